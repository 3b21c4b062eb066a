/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-page.h"

#include <glib/gi18n.h>

#include "caesar-automa.h"
#include "caesar-counts.h"
#include "caesar-game.h"
#include "scriba-caesar-bar.h"
#include "scriba-caesar-cards.h"
#include "scriba-caesar-correct.h"
#include "scriba-caesar-setup-view.h"
#include "scriba-focus.h"
#include "scriba-game-act.h"
#include "scriba-keys.h"
#include "scriba-map-place.h"
#include "scriba-second-tap.h"
#include "scriba-side-strip.h"
#include "scriba-style.h"
#include "scriba-tile-dialog.h"
#include "scriba-words.h"
#include "words-caesar-preview.h"

/**
 * ScribaCaesarPage:
 *
 * A game of Caesar! on the table: the map, the sides, and below whose turn it is, or what the
 * placement that is being made would bring. What is chosen for it, and which tokens are marked as
 * in hand, lives here alone and goes with the page.
 */
struct _ScribaCaesarPage
{
  ScribaTablePage parent_instance;

  ScribaCaesarRoom room;
  ScribaPlacement placement;
  int looked_at; /* a border space with a token, or CAESAR_NONE */

  GtkWidget *strip;
  ScribaSideStrip *chips;
  ScribaCaesarSetupView *setup;
  AdwMultiLayoutView *layouts;
  AdwBottomSheet *sheet;
  ScribaMapPlace *map;
  ScribaCaesarCards *cards;
  ScribaCaesarBar *bar;
};

G_DEFINE_FINAL_TYPE (ScribaCaesarPage, scriba_caesar_page, SCRIBA_TYPE_TABLE_PAGE)

enum
{
  PROP_0,
  PROP_ROOM,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const char * const layout_names[] = { "wide", "tall", "phone" };

static ScribaTable *
get_table (ScribaCaesarPage *self)
{
  return scriba_table_page_get_table (SCRIBA_TABLE_PAGE (self));
}

static const CaesarState *
get_state (ScribaCaesarPage *self)
{
  return caesar_table_get_state (get_table (self));
}

static const CaesarBox *
get_box (ScribaCaesarPage *self)
{
  return caesar_table_get_box (get_table (self));
}

/* What is shown */

static void
show_map (ScribaCaesarPage *self,
          const CaesarState *state,
          const CaesarBox *box)
{
  const ScribaPlacement *placement = &self->placement;
  ScribaMapMarks marks;

  scriba_map_marks_init (&marks);
  marks.selected = placement->border;
  if (placement->has_token)
    {
      marks.preview = (CaesarSpace) {
        .by = placement->choice.side, .token = placement->choice.token, .link = CAESAR_NOBODY,
      };
      for (guint i = 0; i < placement->place.n_closed; i++)
        marks.closing[i] = placement->place.closed[i].province;
    }
  scriba_map_place_show (self->map, state, box, &marks);
}

/* Before the first turn, the checklist has the place of the map. */
static void
show_setup (ScribaCaesarPage *self,
            const CaesarState *state)
{
  gboolean setting_up = state->stage == CAESAR_STAGE_SETUP;

  gboolean begins = !setting_up && gtk_widget_get_visible (GTK_WIDGET (self->setup));
  GtkWidget *focus = scriba_focus_find (GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self->setup), setting_up);
  gtk_widget_set_visible (GTK_WIDGET (self->layouts), !setting_up);
  gtk_widget_set_visible (self->strip, !setting_up && self->room == SCRIBA_CAESAR_PHONE);
  if (setting_up)
    scriba_caesar_setup_view_show (self->setup, get_table (self), self->room != SCRIBA_CAESAR_WIDE);
  else if (begins && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bar)))
    gtk_widget_child_focus (GTK_WIDGET (self->map), GTK_DIR_TAB_FORWARD);
}

