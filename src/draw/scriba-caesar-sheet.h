/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-map.h"
#include "scriba-sheet.h"

G_BEGIN_DECLS

ScribaSheet *scriba_caesar_sheet_new (const CaesarState *state,
                                      const CaesarBox *box,
                                      char *date);
ScribaMapBox scriba_caesar_sheet_place_map (const ScribaLook *look,
                                            const CaesarState *state,
                                            const CaesarBox *box,
                                            double width,
                                            double height);

G_END_DECLS
