/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-owner-box.h"

#include "scriba-error.h"
#include "scriba-json.h"
#include "scriba-store.h"

struct _ScribaOwnerBox
{
  ScribaDocument parent_instance;

  const ScribaGameFormat *format;
  gpointer box;
  char *owner_path;
  char *shipped_path;
  GError *open_error;
};

G_DEFINE_FINAL_TYPE (ScribaOwnerBox, scriba_owner_box, SCRIBA_TYPE_DOCUMENT)

enum
{
  PROP_0,
  PROP_OPEN_ERROR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean
scriba_owner_box_read (ScribaDocument *document,
                       JsonNode *node,
                       GError **error)
{
  ScribaOwnerBox *self = SCRIBA_OWNER_BOX (document);
  gpointer box = self->format->read_box (node, error);

  if (box == NULL)
    return FALSE;

  scriba_owner_box_take (self, box);
  return TRUE;
}

static JsonNode *
scriba_owner_box_write (ScribaDocument *document)
{
  ScribaOwnerBox *self = SCRIBA_OWNER_BOX (document);

  return self->format->write_box (self->box);
}

static void
scriba_owner_box_finalize (GObject *object)
{
  ScribaOwnerBox *self = SCRIBA_OWNER_BOX (object);

  g_clear_pointer (&self->box, self->format->free_box);
  g_free (self->owner_path);
  g_free (self->shipped_path);
  g_clear_error (&self->open_error);

  G_OBJECT_CLASS (scriba_owner_box_parent_class)->finalize (object);
}

static void
scriba_owner_box_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  ScribaOwnerBox *self = SCRIBA_OWNER_BOX (object);

  switch (prop_id)
    {
    case PROP_OPEN_ERROR:
      g_value_set_boxed (value, self->open_error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_owner_box_class_init (ScribaOwnerBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scriba_owner_box_finalize;
  object_class->get_property = scriba_owner_box_get_property;
  SCRIBA_DOCUMENT_CLASS (klass)->read = scriba_owner_box_read;
  SCRIBA_DOCUMENT_CLASS (klass)->write = scriba_owner_box_write;

  /**
   * ScribaOwnerBox:open-error:
   *
   * Why the owner's copy was refused, until it is started again.
   */
  properties[PROP_OPEN_ERROR] =
    g_param_spec_boxed ("open-error", NULL, NULL, G_TYPE_ERROR,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scriba_owner_box_init (ScribaOwnerBox *self)
{
}

/** scriba_owner_box_new: the owner's copy of the box of a game, to be opened. */
ScribaOwnerBox *
scriba_owner_box_new (const ScribaGameFormat *format)
{
  ScribaOwnerBox *self;

  g_return_val_if_fail (format != NULL, NULL);

  self = g_object_new (SCRIBA_TYPE_OWNER_BOX, NULL);
  self->format = format;
  return self;
}

/** scriba_owner_box_get_format: the game whose box it is. */
const ScribaGameFormat *
scriba_owner_box_get_format (ScribaOwnerBox *self)
{
  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), NULL);

  return self->format;
}

/* Which file an error is about: the folder is of no interest to the owner. */
static void
name_file (GError *error,
           const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  scriba_error_set_file (error, name);
}

/* Starts from the box that comes with Scriba, of which the first change is kept at @path.
 * What an installation without one has must not become the owner's copy. */
static void
load_shipped (ScribaOwnerBox *self,
              const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!scriba_document_load (SCRIBA_DOCUMENT (self), self->shipped_path, &error))
    {
      g_critical ("the shipped box cannot be read: %s", self->shipped_path);
      scriba_owner_box_take (self, self->format->new_box ());
      scriba_document_commit (SCRIBA_DOCUMENT (self), NULL, NULL);
      path = NULL;
    }

  if (path != NULL)
    scriba_document_keep_changes (SCRIBA_DOCUMENT (self), path);
  else
    scriba_document_set_path (SCRIBA_DOCUMENT (self), NULL);
}

/**
 * scriba_owner_box_open:
 * @self: a new owner's box
 * @path: where the owner's copy is kept
 * @shipped_path: the box as it comes with Scriba
 * @error: where to say what is wrong with the owner's copy
 *
 * Reads the owner's copy, or the shipped box where there is none yet. A copy
 * that cannot be read stays as it is: the shipped box is shown, and kept nowhere
 * until scriba_owner_box_start_again().
 *
 * Returns: %FALSE if the owner's copy was refused
 */
gboolean
scriba_owner_box_open (ScribaOwnerBox *self,
                       const char *path,
                       const char *shipped_path,
                       GError **error)
{
  gboolean exists;

  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), FALSE);
  g_return_val_if_fail (path != NULL && shipped_path != NULL, FALSE);

