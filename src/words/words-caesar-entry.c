/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-caesar-entry.h"

#include <glib/gi18n.h>

#include "caesar-correct.h"
#include "caesar-counts.h"
#include "caesar-map.h"
#include "caesar-resolve.h"
#include "words-amount.h"
#include "words-caesar-rulings.h"
#include "words-caesar.h"

/* What happened in a game of Caesar!, as lines of the log. */

/** scriba_words_caesar_player: the side, or Auto-Crassus, called so in every language, where it plays that side. */
const char *
scriba_words_caesar_player (const CaesarState *state,
                            int side)
{
  return side != CAESAR_NOBODY && side == state->crassus ? SCRIBA_CRASSUS : scriba_words_side (side);
}

/** scriba_words_caesar_setup: a step of the set-up of such a game, as a title. */
const char *
scriba_words_caesar_setup (const CaesarState *state,
                           CaesarSetupStep step)
{
  static const char * const titles[] = {
    [CAESAR_SETUP_TILES] = N_("Bonus tiles on the provinces"),
    [CAESAR_SETUP_TOKENS] = N_("Bags and control tokens"),
    [CAESAR_SETUP_HANDS] = N_("Two influence tokens each"),
    [CAESAR_SETUP_LINE] = N_("Three influence tokens in the line"),
    [CAESAR_SETUP_COMMANDS] = N_("Command stack"),
  };

  g_return_val_if_fail (step < G_N_ELEMENTS (titles), "");

  return step == CAESAR_SETUP_HANDS && caesar_state_is_solo (state) ? _("Two influence tokens in your hand")
                                                                    : _(titles[step]);
}

/** scriba_words_caesar_setting: what a ruling is about, as a title. */
const char *
scriba_words_caesar_setting (CaesarRulingKind what)
{
  return scriba_words_caesar_ruling (what).title;
}

/** scriba_words_caesar_setting_value: how a table decided a ruling. */
const char *
scriba_words_caesar_setting_value (CaesarRulingKind what,
                                   int value)
{
  static const char * const might[] = {
    [CAESAR_MIGHT_CONTROL] = N_("a control token"),
    [CAESAR_MIGHT_INFLUENCE] = N_("an influence token"),
    [CAESAR_MIGHT_EITHER] = N_("either"),
  };

  switch (what)
    {
    case CAESAR_RULING_FIRST:
      return scriba_words_side (value);
    case CAESAR_RULING_BONUS_TO:
      return value == CAESAR_BONUS_TO_CLOSER ? _("who closes the province") : _("who controls the province");
    case CAESAR_RULING_MIGHT:
      g_return_val_if_fail (value >= 0 && value < (int) G_N_ELEMENTS (might), "");
      return _(might[value]);
    case CAESAR_RULING_SENATE_NEEDS_CONTROL:
      return value != 0 ? _("yes") : _("no");
    case CAESAR_RULING_BOTH_LAST:
      return value == CAESAR_BOTH_LAST_DRAW ? _("a draw") : _("who placed wins");
    default:
      g_return_val_if_reached ("");
    }
}

/** scriba_words_caesar_number: a number that can be corrected, as a title. */
const char *
scriba_words_caesar_number (CaesarCorrectKind what)
{
  static const char * const titles[] = {
    [CAESAR_CORRECT_HAND_SIZE] = N_("Hand size"),
    [CAESAR_CORRECT_SENATE_TOKENS] = N_("Control tokens under Senate tiles"),
    [CAESAR_CORRECT_ADDED] = N_("Tokens added to the bag"),
    [CAESAR_CORRECT_CLOSED] = N_("Closed"),
    [CAESAR_CORRECT_CONTROLLER] = N_("Control"),
    [CAESAR_CORRECT_CONTROL] = N_("Control tokens"),
    [CAESAR_CORRECT_FACE_DOWN] = N_("Face down"),
    [CAESAR_CORRECT_TAKEN_BY] = N_("Bonus tile taken by"),
    [CAESAR_CORRECT_TOTAL] = N_("Total"),
    [CAESAR_CORRECT_STAGE] = N_("Stage"),
    [CAESAR_CORRECT_TURN] = N_("Turn"),
    [CAESAR_CORRECT_EXTRA] = N_("Extra turn"),
    [CAESAR_CORRECT_RESUME] = N_("Turn after the extra turn"),
    [CAESAR_CORRECT_WINNER] = N_("Winner"),
    [CAESAR_CORRECT_COMMAND] = N_("Command tile"),
    [CAESAR_CORRECT_STACK] = N_("Command tiles in the stack"),
    [CAESAR_CORRECT_DRAWN] = N_("Command tiles drawn"),
    [CAESAR_CORRECT_ENDING] = N_("How it ended"),
  };

  g_return_val_if_fail (what < G_N_ELEMENTS (titles), "");

  return _(titles[what]);
}

