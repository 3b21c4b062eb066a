/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-draft-summary.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DRAFT_CARD (scriba_draft_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDraftCard, scriba_draft_card, SCRIBA, DRAFT_CARD, AdwBin)

GtkWidget *scriba_draft_card_new (ScribaDraftSummary *summary,
                                  gboolean narrow);

G_END_DECLS
