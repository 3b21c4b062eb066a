/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-name.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_NAME_ENTRY (scriba_name_entry_get_type ())
G_DECLARE_FINAL_TYPE (ScribaNameEntry, scriba_name_entry, SCRIBA, NAME_ENTRY, GtkBox)

void scriba_name_entry_show (ScribaNameEntry *self,
                             const char *name);
void scriba_name_entry_set_title (ScribaNameEntry *self,
                                  const char *title);
const char *scriba_name_entry_get_text (ScribaNameEntry *self);
void scriba_name_entry_set_problem (ScribaNameEntry *self,
                                    ScribaNameProblem problem);

G_END_DECLS
