/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Whole nights of random entries: sensible ones, and any that a file could hold.
 * After each the pieces are counted again.
 */

#include <string.h>

#include "bce-final.h"
#include "bce-reveal.h"
#include "night-build.h"
#include "night-count.h"
#include "scriba-history.h"
#include "scriba-record.h"

#define N_WILD 220      /* moves of a night before it is brought to its end */
#define MOST_TO_END 2000 /* entries that a night may take from anywhere to its end */

static guint n_entries;
static guint n_against;
static guint n_impossible;
static guint n_nights;

/* A night */

typedef struct
{
  BceBox *box;
  BceState start;
  ScribaHistory *history;
  ScribaRandom random;
} Play;

static const BceState *
state_of (const Play *play)
{
  return scriba_history_get_state (play->history);
}

static void
assert_state (const BceState *state,
              const BceState *expected)
{
  g_assert_true (scriba_record_equal (&bce_state_shape, state, expected));
}

static guint
below (Play *play,
       guint end)
{
  return scriba_random_below (&play->random, end);
}

static gboolean
check (const Play *play,
       guint kind,
       gconstpointer args,
       ScribaVerdict *verdict)
{
  BceState before = *state_of (play);

  bce_check (state_of (play), play->box, kind, args, verdict);
  assert_state (state_of (play), &before);
  if (verdict->kind == SCRIBA_IMPOSSIBLE)
    {
      n_impossible++;
      night_assert_refused (&before, kind, args, verdict);
    }
  return verdict->kind != SCRIBA_IMPOSSIBLE;
}

/* Makes an entry if it is possible. */
static gboolean
enter (Play *play,
       guint kind,
       gconstpointer args)
{
  ScribaVerdict verdict;
  ScribaEntry *entry;

  if (!check (play, kind, args, &verdict))
    return FALSE;

  entry = scriba_entry_new (bce_game.kinds, kind, args);
  entry->against = scriba_verdict_get_against (&verdict);
  n_entries++;
  n_against += entry->against != 0;
  scriba_history_append (play->history, entry);
  night_assert_makes_sense (state_of (play));
  return TRUE;
}

/* Sensible entries */

static void
make_next (Play *play)
{
  BuiltEntry built;

  night_build_next (state_of (play), play->box, &play->random, &built);
  if (!enter (play, built.kind, &built.args))
    {
      /* What a player cannot pay for is left, and boards that cannot be are told again. */
      night_build_way_out (state_of (play), &built);
      g_assert_true (enter (play, built.kind, &built.args));
    }
}

/* Wild entries: any that the tables of their fields allow, most of them small. */

static int
wild_number (Play *play,
             const ScribaField *field)
{
  int number;

  switch (below (play, 12))
    {
    case 0:
      number = below (play, 34);
      break;
    case 1:
      number = field->lowest < 0 ? -1 - (int) below (play, MIN (3, -field->lowest)) : 0;
      break;
    case 2:
      number = below (play, 60) == 0 ? field->highest : (int) below (play, 8);
      break;
    default:
      number = below (play, 4);
      break;
    }
  return CLAMP (number, field->lowest, field->highest);
}

static void
wild_record (Play *play,
             const ScribaShape *shape,
             gpointer record)
{
  scriba_record_reset (shape, record);
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];
      gpointer value = (char *) record + field->offset;
      guint8 *length = field->length_offset != 0 ? (guint8 *) record + field->length_offset : NULL;
      guint n_choices;

      switch (field->type)
        {
        case SCRIBA_FIELD_COUNT:
          if (field->required || below (play, 2) == 0)
            *(gint16 *) value = wild_number (play, field);
          break;
        case SCRIBA_FIELD_COUNTS:
          if (length != NULL)
            *length = below (play, MIN (field->longest, 5) + 1);
          for (guint n = 0; n < (length != NULL ? *length : field->longest); n++)
            {
              if (length != NULL || below (play, 6) == 0)
                ((gint16 *) value)[n] = wild_number (play, field);
            }
          break;
        case SCRIBA_FIELD_CHOICE:
          n_choices = g_strv_length ((char **) field->choices);
          *(gint8 *) value = field->nullable && below (play, 4) == 0 ? -1 : (int) below (play, n_choices);
          break;
        case SCRIBA_FIELD_FLAG:
          *(gint8 *) value = below (play, 2);
          break;
        case SCRIBA_FIELD_NAME:
          if (below (play, 2) == 0)
            g_strlcpy (value, "Zsófi", SCRIBA_NAME_SIZE);
          break;
        case SCRIBA_FIELD_RECORD:
          if (below (play, 2) == 0)
            wild_record (play, field->shape, value);
          break;
        case SCRIBA_FIELD_RECORDS:
          *length = below (play, MIN (field->longest, 3) + 1);
          for (guint n = 0; n < *length; n++)
            wild_record (play, field->shape, (char *) value + n * field->shape->size);
          break;
        case SCRIBA_FIELD_TEXT:
        case SCRIBA_FIELD_CHOICES:
        case SCRIBA_FIELD_NUMBER:
        case SCRIBA_FIELD_NUMBERS:
        case SCRIBA_FIELD_LIST:
        case SCRIBA_FIELD_POOL:
        default:
          g_assert_not_reached ();
        }
    }
}

