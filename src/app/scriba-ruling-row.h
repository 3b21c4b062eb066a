/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "words-rulings.h"

G_BEGIN_DECLS

GtkWidget *scriba_ruling_row_new (const ScribaRuling *ruling,
                                  GSettings *settings);

G_END_DECLS
