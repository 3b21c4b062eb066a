/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"

void caesar_assert_tokens_add_up (const CaesarState *state,
                                  const CaesarBox *box);
void caesar_assert_adds_up (const CaesarState *state,
                            const CaesarBox *box);
