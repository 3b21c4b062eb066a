/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-drafts.h"

#include <glib/gstdio.h>

#include "scriba-store.h"

#define REMOVED ".removed"

struct _ScribaDrafts
{
  GObject parent_instance;

  char *folder;
  GListStore *store;
  guint n_damaged;
  gboolean loaded;
};

/* What a write leaves behind that was killed: the name of a draft, and six letters that nobody would choose. */
#define LEFT_BEHIND "^[0-9a-f-]{36}\\.json\\.(?=.+[A-Z])(?=.*[a-z0-9])[A-Za-z0-9]{6}$"
#define HOUR (60 * 60)

/* What the reader thread found. */
typedef struct
{
  GPtrArray *drafts;
  guint n_damaged;
} Found;

static void scriba_drafts_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaDrafts, scriba_drafts, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, scriba_drafts_list_model_init))

enum
{
  PROP_0,
  PROP_LOADED,
  PROP_N_DAMAGED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GType
scriba_drafts_get_item_type (GListModel *model)
{
  return SCRIBA_TYPE_DRAFT;
}

static guint
scriba_drafts_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (SCRIBA_DRAFTS (model)->store));
}

static gpointer
scriba_drafts_get_item (GListModel *model,
                        guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (SCRIBA_DRAFTS (model)->store), position);
}

static void
scriba_drafts_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = scriba_drafts_get_item_type;
  iface->get_n_items = scriba_drafts_get_n_items;
  iface->get_item = scriba_drafts_get_item;
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b,
                      gpointer data)
{
  gint64 first = scriba_document_get_modified (SCRIBA_DOCUMENT ((gpointer) a));
  gint64 second = scriba_document_get_modified (SCRIBA_DOCUMENT ((gpointer) b));

  return (first < second) - (first > second);
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  return compare_newest_first (*(gconstpointer *) a, *(gconstpointer *) b, NULL);
}

/* What the table works on is the newest. */
static void
draft_changed_cb (ScribaDrafts *self,
                  ScribaDraft *draft)
{
  guint position;

  if (!g_list_store_find (self->store, draft, &position) || position == 0)
    return;

  g_object_ref (draft);
  g_list_store_remove (self->store, position);
  g_list_store_insert (self->store, 0, draft);
  g_object_unref (draft);
}

