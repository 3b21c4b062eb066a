/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include <glib/gi18n.h>

#include "bce44/scriba-game-page.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-store.h"

/* Scenes of the recorded night of four players. */

static ScribaGameFile *
read_sample (void)
{
  g_autoptr (GBytes) bytes = scriba_file_read (SCENE_SAMPLES "/four.scriba", NULL);
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, NULL);

  return scriba_game_file_from_json (node, NULL);
}

/* After the first entry of @kind in a year, or its @n-th in a row. */
static guint32
find_entry (ScribaTable *table,
            BceEntryKind kind,
            guint year,
            guint n)
{
  ScribaHistory *history = scriba_table_get_history (table);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree BceState *state = g_new (BceState, 1);

  scriba_history_read_line (history, scriba_history_get_head (history), line);
  for (guint i = 0; i < line->len; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, g_array_index (line, guint32, i));

      scriba_history_read_state (history, entry->seq, state);
      if (entry->kind == kind && state->year == (gint16) year && n-- == 0)
        return entry->seq;
    }
  return scriba_history_get_head (history);
}

static ScribaTable *
show_sample (ScribaWindow *window)
{
  ScribaLibrary *library = scriba_application_get_library (scriba_application_get ());
  ScribaTable *table;

  while (!scriba_library_get_loaded (library))
    g_main_context_iteration (NULL, TRUE);
  table = scriba_library_import (library, read_sample ());
  scriba_window_push (window, scriba_game_page_new (table));
  return table;
}

/** scene_reveal_boards: in the middle of a resolution. */
void
scene_reveal_boards (ScribaWindow *window)
{
  ScribaTable *table = show_sample (window);

  scriba_table_jump (table, find_entry (table, BCE_ENTRY_RESOLVE, 3, 0) - 1);
  scene_settle (GTK_WIDGET (window));
}

/** scene_reveal_result: what comes of the boards, and why; a phone has no way there but through all fields. */
void
scene_reveal_result (ScribaWindow *window)
{
  scene_reveal_boards (window);
  scene_press (window, _("Explain"));
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      scene_be_patient ();
      scene_press (window, _("Next"));
    }
}

/** scene_reveal_applied: its result is applied. */
void
scene_reveal_applied (ScribaWindow *window)
{
  ScribaTable *table = show_sample (window);

  scriba_table_jump (table, find_entry (table, BCE_ENTRY_RESOLVE, 3, 0));
  scene_settle (GTK_WIDGET (window));
}

/** scene_log: what happened until the third year. */
void
scene_log (ScribaWindow *window)
{
  scene_reveal_boards (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.log", NULL);
  scene_settle (GTK_WIDGET (window));
}

/** scene_final: a night that is over. */
void
scene_final (ScribaWindow *window)
{
  show_sample (window);
  scene_settle (GTK_WIDGET (window));
}

/** scene_final_telling: final scoring, before it is confirmed. */
void
scene_final_telling (ScribaWindow *window)
{
  ScribaTable *table = show_sample (window);

  scriba_table_undo (table);
  scene_settle (GTK_WIDGET (window));
}
