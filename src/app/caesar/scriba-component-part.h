/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-box.h"

G_BEGIN_DECLS

/** ScribaComponentPart: what of the box of Caesar! is corrected together: the numbers of pieces, and two lists. */
typedef enum
{
  SCRIBA_COMPONENT_COUNTS,
  SCRIBA_COMPONENT_KINDS,
  SCRIBA_COMPONENT_BORDERS,
} ScribaComponentPart;

#define SCRIBA_N_COMPONENT_PARTS (SCRIBA_COMPONENT_BORDERS + 1)

/** ScribaComponentNumber: a number of the box; @index tells of what, as for caesar_box_read_number(). */
typedef struct
{
  CaesarBoxValue value;
  guint index;
} ScribaComponentNumber;

/** SCRIBA_MOST_COMPONENT_NUMBERS: of what is corrected in one dialog. */
#define SCRIBA_MOST_COMPONENT_NUMBERS 8

const char *scriba_component_part_title (ScribaComponentPart part);
guint scriba_component_part_count (const CaesarBox *box,
                                   ScribaComponentPart part);
char *scriba_component_part_name (const CaesarBox *box,
                                  ScribaComponentPart part,
                                  guint index);
guint scriba_component_part_list_numbers (ScribaComponentPart part,
                                          guint index,
                                          ScribaComponentNumber numbers[SCRIBA_MOST_COMPONENT_NUMBERS]);
gboolean scriba_component_part_has_corrected (const CaesarBox *box,
                                              const CaesarBox *shipped,
                                              ScribaComponentPart part,
                                              guint index);

G_END_DECLS
