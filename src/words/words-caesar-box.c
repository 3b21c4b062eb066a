/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-caesar-box.h"

#include <glib/gi18n.h>

#include "scriba-error.h"
#include "words-amount.h"
#include "words-caesar.h"
#include "words-error.h"

/* What a box of Caesar! knows, for whoever compares two of them. */

/* (transfer full) (nullable): what a value is of; %NULL for the game. */
static char *
name_component (const CaesarBox *box,
                CaesarBoxValue value,
                guint index)
{
  switch (value)
    {
    case CAESAR_BOX_PROVINCE_NAME:
    case CAESAR_BOX_PROVINCE_CONTROL:
    case CAESAR_BOX_PROVINCE_TILE:
      return g_strdup (scriba_words_province (box, index));
    case CAESAR_BOX_BORDER_FROM:
    case CAESAR_BOX_BORDER_TO:
    case CAESAR_BOX_BORDER_SYMBOL:
      return scriba_words_border (box, index);
    case CAESAR_BOX_KIND_SYMBOL:
    case CAESAR_BOX_KIND_FIRST:
    case CAESAR_BOX_KIND_SECOND:
    case CAESAR_BOX_KIND_COUNT:
      return scriba_words_kind (&box->kinds[index]);
    case CAESAR_BOX_TILE_COUNT:
      return g_strdup (scriba_words_bonus_tile (index));
    case CAESAR_BOX_COMMAND_COUNT:
    case CAESAR_BOX_COMMAND_TEXT:
      return scriba_words_command (index);
    case CAESAR_BOX_CONTROL_TOKENS:
    case CAESAR_BOX_COMMAND_TILES:
    default:
      return NULL;
    }
}

/** scriba_words_caesar_box_value_label: what a value is called where it is seen what it is of: "Symbol". */
const char *
scriba_words_caesar_box_value_label (CaesarBoxValue value)
{
  switch (value)
    {
    case CAESAR_BOX_PROVINCE_NAME:
      return _("Name");
    case CAESAR_BOX_PROVINCE_CONTROL:
      return _("Control tokens");
    case CAESAR_BOX_PROVINCE_TILE:
      return _("Bonus tile");
    case CAESAR_BOX_BORDER_FROM:
      return _("First province");
    case CAESAR_BOX_BORDER_TO:
      return _("Second province");
    case CAESAR_BOX_BORDER_SYMBOL:
    case CAESAR_BOX_KIND_SYMBOL:
      return _("Symbol");
    case CAESAR_BOX_KIND_FIRST:
      /* Translators: of the two values of a token. */
      return _("Larger value");
    case CAESAR_BOX_KIND_SECOND:
      /* Translators: of the two values of a token. */
      return _("Smaller value");
    case CAESAR_BOX_CONTROL_TOKENS:
      return _("Control tokens of each side");
    case CAESAR_BOX_COMMAND_TILES:
      return _("Command tiles in all");
    case CAESAR_BOX_COMMAND_TEXT:
      return _("What it says");
    case CAESAR_BOX_KIND_COUNT:
    case CAESAR_BOX_TILE_COUNT:
    case CAESAR_BOX_COMMAND_COUNT:
    default:
      return _("How many");
    }
}

/**
 * scriba_words_caesar_box_value_name:
 * @box: (nullable): a box; what is told of command tiles needs none
 * @value: one of its values
 * @index: of what
 *
 * Returns: (transfer full): what the value is called, with what it is of: "Italia–Sicilia, Symbol"
 */
char *
scriba_words_caesar_box_value_name (const CaesarBox *box,
                                    CaesarBoxValue value,
                                    guint index)
{
  g_autofree char *component = name_component (box, value, index);

  /* Translators: a component, and one of its values: "Consul, Cost". */
  return component != NULL ? g_strdup_printf (_("%1$s, %2$s"), component, scriba_words_caesar_box_value_label (value))
                           : g_strdup (scriba_words_caesar_box_value_label (value));
}

/** scriba_words_caesar_box_value: (transfer full): a value that is known: its number, or its text if it is one. */
char *
scriba_words_caesar_box_value (CaesarBoxValue value,
                               int number,
                               const char *text)
{
  if (caesar_box_value_is_text (value))
    return g_strdup (text);
  if (value == CAESAR_BOX_PROVINCE_TILE)
    return g_strdup (scriba_words_bonus_tile (number));
  if (value == CAESAR_BOX_BORDER_SYMBOL || value == CAESAR_BOX_KIND_SYMBOL)
    return g_strdup (scriba_words_symbol (number));

  return scriba_words_amount (number, 0);
}

/** scriba_words_caesar_box_refusal: (transfer full): why a component cannot be as it was corrected, where it is seen which one. */
char *
scriba_words_caesar_box_refusal (const GError *error)
{
  if (g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_RANGE))
    return g_strdup (_("The larger value stands first."));
  if (g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_ID_TWICE))
    return g_strdup (_("There are such tokens already: change how many."));
  if (g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_NOT_NEIGHBOURS))
    return g_strdup (_("A border space lies between two provinces."));
  if (g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_BOX_TOO_LARGE))
    return g_strdup_printf (ngettext ("A province has at most %d border space.", "A province has at most %d border spaces.",
                                      CAESAR_MAX_LINKS), CAESAR_MAX_LINKS);

  return scriba_words_error (error);
}
