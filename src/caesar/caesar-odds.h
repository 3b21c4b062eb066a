/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-box.h"

G_BEGIN_DECLS

/** CAESAR_ODDS_MOST: tokens of the largest bag that odds can be told of. */
#define CAESAR_ODDS_MOST 60

/** CaesarOdds: a reduced fraction; @whole is 0 if the bag is too large to tell. */
typedef struct
{
  guint64 part;
  guint64 whole;
} CaesarOdds;

void caesar_odds_take_marked (gint16 bag[CAESAR_MAX_KINDS],
                              const gint16 marked[CAESAR_MAX_KINDS]);

CaesarOdds caesar_odds_fits (const CaesarBox *box,
                             const gint16 bag[CAESAR_MAX_KINDS],
                             CaesarSymbol symbol);
CaesarOdds caesar_odds_some_fit (const CaesarBox *box,
                                 const gint16 bag[CAESAR_MAX_KINDS],
                                 CaesarSymbol symbol,
                                 guint draws);
CaesarOdds caesar_odds_none_fits (const CaesarBox *box,
                                  const gint16 bag[CAESAR_MAX_KINDS],
                                  CaesarSymbol symbol,
                                  guint draws);
CaesarOdds caesar_odds_best (const CaesarBox *box,
                             const gint16 bag[CAESAR_MAX_KINDS],
                             CaesarSymbol symbol,
                             guint draws,
                             int lowest,
                             int highest);
CaesarOdds caesar_odds_some_between (const CaesarBox *box,
                                     const gint16 bag[CAESAR_MAX_KINDS],
                                     CaesarSymbol symbol,
                                     guint draws,
                                     int lowest,
                                     int highest);
CaesarOdds caesar_odds_some_of (const CaesarBox *box,
                                const gint16 bag[CAESAR_MAX_KINDS],
                                guint32 kinds,
                                guint draws);

guint caesar_odds_count (const CaesarBox *box,
                         const gint16 bag[CAESAR_MAX_KINDS]);
guint caesar_odds_count_between (const CaesarBox *box,
                                 const gint16 bag[CAESAR_MAX_KINDS],
                                 CaesarSymbol symbol,
                                 int lowest,
                                 int highest);

void caesar_odds_to_percents (const CaesarOdds *odds,
                              guint n_odds,
                              guint *percents);

G_END_DECLS
