/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-component-rows.h"

#include <glib/gi18n.h>

#include "caesar-game.h"
#include "scriba-caesar-rows.h"
#include "scriba-speech.h"
#include "scriba-stepper-row.h"
#include "scriba-words.h"
#include "words-caesar-box.h"

/*
 * What is corrected goes one way: into the draft, from there through the check of an imported box into the owner's box,
 * and from there into the rows. A draft that is refused stays as it is shown, so that what needs two steps can be
 * corrected; the box stays as it was.
 */

/* Which number a row sets. It lives as long as its widget. */
typedef struct
{
  ScribaComponentRows *rows;
  GtkWidget *widget;
  ScribaStepper *stepper; /* or NULL */
  CaesarBoxValue value;
  guint index;
} Row;

static char *
name_row (const Row *row)
{
  return scriba_words_caesar_box_value_name (caesar_owner_box_get_box (row->rows->owner), row->value, row->index);
}

/* Consecutive corrections of one value are one step. */
static void
keep (ScribaComponentRows *rows,
      CaesarBox *box,
      const Row *row)
{
  g_autofree char *label = name_row (row);
  g_autofree char *target = g_strdup_printf ("components/%d/%u", row->value, row->index);

  scriba_owner_box_take (rows->owner, box);
  scriba_document_commit (SCRIBA_DOCUMENT (rows->owner), target, label);
}

static void
correct (Row *row,
         int number)
{
  ScribaComponentRows *rows = row->rows;
  const ScribaGameFormat *format = scriba_owner_box_get_format (rows->owner);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  CaesarBox *box;

  if (rows->showing || caesar_box_read_number (rows->draft, row->value, row->index) == number)
    return;

  caesar_box_write_number (rows->draft, row->value, row->index, number);
  node = format->write_box (rows->draft);
  box = format->read_box (node, &error);
  if (box != NULL)
    {
      rows->tell (NULL, rows->user_data);
      keep (rows, box, row);
    }
  else
    {
      g_autofree char *reason = scriba_words_caesar_box_refusal (error);

      rows->tell (reason, rows->user_data);
    }
}

static void
edited_cb (Row *row)
{
  correct (row, scriba_stepper_get_value (row->stepper));
}

static void
selected_cb (Row *row)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row->widget));

  if (selected != GTK_INVALID_LIST_POSITION)
    correct (row, selected);
}

static void
show_row (Row *row)
{
  ScribaComponentRows *rows = row->rows;
  int number = caesar_box_read_number (rows->draft, row->value, row->index);
  gboolean corrected = caesar_box_is_corrected (rows->draft, rows->shipped, row->value, row->index);
  g_autofree char *name = name_row (row);

  if (row->stepper != NULL)
    {
      scriba_stepper_set_value (row->stepper, number);
      scriba_stepper_set_title (row->stepper, name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row->widget), corrected ? C_("box", "Corrected") : "");
    }
  else
    {
      const char *label = scriba_words_caesar_box_value_label (row->value);
      /* Translators: a value of a component that is another one than in the box that comes with Scriba: "Symbol, corrected". */
      g_autofree char *title = corrected ? g_strdup_printf (_("%s, corrected"), label) : g_strdup (label);

      adw_combo_row_set_selected (ADW_COMBO_ROW (row->widget), number);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), title);
      scriba_speech_name (row->widget, name);
    }
}

static Row *
add_row (ScribaComponentRows *rows,
         GtkWidget *widget,
         CaesarBoxValue value,
         guint index)
{
  Row *row = g_new0 (Row, 1);

  *row = (Row) { .rows = rows, .widget = widget, .value = value, .index = index };
  g_object_set_data_full (G_OBJECT (widget), "row", row, g_free);
  g_ptr_array_add (rows->rows, row);
  return row;
}

