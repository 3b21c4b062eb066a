/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-entry-numbers.h"

#include <glib/gi18n.h>

#include "bce-correct.h"
#include "words-amount.h"
#include "words-box.h"
#include "words-entry.h"
#include "words-names.h"

/* Entries that set one number: what the table tells, decides or corrects. */

static const char *
tell_kind_words (BceTellKind kind)
{
  static const char * const names[] = {
    [BCE_TELL_DONE] = N_("Stored cards entered"),
    [BCE_TELL_DENARII] = N_("Denarii"),
    [BCE_TELL_INFLUENCE] = N_("Stored influence"),
    [BCE_TELL_PAIRS] = N_("Senate pairs"),
    [BCE_TELL_BONUS] = N_("Statue bonus"),
    [BCE_TELL_PLAIN_ALLEGIANCE] = N_("Allegiance tiles as plain totals"),
    [BCE_TELL_PLAIN_STRUCTURES] = N_("Structures and statues as plain totals"),
    [BCE_TELL_PLAIN_RECRUITS] = N_("Recruits as plain totals"),
    [BCE_TELL_ALLEGIANCE_COUNT] = N_("Allegiance tiles"),
    [BCE_TELL_ALLEGIANCE_IMPERIUM] = N_("Imperium of allegiance tiles"),
    [BCE_TELL_STRUCTURES_IMPERIUM] = N_("Imperium of structures and statues"),
    [BCE_TELL_STATUE_BONUS] = N_("Statue bonuses"),
    [BCE_TELL_FIELD_TOTAL] = N_("Field total"),
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (names), "");

  return _(names[kind]);
}

/**
 * scriba_words_tell_name:
 * @box: the game's box
 * @what: what a player tells at the end
 * @index: of which statue or field; else 0
 *
 * Returns: (transfer full): what it is called: "Statue bonus (Colossus)"
 */
char *
scriba_words_tell_name (const BceBox *box,
                        BceTellKind what,
                        guint index)
{
  const char *name = tell_kind_words (what);
  g_autofree char *of = NULL;

  if (what == BCE_TELL_BONUS)
    of = scriba_words_site (box, BCE_NONE, index);
  else if (what == BCE_TELL_ALLEGIANCE_COUNT || what == BCE_TELL_FIELD_TOTAL)
    of = g_strdup (scriba_words_field_inside (index));

  /* Translators: a number, and the statue or the field that it is of. */
  return of != NULL ? g_strdup_printf (_("%1$s (%2$s)"), name, of) : g_strdup (name);
}

/* (transfer full): what is so, or is not; %NULL where a number is told. */
static char *
describe_flag (const BceTell *tell,
               const char *player)
{
  gboolean is_so = tell->value != 0;

  switch (tell->what)
    {
    case BCE_TELL_DONE:
      /* Translators: at the end of a game; %s is a player, so in the next ones. */
      return g_strdup_printf (is_so ? _("%s: all stored cards are entered") : _("%s: stored cards are not all entered"), player);
    case BCE_TELL_PLAIN_ALLEGIANCE:
      return g_strdup_printf (is_so ? _("%s: allegiance tiles as plain totals") : _("%s: allegiance tiles one by one"), player);
    case BCE_TELL_PLAIN_STRUCTURES:
      return g_strdup_printf (is_so ? _("%s: structures and statues as plain totals")
                                    : _("%s: structures and statues one by one"), player);
    case BCE_TELL_PLAIN_RECRUITS:
      return g_strdup_printf (is_so ? _("%s: recruits as plain totals") : _("%s: recruits one by one"), player);
    default:
      return NULL;
    }
}

/** scriba_words_tell: a line of the log about a number that a player told. */
char *
scriba_words_tell (const BceState *before,
                   const BceBox *box,
                   const BceTell *tell)
{
  const char *player = before->players[tell->seat].name;
  g_autofree char *flag = describe_flag (tell, player);
  g_autofree char *what = scriba_words_tell_name (box, tell->what, tell->index);

  if (flag != NULL)
    return g_steal_pointer (&flag);

  /* Translators: player, what, number. */
  return tell->value >= 0 ? g_strdup_printf (_("%1$s, %2$s: %3$d"), player, what, tell->value)
                          : g_strdup_printf (_("%1$s, %2$s: ?"), player, what);
}

/** scriba_words_ruling_kind: a setting that a table may change during a game. */
const char *
scriba_words_ruling_kind (BceRulingKind kind)
{
  static const char * const names[] = {
    [BCE_RULING_DENARII] = N_("Track denarii"),
    [BCE_RULING_CUBES] = N_("Track influence cubes"),
    [BCE_RULING_OPEN_COLLEGIUM] = N_("Open Collegium"),
    [BCE_RULING_BUILD_EARLY] = N_("Build structures of a coming era"),
    [BCE_RULING_PER_ARCHITECT] = N_("Score a structure once for each architect"),
    [BCE_RULING_LOYALTY_TO_SUPPLY] = N_("Spent loyalty returns to the supply"),
    [BCE_RULING_ERA_2_START] = N_("First year of era II"),
    [BCE_RULING_ERA_3_START] = N_("First year of era III"),
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (names), "");

  return _(names[kind]);
}

/** scriba_words_ruling_change: a line of the log about a setting. */
char *
scriba_words_ruling_change (const BceRulingChange *ruling)
{
  const char *what = scriba_words_ruling_kind (ruling->what);

  if (ruling->what >= BCE_RULING_ERA_2_START)
    return g_strdup_printf (_("Ruling: %1$s: %2$d"), what, ruling->value);

  return g_strdup_printf (_("Ruling: %1$s: %2$s"), what, scriba_words_flag (ruling->value != 0));
}

