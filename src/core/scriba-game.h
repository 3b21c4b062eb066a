/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-entry.h"

G_BEGIN_DECLS

/**
 * ScribaVerdictKind:
 * @SCRIBA_FINE: nothing speaks against it
 * @SCRIBA_AGAINST: it is against the rules; the table may record it all the same
 * @SCRIBA_IMPOSSIBLE: it would break a piece count, or names what is not there
 */
typedef enum
{
  SCRIBA_FINE,
  SCRIBA_AGAINST,
  SCRIBA_IMPOSSIBLE,
} ScribaVerdictKind;

/**
 * ScribaFact:
 * @code: for `AGAINST` a rule, for `IMPOSSIBLE` a count of the game
 * @seat: whose, or −1
 * @index: of which component, or −1
 * @have: how many there are
 * @need: how many it would take
 *
 * What a sentence about a verdict needs.
 */
typedef struct
{
  guint8 code;
  gint8 seat;
  gint16 index;
  gint32 have;
  gint32 need;
} ScribaFact;

#define SCRIBA_MAX_FACTS 8

/**
 * ScribaVerdict:
 * @against: a bit for each rule that it is against, also of those that @facts have no room for
 *
 * What the rules say about an entry before it is made.
 */
typedef struct
{
  ScribaVerdictKind kind;
  guint32 against;
  guint n_facts;
  ScribaFact facts[SCRIBA_MAX_FACTS];
} ScribaVerdict;

/**
 * ScribaGame:
 * @key: its word in files
 * @kinds: what can happen in it
 * @n_kinds: number of @kinds
 * @rule_keys: words in files of the rules that an entry can be against, %NULL-terminated
 * @state: what its state is made of; a plain value without pointers
 * @check: says whether an entry may be made. May look at the box
 * @apply: changes a state by an entry. Never looks at a box and never judges
 * @holds: (nullable): says of an entry that is made again after an older one was changed, and that is
 *   possible, whether it still tells what follows from all before it; impossible, if not
 * @same_target: whether the arguments of two entries of one absolute kind are about the same thing
 * @outcome_rules: a bit for each of those that are about what came of an entry rather than about what was chosen:
 *   where one of them speaks against it, the table decided the outcome
 * @refill: (nullable): tells anew what comes of an entry whose outcome the table did not decide: what came before it is
 *   another now. What was chosen stays
 *
 * What a game offers to history, files and table.
 */
typedef struct
{
  const char *key;
  const ScribaEntryKind *kinds;
  guint n_kinds;
  const char * const *rule_keys;
  guint32 outcome_rules;
  const ScribaShape *state;
  void (*check) (gconstpointer state,
                 gconstpointer box,
                 guint kind,
                 gconstpointer args,
                 ScribaVerdict *verdict);
  void (*apply) (gpointer state,
                 guint kind,
                 gconstpointer args);
  void (*holds) (gconstpointer state,
                 gconstpointer box,
                 guint kind,
                 gconstpointer args,
                 ScribaVerdict *verdict);
  gboolean (*same_target) (guint kind,
                           gconstpointer args,
                           gconstpointer other);
  void (*refill) (gconstpointer state,
                  gconstpointer box,
                  guint kind,
                  gpointer args);
} ScribaGame;

void scriba_verdict_add (ScribaVerdict *verdict,
                         ScribaVerdictKind kind,
                         ScribaFact fact);
guint32 scriba_verdict_get_against (const ScribaVerdict *verdict);

gboolean scriba_game_can_refill (const ScribaGame *game,
                                 const ScribaEntry *entry);

G_END_DECLS
