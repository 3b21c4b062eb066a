/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-entry.h"

#include <glib/gi18n.h>

#include "bce-correct.h"
#include "bce-counts.h"
#include "bce-final.h"
#include "words-amount.h"
#include "words-box.h"
#include "words-entry-numbers.h"
#include "words-names.h"

/* What happened, as lines of the log. */

/** scriba_words_stage: what a stage is called, as a title. */
const char *
scriba_words_stage (BceStage stage)
{
  if (stage >= BCE_STAGE_CONSTRUCTION && stage <= BCE_STAGE_INTERRUPTION)
    return scriba_words_phase (stage - BCE_STAGE_CONSTRUCTION);

  switch (stage)
    {
    case BCE_STAGE_SETUP:
      return _("Set-up");
    case BCE_STAGE_FINAL_CONSTRUCTION:
      return _("Final construction");
    case BCE_STAGE_SCORING:
      return _("Final scoring");
    case BCE_STAGE_OVER:
      return _("Finished");
    default:
      g_return_val_if_reached ("");
    }
}

/** scriba_words_year: “Year 3 of 6” */
char *
scriba_words_year (guint year)
{
  /* Translators: a year of the game and how many there are. */
  return g_strdup_printf (_("Year %1$u of %2$u"), year, BCE_N_YEARS);
}

/** scriba_words_moment_of: (transfer full): year and phase, or the stage before and after the years. */
char *
scriba_words_moment_of (BceStage stage,
                        guint year)
{
  const char *title = scriba_words_stage (stage);

  if (stage < BCE_STAGE_CONSTRUCTION || stage > BCE_STAGE_INTERRUPTION)
    return g_strdup (title);

  /* Translators: year and number of years, then a phase. */
  return g_strdup_printf (_("Year %1$u of %2$u · %3$s"), year, BCE_N_YEARS, title);
}

/** scriba_words_moment: (transfer full): where a game stands, in words. */
char *
scriba_words_moment (const BceState *state)
{
  return scriba_words_moment_of (state->stage, state->year);
}

/** scriba_words_recruit: the name of a recruit, or what it is as long as it has none. */
char *
scriba_words_recruit (const BceBox *box,
                      int recruit)
{
  return scriba_words_component (box, BCE_BOX_RECRUITS, recruit);
}

/** scriba_words_site: the title of a structure or a statue, or which one it is as long as it has none. */
char *
scriba_words_site (const BceBox *box,
                   int structure,
                   int statue)
{
  return structure >= 0 ? scriba_words_component (box, BCE_BOX_STRUCTURES, structure)
                        : scriba_words_component (box, BCE_BOX_STATUES, statue);
}

static char *
seat_name (const BceState *state,
           int seat)
{
  return g_strdup (state->players[seat].name);
}

static void
append_amounts (GString *text,
                const gint16 *amounts,
                guint length)
{
  for (guint thing = 0; thing < length; thing++)
    {
      if (amounts[thing] != 0)
        scriba_words_add_item (text, scriba_words_thing_amount (thing, amounts[thing]));
    }
}

static void
append_shortage (GString *text,
                 const BceState *state,
                 const BceShortage *shortage)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      g_autofree char *imperium = scriba_words_thing_amount (BCE_THING_IMPERIUM, shortage->imperium[seat]);

      if (shortage->returned[seat] == 0)
        continue;

      /* Translators: player, how many, and what they got for it: "1 Imperium". */
      scriba_words_add_item (text, g_strdup_printf (ngettext ("%1$s: %2$d loyalty returned from the Collegium for %3$s",
                                                              "%1$s: %2$d loyalty returned from the Collegium for %3$s",
                                                              shortage->returned[seat]),
                                                    state->players[seat].name, shortage->returned[seat], imperium));
    }
  if (shortage->substitutes != 0)
    scriba_words_add_item (text, g_strdup_printf (ngettext ("%d substitute for loyalty", "%d substitutes for loyalty",
                                                            shortage->substitutes), shortage->substitutes));
}

/* (transfer full): where an architect stands. */
static char *
name_place (const BceBox *box,
            int structure,
            int statue)
{
  return structure >= 0 || statue >= 0 ? scriba_words_site (box, structure, statue) : g_strdup (_("supply"));
}

