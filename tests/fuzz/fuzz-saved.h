/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fuzz-json.h"
#include "scriba-game-file.h"

G_BEGIN_DECLS

void fuzz_assert_game (const ScribaGameFile *file);

G_END_DECLS
