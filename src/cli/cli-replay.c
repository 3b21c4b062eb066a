/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli-commands.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-final.h"
#include "cli-table.h"
#include "scriba-entry-json.h"
#include "scriba-words.h"
#include "scriba-writer.h"

/* Whether undo has taken an entry back, or another branch has taken its place. */
static gboolean *
find_undone (ScribaHistory *history)
{
  guint32 n_entries = scriba_history_get_n_entries (history);
  gboolean *undone = g_new (gboolean, n_entries + 1);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 seq = 0; seq <= n_entries; seq++)
    undone[seq] = TRUE;
  scriba_history_read_line (history, scriba_history_get_head (history), line);
  for (guint i = 0; i < line->len; i++)
    undone[g_array_index (line, guint32, i)] = FALSE;

  return undone;
}

static JsonNode *
write_log (ScribaHistory *history)
{
  g_autofree gboolean *undone = find_undone (history);
  JsonArray *log = json_array_new ();
  JsonNode *node = json_node_alloc ();

  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (history); seq++)
    {
      JsonNode *entry = scriba_entry_to_json (scriba_history_get_game (history), scriba_history_get_entry (history, seq));

      json_object_set_boolean_member (json_node_get_object (entry), "undone", undone[seq]);
      json_array_add_element (log, entry);
    }
  json_node_init_array (node, log);
  json_array_unref (log);
  return node;
}

/* What every game tells of itself. */
static JsonObject *
write_game (const ScribaGameFile *file)
{
  const ScribaGame *game = scriba_history_get_game (file->history);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "game", game->key);
  json_object_set_string_member (object, "id", file->id);
  json_object_set_int_member (object, "head", scriba_history_get_head (file->history));
  json_object_set_int_member (object, "tip", scriba_history_get_tip (file->history));
  json_object_set_member (object, "state", scriba_json_write_record (game->state, scriba_history_get_state (file->history)));
  json_object_set_member (object, "log", write_log (file->history));
  return object;
}

static void
add_json (CliText *text,
          const ScribaGameFile *file,
          const BceScoring *scoring,
          const BceScore *score,
          gboolean adds_up)
{
  JsonObject *object = write_game (file);
  JsonNode *result = NULL;

  if (score == NULL)
    result = json_node_init_null (json_node_alloc ());
  else
    result = adds_up ? bce_score_to_json (scoring, score) : bce_result_to_json (scoring, score);
  json_object_set_member (object, "score", result);
  cli_add_json (text, scriba_write_object (object));
}

static void
add_players (CliText *text,
             const BceState *state)
{
  g_autoptr (CliTable) table = cli_table_new ("lrrrr");

  cli_table_add (table, CLI_PLAIN, NULL);
  cli_table_add (table, CLI_DIM, _("Imperium"));
  cli_table_add (table, CLI_DIM, _("Denarii"));
  cli_table_add (table, CLI_DIM, _("Architects"));
  cli_table_add (table, CLI_DIM, _("Cards"));

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      const BcePlayer *player = &state->players[seat];
      g_autofree char *track = scriba_words_amount (player->track, 0);
      g_autofree char *denarii = state->settings.denarii ? scriba_words_amount (player->denarii, 0) : g_strdup ("–");
      g_autofree char *architects = scriba_words_amount (bce_count_architects (state, seat), 0);
      g_autofree char *cards = scriba_words_amount (bce_count_cards (state, seat), 0);

      cli_table_add (table, CLI_BOLD, player->name);
      cli_table_add (table, CLI_PLAIN, track);
      cli_table_add (table, CLI_PLAIN, denarii);
      cli_table_add (table, CLI_PLAIN, architects);
      cli_table_add (table, CLI_PLAIN, cards);
    }
  cli_table_print (table, text, 0);
}

/* The words of one game: of an entry, with the states before it and now; and of its rules. */
typedef struct
{
  char *(*entry) (gconstpointer before,
                  gconstpointer box,
                  const ScribaEntry *entry,
                  gconstpointer now);
  ScribaRuleWords rule;
} Words;

static char *
bce_words (gconstpointer before,
           gconstpointer box,
           const ScribaEntry *entry,
           gconstpointer now)
{
  return scriba_words_entry (before, box, entry, scriba_words_entry_hides (before, entry, now));
}

static char *
caesar_words (gconstpointer before,
              gconstpointer box,
              const ScribaEntry *entry,
              gconstpointer now)
{
  return scriba_words_caesar_entry (before, box, entry);
}

static const Words words_of_bce = { bce_words, scriba_words_rule };
static const Words words_of_caesar = { caesar_words, scriba_words_caesar_rule };