static GtkWidget *
new_count (ScribaComponentRows *rows,
           CaesarBoxValue value,
           guint index)
{
  const char *title = value == CAESAR_BOX_TILE_COUNT ? scriba_words_bonus_tile (index)
                                                     : scriba_words_caesar_box_value_label (value);
  ScribaStepper *stepper;
  GtkWidget *widget = scriba_stepper_row_new (title, 0, caesar_box_value_get_highest (value), &stepper);
  Row *row = add_row (rows, widget, value, index);

  row->stepper = stepper;
  g_signal_connect_swapped (stepper, "edited", G_CALLBACK (edited_cb), row);
  return widget;
}

static GtkWidget *
new_choice (ScribaComponentRows *rows,
            CaesarBoxValue value,
            guint index,
            const char * const *choices)
{
  GtkWidget *widget = scriba_caesar_choice_new (scriba_words_caesar_box_value_label (value), choices);

  g_signal_connect_swapped (widget, "notify::selected", G_CALLBACK (selected_cb), add_row (rows, widget, value, index));
  return widget;
}

static GtkWidget *
new_symbol (ScribaComponentRows *rows,
            CaesarBoxValue value,
            guint index,
            guint n_symbols)
{
  const char *choices[CAESAR_N_SYMBOLS + 1] = { NULL };

  for (guint symbol = 0; symbol < n_symbols; symbol++)
    choices[symbol] = scriba_words_symbol (symbol);
  return new_choice (rows, value, index, choices);
}

static GtkWidget *
new_province (ScribaComponentRows *rows,
              CaesarBoxValue value,
              guint index)
{
  const char *choices[CAESAR_MAX_PROVINCES + 1] = { NULL };

  for (guint province = 0; province < rows->draft->n_provinces; province++)
    choices[province] = scriba_words_province (rows->draft, province);
  return new_choice (rows, value, index, choices);
}

/**
 * scriba_component_row_new:
 * @rows: what its page or dialog has in common; it lives longer
 * @value: a number of pieces, one that is printed on them, a symbol, or a province of a border space
 * @index: of what
 */
GtkWidget *
scriba_component_row_new (ScribaComponentRows *rows,
                          CaesarBoxValue value,
                          guint index)
{
  switch ((int) value)
    {
    case CAESAR_BOX_KIND_SYMBOL:
      return new_symbol (rows, value, index, CAESAR_N_SYMBOLS);
    case CAESAR_BOX_BORDER_SYMBOL:
      return new_symbol (rows, value, index, CAESAR_N_SPACE_SYMBOLS);
    case CAESAR_BOX_BORDER_FROM:
    case CAESAR_BOX_BORDER_TO:
      return new_province (rows, value, index);
    default:
      return new_count (rows, value, index);
    }
}

/** scriba_component_rows_init: the rows are added by making them; they show nothing before scriba_component_rows_show(). */
void
scriba_component_rows_init (ScribaComponentRows *rows,
                            ScribaOwnerBox *owner,
                            ScribaComponentTellFunc tell,
                            gpointer user_data)
{
  *rows = (ScribaComponentRows) { .owner = g_object_ref (owner), .tell = tell, .user_data = user_data, .showing = TRUE };
  rows->draft = caesar_box_copy (caesar_owner_box_get_box (owner));
  rows->shipped = caesar_box_new_shipped ();
  rows->rows = g_ptr_array_new ();
}

/** scriba_component_rows_clear: lets go of the box; what was never begun is left alone. The widgets must be gone, or show nothing. */
void
scriba_component_rows_clear (ScribaComponentRows *rows)
{
  rows->showing = TRUE;
  g_clear_pointer (&rows->rows, g_ptr_array_unref);
  g_clear_pointer (&rows->draft, caesar_box_free);
  g_clear_pointer (&rows->shipped, caesar_box_free);
  g_clear_object (&rows->owner);
}

/** scriba_component_rows_show: shows what the owner's box has now. */
void
scriba_component_rows_show (ScribaComponentRows *rows)
{
  caesar_box_free (rows->draft);
  rows->draft = caesar_box_copy (caesar_owner_box_get_box (rows->owner));
  rows->showing = TRUE;
  for (guint i = 0; i < rows->rows->len; i++)
    show_row (g_ptr_array_index (rows->rows, i));
  rows->showing = FALSE;
}
