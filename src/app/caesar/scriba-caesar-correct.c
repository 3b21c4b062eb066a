/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-correct.h"

#include <glib/gi18n.h>

#include "scriba-caesar-rows.h"
#include "scriba-correct-held.h"
#include "scriba-correct-space.h"
#include "scriba-group.h"
#include "scriba-name.h"
#include "scriba-refusal.h"
#include "scriba-speech.h"
#include "scriba-words.h"

/**
 * ScribaCaesarCorrect:
 *
 * Everything that is tracked of a game of Caesar!, to be set to what lies on the table. Each change is recorded at
 * once, as a correction; what cannot be is refused with its reason, and nothing changes.
 */
struct _ScribaCaesarCorrect
{
  AdwDialog parent_instance;

  ScribaCaesarRows rows;
  char *shown_name;

  ScribaRefusal *refusal;
  AdwPreferencesPage *page;
  AdwComboRow *side;
  AdwEntryRow *name;
  ScribaCorrectHeld *held; /* of a solo game */
  AdwComboRow *province;
  AdwComboRow *tile;
  ScribaCorrectSpace *space;
  GtkWidget *turn;   /* while it is played */
  GtkWidget *result; /* when it is over */
  AdwComboRow *letter;
  GtkWidget *rulings; /* as long as something may follow */
};

G_DEFINE_FINAL_TYPE (ScribaCaesarCorrect, scriba_caesar_correct, ADW_TYPE_DIALOG)

static void show (ScribaCaesarCorrect *self);

static const CaesarState *
get_state (ScribaCaesarCorrect *self)
{
  return caesar_table_get_state (self->rows.table);
}

static const CaesarBox *
get_box (ScribaCaesarCorrect *self)
{
  return caesar_table_get_box (self->rows.table);
}

static gboolean
record (CaesarEntryKind kind,
        gconstpointer args,
        gpointer user_data)
{
  ScribaCaesarCorrect *self = user_data;

  return scriba_refusal_dispatch (self->refusal, kind, args);
}

/* Rows */

static AdwPreferencesGroup *
add_group (ScribaCaesarCorrect *self,
           const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (self->page, group);
  return group;
}

static void
add_number (ScribaCaesarCorrect *self,
            AdwPreferencesGroup *group,
            CaesarCorrectKind what)
{
  adw_preferences_group_add (group, scriba_caesar_row_new (&self->rows, what));
}

static AdwComboRow *
add_choice (ScribaCaesarCorrect *self,
            AdwPreferencesGroup *group,
            GtkWidget *row,
            GCallback callback)
{
  adw_preferences_group_add (group, row);
  g_signal_connect_object (row, "notify::selected", callback, self, G_CONNECT_SWAPPED);
  return ADW_COMBO_ROW (row);
}

/* The sides */

static void
show_name (ScribaCaesarCorrect *self)
{
  const char *name = get_state (self)->players[self->rows.side].name;

  /* A name that is being typed stays until there is another one. */
  if (g_set_str (&self->shown_name, name))
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_widget_set_visible (GTK_WIDGET (self->name), (int) self->rows.side != get_state (self)->crassus);
}

static void
name_cb (ScribaCaesarCorrect *self)
{
  const CaesarState *state = get_state (self);
  g_autofree char *name = scriba_name_clean (gtk_editable_get_text (GTK_EDITABLE (self->name)));
  const char *others[] = { state->players[caesar_side_other (self->rows.side)].name, NULL };
  ScribaNameProblem problem = scriba_name_check (name, others);
  CaesarRename rename = { .side = self->rows.side };

  g_strlcpy (rename.name, name, sizeof rename.name);
  if (problem != SCRIBA_NAME_GOOD)
    scriba_refusal_say (self->refusal, scriba_name_explain (problem));
  else if (record (CAESAR_ENTRY_NAME, &rename, self))
    return;

  /* What is refused goes back to what it is. */
  g_clear_pointer (&self->shown_name, g_free);
  show_name (self);
}

static void
side_cb (ScribaCaesarCorrect *self)
{
  if (self->rows.showing)
    return;

  self->rows.side = adw_combo_row_get_selected (self->side);
  show (self);
}

