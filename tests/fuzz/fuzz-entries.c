/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-entries.h"

#include <string.h>

#include "fuzz-json.h"
#include "scriba-entry-json.h"
#include "scriba-history.h"
#include "scriba-json.h"
#include "scriba-record.h"

#define FEW_MOVES 8
#define MOST_MOVES 60
#define MOST_MOMENTS 40   /* of a game */
#define BETWEEN_MOMENTS 8 /* entries that are made, or refused */

typedef struct
{
  const FuzzGame *game;
  FuzzBytes *bytes;
  ScribaHistory *history;
  gpointer before; /* a copy of a state, which is a plain value */
  gpointer args;
} Play;

static int
take_number (FuzzBytes *bytes,
             const ScribaField *field)
{
  /* Most numbers of a game are small; the greatest are as likely as any. */
  int number = (int) fuzz_take (bytes, 256) - 4;

  if (number >= 250)
    number = field->highest - (number - 250);
  return CLAMP (number, field->lowest, field->highest);
}

static void
take_record (FuzzBytes *bytes,
             const ScribaShape *shape,
             gpointer record)
{
  scriba_record_reset (shape, record);
  for (guint i = 0; i < shape->n_fields && bytes->left > 0; i++)
    {
      const ScribaField *field = &shape->fields[i];
      char *value = (char *) record + field->offset;
      guint length = field->longest;

      if (field->length_offset != 0)
        length = *((guint8 *) record + field->length_offset) = fuzz_take (bytes, field->longest + 1);

      switch ((int) field->type)
        {
        case SCRIBA_FIELD_COUNT:
          *(gint16 *) value = take_number (bytes, field);
          break;
        case SCRIBA_FIELD_COUNTS:
          for (guint j = 0; j < length && bytes->left > 0; j++)
            ((gint16 *) value)[j] = take_number (bytes, field);
          break;
        case SCRIBA_FIELD_CHOICE:
          *(gint8 *) value = (int) fuzz_take (bytes, g_strv_length ((char **) field->choices) + field->nullable) - field->nullable;
          break;
        case SCRIBA_FIELD_FLAG:
          *(gint8 *) value = fuzz_take (bytes, 2);
          break;
        case SCRIBA_FIELD_NAME:
          g_strlcpy (value, fuzz_take (bytes, 2) == 0 ? "Anna" : "Zsófi", SCRIBA_NAME_SIZE);
          break;
        case SCRIBA_FIELD_RECORD:
          take_record (bytes, field->shape, value);
          break;
        case SCRIBA_FIELD_RECORDS:
          for (guint j = 0; j < length; j++)
            take_record (bytes, field->shape, value + j * field->shape->size);
          break;
        default:
          g_assert_not_reached ();
        }
    }
}

/* Entries are what a file gives back: the same, or refused there. */
static gboolean
read_again (Play *self,
            guint kind,
            ScribaEntry **entry)
{
  const ScribaGame *game = self->game->game;
  ScribaEntry *made = scriba_entry_new (game->kinds, kind, self->args);
  g_autofree char *text = fuzz_text (scriba_entry_to_json (game, made));
  g_autoptr (JsonNode) node = fuzz_read_again (text);
  GError *error = NULL;

  scriba_entry_free (made, game->kinds);
  *entry = scriba_entry_from_json (node, NULL, game, &error);
  if (!fuzz_is_good (*entry, error))
    return FALSE;

  /* A second time nothing is left to change. */
  g_autofree char *again = fuzz_text (scriba_entry_to_json (game, *entry));
  g_assert_cmpstr (text, ==, again);
  return TRUE;
}

static void
check (Play *self,
       guint kind,
       gconstpointer args,
       ScribaVerdict *verdict)
{
  const FuzzGame *game = self->game;
  gconstpointer state = scriba_history_get_state (self->history);

  memcpy (self->before, state, game->game->state->size);
  game->game->check (state, game->box, kind, args, verdict);
  g_assert_true (memcmp (self->before, state, game->game->state->size) == 0);
  g_assert_cmpint (verdict->kind == SCRIBA_FINE, ==, verdict->n_facts == 0);
  if (verdict->kind == SCRIBA_IMPOSSIBLE && game->assert_refused != NULL)
    game->assert_refused (state, kind, args, verdict);
  if (game->game->holds != NULL)
    {
      ScribaVerdict held;

      game->game->holds (state, game->box, kind, args, &held);
    }
}

static void
enter (Play *self,
       guint kind)
{
  const FuzzGame *game = self->game;
  ScribaVerdict verdict;
  ScribaEntry *entry;

  if (!read_again (self, kind, &entry))
    return;

  check (self, kind, entry->args, &verdict);
  if (game->game->refill != NULL && fuzz_take (self->bytes, 4) == 0 && verdict.kind != SCRIBA_IMPOSSIBLE)
    {
      game->game->refill (scriba_history_get_state (self->history), game->box, kind, entry->args);
      check (self, kind, entry->args, &verdict);
    }
  if (verdict.kind == SCRIBA_IMPOSSIBLE)
    {
      scriba_entry_free (entry, game->game->kinds);
      return;
    }

  entry->against = scriba_verdict_get_against (&verdict);
  scriba_history_append (self->history, entry);
  game->assert_sound (scriba_history_get_state (self->history), game->box);
  game->look (scriba_history_get_state (self->history), game->box);
}