static void
append_gains (GString *text,
              const BceState *state,
              const BceBox *box,
              const BceGains *gains)
{
  for (guint thing = 0; thing < BCE_N_THINGS; thing++)
    {
      g_autofree char *amount = NULL;

      if (gains->things[thing] == 0)
        continue;

      amount = scriba_words_thing_amount (thing, gains->things[thing]);
      /* Translators: something gained: "+2 denarii". */
      scriba_words_add_item (text, gains->things[thing] > 0 ? g_strdup_printf (_("+%s"), amount) : g_strdup (amount));
    }

  if (gains->limit != 0)
    {
      g_autofree char *more = scriba_words_signed (gains->limit);

      scriba_words_add_item (text, g_strdup_printf (_("limit %s"), more));
    }

  for (guint i = 0; i < gains->n_moves; i++)
    {
      const BceArchitectMove *move = &gains->moves[i];
      g_autofree char *from = name_place (box, move->from, move->from_statue);
      g_autofree char *to = name_place (box, move->to, move->to_statue);

      /* Translators: from where to where an architect moved. */
      scriba_words_add_item (text, g_strdup_printf (_("architect: %1$s → %2$s"), from, to));
    }
  append_shortage (text, state, &gains->shortage);
}

/* Each function below says one kind of entry. */

static char *
market_words (const BceBox *box,
              const BceMarket *market)
{
  GString *text = g_string_new (_("Recruits in play"));

  for (guint slot = 0; slot < market->n_slots; slot++)
    {
      if (market->slots[slot] >= 0)
        scriba_words_add_item (text, scriba_words_recruit (box, market->slots[slot]));
    }

  return g_string_free_and_steal (text);
}

static char *
sites_words (const BceSites *sites)
{
  return g_strdup_printf (_("Structures in play: era I %1$u, era II %2$u, era III %3$u, statues %4$u"),
                          sites->n_era1, sites->n_era2, sites->n_era3, sites->n_statues);
}

static char *
senate_words (const BceBox *box,
              const BceSenateChoice *choice)
{
  g_autofree char *tile = NULL;

  if (choice->senate < 0)
    return g_strdup (_("No Senate tile chosen"));

  tile = scriba_words_component (box, BCE_BOX_SENATE, choice->senate);
  return g_strdup_printf (_("Senate tile: %s"), tile);
}

static char *
build_words (const BceState *before,
             const BceBox *box,
             const BceBuild *build)
{
  g_autofree char *name = seat_name (before, build->seat);
  g_autofree char *site = scriba_words_site (box, build->structure, build->statue);
  g_autofree char *paid = scriba_words_thing_amount (BCE_THING_DENARIUS, build->paid);
  GString *text = g_string_new (NULL);

  if (before->settings.denarii)
    /* Translators: player, structure, "3 denarii". */
    g_string_append_printf (text, _("%1$s built %2$s for %3$s"), name, site, paid);
  else
    /* Translators: player, structure. */
    g_string_append_printf (text, _("%1$s built %2$s"), name, site);
  append_gains (text, before, box, &build->gains);
  return g_string_free_and_steal (text);
}

static char *
activate_words (const BceState *before,
                const BceBox *box,
                const BceActivate *activate)
{
  g_autofree char *name = seat_name (before, activate->seat);
  g_autofree char *site = scriba_words_site (box, activate->structure, BCE_NONE);
  GString *text = g_string_new (NULL);

  /* Translators: player, structure. */
  g_string_append_printf (text, _("%1$s activated %2$s"), name, site);
  append_gains (text, before, box, &activate->gains);
  return g_string_free_and_steal (text);
}

static char *
enlist_words (const BceState *before,
              const BceBox *box,
              const BceEnlist *enlist)
{
  g_autofree char *name = seat_name (before, enlist->seat);
  g_autofree char *recruit = scriba_words_recruit (box, enlist->recruit);
  GString *text = g_string_new (NULL);

  /* Translators: player, recruit. */
  g_string_append_printf (text, _("%1$s enlisted %2$s"), name, recruit);
  if (before->settings.cubes)
    append_amounts (text, enlist->paid, BCE_N_CUBES);
  if (enlist->loyalty != 0)
    scriba_words_add_item (text, scriba_words_thing_amount (BCE_THING_LOYALTY, enlist->loyalty));
  return g_string_free_and_steal (text);
}

static char *
discard_words (const BceState *before,
               const BceBox *box,
               const BceDiscard *discard,
               gboolean hides)
{
  g_autofree char *name = seat_name (before, discard->seat);
  guint n_cards = discard->n_recruits + discard->loyalty;
  guint n_late = discard->n_late + discard->late_loyalty;
  GString *text = g_string_new (NULL);

  /* Translators: player; a list of what was discarded follows. */
  g_string_append_printf (text, _("%s discarded"), name);
  if (hides && n_cards > 0)
    scriba_words_add_item (text, g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards));
  for (guint i = 0; !hides && i < discard->n_recruits; i++)
    scriba_words_add_item (text, scriba_words_recruit (box, discard->recruits[i]));
  if (discard->hidden > 0)
    scriba_words_add_item (text, g_strdup_printf (ngettext ("%d card face down", "%d cards face down", discard->hidden),
                                                  discard->hidden));
  if (!hides && discard->loyalty > 0)
    scriba_words_add_item (text, scriba_words_thing_amount (BCE_THING_LOYALTY, discard->loyalty));
  append_amounts (text, discard->cubes, BCE_N_CUBES);
  if (n_late > 0)
    /* Translators: of what was discarded, so many pieces that the player had without a record of it. */
    scriba_words_add_item (text, g_strdup_printf (ngettext ("%u of it not recorded before", "%u of it not recorded before", n_late),
                                                  n_late));
  return g_string_free_and_steal (text);
}

