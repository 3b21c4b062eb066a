/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map.h"

#include <math.h>
#include <string.h>

#include "map-scene.h"

/* Where things lie on the map. */

static const struct
{
  ScribaMapLayout layout;
  double width;
  double height;
} sizes[] =
{
  { SCRIBA_MAP_WIDE, 768, 538 }, { SCRIBA_MAP_WIDE, 960, 674 }, { SCRIBA_MAP_WIDE, 1280, 700 },
  { SCRIBA_MAP_WIDE, 1100, 1100 }, { SCRIBA_MAP_WIDE, 3840, 2160 }, { SCRIBA_MAP_UPRIGHT, 360, 576 },
  { SCRIBA_MAP_UPRIGHT, 360, 900 }, { SCRIBA_MAP_UPRIGHT, 720, 576 }, { SCRIBA_MAP_UPRIGHT, 768, 980 },
};

static void
assert_inside (const ScribaMap *map,
               ScribaMapBox box)
{
  g_assert_cmpfloat (box.x, >=, 0);
  g_assert_cmpfloat (box.y, >=, 0);
  g_assert_cmpfloat (box.x + box.width, <=, map->width);
  g_assert_cmpfloat (box.y + box.height, <=, map->height);
}

static gboolean
overlap (ScribaMapBox a,
         ScribaMapBox b)
{
  return a.x < b.x + b.width - 0.001 && b.x < a.x + a.width - 0.001 &&
         a.y < b.y + b.height - 0.001 && b.y < a.y + a.height - 0.001;
}

static void
for_each_map (void (*check) (const ScribaMap *map))
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      ScribaMap map;

      g_test_message ("%s, %g × %g", sizes[i].layout == SCRIBA_MAP_WIDE ? "wide" : "upright", sizes[i].width, sizes[i].height);
      scriba_map_lay_out (&map, box, sizes[i].layout, sizes[i].width, sizes[i].height);
      check (&map);
    }
}

static void
check_inside (const ScribaMap *map)
{
  for (guint i = 0; i < map->box->n_borders; i++)
    assert_inside (map, scriba_map_get_target (map, i));
  for (guint i = 0; i < map->box->n_provinces; i++)
    assert_inside (map, map->plates[i]);
}

static void
test_inside (void)
{
  for_each_map (check_inside);
}

static void
check_targets (const ScribaMap *map)
{
  for (guint i = 0; i < map->box->n_borders; i++)
    {
      ScribaMapBox target = scriba_map_get_target (map, i);

      g_assert_cmpfloat (target.width, >=, 44);
      g_assert_cmpfloat (target.height, >=, 44);
      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (target, scriba_map_get_target (map, j)));
    }
}

static void
test_targets (void)
{
  for_each_map (check_targets);
}

static void
check_plates (const ScribaMap *map)
{
  for (guint i = 0; i < map->box->n_provinces; i++)
    {
      const ScribaMapBox *plate = &map->plates[i];

      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (*plate, map->plates[j]));
      for (guint j = 0; j < map->box->n_borders; j++)
        {
          double radius = scriba_map_get_token_breadth (map) / 2;
          const ScribaMapSpot *spot = &map->spaces[j];

          g_assert_false (overlap (*plate, (ScribaMapBox) { spot->x - radius, spot->y - radius, 2 * radius, 2 * radius }));
        }
    }
}

/* No plate lies on another or on the middle of a border space. */
static void
test_plates (void)
{
  for_each_map (check_plates);
}

static void
check_between (const ScribaMap *map)
{
  for (guint i = 0; i < map->box->n_borders; i++)
    {
      const ScribaMapBox *first = &map->plates[map->box->borders[i].between[0]];
      const ScribaMapBox *second = &map->plates[map->box->borders[i].between[1]];
      double from[2] = { first->x + first->width / 2, first->y + first->height / 2 };
      double step[2] = { second->x + second->width / 2 - from[0], second->y + second->height / 2 - from[1] };
      double way[2] = { map->spaces[i].x - from[0], map->spaces[i].y - from[1] };
      double length = hypot (step[0], step[1]);
      double along = (way[0] * step[0] + way[1] * step[1]) / length;
      double aside = (way[1] * step[0] - way[0] * step[1]) / length;

      g_assert_cmpfloat (along / length, >, 0.25);
      g_assert_cmpfloat (along / length, <, 0.75);
      g_assert_cmpfloat (fabs (aside) / length, <, 0.15);
      g_assert_cmpfloat_with_epsilon (map->spaces[i].angle, atan2 (step[1], step[0]), 0.001);
    }
}

/* A space lies between its two provinces, and its token along its road. */
static void
test_between (void)
{
  for_each_map (check_between);
}

