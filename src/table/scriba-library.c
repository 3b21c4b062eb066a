/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-library.h"

#include "scriba-error.h"
#include "scriba-game-item-private.h"
#include "scriba-game-parts.h"
#include "scriba-renaming-json.h"

/* When what another program holds is tried again, in milliseconds. */
#define RETRY_AFTER 1000

struct _ScribaLibrary
{
  GObject parent_instance;

  ScribaJournal *journal;
  GPtrArray *items; /* (element-type ScribaGameItem): newest first */
  GPtrArray *tables; /* (element-type ScribaTable): the open ones */
  GPtrArray *left;   /* those of them that nobody looks at any more, and that wait for the disk */
  GHashTable *openings; /* (element-type utf8 Opening): by the game that is read */
  gboolean loaded;
  gboolean mended; /* since it was opened */
  guint64 token;

  GError *problem;   /* why the library cannot be written, or not even read */
  gboolean unlisted; /* it could not be listed, and is as soon as that is possible */
  GError *unread;    /* why it could not, though it is open: it is tried again when somebody asks for it */
  guint retrying;

  /* While the list is being read. */
  GPtrArray *rows;
  guint n_read;
  GPtrArray *listed;
  guint reading;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaLibrary, scriba_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  STATUS_CHANGED,
  RENAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GType
get_item_type (GListModel *model)
{
  return SCRIBA_TYPE_GAME_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return SCRIBA_LIBRARY (model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint position)
{
  ScribaLibrary *self = SCRIBA_LIBRARY (model);

  return position < self->items->len ? g_object_ref (g_ptr_array_index (self->items, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
scriba_library_finalize (GObject *object)
{
  ScribaLibrary *self = SCRIBA_LIBRARY (object);

  g_clear_handle_id (&self->retrying, g_source_remove);
  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_error (&self->problem);
  g_clear_error (&self->unread);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  g_hash_table_unref (self->openings);
  g_ptr_array_unref (self->left);
  g_ptr_array_unref (self->tables);
  g_ptr_array_unref (self->items);
  scriba_journal_free (self->journal);

  G_OBJECT_CLASS (scriba_library_parent_class)->finalize (object);
}

static void
scriba_library_class_init (ScribaLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_library_finalize;

  /**
   * ScribaLibrary::status-changed:
   *
   * The library is loaded, or there is something to tell.
   */
  signals[STATUS_CHANGED] = g_signal_new ("status-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ScribaLibrary::renamed:
   * @from: what somebody was called
   * @to: what they are called since, in some games at least
   */
  signals[RENAMED] = g_signal_new ("renamed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
scriba_library_init (ScribaLibrary *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->tables = g_ptr_array_new_with_free_func (g_object_unref);
  self->left = g_ptr_array_new ();
  self->openings = g_hash_table_new (g_str_hash, g_str_equal);
}

static void
close_saved (ScribaLibrary *self)
{
  for (guint i = self->left->len; i > 0; i--)
    {
      ScribaTable *table = g_ptr_array_index (self->left, i - 1);

      if (scriba_kept_get_saved (SCRIBA_KEPT (table)))
        {
          g_ptr_array_remove_index (self->left, i - 1);
          g_ptr_array_remove (self->tables, table);
        }
    }
}

static gboolean
retry_cb (gpointer data)
{
  ScribaLibrary *self = data;

  self->retrying = 0;
  scriba_journal_reopen (self->journal);
  return G_SOURCE_REMOVE;
}

static void listed_cb (ScribaJournal *journal,
                       GPtrArray *rows,
                       const GError *error,
                       gpointer data);

/* What another program holds is tried again until it lets go of it; nobody waits for that. */
static void
look_at_journal (ScribaLibrary *self)
{
  g_clear_error (&self->problem);
  self->problem = scriba_journal_dup_reason (self->journal);
  if (self->problem == NULL && self->unread != NULL)
    self->problem = g_error_copy (self->unread);
  if (g_error_matches (self->problem, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_LOCKED) && self->retrying == 0)
    self->retrying = g_timeout_add (RETRY_AFTER, retry_cb, self);

  if (self->unlisted && self->unread == NULL && scriba_journal_get_access (self->journal) != SCRIBA_JOURNAL_CLOSED)
    {
      self->unlisted = FALSE;
      scriba_journal_list_async (self->journal, listed_cb, self);
    }
}

/* Of an open game, what was lost on the disk is still here. */
static void
keep_open_games (ScribaLibrary *self)
{
  if (self->mended || !scriba_journal_is_mended (self->journal))
    return;

  self->mended = TRUE;
  for (guint i = 0; i < self->tables->len; i++)
    scriba_table_keep_whole (g_ptr_array_index (self->tables, i));
}

static void
journal_changed_cb (ScribaJournal *journal,
                    gpointer data)
{
  ScribaLibrary *self = data;

  look_at_journal (self);
  keep_open_games (self);
  for (guint i = 0; i < self->tables->len; i++)
    scriba_table_journal_changed (g_ptr_array_index (self->tables, i));
  close_saved (self);
  g_signal_emit (self, signals[STATUS_CHANGED], 0);
}

/**
 * scriba_library_new:
 * @folder: where the games are kept
 *
 * Returns: (transfer full): a library that has read nothing yet
 */
ScribaLibrary *
scriba_library_new (const char *folder)
{
  const ScribaJournalOptions options = { .sum_up = scriba_game_parts_sum_up };
  ScribaLibrary *self = g_object_new (SCRIBA_TYPE_LIBRARY, NULL);

  self->journal = scriba_journal_new (folder, &options, journal_changed_cb, self);
  return self;
}

static gboolean
has_id (ScribaGameItem *item,
        const char *id)
{
  return g_str_equal (scriba_game_item_get_id (item), id);
}

static guint
find_position (ScribaLibrary *self,
               const char *id)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      if (has_id (g_ptr_array_index (self->items, i), id))
        return i;
    }

  return G_MAXUINT;
}

/** scriba_library_find: (transfer none) (nullable): what is shown of a game. */
ScribaGameItem *
scriba_library_find (ScribaLibrary *self,
                     const char *id)
{
  guint position = find_position (self, id);

  return position != G_MAXUINT ? g_ptr_array_index (self->items, position) : NULL;
}

/* So many rows are read between two looks at what else there is to do: about two milliseconds. */
#define ROWS_AT_ONCE 64

/* The word beside the header is the quicker one to read; that in the header has a sum. */
static const ScribaGameFormat *
find_format (const ScribaJournalRow *row)
{
  const ScribaGameFormat *format = scriba_game_format_find (row->game);

  return format != NULL ? format : scriba_game_format_from_text (row->header);
}

static void
finish_loading (ScribaLibrary *self)
{
  guint n_before = self->items->len;

  /* What was begun meanwhile is here already, and it is little. */
  for (guint i = 0; i < self->listed->len; i++)
    {
      ScribaGameItem *item = g_ptr_array_index (self->listed, i);
      guint other = 0;

      while (other < n_before && !has_id (g_ptr_array_index (self->items, other), scriba_game_item_get_id (item)))
        other++;
      if (other == n_before)
        g_ptr_array_add (self->items, g_object_ref (item));
    }

  g_clear_pointer (&self->listed, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  self->loaded = TRUE;
  g_list_model_items_changed (G_LIST_MODEL (self), n_before, 0, self->items->len - n_before);
  g_signal_emit (self, signals[STATUS_CHANGED], 0);
}

static gboolean
read_rows_cb (gpointer data)
{
  ScribaLibrary *self = data;
  guint end = MIN (self->rows->len, self->n_read + ROWS_AT_ONCE);

  for (; self->n_read < end; self->n_read++)
    {
      const ScribaJournalRow *row = g_ptr_array_index (self->rows, self->n_read);
      const ScribaGameFormat *format = find_format (row);

      /* Only another version can have written a game that is not known here. */
      if (format != NULL)
        g_ptr_array_add (self->listed, scriba_game_item_new_from_row (row, format));
    }
  if (end < self->rows->len)
    return G_SOURCE_CONTINUE;

  self->reading = 0;
  finish_loading (self);
  return G_SOURCE_REMOVE;
}

static void
listed_cb (ScribaJournal *journal,
           GPtrArray *rows,
           const GError *error,
           gpointer data)
{
  ScribaLibrary *self = data;

  /* A library that cannot be read may hold any number of games. */
  if (rows == NULL)
    {
      self->unlisted = TRUE;
      if (scriba_journal_get_access (journal) != SCRIBA_JOURNAL_CLOSED
          && !g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_LOCKED))
        self->unread = g_error_copy (error);
      look_at_journal (self);
      g_signal_emit (self, signals[STATUS_CHANGED], 0);
      return;
    }

  self->rows = g_ptr_array_ref (rows);
  self->listed = g_ptr_array_new_with_free_func (g_object_unref);
  if (read_rows_cb (self) == G_SOURCE_CONTINUE)
    self->reading = g_idle_add (read_rows_cb, self);
}

/** scriba_library_load: lists the games, on the journal's thread. Called once, after the first frame. */
void
scriba_library_load (ScribaLibrary *self)
{
  g_return_if_fail (SCRIBA_IS_LIBRARY (self));

  scriba_journal_list_async (self->journal, listed_cb, self);
  scriba_journal_maintain (self->journal);
}

/** scriba_library_get_loaded: whether the list is complete. */
gboolean
scriba_library_get_loaded (ScribaLibrary *self)
{
  g_return_val_if_fail (SCRIBA_IS_LIBRARY (self), FALSE);

  return self->loaded;
}

/**
 * scriba_library_get_problem:
 * @self: the library
 *
 * Returns: (transfer none) (nullable): why nothing can be written now, or not even read. It lasts until ::status-changed.
 */
const GError *
scriba_library_get_problem (ScribaLibrary *self)
{
  g_return_val_if_fail (SCRIBA_IS_LIBRARY (self), NULL);

  return self->problem;
}

/** scriba_library_retry: tries again what that problem was in the way of. */
void
scriba_library_retry (ScribaLibrary *self)
{
  g_return_if_fail (SCRIBA_IS_LIBRARY (self));

  g_clear_error (&self->unread);
  look_at_journal (self);
  scriba_journal_reopen (self->journal);
}

static gboolean
is_problem (ScribaLibrary *self,
            const GError *report)
{
  return self->problem != NULL && g_error_matches (report, self->problem->domain, self->problem->code);
}

/**
 * scriba_library_take_report:
 * @self: the library
 *
 * Returns: (transfer full) (nullable): the next thing to tell about what was found on the disk, besides the problem that
 * there is
 */
GError *
scriba_library_take_report (ScribaLibrary *self)
{
  GError *report;

  g_return_val_if_fail (SCRIBA_IS_LIBRARY (self), NULL);

  while ((report = scriba_journal_take_report (self->journal)) != NULL && is_problem (self, report))
    g_clear_error (&report);
  return report;
}

/* What was changed last comes first. */
static void
bring_to_front (ScribaLibrary *self,
                guint position)
{
  ScribaGameItem *item = g_ptr_array_steal_index (self->items, position);

  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  g_ptr_array_insert (self->items, 0, item);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, 1);
}

/* Of a game that was never taken in there is nothing to list or to wait for. */
static void
forget (ScribaLibrary *self,
        ScribaTable *table,
        guint position)
{
  g_ptr_array_remove_index (self->items, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  g_ptr_array_remove (self->left, table);
  g_ptr_array_remove (self->tables, table);
}

static void
table_changed_cb (ScribaTable *table,
                  ScribaLibrary *self)
{
  guint position = find_position (self, scriba_table_get_id (table));
  ScribaGameItem *item;
  gboolean was_over;
  gboolean is_over;
  gint16 utc_offset;
  gint64 now;

  if (position == G_MAXUINT)
    return;
  if (scriba_table_is_lost (table))
    {
      forget (self, table, position);
      return;
    }

  item = g_ptr_array_index (self->items, position);
  was_over = scriba_game_item_get_finished (item);
  scriba_game_item_sum_up (item, scriba_table_get_state (table), scriba_table_get_box (table));
  is_over = scriba_game_item_get_finished (item);
  scriba_time_now (&now, &utc_offset);
  scriba_game_item_set_modified (item, now);
  /* A game that has ended stands somewhere else, even if it was the first one. */
  if (position > 0 || was_over != is_over)
    bring_to_front (self, position);
  scriba_game_item_changed (item);
  if (is_over && !was_over)
    scriba_journal_back_up (self->journal);
}

static ScribaTable *
put_on_table (ScribaLibrary *self,
              ScribaGameFile *file,
              guint64 token)
{
  ScribaTable *table = scriba_table_new (file, self->journal, token);

  g_ptr_array_add (self->tables, table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, 0);
  return table;
}

static ScribaTable *
find_table (ScribaLibrary *self,
            const char *id)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      ScribaTable *table = g_ptr_array_index (self->tables, i);

      /* Somebody looks at it again. */
      if (g_str_equal (scriba_table_get_id (table), id))
        {
          g_ptr_array_remove (self->left, table);
          return table;
        }
    }

  return NULL;
}

static void
add_item (ScribaLibrary *self,
          const ScribaGameFile *file,
          gint64 modified)
{
  ScribaGameItem *item = scriba_game_item_new (file->id, file->format);

  scriba_game_item_sum_up (item, scriba_history_get_state (file->history), file->box);
  scriba_game_item_set_modified (item, modified);
  g_ptr_array_insert (self->items, 0, item);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, 1);
}

static ScribaTable *
take_in (ScribaLibrary *self,
         ScribaGameFile *file)
{
  g_autoptr (ScribaJournalGame) game = scriba_game_parts_take (file);
  guint64 token = scriba_journal_add (self->journal, game);

  add_item (self, file, game->row.modified);
  return put_on_table (self, file, token);
}

/**
 * scriba_library_create:
 * @self: the library
 * @format: the game
 * @setup: who plays, and how: a record of the format's
 * @box: (transfer full): the box that the game owns from now on
 * @error: where to say that no game can be tracked with this box
 *
 * Returns: (transfer none) (nullable): a new game
 */
ScribaTable *
scriba_library_create (ScribaLibrary *self,
                       const ScribaGameFormat *format,
                       gconstpointer setup,
                       gpointer box,
                       GError **error)
{
  ScribaGameFile *file;

  g_return_val_if_fail (SCRIBA_IS_LIBRARY (self), NULL);

  file = scriba_game_file_new (format, setup, box, error);
  if (file == NULL)
    return NULL;

  return take_in (self, file);
}

/**
 * scriba_library_close:
 * @self: the library
 * @table: an open game that nobody looks at any more
 *
 * Lets go of a game, as soon as all of it is on the disk.
 */
void
scriba_library_close (ScribaLibrary *self,
                      ScribaTable *table)
{
  g_return_if_fail (SCRIBA_IS_LIBRARY (self));

  if (!g_ptr_array_find (self->left, table, NULL))
    g_ptr_array_add (self->left, table);
  close_saved (self);
}

typedef struct _Opening Opening;

struct _Opening
{
  ScribaLibrary *library;
  char *id;
  ScribaLibraryOpenFunc func;
  gpointer user_data;
  gboolean outdated; /* somebody got another name since it is read */
  Opening *next; /* who asked for the same game meanwhile */
};

static void
finish_opening (Opening *opening,
                ScribaTable *table,
                const GError *error)
{
  g_autoptr (ScribaLibrary) self = opening->library;
  g_autofree char *id = opening->id;

  g_hash_table_remove (self->openings, id);
  opening->func (table, error, opening->user_data);
  while (opening != NULL)
    {
      g_autofree Opening *done = opening;

      opening = done->next;
      if (opening != NULL)
        scriba_library_open (self, id, opening->func, opening->user_data);
    }
}

/* The library may have been mended since it was listed, and then there may be less of a game than its item tells. */
static void
look_at_item (ScribaLibrary *self,
              const ScribaGameFile *file)
{
  guint position = find_position (self, file->id);
  ScribaGameItem *item = position != G_MAXUINT ? g_ptr_array_index (self->items, position) : NULL;

  if (item == NULL || !scriba_game_item_sum_up (item, scriba_history_get_state (file->history), file->box))
    return;

  scriba_game_item_changed (item);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 1);
}

static void read_game (Opening *opening);

static void
joined_cb (GObject *source,
           GAsyncResult *result,
           gpointer data)
{
  Opening *opening = data;
  g_autoptr (GError) error = NULL;
  ScribaGameFile *file = scriba_game_parts_join_finish (result, &error);

  if (file != NULL && opening->outdated)
    {
      scriba_game_file_free (file);
      read_game (opening);
      return;
    }
  if (file != NULL)
    look_at_item (opening->library, file);

  finish_opening (opening, file != NULL ? put_on_table (opening->library, file, 0) : NULL, error);
}

static void
opened_cb (ScribaJournal *journal,
           const ScribaJournalGame *game,
           const GError *error,
           gpointer data)
{
  Opening *opening = data;

  if (game != NULL)
    scriba_game_parts_join_async (game, joined_cb, opening);
  else
    finish_opening (opening, NULL, error);
}

/* The journal writes what was asked for before it reads. */
static void
read_game (Opening *opening)
{
  opening->outdated = FALSE;
  scriba_journal_load_async (opening->library->journal, opening->id, opened_cb, opening);
}

/**
 * scriba_library_open:
 * @self: the library
 * @id: a game
 * @func: gets the game, or why there is none; from the main loop if it is not open yet
 * @user_data: for @func
 */
void
scriba_library_open (ScribaLibrary *self,
                     const char *id,
                     ScribaLibraryOpenFunc func,
                     gpointer user_data)
{
  ScribaTable *table;
  Opening *opening;
  Opening *first;

  g_return_if_fail (SCRIBA_IS_LIBRARY (self));

  table = find_table (self, id);
  if (table != NULL)
    {
      func (table, NULL, user_data);
      return;
    }

  opening = g_new0 (Opening, 1);
  opening->func = func;
  opening->user_data = user_data;
  /* What is read now is the game of both: read twice, the later one could bring back what was there before. */
  first = g_hash_table_lookup (self->openings, id);
  if (first != NULL)
    {
      while (first->next != NULL)
        first = first->next;
      first->next = opening;
      return;
    }

  opening->library = g_object_ref (self);
  opening->id = g_strdup (id);
  g_hash_table_insert (self->openings, opening->id, opening);
  read_game (opening);
}

/**
 * scriba_library_import:
 * @self: the library
 * @file: (transfer full): a game that was read from a file
 *
 * Takes a game in. Where the library has one of its id, the file becomes another game.
 *
 * Returns: (transfer none): the game
 */
ScribaTable *
scriba_library_import (ScribaLibrary *self,
                       ScribaGameFile *file)
{
  g_return_val_if_fail (SCRIBA_IS_LIBRARY (self), NULL);

  /* As long as the list is not read, nobody knows which ones there are. */
  if (!self->loaded || find_position (self, file->id) != G_MAXUINT)
    {
      g_free (file->id);
      file->id = g_uuid_string_random ();
    }

  return take_in (self, file);
}

static void
set_deleted (ScribaLibrary *self,
             const char *id,
             gint64 deleted)
{
  ScribaGameItem *item = scriba_library_find (self, id);
  guint position = find_position (self, id);

  if (item == NULL || scriba_game_item_get_deleted (item) == deleted)
    return;

  scriba_game_item_set_deleted (item, deleted);
  self->token = scriba_journal_set_deleted (self->journal, id, deleted);
  scriba_game_item_changed (item);
  /* Filters look at it again. */
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 1);
}

/** scriba_library_delete: moves a game to the recently deleted ones. */
void
scriba_library_delete (ScribaLibrary *self,
                       const char *id)
{
  gint16 utc_offset;
  gint64 now;

  g_return_if_fail (SCRIBA_IS_LIBRARY (self));

  scriba_time_now (&now, &utc_offset);
  set_deleted (self, id, now);
}

/** scriba_library_restore: takes a game back from the recently deleted ones. */
void
scriba_library_restore (ScribaLibrary *self,
                        const char *id)
{
  g_return_if_fail (SCRIBA_IS_LIBRARY (self));

  set_deleted (self, id, 0);
}

/**
 * scriba_library_rename:
 * @self: the library
 * @item: a game
 * @from: what somebody is called in it
 * @to: what they are called from now on; nobody else in it is
 *
 * The game is shown with the other name, wherever it is; what was recorded stays as it is, and so does the place of
 * the game among the others.
 */
void
scriba_library_rename (ScribaLibrary *self,
                       ScribaGameItem *item,
                       const char *from,
                       const char *to)
{
  const char *id = scriba_game_item_get_id (item);
  g_autofree char *text = scriba_renaming_to_text (from, to);
  g_autofree char *summary = NULL;
  Opening *opening;

  g_return_if_fail (SCRIBA_IS_LIBRARY (self));

  scriba_game_item_rename (item, from, to);
  summary = scriba_game_summary_to_text (scriba_game_item_get_format (item), scriba_game_item_get_summary (item));
  self->token = scriba_journal_rename (self->journal, id, text, summary);

  opening = g_hash_table_lookup (self->openings, id);
  if (opening != NULL)
    opening->outdated = TRUE;
  for (guint i = 0; i < self->tables->len; i++)
    {
      ScribaTable *table = g_ptr_array_index (self->tables, i);

      if (!g_str_equal (scriba_table_get_id (table), id))
        continue;
      /* It is no change of the game. */
      g_signal_handlers_block_by_func (table, table_changed_cb, self);
      scriba_table_rename (table, from, to);
      g_signal_handlers_unblock_by_func (table, table_changed_cb, self);
    }
  scriba_game_item_changed (item);
}

static guint64
newest_token (ScribaLibrary *self)
{
  guint64 token = self->token;

  for (guint i = 0; i < self->tables->len; i++)
    token = MAX (token, scriba_table_get_token (g_ptr_array_index (self->tables, i)));

  return token;
}

/** scriba_library_wait: waits until all of it is on the disk, or could not be written. */
gboolean
scriba_library_wait (ScribaLibrary *self,
                     GError **error)
{
  g_return_val_if_fail (SCRIBA_IS_LIBRARY (self), FALSE);

  return scriba_journal_wait (self->journal, newest_token (self), error);
}

/** scriba_library_find_unsaved: (transfer none) (nullable): an open game that could not be written. */
ScribaTable *
scriba_library_find_unsaved (ScribaLibrary *self)
{
  g_return_val_if_fail (SCRIBA_IS_LIBRARY (self), NULL);

  for (guint i = 0; i < self->tables->len; i++)
    {
      ScribaTable *table = g_ptr_array_index (self->tables, i);

      if (!scriba_kept_get_saved (SCRIBA_KEPT (table)))
        return table;
    }

  return NULL;
}
