/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-box.h"
#include "scriba-board-edits.h"

G_BEGIN_DECLS

void scriba_box_keeping_offer (GtkWidget *widget,
                               const ScribaPlace *place);

G_END_DECLS
