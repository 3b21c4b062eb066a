/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-reveal.h"

#include <string.h>

#include "bce-game.h"
#include "bce-reveal.h"
#include "bce-revealed.h"

struct _ScribaReveal
{
  GObject parent_instance;

  ScribaTable *table;
  BceNameFunc name;
  ScribaRevealRecord record;
  gpointer user_data;

  /* Made of the table's state and box when they are asked for. */
  BceBoards *boards;
  BceOutcome *outcome;
  gboolean otherwise; /* than it was confirmed would it come out now */
  guint32 head;
  guint edition;
};

static void scriba_reveal_holder_init (ScribaBoardsHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaReveal, scriba_reveal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (SCRIBA_TYPE_BOARDS_HOLDER, scriba_reveal_holder_init))

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const BceState *
get_state (ScribaReveal *self)
{
  return bce_table_get_state (self->table);
}

static void
forget (ScribaReveal *self)
{
  g_clear_pointer (&self->boards, bce_boards_free);
}

/* (nullable): what was confirmed this year; the newest on the way to the head. */
static const BceResolve *
find_confirmed (ScribaReveal *self)
{
  ScribaHistory *history = scriba_table_get_history (self->table);
  guint32 seq = bce_state_is_resolved (get_state (self)) ? scriba_history_get_head (history) : 0;

  while (seq != 0)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, seq);

      if (entry->kind == BCE_ENTRY_RESOLVE)
        return entry->args;
      seq = entry->parent;
    }

  return NULL;
}

/* Whoever hears of a change first finds the new boards. */
static void
refresh (ScribaReveal *self)
{
  guint32 head = scriba_history_get_head (scriba_table_get_history (self->table));
  guint edition = scriba_table_get_edition (self->table);
  const BceResolve *confirmed;

  if (self->boards != NULL && self->head == head && self->edition == edition)
    return;

  forget (self);
  self->boards = bce_reveal_make_boards (get_state (self), bce_table_get_box (self->table), self->name);
  self->head = head;
  self->edition = edition;
  bce_resolve (self->boards, self->outcome);
  confirmed = find_confirmed (self);
  self->otherwise = confirmed != NULL && !bce_reveal_take_resolve (get_state (self), confirmed, self->outcome);
}

static const BceBoards *
scriba_reveal_get_boards (ScribaBoardsHolder *holder)
{
  ScribaReveal *self = SCRIBA_REVEAL (holder);

  refresh (self);
  return self->boards;
}

static const BceOutcome *
scriba_reveal_get_outcome (ScribaBoardsHolder *holder)
{
  ScribaReveal *self = SCRIBA_REVEAL (holder);

  refresh (self);
  return self->outcome;
}

static gboolean
scriba_reveal_is_otherwise (ScribaBoardsHolder *holder)
{
  ScribaReveal *self = SCRIBA_REVEAL (holder);

  refresh (self);
  return self->otherwise;
}

static BceCharacter
scriba_reveal_get_character (ScribaBoardsHolder *holder,
                             guint seat)
{
  return get_state (SCRIBA_REVEAL (holder))->players[seat].character;
}

static BceBoards *
scriba_reveal_edit (ScribaBoardsHolder *holder)
{
  ScribaReveal *self = SCRIBA_REVEAL (holder);

  refresh (self);
  return self->boards;
}

static void
record_board (ScribaReveal *self,
              const BceBoardEntry *entry)
{
  if (memcmp (&entry->board, bce_state_board (get_state (self), entry->seat, entry->field), sizeof entry->board) != 0)
    self->record (BCE_ENTRY_BOARD, entry, self->user_data);
}

static void
commit_board (ScribaReveal *self,
              const BceBoard *from,
              BceField field,
              guint seat)
{
  BceBoardEntry entry = { .seat = seat, .field = field };

  bce_revealed_take_board (from, bce_state_board (get_state (self), seat, field), &entry.board);
  record_board (self, &entry);
}

/* What is printed on the card, without what it did this once. */
static gboolean
learn_card (BceRecruit *recruit,
            const BceCard *card)
{
  BceRecruit before = *recruit;

  recruit->authority = card->authority;
  recruit->charisma = card->charisma;
  recruit->ambition_known = card->ambition_known;
  recruit->n_ambitions = card->n_ambitions;
  memcpy (recruit->ambition, card->ambition, sizeof recruit->ambition);
  recruit->abilities_known = card->abilities_known;
  recruit->n_abilities = card->n_abilities;
  memcpy (recruit->abilities, card->abilities, sizeof recruit->abilities);
  for (guint i = 0; i < BCE_MAX_ABILITIES; i++)
    recruit->abilities[i].effects = NULL;

  return memcmp (&before, recruit, sizeof before) != 0;
}

