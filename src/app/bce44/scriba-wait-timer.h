/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_WAIT_TIMER (scriba_wait_timer_get_type ())
G_DECLARE_FINAL_TYPE (ScribaWaitTimer, scriba_wait_timer, SCRIBA, WAIT_TIMER, AdwBin)

void scriba_wait_timer_reset (ScribaWaitTimer *self);
void scriba_wait_timer_toggle (ScribaWaitTimer *self,
                               gint64 now);
void scriba_wait_timer_show (ScribaWaitTimer *self,
                             gint64 now);
void scriba_wait_timer_add_keys (ScribaWaitTimer *self,
                                 GtkWidget *view);

G_END_DECLS