static void
watch (ScribaDrafts *self,
       ScribaDraft *draft)
{
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
items_changed_cb (ScribaDrafts *self,
                  guint position,
                  guint removed,
                  guint added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

static void
scriba_drafts_get_property (GObject *object,
                            guint prop_id,
                            GValue *value,
                            GParamSpec *pspec)
{
  ScribaDrafts *self = SCRIBA_DRAFTS (object);

  switch (prop_id)
    {
    case PROP_LOADED:
      g_value_set_boolean (value, self->loaded);
      break;
    case PROP_N_DAMAGED:
      g_value_set_uint (value, self->n_damaged);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_drafts_finalize (GObject *object)
{
  ScribaDrafts *self = SCRIBA_DRAFTS (object);

  g_free (self->folder);
  g_object_unref (self->store);

  G_OBJECT_CLASS (scriba_drafts_parent_class)->finalize (object);
}

static void
scriba_drafts_class_init (ScribaDraftsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scriba_drafts_get_property;
  object_class->finalize = scriba_drafts_finalize;

  properties[PROP_LOADED] =
    g_param_spec_boolean ("loaded", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_N_DAMAGED] =
    g_param_spec_uint ("n-damaged", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scriba_drafts_init (ScribaDrafts *self)
{
  self->store = g_list_store_new (SCRIBA_TYPE_DRAFT);
  g_signal_connect_swapped (self->store, "items-changed", G_CALLBACK (items_changed_cb), self);
}

/**
 * scriba_drafts_new:
 * @folder: where drafts are kept, one file each
 *
 * Returns: (transfer full): a list of drafts, newest first; empty until it is loaded
 */
ScribaDrafts *
scriba_drafts_new (const char *folder)
{
  ScribaDrafts *self = g_object_new (SCRIBA_TYPE_DRAFTS, NULL);

  self->folder = g_strdup (folder);
  return self;
}

/** scriba_drafts_get_folder: where drafts are kept. */
const char *
scriba_drafts_get_folder (ScribaDrafts *self)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFTS (self), NULL);

  return self->folder;
}

static void
found_free (Found *found)
{
  g_ptr_array_unref (found->drafts);
  g_free (found);
}

/* A write that is going on has a file of that name too, but a new one. */
static gboolean
is_left_behind (const char *name,
                const char *path)
{
  return g_regex_match_simple (LEFT_BEHIND, name, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT) &&
         scriba_store_get_modified (path) < g_get_real_time () / G_USEC_PER_SEC - HOUR;
}

static void
read_in_thread (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  const char *folder = data;
  Found *found = g_new0 (Found, 1);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  found->drafts = g_ptr_array_new_with_free_func (g_object_unref);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      ScribaDraft *draft;

      if (g_str_has_suffix (name, REMOVED) || is_left_behind (name, path))
        g_unlink (path);
      if (!g_str_has_suffix (name, ".json"))
        continue;

      draft = scriba_draft_open (path, NULL);
      if (draft != NULL)
        g_ptr_array_add (found->drafts, draft);
      else
        found->n_damaged++;
    }
  g_ptr_array_sort (found->drafts, compare_places);
  g_task_return_pointer (task, found, (GDestroyNotify) found_free);
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer data)
{
  g_autoptr (ScribaDrafts) self = SCRIBA_DRAFTS (data);
  Found *found = g_task_propagate_pointer (G_TASK (result), NULL);
  guint n_before = scriba_drafts_get_n_items (G_LIST_MODEL (self));

  /* What was added in the meantime is newer, and its file may have been found. */
  for (guint i = 0; i < found->drafts->len;)
    if (scriba_drafts_find (self, scriba_document_get_path (g_ptr_array_index (found->drafts, i))) != NULL)
      g_ptr_array_remove_index (found->drafts, i);
    else
      watch (self, g_ptr_array_index (found->drafts, i++));
  g_list_store_splice (self->store, n_before, 0, found->drafts->pdata, found->drafts->len);

  self->n_damaged = found->n_damaged;
  self->loaded = TRUE;
  found_free (found);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_DAMAGED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
}

/**
 * scriba_drafts_load:
 * @self: the drafts
 *
 * Reads what the folder holds, on a thread of its own; `loaded` tells when it
 * is done. A file that cannot be read is left alone and counted; what was
 * removed the last time goes for good, and so does what a killed write left.
 */
void
scriba_drafts_load (ScribaDrafts *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (SCRIBA_IS_DRAFTS (self));

  /* The thread may be the last to let go of the task, so it is not the task that keeps the list alive. */
  task = g_task_new (NULL, NULL, read_cb, g_object_ref (self));
  g_task_set_source_tag (task, scriba_drafts_load);
  g_task_set_task_data (task, g_strdup (self->folder), g_free);
  g_task_run_in_thread (task, read_in_thread);
}

/** scriba_drafts_get_loaded: whether the folder has been read. */
gboolean
scriba_drafts_get_loaded (ScribaDrafts *self)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFTS (self), FALSE);

  return self->loaded;
}

/**
 * scriba_drafts_add:
 * @self: the drafts
 * @draft: one that is kept nowhere yet
 *
 * Takes it to the front of the list and keeps it from now on.
 */
void
scriba_drafts_add (ScribaDrafts *self,
                   ScribaDraft *draft)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, ".json", NULL);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  g_return_if_fail (SCRIBA_IS_DRAFTS (self));
  g_return_if_fail (SCRIBA_IS_DRAFT (draft));

  scriba_document_set_path (SCRIBA_DOCUMENT (draft), path);
  watch (self, draft);
  g_list_store_insert (self->store, 0, draft);
  scriba_document_save (SCRIBA_DOCUMENT (draft));
}

