/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-kept.h"

G_DEFINE_INTERFACE (ScribaKept, scriba_kept, G_TYPE_OBJECT)

static void
scriba_kept_default_init (ScribaKeptInterface *iface)
{
  g_object_interface_install_property (iface,
                                       g_param_spec_boolean ("saved", NULL, NULL, TRUE,
                                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_interface_install_property (iface,
                                       g_param_spec_boxed ("save-error", NULL, NULL, G_TYPE_ERROR,
                                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

/** scriba_kept_undo: takes one step back, if there is one. */
void
scriba_kept_undo (ScribaKept *self)
{
  SCRIBA_KEPT_GET_IFACE (self)->undo (self);
}

/** scriba_kept_redo: takes one step forward, if there is one. */
void
scriba_kept_redo (ScribaKept *self)
{
  SCRIBA_KEPT_GET_IFACE (self)->redo (self);
}

/** scriba_kept_save: tries again to write what could not be written. */
void
scriba_kept_save (ScribaKept *self)
{
  SCRIBA_KEPT_GET_IFACE (self)->save (self);
}

/** scriba_kept_make_copy: (transfer full): the text of a file that holds all of it. */
GBytes *
scriba_kept_make_copy (ScribaKept *self)
{
  return SCRIBA_KEPT_GET_IFACE (self)->make_copy (self);
}

/**
 * scriba_kept_give_up:
 * @self: what is kept
 * @copy: what a file holds that somebody has just written elsewhere
 *
 * Where something will never be written in its place, goes on from what is there, if the copy has all that is shown.
 *
 * Returns: whether it does so, as soon as that is read
 */
gboolean
scriba_kept_give_up (ScribaKept *self,
                     GBytes *copy)
{
  g_autoptr (GBytes) now = NULL;

  if (SCRIBA_KEPT_GET_IFACE (self)->give_up == NULL || scriba_kept_get_save_error (self) == NULL)
    return FALSE;

  now = scriba_kept_make_copy (self);
  return g_bytes_equal (now, copy) && SCRIBA_KEPT_GET_IFACE (self)->give_up (self);
}

/** scriba_kept_get_saved: whether all of it is on the disk. */
gboolean
scriba_kept_get_saved (ScribaKept *self)
{
  return SCRIBA_KEPT_GET_IFACE (self)->get_saved (self);
}

/** scriba_kept_get_save_error: (nullable): why it could not be written. */
const GError *
scriba_kept_get_save_error (ScribaKept *self)
{
  return SCRIBA_KEPT_GET_IFACE (self)->get_save_error (self);
}
