/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-change.h"

#include <glib/gi18n.h>

#include "scriba-game-act.h"
#include "scriba-game-kind.h"
#include "scriba-toast.h"

#define MOST_NAMED 12
#define CHANGE_KEY "scriba-game-change"

/**
 * ScribaGameChange:
 *
 * That a game has gone somewhere else than on: an older line was changed or removed, or there was a jump. It is told,
 * with the lines that do not fit any more, and can be taken back.
 */
struct _ScribaGameChange
{
  GObject parent_instance;

  ScribaTable *table;
  guint32 before;     /* where the game stood */
  guint32 before_tip; /* so, what redo led to */
  guint32 after;      /* where it stands since */
};

G_DEFINE_FINAL_TYPE (ScribaGameChange, scriba_game_change, G_TYPE_OBJECT)

static guint32
get_head (ScribaGameChange *self)
{
  return scriba_history_get_head (scriba_table_get_history (self->table));
}

static void
scriba_game_change_finalize (GObject *object)
{
  g_object_unref (SCRIBA_GAME_CHANGE (object)->table);

  G_OBJECT_CLASS (scriba_game_change_parent_class)->finalize (object);
}

static void
scriba_game_change_class_init (ScribaGameChangeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_game_change_finalize;
}

static void
scriba_game_change_init (ScribaGameChange *self)
{
}

/** scriba_game_change_new: (transfer full): remembers where a game stands, before something that can be taken back. */
ScribaGameChange *
scriba_game_change_new (ScribaTable *table)
{
  ScribaGameChange *self = g_object_new (SCRIBA_TYPE_GAME_CHANGE, NULL);

  self->table = g_object_ref (table);
  self->before = get_head (self);
  self->before_tip = scriba_history_get_tip (scriba_table_get_history (table));
  return self;
}

/* Where nothing is left of the game, there is no step that undo could take back: then the game goes to where it stood. */
static gboolean
take_back (gpointer data)
{
  ScribaGameChange *self = data;
  guint32 undo_to = self->after;

  if (get_head (self) != self->after)
    return FALSE;

  if (scriba_history_get_undo (scriba_table_get_history (self->table), &undo_to) != 0 && undo_to == self->before)
    scriba_table_undo (self->table);
  else
    scriba_table_return (self->table, self->before, self->before_tip);
  return TRUE;
}

static void
changed_cb (AdwToast *toast)
{
  ScribaGameChange *self = g_object_get_data (G_OBJECT (toast), CHANGE_KEY);

  if (get_head (self) != self->after)
    adw_toast_dismiss (toast);
}

static void
say (ScribaGameChange *self,
     GtkWidget *widget,
     const char *sentence)
{
  AdwToast *toast = adw_toast_new (sentence);

  if (self->after != self->before)
    {
      g_object_set_data_full (G_OBJECT (toast), CHANGE_KEY, g_object_ref (self), g_object_unref);
      scriba_toast_set_undo (toast, take_back, self, NULL);
      g_signal_connect_object (self->table, "changed", G_CALLBACK (changed_cb), toast, G_CONNECT_SWAPPED);
    }
  scriba_game_show_toast (widget, toast);
}

/* What could not be replayed is named, line by line, and then why the first could not. */
static char *
describe_left_out (ScribaGameChange *self,
                   const GArray *left_out,
                   const ScribaVerdict *verdict)
{
  ScribaHistory *history = scriba_table_get_history (self->table);
  const ScribaEntry *first = scriba_history_get_entry (history, g_array_index (left_out, guint32, 0));
  g_autofree char *reason =
    scriba_game_kind_of_table (self->table)->describe_verdict (scriba_table_get_state (self->table),
                                                               scriba_table_get_box (self->table), first->kind, verdict);
  g_autoptr (GString) text = g_string_new (_("These lines do not fit any more:"));

  for (guint i = 0; i < MIN (left_out->len, MOST_NAMED); i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, g_array_index (left_out, guint32, i));
      g_autofree char *words = scriba_game_describe (self->table, entry);

      g_string_append_printf (text, "\n• %s", words);
    }
  if (left_out->len > MOST_NAMED)
    {
      guint n_more = left_out->len - MOST_NAMED;

      g_string_append_c (text, '\n');
      /* Translators: entries of a log that are not named one by one. */
      g_string_append_printf (text, ngettext ("and %u more", "and %u more", n_more), n_more);
    }
  g_string_append_printf (text, "\n%s", reason);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
tell_left_out (ScribaGameChange *self,
               GtkWidget *widget,
               const GArray *left_out,
               const ScribaVerdict *verdict)
{
  g_autofree char *text = describe_left_out (self, left_out, verdict);
  AdwDialog *dialog = adw_alert_dialog_new (_("Left Out"), text);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "undo", _("_Undo"), "keep", _("_Keep It So"), NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "keep");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "keep");
  g_signal_connect_data (dialog, "response::undo", G_CALLBACK (take_back), g_object_ref (self),
                         (GClosureNotify) (void (*) (void)) g_object_unref, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/**
 * scriba_game_change_tell:
 * @self: made before the change
 * @widget: what was tapped
 * @sentence: what has been done
 * @left_out: (nullable) (element-type guint32): the entries that do not fit any more
 * @verdict: (nullable): why the first of them does not
 *
 * Says it, with Undo; where lines were left out, a dialog names them.
 */
void
scriba_game_change_tell (ScribaGameChange *self,
                         GtkWidget *widget,
                         const char *sentence,
                         const GArray *left_out,
                         const ScribaVerdict *verdict)
{
  g_return_if_fail (SCRIBA_IS_GAME_CHANGE (self) && GTK_IS_WIDGET (widget));

  self->after = get_head (self);
  if (left_out != NULL && left_out->len > 0)
    tell_left_out (self, widget, left_out, verdict);
  else
    say (self, widget, sentence);
}
