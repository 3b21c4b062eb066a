/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-drafts.h"
#include "scriba-game-kind.h"
#include "scriba-library.h"
#include "scriba-statistics.h"

G_BEGIN_DECLS

ScribaStatistics *scriba_counting_count (const ScribaGameKind *kind,
                                         ScribaLibrary *library,
                                         ScribaDrafts *drafts);

G_END_DECLS
