/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-build.h"
#include "bce-score.h"

/* The rulebook's examples: Augustus is the IM, and the values are the known ones
 * but for Legionary and Centurion, whose ambitions the rulebook does not tell. */
enum
{
  AUGUSTUS,
  ANTONY,
  AGRIPPA,
  BRUTUS,
  CLEOPATRA,
};

#define QUAESTOR { "Quaestor", .ambition = { 1 } }
#define SENATOR { "Senator", .authority = 1, .ambition = { UNKNOWN } }
#define PRAETOR { "Praetor", .ambition = { 1, 1 } }
#define CONSUL { "Consul", .ambition = { 3 } }
#define LEGIONARY { "Legionary", .ambition = { 1 } }
#define CENTURION { "Centurion", .ambition = { 2 }, .abilities = { COLLECT_FROM_CARD (1) } }
#define CLIENS { "Cliens", .abilities = { PLACE (1) } }

static const BuildCase vectors[] = {
  { "T1", "Agrippa fills the Senator, Brutus the Quaestor; Agrippa's second cube returns; each collects 1 loyalty.",
    .seats = 5,
    .plays = { { ANTONY, .stack = { SENATOR, QUAESTOR } },
               { AGRIPPA, .support = { [ANTONY] = 2 } },
               { BRUTUS, .support = { [ANTONY] = 1 }, .charisma = 1 } },
    .steps = "C on B 0.0=?: support (C2 D1); D on B 1.0=1: charisma (C1 D1); C back 1 for B",
    .counts = "C returned 1, C deployed 1, D deployed 1",
    .unknown = "political B0 ambition 0" },
  { "T2", "Antony's loyalty has no effect; the Praetor gets one cube: 1 authority.",
    .seats = 5,
    .plays = { { ANTONY, .stack = { QUAESTOR }, .loyalty = 1 },
               { AGRIPPA, .stack = { PRAETOR }, .loyalty = 1 },
               { CLEOPATRA, .support = { [ANTONY] = 1 } } },
    .steps = "E on B 0.0=1: only (E1); B loyalty idle 1; C loyalty 0.0=1",
    .totals = "A 0/0, B 1/0, C 1/0, D 0/0, E 0/0, Suitors 2/0",
    .counts = "E deployed 1" },
  { "T3", "Consul filled, Senator not, Proconsul tile: IM authority 5.",
    .tiles = { [BCE_POLITICAL] = { 1, 0 } },
    .plays = { { AUGUSTUS, .stack = { CONSUL, SENATOR }, .support = { [AUGUSTUS] = 1 } } },
    .steps = "A own 0.0=3",
    .totals = "A 5/0, B 0/0, C 0/0, D 0/0, Suitors 0/0" },
  { "T4", "Suitors win by charisma; tile to Agrippa by charisma; Cleopatra 1 denarius.",
    .seats = 5,
    .tiles = { [BCE_POLITICAL] = { 1, 0 } },
    .plays = { { AUGUSTUS, .stack = { QUAESTOR }, .support = { [AUGUSTUS] = 1 }, .charisma = 2 },
               { ANTONY, .stack = { QUAESTOR }, .charisma = 1 },
               { AGRIPPA, .stack = { PRAETOR }, .loyalty = 1, .charisma = 2 },
               { CLEOPATRA, .support = { [ANTONY] = 1 } } },
    .totals = "A 2/2, B 1/1, C 1/2, D 0/0, E 0/0, Suitors 2/3",
    .award = "suitors by charisma, tile C by charisma, E denarius 1" },
  { "T5", "Antony is the next IM, chooses 1 denarius or 6 Imperium.",
    .seats = 5,
    .plays = { { ANTONY, BCE_POLITICAL, .stack = { QUAESTOR }, .loyalty = 1 },
               { AGRIPPA, BCE_POLITICAL, .stack = { PRAETOR }, .loyalty = 1 },
               { AUGUSTUS, BCE_MILITARY, .stack = { CONSUL }, .support = { [AUGUSTUS] = 1 } },
               { CLEOPATRA, BCE_MILITARY, .stack = { QUAESTOR }, .loyalty = 1 },
               { ANTONY, BCE_SOCIAL, .stack = { QUAESTOR }, .loyalty = 1 } },
    .next = "B by authority, bonus" },
  { "T7", "The Legionary is filled, the Centurion gives 0.",
    .field = BCE_MILITARY,
    .plays = { { ANTONY, BCE_MILITARY, .stack = { LEGIONARY, CENTURION } },
               { AGRIPPA, BCE_MILITARY, .support = { [ANTONY] = 1 } } },
    .steps = "C on B 0.0=1: only (C1); B 1 idle 1 collect",
    .totals = "A 0/0, B 1/0, C 0/0, D 0/0, Suitors 1/0",
    .counts = "C deployed 1" },
  { "T8", "IM: Praetor, 2 support: 2 authority.",
    .plays = { { AUGUSTUS, .stack = { PRAETOR }, .support = { [AUGUSTUS] = 2 } } },
    .totals = "A 2/0, B 0/0, C 0/0, D 0/0, Suitors 0/0" },
  { "T9", "After T1 Agrippa and Brutus have the loyalty that goes to their storage.",
    .seats = 5,
    .plays = { { ANTONY, .stack = { SENATOR, QUAESTOR } },
               { AGRIPPA, .support = { [ANTONY] = 2 } },
               { BRUTUS, .support = { [ANTONY] = 1 }, .charisma = 1 } },
    .counts = "C returned 1, C deployed 1, D deployed 1",
    .unknown = "political B0 ambition 0" },
  { "T11", "Cliens: one cube from the supply on the open ambition of the card below it.",
    .field = BCE_SOCIAL,
    .plays = { { ANTONY, BCE_SOCIAL, .stack = { CLIENS, { "Card", .ambition = { 2 } } } } },
    .steps = "B 0 places 1.0=2",
    .totals = "A 0/0, B 2/0, C 0/0, D 0/0, Suitors 2/0",
    .counts = "" },
  { "T12", "The Centurion's owner collects the support that filled it; the filled ambition still counts.",
    .field = BCE_MILITARY,
    .plays = { { ANTONY, BCE_MILITARY, .stack = { CENTURION } },
               { AGRIPPA, BCE_MILITARY, .support = { [ANTONY] = 1 } } },
    .steps = "C on B 0.0=2: only (C1); B 0 collects 1 support",
    .totals = "A 0/0, B 2/0, C 0/0, D 0/0, Suitors 2/0",
    .counts = "C deployed 1, B support 1" },
};

