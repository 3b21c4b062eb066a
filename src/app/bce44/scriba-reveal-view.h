/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-phase-view.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_REVEAL_VIEW (scriba_reveal_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaRevealView, scriba_reveal_view, SCRIBA, REVEAL_VIEW, ScribaPhaseView)

G_END_DECLS
