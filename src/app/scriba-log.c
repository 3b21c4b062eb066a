/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-log.h"

#include <string.h>

#include "scriba-game-kind.h"
#include "scriba-log-words.h"

struct _ScribaLogLine
{
  GObject parent_instance;

  guint32 seq;
  gboolean undone;
};

G_DEFINE_FINAL_TYPE (ScribaLogLine, scriba_log_line, G_TYPE_OBJECT)

static void
scriba_log_line_class_init (ScribaLogLineClass *klass)
{
}

static void
scriba_log_line_init (ScribaLogLine *self)
{
}

/** scriba_log_line_get_seq: the last entry of the line. */
guint32
scriba_log_line_get_seq (ScribaLogLine *self)
{
  g_return_val_if_fail (SCRIBA_IS_LOG_LINE (self), 0);

  return self->seq;
}

/** scriba_log_line_get_undone: whether undo has taken it back, or another branch has taken its place. */
gboolean
scriba_log_line_get_undone (ScribaLogLine *self)
{
  g_return_val_if_fail (SCRIBA_IS_LOG_LINE (self), FALSE);

  return self->undone;
}

/* So much of a frame, in microseconds, may go into words that are searched. */
#define BUDGET 4000

/* A shown line, as it is kept: two for one number. */
typedef struct
{
  guint32 seq;
  guint32 undone;
} Line;

struct _ScribaLog
{
  GObject parent_instance;

  ScribaTable *table;
  ScribaLogFilter filter;
  char *search; /* casefolded */
  GArray *lines; /* Line, the newest first */

  /* What the entries say, by seq - 1, casefolded: made between frames once something is searched. */
  GPtrArray *folded;
  guint folding;

  ScribaLogWords *words;
  guint edition; /* of the game, by which the lines name who and what is in them */
  guint n_open;  /* what the lines name everything of */
  const ScribaGameKind *kind;
};

static void scriba_log_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaLog, scriba_log, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, scriba_log_list_init))

static GType
scriba_log_get_item_type (GListModel *model)
{
  return SCRIBA_TYPE_LOG_LINE;
}

static guint
scriba_log_get_n_items (GListModel *model)
{
  return SCRIBA_LOG (model)->lines->len;
}

static ScribaLogLine *
create_line (const Line *shown)
{
  ScribaLogLine *line = g_object_new (SCRIBA_TYPE_LOG_LINE, NULL);

  line->seq = shown->seq;
  line->undone = shown->undone;
  return line;
}

static gpointer
scriba_log_get_item (GListModel *model,
                     guint position)
{
  ScribaLog *self = SCRIBA_LOG (model);

  return position < self->lines->len ? create_line (&g_array_index (self->lines, Line, position)) : NULL;
}

static void
scriba_log_list_init (GListModelInterface *iface)
{
  iface->get_item_type = scriba_log_get_item_type;
  iface->get_n_items = scriba_log_get_n_items;
  iface->get_item = scriba_log_get_item;
}

static const ScribaEntry *
get_entry (ScribaLog *self,
           guint32 seq)
{
  return scriba_history_get_entry (scriba_table_get_history (self->table), seq);
}

/** scriba_log_describe: (transfer full): what happened, without what is private now. */
char *
scriba_log_describe (ScribaLog *self,
                     guint32 seq)
{
  g_return_val_if_fail (SCRIBA_IS_LOG (self), NULL);

  return scriba_log_words_describe (self->words, seq);
}

/** scriba_log_describe_moment: (transfer full): when an entry was made: the clock, and where the game stood. */
char *
scriba_log_describe_moment (ScribaLog *self,
                            guint32 seq)
{
  g_return_val_if_fail (SCRIBA_IS_LOG (self), NULL);

  return scriba_log_words_describe_moment (self->words, seq);
}

/** scriba_log_describe_marks: (transfer full): what stands beside a line in words: the table's decisions, and that it was undone. */
char *
scriba_log_describe_marks (ScribaLog *self,
                           ScribaLogLine *line)
{
  g_return_val_if_fail (SCRIBA_IS_LOG (self), NULL);

  return scriba_log_words_describe_marks (self->words, line->seq, line->undone);
}

static gboolean
is_shown (ScribaLog *self,
          const ScribaEntry *entry,
          gboolean undone)
{
  if (self->filter == SCRIBA_LOG_HELD && undone)
    return FALSE;
  if (self->filter == SCRIBA_LOG_MARKED && entry->against == 0 && (self->kind->corrections & (1u << entry->kind)) == 0)
    return FALSE;

  return self->search == NULL ||
         (entry->seq <= self->folded->len && strstr (g_ptr_array_index (self->folded, entry->seq - 1), self->search) != NULL);
}

