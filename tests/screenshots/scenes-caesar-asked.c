/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include <glib/gi18n.h>

#include "caesar-game.h"
#include "caesar-resolve.h"
#include "caesar/scriba-caesar-page.h"
#include "caesar/scriba-map-view.h"

/* Moments of the recorded games of Caesar!, and what is asked and said in them. */

typedef gboolean (*IsMoment) (const CaesarState *state,
                              const ScribaEntry *entry);

/* Opens a recorded game at its n-th such moment, from 1. */
static ScribaTable *
show_moment (ScribaWindow *window,
             const char *name,
             IsMoment is_moment,
             guint n)
{
  ScribaTable *table = scene_import_caesar (name);
  ScribaHistory *history = scriba_table_get_history (table);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));

  scriba_history_read_line (history, scriba_history_get_head (history), line);
  for (guint i = 0; i < line->len; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, g_array_index (line, guint32, i));
      CaesarState state;

      scriba_history_read_state (history, entry->seq, &state);
      if (is_moment (&state, entry) && --n == 0)
        {
          scriba_table_jump (table, entry->seq);
          scene_open (window, table);
          return table;
        }
    }
  g_error ("%s has no such moment", name);
}

static gboolean
is_placement (const CaesarState *state,
              const ScribaEntry *entry)
{
  return entry->kind == CAESAR_ENTRY_PLACE;
}

static gboolean
is_extra_turn (const CaesarState *state,
               const ScribaEntry *entry)
{
  return state->turn.extra;
}

static gboolean
is_command (const CaesarState *state,
            const ScribaEntry *entry)
{
  return entry->kind == CAESAR_ENTRY_COMMAND;
}

/** scene_caesar_looked_at: a tap on a token tells what lies there. */
void
scene_caesar_looked_at (ScribaWindow *window)
{
  ScribaTable *table = show_moment (window, "caesar.scriba", is_placement, 15);

  scene_choose_space (window, caesar_table_get_state (table)->last);
}

/** scene_caesar_extra_turn: Tactics was taken. */
void
scene_caesar_extra_turn (ScribaWindow *window)
{
  show_moment (window, "caesar.scriba", is_extra_turn, 1);
}

/** scene_caesar_cannot_place: who cannot place has lost. */
void
scene_caesar_cannot_place (ScribaWindow *window)
{
  show_moment (window, "caesar.scriba", is_placement, 20);
  scene_press (window, _("I Cannot Place"));
}

/** scene_caesar_solo_turn: a command tile was drawn for Auto-Crassus. */
void
scene_caesar_solo_turn (ScribaWindow *window)
{
  show_moment (window, "caesar-solo.scriba", is_command, 6);
  scene_open_sheet (window);
}

/** scene_caesar_solo_advice: what is suggested to it, as a placement that is being made. */
void
scene_caesar_solo_advice (ScribaWindow *window)
{
  scene_caesar_solo_turn (window);
  scene_press (window, _("Show It"));
}

/** scene_caesar_log: what happened so far. */
void
scene_caesar_log (ScribaWindow *window)
{
  show_moment (window, "caesar.scriba", is_placement, 15);
  scene_act (window, "win.log");
}

/** scene_caesar_correct: what the table can set right. */
void
scene_caesar_correct (ScribaWindow *window)
{
  show_moment (window, "caesar.scriba", is_placement, 15);
  gtk_widget_activate_action (scene_find (window, SCRIBA_TYPE_CAESAR_PAGE), "page.correct", NULL);
}

/** scene_caesar_correct_space: so, what lies on a border space. */
void
scene_caesar_correct_space (ScribaWindow *window)
{
  scene_caesar_looked_at (window);
  gtk_widget_activate_action (scene_find (window, SCRIBA_TYPE_CAESAR_PAGE), "page.correct-space", NULL);
}

/** scene_caesar_zoomed: nearer to the map. */
void
scene_caesar_zoomed (ScribaWindow *window)
{
  show_moment (window, "caesar.scriba", is_placement, 15);
  scriba_map_view_set_zoom (SCRIBA_MAP_VIEW (scene_find (window, SCRIBA_TYPE_MAP_VIEW)), 2);
}
