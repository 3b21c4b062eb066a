/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-setup-view.h"

#include <glib/gi18n.h>

#include "caesar-game.h"
#include "caesar-setup.h"
#include "scriba-caesar-setup-dialog.h"
#include "scriba-game-act.h"
#include "scriba-setup-row.h"
#include "scriba-side-mark.h"
#include "scriba-style.h"
#include "scriba-words.h"

#define NO_STEP (-1)

/**
 * ScribaCaesarSetupView:
 *
 * The steps of a real set-up, each ticked as the table does it. Of two players' hands nothing is told.
 */
struct _ScribaCaesarSetupView
{
  AdwBin parent_instance;

  ScribaTable *table;
  int opened; /* by hand; else the first step that is not done is open */

  GtkWidget *title;
  GtkLabel *progress;
  GtkListBox *list;
  GtkWidget *side;
  GtkListBox *players;
  GtkWidget *skip;
  GtkWidget *next; /* after the last step */
};

G_DEFINE_FINAL_TYPE (ScribaCaesarSetupView, scriba_caesar_setup_view, ADW_TYPE_BIN)

static const CaesarState *
get_state (ScribaCaesarSetupView *self)
{
  return caesar_table_get_state (self->table);
}

static int
find_open (ScribaCaesarSetupView *self)
{
  const CaesarState *state = get_state (self);

  if (self->opened != NO_STEP)
    return self->opened;
  for (CaesarSetupStep step = 0; step < CAESAR_N_SETUP_STEPS; step++)
    if (caesar_setup_has_step (state, step) && !caesar_setup_step_done (state, step))
      return step;
  return NO_STEP;
}

static ScribaSetupRow *
get_row (ScribaCaesarSetupView *self,
         int step)
{
  return SCRIBA_SETUP_ROW (gtk_list_box_get_row_at_index (self->list, step));
}

/* The keyboard goes on with the next step. */
static void
go_on (ScribaCaesarSetupView *self)
{
  int open = find_open (self);

  gtk_widget_grab_focus (open != NO_STEP ? GTK_WIDGET (get_row (self, open)) : self->next);
}

/* Whose tokens the step is about, or nobody's whose are told. */
static int
find_side (const CaesarState *state,
           CaesarSetupStep step)
{
  if (!caesar_state_is_solo (state))
    return CAESAR_NOBODY;
  if (step == CAESAR_SETUP_LINE)
    return state->crassus;
  return step == CAESAR_SETUP_HANDS ? caesar_side_other (state->crassus) : CAESAR_NOBODY;
}

static void
show_row (ScribaCaesarSetupView *self,
          CaesarSetupStep step,
          guint n_steps,
          gboolean open)
{
  const CaesarState *state = get_state (self);
  g_autofree char *detail = scriba_words_caesar_setup_detail (state, caesar_table_get_box (self->table), step);
  int side = find_side (state, step);
  gboolean lacks = side != CAESAR_NOBODY && state->players[side].n_held < state->players[side].hand_size;
  ScribaSetupFacts facts = {
    .title = scriba_words_caesar_setup (state, step),
    .detail = detail,
    .n_steps = n_steps,
    .done = caesar_setup_step_done (state, step),
    .open = open,
    .drawable = step == CAESAR_SETUP_TILES,
  };

  if (step == CAESAR_SETUP_TILES)
    {
      facts.tell = _("Enter Them…");
      facts.tick = facts.done ? NULL : _("Leave for Later");
    }
  else
    {
      if (lacks)
        facts.tell = _("Enter the Tokens…");
      if (side == CAESAR_NOBODY || lacks)
        facts.tick = facts.done ? _("Not Done") : side != CAESAR_NOBODY ? _("Leave for Later") : _("Done");
    }
  scriba_setup_row_show (get_row (self, step), &facts);
}

static void
show_rows (ScribaCaesarSetupView *self)
{
  const CaesarState *state = get_state (self);
  int open = find_open (self);
  guint n_steps = 0;
  guint n_done = 0;
  g_autofree char *progress = NULL;

  for (CaesarSetupStep step = 0; step < CAESAR_N_SETUP_STEPS; step++)
    n_steps += caesar_setup_has_step (state, step) ? 1 : 0;
  for (CaesarSetupStep step = 0; step < CAESAR_N_SETUP_STEPS; step++)
    {
      gboolean has = caesar_setup_has_step (state, step);

      gtk_widget_set_visible (GTK_WIDGET (get_row (self, step)), has);
      if (!has)
        continue;

      show_row (self, step, n_steps, (int) step == open);
      n_done += caesar_setup_step_done (state, step) ? 1 : 0;
    }

  /* Translators: how many steps are done, and how many there are. */
  progress = g_strdup_printf (_("%1$u of %2$u"), n_done, n_steps);
  gtk_label_set_label (self->progress, progress);
  gtk_widget_set_visible (self->skip, n_done < n_steps);
}

static void
open_step (ScribaCaesarSetupView *self,
           int step)
{
  self->opened = step;
  show_rows (self);
  go_on (self);
}

static gboolean
record (ScribaCaesarSetupView *self,
        CaesarEntryKind kind,
        gconstpointer args)
{
  int before = self->opened;

  /* The view is shown anew while this is recorded. */
  self->opened = NO_STEP;
  if (!scriba_game_act (GTK_WIDGET (self), self->table, kind, args))
    {
      self->opened = before;
      return FALSE;
    }

  show_rows (self);
  go_on (self);
  return TRUE;
}

