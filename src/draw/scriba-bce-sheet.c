/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-bce-sheet.h"

#include <glib/gi18n.h>

#include "bce-final.h"
#include "scriba-bars.h"
#include "scriba-symbols.h"
#include "scriba-words.h"

/* A game of 44 BCE on a page: the score sheet, with the stacks on its columns; before its score, what is tracked. */

#define TEXT_SIZE 12
#define TOTAL_SIZE 16
#define NAME_SIZE 13
#define NOTE_SIZE 10
#define PLAIN 400
#define BOLD 700

#define TITLES 210 /* width of the first column */
#define TOKEN 26
#define SWATCH 12
#define ROW 19
#define GAP 8
#define BAR 110
#define TINT 0.12

typedef struct
{
  char *name;
  BceCharacter character;
  int track;
  int denarii;
} Seat;

typedef struct
{
  guint n_seats;
  Seat seats[BCE_MAX_SEATS];
  gboolean has_denarii;
  BceScoring *scoring;
  BceScore *score;
  gboolean adds_up;
  char *box_title;
} Game;

static void
game_free (gpointer data)
{
  Game *self = data;

  for (guint seat = 0; seat < self->n_seats; seat++)
    g_free (self->seats[seat].name);
  g_clear_pointer (&self->scoring, bce_scoring_free);
  g_clear_pointer (&self->score, bce_score_free);
  g_free (self->box_title);
  g_free (self);
}

/* Where a page is written: the rows go down. */
typedef struct
{
  cairo_t *cr;
  const ScribaLook *look;
  const Game *game;
  double width;
  double column;
  double y;
} Page;

static double
get_center (const Page *page,
            guint seat)
{
  return TITLES + (seat + 0.5) * page->column;
}

static void
write_title (const Page *page,
             const char *title,
             int weight,
             double indent)
{
  double words;

  scriba_look_measure (page->look, title, TEXT_SIZE, weight, &words, NULL);
  words = MIN (words, TITLES - indent - GAP);
  scriba_look_set_source (page->cr, page->look->text);
  scriba_look_write (page->look, page->cr, title, TEXT_SIZE, weight, indent + words / 2, page->y + ROW / 2.0, words + 1);
}

static void
write_number (const Page *page,
              guint seat,
              char *number,
              double size,
              int weight)
{
  g_autofree char *owned = number;

  scriba_look_write (page->look, page->cr, owned, size, weight, get_center (page, seat), page->y + ROW / 2.0, page->column);
}

static void
write_rule (Page *page)
{
  page->y += GAP / 2.0;
  scriba_look_set_source (page->cr, page->look->text);
  cairo_set_line_width (page->cr, 0.75);
  cairo_move_to (page->cr, 0, page->y);
  cairo_line_to (page->cr, page->width, page->y);
  cairo_stroke (page->cr);
  page->y += GAP / 2.0;
}

/* Who won stands on a tint of their own colour, as in the window. */
static void
mark_winners (const Page *page,
              double height)
{
  const Game *game = page->game;

  for (guint seat = 0; seat < game->score->n_players; seat++)
    if (bce_score_is_won_by (game->scoring, game->score, seat))
      {
        ScribaColor own = scriba_palette_character (game->seats[seat].character, FALSE);

        scriba_look_add_round (page->cr, TITLES + seat * page->column + GAP, page->y - GAP / 2.0, page->column - 2 * GAP,
                               height + GAP, GAP);
        scriba_look_set_source (page->cr, scriba_look_get_tint (page->look, own, TINT));
        cairo_fill (page->cr);
      }
}

static void
write_heads (Page *page)
{
  for (guint seat = 0; seat < page->game->n_seats; seat++)
    {
      const Seat *player = &page->game->seats[seat];
      double x = get_center (page, seat);

      scriba_symbols_draw_character (page->cr, page->look, player->character, x - TOKEN / 2.0, page->y, TOKEN);
      scriba_look_set_source (page->cr, page->look->text);
      scriba_look_write (page->look, page->cr, player->name, NAME_SIZE, BOLD, x, page->y + TOKEN + ROW / 2.0,
                         page->column - GAP);
    }
  page->y += TOKEN + ROW;
}

