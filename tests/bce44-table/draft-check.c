/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draft-check.h"

/* Two players, the first of whom has some Imperium on the track. */
ScribaDraft *
create_score (const char *first,
              const char *second,
              int track)
{
  ScribaScoreDraft *draft = scriba_score_draft_new ();
  BceScoring *scoring;

  scriba_score_draft_start (draft, 2);
  scoring = scriba_score_draft_edit (draft);
  bce_scoring_set_name (scoring, 0, first);
  bce_scoring_set_name (scoring, 1, second);
  scoring->players[0].track = track;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  return SCRIBA_DRAFT (draft);
}

int
get_track (ScribaDraft *draft,
           guint player)
{
  return scriba_score_draft_get_scoring (SCRIBA_SCORE_DRAFT (draft))->players[player].track;
}
