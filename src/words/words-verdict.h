/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-entries.h"

G_BEGIN_DECLS

const char *scriba_words_rule (guint rule);
char *scriba_words_entry_verdict (const BceState *state,
                                  const BceBox *box,
                                  guint kind,
                                  const ScribaVerdict *verdict);

G_END_DECLS
