/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-bars.h"

#include "pixels.h"

#define HEIGHT 222.0
#define TEXT 10.0

/* The numbers are made up. */
static const gint64 lines[][BCE_N_LINES] =
{
  { 21, 9, 6, 5, 11, 12, 6, 4 }, /* 74 */
  { 17, 6, 3, 7, 9, 10, 4, 2 },  /* 58 */
};

static BceScore *
score_new (guint n_players)
{
  BceScore *score = bce_score_new ();

  score->n_players = n_players;
  for (guint i = 0; i < n_players; i++)
    for (guint line = 0; line < BCE_N_LINES; line++)
      {
        score->players[i].lines[line] = lines[i][line];
        score->players[i].total += lines[i][line];
      }

  return score;
}

static void
assert_part (const ScribaBarsPart *part,
             BceScoreLine line,
             double y,
             double height)
{
  g_assert_cmpint (part->line, ==, line);
  g_assert_cmpfloat_with_epsilon (part->y, y, 0.001);
  g_assert_cmpfloat_with_epsilon (part->height, height, 0.001);
}

/* 74 points on 222: a point is 3 tall, in every stack. */
static void
test_heights (void)
{
  g_autoptr (BceScore) score = score_new (2);
  ScribaBarsPart parts[BCE_N_LINES];
  double sum = 0;

  g_assert_cmpuint (scriba_bars_layout (score, 0, HEIGHT, TEXT, parts), ==, BCE_N_LINES);
  assert_part (&parts[0], BCE_LINE_TRACK, 159, 63);
  assert_part (&parts[1], BCE_LINE_ALLEGIANCE, 132, 27);
  assert_part (&parts[7], BCE_LINE_DENARII, 0, 12);
  for (guint i = 0; i < BCE_N_LINES; i++)
    sum += parts[i].height;
  g_assert_cmpfloat_with_epsilon (sum, HEIGHT, 0.001);

  g_assert_cmpuint (scriba_bars_layout (score, 1, HEIGHT, TEXT, parts), ==, BCE_N_LINES);
  assert_part (&parts[0], BCE_LINE_TRACK, 171, 51);
  sum = 0;
  for (guint i = 0; i < BCE_N_LINES; i++)
    sum += parts[i].height;
  g_assert_cmpfloat_with_epsilon (sum, 58 * 3, 0.001);
}

static void
test_zero (void)
{
  g_autoptr (BceScore) score = score_new (2);
  ScribaBarsPart parts[BCE_N_LINES];

  score->players[1].lines[BCE_LINE_ALLEGIANCE] = 0;
  g_assert_cmpuint (scriba_bars_layout (score, 1, HEIGHT, TEXT, parts), ==, BCE_N_LINES - 1);
  g_assert_cmpint (parts[1].line, ==, BCE_LINE_SENATE);
  assert_part (&parts[1], BCE_LINE_SENATE, 162, 9);
}

/* The first points do not fill the page: 20 would. */
static void
test_few (void)
{
  g_autoptr (BceScore) score = bce_score_new ();
  ScribaBarsPart parts[BCE_N_LINES];

  score->n_players = 1;
  g_assert_cmpuint (scriba_bars_layout (score, 0, 200, TEXT, parts), ==, 0);
  score->players[0].lines[BCE_LINE_TRACK] = 3;
  g_assert_cmpuint (scriba_bars_layout (score, 0, 200, TEXT, parts), ==, 1);
  assert_part (&parts[0], BCE_LINE_TRACK, 170, 30);
}

/* 30 − 10 on 200: a point is 5 tall, the base is 50 above the foot. */
static void
test_negative (void)
{
  g_autoptr (BceScore) score = bce_score_new ();
  ScribaBarsPart parts[BCE_N_LINES];

  score->n_players = 1;
  score->players[0].lines[BCE_LINE_TRACK] = 30;
  score->players[0].lines[BCE_LINE_STRUCTURES] = -10;
  g_assert_cmpuint (scriba_bars_layout (score, 0, 200, TEXT, parts), ==, 2);
  assert_part (&parts[0], BCE_LINE_TRACK, 0, 150);
  assert_part (&parts[1], BCE_LINE_STRUCTURES, 150, 50);
}

