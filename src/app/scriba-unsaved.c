/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-unsaved.h"

#include <glib/gi18n.h>

#include "scriba-application.h"
#include "scriba-error.h"
#include "scriba-game-kind.h"
#include "scriba-summary.h"
#include "scriba-words.h"

/* What could not be saved, in words, and what is asked before it is lost. */

/**
 * scriba_unsaved_explain:
 * @kept: what could not be written or removed
 * @error: why not
 *
 * Returns: (transfer full): that in one line. It names the kind of document: the
 *   name of its file says nothing to the reader.
 */
char *
scriba_unsaved_explain (ScribaKept *kept,
                        const GError *error)
{
  g_autoptr (GError) named = g_error_copy (error);

  if (SCRIBA_IS_TABLE (kept))
    scriba_error_set_file (named, _(scriba_game_kind_of (scriba_table_get_format (SCRIBA_TABLE (kept)))->title));
  else
    scriba_error_set_file (named, SCRIBA_IS_SCORE_DRAFT (kept)     ? _("Final scoring")
                                  : SCRIBA_IS_RESOLVE_DRAFT (kept) ? _("Resolution")
                                                                   : _("Fill the Box"));
  return scriba_words_error (named);
}

/** scriba_unsaved_explain_problem: (transfer full): why the library cannot be read or written. */
char *
scriba_unsaved_explain_problem (const GError *problem)
{
  if (g_error_matches (problem, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_LOCKED))
    return g_strdup (_("Your games are open in another program. As soon as that lets go of them they are shown, and what is new is saved."));

  return scriba_words_error (problem);
}

/* What would be lost, and why it is not saved. */
static char *
describe (ScribaKept *kept,
          const GError *error)
{
  ScribaLibrary *library = scriba_application_get_library (scriba_application_get ());
  ScribaGameItem *item = SCRIBA_IS_TABLE (kept) ? scriba_library_find (library, scriba_table_get_id (SCRIBA_TABLE (kept))) : NULL;
  g_autoptr (ScribaSummary) summary = NULL;
  g_autofree char *title = NULL;
  g_autofree char *reason = NULL;

  if (kept == NULL)
    return scriba_unsaved_explain_problem (error);
  if (item == NULL)
    return scriba_unsaved_explain (kept, error);

  summary = scriba_summary_new_for_game (item);
  title = scriba_summary_dup_title (summary);
  reason = scriba_unsaved_explain_problem (error);
  /* Translators: a game with its players, such as “44 BCE · Anna, Bálint”; then, as a sentence, why it is not saved. */
  return g_strdup_printf (_("Not saved: %1$s\n%2$s"), title, reason);
}

/**
 * scriba_unsaved_dialog_new:
 * @kept: (nullable): what would be lost; %NULL where it is not known to be one thing
 * @error: why it is not saved
 *
 * Returns: (transfer floating): a dialog that asks before a window is closed; its response is `give-up` or `close`, which
 *   keeps it open
 */
AdwDialog *
scriba_unsaved_dialog_new (ScribaKept *kept,
                           const GError *error)
{
  g_autofree char *sentence = describe (kept, error);
  AdwDialog *dialog = adw_alert_dialog_new (_("Unsaved Changes"), sentence);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "close", _("_Keep Open"),
                                  /* Translators: closes the window although something is lost by it. */
                                  "give-up", _("Close _Anyway"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "give-up", ADW_RESPONSE_DESTRUCTIVE);
  return dialog;
}
