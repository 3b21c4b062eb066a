/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-tally.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "words-amount.h"
#include "words-names.h"

/**
 * scriba_words_tally:
 * @tally: a number of a board
 *
 * Returns: its name, as a title
 */
const char *
scriba_words_tally (ScribaTally tally)
{
  return tally == SCRIBA_TALLY_AUTHORITY ? _("Authority") : _("Charisma");
}

/* A printed value; a known 0 is no news. */
static void
add_number (GPtrArray *lines,
            char *label,
            ScribaNumber number)
{
  g_autofree char *owned = label;

  if (!number.known)
    scriba_words_lines_add_unknown (lines, g_steal_pointer (&owned));
  else if (number.value != 0)
    scriba_words_lines_add (lines, g_steal_pointer (&owned), number.value);
}

static void
add_ambitions (GPtrArray *lines,
               const BceCard *card,
               guint8 filled)
{
  if (!card->ambition_known)
    {
      /* Translators: %s is a card; its ambitions are not known. */
      scriba_words_lines_add_unknown (lines, g_strdup_printf (_("%s, ambitions"), scriba_words_card (card)));
      return;
    }

  for (guint i = 0; i < card->n_ambitions; i++)
    {
      g_autofree char *name = NULL;

      if ((filled & (1 << i)) == 0)
        continue;

      name = scriba_words_card_ambition (card, i);
      /* Translators: %s is an ambition of a card ("Consul", "Praetor (second ambition)") that has a cube. */
      add_number (lines, g_strdup_printf (_("%s, filled"), name), card->ambition[i]);
    }
}

/* Abilities of which nobody has told what they do, or what they did. */
static void
add_unknown_abilities (GPtrArray *lines,
                       const BceCard *card)
{
  gboolean unknown = !card->abilities_known;

  for (guint i = 0; i < card->n_abilities; i++)
    unknown |= card->abilities[i].kind == BCE_EFFECT_MANUAL && card->abilities[i].effects == NULL;

  if (unknown)
    scriba_words_lines_add_unknown (lines, g_strdup_printf (_("Ability of %s"), scriba_words_card (card)));
}

static void
add_ability_steps (GPtrArray *lines,
                   const BceBoards *boards,
                   const BceFieldOutcome *outcome,
                   BceField field,
                   guint seat,
                   BceStepKind kind)
{
  for (guint i = 0; i < outcome->steps->len; i++)
    {
      const BceStep *step = &g_array_index (outcome->steps, BceStep, i);
      const BceCard *card;

      if (step->kind != kind || (guint) step->by != seat)
        continue;

      card = &boards->boards[seat][field].stack[step->source];
      scriba_words_lines_add (lines, g_strdup_printf (_("Ability of %s"), scriba_words_card (card)), step->count);
    }
}

/**
 * scriba_words_tally_lines:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 * @seat: a seat
 * @tally: which number
 *
 * Tells why a total is what it is (rules, section 4, step 5).
 *
 * Returns: (transfer full) (element-type ScribaWordsLine): the parts of the sum
 */
GPtrArray *
scriba_words_tally_lines (const BceBoards *boards,
                          const BceOutcome *outcome,
                          BceField field,
                          guint seat,
                          ScribaTally tally)
{
  GPtrArray *lines = scriba_words_lines_new ();
  const BceFieldOutcome *fields;
  const BceBoard *board;
  const BceTile *tile;

  g_return_val_if_fail (boards != NULL && outcome != NULL && seat < boards->n_seats, lines);

  fields = &outcome->fields[field];
  board = &boards->boards[seat][field];
  tile = &boards->tiles[field];

  if (tally == SCRIBA_TALLY_CHARISMA && board->charisma != 0)
    scriba_words_lines_add (lines, g_strdup (_("Charisma cubes")), board->charisma);

  for (guint i = 0; i < board->n_cards; i++)
    {
      const BceCard *card = &board->stack[i];

      if (tally == SCRIBA_TALLY_AUTHORITY)
        {
          /* Translators: %s is a card; what is printed on it. */
          add_number (lines, g_strdup_printf (_("%s, authority"), scriba_words_card (card)), card->authority);
          add_ambitions (lines, card, fields->filled[seat][i]);
        }
      else
        {
          add_number (lines, g_strdup_printf (_("%s, charisma"), scriba_words_card (card)), card->charisma);
        }
      add_unknown_abilities (lines, card);
    }

  add_ability_steps (lines, boards, fields, field, seat,
                     tally == SCRIBA_TALLY_AUTHORITY ? BCE_STEP_AUTHORITY : BCE_STEP_CHARISMA);

  if (seat == (guint) boards->im)
    add_number (lines, g_strdup (_("Allegiance tile")),
                tally == SCRIBA_TALLY_AUTHORITY ? tile->authority : tile->charisma);

  return lines;
}