/** scriba_words_caesar_flip: (transfer full): the province or border space of a token that Might may turn over; "nothing" for none. */
char *
scriba_words_caesar_flip (const CaesarBox *box,
                          const CaesarFlip *flip)
{
  if (flip->border != CAESAR_NONE)
    return scriba_words_border (box, flip->border);
  if (flip->province == CAESAR_NONE)
    return g_strdup (C_("Might", "nothing"));

  return g_strdup (scriba_words_province (box, flip->province));
}

/** scriba_words_caesar_flipped: (transfer full): that Might turned a token over. */
char *
scriba_words_caesar_flipped (const CaesarBox *box,
                             const CaesarFlip *flip)
{
  g_autofree char *place = scriba_words_caesar_flip (box, flip);

  /* Translators: %s is a province or a border space where Might turned a token over. */
  return g_strdup_printf (_("face down: %s"), place);
}

/* "Sicilia: Caesar 8 : 3, +2 control tokens", and what its tile brought. */
static void
append_closing (GString *text,
                const CaesarState *before,
                const CaesarBox *box,
                const CaesarClosing *closing)
{
  const char *province = scriba_words_province (box, closing->province);
  int placed = closing->control + closing->n_links;

  if (closing->controller == CAESAR_NOBODY)
    /* Translators: a province and the totals of both sides. */
    scriba_words_add_part (text, g_strdup_printf (_("%1$s: nobody, %2$d : %3$d"), province, closing->totals[CAESAR_SIDE_CAESAR],
                                                  closing->totals[CAESAR_SIDE_POMPEY]));
  else
    /* Translators: a province, who wins it, the winner's total, the other total, control tokens. */
    scriba_words_add_part (text, g_strdup_printf (_("%1$s: %2$s, %3$d : %4$d, control tokens +%5$d"), province,
                                                  scriba_words_caesar_player (before, closing->controller),
                                                  closing->totals[closing->controller],
                                                  closing->totals[caesar_side_other (closing->controller)], placed));

  if (closing->taken_by == CAESAR_NOBODY)
    return;

  scriba_words_add_part (text, g_strdup_printf (C_("bonus tile", "%1$s: %2$s"), scriba_words_bonus_tile (closing->tile),
                                                scriba_words_caesar_player (before, closing->taken_by)));
  if (closing->senate > 0)
    scriba_words_add_part (text, g_strdup_printf (_("control tokens under it +%d"), closing->senate));
  if (caesar_flip_is_set (&closing->flip))
    scriba_words_add_part (text, scriba_words_caesar_flipped (box, &closing->flip));
}

static void
append_result (GString *text,
               const CaesarState *before,
               const CaesarResult *result)
{
  CaesarState after = *before;

  after.result = *result;
  if (result->ending != CAESAR_ENDING_NOT_YET)
    scriba_words_add_part (text, scriba_words_caesar_result (&after));
}

static char *
place_words (const CaesarState *before,
             const CaesarBox *box,
             const CaesarPlace *place)
{
  GString *text = g_string_new (NULL);
  g_autofree char *token = scriba_words_token (&place->token);
  g_autofree char *border = scriba_words_border (box, place->border);

  /* Translators: a side, a token and the border space where it lies: "Caesar: sword 5/1, Italia–Sicilia". */
  scriba_words_add_part (text, g_strdup_printf (_("%1$s: %2$s, %3$s"), scriba_words_caesar_player (before, place->side),
                                                token, border));
  for (guint i = 0; i < place->n_closed; i++)
    append_closing (text, before, box, &place->closed[i]);
  if (place->next.extra)
    /* Translators: %s is a side. */
    scriba_words_add_part (text, g_strdup_printf (_("extra turn: %s"), scriba_words_caesar_player (before, place->next.side)));
  append_result (text, before, &place->result);
  return g_string_free_and_steal (text);
}

static char *
cannot_place_words (const CaesarState *before,
                    const CaesarCannotPlace *entry)
{
  const char *player = scriba_words_caesar_player (before, entry->side);
  GString *text = g_string_new (NULL);

  scriba_words_add_part (text, entry->side == before->crassus ? g_strdup_printf (_("%s passes"), player)
                                                              : g_strdup_printf (_("%s cannot place a token"), player));
  append_result (text, before, &entry->result);
  return g_string_free_and_steal (text);
}

