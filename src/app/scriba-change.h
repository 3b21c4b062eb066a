/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ScribaChange: what became of a step of a game or a document. */
typedef enum
{
  SCRIBA_CHANGE_DONE,
  SCRIBA_CHANGE_UNDONE,
  SCRIBA_CHANGE_REDONE,
} ScribaChange;

char *scriba_change_dup_text (ScribaChange change,
                              const char *step);

void scriba_announce_change (GtkWidget *inside,
                             ScribaChange change,
                             const char *step);

G_END_DECLS
