/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Undo, redo, jumps and branches, on a game of two kinds of entries. */

#include <malloc.h>

#include "scriba-history.h"
#include "scriba-random.h"
#include "scriba-record.h"

/* A game of two cells and a sum that tells in which order things were added. */

#define N_CELLS 2
#define MODULUS 9973

typedef struct
{
  gint16 sum;
  gint16 cells[N_CELLS];
} ToyState;

typedef struct
{
  gint16 cell;
  gint16 value;
} ToyArgs;

enum
{
  ADD,
  SET,
};

#define TOY_FIELD(Type, member, kind, n) \
  { .name = #member, .type = SCRIBA_FIELD_ ## kind, .offset = G_STRUCT_OFFSET (Type, member), .longest = n, \
    .highest = SCRIBA_NUMBER_HIGHEST }

static const ScribaField toy_state_fields[] = {
  TOY_FIELD (ToyState, sum, COUNT, 0),
  TOY_FIELD (ToyState, cells, COUNTS, N_CELLS),
};

static const ScribaField toy_args_fields[] = {
  TOY_FIELD (ToyArgs, cell, COUNT, 0),
  TOY_FIELD (ToyArgs, value, COUNT, 0),
};

static const ScribaShape toy_state = { sizeof (ToyState), G_N_ELEMENTS (toy_state_fields), toy_state_fields };
static const ScribaShape toy_args = { sizeof (ToyArgs), G_N_ELEMENTS (toy_args_fields), toy_args_fields };

static const ScribaEntryKind toy_kinds[] = {
  [ADD] = { "add", &toy_args },
  [SET] = { "set", &toy_args, TRUE },
};

static void
toy_apply (gpointer state,
           guint kind,
           gconstpointer args)
{
  ToyState *self = state;
  const ToyArgs *what = args;

  if (kind == ADD)
    self->sum = (self->sum * 3 + what->value) % MODULUS;
  else
    self->cells[what->cell] = what->value;
}

static gboolean
toy_same_target (guint kind,
                 gconstpointer args,
                 gconstpointer other)
{
  return ((const ToyArgs *) args)->cell == ((const ToyArgs *) other)->cell;
}

static const ScribaGame toy = {
  .key = "toy",
  .kinds = toy_kinds,
  .n_kinds = G_N_ELEMENTS (toy_kinds),
  .state = &toy_state,
  .apply = toy_apply,
  .same_target = toy_same_target,
};

static const ToyState start = { .sum = 1 };

static ScribaEntry *
toy_entry (guint kind,
           int cell,
           int value)
{
  return scriba_entry_new (toy_kinds, kind, &(ToyArgs) { cell, value });
}

static void
add (ScribaHistory *history,
     int value)
{
  scriba_history_append (history, toy_entry (ADD, 0, value));
}

static void
set (ScribaHistory *history,
     int cell,
     int value)
{
  scriba_history_append (history, toy_entry (SET, cell, value));
}

static void
correct (ScribaHistory *history,
         guint32 corrects,
         guint kind,
         int value)
{
  ScribaEntry *entry = toy_entry (kind, 0, value);

  entry->corrects = corrects;
  scriba_history_append (history, entry);
}

static void
assert_at (ScribaHistory *history,
           guint32 head,
           guint32 tip,
           int sum)
{
  g_assert_cmpuint (scriba_history_get_head (history), ==, head);
  g_assert_cmpuint (scriba_history_get_tip (history), ==, tip);
  g_assert_cmpint (((const ToyState *) scriba_history_get_state (history))->sum, ==, sum);
}

/* Takes one step back, which is named by @entry and leads to @to. */
static void
undo (ScribaHistory *history,
      guint32 entry,
      guint32 to)
{
  guint32 target = G_MAXUINT32;

  g_assert_cmpuint (scriba_history_get_undo (history, &target), ==, entry);
  g_assert_cmpuint (target, ==, to);
  g_assert_true (scriba_history_set_position (history, target, scriba_history_get_tip (history)));
}

/* The entry that redo names is the one that it leads to. */
static void
redo (ScribaHistory *history,
      guint32 entry)
{
  guint32 target = G_MAXUINT32;

  g_assert_cmpuint (scriba_history_get_redo (history, &target), ==, entry);
  g_assert_cmpuint (target, ==, entry);
  g_assert_true (scriba_history_set_position (history, target, scriba_history_get_tip (history)));
}

