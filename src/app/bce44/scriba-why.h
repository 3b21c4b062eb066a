/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-board-edits.h"

G_BEGIN_DECLS

void scriba_why_tally (GtkWidget *parent,
                       const ScribaPlace *place,
                       ScribaTally tally);
void scriba_why_suitors (GtkWidget *parent,
                         const ScribaPlace *place,
                         ScribaTally tally);

G_END_DECLS
