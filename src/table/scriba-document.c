/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-document.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "scriba-error.h"
#include "scriba-text-history.h"
#include "scriba-json.h"
#include "scriba-store.h"
#include "scriba-writing.h"

/* Bytes of texts that can be undone: hundreds of steps of a box, thousands of a draft. */
#define HISTORY_SIZE (16 * 1024 * 1024)

typedef struct
{
  char *path;
  ScribaTextHistory *history;
  gint64 modified;
  ScribaWriting *writing; /* what a thread has in hand; owned by its task */
  GBytes *saved;          /* what is safe on disk at the path */
  GError *save_error;
} ScribaDocumentPrivate;

static void kept_init (ScribaKeptInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (ScribaDocument, scriba_document, G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (ScribaDocument)
                                  G_IMPLEMENT_INTERFACE (SCRIBA_TYPE_KEPT, kept_init))

enum
{
  PROP_0,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  N_PROPS,
  PROP_SAVED = N_PROPS,
  PROP_SAVE_ERROR,
};

enum
{
  CHANGED,
  STEP,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
notify_saved (ScribaDocument *self)
{
  g_object_notify (G_OBJECT (self), "saved");
  g_object_notify (G_OBJECT (self), "save-error");
}

static void
published (ScribaDocument *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNDO_LABEL]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REDO_LABEL]);
  g_object_notify (G_OBJECT (self), "saved");
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
write_in_thread (GTask *task,
                 gpointer source,
                 gpointer data,
                 GCancellable *cancellable)
{
  scriba_writing_run (data);
  g_task_return_boolean (task, TRUE);
}

/* Its folder is of no interest to who reads the sentence. */
static void
name_file (GError *error,
           const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  scriba_error_set_file (error, name);
}

/* Takes note of what the thread did, unless the document was moved meanwhile: that text is not where it is kept now. */
static void
finish_writing (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  ScribaWriting *writing = g_steal_pointer (&priv->writing);

  if (g_strcmp0 (writing->path, priv->path) == 0)
    {
      g_clear_error (&priv->save_error);
      priv->save_error = g_steal_pointer (&writing->error);
      if (priv->save_error != NULL)
        {
          name_file (priv->save_error, priv->path);
        }
      else
        {
          g_clear_pointer (&priv->saved, g_bytes_unref);
          priv->saved = g_bytes_ref (writing->text);
        }
      notify_saved (self);
    }

  if (priv->save_error == NULL)
    scriba_document_save (self);
}

static void
written_cb (GObject *source,
            GAsyncResult *result,
            gpointer data)
{
  g_autoptr (ScribaDocument) self = SCRIBA_DOCUMENT (data);
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  /* Who waited for it has finished it already. */
  if (priv->writing == g_task_get_task_data (G_TASK (result)))
    finish_writing (self);
}

/**
 * scriba_document_save:
 * @self: a document
 *
 * Keeps the newest value in its file, on a thread of its own. Values that are
 * committed while one is being written are written after it. Called by every
 * commit; to be called again after a failed write.
 */
void
scriba_document_save (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  if (priv->writing != NULL || scriba_document_get_saved (self))
    return;

  /* The thread may be the last to let go of the task, so it is not the task that keeps the document alive. */
  priv->writing = scriba_writing_new (priv->path, scriba_text_history_get_text (priv->history));
  task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  g_task_set_source_tag (task, scriba_document_save);
  g_task_set_task_data (task, priv->writing, (GDestroyNotify) scriba_writing_free);
  g_task_run_in_thread (task, write_in_thread);
}

/**
 * scriba_document_wait:
 * @self: a document
 *
 * Returns once the newest value is on disk or could not be written. Nothing else
 * happens meanwhile: no main loop runs. For closing, and before a file is moved.
 */
void
scriba_document_wait (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  scriba_document_save (self);
  while (priv->writing != NULL)
    {
      scriba_writing_wait (priv->writing);
      finish_writing (self);
    }
}

static gboolean
set_value (ScribaDocument *self,
           GBytes *text,
           GError **error)
{
  g_autoptr (JsonNode) node = scriba_json_parse_shown (text, error);

  return node != NULL && SCRIBA_DOCUMENT_GET_CLASS (self)->read (self, node, error);
}

/**
 * scriba_document_load_text:
 * @self: a document
 * @text: a whole file
 * @error: where to say what is wrong with it
 *
 * Makes the text the document's value and the start of its history.
 *
 * Returns: %FALSE if the text is refused; the document is as before
 */
gboolean
scriba_document_load_text (ScribaDocument *self,
                           GBytes *text,
                           GError **error)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), FALSE);

  if (!set_value (self, text, error))
    return FALSE;

  scriba_text_history_start (priv->history, text);
  priv->modified = g_get_real_time () / G_USEC_PER_SEC;
  published (self);
  return TRUE;
}

