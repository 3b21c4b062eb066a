/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-history.h"

#include <string.h>

#include "scriba-renaming.h"

/*
 * A state is kept at every so many entries, so that none is far from one. When there are too many of them every second
 * is given up, so that a long night needs no more memory for them than a short one. Of entries that are read one is kept
 * as soon as their line goes on for as many: however the lines of a file branch, there are no more states than that.
 */
#define FIRST_SPACING 32
#define MAX_STATES 128

typedef struct
{
  ScribaEntry *entry;
  guint32 depth;    /* entries from the start to this one */
  gpointer snapshot; /* the state after it, or NULL */
} Node;

struct _ScribaHistory
{
  const ScribaGame *game;
  gpointer start;
  gpointer state; /* after the head */
  GArray *nodes;  /* (element-type Node), by seq - 1 */
  GArray *path;   /* (element-type guint32) from an entry back to a state that is kept */
  guint32 head;
  guint32 tip;
  guint32 spacing; /* of the states that are kept, in entries of a line */
  guint n_states;
};

static Node *
node_at (ScribaHistory *self,
         guint32 seq)
{
  return &g_array_index (self->nodes, Node, seq - 1);
}

static const ScribaEntry *
entry_at (ScribaHistory *self,
          guint32 seq)
{
  return node_at (self, seq)->entry;
}

static void
node_clear (Node *node,
            const ScribaGame *game)
{
  scriba_entry_free (node->entry, game->kinds);
  g_free (node->snapshot);
}

/**
 * scriba_history_new:
 * @game: the game
 * @start: its state before the first entry, copied
 *
 * Returns: (transfer full): a history without entries
 */
ScribaHistory *
scriba_history_new (const ScribaGame *game,
                    gconstpointer start)
{
  ScribaHistory *self;

  g_return_val_if_fail (game != NULL && start != NULL, NULL);

  self = g_new0 (ScribaHistory, 1);
  self->game = game;
  self->start = g_memdup2 (start, game->state->size);
  self->state = g_memdup2 (start, game->state->size);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->path = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->spacing = FIRST_SPACING;
  return self;
}

/** scriba_history_free: frees a history with its entries. */
void
scriba_history_free (ScribaHistory *self)
{
  for (guint i = 0; i < self->nodes->len; i++)
    node_clear (&g_array_index (self->nodes, Node, i), self->game);
  g_array_unref (self->nodes);
  g_array_unref (self->path);
  g_free (self->start);
  g_free (self->state);
  g_free (self);
}

/** scriba_history_get_game: the game that it is a history of. */
const ScribaGame *
scriba_history_get_game (ScribaHistory *self)
{
  return self->game;
}

/** scriba_history_get_n_entries: how many entries there are in all branches; the largest number of one. */
guint32
scriba_history_get_n_entries (ScribaHistory *self)
{
  return self->nodes->len;
}

/**
 * scriba_history_get_entry:
 * @seq: 1 to scriba_history_get_n_entries()
 *
 * Returns: the entry of that number
 */
const ScribaEntry *
scriba_history_get_entry (ScribaHistory *self,
                          guint32 seq)
{
  g_return_val_if_fail (seq >= 1 && seq <= self->nodes->len, NULL);

  return entry_at (self, seq);
}

/** scriba_history_get_head: the entry that is the newest of what is shown, or 0. */
guint32
scriba_history_get_head (ScribaHistory *self)
{
  return self->head;
}

/** scriba_history_get_tip: the entry that redo leads to; the head if there is none to redo. */
guint32
scriba_history_get_tip (ScribaHistory *self)
{
  return self->tip;
}

/** scriba_history_get_state: the state at the head. It lasts until the head moves. */
gconstpointer
scriba_history_get_state (ScribaHistory *self)
{
  return self->state;
}

/**
 * scriba_history_read_state:
 * @seq: an entry, or 0 for the start
 * @state: (out caller-allocates): where the state goes
 *
 * Finds the state after an entry, by applying what came since the nearest state that was kept.
 */
void
scriba_history_read_state (ScribaHistory *self,
                           guint32 seq,
                           gpointer state)
{
  gconstpointer base = self->start;

  g_return_if_fail (seq <= self->nodes->len);

  g_array_set_size (self->path, 0);
  while (seq != 0)
    {
      if (node_at (self, seq)->snapshot != NULL)
        {
          base = node_at (self, seq)->snapshot;
          break;
        }
      g_array_append_val (self->path, seq);
      seq = entry_at (self, seq)->parent;
    }

  memcpy (state, base, self->game->state->size);
  for (guint i = self->path->len; i > 0; i--)
    {
      const ScribaEntry *entry = entry_at (self, g_array_index (self->path, guint32, i - 1));

      self->game->apply (state, entry->kind, entry->args);
    }
}