/** scriba_words_correct_kind: a tracked number, as a title. */
const char *
scriba_words_correct_kind (BceCorrectKind kind)
{
  static const char * const names[] = {
    [BCE_CORRECT_TRACK] = N_("Imperium on the track"),
    [BCE_CORRECT_DENARII] = N_("Denarii"),
    [BCE_CORRECT_CUBES] = N_("Stored influence"),
    [BCE_CORRECT_ENLISTED] = N_("Enlisted"),
    [BCE_CORRECT_PLAYED] = N_("Played"),
    [BCE_CORRECT_DISCARDED] = N_("Openly discarded"),
    [BCE_CORRECT_HIDDEN] = N_("Discarded face down"),
    [BCE_CORRECT_LOYALTY] = N_("Loyalty collected"),
    [BCE_CORRECT_LOYALTY_PLAYED] = N_("Loyalty played"),
    [BCE_CORRECT_LOYALTY_SPENT] = N_("Loyalty spent"),
    [BCE_CORRECT_LOYALTY_SUPPLIED] = N_("Loyalty spent to the supply"),
    [BCE_CORRECT_LOYALTY_DISCARDED] = N_("Loyalty discarded"),
    [BCE_CORRECT_LOYALTY_RETURNED] = N_("Loyalty returned from the Collegium"),
    [BCE_CORRECT_LIMIT] = N_("Added to the limit"),
    [BCE_CORRECT_PASSED] = N_("Passed"),
    [BCE_CORRECT_STRUCTURE] = N_("Architects on the structure"),
    [BCE_CORRECT_STATUE] = N_("Architects on the statue"),
    [BCE_CORRECT_PILE] = N_("Cards left on the pile"),
    [BCE_CORRECT_TILE] = N_("Allegiance tile"),
    [BCE_CORRECT_SUBSTITUTES] = N_("Substitutes for loyalty"),
    [BCE_CORRECT_SENATE] = N_("Senate tile"),
    [BCE_CORRECT_STAGE] = N_("Phase"),
    [BCE_CORRECT_YEAR] = N_("Year"),
    [BCE_CORRECT_IM] = N_("Imperium Maius"),
    [BCE_CORRECT_NEXT_IM] = N_("Next Imperium Maius"),
    [BCE_CORRECT_TURN] = N_("Turn"),
    [BCE_CORRECT_STRUCTURE_ERA] = N_("Era of the structure"),
    [BCE_CORRECT_STATUE_IN_PLAY] = N_("Statue in play"),
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (names), "");

  return _(names[kind]);
}

static char *
corrected_value (const BceState *before,
                 const BceBox *box,
                 const BceCorrect *correct)
{
  BceCorrectValue kind = bce_correct_get_value (correct->what);
  int seat = kind == BCE_VALUE_OWNER ? correct->value - 1 : correct->value;

  switch (kind)
    {
    case BCE_VALUE_STAGE:
      return g_strdup (scriba_words_stage (correct->value));
    case BCE_VALUE_SEAT:
    case BCE_VALUE_OWNER:
      return g_strdup (seat >= 0 ? before->players[seat].name : _("nobody"));
    case BCE_VALUE_FLAG:
      return g_strdup (scriba_words_flag (correct->value != 0));
    case BCE_VALUE_SENATE:
      return correct->value >= 0 ? scriba_words_component (box, BCE_BOX_SENATE, correct->value) : g_strdup (_("none"));
    case BCE_VALUE_COUNT:
    case BCE_VALUE_YEAR:
    case BCE_VALUE_ERA:
    default:
      return scriba_words_amount (correct->value, 0);
    }
}

/** scriba_words_correct_component: (transfer full) (nullable): which component a tracked number is about, as the log says it. */
char *
scriba_words_correct_component (const BceBox *box,
                                BceCorrectKind what,
                                guint index)
{
  switch (bce_correct_get_about (what))
    {
    case BCE_ABOUT_RECRUIT:
      return scriba_words_recruit (box, index);
    case BCE_ABOUT_STRUCTURE:
      return scriba_words_site (box, index, BCE_NONE);
    case BCE_ABOUT_STATUE:
      return scriba_words_site (box, BCE_NONE, index);
    case BCE_ABOUT_CUBES:
      return g_strdup (scriba_words_thing (index));
    case BCE_ABOUT_TILE:
      /* Translators: year of the game, and a field inside a sentence. */
      return g_strdup_printf (_("year %1$u, %2$s"), index / BCE_N_FIELDS + 1,
                              scriba_words_field_inside (index % BCE_N_FIELDS));
    case BCE_ABOUT_NOTHING:
    default:
      return NULL;
    }
}

/** scriba_words_correct: a line of the log about a correction; without its value, if that is private. */
char *
scriba_words_correct (const BceState *before,
                      const BceBox *box,
                      const BceCorrect *correct,
                      gboolean hides)
{
  g_autofree char *component = scriba_words_correct_component (box, correct->what, correct->index);
  g_autofree char *value = corrected_value (before, box, correct);
  GString *text = g_string_new (NULL);

  /* Translators: a correction; what is corrected follows. */
  g_string_append_printf (text, _("Corrected: %s"), scriba_words_correct_kind (correct->what));
  if (bce_correct_is_of_a_player (correct->what))
    scriba_words_add_item (text, g_strdup (before->players[correct->seat].name));
  if (component != NULL)
    scriba_words_add_item (text, g_steal_pointer (&component));
  if (!hides)
    g_string_append_printf (text, ": %s", value);
  return g_string_free_and_steal (text);
}
