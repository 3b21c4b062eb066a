/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-resolve.h"
#include "words-line.h"

G_BEGIN_DECLS

/** ScribaTally: the two numbers of a board in a field (rules, section 4, step 5). */
typedef enum
{
  SCRIBA_TALLY_AUTHORITY,
  SCRIBA_TALLY_CHARISMA,
} ScribaTally;

const char *scriba_words_tally (ScribaTally tally);
const char *scriba_words_tally_rule (ScribaTally tally);
const char *scriba_words_suitors_rule (void);

GPtrArray *scriba_words_tally_lines (const BceBoards *boards,
                                     const BceOutcome *outcome,
                                     BceField field,
                                     guint seat,
                                     ScribaTally tally);
GPtrArray *scriba_words_suitors_lines (const BceBoards *boards,
                                       const BceOutcome *outcome,
                                       BceField field,
                                       ScribaTally tally);

guint scriba_words_tally_unknown (const BceBoards *boards,
                                  const BceOutcome *outcome,
                                  BceField field,
                                  guint seat,
                                  ScribaTally tally);
guint scriba_words_suitors_unknown (const BceBoards *boards,
                                    const BceOutcome *outcome,
                                    BceField field,
                                    ScribaTally tally);

char *scriba_words_tally_amount (const BceBoards *boards,
                                 const BceOutcome *outcome,
                                 BceField field,
                                 guint seat,
                                 ScribaTally tally);
char *scriba_words_suitors_amount (const BceBoards *boards,
                                   const BceOutcome *outcome,
                                   BceField field,
                                   ScribaTally tally);

G_END_DECLS
