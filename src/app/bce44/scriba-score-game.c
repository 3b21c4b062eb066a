/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-game.h"

#include <glib/gi18n.h>

#include "scriba-score-edit.h"
#include "scriba-words.h"

static void
list_others (const BceScoring *scoring,
             guint but,
             const char *others[BCE_MAX_SEATS + 1])
{
  guint n = 0;

  for (guint player = 0; player < scoring->n_players; player++)
    if (player != but)
      others[n++] = scoring->players[player].name;
  others[n] = NULL;
}

/**
 * scriba_score_game_rename:
 * @draft: what is scored
 * @player: a player
 * @name: what they are to be called; white space around it does not count
 *
 * Returns: why the name was refused, or %SCRIBA_NAME_GOOD
 */
ScribaNameProblem
scriba_score_game_rename (ScribaScoreDraft *draft,
                          guint player,
                          const char *name)
{
  BceScoring *scoring = scriba_score_draft_edit (draft);
  g_autofree char *stripped = scriba_name_clean (name);
  const char *others[BCE_MAX_SEATS + 1];
  ScribaNameProblem problem;
  g_autofree char *label = NULL;
  g_autofree char *target = NULL;

  g_return_val_if_fail (player < scoring->n_players, SCRIBA_NAME_EMPTY);

  list_others (scoring, player, others);
  problem = scriba_name_check (stripped, others);
  if (problem != SCRIBA_NAME_GOOD)
    return problem;
  if (g_strcmp0 (scoring->players[player].name, stripped) == 0)
    return SCRIBA_NAME_GOOD;

  bce_scoring_set_name (scoring, player, stripped);
  target = g_strdup_printf ("name/%u", player);
  /* Translators: what is undone: a player was given this name. */
  label = g_strdup_printf (_("Name: %s"), stripped);
  scriba_document_commit (SCRIBA_DOCUMENT (draft), target, label);
  return SCRIBA_NAME_GOOD;
}

/** scriba_score_game_set_character: whom @player plays; who had it before gets the other one. */
void
scriba_score_game_set_character (ScribaScoreDraft *draft,
                                 guint player,
                                 BceCharacter character)
{
  g_autofree char *label = NULL;
  g_autofree char *target = NULL;

  if (scriba_draft_get_character (SCRIBA_DRAFT (draft), player) == character)
    return;

  scriba_draft_set_character (SCRIBA_DRAFT (draft), player, character);
  target = g_strdup_printf ("character/%u", player);
  /* Translators: what is undone: a player plays a character, such as “Anna: Agrippa”. */
  label = g_strdup_printf (_("%1$s: %2$s"), scriba_words_player (scriba_score_draft_get_scoring (draft), player),
                           scriba_words_character (character));
  scriba_document_commit (SCRIBA_DOCUMENT (draft), target, label);
}

/** scriba_score_game_set_shared: makes @player the shared Suitor, the only one, or a player again. */
void
scriba_score_game_set_shared (ScribaScoreDraft *draft,
                              guint player,
                              gboolean shared)
{
  BceScoring *scoring = scriba_score_draft_edit (draft);
  g_autofree char *label = NULL;

  g_return_if_fail (player < scoring->n_players);
  g_return_if_fail (!shared || scoring->n_players > 1);

  if (scoring->players[player].shared == shared)
    return;

  for (guint other = 0; shared && other < scoring->n_players; other++)
    scoring->players[other].shared = FALSE;
  scoring->players[player].shared = shared;
  /* Translators: what is undone: whether a player is the shared Suitor. */
  label = g_strdup_printf (_("Shared Suitor: %s"), scriba_words_player (scoring, player));
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, label);
}

/** scriba_score_game_add_player: adds a player who has nothing, up to five. */
void
scriba_score_game_add_player (ScribaScoreDraft *draft)
{
  BceScoring *scoring = scriba_score_draft_edit (draft);
  const char *others[BCE_MAX_SEATS + 1];
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (scoring->n_players < BCE_MAX_SEATS);

  list_others (scoring, BCE_MAX_SEATS, others);
  name = scriba_name_create (scoring->n_players + 1, others);
  bce_scoring_add_player (scoring, name);
  if (scoring->senate == BCE_SENATE_MANUAL)
    scoring->players[scoring->n_players - 1].senate_pairs = 0;
  /* Translators: what is undone: a player was added. */
  label = g_strdup_printf (_("Added: %s"), name);
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, label);
}

