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

static gboolean
has_corrected_count (const CaesarBox *box,
                     const CaesarBox *shipped)
{
  for (guint tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
    if (caesar_box_is_corrected (box, shipped, CAESAR_BOX_TILE_COUNT, tile))
      return TRUE;

  return caesar_box_is_corrected (box, shipped, CAESAR_BOX_CONTROL_TOKENS, 0) ||
         caesar_box_is_corrected (box, shipped, CAESAR_BOX_COMMAND_TILES, 0);
}

/** scriba_component_part_has_corrected: whether any number of one of a list is another one than in the shipped box. */
gboolean
scriba_component_part_has_corrected (const CaesarBox *box,
                                     const CaesarBox *shipped,
                                     ScribaComponentPart part,
                                     guint index)
{
  switch (part)
    {
    case SCRIBA_COMPONENT_KINDS:
      return caesar_box_is_corrected (box, shipped, CAESAR_BOX_KIND_SYMBOL, index) ||
             caesar_box_is_corrected (box, shipped, CAESAR_BOX_KIND_FIRST, index) ||
             caesar_box_is_corrected (box, shipped, CAESAR_BOX_KIND_SECOND, index) ||
             caesar_box_is_corrected (box, shipped, CAESAR_BOX_KIND_COUNT, index);
    case SCRIBA_COMPONENT_BORDERS:
      return caesar_box_is_corrected (box, shipped, CAESAR_BOX_BORDER_SYMBOL, index) ||
             caesar_box_is_corrected (box, shipped, CAESAR_BOX_BORDER_FROM, index) ||
             caesar_box_is_corrected (box, shipped, CAESAR_BOX_BORDER_TO, index);
    case SCRIBA_COMPONENT_COUNTS:
    default:
      return has_corrected_count (box, shipped);
    }
}
