/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-rows.h"

/** scriba_score_rows_add: adds a row with the field of @entry to @list. Returns: (transfer none): the field. */
ScribaScoreField *
scriba_score_rows_add (GtkListBox *list,
                       ScribaScoreEntry entry)
{
  GtkWidget *field = scriba_score_field_new (entry, GTK_ORIENTATION_HORIZONTAL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW,
                                 "child", field,
                                 "activatable", FALSE,
                                 "focusable", FALSE,
                                 NULL);

  gtk_widget_set_margin_top (field, 4);
  gtk_widget_set_margin_bottom (field, 4);
  gtk_widget_set_margin_start (field, 12);
  gtk_widget_set_margin_end (field, 6);
  gtk_list_box_append (list, row);
  return SCRIBA_SCORE_FIELD (field);
}