static void
make_wild (Play *play)
{
  guint kind = below (play, BCE_N_ENTRY_KINDS);
  BuiltEntry built = { .kind = kind };

  /* A night that is over is over for good: such an entry is taken back, and so it is rare. */
  if ((kind == BCE_ENTRY_STOP || kind == BCE_ENTRY_FINISH) && below (play, 8) != 0)
    return;

  wild_record (play, bce_game.kinds[kind].shape, &built.args);
  enter (play, kind, &built.args);
}

/* Moving about */

static gboolean
undo (Play *play)
{
  guint32 to;

  if (scriba_history_get_undo (play->history, &to) == 0)
    return FALSE;
  g_assert_true (scriba_history_set_position (play->history, to, scriba_history_get_tip (play->history)));
  return TRUE;
}

static gboolean
redo (Play *play)
{
  guint32 to;

  if (scriba_history_get_redo (play->history, &to) == 0)
    return FALSE;
  g_assert_true (scriba_history_set_position (play->history, to, scriba_history_get_tip (play->history)));
  return TRUE;
}

/* A step back and forth is the same state, and so are a few. */
static void
make_undo_redo (Play *play)
{
  guint n = 1 + below (play, 4);

  while (redo (play))
    ;
  for (guint done = 0; done < n; done++)
    {
      BceState before = *state_of (play);

      if (!undo (play))
        return;
      g_assert_true (redo (play));
      assert_state (state_of (play), &before);
      undo (play);
      night_assert_makes_sense (state_of (play));
    }
}

static void
make_jump (Play *play)
{
  guint32 last = scriba_history_get_n_entries (play->history);
  guint32 seq = last - below (play, MIN (last, 40));
  BceState state;

  scriba_history_read_state (play->history, seq, &state);
  g_assert_true (scriba_history_set_position (play->history, seq, seq));
  assert_state (state_of (play), &state);
}

/* Takes an entry of the last ten out of the line and replays what followed, as far as it is possible. */
static void
make_removal (Play *play)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 head = scriba_history_get_head (play->history);
  BceState before = *state_of (play);
  guint first;
  gboolean begun = FALSE;

  scriba_history_read_line (play->history, head, line);
  if (line->len < 12)
    return;

  first = line->len - 2 - below (play, 9);
  for (guint i = first + 1; i < line->len; i++)
    {
      const ScribaEntry *old = scriba_history_get_entry (play->history, g_array_index (line, guint32, i));
      ScribaEntry *entry;
      ScribaVerdict verdict;
      BceState state;

      if (begun)
        state = *state_of (play);
      else
        scriba_history_read_state (play->history, g_array_index (line, guint32, first - 1), &state);
      bce_check (&state, play->box, old->kind, old->args, &verdict);
      if (verdict.kind == SCRIBA_IMPOSSIBLE)
        break;

      entry = scriba_entry_new (bce_game.kinds, old->kind, old->args);
      entry->corrects = old->seq;
      entry->against = scriba_verdict_get_against (&verdict);
      n_entries++;
      if (begun)
        scriba_history_append (play->history, entry);
      else
        scriba_history_begin_branch (play->history, g_array_index (line, guint32, first - 1), entry);
      begun = TRUE;
      night_assert_makes_sense (state_of (play));
    }
  if (!begun)
    return;

  g_assert_true (undo (play));
  g_assert_cmpuint (scriba_history_get_head (play->history), ==, head);
  assert_state (state_of (play), &before);
  if (below (play, 2) == 0)
    g_assert_true (redo (play));
}

/* The whole night again, entry by entry, and as a file would bring it back. */
static void
assert_replay (Play *play)
{
  g_autoptr (ScribaHistory) again = scriba_history_new (&bce_game, &play->start);
  g_autofree BceState *states = NULL;
  guint32 n = scriba_history_get_n_entries (play->history);
  BceState state;

  states = g_new (BceState, n + 1);
  states[0] = play->start;
  for (guint32 seq = 1; seq <= n; seq++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (play->history, seq);
      ScribaEntry *copy = scriba_entry_new (bce_game.kinds, entry->kind, entry->args);

      states[seq] = states[entry->parent];
      bce_apply (&states[seq], entry->kind, entry->args);
      scriba_history_read_state (play->history, seq, &state);
      assert_state (&state, &states[seq]);

      copy->seq = entry->seq;
      copy->parent = entry->parent;
      copy->before = entry->before;
      copy->corrects = entry->corrects;
      g_assert_true (scriba_history_restore (again, copy));
      scriba_history_read_state (again, seq, &state);
      assert_state (&state, &states[seq]);
    }
  assert_state (state_of (play), &states[scriba_history_get_head (play->history)]);
}

