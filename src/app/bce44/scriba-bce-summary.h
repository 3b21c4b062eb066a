/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document.h"
#include "scriba-summary-words.h"

G_BEGIN_DECLS

void scriba_bce_summary_describe (gconstpointer game,
                                  ScribaSummaryWords *words);
void scriba_bce_summary_describe_draft (ScribaDocument *document,
                                        ScribaSummaryWords *words);

G_END_DECLS
