/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-resolve.h"

G_BEGIN_DECLS

char *scriba_words_field_headline (const BceBoards *boards,
                                   const BceOutcome *outcome,
                                   BceField field);
const char *scriba_words_field_winner (const BceOutcome *outcome,
                                       BceField field);
char *scriba_words_field_reason (const BceBoards *boards,
                                 const BceOutcome *outcome,
                                 BceField field);

char *scriba_words_tile_title (const BceBoards *boards,
                               const BceOutcome *outcome,
                               BceField field);
char *scriba_words_tile_reason (const BceBoards *boards,
                                const BceOutcome *outcome,
                                BceField field);

char *scriba_words_denarii_title (const BceBoards *boards,
                                  const BceOutcome *outcome,
                                  BceField field);
char *scriba_words_denarii_reason (const BceOutcome *outcome,
                                   BceField field);

char *scriba_words_next_im_title (const BceBoards *boards,
                                  const BceOutcome *outcome);
char *scriba_words_next_im_reason (const BceBoards *boards,
                                   const BceOutcome *outcome);
char *scriba_words_next_im_bonus (const BceBoards *boards,
                                  const BceOutcome *outcome);

G_END_DECLS
