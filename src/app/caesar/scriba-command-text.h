/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_COMMAND_TEXT (scriba_command_text_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCommandText, scriba_command_text, SCRIBA, COMMAND_TEXT, AdwBin)

GtkWidget *scriba_command_text_new (const char *title);
char *scriba_command_text_dup (ScribaCommandText *self);
void scriba_command_text_show (ScribaCommandText *self,
                               const char *text);

G_END_DECLS
