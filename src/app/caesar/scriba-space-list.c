/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-space-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-map.h"
#include "scriba-group.h"
#include "scriba-space-picture.h"
#include "scriba-speech.h"
#include "words-caesar-map.h"
#include "words-caesar.h"

/**
 * ScribaSpaceList:
 *
 * The map as a list: the provinces with what faces them, and under each its border spaces. A border
 * space stands under both of its provinces, the value that faces the province first.
 *
 * ::space-activated tells that the reader chose a border space. The action `page.tell-tile` asks for the bonus tile of a province.
 *
 * Accessibility: lists named after the provinces and how they stand; a row is named as on the map.
 */
struct _ScribaSpaceList
{
  GtkWidget parent_instance;

  GtkWidget *scrolled;
  GtkWidget *column;
  AdwPreferencesGroup *groups[CAESAR_MAX_PROVINCES];
  GtkWidget *lists[CAESAR_MAX_PROVINCES];
  GtkWidget *tiles[CAESAR_MAX_PROVINCES]; /* buttons for bonus tiles that are not told */
  GtkWidget *rows[CAESAR_MAX_BORDERS][2]; /* under the first and the second province */
  GtkWidget *pictures[CAESAR_MAX_BORDERS][2];
  CaesarBorder borders[CAESAR_MAX_BORDERS]; /* of the rows */
  guint8 chosen[CAESAR_MAX_BORDERS]; /* under which of its provinces a space was chosen last */
  guint n_provinces;
  guint n_borders;
};

G_DEFINE_FINAL_TYPE (ScribaSpaceList, scriba_space_list, GTK_TYPE_WIDGET)

enum
{
  SPACE_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
row_activated_cb (ScribaSpaceList *self,
                  GtkWidget *row)
{
  for (guint i = 0; i < self->n_borders; i++)
    for (guint end = 0; end < 2; end++)
      if (self->rows[i][end] == row)
        {
          self->chosen[i] = end;
          g_signal_emit (self, signals[SPACE_ACTIVATED], 0, i);
        }
}

static void
add_tile (ScribaSpaceList *self,
          const CaesarBox *box,
          guint province)
{
  /* As it stands on the map; there is no room for more beside large names. */
  GtkWidget *button = gtk_button_new_with_label ("?");
  g_autofree char *name = g_strdup_printf (_("Bonus Tile: %s"), scriba_words_province (box, province));

  self->tiles[province] = button;
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "choice-button");
  scriba_speech_name_icon (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "page.tell-tile");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", province);
  adw_preferences_group_set_header_suffix (self->groups[province], button);
}

static void
add_row (ScribaSpaceList *self,
         guint border,
         guint end)
{
  GtkWidget *row = adw_action_row_new ();

  self->rows[border][end] = row;
  self->pictures[border][end] = scriba_space_picture_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  scriba_speech_let_press (row);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), self->pictures[border][end]);
  /* Its name and description have all that the subtitle says. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (row_activated_cb), self);
}

static void
clear (ScribaSpaceList *self)
{
  for (guint i = 0; i < self->n_provinces; i++)
    gtk_box_remove (GTK_BOX (self->column), GTK_WIDGET (self->groups[i]));
  self->n_provinces = self->n_borders = 0;
}

/* Groups and rows for the map of a box; what they say comes with the state. */
static void
fill (ScribaSpaceList *self,
      const CaesarBox *box)
{
  clear (self);
  self->n_provinces = box->n_provinces;
  self->n_borders = box->n_borders;
  memcpy (self->borders, box->borders, sizeof self->borders);

  for (guint i = 0; i < box->n_borders; i++)
    for (guint end = 0; end < 2; end++)
      add_row (self, i, end);
  for (guint province = 0; province < box->n_provinces; province++)
    {
      GtkWidget *row = NULL;

      self->groups[province] = ADW_PREFERENCES_GROUP (scriba_group_new ());
      add_tile (self, box, province);
      for (guint i = 0; i < box->n_borders; i++)
        {
          int end = caesar_border_end (box, i, province);

          if (end < 0)
            continue;

          row = self->rows[i][end];
          adw_preferences_group_add (self->groups[province], row);
        }
      /* Tab leads from province to province, and arrows from space to space. */
      self->lists[province] = row != NULL ? gtk_widget_get_parent (row) : NULL;
      if (row != NULL)
        gtk_list_box_set_tab_behavior (GTK_LIST_BOX (self->lists[province]), GTK_LIST_TAB_ITEM);
      gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->groups[province]));
    }
}

