/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-setup-step.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "scriba-setup-draw.h"
#include "scriba-token.h"
#include "scriba-words.h"

/* What a row shows of a step of 44 BCE. */

/* What can be told by one tap: who is Imperium Maius, or what the Senate tile shows. */
static void
show_choices (ScribaSetupRow *row,
              BceSetupStep step,
              const BceState *state,
              const BceBox *box)
{
  if (step == BCE_SETUP_IM)
    {
      for (guint seat = 0; seat < state->n_seats; seat++)
        if (state->shared != (int) seat)
          scriba_setup_row_add_choice (row, seat, scriba_token_new (state->players[seat].character, 22),
                                       state->players[seat].name);
    }
  else if (step == BCE_SETUP_SENATE)
    {
      g_autoptr (GArray) tiles = scriba_setup_senate_choices (box);

      for (guint i = 0; i < tiles->len; i++)
        {
          g_autofree char *title = scriba_words_senate_pair (&g_array_index (tiles, BceSenate, i));

          scriba_setup_row_add_choice (row, i, NULL, title);
        }
    }
}

/** scriba_setup_step_prepare: the numbers of the step, which do not change: how many cards are left on the piles. */
void
scriba_setup_step_prepare (ScribaSetupRow *row,
                           const BceState *state)
{
  if (scriba_setup_row_get_step (row) != BCE_SETUP_CARDS)
    return;

  scriba_setup_row_add_number (row, bce_tier_copies (1, state->n_seats), _("Tier 1"));
  scriba_setup_row_add_number (row, bce_tier_copies (2, state->n_seats), _("Tier 2"));
  scriba_setup_row_add_number (row, bce_tier_copies (3, state->n_seats), _("Tier 3"));
  /* The Lictor is of tier 2. */
  scriba_setup_row_add_number (row, bce_tier_copies (2, state->n_seats), _("Lictors"));
}

/** scriba_setup_step_show: shows the step as it is now; an open one with all that can be done. */
void
scriba_setup_step_show (ScribaSetupRow *row,
                        const BceState *state,
                        const BceBox *box,
                        gboolean open)
{
  BceSetupStep step = scriba_setup_row_get_step (row);
  g_autofree char *title = scriba_words_setup_title (state, step);
  g_autofree char *detail = scriba_words_setup_detail (state, box, step);
  gboolean tick = scriba_setup_is_tick (step);
  gboolean told = step == BCE_SETUP_REMOVE || step == BCE_SETUP_SITES;
  ScribaSetupFacts facts = {
    .title = title,
    .detail = detail,
    .n_steps = BCE_N_SETUP_STEPS,
    .done = bce_setup_step_done (state, step),
    .open = open,
    .drawable = !tick && scriba_setup_can_draw (state, box, step),
    .tell = told ? _("We Drew Ourselves…") : NULL,
  };

  if (tick)
    facts.tick = facts.done ? _("Not Done") : _("Done");
  if (told && !facts.drawable && !facts.done)
    facts.hint = _("Not all names and tiers are known yet: shuffle, draw yourselves, and enter what you drew.");
  scriba_setup_row_show (row, &facts);

  scriba_setup_row_clear_choices (row);
  if (open)
    show_choices (row, step, state, box);
}
