/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli-commands.h"

#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "caesar-map.h"
#include "cli-table.h"
#include "scriba-words.h"

typedef int (*Count) (const CaesarPlayed *played,
                      guint side);

static int
count_left (const CaesarPlayed *played,
            guint side)
{
  return caesar_count_control_left (&played->state, played->box, side);
}

static int
count_senate_tiles (const CaesarPlayed *played,
                    guint side)
{
  return caesar_count_senate_tiles (&played->state, side);
}

static int
count_senate_tokens (const CaesarPlayed *played,
                     guint side)
{
  return played->state.players[side].senate_tokens;
}

static int
count_hand (const CaesarPlayed *played,
            guint side)
{
  return played->state.players[side].hand_size;
}

static int
count_placed (const CaesarPlayed *played,
              guint side)
{
  return caesar_count_placed (&played->state, side);
}

static int
count_unseen (const CaesarPlayed *played,
              guint side)
{
  return caesar_count_unseen (&played->state, played->box, side);
}

static const struct
{
  const char *title;
  Count count;
} counts[] = {
  { N_("Control tokens left"), count_left },
  { N_("Senate tiles"), count_senate_tiles },
  { N_("Control tokens under Senate tiles"), count_senate_tokens },
  { N_("Hand size"), count_hand },
  { N_("Influence tokens on the board"), count_placed },
  { N_("Influence tokens unseen"), count_unseen },
};

static void
add_number (CliTable *table,
            CliStyle style,
            int number)
{
  g_autofree char *text = scriba_words_amount (number, 0);

  cli_table_add (table, style, text);
}

static void
add_sides (CliText *text,
           const CaesarPlayed *played)
{
  g_autoptr (CliTable) table = cli_table_new ("lrr");

  cli_table_add (table, CLI_PLAIN, NULL);
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    cli_table_add (table, CLI_BOLD, scriba_words_side (side));

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      cli_table_add (table, CLI_PLAIN, _(counts[i].title));
      for (guint side = 0; side < CAESAR_N_SIDES; side++)
        add_number (table, CLI_PLAIN, counts[i].count (played, side));
    }

  for (guint symbol = 0; symbol < CAESAR_N_SPACE_SYMBOLS; symbol++)
    {
      /* Translators: %s is a symbol: "sword". */
      g_autofree char *title = g_strdup_printf (_("Next draw fits: %s"), scriba_words_symbol (symbol));

      cli_table_add (table, CLI_PLAIN, title);
      for (guint side = 0; side < CAESAR_N_SIDES; side++)
        {
          gint16 unseen[CAESAR_MAX_KINDS];
          g_autofree char *odds = NULL;

          caesar_count_unseen_all (&played->state, played->box, side, unseen);
          odds = scriba_words_odds (caesar_odds_fits (played->box, unseen, symbol));
          cli_table_add (table, CLI_PLAIN, odds);
        }
    }
  cli_table_print (table, text, 0);
}

static void
add_bonus (CliTable *table,
           const CaesarHolding *holding)
{
  g_autofree char *taken = NULL;

  if (holding->taken_by != CAESAR_NOBODY)
    /* Translators: a bonus tile and the side that took it: "Senate: Pompey". */
    taken = g_strdup_printf (C_("bonus tile", "%1$s: %2$s"), scriba_words_bonus_tile (holding->tile),
                             scriba_words_side (holding->taken_by));
  cli_table_add (table, CLI_DIM, taken != NULL ? taken : scriba_words_bonus_tile (holding->tile));
}

static void
add_provinces (CliText *text,
               const CaesarPlayed *played)
{
  g_autoptr (CliTable) table = cli_table_new ("lrrlrrl");

  cli_table_add (table, CLI_DIM, _("Province"));
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    cli_table_add (table, CLI_DIM, scriba_words_side (side));
  cli_table_add (table, CLI_DIM, _("Control"));
  cli_table_add (table, CLI_DIM, _("Tokens"));
  cli_table_add (table, CLI_DIM, _("Face down"));
  cli_table_add (table, CLI_DIM, _("Bonus tile"));

  for (guint i = 0; i < played->state.n_provinces; i++)
    {
      const CaesarHolding *holding = &played->state.provinces[i];
      gint16 totals[CAESAR_N_SIDES];

      caesar_map_standing (&played->state, played->box, i, totals);
      cli_table_add (table, holding->closed ? CLI_BOLD : CLI_PLAIN, scriba_words_province (played->box, i));
      for (guint side = 0; side < CAESAR_N_SIDES; side++)
        add_number (table, CLI_PLAIN, totals[side]);
      /* Translators: a province that is not closed yet. */
      cli_table_add (table, CLI_PLAIN, holding->closed ? scriba_words_side (holding->controller) : C_("province", "open"));
      add_number (table, CLI_PLAIN, holding->control);
      add_number (table, CLI_PLAIN, holding->face_down);
      add_bonus (table, holding);
    }
  cli_table_print (table, text, 0);
}

static void
add_borders (CliText *text,
             const CaesarPlayed *played)
{
  g_autoptr (CliTable) table = cli_table_new ("lllll");

  cli_table_add (table, CLI_DIM, _("Border space"));
  cli_table_add (table, CLI_DIM, _("Symbol"));
  cli_table_add (table, CLI_DIM, _("Side"));
  cli_table_add (table, CLI_DIM, _("Token"));
  cli_table_add (table, CLI_DIM, _("Link"));

  for (guint i = 0; i < played->state.n_borders; i++)
    {
      const CaesarSpace *space = &played->state.borders[i];
      g_autofree char *name = scriba_words_border (played->box, i);
      g_autofree char *token = space->by != CAESAR_NOBODY ? scriba_words_token (&space->token) : g_strdup ("–");
      /* Translators: %s is a token: "sword 5/1". */
      g_autofree char *shown = space->face_down ? g_strdup_printf (_("%s, face down"), token) : g_strdup (token);

      cli_table_add (table, CLI_PLAIN, name);
      cli_table_add (table, CLI_PLAIN, scriba_words_symbol (played->box->borders[i].symbol));
      cli_table_add (table, CLI_PLAIN, space->by != CAESAR_NOBODY ? scriba_words_side (space->by) : "–");
      cli_table_add (table, CLI_PLAIN, shown);
      cli_table_add (table, CLI_PLAIN, space->link != CAESAR_NOBODY ? scriba_words_side (space->link) : "–");
    }
  cli_table_print (table, text, 0);
}

/** cli_add_caesar: adds how a game of Caesar! stands, in words. */
void
cli_add_caesar (CliText *text,
                const CaesarPlayed *played)
{
  g_autofree char *result = scriba_words_caesar_moment (&played->state);

  cli_text_line (text, 0, CLI_BOLD, result);
  cli_text_end_line (text);
  add_sides (text, played);
  cli_text_end_line (text);
  add_provinces (text, played);
  cli_text_end_line (text);
  add_borders (text, played);
}

/**
 * cli_caesar:
 * @input: a `scriba-caesar/1` object
 * @json: whether the answer is JSON
 * @text: where the answer goes
 * @error: what is wrong with the input
 *
 * Plays the moves of a game with the shipped map and tokens.
 *
 * Returns: how it went
 */
CliExit
cli_caesar (JsonNode *input,
            gboolean json,
            CliText *text,
            GError **error)
{
  g_autoptr (CaesarPlayed) played = caesar_played_from_json (input, error);

  if (played == NULL)
    return CLI_EXIT_BAD;

  if (json)
    cli_add_json (text, caesar_played_to_json (played));
  else
    cli_add_caesar (text, played);
  return CLI_EXIT_DONE;
}