/**
 * scriba_words_tally_unknown:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 * @seat: a seat
 * @tally: which number
 *
 * Returns: how many unknown values the total contains
 */
guint
scriba_words_tally_unknown (const BceBoards *boards,
                            const BceOutcome *outcome,
                            BceField field,
                            guint seat,
                            ScribaTally tally)
{
  g_autoptr (GPtrArray) lines = scriba_words_tally_lines (boards, outcome, field, seat, tally);

  return scriba_words_lines_count_unknown (lines);
}

/**
 * scriba_words_suitors_unknown:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 * @tally: which number
 *
 * Returns: how many unknown values the sum of the Suitors contains
 */
guint
scriba_words_suitors_unknown (const BceBoards *boards,
                              const BceOutcome *outcome,
                              BceField field,
                              ScribaTally tally)
{
  guint n_unknown = 0;

  for (guint seat = 0; seat < boards->n_seats; seat++)
    if (seat != (guint) boards->im)
      n_unknown += scriba_words_tally_unknown (boards, outcome, field, seat, tally);

  return n_unknown;
}

/**
 * scriba_words_tally_amount:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 * @seat: a seat
 * @tally: which number
 *
 * Returns: (transfer full): the total as text, for example "12 + ?"
 */
char *
scriba_words_tally_amount (const BceBoards *boards,
                           const BceOutcome *outcome,
                           BceField field,
                           guint seat,
                           ScribaTally tally)
{
  const BceFieldOutcome *fields = &outcome->fields[field];

  return scriba_words_amount (tally == SCRIBA_TALLY_AUTHORITY ? fields->authority[seat] : fields->charisma[seat],
                              scriba_words_tally_unknown (boards, outcome, field, seat, tally));
}

/**
 * scriba_words_suitors_amount:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 * @tally: which number
 *
 * Returns: (transfer full): the sum of the Suitors as text
 */
char *
scriba_words_suitors_amount (const BceBoards *boards,
                             const BceOutcome *outcome,
                             BceField field,
                             ScribaTally tally)
{
  const BceFieldOutcome *fields = &outcome->fields[field];

  return scriba_words_amount (tally == SCRIBA_TALLY_AUTHORITY ? fields->suitors_authority : fields->suitors_charisma,
                              scriba_words_suitors_unknown (boards, outcome, field, tally));
}

/**
 * scriba_words_tally_rule:
 * @tally: a number of a board
 *
 * Returns: what it is made of, in one sentence (rules, section 4, step 5)
 */
const char *
scriba_words_tally_rule (ScribaTally tally)
{
  return tally == SCRIBA_TALLY_AUTHORITY
         ? _("Printed authority, filled ambitions and abilities; the IM adds the tile in front of the field.")
         : _("Cubes, printed charisma and abilities; the IM adds the tile in front of the field.");
}

/** scriba_words_suitors_rule: why the numbers of the Suitors are added up (rules, section 4, step 5). */
const char *
scriba_words_suitors_rule (void)
{
  return _("All Suitors together stand against the IM.");
}

/**
 * scriba_words_suitors_lines:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 * @tally: which number
 *
 * Returns: (transfer full) (element-type ScribaWordsLine): what each Suitor adds, in
 *   their order, with a line of its own for what is unknown
 */
GPtrArray *
scriba_words_suitors_lines (const BceBoards *boards,
                            const BceOutcome *outcome,
                            BceField field,
                            ScribaTally tally)
{
  const BceFieldOutcome *fields = &outcome->fields[field];
  GPtrArray *lines = scriba_words_lines_new ();
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors = bce_boards_suitor_order (boards, order);

  for (guint i = 0; i < n_suitors; i++)
    {
      guint seat = order[i];

      scriba_words_lines_add (lines, g_strdup (scriba_words_seat (boards, seat)),
                              tally == SCRIBA_TALLY_AUTHORITY ? fields->authority[seat] : fields->charisma[seat]);
      if (scriba_words_tally_unknown (boards, outcome, field, seat, tally) > 0)
        scriba_words_lines_add_unknown (lines, g_strdup (scriba_words_seat (boards, seat)));
    }
  return lines;
}
