/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-build.h"

static const char * const fields[] = { "political", "military", "social" };
static const char * const kinds[] = { "place", "collect", "authority", "charisma", "manual" };
static const char * const things[] = { "political", "military", "social", "support", "loyalty", "denarius", "imperium" };
static const char * const reasons[] = {
  "nothing", "only", "support", "authority", "charisma", "seat", "shared", "im", "tiles",
};

static ScribaNumber
make_number (int value)
{
  if (value == UNKNOWN)
    return (ScribaNumber) SCRIBA_UNKNOWN;

  return (ScribaNumber) SCRIBA_KNOWN (value == NOUGHT ? 0 : value);
}

static BceEffect
make_effect (const BuildEffect *build)
{
  BceEffect effect = {
    .kind = build->kind,
    .what = build->what,
    .from = build->from,
    .when = build->when,
    .count = build->count,
  };

  if (build->effects != NULL)
    {
      effect.effects = g_array_new (FALSE, FALSE, sizeof (BceEffect));
      for (const BuildEffect *part = build->effects; part->given; part++)
        {
          const BceEffect made = make_effect (part);

          g_array_append_val (effect.effects, made);
        }
    }

  return effect;
}

static void
add_card (BceBoard *board,
          const BuildCard *build)
{
  BceCard card = {
    .name = g_strdup (build->name),
    .authority = make_number (build->authority),
    .charisma = make_number (build->charisma),
    .ambition_known = !build->ambition_unknown,
    .abilities_known = !build->abilities_unknown,
  };

  while (card.n_ambitions < BCE_MAX_AMBITIONS && build->ambition[card.n_ambitions] != 0)
    {
      card.ambition[card.n_ambitions] = make_number (build->ambition[card.n_ambitions]);
      card.n_ambitions++;
    }
  while (card.n_abilities < BCE_MAX_ABILITIES && build->abilities[card.n_abilities].given)
    {
      card.abilities[card.n_abilities] = make_effect (&build->abilities[card.n_abilities]);
      card.n_abilities++;
    }

  bce_board_insert_card (board, board->n_cards, &card);
  bce_card_clear (&card);
}

static void
add_play (BceBoards *boards,
          const BuildPlay *play)
{
  BceBoard *board = &boards->boards[play->seat][play->field];

  board->loyalty += play->loyalty;
  board->charisma += play->charisma;
  for (guint seat = 0; seat < boards->n_seats; seat++)
    board->support[seat] += play->support[seat];
  for (guint i = 0; i < G_N_ELEMENTS (play->stack) && play->stack[i].name != NULL; i++)
    add_card (board, &play->stack[i]);
}

BceBoards *
build_boards (const BuildCase *build)
{
  BceBoards *boards = bce_boards_new (build->seats > 0 ? build->seats : 4);

  boards->im = build->im;
  if (build->two_players)
    boards->shared = build->shared;
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      boards->tiles[field].authority = make_number (build->tiles[field].authority);
      boards->tiles[field].charisma = make_number (build->tiles[field].charisma);
    }
  for (guint i = 0; i < G_N_ELEMENTS (build->plays); i++)
    add_play (boards, &build->plays[i]);

  return boards;
}

static char
letter (int seat)
{
  return 'A' + seat;
}

static void
print_next (GString *text,
            const char *separator)
{
  if (text->len > 0)
    g_string_append (text, separator);
}

static void
print_filled (GString *text,
              const BceStep *step)
{
  g_string_append_printf (text, " %u.%u=", step->card, step->ambition);
  if (step->value.known)
    g_string_append_printf (text, "%d", step->value.value);
  else
    g_string_append_c (text, '?');
}

static void
print_deploy (GString *text,
              const BceStep *step)
{
  g_string_append_printf (text, " on %c", letter (step->on));
  print_filled (text, step);
  g_string_append_printf (text, ": %s (", reasons[step->reason]);
  for (guint seat = 0, n = 0; seat < BCE_MAX_SEATS; seat++)
    {
      if (step->cubes[seat] != 0)
        g_string_append_printf (text, "%s%c%d", n++ > 0 ? " " : "", letter (seat), step->cubes[seat]);
    }
  g_string_append_c (text, ')');
}

