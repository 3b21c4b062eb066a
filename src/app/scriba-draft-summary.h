/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DRAFT_SUMMARY (scriba_draft_summary_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDraftSummary, scriba_draft_summary, SCRIBA, DRAFT_SUMMARY, GObject)

ScribaDraftSummary *scriba_draft_summary_new (ScribaDraft *draft);
void scriba_draft_summary_refresh (ScribaDraftSummary *self);

ScribaDraft *scriba_draft_summary_get_draft (ScribaDraftSummary *self);
const char *scriba_draft_summary_get_speech (ScribaDraftSummary *self);

guint scriba_draft_summary_get_n_players (ScribaDraftSummary *self);
const char *scriba_draft_summary_get_name (ScribaDraftSummary *self,
                                           guint player);
const char *scriba_draft_summary_get_total (ScribaDraftSummary *self,
                                            guint player);

G_END_DECLS
