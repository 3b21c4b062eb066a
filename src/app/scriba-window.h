/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-application.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_WINDOW (scriba_window_get_type ())
G_DECLARE_FINAL_TYPE (ScribaWindow, scriba_window, SCRIBA, WINDOW, AdwApplicationWindow)

ScribaWindow *scriba_window_new (ScribaApplication *application);
void scriba_window_push (ScribaWindow *self,
                         AdwNavigationPage *page);
void scriba_window_leave_dialogs (ScribaWindow *self);
void scriba_window_begin_game (ScribaWindow *self,
                               const char *game);
void scriba_window_open_table (ScribaWindow *self,
                               ScribaTable *table);
void scriba_window_open_game (ScribaWindow *self,
                              const char *id);
void scriba_window_open_draft (ScribaWindow *self,
                               ScribaDraft *draft);
void scriba_window_open_file (ScribaWindow *self,
                              GFile *file);
void scriba_window_choose_file (ScribaWindow *self);
void scriba_window_add_toast (ScribaWindow *self,
                              AdwToast *toast,
                              const char *sentence);

G_END_DECLS
