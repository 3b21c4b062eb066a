/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a game of 44 BCE: what it says, that all of it lies on it, and who is marked as the winner. */

#include <string.h>

#include "pixels.h"
#include "scriba-bce-sheet.h"
#include "scriba-symbols.h"

#define WIDTH 900
#define HEIGHT 660

/* Nothing but the track and the denarii counts: 12, 10 and 5. */
typedef struct
{
  BceBox *box;
  BceState state;
  cairo_surface_t *surface;
  cairo_t *cr;
} Night;

static void
set_up (Night *self,
        gconstpointer data)
{
  static const char * const names[] = { "Anna", "Bálint", "Csenge", "Dénes", "Emese" };
  static const gint16 tracks[] = { 7, 5, 0, 0, 0 };
  BceGameSetup setup = { .n_seats = data != NULL ? GPOINTER_TO_UINT (data) : 3 };
  const BceSenate senate = { .id = g_strdup ("senate-1"), .pair = { BCE_POLITICAL, BCE_MILITARY } };

  self->box = bce_box_new ();
  self->box->title = g_strdup ("Practice");
  g_array_append_val (self->box->senate, senate);
  bce_settings_init (&setup.settings);
  for (guint seat = 0; seat < setup.n_seats; seat++)
    {
      g_strlcpy (setup.seats[seat].name, names[seat], SCRIBA_NAME_SIZE);
      setup.seats[seat].character = seat;
    }
  g_assert_true (bce_state_start (&setup, self->box, &self->state));
  self->state.senate = 0;
  self->state.year = 6;
  self->state.stage = BCE_STAGE_OVER;
  self->state.ending = BCE_ENDING_PLAYED;
  self->state.winners = 1;
  self->state.decided_by = BCE_VICTORY_IMPERIUM;
  for (guint seat = 0; seat < setup.n_seats; seat++)
    {
      self->state.players[seat].track = tracks[seat];
      self->state.players[seat].denarii = 5;
      self->state.totals[seat] = tracks[seat] + 5;
    }

  self->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  self->cr = cairo_create (self->surface);
  cairo_set_source_rgb (self->cr, 1, 1, 1);
  cairo_paint (self->cr);
}

static void
tear_down (Night *self,
           gconstpointer data)
{
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
  bce_box_free (self->box);
}

static ScribaSheet *
make_sheet (Night *self)
{
  return scriba_bce_sheet_new (&self->state, self->box, g_strdup ("27 November 2026"));
}

static void
draw (Night *self)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);

  scriba_sheet_draw (sheet, self->cr, WIDTH, HEIGHT);
  cairo_surface_flush (self->surface);
}

static void
check_result (Night *self,
              const char *result)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);

  g_assert_cmpstr (sheet->result, ==, result);
}

/* How it ended, in every way in which a night ends, and where it stands before. */
static void
test_results (Night *self,
              gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);

  g_assert_cmpstr (sheet->title, ==, "44 BCE");
  g_assert_cmpstr (sheet->date, ==, "27 November 2026");
  g_assert_cmpstr (sheet->players, ==, "Anna: Agrippa · Bálint: Mark Antony · Csenge: Augustus");
  check_result (self, "Anna wins · Decided by Imperium");

  self->state.ending = BCE_ENDING_STOPPED;
  check_result (self, "Anna wins · stopped early, scored as it stood");

  self->state.ending = BCE_ENDING_PLAYED;
  self->state.players[1].track = 7;
  self->state.totals[1] = 12;
  self->state.winners = 3;
  self->state.decided_by = BCE_VICTORY_SHARED;
  check_result (self, "Shared victory: Anna, Bálint · Tied after both tie-breaks");

  self->state.ending = BCE_ENDING_UNFINISHED;
  check_result (self, "Stopped, without a score");

  self->state.ending = BCE_ENDING_NOT_YET;
  self->state.stage = BCE_STAGE_CONSTRUCTION;
  self->state.year = 2;
  check_result (self, "Year 2 of 6 · Construction");
}

/* Where a value of the box is unknown, the page does not say who has won for good. */
static void
test_unknown (Night *self,
              gconstpointer data)
{
  memset (g_array_index (self->box->senate, BceSenate, 0).pair, BCE_NONE, 2);
  check_result (self, "As far as is known: Anna wins");
  draw (self);
}

