/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-final.h"
#include "scriba-record.h"

/**
 * bce_check_holds:
 * @state: a #BceState
 * @box: the game's #BceBox
 * @kind: a #BceEntryKind
 * @args: its arguments; bce_check() finds the entry possible
 * @verdict: (inout): what the rules say
 *
 * A confirmed result is one of all that was recorded before it. Where that has been
 * changed, and something else comes of it, the table confirms it again.
 */
void
bce_check_holds (gconstpointer state,
                 gconstpointer box,
                 guint kind,
                 gconstpointer args,
                 ScribaVerdict *verdict)
{
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = NULL;
  BceFinish finish;

  if (kind != BCE_ENTRY_FINISH)
    return;

  score = bce_score_new ();
  bce_final_score (state, box, bce_box_dup_name, &scoring, score);
  bce_final_fill_finish (score, scoring, &finish);
  if (!scriba_record_equal (bce_game.kinds[BCE_ENTRY_FINISH].shape, &finish, args))
    scriba_verdict_add (verdict, SCRIBA_IMPOSSIBLE,
                        (ScribaFact) { .code = BCE_COUNT_RESULT, .seat = BCE_NOBODY, .index = BCE_NONE });
}
