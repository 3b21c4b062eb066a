/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-table.h"

#include <string.h>

#include "scriba-error.h"
#include "scriba-game-parts.h"
#include "scriba-json.h"
#include "scriba-recording.h"

struct _ScribaTable
{
  GObject parent_instance;

  ScribaGameFile *file;
  ScribaJournal *journal; /* (nullable): without one the game is kept nowhere */
  guint64 token;          /* of the newest write */
  guint edition;          /* of who and what is called how, and of the box */
  gboolean outdated;      /* what is read anew was asked for before somebody got another name */
  gboolean saved;
  gboolean lost; /* the journal never took it in */
  GError *save_error;
};

static void kept_init (ScribaKeptInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaTable, scriba_table, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (SCRIBA_TYPE_KEPT, kept_init))

enum
{
  PROP_0,
  PROP_SAVED,
  PROP_SAVE_ERROR,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const ScribaGame *
game_of (ScribaTable *self)
{
  return scriba_history_get_game (self->file->history);
}

static gboolean
is_over (ScribaTable *self)
{
  return self->file->format->is_over (scriba_history_get_state (self->file->history));
}

static void
scriba_table_finalize (GObject *object)
{
  ScribaTable *self = SCRIBA_TABLE (object);

  scriba_game_file_free (self->file);
  g_clear_error (&self->save_error);

  G_OBJECT_CLASS (scriba_table_parent_class)->finalize (object);
}

static void
scriba_table_get_property (GObject *object,
                           guint prop_id,
                           GValue *value,
                           GParamSpec *pspec)
{
  ScribaTable *self = SCRIBA_TABLE (object);

  switch (prop_id)
    {
    case PROP_SAVED:
      g_value_set_boolean (value, self->saved);
      break;
    case PROP_SAVE_ERROR:
      g_value_set_boxed (value, self->save_error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_table_class_init (ScribaTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scriba_table_get_property;
  object_class->finalize = scriba_table_finalize;

  g_object_class_override_property (object_class, PROP_SAVED, "saved");
  g_object_class_override_property (object_class, PROP_SAVE_ERROR, "save-error");

  /**
   * ScribaTable::changed:
   *
   * Another state is shown.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
scriba_table_init (ScribaTable *self)
{
  self->saved = TRUE;
}

/**
 * scriba_table_new:
 * @file: (transfer full): a game
 * @journal: (nullable): where it is kept; it outlives the table
 * @token: the journal's token of the write that takes it in; 0 if it lies there already
 *
 * Returns: (transfer full): the game on the table
 */
ScribaTable *
scriba_table_new (ScribaGameFile *file,
                  ScribaJournal *journal,
                  guint64 token)
{
  ScribaTable *self = g_object_new (SCRIBA_TYPE_TABLE, NULL);

  self->file = file;
  self->journal = journal;
  self->token = token;
  /* Nothing new may be saved any more. */
  scriba_table_journal_changed (self);
  return self;
}

/* Keeping */

static void
set_saved (ScribaTable *self,
           gboolean saved)
{
  if (self->saved == saved)
    return;

  self->saved = saved;
  g_object_notify (G_OBJECT (self), "saved");
}

static gboolean
is_refusal (const GError *failure)
{
  return g_error_matches (failure, SCRIBA_ERROR, SCRIBA_ERROR_GAME_REFUSED);
}

static gboolean
is_same (const GError *a,
         const GError *b)
{
  return a == b || (a != NULL && b != NULL && g_error_matches (a, b->domain, b->code));
}

/**
 * scriba_table_journal_changed:
 * @self: a game
 *
 * Looks at what the journal has done meanwhile. To be called when the journal says that something has changed.
 */
void
scriba_table_journal_changed (ScribaTable *self)
{
  g_autoptr (GError) failure = NULL;

  g_return_if_fail (SCRIBA_IS_TABLE (self));

  if (self->journal == NULL || self->lost)
    return;

  failure = scriba_journal_get_failure (self->journal, self->file->id);
  set_saved (self, scriba_journal_get_safe (self->journal) >= self->token && !is_refusal (failure));
  if (is_same (failure, self->save_error))
    return;

  g_clear_error (&self->save_error);
  self->save_error = g_steal_pointer (&failure);
  g_object_notify (G_OBJECT (self), "save-error");
}

/** scriba_table_get_token: the journal's token of the newest write; 0 if nothing was written yet. */
guint64
scriba_table_get_token (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), 0);

  return self->token;
}

/** scriba_table_is_lost: whether the library has nothing of the game, and will not have: what is shown is in a copy. */
gboolean
scriba_table_is_lost (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), FALSE);

  return self->lost;
}

static void
fill_mark (ScribaTable *self,
           ScribaJournalMark *mark)
{
  gint16 utc_offset;

  mark->head = scriba_history_get_head (self->file->history);
  mark->tip = scriba_history_get_tip (self->file->history);
  scriba_time_now (&mark->modified, &utc_offset);
  mark->finished = is_over (self);
  mark->summary = scriba_game_file_summary_to_text (self->file);
}

static void
keep_entries (ScribaTable *self,
              guint32 first)
{
  guint32 last = scriba_history_get_n_entries (self->file->history);
  g_autoptr (GPtrArray) payloads = NULL;
  g_autofree const char *summary = NULL;
  ScribaJournalMark mark;

  if (self->journal == NULL)
    return;

  payloads = g_ptr_array_new_with_free_func (g_free);
  for (guint32 seq = first; seq <= last; seq++)
    g_ptr_array_add (payloads, scriba_game_file_entry_to_text (self->file, seq));

  fill_mark (self, &mark);
  summary = mark.summary;
  self->token = scriba_journal_append (self->journal, self->file->id, first,
                                       (const char * const *) payloads->pdata, payloads->len, &mark);
  set_saved (self, FALSE);
}

static void
keep_mark (ScribaTable *self)
{
  g_autofree const char *summary = NULL;
  ScribaJournalMark mark;

  if (self->journal == NULL)
    return;

  fill_mark (self, &mark);
  summary = mark.summary;
  self->token = scriba_journal_set_mark (self->journal, self->file->id, &mark);
  set_saved (self, FALSE);
}

static void
keep_box (ScribaTable *self)
{
  g_autofree const char *summary = NULL;
  g_autofree char *box = NULL;
  ScribaJournalMark mark;

  if (self->journal == NULL)
    return;

  box = scriba_game_file_box_to_text (self->file);
  fill_mark (self, &mark);
  summary = mark.summary;
  self->token = scriba_journal_set_box (self->journal, self->file->id, box, &mark);
  set_saved (self, FALSE);
}

/** scriba_table_keep_whole: hands all of the game to the journal, whatever that has of it. */
void
scriba_table_keep_whole (ScribaTable *self)
{
  g_autoptr (ScribaJournalGame) game = NULL;

  g_return_if_fail (SCRIBA_IS_TABLE (self));

  if (self->journal == NULL || self->lost)
    return;

  game = scriba_game_parts_take (self->file);
  self->token = scriba_journal_replace (self->journal, game);
  set_saved (self, FALSE);
}

/** scriba_table_get_file: (transfer none): all of the game. */
const ScribaGameFile *
scriba_table_get_file (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), NULL);

  return self->file;
}

