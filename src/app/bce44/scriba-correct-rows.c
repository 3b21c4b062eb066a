/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-correct-rows.h"

#include <glib/gi18n.h>

#include "bce-correct.h"
#include "bce-game.h"
#include "bce-ruling.h"
#include "scriba-stepper-row.h"
#include "scriba-words.h"

#define AS_RECORDED G_MININT /* what a choice shows of a private value */

typedef struct _Row Row;

/* Which number a row sets, and how it shows it. It lives as long as its widget. */
struct _Row
{
  ScribaCorrectRows *rows;
  GtkWidget *widget;
  ScribaStepper *stepper;
  GArray *values; /* of what can be chosen */
  BceCorrect correct;
  BceRulingChange ruling;
  int base; /* what a private number was when the dialog began to show it */

  void (*show) (Row *row,
                const BceState *state);
};

static void
row_free (gpointer data)
{
  Row *row = data;

  g_clear_pointer (&row->values, g_array_unref);
  g_free (row);
}

static Row *
add_row (GtkWidget *widget,
         ScribaCorrectRows *rows,
         BceCorrectKind what,
         guint index,
         void (*show) (Row *, const BceState *))
{
  Row *row = g_new0 (Row, 1);

  row->rows = rows;
  row->widget = widget;
  row->correct = (BceCorrect) { .what = what, .index = index };
  row->show = show;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  g_object_set_data_full (G_OBJECT (widget), "row", row, row_free);
  g_ptr_array_add (rows->rows, row);
  return row;
}

static const BceState *
get_state (const Row *row)
{
  return bce_table_get_state (row->rows->table);
}

static guint
get_seat (const Row *row)
{
  return bce_correct_is_of_a_player (row->correct.what) ? row->rows->seat : 0;
}

static gboolean
is_private (const Row *row,
            const BceState *state)
{
  return bce_correct_is_private (state, row->correct.what, row->correct.index);
}

static int
read_now (const Row *row,
          const BceState *state)
{
  return bce_correct_read (state, row->correct.what, get_seat (row), row->correct.index);
}

/* What cannot be goes back to what is. */
static void
record (Row *row,
        BceEntryKind kind,
        gconstpointer args)
{
  if (!row->rows->record (kind, args, row->rows->user_data))
    scriba_correct_rows_show (row->rows);
}

static void
correct (Row *row,
         int value)
{
  BceCorrect args = row->correct;

  args.seat = get_seat (row);
  args.value = value;
  record (row, BCE_ENTRY_CORRECT, &args);
}

/* Titles */

/* What a number is about, where it is one of many of its kind: a card, a cube, a structure, a tile. */
static char *
name_component (const Row *row)
{
  const BceBox *box = bce_table_get_box (row->rows->table);
  guint index = row->correct.index;

  if (row->correct.what == BCE_CORRECT_TILE)
    /* Translators: an allegiance tile: the year in which it was awarded, and its field inside a sentence. */
    return g_strdup_printf (_("Tile of year %1$u, %2$s"), index / BCE_N_FIELDS + 1,
                            scriba_words_field_inside (index % BCE_N_FIELDS));

  return scriba_words_correct_component (box, row->correct.what, index);
}

/* A number is heard alone, and its title may stand under several headings. */
static void
set_titles (Row *row)
{
  const char *kind = scriba_words_correct_kind (row->correct.what);
  g_autofree char *component = name_component (row);
  /* Translators: a tracked number, and the card or structure that it is about. */
  g_autofree char *speech = component != NULL ? g_strdup_printf (C_("correction", "%1$s, %2$s"), kind, component) : NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), component != NULL ? component : kind);
  if (row->stepper != NULL)
    scriba_stepper_set_title (row->stepper, speech != NULL ? speech : kind);
}

/* Numbers */

static void
edited_cb (Row *row)
{
  int value = scriba_stepper_get_value (row->stepper);

  correct (row, is_private (row, get_state (row)) ? row->base + value : value);
}

/* Of a private number only the difference is shown, and nothing tells where it would end. */
static void
show_number (Row *row,
             const BceState *state)
{
  gboolean hides = is_private (row, state);

  gtk_widget_set_visible (row->widget, bce_correct_is_there (state, row->correct.what, row->correct.index));
  set_titles (row);
  scriba_stepper_set_range (row->stepper, hides ? SCRIBA_NUMBER_LOWEST : bce_correct_get_lowest (row->correct.what),
                            bce_correct_get_highest (state, row->correct.what));
  scriba_stepper_set_value (row->stepper, read_now (row, state) - (hides ? row->base : 0));
}

