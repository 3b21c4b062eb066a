/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-place-choices.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "caesar-counts.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-tile-button.h"
#include "scriba-words.h"

/* The first of the two provinces, the bonus tile that is not known, or what Might turns over. */
typedef struct
{
  GtkWidget *row;
  GtkLabel *label;
  GtkWidget *buttons[SCRIBA_N_TILE_CHOICES];
  GtkDropDown *list;
  CaesarFlip flips[SCRIBA_MOST_FLIPS]; /* of the list */
  guint n_flips;
  int province;
  int chosen; /* a province or a tile, as it is shown */
} Row;

/**
 * ScribaPlaceChoices:
 *
 * What there is to decide about a placement besides the token: of two provinces that close at once,
 * which is scored first; bonus tiles that nobody has told; what Might turns over, if anything.
 *
 * It decides in the placement that was shown last, and ::changed tells that it did. A tap that was meant for what was
 * there before chooses what is chosen already.
 */
struct _ScribaPlaceChoices
{
  GtkBox parent_instance;

  ScribaPlacement *placement;
  const CaesarState *state;
  const CaesarBox *box;
  Row first;
  Row tiles[CAESAR_MAX_CLOSED]; /* of what is closed, in its order */
  Row flips[CAESAR_MAX_CLOSED]; /* so */
  gint16 provinces[CAESAR_MAX_CLOSED]; /* of the first row's buttons */
  gboolean phone;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (ScribaPlaceChoices, scriba_place_choices, GTK_TYPE_BOX)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_chosen (ScribaPlaceChoices *self,
           GtkWidget *button)
{
  return !self->showing && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

static void
first_cb (ScribaPlaceChoices *self,
          GtkWidget *button)
{
  int chosen = self->provinces[button == self->first.buttons[1]];

  if (!is_chosen (self, button))
    return;

  scriba_placement_choose_first (self->placement, self->state, self->box,
                                 scriba_second_tap_is_one (button) ? self->first.chosen : chosen);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tile_cb (ScribaPlaceChoices *self,
         GtkWidget *button)
{
  if (!is_chosen (self, button))
    return;

  for (guint i = 0; i < CAESAR_MAX_CLOSED; i++)
    for (guint tile = 0; tile < SCRIBA_N_TILE_CHOICES; tile++)
      if (self->tiles[i].buttons[tile] == button)
        {
          scriba_placement_choose_tile (self->placement, self->state, self->box, self->tiles[i].province,
                                        scriba_second_tap_is_one (button) ? self->tiles[i].chosen
                                                                          : scriba_tile_choices[tile]);
          g_signal_emit (self, signals[CHANGED], 0);
          return;
        }
}

static void
flip_cb (ScribaPlaceChoices *self,
         GParamSpec *pspec,
         GtkDropDown *list)
{
  const Row *row = list == self->flips[1].list ? &self->flips[1] : &self->flips[0];
  guint selected = gtk_drop_down_get_selected (list);

  if (self->showing || selected >= row->n_flips)
    return;

  scriba_placement_choose_flip (self->placement, self->state, self->box, row->province, &row->flips[selected]);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_row (ScribaPlaceChoices *self,
         Row *row)
{
  GtkWidget *label = gtk_label_new (NULL);

  row->row = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row->row), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (row->row), 4);
  gtk_widget_add_css_class (label, "row-text");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  row->label = GTK_LABEL (label);
  adw_wrap_box_append (ADW_WRAP_BOX (row->row), label);
  gtk_widget_set_visible (row->row, FALSE);
  gtk_box_append (GTK_BOX (self), row->row);
}

static void
add_button (ScribaPlaceChoices *self,
            Row *row,
            guint i,
            int tile,
            GCallback callback)
{
  row->buttons[i] = gtk_toggle_button_new ();
  scriba_tile_button_fill (row->buttons[i], tile);
  if (i > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (row->buttons[i]), GTK_TOGGLE_BUTTON (row->buttons[0]));
  g_signal_connect_swapped (row->buttons[i], "toggled", callback, self);
  adw_wrap_box_append (ADW_WRAP_BOX (row->row), row->buttons[i]);
}

static void
show_button (GtkWidget *button,
             GtkLabel *label,
             const char *text,
             gboolean active)
{
  g_autofree char *name = g_strdup_printf ("%s %s", gtk_label_get_label (label), text);

  scriba_tile_button_show (button, text, name);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), active);
}

