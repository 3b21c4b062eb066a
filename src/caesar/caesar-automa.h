/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"

G_BEGIN_DECLS

/** CaesarAdviceKind: why a placement is suggested. */
typedef enum
{
  CAESAR_ADVICE_NONE,       /* nothing in the line fits */
  CAESAR_ADVICE_CLOSE,      /* it closes a province */
  CAESAR_ADVICE_STRENGTHEN, /* it strengthens the province in which Auto-Crassus is most behind */
} CaesarAdviceKind;

/**
 * CaesarAdvice:
 * @kind: a #CaesarAdviceKind
 * @held: position of the token in the line
 * @token: as it would lie
 * @province: the one that is closed or strengthened
 * @value: what would face it
 * @totals: what faces it before
 *
 * A suggestion for Auto-Crassus where a command tile leaves a choice (rules, section 4), with its reason.
 */
typedef struct
{
  gint8 kind;
  guint8 held;
  gint16 border;
  CaesarToken token;
  gint16 province;
  gint16 value;
  gint16 totals[CAESAR_N_SIDES];
} CaesarAdvice;

gboolean caesar_automa_suggest (const CaesarState *state,
                                const CaesarBox *box,
                                CaesarAdvice *advice);

G_END_DECLS
