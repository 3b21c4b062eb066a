/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-setup-view.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-seat-ring.h"
#include "scriba-setup-draw.h"
#include "scriba-setup-step.h"
#include "scriba-setup-tell.h"
#include "scriba-style.h"
#include "scriba-token.h"
#include "scriba-words.h"

#define NO_STEP (-1)

struct _ScribaSetupView
{
  ScribaPhaseView parent_instance;

  gboolean prepared;
  int opened; /* by hand; else the first step that is not done is open */

  GtkWidget *title;
  GtkLabel *progress;
  GtkListBox *list;
  GtkWidget *side;
  ScribaSeatRing *ring;
  GtkListBox *players;
  GtkWidget *skip;
  GtkWidget *start;
};

G_DEFINE_FINAL_TYPE (ScribaSetupView, scriba_setup_view, SCRIBA_TYPE_PHASE_VIEW)

static ScribaTable *
get_table (ScribaSetupView *self)
{
  return scriba_phase_view_get_table (SCRIBA_PHASE_VIEW (self));
}

static const BceState *
get_state (ScribaSetupView *self)
{
  return bce_table_get_state (get_table (self));
}

static int
find_open (ScribaSetupView *self)
{
  const BceState *state = get_state (self);

  if (self->opened != NO_STEP)
    return self->opened;
  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    if (!bce_setup_step_done (state, step))
      return step;
  return NO_STEP;
}

static GtkWidget *
get_row (ScribaSetupView *self,
         int step)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, step));
}

/* The keyboard goes on with the next step, or to the start of the year. */
static void
go_on (ScribaSetupView *self)
{
  int open = find_open (self);

  gtk_widget_grab_focus (open != NO_STEP ? get_row (self, open) : self->start);
}

static void
show_rows (ScribaSetupView *self)
{
  int open = find_open (self);
  guint n_done = 0;
  g_autofree char *progress = NULL;

  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    {
      scriba_setup_step_show (SCRIBA_SETUP_ROW (get_row (self, step)), get_state (self),
                              bce_table_get_box (get_table (self)), (int) step == open);
      n_done += bce_setup_step_done (get_state (self), step) ? 1 : 0;
    }

  /* Translators: how many steps are done, and how many there are. */
  progress = g_strdup_printf (_("%1$u of %2$u"), n_done, BCE_N_SETUP_STEPS);
  gtk_label_set_label (self->progress, progress);
  gtk_widget_set_visible (self->skip, n_done < BCE_N_SETUP_STEPS);
}

static void
open_step (ScribaSetupView *self,
           int step)
{
  self->opened = step;
  show_rows (self);
  go_on (self);
}

static gboolean
record (ScribaSetupView *self,
        BceEntryKind kind,
        gconstpointer args)
{
  int before = self->opened;

  /* The view is shown anew while this is recorded. */
  self->opened = NO_STEP;
  if (!scriba_phase_view_act (SCRIBA_PHASE_VIEW (self), kind, args))
    {
      self->opened = before;
      return FALSE;
    }

  go_on (self);
  return TRUE;
}

static void
tick_cb (ScribaSetupView *self,
         ScribaSetupRow *row)
{
  BceSetupStep step = scriba_setup_row_get_step (row);
  const BceTick tick = { .step = step, .done = !bce_setup_step_done (get_state (self), step) };

  if (scriba_setup_is_tick (step))
    record (self, BCE_ENTRY_TICK, &tick);
  else
    open_step (self, step);
}

static void
draw_cb (ScribaSetupView *self,
         ScribaSetupRow *row)
{
  BceSetupStep step = scriba_setup_row_get_step (row);
  ScribaSetupArgs args;

  if (scriba_setup_draw (get_state (self), bce_table_get_box (get_table (self)), step, &args))
    record (self, scriba_setup_get_kind (step), &args);
}

static void
told_cb (BceEntryKind kind,
         gconstpointer args,
         gpointer data)
{
  g_autoptr (ScribaSetupView) self = data;

  if (args != NULL && get_table (self) != NULL)
    record (self, kind, args);
}

static void
tell_cb (ScribaSetupView *self,
         ScribaSetupRow *row)
{
  if (scriba_setup_row_get_step (row) == BCE_SETUP_REMOVE)
    scriba_setup_tell_market (GTK_WIDGET (self), get_table (self), told_cb, g_object_ref (self));
  else
    scriba_setup_tell_sites (GTK_WIDGET (self), get_table (self), told_cb, g_object_ref (self));
}

/* What nobody knew of the Senate tile is known from now on. */
static void
choose_senate (ScribaSetupView *self,
               guint number)
{
  g_autoptr (BceBox) box = bce_box_copy (bce_table_get_box (get_table (self)));
  g_autoptr (GArray) tiles = scriba_setup_senate_choices (box);
  const BceSenate *tile = &g_array_index (tiles, BceSenate, number);
  BceSenateChoice choice = { .senate = scriba_setup_find_senate (box, tile) };

  scriba_setup_keep_told (get_table (self), g_steal_pointer (&box), TRUE);
  record (self, BCE_ENTRY_SENATE, &choice);
}

