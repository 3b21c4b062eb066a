/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-soon-list.h"

#include <glib/gi18n.h>

#include "caesar-preview.h"
#include "scriba-space-picture.h"
#include "scriba-speech.h"
#include "scriba-words.h"
#include "words-caesar-preview.h"

typedef struct
{
  GtkWidget *button;
  ScribaSpacePicture *picture;
  GtkLabel *title;
  GtkLabel *text;
} Row;

/**
 * ScribaSoonList:
 *
 * The provinces that one token closes: who would win them as they stand, and what could still turn them.
 *
 * ::space-activated tells that the border space of one was chosen.
 */
struct _ScribaSoonList
{
  GtkBox parent_instance;

  GtkWidget *head;
  Row rows[CAESAR_MAX_PROVINCES];
  guint n_rows;
  gint16 borders[CAESAR_MAX_PROVINCES]; /* of the rows that are seen */
};

G_DEFINE_FINAL_TYPE (ScribaSoonList, scriba_soon_list, GTK_TYPE_BOX)

enum
{
  SPACE_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clicked_cb (ScribaSoonList *self,
            GtkWidget *button)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (self->rows[i].button == button)
      g_signal_emit (self, signals[SPACE_ACTIVATED], 0, self->borders[i]);
}

static GtkLabel *
add_line (GtkWidget *lines,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (lines), label);
  return GTK_LABEL (label);
}

static Row *
get_row (ScribaSoonList *self,
         guint i)
{
  Row *row = &self->rows[i];
  GtkWidget *content;
  GtkWidget *lines;

  if (i < self->n_rows)
    return row;

  content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  row->button = gtk_button_new ();
  row->picture = SCRIBA_SPACE_PICTURE (scriba_space_picture_new ());
  row->title = add_line (lines, "name");
  row->text = add_line (lines, "reason");
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (row->picture));
  gtk_box_append (GTK_BOX (content), lines);
  gtk_button_set_child (GTK_BUTTON (row->button), content);
  gtk_widget_add_css_class (row->button, "flat");
  gtk_widget_add_css_class (row->button, "soon-row");
  g_signal_connect_swapped (row->button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (self), row->button);
  self->n_rows = i + 1;
  return row;
}

static void
show_row (Row *row,
          const CaesarState *state,
          const CaesarBox *box,
          const CaesarSoon *soon,
          const gint16 * const *known)
{
  GString *text = g_string_new (NULL);
  g_autofree char *stands = scriba_words_caesar_soon (state, box, soon);
  g_autofree char *border = scriba_words_border (box, soon->border);
  g_autofree char *title = g_strdup_printf ("%s (%s)", scriba_words_province (box, soon->province), border);
  g_autofree char *name = NULL;

  g_string_append (text, stands);
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      g_autofree char *turning = scriba_words_caesar_turning (state, box, soon, side, known[side]);

      g_string_append_printf (text, "\n%s", turning);
    }
  name = g_strdup_printf ("%s. %s", title, text->str);
  gtk_label_set_label (row->title, title);
  gtk_label_set_label (row->text, text->str);
  scriba_space_picture_set_space (row->picture, &state->borders[soon->border], box->borders[soon->border].symbol, FALSE);
  scriba_speech_name (row->button, name);
  gtk_widget_set_visible (row->button, TRUE);
  g_string_free (text, TRUE);
}

static void
scriba_soon_list_class_init (ScribaSoonListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SPACE_ACTIVATED] =
    g_signal_new ("space-activated", SCRIBA_TYPE_SOON_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "soonlist");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scriba_soon_list_init (ScribaSoonList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "soon-list");
  self->head = gtk_label_new (_("One Space from Closing"));
  gtk_label_set_xalign (GTK_LABEL (self->head), 0);
  gtk_label_set_wrap (GTK_LABEL (self->head), TRUE);
  gtk_widget_add_css_class (self->head, "heading");
  gtk_box_append (GTK_BOX (self), self->head);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("One Space from Closing"), -1);
}

/**
 * scriba_soon_list_show:
 * @state: a game on @box
 * @caesar: of each kind, how many tokens are known to be in Caesar's hand
 * @pompey: so, in Pompey's
 *
 * Shows a state; hidden if no province is one space from closing, or nothing is placed any more.
 */
void
scriba_soon_list_show (ScribaSoonList *self,
                       const CaesarState *state,
                       const CaesarBox *box,
                       const gint16 caesar[CAESAR_MAX_KINDS],
                       const gint16 pompey[CAESAR_MAX_KINDS])
{
  const gint16 *known[CAESAR_N_SIDES] = { caesar, pompey };
  CaesarSoon soon[CAESAR_MAX_PROVINCES];
  guint n = 0;

  g_return_if_fail (SCRIBA_IS_SOON_LIST (self));

  if (state->stage == CAESAR_STAGE_PLAY)
    n = caesar_preview_soon (state, box, soon);
  for (guint i = 0; i < n; i++)
    {
      self->borders[i] = soon[i].border;
      show_row (get_row (self, i), state, box, &soon[i], known);
    }
  for (guint i = n; i < self->n_rows; i++)
    gtk_widget_set_visible (self->rows[i].button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}