/* T6: Collegium totals political 3, social 5, military 2 give 4 Imperium. */
static void
test_t6 (void)
{
  g_autoptr (BceScoring) scoring = bce_scoring_new (1);
  g_autoptr (BceScore) score = bce_score_new ();
  const BceScoredRecruit recruits[] = {
    { BCE_POLITICAL, SCRIBA_KNOWN (0), { SCRIBA_KNOWN (3) }, 1, TRUE },
    { BCE_SOCIAL, SCRIBA_KNOWN (4), { SCRIBA_KNOWN (1) }, 1, TRUE },
    { BCE_MILITARY, SCRIBA_KNOWN (2), { SCRIBA_UNKNOWN }, 0, TRUE },
  };

  g_array_append_vals (scoring->players[0].recruits, recruits, G_N_ELEMENTS (recruits));
  bce_score (scoring, score);
  g_assert_cmpint (score->players[0].fields[BCE_POLITICAL], ==, 3);
  g_assert_cmpint (score->players[0].fields[BCE_SOCIAL], ==, 5);
  g_assert_cmpint (score->players[0].fields[BCE_MILITARY], ==, 2);
  g_assert_cmpint (score->players[0].lines[BCE_LINE_RECRUITS], ==, 4);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  build_add_tests ("/vectors", vectors, G_N_ELEMENTS (vectors));
  g_test_add_func ("/vectors/T6", test_t6);

  return g_test_run ();
}