static void
write_lines (Page *page)
{
  const Game *game = page->game;

  for (guint line = 0; line < BCE_N_LINES; line++)
    {
      scriba_bars_draw_swatch (page->cr, page->look, line, 0, page->y + (ROW - SWATCH) / 2.0, SWATCH);
      write_title (page, scriba_words_score_line (line), PLAIN, SWATCH + GAP);
      for (guint seat = 0; seat < game->score->n_players; seat++)
        write_number (page, seat, scriba_words_score_amount (game->score, seat, line), TEXT_SIZE, PLAIN);
      page->y += ROW;
    }
  write_rule (page);
}

static void
write_totals (Page *page)
{
  const BceScoring *scoring = page->game->scoring;
  const BceScore *score = page->game->score;

  write_title (page, _("Imperium"), BOLD, 0);
  for (guint seat = 0; seat < score->n_players; seat++)
    write_number (page, seat, scriba_words_score_total (score, seat), TOTAL_SIZE, BOLD);
  page->y += ROW;
  if (!bce_score_is_decided (scoring, score))
    return;

  write_title (page, _("Rank"), PLAIN, 0);
  for (guint seat = 0; seat < score->n_players; seat++)
    write_number (page, seat, scriba_words_rank (score->players[seat].rank), TEXT_SIZE, PLAIN);
  page->y += ROW;
}

/* Before there is a score. */
static void
write_tracked (Page *page)
{
  const Game *game = page->game;

  write_title (page, scriba_words_score_line (BCE_LINE_TRACK), PLAIN, 0);
  for (guint seat = 0; seat < game->n_seats; seat++)
    write_number (page, seat, scriba_words_amount (game->seats[seat].track, 0), TEXT_SIZE, PLAIN);
  page->y += ROW;
  if (!game->has_denarii)
    return;

  write_title (page, scriba_words_score_line (BCE_LINE_DENARII), PLAIN, 0);
  for (guint seat = 0; seat < game->n_seats; seat++)
    write_number (page, seat, scriba_words_amount (game->seats[seat].denarii, 0), TEXT_SIZE, PLAIN);
  page->y += ROW;
}

static void
write_stacks (Page *page,
              double height)
{
  const ScribaBarsFrame frame = {
    .x = TITLES,
    .y = page->y,
    .width = page->width - TITLES,
    .height = height,
    .bar_width = MIN (BAR, page->column * 0.6),
    .n_players = page->game->score->n_players,
  };

  scriba_bars_draw (page->cr, page->look, page->game->score, &frame);
  page->y += height + GAP;
}

/* Below the names, of a game that has a score. */
static guint
count_rows (const Game *game)
{
  if (game->score == NULL)
    return 0;

  return (game->adds_up ? BCE_N_LINES : 0) + (bce_score_is_decided (game->scoring, game->score) ? 2 : 1);
}

/* What is said below the sheet. Without @cr, only the height. */
static double
lay_notes (const Game *game,
           const ScribaLook *look,
           cairo_t *cr,
           double y,
           double width)
{
  g_autofree char *reason = NULL;
  g_autofree char *box = NULL;
  double start = y;

  if (game->score != NULL && !game->adds_up)
    reason = g_strdup (scriba_words_confirmed ());
  else if (game->score != NULL && bce_score_is_decided (game->scoring, game->score))
    reason = scriba_words_victory_reason (game->scoring, game->score);
  if (game->box_title != NULL)
    /* Translators: what the box of a game is called. */
    box = g_strdup_printf (_("Box: %s"), game->box_title);

  y += reason != NULL ? scriba_look_write_lines (look, cr, reason, NOTE_SIZE, PLAIN, 0, y, width) : 0;
  y += box != NULL ? scriba_look_write_lines (look, cr, box, NOTE_SIZE, PLAIN, 0, y, width) : 0;
  return y - start;
}

