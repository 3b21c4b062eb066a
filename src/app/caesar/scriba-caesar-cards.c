/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-cards.h"

#include <adwaita.h>

#include "caesar-counts.h"
#include "scriba-game-act.h"
#include "scriba-odds-dialog.h"
#include "scriba-place-choices.h"
#include "scriba-result-card.h"
#include "scriba-second-tap.h"
#include "scriba-side-card.h"
#include "scriba-solo-card.h"
#include "scriba-soon-list.h"
#include "scriba-token-picker.h"

#define WIDTH 384 /* beside the map, with a scroll bar */

/* The most of its height that the cards take from a map above them. */
#define MOST_TALL 344
#define MOST_PHONE 420

/**
 * ScribaCaesarCards:
 *
 * All that the table of Caesar! shows beside its map: how the game ended, the tokens that fit the border space that is
 * chosen and what there is to decide, both sides, what a solo game has besides, and what is about to close.
 *
 * The placement belongs to the page. ::token-chosen tells that it has another token, ::changed that something else of it
 * was decided or a token was marked as in hand, and ::place that it is to be placed. ::space-activated tells that the
 * reader chose a border space.
 */
struct _ScribaCaesarCards
{
  GtkBox parent_instance;

  ScribaTable *table;
  ScribaPlacement *placement;
  ScribaCaesarRoom room;
  gint16 marked[CAESAR_N_SIDES][CAESAR_MAX_KINDS];

  GtkScrolledWindow *place;
  ScribaResultCard *result;
  GtkBox *picking;
  ScribaTokenPicker *picker;
  ScribaPlaceChoices *choices;
  GtkOrientable *sides;
  ScribaSideCard *caesar;
  ScribaSideCard *pompey;
  ScribaSoloCard *solo;
  ScribaSoonList *soon;
};

G_DEFINE_FINAL_TYPE (ScribaCaesarCards, scriba_caesar_cards, GTK_TYPE_BOX)

enum
{
  TOKEN_CHOSEN,
  CHANGED,
  PLACE,
  SPACE_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const CaesarState *
get_state (ScribaCaesarCards *self)
{
  return caesar_table_get_state (self->table);
}

static const CaesarBox *
get_box (ScribaCaesarCards *self)
{
  return caesar_table_get_box (self->table);
}

static void
emit_changed (ScribaCaesarCards *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What is decided of a placement */

static void
token_picked_cb (ScribaCaesarCards *self,
                 int symbol,
                 int first,
                 int second)
{
  const CaesarToken token = { symbol, first, second };

  if (self->placement->has_token && caesar_token_is_same (&self->placement->choice.token, &token))
    {
      g_signal_emit (self, signals[PLACE], 0);
      return;
    }

  scriba_placement_choose_token (self->placement, get_state (self), get_box (self), &token);
  /* With the token, what there is to decide comes to where another token was. */
  scriba_second_tap_expect (GTK_WIDGET (self->choices));
  g_signal_emit (self, signals[TOKEN_CHOSEN], 0);
}

static void
space_cb (ScribaCaesarCards *self,
          guint border)
{
  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, border);
}

/* The sides */

static CaesarSide
get_side (ScribaCaesarCards *self,
          ScribaSideCard *card)
{
  return card == self->caesar ? CAESAR_SIDE_CAESAR : CAESAR_SIDE_POMPEY;
}

/* A tap on a side acts for it from now on. */
static void
select_cb (ScribaCaesarCards *self,
           ScribaSideCard *card)
{
  const CaesarState *state = get_state (self);
  const CaesarCorrect turn = {
    .what = CAESAR_CORRECT_TURN, .value = get_side (self, card),
  };

  if (caesar_state_is_played (state) && state->turn.side != turn.value)
    scriba_game_act (GTK_WIDGET (self), self->table, CAESAR_ENTRY_CORRECT, &turn);
}

/* In a game of two a tap marks a token as in hand; in a solo game, whose draws are recorded, it was drawn. */
static void
token_cb (ScribaCaesarCards *self,
          guint kind,
          gboolean marked,
          ScribaSideCard *card)
{
  const CaesarState *state = get_state (self);
  guint side = get_side (self, card);
  const CaesarDraw draw = {
    .side = side, .tokens = { caesar_kind_token (&get_box (self)->kinds[kind]) }, .n_tokens = 1,
  };

  if (!caesar_state_is_solo (state))
    {
      self->marked[side][kind] += marked ? -1 : 1;
      emit_changed (self);
    }
  else if (!marked && state->players[side].n_held < state->players[side].hand_size)
    {
      scriba_game_act (GTK_WIDGET (self), self->table, CAESAR_ENTRY_DRAW, &draw);
    }
}

static void
odds_cb (ScribaCaesarCards *self,
         ScribaSideCard *card)
{
  guint side = get_side (self, card);

  adw_dialog_present (scriba_odds_dialog_new (get_state (self), get_box (self), side, self->marked[side]),
                      GTK_WIDGET (self));
}

/* Marks on tokens that lie on the board by now are gone; in a solo game what is held is known. */
static void
follow_marks (ScribaCaesarCards *self)
{
  const CaesarState *state = get_state (self);
  const CaesarBox *box = get_box (self);

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      const CaesarPlayer *player = &state->players[side];
      gint16 unseen[CAESAR_MAX_KINDS];

      caesar_count_unseen_all (state, box, side, unseen);
      for (guint kind = 0; kind < box->n_kinds; kind++)
        self->marked[side][kind] = caesar_state_is_solo (state)
                                   ? 0 : CLAMP (self->marked[side][kind], 0, MAX (unseen[kind], 0));
      for (guint i = 0; i < player->n_held; i++)
        {
          int kind = caesar_box_find_kind (box, &player->held[i]);

          if (kind != CAESAR_NONE)
            self->marked[side][kind]++;
        }
    }
}

