/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-phase-view.h"

G_BEGIN_DECLS

/**
 * ScribaGivenView:
 *
 * Production and interruption: what every player got by itself, and why not
 * more; what else happened; and the structures to activate.
 */
#define SCRIBA_TYPE_GIVEN_VIEW (scriba_given_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGivenView, scriba_given_view, SCRIBA, GIVEN_VIEW, ScribaPhaseView)

G_END_DECLS
