/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-wait-view.h"

#include <glib/gi18n.h>

#include "bce-turns.h"
#include "scriba-second-tap.h"
#include "scriba-words.h"

struct _ScribaWaitView
{
  ScribaPhaseView parent_instance;

  AdwStatusPage *status;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (ScribaWaitView, scriba_wait_view, SCRIBA_TYPE_PHASE_VIEW)

/* What the table does meanwhile (rules, section 3). */
static const char *
explain (BceStage stage)
{
  switch ((int) stage)
    {
    case BCE_STAGE_IM_COMMITMENT:
      return _("Behind the screen, the IM plays recruits in their own field, Lictors and loyalty in any, support on "
               "their own cards, and any influence as charisma. Nothing is entered before the reveal.");
    case BCE_STAGE_SUITOR_NEGOTIATION:
      return _("The Suitors agree who helps whom. Two of the three fields decide. No agreement is binding.");
    case BCE_STAGE_SUITOR_COMMITMENT:
      return _("Behind their screens, the Suitors play recruits in their own field, Lictors and loyalty in any, "
               "support on the symbols of other Suitors, and any influence as charisma.");
    default:
      return NULL;
    }
}

static void
scriba_wait_view_update (ScribaPhaseView *view)
{
  ScribaWaitView *self = SCRIBA_WAIT_VIEW (view);
  const BceState *state = scriba_table_get_state (scriba_phase_view_get_table (view));
  g_autofree char *label = NULL;
  BceMove move;

  adw_status_page_set_title (self->status, scriba_words_stage (state->stage));
  adw_status_page_set_description (self->status, explain (state->stage));
  gtk_widget_set_visible (GTK_WIDGET (self->next), bce_move_next (state, &move));
  /* Translators: %s is a phase. */
  label = g_strdup_printf (_("Next: %s"), scriba_words_stage (move.stage));
  gtk_button_set_label (self->next, label);
  scriba_second_tap_expect (GTK_WIDGET (self->next));
}

static void
next_cb (ScribaWaitView *self)
{
  const BceState *state = scriba_table_get_state (scriba_phase_view_get_table (SCRIBA_PHASE_VIEW (self)));
  BceMove move;

  if (!scriba_second_tap_is_one (GTK_WIDGET (self->next)) && bce_move_next (state, &move))
    scriba_phase_view_act (SCRIBA_PHASE_VIEW (self), BCE_ENTRY_PHASE, &move);
}

static void
scriba_wait_view_class_init (ScribaWaitViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_wait_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-wait-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitView, status);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitView, next);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
scriba_wait_view_init (ScribaWaitView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
