/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-number.h"

#include <glib/gi18n.h>

#include "scriba-why-dialog.h"
#include "scriba-words.h"

static const char *
get_title (guint number)
{
  static const ScribaScoreEntry fields[] = { SCRIBA_ENTRY_POLITICAL, SCRIBA_ENTRY_MILITARY, SCRIBA_ENTRY_SOCIAL };

  switch (number)
    {
    case SCRIBA_NUMBER_TOTAL:
      return _("Imperium");
    case SCRIBA_NUMBER_BUILT:
      return scriba_score_kind_get_title (SCRIBA_KIND_STRUCTURES);
    case SCRIBA_NUMBER_FIELD + BCE_POLITICAL:
    case SCRIBA_NUMBER_FIELD + BCE_MILITARY:
    case SCRIBA_NUMBER_FIELD + BCE_SOCIAL:
      return scriba_score_entry_get_title (fields[number - SCRIBA_NUMBER_FIELD]);
    default:
      return scriba_words_score_line (number);
    }
}

/** scriba_score_number_get_title_inside: what the number is, for the middle of a sentence. */
const char *
scriba_score_number_get_title_inside (guint number)
{
  return number < BCE_N_LINES ? scriba_words_score_line_inside (number) : get_title (number);
}

static GPtrArray *
get_field_lines (const ScribaScoreSeat *seat,
                 BceField field)
{
  guint n_recruits = scriba_score_seat_get_player (seat)->recruits->len;
  g_autoptr (GPtrArray) names = g_ptr_array_new_full (n_recruits, g_free);

  for (guint i = 0; i < n_recruits; i++)
    g_ptr_array_add (names, scriba_score_thing_get_name (seat, SCRIBA_KIND_RECRUITS, i));
  return scriba_words_field_total_lines (scriba_score_holder_get_scoring (seat->holder), seat->player, field, names);
}

/* A statue stands among the structures, and again with its bonus. */
static GPtrArray *
get_built_lines (const ScribaScoreSeat *seat)
{
  const BceScoring *scoring = scriba_score_holder_get_scoring (seat->holder);
  const BceScore *score = scriba_score_holder_get_score (seat->holder);
  GPtrArray *lines = scriba_words_score_lines (scoring, score, seat->player, BCE_LINE_STRUCTURES);
  g_autoptr (GPtrArray) bonuses = scriba_words_score_lines (scoring, score, seat->player, BCE_LINE_STATUES);

  for (guint i = 0; i < bonuses->len; i++)
    {
      const ScribaWordsLine *line = g_ptr_array_index (bonuses, i);
      char *label = scriba_score_seat_get_player (seat)->plain_structures
                    ? g_strdup (line->label)
                    /* Translators: a number and the thing that it is printed on: “Bonus, Statue 3”. */
                    : g_strdup_printf (C_("number", "%1$s, %2$s"),
                                       scriba_score_entry_get_title (SCRIBA_ENTRY_BONUS), line->label);

      if (line->unknown)
        scriba_words_lines_add_unknown (lines, label);
      else
        scriba_words_lines_add (lines, label, line->amount);
    }
  return lines;
}

/** scriba_score_number_get_amount: the number as text, such as “12 + ?”. (transfer full) */
char *
scriba_score_number_get_amount (const ScribaScoreSeat *seat,
                                guint number)
{
  const BceScore *score = scriba_score_holder_get_score (seat->holder);
  const BcePlayerScore *player = &score->players[seat->player];
  g_autoptr (GPtrArray) lines = NULL;

  switch (number)
    {
    case SCRIBA_NUMBER_TOTAL:
      return scriba_words_score_total (score, seat->player);
    case SCRIBA_NUMBER_BUILT:
      return scriba_words_amount (player->lines[BCE_LINE_STRUCTURES] + player->lines[BCE_LINE_STATUES],
                                  player->unknown[BCE_LINE_STRUCTURES] + player->unknown[BCE_LINE_STATUES]);
    case SCRIBA_NUMBER_FIELD + BCE_POLITICAL:
    case SCRIBA_NUMBER_FIELD + BCE_MILITARY:
    case SCRIBA_NUMBER_FIELD + BCE_SOCIAL:
      lines = get_field_lines (seat, number - SCRIBA_NUMBER_FIELD);
      return scriba_words_amount (player->fields[number - SCRIBA_NUMBER_FIELD],
                                  scriba_words_lines_count_unknown (lines));
    default:
      return scriba_words_score_amount (score, seat->player, number);
    }
}

static char *
get_rule (guint number)
{
  switch (number)
    {
    case SCRIBA_NUMBER_TOTAL:
      return NULL;
    case SCRIBA_NUMBER_BUILT:
      return g_strjoin ("\n", scriba_words_score_rule (BCE_LINE_STRUCTURES), scriba_words_score_rule (BCE_LINE_STATUES),
                        NULL);
    case SCRIBA_NUMBER_FIELD + BCE_POLITICAL:
    case SCRIBA_NUMBER_FIELD + BCE_MILITARY:
    case SCRIBA_NUMBER_FIELD + BCE_SOCIAL:
      return g_strdup (scriba_words_field_total_rule ());
    default:
      return g_strdup (scriba_words_score_rule (number));
    }
}

static GPtrArray *
get_lines (const ScribaScoreSeat *seat,
           guint number)
{
  const BceScore *score = scriba_score_holder_get_score (seat->holder);

  switch (number)
    {
    case SCRIBA_NUMBER_TOTAL:
      return scriba_words_total_lines (score, seat->player);
    case SCRIBA_NUMBER_BUILT:
      return get_built_lines (seat);
    case SCRIBA_NUMBER_FIELD + BCE_POLITICAL:
    case SCRIBA_NUMBER_FIELD + BCE_MILITARY:
    case SCRIBA_NUMBER_FIELD + BCE_SOCIAL:
      return get_field_lines (seat, number - SCRIBA_NUMBER_FIELD);
    default:
      return scriba_words_score_lines (scriba_score_holder_get_scoring (seat->holder), score, seat->player, number);
    }
}

/**
 * scriba_score_number_explain:
 * @seat: whose number
 * @number: a #ScribaScoreNumber
 * @parent: over what
 *
 * Tells which lines make the number.
 */
void
scriba_score_number_explain (const ScribaScoreSeat *seat,
                             guint number,
                             GtkWidget *parent)
{
  /* Translators: a number of the score sheet and whose it is: “Statues, Anna”. */
  g_autofree char *title = g_strdup_printf (C_("number", "%1$s, %2$s"), get_title (number),
                                            scriba_words_player (scriba_score_holder_get_scoring (seat->holder),
                                                                 seat->player));
  g_autofree char *rule = get_rule (number);
  g_autofree char *amount = scriba_score_number_get_amount (seat, number);
  g_autoptr (GPtrArray) lines = get_lines (seat, number);

  adw_dialog_present (scriba_why_dialog_new (title, rule, lines, amount), parent);
}
