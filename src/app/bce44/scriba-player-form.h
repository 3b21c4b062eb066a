/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_PLAYER_FORM (scriba_player_form_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPlayerForm, scriba_player_form, SCRIBA, PLAYER_FORM, GtkBox)

void scriba_player_form_show (ScribaPlayerForm *self,
                              const ScribaScoreSeat *seat);

G_END_DECLS