/* Who plays, and how far it is. */
static void
show_title (ScribaCaesarPage *self,
            const CaesarState *state)
{
  guint n_filled = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < state->n_borders; i++)
    n_filled += state->borders[i].by != CAESAR_NOBODY;
  /* Translators: border spaces with a token, and all. */
  text = g_strdup_printf (_("Spaces filled: %1$u of %2$u"), n_filled, state->n_borders);
  scriba_document_page_set_subtitle (SCRIBA_DOCUMENT_PAGE (self), self->room == SCRIBA_CAESAR_PHONE ? NULL : text);
}

static void
scriba_caesar_page_show (ScribaTablePage *page)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (page);
  const CaesarState *state = get_state (self);
  const CaesarBox *box = get_box (self);

  scriba_placement_follow (&self->placement, state, box);
  if (self->looked_at != CAESAR_NONE && state->borders[self->looked_at].by == CAESAR_NOBODY)
    self->looked_at = CAESAR_NONE;
  show_title (self, state);
  show_setup (self, state);
  scriba_side_strip_show (self->chips, state, box);
  show_map (self, state, box);
  scriba_caesar_cards_show (self->cards, get_table (self));
  scriba_caesar_bar_set_brief (self->bar, self->room == SCRIBA_CAESAR_PHONE && scriba_caesar_cards_get_asking (self->cards));
  scriba_caesar_bar_show (self->bar, state, box, &self->placement, self->looked_at);
  scriba_caesar_bar_show_undo (self->bar, SCRIBA_TABLE_PAGE (self),
                               self->room == SCRIBA_CAESAR_WIDE && !self->placement.has_token);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.stop", caesar_state_is_played (state));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.cannot-place", caesar_state_is_played (state));
}

static void
scriba_caesar_page_enter (ScribaTablePage *page)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (page);
  gboolean setting_up = get_state (self)->stage == CAESAR_STAGE_SETUP;

  gtk_widget_child_focus (setting_up ? GTK_WIDGET (self->setup) : GTK_WIDGET (self->map), GTK_DIR_TAB_FORWARD);
}

/* Who comes to the page, or back to it, hears how it stands. */
static void
scriba_caesar_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scriba_caesar_page_parent_class)->map (widget);

  scriba_caesar_bar_say (SCRIBA_CAESAR_PAGE (widget)->bar);
}

static void
refresh (ScribaCaesarPage *self)
{
  scriba_table_page_refresh (SCRIBA_TABLE_PAGE (self));
}

/* What is done */

static void
choose_space (ScribaCaesarPage *self,
              int border)
{
  scriba_placement_choose_space (&self->placement, border);
  self->looked_at = CAESAR_NONE;
  refresh (self);
  scriba_second_tap_expect (scriba_caesar_bar_get_actions (self->bar));
  if (self->room == SCRIBA_CAESAR_PHONE)
    adw_bottom_sheet_set_open (self->sheet, border != CAESAR_NONE);
}

static void
place_token (ScribaCaesarPage *self)
{
  CaesarPlace place = self->placement.place;

  if (!self->placement.has_token)
    return;

  scriba_placement_clear (&self->placement);
  if (!scriba_game_act (GTK_WIDGET (self), get_table (self), CAESAR_ENTRY_PLACE, &place))
    {
      refresh (self);
      return;
    }

  scriba_second_tap_expect (GTK_WIDGET (self->map));
  scriba_second_tap_expect (scriba_caesar_bar_get_actions (self->bar));
  if (self->room == SCRIBA_CAESAR_PHONE)
    adw_bottom_sheet_set_open (self->sheet, FALSE);
  scriba_map_place_focus_space (self->map, place.border);
}

static void
space_cb (ScribaCaesarPage *self,
          guint border)
{
  const CaesarState *state = get_state (self);

  if (scriba_second_tap_is_one (GTK_WIDGET (self->map)))
    return;

  if (!caesar_state_is_played (state) || state->borders[border].by != CAESAR_NOBODY)
    {
      choose_space (self, CAESAR_NONE);
      self->looked_at = state->borders[border].by != CAESAR_NOBODY ? (int) border : CAESAR_NONE;
      refresh (self);
      return;
    }
  if (self->placement.border == (int) border && self->placement.has_token)
    {
      place_token (self);
      return;
    }
  choose_space (self, border);
  scriba_caesar_cards_focus_tokens (self->cards);
}

