/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

/**
 * ScribaScoreNumber:
 * @SCRIBA_NUMBER_TOTAL: the Imperium
 * @SCRIBA_NUMBER_BUILT: structures and statues together
 * @SCRIBA_NUMBER_FIELD: the total of a field; the field is added to it
 *
 * What is computed for a player and can say why. Below the first of these, a
 * number is a #BceScoreLine.
 */
typedef enum
{
  SCRIBA_NUMBER_TOTAL = BCE_N_LINES,
  SCRIBA_NUMBER_BUILT,
  SCRIBA_NUMBER_FIELD,
} ScribaScoreNumber;

const char *scriba_score_number_get_title_inside (guint number);
char *scriba_score_number_get_amount (const ScribaScoreSeat *seat,
                                      guint number);
void scriba_score_number_explain (const ScribaScoreSeat *seat,
                                  guint number,
                                  GtkWidget *parent);

G_END_DECLS
