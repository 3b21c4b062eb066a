/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-recording.h"

static const ScribaGame *
game_of (const ScribaGameFile *file)
{
  return scriba_history_get_game (file->history);
}

/**
 * scriba_recording_new_entry:
 * @file: a game
 * @kind: a kind of entry of it
 * @args: its arguments, copied
 * @verdict: what the rules say about it
 *
 * Returns: (transfer full): an entry of now, which is not recorded yet
 */
ScribaEntry *
scriba_recording_new_entry (const ScribaGameFile *file,
                            guint kind,
                            gconstpointer args,
                            const ScribaVerdict *verdict)
{
  ScribaEntry *entry = scriba_entry_new (game_of (file)->kinds, kind, args);

  entry->against = scriba_verdict_get_against (verdict);
  scriba_time_now (&entry->at, &entry->utc_offset);
  return entry;
}

static guint
find_line_start (ScribaHistory *history,
                 const GArray *line,
                 guint at)
{
  while (at > 0 && !scriba_history_is_line_start (history, g_array_index (line, guint32, at)))
    at--;
  return at;
}

/* The entries of the line of the log that @seq belongs to, and those that follow it up to the head. */
static gboolean
split_line (ScribaGameFile *file,
            guint32 seq,
            GArray *line,
            guint *first,
            guint *after)
{
  ScribaHistory *history = file->history;
  guint at = 0;

  scriba_history_read_line (history, scriba_history_get_head (history), line);
  while (at < line->len && g_array_index (line, guint32, at) != seq)
    at++;
  if (at == line->len)
    return FALSE;

  *first = find_line_start (history, line, at);
  *after = at + 1;
  while (*after < line->len && !scriba_history_is_line_start (history, g_array_index (line, guint32, *after)))
    (*after)++;
  return TRUE;
}

static gpointer
read_state (ScribaGameFile *file,
            guint32 seq)
{
  gpointer state = g_malloc (game_of (file)->state->size);

  scriba_history_read_state (file->history, seq, state);
  return state;
}

/* Begins the branch with the first entry, and goes on with it after that. */
static void
put (ScribaGameFile *file,
     guint32 *branch_at,
     ScribaEntry *entry)
{
  ScribaHistory *history = file->history;

  if (*branch_at != G_MAXUINT32)
    scriba_history_begin_branch (history, *branch_at, entry);
  else
    scriba_history_append (history, entry);
  *branch_at = G_MAXUINT32;
}

/* An entry of another branch, as it was recorded. */
static ScribaEntry *
copy_entry (ScribaGameFile *file,
            const ScribaEntry *old)
{
  ScribaEntry *entry = scriba_entry_new (game_of (file)->kinds, old->kind, old->args);

  entry->against = old->against;
  entry->at = old->at;
  entry->utc_offset = old->utc_offset;
  entry->corrects = old->seq;
  return entry;
}

/*
 * What followed, as it follows now. Where the table did not decide what comes of it, the game may
 * tell that anew. All else is judged only for whether it is possible and
 * still holds: it was recorded once, and what it was against then it still is.
 */
static ScribaEntry *
follow (ScribaGameFile *file,
        const ScribaEntry *old,
        gconstpointer state,
        ScribaVerdict *verdict)
{
  const ScribaGame *game = game_of (file);
  ScribaEntry *entry = copy_entry (file, old);
  gboolean refilled = scriba_game_can_refill (game, old);

  if (refilled)
    game->refill (state, file->box, entry->kind, entry->args);
  game->check (state, file->box, entry->kind, entry->args, verdict);
  if (verdict->kind != SCRIBA_IMPOSSIBLE && game->holds != NULL)
    game->holds (state, file->box, entry->kind, entry->args, verdict);
  if (verdict->kind == SCRIBA_IMPOSSIBLE)
    {
      scriba_entry_free (entry, game->kinds);
      return NULL;
    }

  if (refilled)
    entry->against = scriba_verdict_get_against (verdict);
  return entry;
}

