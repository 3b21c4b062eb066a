/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_REFUSAL (scriba_refusal_get_type ())
G_DECLARE_FINAL_TYPE (ScribaRefusal, scriba_refusal, SCRIBA, REFUSAL, AdwBin)

void scriba_refusal_set_table (ScribaRefusal *self,
                               ScribaTable *table);
gboolean scriba_refusal_dispatch (ScribaRefusal *self,
                                  guint kind,
                                  gconstpointer args);
void scriba_refusal_say (ScribaRefusal *self,
                         const char *reason);

G_END_DECLS
