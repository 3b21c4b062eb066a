/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-rows.h"

#include <glib/gi18n.h>

#include "caesar-correct.h"
#include "scriba-stepper-row.h"
#include "scriba-words.h"

#define CHOSEN (-1) /* the side that is chosen above */

typedef struct _Row Row;

/* Which number or ruling a row sets, and how it shows it. It lives as long as its widget. */
struct _Row
{
  ScribaCaesarRows *rows;
  GtkWidget *widget;
  ScribaStepper *stepper;
  CaesarCorrectKind what;
  int side;
  guint kind; /* of tokens */
  CaesarRulingKind ruling;

  void (*show) (Row *row,
                const CaesarState *state);
};

static Row *
add_row (ScribaCaesarRows *rows,
         GtkWidget *widget,
         const char *title,
         void (*show) (Row *, const CaesarState *))
{
  Row *row = g_new0 (Row, 1);

  row->rows = rows;
  row->widget = widget;
  row->side = CHOSEN;
  row->show = show;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), title);
  g_object_set_data_full (G_OBJECT (widget), "row", row, g_free);
  g_ptr_array_add (rows->rows, row);
  return row;
}

/* What cannot be goes back to what is. */
static void
record (Row *row,
        CaesarEntryKind kind,
        gconstpointer args)
{
  if (!row->rows->record (kind, args, row->rows->user_data))
    scriba_caesar_rows_show (row->rows);
}

/* Numbers */

static guint
get_side (const Row *row)
{
  if (!caesar_correct_is_of_a_side (row->what))
    return 0;

  return row->side == CHOSEN ? row->rows->side : (guint) row->side;
}

static guint
get_index (const Row *row)
{
  switch (caesar_correct_get_about (row->what))
    {
    case CAESAR_ABOUT_KIND:
      return row->kind;
    case CAESAR_ABOUT_PROVINCE:
      return row->rows->province;
    case CAESAR_ABOUT_LETTER:
      return row->rows->letter;
    case CAESAR_ABOUT_NOTHING:
    default:
      return 0;
    }
}

static int
read_now (const Row *row,
          const CaesarState *state)
{
  return caesar_correct_read (state, row->what, get_side (row), get_index (row));
}

static void
correct (Row *row,
         int value)
{
  const CaesarCorrect args = { row->what, get_side (row), get_index (row), value };

  if (!row->rows->showing && read_now (row, caesar_table_get_state (row->rows->table)) != value)
    record (row, CAESAR_ENTRY_CORRECT, &args);
}

static void
edited_cb (Row *row)
{
  correct (row, scriba_stepper_get_unknown (row->stepper) ? CAESAR_SOME : scriba_stepper_get_value (row->stepper));
}

static void
show_count (Row *row,
            const CaesarState *state)
{
  int value = read_now (row, state);

  scriba_stepper_set_unknown (row->stepper, value < 0);
  if (value >= 0)
    scriba_stepper_set_value (row->stepper, value);
}

static void
active_cb (Row *row)
{
  correct (row, adw_switch_row_get_active (ADW_SWITCH_ROW (row->widget)));
}

static void
show_flag (Row *row,
           const CaesarState *state)
{
  adw_switch_row_set_active (ADW_SWITCH_ROW (row->widget), read_now (row, state) != 0);
}

static void
selected_cb (Row *row)
{
  int lowest, highest;

  caesar_correct_get_range (row->what, &lowest, &highest);
  correct (row, lowest + (int) adw_combo_row_get_selected (ADW_COMBO_ROW (row->widget)));
}

static void
show_choice (Row *row,
             const CaesarState *state)
{
  int lowest, highest;

  caesar_correct_get_range (row->what, &lowest, &highest);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row->widget), read_now (row, state) - lowest);
}

static GtkWidget *
new_count (ScribaCaesarRows *rows,
           CaesarCorrectKind what,
           const char *title,
           Row **row)
{
  int lowest, highest;
  ScribaStepper *stepper;
  GtkWidget *widget;

  caesar_correct_get_range (what, &lowest, &highest);
  widget = scriba_stepper_row_new (title, 0, highest, &stepper);
  scriba_stepper_set_nullable (stepper, lowest < 0);
  *row = add_row (rows, widget, title, show_count);
  (*row)->what = what;
  (*row)->stepper = stepper;
  g_signal_connect_swapped (stepper, "edited", G_CALLBACK (edited_cb), *row);
  return widget;
}

/* Whose turn it is, a stage, a letter: what has few values, and each of them words. */
static GtkWidget *
new_choice (ScribaCaesarRows *rows,
            CaesarCorrectKind what,
            const char *title)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;
  int lowest, highest;
  GtkWidget *widget;
  Row *row;

  caesar_correct_get_range (what, &lowest, &highest);
  for (int value = lowest; value <= highest; value++)
    g_strv_builder_take (names, scriba_words_caesar_number_value (caesar_table_get_state (rows->table), what, value));
  choices = g_strv_builder_end (names);
  widget = scriba_caesar_choice_new (title, (const char * const *) choices);
  row = add_row (rows, widget, title, show_choice);
  row->what = what;
  g_signal_connect_swapped (widget, "notify::selected", G_CALLBACK (selected_cb), row);
  return widget;
}

static GtkWidget *
new_flag (ScribaCaesarRows *rows,
          CaesarCorrectKind what,
          const char *title)
{
  GtkWidget *widget = adw_switch_row_new ();
  Row *row = add_row (rows, widget, title, show_flag);

  row->what = what;
  g_signal_connect_swapped (widget, "notify::active", G_CALLBACK (active_cb), row);
  return widget;
}