static void
go_to (ScribaHistory *self,
       guint32 head)
{
  if (head == self->head)
    return;

  scriba_history_read_state (self, head, self->state);
  self->head = head;
}

static Node *
add_node (ScribaHistory *self,
          ScribaEntry *entry)
{
  Node node = { .entry = entry };

  node.depth = entry->parent != 0 ? node_at (self, entry->parent)->depth + 1 : 1;
  g_array_append_val (self->nodes, node);
  return node_at (self, self->nodes->len);
}

static void
give_up_every_second (ScribaHistory *self)
{
  self->spacing *= 2;
  self->n_states = 0;
  for (guint i = 0; i < self->nodes->len; i++)
    {
      Node *node = &g_array_index (self->nodes, Node, i);

      if (node->depth % self->spacing != 0)
        g_clear_pointer (&node->snapshot, g_free);
      self->n_states += node->snapshot != NULL;
    }
}

static void
keep (ScribaHistory *self,
      Node *node,
      gpointer state)
{
  node->snapshot = state;
  self->n_states++;
  while (self->n_states > MAX_STATES)
    give_up_every_second (self);
}

static const ScribaEntry *
put (ScribaHistory *self,
     ScribaEntry *entry,
     guint32 before)
{
  Node *node;

  entry->seq = self->nodes->len + 1;
  entry->parent = self->head;
  entry->before = before;
  node = add_node (self, entry);
  self->game->apply (self->state, entry->kind, entry->args);
  if (node->depth % self->spacing == 0)
    keep (self, node, g_memdup2 (self->state, self->game->state->size));
  self->head = self->tip = entry->seq;
  return entry;
}

/**
 * scriba_history_append:
 * @self: a history
 * @entry: (transfer full): a new entry
 *
 * Numbers an entry, puts it after the head, and makes it head and tip.
 *
 * Returns: the entry
 */
const ScribaEntry *
scriba_history_append (ScribaHistory *self,
                       ScribaEntry *entry)
{
  return put (self, entry, self->head);
}

/**
 * scriba_history_begin_branch:
 * @self: a history
 * @parent: an entry, or 0 for the start
 * @entry: (transfer full): a new entry
 *
 * Like scriba_history_append(), but after an older entry. One undo leads back to where the head is now.
 *
 * Returns: the entry
 */
const ScribaEntry *
scriba_history_begin_branch (ScribaHistory *self,
                             guint32 parent,
                             ScribaEntry *entry)
{
  guint32 before = self->head;

  g_return_val_if_fail (parent <= self->nodes->len, NULL);

  go_to (self, parent);
  return put (self, entry, before);
}

/* Keeps the state so many entries before one. */
static void
keep_before (ScribaHistory *self,
             guint32 seq)
{
  Node *node;

  for (guint i = 0; i < self->spacing; i++)
    seq = entry_at (self, seq)->parent;
  if (seq == 0)
    return;

  node = node_at (self, seq);
  if (node->snapshot == NULL)
    {
      gpointer state = g_malloc (self->game->state->size);

      scriba_history_read_state (self, seq, state);
      keep (self, node, state);
    }
}

/**
 * scriba_history_restore:
 * @self: a history
 * @entry: (transfer full): an entry that was read
 *
 * Puts an entry into its place. The head stays where it is.
 *
 * Returns: whether its numbers make sense; if not, the entry is freed
 */
gboolean
scriba_history_restore (ScribaHistory *self,
                        ScribaEntry *entry)
{
  Node *node;

  if (entry->seq != self->nodes->len + 1 || entry->parent >= entry->seq || entry->before >= entry->seq ||
      entry->corrects >= entry->seq)
    {
      scriba_entry_free (entry, self->game->kinds);
      return FALSE;
    }

  node = add_node (self, entry);
  if (node->depth % self->spacing == 0)
    keep_before (self, entry->seq);
  return TRUE;
}

/**
 * scriba_history_rename:
 * @self: a history
 * @renamings: (element-type ScribaRenaming): in the order in which they happened, each after all entries that there are
 *
 * Calls everybody in it as they are called now. Nothing is played again: no game asks what a name is.
 */