static void
enter_next (Play *self)
{
  ScribaRandom random = { fuzz_take (self->bytes, 256) };
  guint kind;

  memset (self->args, 0, self->game->args_size);
  if (self->game->make_next (scriba_history_get_state (self->history), self->game->box, &random, &kind, self->args))
    enter (self, kind);
}

static void
enter_any (Play *self)
{
  guint kind = fuzz_take (self->bytes, self->game->game->n_kinds);

  memset (self->args, 0, self->game->args_size);
  take_record (self->bytes, self->game->game->kinds[kind].shape, self->args);
  enter (self, kind);
}

static void
move_about (Play *self)
{
  guint32 n = scriba_history_get_n_entries (self->history);
  guint32 tip = scriba_history_get_tip (self->history);
  guint32 to = 0;

  switch (fuzz_take (self->bytes, 4))
    {
    case 0:
      to = fuzz_take (self->bytes, n + 1);
      g_assert_true (scriba_history_set_position (self->history, to, to));
      break;
    case 1:
      if (scriba_history_get_redo (self->history, &to) != 0)
        g_assert_true (scriba_history_set_position (self->history, to, tip));
      break;
    default:
      if (scriba_history_get_undo (self->history, &to) != 0)
        g_assert_true (scriba_history_set_position (self->history, to, tip));
      break;
    }
}

/* Entry by entry from the start, as a file brings them back. */
static void
assert_replays (Play *self,
                gconstpointer start)
{
  const ScribaGame *game = self->game->game;
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));

  scriba_history_read_line (self->history, scriba_history_get_head (self->history), line);
  memcpy (self->before, start, game->state->size);
  for (guint i = 0; i < line->len; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (self->history, g_array_index (line, guint32, i));

      game->apply (self->before, entry->kind, entry->args);
    }
  g_assert_true (scriba_record_equal (game->state, scriba_history_get_state (self->history), self->before));
}

/**
 * fuzz_find_moments:
 * @game: what is tried
 * @start: (transfer full): the state before the first entry
 *
 * Plays on with entries that make sense, so that few are left to be played until any part of a game is tried.
 *
 * Returns: (element-type gpointer): states of a game from its start on, each some entries later
 */
GPtrArray *
fuzz_find_moments (const FuzzGame *game,
                   gpointer start)
{
  GPtrArray *moments = g_ptr_array_new_with_free_func (g_free);
  ScribaRandom random = { 0 };
  g_autofree gpointer args = g_malloc0 (game->args_size);
  g_autofree gpointer state = g_memdup2 (start, game->game->state->size);
  gboolean goes_on = TRUE;

  g_ptr_array_add (moments, start);
  while (goes_on && moments->len < MOST_MOMENTS)
    {
      for (guint i = 0; i < BETWEEN_MOMENTS && goes_on; i++)
        {
          ScribaVerdict verdict;
          guint kind;

          memset (args, 0, game->args_size);
          goes_on = game->make_next (state, game->box, &random, &kind, args);
          if (!goes_on)
            break;
          game->game->check (state, game->box, kind, args, &verdict);
          if (verdict.kind != SCRIBA_IMPOSSIBLE)
            game->game->apply (state, kind, args);
        }
      g_ptr_array_add (moments, g_memdup2 (state, game->game->state->size));
    }
  return moments;
}

/**
 * fuzz_play:
 * @game: what is tried
 * @moments: (element-type gpointer): states to begin with, of which one is taken
 * @bytes: what happens
 *
 * Plays entries that make sense and any that a file could hold, with undo, redo and jumps between them.
 */
void
fuzz_play (const FuzzGame *game,
           const GPtrArray *moments,
           FuzzBytes *bytes)
{
  gconstpointer start = g_ptr_array_index (moments, fuzz_take (bytes, moments->len));
  /* Few show what an entry does, and many of them can be tried; what only many do is looked for now and then. */
  guint n_most = fuzz_take (bytes, 8) != 0 ? FEW_MOVES : MOST_MOVES;
  Play self = {
    .game = game,
    .bytes = bytes,
    .history = scriba_history_new (game->game, start),
    .before = g_malloc0 (game->game->state->size),
    .args = g_malloc0 (game->args_size),
  };

  for (guint n = 0; bytes->left > 0 && n < n_most; n++)
    {
      guint die = fuzz_take (bytes, 8);

      if (die < 4)
        enter_next (&self);
      else if (die < 7)
        enter_any (&self);
      else
        move_about (&self);
    }
  assert_replays (&self, start);

  scriba_history_free (self.history);
  g_free (self.before);
  g_free (self.args);
}
