/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-scoring.h"
#include "bce-state.h"
#include "scriba-sheet.h"

G_BEGIN_DECLS

ScribaSheet *scriba_bce_sheet_new (const BceState *state,
                                   const BceBox *box,
                                   char *date);
ScribaSheet *scriba_bce_sheet_new_scored (BceScoring *scoring,
                                          const BceCharacter *characters,
                                          const char *box_title,
                                          char *date);

G_END_DECLS
