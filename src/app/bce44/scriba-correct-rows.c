/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-correct-rows.h"

#include "bce-correct.h"
#include "scriba-stepper-row.h"
#include "scriba-words.h"

#define HIGHEST 999

/* Which number a row sets. Rows never outlive the dialog that they are in. */
typedef struct
{
  const ScribaCorrectRows *rows;
  BceCorrect correct;
  BceRulingChange ruling;
  int first;
  gboolean showing;
} Place;

static Place *
add_place (GtkWidget *widget,
           const ScribaCorrectRows *rows,
           BceCorrectKind what,
           guint seat,
           guint index)
{
  Place *place = g_new0 (Place, 1);

  place->rows = rows;
  place->correct = (BceCorrect) { .what = what, .seat = seat, .index = index };
  g_object_set_data_full (G_OBJECT (widget), "place", place, g_free);
  return place;
}

static int
read_now (const Place *place)
{
  return bce_correct_read (scriba_table_get_state (place->rows->table), place->correct.what, place->correct.seat,
                           place->correct.index);
}

static gboolean
record (const Place *place,
        int value)
{
  BceCorrect correct = place->correct;

  correct.value = value;
  return place->rows->record (BCE_ENTRY_CORRECT, &correct, place->rows->user_data);
}

/* What cannot be goes back to what is. */
static void
edited_cb (ScribaStepper *stepper)
{
  const Place *place = g_object_get_data (G_OBJECT (stepper), "place");

  if (!record (place, scriba_stepper_get_value (stepper)))
    scriba_stepper_set_value (stepper, read_now (place));
}

static int
get_highest (const ScribaCorrectRows *rows,
             BceCorrectKind what)
{
  switch ((int) what)
    {
    case BCE_CORRECT_DENARII:
      return BCE_N_DENARII;
    case BCE_CORRECT_CUBES:
      return BCE_N_SUPPORT_CUBES;
    case BCE_CORRECT_STRUCTURE:
    case BCE_CORRECT_STATUE:
      return BCE_N_ARCHITECTS;
    case BCE_CORRECT_STRUCTURE_ERA:
      return BCE_N_ERAS;
    case BCE_CORRECT_YEAR:
      return BCE_N_YEARS;
    default:
      return HIGHEST;
    }
}

/** scriba_correct_row_new_number: a row that sets a number by a stepper. */
GtkWidget *
scriba_correct_row_new_number (const ScribaCorrectRows *rows,
                               const char *title,
                               BceCorrectKind what,
                               guint seat,
                               guint index)
{
  ScribaStepper *stepper;
  GtkWidget *row = scriba_stepper_row_new (title, what == BCE_CORRECT_YEAR ? 1 : 0, get_highest (rows, what), &stepper);
  const Place *place = add_place (GTK_WIDGET (stepper), rows, what, seat, index);

  scriba_stepper_set_value (stepper, read_now (place));
  g_signal_connect (stepper, "edited", G_CALLBACK (edited_cb), NULL);
  return row;
}

static void
active_cb (AdwSwitchRow *row)
{
  Place *place = g_object_get_data (G_OBJECT (row), "place");

  if (place->showing || record (place, adw_switch_row_get_active (row)))
    return;

  place->showing = TRUE;
  adw_switch_row_set_active (row, read_now (place));
  place->showing = FALSE;
}

static GtkWidget *
create_switch (const char *title)
{
  GtkWidget *row = adw_switch_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}

/** scriba_correct_row_new_flag: a row that sets yes or no. */
GtkWidget *
scriba_correct_row_new_flag (const ScribaCorrectRows *rows,
                             const char *title,
                             BceCorrectKind what,
                             guint seat,
                             guint index)
{
  GtkWidget *row = create_switch (title);
  const Place *place = add_place (row, rows, what, seat, index);

  adw_switch_row_set_active (ADW_SWITCH_ROW (row), read_now (place));
  g_signal_connect (row, "notify::active", G_CALLBACK (active_cb), NULL);
  return row;
}

static void
selected_cb (AdwComboRow *row)
{
  Place *place = g_object_get_data (G_OBJECT (row), "place");

  if (place->showing || record (place, (int) adw_combo_row_get_selected (row) + place->first))
    return;

  place->showing = TRUE;
  adw_combo_row_set_selected (row, read_now (place) - place->first);
  place->showing = FALSE;
}

/**
 * scriba_correct_row_new_choice:
 * @choices: what can be chosen, %NULL-terminated
 * @first: the value of the first one
 *
 * Returns: a row that sets one of several values
 */
GtkWidget *
scriba_correct_row_new_choice (const ScribaCorrectRows *rows,
                               const char *title,
                               BceCorrectKind what,
                               guint index,
                               const char * const *choices,
                               int first)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (choices);
  GtkWidget *row = adw_combo_row_new ();
  Place *place = add_place (row, rows, what, 0, index);

  place->first = first;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), read_now (place) - first);
  g_signal_connect (row, "notify::selected", G_CALLBACK (selected_cb), NULL);
  return row;
}

static void
ruling_cb (AdwSwitchRow *row)
{
  const Place *place = g_object_get_data (G_OBJECT (row), "place");
  BceRulingChange ruling = place->ruling;

  ruling.value = adw_switch_row_get_active (row);
  place->rows->record (BCE_ENTRY_RULING, &ruling, place->rows->user_data);
}

/** scriba_correct_row_new_ruling: a row that changes a ruling from here on. */
GtkWidget *
scriba_correct_row_new_ruling (const ScribaCorrectRows *rows,
                               BceRulingKind what,
                               gboolean set)
{
  GtkWidget *row = create_switch (scriba_words_ruling_kind (what));
  Place *place = add_place (row, rows, 0, 0, 0);

  place->ruling.what = what;
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), set);
  g_signal_connect (row, "notify::active", G_CALLBACK (ruling_cb), NULL);
  return row;
}