/** scriba_score_game_remove_player: takes @player out with all they have; one stays. */
void
scriba_score_game_remove_player (ScribaScoreDraft *draft,
                                 guint player)
{
  BceScoring *scoring = scriba_score_draft_edit (draft);
  g_autofree char *label = NULL;

  g_return_if_fail (scoring->n_players > 1 && player < scoring->n_players);

  /* Translators: what is undone: a player, or something a player has, was taken out. */
  label = g_strdup_printf (_("Removed: %s"), scriba_words_player (scoring, player));
  scriba_score_draft_remove_player (draft, player);
  if (scoring->n_players == 1)
    scoring->players[0].shared = FALSE;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, label);
}

typedef struct
{
  BceSenateKind kind;
  gint8 pair[2];
} Senate;

static const Senate senates[SCRIBA_N_SENATES] = {
  { BCE_SENATE_UNKNOWN, { BCE_POLITICAL, BCE_POLITICAL } },
  { BCE_SENATE_PAIR, { BCE_POLITICAL, BCE_POLITICAL } },
  { BCE_SENATE_PAIR, { BCE_POLITICAL, BCE_MILITARY } },
  { BCE_SENATE_PAIR, { BCE_POLITICAL, BCE_SOCIAL } },
  { BCE_SENATE_PAIR, { BCE_MILITARY, BCE_MILITARY } },
  { BCE_SENATE_PAIR, { BCE_MILITARY, BCE_SOCIAL } },
  { BCE_SENATE_PAIR, { BCE_SOCIAL, BCE_SOCIAL } },
  { BCE_SENATE_MANUAL, { BCE_POLITICAL, BCE_POLITICAL } },
};

/** scriba_score_game_get_senate_title: what a choice says of the Senate tile. */
char *
scriba_score_game_get_senate_title (guint choice)
{
  g_return_val_if_fail (choice < SCRIBA_N_SENATES, NULL);

  switch (senates[choice].kind)
    {
    case BCE_SENATE_UNKNOWN:
      return g_strdup (_("Not known yet"));
    case BCE_SENATE_MANUAL:
      return g_strdup (_("Count the pairs by hand"));
    default:
      /* Translators: the two fields on a Senate tile: “Political and social”. */
      return g_strdup_printf (_("%1$s and %2$s"), scriba_words_field (senates[choice].pair[0]),
                              scriba_words_field_inside (senates[choice].pair[1]));
    }
}

/** scriba_score_game_get_senate: which choice tells what is known of the Senate tile. */
guint
scriba_score_game_get_senate (const BceScoring *scoring)
{
  gint8 first = MIN (scoring->senate_pair[0], scoring->senate_pair[1]);
  gint8 second = MAX (scoring->senate_pair[0], scoring->senate_pair[1]);

  for (guint choice = 0; choice < SCRIBA_N_SENATES; choice++)
    if (senates[choice].kind == scoring->senate &&
        (scoring->senate != BCE_SENATE_PAIR ||
         (senates[choice].pair[0] == first && senates[choice].pair[1] == second)))
      return choice;

  g_assert_not_reached ();
}

/** scriba_score_game_set_senate: tells what is known of the Senate tile; pairs counted by hand begin at 0. */
void
scriba_score_game_set_senate (ScribaScoreDraft *draft,
                              guint choice)
{
  BceScoring *scoring = scriba_score_draft_edit (draft);

  g_return_if_fail (choice < SCRIBA_N_SENATES);

  if (scriba_score_game_get_senate (scoring) == choice)
    return;

  scoring->senate = senates[choice].kind;
  scoring->senate_pair[0] = senates[choice].pair[0];
  scoring->senate_pair[1] = senates[choice].pair[1];
  for (guint player = 0; player < scoring->n_players; player++)
    scoring->players[player].senate_pairs = senates[choice].kind == BCE_SENATE_MANUAL ? 0 : -1;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), "senate", _("Senate tile"));
}
