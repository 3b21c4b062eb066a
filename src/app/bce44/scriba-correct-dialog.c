/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-correct-dialog.h"

#include <glib/gi18n.h>

#include "bce-correct.h"
#include "bce-game.h"
#include "scriba-correct-rows.h"
#include "scriba-group.h"
#include "scriba-heading.h"
#include "scriba-name.h"
#include "scriba-refusal.h"
#include "scriba-speech.h"
#include "scriba-words.h"

struct _ScribaCorrectDialog
{
  AdwDialog parent_instance;

  ScribaCorrectRows rows;
  AdwExpanderRow *loyalty;
  AdwExpanderRow *played;
  AdwExpanderRow *discarded;
  AdwEntryRow *name;
  char *shown_name;
  AdwComboRow *character;
  GtkWidget *stop;
  GtkWidget *score;
  GtkWidget *leave;

  ScribaRefusal *refusal;
  AdwPreferencesPage *page;
  AdwComboRow *player;
};

G_DEFINE_FINAL_TYPE (ScribaCorrectDialog, scriba_correct_dialog, ADW_TYPE_DIALOG)

static void show (ScribaCorrectDialog *self);

static guint
get_seat (ScribaCorrectDialog *self)
{
  return self->rows.seat;
}

static gboolean
record (BceEntryKind kind,
        gconstpointer args,
        gpointer user_data)
{
  ScribaCorrectDialog *self = user_data;

  return scriba_refusal_dispatch (self->refusal, kind, args);
}

static AdwPreferencesGroup *
add_group (ScribaCorrectDialog *self,
           const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (self->page, group);
  return group;
}

static AdwExpanderRow *
add_expander (AdwPreferencesGroup *group,
              const char *title)
{
  GtkWidget *expander = adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), title);
  scriba_speech_let_press (expander);
  adw_preferences_group_add (group, expander);
  return ADW_EXPANDER_ROW (expander);
}

static void
add_number (ScribaCorrectDialog *self,
            AdwPreferencesGroup *group,
            BceCorrectKind what)
{
  adw_preferences_group_add (group, scriba_correct_row_new_number (&self->rows, what, 0));
}

static AdwExpanderRow *
add_numbers (ScribaCorrectDialog *self,
             AdwPreferencesGroup *group,
             const char *title,
             BceCorrectKind what,
             guint n)
{
  AdwExpanderRow *expander = add_expander (group, title);

  for (guint index = 0; index < n; index++)
    adw_expander_row_add_row (expander, scriba_correct_row_new_number (&self->rows, what, index));
  return expander;
}

/* This player */

static AdwExpanderRow *
add_cards (ScribaCorrectDialog *self,
           AdwPreferencesGroup *group,
           BceCorrectKind what)
{
  g_autofree char *title = g_strdup_printf (_("Cards: %s"), scriba_words_correct_kind (what));

  return add_numbers (self, group, title, what, bce_table_get_state (self->rows.table)->n_recruits);
}

static void
add_player (ScribaCorrectDialog *self)
{
  AdwPreferencesGroup *group = add_group (self, _("This Player"));

  add_number (self, group, BCE_CORRECT_TRACK);
  add_number (self, group, BCE_CORRECT_DENARII);
  for (guint type = 0; type < BCE_N_CUBES; type++)
    adw_preferences_group_add (group, scriba_correct_row_new_number (&self->rows, BCE_CORRECT_CUBES, type));
  adw_preferences_group_add (group, scriba_correct_row_new_flag (&self->rows, BCE_CORRECT_PASSED, 0));
  add_number (self, group, BCE_CORRECT_LIMIT);
  add_number (self, group, BCE_CORRECT_HIDDEN);

  self->loyalty = add_expander (group, scriba_words_thing (BCE_THING_LOYALTY));
  for (BceCorrectKind what = BCE_CORRECT_LOYALTY; what <= BCE_CORRECT_LOYALTY_RETURNED; what++)
    adw_expander_row_add_row (self->loyalty, scriba_correct_row_new_number (&self->rows, what, 0));

  add_cards (self, group, BCE_CORRECT_ENLISTED);
  self->played = add_cards (self, group, BCE_CORRECT_PLAYED);
  self->discarded = add_cards (self, group, BCE_CORRECT_DISCARDED);
}