static void
assert_line (ScribaHistory *history,
             guint32 seq,
             const guint32 *expected,
             guint length)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));

  scriba_history_read_line (history, seq, line);
  g_assert_cmpmem (line->data, line->len * sizeof (guint32), expected, length * sizeof (guint32));
}

#define ASSERT_LINE(history, seq, ...) \
  assert_line (history, seq, (const guint32[]) { __VA_ARGS__ }, G_N_ELEMENTS (((const guint32[]) { __VA_ARGS__ })))

/* Three entries: the sum is 1, then 1·3 + 1 = 4, 4·3 + 2 = 14, 14·3 + 3 = 45. */
static ScribaHistory *
create_three (void)
{
  ScribaHistory *history = scriba_history_new (&toy, &start);

  add (history, 1);
  add (history, 2);
  add (history, 3);
  return history;
}

static void
test_new (void)
{
  g_autoptr (ScribaHistory) history = scriba_history_new (&toy, &start);

  assert_at (history, 0, 0, 1);
  g_assert_cmpuint (scriba_history_get_n_entries (history), ==, 0);
  g_assert_cmpuint (scriba_history_get_undo (history, NULL), ==, 0);
  g_assert_cmpuint (scriba_history_get_redo (history, NULL), ==, 0);
  assert_line (history, 0, NULL, 0);
  g_assert_true (scriba_history_get_game (history) == &toy);
}

static void
test_append (void)
{
  g_autoptr (ScribaHistory) history = create_three ();
  const ScribaEntry *second = scriba_history_get_entry (history, 2);
  ToyState state;

  assert_at (history, 3, 3, 45);
  g_assert_cmpuint (scriba_history_get_n_entries (history), ==, 3);
  g_assert_cmpuint (second->seq, ==, 2);
  g_assert_cmpuint (second->parent, ==, 1);
  g_assert_cmpuint (second->before, ==, 1);
  g_assert_cmpint (((const ToyArgs *) second->args)->value, ==, 2);
  ASSERT_LINE (history, 3, 1, 2, 3);
  scriba_history_read_state (history, 2, &state);
  g_assert_cmpint (state.sum, ==, 14);
  scriba_history_read_state (history, 0, &state);
  g_assert_cmpint (state.sum, ==, 1);
}

static void
test_undo (void)
{
  g_autoptr (ScribaHistory) history = create_three ();

  undo (history, 3, 2);
  assert_at (history, 2, 3, 14);
  undo (history, 2, 1);
  undo (history, 1, 0);
  assert_at (history, 0, 3, 1);
  g_assert_cmpuint (scriba_history_get_undo (history, NULL), ==, 0);

  redo (history, 1);
  redo (history, 2);
  assert_at (history, 2, 3, 14);
  redo (history, 3);
  assert_at (history, 3, 3, 45);
  g_assert_cmpuint (scriba_history_get_redo (history, NULL), ==, 0);
}

/* After an undo the next entry begins a branch, and nothing is lost: 4·3 + 5 = 17. */
static void
test_branch (void)
{
  g_autoptr (ScribaHistory) history = create_three ();

  undo (history, 3, 2);
  undo (history, 2, 1);
  add (history, 5);

  assert_at (history, 4, 4, 17);
  g_assert_cmpuint (scriba_history_get_entry (history, 4)->parent, ==, 1);
  g_assert_cmpuint (scriba_history_get_redo (history, NULL), ==, 0);
  ASSERT_LINE (history, 4, 1, 4);
  ASSERT_LINE (history, 3, 1, 2, 3);
  undo (history, 4, 1);
  redo (history, 4);
}

static void
test_jump (void)
{
  g_autoptr (ScribaHistory) history = create_three ();

  undo (history, 3, 2);
  undo (history, 2, 1);
  add (history, 5);

  g_assert_true (scriba_history_set_position (history, 3, 3));
  assert_at (history, 3, 3, 45);
  undo (history, 3, 2);
  g_assert_true (scriba_history_set_position (history, 0, 0));
  assert_at (history, 0, 0, 1);
  g_assert_cmpuint (scriba_history_get_redo (history, NULL), ==, 0);
}