static void
show_first (ScribaPlaceChoices *self,
            const CaesarBox *box,
            const ScribaPlacement *placement)
{
  const CaesarPlace *place = &placement->place;

  gtk_widget_set_visible (self->first.row, placement->has_token && place->n_closed == 2);
  if (!gtk_widget_get_visible (self->first.row))
    return;

  self->first.chosen = place->closed[0].province;
  for (guint i = 0; i < 2; i++)
    {
      self->provinces[i] = box->borders[placement->border].between[i];
      show_button (self->first.buttons[i], self->first.label, scriba_words_province (box, self->provinces[i]),
                   self->first.chosen == self->provinces[i]);
    }
}

/* Whether nobody has told the bonus tile of one of its closings. */
static gboolean
asks_tile (const CaesarState *state,
           const ScribaPlacement *placement,
           guint i)
{
  return placement->has_token && i < placement->place.n_closed &&
         state->provinces[placement->place.closed[i].province].tile == CAESAR_TILE_UNKNOWN;
}

static void
show_tile (Row *row,
           const CaesarState *state,
           const CaesarBox *box,
           const ScribaPlacement *placement,
           guint i,
           gboolean icons)
{
  g_autofree char *label = NULL;

  gtk_widget_set_visible (row->row, asks_tile (state, placement, i));
  if (!gtk_widget_get_visible (row->row))
    return;

  row->province = placement->place.closed[i].province;
  row->chosen = scriba_placement_get_tile (placement, box, row->province);
  /* Translators: %s is a province. */
  label = g_strdup_printf (_("%s, bonus tile:"), scriba_words_province (box, row->province));
  gtk_label_set_label (row->label, label);
  for (guint tile = 0; tile < SCRIBA_N_TILE_CHOICES; tile++)
    {
      gboolean later = scriba_tile_choices[tile] == CAESAR_TILE_UNKNOWN;

      show_button (row->buttons[tile], row->label,
                   later ? C_("bonus tile", "later") : scriba_words_bonus_tile (scriba_tile_choices[tile]),
                   row->chosen == scriba_tile_choices[tile]);
      scriba_tile_button_show_icon (row->buttons[tile], icons);
      gtk_widget_set_sensitive (row->buttons[tile],
                                later || caesar_count_tiles_left (state, box, scriba_tile_choices[tile]) > 0);
    }
}

/* A list keeps its model as long as it says the same: a choice in it must not make it anew. */
static void
fill_flips (Row *row,
            const CaesarBox *box,
            const CaesarFlip *flips,
            guint n_flips)
{
  g_autoptr (GtkStringList) model = NULL;

  if (row->n_flips == n_flips && memcmp (row->flips, flips, n_flips * sizeof *flips) == 0)
    return;

  model = gtk_string_list_new (NULL);
  for (guint i = 0; i < n_flips; i++)
    {
      g_autofree char *text = scriba_words_caesar_flip (box, &flips[i]);

      gtk_string_list_append (model, text);
    }
  memcpy (row->flips, flips, n_flips * sizeof *flips);
  row->n_flips = n_flips;
  gtk_drop_down_set_model (row->list, G_LIST_MODEL (model));
}

/* Two in one placement are told apart by the province of their tile. */
static void
name_flip (Row *row,
           const CaesarBox *box,
           const ScribaPlacement *placement,
           guint closing)
{
  const char *province = scriba_words_province (box, placement->place.closed[closing].province);
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  if (scriba_placement_takes_might (placement, 0) && scriba_placement_takes_might (placement, 1))
    /* Translators: %s is the province of a Might tile. */
    name = g_strdup_printf (_("%s, Might turns face down"), province);
  else
    name = g_strdup (_("Might turns face down"));
  /* Translators: what is to be chosen, before the choices. */
  label = g_strdup_printf (C_("choice", "%s:"), name);
  gtk_label_set_label (row->label, label);
  scriba_speech_name (GTK_WIDGET (row->list), name);
}

