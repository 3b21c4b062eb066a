/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SEATS_VIEW (scriba_seats_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSeatsView, scriba_seats_view, SCRIBA, SEATS_VIEW, AdwBin)

void scriba_seats_view_update (ScribaSeatsView *self,
                               ScribaResolveDraft *draft);

G_END_DECLS
