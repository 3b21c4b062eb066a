/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_RESULT_CARD (scriba_result_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaResultCard, scriba_result_card, SCRIBA, RESULT_CARD, GtkBox)

void scriba_result_card_show (ScribaResultCard *self,
                              const CaesarState *state,
                              const CaesarBox *box);

G_END_DECLS
