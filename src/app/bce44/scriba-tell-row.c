/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-tell-row.h"

#include <glib/gi18n.h>

#include "bce-final-items.h"
#include "bce-game.h"
#include "scriba-game-act.h"
#include "scriba-number-row.h"
#include "scriba-speech.h"
#include "scriba-token.h"
#include "scriba-words.h"

/* What one player tells at the end: what is still stored, and what is not tracked. */
struct _ScribaTellRow
{
  AdwExpanderRow parent_instance;

  guint seat;
  ScribaFinal *final; /* not owned: the view that shows it owns it */
  gboolean showing;
  char *shape;
  GArray *items;   /* BceFinalItem */
  GPtrArray *rows; /* GtkWidget, one for each item */

  ScribaToken *token;
};

G_DEFINE_FINAL_TYPE (ScribaTellRow, scriba_tell_row, ADW_TYPE_EXPANDER_ROW)

static ScribaTable *
get_table (ScribaTellRow *self)
{
  return scriba_final_get_table (self->final);
}

static const BceState *
get_state (ScribaTellRow *self)
{
  return bce_table_get_state (get_table (self));
}

/* (transfer full) */
static char *
name_item (ScribaTellRow *self,
           const BceFinalItem *item)
{
  const BceBox *box = bce_table_get_box (get_table (self));
  g_autofree char *card = NULL;

  if (item->kind == BCE_ENTRY_TELL)
    return scriba_words_tell_name (box, item->what, item->index);

  card = item->index >= 0 ? scriba_words_recruit (box, item->index) : g_strdup (scriba_words_thing (BCE_THING_LOYALTY));
  /* Translators: %1$s is a card, %2$d how many of it a player can have at most. */
  return g_strdup_printf (_("%1$s, stored of %2$d"), card, item->highest);
}

/* Recording */

static void
record (ScribaTellRow *self,
        const BceFinalItem *item,
        ScribaNumber number)
{
  const BceStored stored = { .seat = self->seat, .recruit = item->index, .count = number.value };
  const BceTell tell = { .what = item->what, .seat = self->seat, .index = item->index,
                         .value = number.known ? number.value : -1 };

  gconstpointer args = item->kind == BCE_ENTRY_STORED ? (gconstpointer) &stored : &tell;

  /* What is refused is shown as it was before. */
  if (!scriba_game_act (GTK_WIDGET (self), get_table (self), item->kind, args))
    scriba_tell_row_show (self, self->final);
}

static const BceFinalItem *
find_item (ScribaTellRow *self,
           GtkWidget *row)
{
  guint index;

  return g_ptr_array_find (self->rows, row, &index) ? &g_array_index (self->items, BceFinalItem, index) : NULL;
}

static void
told_cb (ScribaTellRow *self,
         ScribaNumberRow *number)
{
  const BceFinalItem *item = find_item (self, gtk_widget_get_parent (GTK_WIDGET (number)));

  if (item != NULL && !self->showing)
    record (self, item, scriba_number_row_get_number (number));
}

static void
switched_cb (ScribaTellRow *self,
             GParamSpec *pspec,
             AdwSwitchRow *row)
{
  const BceFinalItem *item = find_item (self, GTK_WIDGET (row));

  if (item != NULL && !self->showing)
    record (self, item, (ScribaNumber) SCRIBA_KNOWN (adw_switch_row_get_active (row)));
}

/* Rows */

static GtkWidget *
create_number (ScribaTellRow *self,
               const BceFinalItem *item,
               const char *name,
               const char *full_name)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *number = g_object_new (SCRIBA_TYPE_NUMBER_ROW,
                                    "text", name,
                                    "nullable", item->nullable,
                                    "margin-top", 8,
                                    "margin-bottom", 8,
                                    "margin-start", 12,
                                    "margin-end", 12,
                                    NULL);

  scriba_number_row_set_title (SCRIBA_NUMBER_ROW (number), full_name);
  scriba_number_row_set_range (SCRIBA_NUMBER_ROW (number), 0, item->highest);
  g_signal_connect_object (number, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), number);
  return row;
}

static GtkWidget *
create_switch (ScribaTellRow *self,
               const char *name,
               const char *full_name)
{
  GtkWidget *row = adw_switch_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, full_name, -1);
  g_signal_connect_object (row, "notify::active", G_CALLBACK (switched_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
create_row (ScribaTellRow *self,
            const BceFinalItem *item)
{
  g_autofree char *name = name_item (self, item);
  /* Translators: a number and whose it is: “Loyalty, Anna”. */
  g_autofree char *full_name = g_strdup_printf (C_("number", "%1$s, %2$s"), name, get_state (self)->players[self->seat].name);

  return item->is_flag ? create_switch (self, name, full_name) : create_number (self, item, name, full_name);
}

/* Which rows there are changes seldom; what is shown in them is the state's. */
static void
build (ScribaTellRow *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);

  for (guint i = 0; i < self->items->len; i++)
    {
      GtkWidget *row = create_row (self, &g_array_index (self->items, BceFinalItem, i));

      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_ptr_array_add (self->rows, row);
    }
}

static char *
describe_shape (ScribaTellRow *self)
{
  GString *shape = g_string_new (get_state (self)->players[self->seat].name);

  for (guint i = 0; i < self->items->len; i++)
    {
      const BceFinalItem *item = &g_array_index (self->items, BceFinalItem, i);

      g_string_append_printf (shape, "/%d-%d-%d-%d", item->kind, item->what, item->index, item->highest);
    }
  return g_string_free_and_steal (shape);
}

static gboolean
is_same (const BceFinalItem *item,
         const BceFinalItem *other)
{
  return item->kind == other->kind && item->what == other->what && item->index == other->index;
}

/* Whoever has the focus keeps it while cards come and go. */
static void
focus_again (ScribaTellRow *self,
             const BceFinalItem *focused)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const BceFinalItem *item = &g_array_index (self->items, BceFinalItem, i);

      if (is_same (item, focused))
        gtk_widget_grab_focus (g_ptr_array_index (self->rows, i));
    }
}