  g_set_str (&self->owner_path, path);
  g_set_str (&self->shipped_path, shipped_path);

  exists = g_file_test (path, G_FILE_TEST_EXISTS);
  if (exists && scriba_document_load (SCRIBA_DOCUMENT (self), path, &self->open_error))
    return TRUE;

  load_shipped (self, exists ? NULL : path);
  if (!exists)
    return TRUE;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN_ERROR]);
  if (error != NULL)
    *error = g_error_copy (self->open_error);
  return FALSE;
}

/** scriba_owner_box_get_open_error: why the owner's copy was refused, or %NULL. */
const GError *
scriba_owner_box_get_open_error (ScribaOwnerBox *self)
{
  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), NULL);

  return self->open_error;
}

/** scriba_owner_box_get_damaged_path: where the refused copy still is, or %NULL. */
const char *
scriba_owner_box_get_damaged_path (ScribaOwnerBox *self)
{
  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), NULL);

  return self->open_error != NULL ? self->owner_path : NULL;
}

/* Gives the file a name that no other has. */
static gboolean
move_aside (const char *path,
            GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint n = 1;; n++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.damaged-%u", path, n);
      g_autoptr (GFile) target = g_file_new_for_path (aside);
      g_autoptr (GError) refused = NULL;

      if (g_file_move (file, target, G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL, &refused))
        return TRUE;
      if (g_error_matches (refused, G_IO_ERROR, G_IO_ERROR_EXISTS))
        continue;

      if (error != NULL)
        {
          scriba_error_set (error, SCRIBA_ERROR_UNWRITABLE, NULL, refused->message, NULL, 0, 0);
          name_file (*error, path);
        }
      return FALSE;
    }
}

/**
 * scriba_owner_box_start_again:
 * @self: an owner's box whose copy was refused
 * @error: where to say why not
 *
 * Moves the refused copy aside, to its name with ".damaged-1" or the next free
 * number, and goes on from the shipped box.
 *
 * Returns: %FALSE if it could not be moved; all is as before then
 */
gboolean
scriba_owner_box_start_again (ScribaOwnerBox *self,
                              GError **error)
{
  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), FALSE);
  g_return_val_if_fail (self->open_error != NULL, FALSE);

  if (!move_aside (self->owner_path, error))
    return FALSE;

  g_clear_error (&self->open_error);
  load_shipped (self, self->owner_path);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN_ERROR]);
  return TRUE;
}

/**
 * scriba_owner_box_read_other:
 * @format: a game
 * @path: a file of the format scriba-box/1
 * @error: where to say what is wrong with it
 *
 * Returns: (transfer full): a box of that game, to be merged with the owner's, or %NULL
 */
gpointer
scriba_owner_box_read_other (const ScribaGameFormat *format,
                             const char *path,
                             GError **error)
{
  g_autoptr (GBytes) text = NULL;
  g_autoptr (JsonNode) node = NULL;
  GError *refused = NULL;
  gpointer box = NULL;

  g_return_val_if_fail (format != NULL && path != NULL, NULL);

  text = scriba_store_read (path, &refused);
  if (text != NULL)
    node = scriba_json_parse_shown (text, &refused);
  if (node != NULL)
    box = format->read_box (node, &refused);

  if (box == NULL)
    {
      name_file (refused, path);
      g_propagate_error (error, refused);
    }
  return box;
}

/** scriba_owner_box_get_box: the box to draw from; not to be kept over a change. */
gconstpointer
scriba_owner_box_get_box (ScribaOwnerBox *self)
{
  g_return_val_if_fail (SCRIBA_IS_OWNER_BOX (self), NULL);

  return self->box;
}

/** scriba_owner_box_edit: the box, to be changed and then committed with scriba_document_commit(). */
gpointer
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
                       gpointer box)
{
  g_return_if_fail (SCRIBA_IS_OWNER_BOX (self));

  g_clear_pointer (&self->box, self->format->free_box);
  self->box = box;
}
