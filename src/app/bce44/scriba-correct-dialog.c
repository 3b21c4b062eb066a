/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-correct-dialog.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "scriba-correct-rows.h"
#include "scriba-name.h"
#include "scriba-words.h"

struct _ScribaCorrectDialog
{
  AdwDialog parent_instance;

  ScribaTable *table;
  ScribaCorrectRows rows;
  GPtrArray *groups; /* (unowned elements): what is made anew for another player */

  AdwBanner *refusal;
  AdwPreferencesPage *page;
  AdwComboRow *player;
};

G_DEFINE_FINAL_TYPE (ScribaCorrectDialog, scriba_correct_dialog, ADW_TYPE_DIALOG)

static guint
get_seat (ScribaCorrectDialog *self)
{
  guint seat = adw_combo_row_get_selected (self->player);

  return seat == GTK_INVALID_LIST_POSITION ? 0 : seat;
}

static gboolean
record (BceEntryKind kind,
        gconstpointer args,
        gpointer user_data)
{
  ScribaCorrectDialog *self = user_data;
  ScribaVerdict verdict;
  gboolean recorded = scriba_table_dispatch (self->table, kind, args, &verdict);

  if (!recorded)
    {
      g_autofree char *reason = verdict.kind == SCRIBA_IMPOSSIBLE
        ? scriba_words_entry_verdict (scriba_table_get_state (self->table), scriba_table_get_box (self->table), kind, &verdict)
        : g_strdup (_("Nothing new is recorded until the game can be saved again."));

      adw_banner_set_title (self->refusal, reason);
      gtk_accessible_announce (GTK_ACCESSIBLE (self), reason, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    }
  adw_banner_set_revealed (self->refusal, !recorded);
  return recorded;
}

static AdwPreferencesGroup *
add_group (ScribaCorrectDialog *self,
           const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (self->page, group);
  g_ptr_array_add (self->groups, group);
  return group;
}

static AdwExpanderRow *
add_expander (AdwPreferencesGroup *group,
              const char *title)
{
  GtkWidget *expander = adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), title);
  adw_preferences_group_add (group, expander);
  return ADW_EXPANDER_ROW (expander);
}

static void
add_number (ScribaCorrectDialog *self,
            AdwPreferencesGroup *group,
            BceCorrectKind what)
{
  adw_preferences_group_add (group, scriba_correct_row_new_number (&self->rows, scriba_words_correct_kind (what), what,
                                                                   get_seat (self), 0));
}

/* This player */

static void
add_cards (ScribaCorrectDialog *self,
           AdwPreferencesGroup *group,
           BceCorrectKind what)
{
  const BceState *state = scriba_table_get_state (self->table);
  g_autofree char *title = g_strdup_printf (_("Cards: %s"), scriba_words_correct_kind (what));
  AdwExpanderRow *expander = add_expander (group, title);

  for (guint recruit = 0; recruit < (guint) state->n_recruits; recruit++)
    {
      g_autofree char *name = scriba_words_recruit (scriba_table_get_box (self->table), recruit);

      if (bce_count_pile_start (state, recruit) > 0)
        adw_expander_row_add_row (expander, scriba_correct_row_new_number (&self->rows, name, what, get_seat (self),
                                                                           recruit));
    }
}

static void
add_cubes (ScribaCorrectDialog *self,
           AdwPreferencesGroup *group)
{
  for (guint type = 0; type < BCE_N_CUBES; type++)
    adw_preferences_group_add (group, scriba_correct_row_new_number (&self->rows, scriba_words_thing (type),
                                                                     BCE_CORRECT_CUBES, get_seat (self), type));
}

static void
add_loyalty (ScribaCorrectDialog *self,
             AdwPreferencesGroup *group)
{
  AdwExpanderRow *expander = add_expander (group, scriba_words_thing (BCE_THING_LOYALTY));

  for (BceCorrectKind what = BCE_CORRECT_LOYALTY; what <= BCE_CORRECT_LOYALTY_RETURNED; what++)
    adw_expander_row_add_row (expander, scriba_correct_row_new_number (&self->rows, scriba_words_correct_kind (what), what,
                                                                       get_seat (self), 0));
}