/* With all that a player could tell as plain totals: a switch that shows more rows must not make itself anew. */
static void
list_all_items (ScribaTellRow *self)
{
  g_autofree BceState *state = g_memdup2 (get_state (self), sizeof (BceState));
  BceFinalPlayer *told = &state->final[self->seat];

  told->plain_allegiance = told->plain_structures = told->plain_recruits = TRUE;
  bce_final_list_items (state, bce_table_get_box (get_table (self)), self->seat, self->items);
}

/* What is asked for now is some of them, in the same order. */
static void
show_asked (ScribaTellRow *self)
{
  g_autoptr (GArray) asked = g_array_new (FALSE, FALSE, sizeof (BceFinalItem));
  guint n = 0;

  bce_final_list_items (get_state (self), bce_table_get_box (get_table (self)), self->seat, asked);
  for (guint i = 0; i < self->items->len; i++)
    {
      gboolean is_asked = n < asked->len && is_same (&g_array_index (self->items, BceFinalItem, i),
                                                     &g_array_index (asked, BceFinalItem, n));

      gtk_widget_set_visible (g_ptr_array_index (self->rows, i), is_asked);
      n += is_asked;
    }
}

static void
show_items (ScribaTellRow *self)
{
  BceFinalItem focused = { .kind = BCE_N_ENTRY_KINDS };
  g_autofree char *shape = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    if (gtk_widget_get_state_flags (g_ptr_array_index (self->rows, i)) & GTK_STATE_FLAG_FOCUS_WITHIN)
      focused = g_array_index (self->items, BceFinalItem, i);

  list_all_items (self);
  shape = describe_shape (self);
  if (g_set_str (&self->shape, shape))
    {
      build (self);
      focus_again (self, &focused);
    }
  show_asked (self);

  for (guint i = 0; i < self->items->len; i++)
    {
      const BceFinalItem *item = &g_array_index (self->items, BceFinalItem, i);
      GtkWidget *row = g_ptr_array_index (self->rows, i);

      if (item->is_flag)
        adw_switch_row_set_active (ADW_SWITCH_ROW (row), bce_final_read_item (get_state (self), self->seat, item).value != 0);
      else
        scriba_number_row_show (SCRIBA_NUMBER_ROW (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))),
                                bce_final_read_item (get_state (self), self->seat, item));
    }
}

static void
scriba_tell_row_finalize (GObject *object)
{
  ScribaTellRow *self = SCRIBA_TELL_ROW (object);

  g_free (self->shape);
  g_array_unref (self->items);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (scriba_tell_row_parent_class)->finalize (object);
}

static void
scriba_tell_row_class_init (ScribaTellRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_tell_row_finalize;
}

static void
scriba_tell_row_init (ScribaTellRow *self)
{
  self->items = g_array_new (FALSE, FALSE, sizeof (BceFinalItem));
  self->rows = g_ptr_array_new ();
  self->token = SCRIBA_TOKEN (scriba_token_new (BCE_AGRIPPA, 32));
  gtk_widget_set_valign (GTK_WIDGET (self->token), GTK_ALIGN_CENTER);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->token));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_expander_row_set_subtitle_lines (ADW_EXPANDER_ROW (self), 0);
  scriba_speech_let_press (GTK_WIDGET (self));
}

/** scriba_tell_row_new: what the player at @seat tells. */
GtkWidget *
scriba_tell_row_new (guint seat)
{
  ScribaTellRow *self = g_object_new (SCRIBA_TYPE_TELL_ROW, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
}

/** scriba_tell_row_show: shows what has been told; @final has to outlive the row. */
void
scriba_tell_row_show (ScribaTellRow *self,
                      ScribaFinal *final)
{
  ScribaScoreHolder *holder = SCRIBA_SCORE_HOLDER (final);
  const BceState *state;

  g_return_if_fail (SCRIBA_IS_TELL_ROW (self));

  self->final = final;
  state = get_state (self);
  scriba_token_set_character (self->token, state->players[self->seat].character);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), state->players[self->seat].name);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), state->final[self->seat].told ? _("Has told what is stored") : _("What is still stored?"));
  if (!state->settings.cubes && scriba_score_holder_get_score (holder)->decided_by >= BCE_VICTORY_INFLUENCE)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self),
                                   scriba_words_influence_note (scriba_score_holder_get_scoring (holder),
                                                                scriba_score_holder_get_score (holder), self->seat));

  self->showing = TRUE;
  show_items (self);
  self->showing = FALSE;
}
