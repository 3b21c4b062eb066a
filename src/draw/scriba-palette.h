/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-score.h"
#include "caesar-types.h"

G_BEGIN_DECLS

/** ScribaColor: a colour, each part 0 to 1, not premultiplied. */
typedef struct
{
  double red;
  double green;
  double blue;
  double alpha;
} ScribaColor;

/**
 * ScribaColorName:
 *
 * What has a colour. The style sheet knows each as a variable of the same name.
 */
typedef enum
{
  SCRIBA_COLOR_OWNER_AGRIPPA, /* the characters, in the order of #BceCharacter */
  SCRIBA_COLOR_OWNER_ANTONY,
  SCRIBA_COLOR_OWNER_AUGUSTUS,
  SCRIBA_COLOR_OWNER_BRUTUS,
  SCRIBA_COLOR_OWNER_CLEOPATRA,
  SCRIBA_COLOR_SIDE_CAESAR, /* the sides, in the order of #CaesarSide */
  SCRIBA_COLOR_SIDE_POMPEY,
  SCRIBA_COLOR_FIELD_POLITICAL, /* the fields, in the order of #BceField */
  SCRIBA_COLOR_FIELD_MILITARY,
  SCRIBA_COLOR_FIELD_SOCIAL,
  SCRIBA_COLOR_SUPPORT,
  SCRIBA_COLOR_LOYALTY,
  SCRIBA_COLOR_DENARIUS,
  SCRIBA_COLOR_SCORE_TRACK,
  SCRIBA_COLOR_SCORE_LOWEST,
  SCRIBA_COLOR_SCORE_STATUES,
  SCRIBA_COLOR_SEA,
  SCRIBA_COLOR_LAND,
  SCRIBA_COLOR_COAST,  /* where land ends, and between provinces */
  SCRIBA_COLOR_LETTER, /* on any of the solid colours above */
  SCRIBA_COLOR_CARD,   /* what everything lies on */
  SCRIBA_COLOR_TEXT,
  SCRIBA_COLOR_DIM, /* second lines: text, less strong */
} ScribaColorName;

#define SCRIBA_N_COLORS (SCRIBA_COLOR_DIM + 1)

ScribaColor scriba_palette_color (ScribaColorName name,
                                  gboolean dark);

ScribaColor scriba_palette_character (BceCharacter character,
                                      gboolean dark);
ScribaColor scriba_palette_side (int side,
                                 gboolean dark);
ScribaColor scriba_palette_line (BceScoreLine line,
                                 gboolean dark);
ScribaColor scriba_palette_letter (gboolean dark);

char *scriba_palette_to_css (gboolean dark);

G_END_DECLS