/** scriba_table_get_format: which game it is of. */
const ScribaGameFormat *
scriba_table_get_format (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), NULL);

  return self->file->format;
}

/** scriba_table_get_id: the game's UUID. */
const char *
scriba_table_get_id (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), NULL);

  return self->file->id;
}

/** scriba_table_get_state: (transfer none): the state that is shown. It lasts until ::changed. */
gconstpointer
scriba_table_get_state (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), NULL);

  return scriba_history_get_state (self->file->history);
}

/** scriba_table_get_box: (transfer none): the game's own box. */
gconstpointer
scriba_table_get_box (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), NULL);

  return self->file->box;
}

/**
 * scriba_table_get_edition:
 * @self: a game
 *
 * Returns: a number that stays as long as the box does and everybody is called what they were: what was made of a
 *   state is the same then
 */
guint
scriba_table_get_edition (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), 0);

  return self->edition;
}

/** scriba_table_get_history: (transfer none): the log, to be read only. */
ScribaHistory *
scriba_table_get_history (ScribaTable *self)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (self), NULL);

  return self->file->history;
}

static void
publish_appended (ScribaTable *self,
                  guint32 first)
{
  keep_entries (self, first);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
move_to (ScribaTable *self,
         guint32 head,
         guint32 tip)
{
  if (self->save_error != NULL || !scriba_history_set_position (self->file->history, head, tip))
    return;

  keep_mark (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * scriba_table_check:
 * @kind: a kind of entry of the game
 * @args: its arguments
 * @verdict: (out): what the rules say about it now
 */
void
scriba_table_check (ScribaTable *self,
                    guint kind,
                    gconstpointer args,
                    ScribaVerdict *verdict)
{
  g_return_if_fail (SCRIBA_IS_TABLE (self));

  game_of (self)->check (scriba_table_get_state (self), self->file->box, kind, args, verdict);
}

/**
 * scriba_table_dispatch:
 * @self: a game
 * @kind: a kind of entry of the game
 * @args: its arguments, copied
 * @verdict: (out): what the rules say about it
 *
 * Records an entry, unless it is impossible. What is against the rules is
 * recorded as the table's decision. An impossible entry changes nothing. After
 * a failed write nothing new is recorded until that is settled.
 *
 * Returns: whether it was recorded
 */
gboolean
scriba_table_dispatch (ScribaTable *self,
                       guint kind,
                       gconstpointer args,
                       ScribaVerdict *verdict)
{
  const ScribaEntry *entry;

  g_return_val_if_fail (SCRIBA_IS_TABLE (self), FALSE);
  g_return_val_if_fail (kind < game_of (self)->n_kinds, FALSE);

  scriba_table_check (self, kind, args, verdict);
  if (verdict->kind == SCRIBA_IMPOSSIBLE || self->save_error != NULL)
    return FALSE;

  entry = scriba_history_append (self->file->history, scriba_recording_new_entry (self->file, kind, args, verdict));
  publish_appended (self, entry->seq);
  return TRUE;
}

/** scriba_table_get_undo: (transfer none) (nullable): the entry that undo takes back, and that names it. */
const ScribaEntry *
scriba_table_get_undo (ScribaTable *self)
{
  guint32 seq;

  g_return_val_if_fail (SCRIBA_IS_TABLE (self), NULL);

  seq = scriba_history_get_undo (self->file->history, NULL);
  return seq != 0 ? scriba_history_get_entry (self->file->history, seq) : NULL;
}

/** scriba_table_get_redo: (transfer none) (nullable): the entry that redo brings back, and that names it. */
const ScribaEntry *
scriba_table_get_redo (ScribaTable *self)
{
  guint32 seq;

  g_return_val_if_fail (SCRIBA_IS_TABLE (self), NULL);

  seq = scriba_history_get_redo (self->file->history, NULL);
  return seq != 0 ? scriba_history_get_entry (self->file->history, seq) : NULL;
}

/** scriba_table_undo: takes one step back, if there is one. */
void
scriba_table_undo (ScribaTable *self)
{
  guint32 to;

  g_return_if_fail (SCRIBA_IS_TABLE (self));

  if (scriba_history_get_undo (self->file->history, &to) != 0)
    move_to (self, to, scriba_history_get_tip (self->file->history));
}

/** scriba_table_redo: takes one step forward, if there is one. */
void
scriba_table_redo (ScribaTable *self)
{
  guint32 to;

  g_return_if_fail (SCRIBA_IS_TABLE (self));

  if (scriba_history_get_redo (self->file->history, &to) != 0)
    move_to (self, to, scriba_history_get_tip (self->file->history));
}

/** scriba_table_jump: goes to an entry of any branch, or with 0 to the start. */
void
scriba_table_jump (ScribaTable *self,
                   guint32 seq)
{
  g_return_if_fail (SCRIBA_IS_TABLE (self));

  move_to (self, seq, seq);
}

/** scriba_table_return: goes to where the game stood: to an entry, with what redo led to from there. */
void
scriba_table_return (ScribaTable *self,
                     guint32 head,
                     guint32 tip)
{
  g_return_if_fail (SCRIBA_IS_TABLE (self));

  move_to (self, head, tip);
}

/**
 * scriba_table_change:
 * @self: a game
 * @seq: an entry on the way to the head; the whole line of the log that it belongs to is meant
 * @kind: the kind of what happened instead
 * @args: its arguments
 * @left_out: (element-type guint32): the entries that could not be replayed any more
 * @verdict: (out): what the rules say about the changed entry if it is refused, else about the first one left out
 *
 * Makes a new branch from before a line of the log, with another entry in its
 * place and all that followed after it, up to the first that has become
 * impossible. One undo returns.
 *
 * Returns: whether the changed entry is possible; if not, nothing changes
 */
gboolean
scriba_table_change (ScribaTable *self,
                     guint32 seq,
                     guint kind,
                     gconstpointer args,
                     GArray *left_out,
                     ScribaVerdict *verdict)
{
  guint32 begin;

  g_return_val_if_fail (SCRIBA_IS_TABLE (self), FALSE);

  *verdict = (ScribaVerdict) { .kind = SCRIBA_FINE };
  begin = scriba_history_get_n_entries (self->file->history) + 1;
  if (self->save_error != NULL || !scriba_recording_change (self->file, seq, kind, args, left_out, verdict))
    return FALSE;

  publish_appended (self, begin);
  return TRUE;
}

/**
 * scriba_table_remove:
 * @self: a game
 * @seq: an entry on the way to the head; the whole line of the log that it belongs to is meant
 * @left_out: (element-type guint32): the entries that could not be replayed any more
 * @verdict: (out): what the rules say about the first one left out
 *
 * Like scriba_table_change(), with nothing in the place of the line. Where nothing is
 * left to follow, the new branch is of the line before it, so that one undo returns from there too; the
 * very first line goes as by undo.
 *
 * Returns: whether it was removed
 */
gboolean
scriba_table_remove (ScribaTable *self,
                     guint32 seq,
                     GArray *left_out,
                     ScribaVerdict *verdict)
{
  ScribaHistory *history;
  guint32 begin;

  g_return_val_if_fail (SCRIBA_IS_TABLE (self), FALSE);

  history = self->file->history;
  *verdict = (ScribaVerdict) { .kind = SCRIBA_FINE };
  begin = scriba_history_get_n_entries (history) + 1;
  if (self->save_error != NULL || !scriba_recording_remove (self->file, seq, left_out, verdict))
    return FALSE;

  if (scriba_history_get_n_entries (history) >= begin)
    publish_appended (self, begin);
  else
    move_to (self, 0, scriba_history_get_tip (history));
  return TRUE;
}

/**
 * scriba_table_rename:
 * @self: a game
 * @from: what somebody is called in it
 * @to: what they are called from now on; nobody else in it is
 *
 * Shows the game with another name, also in what was recorded before; what the journal has of it does not change by that.
 */
void
scriba_table_rename (ScribaTable *self,
                     const char *from,
                     const char *to)
{
  g_return_if_fail (SCRIBA_IS_TABLE (self));

  scriba_game_file_rename (self->file, from, to);
  self->edition++;
  self->outdated = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * scriba_table_set_box:
 * @self: a game
 * @box: (transfer full): the game's box with what has been told since; the same components in the same order
 *
 * The box is not part of the state: no entry changes, and undo never touches it. That of a
 * finished game stays what it was, and so does any after a failed write.
 */
void
scriba_table_set_box (ScribaTable *self,
                      gpointer box)
{
  g_return_if_fail (SCRIBA_IS_TABLE (self));

  if (self->save_error != NULL || is_over (self))
    {
      self->file->format->free_box (box);
      return;
    }

  self->file->format->free_box (self->file->box);
  self->file->box = box;
  self->edition++;
  keep_box (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static GBytes *
make_copy (ScribaKept *kept)
{
  g_autoptr (JsonNode) node = scriba_game_file_to_json (SCRIBA_TABLE (kept)->file);
  char *text = scriba_json_to_text (node);

  return g_bytes_new_take (text, strlen (text));
}

static void
kept_undo (ScribaKept *kept)
{
  scriba_table_undo (SCRIBA_TABLE (kept));
}

static void
kept_redo (ScribaKept *kept)
{
  scriba_table_redo (SCRIBA_TABLE (kept));
}

static void
kept_save (ScribaKept *kept)
{
  ScribaTable *self = SCRIBA_TABLE (kept);

  if (self->journal == NULL || self->lost)
    return;

  /* What is refused was a part; the whole depends on nothing that is there. */
  if (is_refusal (self->save_error))
    scriba_table_keep_whole (self);
  scriba_journal_retry (self->journal);
}

/* The game goes on from what the library has of it, if it has anything. */
static void
go_on_with (ScribaTable *self,
            ScribaGameFile *file)
{
  if (file != NULL)
    {
      scriba_game_file_free (self->file);
      self->file = file;
      self->edition++;
    }
  scriba_journal_discard (self->journal, self->file->id);
  set_saved (self, TRUE);
  /* Whoever got another name meanwhile has it there beside a summary of what is given up. */
  if (file != NULL)
    keep_mark (self);
  scriba_table_journal_changed (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Somebody may have tried again meanwhile. */
static gboolean
is_refused (ScribaTable *self)
{
  g_autoptr (GError) failure = scriba_journal_get_failure (self->journal, self->file->id);

  return is_refusal (failure);
}

static void reload (ScribaTable *self);

static void
joined_cb (GObject *source,
           GAsyncResult *result,
           gpointer data)
{
  g_autoptr (ScribaTable) self = data;
  g_autoptr (ScribaGameFile) file = scriba_game_parts_join_finish (result, NULL);

  if (file == NULL || !is_refused (self))
    return;

  if (self->outdated)
    reload (self);
  else
    go_on_with (self, g_steal_pointer (&file));
}

static void
reloaded_cb (ScribaJournal *journal,
             const ScribaJournalGame *game,
             const GError *error,
             gpointer data)
{
  g_autoptr (ScribaTable) self = data;

  if (game != NULL)
    scriba_game_parts_join_async (game, joined_cb, g_steal_pointer (&self));
  else if (g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_NO_GAME) && is_refused (self))
    {
      self->lost = TRUE;
      go_on_with (self, NULL);
    }
}

static void
reload (ScribaTable *self)
{
  self->outdated = FALSE;
  scriba_journal_load_async (self->journal, self->file->id, reloaded_cb, g_object_ref (self));
}

static gboolean
kept_give_up (ScribaKept *kept)
{
  ScribaTable *self = SCRIBA_TABLE (kept);

  if (self->journal == NULL || self->lost || !is_refusal (self->save_error))
    return FALSE;

  reload (self);
  return TRUE;
}

static gboolean
kept_get_saved (ScribaKept *kept)
{
  return SCRIBA_TABLE (kept)->saved;
}

static const GError *
kept_get_save_error (ScribaKept *kept)
{
  return SCRIBA_TABLE (kept)->save_error;
}

static void
kept_init (ScribaKeptInterface *iface)
{
  iface->undo = kept_undo;
  iface->redo = kept_redo;
  iface->save = kept_save;
  iface->make_copy = make_copy;
  iface->give_up = kept_give_up;
  iface->get_saved = kept_get_saved;
  iface->get_save_error = kept_get_save_error;
}
