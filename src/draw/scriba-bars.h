/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-look.h"

G_BEGIN_DECLS

/**
 * ScribaBarsPart:
 * @line: the line of the score sheet
 * @value: what is known of it, in Imperium
 * @unknown: whether something of it is unknown
 * @y: top edge, down from the top of the stack's room
 * @height: of what is known; a negative value hangs below the base
 * @unknown_y: top edge of the hatched part
 * @unknown_height: of the hatched part; 0 if all is known
 *
 * One segment of a stack.
 */
typedef struct
{
  BceScoreLine line;
  gint64 value;
  gboolean unknown;
  double y;
  double height;
  double unknown_y;
  double unknown_height;
} ScribaBarsPart;

/**
 * ScribaBarsFrame:
 * @x: start of the first column
 * @y: top of the totals
 * @width: of all columns together
 * @height: from the totals down to the names, if there are names, else to the foot of the stacks
 * @bar_width: of a stack; at most the width of a column
 * @total_size: letter size of the totals, before text scale; 0 for no totals
 * @names: (nullable): what the players are called; no names are drawn without
 * @characters: (nullable): whom they play; no tokens are drawn without
 * @first_player: the player of the first column
 * @n_players: number of columns
 *
 * Where stacked bars are drawn. Every stack has the scale of the whole score, so
 * that columns drawn one by one match.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
  double bar_width;
  double total_size;
  const char * const *names;
  const BceCharacter *characters;
  guint first_player;
  guint n_players;
} ScribaBarsFrame;

guint scriba_bars_layout (const BceScore *score,
                          guint player,
                          double height,
                          double text_height,
                          ScribaBarsPart parts[BCE_N_LINES]);

void scriba_bars_draw (cairo_t *cr,
                       const ScribaLook *look,
                       const BceScore *score,
                       const ScribaBarsFrame *frame);

void scriba_bars_draw_swatch (cairo_t *cr,
                              const ScribaLook *look,
                              BceScoreLine line,
                              double x,
                              double y,
                              double size);

G_END_DECLS