static void
add_added (ScribaCaesarCorrect *self,
           AdwPreferencesGroup *group)
{
  GtkWidget *expander = adw_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), scriba_words_caesar_number (CAESAR_CORRECT_ADDED));
  for (guint kind = 0; kind < get_box (self)->n_kinds; kind++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), scriba_caesar_row_new_added (&self->rows, kind));
  scriba_speech_let_press (expander);
  adw_preferences_group_add (group, expander);
}

static void
add_sides (ScribaCaesarCorrect *self)
{
  AdwPreferencesGroup *group = add_group (self, C_("correction", "Sides"));

  self->side = add_choice (self, group, scriba_caesar_choice_new_side (get_state (self), C_("correction", "Side"), FALSE),
                           G_CALLBACK (side_cb));
  self->name = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name), _("Name"));
  scriba_speech_name (GTK_WIDGET (self->name), _("Name"));
  adw_entry_row_set_show_apply_button (self->name, TRUE);
  g_signal_connect_object (self->name, "apply", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (self->name));
  add_number (self, group, CAESAR_CORRECT_HAND_SIZE);
  add_number (self, group, CAESAR_CORRECT_SENATE_TOKENS);
  if (caesar_state_is_solo (get_state (self)))
    {
      self->held = SCRIBA_CORRECT_HELD (scriba_correct_held_new (&self->rows));
      adw_preferences_group_add (group, GTK_WIDGET (self->held));
    }
  add_added (self, group);
}

/* The provinces */

static void
province_cb (ScribaCaesarCorrect *self)
{
  if (self->rows.showing)
    return;

  self->rows.province = adw_combo_row_get_selected (self->province);
  show (self);
}

static void
tile_cb (ScribaCaesarCorrect *self)
{
  const CaesarTileChoice entry = {
    .province = self->rows.province, .tile = (int) adw_combo_row_get_selected (self->tile) + CAESAR_TILE_UNKNOWN,
  };

  if (!self->rows.showing && get_state (self)->provinces[entry.province].tile != entry.tile &&
      !record (CAESAR_ENTRY_TILE, &entry, self))
    show (self);
}

static void
add_provinces (ScribaCaesarCorrect *self)
{
  const CaesarBox *box = get_box (self);
  const char *names[CAESAR_MAX_PROVINCES + 1] = { NULL };
  const char *tiles[CAESAR_N_TILES + 2] = { NULL };
  AdwPreferencesGroup *group = add_group (self, C_("correction", "Provinces"));

  for (guint i = 0; i < box->n_provinces; i++)
    names[i] = scriba_words_province (box, i);
  for (int tile = CAESAR_TILE_UNKNOWN; tile < CAESAR_N_TILES; tile++)
    tiles[tile - CAESAR_TILE_UNKNOWN] = scriba_words_bonus_tile (tile);
  self->province = add_choice (self, group, scriba_caesar_choice_new (C_("correction", "Province"), names),
                               G_CALLBACK (province_cb));
  self->tile = add_choice (self, group, scriba_caesar_choice_new (_("Bonus tile"), tiles), G_CALLBACK (tile_cb));
  add_number (self, group, CAESAR_CORRECT_TAKEN_BY);
  add_number (self, group, CAESAR_CORRECT_CLOSED);
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    adw_preferences_group_add (group, scriba_caesar_row_new_total (&self->rows, side));
  add_number (self, group, CAESAR_CORRECT_CONTROLLER);
  add_number (self, group, CAESAR_CORRECT_CONTROL);
  add_number (self, group, CAESAR_CORRECT_FACE_DOWN);
}

static void
add_space (ScribaCaesarCorrect *self,
           guint border)
{
  self->space = SCRIBA_CORRECT_SPACE (scriba_correct_space_new (&self->rows, border));
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (self->space));
}

/* The game */

static void
add_game (ScribaCaesarCorrect *self)
{
  AdwPreferencesGroup *stage = add_group (self, C_("correction", "Game"));
  AdwPreferencesGroup *turn = add_group (self, C_("correction", "Turn"));
  AdwPreferencesGroup *result = add_group (self, C_("correction", "Result"));

  add_number (self, stage, CAESAR_CORRECT_STAGE);
  add_number (self, turn, CAESAR_CORRECT_TURN);
  add_number (self, turn, CAESAR_CORRECT_EXTRA);
  add_number (self, turn, CAESAR_CORRECT_RESUME);
  add_number (self, result, CAESAR_CORRECT_ENDING);
  add_number (self, result, CAESAR_CORRECT_WINNER);
  self->turn = GTK_WIDGET (turn);
  self->result = GTK_WIDGET (result);
}

