/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-names.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "words-amount.h"

/**
 * scriba_words_field:
 * @field: a field of Roman power
 *
 * Returns: its name, as a title
 */
const char *
scriba_words_field (BceField field)
{
  static const char * const names[] = {
    /* Translators: the three fields of Roman power, as titles. */
    [BCE_POLITICAL] = NC_("field", "Political"),
    [BCE_MILITARY] = NC_("field", "Military"),
    [BCE_SOCIAL] = NC_("field", "Social"),
  };

  g_return_val_if_fail ((guint) field < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (NULL, "field", names[field]);
}

/**
 * scriba_words_field_inside:
 * @field: a field of Roman power
 *
 * Returns: its name, as it stands inside a sentence
 */
const char *
scriba_words_field_inside (BceField field)
{
  static const char * const names[] = {
    /* Translators: the three fields of Roman power, inside a sentence. */
    [BCE_POLITICAL] = NC_("field", "political"),
    [BCE_MILITARY] = NC_("field", "military"),
    [BCE_SOCIAL] = NC_("field", "social"),
  };

  g_return_val_if_fail ((guint) field < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (NULL, "field", names[field]);
}

/**
 * scriba_words_thing:
 * @thing: what can be collected
 *
 * Returns: its name, as a title
 */
const char *
scriba_words_thing (BceThing thing)
{
  static const char * const names[] = {
    [BCE_THING_POLITICAL] = N_("Political influence"),
    [BCE_THING_MILITARY] = N_("Military influence"),
    [BCE_THING_SOCIAL] = N_("Social influence"),
    [BCE_THING_SUPPORT] = N_("Support"),
    [BCE_THING_LOYALTY] = N_("Loyalty"),
    [BCE_THING_DENARIUS] = N_("Denarii"),
    [BCE_THING_IMPERIUM] = N_("Imperium"),
  };

  g_return_val_if_fail ((guint) thing < G_N_ELEMENTS (names), NULL);

  return _(names[thing]);
}

/**
 * scriba_words_thing_amount:
 * @thing: what is collected
 * @count: how many
 *
 * Returns: (transfer full): for example "2 denarii"
 */
char *
scriba_words_thing_amount (BceThing thing,
                           gint64 count)
{
  g_autofree char *number = scriba_words_amount (count, 0);
  gulong n = scriba_words_plural (count);

  switch (thing)
    {
    case BCE_THING_POLITICAL:
      return g_strdup_printf (ngettext ("%s political influence", "%s political influence", n), number);
    case BCE_THING_MILITARY:
      return g_strdup_printf (ngettext ("%s military influence", "%s military influence", n), number);
    case BCE_THING_SOCIAL:
      return g_strdup_printf (ngettext ("%s social influence", "%s social influence", n), number);
    case BCE_THING_SUPPORT:
      return g_strdup_printf (ngettext ("%s support", "%s support", n), number);
    case BCE_THING_LOYALTY:
      return g_strdup_printf (ngettext ("%s loyalty", "%s loyalty", n), number);
    case BCE_THING_DENARIUS:
      return g_strdup_printf (ngettext ("%s denarius", "%s denarii", n), number);
    case BCE_THING_IMPERIUM:
      return g_strdup_printf (ngettext ("%s Imperium", "%s Imperium", n), number);
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * scriba_words_phase:
 * @phase: one of the nine phases of a year
 *
 * Returns: its name, as a title
 */
const char *
scriba_words_phase (BcePhase phase)
{
  static const char * const names[] = {
    [BCE_PHASE_CONSTRUCTION] = N_("Construction"),
    [BCE_PHASE_PRODUCTION] = N_("Production"),
    [BCE_PHASE_ENLISTMENT] = N_("Enlistment"),
    [BCE_PHASE_DISCARD] = N_("Discard"),
    [BCE_PHASE_IM_COMMITMENT] = N_("IM commitment"),
    [BCE_PHASE_SUITOR_NEGOTIATION] = N_("Suitor negotiation"),
    [BCE_PHASE_SUITOR_COMMITMENT] = N_("Suitor commitment"),
    [BCE_PHASE_RESOLUTION] = N_("Resolution"),
    [BCE_PHASE_INTERRUPTION] = N_("Interruption"),
  };

  g_return_val_if_fail ((guint) phase < G_N_ELEMENTS (names), NULL);

  return _(names[phase]);
}

/**
 * scriba_words_character:
 * @character: whom a player plays
 *
 * Returns: the name of a character of 44 BCE
 */
const char *
scriba_words_character (BceCharacter character)
{
  static const char * const names[BCE_N_CHARACTERS] = {
    /* Translators: the characters of 44 BCE. */
    [BCE_AGRIPPA] = N_("Agrippa"),
    [BCE_ANTONY] = N_("Mark Antony"),
    [BCE_AUGUSTUS] = N_("Augustus"),
    [BCE_BRUTUS] = N_("Brutus"),
    [BCE_CLEOPATRA] = N_("Cleopatra"),
  };

  g_return_val_if_fail ((guint) character < G_N_ELEMENTS (names), NULL);

  return _(names[character]);
}

/**
 * scriba_words_seat:
 * @boards: the boards
 * @seat: a seat
 *
 * Returns: what it is called
 */
const char *
scriba_words_seat (const BceBoards *boards,
                   int seat)
{
  g_return_val_if_fail (seat >= 0 && seat < BCE_MAX_SEATS, "");

  return boards->names[seat] != NULL ? boards->names[seat] : "";
}

/**
 * scriba_words_card:
 * @card: a card
 *
 * Returns: its name, or words for a card that has none yet
 */
const char *
scriba_words_card (const BceCard *card)
{
  return card->name != NULL && *card->name != '\0' ? card->name : _("Unnamed card");
}

/**
 * scriba_words_card_ambition:
 * @card: a card
 * @ambition: index of one of its ambitions, from the top
 *
 * Returns: (transfer full): "Consul", or "Praetor (second ambition)" where there are several
 */
char *
scriba_words_card_ambition (const BceCard *card,
                            guint ambition)
{
  const char *name = scriba_words_card (card);

  if (card->n_ambitions <= 1)
    return g_strdup (name);

  switch (ambition)
    {
    case 0:
      /* Translators: an ambition of a card, here "Praetor (first ambition)". */
      return g_strdup_printf (_("%s (first ambition)"), name);
    case 1:
      return g_strdup_printf (_("%s (second ambition)"), name);
    case 2:
      return g_strdup_printf (_("%s (third ambition)"), name);
    default:
      return g_strdup_printf (_("%s (fourth ambition)"), name);
    }
}

/**
 * scriba_words_suitor:
 * @position: place in Suitor order, from 0
 *
 * Returns: "1st Suitor" and so on
 */
const char *
scriba_words_suitor (guint position)
{
  static const char * const names[] = {
    N_("1st Suitor"),
    N_("2nd Suitor"),
    N_("3rd Suitor"),
    N_("4th Suitor"),
  };

  g_return_val_if_fail (position < G_N_ELEMENTS (names), NULL);

  return _(names[position]);
}

/**
 * scriba_words_role:
 * @boards: the boards of a year
 * @seat: a seat
 *
 * Returns: (transfer full): its place in Suitor order, or “Imperium Maius” (rules, section 4)
 */
char *
scriba_words_role (const BceBoards *boards,
                   guint seat)
{
  guint position = (seat + boards->n_seats - boards->im - 1) % boards->n_seats;

  if (seat == (guint) boards->im)
    return g_strdup (_("Imperium Maius"));
  if (boards->shared == (int) seat)
    /* Translators: %s is “1st Suitor” or “2nd Suitor”; this one is shared by two players. */
    return g_strdup_printf (_("%s, shared"), scriba_words_suitor (position));
  return g_strdup (scriba_words_suitor (position));
}

/**
 * scriba_words_suitor_order:
 * @boards: the boards of a year
 *
 * Returns: (transfer full): who the Suitors are, in their order, and who is the Imperium Maius
 */
char *
scriba_words_suitor_order (const BceBoards *boards)
{
  guint8 order[BCE_MAX_SEATS];
  const char *names[BCE_MAX_SEATS + 1] = { NULL, };
  guint n_suitors = bce_boards_suitor_order (boards, order);
  g_autofree char *suitors = NULL;

  for (guint i = 0; i < n_suitors; i++)
    names[i] = scriba_words_seat (boards, order[i]);
  suitors = scriba_words_join (names);
  /* Translators: %1$s is a list of players in Suitor order, %2$s the Imperium Maius. */
  return g_strdup_printf (_("Suitor order: %1$s. Imperium Maius: %2$s."), suitors,
                          scriba_words_seat (boards, boards->im));
}

static char *
list_ambitions (const BceRecruit *recruit)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (!recruit->ambition_known)
    return g_strdup (_("?"));

  for (guint i = 0; i < recruit->n_ambitions; i++)
    {
      g_autofree char *number = scriba_words_number (recruit->ambition[i]);

      g_string_append_printf (list, "%s%s", i > 0 ? " + " : "", number);
    }
  return g_strdup (recruit->n_ambitions > 0 ? list->str : "0");
}

/**
 * scriba_words_recruit_printed:
 * @recruit: a recruit of a box
 *
 * Returns: (transfer full): the authority and the ambitions printed on it, “?” where one is unknown
 */
char *
scriba_words_recruit_printed (const BceRecruit *recruit)
{
  g_autofree char *authority = scriba_words_number (recruit->authority);
  g_autofree char *ambition = list_ambitions (recruit);

  /* Translators: what is printed on a recruit: “Authority 1, ambition 1 + 2”. */
  return g_strdup_printf (_("Authority %1$s, ambition %2$s"), authority, ambition);
}

/**
 * scriba_words_player:
 * @scoring: a final scoring
 * @player: a player
 *
 * Returns: what they are called
 */
const char *
scriba_words_player (const BceScoring *scoring,
                     guint player)
{
  g_return_val_if_fail (player < BCE_MAX_SEATS, "");

  return scoring->players[player].name != NULL ? scoring->players[player].name : "";
}

/**
 * scriba_words_structure:
 * @structure: a structure or statue
 *
 * Returns: its name, or words for one that has none yet
 */
const char *
scriba_words_structure (const BceScoredStructure *structure)
{
  return structure->name != NULL && *structure->name != '\0' ? structure->name : _("Unnamed structure");
}

/**
 * scriba_words_score_line:
 * @line: a line of the score sheet
 *
 * Returns: its title
 */
const char *
scriba_words_score_line (BceScoreLine line)
{
  static const char * const names[BCE_N_LINES] = {
    [BCE_LINE_TRACK] = N_("On the Imperium track"),
    [BCE_LINE_ALLEGIANCE] = N_("Allegiance tiles"),
    [BCE_LINE_SENATE] = N_("Senate pairs"),
    [BCE_LINE_LICTORS_LOYALTY] = N_("Lictors and loyalty"),
    [BCE_LINE_STRUCTURES] = N_("Structures"),
    [BCE_LINE_RECRUITS] = N_("Lowest field × 2"),
    [BCE_LINE_STATUES] = N_("Statues"),
    [BCE_LINE_DENARII] = N_("Denarii"),
  };

  g_return_val_if_fail ((guint) line < G_N_ELEMENTS (names), NULL);

  return _(names[line]);
}

/**
 * scriba_words_score_line_inside:
 * @line: a line of the score sheet
 *
 * Returns: its name as it is spoken inside a sentence: “lowest field times two”
 */
const char *
scriba_words_score_line_inside (BceScoreLine line)
{
  static const char * const names[BCE_N_LINES] = {
    /* Translators: the lines of the score sheet, inside a sentence, for a screen reader: “Máté, allegiance tiles, 12”. */
    [BCE_LINE_TRACK] = NC_("score line", "on the Imperium track"),
    [BCE_LINE_ALLEGIANCE] = NC_("score line", "allegiance tiles"),
    [BCE_LINE_SENATE] = NC_("score line", "Senate pairs"),
    [BCE_LINE_LICTORS_LOYALTY] = NC_("score line", "Lictors and loyalty"),
    [BCE_LINE_STRUCTURES] = NC_("score line", "structures"),
    [BCE_LINE_RECRUITS] = NC_("score line", "lowest field times two"),
    [BCE_LINE_STATUES] = NC_("score line", "statues"),
    [BCE_LINE_DENARII] = NC_("score line", "denarii"),
  };

  g_return_val_if_fail ((guint) line < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (NULL, "score line", names[line]);
}

/**
 * scriba_words_rank:
 * @rank: a rank from 1, or 0 for the shared Suitor
 *
 * Returns: (transfer full): "1.", or "–" for the shared Suitor, who has no rank
 */
char *
scriba_words_rank (guint rank)
{
  if (rank == 0)
    return g_strdup ("–");

  /* Translators: a place in a ranking: 1., 2. and so on. */
  return g_strdup_printf (C_("rank", "%u."), rank);
}
