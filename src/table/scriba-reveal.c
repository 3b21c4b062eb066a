/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-reveal.h"

#include <string.h>

#include "bce-counts.h"
#include "bce-reveal.h"

struct _ScribaReveal
{
  GObject parent_instance;

  ScribaTable *table;
  ScribaRevealRecord record;
  gpointer user_data;

  /* Made of the table's state and box when they are asked for. */
  BceBoards *boards;
  BceOutcome *outcome;
  guint32 head;
  const BceBox *box;
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
  return scriba_table_get_state (self->table);
}

static void
forget (ScribaReveal *self)
{
  g_clear_pointer (&self->boards, bce_boards_free);
}

/* Whoever hears of a change first finds the new boards. */
static void
refresh (ScribaReveal *self)
{
  guint32 head = scriba_history_get_head (scriba_table_get_history (self->table));
  const BceBox *box = scriba_table_get_box (self->table);

  if (self->boards != NULL && self->head == head && self->box == box)
    return;

  forget (self);
  self->boards = bce_reveal_make_boards (get_state (self), box);
  self->head = head;
  self->box = box;
  bce_resolve (self->boards, self->outcome);
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

/* Cubes whose type nobody told come and go first. */
static void
set_charisma (BceTableBoard *board,
              int total)
{
  int missing = total;

  for (guint type = 0; type < BCE_N_CHARISMA; type++)
    missing -= board->charisma[type];

  for (int type = BCE_N_CHARISMA - 1; type >= 0 && missing != 0; type--)
    {
      int taken = MAX (missing, -board->charisma[type]);

      board->charisma[type] += taken;
      missing -= taken;
    }
}

static void
tell (BceTableBoard *board,
      guint card,
      guint ability,
      const BceEffect *effect)
{
  if (board->n_told == BCE_MAX_TOLD)
    return;

  board->told[board->n_told++] = (BceTold) { .card = card, .ability = ability, .kind = effect->kind, .what = effect->what,
                                             .from = effect->from, .when = effect->when, .count = effect->count };
}

/* What manual abilities did; that one did nothing is told, too. */
static void
tell_card (BceTableBoard *board,
           guint card,
           const BceCard *from)
{
  const BceEffect nothing = { .kind = BCE_EFFECT_PLACE_SUPPORT };

  for (guint ability = 0; ability < from->n_abilities; ability++)
    {
      const GArray *effects = from->abilities[ability].effects;

      if (from->abilities[ability].kind != BCE_EFFECT_MANUAL || effects == NULL)
        continue;

      if (effects->len == 0)
        tell (board, card, ability, &nothing);
      for (guint i = 0; i < effects->len; i++)
        tell (board, card, ability, &g_array_index (effects, BceEffect, i));
    }
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
  BceTableBoard *board = &entry.board;

  memcpy (board->charisma, bce_state_board (get_state (self), seat, field)->charisma, sizeof board->charisma);
  set_charisma (board, from->charisma);
  board->loyalty = from->loyalty;
  memcpy (board->support, from->support, sizeof board->support);
  board->n_cards = from->n_cards;
  for (guint i = 0; i < from->n_cards; i++)
    {
      board->stack[i] = from->stack[i].recruit;
      tell_card (board, i, &from->stack[i]);
    }

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
  g_autoptr (BceBox) box = bce_box_copy (scriba_table_get_box (self->table));
  BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, card->recruit);
  gboolean changed = learn_card (recruit, card);

  if (g_strcmp0 (recruit->name != NULL ? recruit->name : recruit->id, card->name) != 0)
    {
      g_set_str (&recruit->name, card->name);
      changed = TRUE;
    }
  if (changed)
    scriba_table_set_box (self->table, g_steal_pointer (&box));
}

static void
commit_tile (ScribaReveal *self,
             const BceTile *from,
             BceField field)
{
  g_autoptr (BceBox) box = bce_box_copy (scriba_table_get_box (self->table));
  BceAllegiance *tile = (BceAllegiance *) bce_state_find_tile (get_state (self), box, get_state (self)->year, field);

  if (tile == NULL)
    return;

  tile->authority = from->authority;
  tile->charisma = from->charisma;
  scriba_table_set_box (self->table, g_steal_pointer (&box));
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
 * @record: what records entries
 * @user_data: for @record
 *
 * Returns: (transfer full): the boards of that game; it needs an Imperium Maius when they are asked for
 */
ScribaReveal *
scriba_reveal_new (ScribaTable *table,
                   ScribaRevealRecord record,
                   gpointer user_data)
{
  ScribaReveal *self = g_object_new (SCRIBA_TYPE_REVEAL, NULL);

  self->table = g_object_ref (table);
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

/* A market that nobody has recorded leaves out nothing. */
static gboolean
is_in_play (const BceState *state,
            BceField field,
            guint recruit)
{
  gboolean recorded = FALSE;

  for (guint column = 0; column < BCE_N_COLUMNS; column++)
    {
      int there = state->market[field * BCE_N_COLUMNS + column];

      if (there == (int) recruit)
        return TRUE;
      recorded |= there >= 0;
    }

  return !recorded;
}

/**
 * scriba_reveal_list_recruits:
 * @self: the boards of a game
 * @field: a field
 * @seat: whose board
 * @recruits: (out caller-allocates): numbers in the game's box
 *
 * Lists the cards that can lie there: the recruits of the field that are in play, and the Lictor. Those that the
 * player is known to have enlisted come first.
 *
 * Returns: how many
 */
guint
scriba_reveal_list_recruits (ScribaReveal *self,
                             BceField field,
                             guint seat,
                             guint recruits[BCE_MAX_RECRUITS])
{
  const BceState *state = get_state (self);
  const BceBox *box = scriba_table_get_box (self->table);
  guint n = 0;

  for (int known = TRUE; known >= FALSE; known--)
    {
      for (guint recruit = 0; recruit < (guint) state->n_recruits; recruit++)
        {
          int of = g_array_index (box->recruits, BceRecruit, recruit).field;

          if ((bce_count_cards_of (state, seat, recruit) > 0) == known &&
              (of < 0 || (of == (int) field && is_in_play (state, field, recruit))))
            recruits[n++] = recruit;
        }
    }

  return n;
}

static int
count_revealed (const BceState *state,
                guint seat,
                guint recruit,
                guint n_boards,
                guint n_cards)
{
  int revealed = 0;

  for (guint field = 0; field <= n_boards && field < BCE_N_FIELDS; field++)
    {
      const BceTableBoard *board = bce_state_board (state, seat, field);
      guint n = field < n_boards ? board->n_cards : MIN (n_cards, board->n_cards);

      for (guint i = 0; i < n; i++)
        revealed += board->stack[i] == (int) recruit;
    }

  return revealed;
}

/** scriba_reveal_would_be_late: whether one more card of @recruit has not been recorded as enlisted. */
gboolean
scriba_reveal_would_be_late (ScribaReveal *self,
                             guint seat,
                             guint recruit)
{
  const BceState *state = get_state (self);

  return count_revealed (state, seat, recruit, BCE_N_FIELDS, 0) >= bce_count_cards_of (state, seat, recruit);
}

/** scriba_reveal_is_late: whether a card, from the top, has not been recorded as enlisted. */
gboolean
scriba_reveal_is_late (ScribaReveal *self,
                       BceField field,
                       guint seat,
                       guint card)
{
  const BceState *state = get_state (self);
  int recruit = bce_state_board (state, seat, field)->stack[card];

  return count_revealed (state, seat, recruit, field, card + 1) > bce_count_cards_of (state, seat, recruit);
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