/* Place and Rotate come to where other buttons were. */
static void
token_chosen_cb (ScribaCaesarPage *self)
{
  scriba_second_tap_expect (scriba_caesar_bar_get_actions (self->bar));
  refresh (self);
}

static void
place_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);

  if (!scriba_second_tap_is_one (scriba_caesar_bar_get_actions (self->bar)))
    place_token (self);
}

static void
rotate_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);

  scriba_placement_rotate (&self->placement, get_state (self), get_box (self));
  refresh (self);
}

static void
rotate_key (gpointer data)
{
  gtk_widget_activate_action (data, "page.rotate", NULL);
}

/* The keyboard goes back to the space; it was among the tokens, or at what is gone now, too. */
static void
leave_space (ScribaCaesarPage *self)
{
  int border = self->placement.border != CAESAR_NONE ? self->placement.border : self->looked_at;

  choose_space (self, CAESAR_NONE);
  if (border != CAESAR_NONE)
    scriba_map_place_focus_space (self->map, border);
}

static void
cancel_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  leave_space (SCRIBA_CAESAR_PAGE (widget));
}

/* Escape first takes back what is chosen, and only then leaves the page. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant *arguments,
           gpointer data)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);

  if (self->placement.border == CAESAR_NONE && self->looked_at == CAESAR_NONE)
    return GDK_EVENT_PROPAGATE;

  leave_space (self);
  return GDK_EVENT_STOP;
}

static void
correct_space_cb (GtkWidget *widget,
                  const char *name,
                  GVariant *parameter)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);

  scriba_caesar_correct_present (GTK_WIDGET (self), get_table (self), self->looked_at);
}

static void
correct_cb (GtkWidget *widget,
            const char *name,
            GVariant *parameter)
{
  scriba_caesar_correct_present (widget, scriba_table_page_get_table (SCRIBA_TABLE_PAGE (widget)), CAESAR_NONE);
}

/* One that was left for later: of a province, or of the first closed one. */
static void
tell_tile_cb (GtkWidget *widget,
              const char *name,
              GVariant *parameter)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);
  int province = g_variant_get_int32 (parameter);

  if (province == CAESAR_NONE)
    province = caesar_state_find_untold (get_state (self));
  if (province != CAESAR_NONE)
    scriba_tile_dialog_present (widget, get_table (self), province);
}

static void
begin_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);

  const CaesarBegin begin = { get_state (self)->settings.first };

  scriba_game_act (GTK_WIDGET (self), get_table (self), CAESAR_ENTRY_BEGIN, &begin);
}

static void
cannot_place_cb (GtkWidget *widget,
                 const char *name,
                 GVariant *parameter)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);

  const CaesarState *state = get_state (self);
  CaesarCannotPlace entry;

  if (scriba_second_tap_is_one (scriba_caesar_bar_get_actions (self->bar)))
    return;

  caesar_resolve_cannot_place (state, get_box (self), state->turn.side, &entry);
  if (scriba_game_act (GTK_WIDGET (self), get_table (self), CAESAR_ENTRY_CANNOT_PLACE, &entry))
    scriba_second_tap_expect (scriba_caesar_bar_get_actions (self->bar));
}

/* The suggestion as a placement that is being made: the table decides. */
static void
advice_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);
  CaesarAdvice advice;

  if (!caesar_automa_suggest (get_state (self), get_box (self), &advice))
    return;

  scriba_placement_choose_space (&self->placement, advice.border);
  scriba_placement_choose_token (&self->placement, get_state (self), get_box (self), &advice.token);
  token_chosen_cb (self);
}

static void
stop_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  const CaesarNothing nothing = { 0 };

  scriba_game_act (widget, scriba_table_page_get_table (SCRIBA_TABLE_PAGE (widget)), CAESAR_ENTRY_STOP, &nothing);
}

/* How the map is looked at */

static void
cards_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (widget);

  adw_bottom_sheet_set_open (self->sheet, !adw_bottom_sheet_get_open (self->sheet));
}

