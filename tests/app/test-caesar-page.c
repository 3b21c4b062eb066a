/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Caesar! as a finger, a keyboard and a screen reader meet it. Expected values are counted by hand. */

#include "config.h"

#include <glib/gi18n.h>

#include "box-check.h"
#include "caesar-check.h"
#include "caesar-counts.h"
#include "caesar-files.h"
#include "caesar/scriba-caesar-bar.h"
#include "caesar/scriba-caesar-page.h"
#include "caesar/scriba-map-view.h"
#include "caesar/scriba-side-card.h"
#include "caesar/scriba-solo-card.h"
#include "caesar/scriba-space-list.h"
#include "scriba-game-act.h"
#include "scriba-stepper.h"
#include "scriba-words.h"
#include "words-caesar-preview.h"

/* Hispania Ulterior has the first two border spaces, and no other. */
#define HU 0
#define HU_HC 0         /* shield */
#define HU_MAURETANIA 1 /* ship */

static const CaesarToken laurel_4_0 = { CAESAR_SYMBOL_LAUREL, 4, 0 };
static const CaesarToken ship_3_3 = { CAESAR_SYMBOL_SHIP, 3, 3 };

static void
set_up (GameCheck *self,
        gconstpointer data)
{
  caesar_check_set_up (self, data);
  game_check_show (self, GTK_WIDGET (scriba_caesar_page_new (self->table)));
}

static void
set_up_solo (GameCheck *self,
             gconstpointer data)
{
  caesar_check_set_up_solo (self, data);
  game_check_show (self, GTK_WIDGET (scriba_caesar_page_new (self->table)));
}

static void
tap (GameCheck *self,
     const char *name)
{
  GtkWidget *control = page_check_find (self->page, name);

  if (control == NULL)
    g_error ("nothing is called %s", name);
  page_check_let_time_pass (self->page);
  page_check_click (control);
  page_check_settle ();
}

static void
press (GameCheck *self,
       const char *label)
{
  page_check_let_time_pass (self->page);
  page_check_click (page_check_find_button (self->page, label));
  page_check_settle ();
}

static void
tap_space (GameCheck *self,
           guint border)
{
  GtkWidget *map = page_check_find_type (self->page, SCRIBA_TYPE_MAP_VIEW);

  page_check_let_time_pass (self->page);
  page_check_click (scriba_map_view_get_space (SCRIBA_MAP_VIEW (map), border));
  page_check_settle ();
}

static char *
name_token (GameCheck *self,
            guint border,
            const CaesarToken *token)
{
  const CaesarBorder *printed = &caesar_check_get_box (self)->borders[border];

  return g_strdup_printf (C_("border space", "%1$s, %2$s %3$d, %4$s %5$d"), scriba_words_symbol (token->symbol),
                          scriba_words_province (caesar_check_get_box (self), printed->between[0]), token->first,
                          scriba_words_province (caesar_check_get_box (self), printed->between[1]), token->second);
}

static void
tap_token (GameCheck *self,
           guint border,
           const CaesarToken *token)
{
  g_autofree char *name = name_token (self, border, token);

  page_check_let_time_pass (self->page);
  page_check_click (page_check_find_prefix (self->page, name));
  page_check_settle ();
}

static void
place (GameCheck *self,
       guint border,
       const CaesarToken *token)
{
  tap_space (self, border);
  tap_token (self, border, token);
  tap_token (self, border, token);
}

/* Three taps: the space, the token as it lies, and the token once more. */
static void
test_place (GameCheck *fixture,
            gconstpointer data)
{
  g_autofree char *undo = NULL;
  g_autofree char *label = NULL;

  place (fixture, HU_HC, &laurel_4_0);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].by, ==, CAESAR);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].token.first, ==, 4);
  g_assert_cmpint (caesar_check_get_state (fixture)->turn.side, ==, POMPEY);

  undo = scriba_game_describe (fixture->table, scriba_table_get_undo (fixture->table));
  label = g_strdup_printf (_("Undo: %s"), undo);
  g_assert_nonnull (page_check_find_text (fixture->page, label));
  gtk_widget_activate_action (fixture->page, "page.undo", NULL);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].by, ==, CAESAR_NOBODY);
}

/* The table says that it is nobody's turn while a space is chosen: nothing is being placed any more. */
static void
test_nobodys_turn (GameCheck *fixture,
                   gconstpointer data)
{
  const CaesarCorrect nobody = { .what = CAESAR_CORRECT_TURN, .value = CAESAR_NOBODY };
  g_autofree char *name = name_token (fixture, HU_HC, &laurel_4_0);

  tap_space (fixture, HU_HC);
  g_assert_nonnull (page_check_find_prefix (fixture->page, name));
  caesar_check_dispatch (fixture, CAESAR_ENTRY_CORRECT, &nobody);
  page_check_settle ();
  g_assert_null (page_check_find_prefix (fixture->page, name));

  tap_space (fixture, HU_HC);
  g_assert_null (page_check_find_prefix (fixture->page, name));
}

