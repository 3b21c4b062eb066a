/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-kind.h"

#include <glib/gi18n.h>

#include "caesar-files.h"
#include "scriba-caesar-box-page.h"
#include "scriba-caesar-page.h"
#include "scriba-caesar-scene.h"
#include "scriba-caesar-sheet.h"
#include "scriba-change-placement.h"
#include "scriba-new-caesar-page.h"
#include "scriba-side-mark.h"
#include "scriba-words.h"
#include "words-caesar-preview.h"

static const char *
get_player (gconstpointer summary,
            guint player)
{
  return player < CAESAR_N_SIDES ? scriba_words_caesar_summary_player (summary, player) : NULL;
}

static void
describe_summary (gconstpointer game,
                  ScribaSummaryWords *words)
{
  const CaesarSummary *summary = game;

  words->icon_name = "scriba-sword-symbolic";
  words->state = scriba_words_caesar_summary_state (summary);
  words->detail = scriba_words_caesar_summary_detail (summary);
  if (summary->stage == CAESAR_STAGE_OVER && summary->result.winner != CAESAR_NOBODY)
    words->winner = summary->result.winner;
  words->n_players = CAESAR_N_SIDES;
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      words->names[side] = scriba_words_caesar_summary_player (summary, side);
      words->roles[side] = side;
    }
}

static char *
describe (gconstpointer before,
          gconstpointer box,
          const ScribaEntry *entry,
          gconstpointer now)
{
  return scriba_words_caesar_entry (before, box, entry);
}

static char *
describe_verdict (gconstpointer before,
                  gconstpointer box,
                  guint kind,
                  const ScribaVerdict *verdict)
{
  return scriba_words_caesar_verdict (before, box, verdict);
}

static char *
describe_moment (gconstpointer state)
{
  return scriba_words_caesar_moment (state);
}

static ScribaSheet *
create_sheet (gconstpointer state,
              gconstpointer box,
              char *date)
{
  return scriba_caesar_sheet_new (state, box, date);
}

static char *
create_report (gconstpointer state,
               gconstpointer box,
               const char *date)
{
  return scriba_words_caesar_report (state, box, date);
}

static gboolean
can_change (const ScribaEntry *entry,
            gconstpointer now)
{
  return entry->kind == CAESAR_ENTRY_PLACE;
}

static gpointer
dup_change (AdwDialog *dialog)
{
  return scriba_change_placement_dup_place (SCRIBA_CHANGE_PLACEMENT (dialog));
}

static const char *
describe_role (int role)
{
  return scriba_words_side (role);
}

static GtkWidget *
create_mark (int role,
             int size)
{
  return scriba_side_mark_new (role, size);
}

G_STATIC_ASSERT (CAESAR_N_ENTRY_KINDS <= 32);

const ScribaGameKind scriba_caesar_kind = {
  .format = &caesar_game_format,
  .title = N_("Caesar!"),
  .quiet = 1u << CAESAR_ENTRY_TICK,
  .corrections = 1u << CAESAR_ENTRY_TILE | 1u << CAESAR_ENTRY_RULING | 1u << CAESAR_ENTRY_NAME |
                 1u << CAESAR_ENTRY_SPACE | 1u << CAESAR_ENTRY_HELD | 1u << CAESAR_ENTRY_CORRECT,
  .create_new_page = scriba_new_caesar_page_new,
  .create_page = scriba_caesar_page_new,
  .create_box_page = scriba_caesar_box_page_new,
  .create_scene = scriba_caesar_scene_new,
  .get_player = get_player,
  .describe_summary = describe_summary,
  .describe = describe,
  .describe_verdict = describe_verdict,
  .describe_rule = scriba_words_caesar_rule,
  .count_rulings = scriba_words_n_caesar_rulings,
  .describe_ruling = scriba_words_caesar_ruling,
  .describe_moment = describe_moment,
  .create_sheet = create_sheet,
  .create_report = create_report,
  .can_change = can_change,
  .create_change = scriba_change_placement_new,
  .dup_change = dup_change,
  .roles = N_("Sides"),
  .shared = NC_("statistics", "Draws"),
  .describe_role = describe_role,
  .create_mark = create_mark,
};
