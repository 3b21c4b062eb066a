/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-boards.h"
#include "bce-resolve.h"

G_BEGIN_DECLS

/** ScribaPart: the parts of a resolution that do something (rules, section 4, steps 1 to 4). */
typedef enum
{
  SCRIBA_PART_DEPLOY,
  SCRIBA_PART_OWN,
  SCRIBA_PART_LOYALTY,
  SCRIBA_PART_ABILITIES,
} ScribaPart;

#define SCRIBA_N_PARTS (SCRIBA_PART_ABILITIES + 1)

/**
 * ScribaStepWords:
 * @part: to which part of the resolution the step belongs
 * @title: what happens
 * @reason: why
 * @gain: what it gives, for example "+3"; or %NULL
 */
typedef struct
{
  ScribaPart part;
  char *title;
  char *reason;
  char *gain;
} ScribaStepWords;

const char *scriba_words_part (ScribaPart part);
ScribaPart scriba_words_part_of_step (const BceBoards *boards,
                                      const BceStep *step);
const char *scriba_words_no_steps (void);

void scriba_words_step (const BceBoards *boards,
                        BceField field,
                        const BceStep *step,
                        ScribaStepWords *words);
void scriba_step_words_clear (ScribaStepWords *words);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ScribaStepWords, scriba_step_words_clear)

G_END_DECLS