/**
 * scriba_drafts_remove:
 * @self: the drafts
 * @draft: one of them
 * @error: where to say why its file cannot be taken away
 *
 * Takes it off the list. Its file stays aside until the next load, so that
 * scriba_drafts_restore() can bring it back.
 *
 * Returns: %FALSE if it stays in the list
 */
gboolean
scriba_drafts_remove (ScribaDrafts *self,
                      ScribaDraft *draft,
                      GError **error)
{
  g_autofree char *aside = NULL;
  guint position;

  g_return_val_if_fail (SCRIBA_IS_DRAFTS (self), FALSE);
  g_return_val_if_fail (SCRIBA_IS_DRAFT (draft), FALSE);

  if (!g_list_store_find (self->store, draft, &position))
    return TRUE;

  aside = g_strconcat (scriba_document_get_path (SCRIBA_DOCUMENT (draft)), REMOVED, NULL);
  if (!scriba_document_move (SCRIBA_DOCUMENT (draft), aside, error))
    return FALSE;

  g_signal_handlers_disconnect_by_func (draft, draft_changed_cb, self);
  g_list_store_remove (self->store, position);
  return TRUE;
}

/**
 * scriba_drafts_restore:
 * @self: the drafts
 * @draft: one that was removed
 *
 * Brings it back to its place in the list, and to its file. One that is back
 * already stays where it is. Where its file cannot be brought back, the draft
 * is written anew, and says so if that fails too.
 */
void
scriba_drafts_restore (ScribaDrafts *self,
                       ScribaDraft *draft)
{
  g_autofree char *path = NULL;

  g_return_if_fail (SCRIBA_IS_DRAFTS (self));
  g_return_if_fail (SCRIBA_IS_DRAFT (draft));

  if (g_list_store_find (self->store, draft, NULL))
    return;

  g_return_if_fail (g_str_has_suffix (scriba_document_get_path (SCRIBA_DOCUMENT (draft)), REMOVED));

  path = g_strdup (scriba_document_get_path (SCRIBA_DOCUMENT (draft)));
  path[strlen (path) - strlen (REMOVED)] = '\0';
  if (!scriba_document_move (SCRIBA_DOCUMENT (draft), path, NULL))
    {
      scriba_document_set_path (SCRIBA_DOCUMENT (draft), path);
      scriba_document_save (SCRIBA_DOCUMENT (draft));
    }
  watch (self, draft);
  g_list_store_insert_sorted (self->store, draft, compare_newest_first, NULL);
}

/**
 * scriba_drafts_find:
 * @self: the drafts
 * @path: a file
 *
 * Returns: (transfer none) (nullable): the draft that is kept there
 */
ScribaDraft *
scriba_drafts_find (ScribaDrafts *self,
                    const char *path)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFTS (self), NULL);

  for (guint i = 0; i < scriba_drafts_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (ScribaDraft) draft = scriba_drafts_get_item (G_LIST_MODEL (self), i);

      /* The list keeps it alive. */
      if (g_strcmp0 (scriba_document_get_path (SCRIBA_DOCUMENT (draft)), path) == 0)
        return draft;
    }
  return NULL;
}

/** scriba_drafts_get_n_damaged: how many files of the folder could not be read. */
guint
scriba_drafts_get_n_damaged (ScribaDrafts *self)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFTS (self), 0);

  return self->n_damaged;
}

/** scriba_drafts_wait: returns once every draft is on disk or could not be written. For closing. */
void
scriba_drafts_wait (ScribaDrafts *self)
{
  g_return_if_fail (SCRIBA_IS_DRAFTS (self));

  for (guint i = 0; i < scriba_drafts_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (ScribaDraft) draft = scriba_drafts_get_item (G_LIST_MODEL (self), i);

      scriba_document_wait (SCRIBA_DOCUMENT (draft));
    }
}