/* A double tap on a token only chooses it. */
static void
test_second_tap (GameCheck *fixture,
                 gconstpointer data)
{
  g_autofree char *name = name_token (fixture, HU_HC, &laurel_4_0);

  tap_space (fixture, HU_HC);
  page_check_click (page_check_find (fixture->page, name));
  page_check_hold_time (fixture->page);
  page_check_click (page_check_find (fixture->page, name));
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (fixture->page, _("Closes no province")));
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].by, ==, CAESAR_NOBODY);
}

/* 4 for Caesar at the first space, 3 for Pompey at the second: it closes, and Caesar controls it. */
static void
test_preview (GameCheck *fixture,
              gconstpointer data)
{
  g_autofree char *closes = g_strdup_printf (_("%1$s closes: %2$s %3$d, %4$s %5$d"), "Hispania Ulterior",
                                             scriba_words_side (CAESAR), 4, scriba_words_side (POMPEY), 3);

  place (fixture, HU_HC, &laurel_4_0);
  tap_space (fixture, HU_MAURETANIA);
  tap_token (fixture, HU_MAURETANIA, &ship_3_3);
  g_assert_nonnull (page_check_find_text (fixture->page, closes));
  g_assert_true (page_check_says (fixture->page, _("bonus tile not known")));
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].closed, ==, FALSE);

  press (fixture, _("Place"));
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].closed, ==, TRUE);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].controller, ==, CAESAR);
  g_assert_cmpint (caesar_count_control_left (caesar_check_get_state (fixture), caesar_check_get_box (fixture), CAESAR), ==, 11);
}

/* A tile that nobody has told is asked for where its province closes: Wealth goes to Pompey, who closes it. */
static void
test_tile (GameCheck *fixture,
           gconstpointer data)
{
  g_autofree char *label = g_strdup_printf (_("%s, bonus tile:"), "Hispania Ulterior");
  g_autofree char *wealth = g_strdup_printf ("%s %s", label, scriba_words_bonus_tile (CAESAR_TILE_WEALTH));

  place (fixture, HU_HC, &laurel_4_0);
  tap_space (fixture, HU_MAURETANIA);
  tap_token (fixture, HU_MAURETANIA, &ship_3_3);
  tap (fixture, wealth);
  press (fixture, _("Place"));
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].taken_by, ==, POMPEY);
  g_assert_cmpint (caesar_check_get_state (fixture)->players[POMPEY].hand_size, ==, 3);
}

static void
tell_tile (GameCheck *fixture,
           int tile)
{
  GtkWidget *dialog = GTK_WIDGET (game_check_get_dialog (fixture));

  page_check_assert_named (dialog);
  page_check_click (page_check_find_button (dialog, scriba_words_bonus_tile (tile)));
  page_check_settle ();
}

/* Left for later twice: what it brought is missing, and said so, until it is told by one tap. */
static void
test_tile_later (GameCheck *fixture,
                 gconstpointer data)
{
  g_autofree char *missing = NULL;

  place (fixture, HU_HC, &laurel_4_0);
  place (fixture, HU_MAURETANIA, &ship_3_3);
  missing = scriba_words_untold (caesar_check_get_state (fixture), caesar_check_get_box (fixture));
  g_assert_nonnull (missing);
  g_assert_nonnull (page_check_find_text (fixture->page, missing));
  g_assert_nonnull (page_check_find_text (fixture->page, "11 − ?"));
  g_assert_nonnull (page_check_find_text (fixture->page, "12 − ?"));
  press (fixture, _("Bonus Tile…"));
  tell_tile (fixture, CAESAR_TILE_WEALTH);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].taken_by, ==, POMPEY);
  g_assert_cmpint (caesar_check_get_state (fixture)->players[POMPEY].hand_size, ==, 3);
  g_assert_null (scriba_words_untold (caesar_check_get_state (fixture), caesar_check_get_box (fixture)));
  g_assert_null (page_check_find_text (fixture->page, "12 − ?"));
}

/* Of Caesar's twelve control tokens one lies in Hispania Ulterior, and the others are said to lie in one province since.
 * Senate takes one of them: that line is left out, and named. */
static void
test_tile_left_out (GameCheck *fixture,
                    gconstpointer data)
{
  const CaesarRulingChange to_controller = { CAESAR_RULING_BONUS_TO, CAESAR_BONUS_TO_CONTROLLER };
  const CaesarCorrect controller = { .what = CAESAR_CORRECT_CONTROLLER, .index = 5, .value = CAESAR };
  const CaesarCorrect control = { .what = CAESAR_CORRECT_CONTROL, .index = 5, .value = 11 };
  g_autofree char *words = NULL;

  caesar_check_dispatch (fixture, CAESAR_ENTRY_RULING, &to_controller);
  place (fixture, HU_HC, &laurel_4_0);
  place (fixture, HU_MAURETANIA, &ship_3_3);
  caesar_check_dispatch (fixture, CAESAR_ENTRY_CORRECT, &controller);
  caesar_check_dispatch (fixture, CAESAR_ENTRY_CORRECT, &control);
  words = game_check_describe (fixture, game_check_get_head (fixture));
  page_check_settle ();

  press (fixture, _("Bonus Tile…"));
  tell_tile (fixture, CAESAR_TILE_SENATE);
  g_assert_true (page_check_says (game_check_get_dialog (fixture), _("Left Out")));
  g_assert_true (page_check_says (game_check_get_dialog (fixture), words));
  g_assert_cmpint (caesar_check_get_state (fixture)->players[CAESAR].senate_tokens, ==, 1);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[5].control, ==, 0);

  game_check_answer (fixture, _("_Undo"));
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpint (caesar_check_get_state (fixture)->players[CAESAR].senate_tokens, ==, 0);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[5].control, ==, 11);
}

