/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-log.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_LOG_SLOT (scriba_log_slot_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLogSlot, scriba_log_slot, SCRIBA, LOG_SLOT, GtkWidget)

GtkWidget *scriba_log_slot_new (void);
void scriba_log_slot_set_item (ScribaLogSlot *self,
                               ScribaLog *log,
                               GtkListItem *item);

G_END_DECLS
