/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "bce-score.h"

G_BEGIN_DECLS

/**
 * ScribaScoreHolder:
 *
 * What has a final score and all that it depends on: a game that is scored on
 * its own, or a tracked one. It has a signal ::changed.
 */
#define SCRIBA_TYPE_SCORE_HOLDER (scriba_score_holder_get_type ())
G_DECLARE_INTERFACE (ScribaScoreHolder, scriba_score_holder, SCRIBA, SCORE_HOLDER, GObject)

struct _ScribaScoreHolderInterface
{
  GTypeInterface parent_interface;

  const BceScoring *(*get_scoring) (ScribaScoreHolder *self);
  const BceScore *(*get_score) (ScribaScoreHolder *self);
  BceCharacter (*get_character) (ScribaScoreHolder *self,
                                 guint player);
  const char *(*get_recruit_type) (ScribaScoreHolder *self,
                                   guint player,
                                   guint recruit);
};

const BceScoring *scriba_score_holder_get_scoring (ScribaScoreHolder *self);
const BceScore *scriba_score_holder_get_score (ScribaScoreHolder *self);
BceCharacter scriba_score_holder_get_character (ScribaScoreHolder *self,
                                                guint player);
const char *scriba_score_holder_get_recruit_type (ScribaScoreHolder *self,
                                                  guint player,
                                                  guint recruit);

G_END_DECLS
