/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-file.h"

G_BEGIN_DECLS

/** SCRIBA_CSV_START: what the first columns of every game's table are called; the rest follows a comma. */
#define SCRIBA_CSV_START "game,id,started,ended,ending"

void scriba_csv_add_text (GString *rows,
                          const char *text);
void scriba_csv_add_number (GString *rows,
                            gint64 number);
void scriba_csv_add_truth (GString *rows,
                           gboolean truth);
void scriba_csv_add_start (GString *rows,
                           const ScribaGameFile *file,
                           const char *ending);

G_END_DECLS
