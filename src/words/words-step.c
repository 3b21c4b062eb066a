/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-step.h"

#include <glib/gi18n.h>

#include "words-amount.h"
#include "words-names.h"
#include "words-ranking.h"

/**
 * scriba_words_part:
 * @part: a part of a resolution
 *
 * Returns: its title
 */
const char *
scriba_words_part (ScribaPart part)
{
  static const char * const names[] = {
    [SCRIBA_PART_DEPLOY] = N_("Suitors deploy"),
    [SCRIBA_PART_OWN] = N_("Support of the IM"),
    [SCRIBA_PART_LOYALTY] = N_("Loyalty played"),
    [SCRIBA_PART_ABILITIES] = N_("Abilities"),
  };

  g_return_val_if_fail ((guint) part < G_N_ELEMENTS (names), NULL);

  return _(names[part]);
}

/** scriba_words_no_steps: what is said of a field where nothing happened. */
const char *
scriba_words_no_steps (void)
{
  return _("No ambition was filled here, and no ability did anything.");
}

/** scriba_words_part_of_step: to which part of the resolution of @boards a step belongs. */
ScribaPart
scriba_words_part_of_step (const BceBoards *boards,
                           const BceStep *step)
{
  switch (step->kind)
    {
    case BCE_STEP_DEPLOY:
      return SCRIBA_PART_DEPLOY;
    case BCE_STEP_OWN:
      return SCRIBA_PART_OWN;
    case BCE_STEP_RETURN:
      return step->by == boards->im ? SCRIBA_PART_OWN : SCRIBA_PART_DEPLOY;
    case BCE_STEP_LOYALTY:
    case BCE_STEP_LOYALTY_IDLE:
      return SCRIBA_PART_LOYALTY;
    default:
      return SCRIBA_PART_ABILITIES;
    }
}

static const BceCard *
card_of (const BceBoards *boards,
         BceField field,
         int seat,
         guint card)
{
  g_assert (seat >= 0 && seat < boards->n_seats);
  g_assert (card < boards->boards[seat][field].n_cards);

  return &boards->boards[seat][field].stack[card];
}

static char *
filled_words (const BceBoards *boards,
              BceField field,
              const BceStep *step)
{
  return scriba_words_card_ambition (card_of (boards, field, step->on, step->card), step->ambition);
}

/* Those whose cubes for the receiver are as many as the deployer's. */
static void
tied_suitors (const BceBoards *boards,
              BceField field,
              const BceStep *step,
              ScribaRanking *tied)
{
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_boards_suitor_order (boards, order);

  for (guint i = 0; i < n; i++)
    {
      int charisma = boards->boards[order[i]][field].charisma;

      if (order[i] == step->on || step->cubes[order[i]] != step->cubes[step->by])
        continue;
      if (step->reason == BCE_BY_SEAT && charisma != boards->boards[step->by][field].charisma)
        continue;

      scriba_ranking_add (tied, scriba_words_seat (boards, order[i]), charisma, 0);
    }
}

static char *
deploy_reason (const BceBoards *boards,
               BceField field,
               const BceStep *step)
{
  const char *by = scriba_words_seat (boards, step->by);
  const char *on = scriba_words_seat (boards, step->on);
  int cubes = step->cubes[step->by];
  ScribaRanking ranking = { 0, };
  g_autofree char *names = NULL;

  switch (step->reason)
    {
    case BCE_BY_ONLY:
      /* Translators: %1$s deploys a cube for %2$s, because nobody else has any left. */
      return g_strdup_printf (_("Only %1$s has cubes left for %2$s"), by, on);

    case BCE_BY_SUPPORT:
      {
        guint8 order[BCE_MAX_SEATS];
        guint n = bce_boards_suitor_order (boards, order);

        for (guint i = 0; i < n; i++)
          if (order[i] != step->on && step->cubes[order[i]] > 0)
            scriba_ranking_add (&ranking, scriba_words_seat (boards, order[i]), step->cubes[order[i]], 0);
        names = scriba_ranking_to_words (&ranking);

        /* Translators: %1$s is the player who receives support, %2$s a list like "Anna 2, Bálint 1". */
        return g_strdup_printf (_("Most cubes left for %1$s: %2$s"), on, names);
      }

    case BCE_BY_CHARISMA:
      tied_suitors (boards, field, step, &ranking);
      names = scriba_ranking_to_words (&ranking);
      /* Translators: the players in the list %2$s ("Bálint 3, Anna 1": charisma cubes) have %1$d support cubes left each. */
      return g_strdup_printf (ngettext ("%1$d cube each; most charisma cubes: %2$s",
                                        "%1$d cubes each; most charisma cubes: %2$s",
                                        scriba_words_plural (cubes)),
                              cubes, names);

    default:
      tied_suitors (boards, field, step, &ranking);
      names = scriba_ranking_to_names (&ranking);
      /* Translators: %1$d support cubes left and %2$d charisma cubes each; %3$s is a list of players. */
      return g_strdup_printf (_("Tied on cubes (%1$d) and charisma cubes (%2$d); first in Suitor order: %3$s"),
                              cubes, (int) boards->boards[step->by][field].charisma, names);
    }
}

static void
returned_words (const BceBoards *boards,
                const BceStep *step,
                ScribaStepWords *words)
{
  gulong n = scriba_words_plural (step->count);

  if (step->by == boards->im)
    /* Translators: %1$s is the IM, who has more support cubes than open ambitions. */
    words->title = g_strdup_printf (ngettext ("%1$s: %2$d cube returns to the supply",
                                              "%1$s: %2$d cubes return to the supply", n),
                                    scriba_words_seat (boards, step->by), step->count);
  else
    /* Translators: cubes of %1$s that were meant for %3$s and found no ambition. */
    words->title = g_strdup_printf (ngettext ("%1$s: %2$d cube for %3$s returns to the supply",
                                              "%1$s: %2$d cubes for %3$s return to the supply", n),
                                    scriba_words_seat (boards, step->by), step->count,
                                    scriba_words_seat (boards, step->on));

  words->reason = g_strdup (_("No open ambition is left here"));
}

