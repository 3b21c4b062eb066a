/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-page.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-announce.h"
#include "scriba-correct-dialog.h"
#include "scriba-discard-view.h"
#include "scriba-final-view.h"
#include "scriba-focus.h"
#include "scriba-game-act.h"
#include "scriba-given-view.h"
#include "scriba-market-view.h"
#include "scriba-phase-rail.h"
#include "scriba-phase-view.h"
#include "scriba-player-strip.h"
#include "scriba-reveal-view.h"
#include "scriba-second-tap.h"
#include "scriba-setup-view.h"
#include "scriba-sites-view.h"
#include "scriba-style.h"
#include "scriba-token.h"
#include "scriba-wait-view.h"
#include "scriba-words.h"

/**
 * ScribaGamePage:
 *
 * A game on the table: the phases above, the players beside, what this phase
 * needs in the middle, and whose turn it is below.
 */
struct _ScribaGamePage
{
  ScribaTablePage parent_instance;

  ScribaGameRoom room;

  GtkOrientable *columns;
  ScribaPhaseRail *rail;
  ScribaPlayerStrip *strip;
  GtkStack *views;
  GtkCenterBox *bar;
  GtkWidget *undo;
  GtkLabel *undo_label;
  GtkWidget *turn;
  ScribaToken *turn_token;
  GtkLabel *turn_title;
  GtkLabel *turn_hint;
  char *said; /* whose turn it is, as it was announced */
  GtkStack *actions;
};

G_DEFINE_FINAL_TYPE (ScribaGamePage, scriba_game_page, SCRIBA_TYPE_TABLE_PAGE)

