/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

gboolean scriba_game_act (GtkWidget *widget,
                          ScribaTable *table,
                          guint kind,
                          gconstpointer args);
char *scriba_game_describe (ScribaTable *table,
                            const ScribaEntry *entry);
char *scriba_game_explain_refusal (ScribaTable *table,
                                   gconstpointer before,
                                   guint kind,
                                   const ScribaVerdict *verdict);
void scriba_game_say_refused (GtkWidget *widget,
                              ScribaTable *table,
                              gconstpointer before,
                              guint kind,
                              const ScribaVerdict *verdict);
void scriba_game_show_toast (GtkWidget *widget,
                             AdwToast *toast);

G_END_DECLS
