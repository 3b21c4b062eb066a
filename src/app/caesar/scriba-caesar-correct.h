/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "caesar-game.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CAESAR_CORRECT (scriba_caesar_correct_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCaesarCorrect, scriba_caesar_correct, SCRIBA, CAESAR_CORRECT, AdwDialog)

void scriba_caesar_correct_present (GtkWidget *parent,
                                    ScribaTable *table,
                                    int border);

G_END_DECLS