static char *
idle_reason (const BceStep *step)
{
  switch (step->effect)
    {
    case BCE_EFFECT_PLACE_SUPPORT:
      return g_strdup_printf (ngettext ("No open ambition is left for %d cube",
                                        "No open ambition is left for %d cubes",
                                        scriba_words_plural (step->count)),
                              step->count);
    case BCE_EFFECT_COLLECT:
      return g_strdup_printf (ngettext ("Only cubes on the card can be collected: %d is missing",
                                        "Only cubes on the card can be collected: %d are missing",
                                        scriba_words_plural (step->count)),
                              step->count);
    default:
      return g_strdup (_("Its condition is not met"));
    }
}

static void
ability_words (const BceBoards *boards,
               BceField field,
               const BceStep *step,
               ScribaStepWords *words)
{
  const char *by = scriba_words_seat (boards, step->by);
  const char *card = scriba_words_card (card_of (boards, field, step->by, step->source));
  g_autofree char *what = NULL;

  /* Translators: %s is a card whose ability is activated. */
  words->reason = g_strdup_printf (_("Ability of %s"), card);

  switch (step->kind)
    {
    case BCE_STEP_ABILITY_PLACE:
      what = filled_words (boards, field, step);
      /* Translators: player %1$s puts a cube on an ambition of their own card %2$s. */
      words->title = g_strdup_printf (_("%1$s fills %2$s"), by, what);
      words->gain = scriba_words_gain (step->value);
      break;

    case BCE_STEP_COLLECT:
      what = scriba_words_thing_amount (step->what, step->count);
      /* Translators: player %1$s collects %2$s, for example "1 support". */
      words->title = g_strdup_printf (_("%1$s collects %2$s"), by, what);
      words->gain = g_strconcat ("+", what, NULL);
      break;

    case BCE_STEP_AUTHORITY:
      words->gain = scriba_words_signed (step->count);
      /* Translators: player %1$s, %2$s is a number with its sign. */
      words->title = g_strdup_printf (_("%1$s: authority %2$s"), by, words->gain);
      break;

    case BCE_STEP_CHARISMA:
      words->gain = scriba_words_signed (step->count);
      words->title = g_strdup_printf (_("%1$s: charisma %2$s"), by, words->gain);
      break;

    default:
      g_free (words->reason);
      words->reason = idle_reason (step);
      /* Translators: player %1$s, an ability of card %2$s that finds nothing to do. */
      words->title = g_strdup_printf (_("%1$s: ability of %2$s without effect"), by, card);
      break;
    }
}

/**
 * scriba_words_step:
 * @boards: the boards that were resolved
 * @field: the field
 * @step: one step of it
 * @words: (out caller-allocates): what happens, why, and what it gives; to be
 *   cleared with scriba_step_words_clear()
 *
 * Tells one step so that the table can check it (rules, section 4, steps 1 to 4).
 */
void
scriba_words_step (const BceBoards *boards,
                   BceField field,
                   const BceStep *step,
                   ScribaStepWords *words)
{
  const char *by;
  g_autofree char *what = NULL;

  g_return_if_fail (boards != NULL && step != NULL && words != NULL);

  *words = (ScribaStepWords) { .part = scriba_words_part_of_step (boards, step) };
  by = scriba_words_seat (boards, step->by);

  switch (step->kind)
    {
    case BCE_STEP_DEPLOY:
      what = filled_words (boards, field, step);
      /* Translators: player %1$s puts a cube on card %2$s of player %3$s. */
      words->title = g_strdup_printf (_("%1$s fills %2$s for %3$s"),
                                      by, what, scriba_words_seat (boards, step->on));
      words->reason = deploy_reason (boards, field, step);
      words->gain = scriba_words_gain (step->value);
      break;

    case BCE_STEP_OWN:
      what = filled_words (boards, field, step);
      words->title = g_strdup_printf (_("%1$s fills %2$s"), by, what);
      words->reason = g_strdup (_("Own support, from the top of the stack"));
      words->gain = scriba_words_gain (step->value);
      break;

    case BCE_STEP_RETURN:
      returned_words (boards, step, words);
      break;

    case BCE_STEP_LOYALTY:
      what = filled_words (boards, field, step);
      /* Translators: a loyalty that player %1$s played puts a cube on card %2$s. */
      words->title = g_strdup_printf (_("Loyalty of %1$s fills %2$s"), by, what);
      words->reason = g_strdup (step->by == boards->im ? _("2 support from the supply for each loyalty of the IM")
                                                       : _("1 support from the supply for each loyalty of a Suitor"));
      words->gain = scriba_words_gain (step->value);
      break;

    case BCE_STEP_LOYALTY_IDLE:
      words->title = g_strdup_printf (ngettext ("Loyalty of %1$s: %2$d cube has no effect",
                                                "Loyalty of %1$s: %2$d cubes have no effect",
                                                scriba_words_plural (step->count)),
                                      by, step->count);
      words->reason = g_strdup (_("No open ambition is left here"));
      break;

    default:
      ability_words (boards, field, step, words);
      break;
    }
}

/**
 * scriba_step_words_clear:
 * @words: words of a step
 *
 * Frees what @words holds.
 */
void
scriba_step_words_clear (ScribaStepWords *words)
{
  g_clear_pointer (&words->title, g_free);
  g_clear_pointer (&words->reason, g_free);
  g_clear_pointer (&words->gain, g_free);
}