/**
 * scriba_document_load:
 * @self: a document
 * @path: its file
 * @error: where to say what is wrong with it, naming the file without its folder
 *
 * Reads the file and goes on keeping the value there.
 *
 * Returns: %FALSE if the file is refused; nothing is changed then
 */
gboolean
scriba_document_load (ScribaDocument *self,
                      const char *path,
                      GError **error)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  g_autoptr (GBytes) text = NULL;
  GError *refused = NULL;
  gint64 modified;

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  text = scriba_store_read (path, &refused);
  if (text == NULL || !scriba_document_load_text (self, text, &refused))
    {
      name_file (refused, path);
      g_propagate_error (error, refused);
      return FALSE;
    }

  modified = scriba_store_get_modified (path);
  if (modified > 0)
    priv->modified = modified;
  scriba_document_keep_changes (self, path);
  return TRUE;
}

/**
 * scriba_document_set_path:
 * @self: a document
 * @path: (nullable): where to keep it from now on; %NULL keeps it in memory only
 *
 * Nothing is written before the next commit or scriba_document_save().
 */
void
scriba_document_set_path (ScribaDocument *self,
                          const char *path)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  g_set_str (&priv->path, path);
  g_clear_pointer (&priv->saved, g_bytes_unref);
  g_clear_error (&priv->save_error);
  notify_saved (self);
}

/**
 * scriba_document_keep_changes:
 * @self: a document
 * @path: where to keep it from its next change on
 *
 * The value as it is counts as kept: it is what the file has, or what is there
 * without one.
 */
void
scriba_document_keep_changes (ScribaDocument *self,
                              const char *path)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));
  g_return_if_fail (scriba_document_get_text (self) != NULL);

  scriba_document_set_path (self, path);
  priv->saved = g_bytes_ref (scriba_document_get_text (self));
  notify_saved (self);
}

/**
 * scriba_document_move:
 * @self: a document that is kept in a file
 * @path: another name for that file
 * @error: where to say why it cannot be renamed
 *
 * Renames the file and goes on keeping the value there. Where there is no such
 * file any more, the value is written anew.
 *
 * Returns: %FALSE if the file stays where it is; the value is kept there then
 */
gboolean
scriba_document_move (ScribaDocument *self,
                      const char *path,
                      GError **error)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  GError *refused = NULL;
  gboolean moved;
  int reason;

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (priv->path != NULL && path != NULL, FALSE);

  scriba_document_wait (self);
  moved = g_rename (priv->path, path) == 0;
  reason = errno;
  if (!moved && g_file_test (priv->path, G_FILE_TEST_EXISTS))
    {
      scriba_error_set (&refused, SCRIBA_ERROR_UNREMOVABLE, NULL, g_strerror (reason), NULL, 0, 0);
      name_file (refused, priv->path);
      g_propagate_error (error, refused);
      return FALSE;
    }

  if (moved)
    g_set_str (&priv->path, path);
  else
    scriba_document_set_path (self, path);
  scriba_document_save (self);
  return TRUE;
}

/** scriba_document_get_path: where the document is kept, or %NULL. */
const char *
scriba_document_get_path (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  return priv->path;
}

/**
 * scriba_document_get_text:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): the value as its file holds it, or %NULL before the first one
 */
GBytes *
scriba_document_get_text (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  return scriba_text_history_get_text (priv->history);
}

/** scriba_document_get_modified: when the value last changed, in seconds of UNIX time. */
gint64
scriba_document_get_modified (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), 0);

  return priv->modified;
}

/**
 * scriba_document_commit:
 * @self: a document whose value was just edited
 * @target: (nullable): what was set; consecutive commits of one target are one step,
 *   and none if they end where they began
 * @label: (nullable): what undoing it is called, in the user's language; %NULL for the first value
 *
 * Makes the edited value a step of the history, publishes and keeps it. A value
 * that is as before is no step, but it is published, so that views drop what was
 * told to them and refused.
 */
void
scriba_document_commit (ScribaDocument *self,
                        const char *target,
                        const char *label)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GBytes) text = NULL;
  char *written;
  gboolean added;

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  node = SCRIBA_DOCUMENT_GET_CLASS (self)->write (self);
  written = scriba_json_to_text (node);
  text = g_bytes_new_take (written, strlen (written));

  added = scriba_text_history_add (priv->history, text, target, label);
  if (added)
    priv->modified = g_get_real_time () / G_USEC_PER_SEC;

  published (self);
  if (added && target == NULL && label != NULL)
    g_signal_emit (self, signals[STEP], 0, label);
  scriba_document_save (self);
}

