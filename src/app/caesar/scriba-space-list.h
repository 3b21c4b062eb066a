/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SPACE_LIST (scriba_space_list_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSpaceList, scriba_space_list, SCRIBA, SPACE_LIST, GtkWidget)

GtkWidget *scriba_space_list_new (void);

void scriba_space_list_set_state (ScribaSpaceList *self,
                                  const CaesarState *state,
                                  const CaesarBox *box);
GtkWidget *scriba_space_list_get_row (ScribaSpaceList *self,
                                      guint province,
                                      guint border);
void scriba_space_list_focus (ScribaSpaceList *self,
                              guint border);

G_END_DECLS
