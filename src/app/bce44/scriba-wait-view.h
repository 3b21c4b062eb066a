/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-phase-view.h"

G_BEGIN_DECLS

/**
 * ScribaWaitView:
 *
 * A phase in which nothing is entered: it says what the table does, and goes on.
 */
#define SCRIBA_TYPE_WAIT_VIEW (scriba_wait_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaWaitView, scriba_wait_view, SCRIBA, WAIT_VIEW, ScribaPhaseView)

G_END_DECLS