static void
go (ScribaDocument *self,
    int steps)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  GBytes *text = scriba_text_history_get_text_at (priv->history, steps);
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return;

  /* The value was written by this very program. Should it refuse it all the same, nothing is lost by staying. */
  if (!set_value (self, text, &error))
    {
      g_critical ("a step of the history cannot be read: %s", error->message);
      return;
    }

  scriba_text_history_go (priv->history, steps);
  priv->modified = g_get_real_time () / G_USEC_PER_SEC;
  published (self);
  scriba_document_save (self);
}

/** scriba_document_undo: goes one step back, if there is one. */
void
scriba_document_undo (ScribaDocument *self)
{
  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  go (self, -1);
}

/** scriba_document_redo: goes one step forward, if there is one. */
void
scriba_document_redo (ScribaDocument *self)
{
  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  go (self, 1);
}

/** scriba_document_get_undo_label: what would be undone, or %NULL. */
const char *
scriba_document_get_undo_label (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  return scriba_text_history_get_undo_label (priv->history);
}

/** scriba_document_get_redo_label: what would be done again, or %NULL. */
const char *
scriba_document_get_redo_label (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  return scriba_text_history_get_redo_label (priv->history);
}

/** scriba_document_get_saved: whether the newest value is safe on disk. */
gboolean
scriba_document_get_saved (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  GBytes *text;

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), FALSE);

  text = scriba_text_history_get_text (priv->history);
  return text == NULL || priv->path == NULL || priv->saved == text;
}

/** scriba_document_get_save_error: why the last write failed, or %NULL. */
const GError *
scriba_document_get_save_error (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  return priv->save_error;
}

static void
scriba_document_get_property (GObject *object,
                              guint prop_id,
                              GValue *value,
                              GParamSpec *pspec)
{
  ScribaDocument *self = SCRIBA_DOCUMENT (object);

  switch (prop_id)
    {
    case PROP_UNDO_LABEL:
      g_value_set_string (value, scriba_document_get_undo_label (self));
      break;
    case PROP_REDO_LABEL:
      g_value_set_string (value, scriba_document_get_redo_label (self));
      break;
    case PROP_SAVED:
      g_value_set_boolean (value, scriba_document_get_saved (self));
      break;
    case PROP_SAVE_ERROR:
      g_value_set_boxed (value, scriba_document_get_save_error (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_document_finalize (GObject *object)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (SCRIBA_DOCUMENT (object));

  g_free (priv->path);
  scriba_text_history_free (priv->history);
  g_clear_pointer (&priv->saved, g_bytes_unref);
  g_clear_error (&priv->save_error);

  G_OBJECT_CLASS (scriba_document_parent_class)->finalize (object);
}

static GBytes *
make_copy (ScribaKept *kept)
{
  return g_bytes_ref (scriba_document_get_text (SCRIBA_DOCUMENT (kept)));
}

static void
kept_undo (ScribaKept *kept)
{
  scriba_document_undo (SCRIBA_DOCUMENT (kept));
}

static void
kept_redo (ScribaKept *kept)
{
  scriba_document_redo (SCRIBA_DOCUMENT (kept));
}

static void
kept_save (ScribaKept *kept)
{
  scriba_document_save (SCRIBA_DOCUMENT (kept));
}

static gboolean
kept_get_saved (ScribaKept *kept)
{
  return scriba_document_get_saved (SCRIBA_DOCUMENT (kept));
}

static const GError *
kept_get_save_error (ScribaKept *kept)
{
  return scriba_document_get_save_error (SCRIBA_DOCUMENT (kept));
}

static void
kept_init (ScribaKeptInterface *iface)
{
  iface->undo = kept_undo;
  iface->redo = kept_redo;
  iface->save = kept_save;
  iface->make_copy = make_copy;
  iface->get_saved = kept_get_saved;
  iface->get_save_error = kept_get_save_error;
}

static void
scriba_document_class_init (ScribaDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scriba_document_get_property;
  object_class->finalize = scriba_document_finalize;

  properties[PROP_UNDO_LABEL] =
    g_param_spec_string ("undo-label", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_REDO_LABEL] =
    g_param_spec_string ("redo-label", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_object_class_override_property (object_class, PROP_SAVED, "saved");
  g_object_class_override_property (object_class, PROP_SAVE_ERROR, "save-error");

  /**
   * ScribaDocument::changed:
   *
   * The value is another one: after a commit, an undo or a redo, and after loading.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_FIRST,
                  G_STRUCT_OFFSET (ScribaDocumentClass, changed),
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ScribaDocument::step:
   * @self: the document
   * @label: what undoing it is called
   *
   * A commit without a target made a step: something was added, removed or moved, which no control shows as its value.
   */
  signals[STEP] =
    g_signal_new ("step", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_FIRST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
scriba_document_init (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  priv->history = scriba_text_history_new (HISTORY_SIZE);
}
