/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "words-amount.h"
#include "words-caesar-entry.h"
#include "words-caesar.h"

/* What is to be done in a step of the set-up of Caesar!. */

static char *
tiles_words (const CaesarState *state)
{
  guint n_unknown = 0;

  for (guint i = 0; i < state->n_provinces; i++)
    n_unknown += state->provinces[i].tile == CAESAR_TILE_UNKNOWN;
  if (n_unknown == 0)
    return g_strdup (_("All bonus tiles are known."));
  if (caesar_setup_step_done (state, CAESAR_SETUP_TILES))
    return g_strdup_printf (ngettext ("%u bonus tile is asked when its province closes.",
                                      "%u bonus tiles are asked when their provinces close.", n_unknown), n_unknown);

  /* Italia is the province that always has Senate. */
  return g_strdup_printf (ngettext ("Senate lies on Italia. Shuffle the other %u tile, and put one on each province.",
                                    "Senate lies on Italia. Shuffle the other %u tiles, and put one on each province.",
                                    n_unknown), n_unknown);
}

static char *
tokens_words (const CaesarState *state,
              const CaesarBox *box)
{
  /* Translators: influence tokens in the bag of Caesar, then of Pompey; then the control tokens of each. */
  return g_strdup_printf (_("Influence tokens in the bags: Caesar %1$d, Pompey %2$d. Control tokens: %3$d for each side."),
                          caesar_count_unseen (state, box, CAESAR_SIDE_CAESAR),
                          caesar_count_unseen (state, box, CAESAR_SIDE_POMPEY), box->control_tokens);
}

/* What a side of a solo game holds, if that is told. */
static char *
held_words (const CaesarState *state,
            int side,
            const char *otherwise)
{
  const CaesarPlayer *player = &state->players[side];

  return player->n_held > 0 ? scriba_words_tokens (player->held, player->n_held) : g_strdup (otherwise);
}

static char *
stack_words (const CaesarState *state)
{
  GString *text = g_string_new (NULL);

  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      g_autofree char *count = state->stack[letter] == CAESAR_SOME ? g_strdup ("?")
                                                                   : scriba_words_amount (state->stack[letter], 0);

      scriba_words_add_part (text, g_strdup_printf ("%s %s", caesar_letter_keys[letter], count));
    }
  return g_string_free_and_steal (text);
}

/** scriba_words_caesar_setup_detail: (transfer full): what is to be done in a step of the set-up, or what came of it. */
char *
scriba_words_caesar_setup_detail (const CaesarState *state,
                                  const CaesarBox *box,
                                  CaesarSetupStep step)
{
  switch (step)
    {
    case CAESAR_SETUP_TILES:
      return tiles_words (state);
    case CAESAR_SETUP_TOKENS:
      return tokens_words (state, box);
    case CAESAR_SETUP_HANDS:
      if (!caesar_state_is_solo (state))
        return g_strdup (_("Both players draw two influence tokens from their bags. Nobody tells which."));
      return held_words (state, caesar_side_other (state->crassus), _("Draw two influence tokens from your bag."));
    case CAESAR_SETUP_LINE:
      return held_words (state, state->crassus, _("Draw three influence tokens for Auto-Crassus, and place them in a line."));
    case CAESAR_SETUP_COMMANDS:
      return stack_words (state);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