static void
test_choose (void)
{
  g_assert_cmpint (scriba_map_choose (360, 560), ==, SCRIBA_MAP_UPRIGHT);
  g_assert_cmpint (scriba_map_choose (499, 300), ==, SCRIBA_MAP_UPRIGHT);
  g_assert_cmpint (scriba_map_choose (768, 950), ==, SCRIBA_MAP_UPRIGHT);
  g_assert_cmpint (scriba_map_choose (768, 600), ==, SCRIBA_MAP_WIDE);
  g_assert_cmpint (scriba_map_choose (960, 674), ==, SCRIBA_MAP_WIDE);
  g_assert_cmpint (scriba_map_choose (3840, 2160), ==, SCRIBA_MAP_WIDE);
}

static gboolean
is_ahead (const ScribaMapSpot *here,
          const ScribaMapSpot *there,
          ScribaMapDirection direction)
{
  switch (direction)
    {
    case SCRIBA_MAP_LEFT:
      return there->x < here->x;
    case SCRIBA_MAP_RIGHT:
      return there->x > here->x;
    case SCRIBA_MAP_UP:
      return there->y < here->y;
    case SCRIBA_MAP_DOWN:
    default:
      return there->y > here->y;
    }
}

static void
check_arrows (const ScribaMap *map)
{
  guint n = map->box->n_borders;

  for (guint start = 0; start < n; start++)
    {
      gboolean seen[CAESAR_MAX_BORDERS] = { FALSE };
      int queue[CAESAR_MAX_BORDERS];
      guint n_queued = 0;

      queue[n_queued++] = start;
      seen[start] = TRUE;
      for (guint i = 0; i < n_queued; i++)
        {
          for (ScribaMapDirection direction = SCRIBA_MAP_LEFT; direction <= SCRIBA_MAP_DOWN; direction++)
            {
              int next = scriba_map_find_next (map, queue[i], direction);

              g_assert_true (next == queue[i] || is_ahead (&map->spaces[queue[i]], &map->spaces[next], direction));
              if (!seen[next])
                {
                  seen[next] = TRUE;
                  queue[n_queued++] = next;
                }
            }
        }
      g_assert_cmpuint (n_queued, ==, n);
    }
}

/* Arrows go where they point, and from every space to every other. */
static void
test_arrows (void)
{
  for_each_map (check_arrows);
}

static void
assert_next (const ScribaMap *map,
             const char *id,
             const char *other,
             ScribaMapDirection direction,
             const char *next_id,
             const char *next_other)
{
  g_assert_cmpint (scriba_map_find_next (map, map_scene_border (map->box, id, other), direction), ==,
                   map_scene_border (map->box, next_id, next_other));
}

/* Looked up on the wide map. */
static void
test_arrow_steps (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  ScribaMap map;

  scriba_map_lay_out (&map, box, SCRIBA_MAP_WIDE, 960, 672);
  assert_next (&map, "italia", "sicilia", SCRIBA_MAP_UP, "gallia-cisalpina", "italia");
  assert_next (&map, "italia", "sicilia", SCRIBA_MAP_DOWN, "sicilia", "africa");
  assert_next (&map, "italia", "sicilia", SCRIBA_MAP_LEFT, "sardinia", "sicilia");
  assert_next (&map, "italia", "sicilia", SCRIBA_MAP_RIGHT, "italia", "achaia");
  assert_next (&map, "hispania-ulterior", "mauretania", SCRIBA_MAP_LEFT, "hispania-ulterior", "mauretania");
  assert_next (&map, "cyrene", "aegyptus", SCRIBA_MAP_DOWN, "cyrene", "aegyptus");
}

/* A corrected box may have provinces and borders that nobody has drawn. */
static void
test_corrected_box (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  int province = map_scene_province (box, "syria");
  int border = map_scene_border (box, "asia", "syria");
  ScribaMap map;

  g_set_str (&box->provinces[province].id, "parthia");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      scriba_map_lay_out (&map, box, sizes[i].layout, sizes[i].width, sizes[i].height);
      assert_inside (&map, map.plates[province]);
      assert_inside (&map, scriba_map_get_target (&map, border));
      /* 36.6° E, 35.0° N: in the east. */
      g_assert_cmpfloat (map.plates[province].x, >, sizes[i].width / 2);

      box->provinces[province].longitude.known = FALSE;
      scriba_map_lay_out (&map, box, sizes[i].layout, sizes[i].width, sizes[i].height);
      assert_inside (&map, map.plates[province]);
      box->provinces[province].longitude.known = TRUE;
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/map/inside", test_inside);
  g_test_add_func ("/draw/map/targets", test_targets);
  g_test_add_func ("/draw/map/plates", test_plates);
  g_test_add_func ("/draw/map/between", test_between);
  g_test_add_func ("/draw/map/choose", test_choose);
  g_test_add_func ("/draw/map/arrows", test_arrows);
  g_test_add_func ("/draw/map/arrow-steps", test_arrow_steps);
  g_test_add_func ("/draw/map/corrected-box", test_corrected_box);

  return g_test_run ();
}
