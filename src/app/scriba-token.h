/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_TOKEN (scriba_token_get_type ())
G_DECLARE_FINAL_TYPE (ScribaToken, scriba_token, SCRIBA, TOKEN, GtkWidget)

GtkWidget *scriba_token_new (int character,
                             int size);

int scriba_token_get_character (ScribaToken *self);
void scriba_token_set_character (ScribaToken *self,
                                 int character);

int scriba_token_get_size (ScribaToken *self);
void scriba_token_set_size (ScribaToken *self,
                            int size);

const char *scriba_token_get_title (ScribaToken *self);
void scriba_token_set_title (ScribaToken *self,
                             const char *title);

G_END_DECLS
