/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-document.h"

#include "scriba-json.h"
#include "scriba-store.h"

typedef struct
{
  GBytes *text;
  char *target;
  char *label;
} Step;

typedef struct
{
  char *path;
  GPtrArray *steps;  /* of Step; the value is that of steps[head] */
  guint head;
  gint64 modified;
  GBytes *saving;    /* what the writer thread has in hand */
  GBytes *saved;     /* what is safe on disk */
  GError *save_error;
} ScribaDocumentPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScribaDocument, scriba_document, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  PROP_SAVED,
  PROP_SAVE_ERROR,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
step_free (Step *step)
{
  g_bytes_unref (step->text);
  g_free (step->target);
  g_free (step->label);
  g_free (step);
}

static Step *
step_new (GBytes *text,
          const char *target,
          const char *label)
{
  Step *step = g_new0 (Step, 1);

  step->text = g_bytes_ref (text);
  step->target = g_strdup (target);
  step->label = g_strdup (label);
  return step;
}

static Step *
head_step (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  return priv->steps->len > 0 ? g_ptr_array_index (priv->steps, priv->head) : NULL;
}

static void
published (ScribaDocument *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNDO_LABEL]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REDO_LABEL]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
write_in_thread (GTask *task,
                 gpointer source,
                 gpointer data,
                 GCancellable *cancellable)
{
  GError *error = NULL;
  GBytes *text = data;
  const char *path = g_object_get_data (G_OBJECT (task), "path");

  if (scriba_store_write (path, text, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *source,
            GAsyncResult *result,
            gpointer data)
{
  ScribaDocument *self = SCRIBA_DOCUMENT (source);
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_clear_error (&priv->save_error);
  if (g_task_propagate_boolean (G_TASK (result), &priv->save_error))
    {
      g_clear_pointer (&priv->saved, g_bytes_unref);
      priv->saved = g_steal_pointer (&priv->saving);
    }
  else
    {
      g_clear_pointer (&priv->saving, g_bytes_unref);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVE_ERROR]);

  if (priv->save_error == NULL)
    scriba_document_save (self);
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
  Step *step;

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  step = head_step (self);
  if (priv->path == NULL || priv->saving != NULL || step == NULL || priv->saved == step->text)
    return;

  priv->saving = g_bytes_ref (step->text);
  task = g_task_new (self, NULL, written_cb, NULL);
  g_task_set_source_tag (task, scriba_document_save);
  g_object_set_data_full (G_OBJECT (task), "path", g_strdup (priv->path), g_free);
  g_task_set_task_data (task, g_bytes_ref (priv->saving), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, write_in_thread);
}

/**
 * scriba_document_wait:
 * @self: a document
 *
 * Returns once the newest value is on disk or could not be written. For closing.
 */
void
scriba_document_wait (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  scriba_document_save (self);
  while (priv->saving != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
set_value (ScribaDocument *self,
           GBytes *text,
           GError **error)
{
  g_autoptr (JsonNode) node = scriba_json_parse (text, error);

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

  g_ptr_array_set_size (priv->steps, 0);
  g_ptr_array_add (priv->steps, step_new (text, NULL, NULL));
  priv->head = 0;
  priv->modified = g_get_real_time () / G_USEC_PER_SEC;
  published (self);
  return TRUE;
}

/**
 * scriba_document_load:
 * @self: a document
 * @path: its file
 * @error: where to say what is wrong with it
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
  g_autoptr (GBytes) text = scriba_file_read (path, error);
  gint64 modified;

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), FALSE);

  if (text == NULL || !scriba_document_load_text (self, text, error))
    return FALSE;

  modified = scriba_store_get_modified (path);
  if (modified > 0)
    priv->modified = modified;
  scriba_document_set_path (self, path);
  priv->saved = g_bytes_ref (head_step (self)->text);
  return TRUE;
}

/**
 * scriba_document_set_path:
 * @self: a document
 * @path: (nullable): where to keep it from now on; %NULL keeps it in memory only
 */
void
scriba_document_set_path (ScribaDocument *self,
                          const char *path)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  g_set_str (&priv->path, path);
  g_clear_pointer (&priv->saved, g_bytes_unref);
}

/** scriba_document_get_path: where the document is kept, or %NULL. */
const char *
scriba_document_get_path (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  return priv->path;
}

/** scriba_document_get_text: the value as its file holds it. Returns: (transfer none). */
GBytes *
scriba_document_get_text (ScribaDocument *self)
{
  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  return head_step (self)->text;
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
 * @target: (nullable): what was set; consecutive commits of one target are one step
 * @label: (nullable): what undoing it is called, in the user's language; %NULL for the first value
 *
 * Makes the edited value a step of the history, publishes and keeps it.
 */
void
scriba_document_commit (ScribaDocument *self,
                        const char *target,
                        const char *label)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autofree char *written = NULL;
  Step *head;

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  node = SCRIBA_DOCUMENT_GET_CLASS (self)->write (self);
  written = scriba_json_to_text (node);
  text = g_bytes_new_take (written, strlen (written));
  written = NULL;

  head = head_step (self);
  if (head != NULL && g_bytes_equal (head->text, text))
    {
      published (self);
      return;
    }

  if (priv->steps->len > 0)
    g_ptr_array_set_size (priv->steps, priv->head + 1);
  if (head != NULL && priv->head > 0 && target != NULL && g_strcmp0 (head->target, target) == 0)
    g_ptr_array_remove_index (priv->steps, priv->head);
  g_ptr_array_add (priv->steps, step_new (text, target, label));
  priv->head = priv->steps->len - 1;
  priv->modified = g_get_real_time () / G_USEC_PER_SEC;

  published (self);
  scriba_document_save (self);
}

static void
move_head (ScribaDocument *self,
           guint head)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  g_autoptr (GError) error = NULL;

  priv->head = head;
  if (!set_value (self, head_step (self)->text, &error))
    g_error ("a step of the history cannot be read: %s", error->message);

  priv->modified = g_get_real_time () / G_USEC_PER_SEC;
  published (self);
  scriba_document_save (self);
}

/** scriba_document_undo: goes one step back, if there is one. */
void
scriba_document_undo (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  if (priv->head > 0)
    move_head (self, priv->head - 1);
}

/** scriba_document_redo: goes one step forward, if there is one. */
void
scriba_document_redo (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT (self));

  if (priv->head + 1 < priv->steps->len)
    move_head (self, priv->head + 1);
}

