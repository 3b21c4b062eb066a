/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-board-edits.h"

G_BEGIN_DECLS

void scriba_card_chooser_fill (AdwWrapBox *chips,
                               const ScribaPlace *place);

G_END_DECLS