/** scriba_caesar_row_new: a row that sets a number: of the side, the province or the letter that is chosen, where it has one. */
GtkWidget *
scriba_caesar_row_new (ScribaCaesarRows *rows,
                       CaesarCorrectKind what)
{
  const char *title = scriba_words_caesar_number (what);
  Row *row;

  switch (caesar_correct_get_value (what))
    {
    case CAESAR_VALUE_FLAG:
      return new_flag (rows, what, title);
    case CAESAR_VALUE_SIDE:
    case CAESAR_VALUE_STAGE:
    case CAESAR_VALUE_LETTER:
    case CAESAR_VALUE_ENDING:
      return new_choice (rows, what, title);
    case CAESAR_VALUE_COUNT:
    case CAESAR_VALUE_HELD:
    case CAESAR_VALUE_STACK:
    default:
      return new_count (rows, what, title, &row);
    }
}

/** scriba_caesar_row_new_total: a row that sets what a side was scored with in the province that is chosen. */
GtkWidget *
scriba_caesar_row_new_total (ScribaCaesarRows *rows,
                             CaesarSide side)
{
  /* Translators: a tracked number, and the card or structure that it is about. */
  g_autofree char *title = g_strdup_printf (C_("correction", "%1$s, %2$s"),
                                            scriba_words_caesar_number (CAESAR_CORRECT_TOTAL),
                                            scriba_words_caesar_player (caesar_table_get_state (rows->table), side));
  Row *row;
  GtkWidget *widget = new_count (rows, CAESAR_CORRECT_TOTAL, title, &row);

  row->side = side;
  return widget;
}

/** scriba_caesar_row_new_added: a row that sets how many tokens of a kind the side that is chosen has besides those of the box. */
GtkWidget *
scriba_caesar_row_new_added (ScribaCaesarRows *rows,
                             guint kind)
{
  g_autofree char *token = scriba_words_kind (&caesar_table_get_box (rows->table)->kinds[kind]);
  g_autofree char *speech = g_strdup_printf (C_("correction", "%1$s, %2$s"),
                                             scriba_words_caesar_number (CAESAR_CORRECT_ADDED), token);
  Row *row;
  GtkWidget *widget = new_count (rows, CAESAR_CORRECT_ADDED, token, &row);

  row->kind = kind;
  scriba_stepper_set_title (row->stepper, speech);
  return widget;
}

/* Rulings */

static void
ruling_cb (Row *row)
{
  const CaesarSettings *settings = &caesar_table_get_state (row->rows->table)->settings;
  const CaesarRulingChange args = { row->ruling, adw_combo_row_get_selected (ADW_COMBO_ROW (row->widget)) };

  if (!row->rows->showing && caesar_ruling_read (settings, row->ruling) != args.value)
    record (row, CAESAR_ENTRY_RULING, &args);
}

static void
show_ruling (Row *row,
             const CaesarState *state)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (row->widget), caesar_ruling_read (&state->settings, row->ruling));
}

/** scriba_caesar_row_new_ruling: a row that changes a ruling from here on. */
GtkWidget *
scriba_caesar_row_new_ruling (ScribaCaesarRows *rows,
                              CaesarRulingKind what)
{
  const char *title = scriba_words_caesar_setting (what);
  const char *choices[CAESAR_MIGHT_EITHER + 2] = { NULL };
  GtkWidget *widget;
  Row *row;

  for (guint value = 0; value < caesar_ruling_count_values (what); value++)
    choices[value] = scriba_words_caesar_setting_value (what, value);
  widget = scriba_caesar_choice_new (title, choices);
  row = add_row (rows, widget, title, show_ruling);
  row->ruling = what;
  g_signal_connect_swapped (widget, "notify::selected", G_CALLBACK (ruling_cb), row);
  return widget;
}

/* All of them */

/** scriba_caesar_rows_init: the rows are added by making them; they show nothing before scriba_caesar_rows_show(). */
void
scriba_caesar_rows_init (ScribaCaesarRows *rows,
                         ScribaTable *table,
                         ScribaCaesarRecordFunc record_change,
                         gpointer user_data)
{
  *rows = (ScribaCaesarRows) {
    .table = g_object_ref (table), .record = record_change, .user_data = user_data, .showing = TRUE,
  };
  rows->rows = g_ptr_array_new ();
}

/** scriba_caesar_rows_clear: lets go of the game; the rows show nothing from now on. */
void
scriba_caesar_rows_clear (ScribaCaesarRows *rows)
{
  g_clear_pointer (&rows->rows, g_ptr_array_unref);
  g_clear_object (&rows->table);
}

/** scriba_caesar_rows_show: shows what is recorded now. */
void
scriba_caesar_rows_show (ScribaCaesarRows *rows)
{
  const CaesarState *state = caesar_table_get_state (rows->table);
  gboolean showing = rows->showing;

  rows->showing = TRUE;
  for (guint i = 0; i < rows->rows->len; i++)
    {
      Row *row = g_ptr_array_index (rows->rows, i);

      row->show (row, state);
    }
  rows->showing = showing;
}

/** scriba_caesar_choice_new: a row with some choices, %NULL-terminated. */
GtkWidget *
scriba_caesar_choice_new (const char *title,
                          const char * const *choices)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  /* Beside the title there may not be room for all of it. */
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  return row;
}

/** scriba_caesar_choice_new_side: a row with both sides, after nobody if @nobody. */
GtkWidget *
scriba_caesar_choice_new_side (const CaesarState *state,
                               const char *title,
                               gboolean nobody)
{
  const char *sides[] = {
    scriba_words_caesar_player (state, CAESAR_NOBODY),
    scriba_words_caesar_player (state, CAESAR_SIDE_CAESAR),
    scriba_words_caesar_player (state, CAESAR_SIDE_POMPEY),
    NULL,
  };

  return scriba_caesar_choice_new (title, nobody ? sides : sides + 1);
}
