/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-log.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_LOG_ROW (scriba_log_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLogRow, scriba_log_row, SCRIBA, LOG_ROW, GtkBox)

GtkWidget *scriba_log_row_new (void);
void scriba_log_row_show (ScribaLogRow *self,
                          ScribaLog *log,
                          ScribaLogLine *line,
                          const char *words,
                          const char *marks);

G_END_DECLS
