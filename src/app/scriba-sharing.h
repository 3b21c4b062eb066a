/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-share.h"
#include "scriba-sheet.h"
#include "scriba-table.h"

G_BEGIN_DECLS

ScribaGameFile *scriba_sharing_hide_names (ScribaTable *table);
ScribaSheet *scriba_sharing_create_sheet (ScribaTable *table);
char *scriba_sharing_create_report (ScribaTable *table);
char *scriba_sharing_create_csv (ScribaTable *table);
char *scriba_sharing_create_play (ScribaTable *table);
char *scriba_sharing_create_link (ScribaTable *table);
gboolean scriba_sharing_is_over (ScribaTable *table);

G_END_DECLS