enum
{
  PROP_0,
  PROP_ROOM,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* One step for all that changes with it, so that the page is laid out once. */
G_DEFINE_ENUM_TYPE (ScribaGameRoom, scriba_game_room,
                    G_DEFINE_ENUM_VALUE (SCRIBA_ROOM_WIDE, "wide"),
                    G_DEFINE_ENUM_VALUE (SCRIBA_ROOM_TIGHT, "tight"),
                    G_DEFINE_ENUM_VALUE (SCRIBA_ROOM_NARROW, "narrow"),
                    G_DEFINE_ENUM_VALUE (SCRIBA_ROOM_PHONE, "phone"),
                    G_DEFINE_ENUM_VALUE (SCRIBA_ROOM_LARGE_TEXT, "large-text"))

static gboolean
is_narrow (ScribaGamePage *self)
{
  return self->room >= SCRIBA_ROOM_NARROW;
}

static gboolean
is_phone (ScribaGamePage *self)
{
  return self->room >= SCRIBA_ROOM_PHONE;
}

/* What each stage shows, and the sentence under whose turn it is. */
static const struct
{
  GType (*get_type) (void);
  const char *hint;
} stages[BCE_N_STAGES] = {
  [BCE_STAGE_SETUP] = { scriba_setup_view_get_type, NULL },
  [BCE_STAGE_CONSTRUCTION] = { scriba_sites_view_get_type, N_("Tap a structure to build it") },
  [BCE_STAGE_PRODUCTION] = { scriba_given_view_get_type, NULL },
  [BCE_STAGE_ENLISTMENT] = { scriba_market_view_get_type, N_("Tap a recruit to enlist it") },
  [BCE_STAGE_DISCARD] = { scriba_discard_view_get_type, N_("Discard structures first, then cards and cubes") },
  [BCE_STAGE_IM_COMMITMENT] = { scriba_wait_view_get_type, NULL },
  [BCE_STAGE_SUITOR_NEGOTIATION] = { scriba_wait_view_get_type, NULL },
  [BCE_STAGE_SUITOR_COMMITMENT] = { scriba_wait_view_get_type, NULL },
  [BCE_STAGE_RESOLUTION] = { scriba_reveal_view_get_type, NULL },
  [BCE_STAGE_INTERRUPTION] = { scriba_given_view_get_type, NULL },
  [BCE_STAGE_FINAL_CONSTRUCTION] = { scriba_sites_view_get_type, N_("Tap a structure to build it") },
  [BCE_STAGE_SCORING] = { scriba_final_view_get_type, NULL },
  [BCE_STAGE_OVER] = { scriba_final_view_get_type, NULL },
};

static ScribaTable *
get_table (ScribaGamePage *self)
{
  return scriba_table_page_get_table (SCRIBA_TABLE_PAGE (self));
}

/* The view of a stage is made when it is first needed. */
static ScribaPhaseView *
find_view (ScribaGamePage *self,
           BceStage stage)
{
  const char *name = g_type_name (stages[stage].get_type ());
  GtkWidget *view = gtk_stack_get_child_by_name (self->views, name);

  if (view == NULL)
    {
      view = g_object_new (stages[stage].get_type (), NULL);
      gtk_stack_add_named (self->views, view, name);
    }

  return SCRIBA_PHASE_VIEW (view);
}

/* A bar stays where it was first put: assistive technologies lose a widget that moves about. */
static void
show_bar (ScribaGamePage *self,
          GtkWidget *bar)
{
  gboolean shown = bar != NULL && gtk_widget_get_visible (bar);

  gtk_widget_set_visible (GTK_WIDGET (self->actions), shown);
  if (!shown)
    return;

  if (gtk_widget_get_parent (bar) == NULL)
    gtk_stack_add_child (self->actions, bar);
  gtk_stack_set_visible_child (self->actions, bar);
}

static gboolean
is_inside (GtkWidget *focus,
           GtkWidget *place)
{
  return focus != NULL && gtk_widget_is_ancestor (focus, place);
}

/* Whether the keyboard is at what the phase shows, and would be nowhere when that goes. */
static gboolean
has_focus (ScribaGamePage *self)
{
  GtkWidget *focus = scriba_focus_find (GTK_WIDGET (self));

  return is_inside (focus, GTK_WIDGET (self->views)) || is_inside (focus, GTK_WIDGET (self->actions));
}

/* The keyboard goes on where there is something to enter, and else at the way on. */
static void
move_focus (ScribaGamePage *self,
            ScribaPhaseView *view,
            BceStage stage)
{
  GtkWidget *bar = scriba_phase_view_get_bar (view);
  gboolean acts = bce_stage_has_turns (stage) || stage == BCE_STAGE_RESOLUTION;

  /* The stack may have put it into the view already. */
  if ((acts || bar == NULL || !gtk_widget_grab_focus (bar)) && !is_inside (scriba_focus_find (GTK_WIDGET (self)), GTK_WIDGET (view)))
    gtk_widget_child_focus (GTK_WIDGET (view), GTK_DIR_TAB_FORWARD);
}

static void
update_view (ScribaGamePage *self,
             const BceState *state)
{
  ScribaPhaseView *view = find_view (self, state->stage);
  gboolean other = gtk_stack_get_visible_child (self->views) != GTK_WIDGET (view);
  gboolean moves_focus = other && has_focus (self);

  scriba_phase_view_set_narrow (view, is_narrow (self));
  scriba_phase_view_show (view, get_table (self));
  if (other)
    {
      scriba_second_tap_expect (GTK_WIDGET (self->views));
      scriba_second_tap_expect (GTK_WIDGET (self->actions));
    }
  gtk_stack_set_visible_child (self->views, GTK_WIDGET (view));
  show_bar (self, scriba_phase_view_get_bar (view));
  if (moves_focus)
    move_focus (self, view, state->stage);
}

static void
update_turn (ScribaGamePage *self,
             const BceState *state)
{
  const char *hint = stages[state->stage].hint;
  const char *shown;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (self->turn, state->turn >= 0 && bce_stage_has_turns (state->stage));
  if (state->turn < 0)
    return;

  /* Translators: %s is a player. */
  title = g_strdup_printf (_("Turn: %s"), state->players[state->turn].name);
  scriba_token_set_character (self->turn_token, state->players[state->turn].character);
  /* A phone has room for the name beside the token, or for the token; the ring in the strip says what it is about. */
  shown = self->room >= SCRIBA_ROOM_LARGE_TEXT ? "" : is_phone (self) ? state->players[state->turn].name : title;
  if (g_set_str (&self->said, title) && gtk_widget_get_visible (self->turn))
    scriba_announce_moment (GTK_WIDGET (self->turn_title), title);
  gtk_label_set_label (self->turn_title, shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->turn_title), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_label_set_label (self->turn_hint, hint != NULL ? _(hint) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->turn_hint), hint != NULL && !is_narrow (self));
}

