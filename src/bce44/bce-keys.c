/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-keys.h"

#include "bce-resolve.h"
#include "bce-score.h"

const char * const bce_field_keys[] = {
  [BCE_POLITICAL] = "political",
  [BCE_MILITARY] = "military",
  [BCE_SOCIAL] = "social",
  NULL
};

const char * const bce_thing_keys[] = {
  [BCE_THING_POLITICAL] = "political",
  [BCE_THING_MILITARY] = "military",
  [BCE_THING_SOCIAL] = "social",
  [BCE_THING_SUPPORT] = "support",
  [BCE_THING_LOYALTY] = "loyalty",
  [BCE_THING_DENARIUS] = "denarius",
  [BCE_THING_IMPERIUM] = "imperium",
  NULL
};

const char * const bce_effect_keys[] = {
  [BCE_EFFECT_PLACE_SUPPORT] = "place_support",
  [BCE_EFFECT_COLLECT] = "collect",
  [BCE_EFFECT_AUTHORITY] = "authority",
  [BCE_EFFECT_CHARISMA] = "charisma",
  [BCE_EFFECT_MANUAL] = "manual",
  NULL
};

const char * const bce_manual_effect_keys[] = {
  [BCE_EFFECT_PLACE_SUPPORT] = "place_support",
  [BCE_EFFECT_COLLECT] = "collect",
  [BCE_EFFECT_AUTHORITY] = "authority",
  [BCE_EFFECT_CHARISMA] = "charisma",
  NULL
};

const char * const bce_source_keys[] = {
  [BCE_FROM_SUPPLY] = "supply",
  [BCE_FROM_CARD] = "card",
  NULL
};

const char * const bce_when_keys[] = {
  [BCE_ALWAYS] = "always",
  [BCE_WHEN_FILLED] = "filled",
  [BCE_WHEN_OPEN] = "open",
  NULL
};

const char * const bce_reason_keys[] = {
  [BCE_BY_NOTHING] = NULL,
  [BCE_BY_ONLY] = "only",
  [BCE_BY_SUPPORT] = "support",
  [BCE_BY_AUTHORITY] = "authority",
  [BCE_BY_CHARISMA] = "charisma",
  [BCE_BY_SEAT] = "seat",
  [BCE_BY_SHARED] = "shared",
  [BCE_BY_IM] = "im",
  [BCE_BY_TILES] = "tiles",
  NULL
};

const char * const bce_line_keys[] = {
  [BCE_LINE_TRACK] = "track",
  [BCE_LINE_ALLEGIANCE] = "allegiance",
  [BCE_LINE_SENATE] = "senate",
  [BCE_LINE_LICTORS_LOYALTY] = "lictors_loyalty",
  [BCE_LINE_STRUCTURES] = "structures",
  [BCE_LINE_RECRUITS] = "recruits",
  [BCE_LINE_STATUES] = "statues",
  [BCE_LINE_DENARII] = "denarii",
  NULL
};

const char * const bce_victory_keys[] = {
  [BCE_VICTORY_ONLY] = "only",
  [BCE_VICTORY_IMPERIUM] = "imperium",
  [BCE_VICTORY_AUTHORITY_AMBITION] = "authority_ambition",
  [BCE_VICTORY_INFLUENCE] = "influence",
  [BCE_VICTORY_SHARED] = "shared",
  NULL
};