/* What is unknown takes room of its own and is never a 0. */
static void
test_unknown (void)
{
  g_autoptr (BceScore) score = score_new (2);
  ScribaBarsPart parts[BCE_N_LINES];
  double top = HEIGHT;

  score->players[0].lines[BCE_LINE_SENATE] = 0;
  score->players[0].unknown[BCE_LINE_SENATE] = 1;
  score->players[0].unknown[BCE_LINE_STRUCTURES] = 3;
  g_assert_cmpuint (scriba_bars_layout (score, 0, HEIGHT, TEXT, parts), ==, BCE_N_LINES);
  for (guint i = 0; i < BCE_N_LINES; i++)
    {
      gboolean unknown = parts[i].line == BCE_LINE_SENATE || parts[i].line == BCE_LINE_STRUCTURES;

      top -= parts[i].height;
      g_assert_cmpfloat_with_epsilon (parts[i].y, top, 0.001);
      g_assert_cmpint (parts[i].unknown, ==, unknown);
      if (unknown)
        {
          top -= parts[i].unknown_height;
          g_assert_cmpfloat (parts[i].unknown_height, >=, TEXT);
          g_assert_cmpfloat_with_epsilon (parts[i].unknown_y, top, 0.001);
        }
      else
        {
          g_assert_cmpfloat (parts[i].unknown_height, ==, 0);
        }
    }
  g_assert_cmpfloat_with_epsilon (top, 0, 0.001);
}

/* Every stack stays in its room, however little there is. */
static void
test_room (void)
{
  g_autoptr (BceScore) score = score_new (2);
  static const double rooms[] = { 1, 20, 100, 1000 };

  for (guint line = 0; line < BCE_N_LINES; line++)
    score->players[1].unknown[line] = 1;
  score->players[0].lines[BCE_LINE_STRUCTURES] = -40;

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    for (guint player = 0; player < 2; player++)
      {
        ScribaBarsPart parts[BCE_N_LINES];
        guint n_parts = scriba_bars_layout (score, player, rooms[i], TEXT, parts);

        for (guint j = 0; j < n_parts; j++)
          {
            g_assert_cmpfloat (parts[j].y, >=, -0.001);
            g_assert_cmpfloat (parts[j].y + parts[j].height, <=, rooms[i] + 0.001);
            if (parts[j].unknown)
              g_assert_cmpfloat (parts[j].unknown_y, >=, -0.001);
          }
      }
}

/* Nothing is drawn outside of the frame, and each player's column has something. */
static void
test_frame (void)
{
  const char *names[] = { "Anna", "Bálint", NULL };
  const BceCharacter characters[] = { BCE_AGRIPPA, BCE_BRUTUS };
  g_autoptr (BceScore) score = score_new (2);
  const ScribaBarsFrame frame = {
    .x = 20, .y = 20, .width = 200, .height = 260, .bar_width = 84, .total_size = 32,
    .names = names, .characters = characters, .n_players = 2,
  };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 240, 300);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = pango_cairo_create_context (cr);
  ScribaLook look = { .context = context, .text = scriba_palette_color (SCRIBA_COLOR_TEXT, FALSE), .scale = 1 };
  guint n_drawn[2] = { 0 };

  scriba_bars_draw (cr, &look, score, &frame);
  cairo_surface_flush (surface);
  for (int y = 0; y < 300; y++)
    for (int x = 0; x < 240; x++)
      {
        guint32 value = pixels_read (surface, x, y);

        if (x < 20 || y < 20 || x >= 220 || y >= 280)
          g_assert_cmphex (value, ==, 0);
        else
          n_drawn[x >= 120] += value != 0;
      }
  g_assert_cmpuint (n_drawn[1], >, 84 * 100);
  g_assert_cmpuint (n_drawn[0], >, n_drawn[1]);

  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/bars/heights", test_heights);
  g_test_add_func ("/draw/bars/zero", test_zero);
  g_test_add_func ("/draw/bars/few", test_few);
  g_test_add_func ("/draw/bars/negative", test_negative);
  g_test_add_func ("/draw/bars/unknown", test_unknown);
  g_test_add_func ("/draw/bars/room", test_room);
  g_test_add_func ("/draw/bars/frame", test_frame);

  return g_test_run ();
}
