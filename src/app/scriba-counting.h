/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-drafts.h"
#include "scriba-game-kind.h"
#include "scriba-library.h"
#include "scriba-statistics.h"

G_BEGIN_DECLS

/** ScribaCounting: what is counted of all games and drafts, some at a time: all of them would take longer than a frame may. */
typedef struct _ScribaCounting ScribaCounting;

ScribaCounting *scriba_counting_new (ScribaLibrary *library,
                                     ScribaDrafts *drafts);
void scriba_counting_free (ScribaCounting *self);
gboolean scriba_counting_go_on (ScribaCounting *self);
ScribaStatistics *scriba_counting_get (ScribaCounting *self,
                                       const ScribaGameKind *kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaCounting, scriba_counting_free)

G_END_DECLS