static void
add_player (ScribaCorrectDialog *self)
{
  const BceState *state = scriba_table_get_state (self->table);
  AdwPreferencesGroup *group = add_group (self, _("This Player"));

  add_number (self, group, BCE_CORRECT_TRACK);
  if (state->settings.denarii)
    add_number (self, group, BCE_CORRECT_DENARII);
  if (state->settings.cubes)
    add_cubes (self, group);
  adw_preferences_group_add (group, scriba_correct_row_new_flag (&self->rows, scriba_words_correct_kind (BCE_CORRECT_PASSED),
                                                                 BCE_CORRECT_PASSED, get_seat (self), 0));
  add_number (self, group, BCE_CORRECT_LIMIT);
  add_number (self, group, BCE_CORRECT_HIDDEN);
  add_loyalty (self, group);
  for (BceCorrectKind what = BCE_CORRECT_ENLISTED; what <= BCE_CORRECT_DISCARDED; what++)
    add_cards (self, group, what);
}

static void
name_cb (ScribaCorrectDialog *self,
         AdwEntryRow *entry)
{
  g_autofree char *name = scriba_name_clean (gtk_editable_get_text (GTK_EDITABLE (entry)));
  BceRename rename = { .seat = get_seat (self), .character = -1 };
  ScribaNameProblem problem = scriba_name_check (name, NULL);

  if (problem != SCRIBA_NAME_GOOD)
    {
      adw_banner_set_title (self->refusal, scriba_name_explain (problem));
      adw_banner_set_revealed (self->refusal, TRUE);
      return;
    }

  g_strlcpy (rename.name, name, sizeof rename.name);
  record (BCE_ENTRY_NAME, &rename, self);
}

static void
character_cb (ScribaCorrectDialog *self,
              GParamSpec *pspec,
              AdwComboRow *row)
{
  const BceRename rename = { .seat = get_seat (self), .character = adw_combo_row_get_selected (row) };

  record (BCE_ENTRY_NAME, &rename, self);
}

static void
add_name (ScribaCorrectDialog *self)
{
  const BcePlayer *player = &scriba_table_get_state (self->table)->players[get_seat (self)];
  AdwPreferencesGroup *group = add_group (self, _("Name and Character"));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *entry = adw_entry_row_new ();
  GtkWidget *character = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), _("Name"));
  gtk_editable_set_text (GTK_EDITABLE (entry), player->name);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (entry), TRUE);
  g_signal_connect_object (entry, "apply", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);

  for (guint i = 0; i < BCE_N_CHARACTERS; i++)
    gtk_string_list_append (names, scriba_words_character (i));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (character), _("Character"));
  adw_combo_row_set_model (ADW_COMBO_ROW (character), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (character), player->character);
  g_signal_connect_data (character, "notify::selected", G_CALLBACK (character_cb), self, NULL, G_CONNECT_SWAPPED);

  adw_preferences_group_add (group, entry);
  adw_preferences_group_add (group, character);
}

/* Pieces */

static void
add_architects (ScribaCorrectDialog *self,
                AdwPreferencesGroup *group)
{
  const BceState *state = scriba_table_get_state (self->table);
  const BceBox *box = scriba_table_get_box (self->table);
  AdwExpanderRow *expander = add_expander (group, _("Architects of this player"));

  for (guint i = 0; i < state->n_structures; i++)
    {
      g_autofree char *name = scriba_words_site (box, i, BCE_NONE);

      if (state->structures[i].era > 0)
        adw_expander_row_add_row (expander, scriba_correct_row_new_number (&self->rows, name, BCE_CORRECT_STRUCTURE,
                                                                           get_seat (self), i));
    }
  for (guint i = 0; i < state->n_statues; i++)
    {
      g_autofree char *name = scriba_words_site (box, BCE_NONE, i);

      if (state->statues[i].era > 0)
        adw_expander_row_add_row (expander, scriba_correct_row_new_number (&self->rows, name, BCE_CORRECT_STATUE,
                                                                           get_seat (self), i));
    }
}

