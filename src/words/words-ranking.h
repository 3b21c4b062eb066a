/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-types.h"

G_BEGIN_DECLS

/*
 * ScribaRanking: players with a number each, to be named in one line, most first.
 * Equal ones keep the order in which they were added.
 */
typedef struct
{
  guint n;
  const char *names[BCE_MAX_SEATS];
  gint64 values[BCE_MAX_SEATS];
  guint unknown[BCE_MAX_SEATS];
} ScribaRanking;

void scriba_ranking_add (ScribaRanking *ranking,
                         const char *name,
                         gint64 value,
                         guint n_unknown);

char *scriba_ranking_to_words (const ScribaRanking *ranking);
char *scriba_ranking_to_names (const ScribaRanking *ranking);

G_END_DECLS
