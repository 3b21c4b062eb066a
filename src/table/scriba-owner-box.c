/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-owner-box.h"

#include "bce-files.h"

struct _ScribaOwnerBox
{
  ScribaDocument parent_instance;

  BceBox *box;
};

G_DEFINE_FINAL_TYPE (ScribaOwnerBox, scriba_owner_box, SCRIBA_TYPE_DOCUMENT)

static gboolean
scriba_owner_box_read (ScribaDocument *document,
                       JsonNode *node,
                       GError **error)
{
  BceBox *box = bce_box_from_json (node, error);

  if (box == NULL)
    return FALSE;

  scriba_owner_box_take (SCRIBA_OWNER_BOX (document), box);
  return TRUE;
}

static JsonNode *
scriba_owner_box_write (ScribaDocument *document)
{
  return bce_box_to_json (SCRIBA_OWNER_BOX (document)->box);
}

static void
scriba_owner_box_finalize (GObject *object)
{
  ScribaOwnerBox *self = SCRIBA_OWNER_BOX (object);

  g_clear_pointer (&self->box, bce_box_free);

  G_OBJECT_CLASS (scriba_owner_box_parent_class)->finalize (object);
}

static void
scriba_owner_box_class_init (ScribaOwnerBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_owner_box_finalize;
  SCRIBA_DOCUMENT_CLASS (klass)->read = scriba_owner_box_read;
  SCRIBA_DOCUMENT_CLASS (klass)->write = scriba_owner_box_write;
}

static void
scriba_owner_box_init (ScribaOwnerBox *self)
{
}

/** scriba_owner_box_new: the owner's copy of a box, to be opened. */
ScribaOwnerBox *
scriba_owner_box_new (void)
{
  return g_object_new (SCRIBA_TYPE_OWNER_BOX, NULL);
}

/**
 * scriba_owner_box_open:
 * @self: a new owner's box
 * @path: where the owner's copy is kept
 * @shipped_path: the box as it comes with Scriba
 * @error: where to say what is wrong with the owner's copy
 *
 * Reads the owner's copy, or the shipped box where there is none yet. A copy
 * that cannot be read stays as it is: the shipped box is shown, and kept nowhere.
 *
 * Returns: %FALSE if the owner's copy was refused
 */
gboolean
scriba_owner_box_open (ScribaOwnerBox *self,
                       const char *path,
                       const char *shipped_path,
                       GError **error)
{
  g_autoptr (GError) shipped_error = NULL;
  gboolean exists;

  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), FALSE);

  exists = g_file_test (path, G_FILE_TEST_EXISTS);
  if (exists && scriba_document_load (SCRIBA_DOCUMENT (self), path, error))
    return TRUE;

  if (!scriba_document_load (SCRIBA_DOCUMENT (self), shipped_path, &shipped_error))
    g_error ("the shipped box cannot be read: %s", shipped_error->message);
  scriba_document_set_path (SCRIBA_DOCUMENT (self), exists ? NULL : path);
  return !exists;
}

/** scriba_owner_box_get_box: the box to draw from; not to be kept over a change. */
const BceBox *
scriba_owner_box_get_box (ScribaOwnerBox *self)
{
  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), NULL);

  return self->box;
}

/** scriba_owner_box_edit: the box, to be changed and then committed with scriba_document_commit(). */
BceBox *
scriba_owner_box_edit (ScribaOwnerBox *self)
{
  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), NULL);

  return self->box;
}

/**
 * scriba_owner_box_take:
 * @self: an owner's box
 * @box: (transfer full): a box to stand in its place, as from a merge
 *
 * To be committed by the caller.
 */
void
scriba_owner_box_take (ScribaOwnerBox *self,
                       BceBox *box)
{
  g_return_if_fail (SCRIBA_IS_OWNER_BOX (self));

  g_clear_pointer (&self->box, bce_box_free);
  self->box = box;
}