static void
add_log (CliText *text,
         const ScribaGameFile *file,
         const Words *game)
{
  g_autofree gboolean *undone = find_undone (file->history);
  g_autofree gpointer before = g_malloc (scriba_history_get_game (file->history)->state->size);
  g_autoptr (CliTable) table = cli_table_new ("rlll");

  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (file->history); seq++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (file->history, seq);
      g_autofree char *number = g_strdup_printf ("%u", seq);
      g_autofree char *at = scriba_time_to_text (entry->at, entry->utc_offset);
      g_autofree char *marks = scriba_words_marks (entry, undone[seq], game->rule);
      g_autofree char *words = NULL;

      scriba_history_read_state (file->history, entry->parent, before);
      words = game->entry (before, file->box, entry, scriba_history_get_state (file->history));
      /* The time of day is enough beside a line. */
      at[strlen ("2026-01-01T00:00")] = '\0';

      cli_table_add (table, CLI_DIM, number);
      cli_table_add (table, CLI_DIM, at + strlen ("2026-01-01T"));
      cli_table_add (table, undone[seq] ? CLI_DIM : CLI_PLAIN, words);
      cli_table_add (table, CLI_DIM, marks);
    }

  cli_text_end_line (text);
  cli_text_line (text, 0, CLI_BOLD, _("Log"));
  cli_table_print (table, text, 0);
}

static void
add_words (CliText *text,
           const ScribaGameFile *file,
           const BceState *state,
           const BceScoring *scoring,
           const BceScore *score,
           gboolean adds_up)
{
  g_autofree char *moment = scriba_words_moment (state);
  /* Translators: year and phase of a game. */
  g_autofree char *title = g_strdup_printf (_("44 BCE: %s"), moment);

  cli_text_line (text, 0, CLI_BOLD, title);
  cli_text_end_line (text);
  add_players (text, state);
  add_log (text, file, &words_of_bce);
  if (score != NULL)
    {
      cli_text_end_line (text);
      if (adds_up)
        cli_add_score (text, scoring, score);
      else
        cli_add_result (text, scoring, score);
    }
}

static void
replay_bce (const ScribaGameFile *file,
            gboolean json,
            CliText *text)
{
  const BceState *state = scriba_history_get_state (file->history);
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = NULL;
  gboolean adds_up = TRUE;

  if (bce_final_has_score (state))
    {
      score = bce_score_new ();
      adds_up = bce_final_score (state, file->box, scriba_words_component, &scoring, score);
    }

  if (json)
    add_json (text, file, scoring, score, adds_up);
  else
    add_words (text, file, state, scoring, score, adds_up);
}

static void
replay_caesar (const ScribaGameFile *file,
               gboolean json,
               CliText *text)
{
  const CaesarPlayed played = { file->box, *(const CaesarState *) scriba_history_get_state (file->history) };

  if (json)
    {
      JsonObject *object = write_game (file);

      json_object_set_member (object, "board", caesar_played_to_json (&played));
      cli_add_json (text, scriba_write_object (object));
      return;
    }

  cli_add_caesar (text, &played);
  add_log (text, file, &words_of_caesar);
}

static void
replay (const ScribaGameFile *file,
        gboolean json,
        CliText *text)
{
  if (file->format == &caesar_game_format)
    replay_caesar (file, json, text);
  else
    replay_bce (file, json, text);
}

/** cli_add_game: adds a game in words: how it stands, its log, its score. */
void
cli_add_game (CliText *text,
              const ScribaGameFile *file)
{
  replay (file, FALSE, text);
}

/** cli_get_exit: whether what is told of a game depends on unknown values. */
CliExit
cli_get_exit (const ScribaGameFile *file)
{
  return scriba_game_file_count_unknown (file) > 0 ? CLI_EXIT_UNKNOWN : CLI_EXIT_DONE;
}

/**
 * cli_replay:
 * @input: a `scriba-game/1` object
 * @json: whether the answer is JSON
 * @text: where the answer goes
 * @error: what is wrong with the input
 *
 * Folds the log of a game and prints its state at the head, its log with all
 * branches, and its board or, from final scoring on, its score: once it has ended, the one that was confirmed.
 *
 * Returns: how it went; the answer depends on unknown values only through the score
 */
CliExit
cli_replay (JsonNode *input,
            gboolean json,
            CliText *text,
            GError **error)
{
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (input, error);

  if (file == NULL)
    return CLI_EXIT_BAD;

  replay (file, json, text);
  return cli_get_exit (file);
}