/* There is no such entry, or undo does not lead from the tip to the head: nothing changes. */
static void
test_bad_position (void)
{
  g_autoptr (ScribaHistory) history = create_three ();

  undo (history, 3, 2);
  undo (history, 2, 1);
  add (history, 5);

  g_assert_false (scriba_history_set_position (history, 5, 5));
  g_assert_false (scriba_history_set_position (history, 1, 5));
  g_assert_false (scriba_history_set_position (history, 2, 4));
  g_assert_false (scriba_history_set_position (history, 3, 2));
  assert_at (history, 4, 4, 17);
}

/* Absolute values on one target, one after the other, are one step. */
static void
test_coalesce (void)
{
  g_autoptr (ScribaHistory) history = scriba_history_new (&toy, &start);
  const ToyState *state;

  set (history, 0, 1);
  set (history, 0, 2);
  set (history, 0, 3);
  set (history, 1, 9);
  add (history, 4);
  set (history, 1, 8);
  set (history, 1, 7);

  undo (history, 7, 5);
  undo (history, 5, 4);
  undo (history, 4, 3);
  undo (history, 3, 0);
  redo (history, 3);
  state = scriba_history_get_state (history);
  g_assert_cmpint (state->cells[0], ==, 3);
  g_assert_cmpint (state->cells[1], ==, 0);
  redo (history, 4);
  redo (history, 5);
  redo (history, 7);
  g_assert_cmpint (state->cells[1], ==, 7);
}

/* Where the head stands inside a step, redo leads to the end of it. Two additions never are one step. */
static void
test_inside_step (void)
{
  g_autoptr (ScribaHistory) history = scriba_history_new (&toy, &start);

  set (history, 0, 1);
  set (history, 0, 2);
  set (history, 0, 3);
  set (history, 1, 4);
  g_assert_true (scriba_history_set_position (history, 2, 4));
  redo (history, 3);
  g_assert_true (scriba_history_set_position (history, 2, 4));
  undo (history, 2, 0);

  g_assert_true (scriba_history_set_position (history, 1, 1));
  set (history, 0, 5);
  undo (history, 5, 0);
}

/* Changes the first of three entries to 7 and replays the others: 1·3 + 7 = 10, 10·3 + 2 = 32, 32·3 + 3 = 99. */
static void
change_first (ScribaHistory *history)
{
  ScribaEntry *changed = toy_entry (ADD, 0, 7);

  changed->corrects = 1;
  scriba_history_begin_branch (history, 0, changed);
  correct (history, 2, ADD, 2);
  correct (history, 3, ADD, 3);
}

static void
test_change (void)
{
  g_autoptr (ScribaHistory) history = create_three ();

  change_first (history);
  assert_at (history, 6, 6, 99);
  g_assert_cmpuint (scriba_history_get_entry (history, 4)->parent, ==, 0);
  g_assert_cmpuint (scriba_history_get_entry (history, 4)->before, ==, 3);
  ASSERT_LINE (history, 6, 4, 5, 6);
  g_assert_true (scriba_history_is_line_start (history, 4));
  g_assert_true (scriba_history_is_line_start (history, 5));

  undo (history, 6, 3);
  assert_at (history, 3, 6, 45);
  undo (history, 3, 2);
  redo (history, 3);
  redo (history, 6);
  assert_at (history, 6, 6, 99);

  g_assert_true (scriba_history_set_position (history, 0, 6));
  redo (history, 1);
  assert_at (history, 1, 6, 4);
}

/* A second change is a step of its own; so is what the table enters after it. */
static void
test_change_again (void)
{
  g_autoptr (ScribaHistory) history = create_three ();
  ScribaEntry *changed = toy_entry (ADD, 0, 9);

  change_first (history);
  changed->corrects = 5;
  scriba_history_begin_branch (history, 4, changed);
  correct (history, 6, ADD, 3);
  add (history, 1);

  /* 10·3 + 9 = 39, 39·3 + 3 = 120, 120·3 + 1 = 361. */
  assert_at (history, 9, 9, 361);
  ASSERT_LINE (history, 9, 4, 7, 8, 9);
  undo (history, 9, 8);
  undo (history, 8, 6);
  undo (history, 6, 3);
  assert_at (history, 3, 9, 45);
  redo (history, 6);
  redo (history, 8);
  redo (history, 9);
}

