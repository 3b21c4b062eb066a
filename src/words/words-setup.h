/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-setup.h"

G_BEGIN_DECLS

char *scriba_words_setup_title (const BceState *state,
                                BceSetupStep step);
char *scriba_words_setup_detail (const BceState *state,
                                 const BceBox *box,
                                 BceSetupStep step);
char *scriba_words_senate_pair (const BceSenate *tile);

G_END_DECLS
