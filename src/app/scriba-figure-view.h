/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-figure-bars.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_FIGURE_VIEW (scriba_figure_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaFigureView, scriba_figure_view, SCRIBA, FIGURE_VIEW, GtkWidget)

GtkWidget *scriba_figure_view_new (const ScribaFigureBars *bars);
GtkWidget *scriba_figure_view_new_swatch (ScribaFigurePart part);

G_END_DECLS