/* Before a resolution is applied its bar needs the whole width; the header has undo, too. */
static gboolean
has_undo (ScribaGamePage *self)
{
  const BceState *state = bce_table_get_state (get_table (self));

  return !is_narrow (self) && (state->stage != BCE_STAGE_RESOLUTION || bce_state_is_resolved (state));
}

/* Who plays; where there is little room, the cards below say it. */
static void
update_title (ScribaGamePage *self,
              const BceState *state)
{
  const char *names[BCE_MAX_SEATS + 1] = { NULL };
  g_autofree char *joined = NULL;

  for (guint seat = 0; seat < state->n_seats; seat++)
    names[seat] = state->players[seat].name;
  joined = scriba_words_join (names);
  scriba_document_page_set_subtitle (SCRIBA_DOCUMENT_PAGE (self), is_narrow (self) ? NULL : joined);
}

/* The boards of a resolution need the width that the players have in other phases. */
static ScribaCardSize
choose_card_size (ScribaGamePage *self,
                  const BceState *state)
{
  if (is_phone (self))
    return SCRIBA_CARD_PHONE;
  if (is_narrow (self))
    return SCRIBA_CARD_ROW;

  return state->stage == BCE_STAGE_RESOLUTION ? SCRIBA_CARD_SMALL : SCRIBA_CARD_WIDE;
}

