/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-bce-kind.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-files.h"
#include "scriba-bce-box-page.h"
#include "scriba-bce-scene.h"
#include "scriba-bce-sheet.h"
#include "scriba-bce-summary.h"
#include "scriba-change-dialog.h"
#include "scriba-game-page.h"
#include "scriba-new-game-page.h"
#include "scriba-token.h"
#include "scriba-words.h"

static const char *
get_player (gconstpointer summary,
            guint player)
{
  const BceSummary *self = summary;

  return player < self->n_seats ? self->seats[player].name : NULL;
}

static char *
describe (gconstpointer before,
          gconstpointer box,
          const ScribaEntry *entry,
          gconstpointer now)
{
  return scriba_words_entry (before, box, entry, scriba_words_entry_hides (before, entry, now));
}

static char *
describe_verdict (gconstpointer before,
                  gconstpointer box,
                  guint kind,
                  const ScribaVerdict *verdict)
{
  return scriba_words_entry_verdict (before, box, kind, verdict);
}

static char *
describe_moment (gconstpointer state)
{
  return scriba_words_moment (state);
}

static guint
count_open (gconstpointer state)
{
  return bce_state_first_open_year (state);
}

static ScribaSheet *
create_sheet (gconstpointer state,
              gconstpointer box,
              char *date)
{
  return scriba_bce_sheet_new (state, box, date);
}

static char *
create_report (gconstpointer state,
               gconstpointer box,
               const char *date)
{
  return scriba_words_bce_report (state, box, date);
}

static gboolean
can_change (const ScribaEntry *entry,
            gconstpointer now)
{
  return scriba_change_dialog_can_change (entry, now);
}

static gpointer
dup_change (AdwDialog *dialog)
{
  return scriba_change_dialog_dup_args (SCRIBA_CHANGE_DIALOG (dialog));
}

static const char *
describe_role (int role)
{
  return scriba_words_character (role);
}

static GtkWidget *
create_mark (int role,
             int size)
{
  return scriba_token_new (role, size);
}

G_STATIC_ASSERT (BCE_N_ENTRY_KINDS <= 32);

/* Taps on a board come one after the other, and the bar below shows what they do. */
const ScribaGameKind scriba_bce_kind = {
  .format = &bce_game_format,
  .title = N_("44 BCE"),
  .quiet = 1u << BCE_ENTRY_BOARD | 1u << BCE_ENTRY_STORED | 1u << BCE_ENTRY_TELL | 1u << BCE_ENTRY_TICK,
  .corrections = 1u << BCE_ENTRY_CORRECT,
  .create_new_page = scriba_new_game_page_new,
  .create_page = scriba_game_page_new,
  .create_box_page = scriba_bce_box_page_new,
  .create_scene = scriba_bce_scene_new,
  .get_player = get_player,
  .describe_summary = scriba_bce_summary_describe,
  .describe_draft = scriba_bce_summary_describe_draft,
  .describe = describe,
  .describe_verdict = describe_verdict,
  .describe_rule = scriba_words_rule,
  .count_rulings = scriba_words_n_rulings,
  .describe_ruling = scriba_words_ruling,
  .describe_moment = describe_moment,
  .count_open = count_open,
  .create_sheet = create_sheet,
  .create_report = create_report,
  .can_change = can_change,
  .create_change = scriba_change_dialog_new,
  .dup_change = dup_change,
  .roles = N_("Characters"),
  .shared = NC_("statistics", "Shared"),
  .scored = TRUE,
  .describe_role = describe_role,
  .create_mark = create_mark,
};