/** scriba_correct_row_new_number: a row that sets a number by a stepper. */
GtkWidget *
scriba_correct_row_new_number (ScribaCorrectRows *rows,
                               BceCorrectKind what,
                               guint index)
{
  ScribaStepper *stepper;
  GtkWidget *widget = scriba_stepper_row_new ("", 0, SCRIBA_NUMBER_HIGHEST, &stepper);
  Row *row = add_row (widget, rows, what, index, show_number);

  row->stepper = stepper;
  g_signal_connect_swapped (stepper, "edited", G_CALLBACK (edited_cb), row);
  return widget;
}

/* Yes or no */

static void
active_cb (Row *row)
{
  if (!row->rows->showing)
    correct (row, adw_switch_row_get_active (ADW_SWITCH_ROW (row->widget)));
}

static void
show_flag (Row *row,
           const BceState *state)
{
  set_titles (row);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row->widget), read_now (row, state) != 0);
}

/** scriba_correct_row_new_flag: a row that sets yes or no. */
GtkWidget *
scriba_correct_row_new_flag (ScribaCorrectRows *rows,
                             BceCorrectKind what,
                             guint index)
{
  GtkWidget *widget = adw_switch_row_new ();
  Row *row = add_row (widget, rows, what, index, show_flag);

  g_signal_connect_swapped (widget, "notify::active", G_CALLBACK (active_cb), row);
  return widget;
}

/* Choices */

/* (transfer full): what a choice is called. */
static char *
name_choice (const Row *row,
             const BceState *state,
             int value)
{
  switch (bce_correct_get_value (row->correct.what))
    {
    case BCE_VALUE_STAGE:
      return g_strdup (scriba_words_stage (value));
    case BCE_VALUE_SENATE:
      return value == BCE_NONE ? g_strdup (C_("correction", "None"))
                               : scriba_words_component (scriba_table_get_box (row->rows->table), BCE_BOX_SENATE, value);
    case BCE_VALUE_OWNER:
      return g_strdup (value == 0 ? C_("correction", "Nobody") : state->players[value - 1].name);
    default:
      return g_strdup (value == BCE_NOBODY ? C_("correction", "Nobody") : state->players[value].name);
    }
}

static void
offer (GArray *values,
       GPtrArray *names,
       int value,
       char *name)
{
  g_array_append_val (values, value);
  g_ptr_array_add (names, name);
}

/**
 * scriba_combo_row_set_choices:
 * @row: a row
 * @choices: %NULL-terminated
 *
 * Offers other choices; an open list closes only where there are others.
 */
void
scriba_combo_row_set_choices (AdwComboRow *row,
                              const char * const *choices)
{
  GListModel *model = adw_combo_row_get_model (row);
  guint n = g_strv_length ((char **) choices);
  gboolean same = model != NULL && g_list_model_get_n_items (model) == n;

  for (guint i = 0; same && i < n; i++)
    same = g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), choices[i]);
  if (!same)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (choices);

      adw_combo_row_set_model (row, G_LIST_MODEL (list));
    }
}

static void
show_choice (Row *row,
             const BceState *state)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  gboolean hides = is_private (row, state);
  int value = hides && read_now (row, state) == row->base ? AS_RECORDED : read_now (row, state);
  guint selected = GTK_INVALID_LIST_POSITION;

  if (hides)
    offer (values, names, AS_RECORDED, g_strdup (C_("correction", "As recorded")));
  for (int choice = bce_correct_get_lowest (row->correct.what);
       choice <= bce_correct_get_highest (state, row->correct.what); choice++)
    if (bce_correct_fits (state, row->correct.what, choice))
      offer (values, names, choice, name_choice (row, state, choice));

  gtk_widget_set_visible (row->widget, bce_correct_is_there (state, row->correct.what, row->correct.index));
  set_titles (row);
  g_clear_pointer (&row->values, g_array_unref);
  row->values = g_array_ref (values);
  g_ptr_array_add (names, NULL);
  scriba_combo_row_set_choices (ADW_COMBO_ROW (row->widget), (const char * const *) names->pdata);
  for (guint i = 0; i < row->values->len; i++)
    if (g_array_index (row->values, int, i) == value)
      selected = i;
  adw_combo_row_set_selected (ADW_COMBO_ROW (row->widget), selected);
}

