/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-boards-holder.h"
#include "scriba-duel-bar.h"

G_BEGIN_DECLS

void scriba_duel_seats_show (ScribaDuelBar *bar,
                             ScribaBoardsHolder *holder,
                             BceField field);

G_END_DECLS
