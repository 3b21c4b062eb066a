/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-document.h"
#include "scriba-owner-box.h"
#include "scriba-sheet.h"
#include "scriba-summary-words.h"
#include "scriba-table-scene.h"
#include "scriba-table.h"
#include "words-marks.h"
#include "words-rulings.h"

G_BEGIN_DECLS

/**
 * ScribaGameKind:
 * @format: the game
 * @title: its name, to be translated
 * @quiet: a bit for each kind of entry of which no toast tells: the page shows what they do
 * @corrections: a bit for each kind of entry by which the table sets what is tracked
 * @create_new_page: makes the page on which such a game begins
 * @create_page: makes the page of a game
 * @create_box_page: makes the page of the owner's box
 * @create_scene: makes what the table view shows of a game
 * @get_player: what a player is called, by the summary of a game; %NULL where there is none
 * @describe_summary: what the library says of a game, by its summary; the task is its name already
 * @describe_draft: (nullable): so, of what is reckoned outside a game
 * @describe: what happened, in one line, without what is private at @now
 * @describe_verdict: why an entry of a kind is against the rules, or impossible
 * @describe_rule: a rule that an entry was recorded against
 * @count_rulings: how many places of its rulebook had to be decided
 * @describe_ruling: one of them
 * @describe_moment: where a game stands
 * @count_open: (nullable): changes when something else becomes private, or public
 * @create_sheet: makes the page that goes to a picture, a file or a printer, with a @date (transfer full)
 * @create_report: tells how a game stands or ended, as a text to send, with a @date
 * @can_change: (nullable): whether an older entry can be changed, and not only removed
 * @create_change: (nullable): a dialog for that; its response is `change`
 * @dup_change: (nullable): what was chosen in it
 * @roles: what players play are called, to be translated: characters, or sides
 * @shared: what a game that several won is called in statistics, to be translated
 * @scored: whether it has scores
 * @describe_role: a character or side
 * @create_mark: how that is marked, so many pixels wide
 *
 * What only one game has in the window.
 */
typedef struct
{
  const ScribaGameFormat *format;
  const char *title;
  guint32 quiet;
  guint32 corrections;
  AdwNavigationPage *(*create_new_page) (void);
  AdwNavigationPage *(*create_page) (ScribaTable *table);
  AdwNavigationPage *(*create_box_page) (ScribaOwnerBox *box);
  ScribaTableScene *(*create_scene) (void);
  const char *(*get_player) (gconstpointer summary,
                             guint player);
  void (*describe_summary) (gconstpointer summary,
                            ScribaSummaryWords *words);
  void (*describe_draft) (ScribaDocument *draft,
                          ScribaSummaryWords *words);

  char *(*describe) (gconstpointer before,
                     gconstpointer box,
                     const ScribaEntry *entry,
                     gconstpointer now);
  char *(*describe_verdict) (gconstpointer before,
                             gconstpointer box,
                             guint kind,
                             const ScribaVerdict *verdict);
  ScribaRuleWords describe_rule;
  guint (*count_rulings) (void);
  ScribaRuling (*describe_ruling) (guint ruling);
  char *(*describe_moment) (gconstpointer state);
  guint (*count_open) (gconstpointer state);
  ScribaSheet *(*create_sheet) (gconstpointer state,
                                gconstpointer box,
                                char *date);
  char *(*create_report) (gconstpointer state,
                          gconstpointer box,
                          const char *date);

  gboolean (*can_change) (const ScribaEntry *entry,
                          gconstpointer now);
  AdwDialog *(*create_change) (ScribaTable *table,
                               const ScribaEntry *entry);
  gpointer (*dup_change) (AdwDialog *dialog);

  const char *roles;
  const char *shared;
  gboolean scored;
  const char *(*describe_role) (int role);
  GtkWidget *(*create_mark) (int role,
                             int size);
} ScribaGameKind;

const ScribaGameKind * const *scriba_game_kind_list (guint *n_kinds);
const ScribaGameKind *scriba_game_kind_find (const char *key);
const ScribaGameKind *scriba_game_kind_of (const ScribaGameFormat *format);
const ScribaGameKind *scriba_game_kind_of_table (ScribaTable *table);
const ScribaGameKind *scriba_game_kind_of_drafts (void);

G_END_DECLS
