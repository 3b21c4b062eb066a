/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-refusal.h"

#include "scriba-announce.h"
#include "scriba-game-act.h"

/**
 * ScribaRefusal:
 *
 * Why what was asked for in a dialog over a game was not recorded. It stays until something is: until then it is true.
 *
 * Accessibility: what it says is announced.
 */
struct _ScribaRefusal
{
  AdwBin parent_instance;

  ScribaTable *table;
  guint32 refused_at; /* where the game stood */
  AdwBanner *banner;
};

G_DEFINE_FINAL_TYPE (ScribaRefusal, scriba_refusal, ADW_TYPE_BIN)

static guint32
get_head (ScribaRefusal *self)
{
  return scriba_history_get_head (scriba_table_get_history (self->table));
}

/* That all is saved now changes nothing of it. */
static void
changed_cb (ScribaRefusal *self)
{
  if (get_head (self) != self->refused_at)
    adw_banner_set_revealed (self->banner, FALSE);
}

static void
scriba_refusal_finalize (GObject *object)
{
  g_clear_object (&SCRIBA_REFUSAL (object)->table);

  G_OBJECT_CLASS (scriba_refusal_parent_class)->finalize (object);
}

static void
scriba_refusal_class_init (ScribaRefusalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_refusal_finalize;
}

static void
scriba_refusal_init (ScribaRefusal *self)
{
  self->banner = ADW_BANNER (adw_banner_new (""));
  adw_banner_set_use_markup (self->banner, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->banner));
}

/** scriba_refusal_set_table: sets the game that the dialog is over; once. */
void
scriba_refusal_set_table (ScribaRefusal *self,
                          ScribaTable *table)
{
  g_return_if_fail (SCRIBA_IS_REFUSAL (self) && SCRIBA_IS_TABLE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

/**
 * scriba_refusal_dispatch:
 * @self: in a dialog over a game
 * @kind: what happens
 * @args: its arguments
 *
 * Records an entry, or says why not.
 *
 * Returns: whether it was recorded
 */
gboolean
scriba_refusal_dispatch (ScribaRefusal *self,
                         guint kind,
                         gconstpointer args)
{
  g_autofree char *reason = NULL;
  ScribaVerdict verdict;

  g_return_val_if_fail (SCRIBA_IS_REFUSAL (self), FALSE);

  if (scriba_table_dispatch (self->table, kind, args, &verdict))
    return TRUE;

  reason = scriba_game_explain_refusal (self->table, scriba_table_get_state (self->table), kind, &verdict);
  scriba_refusal_say (self, reason);
  return FALSE;
}

/** scriba_refusal_say: says why something is not recorded. */
void
scriba_refusal_say (ScribaRefusal *self,
                    const char *reason)
{
  g_return_if_fail (SCRIBA_IS_REFUSAL (self));

  self->refused_at = get_head (self);
  adw_banner_set_title (self->banner, reason);
  adw_banner_set_revealed (self->banner, TRUE);
  scriba_announce (GTK_WIDGET (self), reason);
}
