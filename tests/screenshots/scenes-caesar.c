/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include <glib/gi18n.h>

#include "caesar-game.h"
#include "caesar-preview.h"
#include "caesar-resolve.h"
#include "caesar/scriba-caesar-page.h"
#include "caesar/scriba-map-view.h"
#include "caesar/scriba-place-choices.h"
#include "caesar/scriba-token-picker.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-store.h"

/* Scenes of the recorded games of Caesar!, and of one in which no bonus tile is told. */

static ScribaGameFile *
read_sample (const char *name)
{
  g_autofree char *path = g_build_filename (SCENE_SAMPLES, name, NULL);
  g_autoptr (GBytes) bytes = scriba_file_read (path, NULL);
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, NULL);

  return scriba_game_file_from_json (node, NULL);
}

/** scene_import_caesar: a recorded game. */
ScribaTable *
scene_import_caesar (const char *name)
{
  return scriba_library_import (scene_get_library (), read_sample (name));
}

/* After as many placements, and then at the first moment at which so many provinces are about to close; 0 for the end. */
static ScribaTable *
show_sample (ScribaWindow *window,
             const char *name,
             guint n_placed,
             guint n_soon)
{
  ScribaTable *table = scene_import_caesar (name);
  ScribaHistory *history = scriba_table_get_history (table);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = 0;

  scriba_history_read_line (history, scriba_history_get_head (history), line);
  for (guint i = 0; i < line->len && n_placed > 0; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, g_array_index (line, guint32, i));
      CaesarSoon soon[CAESAR_MAX_PROVINCES];
      CaesarState state;

      scriba_history_read_state (history, entry->seq, &state);
      n += entry->kind == CAESAR_ENTRY_PLACE;
      if (n >= n_placed && caesar_preview_soon (&state, caesar_table_get_box (table), soon) >= n_soon)
        {
          scriba_table_jump (table, entry->seq);
          break;
        }
    }
  scene_open (window, table);
  return table;
}

/** scene_choose_space: taps a border space. */
void
scene_choose_space (ScribaWindow *window,
                    guint border)
{
  ScribaMapView *map = SCRIBA_MAP_VIEW (scene_find (window, SCRIBA_TYPE_MAP_VIEW));

  g_signal_emit_by_name (map, "space-activated", border);
  scene_settle (GTK_WIDGET (window));
}

static void
choose_token (ScribaWindow *window,
              const CaesarToken *token)
{
  GtkWidget *picker = scene_find (window, SCRIBA_TYPE_TOKEN_PICKER);

  scene_click (window, scriba_token_picker_get_token (SCRIBA_TOKEN_PICKER (picker), token));
}

/* The first border space that closes something. */
static guint
find_closing (ScribaTable *table)
{
  CaesarSoon soon[CAESAR_MAX_PROVINCES];

  if (caesar_preview_soon (caesar_table_get_state (table), caesar_table_get_box (table), soon) == 0)
    g_error ("nothing is about to close");
  return soon[0].border;
}

static void
preview (ScribaWindow *window,
         ScribaTable *table,
         guint border)
{
  const CaesarState *state = caesar_table_get_state (table);
  CaesarToken tokens[2 * CAESAR_MAX_KINDS];

  caesar_preview_tokens (state, caesar_table_get_box (table), state->turn.side, border, tokens);
  scene_choose_space (window, border);
  choose_token (window, &tokens[0]);
}

/** scene_open_sheet: on a phone what there is about the sides lies in a sheet. */
void
scene_open_sheet (ScribaWindow *window)
{
  GtkWidget *sheet = scene_look_for (GTK_WIDGET (window), ADW_TYPE_BOTTOM_SHEET);

  if (sheet != NULL)
    adw_bottom_sheet_set_open (ADW_BOTTOM_SHEET (sheet), TRUE);
  scene_settle (GTK_WIDGET (window));
}

/** scene_caesar_early: a game of two, soon after its beginning. */
void
scene_caesar_early (ScribaWindow *window)
{
  show_sample (window, "caesar.scriba", 6, 0);
}

/** scene_caesar_soon: several provinces are about to close. */
void
scene_caesar_soon (ScribaWindow *window)
{
  show_sample (window, "caesar.scriba", 14, 2);
}

