/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-caesar-map.h"

#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "caesar-map.h"
#include "words-amount.h"
#include "words-caesar.h"

/* What lies on the map, for who hears it or reads it as a list. */

/** scriba_words_space_state: what lies on a border space: "sword, empty", "Caesar, sword, Gallia 3, Gallia Cisalpina 3". */
char *
scriba_words_space_state (const CaesarState *state,
                          const CaesarBox *box,
                          guint border)
{
  const CaesarSpace *space = &state->borders[border];
  const CaesarBorder *printed = &box->borders[border];

  if (space->by == CAESAR_NOBODY)
    /* Translators: a border space with this symbol: "sword, empty". */
    return g_strdup_printf (C_("border space", "%s, empty"), scriba_words_symbol (printed->symbol));

  if (space->face_down)
    /* Translators: a token of this side on a border space: "Caesar, face down". */
    return g_strdup_printf (C_("border space", "%s, face down"), scriba_words_side (space->by));

  /* Translators: a token on a border space: its side, its symbol, and the values that face two provinces:
   * "Caesar, sword, Gallia 3, Italia 2". */
  return g_strdup_printf (C_("border space", "%1$s, %2$s, %3$s %4$d, %5$s %6$d"), scriba_words_side (space->by),
                          scriba_words_symbol (space->token.symbol),
                          scriba_words_province (box, printed->between[0]), space->token.first,
                          scriba_words_province (box, printed->between[1]), space->token.second);
}

/** scriba_words_space: the same after its name: "Italia–Sicilia, sword, empty". */
char *
scriba_words_space (const CaesarState *state,
                    const CaesarBox *box,
                    guint border)
{
  g_autofree char *name = scriba_words_border (box, border);
  g_autofree char *what = scriba_words_space_state (state, box, border);

  return g_strdup_printf ("%s, %s", name, what);
}

/** scriba_words_space_more: what else there is to say of a border space: what it closes, a link, the last placement; "" if nothing. */
char *
scriba_words_space_more (const CaesarState *state,
                         const CaesarBox *box,
                         guint border)
{
  const CaesarSpace *space = &state->borders[border];
  GString *text = g_string_new (NULL);
  gint16 closing[2];
  guint n_closing = space->by == CAESAR_NOBODY ? caesar_map_closing (state, box, border, closing) : 0;

  for (guint i = 0; i < n_closing; i++)
    /* Translators: a token on this border space closes the province %s. */
    scriba_words_add_item (text, g_strdup_printf (_("closes %s"), scriba_words_province (box, closing[i])));
  if (space->link != CAESAR_NOBODY)
    /* Translators: %s is the side whose control token links two provinces. */
    scriba_words_add_item (text, g_strdup_printf (_("link of %s"), scriba_words_side (space->link)));
  if (space->by != CAESAR_NOBODY && state->last == (int) border)
    scriba_words_add_item (text, g_strdup (_("last placement")));

  return g_string_free_and_steal (text);
}

/** scriba_words_control_left: (transfer full): the control tokens that a side has left: "8", "8 − ?" while a bonus tile is not told. */
char *
scriba_words_control_left (const CaesarState *state,
                           const CaesarBox *box,
                           CaesarSide side)
{
  g_autofree char *left = scriba_words_amount (caesar_count_control_left (state, box, side), 0);

  return caesar_side_awaits_tile (state, side) ? g_strdup_printf ("%s − ?", left) : g_steal_pointer (&left);
}

/** scriba_words_untold: (transfer full) (nullable): the closed provinces whose bonus tile nobody has told. */
char *
scriba_words_untold (const CaesarState *state,
                     const CaesarBox *box)
{
  GString *names = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < state->n_provinces; i++)
    if (state->provinces[i].closed && state->provinces[i].tile == CAESAR_TILE_UNKNOWN)
      scriba_words_add_item (names, g_strdup (scriba_words_province (box, i)));
  text = g_string_free_and_steal (names);

  /* Translators: %s are provinces. What their bonus tiles brought (an extra turn, tokens, a larger hand) is not known. */
  return *text != '\0' ? g_strdup_printf (_("Bonus tile not told, what it brought is missing: %s"), text) : NULL;
}

/** scriba_words_province_state: who controls a province, or what faces it so far: "Caesar 3, Pompey 5, Wealth, 1 empty space". */
char *
scriba_words_province_state (const CaesarState *state,
                             const CaesarBox *box,
                             guint province)
{
  const CaesarHolding *holding = &state->provinces[province];
  gint16 totals[CAESAR_N_SIDES];
  GString *text;
  guint n_empty;

  text = g_string_new (NULL);
  if (holding->closed && holding->controller == CAESAR_NOBODY)
    scriba_words_add_item (text, g_strdup_printf (_("uncontrolled, %1$d : %2$d"), holding->totals[CAESAR_SIDE_CAESAR],
                                                  holding->totals[CAESAR_SIDE_POMPEY]));
  else if (holding->closed)
    {
      /* Translators: a side, its total in the province, and the other side's. */
      scriba_words_add_item (text, g_strdup_printf (_("controlled by %1$s, %2$d : %3$d"), scriba_words_side (holding->controller),
                                                    holding->totals[holding->controller],
                                                    holding->totals[caesar_side_other (holding->controller)]));
      if (holding->face_down > 0)
        scriba_words_add_item (text, g_strdup_printf (ngettext ("%d control token face down", "%d control tokens face down",
                                                                holding->face_down), holding->face_down));
    }
  if (holding->closed && holding->tile == CAESAR_TILE_UNKNOWN)
    scriba_words_add_item (text, g_strdup (_("bonus tile not known")));
  if (holding->closed)
    return g_string_free_and_steal (text);

  caesar_map_total (state, box, province, totals);
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    /* Translators: a side and what faces a province so far: "Caesar 3". */
    scriba_words_add_item (text, g_strdup_printf (C_("total", "%1$s %2$d"), scriba_words_side (side), totals[side]));
  if (holding->tile == CAESAR_TILE_UNKNOWN)
    scriba_words_add_item (text, g_strdup (_("bonus tile not known")));
  else if (holding->tile != CAESAR_TILE_NONE)
    scriba_words_add_item (text, g_strdup (scriba_words_bonus_tile (holding->tile)));
  n_empty = caesar_map_count_empty (state, box, province);
  scriba_words_add_item (text, g_strdup_printf (ngettext ("%u empty space", "%u empty spaces", n_empty), n_empty));

  return g_string_free_and_steal (text);
}

/** scriba_words_space_around: (transfer full): the two provinces of a border space, each as scriba_words_province_state() tells. */
char *
scriba_words_space_around (const CaesarState *state,
                           const CaesarBox *box,
                           guint border)
{
  GString *text = g_string_new (NULL);

  for (guint end = 0; end < 2; end++)
    {
      int province = box->borders[border].between[end];
      g_autofree char *what = scriba_words_province_state (state, box, province);

      /* Translators: a province, and who controls it or what faces it so far. */
      scriba_words_add_part (text, g_strdup_printf (C_("province", "%1$s: %2$s"), scriba_words_province (box, province), what));
    }

  return g_string_free_and_steal (text);
}
