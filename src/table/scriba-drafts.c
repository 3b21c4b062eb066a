/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-drafts.h"

#include <glib/gstdio.h>

#define REMOVED ".removed"

struct _ScribaDrafts
{
  GObject parent_instance;

  char *folder;
  GListStore *store;
  guint n_damaged;
};

static void scriba_drafts_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaDrafts, scriba_drafts, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, scriba_drafts_list_model_init))

enum
{
  PROP_0,
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

/**
 * scriba_drafts_load:
 * @self: the drafts
 *
 * Reads what the folder holds. A file that cannot be read is left alone and
 * counted; what was removed the last time goes for good.
 */
void
scriba_drafts_load (ScribaDrafts *self)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (SCRIBA_IS_DRAFTS (self));

  self->n_damaged = 0;
  dir = g_dir_open (self->folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      g_autoptr (ScribaDraft) draft = NULL;

      if (g_str_has_suffix (name, REMOVED))
        g_unlink (path);
      if (!g_str_has_suffix (name, ".json"))
        continue;

      draft = scriba_draft_open (path, NULL);
      if (draft != NULL)
        g_list_store_insert_sorted (self->store, draft, compare_newest_first, NULL);
      else
        self->n_damaged++;
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_DAMAGED]);
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
  g_list_store_insert (self->store, 0, draft);
  scriba_document_save (SCRIBA_DOCUMENT (draft));
}

static char *
removed_path (ScribaDraft *draft)
{
  return g_strconcat (scriba_document_get_path (SCRIBA_DOCUMENT (draft)), REMOVED, NULL);
}

/**
 * scriba_drafts_remove:
 * @self: the drafts
 * @draft: one of them
 *
 * Takes it off the list. Its file stays aside until the next load, so that
 * scriba_drafts_restore() can bring it back.
 */
void
scriba_drafts_remove (ScribaDrafts *self,
                      ScribaDraft *draft)
{
  g_autofree char *aside = NULL;
  guint position;

  g_return_if_fail (SCRIBA_IS_DRAFTS (self));
  g_return_if_fail (SCRIBA_IS_DRAFT (draft));

  if (!g_list_store_find (self->store, draft, &position))
    return;

  scriba_document_wait (SCRIBA_DOCUMENT (draft));
  aside = removed_path (draft);
  g_rename (scriba_document_get_path (SCRIBA_DOCUMENT (draft)), aside);
  g_list_store_remove (self->store, position);
}

/** scriba_drafts_restore: brings a removed draft back. */
void
scriba_drafts_restore (ScribaDrafts *self,
                       ScribaDraft *draft)
{
  g_autofree char *aside = NULL;

  g_return_if_fail (SCRIBA_IS_DRAFTS (self));
  g_return_if_fail (SCRIBA_IS_DRAFT (draft));

  aside = removed_path (draft);
  g_rename (aside, scriba_document_get_path (SCRIBA_DOCUMENT (draft)));
  g_list_store_insert_sorted (self->store, draft, compare_newest_first, NULL);
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
