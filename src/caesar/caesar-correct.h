/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"

G_BEGIN_DECLS

/** CaesarCorrectAbout: what the index of a tracked number counts. */
typedef enum
{
  CAESAR_ABOUT_NOTHING,
  CAESAR_ABOUT_KIND,
  CAESAR_ABOUT_PROVINCE,
  CAESAR_ABOUT_LETTER,
} CaesarCorrectAbout;

/** CaesarCorrectValue: what values a tracked number has. */
typedef enum
{
  CAESAR_VALUE_COUNT,
  CAESAR_VALUE_HELD,   /* at most what a hand or line can hold */
  CAESAR_VALUE_FLAG,
  CAESAR_VALUE_SIDE,   /* or %CAESAR_NOBODY */
  CAESAR_VALUE_STAGE,
  CAESAR_VALUE_LETTER, /* or −1 */
  CAESAR_VALUE_STACK,  /* or %CAESAR_SOME */
  CAESAR_VALUE_ENDING,
} CaesarCorrectValue;

CaesarCorrectAbout caesar_correct_get_about (CaesarCorrectKind what);
CaesarCorrectValue caesar_correct_get_value (CaesarCorrectKind what);
void caesar_correct_get_range (CaesarCorrectKind what,
                               int *lowest,
                               int *highest);
gboolean caesar_correct_is_of_a_side (CaesarCorrectKind what);

int caesar_correct_read (const CaesarState *state,
                         CaesarCorrectKind what,
                         guint side,
                         guint index);
void caesar_correct_write (CaesarState *state,
                           const CaesarCorrect *correct);

guint caesar_ruling_count_values (CaesarRulingKind what);
int caesar_ruling_read (const CaesarSettings *settings,
                        CaesarRulingKind what);
void caesar_ruling_write (CaesarSettings *settings,
                          CaesarRulingKind what,
                          int value);

G_END_DECLS