static void
add_pieces (ScribaCorrectDialog *self)
{
  const BceState *state = scriba_table_get_state (self->table);
  const BceBox *box = scriba_table_get_box (self->table);
  AdwPreferencesGroup *group = add_group (self, _("Pieces"));
  AdwExpanderRow *piles, *eras, *statues;

  add_architects (self, group);
  piles = add_expander (group, scriba_words_correct_kind (BCE_CORRECT_PILE));
  for (guint recruit = 0; recruit < (guint) state->n_recruits; recruit++)
    {
      g_autofree char *name = scriba_words_recruit (box, recruit);

      if (bce_count_pile_start (state, recruit) > 0)
        adw_expander_row_add_row (piles, scriba_correct_row_new_number (&self->rows, name, BCE_CORRECT_PILE, 0, recruit));
    }

  eras = add_expander (group, _("Era of a structure, 0 is out of play"));
  for (guint i = 0; i < state->n_structures; i++)
    {
      g_autofree char *name = scriba_words_site (box, i, BCE_NONE);

      adw_expander_row_add_row (eras, scriba_correct_row_new_number (&self->rows, name, BCE_CORRECT_STRUCTURE_ERA, 0, i));
    }

  statues = add_expander (group, _("Statues in play"));
  for (guint i = 0; i < state->n_statues; i++)
    {
      g_autofree char *name = scriba_words_site (box, BCE_NONE, i);

      adw_expander_row_add_row (statues, scriba_correct_row_new_flag (&self->rows, name, BCE_CORRECT_STATUE_IN_PLAY, 0, i));
    }
  add_number (self, group, BCE_CORRECT_SUBSTITUTES);
}

/* The table */

static void
add_seat_choice (ScribaCorrectDialog *self,
                 AdwPreferencesGroup *group,
                 const char *title,
                 BceCorrectKind what,
                 guint index,
                 int first)
{
  const BceState *state = scriba_table_get_state (self->table);
  const char *choices[BCE_MAX_SEATS + 2];
  guint n = 0;

  /* The Imperium Maius is somebody. */
  if (what != BCE_CORRECT_IM)
    choices[n++] = C_("correction", "Nobody");
  for (guint seat = 0; seat < state->n_seats; seat++)
    choices[n++] = state->players[seat].name;
  choices[n] = NULL;
  adw_preferences_group_add (group, scriba_correct_row_new_choice (&self->rows, title, what, index, choices, first));
}

/* What went to a Collegium is told to nobody, unless the table plays with an open one (rules, section 3). */
static void
add_tiles (ScribaCorrectDialog *self,
           AdwPreferencesGroup *group)
{
  const BceState *state = scriba_table_get_state (self->table);
  guint last = (guint) state->year * BCE_N_FIELDS;
  guint first = (bce_state_first_open_year (state) - 1) * BCE_N_FIELDS;

  for (guint tile = first; tile < last; tile++)
    {
      /* Translators: an allegiance tile: the year in which it was awarded, and its field inside a sentence. */
      g_autofree char *title = g_strdup_printf (_("Tile of year %1$u, %2$s"), tile / BCE_N_FIELDS + 1,
                                                scriba_words_field_inside (tile % BCE_N_FIELDS));

      add_seat_choice (self, group, title, BCE_CORRECT_TILE, tile, 0);
    }
}

static void
add_senate (ScribaCorrectDialog *self,
            AdwPreferencesGroup *group)
{
  const BceState *state = scriba_table_get_state (self->table);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;

  g_strv_builder_add (names, C_("correction", "None"));
  for (guint i = 0; i < (guint) state->n_senate; i++)
    g_strv_builder_take (names, scriba_words_component (scriba_table_get_box (self->table), BCE_BOX_SENATE, i));
  choices = g_strv_builder_end (names);
  adw_preferences_group_add (group, scriba_correct_row_new_choice (&self->rows,
                                                                   scriba_words_correct_kind (BCE_CORRECT_SENATE),
                                                                   BCE_CORRECT_SENATE, 0,
                                                                   (const char * const *) choices, BCE_NONE));
}

