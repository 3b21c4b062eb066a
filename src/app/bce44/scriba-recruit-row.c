/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-recruit-row.h"

#include <adwaita.h>

#include "scriba-score-field.h"
#include "scriba-words.h"

/* How many recruits of a type a player has; what the box does not know of it is asked here. */
struct _ScribaRecruitRow
{
  GtkListBoxRow parent_instance;

  GtkBox *lines;
  AdwWrapBox *below;

  ScribaScoreField *count;
  ScribaScoreField *authority;
  ScribaScoreField *ambition;
};

G_DEFINE_FINAL_TYPE (ScribaRecruitRow, scriba_recruit_row, GTK_TYPE_LIST_BOX_ROW)

static void
scriba_recruit_row_class_init (ScribaRecruitRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-recruit-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaRecruitRow, lines);
  gtk_widget_class_bind_template_child (widget_class, ScribaRecruitRow, below);
}

static void
scriba_recruit_row_init (ScribaRecruitRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->count = SCRIBA_SCORE_FIELD (scriba_score_field_new (SCRIBA_ENTRY_RECRUITS, GTK_ORIENTATION_HORIZONTAL));
  self->authority = SCRIBA_SCORE_FIELD (scriba_score_field_new (SCRIBA_ENTRY_AUTHORITY, GTK_ORIENTATION_VERTICAL));
  self->ambition = SCRIBA_SCORE_FIELD (scriba_score_field_new (SCRIBA_ENTRY_AMBITION, GTK_ORIENTATION_VERTICAL));
  gtk_box_prepend (self->lines, GTK_WIDGET (self->count));
  adw_wrap_box_append (self->below, GTK_WIDGET (self->authority));
  adw_wrap_box_append (self->below, GTK_WIDGET (self->ambition));
}

/** scriba_recruit_row_new: a row that shows nothing before scriba_recruit_row_show(). */
GtkWidget *
scriba_recruit_row_new (void)
{
  return g_object_new (SCRIBA_TYPE_RECRUIT_ROW, NULL);
}

static gboolean
knows_ambition (const BceRecruit *type)
{
  for (guint i = 0; i < type->n_ambitions; i++)
    if (!type->ambition[i].known)
      return FALSE;
  return type->ambition_known;
}

static void
show_unknown (ScribaScoreField *field,
              const ScribaScoreSeat *seat,
              gboolean known,
              int recruit)
{
  gtk_widget_set_visible (GTK_WIDGET (field), !known && recruit >= 0);
  if (!known && recruit >= 0)
    scriba_score_field_show (field, seat, recruit);
}

/** scriba_recruit_row_show: shows how many of @type, an index into the box's recruits, the player has. */
void
scriba_recruit_row_show (ScribaRecruitRow *self,
                         const ScribaScoreSeat *seat,
                         guint type)
{
  const BceRecruit *recruit = scriba_score_get_type (seat, type);
  g_autofree char *note = scriba_words_recruit_printed (recruit);
  int first = scriba_score_find_of_type (seat, type);

  g_return_if_fail (SCRIBA_IS_RECRUIT_ROW (self));

  scriba_score_field_set_text (self->count, recruit->name);
  scriba_score_field_set_note (self->count, note);
  scriba_score_field_show (self->count, seat, type);
  show_unknown (self->authority, seat, recruit->authority.known, first);
  show_unknown (self->ambition, seat, knows_ambition (recruit), first);
  gtk_widget_set_visible (GTK_WIDGET (self->below),
                          first >= 0 && !(recruit->authority.known && knows_ambition (recruit)));
}
