/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-placement.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_TOKEN_PICKER (scriba_token_picker_get_type ())
G_DECLARE_FINAL_TYPE (ScribaTokenPicker, scriba_token_picker, SCRIBA, TOKEN_PICKER, GtkWidget)

GtkWidget *scriba_token_picker_new (void);

void scriba_token_picker_show (ScribaTokenPicker *self,
                               const CaesarState *state,
                               const CaesarBox *box,
                               const ScribaPlacement *placement,
                               const gint16 marked[CAESAR_MAX_KINDS]);
GtkWidget *scriba_token_picker_get_token (ScribaTokenPicker *self,
                                          const CaesarToken *token);

G_END_DECLS