/* Might that is told later asks what it turned over, in the same dialog: Caesar's control token. */
static void
test_might_later (GameCheck *fixture,
                  gconstpointer data)
{
  GtkWidget *dialog;
  GtkWidget *province;

  place (fixture, HU_HC, &laurel_4_0);
  place (fixture, HU_MAURETANIA, &ship_3_3);
  press (fixture, _("Bonus Tile…"));
  dialog = GTK_WIDGET (game_check_get_dialog (fixture));
  page_check_click (page_check_find_button (dialog, scriba_words_bonus_tile (CAESAR_TILE_MIGHT)));
  page_check_settle ();
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].tile, ==, CAESAR_TILE_UNKNOWN);
  page_check_assert_named (dialog);
  g_assert_nonnull (page_check_find_button (dialog, C_("Might", "nothing")));

  province = page_check_find_button (dialog, "Hispania Ulterior");
  page_check_hold_time (dialog);
  page_check_click (province);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].face_down, ==, 0);
  page_check_let_time_pass (dialog);
  page_check_click (province);
  page_check_settle ();
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].taken_by, ==, POMPEY);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].face_down, ==, 1);
}

/* Before its province closes, from the province in the list. */
static void
test_tile_early (GameCheck *fixture,
                 gconstpointer data)
{
  g_autofree char *name = g_strdup_printf (_("Bonus Tile: %s"), "Hispania Ulterior");

  tap (fixture, _("List of spaces"));
  tap (fixture, name);
  tell_tile (fixture, CAESAR_TILE_MIGHT);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].tile, ==, CAESAR_TILE_MIGHT);
  g_assert_null (page_check_find (fixture->page, name));
}

/* The value that faced the first province faces the second one, by the button or by a key. */
static void
test_rotate (GameCheck *fixture,
             gconstpointer key)
{
  tap_space (fixture, HU_HC);
  tap_token (fixture, HU_HC, &laurel_4_0);
  if (key != NULL)
    g_assert_true (page_check_press (fixture->window, key));
  else
    press (fixture, _("Rotate"));
  press (fixture, _("Place"));
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].token.first, ==, 0);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].token.second, ==, 4);
}

/* What is marked as in hand is recorded nowhere, and goes with the page. */
static void
test_marks (GameCheck *fixture,
            gconstpointer data)
{
  g_autofree char *token = scriba_words_token (&laurel_4_0);
  g_autofree char *unseen = g_strdup_printf (_("%s, unseen"), token);
  g_autofree char *held = g_strdup_printf (_("%s, in hand"), token);
  guint n_entries = scriba_history_get_n_entries (scriba_table_get_history (fixture->table));

  tap (fixture, unseen);
  g_assert_nonnull (page_check_find (fixture->page, held));
  g_assert_cmpuint (scriba_history_get_n_entries (scriba_table_get_history (fixture->table)), ==, n_entries);
  g_assert_cmpuint (caesar_check_get_state (fixture)->players[CAESAR].n_held, ==, 0);

  game_check_show (fixture, GTK_WIDGET (scriba_caesar_page_new (fixture->table)));
  g_assert_nonnull (page_check_find (fixture->page, unseen));
  g_assert_null (page_check_find (fixture->page, held));
}

/* All that any file in a folder holds. */
static void
digest (const char *path,
        GChecksum *checksum)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *bytes = NULL;
  gsize length;
  const char *name;

  if (dir == NULL)
    {
      if (g_file_get_contents (path, &bytes, &length, NULL))
        g_checksum_update (checksum, (const guchar *) bytes, length);
      return;
    }

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  for (guint i = 0; i < names->len; i++)
    digest (names->pdata[i], checksum);
}

static char *
digest_disk (GameCheck *fixture)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_assert_true (scriba_library_wait (fixture->library, NULL));
  /* Its configuration and state are there, too (page-check.c). */
  digest (g_get_user_data_dir (), checksum);
  return g_strdup (g_checksum_get_string (checksum));
}

/* What is held is private (rules, section 5): no file is other than before, with the marks, without them and when the
 * page is left. That a placement is seen there shows that the comparison sees. */
