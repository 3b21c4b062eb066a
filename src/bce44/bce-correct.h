/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-entries.h"

G_BEGIN_DECLS

/** BceCorrectAbout: what the index of a tracked number counts. */
typedef enum
{
  BCE_ABOUT_NOTHING,
  BCE_ABOUT_CUBES,
  BCE_ABOUT_RECRUIT,
  BCE_ABOUT_STRUCTURE,
  BCE_ABOUT_STATUE,
  BCE_ABOUT_TILE,
} BceCorrectAbout;

/** BceCorrectValue: what values a tracked number has. */
typedef enum
{
  BCE_VALUE_COUNT,
  BCE_VALUE_FLAG,
  BCE_VALUE_SEAT,  /* or %BCE_NOBODY */
  BCE_VALUE_OWNER, /* seat + 1, or 0 */
  BCE_VALUE_STAGE,
  BCE_VALUE_SENATE,
  BCE_VALUE_YEAR,
  BCE_VALUE_ERA,   /* 0 is out of play */
} BceCorrectValue;

BceCorrectAbout bce_correct_get_about (BceCorrectKind what);
BceCorrectValue bce_correct_get_value (BceCorrectKind what);
gboolean bce_correct_is_of_a_player (BceCorrectKind what);

gboolean bce_correct_is_there (const BceState *state,
                               BceCorrectKind what,
                               guint index);
int bce_correct_get_lowest (BceCorrectKind what);
int bce_correct_get_highest (const BceState *state,
                             BceCorrectKind what);
gboolean bce_correct_fits (const BceState *state,
                           BceCorrectKind what,
                           int value);
gboolean bce_correct_is_private (const BceState *state,
                                 BceCorrectKind what,
                                 guint index);

int bce_correct_read (const BceState *state,
                      BceCorrectKind what,
                      guint seat,
                      guint index);
void bce_correct_write (BceState *state,
                        const BceCorrect *correct);

G_END_DECLS
