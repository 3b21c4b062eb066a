/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCORE_FIELD (scriba_score_field_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScoreField, scriba_score_field, SCRIBA, SCORE_FIELD, GtkBox)

GtkWidget *scriba_score_field_new (ScribaScoreEntry entry,
                                   GtkOrientation orientation);
void scriba_score_field_set_text (ScribaScoreField *self,
                                  const char *text);
void scriba_score_field_set_note (ScribaScoreField *self,
                                  const char *note);
void scriba_score_field_show (ScribaScoreField *self,
                              const ScribaScoreSeat *seat,
                              guint index);

G_END_DECLS