static void
tick_cb (ScribaCaesarSetupView *self,
         ScribaSetupRow *row)
{
  CaesarSetupStep step = scriba_setup_row_get_step (row);
  gboolean done = caesar_setup_step_done (get_state (self), step);
  const CaesarTick tick = { .step = step, .done = !done };

  /* What is recorded is not taken back by a tick. */
  if (done && (get_state (self)->ticks & (1 << step)) == 0)
    open_step (self, step);
  else
    record (self, CAESAR_ENTRY_TICK, &tick);
}

static void
draw_tiles (ScribaCaesarSetupView *self,
            CaesarTiles *tiles)
{
  ScribaRandom random = { .state = (guint64) g_random_int () << 32 | g_random_int () };

  caesar_setup_draw_tiles (get_state (self), caesar_table_get_box (self->table), &random, tiles);
}

static void
draw_cb (ScribaCaesarSetupView *self,
         ScribaSetupRow *row)
{
  CaesarTiles tiles;

  draw_tiles (self, &tiles);
  record (self, CAESAR_ENTRY_TILES, &tiles);
}

/* A dialog stays open for what cannot be. */
static gboolean
told_cb (CaesarEntryKind kind,
         gconstpointer args,
         gpointer self)
{
  return SCRIBA_CAESAR_SETUP_VIEW (self)->table != NULL && record (self, kind, args);
}

static void
tell_cb (ScribaCaesarSetupView *self,
         ScribaSetupRow *row)
{
  CaesarSetupStep step = scriba_setup_row_get_step (row);

  if (step == CAESAR_SETUP_TILES)
    scriba_caesar_tell_tiles (GTK_WIDGET (self), self->table, told_cb, g_object_ref (self));
  else
    scriba_caesar_tell_tokens (GTK_WIDGET (self), self->table, find_side (get_state (self), step), told_cb, g_object_ref (self));
}

static void
row_activated_cb (ScribaCaesarSetupView *self,
                  GtkListBoxRow *row)
{
  open_step (self, scriba_setup_row_get_step (SCRIBA_SETUP_ROW (row)));
}

/* Hands and tokens that nobody has told stay so; what is asked of them, is asked later. */
static void
skip_cb (ScribaCaesarSetupView *self)
{
  g_autoptr (ScribaTable) table = g_object_ref (self->table);

  self->opened = NO_STEP;
  for (CaesarSetupStep step = 0; step < CAESAR_N_SETUP_STEPS; step++)
    {
      const CaesarTick tick = { .step = step, .done = TRUE };
      ScribaVerdict verdict;
      CaesarTiles tiles;

      if (!caesar_setup_has_step (get_state (self), step) || caesar_setup_step_done (get_state (self), step))
        continue;

      if (step == CAESAR_SETUP_TILES)
        {
          draw_tiles (self, &tiles);
          scriba_table_dispatch (table, CAESAR_ENTRY_TILES, &tiles, &verdict);
        }
      else
        {
          scriba_table_dispatch (table, CAESAR_ENTRY_TICK, &tick, &verdict);
        }
    }
  show_rows (self);
  go_on (self);
}

static GtkWidget *
create_player (const CaesarState *state,
               int side)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), scriba_words_caesar_name (state, side));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), scriba_words_side (side));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), scriba_side_mark_new (side, 32));
  if (side == state->settings.first)
    {
      GtkWidget *label = gtk_label_new (_("begins"));

      gtk_widget_add_css_class (label, "dim");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
scriba_caesar_setup_view_dispose (GObject *object)
{
  ScribaCaesarSetupView *self = SCRIBA_CAESAR_SETUP_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_CAESAR_SETUP_VIEW);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (scriba_caesar_setup_view_parent_class)->dispose (object);
}

static void
scriba_caesar_setup_view_class_init (ScribaCaesarSetupViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_caesar_setup_view_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-caesar-setup-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarSetupView, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarSetupView, progress);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarSetupView, list);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarSetupView, side);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarSetupView, players);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarSetupView, skip);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, skip_cb);
}

static void
scriba_caesar_setup_view_init (ScribaCaesarSetupView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->opened = NO_STEP;
  for (CaesarSetupStep step = 0; step < CAESAR_N_SETUP_STEPS; step++)
    {
      GtkWidget *row = scriba_setup_row_new (step);

      g_signal_connect_object (row, "tick", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "draw", G_CALLBACK (draw_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "tell", G_CALLBACK (tell_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->list, row);
    }
}

/** scriba_caesar_setup_view_new: a checklist, to be filled by scriba_caesar_setup_view_show(). */
GtkWidget *
scriba_caesar_setup_view_new (void)
{
  return g_object_new (SCRIBA_TYPE_CAESAR_SETUP_VIEW, NULL);
}

/** scriba_caesar_setup_view_set_next: what the keyboard goes on with after the last step. */
void
scriba_caesar_setup_view_set_next (ScribaCaesarSetupView *self,
                                   GtkWidget *next)
{
  g_return_if_fail (SCRIBA_IS_CAESAR_SETUP_VIEW (self));

  self->next = next;
}

/**
 * scriba_caesar_setup_view_show:
 * @self: a checklist
 * @table: a game of Caesar! that is being set up
 * @narrow: whether there is room for one column only
 *
 * Draws all from the state; to be called after each change.
 */
void
scriba_caesar_setup_view_show (ScribaCaesarSetupView *self,
                               ScribaTable *table,
                               gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_CAESAR_SETUP_VIEW (self));
  g_return_if_fail (caesar_table_is (table));

  g_set_object (&self->table, table);
  show_rows (self);
  gtk_widget_set_visible (self->title, !narrow);
  gtk_widget_set_visible (self->side, !narrow);
  scriba_style_set (GTK_WIDGET (self), "phone", narrow);
  gtk_list_box_remove_all (self->players);
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    gtk_list_box_append (self->players, create_player (get_state (self), side));
}
