/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-map.h"

#include <string.h>

/** caesar_border_end: 0 or 1: on which side of a border space a province lies; −1 if it does not touch it. */
int
caesar_border_end (const CaesarBox *box,
                   guint border,
                   int province)
{
  const CaesarBorder *space = &box->borders[border];

  if (space->between[0] == province)
    return 0;

  return space->between[1] == province ? 1 : -1;
}

/** caesar_border_other: the province across a border space, or %CAESAR_NONE if @province does not touch it. */
int
caesar_border_other (const CaesarBox *box,
                     guint border,
                     int province)
{
  int end = caesar_border_end (box, border, province);

  return end < 0 ? CAESAR_NONE : box->borders[border].between[1 - end];
}

/** caesar_map_find_border: the border space between two provinces, or %CAESAR_NONE. */
int
caesar_map_find_border (const CaesarBox *box,
                        int province,
                        int other)
{
  for (guint i = 0; i < box->n_borders; i++)
    {
      if (caesar_border_other (box, i, province) == other && other != CAESAR_NONE)
        return i;
    }

  return CAESAR_NONE;
}

/** caesar_map_count_empty: how many border spaces of a province are empty. */
guint
caesar_map_count_empty (const CaesarState *state,
                        const CaesarBox *box,
                        int province)
{
  guint empty = 0;

  for (guint i = 0; i < state->n_borders; i++)
    {
      if (state->borders[i].by == CAESAR_NOBODY && caesar_border_end (box, i, province) >= 0)
        empty++;
    }

  return empty;
}

/** caesar_map_find_empty: the first empty border space of a province, or %CAESAR_NONE. */
int
caesar_map_find_empty (const CaesarState *state,
                       const CaesarBox *box,
                       int province)
{
  for (guint i = 0; i < state->n_borders; i++)
    {
      if (state->borders[i].by == CAESAR_NOBODY && caesar_border_end (box, i, province) >= 0)
        return i;
    }

  return CAESAR_NONE;
}

/** caesar_map_total: what faces a province now, for each side; face-down tokens count 0 (rules, section 3.2). */
void
caesar_map_total (const CaesarState *state,
                  const CaesarBox *box,
                  int province,
                  gint16 totals[CAESAR_N_SIDES])
{
  totals[CAESAR_SIDE_CAESAR] = totals[CAESAR_SIDE_POMPEY] = 0;

  for (guint i = 0; i < state->n_borders; i++)
    {
      const CaesarSpace *space = &state->borders[i];
      int end = caesar_border_end (box, i, province);

      if (end >= 0 && space->by != CAESAR_NOBODY && !space->face_down)
        totals[space->by] += end == 0 ? space->token.first : space->token.second;
    }
}

/** caesar_map_standing: what a province was closed with, for each side; what faces it now, as long as it is open. */
void
caesar_map_standing (const CaesarState *state,
                     const CaesarBox *box,
                     int province,
                     gint16 totals[CAESAR_N_SIDES])
{
  const CaesarHolding *holding = &state->provinces[province];

  if (holding->closed)
    memcpy (totals, holding->totals, sizeof holding->totals);
  else
    caesar_map_total (state, box, province, totals);
}

/**
 * caesar_map_closing:
 * @state: a state
 * @box: the game's box
 * @border: a border space that is empty
 * @provinces: (out): the provinces that a token there would close, in the order of the box
 *
 * Returns: how many there are
 */
guint
caesar_map_closing (const CaesarState *state,
                    const CaesarBox *box,
                    guint border,
                    gint16 provinces[2])
{
  guint n = 0;

  for (guint end = 0; end < 2; end++)
    {
      int province = box->borders[border].between[end];

      if (!state->provinces[province].closed && caesar_map_count_empty (state, box, province) == 1)
        provinces[n++] = province;
    }

  return n;
}