/** scriba_document_get_undo_label: what would be undone, or %NULL. */
const char *
scriba_document_get_undo_label (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  return priv->head > 0 ? head_step (self)->label : NULL;
}

/** scriba_document_get_redo_label: what would be done again, or %NULL. */
const char *
scriba_document_get_redo_label (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  Step *next;

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), NULL);

  if (priv->head + 1 >= priv->steps->len)
    return NULL;
  next = g_ptr_array_index (priv->steps, priv->head + 1);
  return next->label;
}

/** scriba_document_get_saved: whether the newest value is safe on disk. */
gboolean
scriba_document_get_saved (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);
  Step *step;

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT (self), FALSE);

  step = head_step (self);
  return step == NULL || priv->path == NULL || priv->saved == step->text;
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
  g_ptr_array_unref (priv->steps);
  g_clear_pointer (&priv->saving, g_bytes_unref);
  g_clear_pointer (&priv->saved, g_bytes_unref);
  g_clear_error (&priv->save_error);

  G_OBJECT_CLASS (scriba_document_parent_class)->finalize (object);
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
  properties[PROP_SAVED] =
    g_param_spec_boolean ("saved", NULL, NULL, TRUE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SAVE_ERROR] =
    g_param_spec_boxed ("save-error", NULL, NULL, G_TYPE_ERROR,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ScribaDocument::changed:
   *
   * The value is another one: after a commit, an undo or a redo, and after loading.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_FIRST,
                  G_STRUCT_OFFSET (ScribaDocumentClass, changed),
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
scriba_document_init (ScribaDocument *self)
{
  ScribaDocumentPrivate *priv = scriba_document_get_instance_private (self);

  priv->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
}
