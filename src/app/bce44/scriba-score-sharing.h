/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"
#include "scriba-sharing.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCORE_SHARING (scriba_score_sharing_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScoreSharing, scriba_score_sharing, SCRIBA, SCORE_SHARING, ScribaSharing)

ScribaSharing *scriba_score_sharing_new (ScribaScoreDraft *draft);

G_END_DECLS