/* Which cards of a player lie in a closed Collegium is not shown; how many were played is (rules, section 3). */
static void
show_cards (AdwExpanderRow *expander,
            const gint16 *cards,
            gboolean hides)
{
  g_autofree char *subtitle = NULL;
  guint n = 0;

  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    n += cards[recruit];
  if (hides)
    subtitle = g_strdup_printf (ngettext ("%u card in all. Which one is private: set only how many more or fewer.",
                                          "%u cards in all. Which ones is private: set only how many more or fewer.",
                                          n), n);
  adw_expander_row_set_subtitle (expander, subtitle != NULL ? subtitle : "");
}

static void
show_loyalty (AdwExpanderRow *expander,
              gboolean hides)
{
  adw_expander_row_set_subtitle (expander, hides ? _("What went to the Collegium is private: set only how many more or fewer.")
                                                 : "");
}

static void
show_name (ScribaCorrectDialog *self)
{
  const BcePlayer *player = &bce_table_get_state (self->rows.table)->players[get_seat (self)];

  /* A name that is being typed stays until there is another one. */
  if (g_set_str (&self->shown_name, player->name))
    gtk_editable_set_text (GTK_EDITABLE (self->name), player->name);
  adw_combo_row_set_selected (self->character, player->character);
}

/* What is refused goes back to what it is. */
static void
forget_name (ScribaCorrectDialog *self)
{
  g_clear_pointer (&self->shown_name, g_free);
  show_name (self);
}

static ScribaNameProblem
check_name (ScribaCorrectDialog *self,
            const char *name)
{
  const BceState *state = bce_table_get_state (self->rows.table);
  const char *others[BCE_MAX_SEATS] = { NULL };
  guint n = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    if (seat != get_seat (self))
      others[n++] = state->players[seat].name;
  return scriba_name_check (name, others);
}

static void
name_cb (ScribaCorrectDialog *self,
         AdwEntryRow *entry)
{
  g_autofree char *name = scriba_name_clean (gtk_editable_get_text (GTK_EDITABLE (entry)));
  BceRename rename = { .seat = get_seat (self), .character = -1 };
  ScribaNameProblem problem = check_name (self, name);

  g_strlcpy (rename.name, name, sizeof rename.name);
  if (problem != SCRIBA_NAME_GOOD)
    scriba_refusal_say (self->refusal, scriba_name_explain (problem));
  else if (record (BCE_ENTRY_NAME, &rename, self))
    return;

  forget_name (self);
}

static void
character_cb (ScribaCorrectDialog *self)
{
  const BceRename rename = { .seat = get_seat (self), .character = adw_combo_row_get_selected (self->character) };

  if (!self->rows.showing && !record (BCE_ENTRY_NAME, &rename, self))
    show (self);
}

static void
add_name (ScribaCorrectDialog *self)
{
  AdwPreferencesGroup *group = add_group (self, _("Name and Character"));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->name = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name), _("Name"));
  scriba_speech_name (GTK_WIDGET (self->name), _("Name"));
  adw_entry_row_set_show_apply_button (self->name, TRUE);
  g_signal_connect_object (self->name, "apply", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);

  for (guint i = 0; i < BCE_N_CHARACTERS; i++)
    gtk_string_list_append (names, scriba_words_character (i));
  self->character = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->character), _("Character"));
  adw_combo_row_set_model (self->character, G_LIST_MODEL (names));
  g_signal_connect_object (self->character, "notify::selected", G_CALLBACK (character_cb), self, G_CONNECT_SWAPPED);

  adw_preferences_group_add (group, GTK_WIDGET (self->name));
  adw_preferences_group_add (group, GTK_WIDGET (self->character));
}