static void
selected_cb (Row *row)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row->widget));
  int value;

  if (row->rows->showing || selected >= row->values->len)
    return;

  value = g_array_index (row->values, int, selected);
  correct (row, value == AS_RECORDED ? row->base : value);
}

/** scriba_correct_row_new_choice: a row that sets one of several values: a player, a phase, the Senate tile. */
GtkWidget *
scriba_correct_row_new_choice (ScribaCorrectRows *rows,
                               BceCorrectKind what,
                               guint index)
{
  GtkWidget *widget = adw_combo_row_new ();
  Row *row = add_row (widget, rows, what, index, show_choice);

  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (widget), TRUE);
  g_signal_connect_swapped (widget, "notify::selected", G_CALLBACK (selected_cb), row);
  return widget;
}

/* Rulings */

static void
ruling_cb (Row *row)
{
  BceRulingChange ruling = row->ruling;

  if (row->rows->showing)
    return;

  ruling.value = row->stepper != NULL ? scriba_stepper_get_value (row->stepper)
                                      : adw_switch_row_get_active (ADW_SWITCH_ROW (row->widget));
  record (row, BCE_ENTRY_RULING, &ruling);
}

static void
show_ruling (Row *row,
             const BceState *state)
{
  int value = bce_ruling_read (&state->settings, row->ruling.what);
  int lowest, highest;

  if (row->stepper == NULL)
    {
      adw_switch_row_set_active (ADW_SWITCH_ROW (row->widget), value);
      return;
    }

  bce_ruling_get_range (&state->settings, row->ruling.what, &lowest, &highest);
  scriba_stepper_set_range (row->stepper, lowest, highest);
  scriba_stepper_set_value (row->stepper, value);
}

/** scriba_correct_row_new_ruling: a row that changes a ruling from here on. */
GtkWidget *
scriba_correct_row_new_ruling (ScribaCorrectRows *rows,
                               BceRulingKind what)
{
  gboolean is_year = bce_ruling_is_year (what);
  const char *title = scriba_words_ruling_kind (what);
  ScribaStepper *stepper = NULL;
  GtkWidget *widget = is_year ? scriba_stepper_row_new (title, 1, BCE_N_YEARS + 1, &stepper) : adw_switch_row_new ();
  Row *row = add_row (widget, rows, 0, 0, show_ruling);

  row->ruling.what = what;
  row->stepper = stepper;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), title);
  if (is_year)
    g_signal_connect_swapped (stepper, "edited", G_CALLBACK (ruling_cb), row);
  else
    g_signal_connect_swapped (widget, "notify::active", G_CALLBACK (ruling_cb), row);
  return widget;
}

/* All of them */

/** scriba_correct_rows_init: the rows are added by making them; they show nothing before scriba_correct_rows_show(). */
void
scriba_correct_rows_init (ScribaCorrectRows *rows,
                          ScribaTable *table,
                          ScribaCorrectFunc record_change,
                          gpointer user_data)
{
  *rows = (ScribaCorrectRows) { .table = g_object_ref (table), .record = record_change, .user_data = user_data,
                                 .showing = TRUE };
  rows->rows = g_ptr_array_new ();
}

/** scriba_correct_rows_clear: lets go of the game; the rows show nothing from now on. */
void
scriba_correct_rows_clear (ScribaCorrectRows *rows)
{
  g_clear_pointer (&rows->rows, g_ptr_array_unref);
  g_clear_object (&rows->table);
}

/** scriba_correct_rows_set_seat: whose numbers scriba_correct_rows_show() shows from now on; private ones as unchanged. */
void
scriba_correct_rows_set_seat (ScribaCorrectRows *rows,
                              guint seat)
{
  const BceState *state = bce_table_get_state (rows->table);

  rows->seat = seat;
  for (guint i = 0; i < rows->rows->len; i++)
    {
      Row *row = g_ptr_array_index (rows->rows, i);

      row->base = read_now (row, state);
    }
}

/** scriba_correct_rows_show: shows what is recorded now. */
void
scriba_correct_rows_show (ScribaCorrectRows *rows)
{
  const BceState *state = bce_table_get_state (rows->table);
  gboolean showing = rows->showing;

  rows->showing = TRUE;
  for (guint i = 0; i < rows->rows->len; i++)
    {
      Row *row = g_ptr_array_index (rows->rows, i);

      row->show (row, state);
    }
  rows->showing = showing;
}