static void
test_marks_private (GameCheck *fixture,
                    gconstpointer data)
{
  g_autofree char *token = scriba_words_token (&laurel_4_0);
  g_autofree char *unseen = g_strdup_printf (_("%s, unseen"), token);
  g_autofree char *held = g_strdup_printf (_("%s, in hand"), token);
  g_autofree char *before = digest_disk (fixture);
  g_autofree char *with = NULL;
  g_autofree char *after = NULL;
  g_autofree char *placed = NULL;

  tap (fixture, unseen);
  g_assert_nonnull (page_check_find (fixture->page, held));
  with = digest_disk (fixture);
  g_assert_cmpstr (with, ==, before);

  game_check_show (fixture, GTK_WIDGET (scriba_caesar_page_new (fixture->table)));
  after = digest_disk (fixture);
  g_assert_cmpstr (after, ==, before);

  caesar_check_place (fixture, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 3, 3);
  placed = digest_disk (fixture);
  g_assert_cmpstr (placed, !=, before);
}

static void
assert_odds (GtkWidget *dialog,
             const char *title,
             const char *odds)
{
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (page_check_get_row (dialog, title))), ==, odds);
}

static void
assert_odds_of (GtkWidget *dialog,
                const char *title,
                const char *odds,
                guint meant,
                guint tokens)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%1$s · %2$u of %3$u token", "%1$s · %2$u of %3$u tokens", tokens),
                                           odds, meant, tokens);

  assert_odds (dialog, title, text);
}

static void
assert_between (GtkWidget *dialog,
                int lowest,
                int highest,
                const char *odds,
                guint meant,
                guint tokens)
{
  g_autofree char *title = scriba_words_some_between (lowest, highest, 6);

  assert_odds_of (dialog, title, odds, meant, tokens);
}

static GtkWidget *
open_odds (GameCheck *fixture)
{
  g_autofree char *name = g_strdup_printf (_("Odds, %s"), scriba_words_side (CAESAR));

  tap (fixture, name);
  page_check_assert_named (GTK_WIDGET (game_check_get_dialog (fixture)));
  return GTK_WIDGET (game_check_get_dialog (fixture));
}

/* 4 swords and 4 laurels of 16 fit a sword, and two are drawn. Of 120 pairs 28 have none of them, and 45, 66, 91 and 105 none
 * that is better than 2, 3, 4 and 5; 23.3, 14.2, 17.5, 20.8, 11.7 and 12.5 % are rounded so that they add up to 100. Values that
 * fit are 2 to 6, so first 4 or more is asked for: 66 pairs have none of these 4 tokens. With a sword of 6 in hand, 7 of 15 fit. */
static void
test_odds (GameCheck *fixture,
           gconstpointer data)
{
  static const CaesarToken sword_6_0 = { CAESAR_SYMBOL_SWORD, 6, 0 };
  g_autofree char *token = scriba_words_token (&sword_6_0);
  g_autofree char *unseen = g_strdup_printf (_("%s, unseen"), token);
  GtkWidget *dialog = open_odds (fixture);

  assert_odds_of (dialog, _("The next token fits"), "1/2 (50%)", 8, 16);
  assert_odds (dialog, _("At least one of those drawn fits"), "23/30 (77%)");
  assert_odds (dialog, "6", "1/8 (13%)");
  assert_odds (dialog, "5", "7/60 (12%)");
  assert_odds (dialog, "4", "5/24 (21%)");
  assert_odds (dialog, "3", "7/40 (17%)");
  assert_odds (dialog, "2", "17/120 (14%)");
  assert_odds (dialog, _("No token fits"), "7/30 (23%)");
  assert_between (dialog, 4, 6, "9/20 (45%)", 4, 16);
  adw_dialog_close (ADW_DIALOG (dialog));
  page_check_settle ();

  tap (fixture, unseen);
  dialog = open_odds (fixture);
  assert_odds_of (dialog, _("The next token fits"), "7/15 (47%)", 7, 15);
  assert_odds (dialog, _("At least one of those drawn fits"), "11/15 (73%)");
  assert_between (dialog, 4, 6, "13/35 (37%)", 3, 15);
  page_check_type (page_check_find_stepper (dialog, _("Tokens drawn")), "1");
  assert_odds (dialog, _("At least one of those drawn fits"), "7/15 (47%)");
  assert_between (dialog, 4, 6, "1/5 (20%)", 3, 15);
}

/* As many are drawn as there are: 16; of 9, one fits for sure, for 8 of 16 do. */
static void
test_odds_draws (GameCheck *fixture,
                 gconstpointer data)
{
  GtkWidget *dialog = open_odds (fixture);
  GtkWidget *draws = page_check_find_stepper (dialog, _("Tokens drawn"));

  page_check_type (draws, "9");
  assert_odds (dialog, _("At least one of those drawn fits"), "100%");
  g_assert_cmpint (scriba_stepper_get_upper (SCRIBA_STEPPER (draws)), ==, 16);
}

/* 9,999 tokens of a kind are added to a bag: so many can be shown that all on the board and in a hand are, and the
 * window does not stand still. Of all these the first is marked. */
