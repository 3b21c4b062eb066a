/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-game.h"

G_BEGIN_DECLS

void scriba_price_popover_show (GtkWidget *place,
                                ScribaTable *table,
                                const BceBuild *build);

G_END_DECLS