/* In the order of their numbers, so that each state follows from the one before it; then turned round. */
static GArray *
list_lines (ScribaLog *self)
{
  ScribaHistory *history = scriba_table_get_history (self->table);
  guint32 n_entries = scriba_history_get_n_entries (history);
  g_autofree guint8 *held = g_new0 (guint8, n_entries + 1);
  g_autofree guint8 *continued = g_new0 (guint8, n_entries + 1);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));

  scriba_history_read_line (history, scriba_history_get_head (history), line);
  for (guint i = 0; i < line->len; i++)
    held[g_array_index (line, guint32, i)] = TRUE;
  /* A line goes on with its next entry, unless that one was undone and this one was not. */
  for (guint32 seq = 1; seq <= n_entries; seq++)
    if (!scriba_history_is_line_start (history, seq) && held[get_entry (self, seq)->parent] == held[seq])
      continued[get_entry (self, seq)->parent] = TRUE;

  for (guint32 seq = 1; seq <= n_entries; seq++)
    {
      const Line shown = { seq, !held[seq] };

      if (!continued[seq] && is_shown (self, get_entry (self, seq), shown.undone))
        g_array_append_val (lines, shown);
    }
  for (guint i = 0; i < lines->len / 2; i++)
    {
      Line *first = &g_array_index (lines, Line, i);
      Line *last = &g_array_index (lines, Line, lines->len - 1 - i);
      Line kept = *first;

      *first = *last;
      *last = kept;
    }
  return lines;
}

static gboolean
is_same (const GArray *a,
         guint at_a,
         const GArray *b,
         guint at_b)
{
  return memcmp (&g_array_index (a, Line, at_a), &g_array_index (b, Line, at_b), sizeof (Line)) == 0;
}

static guint
count_open (ScribaLog *self)
{
  return self->kind->count_open != NULL ? self->kind->count_open (scriba_table_get_state (self->table)) : 0;
}

/* Whether every line is said anew: somebody or something is called otherwise, or something else is secret. */
static gboolean
take_names (ScribaLog *self)
{
  guint edition = scriba_table_get_edition (self->table);
  guint n_open = count_open (self);
  gboolean anew = self->edition != edition || self->n_open != n_open;

  self->edition = edition;
  self->n_open = n_open;
  return anew;
}

static void
show (ScribaLog *self,
      gboolean anew)
{
  g_autoptr (GArray) old = NULL;
  guint start = 0;
  guint end = 0;

  old = g_steal_pointer (&self->lines);
  self->lines = list_lines (self);

  if (anew)
    {
      g_list_model_items_changed (G_LIST_MODEL (self), 0, old->len, self->lines->len);
      return;
    }

  while (start < MIN (old->len, self->lines->len) && is_same (old, start, self->lines, start))
    start++;
  while (end < MIN (old->len, self->lines->len) - start &&
         is_same (old, old->len - 1 - end, self->lines, self->lines->len - 1 - end))
    end++;
  g_list_model_items_changed (G_LIST_MODEL (self), start, old->len - start - end, self->lines->len - start - end);
}

