/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-player-form.h"

#include <glib/gi18n.h>

#include "scriba-entry-group.h"
#include "scriba-recruit-list.h"
#include "scriba-score-cell.h"
#include "scriba-score-rows.h"
#include "scriba-score-unknown.h"
#include "scriba-speech.h"
#include "scriba-structure-dialog.h"
#include "scriba-thing-list.h"
#include "scriba-token.h"
#include "scriba-words.h"

#define N_NUMBERS 6
#define MOST_UNKNOWN 3

/* All that is entered for one player. */
struct _ScribaPlayerForm
{
  GtkBox parent_instance;

  ScribaToken *token;
  GtkLabel *name;
  GtkLabel *character;
  GtkBox *header;
  ScribaScoreCell *total;
  GtkLabel *unknown;
  GtkListBox *numbers;
  GtkBox *tiles;
  GtkButton *tile_buttons[BCE_N_FIELDS];
  GtkBox *structures;
  GtkButton *structure_button;
  GtkBox *recruits;

  ScribaScoreField *fields[N_NUMBERS];
  ScribaThingList *tile_list;
  ScribaThingList *structure_list;
  ScribaRecruitList *recruit_lists[BCE_N_FIELDS];
  ScribaEntryGroup *groups[3];

  ScribaScoreSeat seat;
};

G_DEFINE_FINAL_TYPE (ScribaPlayerForm, scriba_player_form, GTK_TYPE_BOX)

static const ScribaScoreEntry entries[N_NUMBERS] = {
  SCRIBA_ENTRY_TRACK, SCRIBA_ENTRY_LICTORS, SCRIBA_ENTRY_LOYALTY,
  SCRIBA_ENTRY_DENARII, SCRIBA_ENTRY_PAIRS, SCRIBA_ENTRY_INFLUENCE,
};

static void
add_tile_cb (ScribaPlayerForm *self,
             GtkButton *button)
{
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    if (button == self->tile_buttons[field])
      scriba_score_add_tile (&self->seat, field);
  scriba_thing_list_focus_last (self->tile_list);
}

static void
chosen_cb (ScribaPlayerForm *self,
           const char *name)
{
  scriba_score_add_structure (&self->seat, name);
  scriba_thing_list_focus_last (self->structure_list);
}

static void
add_structure_cb (ScribaPlayerForm *self)
{
  AdwDialog *dialog = scriba_structure_dialog_new (scriba_owner_box_get_box (self->seat.box));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
scriba_player_form_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_PLAYER_FORM);

  G_OBJECT_CLASS (scriba_player_form_parent_class)->dispose (object);
}

static void
scriba_player_form_class_init (ScribaPlayerFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);

  G_OBJECT_CLASS (klass)->dispose = scriba_player_form_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-player-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, character);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, header);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, unknown);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, numbers);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, tiles);
  gtk_widget_class_bind_template_child_full (widget_class, "political_button", FALSE,
                                             G_STRUCT_OFFSET (ScribaPlayerForm, tile_buttons[BCE_POLITICAL]));
  gtk_widget_class_bind_template_child_full (widget_class, "military_button", FALSE,
                                             G_STRUCT_OFFSET (ScribaPlayerForm, tile_buttons[BCE_MILITARY]));
  gtk_widget_class_bind_template_child_full (widget_class, "social_button", FALSE,
                                             G_STRUCT_OFFSET (ScribaPlayerForm, tile_buttons[BCE_SOCIAL]));
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, structures);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, structure_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerForm, recruits);
  gtk_widget_class_bind_template_callback (widget_class, add_tile_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_structure_cb);
}

static ScribaEntryGroup *
add_group (ScribaPlayerForm *self,
           ScribaScoreKind kind,
           GtkBox *list)
{
  GtkWidget *group;

  g_object_ref (list);
  gtk_box_remove (GTK_BOX (self), GTK_WIDGET (list));
  group = scriba_entry_group_new (kind, GTK_WIDGET (list));
  gtk_box_append (GTK_BOX (self), group);
  g_object_unref (list);
  return SCRIBA_ENTRY_GROUP (group);
}

