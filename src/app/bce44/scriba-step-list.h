/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_STEP_LIST (scriba_step_list_get_type ())
G_DECLARE_FINAL_TYPE (ScribaStepList, scriba_step_list, SCRIBA, STEP_LIST, GtkBox)

void scriba_step_list_show (ScribaStepList *self,
                            ScribaBoardsHolder *holder,
                            BceField field);
void scriba_step_list_set_narrow (ScribaStepList *self,
                                  gboolean narrow);
void scriba_step_list_set_n_revealed (ScribaStepList *self,
                                      guint n_revealed);
guint scriba_step_list_get_n_steps (ScribaStepList *self);
const char *scriba_step_list_get_speech (ScribaStepList *self,
                                         guint step);

G_END_DECLS