static void
scriba_game_page_show (ScribaTablePage *page)
{
  ScribaGamePage *self = SCRIBA_GAME_PAGE (page);
  ScribaTable *table = get_table (self);
  const BceState *state = bce_table_get_state (table);
  gboolean played = bce_state_is_played (state);

  gtk_widget_set_visible (GTK_WIDGET (self->rail), played);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), played);
  scriba_phase_rail_show (self->rail, state);
  scriba_player_strip_set_size (self->strip, choose_card_size (self, state));
  scriba_player_strip_show (self->strip, table);
  update_title (self, state);
  update_view (self, state);
  update_turn (self, state);
  scriba_table_page_show_undo (page, self->undo, self->undo_label, has_undo (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.stop", played);
}

static void
scriba_game_page_enter (ScribaTablePage *page)
{
  ScribaGamePage *self = SCRIBA_GAME_PAGE (page);
  const BceState *state = bce_table_get_state (get_table (self));

  move_focus (self, find_view (self, state->stage), state->stage);
}

/* What stands at the start of the bottom bar: undo by its name, or, for want of room, whose turn it is. */
static void
lay_bar (ScribaGamePage *self)
{
  GtkWidget *start = is_narrow (self) ? self->turn : self->undo;
  GtkWidget *center = is_narrow (self) ? NULL : self->turn;

  if (gtk_center_box_get_start_widget (self->bar) == start)
    return;

  g_object_ref (self->turn);
  gtk_center_box_set_center_widget (self->bar, NULL);
  gtk_center_box_set_start_widget (self->bar, start);
  gtk_center_box_set_center_widget (self->bar, center);
  g_object_unref (self->turn);
}

static void
lay (ScribaGamePage *self)
{
  gtk_orientable_set_orientation (self->columns, is_narrow (self) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  scriba_phase_rail_set_tight (self->rail, self->room >= SCRIBA_ROOM_TIGHT);
  scriba_phase_rail_set_narrow (self->rail, is_narrow (self));
  scriba_phase_rail_set_phone (self->rail, is_phone (self), self->room >= SCRIBA_ROOM_LARGE_TEXT);
  scriba_token_set_size (self->turn_token, is_phone (self) ? 24 : 40);
  gtk_box_set_spacing (GTK_BOX (self->turn), is_phone (self) ? 6 : 12);
  lay_bar (self);
  scriba_style_set (GTK_WIDGET (self), "narrow", is_narrow (self));
  scriba_style_set (GTK_WIDGET (self), "phone", is_phone (self));
  scriba_style_set (GTK_WIDGET (self), "tight", self->room >= SCRIBA_ROOM_LARGE_TEXT);
  scriba_table_page_refresh (SCRIBA_TABLE_PAGE (self));
}

/* A tap on a player acts for them from now on. */
static void
select_seat_cb (ScribaGamePage *self,
                guint seat)
{
  const BceCorrect turn = { .what = BCE_CORRECT_TURN, .value = seat };

  if (bce_table_get_state (get_table (self))->turn == (int) seat)
    return;

  scriba_game_act (GTK_WIDGET (self), get_table (self), BCE_ENTRY_CORRECT, &turn);
}

/* A tap on the rail moves the marker there: the next phase, be it the first of the next year, or an earlier one that is
 * opened again. */
static void
select_phase_cb (ScribaGamePage *self,
                 guint stage)
{
  const BceState *state = bce_table_get_state (get_table (self));
  BceMove move;

  if (stage == (guint) state->stage)
    return;

  if (!bce_move_next (state, &move) || move.stage != (int) stage)
    bce_move_to (state, stage, state->year, &move);
  scriba_game_act (GTK_WIDGET (self), get_table (self), BCE_ENTRY_PHASE, &move);
}

static void
correct_cb (GtkWidget *widget,
            const char *name,
            GVariant *parameter)
{
  scriba_correct_dialog_present (widget, scriba_table_page_get_table (SCRIBA_TABLE_PAGE (widget)));
}

static void
stop_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  scriba_correct_dialog_present_stop (widget, scriba_table_page_get_table (SCRIBA_TABLE_PAGE (widget)));
}

static void
scriba_game_page_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  ScribaGamePage *self = SCRIBA_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_ROOM:
      g_value_set_enum (value, self->room);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_game_page_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  ScribaGamePage *self = SCRIBA_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_ROOM:
      if ((int) self->room != g_value_get_enum (value))
        {
          self->room = g_value_get_enum (value);
          lay (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_game_page_finalize (GObject *object)
{
  g_free (SCRIBA_GAME_PAGE (object)->said);

  G_OBJECT_CLASS (scriba_game_page_parent_class)->finalize (object);
}

static void
scriba_game_page_class_init (ScribaGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_PHASE_RAIL);
  g_type_ensure (SCRIBA_TYPE_PLAYER_STRIP);
  g_type_ensure (SCRIBA_TYPE_TOKEN);

  object_class->get_property = scriba_game_page_get_property;
  object_class->set_property = scriba_game_page_set_property;
  object_class->finalize = scriba_game_page_finalize;

  SCRIBA_TABLE_PAGE_CLASS (klass)->show = scriba_game_page_show;
  SCRIBA_TABLE_PAGE_CLASS (klass)->enter = scriba_game_page_enter;

  properties[PROP_ROOM] = g_param_spec_enum ("room", NULL, NULL, SCRIBA_TYPE_GAME_ROOM, SCRIBA_ROOM_WIDE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "page.correct", NULL, correct_cb);
  gtk_widget_class_install_action (widget_class, "page.stop", NULL, stop_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, columns);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, rail);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, strip);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, views);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, undo);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, undo_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, turn);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, turn_token);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, turn_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, turn_hint);
  gtk_widget_class_bind_template_child (widget_class, ScribaGamePage, actions);
  gtk_widget_class_bind_template_callback (widget_class, select_seat_cb);
  gtk_widget_class_bind_template_callback (widget_class, select_phase_cb);
}

static void
scriba_game_page_init (ScribaGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_game_page_new: the page of a game. */
AdwNavigationPage *
scriba_game_page_new (ScribaTable *table)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (table), NULL);

  return g_object_new (SCRIBA_TYPE_GAME_PAGE, "document", table, NULL);
}
