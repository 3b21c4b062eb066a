/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-component-part.h"

#include <glib/gi18n.h>

#include "scriba-words.h"

/** scriba_component_part_title: what all of it is called. */
const char *
scriba_component_part_title (ScribaComponentPart part)
{
  switch (part)
    {
    case SCRIBA_COMPONENT_KINDS:
      return C_("box", "Influence Tokens");
    case SCRIBA_COMPONENT_BORDERS:
      return C_("box", "Border Spaces");
    case SCRIBA_COMPONENT_COUNTS:
    default:
      return C_("box", "Tiles and Control Tokens");
    }
}

/** scriba_component_part_count: how many a list has; 1 of what is no list. */
guint
scriba_component_part_count (const CaesarBox *box,
                             ScribaComponentPart part)
{
  switch (part)
    {
    case SCRIBA_COMPONENT_KINDS:
      return box->n_kinds;
    case SCRIBA_COMPONENT_BORDERS:
      return box->n_borders;
    case SCRIBA_COMPONENT_COUNTS:
    default:
      return 1;
    }
}

/** scriba_component_part_name: (transfer full): what one of a list is called. */
char *
scriba_component_part_name (const CaesarBox *box,
                            ScribaComponentPart part,
                            guint index)
{
  switch (part)
    {
    case SCRIBA_COMPONENT_KINDS:
      return scriba_words_kind (&box->kinds[index]);
    case SCRIBA_COMPONENT_BORDERS:
      return scriba_words_border (box, index);
    case SCRIBA_COMPONENT_COUNTS:
    default:
      return g_strdup (scriba_component_part_title (part));
    }
}

/* The numbers of one of a list; those of the numbers of pieces have their place already. */
static const ScribaComponentNumber counts[] = {
  { CAESAR_BOX_TILE_COUNT, CAESAR_TILE_SENATE },
  { CAESAR_BOX_TILE_COUNT, CAESAR_TILE_WEALTH },
  { CAESAR_BOX_TILE_COUNT, CAESAR_TILE_TACTICS },
  { CAESAR_BOX_TILE_COUNT, CAESAR_TILE_MIGHT },
  { CAESAR_BOX_CONTROL_TOKENS },
  { CAESAR_BOX_COMMAND_TILES },
};
static const ScribaComponentNumber of_kind[] = {
  { CAESAR_BOX_KIND_SYMBOL }, { CAESAR_BOX_KIND_FIRST }, { CAESAR_BOX_KIND_SECOND }, { CAESAR_BOX_KIND_COUNT },
};
static const ScribaComponentNumber of_border[] = {
  { CAESAR_BOX_BORDER_SYMBOL }, { CAESAR_BOX_BORDER_FROM }, { CAESAR_BOX_BORDER_TO },
};

static const struct
{
  const ScribaComponentNumber *numbers;
  guint n_numbers;
} parts[SCRIBA_N_COMPONENT_PARTS] = {
  [SCRIBA_COMPONENT_COUNTS] = { counts, G_N_ELEMENTS (counts) },
  [SCRIBA_COMPONENT_KINDS] = { of_kind, G_N_ELEMENTS (of_kind) },
  [SCRIBA_COMPONENT_BORDERS] = { of_border, G_N_ELEMENTS (of_border) },
};

/**
 * scriba_component_part_list_numbers:
 * @index: a place in a list; 0 for what is no list
 * @numbers: (out caller-allocates): what can be corrected of it, in the order in which it is shown
 *
 * Returns: how many there are
 */
guint
scriba_component_part_list_numbers (ScribaComponentPart part,
                                    guint index,
                                    ScribaComponentNumber numbers[SCRIBA_MOST_COMPONENT_NUMBERS])
{
  for (guint i = 0; i < parts[part].n_numbers; i++)
    {
      numbers[i] = parts[part].numbers[i];
      numbers[i].index += index;
    }
  return parts[part].n_numbers;
}

/** scriba_component_part_has_corrected: whether any number of one of a list is another one than in the shipped box. */
gboolean
scriba_component_part_has_corrected (const CaesarBox *box,
                                     const CaesarBox *shipped,
                                     ScribaComponentPart part,
                                     guint index)
{
  ScribaComponentNumber numbers[SCRIBA_MOST_COMPONENT_NUMBERS];
  guint n = scriba_component_part_list_numbers (part, index, numbers);

  for (guint i = 0; i < n; i++)
    if (caesar_box_is_corrected (box, shipped, numbers[i].value, numbers[i].index))
      return TRUE;
  return FALSE;
}
