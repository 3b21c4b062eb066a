/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-draft.h"

#include "bce-files.h"

struct _ScribaScoreDraft
{
  ScribaDraft parent_instance;

  BceScoring *scoring;
  BceScore *score;
};

G_DEFINE_FINAL_TYPE (ScribaScoreDraft, scriba_score_draft, SCRIBA_TYPE_DRAFT)

static gboolean
scriba_score_draft_read_input (ScribaDraft *draft,
                               JsonNode *node,
                               GError **error)
{
  ScribaScoreDraft *self = SCRIBA_SCORE_DRAFT (draft);
  BceScoring *scoring = bce_scoring_from_json (node, error);

  if (scoring == NULL)
    return FALSE;

  g_clear_pointer (&self->scoring, bce_scoring_free);
  self->scoring = scoring;
  return TRUE;
}

static JsonNode *
scriba_score_draft_write_input (ScribaDraft *draft)
{
  return bce_scoring_to_json (SCRIBA_SCORE_DRAFT (draft)->scoring);
}

static void
scriba_score_draft_changed (ScribaDocument *document)
{
  ScribaScoreDraft *self = SCRIBA_SCORE_DRAFT (document);

  bce_score (self->scoring, self->score);
}

static void
scriba_score_draft_finalize (GObject *object)
{
  ScribaScoreDraft *self = SCRIBA_SCORE_DRAFT (object);

  g_clear_pointer (&self->scoring, bce_scoring_free);
  bce_score_free (self->score);

  G_OBJECT_CLASS (scriba_score_draft_parent_class)->finalize (object);
}

static void
scriba_score_draft_class_init (ScribaScoreDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_score_draft_finalize;
  SCRIBA_DOCUMENT_CLASS (klass)->changed = scriba_score_draft_changed;
  SCRIBA_DRAFT_CLASS (klass)->read_input = scriba_score_draft_read_input;
  SCRIBA_DRAFT_CLASS (klass)->write_input = scriba_score_draft_write_input;
}

static void
scriba_score_draft_init (ScribaScoreDraft *self)
{
  self->score = bce_score_new ();
}

/** scriba_score_draft_new: a draft without a value yet, to be started or loaded. */
ScribaScoreDraft *
scriba_score_draft_new (void)
{
  return g_object_new (SCRIBA_TYPE_SCORE_DRAFT, NULL);
}

/**
 * scriba_score_draft_start:
 * @self: a new draft
 * @n_players: 1 to 5
 *
 * Makes an empty value the start of the history; the caller names the players first or later.
 */
void
scriba_score_draft_start (ScribaScoreDraft *self,
                          guint n_players)
{
  g_return_if_fail (SCRIBA_IS_SCORE_DRAFT (self));

  g_clear_pointer (&self->scoring, bce_scoring_free);
  self->scoring = bce_scoring_new (n_players);
}

/** scriba_score_draft_get_scoring: the value to draw from; not to be kept over a change. */
const BceScoring *
scriba_score_draft_get_scoring (ScribaScoreDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_DRAFT (self), NULL);

  return self->scoring;
}

/** scriba_score_draft_get_score: what follows from the value; made anew at each change. */
const BceScore *
scriba_score_draft_get_score (ScribaScoreDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_DRAFT (self), NULL);

  return self->score;
}

/**
 * scriba_score_draft_edit:
 * @self: a draft
 *
 * Returns: (transfer none): the value, to be changed and then committed with scriba_document_commit()
 */
BceScoring *
scriba_score_draft_edit (ScribaScoreDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_DRAFT (self), NULL);

  return self->scoring;
}
