/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-resolve.h"
#include "scriba-look.h"

G_BEGIN_DECLS

/**
 * ScribaDuelPart:
 * @seat: whose authority it is
 * @value: what is known of it
 * @unknown: whether something of it is unknown
 * @x: left edge, before right to left mirrors the bar
 * @width: 0 for a total of 0 or less, and where others of the side take all of it away
 * @letter_x: centre of the letter
 * @letter: whether the letter fits, clear of the middle mark
 */
typedef struct
{
  guint8 seat;
  gint64 value;
  gboolean unknown;
  double x;
  double width;
  double letter_x;
  gboolean letter;
} ScribaDuelPart;

/**
 * ScribaDuel:
 * @parts: the Suitors in Suitor order, then the IM
 * @n_parts: how many
 * @suitors: authority of all Suitors
 * @im: authority of the IM
 * @width: of the bar
 * @middle: where the mark is
 * @unknown_x: left edge of what is undecided while values are unknown
 * @unknown_width: of it; 0 if all is known
 *
 * The Suitors from the left and the Imperium Maius from the right on one scale:
 * whoever passes the middle wins (rules, section 4, step 5).
 */
typedef struct
{
  ScribaDuelPart parts[BCE_MAX_SEATS];
  guint n_parts;
  gint64 suitors;
  gint64 im;
  double width;
  double middle;
  double unknown_x;
  double unknown_width;
} ScribaDuel;

void scriba_duel_read (ScribaDuel *duel,
                       const BceBoards *boards,
                       const BceOutcome *outcome,
                       BceField field);

void scriba_duel_layout (ScribaDuel *duel,
                         double width,
                         const double *letter_widths);

/** SCRIBA_DUEL_OVERHANG: how far the mark stands out above and below the bar. */
#define SCRIBA_DUEL_OVERHANG 5.0

void scriba_duel_draw (cairo_t *cr,
                       const ScribaLook *look,
                       ScribaDuel *duel,
                       const BceCharacter *characters,
                       double x,
                       double y,
                       double width,
                       double height);

G_END_DECLS
