/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "map-scene.h"

#include "caesar-map.h"

#define CAESAR CAESAR_SIDE_CAESAR
#define POMPEY CAESAR_SIDE_POMPEY
#define SWORD CAESAR_SYMBOL_SWORD
#define SHIELD CAESAR_SYMBOL_SHIELD
#define SHIP CAESAR_SYMBOL_SHIP
#define LAUREL CAESAR_SYMBOL_LAUREL

static const struct
{
  int side;
  const char *id;
  const char *other;
  int symbol;
  int value;
  int other_value;
} laid[] =
{
  { CAESAR, "hispania-ulterior", "hispania-citerior", SHIELD, 5, 1 },
  { CAESAR, "hispania-ulterior", "mauretania", SHIP, 4, 2 },
  { POMPEY, "hispania-citerior", "gallia", SWORD, 6, 0 },
  { POMPEY, "mauretania", "sardinia", SHIP, 3, 3 },
  { CAESAR, "mauretania", "numidia", SWORD, 1, 5 },
  { POMPEY, "sardinia", "gallia", SHIELD, 2, 4 },
  { CAESAR, "sardinia", "sicilia", SHIP, 5, 1 },
  { CAESAR, "gallia", "gallia-cisalpina", SWORD, 3, 3 },
  { POMPEY, "numidia", "sicilia", SHIP, 4, 2 },
  { POMPEY, "numidia", "africa", SWORD, 5, 1 },
  { POMPEY, "sicilia", "africa", LAUREL, 2, 2 },
  { CAESAR, "italia", "gallia-cisalpina", SWORD, 6, 0 },
  { POMPEY, "italia", "macedonia", SHIELD, 3, 3 },
  { CAESAR, "italia", "dalmatia", SHIP, 3, 3 },
  { POMPEY, "gallia-cisalpina", "dalmatia", SHIELD, 1, 5 },
  { CAESAR, "africa", "cyrene", SHIELD, 4, 2 },
  { CAESAR, "achaia", "creta", SHIELD, 3, 3 },
  { POMPEY, "cyrene", "aegyptus", SWORD, 4, 2 },
  { CAESAR, "aegyptus", "syria", LAUREL, 0, 4 },
  { POMPEY, "asia", "syria", LAUREL, 3, 1 },
};

static const struct
{
  const char *id;
  CaesarTile tile;
} tiles[] =
{
  { "sardinia", CAESAR_TILE_TACTICS }, { "sicilia", CAESAR_TILE_MIGHT }, { "italia", CAESAR_TILE_SENATE },
  { "macedonia", CAESAR_TILE_SENATE }, { "dalmatia", CAESAR_TILE_WEALTH }, { "achaia", CAESAR_TILE_MIGHT },
  { "asia", CAESAR_TILE_MIGHT }, { "creta", CAESAR_TILE_SENATE }, { "africa", CAESAR_TILE_TACTICS },
  { "cyrene", CAESAR_TILE_WEALTH }, { "aegyptus", CAESAR_TILE_UNKNOWN },
};

/** map_scene_province: the number of a province that exists. */
int
map_scene_province (const CaesarBox *box,
                    const char *id)
{
  int province = caesar_box_find_province (box, id);

  g_assert_cmpint (province, >=, 0);
  return province;
}

/** map_scene_border: the number of a border space that exists. */
int
map_scene_border (const CaesarBox *box,
                  const char *id,
                  const char *other)
{
  int border = caesar_map_find_border (box, map_scene_province (box, id), map_scene_province (box, other));

  g_assert_cmpint (border, >=, 0);
  return border;
}

/** map_scene_start: an empty map. */
void
map_scene_start (CaesarState *state,
                 const CaesarBox *box)
{
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };

  caesar_settings_init (&setup.settings);
  g_assert_true (caesar_state_start (&setup, box, state));
  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    state->provinces[map_scene_province (box, tiles[i].id)].tile = tiles[i].tile;
}

/* Closes what is full, without links and bonus tiles. */
static void
close_full (CaesarState *state,
            const CaesarBox *box,
            int province)
{
  CaesarHolding *holding = &state->provinces[province];

  if (caesar_map_count_empty (state, box, province) > 0)
    return;

  caesar_map_total (state, box, province, holding->totals);
  holding->closed = TRUE;
  holding->controller = caesar_totals_winner (holding->totals);
  holding->control = holding->controller != CAESAR_NOBODY ? box->provinces[province].control_tokens : 0;
}

/** map_scene_lay: a token with @value facing @id and @other_value the other province, the last so far. */
void
map_scene_lay (CaesarState *state,
               const CaesarBox *box,
               int side,
               const char *id,
               const char *other,
               int symbol,
               int value,
               int other_value)
{
  int border = map_scene_border (box, id, other);
  gboolean first = caesar_border_end (box, border, map_scene_province (box, id)) == 0;

  state->borders[border].by = side;
  state->borders[border].token = (CaesarToken) { symbol, first ? value : other_value, first ? other_value : value };
  state->last = border;
  close_full (state, box, box->borders[border].between[0]);
  close_full (state, box, box->borders[border].between[1]);
}

/** map_scene_fill: 20 of 30 tokens, as in the design's picture; the last is that between Asia and Syria. */
void
map_scene_fill (CaesarState *state,
                const CaesarBox *box)
{
  map_scene_start (state, box);
  for (guint i = 0; i < G_N_ELEMENTS (laid); i++)
    map_scene_lay (state, box, laid[i].side, laid[i].id, laid[i].other, laid[i].symbol, laid[i].value, laid[i].other_value);
  state->borders[map_scene_border (box, "hispania-citerior", "gallia")].link = POMPEY;
}

/** map_scene_finish: all 30 tokens, with two that are face down, and all the links that follow. */
void
map_scene_finish (CaesarState *state,
                  const CaesarBox *box)
{
  map_scene_fill (state, box);
  state->borders[map_scene_border (box, "africa", "cyrene")].face_down = TRUE;
  map_scene_lay (state, box, CAESAR, "sardinia", "italia", SHIELD, 6, 0);
  map_scene_lay (state, box, POMPEY, "sicilia", "italia", SWORD, 5, 1);
  map_scene_lay (state, box, CAESAR, "italia", "achaia", SHIP, 4, 2);
  map_scene_lay (state, box, POMPEY, "africa", "achaia", SHIP, 5, 1);
  map_scene_lay (state, box, CAESAR, "achaia", "macedonia", SWORD, 4, 2);
  map_scene_lay (state, box, CAESAR, "macedonia", "dalmatia", SWORD, 2, 4);
  map_scene_lay (state, box, POMPEY, "cyrene", "creta", SHIELD, 4, 2);
  map_scene_lay (state, box, POMPEY, "creta", "aegyptus", SHIP, 6, 0);
  map_scene_lay (state, box, CAESAR, "creta", "asia", SHIELD, 6, 0);
  map_scene_lay (state, box, CAESAR, "aegyptus", "asia", LAUREL, 2, 2);

  for (guint i = 0; i < box->n_borders; i++)
    {
      const CaesarHolding *first = &state->provinces[box->borders[i].between[0]];
      const CaesarHolding *second = &state->provinces[box->borders[i].between[1]];

      if (first->controller == second->controller)
        state->borders[i].link = first->controller;
    }
  state->provinces[map_scene_province (box, "italia")].face_down = 1;
  state->provinces[map_scene_province (box, "syria")].face_down = 1;
}