static void
letter_cb (ScribaCaesarCorrect *self)
{
  if (self->rows.showing)
    return;

  self->rows.letter = adw_combo_row_get_selected (self->letter);
  show (self);
}

static void
add_commands (ScribaCaesarCorrect *self)
{
  AdwPreferencesGroup *group = add_group (self, _("Command Stack"));

  add_number (self, group, CAESAR_CORRECT_COMMAND);
  self->letter = add_choice (self, group, scriba_caesar_choice_new (C_("correction", "Letter"), caesar_letter_keys),
                             G_CALLBACK (letter_cb));
  add_number (self, group, CAESAR_CORRECT_STACK);
  add_number (self, group, CAESAR_CORRECT_DRAWN);
}

static void
add_rulings (ScribaCaesarCorrect *self)
{
  AdwPreferencesGroup *group = add_group (self, _("Rulings, From Here On"));

  for (CaesarRulingKind what = CAESAR_RULING_BONUS_TO; what < CAESAR_N_RULING_KINDS; what++)
    adw_preferences_group_add (group, scriba_caesar_row_new_ruling (&self->rows, what));
  self->rulings = GTK_WIDGET (group);
}

/* What is recorded now: by this dialog, by undo, or in another window. */
static void
show (ScribaCaesarCorrect *self)
{
  const CaesarState *state = get_state (self);

  self->rows.showing = TRUE;
  scriba_caesar_rows_show (&self->rows);
  show_name (self);
  if (self->held != NULL)
    scriba_correct_held_show (self->held);
  adw_combo_row_set_selected (self->tile, state->provinces[self->rows.province].tile - CAESAR_TILE_UNKNOWN);
  scriba_correct_space_show (self->space);
  gtk_widget_set_visible (self->turn, state->stage == CAESAR_STAGE_PLAY);
  gtk_widget_set_visible (self->result, state->stage == CAESAR_STAGE_OVER);
  gtk_widget_set_visible (self->rulings, state->stage != CAESAR_STAGE_OVER);
  self->rows.showing = FALSE;
}

/* The rows use what they have in common to the last. */
static void
scriba_caesar_correct_finalize (GObject *object)
{
  ScribaCaesarCorrect *self = SCRIBA_CAESAR_CORRECT (object);

  scriba_caesar_rows_clear (&self->rows);
  g_free (self->shown_name);

  G_OBJECT_CLASS (scriba_caesar_correct_parent_class)->finalize (object);
}

static void
scriba_caesar_correct_class_init (ScribaCaesarCorrectClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_REFUSAL);

  G_OBJECT_CLASS (klass)->finalize = scriba_caesar_correct_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-caesar-correct.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCorrect, refusal);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCorrect, page);
}

static void
scriba_caesar_correct_init (ScribaCaesarCorrect *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_caesar_correct_present:
 * @parent: what was tapped
 * @table: a game of Caesar!
 * @border: the border space that is shown first, or %CAESAR_NONE
 *
 * Opens the corrections of a game.
 */
void
scriba_caesar_correct_present (GtkWidget *parent,
                               ScribaTable *table,
                               int border)
{
  ScribaCaesarCorrect *self = g_object_new (SCRIBA_TYPE_CAESAR_CORRECT, NULL);

  /* Nothing was changed by anybody before all is there. */
  scriba_caesar_rows_init (&self->rows, table, record, self);
  scriba_refusal_set_table (self->refusal, table);
  if (border != CAESAR_NONE)
    add_space (self, border);
  add_sides (self);
  add_provinces (self);
  if (border == CAESAR_NONE)
    add_space (self, 0);
  add_game (self);
  if (caesar_state_is_solo (get_state (self)))
    add_commands (self);
  add_rulings (self);
  self->rows.side = MAX (get_state (self)->turn.side, 0);
  adw_combo_row_set_selected (self->side, self->rows.side);
  show (self);
  g_signal_connect_object (table, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), parent);
}
