/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-phase-view.h"

G_BEGIN_DECLS

/** ScribaSitesView: construction: structures by era, and statues; a tap builds for whose turn it is. */
#define SCRIBA_TYPE_SITES_VIEW (scriba_sites_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSitesView, scriba_sites_view, SCRIBA, SITES_VIEW, ScribaPhaseView)

G_END_DECLS