static void
test_many_alike (GameCheck *fixture,
                 gconstpointer data)
{
  const int kind = caesar_box_find_kind (caesar_check_get_box (fixture), &ship_3_3);
  const CaesarCorrect added = { CAESAR_CORRECT_ADDED, CAESAR, kind, 9999 };
  g_autofree char *token = scriba_words_token (&ship_3_3);
  g_autofree char *first = g_strdup_printf (_("%1$s (%2$u of %3$d)"), token, 1, 10000);
  g_autofree char *last = g_strdup_printf (_("%1$s (%2$u of %3$d)"), token, 54, 10000);
  g_autofree char *more = g_strdup_printf (_("%1$s (%2$u of %3$d)"), token, 55, 10000);
  g_autofree char *unseen = g_strdup_printf (_("%s, unseen"), first);
  g_autofree char *in_hand = g_strdup_printf (_("%s, in hand"), first);
  g_autofree char *last_unseen = g_strdup_printf (_("%s, unseen"), last);
  g_autofree char *last_placed = g_strdup_printf (_("%s, on the board"), last);
  g_autofree char *more_unseen = g_strdup_printf (_("%s, unseen"), more);

  caesar_check_dispatch (fixture, CAESAR_ENTRY_CORRECT, &added);
  g_assert_nonnull (page_check_find (fixture->page, last_unseen));
  g_assert_null (page_check_find (fixture->page, more_unseen));
  tap (fixture, unseen);
  g_assert_nonnull (page_check_find (fixture->page, in_hand));
  caesar_check_place (fixture, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 3, 3);
  g_assert_nonnull (page_check_find (fixture->page, last_placed));
}

static void
assert_values (GtkWidget *dialog,
               int lowest,
               int highest)
{
  g_assert_cmpint (scriba_stepper_get_value (SCRIBA_STEPPER (page_check_find_stepper (dialog, _("Value at least")))), ==, lowest);
  g_assert_cmpint (scriba_stepper_get_value (SCRIBA_STEPPER (page_check_find_stepper (dialog, _("Value at most")))), ==, highest);
}

/* The same bag, two draws: of the 120 pairs 78 have none of the sword of 5, the sword and the laurel of 4, 91 none of these two,
 * 91 none of the sword and the laurel of 3, and 105 not the sword of 6. Ships are like swords. */
static void
test_odds_range (GameCheck *fixture,
                 gconstpointer data)
{
  GtkWidget *dialog = open_odds (fixture);
  GtkWidget *lowest = page_check_find_stepper (dialog, _("Value at least"));
  GtkWidget *highest = page_check_find_stepper (dialog, _("Value at most"));

  page_check_type (highest, "5");
  assert_between (dialog, 4, 5, "7/20 (35%)", 3, 16);
  page_check_select (page_check_get_row (dialog, _("Border space")), scriba_words_symbol (CAESAR_SYMBOL_SHIP));
  assert_between (dialog, 4, 5, "7/20 (35%)", 3, 16);
  page_check_type (highest, "-");
  assert_between (dialog, 4, 4, "29/120 (24%)", 2, 16);

  /* An end that is moved over the other takes it along. */
  page_check_type (highest, "-");
  assert_values (dialog, 3, 3);
  assert_between (dialog, 3, 3, "29/120 (24%)", 2, 16);
  page_check_type (lowest, "6");
  assert_values (dialog, 6, 6);
  assert_between (dialog, 6, 6, "1/8 (13%)", 1, 16);
  page_check_type (lowest, "+");
  assert_values (dialog, 6, 6);
  page_check_type (lowest, "1");
  assert_values (dialog, 2, 6);
  assert_between (dialog, 2, 6, "23/30 (77%)", 8, 16);
}

/* Who cannot place loses at once; the map stays. */
static void
test_cannot_place (GameCheck *fixture,
                   gconstpointer data)
{
  g_autofree char *result = NULL;

  press (fixture, _("I Cannot Place"));
  g_assert_cmpint (caesar_check_get_state (fixture)->result.winner, ==, POMPEY);
  result = scriba_words_caesar_result (caesar_check_get_state (fixture));
  g_assert_nonnull (page_check_find_text (fixture->page, result));
}

/* The list leads to the same. */
static void
test_list (GameCheck *fixture,
           gconstpointer data)
{
  ScribaSpaceList *list;

  tap (fixture, _("List of spaces"));
  list = SCRIBA_SPACE_LIST (page_check_find_type (fixture->page, SCRIBA_TYPE_SPACE_LIST));
  adw_action_row_activate (ADW_ACTION_ROW (scriba_space_list_get_row (list, HU, HU_HC)));
  page_check_settle ();
  tap_token (fixture, HU_HC, &laurel_4_0);
  tap_token (fixture, HU_HC, &laurel_4_0);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].by, ==, CAESAR);
}

#define HC 1
#define SYRIA 17
#define HC_GALLIA 2
#define AEGYPTUS_SYRIA 28
#define ASIA_SYRIA 29

/* Two provinces close at once, and Might turns Pompey's control token in Syria face down: 3 + 4 for Caesar in Hispania
 * Ulterior, 5 + 2 in Hispania Citerior, and one token on the link between them. */
