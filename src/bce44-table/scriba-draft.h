/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-resolve.h"
#include "bce-score.h"
#include "scriba-boards-holder.h"
#include "scriba-document.h"
#include "scriba-score-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DRAFT (scriba_draft_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaDraft, scriba_draft, SCRIBA, DRAFT, ScribaDocument)

/**
 * ScribaDraftClass:
 *
 * What a table works on outside a tracked game. The file is the input of the
 * command line of the same name; who plays which character, and what else a kind
 * of draft remembers, stands beside it, where other readers ignore it.
 */
struct _ScribaDraftClass
{
  ScribaDocumentClass parent_class;

  gboolean (*read_input) (ScribaDraft *self,
                          JsonNode *node,
                          GError **error);
  JsonNode *(*write_input) (ScribaDraft *self);
  void (*read_beside) (ScribaDraft *self,
                       JsonObject *beside);
  void (*write_beside) (ScribaDraft *self,
                        JsonObject *beside);
};

BceCharacter scriba_draft_get_character (ScribaDraft *self,
                                         guint seat);
void scriba_draft_set_character (ScribaDraft *self,
                                 guint seat,
                                 BceCharacter character);
void scriba_draft_remove_seat (ScribaDraft *self,
                               guint seat);

ScribaDraft *scriba_draft_open (const char *path,
                                GError **error);

/* Score a finished game. */
#define SCRIBA_TYPE_SCORE_DRAFT (scriba_score_draft_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScoreDraft, scriba_score_draft, SCRIBA, SCORE_DRAFT, ScribaDraft)

ScribaScoreDraft *scriba_score_draft_new (void);
void scriba_score_draft_start (ScribaScoreDraft *self,
                               guint n_players);
const BceScoring *scriba_score_draft_get_scoring (ScribaScoreDraft *self);
const BceScore *scriba_score_draft_get_score (ScribaScoreDraft *self);
BceScoring *scriba_score_draft_edit (ScribaScoreDraft *self);
void scriba_score_draft_get_begun (ScribaScoreDraft *self,
                                   gint64 *at,
                                   gint16 *utc_offset);
void scriba_score_draft_remove_player (ScribaScoreDraft *self,
                                       guint player);
const char *scriba_score_draft_get_recruit_type (ScribaScoreDraft *self,
                                                 guint player,
                                                 guint recruit);
void scriba_score_draft_add_recruit (ScribaScoreDraft *self,
                                     guint player,
                                     const BceScoredRecruit *recruit,
                                     const char *type);
void scriba_score_draft_remove_recruit (ScribaScoreDraft *self,
                                        guint player,
                                        guint recruit);

/* Resolve a year. */
#define SCRIBA_TYPE_RESOLVE_DRAFT (scriba_resolve_draft_get_type ())
G_DECLARE_FINAL_TYPE (ScribaResolveDraft, scriba_resolve_draft, SCRIBA, RESOLVE_DRAFT, ScribaDraft)

ScribaResolveDraft *scriba_resolve_draft_new (void);
void scriba_resolve_draft_start (ScribaResolveDraft *self,
                                 guint n_seats);
const BceBoards *scriba_resolve_draft_get_boards (ScribaResolveDraft *self);
const BceOutcome *scriba_resolve_draft_get_outcome (ScribaResolveDraft *self);
BceBoards *scriba_resolve_draft_edit (ScribaResolveDraft *self);

G_END_DECLS
