/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

/**
 * ScribaCorrectDialog:
 *
 * Every tracked number as it is now, to be set to what lies on the table; names,
 * rulings, and the end of a night. Each change is recorded at once.
 */
#define SCRIBA_TYPE_CORRECT_DIALOG (scriba_correct_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCorrectDialog, scriba_correct_dialog, SCRIBA, CORRECT_DIALOG, AdwDialog)

void scriba_correct_dialog_present (GtkWidget *page,
                                    ScribaTable *table);
void scriba_correct_dialog_present_stop (GtkWidget *page,
                                         ScribaTable *table);

G_END_DECLS