static void
scriba_caesar_cards_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_CAESAR_CARDS);
  g_clear_object (&SCRIBA_CAESAR_CARDS (object)->table);

  G_OBJECT_CLASS (scriba_caesar_cards_parent_class)->dispose (object);
}

static void
scriba_caesar_cards_class_init (ScribaCaesarCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_PLACE_CHOICES);
  g_type_ensure (SCRIBA_TYPE_RESULT_CARD);
  g_type_ensure (SCRIBA_TYPE_SIDE_CARD);
  g_type_ensure (SCRIBA_TYPE_SOLO_CARD);
  g_type_ensure (SCRIBA_TYPE_SOON_LIST);
  g_type_ensure (SCRIBA_TYPE_TOKEN_PICKER);

  G_OBJECT_CLASS (klass)->dispose = scriba_caesar_cards_dispose;

  signals[TOKEN_CHOSEN] = g_signal_new ("token-chosen", SCRIBA_TYPE_CAESAR_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", SCRIBA_TYPE_CAESAR_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[PLACE] = g_signal_new ("place", SCRIBA_TYPE_CAESAR_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[SPACE_ACTIVATED] = g_signal_new ("space-activated", SCRIBA_TYPE_CAESAR_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-caesar-cards.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, place);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, result);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, picking);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, picker);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, choices);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, sides);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, caesar);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, pompey);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, solo);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarCards, soon);
  gtk_widget_class_bind_template_callback (widget_class, emit_changed);
  gtk_widget_class_bind_template_callback (widget_class, token_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_cb);
  gtk_widget_class_bind_template_callback (widget_class, select_cb);
  gtk_widget_class_bind_template_callback (widget_class, token_cb);
  gtk_widget_class_bind_template_callback (widget_class, odds_cb);
}

static void
scriba_caesar_cards_init (ScribaCaesarCards *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_side_card_set_side (self->caesar, CAESAR_SIDE_CAESAR);
  scriba_side_card_set_side (self->pompey, CAESAR_SIDE_POMPEY);
  scriba_caesar_cards_set_room (self, SCRIBA_CAESAR_WIDE);
}

/** scriba_caesar_cards_set_placement: what is being placed; it is also decided here, and lives as long as the page. */
void
scriba_caesar_cards_set_placement (ScribaCaesarCards *self,
                                   ScribaPlacement *placement)
{
  g_return_if_fail (SCRIBA_IS_CAESAR_CARDS (self));

  self->placement = placement;
}