static void
choose_cb (ScribaSetupView *self,
           int choice,
           ScribaSetupRow *row)
{
  const BceSeatChoice im = { .seat = choice };

  if (scriba_setup_row_get_step (row) == BCE_SETUP_SENATE)
    choose_senate (self, choice);
  else
    record (self, BCE_ENTRY_FIRST_IM, &im);
}

static void
row_activated_cb (ScribaSetupView *self,
                  GtkListBoxRow *row)
{
  open_step (self, scriba_setup_row_get_step (SCRIBA_SETUP_ROW (row)));
}

static void
skip_step (ScribaSetupView *self,
           BceSetupStep step)
{
  const BceTick tick = { .step = step, .done = TRUE };
  ScribaSetupArgs args;
  ScribaVerdict verdict;

  if (scriba_setup_is_tick (step))
    scriba_table_dispatch (get_table (self), BCE_ENTRY_TICK, &tick, &verdict);
  else if (scriba_setup_draw (get_state (self), bce_table_get_box (get_table (self)), step, &args))
    scriba_table_dispatch (get_table (self), scriba_setup_get_kind (step), &args, &verdict);
}

/* What the program cannot draw stays open. */
static void
skip_cb (ScribaSetupView *self)
{
  self->opened = NO_STEP;
  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    if (!bce_setup_step_done (get_state (self), step))
      skip_step (self, step);
  go_on (self);
}

/* Without an Imperium Maius nobody's turn is first. */
static void
start_cb (ScribaSetupView *self)
{
  BceMove move;

  if (get_state (self)->im < 0)
    open_step (self, BCE_SETUP_IM);
  else if (bce_move_next (get_state (self), &move))
    scriba_phase_view_act (SCRIBA_PHASE_VIEW (self), BCE_ENTRY_PHASE, &move);
}

static void
add_resource (GtkBox *box,
              const char *icon_name,
              const char *style,
              int count)
{
  g_autofree char *text = scriba_words_amount (count, 0);
  GtkWidget *image = gtk_image_new_from_icon_name (icon_name);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (image, style);
  gtk_widget_add_css_class (label, "resource");
  gtk_box_append (box, image);
  gtk_box_append (box, label);
}

static GtkWidget *
create_player (const BceState *state,
               guint seat)
{
  const BcePlayer *player = &state->players[seat];
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *resources = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), player->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), state->shared == (int) seat
                                                     ? _("Shared Suitor") : scriba_words_character (player->character));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), scriba_token_new (player->character, 28));
  add_resource (GTK_BOX (resources), "scriba-architect-symbolic", "architect", bce_count_architects (state, seat));
  if (state->settings.denarii)
    add_resource (GTK_BOX (resources), "scriba-denarius-symbolic", "denarius", player->denarii);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), resources);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
show_side (ScribaSetupView *self)
{
  const BceState *state = get_state (self);

  gtk_widget_set_visible (self->side, !scriba_phase_view_get_narrow (SCRIBA_PHASE_VIEW (self)));
  scriba_seat_ring_show (self->ring, state);
  gtk_list_box_remove_all (self->players);
  for (guint seat = 0; seat < state->n_seats; seat++)
    gtk_list_box_append (self->players, create_player (state, seat));
}

static gboolean
is_ready (const BceState *state)
{
  return bce_setup_step_done (state, BCE_SETUP_REMOVE) && bce_setup_step_done (state, BCE_SETUP_SITES) && state->im >= 0;
}

static void
scriba_setup_view_update (ScribaPhaseView *view)
{
  ScribaSetupView *self = SCRIBA_SETUP_VIEW (view);

  if (!self->prepared)
    for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
      scriba_setup_step_prepare (SCRIBA_SETUP_ROW (get_row (self, step)), get_state (self));
  self->prepared = TRUE;

  show_rows (self);
  show_side (self);
  scriba_style_set (self->start, "suggested-action", is_ready (get_state (self)));
  /* There, the title of the page has to do. */
  gtk_widget_set_visible (self->title, !scriba_phase_view_get_narrow (view));
  scriba_style_set (GTK_WIDGET (self), "phone", scriba_phase_view_get_narrow (view));
  scriba_style_set (scriba_phase_view_get_bar (view), "phone", scriba_phase_view_get_narrow (view));
}

static void
scriba_setup_view_class_init (ScribaSetupViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SEAT_RING);

  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_setup_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-setup-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupView, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupView, progress);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupView, list);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupView, side);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupView, ring);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupView, players);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupView, skip);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupView, start);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, skip_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
scriba_setup_view_init (ScribaSetupView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->opened = NO_STEP;
  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    {
      GtkWidget *row = scriba_setup_row_new (step);

      g_signal_connect_object (row, "tick", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "draw", G_CALLBACK (draw_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "tell", G_CALLBACK (tell_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "choose", G_CALLBACK (choose_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->list, row);
    }
}