static char *
space_words (const CaesarBox *box,
             const CaesarSpaceEntry *entry)
{
  g_autofree char *border = scriba_words_border (box, entry->border);
  GString *text = g_string_new (NULL);

  if (entry->space.by == CAESAR_NOBODY)
    {
      scriba_words_add_part (text, g_strdup (_("no token")));
    }
  else
    {
      g_autofree char *token = scriba_words_token (&entry->space.token);

      scriba_words_add_part (text, g_strdup_printf ("%s %s", scriba_words_side (entry->space.by), token));
    }
  if (entry->space.face_down)
    scriba_words_add_part (text, g_strdup (_("face down")));
  if (entry->space.link != CAESAR_NOBODY)
    /* Translators: %s is a side that has a control token on a border space. */
    scriba_words_add_part (text, g_strdup_printf (_("link: %s"), scriba_words_side (entry->space.link)));

  g_string_prepend (text, ": ");
  g_string_prepend (text, border);
  return g_string_free_and_steal (text);
}

/**
 * scriba_words_caesar_number_value:
 * @state: a state
 * @what: a number that can be corrected
 * @value: one of its values
 *
 * Returns: (transfer full): the value, in words where it is no count
 */
char *
scriba_words_caesar_number_value (const CaesarState *state,
                                  CaesarCorrectKind what,
                                  int value)
{
  static const char * const stages[CAESAR_N_STAGES] = {
    [CAESAR_STAGE_SETUP] = N_("Set-up"),
    [CAESAR_STAGE_PLAY] = NULL, /* has a context */
    [CAESAR_STAGE_OVER] = N_("Finished"),
  };
  static const char * const endings[CAESAR_N_ENDINGS] = {
    [CAESAR_ENDING_LAST_TOKEN] = N_("last control token placed"),
    [CAESAR_ENDING_CANNOT_PLACE] = N_("a side cannot place a token"),
    [CAESAR_ENDING_STOPPED] = N_("stopped by the table"),
  };

  switch (caesar_correct_get_value (what))
    {
    case CAESAR_VALUE_FLAG:
      return g_strdup (value != 0 ? _("yes") : _("no"));
    case CAESAR_VALUE_SIDE:
      return g_strdup (scriba_words_caesar_player (state, value));
    case CAESAR_VALUE_STAGE:
      return g_strdup (value == CAESAR_STAGE_PLAY ? C_("stage", "Play") : _(stages[value]));
    case CAESAR_VALUE_ENDING:
      return g_strdup (_(endings[value]));
    case CAESAR_VALUE_LETTER:
      return g_strdup (value == CAESAR_NONE ? "–" : caesar_letter_keys[value]);
    case CAESAR_VALUE_STACK:
      return value == CAESAR_SOME ? g_strdup ("?") : scriba_words_amount (value, 0);
    case CAESAR_VALUE_COUNT:
    case CAESAR_VALUE_HELD:
    default:
      return scriba_words_amount (value, 0);
    }
}

/* "Sicilia, Pompey: Total 4", with what the number has. */
static char *
correct_words (const CaesarState *before,
               const CaesarBox *box,
               const CaesarCorrect *correct)
{
  g_autoptr (GString) of = g_string_new (NULL);
  g_autofree char *value = scriba_words_caesar_number_value (before, correct->what, correct->value);

  switch (caesar_correct_get_about (correct->what))
    {
    case CAESAR_ABOUT_PROVINCE:
      scriba_words_add_item (of, g_strdup (scriba_words_province (box, correct->index)));
      break;
    case CAESAR_ABOUT_KIND:
      scriba_words_add_item (of, scriba_words_kind (&box->kinds[correct->index]));
      break;
    case CAESAR_ABOUT_LETTER:
      scriba_words_add_item (of, g_strdup (caesar_letter_keys[correct->index]));
      break;
    case CAESAR_ABOUT_NOTHING:
    default:
      break;
    }
  if (caesar_correct_is_of_a_side (correct->what))
    scriba_words_add_item (of, g_strdup (scriba_words_caesar_player (before, correct->side)));
  scriba_words_add_item (of, g_strdup (scriba_words_caesar_number (correct->what)));

  /* Translators: what is corrected and its value: "Sicilia, Control: Pompey". */
  return g_strdup_printf (C_("correction", "%1$s: %2$s"), of->str, value);
}

static char *
draw_words (const char *what,
            const CaesarState *before,
            const CaesarDraw *draw)
{
  g_autofree char *tokens = scriba_words_tokens (draw->tokens, draw->n_tokens);

  return g_strdup_printf ("%s, %s: %s", scriba_words_caesar_player (before, draw->side), what, tokens);
}

