/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-phase-view.h"

G_BEGIN_DECLS

/** ScribaMarketView: enlistment: the recruit piles; a tap enlists for whose turn it is. */
#define SCRIBA_TYPE_MARKET_VIEW (scriba_market_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaMarketView, scriba_market_view, SCRIBA, MARKET_VIEW, ScribaPhaseView)

G_END_DECLS
