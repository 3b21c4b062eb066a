/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"
#include "fuzz-json.h"

/* One year: what is read is written alike, and what comes of it adds up. */

static void
assert_field (const BceBoards *boards,
              const BceFieldOutcome *field)
{
  guint n_deployed[BCE_MAX_SEATS] = { 0 };
  gint64 authority = 0;
  gint64 charisma = 0;

  for (guint seat = 0; seat < boards->n_seats; seat++)
    {
      if ((int) seat != boards->im)
        {
          authority += field->authority[seat];
          charisma += field->charisma[seat];
        }
      g_assert_cmpint (field->denarii[seat], <=, 1);
    }
  g_assert_cmpint (authority, ==, field->suitors_authority);
  g_assert_cmpint (charisma, ==, field->suitors_charisma);
  g_assert_cmpint (field->im_wins, ==, field->tile_to == boards->im);
  g_assert_cmpint (field->tile_to, <, boards->n_seats);
  g_assert_cmpint (field->denarii[boards->im], ==, field->im_wins ? 1 : 0);

  for (guint i = 0; i < field->steps->len; i++)
    {
      const BceStep *step = &g_array_index (field->steps, BceStep, i);

      if (step->kind == BCE_STEP_DEPLOY)
        n_deployed[step->by]++;
    }
  for (guint seat = 0; seat < boards->n_seats; seat++)
    g_assert_cmpint (field->loyalty_collected[seat], ==, n_deployed[seat]);
}

/* What a player gave lies on an ambition or came back. */
static void
assert_cubes (const BceBoards *boards,
              const BceOutcome *outcome)
{
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    for (guint seat = 0; seat < boards->n_seats; seat++)
      {
        const BceFieldOutcome *result = &outcome->fields[field];
        int given = 0;

        for (guint on = 0; on < boards->n_seats; on++)
          given += boards->boards[seat][field].support[on];
        for (guint i = 0; i < result->steps->len; i++)
          {
            const BceStep *step = &g_array_index (result->steps, BceStep, i);

            given -= step->by == (int) seat && (step->kind == BCE_STEP_DEPLOY || step->kind == BCE_STEP_OWN) ? 1 : 0;
          }
        g_assert_cmpint (given, ==, result->returned[seat]);
      }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  g_autoptr (JsonNode) node = fuzz_parse (data, size);
  GError *error = NULL;
  g_autoptr (BceBoards) boards = node != NULL ? bce_boards_from_json (node, &error) : NULL;
  g_autoptr (BceBoards) copy = NULL;
  g_autoptr (BceOutcome) outcome = NULL;
  g_autoptr (JsonNode) written = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  if (node == NULL || !fuzz_is_good (boards, error))
    return 0;

  outcome = bce_outcome_new ();
  bce_resolve (boards, outcome);
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    assert_field (boards, &outcome->fields[field]);
  assert_cubes (boards, outcome);
  g_assert_cmpint (outcome->next_im.seat, !=, boards->shared);
  g_assert_cmpint (outcome->next_im.kept, ==, outcome->next_im.im_tiles >= 2);
  g_free (fuzz_text (bce_outcome_to_json (boards, outcome)));
  for (guint i = 0; i < outcome->unknown->len; i++)
    g_free (bce_unknown_to_path (boards, &g_array_index (outcome->unknown, BceUnknown, i)));

  text = fuzz_text (bce_boards_to_json (boards));
  written = fuzz_read_again (text);
  copy = bce_boards_from_json (written, NULL);
  g_assert_nonnull (copy);
  again = fuzz_text (bce_boards_to_json (copy));
  g_assert_cmpstr (text, ==, again);
  return 0;
}
