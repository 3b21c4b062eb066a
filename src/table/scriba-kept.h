/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_KEPT (scriba_kept_get_type ())
G_DECLARE_INTERFACE (ScribaKept, scriba_kept, SCRIBA, KEPT, GObject)

/**
 * ScribaKeptInterface:
 * @undo: takes one step back
 * @redo: takes one step forward
 * @save: writes again what could not be written
 * @make_copy: (transfer full): the text of a file that holds all of it
 * @give_up: (nullable): goes on from what is on the disk, if that is what settles a failed write; returns whether it is
 * @get_saved: whether all of it is on the disk
 * @get_save_error: (nullable): why it could not be written
 *
 * Something that is edited, undone and kept without being asked: a document or
 * a game. It has the properties `saved` and `save-error` and the signal ::changed.
 */
struct _ScribaKeptInterface
{
  GTypeInterface parent_iface;

  void (*undo) (ScribaKept *self);
  void (*redo) (ScribaKept *self);
  void (*save) (ScribaKept *self);
  GBytes *(*make_copy) (ScribaKept *self);
  gboolean (*give_up) (ScribaKept *self);
  gboolean (*get_saved) (ScribaKept *self);
  const GError *(*get_save_error) (ScribaKept *self);
};

void scriba_kept_undo (ScribaKept *self);
void scriba_kept_redo (ScribaKept *self);
void scriba_kept_save (ScribaKept *self);
GBytes *scriba_kept_make_copy (ScribaKept *self);
gboolean scriba_kept_give_up (ScribaKept *self,
                              GBytes *copy);
gboolean scriba_kept_get_saved (ScribaKept *self);
const GError *scriba_kept_get_save_error (ScribaKept *self);

G_END_DECLS
