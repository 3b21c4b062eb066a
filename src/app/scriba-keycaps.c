/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-keycaps.h"

#include <glib/gi18n.h>

/* Between the first and the last key of a range, as in "0...9". */
#define RANGE "..."

/* One accelerator with its modifiers; a second one goes on a line of its own. */
#define LINE_LENGTH 140

static const GdkModifierType modifiers[] = {
  GDK_CONTROL_MASK,
  GDK_SHIFT_MASK,
  GDK_ALT_MASK,
};

/* The toolkit has a word in each language for every other key. */
static char *
get_label (guint key,
           GdkModifierType state)
{
  if (key == GDK_KEY_Menu && state == 0)
    /* Translators: a key, as it is called on keyboards. */
    return g_strdup (C_("key", "Menu"));
  return gtk_accelerator_get_label (key, state);
}

static char *
key_label (const char *accel)
{
  guint key;
  GdkModifierType state;

  gtk_accelerator_parse (accel, &key, &state);
  return get_label (key, state);
}

static void
append_cap (GtkWidget *box,
            const char *text)
{
  GtkWidget *cap = gtk_label_new (text);

  gtk_widget_add_css_class (cap, "keycap");
  gtk_box_append (GTK_BOX (box), cap);
}

static void
append_between (GtkWidget *box,
                const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim");
  gtk_box_append (GTK_BOX (box), label);
}

static void
append_accel (GtkWidget *box,
              const char *accel)
{
  g_auto (GStrv) ends = g_strsplit (accel, RANGE, 2);

  for (guint end = 0; ends[end] != NULL; end++)
    {
      g_autofree char *label = NULL;
      guint key;
      GdkModifierType state;

      gtk_accelerator_parse (ends[end], &key, &state);
      if (end > 0)
        append_between (box, "…");
      for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
        if ((state & modifiers[i]) != 0)
          {
            g_autofree char *modifier = gtk_accelerator_get_label (0, modifiers[i]);

            append_cap (box, modifier);
            append_between (box, "+");
          }
      label = get_label (key, 0);
      append_cap (box, label);
    }
}

/**
 * scriba_keycaps_new:
 * @accels: (array zero-terminated=1): accelerators, or ranges of them such as "0...9"
 *
 * Returns: a picture of the keys, which has no name of its own: see scriba_keycaps_to_text()
 */
GtkWidget *
scriba_keycaps_new (const char * const *accels)
{
  GtkWidget *box = g_object_new (ADW_TYPE_WRAP_BOX,
                                 "child-spacing", 10,
                                 "line-spacing", 6,
                                 "align", 1.0f,
                                 "natural-line-length", LINE_LENGTH,
                                 "valign", GTK_ALIGN_CENTER,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                 NULL);

  for (guint i = 0; accels[i] != NULL; i++)
    {
      /* The style of keys belongs to this name. */
      GtkWidget *accel = g_object_new (GTK_TYPE_BOX,
                                       "css-name", "shortcut",
                                       "spacing", 1,
                                       NULL);

      append_accel (accel, accels[i]);
      adw_wrap_box_append (ADW_WRAP_BOX (box), accel);
    }
  return box;
}

/**
 * scriba_keycaps_to_text:
 * @accels: (array zero-terminated=1): accelerators, or ranges of them such as "0...9"
 *
 * Returns: (transfer full): the keys in words: "Ctrl+Shift+Z, Ctrl+Y"
 */
char *
scriba_keycaps_to_text (const char * const *accels)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (guint i = 0; accels[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (accels[i], RANGE, 2);
      g_autofree char *first = key_label (ends[0]);
      g_autofree char *last = ends[1] != NULL ? key_label (ends[1]) : NULL;

      g_strv_builder_take (texts, last != NULL ? g_strconcat (first, "…", last, NULL) : g_strdup (first));
    }
  parts = g_strv_builder_end (texts);
  return g_strjoinv (", ", parts);
}