static void
bring_to_end (Play *play)
{
  guint n = 0;

  while (state_of (play)->stage == BCE_STAGE_OVER)
    g_assert_true (undo (play));
  for (; state_of (play)->stage != BCE_STAGE_OVER; n++)
    {
      g_assert_cmpuint (n, <, MOST_TO_END);
      make_next (play);
    }
}

static void
assert_score (Play *play)
{
  g_autoptr (BceScoring) scoring = bce_final_make_scoring (state_of (play), play->box, bce_box_dup_name);
  g_autoptr (BceScore) result = bce_score_new ();

  bce_score (scoring, result);
  g_assert_cmphex (result->winners, !=, 0);
  g_assert_cmphex (result->winners, ==, state_of (play)->winners);
  g_assert_cmpint (result->decided_by, ==, state_of (play)->decided_by);
  if (state_of (play)->shared >= 0)
    g_assert_false (result->winners & (1 << state_of (play)->shared));
  for (guint seat = 0; seat < state_of (play)->n_seats; seat++)
    {
      gint64 total = 0;

      for (guint line = 0; line < BCE_N_LINES; line++)
        total += result->players[seat].lines[line];
      g_assert_cmpint (total, ==, result->players[seat].total);
      g_assert_cmpint (CLAMP (total, -999, 9999), ==, state_of (play)->totals[seat]);
    }
}

typedef struct
{
  guint n_seats;
  gboolean two_players;
  gboolean cubes;
  gboolean denarii;
  guint forget;
} Table;

static void
play_night (const Table *table,
            guint64 seed,
            guint n_wild)
{
  Play play = { .box = night_box_new (), .random = { seed } };
  BceGameSetup setup;

  night_setup (&setup, table->n_seats, table->two_players);
  setup.settings.cubes = table->cubes;
  setup.settings.denarii = table->denarii;
  night_box_forget (play.box, &play.random, table->forget);
  g_assert_true (bce_state_start (&setup, play.box, &play.start));
  play.history = scriba_history_new (&bce_game, &play.start);
  n_nights++;

  for (guint i = 0; i < n_wild; i++)
    {
      guint die = below (&play, 100);

      if (state_of (&play)->stage == BCE_STAGE_OVER)
        g_assert_true (undo (&play));
      else if (die < 62)
        make_next (&play);
      else if (die < 90)
        make_wild (&play);
      else if (die < 94)
        make_undo_redo (&play);
      else if (die < 96 && scriba_history_get_n_entries (play.history) > 0)
        make_jump (&play);
      else
        make_removal (&play);
    }
  bring_to_end (&play);
  assert_score (&play);
  assert_replay (&play);

  scriba_history_free (play.history);
  bce_box_free (play.box);
}

static void
play_nights (const Table *table)
{
  for (guint64 seed = 1; seed <= 5; seed++)
    {
      play_night (table, seed * 1000 + table->n_seats, N_WILD);
      play_night (table, seed, 0);
    }
}

static void
test_night (gconstpointer table)
{
  play_nights (table);
}

/* So many nights, and enough of what is against the rules or impossible. */
static void
test_enough (void)
{
  g_test_message ("%u nights, %u entries, %u of them against the rules, %u refused",
                  n_nights, n_entries, n_against, n_impossible);
  if (n_nights < 60)
    return;

  g_assert_cmpuint (n_entries, >, 10000);
  g_assert_cmpuint (n_against, >, 500);
  g_assert_cmpuint (n_impossible, >, 500);
}

int
main (int argc,
      char **argv)
{
  static const Table tables[] = {
    { 3, FALSE, TRUE, TRUE, 0 }, { 3, FALSE, FALSE, TRUE, 30 }, { 3, FALSE, TRUE, FALSE, 0 },
    { 4, FALSE, TRUE, TRUE, 0 }, { 4, FALSE, FALSE, FALSE, 60 }, { 4, FALSE, TRUE, TRUE, 30 },
    { 5, FALSE, TRUE, TRUE, 0 }, { 5, FALSE, TRUE, FALSE, 30 }, { 5, FALSE, FALSE, TRUE, 0 },
    { 3, TRUE, TRUE, TRUE, 0 }, { 3, TRUE, FALSE, TRUE, 30 }, { 3, TRUE, FALSE, FALSE, 60 },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      const Table *table = &tables[i];
      g_autofree char *path =
        g_strdup_printf ("/nights/%u%s%s%s-%u-unknown", table->n_seats, table->two_players ? "-two-players" : "",
                         table->cubes ? "-cubes" : "", table->denarii ? "-denarii" : "", table->forget);

      g_test_add_data_func (path, table, test_night);
    }
  g_test_add_func ("/nights/enough", test_enough);

  return g_test_run ();
}