static void
print_step (GString *text,
            const BceStep *step)
{
  print_next (text, "; ");
  g_string_append_c (text, letter (step->by));

  switch ((BceStepKind) step->kind)
    {
    case BCE_STEP_DEPLOY:
      print_deploy (text, step);
      break;
    case BCE_STEP_OWN:
      g_string_append (text, " own");
      print_filled (text, step);
      break;
    case BCE_STEP_LOYALTY:
      g_string_append (text, " loyalty");
      print_filled (text, step);
      break;
    case BCE_STEP_ABILITY_PLACE:
      g_string_append_printf (text, " %u places", step->source);
      print_filled (text, step);
      break;
    case BCE_STEP_RETURN:
      g_string_append_printf (text, " back %d for %c", step->count, letter (step->on));
      break;
    case BCE_STEP_LOYALTY_IDLE:
      g_string_append_printf (text, " loyalty idle %d", step->count);
      break;
    case BCE_STEP_ABILITY_IDLE:
      g_string_append_printf (text, " %u idle %d %s", step->source, step->count, kinds[step->effect]);
      break;
    case BCE_STEP_COLLECT:
      g_string_append_printf (text, " %u collects %d %s", step->source, step->count, things[step->what]);
      break;
    case BCE_STEP_AUTHORITY:
      g_string_append_printf (text, " %u authority %+d", step->source, step->count);
      break;
    case BCE_STEP_CHARISMA:
      g_string_append_printf (text, " %u charisma %+d", step->source, step->count);
      break;
    default:
      g_assert_not_reached ();
    }
}

static char *
print_steps (const BceFieldOutcome *outcome)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < outcome->steps->len; i++)
    print_step (text, &g_array_index (outcome->steps, BceStep, i));

  return g_string_free_and_steal (text);
}

static char *
print_totals (const BceFieldOutcome *outcome,
              guint n_seats)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < n_seats; seat++)
    g_string_append_printf (text, "%c %" G_GINT64_FORMAT "/%" G_GINT64_FORMAT ", ", letter (seat),
                            outcome->authority[seat], outcome->charisma[seat]);
  g_string_append_printf (text, "Suitors %" G_GINT64_FORMAT "/%" G_GINT64_FORMAT,
                          outcome->suitors_authority, outcome->suitors_charisma);

  return g_string_free_and_steal (text);
}

static char *
print_award (const BceFieldOutcome *outcome)
{
  GString *text = g_string_new (outcome->im_wins ? "im" : "suitors");

  g_string_append_printf (text, " by %s, tile %c", reasons[outcome->decided_by], letter (outcome->tile_to));
  if (outcome->tile_decided_by != BCE_BY_NOTHING)
    g_string_append_printf (text, " by %s", reasons[outcome->tile_decided_by]);
  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    {
      if (outcome->denarii[seat] != 0)
        g_string_append_printf (text, ", %c denarius %d", letter (seat), outcome->denarii[seat]);
    }

  return g_string_free_and_steal (text);
}

static void
print_count (GString *text,
             guint seat,
             const char *what,
             gint64 count)
{
  if (count == 0)
    return;

  print_next (text, ", ");
  g_string_append_printf (text, "%c %s %" G_GINT64_FORMAT, letter (seat), what, count);
}

static char *
print_counts (const BceFieldOutcome *outcome)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    print_count (text, seat, "returned", outcome->returned[seat]);
  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    print_count (text, seat, "deployed", outcome->loyalty_collected[seat]);
  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    {
      for (guint what = 0; what < BCE_N_THINGS; what++)
        print_count (text, seat, things[what], outcome->collected[seat][what]);
    }

  return g_string_free_and_steal (text);
}

static char *
print_next_im (const BceNextIm *next)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%c", letter (next->seat));
  if (next->named != next->seat)
    g_string_append_printf (text, " for %c", letter (next->named));
  g_string_append_printf (text, " by %s%s%s", reasons[next->decided_by],
                          next->kept ? ", kept" : "", next->bonus ? ", bonus" : "");

  return g_string_free_and_steal (text);
}

