/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-final.h"

#include "bce-final.h"
#include "bce-game.h"

struct _ScribaFinal
{
  GObject parent_instance;

  ScribaTable *table;
  BceNameFunc name;

  /* Made of the table's state and box when they are asked for. */
  BceScoring *scoring;
  BceScore *score;
  gboolean adds_up;
  guint32 head;
  guint edition;
};

static void scriba_final_holder_init (ScribaScoreHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaFinal, scriba_final, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (SCRIBA_TYPE_SCORE_HOLDER, scriba_final_holder_init))

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Whoever hears of a change first finds the new score. */
static void
refresh (ScribaFinal *self)
{
  guint32 head = scriba_history_get_head (scriba_table_get_history (self->table));
  guint edition = scriba_table_get_edition (self->table);

  if (self->scoring != NULL && self->head == head && self->edition == edition)
    return;

  g_clear_pointer (&self->scoring, bce_scoring_free);
  self->adds_up = bce_final_score (bce_table_get_state (self->table), bce_table_get_box (self->table), self->name,
                                   &self->scoring, self->score);
  self->head = head;
  self->edition = edition;
}

static const BceScoring *
scriba_final_get_scoring (ScribaScoreHolder *holder)
{
  ScribaFinal *self = SCRIBA_FINAL (holder);

  refresh (self);
  return self->scoring;
}

static const BceScore *
scriba_final_get_score (ScribaScoreHolder *holder)
{
  ScribaFinal *self = SCRIBA_FINAL (holder);

  refresh (self);
  return self->score;
}

static BceCharacter
scriba_final_get_character (ScribaScoreHolder *holder,
                            guint player)
{
  return bce_table_get_state (SCRIBA_FINAL (holder)->table)->players[player].character;
}

/* Recruits are listed type by type, in the order of the box. */
static const char *
scriba_final_get_recruit_type (ScribaScoreHolder *holder,
                               guint player,
                               guint recruit)
{
  ScribaFinal *self = SCRIBA_FINAL (holder);
  const BceState *state = bce_table_get_state (self->table);
  const BceBox *box = bce_table_get_box (self->table);
  guint end = 0;

  for (guint type = 0; type < box->recruits->len; type++)
    {
      const BceRecruit *printed = &g_array_index (box->recruits, BceRecruit, type);

      if (printed->field >= 0)
        end += bce_final_count_collegium (state, player, type);
      if (recruit < end)
        return printed->id;
    }
  return NULL;
}

static void
changed_cb (ScribaFinal *self)
{
  g_clear_pointer (&self->scoring, bce_scoring_free);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
scriba_final_finalize (GObject *object)
{
  ScribaFinal *self = SCRIBA_FINAL (object);

  g_clear_pointer (&self->scoring, bce_scoring_free);
  bce_score_free (self->score);
  g_object_unref (self->table);

  G_OBJECT_CLASS (scriba_final_parent_class)->finalize (object);
}

static void
scriba_final_holder_init (ScribaScoreHolderInterface *iface)
{
  iface->get_scoring = scriba_final_get_scoring;
  iface->get_score = scriba_final_get_score;
  iface->get_character = scriba_final_get_character;
  iface->get_recruit_type = scriba_final_get_recruit_type;
}

static void
scriba_final_class_init (ScribaFinalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_final_finalize;

  /** ScribaFinal::changed: the score is another one. */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
scriba_final_init (ScribaFinal *self)
{
  self->score = bce_score_new ();
}

/** scriba_final_new: (transfer full): the final score of a game; @name says what structures are called. */
ScribaFinal *
scriba_final_new (ScribaTable *table,
                  BceNameFunc name)
{
  ScribaFinal *self = g_object_new (SCRIBA_TYPE_FINAL, NULL);

  self->table = g_object_ref (table);
  self->name = name;
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/** scriba_final_adds_up: whether the lines of the score add up to the result, which is the confirmed one once there is one. */
gboolean
scriba_final_adds_up (ScribaFinal *self)
{
  g_return_val_if_fail (SCRIBA_IS_FINAL (self), FALSE);

  refresh (self);
  return self->adds_up;
}

/** scriba_final_get_table: (transfer none): the game. */
ScribaTable *
scriba_final_get_table (ScribaFinal *self)
{
  g_return_val_if_fail (SCRIBA_IS_FINAL (self), NULL);

  return self->table;
}