/** scriba_caesar_cards_set_room: where there is little, what is to be decided comes before the tokens. */
void
scriba_caesar_cards_set_room (ScribaCaesarCards *self,
                              ScribaCaesarRoom room)
{
  gboolean wide = room == SCRIBA_CAESAR_WIDE;

  g_return_if_fail (SCRIBA_IS_CAESAR_CARDS (self));

  self->room = room;
  scriba_place_choices_set_phone (self->choices, room == SCRIBA_CAESAR_PHONE);
  gtk_orientable_set_orientation (self->sides, room == SCRIBA_CAESAR_TALL ? GTK_ORIENTATION_HORIZONTAL
                                                                          : GTK_ORIENTATION_VERTICAL);
  /* That there is more below is not to be guessed; a phone has no room to show it all the time. */
  gtk_scrolled_window_set_overlay_scrolling (self->place, room == SCRIBA_CAESAR_PHONE);
  gtk_scrolled_window_set_max_content_height (self->place, wide ? -1 : room == SCRIBA_CAESAR_PHONE ? MOST_PHONE : MOST_TALL);
  gtk_widget_set_size_request (GTK_WIDGET (self->place), wide ? WIDTH : -1, -1);
  gtk_box_reorder_child_after (self->picking, GTK_WIDGET (self->choices), wide ? GTK_WIDGET (self->picker) : NULL);
}

/* On Auto-Crassus's turn one looks at its line and command first, unless tokens are to be drawn, on the sides' cards. */
static gboolean
is_solo_first (const CaesarState *state,
               const CaesarBox *box)
{
  return state->stage == CAESAR_STAGE_PLAY && state->turn.side == state->crassus &&
         caesar_count_to_draw (state, box, CAESAR_SIDE_CAESAR) == 0 &&
         caesar_count_to_draw (state, box, CAESAR_SIDE_POMPEY) == 0;
}

/** scriba_caesar_cards_show: draws a game, and what is being placed. */
void
scriba_caesar_cards_show (ScribaCaesarCards *self,
                          ScribaTable *table)
{
  const CaesarState *state = caesar_table_get_state (table);
  const CaesarBox *box = caesar_table_get_box (table);
  gboolean picking = self->placement->border != CAESAR_NONE;
  /* On a phone the map is to be seen beside the tokens. */
  gboolean tokens_alone = picking && self->room == SCRIBA_CAESAR_PHONE;

  g_return_if_fail (SCRIBA_IS_CAESAR_CARDS (self));

  g_set_object (&self->table, table);
  follow_marks (self);
  scriba_result_card_show (self->result, state, box);
  if (self->room == SCRIBA_CAESAR_PHONE)
    gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->picking), picking);
  if (picking)
    scriba_token_picker_show (self->picker, state, box, self->placement, self->marked[state->turn.side]);
  scriba_place_choices_show (self->choices, state, box, self->placement);

  scriba_side_card_show (self->caesar, state, box, self->marked[CAESAR_SIDE_CAESAR]);
  scriba_side_card_show (self->pompey, state, box, self->marked[CAESAR_SIDE_POMPEY]);
  scriba_side_card_set_picking (self->caesar, picking && state->turn.side == CAESAR_SIDE_CAESAR);
  scriba_side_card_set_picking (self->pompey, picking && state->turn.side == CAESAR_SIDE_POMPEY);
  gtk_widget_set_visible (GTK_WIDGET (self->sides), !tokens_alone);

  gtk_widget_set_visible (GTK_WIDGET (self->solo), caesar_state_is_solo (state) && !tokens_alone);
  if (caesar_state_is_solo (state))
    scriba_solo_card_show (self->solo, table);
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->solo))), GTK_WIDGET (self->solo),
                               is_solo_first (state, box) ? GTK_WIDGET (self->picking) : GTK_WIDGET (self->sides));
  scriba_soon_list_show (self->soon, state, box, self->marked[CAESAR_SIDE_CAESAR], self->marked[CAESAR_SIDE_POMPEY]);
  if (tokens_alone)
    gtk_widget_set_visible (GTK_WIDGET (self->soon), FALSE);
}

/** scriba_caesar_cards_get_asking: whether there is something to decide besides the token. */
gboolean
scriba_caesar_cards_get_asking (ScribaCaesarCards *self)
{
  g_return_val_if_fail (SCRIBA_IS_CAESAR_CARDS (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->choices));
}

/** scriba_caesar_cards_focus_tokens: brings the keyboard to the first token that fits. */
void
scriba_caesar_cards_focus_tokens (ScribaCaesarCards *self)
{
  g_return_if_fail (SCRIBA_IS_CAESAR_CARDS (self));

  gtk_widget_child_focus (GTK_WIDGET (self->picker), GTK_DIR_TAB_FORWARD);
}