static void
append_move (GString *text,
             const BceState *before,
             const BceMove *move)
{
  BceState after = { .stage = move->stage, .year = move->year };
  g_autofree char *when = scriba_words_moment (&after);

  g_string_append (text, when);
  for (guint seat = 0; seat < before->n_seats; seat++)
    {
      g_autofree char *amount = NULL;

      if (move->income[seat] == 0)
        continue;

      amount = scriba_words_thing_amount (BCE_THING_DENARIUS, move->income[seat]);
      /* Translators: player, "1 denarius". */
      scriba_words_add_item (text, g_strdup_printf (_("%1$s +%2$s"), before->players[seat].name, amount));
    }
}

static char *
pass_words (const BceState *before,
            const BcePass *pass)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("%s passed"), before->players[pass->seat].name);
  if (pass->move.moves)
    {
      g_string_append (text, " → ");
      append_move (text, before, &pass->move);
    }
  return g_string_free_and_steal (text);
}

static char *
move_words (const BceState *before,
            const BceMove *move)
{
  GString *text = g_string_new ("→ ");

  append_move (text, before, move);
  return g_string_free_and_steal (text);
}

static char *
board_words (const BceState *before,
             const BceBox *box,
             const BceBoardEntry *entry,
             gboolean hides)
{
  const BceTableBoard *board = &entry->board;
  GString *text = g_string_new (NULL);
  int charisma = 0;
  int support = 0;

  /* Translators: player, then a field inside a sentence; what lies on the board follows. */
  g_string_append_printf (text, _("%1$s, %2$s board"), before->players[entry->seat].name,
                          scriba_words_field_inside (entry->field));
  if (hides)
    return g_string_free_and_steal (text);

  for (guint i = 0; i < board->n_cards; i++)
    scriba_words_add_item (text, scriba_words_recruit (box, board->stack[i]));
  for (guint type = 0; type < BCE_N_CHARISMA; type++)
    charisma += board->charisma[type];
  for (guint other = 0; other < before->n_seats; other++)
    support += board->support[other];
  if (support > 0)
    scriba_words_add_item (text, scriba_words_thing_amount (BCE_THING_SUPPORT, support));
  if (board->loyalty > 0)
    scriba_words_add_item (text, scriba_words_thing_amount (BCE_THING_LOYALTY, board->loyalty));
  if (charisma > 0)
    scriba_words_add_item (text, g_strdup_printf (ngettext ("%d charisma", "%d charisma", charisma), charisma));
  return g_string_free_and_steal (text);
}

static char *
resolve_words (const BceState *before,
               const BceResolve *resolve,
               gboolean hides)
{
  GString *text = g_string_new (scriba_words_stage (BCE_STAGE_RESOLUTION));
  const char *next = before->players[resolve->next_im].name;
  g_autofree char *bonus = NULL;

  for (BceField field = 0; !hides && field < BCE_N_FIELDS; field++)
    /* Translators: a field inside a sentence, and the player who gets its tile. */
    scriba_words_add_item (text, g_strdup_printf (_("%1$s: %2$s"), scriba_words_field_inside (field),
                                                  before->players[resolve->tile_to[field]].name));

  if (resolve->bonus_imperium > 0)
    bonus = scriba_words_thing_amount (BCE_THING_IMPERIUM, resolve->bonus_imperium);
  else if (resolve->bonus_denarii > 0)
    bonus = scriba_words_thing_amount (BCE_THING_DENARIUS, resolve->bonus_denarii);
  /* Translators: player, and what they got: "6 Imperium". */
  scriba_words_add_item (text, bonus != NULL ? g_strdup_printf (_("next IM: %1$s, +%2$s"), next, bonus)
                                             : g_strdup_printf (_("next IM: %s"), next));
  append_shortage (text, before, &resolve->shortage);
  return g_string_free_and_steal (text);
}

