/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "folder-check.h"
#include "scriba-library.h"

G_BEGIN_DECLS

void count_cb (guint *n_calls);

void load_library (ScribaLibrary *library);
void opened_cb (ScribaTable *table,
                const GError *error,
                gpointer data);
ScribaTable *open_table (ScribaLibrary *library,
                         const char *id);
void change_library (ScribaLibrary **library,
                     const char *folder,
                     const char *sql);

G_END_DECLS
