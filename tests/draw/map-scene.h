/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"

/* A game of Caesar! in its middle: what the design's picture shows. Counted by hand. */

int map_scene_province (const CaesarBox *box,
                        const char *id);
int map_scene_border (const CaesarBox *box,
                      const char *id,
                      const char *other);
void map_scene_start (CaesarState *state,
                      const CaesarBox *box);
void map_scene_lay (CaesarState *state,
                    const CaesarBox *box,
                    int side,
                    const char *id,
                    const char *other,
                    int symbol,
                    int value,
                    int other_value);
void map_scene_fill (CaesarState *state,
                     const CaesarBox *box);
void map_scene_finish (CaesarState *state,
                       const CaesarBox *box);
