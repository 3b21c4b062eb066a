/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-act.h"

#include <glib/gi18n.h>

#include "scriba-window.h"
#include "scriba-words.h"

/* Taps on a board come one after the other, and the bar below shows what they do. */
static gboolean
is_quiet (BceEntryKind kind)
{
  return kind == BCE_ENTRY_BOARD || kind == BCE_ENTRY_STORED || kind == BCE_ENTRY_TELL || kind == BCE_ENTRY_TICK;
}

/** scriba_game_describe: (transfer full): what an entry of a game is called in the log, now. */
char *
scriba_game_describe (ScribaTable *table,
                      const ScribaEntry *entry)
{
  g_autofree BceState *before = g_new (BceState, 1);

  scriba_history_read_state (scriba_table_get_history (table), entry->parent, before);
  return scriba_words_entry (before, scriba_table_get_box (table), entry,
                             scriba_words_entry_hides (before, entry, scriba_table_get_state (table)));
}

#define TOAST_KEY "scriba-game-toast"

/* What was said last makes place for what is said now. */
static void
show_toast (ScribaWindow *window,
            AdwToast *toast)
{
  AdwToast *last = g_object_get_data (G_OBJECT (window), TOAST_KEY);

  if (last != NULL)
    adw_toast_dismiss (last);
  g_object_set_data_full (G_OBJECT (window), TOAST_KEY, g_object_ref (toast), g_object_unref);
  scriba_window_toast (window, toast);
}

static void
say (GtkWidget *widget,
     const char *sentence,
     const char *button,
     const char *action)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *page = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_PAGE);
  AdwToast *toast;

  /* What was tapped may be gone before it is heard. */
  gtk_accessible_announce (GTK_ACCESSIBLE (page != NULL ? page : widget), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  if (!SCRIBA_IS_WINDOW (root))
    return;

  toast = adw_toast_new (sentence);
  if (button != NULL)
    {
      adw_toast_set_button_label (toast, button);
      adw_toast_set_action_name (toast, action);
    }
  show_toast (SCRIBA_WINDOW (root), toast);
}

static void
say_recorded (GtkWidget *widget,
              ScribaTable *table,
              const ScribaVerdict *verdict,
              const char *reason)
{
  const ScribaEntry *entry = scriba_table_get_undo (table);
  g_autofree char *words = scriba_game_describe (table, entry);
  g_autofree char *sentence = NULL;

  if (verdict->kind == SCRIBA_AGAINST)
    /* Translators: what happened, then why it is against the rules. It was recorded all the same. */
    sentence = g_strdup_printf (_("%1$s. Table’s decision: %2$s"), words, reason);
  else
    sentence = g_steal_pointer (&words);

  say (widget, sentence, _("Undo"), "win.undo");
}

/**
 * scriba_game_act:
 * @widget: what was tapped
 * @table: a game
 * @kind: what happens
 * @args: its arguments
 *
 * Records an entry and says so, with Undo. What is against the rules is recorded
 * as the table's decision, with the reason; what is impossible is refused, naming
 * the count, with *Correct…*.
 *
 * Returns: whether it was recorded
 */
gboolean
scriba_game_act (GtkWidget *widget,
                 ScribaTable *table,
                 BceEntryKind kind,
                 gconstpointer args)
{
  g_autofree BceState *before = g_memdup2 (scriba_table_get_state (table), sizeof (BceState));
  g_autofree char *reason = NULL;
  ScribaVerdict verdict;

  if (scriba_table_dispatch (table, kind, args, &verdict))
    {
      reason = scriba_words_entry_verdict (before, scriba_table_get_box (table), kind, &verdict);
      if (!is_quiet (kind) || verdict.kind == SCRIBA_AGAINST)
        say_recorded (widget, table, &verdict, reason);
      return TRUE;
    }

  if (verdict.kind == SCRIBA_IMPOSSIBLE)
    {
      reason = scriba_words_entry_verdict (before, scriba_table_get_box (table), kind, &verdict);
      say (widget, reason, _("Correct…"), "win.correct");
    }
  else
    {
      say (widget, _("Nothing new is recorded until the game can be saved again."), NULL, NULL);
    }
  return FALSE;
}
