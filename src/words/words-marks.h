/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-entry.h"

G_BEGIN_DECLS

/** ScribaRuleWords: what a game calls a rule that an entry was recorded against, by its bit of `against`. */
typedef const char *(*ScribaRuleWords) (guint rule);

char *scriba_words_marks (const ScribaEntry *entry,
                          gboolean undone,
                          ScribaRuleWords rule_words);

G_END_DECLS
