/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game-item-private.h"

#include "scriba-record.h"
#include "scriba-renaming.h"

struct _ScribaGameItem
{
  GObject parent_instance;

  char *id;
  const ScribaGameFormat *format;
  gpointer summary;
  gboolean finished;
  gint64 modified;
  gint64 deleted;
};

G_DEFINE_FINAL_TYPE (ScribaGameItem, scriba_game_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_MODIFIED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
scriba_game_item_finalize (GObject *object)
{
  ScribaGameItem *self = SCRIBA_GAME_ITEM (object);

  g_free (self->id);
  g_free (self->summary);

  G_OBJECT_CLASS (scriba_game_item_parent_class)->finalize (object);
}

static void
scriba_game_item_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_MODIFIED:
      g_value_set_int64 (value, SCRIBA_GAME_ITEM (object)->modified);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_game_item_class_init (ScribaGameItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scriba_game_item_finalize;
  object_class->get_property = scriba_game_item_get_property;

  properties[PROP_MODIFIED] = g_param_spec_int64 ("modified", NULL, NULL, G_MININT64, G_MAXINT64, 0,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scriba_game_item_init (ScribaGameItem *self)
{
}

/** scriba_game_item_new: (transfer full): of a game of which nothing is known yet. */
ScribaGameItem *
scriba_game_item_new (const char *id,
                      const ScribaGameFormat *format)
{
  ScribaGameItem *self = g_object_new (SCRIBA_TYPE_GAME_ITEM, NULL);

  self->id = g_strdup (id);
  self->format = format;
  self->summary = g_malloc0 (format->summary->size);
  return self;
}

/** scriba_game_item_new_from_row: (transfer full): of a game as the journal lists it. */
ScribaGameItem *
scriba_game_item_new_from_row (const ScribaJournalRow *row,
                               const ScribaGameFormat *format)
{
  ScribaGameItem *self = scriba_game_item_new (row->id, format);

  scriba_game_summary_from_text (format, row->summary, self->summary);
  self->finished = row->finished;
  self->modified = row->modified;
  self->deleted = row->deleted;
  return self;
}

/**
 * scriba_game_item_sum_up:
 * @self: an item
 * @state: where the game stands
 * @box: its box
 *
 * Returns: whether there is anything else to tell of the game since
 */
gboolean
scriba_game_item_sum_up (ScribaGameItem *self,
                         gconstpointer state,
                         gconstpointer box)
{
  const ScribaShape *shape = self->format->summary;
  g_autofree gpointer before = g_memdup2 (self->summary, shape->size);

  self->format->sum_up (state, box, self->summary);
  self->finished = self->format->is_over (state);
  return !scriba_record_equal (shape, before, self->summary);
}

/** scriba_game_item_rename: tells of somebody by another name. */
void
scriba_game_item_rename (ScribaGameItem *self,
                         const char *from,
                         const char *to)
{
  g_autoptr (GArray) renamings = scriba_renamings_new ();

  scriba_renamings_add (renamings, 0, from, to);
  scriba_record_rename (self->format->summary, self->summary, renamings, 0);
}

/** scriba_game_item_set_modified: tells when it was last changed, in seconds since 1970. */
void
scriba_game_item_set_modified (ScribaGameItem *self,
                               gint64 modified)
{
  self->modified = modified;
}

/** scriba_game_item_set_deleted: tells when it was deleted, in seconds since 1970; 0 if it is not. */
void
scriba_game_item_set_deleted (ScribaGameItem *self,
                              gint64 deleted)
{
  self->deleted = deleted;
}

/** scriba_game_item_changed: to be called once all is told that has changed. */
void
scriba_game_item_changed (ScribaGameItem *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

/** scriba_game_item_get_id: the game's UUID. */
const char *
scriba_game_item_get_id (ScribaGameItem *self)
{
  g_return_val_if_fail (SCRIBA_IS_GAME_ITEM (self), NULL);

  return self->id;
}

/** scriba_game_item_get_format: which game it is. */
const ScribaGameFormat *
scriba_game_item_get_format (ScribaGameItem *self)
{
  g_return_val_if_fail (SCRIBA_IS_GAME_ITEM (self), NULL);

  return self->format;
}

/** scriba_game_item_get_summary: where the game stands, and who plays it: a record of its format's summary. */
gconstpointer
scriba_game_item_get_summary (ScribaGameItem *self)
{
  g_return_val_if_fail (SCRIBA_IS_GAME_ITEM (self), NULL);

  return self->summary;
}

/** scriba_game_item_get_finished: whether the game is over. */
gboolean
scriba_game_item_get_finished (ScribaGameItem *self)
{
  g_return_val_if_fail (SCRIBA_IS_GAME_ITEM (self), FALSE);

  return self->finished;
}

/** scriba_game_item_get_modified: when it was last changed, in seconds since 1970. */
gint64
scriba_game_item_get_modified (ScribaGameItem *self)
{
  g_return_val_if_fail (SCRIBA_IS_GAME_ITEM (self), 0);

  return self->modified;
}

/** scriba_game_item_get_deleted: when it was deleted, in seconds since 1970; 0 if it is not. */
gint64
scriba_game_item_get_deleted (ScribaGameItem *self)
{
  g_return_val_if_fail (SCRIBA_IS_GAME_ITEM (self), 0);

  return self->deleted;
}