/* Pieces */

static void
add_pieces (ScribaCorrectDialog *self)
{
  const BceState *state = bce_table_get_state (self->rows.table);
  AdwPreferencesGroup *group = add_group (self, _("Pieces"));
  AdwExpanderRow *architects, *statues;

  architects = add_numbers (self, group, _("Architects of this player"), BCE_CORRECT_STRUCTURE, state->n_structures);
  for (guint i = 0; i < state->n_statues; i++)
    adw_expander_row_add_row (architects, scriba_correct_row_new_number (&self->rows, BCE_CORRECT_STATUE, i));

  add_numbers (self, group, scriba_words_correct_kind (BCE_CORRECT_PILE), BCE_CORRECT_PILE, state->n_recruits);
  add_numbers (self, group, _("Era of a structure, 0 is out of play"), BCE_CORRECT_STRUCTURE_ERA, state->n_structures);
  statues = add_expander (group, _("Statues in play"));
  for (guint i = 0; i < state->n_statues; i++)
    adw_expander_row_add_row (statues, scriba_correct_row_new_flag (&self->rows, BCE_CORRECT_STATUE_IN_PLAY, i));
  add_number (self, group, BCE_CORRECT_SUBSTITUTES);
}

/* The table */

static void
add_choice (ScribaCorrectDialog *self,
            AdwPreferencesGroup *group,
            BceCorrectKind what,
            guint index)
{
  adw_preferences_group_add (group, scriba_correct_row_new_choice (&self->rows, what, index));
}

static void
add_table (ScribaCorrectDialog *self)
{
  AdwPreferencesGroup *group = add_group (self, _("Table"));

  add_choice (self, group, BCE_CORRECT_STAGE, 0);
  add_number (self, group, BCE_CORRECT_YEAR);
  add_choice (self, group, BCE_CORRECT_TURN, 0);
  add_choice (self, group, BCE_CORRECT_IM, 0);
  add_choice (self, group, BCE_CORRECT_NEXT_IM, 0);
  add_choice (self, group, BCE_CORRECT_SENATE, 0);
  for (guint tile = 0; tile < BCE_N_TILES; tile++)
    add_choice (self, group, BCE_CORRECT_TILE, tile);
}

static void
add_rulings (ScribaCorrectDialog *self)
{
  AdwPreferencesGroup *group = add_group (self, _("Rulings, From Here On"));

  for (BceRulingKind what = BCE_RULING_DENARII; what <= BCE_RULING_ERA_3_START; what++)
    adw_preferences_group_add (group, scriba_correct_row_new_ruling (&self->rows, what));
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

static GtkWidget *
create_button (ScribaCorrectDialog *self,
               const char *title,
               GCallback callback)
{
  GtkWidget *button = adw_button_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (button), title);
  scriba_group_wrap_title (button);
  g_signal_connect_object (button, "activated", callback, self, G_CONNECT_SWAPPED);
  scriba_speech_let_press (button);
  return button;
}

static void
add_stop (ScribaCorrectDialog *self)
{
  AdwPreferencesGroup *group = add_group (self, _("Stop Here"));

  self->score = create_button (self, _("Score It as It Stands"), G_CALLBACK (score_cb));
  self->leave = create_button (self, _("Leave It Unfinished"), G_CALLBACK (leave_cb));
  adw_preferences_group_add (group, self->score);
  adw_preferences_group_add (group, self->leave);
  self->stop = GTK_WIDGET (group);
}

static void
show_players (ScribaCorrectDialog *self)
{
  const BceState *state = bce_table_get_state (self->rows.table);
  const char *names[BCE_MAX_SEATS + 1] = { NULL };

  for (guint seat = 0; seat < state->n_seats; seat++)
    names[seat] = state->players[seat].name;
  scriba_combo_row_set_choices (self->player, names);
  adw_combo_row_set_selected (self->player, get_seat (self));
}

