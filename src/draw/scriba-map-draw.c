/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-draw.h"

#include <string.h>

#include "caesar-map.h"
#include "scriba-map-paint.h"

/* The map as a whole: what each piece shows, the ground that changes, and all of it one over the other. */

/** scriba_map_marks_init: nothing is marked; what is marked then needs an accent. */
void
scriba_map_marks_init (ScribaMapMarks *marks)
{
  *marks = (ScribaMapMarks) {
    .selected = CAESAR_NONE,
    .preview.by = CAESAR_NOBODY,
    .preview.link = CAESAR_NOBODY,
    .closing = { CAESAR_NONE, CAESAR_NONE },
    .focused = CAESAR_NONE,
  };
}

/* After the end nothing closes any more. */
static gboolean
may_close (const CaesarState *state)
{
  return state->result.ending == CAESAR_ENDING_NOT_YET;
}

/** scriba_map_read_plate: takes from a state what a plate shows. */
void
scriba_map_read_plate (ScribaMapPlate *plate,
                       const ScribaMap *map,
                       const CaesarState *state,
                       const ScribaMapMarks *marks,
                       guint province)
{
  const CaesarHolding *holding = &state->provinces[province];

  memset (plate, 0, sizeof *plate);
  plate->closed = holding->closed;
  plate->controller = holding->closed ? holding->controller : CAESAR_NOBODY;
  plate->control = holding->control;
  plate->face_down = holding->face_down;
  plate->tile = holding->tile;
  caesar_map_standing (state, map->box, province, plate->totals);
  plate->soon = may_close (state) && !holding->closed && caesar_map_count_empty (state, map->box, province) == 1;
  plate->marked = marks->closing[0] == (int) province || marks->closing[1] == (int) province;
}

/** scriba_map_read_token: takes from a state what a border space shows. */
void
scriba_map_read_token (ScribaMapToken *token,
                       const ScribaMap *map,
                       const CaesarState *state,
                       const ScribaMapMarks *marks,
                       guint border)
{
  gint16 provinces[2];

  memset (token, 0, sizeof *token);
  token->space = state->borders[border];
  token->last = state->last == (int) border && token->space.by != CAESAR_NOBODY;
  token->selected = marks->selected == (int) border;
  token->focused = marks->focused == (int) border;
  token->preview = token->selected && marks->preview.by != CAESAR_NOBODY && token->space.by == CAESAR_NOBODY;
  if (token->preview)
    token->space = marks->preview;
  else if (token->space.by == CAESAR_NOBODY)
    token->closes = may_close (state) && caesar_map_closing (state, map->box, border, provinces) > 0;
}

/**
 * scriba_map_draw_link:
 * @side: whose control token links the provinces
 *
 * Draws the broad road of a link.
 */
void
scriba_map_draw_link (cairo_t *cr,
                      const ScribaLook *look,
                      const ScribaMap *map,
                      guint border,
                      int side)
{
  cairo_save (cr);
  cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.46);
  scriba_look_set_source (cr, scriba_look_get_tint (look, look->text, 0));
  scriba_map_add_road (cr, map, border);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.34);
  scriba_look_set_source (cr, scriba_palette_side (side, look->dark));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * scriba_map_draw:
 * @map: laid out
 * @state: a game on @map's box
 * @marks: what is marked
 *
 * Draws the whole map, from the picture's corner 0, 0: the same on screen, in a file and on paper.
 */
void
scriba_map_draw (cairo_t *cr,
                 const ScribaLook *look,
                 const ScribaMap *map,
                 const CaesarState *state,
                 const ScribaMapMarks *marks)
{
  g_return_if_fail (state->n_provinces == map->box->n_provinces && state->n_borders == map->box->n_borders);

  scriba_map_draw_background (cr, look, map);
  for (guint i = 0; i < state->n_provinces; i++)
    if (state->provinces[i].closed && state->provinces[i].controller != CAESAR_NOBODY)
      scriba_map_draw_region (cr, look, map, i, state->provinces[i].controller);
  for (guint i = 0; i < state->n_borders; i++)
    if (state->borders[i].link != CAESAR_NOBODY)
      scriba_map_draw_link (cr, look, map, i, state->borders[i].link);
  for (guint i = 0; i < state->n_provinces; i++)
    {
      ScribaMapPlate plate;

      scriba_map_read_plate (&plate, map, state, marks, i);
      scriba_map_draw_plate (cr, look, map, marks, &plate, i);
    }
  for (guint i = 0; i < state->n_borders; i++)
    {
      ScribaMapToken token;

      scriba_map_read_token (&token, map, state, marks, i);
      scriba_map_draw_token (cr, look, map, marks, &token, i);
    }
}