/**
 * scriba_words_caesar_entry:
 * @before: the state before it
 * @box: the game's box
 * @entry: an entry
 *
 * Returns: (transfer full): what happened, in one line
 */
char *
scriba_words_caesar_entry (const CaesarState *before,
                           const CaesarBox *box,
                           const ScribaEntry *entry)
{
  switch ((CaesarEntryKind) entry->kind)
    {
    case CAESAR_ENTRY_TILES:
      return g_strdup (_("Bonus tiles laid out"));
    case CAESAR_ENTRY_TILE:
      {
        const CaesarTileChoice *choice = entry->args;

        /* Translators: a province and its bonus tile. */
        return g_strdup_printf (C_("bonus tile", "%1$s: %2$s"), scriba_words_province (box, choice->province),
                                scriba_words_bonus_tile (choice->tile));
      }
    case CAESAR_ENTRY_TICK:
      {
        const CaesarTick *tick = entry->args;
        const char *step = tick->step < CAESAR_N_SETUP_STEPS ? scriba_words_caesar_setup (before, tick->step) : "?";

        /* Translators: a step of the set-up. */
        return tick->done ? g_strdup_printf (_("Done: %s"), step) : g_strdup_printf (_("Not done: %s"), step);
      }
    case CAESAR_ENTRY_BEGIN:
      /* Translators: %s is a side. */
      return g_strdup_printf (_("First turn: %s"),
                              scriba_words_caesar_player (before, ((const CaesarBegin *) entry->args)->side));
    case CAESAR_ENTRY_PLACE:
      return place_words (before, box, entry->args);
    case CAESAR_ENTRY_CANNOT_PLACE:
      return cannot_place_words (before, entry->args);
    case CAESAR_ENTRY_DRAW:
      return draw_words (_("drawn"), before, entry->args);
    case CAESAR_ENTRY_HELD:
      return draw_words (((const CaesarDraw *) entry->args)->side == before->crassus ? _("line") : _("hand"), before,
                         entry->args);
    case CAESAR_ENTRY_COMMAND:
      return g_strdup_printf (_("Command tile: %s"),
                              caesar_letter_keys[((const CaesarCommandDraw *) entry->args)->letter]);
    case CAESAR_ENTRY_RESHUFFLE:
      return g_strdup (_("Command tiles shuffled"));
    case CAESAR_ENTRY_STOP:
      return g_strdup (_("Stopped here"));
    case CAESAR_ENTRY_RULING:
      {
        const CaesarRulingChange *ruling = entry->args;

        return g_strdup_printf (C_("ruling", "%1$s: %2$s"), scriba_words_caesar_setting (ruling->what),
                                scriba_words_caesar_setting_value (ruling->what, ruling->value));
      }
    case CAESAR_ENTRY_NAME:
      {
        const CaesarRename *rename = entry->args;

        return g_strdup_printf ("%s: %s", scriba_words_side (rename->side), rename->name[0] != '\0' ? rename->name : "–");
      }
    case CAESAR_ENTRY_SPACE:
      return space_words (box, entry->args);
    case CAESAR_ENTRY_CORRECT:
      return correct_words (before, box, entry->args);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/**
 * scriba_words_caesar_advice:
 * @state: the state that it is for
 * @box: the game's box
 * @advice: a suggestion
 *
 * Returns: (transfer full): why the suggestion is made
 */
char *
scriba_words_caesar_advice (const CaesarState *state,
                            const CaesarBox *box,
                            const CaesarAdvice *advice)
{
  int own = advice->totals[state->crassus];
  int other = advice->totals[caesar_side_other (state->crassus)];

  switch ((CaesarAdviceKind) advice->kind)
    {
    case CAESAR_ADVICE_CLOSE:
      /* Translators: a province, Auto-Crassus's total in it and the other total. */
      return g_strdup_printf (_("Closes a province: %1$s, %2$d : %3$d"), scriba_words_province (box, advice->province),
                              own + advice->value, other);
    case CAESAR_ADVICE_STRENGTHEN:
      /* Translators: a province, Auto-Crassus's total in it before and the other total. */
      return g_strdup_printf (_("Strengthens where it is most behind: %1$s, %2$d : %3$d"),
                              scriba_words_province (box, advice->province), own, other);
    case CAESAR_ADVICE_NONE:
    default:
      return g_strdup (caesar_count_to_draw (state, box, state->crassus) > 0 ? _("Nothing fits that is told of the line")
                                                                             : _("Nothing in the line fits"));
    }
}
