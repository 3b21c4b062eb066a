/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-draft-row.h"

#include <glib/gi18n.h>

#include "scriba-window.h"

/* One draft in the library. */
struct _ScribaDraftRow
{
  AdwActionRow parent_instance;

  ScribaDraft *draft;
};

G_DEFINE_FINAL_TYPE (ScribaDraftRow, scriba_draft_row, ADW_TYPE_ACTION_ROW)

static char *
join_names (ScribaDraft *draft)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (SCRIBA_IS_SCORE_DRAFT (draft))
    {
      const BceScoring *scoring = scriba_score_draft_get_scoring (SCRIBA_SCORE_DRAFT (draft));

      for (guint i = 0; i < scoring->n_players; i++)
        g_strv_builder_add (builder, scoring->players[i].name);
    }
  else
    {
      const BceBoards *boards = scriba_resolve_draft_get_boards (SCRIBA_RESOLVE_DRAFT (draft));

      for (guint i = 0; i < boards->n_seats; i++)
        g_strv_builder_add (builder, boards->names[i]);
    }
  names = g_strv_builder_end (builder);
  return g_strjoinv (", ", names);
}

static void
update (ScribaDraftRow *self)
{
  g_autofree char *names = join_names (self->draft);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 SCRIBA_IS_SCORE_DRAFT (self->draft) ? _("Score a Finished Game") : _("Resolve a Year"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), names);
}

static void
restore_cb (ScribaDraft *draft)
{
  scriba_drafts_restore (scriba_application_get_drafts (scriba_application_get ()), draft);
}

static void
remove_cb (ScribaDraftRow *self)
{
  ScribaWindow *window = SCRIBA_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  AdwToast *toast = adw_toast_new (_("Removed"));

  adw_toast_set_button_label (toast, _("Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (restore_cb), g_object_ref (self->draft),
                         (GClosureNotify) (void (*) (void)) g_object_unref, G_CONNECT_SWAPPED);
  scriba_drafts_remove (scriba_application_get_drafts (scriba_application_get ()), self->draft);
  scriba_window_toast (window, toast);
}

static void
scriba_draft_row_finalize (GObject *object)
{
  g_clear_object (&SCRIBA_DRAFT_ROW (object)->draft);

  G_OBJECT_CLASS (scriba_draft_row_parent_class)->finalize (object);
}

static void
scriba_draft_row_class_init (ScribaDraftRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_draft_row_finalize;
}

static void
scriba_draft_row_init (ScribaDraftRow *self)
{
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);

  gtk_widget_set_tooltip_text (remove, _("Remove"));
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  g_signal_connect_swapped (remove, "clicked", G_CALLBACK (remove_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), remove);
}

/** scriba_draft_row_new: a row for @draft. */
GtkWidget *
scriba_draft_row_new (ScribaDraft *draft)
{
  ScribaDraftRow *self = g_object_new (SCRIBA_TYPE_DRAFT_ROW, NULL);

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/** scriba_draft_row_get_draft: the draft of the row. */
ScribaDraft *
scriba_draft_row_get_draft (ScribaDraftRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFT_ROW (self), NULL);

  return self->draft;
}
