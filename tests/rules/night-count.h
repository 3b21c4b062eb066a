/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "night-box.h"

void night_assert_makes_sense (const BceState *state);
void night_assert_refused (const BceState *state,
                           guint kind,
                           gconstpointer args,
                           const ScribaVerdict *verdict);