/* A branch from where the head is already is no detour. */
static void
test_branch_at_head (void)
{
  g_autoptr (ScribaHistory) history = create_three ();

  scriba_history_begin_branch (history, 3, toy_entry (ADD, 0, 1));
  g_assert_cmpuint (scriba_history_get_entry (history, 4)->before, ==, 3);
  undo (history, 4, 3);
}

/* The same entries, read from a file. */
static ScribaHistory *
restore_all (ScribaHistory *history)
{
  ScribaHistory *again = scriba_history_new (&toy, &start);

  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (history); seq++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, seq);
      ScribaEntry *copy = scriba_entry_new (toy_kinds, entry->kind, entry->args);

      copy->seq = entry->seq;
      copy->parent = entry->parent;
      copy->before = entry->before;
      copy->corrects = entry->corrects;
      g_assert_true (scriba_history_restore (again, copy));
    }
  return again;
}

/* All was undone when the branch began: undo leads to the start, though the branch is after the second entry. */
static void
test_branch_from_start (void)
{
  g_autoptr (ScribaHistory) history = create_three ();
  g_autoptr (ScribaHistory) again = NULL;

  g_assert_true (scriba_history_set_position (history, 0, 3));
  scriba_history_begin_branch (history, 2, toy_entry (ADD, 0, 5));
  /* 14·3 + 5 */
  assert_at (history, 4, 4, 47);
  undo (history, 4, 0);
  assert_at (history, 0, 4, 1);
  redo (history, 4);
  assert_at (history, 4, 4, 47);

  again = restore_all (history);
  g_assert_true (scriba_history_set_position (again, 4, 4));
  undo (again, 4, 0);
}

static gboolean
restore (ScribaHistory *history,
         guint32 seq,
         guint32 parent,
         guint32 before,
         guint32 corrects)
{
  ScribaEntry *entry = toy_entry (ADD, 0, 1);

  entry->seq = seq;
  entry->parent = parent;
  entry->before = before;
  entry->corrects = corrects;
  return scriba_history_restore (history, entry);
}

static void
test_restore (void)
{
  g_autoptr (ScribaHistory) history = scriba_history_new (&toy, &start);

  g_assert_true (restore (history, 1, 0, 0, 0));
  g_assert_true (restore (history, 2, 1, 1, 0));
  g_assert_false (restore (history, 2, 1, 0, 0));
  g_assert_false (restore (history, 4, 1, 0, 0));
  g_assert_false (restore (history, 0, 0, 0, 0));
  g_assert_false (restore (history, 3, 3, 0, 0));
  g_assert_false (restore (history, 3, 0, 3, 0));
  g_assert_false (restore (history, 3, 0, 0, 3));
  g_assert_true (restore (history, 3, 0, 2, 1));

  g_assert_cmpuint (scriba_history_get_n_entries (history), ==, 3);
  assert_at (history, 0, 0, 1);
  g_assert_true (scriba_history_set_position (history, 3, 3));
  undo (history, 3, 2);
  assert_at (history, 2, 3, 13);
}

/* Folds the line of an entry from the start, without any state that was kept. */
static void
fold (ScribaHistory *history,
      guint32 seq,
      ToyState *state)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));

  scriba_history_read_line (history, seq, line);
  *state = start;
  for (guint i = 0; i < line->len; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, g_array_index (line, guint32, i));

      toy_apply (state, entry->kind, entry->args);
    }
}

static void
assert_folded (ScribaHistory *history,
               guint32 seq)
{
  ToyState state;
  ToyState folded;

  scriba_history_read_state (history, seq, &state);
  fold (history, seq, &folded);
  g_assert_true (scriba_record_equal (&toy_state, &state, &folded));
}

