/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-figure-bars.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_FIGURES_TABLE (scriba_figures_table_get_type ())
G_DECLARE_FINAL_TYPE (ScribaFiguresTable, scriba_figures_table, SCRIBA, FIGURES_TABLE, GtkBox)

GtkWidget *scriba_figures_table_new (const char *title,
                                     const char * const *captions);
void scriba_figures_table_add_row (ScribaFiguresTable *self,
                                   GtkWidget *mark,
                                   const char *title,
                                   gboolean is_person,
                                   const ScribaFigureBars *bars,
                                   char **values);
void scriba_figures_table_set_narrow (ScribaFiguresTable *self,
                                      gboolean narrow);

G_END_DECLS