static void
test_might (GameCheck *fixture,
            gconstpointer data)
{
  static const CaesarToken sword_5_1 = { CAESAR_SYMBOL_SWORD, 5, 1 };
  static const CaesarToken sword_1_5 = { CAESAR_SYMBOL_SWORD, 1, 5 };
  static const CaesarToken shield_1_5 = { CAESAR_SYMBOL_SHIELD, 1, 5 };
  static const CaesarToken shield_4_2 = { CAESAR_SYMBOL_SHIELD, 4, 2 };
  g_autofree char *label = g_strdup_printf (_("%s, bonus tile:"), "Hispania Ulterior");
  g_autofree char *might = g_strdup_printf ("%s %s", label, scriba_words_bonus_tile (CAESAR_TILE_MIGHT));
  g_autofree char *first = g_strdup_printf ("%s %s", _("Scored first:"), "Hispania Citerior");
  GtkWidget *list;

  place (fixture, HU_MAURETANIA, &ship_3_3);
  place (fixture, AEGYPTUS_SYRIA, &sword_1_5);
  place (fixture, HC_GALLIA, &sword_5_1);
  place (fixture, ASIA_SYRIA, &shield_1_5);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[SYRIA].controller, ==, POMPEY);

  tap_space (fixture, HU_HC);
  tap_token (fixture, HU_HC, &shield_4_2);
  tap (fixture, first);
  tap (fixture, might);
  list = page_check_find (fixture->page, _("Might turns face down"));
  g_assert_true (gtk_widget_get_mapped (list));
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (list)), ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), 1);
  press (fixture, _("Place"));

  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].totals[CAESAR], ==, 7);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HC].totals[CAESAR], ==, 7);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].link, ==, CAESAR);
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[SYRIA].face_down, ==, 1);
  g_assert_cmpint (((const CaesarPlace *) scriba_table_get_undo (fixture->table)->args)->closed[0].province, ==, HC);
}

static GtkWidget *
fill_command (GameCheck *fixture)
{
  GtkWidget *dialog;

  press (fixture, _("What It Says…"));
  dialog = GTK_WIDGET (game_check_get_dialog (fixture));
  page_check_assert_named (dialog);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (page_check_find (dialog, _("What it says")))), "Rest", -1);
  page_check_type (page_check_find_stepper (dialog, _("How many there are")), "4");
  page_check_type (page_check_find_stepper (dialog, _("How many you shuffled")), "3");
  return dialog;
}

/* Asked once: this game knows it, and the owner's box; how many are shuffled is of this game alone. */
static void
tell_command (GameCheck *fixture)
{
  ScribaOwnerBox *owner = scriba_application_get_box (scriba_application_get (), &caesar_game_format);
  g_autofree char *told = g_strdup_printf (_("Command tile %1$s: %2$s"), "B", "Rest");

  adw_dialog_close (ADW_DIALOG (fill_command (fixture)));
  page_check_settle ();
  g_assert_null (caesar_box_get_command (caesar_check_get_box (fixture), 1)->text);

  box_check_press (page_check_find (fill_command (fixture), _("What it says")), GDK_KEY_Return);
  /* A button that is activated shows so before it is pressed. */
  while (caesar_box_get_command (caesar_check_get_box (fixture), 1)->text == NULL)
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();
  g_assert_cmpstr (caesar_box_get_command (caesar_check_get_box (fixture), 1)->text, ==, "Rest");
  g_assert_cmpint (caesar_box_get_command (caesar_check_get_box (fixture), 1)->count.value, ==, 4);
  g_assert_cmpstr (caesar_box_get_command (caesar_owner_box_get_box (owner), 1)->text, ==, "Rest");
  g_assert_cmpint (caesar_box_get_command (caesar_owner_box_get_box (owner), 1)->count.value, ==, 4);
  g_assert_cmpint (caesar_check_get_state (fixture)->stack[1], ==, 3);
  g_assert_cmpint (caesar_count_commands_left (caesar_check_get_state (fixture), 1), ==, 2);
  g_assert_nonnull (page_check_find_text (fixture->page, told));
}

static void
draw_token (GameCheck *fixture,
            GtkWidget *card,
            const CaesarToken *token)
{
  g_autofree char *words = scriba_words_token (token);
  g_autofree char *unseen = g_strdup_printf (_("%s, unseen"), words);

  page_check_click (page_check_find (card, unseen));
}

