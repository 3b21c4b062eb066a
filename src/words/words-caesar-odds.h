/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-odds.h"

G_BEGIN_DECLS

char *scriba_words_odds (CaesarOdds odds);
char *scriba_words_share (CaesarOdds odds,
                          guint percent);
char *scriba_words_odds_of (CaesarOdds odds,
                            guint meant,
                            guint tokens);
char *scriba_words_some_between (int lowest,
                                 int highest,
                                 int most);

G_END_DECLS