/* Nothing reaches over the edges, with any number of players, and the foot is there. */
static void
test_on_page (Night *self,
              gconstpointer data)
{
  draw (self);
  g_assert_true (pixels_are_white (self->surface, 0, HEIGHT - 2, WIDTH, 2));
  /* The date of the heading ends there. */
  g_assert_true (pixels_are_white (self->surface, WIDTH - 1, 100, 1, HEIGHT / 2 - 100));
  g_assert_false (pixels_are_white (self->surface, 0, HEIGHT - 70, WIDTH, 70));
}

/* The tint of the winner's column, and of nobody else's, between its names and its edge. */
static void
test_winner (Night *self,
             gconstpointer data)
{
  const double column = (WIDTH - 210) / 3.0;
  guint n_tinted[3] = { 0 };

  draw (self);
  for (guint seat = 0; seat < 3; seat++)
    for (int y = HEIGHT - 300; y < HEIGHT; y++)
      n_tinted[seat] += pixels_read_color (self->surface, 210 + seat * column + 20, y) != 0xffffff;

  /* One line crosses all columns. */
  g_assert_cmpuint (n_tinted[0], >, 200);
  g_assert_cmpuint (n_tinted[1], <, 5);
  g_assert_cmpuint (n_tinted[2], <, 5);
}

/* Five names of a hundred letters are whole in the heading, and all the rest stays on the page. */
static void
test_long_names (Night *self,
                 gconstpointer data)
{
  g_autofree char *name = g_strnfill (100, 'W');
  g_autoptr (ScribaSheet) sheet = NULL;

  for (guint seat = 0; seat < self->state.n_seats; seat++)
    g_strlcpy (self->state.players[seat].name, name, SCRIBA_NAME_SIZE);
  sheet = make_sheet (self);
  g_assert_nonnull (strstr (sheet->players, name));
  draw (self);
  g_assert_true (pixels_are_white (self->surface, 0, HEIGHT - 2, WIDTH, 2));
  g_assert_false (pixels_are_white (self->surface, 0, HEIGHT - 70, WIDTH, 70));
}

/* A game that goes on changes no page that is being written. */
static void
test_own_copy (Night *self,
               gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);
  g_autoptr (GBytes) before = scriba_sheet_to_png (sheet, NULL);
  g_autoptr (GBytes) after = NULL;

  memset (&self->state, 0, sizeof self->state);
  g_free (self->box->title);
  self->box->title = g_strdup ("?");
  after = scriba_sheet_to_png (sheet, NULL);
  g_assert_true (g_bytes_equal (before, after));
}

/* What was changed after the end leaves the confirmed result, and no lines that do not add up to it. */
static void
test_confirmed (Night *self,
                gconstpointer data)
{
  g_autoptr (GBytes) whole = NULL;
  g_autoptr (GBytes) confirmed = NULL;
  g_autoptr (ScribaSheet) sheet = make_sheet (self);
  g_autoptr (ScribaSheet) changed = NULL;

  whole = scriba_sheet_to_png (sheet, NULL);
  self->state.players[0].track = 9;
  changed = make_sheet (self);
  confirmed = scriba_sheet_to_png (changed, NULL);
  g_assert_cmpstr (changed->result, ==, "Anna wins · Decided by Imperium");
  g_assert_false (g_bytes_equal (whole, confirmed));
  draw (self);
  /* Heads, Imperium and rank alone: the lower half of the page is empty. */
  g_assert_true (pixels_are_white (self->surface, 0, HEIGHT / 2, WIDTH, HEIGHT / 2));
}

#define ADD(path, data, test) g_test_add (path, Night, data, set_up, test, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/score-sheet/results", NULL, test_results);
  ADD ("/score-sheet/unknown", NULL, test_unknown);
  ADD ("/score-sheet/on-page-of-three", GUINT_TO_POINTER (3), test_on_page);
  ADD ("/score-sheet/on-page-of-four", GUINT_TO_POINTER (4), test_on_page);
  ADD ("/score-sheet/on-page-of-five", GUINT_TO_POINTER (5), test_on_page);
  ADD ("/score-sheet/winner", NULL, test_winner);
  ADD ("/score-sheet/long-names", GUINT_TO_POINTER (5), test_long_names);
  ADD ("/score-sheet/own-copy", NULL, test_own_copy);
  ADD ("/score-sheet/confirmed", NULL, test_confirmed);

  return g_test_run ();
}