static char *
print_missing (const BceUnknown *unknown)
{
  static const char * const names[] = {
    "authority", "charisma", "ambitions", "ambition", "abilities", "effects",
  };
  const char *field = fields[unknown->field];

  if (unknown->kind != BCE_UNKNOWN_AMBITION && unknown->kind != BCE_UNKNOWN_EFFECTS)
    g_assert_cmpint (unknown->index, ==, 0);
  if (unknown->kind == BCE_UNKNOWN_TILE_AUTHORITY || unknown->kind == BCE_UNKNOWN_TILE_CHARISMA)
    {
      g_assert_cmpint (unknown->seat, ==, BCE_NOBODY);
      g_assert_cmpint (unknown->card, ==, 0);
    }

  switch (unknown->kind)
    {
    case BCE_UNKNOWN_TILE_AUTHORITY:
      return g_strdup_printf ("%s tile authority", field);
    case BCE_UNKNOWN_TILE_CHARISMA:
      return g_strdup_printf ("%s tile charisma", field);
    case BCE_UNKNOWN_AMBITION:
    case BCE_UNKNOWN_EFFECTS:
      return g_strdup_printf ("%s %c%u %s %u", field, letter (unknown->seat), unknown->card,
                              names[unknown->kind], unknown->index);
    case BCE_UNKNOWN_AUTHORITY:
    case BCE_UNKNOWN_CHARISMA:
    case BCE_UNKNOWN_AMBITIONS:
    case BCE_UNKNOWN_ABILITIES:
      return g_strdup_printf ("%s %c%u %s", field, letter (unknown->seat), unknown->card, names[unknown->kind]);
    default:
      g_assert_not_reached ();
    }
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

static char *
print_unknown (const GArray *unknown)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_null_terminated (unknown->len + 1, g_free, TRUE);

  for (guint i = 0; i < unknown->len; i++)
    g_ptr_array_add (texts, print_missing (&g_array_index (unknown, BceUnknown, i)));
  g_ptr_array_sort (texts, compare_texts);

  return g_strjoinv ("; ", (char **) texts->pdata);
}

static void
compare (char *found,
         const char *expected)
{
  if (expected != NULL)
    g_assert_cmpstr (found, ==, expected);
  g_free (found);
}

static int
count_bits (const BceFieldOutcome *outcome)
{
  int count = 0;

  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    {
      for (guint card = 0; card < BCE_MAX_STACK; card++)
        count += __builtin_popcount (outcome->filled[seat][card]);
    }

  return count;
}

/* The bits of filled ambitions say the same as the steps. */
static void
check_filled (const BceFieldOutcome *outcome)
{
  int count = 0;

  for (guint i = 0; i < outcome->steps->len; i++)
    {
      const BceStep *step = &g_array_index (outcome->steps, BceStep, i);

      if (step->kind > BCE_STEP_ABILITY_PLACE)
        continue;
      g_assert_true (outcome->filled[step->on][step->card] & (1 << step->ambition));
      count++;
    }
  g_assert_cmpint (count, ==, count_bits (outcome));
}

void
build_check (const BuildCase *build,
             const BceOutcome *outcome)
{
  const BceFieldOutcome *field = &outcome->fields[build->field];

  compare (print_steps (field), build->steps);
  compare (print_totals (field, build->seats > 0 ? build->seats : 4), build->totals);
  compare (print_award (field), build->award);
  compare (print_counts (field), build->counts);
  compare (print_next_im (&outcome->next_im), build->next);
  compare (print_unknown (outcome->unknown), build->unknown != NULL ? build->unknown : "");
  for (guint i = 0; i < BCE_N_FIELDS; i++)
    check_filled (&outcome->fields[i]);
}

static void
test_case (gconstpointer data)
{
  const BuildCase *build = data;
  g_autoptr (BceBoards) boards = build_boards (build);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();

  g_test_summary (build->proves);
  bce_resolve (boards, outcome);
  build_check (build, outcome);
}

void
build_add_tests (const char *path,
                 const BuildCase *cases,
                 gsize n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *name = g_strconcat (path, "/", cases[i].name, NULL);

      g_test_add_data_func (name, &cases[i], test_case);
    }
}
