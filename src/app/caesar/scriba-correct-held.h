/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-caesar-rows.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CORRECT_HELD (scriba_correct_held_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCorrectHeld, scriba_correct_held, SCRIBA, CORRECT_HELD, AdwExpanderRow)

GtkWidget *scriba_correct_held_new (ScribaCaesarRows *rows);
void scriba_correct_held_show (ScribaCorrectHeld *self);

G_END_DECLS
