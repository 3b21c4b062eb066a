/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-board-edits.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CARD_DIALOG (scriba_card_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCardDialog, scriba_card_dialog, SCRIBA, CARD_DIALOG, AdwDialog)

/** ScribaCardPart: what of a card is asked for first. */
typedef enum
{
  SCRIBA_CARD_NAME,
  SCRIBA_CARD_VALUES,
  SCRIBA_CARD_AMBITIONS,
  SCRIBA_CARD_ABILITIES,
} ScribaCardPart;

AdwDialog *scriba_card_dialog_new (const ScribaPlace *place,
                                   ScribaCardPart first);

G_END_DECLS