/* 100 entries, a branch of 70 after the 40th, and one of 5 after the 140th, which is 80 from the start. */
static void
test_far (void)
{
  g_autoptr (ScribaHistory) history = scriba_history_new (&toy, &start);
  g_autoptr (ScribaHistory) again = NULL;
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (int i = 1; i <= 100; i++)
    add (history, i);
  g_assert_true (scriba_history_set_position (history, 40, 40));
  for (int i = 1; i <= 70; i++)
    add (history, 2 * i);
  g_assert_true (scriba_history_set_position (history, 140, 140));
  for (int i = 1; i <= 5; i++)
    add (history, 3 * i);

  again = restore_all (history);
  for (guint32 seq = 0; seq <= 175; seq++)
    {
      assert_folded (history, seq);
      assert_folded (again, seq);
    }
  scriba_history_read_line (history, 140, line);
  g_assert_cmpuint (line->len, ==, 80);
  g_assert_cmpuint (g_array_index (line, guint32, 39), ==, 40);
  g_assert_cmpuint (g_array_index (line, guint32, 40), ==, 101);
}

static void
take_random_step (ScribaHistory *history,
                  ScribaRandom *random)
{
  guint32 n = scriba_history_get_n_entries (history);
  guint32 tip = scriba_history_get_tip (history);
  guint32 head = scriba_history_get_head (history);
  guint32 to;

  switch (scriba_random_below (random, 8))
    {
    case 0:
      if (scriba_history_get_undo (history, &to) != 0)
        {
          g_assert_true (scriba_history_set_position (history, to, tip));
          g_assert_cmpuint (scriba_history_get_redo (history, NULL), !=, 0);
        }
      break;

    case 1:
      if (scriba_history_get_redo (history, &to) != 0)
        g_assert_true (scriba_history_set_position (history, to, tip));
      break;

    case 2:
      to = scriba_random_below (random, n + 1);
      g_assert_true (scriba_history_set_position (history, to, to));
      break;

    case 3:
      to = scriba_random_below (random, n + 1);
      scriba_history_begin_branch (history, to, toy_entry (ADD, 0, n % 100));
      g_assert_cmpuint (scriba_history_get_undo (history, &to), ==, n + 1);
      g_assert_cmpuint (to, ==, head);
      break;

    case 4:
    case 5:
      set (history, scriba_random_below (random, N_CELLS), scriba_random_below (random, 9));
      break;

    default:
      add (history, scriba_random_below (random, 100));
      break;
    }
}

/* All undone and all redone is the same as before, and a step back and forth too. */
static void
test_random (void)
{
  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autoptr (ScribaHistory) history = scriba_history_new (&toy, &start);
      ScribaRandom random = { seed };
      guint32 tip;
      guint32 to;

      for (guint i = 0; i < 400; i++)
        {
          ToyState folded;

          take_random_step (history, &random);
          fold (history, scriba_history_get_head (history), &folded);
          g_assert_true (scriba_record_equal (&toy_state, scriba_history_get_state (history), &folded));
        }

      while (scriba_history_get_redo (history, &to) != 0)
        g_assert_true (scriba_history_set_position (history, to, scriba_history_get_tip (history)));
      tip = scriba_history_get_tip (history);
      g_assert_cmpuint (scriba_history_get_head (history), ==, tip);

      while (scriba_history_get_undo (history, &to) != 0)
        {
          guint32 end = scriba_history_get_undo (history, NULL);

          g_assert_true (scriba_history_set_position (history, to, tip));
          g_assert_cmpuint (scriba_history_get_redo (history, NULL), ==, end);
        }
      assert_at (history, 0, tip, start.sum);
    }
}

/* A game whose state is large. */
#define LARGE 65536

static const ScribaShape large_state = { LARGE, G_N_ELEMENTS (toy_state_fields), toy_state_fields };

static const ScribaGame large = {
  .key = "large",
  .kinds = toy_kinds,
  .n_kinds = G_N_ELEMENTS (toy_kinds),
  .state = &large_state,
  .apply = toy_apply,
  .same_target = toy_same_target,
};

static double
mebibytes (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return (double) (info.uordblks + info.hblkhd) / 1048576;
}

/*
 * A file of 10,000 entries, each a branch from the same one: 10,000 states would be 625 MiB, and one of 32 is 20 MiB. Their
 * states are those of a line of @depth entries and one more.
 */