static char *
stored_words (const BceState *before,
              const BceBox *box,
              const BceStored *stored)
{
  g_autofree char *what = stored->recruit >= 0 ? scriba_words_recruit (box, stored->recruit)
                                               : g_strdup (scriba_words_thing (BCE_THING_LOYALTY));

  /* Translators: player, card, how many. */
  return g_strdup_printf (_("%1$s, still stored: %2$s, %3$d"), before->players[stored->seat].name, what, stored->count);
}

/* What was confirmed, and whether something was missing in it then. */
static char *
finish_words (const BceState *before,
              const BceBox *box,
              const BceFinish *finish)
{
  GString *text = g_string_new (_("Final score"));
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = bce_score_new ();

  bce_final_score (before, box, bce_box_dup_name, &scoring, score);
  for (guint seat = 0; seat < before->n_seats; seat++)
    {
      g_autofree char *amount = scriba_words_amount (finish->totals[seat], bce_score_count_unknown (&score->players[seat]));

      /* Translators: a player and their number: "Anna 2". */
      scriba_words_add_item (text, g_strdup_printf (C_("player and number", "%1$s %2$s"), before->players[seat].name, amount));
    }
  return g_string_free_and_steal (text);
}

static char *
rename_words (const BceState *before,
              const BceRename *rename)
{
  const char *old = before->players[rename->seat].name;
  const char *name = rename->name[0] != '\0' ? rename->name : old;

  if (rename->character < 0)
    /* Translators: old and new name of a player. */
    return g_strdup_printf (_("%1$s is now called %2$s"), old, name);

  /* Translators: player, character. */
  return g_strdup_printf (_("%1$s plays %2$s"), name, scriba_words_character (rename->character));
}

/**
 * scriba_words_entry_hides:
 * @before: the state before an entry
 * @entry: an entry of 44 BCE
 * @now: the state that is shown
 *
 * What went to a Collegium is named nowhere during play, unless the table
 * plays with an open one (rules, section 3, what is private).
 *
 * Returns: whether the line of the entry leaves out cards and tiles
 */
gboolean
scriba_words_entry_hides (const BceState *before,
                          const ScribaEntry *entry,
                          const BceState *now)
{
  const BceCorrect *correct = entry->args;

  if (entry->kind == BCE_ENTRY_CORRECT)
    return bce_correct_is_private (now, correct->what, correct->index);

  return (guint) before->year < bce_state_first_open_year (now);
}

/**
 * scriba_words_entry:
 * @before: the state before it
 * @box: the game's box
 * @entry: an entry of 44 BCE
 * @hides: whether cards and tiles that went to a Collegium are left out
 *
 * Returns: (transfer full): what happened, as one line of the log
 */
char *
scriba_words_entry (const BceState *before,
                    const BceBox *box,
                    const ScribaEntry *entry,
                    gboolean hides)
{
  gconstpointer args = entry->args;

  switch ((BceEntryKind) entry->kind)
    {
    case BCE_ENTRY_MARKET:
      return market_words (box, args);
    case BCE_ENTRY_SITES:
      return sites_words (args);
    case BCE_ENTRY_SENATE:
      return senate_words (box, args);
    case BCE_ENTRY_FIRST_IM:
      return g_strdup_printf (_("First Imperium Maius: %s"), before->players[((const BceSeatChoice *) args)->seat].name);
    case BCE_ENTRY_TICK:
      return g_strdup_printf (((const BceTick *) args)->done ? _("Set-up, step %d done") : _("Set-up, step %d not done"),
                              ((const BceTick *) args)->step + 1);
    case BCE_ENTRY_BUILD:
      return build_words (before, box, args);
    case BCE_ENTRY_ACTIVATE:
      return activate_words (before, box, args);
    case BCE_ENTRY_ENLIST:
      return enlist_words (before, box, args);
    case BCE_ENTRY_DISCARD:
      return discard_words (before, box, args, hides);
    case BCE_ENTRY_PASS:
      return pass_words (before, args);
    case BCE_ENTRY_PHASE:
      return move_words (before, args);
    case BCE_ENTRY_BOARD:
      return board_words (before, box, args, hides);
    case BCE_ENTRY_RESOLVE:
      return resolve_words (before, args, hides);
    case BCE_ENTRY_STORED:
      return stored_words (before, box, args);
    case BCE_ENTRY_TELL:
      return scriba_words_tell (before, box, args);
    case BCE_ENTRY_STOP:
      return g_strdup (((const BceStop *) args)->scored ? _("Stopped early, scored as it stands")
                                                        : _("Stopped early, left unfinished"));
    case BCE_ENTRY_FINISH:
      return finish_words (before, box, args);
    case BCE_ENTRY_RULING:
      return scriba_words_ruling_change (args);
    case BCE_ENTRY_NAME:
      return rename_words (before, args);
    case BCE_ENTRY_CORRECT:
      return scriba_words_correct (before, box, args, hides);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