/* Every line takes a state, and more words than a frame has time for. */
static gboolean
fold_cb (gpointer data)
{
  ScribaLog *self = data;
  guint32 n_entries = scriba_history_get_n_entries (scriba_table_get_history (self->table));
  gint64 start = g_get_monotonic_time ();

  while (self->folded->len < n_entries)
    {
      g_autofree char *words = scriba_log_describe (self, self->folded->len + 1);

      g_ptr_array_add (self->folded, g_utf8_casefold (words, -1));
      if (g_get_monotonic_time () - start >= BUDGET && self->folded->len < n_entries)
        return G_SOURCE_CONTINUE;
    }

  self->folding = 0;
  show (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* Words that were made stay where nothing is said anew. */
static void
fold (ScribaLog *self,
      gboolean anew)
{
  guint32 n_entries = scriba_history_get_n_entries (scriba_table_get_history (self->table));

  g_ptr_array_set_size (self->folded, anew ? 0 : MIN (self->folded->len, n_entries));
  if (self->search != NULL && self->folded->len < n_entries && self->folding == 0)
    self->folding = g_idle_add (fold_cb, self);
}

/** scriba_log_update: shows the game's log as it is now; lines that stay keep their rows. */
void
scriba_log_update (ScribaLog *self)
{
  gboolean anew;

  g_return_if_fail (SCRIBA_IS_LOG (self));

  scriba_log_words_update (self->words, scriba_table_get_file (self->table));
  anew = take_names (self);
  fold (self, anew);
  show (self, anew);
}

static void
scriba_log_finalize (GObject *object)
{
  ScribaLog *self = SCRIBA_LOG (object);

  g_clear_handle_id (&self->folding, g_source_remove);
  g_ptr_array_unref (self->folded);

  scriba_log_words_free (self->words);
  g_object_unref (self->table);
  g_array_unref (self->lines);
  g_free (self->search);

  G_OBJECT_CLASS (scriba_log_parent_class)->finalize (object);
}

static void
scriba_log_class_init (ScribaLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_log_finalize;
}

static void
scriba_log_init (ScribaLog *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  self->folded = g_ptr_array_new_with_free_func (g_free);
}

/** scriba_log_new: (transfer full): the log of a game; it follows the game by scriba_log_update(). */
ScribaLog *
scriba_log_new (ScribaTable *table)
{
  ScribaLog *self = g_object_new (SCRIBA_TYPE_LOG, NULL);

  self->table = g_object_ref (table);
  self->kind = scriba_game_kind_of_table (table);
  self->words = scriba_log_words_new (scriba_table_get_file (table));
  scriba_log_update (self);
  return self;
}

/** scriba_log_get_table: (transfer none): the game. */
ScribaTable *
scriba_log_get_table (ScribaLog *self)
{
  g_return_val_if_fail (SCRIBA_IS_LOG (self), NULL);

  return self->table;
}

/** scriba_log_set_filter: shows other lines. */
void
scriba_log_set_filter (ScribaLog *self,
                       ScribaLogFilter filter)
{
  g_return_if_fail (SCRIBA_IS_LOG (self));

  if (self->filter == filter)
    return;

  self->filter = filter;
  scriba_log_update (self);
}

/**
 * scriba_log_set_search:
 * @self: a log
 * @search: (nullable): a text; empty or %NULL for all lines
 *
 * Shows lines that contain a text, in whatever case: as soon as it is known what every line says.
 */
void
scriba_log_set_search (ScribaLog *self,
                       const char *search)
{
  g_autofree char *folded = search != NULL && *search != '\0' ? g_utf8_casefold (search, -1) : NULL;

  g_return_if_fail (SCRIBA_IS_LOG (self));

  if (!g_set_str (&self->search, folded))
    return;

  fold (self, FALSE);
  if (self->search == NULL)
    g_clear_handle_id (&self->folding, g_source_remove);
  if (self->folding == 0)
    show (self, FALSE);
}

typedef struct
{
  GArray *lines; /* Line, the newest first; those that are left */
  ScribaGameFile *hidden; /* the game without names, or NULL: then it is the log's own words */
  ScribaLogWords *hidden_words;
  GString *text;
} Copying;

static void
copying_free (gpointer data)
{
  Copying *self = data;

  g_array_unref (self->lines);
  g_clear_pointer (&self->hidden_words, scriba_log_words_free);
  g_clear_pointer (&self->hidden, scriba_game_file_free);
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_free (self);
}

static void
append_line (ScribaLogWords *log,
             GString *text,
             const Line *shown)
{
  g_autofree char *moment = scriba_log_words_describe_moment (log, shown->seq);
  g_autofree char *words = scriba_log_words_describe (log, shown->seq);
  g_autofree char *marks = scriba_log_words_describe_marks (log, shown->seq, shown->undone);

  g_string_append_printf (text, *marks != '\0' ? "%s\t%s\t%s\n" : "%s\t%s\n", moment, words, marks);
}

static gboolean
copy_cb (gpointer data)
{
  GTask *task = data;
  Copying *copying = g_task_get_task_data (task);
  ScribaLogWords *words = copying->hidden != NULL ? copying->hidden_words
                                                  : SCRIBA_LOG (g_task_get_source_object (task))->words;
  gint64 start = g_get_monotonic_time ();

  while (copying->lines->len > 0)
    {
      append_line (words, copying->text, &g_array_index (copying->lines, Line, copying->lines->len - 1));
      g_array_set_size (copying->lines, copying->lines->len - 1);
      if (g_get_monotonic_time () - start >= BUDGET)
        return G_SOURCE_CONTINUE;
    }

  g_task_return_pointer (task, g_string_free_and_steal (g_steal_pointer (&copying->text)), g_free);
  return G_SOURCE_REMOVE;
}

/**
 * scriba_log_to_text_async:
 * @self: a log
 * @hidden: (transfer full) (nullable): the same game without names
 * @callback: called with the text
 * @data: for @callback
 *
 * Writes down the lines that are shown now, the oldest first, between frames: in the words of @hidden, if there is one.
 */
void
scriba_log_to_text_async (ScribaLog *self,
                          ScribaGameFile *hidden,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Copying *copying;

  g_return_if_fail (SCRIBA_IS_LOG (self));

  copying = g_new0 (Copying, 1);
  copying->lines = g_array_copy (self->lines);
  copying->hidden = hidden;
  if (hidden != NULL)
    copying->hidden_words = scriba_log_words_new (hidden);
  copying->text = g_string_new (NULL);
  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, scriba_log_to_text_async);
  g_task_set_task_data (task, copying, copying_free);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, copy_cb, g_steal_pointer (&task), g_object_unref);
}

/** scriba_log_to_text_finish: (transfer full): the text. */
char *
scriba_log_to_text_finish (ScribaLog *self,
                           GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