static void
draw (cairo_t *cr,
      const ScribaLook *look,
      double width,
      double height,
      gconstpointer data)
{
  const Game *game = data;
  double notes = lay_notes (game, look, NULL, 0, width);
  double sheet = TOKEN + ROW + count_rows (game) * ROW + 2 * GAP;
  Page page = { cr, look, game, width, (width - TITLES) / game->n_seats, 0 };

  if (game->score != NULL && game->adds_up)
    write_stacks (&page, MAX (ROW, height - notes - sheet - GAP));
  if (game->score != NULL)
    mark_winners (&page, count_rows (game) * ROW + TOKEN + ROW + (game->adds_up ? GAP : 0));
  write_heads (&page);
  if (game->score == NULL)
    {
      write_tracked (&page);
    }
  else
    {
      if (game->adds_up)
        write_lines (&page);
      write_totals (&page);
    }

  scriba_look_set_source (cr, look->text);
  lay_notes (game, look, cr, page.y + GAP, width);
}

static ScribaSheet *
create_sheet (Game *game,
              const char *box_title,
              char *date,
              char *result,
              char *players)
{
  ScribaSheet *self = g_new0 (ScribaSheet, 1);

  game->box_title = g_strdup (box_title);
  *self = (ScribaSheet) {
    .title = g_strdup (_("44 BCE")),
    .date = date,
    .result = result,
    .players = players,
    .draw = draw,
    .data = game,
    .free_data = game_free,
  };
  return self;
}

/**
 * scriba_bce_sheet_new:
 * @state: how the game stands
 * @box: its box
 * @date: (transfer full): the day on which it was played, in words
 *
 * Returns: (transfer full): a page with the score sheet, that keeps a copy of all it shows
 */
ScribaSheet *
scriba_bce_sheet_new (const BceState *state,
                      const BceBox *box,
                      char *date)
{
  Game *game = g_new0 (Game, 1);

  game->n_seats = state->n_seats;
  game->has_denarii = state->settings.denarii;
  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      const BcePlayer *player = &state->players[seat];

      game->seats[seat] = (Seat) { g_strdup (player->name), player->character, player->track, player->denarii };
    }
  if (bce_final_has_score (state))
    {
      game->score = bce_score_new ();
      game->adds_up = bce_final_score (state, box, scriba_words_component, &game->scoring, game->score);
    }
  return create_sheet (game, box->title, date, scriba_words_bce_result (state, game->scoring, game->score),
                       scriba_words_bce_players (state));
}

/**
 * scriba_bce_sheet_new_scored:
 * @scoring: (transfer full): what was scored of a game that was not tracked
 * @characters: (array fixed-size=5): whom each of its players played
 * @box_title: (nullable): what the box is called that its values are from
 * @date: (transfer full): the day on which it was scored, in words
 *
 * Returns: (transfer full): a page with the score sheet
 */
ScribaSheet *
scriba_bce_sheet_new_scored (BceScoring *scoring,
                             const BceCharacter *characters,
                             const char *box_title,
                             char *date)
{
  Game *game = g_new0 (Game, 1);

  game->n_seats = scoring->n_players;
  for (guint seat = 0; seat < game->n_seats; seat++)
    game->seats[seat] = (Seat) { .name = g_strdup (scriba_words_player (scoring, seat)), .character = characters[seat] };
  game->scoring = scoring;
  game->score = bce_score_new ();
  bce_score (scoring, game->score);
  game->adds_up = TRUE;
  return create_sheet (game, box_title, date, scriba_words_scored_result (scoring, game->score),
                       scriba_words_scored_players (scoring, characters));
}