static void
lay (ScribaCaesarPage *self)
{
  gboolean phone = self->room == SCRIBA_CAESAR_PHONE;

  adw_multi_layout_view_set_layout_name (self->layouts, layout_names[self->room]);
  scriba_map_place_set_tools_shown (self->map, !phone);
  scriba_caesar_cards_set_room (self->cards, self->room);
  scriba_caesar_bar_set_phone (self->bar, phone);
  scriba_style_set (GTK_WIDGET (self), "narrow", self->room != SCRIBA_CAESAR_WIDE);
  scriba_style_set (GTK_WIDGET (self), "phone", phone);
  refresh (self);
}

static void
scriba_caesar_page_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (object);

  switch (prop_id)
    {
    case PROP_ROOM:
      g_value_set_uint (value, self->room);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_caesar_page_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  ScribaCaesarPage *self = SCRIBA_CAESAR_PAGE (object);

  switch (prop_id)
    {
    case PROP_ROOM:
      if (self->room != g_value_get_uint (value))
        {
          self->room = g_value_get_uint (value);
          lay (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_caesar_page_class_init (ScribaCaesarPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_CAESAR_BAR);
  g_type_ensure (SCRIBA_TYPE_CAESAR_SETUP_VIEW);
  g_type_ensure (SCRIBA_TYPE_CAESAR_CARDS);
  g_type_ensure (SCRIBA_TYPE_MAP_PLACE);
  g_type_ensure (SCRIBA_TYPE_SIDE_STRIP);

  object_class->get_property = scriba_caesar_page_get_property;
  object_class->set_property = scriba_caesar_page_set_property;

  widget_class->map = scriba_caesar_page_map;
  SCRIBA_TABLE_PAGE_CLASS (klass)->show = scriba_caesar_page_show;
  SCRIBA_TABLE_PAGE_CLASS (klass)->enter = scriba_caesar_page_enter;

  properties[PROP_ROOM] = g_param_spec_uint ("room", NULL, NULL, SCRIBA_CAESAR_WIDE, SCRIBA_CAESAR_PHONE, SCRIBA_CAESAR_WIDE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_install_action (widget_class, "page.correct", NULL, correct_cb);
  gtk_widget_class_install_action (widget_class, "page.stop", NULL, stop_cb);
  gtk_widget_class_install_action (widget_class, "page.begin", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "page.cannot-place", NULL, cannot_place_cb);
  gtk_widget_class_install_action (widget_class, "page.correct-space", NULL, correct_space_cb);
  gtk_widget_class_install_action (widget_class, "page.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "page.rotate", NULL, rotate_cb);
  gtk_widget_class_install_action (widget_class, "page.place", NULL, place_cb);
  gtk_widget_class_install_action (widget_class, "page.advice", NULL, advice_cb);
  gtk_widget_class_install_action (widget_class, "page.tell-tile", "i", tell_tile_cb);
  gtk_widget_class_install_action (widget_class, "page.cards", NULL, cards_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-caesar-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarPage, strip);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarPage, chips);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarPage, setup);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarPage, layouts);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarPage, map);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarPage, cards);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarPage, bar);
  gtk_widget_class_bind_template_callback (widget_class, space_cb);
  gtk_widget_class_bind_template_callback (widget_class, token_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_token);
  gtk_widget_class_bind_template_callback (widget_class, refresh);
}

static void
scriba_caesar_page_init (ScribaCaesarPage *self)
{
  scriba_placement_clear (&self->placement);
  self->looked_at = CAESAR_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_caesar_cards_set_placement (self->cards, &self->placement);
  /* There is room for fewer words. */
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi", G_CALLBACK (refresh), self,
                           G_CONNECT_SWAPPED);
  scriba_caesar_setup_view_set_next (self->setup, scriba_caesar_bar_get_begin (self->bar));
  scriba_keys_add (GTK_WIDGET (self), GDK_KEY_r, rotate_key, self);
  gtk_widget_set_visible (self->strip, FALSE);
}

/** scriba_caesar_page_new: the page of a game of Caesar!. */
AdwNavigationPage *
scriba_caesar_page_new (ScribaTable *table)
{
  g_return_val_if_fail (caesar_table_is (table), NULL);

  return g_object_new (SCRIBA_TYPE_CAESAR_PAGE, "document", table, NULL);
}
