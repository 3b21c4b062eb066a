/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-component-dialog.h"

#include "caesar-game.h"
#include "scriba-announce.h"
#include "scriba-component-rows.h"
#include "scriba-dialog-frame.h"
#include "scriba-group.h"
#include "scriba-words.h"

/**
 * ScribaComponentDialog:
 *
 * The numbers of pieces, a kind of tokens or a border space of the owner's box, to be corrected. What cannot be is told above it until it is
 * corrected too; what is in the box stays meanwhile, also when the dialog is closed.
 *
 * Accessibility: why something is not kept is announced.
 */
struct _ScribaComponentDialog
{
  AdwDialog parent_instance;

  ScribaComponentRows rows;
  ScribaComponentPart part;
  guint index;
  AdwBanner *banner;
  AdwPreferencesGroup *group;
};

G_DEFINE_FINAL_TYPE (ScribaComponentDialog, scriba_component_dialog, ADW_TYPE_DIALOG)

static void
tell (const char *reason,
      gpointer data)
{
  ScribaComponentDialog *self = data;

  if (reason != NULL)
    {
      adw_banner_set_title (self->banner, reason);
      scriba_announce (GTK_WIDGET (self), reason);
    }
  adw_banner_set_revealed (self->banner, reason != NULL);
}

/* The component is named as it is in the box. */
static void
show_name (ScribaComponentDialog *self)
{
  g_autofree char *name = scriba_component_part_name (caesar_owner_box_get_box (self->rows.owner), self->part, self->index);
  g_autofree char *escaped = g_markup_escape_text (name, -1);

  if (self->part != SCRIBA_COMPONENT_COUNTS)
    adw_preferences_group_set_title (self->group, escaped);
}

static void
changed_cb (ScribaComponentDialog *self)
{
  /* Undoing an import can take it away. */
  if (self->index >= scriba_component_part_count (caesar_owner_box_get_box (self->rows.owner), self->part))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }

  tell (NULL, self);
  show_name (self);
  scriba_component_rows_show (&self->rows);
}

static void
add_rows (ScribaComponentDialog *self)
{
  ScribaComponentNumber numbers[SCRIBA_MOST_COMPONENT_NUMBERS];
  guint n = scriba_component_part_list_numbers (self->part, self->index, numbers);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = scriba_component_row_new (&self->rows, numbers[i].value, numbers[i].index);

      scriba_group_wrap_title (row);
      adw_preferences_group_add (self->group, row);
    }
}

static void
scriba_component_dialog_dispose (GObject *object)
{
  scriba_component_rows_clear (&SCRIBA_COMPONENT_DIALOG (object)->rows);

  G_OBJECT_CLASS (scriba_component_dialog_parent_class)->dispose (object);
}

static void
scriba_component_dialog_class_init (ScribaComponentDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scriba_component_dialog_dispose;
}

static void
scriba_component_dialog_init (ScribaComponentDialog *self)
{
}

static void
fill (ScribaComponentDialog *self)
{
  const char *title = scriba_component_part_title (self->part);
  GtkWidget *group = scriba_group_new ();
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->group = ADW_PREFERENCES_GROUP (group);
  add_rows (self);
  self->banner = ADW_BANNER (adw_banner_new (""));
  adw_banner_set_use_markup (self->banner, FALSE);
  gtk_widget_set_margin_top (group, 12);
  gtk_widget_set_margin_bottom (group, 24);
  gtk_widget_set_margin_start (group, 12);
  gtk_widget_set_margin_end (group, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), group);
  gtk_widget_set_vexpand (window, TRUE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->banner));
  gtk_box_append (GTK_BOX (column), window);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_dialog_set_child (ADW_DIALOG (self), scriba_dialog_frame_new (title, column));
}

/**
 * scriba_component_dialog_new:
 * @owner: the owner's box of Caesar!
 * @part: what of it
 * @index: a place in that list; 0 for what is no list
 *
 * Returns: a dialog that corrects what is there
 */
AdwDialog *
scriba_component_dialog_new (ScribaOwnerBox *owner,
                             ScribaComponentPart part,
                             guint index)
{
  ScribaComponentDialog *self = g_object_new (SCRIBA_TYPE_COMPONENT_DIALOG, "content-width", 440, NULL);

  self->part = part;
  self->index = index;
  scriba_component_rows_init (&self->rows, owner, tell, self);
  fill (self);
  g_signal_connect_object (owner, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return ADW_DIALOG (self);
}
