/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-caesar.h"

#include <glib/gi18n.h>

#include "words-amount.h"
#include "words-caesar-entry.h"

/** scriba_words_side: the name of a side; "nobody" for %CAESAR_NOBODY. */
const char *
scriba_words_side (int side)
{
  switch (side)
    {
    case CAESAR_SIDE_CAESAR:
      return _("Caesar");
    case CAESAR_SIDE_POMPEY:
      return _("Pompey");
    default:
      return C_("side", "nobody");
    }
}

/** scriba_words_symbol: what stands on a token or a border space. */
const char *
scriba_words_symbol (CaesarSymbol symbol)
{
  switch (symbol)
    {
    case CAESAR_SYMBOL_SWORD:
      return C_("symbol", "sword");
    case CAESAR_SYMBOL_SHIELD:
      return C_("symbol", "shield");
    case CAESAR_SYMBOL_SHIP:
      return C_("symbol", "ship");
    case CAESAR_SYMBOL_LAUREL:
      return C_("symbol", "laurel");
    case CAESAR_SYMBOL_SHIELD_OR_SHIP:
      return C_("symbol", "shield or ship");
    default:
      g_return_val_if_reached ("");
    }
}

/** scriba_words_bonus_tile: the name of a bonus tile; "?" for one that nobody has told. */
const char *
scriba_words_bonus_tile (int tile)
{
  switch (tile)
    {
    case CAESAR_TILE_NONE:
      return "–";
    case CAESAR_TILE_SENATE:
      return C_("bonus tile", "Senate");
    case CAESAR_TILE_WEALTH:
      return C_("bonus tile", "Wealth");
    case CAESAR_TILE_TACTICS:
      return C_("bonus tile", "Tactics");
    case CAESAR_TILE_MIGHT:
      return C_("bonus tile", "Might");
    default:
      return "?";
    }
}

/** scriba_words_province: the name of a province: as the box has it, which in Latin stays in every language. */
const char *
scriba_words_province (const CaesarBox *box,
                       guint province)
{
  const char *name = box->provinces[province].name;

  return g_str_equal (name, "Italia") ? C_("province", "Italia") : name;
}

/** scriba_words_border: "Italia–Sicilia". */
char *
scriba_words_border (const CaesarBox *box,
                     guint border)
{
  const CaesarBorder *space = &box->borders[border];

  return g_strdup_printf ("%s–%s", scriba_words_province (box, space->between[0]),
                          scriba_words_province (box, space->between[1]));
}

/** scriba_words_token: "sword 5/1". */
char *
scriba_words_token (const CaesarToken *token)
{
  /* Translators: a token: its symbol and its two values: "sword 5/1". */
  return g_strdup_printf (C_("token", "%1$s %2$d/%3$d"), scriba_words_symbol (token->symbol), token->first, token->second);
}

/** scriba_words_kind: (transfer full): so, any of a kind. */
char *
scriba_words_kind (const CaesarKind *kind)
{
  const CaesarToken token = caesar_kind_token (kind);

  return scriba_words_token (&token);
}

/** scriba_words_tokens: (transfer full): several in one line; "–" if there is none. */
char *
scriba_words_tokens (const CaesarToken *tokens,
                     guint n_tokens)
{
  GString *line = g_string_new (n_tokens == 0 ? "–" : NULL);

  for (guint i = 0; i < n_tokens; i++)
    scriba_words_add_item (line, scriba_words_token (&tokens[i]));
  return g_string_free_and_steal (line);
}

/** scriba_words_command: (transfer full): what the command tiles with a letter are called. */
char *
scriba_words_command (guint letter)
{
  /* Translators: the command tiles with the letter %s. */
  return g_strdup_printf (_("Command tile %s"), caesar_letter_keys[letter]);
}

/** scriba_words_command_excess: (transfer full) (nullable): a hint to look again where a box has more than there are. */
char *
scriba_words_command_excess (const CaesarBox *box)
{
  guint entered = caesar_box_count_commands (box);

  if (entered <= (guint) box->command_tiles)
    return NULL;

  return g_strdup_printf (ngettext ("%1$u command tile entered, the game has %2$d",
                                    "%1$u command tiles entered, the game has %2$d", entered),
                          entered, box->command_tiles);
}

/* How a game ended that is over, and who is the winner, if somebody is. */
static char *
ending_words (const CaesarResult *result,
              const char *winner)
{
  switch ((CaesarEnding) result->ending)
    {
    case CAESAR_ENDING_LAST_TOKEN:
      if (result->winner == CAESAR_NOBODY)
        return g_strdup (_("A draw: both placed their last control token"));
      /* Translators: %s is a side or a player. */
      return g_strdup_printf (_("%s wins: the last control token is placed"), winner);
    case CAESAR_ENDING_CANNOT_PLACE:
      if (result->winner == CAESAR_NOBODY)
        return g_strdup (_("Without a winner: a side cannot place a token"));
      /* Translators: %s is a side or a player. */
      return g_strdup_printf (_("%s wins: the other side cannot place a token"), winner);
    case CAESAR_ENDING_STOPPED:
    case CAESAR_ENDING_NOT_YET:
    default:
      if (result->winner == CAESAR_NOBODY)
        return g_strdup (_("Stopped without a winner"));
      /* Translators: %s is a side or a player. */
      return g_strdup_printf (_("%s wins: the table stopped the game"), winner);
    }
}

