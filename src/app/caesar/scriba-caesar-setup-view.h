/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CAESAR_SETUP_VIEW (scriba_caesar_setup_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCaesarSetupView, scriba_caesar_setup_view, SCRIBA, CAESAR_SETUP_VIEW, AdwBin)

GtkWidget *scriba_caesar_setup_view_new (void);
void scriba_caesar_setup_view_set_next (ScribaCaesarSetupView *self,
                                        GtkWidget *next);
void scriba_caesar_setup_view_show (ScribaCaesarSetupView *self,
                                    ScribaTable *table,
                                    gboolean narrow);

G_END_DECLS
