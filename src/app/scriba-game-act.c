/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-act.h"

#include <glib/gi18n.h>

#include "scriba-game-kind.h"
#include "scriba-toast.h"

/* The state before something; free it with g_free(). */
static gpointer
new_state (ScribaTable *table)
{
  return g_malloc (scriba_table_get_format (table)->game->state->size);
}

/** scriba_game_describe: (transfer full): what an entry of a game is called in the log, now. */
char *
scriba_game_describe (ScribaTable *table,
                      const ScribaEntry *entry)
{
  g_autofree gpointer before = new_state (table);

  scriba_history_read_state (scriba_table_get_history (table), entry->parent, before);
  return scriba_game_kind_of_table (table)->describe (before, scriba_table_get_box (table), entry,
                                                      scriba_table_get_state (table));
}

/**
 * scriba_game_explain_refusal:
 * @table: a game
 * @before: the state in which it was to happen
 * @kind: what was not recorded
 * @verdict: what the table said of it
 *
 * Returns: (transfer full): why: it is impossible, or nothing is recorded as long as nothing can be saved
 */
char *
scriba_game_explain_refusal (ScribaTable *table,
                             gconstpointer before,
                             guint kind,
                             const ScribaVerdict *verdict)
{
  return verdict->kind == SCRIBA_IMPOSSIBLE
         ? scriba_game_kind_of_table (table)->describe_verdict (before, scriba_table_get_box (table), kind, verdict)
         : g_strdup (_("Nothing new is recorded until the game can be saved again."));
}

/**
 * scriba_game_show_toast:
 * @widget: what was tapped
 * @toast: (transfer full): what is said
 *
 * What was said last of a game makes place for it: its button would now do something else. So it goes with its page.
 */
void
scriba_game_show_toast (GtkWidget *widget,
                        AdwToast *toast)
{
  GtkWidget *page = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_PAGE);

  if (page != NULL)
    g_signal_connect_object (page, "hiding", G_CALLBACK (adw_toast_dismiss), toast, G_CONNECT_SWAPPED);
  scriba_toast_replace (widget, "scriba-game-toast", toast);
}

#define RECORDED_KEY "scriba-game-recorded"

/* What a toast tells of, which has it. */
typedef struct
{
  ScribaTable *table;
  guint32 seq;
} Recorded;

static void
recorded_free (gpointer data)
{
  Recorded *recorded = data;

  g_object_unref (recorded->table);
  g_free (recorded);
}

static gboolean
is_last (const Recorded *recorded)
{
  const ScribaEntry *entry = scriba_table_get_undo (recorded->table);

  return entry != NULL && entry->seq == recorded->seq;
}

static void
changed_cb (ScribaTable *table,
            AdwToast *toast)
{
  if (!is_last (g_object_get_data (G_OBJECT (toast), RECORDED_KEY)))
    adw_toast_dismiss (toast);
}

/* Something newer may stand on it while the toast fades. */
static gboolean
take_back (gpointer data)
{
  Recorded *recorded = data;
  gboolean last = is_last (recorded);

  if (last)
    scriba_table_undo (recorded->table);
  return last;
}

static void
say_done (GtkWidget *widget,
          ScribaTable *table,
          const char *sentence)
{
  AdwToast *toast = adw_toast_new (sentence);
  Recorded *recorded = g_new (Recorded, 1);

  *recorded = (Recorded) { g_object_ref (table), scriba_table_get_undo (table)->seq };
  g_object_set_data_full (G_OBJECT (toast), RECORDED_KEY, recorded, recorded_free);
  scriba_toast_set_undo (toast, take_back, recorded, NULL);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), toast, 0);
  scriba_game_show_toast (widget, toast);
}

static void
say_recorded (GtkWidget *widget,
              ScribaTable *table,
              const ScribaVerdict *verdict,
              const char *reason)
{
  g_autofree char *words = scriba_game_describe (table, scriba_table_get_undo (table));
  g_autofree char *sentence = NULL;

  if (verdict->kind == SCRIBA_AGAINST)
    /* Translators: what happened, then why it is against the rules. It was recorded all the same. */
    sentence = g_strdup_printf (_("%1$s. Table’s decision: %2$s"), words, reason);
  else
    sentence = g_steal_pointer (&words);
  say_done (widget, table, sentence);
}

/**
 * scriba_game_say_refused:
 * @widget: what was tapped
 * @table: a game
 * @before: the state in which it was to happen
 * @kind: what was not recorded
 * @verdict: what the table said of it
 *
 * Says why; where it is impossible, with *Correct…*.
 */
void
scriba_game_say_refused (GtkWidget *widget,
                         ScribaTable *table,
                         gconstpointer before,
                         guint kind,
                         const ScribaVerdict *verdict)
{
  g_autofree char *reason = scriba_game_explain_refusal (table, before, kind, verdict);
  AdwToast *toast = adw_toast_new (reason);

  if (verdict->kind == SCRIBA_IMPOSSIBLE)
    {
      adw_toast_set_button_label (toast, _("Correct…"));
      adw_toast_set_action_name (toast, "win.correct");
    }
  scriba_game_show_toast (widget, toast);
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
                 guint kind,
                 gconstpointer args)
{
  const ScribaGameKind *game = scriba_game_kind_of_table (table);
  g_autofree gpointer before = g_memdup2 (scriba_table_get_state (table), game->format->game->state->size);
  g_autofree char *reason = NULL;
  ScribaVerdict verdict;

  if (scriba_table_dispatch (table, kind, args, &verdict))
    {
      reason = game->describe_verdict (before, scriba_table_get_box (table), kind, &verdict);
      if ((game->quiet & (1u << kind)) == 0 || verdict.kind == SCRIBA_AGAINST)
        say_recorded (widget, table, &verdict, reason);
      return TRUE;
    }

  scriba_game_say_refused (widget, table, before, kind, &verdict);
  return FALSE;
}