/** scriba_words_caesar_name: who plays a side, by name: "" for a player without one. */
const char *
scriba_words_caesar_name (const CaesarState *state,
                          int side)
{
  g_return_val_if_fail (side >= 0 && side < CAESAR_N_SIDES, "");

  return side == state->crassus ? SCRIBA_CRASSUS : state->players[side].name;
}

/** scriba_words_caesar_who: (transfer full): a side and who plays it: "Caesar (Anna)"; Auto-Crassus, or a side without a name, alone. */
char *
scriba_words_caesar_who (const CaesarState *state,
                         int side)
{
  const char *words = scriba_words_caesar_player (state, side);
  const char *name = side == CAESAR_NOBODY || side == state->crassus ? "" : state->players[side].name;

  return *name != '\0' ? g_strdup_printf ("%s (%s)", words, name) : g_strdup (words);
}

/**
 * scriba_words_caesar_result:
 * @state: a state
 *
 * Returns: (transfer full): how a game ended, or whose turn it is
 */
char *
scriba_words_caesar_result (const CaesarState *state)
{
  gboolean over = state->result.ending != CAESAR_ENDING_NOT_YET;
  g_autofree char *who = scriba_words_caesar_who (state, over ? state->result.winner : state->turn.side);

  if (over)
    return ending_words (&state->result, who);

  /* Translators: %s is a side. */
  return state->turn.extra ? g_strdup_printf (_("Next: %s, an extra turn"), who)
                           : g_strdup_printf (C_("turn", "Next: %s"), who);
}

/** scriba_words_caesar_would_end: (transfer full): how a placement that has not been made would end the game. */
char *
scriba_words_caesar_would_end (const CaesarState *state,
                               const CaesarResult *result)
{
  g_autofree char *who = scriba_words_caesar_who (state, result->winner);

  if (result->winner == CAESAR_NOBODY)
    /* Translators: what would happen. */
    return g_strdup (C_("preview", "a draw: both place their last control token"));
  if (result->ending == CAESAR_ENDING_LAST_TOKEN)
    /* Translators: what would happen; %s is a side or a player. */
    return g_strdup_printf (C_("preview", "%s wins: the last control token is placed"), who);

  /* Translators: what would happen; %s is a side or a player. */
  return g_strdup_printf (C_("preview", "%s wins: the other side cannot place a token"), who);
}

/** scriba_words_caesar_turn: (transfer full): whose turn it is, of a game that is played: the side, and who plays it. */
char *
scriba_words_caesar_turn (const CaesarState *state)
{
  g_autofree char *who = scriba_words_caesar_who (state, state->turn.side);

  if (state->turn.extra)
    /* Translators: %s is a player. */
    return g_strdup_printf (_("Extra turn: %s"), who);
  return g_strdup_printf (_("Turn: %s"), who);
}

/** scriba_words_caesar_summary_player: who plays a side of a game of the library. */
const char *
scriba_words_caesar_summary_player (const CaesarSummary *summary,
                                    CaesarSide side)
{
  if (summary->crassus == (int) side)
    return SCRIBA_CRASSUS;

  return side == CAESAR_SIDE_CAESAR ? summary->caesar : summary->pompey;
}

/** scriba_words_caesar_moment: (transfer full): where a game stands, or who won it, and how. */
char *
scriba_words_caesar_moment (const CaesarState *state)
{
  return state->stage == CAESAR_STAGE_SETUP ? g_strdup (_("Set-up")) : scriba_words_caesar_result (state);
}

/** scriba_words_caesar_summary_state: (transfer full): so, of a game of the library. */
char *
scriba_words_caesar_summary_state (const CaesarSummary *summary)
{
  CaesarState state = {
    .stage = summary->stage,
    .crassus = summary->crassus,
    .turn = { .side = summary->turn },
    .result = summary->result,
  };

  g_strlcpy (state.players[CAESAR_SIDE_CAESAR].name, summary->caesar, SCRIBA_NAME_SIZE);
  g_strlcpy (state.players[CAESAR_SIDE_POMPEY].name, summary->pompey, SCRIBA_NAME_SIZE);
  return scriba_words_caesar_moment (&state);
}

/** scriba_words_caesar_players: (transfer full): who plays which side: "Caesar: Anna · Pompey: Auto-Crassus". */
char *
scriba_words_caesar_players (const CaesarState *state)
{
  GString *text = g_string_new (NULL);

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      const char *name = scriba_words_caesar_name (state, side);

      /* Translators: a side and who plays it: "Caesar: Anna". */
      scriba_words_add_part (text, *name != '\0' ? g_strdup_printf (C_("side", "%1$s: %2$s"), scriba_words_side (side), name)
                                                 : g_strdup (scriba_words_side (side)));
    }

  return g_string_free_and_steal (text);
}

/** scriba_words_caesar_summary_detail: (transfer full) (nullable): how far each side is, once the game has begun. */
char *
scriba_words_caesar_summary_detail (const CaesarSummary *summary)
{
  if (summary->stage == CAESAR_STAGE_SETUP)
    return NULL;

  /* Translators: how many control tokens Caesar, then Pompey, has placed. */
  return g_strdup_printf (_("Control tokens %1$d–%2$d"), summary->placed[CAESAR_SIDE_CAESAR],
                          summary->placed[CAESAR_SIDE_POMPEY]);
}