/* What is drawn is recorded: two for the hand, three for the line; then Auto-Crassus does what is suggested. */
static void
test_solo (GameCheck *fixture,
           gconstpointer data)
{
  static const CaesarToken line[] = { { CAESAR_SYMBOL_SWORD, 6, 0 }, { CAESAR_SYMBOL_SWORD, 5, 1 }, { CAESAR_SYMBOL_SHIP, 6, 0 } };
  g_autofree char *command = g_strdup_printf (_("Command tile %1$s drawn, left: %2$s"), "B", "?");
  g_autofree char *untold = g_strdup_printf (_("Command tile %1$s: %2$s"), "B", _("nobody has told what it says"));

  GtkWidget *caesar = page_check_find_type (fixture->page, SCRIBA_TYPE_SIDE_CARD);
  GtkWidget *pompey = gtk_widget_get_next_sibling (caesar);
  GtkWidget *sides = gtk_widget_get_parent (caesar);
  GtkWidget *solo = page_check_find_type (fixture->page, SCRIBA_TYPE_SOLO_CARD);

  for (guint i = 0; i < G_N_ELEMENTS (line); i++)
    {
      if (i < 2)
        draw_token (fixture, caesar, &line[i]);
      draw_token (fixture, pompey, &line[i]);
    }
  g_assert_cmpuint (caesar_check_get_state (fixture)->players[CAESAR].n_held, ==, 2);
  g_assert_cmpuint (caesar_check_get_state (fixture)->players[POMPEY].n_held, ==, 3);

  place (fixture, HC_GALLIA, &line[0]);
  g_assert_cmpint (caesar_check_get_state (fixture)->turn.side, ==, POMPEY);
  g_assert_true (gtk_widget_get_prev_sibling (solo) == sides);
  draw_token (fixture, caesar, &line[2]);
  g_assert_true (gtk_widget_get_next_sibling (solo) == sides);
  tap (fixture, command);
  g_assert_cmpint (caesar_check_get_state (fixture)->command, ==, 1);
  g_assert_nonnull (page_check_find_text (fixture->page, untold));
  tell_command (fixture);
  press (fixture, _("Show It"));
  press (fixture, _("Place"));
  g_assert_cmpint (caesar_check_get_state (fixture)->turn.side, ==, CAESAR);
  g_assert_cmpuint (caesar_check_get_state (fixture)->players[POMPEY].n_held, ==, 2);
}

static void
show_on_phone (GameCheck *fixture)
{
  game_check_open_phone (fixture, 100);
  game_check_show (fixture, GTK_WIDGET (scriba_caesar_page_new (fixture->table)));
}

/* Three taps there, too. */
static void
test_phone_place (GameCheck *fixture,
                  gconstpointer data)
{
  show_on_phone (fixture);
  place (fixture, HU_HC, &laurel_4_0);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].by, ==, CAESAR);
}

/* It needs no scrolling to be seen. */
static void
assert_seen (GtkWidget *control)
{
  GtkWidget *place = gtk_widget_get_ancestor (control, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (control));
  g_assert_true (gtk_widget_compute_bounds (control, place, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (place));
}

/* What is to be decided comes to where the tokens were; a second tap that was meant for a token decides nothing. */
static void
test_phone_choices (GameCheck *fixture,
                    gconstpointer data)
{
  g_autofree char *label = g_strdup_printf (_("%s, bonus tile:"), "Hispania Ulterior");
  g_autofree char *wealth = g_strdup_printf ("%s %s", label, scriba_words_bonus_tile (CAESAR_TILE_WEALTH));
  GtkWidget *button;

  caesar_check_place (fixture, HU_HC, CAESAR_SYMBOL_LAUREL, 4, 0);
  show_on_phone (fixture);
  tap_space (fixture, HU_MAURETANIA);
  tap_token (fixture, HU_MAURETANIA, &ship_3_3);
  button = page_check_find (fixture->page, wealth);
  assert_seen (button);

  page_check_hold_time (fixture->page);
  page_check_click (button);
  page_check_settle ();
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  tap (fixture, wealth);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  press (fixture, _("Place"));
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].taken_by, ==, POMPEY);
}

static char *
name_tile (const char *province,
           const char *tile)
{
  g_autofree char *label = g_strdup_printf (_("%s, bonus tile:"), province);

  return g_strdup_printf ("%s %s", label, tile);
}

/* Both provinces close, Syria has closed before, and nobody has told a tile: all choices are seen at once, and the lists
 * of two Might tiles are told apart. What a tile turns over stays, whichever is scored first. */