static void
replay (ScribaGameFile *file,
        const GArray *line,
        guint from,
        guint32 *branch_at,
        gpointer state,
        GArray *left_out,
        ScribaVerdict *verdict)
{
  *verdict = (ScribaVerdict) { .kind = SCRIBA_FINE };
  for (guint i = from; i < line->len; i++)
    {
      guint32 seq = g_array_index (line, guint32, i);
      ScribaEntry *entry = NULL;

      if (verdict->kind != SCRIBA_IMPOSSIBLE)
        entry = follow (file, scriba_history_get_entry (file->history, seq), state, verdict);
      if (entry == NULL)
        {
          g_array_append_val (left_out, seq);
          continue;
        }

      game_of (file)->apply (state, entry->kind, entry->args);
      put (file, branch_at, entry);
    }
}

/**
 * scriba_recording_change:
 * @file: a game
 * @seq: an entry on the way to the head; the whole line of the log that it belongs to is meant
 * @kind: the kind of what happened instead
 * @args: its arguments
 * @left_out: (element-type guint32): the entries that could not be replayed any more
 * @verdict: (out): what the rules say about the changed entry if it is refused, else about the first one left out
 *
 * Makes a new branch from before a line of the log, with another entry in its place.
 *
 * Returns: whether the changed entry is possible; if not, nothing changes
 */
gboolean
scriba_recording_change (ScribaGameFile *file,
                         guint32 seq,
                         guint kind,
                         gconstpointer args,
                         GArray *left_out,
                         ScribaVerdict *verdict)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree gpointer state = NULL;
  ScribaEntry *entry;
  guint32 branch_at;
  guint first;
  guint after;

  *verdict = (ScribaVerdict) { .kind = SCRIBA_FINE };
  if (!split_line (file, seq, line, &first, &after))
    return FALSE;

  branch_at = first > 0 ? g_array_index (line, guint32, first - 1) : 0;
  state = read_state (file, branch_at);
  game_of (file)->check (state, file->box, kind, args, verdict);
  if (verdict->kind == SCRIBA_IMPOSSIBLE)
    return FALSE;

  entry = scriba_recording_new_entry (file, kind, args, verdict);
  entry->corrects = seq;
  put (file, &branch_at, entry);
  game_of (file)->apply (state, kind, args);
  replay (file, line, after, &branch_at, state, left_out, verdict);
  return TRUE;
}

/**
 * scriba_recording_remove:
 * @file: a game
 * @seq: an entry on the way to the head; the whole line of the log that it belongs to is meant
 * @left_out: (element-type guint32): the entries that could not be replayed any more
 * @verdict: (out): what the rules say about the first one left out
 *
 * Like scriba_recording_change(), with nothing in the place of the line. Where nothing is left to follow, the line before it
 * is repeated; of the very first line nothing is recorded.
 *
 * Returns: whether there is such an entry
 */
gboolean
scriba_recording_remove (ScribaGameFile *file,
                         guint32 seq,
                         GArray *left_out,
                         ScribaVerdict *verdict)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree gpointer state = NULL;
  ScribaHistory *history = file->history;
  guint32 n_before = scriba_history_get_n_entries (history);
  guint32 branch_at;
  guint first;
  guint after;

  *verdict = (ScribaVerdict) { .kind = SCRIBA_FINE };
  if (!split_line (file, seq, line, &first, &after))
    return FALSE;

  branch_at = first > 0 ? g_array_index (line, guint32, first - 1) : 0;
  state = read_state (file, branch_at);
  replay (file, line, after, &branch_at, state, left_out, verdict);
  if (scriba_history_get_n_entries (history) == n_before && first > 0)
    {
      guint start = find_line_start (history, line, first - 1);

      branch_at = start > 0 ? g_array_index (line, guint32, start - 1) : 0;
      for (guint i = start; i < first; i++)
        put (file, &branch_at, copy_entry (file, scriba_history_get_entry (history, g_array_index (line, guint32, i))));
    }
  return TRUE;
}
