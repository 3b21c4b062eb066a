/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * What things are called in files, by their number and %NULL-terminated. Reasons
 * begin with %NULL: nothing decided.
 */
extern const char * const bce_field_keys[];   /* BceField */
extern const char * const bce_thing_keys[];   /* BceThing */
extern const char * const bce_effect_keys[];  /* BceEffectKind */
extern const char * const bce_manual_effect_keys[]; /* those of BceEffectKind that a manual ability can have done */
extern const char * const bce_source_keys[];  /* BceSource */
extern const char * const bce_when_keys[];    /* BceWhen */
extern const char * const bce_reason_keys[];  /* BceReason */
extern const char * const bce_line_keys[];    /* BceScoreLine */
extern const char * const bce_victory_keys[]; /* BceVictory */

G_END_DECLS