static void
test_phone_two_tiles (GameCheck *fixture,
                      gconstpointer data)
{
  static const CaesarToken shield_4_2 = { CAESAR_SYMBOL_SHIELD, 4, 2 };
  g_autofree char *later = name_tile ("Hispania Citerior", C_("bonus tile", "later"));
  g_autofree char *might_hu = name_tile ("Hispania Ulterior", scriba_words_bonus_tile (CAESAR_TILE_MIGHT));
  g_autofree char *might_hc = name_tile ("Hispania Citerior", scriba_words_bonus_tile (CAESAR_TILE_MIGHT));
  g_autofree char *turns_hu = g_strdup_printf (_("%s, Might turns face down"), "Hispania Ulterior");
  g_autofree char *turns_hc = g_strdup_printf (_("%s, Might turns face down"), "Hispania Citerior");
  g_autofree char *hc_first = g_strdup_printf ("%s %s", _("Scored first:"), "Hispania Citerior");
  const CaesarPlace *placed;

  caesar_check_place (fixture, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 3, 3);
  caesar_check_place (fixture, AEGYPTUS_SYRIA, CAESAR_SYMBOL_SWORD, 1, 5);
  caesar_check_place (fixture, HC_GALLIA, CAESAR_SYMBOL_SWORD, 5, 1);
  caesar_check_place (fixture, ASIA_SYRIA, CAESAR_SYMBOL_SHIELD, 1, 5);
  show_on_phone (fixture);
  tap_space (fixture, HU_HC);
  tap_token (fixture, HU_HC, &shield_4_2);
  page_check_assert_fits (fixture->page, 360);
  assert_seen (page_check_find (fixture->page, later));

  tap (fixture, might_hu);
  assert_seen (page_check_find (fixture->page, _("Might turns face down")));
  assert_seen (page_check_find (fixture->page, later));
  tap (fixture, might_hc);
  page_check_assert_named (fixture->page);
  g_assert_true (gtk_widget_get_mapped (page_check_find (fixture->page, turns_hu)));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (page_check_find (fixture->page, turns_hc)), 1);
  tap (fixture, hc_first);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (page_check_find (fixture->page, turns_hu))), ==, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (page_check_find (fixture->page, turns_hc))), ==, 1);
  press (fixture, _("Place"));
  placed = scriba_table_get_undo (fixture->table)->args;
  g_assert_cmpint (placed->closed[0].flip.province, ==, SYRIA);
  g_assert_cmpint (placed->closed[1].flip.province, ==, CAESAR_NONE);
}

/* With what both sides have placed, below the map. */
static void
test_phone_result (GameCheck *fixture,
                   gconstpointer data)
{
  g_autofree char *result = NULL;
  g_autofree char *caesar = NULL;

  show_on_phone (fixture);
  press (fixture, _("I Cannot Place"));
  result = scriba_words_caesar_result (caesar_check_get_state (fixture));
  caesar = scriba_words_caesar_placed (caesar_check_get_state (fixture), caesar_check_get_box (fixture), CAESAR);
  g_assert_true (gtk_widget_get_mapped (page_check_find_text (fixture->page, result)));
  g_assert_true (page_check_says (page_check_find_type (fixture->page, SCRIBA_TYPE_CAESAR_BAR), caesar));
}

static void
show_step (gpointer data,
           guint step)
{
  GameCheck *fixture = data;

  if (step == 1)
    place (fixture, HU_HC, &laurel_4_0);
  if (step == 2)
    tap_space (fixture, HU_MAURETANIA);
  if (step == 3)
    tap_token (fixture, HU_MAURETANIA, &ship_3_3);
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  fixture->page = GTK_WIDGET (scriba_caesar_page_new (fixture->table));
  page_check_assert_phone (&fixture->window, fixture->page, GPOINTER_TO_INT (data), 4, show_step, fixture);
}

static void
add (const char *path,
     void (*run) (GameCheck *, gconstpointer),
     gconstpointer data)
{
  g_test_add (path, GameCheck, data, set_up, run, game_check_tear_down);
}

int
main (int argc,
      char *argv[])
{
  if (!page_check_start (&argc, &argv))
    return 0;

  add ("/caesar-page/place", test_place, NULL);
  add ("/caesar-page/nobodys-turn", test_nobodys_turn, NULL);
  add ("/caesar-page/second-tap", test_second_tap, NULL);
  add ("/caesar-page/preview", test_preview, NULL);
  add ("/caesar-page/tile", test_tile, NULL);
  add ("/caesar-page/tile-later", test_tile_later, NULL);
  add ("/caesar-page/tile-left-out", test_tile_left_out, NULL);
  add ("/caesar-page/might-later", test_might_later, NULL);
  add ("/caesar-page/tile-early", test_tile_early, NULL);
  add ("/caesar-page/rotate", test_rotate, NULL);
  add ("/caesar-page/rotate-key", test_rotate, "r");
  add ("/caesar-page/marks", test_marks, NULL);
  add ("/caesar-page/marks-private", test_marks_private, NULL);
  add ("/caesar-page/odds", test_odds, NULL);
  add ("/caesar-page/odds-range", test_odds_range, NULL);
  add ("/caesar-page/odds-draws", test_odds_draws, NULL);
  add ("/caesar-page/many-alike", test_many_alike, NULL);
  add ("/caesar-page/cannot-place", test_cannot_place, NULL);
  add ("/caesar-page/list", test_list, NULL);
  add ("/caesar-page/might", test_might, NULL);
  g_test_add ("/caesar-page/solo", GameCheck, NULL, set_up_solo, test_solo, game_check_tear_down);
  add ("/caesar-page/phone-place", test_phone_place, NULL);
  add ("/caesar-page/phone-choices", test_phone_choices, NULL);
  add ("/caesar-page/phone-two-tiles", test_phone_two_tiles, NULL);
  add ("/caesar-page/phone-result", test_phone_result, NULL);
  add ("/caesar-page/phone", test_phone, GINT_TO_POINTER (100));
  add ("/caesar-page/phone-large", test_phone, GINT_TO_POINTER (150));

  return g_test_run ();
}