static gboolean
fits (ScribaSpaceList *self,
      const CaesarBox *box)
{
  return self->n_provinces == box->n_provinces && self->n_borders == box->n_borders &&
         memcmp (self->borders, box->borders, box->n_borders * sizeof *box->borders) == 0;
}

static void
update_row (ScribaSpaceList *self,
            const CaesarState *state,
            const CaesarBox *box,
            guint border,
            guint end)
{
  GtkWidget *row = self->rows[border][end];
  int neighbour = box->borders[border].between[1 - end];
  g_autofree char *name = scriba_words_space (state, box, border);
  g_autofree char *what = scriba_words_space_state (state, box, border);
  g_autofree char *more = scriba_words_space_more (state, box, border);
  g_autofree char *subtitle = g_strdup_printf ("%s%s%s", what, *more != '\0' ? ", " : "", more);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), scriba_words_province (box, neighbour));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  scriba_speech_name (row, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more, -1);
  scriba_space_picture_set_space (SCRIBA_SPACE_PICTURE (self->pictures[border][end]), &state->borders[border],
                                  box->borders[border].symbol, end == 1);
}

static void
scriba_space_list_dispose (GObject *object)
{
  ScribaSpaceList *self = SCRIBA_SPACE_LIST (object);

  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (scriba_space_list_parent_class)->dispose (object);
}

static void
scriba_space_list_class_init (ScribaSpaceListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scriba_space_list_dispose;

  signals[SPACE_ACTIVATED] =
    g_signal_new ("space-activated", SCRIBA_TYPE_SPACE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "spacelist");
}

static void
scriba_space_list_init (ScribaSpaceList *self)
{
  GtkWidget *clamp = adw_clamp_new ();

  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  gtk_widget_set_margin_top (self->column, 12);
  gtk_widget_set_margin_bottom (self->column, 24);
  gtk_widget_set_margin_start (self->column, 12);
  gtk_widget_set_margin_end (self->column, 12);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->column);

  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), clamp);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

/** scriba_space_list_new: an empty list. */
GtkWidget *
scriba_space_list_new (void)
{
  return g_object_new (SCRIBA_TYPE_SPACE_LIST, NULL);
}

/**
 * scriba_space_list_set_state:
 * @state: a game on @box
 * @box: names, borders and symbols
 *
 * Shows a state; rows and focus stay. Nothing of the arguments is kept.
 */
void
scriba_space_list_set_state (ScribaSpaceList *self,
                             const CaesarState *state,
                             const CaesarBox *box)
{
  g_return_if_fail (SCRIBA_IS_SPACE_LIST (self));
  g_return_if_fail (state->n_provinces == box->n_provinces && state->n_borders == box->n_borders);

  if (!fits (self, box))
    fill (self, box);

  for (guint i = 0; i < box->n_provinces; i++)
    {
      g_autofree char *text = scriba_words_province_state (state, box, i);
      g_autofree char *name = g_strdup_printf ("%s, %s", scriba_words_province (box, i), text);

      adw_preferences_group_set_title (self->groups[i], scriba_words_province (box, i));
      adw_preferences_group_set_description (self->groups[i], text);
      /* Who comes to its spaces hears the group by its name alone. */
      if (self->lists[i] != NULL)
        scriba_speech_name (self->lists[i], name);
      gtk_widget_set_visible (self->tiles[i], state->provinces[i].tile == CAESAR_TILE_UNKNOWN);
    }
  for (guint i = 0; i < box->n_borders; i++)
    for (guint end = 0; end < 2; end++)
      update_row (self, state, box, i, end);
}

/** scriba_space_list_get_row: the row of a border space under one of its provinces. */
GtkWidget *
scriba_space_list_get_row (ScribaSpaceList *self,
                           guint province,
                           guint border)
{
  g_return_val_if_fail (SCRIBA_IS_SPACE_LIST (self), NULL);
  g_return_val_if_fail (border < self->n_borders, NULL);

  return self->rows[border][self->borders[border].between[0] == (int) province ? 0 : 1];
}

/** scriba_space_list_focus: gives the focus to the row of a border space that was chosen last. */
void
scriba_space_list_focus (ScribaSpaceList *self,
                         guint border)
{
  g_return_if_fail (SCRIBA_IS_SPACE_LIST (self));
  g_return_if_fail (border < self->n_borders);

  gtk_widget_grab_focus (self->rows[border][self->chosen[border]]);
}
