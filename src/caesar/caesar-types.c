/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-types.h"

#include "scriba-fields.h"

const char * const caesar_side_keys[] = {
  [CAESAR_SIDE_CAESAR] = "caesar",
  [CAESAR_SIDE_POMPEY] = "pompey",
  NULL
};

const char * const caesar_symbol_keys[] = {
  [CAESAR_SYMBOL_SWORD] = "sword",
  [CAESAR_SYMBOL_SHIELD] = "shield",
  [CAESAR_SYMBOL_SHIP] = "ship",
  [CAESAR_SYMBOL_LAUREL] = "laurel",
  [CAESAR_SYMBOL_SHIELD_OR_SHIP] = "shield_or_ship",
  NULL
};

const char * const caesar_tile_keys[] = {
  [CAESAR_TILE_NONE] = "none",
  [CAESAR_TILE_SENATE] = "senate",
  [CAESAR_TILE_WEALTH] = "wealth",
  [CAESAR_TILE_TACTICS] = "tactics",
  [CAESAR_TILE_MIGHT] = "might",
  NULL
};

const char * const caesar_letter_keys[] = { "A", "B", "C", "D", "E", NULL };

const char * const caesar_bonus_to_keys[] = {
  [CAESAR_BONUS_TO_CLOSER] = "closer",
  [CAESAR_BONUS_TO_CONTROLLER] = "controller",
  NULL
};

const char * const caesar_might_keys[] = {
  [CAESAR_MIGHT_CONTROL] = "control",
  [CAESAR_MIGHT_INFLUENCE] = "influence",
  [CAESAR_MIGHT_EITHER] = "either",
  NULL
};

const char * const caesar_both_last_keys[] = {
  [CAESAR_BOTH_LAST_DRAW] = "draw",
  [CAESAR_BOTH_LAST_ACTIVE] = "active",
  NULL
};

const char * const caesar_ending_keys[] = {
  [CAESAR_ENDING_NOT_YET] = "not_yet",
  [CAESAR_ENDING_LAST_TOKEN] = "last_token",
  [CAESAR_ENDING_CANNOT_PLACE] = "cannot_place",
  [CAESAR_ENDING_STOPPED] = "stopped",
  NULL
};

static const ScribaField caesar_token_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarToken, symbol, caesar_symbol_keys, .required = TRUE),
  SCRIBA_ROW_COUNT_TO (CaesarToken, first, CAESAR_MOST_VALUE),
  SCRIBA_ROW_COUNT_TO (CaesarToken, second, CAESAR_MOST_VALUE),
};

SCRIBA_SHAPE_OF (caesar_token, CaesarToken);

/**
 * caesar_symbol_fits:
 * @token: #CaesarSymbol of a token
 * @space: #CaesarSymbol of a border space
 *
 * Returns: whether the token may lie there (rules, section 3.1): its symbol matches, and a laurel fits anywhere
 */
gboolean
caesar_symbol_fits (int token,
                    int space)
{
  switch ((CaesarSymbol) token)
    {
    case CAESAR_SYMBOL_LAUREL:
      return TRUE;
    case CAESAR_SYMBOL_SHIELD_OR_SHIP:
      return space == CAESAR_SYMBOL_SHIELD || space == CAESAR_SYMBOL_SHIP;
    case CAESAR_SYMBOL_SWORD:
    case CAESAR_SYMBOL_SHIELD:
    case CAESAR_SYMBOL_SHIP:
    default:
      return token == space;
    }
}