/* What is recorded now: by this dialog, by undo, or in another window. */
static void
show (ScribaCorrectDialog *self)
{
  const BceState *state = bce_table_get_state (self->rows.table);
  const BcePlayer *player = &state->players[get_seat (self)];

  self->rows.showing = TRUE;
  scriba_correct_rows_show (&self->rows);
  show_players (self);
  show_name (self);
  show_loyalty (self->loyalty, bce_correct_is_private (state, BCE_CORRECT_LOYALTY_PLAYED, 0));
  show_cards (self->played, player->played, bce_correct_is_private (state, BCE_CORRECT_PLAYED, 0));
  show_cards (self->discarded, player->discarded, bce_correct_is_private (state, BCE_CORRECT_DISCARDED, 0));
  gtk_widget_set_visible (self->stop, bce_state_is_played (state));
  self->rows.showing = FALSE;
}

static void
player_cb (ScribaCorrectDialog *self)
{
  if (self->rows.showing)
    return;

  scriba_correct_rows_set_seat (&self->rows, adw_combo_row_get_selected (self->player));
  show (self);
}

/* The rows use what they have in common to the last. */
static void
scriba_correct_dialog_finalize (GObject *object)
{
  ScribaCorrectDialog *self = SCRIBA_CORRECT_DIALOG (object);

  scriba_correct_rows_clear (&self->rows);
  g_free (self->shown_name);

  G_OBJECT_CLASS (scriba_correct_dialog_parent_class)->finalize (object);
}

static void
scriba_correct_dialog_class_init (ScribaCorrectDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);
  g_type_ensure (SCRIBA_TYPE_REFUSAL);
  g_type_ensure (SCRIBA_TYPE_GROUP);

  G_OBJECT_CLASS (klass)->finalize = scriba_correct_dialog_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-correct-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCorrectDialog, refusal);
  gtk_widget_class_bind_template_child (widget_class, ScribaCorrectDialog, page);
  gtk_widget_class_bind_template_child (widget_class, ScribaCorrectDialog, player);
  gtk_widget_class_bind_template_callback (widget_class, player_cb);
}

static void
scriba_correct_dialog_init (ScribaCorrectDialog *self)
{
  /* Nothing was changed by anybody before all is there. */
  self->rows.showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

static ScribaCorrectDialog *
present (GtkWidget *page,
         ScribaTable *table)
{
  ScribaCorrectDialog *self = g_object_new (SCRIBA_TYPE_CORRECT_DIALOG, NULL);

  scriba_correct_rows_init (&self->rows, table, record, self);
  scriba_refusal_set_table (self->refusal, table);
  add_player (self);
  add_pieces (self);
  add_table (self);
  add_name (self);
  add_rulings (self);
  add_stop (self);
  scriba_correct_rows_set_seat (&self->rows, MAX (0, bce_table_get_state (table)->turn));
  show (self);
  g_signal_connect_object (table, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), page);
  return self;
}

/** scriba_correct_dialog_present: shows every tracked number of a game, first of whose turn it is. */
void
scriba_correct_dialog_present (GtkWidget *page,
                               ScribaTable *table)
{
  present (page, table);
}

/* As soon as it is known where the ways to stop are, the last one is brought into view, and the first one has the focus. */
static gboolean
reach_stop_cb (GtkWidget *leave,
               GdkFrameClock *clock,
               gpointer data)
{
  if (gtk_widget_get_height (leave) == 0)
    return G_SOURCE_CONTINUE;

  gtk_widget_grab_focus (leave);
  gtk_widget_grab_focus (SCRIBA_CORRECT_DIALOG (data)->score);
  return G_SOURCE_REMOVE;
}

/** scriba_correct_dialog_present_stop: so, at the ways to end the night early. */
void
scriba_correct_dialog_present_stop (GtkWidget *page,
                                    ScribaTable *table)
{
  ScribaCorrectDialog *self = present (page, table);

  adw_dialog_set_focus (ADW_DIALOG (self), self->score);
  gtk_widget_add_tick_callback (self->leave, reach_stop_cb, self, NULL);
}