static void
show_flip (Row *row,
           const CaesarState *state,
           const CaesarBox *box,
           const ScribaPlacement *placement,
           guint closing)
{
  const CaesarFlip *chosen;
  CaesarFlip flips[SCRIBA_MOST_FLIPS];
  guint n_flips;

  gtk_widget_set_visible (row->row, scriba_placement_takes_might (placement, closing));
  if (!gtk_widget_get_visible (row->row))
    return;

  name_flip (row, box, placement, closing);
  row->province = placement->place.closed[closing].province;
  chosen = &placement->place.closed[closing].flip;
  n_flips = scriba_placement_list_flips (placement, state, closing, flips);
  fill_flips (row, box, flips, n_flips);
  for (guint i = 0; i < n_flips; i++)
    if (flips[i].province == chosen->province && flips[i].border == chosen->border)
      gtk_drop_down_set_selected (row->list, i);
}

static void
scriba_place_choices_class_init (ScribaPlaceChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", SCRIBA_TYPE_PLACE_CHOICES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "placechoices");
}

/* Below the tile that asks for it. */
static void
add_flip (ScribaPlaceChoices *self,
          Row *row)
{
  add_row (self, row);
  row->list = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  g_signal_connect_swapped (row->list, "notify::selected", G_CALLBACK (flip_cb), self);
  adw_wrap_box_append (ADW_WRAP_BOX (row->row), GTK_WIDGET (row->list));
}

static void
scriba_place_choices_init (ScribaPlaceChoices *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);

  add_row (self, &self->first);
  gtk_label_set_label (self->first.label, _("Scored first:"));
  for (guint i = 0; i < 2; i++)
    add_button (self, &self->first, i, CAESAR_TILE_NONE, G_CALLBACK (first_cb));
  for (guint i = 0; i < CAESAR_MAX_CLOSED; i++)
    {
      add_row (self, &self->tiles[i]);
      for (guint tile = 0; tile < SCRIBA_N_TILE_CHOICES; tile++)
        add_button (self, &self->tiles[i], tile, scriba_tile_choices[tile], G_CALLBACK (tile_cb));
      add_flip (self, &self->flips[i]);
    }
}

/** scriba_place_choices_new: nothing to decide. */
GtkWidget *
scriba_place_choices_new (void)
{
  return g_object_new (SCRIBA_TYPE_PLACE_CHOICES, NULL);
}

/** scriba_place_choices_set_phone: whether there is little room. */
void
scriba_place_choices_set_phone (ScribaPlaceChoices *self,
                                gboolean phone)
{
  g_return_if_fail (SCRIBA_IS_PLACE_CHOICES (self));

  self->phone = phone;
}

/**
 * scriba_place_choices_show: what there is to decide about a placement; hidden if there is nothing.
 *
 * It is decided in @placement; all three are to live until another is shown.
 */
void
scriba_place_choices_show (ScribaPlaceChoices *self,
                           const CaesarState *state,
                           const CaesarBox *box,
                           ScribaPlacement *placement)
{
  gboolean shown = FALSE;
  /* Without them, two lines are enough for a tile, and all that is to be decided is in view. */
  gboolean icons = !self->phone || !asks_tile (state, placement, 0) || !asks_tile (state, placement, 1);

  g_return_if_fail (SCRIBA_IS_PLACE_CHOICES (self));

  self->placement = placement;
  self->state = state;
  self->box = box;
  self->showing = TRUE;
  show_first (self, box, placement);
  for (guint i = 0; i < CAESAR_MAX_CLOSED; i++)
    {
      show_tile (&self->tiles[i], state, box, placement, i, icons);
      show_flip (&self->flips[i], state, box, placement, i);
    }
  self->showing = FALSE;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self)); row != NULL; row = gtk_widget_get_next_sibling (row))
    shown |= gtk_widget_get_visible (row);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
}