static void
scriba_player_form_init (ScribaPlayerForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->total = SCRIBA_SCORE_CELL (scriba_score_cell_new (SCRIBA_NUMBER_TOTAL, "total"));
  gtk_box_append (self->header, GTK_WIDGET (self->total));
  for (guint i = 0; i < N_NUMBERS; i++)
    self->fields[i] = scriba_score_rows_add (self->numbers, entries[i]);

  self->tile_list = SCRIBA_THING_LIST (scriba_thing_list_new (SCRIBA_KIND_ALLEGIANCE));
  gtk_box_prepend (self->tiles, GTK_WIDGET (self->tile_list));
  self->structure_list = SCRIBA_THING_LIST (scriba_thing_list_new (SCRIBA_KIND_STRUCTURES));
  gtk_box_prepend (self->structures, GTK_WIDGET (self->structure_list));
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      self->recruit_lists[field] = SCRIBA_RECRUIT_LIST (scriba_recruit_list_new (field));
      gtk_box_append (self->recruits, GTK_WIDGET (self->recruit_lists[field]));
    }

  self->groups[SCRIBA_KIND_ALLEGIANCE] = add_group (self, SCRIBA_KIND_ALLEGIANCE, self->tiles);
  self->groups[SCRIBA_KIND_STRUCTURES] = add_group (self, SCRIBA_KIND_STRUCTURES, self->structures);
  self->groups[SCRIBA_KIND_RECRUITS] = add_group (self, SCRIBA_KIND_RECRUITS, self->recruits);
}

static void
show_unknown (ScribaPlayerForm *self)
{
  g_autofree char *words = scriba_score_unknown_list (&self->seat, FALSE, MOST_UNKNOWN);

  gtk_label_set_label (self->unknown, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->unknown), words != NULL);
}

static void
show_header (ScribaPlayerForm *self)
{
  const BceScoredPlayer *player = scriba_score_seat_get_player (&self->seat);
  BceCharacter character = scriba_draft_get_character (SCRIBA_DRAFT (self->seat.draft), self->seat.player);

  scriba_token_set_character (self->token, character);
  gtk_label_set_label (self->name, player->name);
  gtk_label_set_label (self->character, player->shared ? _("Shared Suitor, cannot win")
                                                       : scriba_words_character (character));
  scriba_score_cell_show (self->total, &self->seat);
  show_unknown (self);
}

static void
show_adding (ScribaPlayerForm *self)
{
  const char *player = scriba_score_seat_get_player (&self->seat)->name;
  /* Translators: adds a structure to a player: “Add a Structure, Anna”. */
  g_autofree char *structure = g_strdup_printf (_("Add a Structure, %s"), player);

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      /* Translators: adds an allegiance tile of a field to a player: “Add a Tile, Political, Anna”. */
      g_autofree char *tile = g_strdup_printf (_("Add a Tile, %1$s, %2$s"), scriba_words_field (field), player);

      scriba_speech_name (GTK_WIDGET (self->tile_buttons[field]), tile);
    }
  scriba_speech_name (GTK_WIDGET (self->structure_button), structure);
}

static void
show_things (ScribaPlayerForm *self)
{
  const BceScoredPlayer *player = scriba_score_seat_get_player (&self->seat);
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < player->allegiance->len; i++)
    g_array_append_val (indices, i);
  scriba_thing_list_show (self->tile_list, &self->seat, indices);

  g_array_set_size (indices, 0);
  for (guint i = 0; i < player->structures->len; i++)
    g_array_append_val (indices, i);
  scriba_thing_list_show (self->structure_list, &self->seat, indices);

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    scriba_recruit_list_show (self->recruit_lists[field], &self->seat);
}

/* The last tie-break is always there, and says when it is needed. */
static void
show_numbers (ScribaPlayerForm *self)
{
  const BceScoring *scoring = scriba_score_draft_get_scoring (self->seat.draft);
  const BceScore *score = scriba_score_draft_get_score (self->seat.draft);

  for (guint i = 0; i < N_NUMBERS; i++)
    {
      GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (self->fields[i]), GTK_TYPE_LIST_BOX_ROW);

      scriba_score_field_show (self->fields[i], &self->seat, 0);
      if (entries[i] == SCRIBA_ENTRY_PAIRS)
        gtk_widget_set_visible (row, scoring->senate == BCE_SENATE_MANUAL);
      if (entries[i] == SCRIBA_ENTRY_INFLUENCE)
        scriba_score_field_set_note (self->fields[i],
                                     scriba_words_influence_note (scoring, score, self->seat.player));
    }
}

/** scriba_player_form_show: shows what is entered for @seat. */
void
scriba_player_form_show (ScribaPlayerForm *self,
                         const ScribaScoreSeat *seat)
{
  g_return_if_fail (SCRIBA_IS_PLAYER_FORM (self));

  self->seat = *seat;
  show_header (self);
  show_numbers (self);
  show_adding (self);
  show_things (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->groups); i++)
    scriba_entry_group_show (self->groups[i], seat);
}