/** scene_caesar_tokens: a border space is chosen, and the tokens that fit are offered. */
void
scene_caesar_tokens (ScribaWindow *window)
{
  ScribaTable *table = show_sample (window, "caesar.scriba", 14, 2);

  scene_choose_space (window, find_closing (table));
}

/** scene_caesar_preview: what a placement would bring. */
void
scene_caesar_preview (ScribaWindow *window)
{
  ScribaTable *table = show_sample (window, "caesar.scriba", 14, 2);

  preview (window, table, find_closing (table));
}

/** scene_caesar_odds: what may be drawn next. */
void
scene_caesar_odds (ScribaWindow *window)
{
  show_sample (window, "caesar.scriba", 14, 2);
  scene_open_sheet (window);
  scene_press (window, _("Odds"));
}

/** scene_caesar_list: the same as a list. */
void
scene_caesar_list (ScribaWindow *window)
{
  show_sample (window, "caesar.scriba", 14, 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (scene_find (window, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  scene_settle (GTK_WIDGET (window));
}

/** scene_caesar_late: few spaces are left. */
void
scene_caesar_late (ScribaWindow *window)
{
  show_sample (window, "caesar.scriba", 20, 0);
}

/** scene_caesar_over: the end, with the map. */
void
scene_caesar_over (ScribaWindow *window)
{
  show_sample (window, "caesar.scriba", 0, 0);
}

/** scene_caesar_over_solo: the end of a solo game, with its result. */
void
scene_caesar_over_solo (ScribaWindow *window)
{
  show_sample (window, "caesar-solo.scriba", 0, 0);
  scene_open_sheet (window);
}

/** scene_caesar_solo: a solo game. */
void
scene_caesar_solo (ScribaWindow *window)
{
  show_sample (window, "caesar-solo.scriba", 11, 0);
  scene_open_sheet (window);
}

/** scene_caesar_choice: two provinces close at once, and nobody has told their bonus tiles: one of them is Might. */
void
scene_caesar_choice (ScribaWindow *window)
{
  /* All about Hispania Ulterior and Hispania Citerior but the space between them; each side controls nothing yet but
   * Syria, which Pompey won. */
  static const struct
  {
    int border;
    CaesarToken token;
  } moves[] = {
    { 1, { CAESAR_SYMBOL_SHIP, 3, 3 } },
    { 28, { CAESAR_SYMBOL_SWORD, 1, 5 } },
    { 2, { CAESAR_SYMBOL_SWORD, 5, 1 } },
    { 29, { CAESAR_SYMBOL_SHIELD, 1, 5 } },
  };
  const CaesarBegin begin = { CAESAR_SIDE_CAESAR };
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  ScribaVerdict verdict;
  ScribaTable *table;
  GtkWidget *first;
  GtkWidget *later;

  caesar_settings_init (&setup.settings);
  g_strlcpy (setup.seats[CAESAR_SIDE_CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  g_strlcpy (setup.seats[CAESAR_SIDE_POMPEY].name, "Bálint", SCRIBA_NAME_SIZE);
  table = caesar_library_create (scene_get_library (), &setup, box, NULL);
  scriba_table_dispatch (table, CAESAR_ENTRY_BEGIN, &begin, &verdict);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      CaesarChoice choice;
      CaesarPlace place;

      caesar_choice_init (&choice, i % CAESAR_N_SIDES, moves[i].border, &moves[i].token);
      caesar_resolve (caesar_table_get_state (table), box, &choice, &place);
      if (!scriba_table_dispatch (table, CAESAR_ENTRY_PLACE, &place, &verdict))
        g_error ("a token cannot be placed");
    }
  scene_open (window, table);
  scene_choose_space (window, 0);
  choose_token (window, &(CaesarToken) { CAESAR_SYMBOL_SHIELD, 4, 2 });
  scene_be_patient ();
  /* Below which province is scored first; the last tile is Might, before “later”. */
  first = gtk_widget_get_first_child (scene_find (window, SCRIBA_TYPE_PLACE_CHOICES));
  later = gtk_widget_get_last_child (gtk_widget_get_next_sibling (first));
  scene_click (window, gtk_widget_get_prev_sibling (later));
}
