/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-caesar-rows.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CORRECT_SPACE (scriba_correct_space_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCorrectSpace, scriba_correct_space, SCRIBA, CORRECT_SPACE, AdwPreferencesGroup)

GtkWidget *scriba_correct_space_new (ScribaCaesarRows *rows,
                                     guint border);
void scriba_correct_space_show (ScribaCorrectSpace *self);

G_END_DECLS