static void
add_table (ScribaCorrectDialog *self)
{
  AdwPreferencesGroup *group = add_group (self, _("Table"));
  const char *stages[BCE_N_STAGES + 1] = { NULL };

  for (guint stage = 0; stage < BCE_N_STAGES; stage++)
    stages[stage] = scriba_words_stage (stage);
  adw_preferences_group_add (group, scriba_correct_row_new_choice (&self->rows, scriba_words_correct_kind (BCE_CORRECT_STAGE),
                                                                   BCE_CORRECT_STAGE, 0, stages, 0));
  add_number (self, group, BCE_CORRECT_YEAR);
  add_seat_choice (self, group, scriba_words_correct_kind (BCE_CORRECT_TURN), BCE_CORRECT_TURN, 0, BCE_NOBODY);
  add_seat_choice (self, group, scriba_words_correct_kind (BCE_CORRECT_IM), BCE_CORRECT_IM, 0, 0);
  add_seat_choice (self, group, scriba_words_correct_kind (BCE_CORRECT_NEXT_IM), BCE_CORRECT_NEXT_IM, 0, BCE_NOBODY);
  add_senate (self, group);
  add_tiles (self, group);
}

static void
add_rulings (ScribaCorrectDialog *self)
{
  const BceSettings *settings = &scriba_table_get_state (self->table)->settings;
  const gboolean set[] = {
    settings->denarii, settings->cubes, settings->open_collegium,
    settings->build_early, settings->per_architect, settings->loyalty_to_supply,
  };
  AdwPreferencesGroup *group = add_group (self, _("Rulings, From Here On"));

  for (guint what = 0; what < G_N_ELEMENTS (set); what++)
    adw_preferences_group_add (group, scriba_correct_row_new_ruling (&self->rows, what, set[what]));
}

static void
stop (ScribaCorrectDialog *self,
      gboolean scored)
{
  const BceStop args = { .scored = scored };

  if (record (BCE_ENTRY_STOP, &args, self))
    adw_dialog_close (ADW_DIALOG (self));
}

static void
score_cb (ScribaCorrectDialog *self)
{
  stop (self, TRUE);
}

static void
leave_cb (ScribaCorrectDialog *self)
{
  stop (self, FALSE);
}

static void
add_stop (ScribaCorrectDialog *self)
{
  BceStage stage = scriba_table_get_state (self->table)->stage;
  AdwPreferencesGroup *group;
  GtkWidget *score, *leave;

  if (stage <= BCE_STAGE_SETUP || stage >= BCE_STAGE_SCORING)
    return;

  group = add_group (self, _("Stop Here"));
  score = adw_button_row_new ();
  leave = adw_button_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (score), _("Score It as It Stands"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (leave), _("Leave It Unfinished"));
  g_signal_connect_object (score, "activated", G_CALLBACK (score_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (leave, "activated", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, score);
  adw_preferences_group_add (group, leave);
}

static void
fill (ScribaCorrectDialog *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, g_ptr_array_index (self->groups, i));
  g_ptr_array_set_size (self->groups, 0);

  add_player (self);
  add_pieces (self);
  add_table (self);
  add_name (self);
  add_rulings (self);
  add_stop (self);
}

static void
player_cb (ScribaCorrectDialog *self)
{
  if (self->table != NULL)
    fill (self);
}

static void
scriba_correct_dialog_dispose (GObject *object)
{
  ScribaCorrectDialog *self = SCRIBA_CORRECT_DIALOG (object);

  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (scriba_correct_dialog_parent_class)->dispose (object);
}

static void
scriba_correct_dialog_class_init (ScribaCorrectDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_correct_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-correct-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCorrectDialog, refusal);
  gtk_widget_class_bind_template_child (widget_class, ScribaCorrectDialog, page);
  gtk_widget_class_bind_template_child (widget_class, ScribaCorrectDialog, player);
  gtk_widget_class_bind_template_callback (widget_class, player_cb);
}

static void
scriba_correct_dialog_init (ScribaCorrectDialog *self)
{
  self->groups = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_correct_dialog_present: shows every tracked number of a game, first of whose turn it is. */
void
scriba_correct_dialog_present (GtkWidget *page,
                               ScribaTable *table)
{
  ScribaCorrectDialog *self = g_object_new (SCRIBA_TYPE_CORRECT_DIALOG, NULL);
  const BceState *state = scriba_table_get_state (table);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint seat = 0; seat < state->n_seats; seat++)
    gtk_string_list_append (names, state->players[seat].name);
  adw_combo_row_set_model (self->player, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->player, MAX (0, state->turn));

  self->table = g_object_ref (table);
  self->rows = (ScribaCorrectRows) { .table = table, .record = record, .user_data = self };
  fill (self);
  adw_dialog_present (ADW_DIALOG (self), page);
}
