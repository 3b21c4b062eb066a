/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-placement.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_PLACE_CHOICES (scriba_place_choices_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPlaceChoices, scriba_place_choices, SCRIBA, PLACE_CHOICES, GtkBox)

GtkWidget *scriba_place_choices_new (void);

void scriba_place_choices_set_phone (ScribaPlaceChoices *self,
                                     gboolean phone);
void scriba_place_choices_show (ScribaPlaceChoices *self,
                                const CaesarState *state,
                                const CaesarBox *box,
                                ScribaPlacement *placement);

G_END_DECLS