void
scriba_history_rename (ScribaHistory *self,
                       const GArray *renamings)
{
  const ScribaShape *state = self->game->state;

  for (guint i = 0; i < self->nodes->len; i++)
    {
      Node *node = &g_array_index (self->nodes, Node, i);

      scriba_record_rename (self->game->kinds[node->entry->kind].shape, node->entry->args, renamings, 0);
      if (node->snapshot != NULL)
        scriba_record_rename (state, node->snapshot, renamings, 0);
    }
  scriba_record_rename (state, self->start, renamings, 0);
  scriba_record_rename (state, self->state, renamings, 0);
}

/**
 * scriba_history_set_position:
 * @self: a history
 * @head: an entry, or 0
 * @tip: @head, or an entry from which undo leads to it
 *
 * Moves to another entry: a jump, if both are the same.
 *
 * Returns: whether there are such entries; if not, nothing is changed
 */
gboolean
scriba_history_set_position (ScribaHistory *self,
                             guint32 head,
                             guint32 tip)
{
  guint32 seq = tip;

  if (head > self->nodes->len || tip > self->nodes->len)
    return FALSE;

  while (seq > head)
    seq = entry_at (self, seq)->before;
  if (seq != head)
    return FALSE;

  go_to (self, head);
  self->tip = tip;
  return TRUE;
}

/* Whether an entry sets anew what the one before it has set: a stepper's taps. */
static gboolean
continues_line (ScribaHistory *self,
                guint32 seq)
{
  const ScribaEntry *entry = entry_at (self, seq);
  const ScribaEntry *parent;

  if (entry->before != entry->parent || entry->parent == 0)
    return FALSE;

  parent = entry_at (self, entry->parent);
  return (entry->corrects != 0) == (parent->corrects != 0) && entry->kind == parent->kind &&
         self->game->kinds[entry->kind].absolute &&
         self->game->same_target (entry->kind, entry->args, parent->args);
}

/* Whether an entry and the one before it are one step: one line, or what was replayed after a change. */
static gboolean
continues (ScribaHistory *self,
           guint32 seq)
{
  const ScribaEntry *entry = entry_at (self, seq);

  if (entry->before == entry->parent && entry->parent != 0 && entry->corrects != 0 &&
      entry_at (self, entry->parent)->corrects != 0)
    return TRUE;

  return continues_line (self, seq);
}

/**
 * scriba_history_is_line_start:
 * @seq: an entry
 *
 * What was replayed after a change is one step, and yet a line each.
 *
 * Returns: whether it begins a line of the log rather than going on with the one before it
 */
gboolean
scriba_history_is_line_start (ScribaHistory *self,
                              guint32 seq)
{
  g_return_val_if_fail (seq >= 1 && seq <= self->nodes->len, FALSE);

  return !continues_line (self, seq);
}

/**
 * scriba_history_get_undo:
 * @self: a history
 * @to: (out) (optional): where undo leads
 *
 * Returns: the entry that undo takes back and that names it, or 0 if there is none
 */
guint32
scriba_history_get_undo (ScribaHistory *self,
                         guint32 *to)
{
  guint32 seq = self->head;

  if (seq == 0)
    return 0;

  while (continues (self, seq))
    seq = entry_at (self, seq)->parent;
  if (to != NULL)
    *to = entry_at (self, seq)->before;

  return self->head;
}

/**
 * scriba_history_get_redo:
 * @self: a history
 * @to: (out) (optional): where redo leads
 *
 * Returns: the entry that redo brings back and that names it, or 0 if there is none
 */
guint32
scriba_history_get_redo (ScribaHistory *self,
                         guint32 *to)
{
  guint32 seq = self->tip;
  guint32 last = 0;

  /* From the tip back to the head; the last start of a step on that way begins the next step. */
  while (seq != self->head)
    {
      guint32 end = seq;

      while (continues (self, seq) && entry_at (self, seq)->parent != self->head)
        seq = entry_at (self, seq)->parent;
      last = end;
      seq = entry_at (self, seq)->before;
    }
  if (to != NULL)
    *to = last;

  return last;
}

/**
 * scriba_history_read_line:
 * @self: a history
 * @seq: an entry, or 0
 * @line: (element-type guint32): where the numbers go
 *
 * Lists the entries from the start of the game to @seq, in their order: those that made its state.
 */
void
scriba_history_read_line (ScribaHistory *self,
                          guint32 seq,
                          GArray *line)
{
  guint32 length = seq != 0 ? node_at (self, seq)->depth : 0;

  g_array_set_size (line, length);
  while (length > 0)
    {
      g_array_index (line, guint32, --length) = seq;
      seq = entry_at (self, seq)->parent;
    }
}