static void
check_branches (guint32 depth)
{
  g_autofree gpointer first = g_malloc0 (LARGE);
  g_autofree ToyState *state = g_malloc0 (LARGE);
  g_autoptr (ScribaHistory) history = scriba_history_new (&large, first);
  double before = mebibytes ();

  for (guint32 seq = 1; seq <= 10000; seq++)
    {
      ScribaEntry *entry = toy_entry (ADD, 0, 1);

      entry->seq = seq;
      entry->parent = MIN (seq - 1, depth);
      g_assert_true (scriba_history_restore (history, entry));
    }
  g_assert_cmpfloat (mebibytes () - before, <, 25);

  for (guint32 i = 0; i <= depth; i++)
    toy_apply (first, ADD, &(ToyArgs) { 0, 1 });
  scriba_history_read_state (history, 10000, state);
  g_assert_cmpint (state->sum, ==, ((ToyState *) first)->sum);
  g_assert_true (scriba_history_set_position (history, depth, depth));
}

static void
test_branches (void)
{
  static const guint32 depths[] = { 0, 30, 31, 32, 62, 63, 64, 95, 127, 9998 };

  for (guint i = 0; i < G_N_ELEMENTS (depths); i++)
    check_branches (depths[i]);
}

#define N_LONG 20000

/* The sums after each of so many entries in a row, the numbers of which are those that they add. */
static void
sum_line (gint16 *sums)
{
  ToyState state = { 0 };

  for (guint32 seq = 1; seq <= N_LONG; seq++)
    {
      toy_apply (&state, ADD, &(ToyArgs) { 0, seq });
      sums[seq] = state.sum;
    }
}

static void
assert_sum (ScribaHistory *history,
            guint32 seq,
            const gint16 *sums)
{
  g_autofree ToyState *state = g_malloc (LARGE);

  scriba_history_read_state (history, seq, state);
  g_assert_cmpint (state->sum, ==, sums[seq]);
}

/* As many as nobody enters, and back: wherever the head goes the state is right. All states would be 1.2 GiB, one of 32
 * still 39 MiB; 128 of them are 8 MiB, and what else an entry needs is less than 256 bytes. */
static void
test_long (void)
{
  g_autofree gpointer first = g_malloc0 (LARGE);
  g_autofree gint16 *sums = g_new0 (gint16, N_LONG + 1);
  g_autoptr (ScribaHistory) history = scriba_history_new (&large, first);
  double before = mebibytes ();
  guint32 to;

  sum_line (sums);
  for (guint32 seq = 1; seq <= N_LONG; seq++)
    add (history, seq);
  g_assert_cmpfloat (mebibytes () - before, <, 13);

  for (guint32 seq = 0; seq <= N_LONG; seq += 97)
    assert_sum (history, seq, sums);
  for (guint32 seq = N_LONG; seq > N_LONG - 200; seq--)
    {
      scriba_history_get_undo (history, &to);
      g_assert_true (scriba_history_set_position (history, to, N_LONG));
      assert_sum (history, seq - 1, sums);
      g_assert_cmpint (((const ToyState *) scriba_history_get_state (history))->sum, ==, sums[seq - 1]);
    }
  g_assert_true (scriba_history_set_position (history, 10001, N_LONG));
  scriba_history_get_redo (history, &to);
  g_assert_cmpuint (to, ==, 10002);
  add (history, 10002);
  assert_sum (history, 10001, sums);
  scriba_history_read_state (history, N_LONG + 1, first);
  g_assert_cmpint (((ToyState *) first)->sum, ==, sums[10002]);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/history/new", test_new);
  g_test_add_func ("/history/append", test_append);
  g_test_add_func ("/history/undo", test_undo);
  g_test_add_func ("/history/branch", test_branch);
  g_test_add_func ("/history/jump", test_jump);
  g_test_add_func ("/history/bad-position", test_bad_position);
  g_test_add_func ("/history/coalesce", test_coalesce);
  g_test_add_func ("/history/inside-step", test_inside_step);
  g_test_add_func ("/history/change", test_change);
  g_test_add_func ("/history/change-again", test_change_again);
  g_test_add_func ("/history/branch-at-head", test_branch_at_head);
  g_test_add_func ("/history/branch-from-start", test_branch_from_start);
  g_test_add_func ("/history/restore", test_restore);
  g_test_add_func ("/history/far", test_far);
  g_test_add_func ("/history/random", test_random);
  g_test_add_func ("/history/branches", test_branches);
  g_test_add_func ("/history/long", test_long);

  return g_test_run ();
}
