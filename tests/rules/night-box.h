/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-counts.h"
#include "bce-entries.h"
#include "scriba-random.h"

/*
 * A made-up box in which every value is known, and a game of it. None of its
 * numbers is printed on a real component; only how many there are of each kind is.
 */

/* Recruits: six a field, then the Lictor. */
enum
{
  FIRST,     /* tier 1: costs 1; ambition 1 */
  HERALD,    /* tier 2: costs 2; authority 1, ambition 1, charisma 1 */
  CLIENT,    /* tier 2: costs 1 and 1 of any type; ambitions 1 and 1; places 1 support */
  CAPTAIN,   /* tier 2: costs 1 and 1 support; ambition 2; collects 1 support from the card */
  LEGATE,    /* tier 3: costs 2, 1 support and 1 loyalty; authority 2, ambition 3; an ability in words */
  TRIBUNE,   /* tier 3: costs 2 and 1 of any type; authority 1, ambitions 1 and 2; +1 if filled */
  N_TITLES,
};

#define RECRUIT(field, title) ((field) * N_TITLES + (title))
#define LICTOR (BCE_N_FIELDS * N_TITLES) /* costs 2 of any type */

/* Structures: nine an era. All have two spaces unless told otherwise. */
enum
{
  MINT,      /* construction, costs 1: collect 1 denarius */
  FARM,      /* production, costs 2; spaces 1, 1, 4: collect 2 political */
  MARKET,    /* enlistment, costs 2, several architects; spaces 1, 1, 1, 4, 5: pay 1 denarius, collect 3 support */
  GRANARY,   /* discard, costs 1, several architects; spaces 1, 1, 1, 1: limit +2 */
  SHRINE,    /* costs 3, immediate; spaces 1, 1, 5: collect 2 loyalty */
  ARCH,      /* costs 2, immediate; space 1: 3 Imperium */
  CURIA,     /* resolution, costs 1: collect 1 loyalty */
  SALON,     /* negotiation, costs 4: in words */
  ROAD,      /* production, costs 0, several architects; eight spaces: move an architect */
  N_SITES,
};

#define SITE(era, kind) (((era) - 1) * N_SITES + (kind))

/* Statues. All cost 3, give 2 Imperium and have two spaces unless told otherwise. */
enum
{
  STATUE_PRODUCTION,  /* 2 for each structure of production */
  STATUE_ERA_2,       /* 3 for each two structures of era II */
  STATUE_STATUES,     /* 1 for each statue; spaces 1, 4, 5 */
  STATUE_POLITICAL,   /* 2 for each political tile */
  STATUE_TILES,       /* 1 for each tile, at most 5 */
  STATUE_MILITARY,    /* 1 for each military recruit */
  STATUE_TIER_2,      /* 2 for each recruit of tier 2 */
  STATUE_LEGATES,     /* 3 for each social recruit of tier 3 */
  STATUE_LICTORS,     /* 2 for each Lictor */
  STATUE_LOYALTY,     /* 1 for each two loyalty, at most 4 */
  STATUE_DENARII,     /* 1 for each three denarii */
  STATUE_INFLUENCE,   /* 1 for each two cubes */
  STATUE_ARCHITECTS,  /* 1 for each four architects */
  STATUE_TOLD,        /* in words */
  STATUE_UNKNOWN,     /* not known */
  STATUE_STRUCTURES,  /* 4 for each structure, at most 10; one space */
  N_STATUES,
};

/* Senate tiles. */
enum
{
  SENATE_POLITICAL_MILITARY,
  SENATE_SOCIAL_TWICE,
  SENATE_TOLD,
};

/* An allegiance tile of the letter (0 for A) has this much authority, charisma and Imperium. */
#define TILE_AUTHORITY(letter) ((letter) % 3)
#define TILE_CHARISMA(letter) ((letter) % 2)
#define TILE_IMPERIUM(letter, field) ((letter) + 1 + (int) (field))

BceBox *night_box_new (void);
void night_box_forget (BceBox *box,
                       ScribaRandom *random,
                       guint percent);

/** Night: a game on its own, without a history. */
typedef struct
{
  BceBox *box;
  BceState state;
  ScribaVerdict verdict; /* on the entry that was last looked at */
} Night;

void night_setup (BceGameSetup *setup,
                  guint n_seats,
                  gboolean two_players);
void night_fill_market (BceMarket *market);

Night *night_new (guint n_seats,
                  gboolean two_players);
Night *night_start (guint n_seats);
void night_free (Night *self);

void night_do (Night *self,
               guint kind,
               gconstpointer args);
void night_fine (Night *self,
                 guint kind,
                 gconstpointer args);
void night_against (Night *self,
                    guint kind,
                    gconstpointer args,
                    BceRule rule);
void night_impossible (Night *self,
                       guint kind,
                       gconstpointer args,
                       BceCountKind count,
                       int have,
                       int need);
void night_correct (Night *self,
                    BceCorrectKind what,
                    int seat,
                    int index,
                    int value);
void night_rule (Night *self,
                 BceRulingKind what,
                 int value);
void night_go (Night *self,
               BceStage stage);

/** NightTest: a test and the sentence of the rules page that it proves. */
typedef struct
{
  const char *path;
  const char *proves;
  GTestFunc run;
} NightTest;

void night_add_tests (const NightTest *tests,
                      gsize n_tests);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Night, night_free)
