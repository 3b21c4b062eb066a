/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fuzz.h"
#include "scriba-game.h"
#include "scriba-random.h"

G_BEGIN_DECLS

/**
 * FuzzGame:
 * @game: the game
 * @box: its box
 * @args_size: room for the arguments of any entry
 * @make_next: makes what a table could enter next; %FALSE if there is nothing
 * @assert_sound: that no piece is lost, and that what is named is there
 * @assert_refused: (nullable): that what is refused is impossible
 * @look: computes what pages show
 *
 * What the entries of a game are tried with.
 */
typedef struct
{
  const ScribaGame *game;
  gconstpointer box;
  gsize args_size;
  gboolean (*make_next) (gconstpointer state,
                         gconstpointer box,
                         ScribaRandom *random,
                         guint *kind,
                         gpointer args);
  void (*assert_sound) (gconstpointer state,
                        gconstpointer box);
  void (*assert_refused) (gconstpointer state,
                          guint kind,
                          gconstpointer args,
                          const ScribaVerdict *verdict);
  void (*look) (gconstpointer state,
                gconstpointer box);
} FuzzGame;

GPtrArray *fuzz_find_moments (const FuzzGame *game,
                              gpointer start);
void fuzz_play (const FuzzGame *game,
                const GPtrArray *moments,
                FuzzBytes *bytes);

G_END_DECLS
