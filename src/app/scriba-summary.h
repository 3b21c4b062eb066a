/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"
#include "scriba-game-kind.h"
#include "scriba-library.h"

G_BEGIN_DECLS

/** ScribaSummarySection: the parts of the library, in their order. */
typedef enum
{
  SCRIBA_SUMMARY_RUNNING,
  SCRIBA_SUMMARY_FINISHED,
  SCRIBA_SUMMARY_DRAFT,
} ScribaSummarySection;

#define SCRIBA_TYPE_SUMMARY (scriba_summary_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSummary, scriba_summary, SCRIBA, SUMMARY, GObject)

ScribaSummary *scriba_summary_new (ScribaDraft *draft);
ScribaSummary *scriba_summary_new_for_game (ScribaGameItem *item);
ScribaSummary *scriba_summary_of (gpointer item);
void scriba_summary_refresh (ScribaSummary *self);

const char *scriba_summary_get_key (ScribaSummary *self);
ScribaSummarySection scriba_summary_get_section (ScribaSummary *self);
gboolean scriba_summary_is_deleted (ScribaSummary *self);
const ScribaGameKind *scriba_summary_get_kind (ScribaSummary *self);
guint scriba_summary_get_year (ScribaSummary *self);
int scriba_summary_get_winner (ScribaSummary *self);
const char *scriba_summary_get_speech (ScribaSummary *self);
char *scriba_summary_dup_title (ScribaSummary *self);

guint scriba_summary_get_n_players (ScribaSummary *self);
const char *scriba_summary_get_name (ScribaSummary *self,
                                     guint player);
const char *scriba_summary_get_total (ScribaSummary *self,
                                      guint player);
int scriba_summary_get_role (ScribaSummary *self,
                             guint player);

G_END_DECLS
