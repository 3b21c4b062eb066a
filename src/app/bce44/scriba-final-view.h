/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-phase-view.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_FINAL_VIEW (scriba_final_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaFinalView, scriba_final_view, SCRIBA, FINAL_VIEW, ScribaPhaseView)

G_END_DECLS
