/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-phase-view.h"

G_BEGIN_DECLS

/**
 * ScribaSetupView:
 *
 * The set-up of a game, step by step as the table does it.
 */
#define SCRIBA_TYPE_SETUP_VIEW (scriba_setup_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSetupView, scriba_setup_view, SCRIBA, SETUP_VIEW, ScribaPhaseView)

G_END_DECLS
