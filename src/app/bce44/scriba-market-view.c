/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-market-view.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-game.h"
#include "scriba-game-deeds.h"
#include "scriba-piece-board.h"
#include "scriba-piece-menu.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-thing-look.h"
#include "scriba-turn-bar.h"
#include "scriba-words.h"

#define LICTOR BCE_N_FIELDS
#define N_GROUPS (BCE_N_FIELDS + 1)

struct _ScribaMarketView
{
  ScribaPhaseView parent_instance;

  gint16 recruits[N_GROUPS][BCE_N_COLUMNS]; /* what each tile is, by its number in the box */
  int turn;

  ScribaPieceBoard *board;
  ScribaTurnBar *bar;
};

G_DEFINE_FINAL_TYPE (ScribaMarketView, scriba_market_view, SCRIBA_TYPE_PHASE_VIEW)

static ScribaTable *
get_table (ScribaMarketView *self)
{
  return scriba_phase_view_get_table (SCRIBA_PHASE_VIEW (self));
}

static void
add_amount (ScribaPieceTile *tile,
            BceThing thing,
            int count)
{
  g_autofree char *text = g_strdup_printf ("%d", count);

  if (count > 0)
    scriba_piece_tile_add_amount (tile, scriba_thing_get_icon (thing), scriba_thing_get_style (thing), text);
}

static void
show_cost (ScribaPieceTile *tile,
           const BceRecruit *printed)
{
  scriba_piece_tile_clear_foot (tile);
  if (!printed->cost_known)
    {
      /* Translators: what a recruit costs has not been told yet. */
      scriba_piece_tile_add_amount (tile, NULL, NULL, _("cost ?"));
      return;
    }

  add_amount (tile, BCE_THING_POLITICAL, printed->cost.political);
  add_amount (tile, BCE_THING_MILITARY, printed->cost.military);
  add_amount (tile, BCE_THING_SOCIAL, printed->cost.social);
  add_amount (tile, BCE_THING_SUPPORT, printed->cost.support);
  if (printed->cost.any > 0)
    {
      g_autofree char *any = g_strdup_printf (C_("cost", "%d any"), printed->cost.any);

      scriba_piece_tile_add_amount (tile, NULL, NULL, any);
    }
  add_amount (tile, BCE_THING_LOYALTY, printed->cost.loyalty);
}

/* What it is worth, as far as anything of it is known (transfer full) (nullable). */
static char *
describe_worth (const BceRecruit *printed)
{
  return printed->authority.known || printed->ambition_known ? scriba_words_recruit_printed (printed) : NULL;
}

static void
show_pile (ScribaMarketView *self,
           guint group,
           guint index)
{
  const BceState *state = bce_table_get_state (get_table (self));
  const BceBox *box = bce_table_get_box (get_table (self));
  int recruit = self->recruits[group][index];
  const BceRecruit *printed = &g_array_index (box->recruits, BceRecruit, recruit);
  ScribaPieceTile *tile = scriba_piece_board_get_tile (self->board, group, index);
  int left = bce_count_pile (state, recruit);
  g_autofree char *title = scriba_words_recruit (box, recruit);
  g_autofree char *count = scriba_words_amount (left, 0);
  g_autofree char *worth = describe_worth (printed);
  g_autofree char *cost = printed->cost_known ? scriba_words_cost (&printed->cost) : g_strdup (_("cost ?"));
  /* Translators: a recruit, how many are left, and what it costs. */
  g_autofree char *speech = g_strdup_printf (ngettext ("%1$s, %2$d card left, %3$s", "%1$s, %2$d cards left, %3$s", left),
                                             title, left, cost);

  scriba_piece_tile_set_text (tile, title, worth);
  scriba_piece_tile_set_corner (tile, "scriba-cards-symbolic", "dim", count);
  scriba_piece_tile_set_quiet (tile, left <= 0);
  show_cost (tile, printed);
  scriba_speech_name (GTK_WIDGET (tile), speech);
}

static guint
find_piles (ScribaMarketView *self,
            const BceState *state,
            guint group)
{
  guint n = 0;

  if (group == LICTOR)
    {
      self->recruits[group][0] = state->lictor;
      return state->lictor >= 0 ? 1 : 0;
    }

  for (guint column = 0; column < BCE_N_COLUMNS; column++)
    {
      int recruit = state->market[group * BCE_N_COLUMNS + column];

      if (recruit >= 0)
        self->recruits[group][n++] = recruit;
    }
  return n;
}

static void
scriba_market_view_update (ScribaPhaseView *view)
{
  ScribaMarketView *self = SCRIBA_MARKET_VIEW (view);
  const BceState *state = bce_table_get_state (get_table (self));

  if (self->turn != state->turn)
    scriba_second_tap_expect (GTK_WIDGET (self));
  self->turn = state->turn;

  for (guint group = 0; group < N_GROUPS; group++)
    {
      guint n = find_piles (self, state, group);

      scriba_piece_board_set_group (self->board, group, group == LICTOR ? _("Lictor") : scriba_words_field (group),
                                    group == LICTOR ? _("any field") : "", n);
      for (guint i = 0; i < n; i++)
        show_pile (self, group, i);
    }
  scriba_turn_bar_show (self->bar, get_table (self), scriba_phase_view_get_narrow (view));
}

static void
chosen_cb (ScribaMarketView *self,
           guint group,
           guint index,
           GtkWidget *tile)
{
  int turn = bce_table_get_state (get_table (self))->turn;

  if (turn >= 0 && !scriba_second_tap_is_one (GTK_WIDGET (self)))
    scriba_game_enlist (tile, get_table (self), turn, self->recruits[group][index]);
}

static void
menu_cb (ScribaMarketView *self,
         guint group,
         guint index,
         GtkWidget *tile)
{
  scriba_piece_menu_show (tile, get_table (self), BCE_BOX_RECRUITS, self->recruits[group][index]);
}

static void
scriba_market_view_class_init (ScribaMarketViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_PIECE_BOARD);
  g_type_ensure (SCRIBA_TYPE_TURN_BAR);

  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_market_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-market-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaMarketView, board);
  gtk_widget_class_bind_template_child (widget_class, ScribaMarketView, bar);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_cb);
}

static void
scriba_market_view_init (ScribaMarketView *self)
{
  self->turn = BCE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    scriba_piece_board_add_group (self->board, scriba_words_field (field), scriba_thing_get_icon (field),
                                  scriba_thing_get_style (field));
  scriba_piece_board_add_group (self->board, _("Lictor"), NULL, NULL);
  scriba_piece_board_set_per_line (self->board, BCE_N_COLUMNS);
  gtk_widget_add_css_class (GTK_WIDGET (self->board), "market");
  scriba_turn_bar_add_keys (self->bar, GTK_WIDGET (self));
}
