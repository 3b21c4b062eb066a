/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-recruit-list.h"

#include <glib/gi18n.h>

#include "scriba-field-icon.h"
#include "scriba-recruit-row.h"
#include "scriba-score-cell.h"
#include "scriba-speech.h"
#include "scriba-thing-list.h"
#include "scriba-words.h"

/* The recruits of one field that a player has: by their types in the box, and others one by one. */
struct _ScribaRecruitList
{
  GtkBox parent_instance;

  GtkImage *image;
  GtkLabel *title;
  GtkBox *header;
  ScribaScoreCell *total;
  GtkListBox *types;
  GtkButton *add_button;
  ScribaThingList *others;

  BceField field;
  ScribaScoreSeat seat;
};

G_DEFINE_FINAL_TYPE (ScribaRecruitList, scriba_recruit_list, GTK_TYPE_BOX)

static void
add_cb (ScribaRecruitList *self)
{
  scriba_score_add_recruit (&self->seat, self->field);
  scriba_thing_list_focus_last (self->others);
}

static void
scriba_recruit_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_RECRUIT_LIST);

  G_OBJECT_CLASS (scriba_recruit_list_parent_class)->dispose (object);
}

static void
scriba_recruit_list_class_init (ScribaRecruitListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_recruit_list_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-recruit-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaRecruitList, image);
  gtk_widget_class_bind_template_child (widget_class, ScribaRecruitList, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaRecruitList, header);
  gtk_widget_class_bind_template_child (widget_class, ScribaRecruitList, types);
  gtk_widget_class_bind_template_child (widget_class, ScribaRecruitList, add_button);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
}

static void
scriba_recruit_list_init (ScribaRecruitList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->others = SCRIBA_THING_LIST (scriba_thing_list_new (SCRIBA_KIND_RECRUITS));
  gtk_box_insert_child_after (GTK_BOX (self), GTK_WIDGET (self->others), GTK_WIDGET (self->types));
}

/** scriba_recruit_list_new: the list of @field. */
GtkWidget *
scriba_recruit_list_new (BceField field)
{
  ScribaRecruitList *self = g_object_new (SCRIBA_TYPE_RECRUIT_LIST, NULL);

  self->field = field;
  self->total = SCRIBA_SCORE_CELL (scriba_score_cell_new (SCRIBA_NUMBER_FIELD + field, "resource"));
  gtk_box_append (self->header, GTK_WIDGET (self->total));
  scriba_field_icon_set (self->image, field);
  gtk_label_set_label (self->title, scriba_words_field (field));
  return GTK_WIDGET (self);
}

static gboolean
is_listed (const BceRecruit *type,
           BceField field)
{
  return type != NULL && type->field == (gint8) field && type->name != NULL;
}

static void
show_types (ScribaRecruitList *self)
{
  const BceBox *box = scriba_owner_box_get_box (self->seat.box);
  GtkListBoxRow *row;
  int n_rows = 0;

  for (guint type = 0; type < box->recruits->len; type++)
    {
      if (!is_listed (scriba_score_get_type (&self->seat, type), self->field))
        continue;

      row = gtk_list_box_get_row_at_index (self->types, n_rows++);
      if (row == NULL)
        {
          row = GTK_LIST_BOX_ROW (scriba_recruit_row_new ());
          gtk_list_box_append (self->types, GTK_WIDGET (row));
        }
      scriba_recruit_row_show (SCRIBA_RECRUIT_ROW (row), &self->seat, type);
    }
  while ((row = gtk_list_box_get_row_at_index (self->types, n_rows)) != NULL)
    gtk_list_box_remove (self->types, GTK_WIDGET (row));
  gtk_widget_set_visible (GTK_WIDGET (self->types), n_rows > 0);
}

static void
show_others (ScribaRecruitList *self)
{
  const BceBox *box = scriba_owner_box_get_box (self->seat.box);
  const BceScoredPlayer *player = scriba_score_seat_get_player (&self->seat);
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < player->recruits->len; i++)
    {
      const char *id = scriba_score_draft_get_recruit_type (self->seat.draft, self->seat.player, i);
      const BceRecruit *type = id != NULL ? bce_box_find (box, BCE_BOX_RECRUITS, id) : NULL;

      if (g_array_index (player->recruits, BceScoredRecruit, i).field == (gint8) self->field &&
          !is_listed (type, self->field))
        g_array_append_val (others, i);
    }
  scriba_thing_list_show (self->others, &self->seat, others);
}

/** scriba_recruit_list_show: shows the recruits of @seat. */
void
scriba_recruit_list_show (ScribaRecruitList *self,
                          const ScribaScoreSeat *seat)
{
  g_autofree char *add = NULL;

  g_return_if_fail (SCRIBA_IS_RECRUIT_LIST (self));

  self->seat = *seat;
  scriba_score_cell_show (self->total, seat);
  show_types (self);
  show_others (self);

  /* Translators: adds a recruit that the box does not name: “Other Recruit, Political, Anna”. */
  add = g_strdup_printf (_("Other Recruit, %1$s, %2$s"), scriba_words_field (self->field),
                         scriba_score_seat_get_player (seat)->name);
  scriba_speech_name (GTK_WIDGET (self->add_button), add);
}
