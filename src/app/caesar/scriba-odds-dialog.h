/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_ODDS_DIALOG (scriba_odds_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaOddsDialog, scriba_odds_dialog, SCRIBA, ODDS_DIALOG, AdwDialog)

AdwDialog *scriba_odds_dialog_new (const CaesarState *state,
                                   const CaesarBox *box,
                                   guint side,
                                   const gint16 known[CAESAR_MAX_KINDS]);

G_END_DECLS