static void
commit_card (ScribaReveal *self,
             const BceCard *card)
{
  g_autoptr (BceBox) box = bce_box_copy (bce_table_get_box (self->table));
  BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, card->recruit);
  g_autofree char *called = self->name (box, BCE_BOX_RECRUITS, card->recruit);
  gboolean changed = learn_card (recruit, card);

  if (g_strcmp0 (called, card->name) != 0)
    {
      g_set_str (&recruit->name, card->name);
      changed = TRUE;
    }
  if (changed)
    bce_table_set_box (self->table, g_steal_pointer (&box));
}

static void
commit_tile (ScribaReveal *self,
             const BceTile *from,
             BceField field)
{
  g_autoptr (BceBox) box = bce_box_copy (bce_table_get_box (self->table));
  BceAllegiance *tile = (BceAllegiance *) bce_state_find_tile (get_state (self), box, get_state (self)->year, field);

  if (tile == NULL)
    return;

  tile->authority = from->authority;
  tile->charisma = from->charisma;
  bce_table_set_box (self->table, g_steal_pointer (&box));
}

static void
scriba_reveal_commit (ScribaBoardsHolder *holder,
                      const ScribaBoardsEdit *edit,
                      const char *label)
{
  ScribaReveal *self = SCRIBA_REVEAL (holder);
  /* The edited value ends here: what is recorded of it comes back from the table. */
  g_autoptr (BceBoards) edited = g_steal_pointer (&self->boards);
  const BceBoard *board;

  g_return_if_fail (edited != NULL);

  board = &edited->boards[edit->seat][edit->field];
  if (edit->part == SCRIBA_PART_TILE)
    {
      commit_tile (self, &edited->tiles[edit->field], edit->field);
      return;
    }

  if (edit->part == SCRIBA_PART_CARD)
    commit_card (self, &board->stack[edit->card]);
  commit_board (self, board, edit->field, edit->seat);
}

static void
changed_cb (ScribaReveal *self)
{
  forget (self);
  if (get_state (self)->im >= 0)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
scriba_reveal_finalize (GObject *object)
{
  ScribaReveal *self = SCRIBA_REVEAL (object);

  forget (self);
  bce_outcome_free (self->outcome);
  g_object_unref (self->table);

  G_OBJECT_CLASS (scriba_reveal_parent_class)->finalize (object);
}

static void
scriba_reveal_holder_init (ScribaBoardsHolderInterface *iface)
{
  iface->get_boards = scriba_reveal_get_boards;
  iface->get_outcome = scriba_reveal_get_outcome;
  iface->is_otherwise = scriba_reveal_is_otherwise;
  iface->get_character = scriba_reveal_get_character;
  iface->edit = scriba_reveal_edit;
  iface->commit = scriba_reveal_commit;
}

static void
scriba_reveal_class_init (ScribaRevealClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_reveal_finalize;

  /** ScribaReveal::changed: the boards are other ones. */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
scriba_reveal_init (ScribaReveal *self)
{
  self->outcome = bce_outcome_new ();
}

/**
 * scriba_reveal_new:
 * @table: a game
 * @name: what cards are called
 * @record: what records entries
 * @user_data: for @record
 *
 * Returns: (transfer full): the boards of that game; it needs an Imperium Maius when they are asked for
 */
ScribaReveal *
scriba_reveal_new (ScribaTable *table,
                   BceNameFunc name,
                   ScribaRevealRecord record,
                   gpointer user_data)
{
  ScribaReveal *self = g_object_new (SCRIBA_TYPE_REVEAL, NULL);

  self->table = g_object_ref (table);
  self->name = name;
  self->record = record;
  self->user_data = user_data;
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/** scriba_reveal_get_table: (transfer none): the game. */
ScribaTable *
scriba_reveal_get_table (ScribaReveal *self)
{
  g_return_val_if_fail (SCRIBA_IS_REVEAL (self), NULL);

  return self->table;
}

/** scriba_reveal_get_state: (transfer none): its state, until it changes. */
const BceState *
scriba_reveal_get_state (ScribaReveal *self)
{
  g_return_val_if_fail (SCRIBA_IS_REVEAL (self), NULL);

  return get_state (self);
}

/** scriba_reveal_get_charisma: cubes of a type, a number below %BCE_N_CHARISMA, that were played as charisma. */
int
scriba_reveal_get_charisma (ScribaReveal *self,
                            BceField field,
                            guint seat,
                            guint type)
{
  g_return_val_if_fail (SCRIBA_IS_REVEAL (self), 0);

  return bce_state_board (get_state (self), seat, field)->charisma[type];
}

/** scriba_reveal_set_charisma: says how many cubes of a type were played as charisma. */
void
scriba_reveal_set_charisma (ScribaReveal *self,
                            BceField field,
                            guint seat,
                            guint type,
                            int count)
{
  BceBoardEntry entry = { .seat = seat, .field = field };

  g_return_if_fail (SCRIBA_IS_REVEAL (self));

  entry.board = *bce_state_board (get_state (self), seat, field);
  entry.board.charisma[type] = count;
  record_board (self, &entry);
}
