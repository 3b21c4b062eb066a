/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-game-kind.h"
#include "scriba-statistics.h"

G_BEGIN_DECLS

/* What a page of statistics is made of: headings, lines and tables of figures, put into a box. */

GtkWidget *scriba_figures_create_heading (const char *title,
                                          const char *css_class);
GtkWidget *scriba_figures_create_line (const char *text);
char *scriba_figures_describe_plays (guint n_plays,
                                     guint n_decided);

void scriba_figures_add_players (GtkBox *box,
                                 const ScribaGameKind *kind,
                                 ScribaStatistics *statistics,
                                 guint most);
void scriba_figures_add_total (GtkBox *box,
                               const ScribaGameKind *kind,
                               const ScribaFigures *figures);
void scriba_figures_add_roles (GtkBox *box,
                               const ScribaGameKind *kind,
                               const ScribaFigures *roles);
void scriba_figures_add_seats (GtkBox *box,
                               const ScribaGameKind *kind,
                               const ScribaFigures *seats);
void scriba_figures_add_rivals (GtkBox *box,
                                const GArray *rivals);
void scriba_figures_clear (GtkBox *box);
void scriba_figures_set_narrow (GtkBox *box,
                                gboolean narrow);

G_END_DECLS
