/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-kind.h"

G_BEGIN_DECLS

extern const ScribaGameKind scriba_bce_kind;

G_END_DECLS
