/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-phase-view.h"

G_BEGIN_DECLS

/** ScribaDiscardView: discard: what each player holds against the limit, and what they give up. */
#define SCRIBA_TYPE_DISCARD_VIEW (scriba_discard_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDiscardView, scriba_discard_view, SCRIBA, DISCARD_VIEW, ScribaPhaseView)

G_END_DECLS
