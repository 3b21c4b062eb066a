/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-discard-view.h"

#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-discard-dialog.h"
#include "scriba-discard-row.h"
#include "scriba-second-tap.h"
#include "scriba-turn-bar.h"

struct _ScribaDiscardView
{
  ScribaPhaseView parent_instance;

  ScribaDiscardRow *rows[BCE_MAX_SEATS];

  GtkListBox *list;
  ScribaTurnBar *bar;
};

G_DEFINE_FINAL_TYPE (ScribaDiscardView, scriba_discard_view, SCRIBA_TYPE_PHASE_VIEW)

static void
hidden_cb (ScribaDiscardView *self,
           ScribaDiscardRow *row)
{
  const BceDiscard discard = { .seat = scriba_discard_row_get_seat (row), .hidden = 1 };

  if (!scriba_second_tap_is_one (GTK_WIDGET (row)))
    scriba_phase_view_act (SCRIBA_PHASE_VIEW (self), BCE_ENTRY_DISCARD, &discard);
}

static void
more_cb (ScribaDiscardView *self,
         ScribaDiscardRow *row)
{
  scriba_discard_dialog_present (GTK_WIDGET (self), scriba_phase_view_get_table (SCRIBA_PHASE_VIEW (self)),
                                 scriba_discard_row_get_seat (row));
}

static void
scriba_discard_view_update (ScribaPhaseView *view)
{
  ScribaDiscardView *self = SCRIBA_DISCARD_VIEW (view);
  const BceState *state = bce_table_get_state (scriba_phase_view_get_table (view));
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_turn_order (state, order);

  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), i < n);
      if (i < n)
        scriba_discard_row_show (self->rows[i], state, order[i]);
    }
  scriba_turn_bar_show (self->bar, scriba_phase_view_get_table (view), scriba_phase_view_get_narrow (view));
}

static void
scriba_discard_view_class_init (ScribaDiscardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TURN_BAR);

  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_discard_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-discard-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardView, list);
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardView, bar);
}

static void
scriba_discard_view_init (ScribaDiscardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      self->rows[i] = g_object_new (SCRIBA_TYPE_DISCARD_ROW, NULL);
      g_signal_connect_object (self->rows[i], "hidden", G_CALLBACK (hidden_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[i], "more", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->list, GTK_WIDGET (self->rows[i]));
    }
  scriba_turn_bar_add_keys (self->bar, GTK_WIDGET (self));
}
