/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-change-placement.h"

#include <glib/gi18n.h>

#include "scriba-announce.h"
#include "scriba-game-act.h"
#include "scriba-group.h"
#include "scriba-place-choices.h"
#include "scriba-placement.h"
#include "scriba-token-picker.h"
#include "scriba-words.h"
#include "words-caesar-preview.h"

/**
 * ScribaChangePlacement:
 *
 * An older placement, to be set as it should have been: another border space, another token or the same one the other
 * way round, and what was decided with it. What it would bring stands below.
 */
struct _ScribaChangePlacement
{
  AdwAlertDialog parent_instance;

  ScribaTable *table;
  CaesarState before; /* on the turn of who placed */
  ScribaPlacement placement;
  gint16 borders[CAESAR_MAX_BORDERS]; /* in the order in which they are listed */

  AdwComboRow *border;
  ScribaTokenPicker *picker;
  ScribaPlaceChoices *choices;
  GtkLabel *preview;
};

G_DEFINE_FINAL_TYPE (ScribaChangePlacement, scriba_change_placement, ADW_TYPE_ALERT_DIALOG)

static const CaesarBox *
get_box (ScribaChangePlacement *self)
{
  return caesar_table_get_box (self->table);
}

static char *
describe (ScribaChangePlacement *self)
{
  g_autofree char *title = NULL;
  g_autofree char *more = NULL;

  if (!self->placement.has_token)
    return g_strdup (_("Choose a token."));

  title = scriba_words_caesar_preview (&self->before, get_box (self), &self->placement.place);
  more = scriba_words_caesar_preview_more (&self->before, get_box (self), &self->placement.place);
  return *more != '\0' ? g_strdup_printf ("%s\n%s", title, more) : g_steal_pointer (&title);
}

static void
show (ScribaChangePlacement *self)
{
  static const gint16 unmarked[CAESAR_MAX_KINDS] = { 0 };
  g_autofree char *words = describe (self);

  scriba_token_picker_show (self->picker, &self->before, get_box (self), &self->placement, unmarked);
  scriba_place_choices_show (self->choices, &self->before, get_box (self), &self->placement);
  if (g_strcmp0 (gtk_label_get_label (self->preview), words) != 0)
    scriba_announce_moment (GTK_WIDGET (self), words);
  gtk_label_set_label (self->preview, words);
  adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (self), "change", self->placement.has_token);
}

/* A token that fits there, too, stays. */
static void
border_cb (ScribaChangePlacement *self)
{
  const CaesarToken token = self->placement.choice.token;
  int border = self->borders[adw_combo_row_get_selected (self->border)];
  gboolean stays = self->placement.has_token &&
                   caesar_symbol_fits (token.symbol, get_box (self)->borders[border].symbol);

  if (border == self->placement.border)
    return;

  scriba_placement_choose_space (&self->placement, border);
  if (stays)
    scriba_placement_choose_token (&self->placement, &self->before, get_box (self), &token);
  show (self);
}

static void
token_cb (ScribaChangePlacement *self,
          int symbol,
          int first,
          int second)
{
  const CaesarToken token = { symbol, first, second };

  scriba_placement_choose_token (&self->placement, &self->before, get_box (self), &token);
  show (self);
}

/* The border spaces that were empty then. */
static void
add_borders (ScribaChangePlacement *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;
  guint n = 0;

  for (guint i = 0; i < self->before.n_borders; i++)
    {
      g_autofree char *border = scriba_words_border (get_box (self), i);

      if (self->before.borders[i].by != CAESAR_NOBODY)
        continue;
      if (self->placement.border == (int) i)
        selected = n;
      self->borders[n++] = i;
      gtk_string_list_take (names, g_strdup_printf ("%s (%s)", border, scriba_words_symbol (get_box (self)->borders[i].symbol)));
    }
  adw_combo_row_set_model (self->border, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->border, selected);
}

static void
scriba_change_placement_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_CHANGE_PLACEMENT);
  g_clear_object (&SCRIBA_CHANGE_PLACEMENT (object)->table);

  G_OBJECT_CLASS (scriba_change_placement_parent_class)->dispose (object);
}

static void
scriba_change_placement_class_init (ScribaChangePlacementClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_PLACE_CHOICES);
  g_type_ensure (SCRIBA_TYPE_TOKEN_PICKER);
  g_type_ensure (SCRIBA_TYPE_GROUP);

  G_OBJECT_CLASS (klass)->dispose = scriba_change_placement_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-change-placement.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaChangePlacement, border);
  gtk_widget_class_bind_template_child (widget_class, ScribaChangePlacement, picker);
  gtk_widget_class_bind_template_child (widget_class, ScribaChangePlacement, choices);
  gtk_widget_class_bind_template_child (widget_class, ScribaChangePlacement, preview);
  gtk_widget_class_bind_template_callback (widget_class, show);
  gtk_widget_class_bind_template_callback (widget_class, token_cb);
}

static void
scriba_change_placement_init (ScribaChangePlacement *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_change_placement_new:
 * @table: a game of Caesar!
 * @entry: a placement of it
 *
 * Returns: (transfer floating): a dialog with the responses `cancel` and `change`
 */
AdwDialog *
scriba_change_placement_new (ScribaTable *table,
                             const ScribaEntry *entry)
{
  ScribaChangePlacement *self = g_object_new (SCRIBA_TYPE_CHANGE_PLACEMENT, NULL);
  const CaesarPlace *place = entry->args;
  g_autofree char *words = scriba_game_describe (table, entry);

  self->table = g_object_ref (table);
  scriba_history_read_state (scriba_table_get_history (table), entry->parent, &self->before);
  if (self->before.turn.side != place->side)
    self->before.turn = caesar_turn_of (place->side);
  scriba_placement_read (&self->placement, &self->before, get_box (self), place);
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (self), words);
  add_borders (self);
  show (self);
  g_signal_connect_object (self->border, "notify::selected", G_CALLBACK (border_cb), self, G_CONNECT_SWAPPED);
  return ADW_DIALOG (self);
}

/** scriba_change_placement_dup_place: (transfer full): the placement as it was set, with what comes of it. */
CaesarPlace *
scriba_change_placement_dup_place (ScribaChangePlacement *self)
{
  g_return_val_if_fail (SCRIBA_IS_CHANGE_PLACEMENT (self), NULL);

  return g_memdup2 (&self->placement.place, sizeof self->placement.place);
}
