/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-placement.h"
#include "scriba-table-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CAESAR_BAR (scriba_caesar_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCaesarBar, scriba_caesar_bar, SCRIBA, CAESAR_BAR, GtkBox)

void scriba_caesar_bar_say (ScribaCaesarBar *self);
GtkWidget *scriba_caesar_bar_get_actions (ScribaCaesarBar *self);
GtkWidget *scriba_caesar_bar_get_begin (ScribaCaesarBar *self);
void scriba_caesar_bar_set_phone (ScribaCaesarBar *self,
                                  gboolean phone);
void scriba_caesar_bar_set_brief (ScribaCaesarBar *self,
                                  gboolean brief);
void scriba_caesar_bar_show (ScribaCaesarBar *self,
                             const CaesarState *state,
                             const CaesarBox *box,
                             const ScribaPlacement *placement,
                             int looked_at);
void scriba_caesar_bar_show_undo (ScribaCaesarBar *self,
                                  ScribaTablePage *page,
                                  gboolean shown);

G_END_DECLS
