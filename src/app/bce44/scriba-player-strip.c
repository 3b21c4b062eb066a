/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-player-strip.h"

#include <string.h>

#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-second-tap.h"
#include "scriba-style.h"
#include "scriba-theme.h"

struct _ScribaPlayerStrip
{
  GtkWidget parent_instance;

  GtkWidget *seats[BCE_MAX_SEATS]; /* by position in turn order */
  guint8 order[BCE_MAX_SEATS];
  ScribaCardSize size;

  GtkScrolledWindow *scroller;
  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (ScribaPlayerStrip, scriba_player_strip, GTK_TYPE_WIDGET)

enum
{
  SELECT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clicked_cb (GtkWidget *card,
            ScribaPlayerStrip *self)
{
  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      if (self->seats[i] == card && !scriba_second_tap_is_one (card))
        g_signal_emit (self, signals[SELECT], 0, (guint) self->order[i]);
    }
}

/** scriba_player_strip_show: shows the players of a game, in turn order. */
void
scriba_player_strip_show (ScribaPlayerStrip *self,
                          ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);
  guint8 order[BCE_MAX_SEATS] = { 0 };
  guint n;

  g_return_if_fail (SCRIBA_IS_PLAYER_STRIP (self));

  n = bce_turn_order (state, order);
  /* Where a card stood is another player now. */
  if (memcmp (order, self->order, sizeof order) != 0)
    scriba_second_tap_expect (GTK_WIDGET (self));
  memcpy (self->order, order, sizeof order);
  scriba_style_set (GTK_WIDGET (self->cards), "five", n == BCE_MAX_SEATS);
  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->seats[i], i < n);
      if (i < n)
        scriba_player_card_show (SCRIBA_PLAYER_CARD (self->seats[i]), state, self->order[i], self->size);
    }
}

/** scriba_player_strip_set_size: tells how much room there is; where there is little, the players stand in one row,
 * which scrolls where text is so large that not even that has room. */
void
scriba_player_strip_set_size (ScribaPlayerStrip *self,
                              ScribaCardSize size)
{
  gboolean row = size != SCRIBA_CARD_WIDE && size != SCRIBA_CARD_SMALL;
  gboolean scrolls = row && scriba_theme_has_huge_text (GTK_WIDGET (self));

  g_return_if_fail (SCRIBA_IS_PLAYER_STRIP (self));

  self->size = size;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards),
                                  row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->cards, row ? 6 : 10);
  /* As high as its cards are only where they are as wide as they would like to be. */
  gtk_scrollable_set_hscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (self->scroller)),
                                     scrolls ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM);
  gtk_scrolled_window_set_policy (self->scroller, scrolls ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  row && !scrolls ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
}

static void
scriba_player_strip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_PLAYER_STRIP);

  G_OBJECT_CLASS (scriba_player_strip_parent_class)->dispose (object);
}

static void
scriba_player_strip_class_init (ScribaPlayerStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_player_strip_dispose;

  /**
   * ScribaPlayerStrip::select:
   * @seat: a seat
   *
   * A player was tapped.
   */
  signals[SELECT] = g_signal_new ("select", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-player-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerStrip, scroller);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerStrip, cards);
}

static void
scriba_player_strip_init (ScribaPlayerStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      self->seats[i] = g_object_new (SCRIBA_TYPE_PLAYER_CARD, NULL);
      g_signal_connect (self->seats[i], "clicked", G_CALLBACK (clicked_cb), self);
      gtk_box_append (self->cards, self->seats[i]);
    }
}
