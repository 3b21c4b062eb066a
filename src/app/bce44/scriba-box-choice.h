/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-box-place.h"

G_BEGIN_DECLS

void scriba_box_choice_popup (GtkWidget *button,
                              ScribaOwnerBox *owner,
                              const ScribaBoxPlace *place);
gboolean scriba_box_choice_type (ScribaOwnerBox *owner,
                                 const ScribaBoxPlace *place,
                                 gunichar letter);

G_END_DECLS
