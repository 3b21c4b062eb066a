/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-drafts.h"
#include "scriba-library.h"
#include "scriba-owner-box.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_APPLICATION (scriba_application_get_type ())
G_DECLARE_FINAL_TYPE (ScribaApplication, scriba_application, SCRIBA, APPLICATION, AdwApplication)

ScribaApplication *scriba_application_new (void);
ScribaApplication *scriba_application_get (void);
ScribaDrafts *scriba_application_get_drafts (ScribaApplication *self);
ScribaOwnerBox *scriba_application_get_box (ScribaApplication *self,
                                            const ScribaGameFormat *format);
char *scriba_application_dup_games_folder (ScribaApplication *self);
ScribaLibrary *scriba_application_get_library (ScribaApplication *self);
gboolean scriba_application_is_saved (ScribaApplication *self,
                                      ScribaKept **unsaved,
                                      GError **error);
GSettings *scriba_application_get_settings (ScribaApplication *self);
const char *scriba_application_get_box_name (ScribaApplication *self);
void scriba_application_set_box_path (ScribaApplication *self,
                                      const char *path);

int scriba_application_run (int argc,
                            char **argv);

G_END_DECLS
