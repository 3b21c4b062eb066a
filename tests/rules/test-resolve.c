/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-build.h"
#include "bce-resolving.h"

/* Cards with one thing each; their values are made up. */
#define QUAESTOR { "Quaestor", .ambition = { 1 } }
#define PRAETOR { "Praetor", .ambition = { 1, 1 } }
#define CONSUL { "Consul", .ambition = { 3 } }
#define CARD(n) { "Card", .authority = n }
#define DOES(...) { "Card", .abilities = { __VA_ARGS__ } }

static const BuildCase input_cases[] = {
  { "top-first", "The stack of cards, top first: the topmost card is filled first, on a card top to bottom.",
    .plays = { { C, .stack = { { "Senator", .authority = 1, .ambition = { 2 } }, { "Praetor", .ambition = { 1, 3 } } } },
               { B, .support = { [C] = 2 } } },
    .steps = "B on C 0.0=2: only (B2); B on C 1.0=1: only (B1)",
    .totals = "A 0/0, B 0/0, C 4/0, D 0/0, Suitors 4/0" },
  { "suitor-order", "Suitor order is clockwise from the seat left of the IM.", .seats = 5, .im = C,
    .plays = { { A, .stack = { QUAESTOR }, .support = { [B] = 1 } },
               { B, .stack = { QUAESTOR }, .support = { [D] = 1, [E] = 1 } },
               { D, .stack = { QUAESTOR }, .support = { [A] = 1 } },
               { E, .stack = { QUAESTOR } } },
    .steps = "B on D 0.0=1: only (B1); B on E 0.0=1: only (B1); D on A 0.0=1: only (D1); A on B 0.0=1: only (A1)" },
  { "fields-apart-political", "Each field is resolved with what was played there: political.",
    .plays = { { C, BCE_POLITICAL, .stack = { QUAESTOR }, .loyalty = 1 },
               { B, BCE_MILITARY, .support = { [C] = 1 } },
               { C, BCE_MILITARY, .stack = { CONSUL } },
               { A, BCE_SOCIAL, .charisma = 4 } },
    .steps = "C loyalty 0.0=1",
    .totals = "A 0/0, B 0/0, C 1/0, D 0/0, Suitors 1/0" },
  { "fields-apart-military", "Each field is resolved with what was played there: military.", .field = BCE_MILITARY,
    .plays = { { C, BCE_POLITICAL, .stack = { QUAESTOR }, .loyalty = 1 },
               { B, BCE_MILITARY, .support = { [C] = 1 } },
               { C, BCE_MILITARY, .stack = { CONSUL } },
               { A, BCE_SOCIAL, .charisma = 4 } },
    .steps = "B on C 0.0=3: only (B1)",
    .totals = "A 0/0, B 0/0, C 3/0, D 0/0, Suitors 3/0" },
  { "fields-apart-social", "Each field is resolved with what was played there: social.", .field = BCE_SOCIAL,
    .plays = { { C, BCE_POLITICAL, .stack = { QUAESTOR }, .loyalty = 1 },
               { B, BCE_MILITARY, .support = { [C] = 1 } },
               { A, BCE_SOCIAL, .charisma = 4 } },
    .steps = "",
    .totals = "A 0/4, B 0/0, C 0/0, D 0/0, Suitors 0/0" },
};

static const BuildCase deploy_cases[] = {
  { "most-remaining", "1. Most cubes remaining for that receiver deploys; then the comparison is made anew.",
    .plays = { { C, .stack = { PRAETOR, QUAESTOR } },
               { B, .support = { [C] = 1 } },
               { D, .support = { [C] = 2 } } },
    .steps = "D on C 0.0=1: support (B1 D2); B on C 0.1=1: seat (B1 D1); D on C 1.0=1: only (D1)",
    .counts = "B deployed 1, D deployed 2" },
  { "for-that-receiver", "1. Cubes for another receiver do not count.",
    .plays = { { C, .stack = { QUAESTOR } },
               { B, .support = { [C] = 1, [D] = 3 } },
               { D, .support = { [C] = 2 } } },
    .steps = "D on C 0.0=1: support (B1 D2); B back 1 for C; D back 1 for C; B back 3 for D",
    .counts = "B returned 4, D returned 1, D deployed 1" },
  { "in-this-field", "1. Cubes for that receiver in another field do not count.",
    .plays = { { C, .stack = { QUAESTOR } },
               { B, .support = { [C] = 1 } },
               { D, .support = { [C] = 2 } },
               { B, BCE_MILITARY, .support = { [C] = 9 } } },
    .steps = "D on C 0.0=1: support (B1 D2); B back 1 for C; D back 1 for C" },
  { "charisma", "1. Then most charisma cubes in this field.",
    .plays = { { C, .stack = { QUAESTOR } },
               { B, .support = { [C] = 1 } },
               { D, .support = { [C] = 1 }, .charisma = 1 } },
    .steps = "D on C 0.0=1: charisma (B1 D1); B back 1 for C" },
  { "charisma-cubes-only", "1. Charisma of cards and abilities does not count at this step.",
    .plays = { { C, .stack = { QUAESTOR } },
               { B, .stack = { { "Card", .charisma = 5, .abilities = { CHARISMA (3) } } }, .support = { [C] = 1 } },
               { D, .support = { [C] = 1 }, .charisma = 1 } },
    .steps = "D on C 0.0=1: charisma (B1 D1); B back 1 for C; B 0 charisma +3",
    .totals = "A 0/0, B 0/8, C 1/0, D 0/1, Suitors 1/9" },
  { "charisma-in-this-field", "1. Charisma cubes in another field do not count.",
    .plays = { { C, .stack = { QUAESTOR } },
               { B, .support = { [C] = 1 } },
               { D, .support = { [C] = 1 } },
               { D, BCE_SOCIAL, .charisma = 3 } },
    .steps = "B on C 0.0=1: seat (B1 D1); D back 1 for C" },
  { "seat", "1. Then first in Suitor order.", .im = C,
    .plays = { { A, .stack = { QUAESTOR } },
               { B, .support = { [A] = 1 }, .charisma = 2 },
               { D, .support = { [A] = 1 }, .charisma = 2 } },
    .steps = "D on A 0.0=1: seat (B1 D1); B back 1 for A" },
  { "three-givers", "1. Charisma decides among those with the most cubes alone.", .seats = 5,
    .plays = { { C, .stack = { QUAESTOR, QUAESTOR, QUAESTOR } },
               { B, .support = { [C] = 2 } },
               { D, .support = { [C] = 2 }, .charisma = 1 },
               { E, .support = { [C] = 1 }, .charisma = 9 } },
    .steps = "D on C 0.0=1: charisma (B2 D2 E1); B on C 1.0=1: support (B2 D1 E1); "
             "E on C 2.0=1: charisma (B1 D1 E1); B back 1 for C; D back 1 for C" },
  { "seat-among-the-tied", "1. The Suitor order decides among those with the most charisma alone.", .seats = 5,
    .plays = { { C, .stack = { QUAESTOR } },
               { B, .support = { [C] = 1 } },
               { D, .support = { [C] = 1 }, .charisma = 1 },
               { E, .support = { [C] = 1 }, .charisma = 1 } },
    .steps = "D on C 0.0=1: seat (B1 D1 E1); B back 1 for C; E back 1 for C" },
  { "other-suitors-only", "1. Another Suitor deploys: not the receiver, not the IM, and nobody for the IM.",
    .plays = { { A, .stack = { QUAESTOR }, .support = { [C] = 1 } },
               { B, .support = { [A] = 1 } },
               { C, .stack = { QUAESTOR }, .support = { [C] = 1 } } },
    .steps = "",
    .counts = "" },
  { "loyalty", "1. The deployer collects 1 loyalty for each cube.",
    .plays = { { C, BCE_POLITICAL, .stack = { PRAETOR } },
               { B, BCE_POLITICAL, .support = { [C] = 2 } },
               { C, BCE_MILITARY, .stack = { QUAESTOR } },
               { B, BCE_MILITARY, .support = { [C] = 1 } } },
    .counts = "B deployed 2",
    .award = "suitors by authority, tile C by authority, B denarius 1" },
  { "loyalty-of-the-field", "1. The loyalty lies in front of this field.", .field = BCE_MILITARY,
    .plays = { { C, BCE_POLITICAL, .stack = { PRAETOR } },
               { B, BCE_POLITICAL, .support = { [C] = 2 } },
               { C, BCE_MILITARY, .stack = { QUAESTOR } },
               { B, BCE_MILITARY, .support = { [C] = 1 } } },
    .counts = "B deployed 1",
    .award = "suitors by authority, tile C by authority, B denarius 1" },
  { "returned", "1. Cubes that find no ambition return to the supply.",
    .plays = { { B, .support = { [C] = 2 } } },
    .steps = "B back 2 for C",
    .counts = "B returned 2" },
  { "no-ambition", "1. A card without ambitions is passed over.",
    .plays = { { C, .stack = { CARD (1), CARD (0), QUAESTOR } },
               { B, .support = { [C] = 1 } } },
    .steps = "B on C 2.0=1: only (B1)" },
  { "ambition-of-nought", "1. An ambition is filled whatever its value.",
    .plays = { { C, .stack = { { "Card", .ambition = { NOUGHT, 4, 5, 6 } } } },
               { B, .support = { [C] = 4 } } },
    .steps = "B on C 0.0=0: only (B4); B on C 0.1=4: only (B3); B on C 0.2=5: only (B2); B on C 0.3=6: only (B1)",
    .totals = "A 0/0, B 0/0, C 15/0, D 0/0, Suitors 15/0" },
};

static const BuildCase own_cases[] = {
  { "own", "2. The IM places their own support cubes on their own ambitions.",
    .plays = { { A, .stack = { PRAETOR }, .support = { [A] = 2 } } },
    .steps = "A own 0.0=1; A own 0.1=1",
    .totals = "A 2/0, B 0/0, C 0/0, D 0/0, Suitors 0/0",
    .counts = "" },
  { "own-returned", "2. The rest returns to the supply.",
    .plays = { { A, .stack = { QUAESTOR }, .support = { [A] = 3 } } },
    .steps = "A own 0.0=1; A back 2 for A",
    .counts = "A returned 2" },
  { "own-after-deploying", "2. comes after 1.", .im = B,
    .plays = { { B, .stack = { QUAESTOR }, .support = { [B] = 1 } },
               { A, .stack = { CONSUL } },
               { D, .support = { [A] = 1 } } },
    .steps = "D on A 0.0=3: only (D1); B own 0.0=1" },
  { "own-before-loyalty", "2. comes before 3.",
    .plays = { { A, .stack = { PRAETOR, CONSUL }, .support = { [A] = 1 }, .loyalty = 1 } },
    .steps = "A own 0.0=1; A loyalty 0.1=1; A loyalty 1.0=3",
    .totals = "A 5/0, B 0/0, C 0/0, D 0/0, Suitors 0/0" },
};

static const BuildCase loyalty_cases[] = {
  { "suitor", "3. Played loyalty places 1 support for a Suitor.",
    .plays = { { B, .stack = { PRAETOR, CONSUL }, .loyalty = 2 } },
    .steps = "B loyalty 0.0=1; B loyalty 0.1=1",
    .totals = "A 0/0, B 2/0, C 0/0, D 0/0, Suitors 2/0",
    .counts = "" },
  { "im", "3. Played loyalty places 2 support for the IM.",
    .plays = { { A, .stack = { PRAETOR, CONSUL }, .loyalty = 1 } },
    .steps = "A loyalty 0.0=1; A loyalty 0.1=1" },
  { "next-open", "3. Loyalty fills the next open ambitions, after those of 1.",
    .plays = { { C, .stack = { PRAETOR }, .loyalty = 1 },
               { B, .support = { [C] = 1 } } },
    .steps = "B on C 0.0=1: only (B1); C loyalty 0.1=1" },
  { "rest", "3. The rest returns; it was nobody's cubes.",
    .plays = { { A, .stack = { CONSUL }, .loyalty = 2 },
               { B, .loyalty = 1 } },
    .steps = "B loyalty idle 1; A loyalty 0.0=3; A loyalty idle 3",
    .counts = "" },
  { "order", "3. Suitor order, the IM last.", .im = B,
    .plays = { { A, .stack = { QUAESTOR }, .loyalty = 1 },
               { B, .stack = { QUAESTOR }, .loyalty = 1 },
               { C, .stack = { QUAESTOR }, .loyalty = 1 },
               { D, .stack = { QUAESTOR }, .loyalty = 1 } },
    .steps = "C loyalty 0.0=1; D loyalty 0.0=1; A loyalty 0.0=1; B loyalty 0.0=1; B loyalty idle 1" },
};

static const BuildCase ability_cases[] = {
  { "order", "4. Suitor order, then the IM; top to bottom.", .im = B,
    .plays = { { A, .stack = { DOES (CHARISMA (1)) } },
               { B, .stack = { DOES (CHARISMA (1)) } },
               { C, .stack = { DOES (CHARISMA (1), AUTHORITY (2)), DOES (CHARISMA (3)) } },
               { D, .stack = { DOES (CHARISMA (1)) } } },
    .steps = "C 0 charisma +1; C 0 authority +2; C 1 charisma +3; D 0 charisma +1; A 0 charisma +1; B 0 charisma +1" },
  { "after-loyalty", "4. comes after 3.",
    .plays = { { B, .stack = { { "Cliens", .ambition = { 1, 2 }, .abilities = { PLACE (1) } } }, .loyalty = 1 } },
    .steps = "B loyalty 0.0=1; B 0 places 0.1=2" },
  { "without-support", "4. Also cards that got no support.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1 }, .abilities = { COLLECT (1, POLITICAL) } } } } },
    .steps = "B 0 collects 1 political",
    .counts = "B political 1" },
  { "place-below", "4. place_support fills own next open ambitions over the whole stack.",
    .plays = { { B, .stack = { DOES (PLACE (2)), QUAESTOR, CONSUL } } },
    .steps = "B 0 places 1.0=1; B 0 places 2.0=3",
    .totals = "A 0/0, B 4/0, C 0/0, D 0/0, Suitors 4/0" },
  { "place-above", "4. place_support fills cards above it too.",
    .plays = { { B, .stack = { QUAESTOR, DOES (PLACE (1)) } } },
    .steps = "B 1 places 0.0=1" },
  { "place-own-only", "4. place_support fills own ambitions alone.",
    .plays = { { B, .stack = { DOES (PLACE (1)) } },
               { C, .stack = { QUAESTOR } } },
    .steps = "B 0 idle 1 place" },
  { "place-in-this-field", "4. place_support fills ambitions in this field alone.",
    .plays = { { B, .stack = { DOES (PLACE (1)) } },
               { B, BCE_MILITARY, .stack = { QUAESTOR } } },
    .steps = "B 0 idle 1 place" },
  { "place-rest", "4. place_support comes from the supply: what finds no ambition is nobody's.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 1 }, .abilities = { PLACE (3) } } } },
               { D, .support = { [B] = 1 } } },
    .steps = "D on B 0.0=1: only (D1); B 0 places 0.1=1; B 0 idle 2 place",
    .counts = "D deployed 1" },
  { "place-of-the-im", "4. The IM's place_support places each cube once.",
    .plays = { { A, .stack = { { "Card", .ambition = { 1, 1 }, .abilities = { PLACE (1) } } } } },
    .steps = "A 0 places 0.0=1" },
  { "collect", "4. collect gives what it names, from the supply.",
    .plays = { { B, .stack = { DOES (COLLECT (1, POLITICAL), COLLECT (2, MILITARY), COLLECT (3, SOCIAL), COLLECT (4, SUPPORT)),
                               DOES (COLLECT (5, LOYALTY), COLLECT (6, DENARIUS), COLLECT (7, IMPERIUM)) } } },
    .steps = "B 0 collects 1 political; B 0 collects 2 military; B 0 collects 3 social; B 0 collects 4 support; "
             "B 1 collects 5 loyalty; B 1 collects 6 denarius; B 1 collects 7 imperium",
    .counts = "B political 1, B military 2, B social 3, B support 4, B loyalty 5, B denarius 6, B imperium 7" },
  { "collect-none-lies", "4. collect from the card takes a cube only if one lies there.",
    .plays = { { B, .stack = { { "Centurion", .ambition = { 2 }, .abilities = { COLLECT_FROM_CARD (1) } } } } },
    .steps = "B 0 idle 1 collect",
    .counts = "" },
  { "collect-from-card", "4. The filled ambition keeps its authority when its cube is taken.",
    .plays = { { B, .stack = { { "Centurion", .ambition = { 2 }, .abilities = { COLLECT_FROM_CARD (1) } } } },
               { D, .support = { [B] = 1 } } },
    .steps = "D on B 0.0=2: only (D1); B 0 collects 1 support",
    .totals = "A 0/0, B 2/0, C 0/0, D 0/0, Suitors 2/0",
    .counts = "D deployed 1, B support 1" },
  { "collect-at-most", "4. collect from the card takes at most the cubes that lie there.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 1, 1 }, .abilities = { COLLECT_FROM_CARD (3) } } }, .loyalty = 2 } },
    .steps = "B loyalty 0.0=1; B loyalty 0.1=1; B 0 collects 2 support; B 0 idle 1 collect",
    .counts = "B support 2" },
  { "collect-once", "4. A cube that was taken lies there no more.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 1 },
                                 .abilities = { COLLECT_FROM_CARD (1), COLLECT_FROM_CARD (1), COLLECT_FROM_CARD (1) } } },
                 .loyalty = 2 } },
    .steps = "B loyalty 0.0=1; B loyalty 0.1=1; B 0 collects 1 support; B 0 collects 1 support; B 0 idle 1 collect",
    .counts = "B support 2" },
  { "collect-at-that-moment", "4. What lies there is judged when the ability is activated.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 1 },
                                 .abilities = { COLLECT_FROM_CARD (1), PLACE (1), COLLECT_FROM_CARD (1) } } } } },
    .steps = "B 0 idle 1 collect; B 0 places 0.0=1; B 0 collects 1 support" },
  { "collect-own-card", "4. collect from the card means the card with the ability.",
    .plays = { { B, .stack = { QUAESTOR, { "Centurion", .ambition = { 2 }, .abilities = { COLLECT_FROM_CARD (1) } } } },
               { D, .support = { [B] = 1 } } },
    .steps = "D on B 0.0=1: only (D1); B 1 idle 1 collect" },
  { "collect-stays-filled", "4. A filled ambition stays filled when its cube is taken.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 2 },
                                 .abilities = { COLLECT_FROM_CARD (2), AUTHORITY_FILLED (4), PLACE (1) } },
                               CONSUL },
                 .loyalty = 2 } },
    .steps = "B loyalty 0.0=1; B loyalty 0.1=2; B 0 collects 2 support; B 0 authority +4; B 0 places 1.0=3",
    .totals = "A 0/0, B 10/0, C 0/0, D 0/0, Suitors 10/0" },
  { "authority-always", "4. authority: plus or minus, always; totals may be negative.",
    .plays = { { B, .stack = { DOES (AUTHORITY (2)), DOES (AUTHORITY (-3)) } } },
    .steps = "B 0 authority +2; B 1 authority -3",
    .totals = "A 0/0, B -1/0, C 0/0, D 0/0, Suitors -1/0",
    .award = "im by authority, tile A, A denarius 1" },
  { "authority-filled", "4. authority: only if the card is fully filled.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 1 }, .abilities = { AUTHORITY_FILLED (2) } } }, .loyalty = 2 } },
    .steps = "B loyalty 0.0=1; B loyalty 0.1=1; B 0 authority +2",
    .totals = "A 0/0, B 4/0, C 0/0, D 0/0, Suitors 4/0" },
  { "authority-partly-filled", "4. A card with an open ambition is not fully filled.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 1 }, .abilities = { AUTHORITY_FILLED (2) } } }, .loyalty = 1 } },
    .steps = "B loyalty 0.0=1; B 0 idle 2 authority",
    .totals = "A 0/0, B 1/0, C 0/0, D 0/0, Suitors 1/0" },
  { "authority-nothing-to-fill", "4. A card without ambitions is neither filled nor open.",
    .plays = { { B, .stack = { DOES (AUTHORITY_FILLED (2), AUTHORITY_OPEN (3)) } } },
    .steps = "B 0 idle 2 authority; B 0 idle 3 authority",
    .totals = "A 0/0, B 0/0, C 0/0, D 0/0, Suitors 0/0" },
  { "authority-open", "4. authority: only if the card has an open ambition.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 1 }, .abilities = { AUTHORITY_OPEN (-2) } } }, .loyalty = 1 } },
    .steps = "B loyalty 0.0=1; B 0 authority -2",
    .totals = "A 0/0, B -1/0, C 0/0, D 0/0, Suitors -1/0" },
  { "authority-not-open", "4. A fully filled card has no open ambition.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1, 1 }, .abilities = { AUTHORITY_OPEN (2) } } }, .loyalty = 2 } },
    .steps = "B loyalty 0.0=1; B loyalty 0.1=1; B 0 idle 2 authority" },
  { "authority-at-that-moment", "4. filled and open are judged when the ability is activated.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1 },
                                 .abilities = { AUTHORITY_OPEN (1), PLACE (1), AUTHORITY_OPEN (1), AUTHORITY_FILLED (2) } } } } },
    .steps = "B 0 authority +1; B 0 places 0.0=1; B 0 idle 1 authority; B 0 authority +2",
    .totals = "A 0/0, B 4/0, C 0/0, D 0/0, Suitors 4/0" },
  { "authority-not-later", "4. What a lower card fills comes too late for the upper one.",
    .plays = { { B, .stack = { { "Card", .ambition = { 1 }, .abilities = { AUTHORITY_FILLED (1) } }, DOES (PLACE (1)) } } },
    .steps = "B 0 idle 1 authority; B 1 places 0.0=1" },
  { "charisma", "4. charisma: plus or minus.",
    .plays = { { B, .stack = { DOES (CHARISMA (2)), DOES (CHARISMA (-5)) } } },
    .steps = "B 0 charisma +2; B 1 charisma -5",
    .totals = "A 0/0, B 0/-3, C 0/0, D 0/0, Suitors 0/-3" },
  { "manual", "4. manual: what the table entered, one after the other; the card is the card with the ability.",
    .plays = { { B, .stack = { CARD (0), { "Card", .ambition = { 1 },
                                           .abilities = { MANUAL (PLACE (1), COLLECT_FROM_CARD (1), AUTHORITY_FILLED (2),
                                                                  CHARISMA (-1), COLLECT (2, DENARIUS)),
                                                          COLLECT_FROM_CARD (1) } } } } },
    .steps = "B 1 places 1.0=1; B 1 collects 1 support; B 1 authority +2; B 1 charisma -1; B 1 collects 2 denarius; "
             "B 1 idle 1 collect",
    .totals = "A 0/0, B 3/-1, C 0/0, D 0/0, Suitors 3/-1",
    .counts = "B support 1, B denarius 2" },
  { "manual-nothing", "4. manual: it may have done nothing.",
    .plays = { { B, .stack = { DOES (MANUAL_NOTHING) } } },
    .steps = "" },
  { "manual-many", "4. manual: its effects have no limit of their own.",
    .plays = { { B, .stack = { DOES (MANUAL (CHARISMA (1), CHARISMA (1), CHARISMA (1), CHARISMA (1), CHARISMA (1), CHARISMA (1))) } } },
    .totals = "A 0/0, B 0/6, C 0/0, D 0/0, Suitors 0/6" },
};

static const BuildCase tally_cases[] = {
  { "authority", "5. Authority is printed authority, filled ambitions and ability changes.",
    .plays = { { B, .stack = { { "Senator", .authority = 1, .ambition = { 2, 4 }, .abilities = { AUTHORITY (3) } } } },
               { D, .support = { [B] = 1 } } },
    .totals = "A 0/0, B 6/0, C 0/0, D 0/0, Suitors 6/0" },
  { "tile", "5. The IM adds the tile in front of this field.", .im = D,
    .tiles = { [BCE_POLITICAL] = { 1, 2 }, [BCE_MILITARY] = { 9, 8 } },
    .totals = "A 0/0, B 0/0, C 0/0, D 1/2, Suitors 0/0" },
  { "tile-of-the-field", "5. The tile of another field does not count.", .im = D, .field = BCE_MILITARY,
    .tiles = { [BCE_POLITICAL] = { 1, 2 }, [BCE_MILITARY] = { 9, 8 } },
    .totals = "A 0/0, B 0/0, C 0/0, D 9/8, Suitors 0/0" },
  { "charisma", "5. Charisma is cubes, cards' charisma and ability changes; the IM adds that tile's.",
    .tiles = { [BCE_POLITICAL] = { 0, 4 } },
    .plays = { { B, .stack = { { "Card", .charisma = 3, .abilities = { CHARISMA (1) } } }, .charisma = 2 },
               { A, .stack = { { "Card", .charisma = 1 } }, .charisma = 1 },
               { D, .charisma = 5 } },
    .totals = "A 0/6, B 0/6, C 0/0, D 0/5, Suitors 0/11" },
  { "large", "5. Sums may exceed the limits of numbers.",
    .plays = { { B, .stack = { { "Card", .authority = 9999, .charisma = 9999, .ambition = { 9999 } },
                               { "Card", .authority = 9999, .charisma = 9999, .ambition = { 9999 } },
                               { "Card", .authority = 9999, .charisma = 9999, .ambition = { 9999 } },
                               { "Card", .authority = 9999, .charisma = 9999, .ambition = { 9999 } } },
                 .loyalty = 9999, .charisma = 9999 } },
    .totals = "A 0/0, B 79992/49995, C 0/0, D 0/0, Suitors 79992/49995" },
};

static const BuildCase award_cases[] = {
  { "im-by-authority", "6. More authority wins. The IM wins: the tile and 1 denarius, nothing for loyalty.",
    .plays = { { A, .stack = { CARD (5) } },
               { C, .stack = { QUAESTOR } },
               { B, .support = { [C] = 1 } } },
    .award = "im by authority, tile A, A denarius 1",
    .counts = "B deployed 1" },
  { "sum-of-the-suitors", "6. The IM against the sum of the Suitors.",
    .plays = { { A, .stack = { CARD (2) } },
               { B, .stack = { CARD (1) } },
               { C, .stack = { CARD (1) } },
               { D, .stack = { CARD (1) } } },
    .award = "suitors by authority, tile B by seat" },
  { "authority-before-charisma", "6. Charisma is not asked if authority decides.",
    .plays = { { A, .stack = { CARD (2) } },
               { B, .stack = { CARD (1) }, .charisma = 9 } },
    .award = "im by authority, tile A, A denarius 1" },
  { "suitors-by-charisma", "6. Tie: more charisma, the Suitors'.",
    .plays = { { A, .stack = { CARD (2) }, .charisma = 1 },
               { B, .stack = { CARD (2) }, .charisma = 1 },
               { D, .charisma = 1 } },
    .award = "suitors by charisma, tile B by authority" },
  { "im-by-charisma", "6. Tie: more charisma, the IM's.",
    .plays = { { A, .stack = { CARD (2) }, .charisma = 1 },
               { B, .stack = { CARD (2) } } },
    .award = "im by charisma, tile A, A denarius 1" },
  { "im-by-tie", "6. Full tie: the IM.",
    .plays = { { A, .stack = { CARD (2) }, .charisma = 1 },
               { B, .stack = { CARD (2) } },
               { C, .charisma = 1 } },
    .award = "im by im, tile A, A denarius 1" },
  { "nothing-played", "6. Full tie of nothing: the IM.", .im = C,
    .steps = "",
    .award = "im by im, tile C, C denarius 1",
    .counts = "" },
  { "tile-by-authority", "6. The tile goes to the Suitor with most authority.",
    .plays = { { B, .stack = { CARD (1) }, .charisma = 7 },
               { C, .stack = { CARD (2) }, .charisma = 7 },
               { D, .stack = { CARD (3) } } },
    .award = "suitors by authority, tile D by authority" },
  { "tile-not-to-the-im", "6. The tile goes to a Suitor, even if the IM has most authority.",
    .plays = { { A, .stack = { CARD (5) } },
               { B, .stack = { CARD (2) } },
               { C, .stack = { CARD (4) } } },
    .award = "suitors by authority, tile C by authority" },
  { "tile-by-charisma", "6. Tie: charisma in this field, among the tied alone.",
    .plays = { { B, .stack = { CARD (2) }, .charisma = 1 },
               { B, BCE_MILITARY, .charisma = 9 },
               { C, .stack = { { "Card", .authority = 2, .charisma = 2 } } },
               { D, .stack = { CARD (1) }, .charisma = 9 } },
    .award = "suitors by authority, tile C by charisma" },
  { "tile-by-seat", "6. Tie: first in Suitor order.", .im = B,
    .plays = { { A, .stack = { CARD (2) } },
               { D, .stack = { CARD (2) } } },
    .award = "suitors by authority, tile D by seat" },
  { "denarius-once", "6. 1 denarius for loyalty collected by deploying, once per field.",
    .plays = { { C, .stack = { PRAETOR } },
               { B, .support = { [C] = 2 } } },
    .award = "suitors by authority, tile C by authority, B denarius 1",
    .counts = "B deployed 2" },
  { "denarius-each", "6. Each Suitor with such loyalty collects 1 denarius.",
    .plays = { { C, .stack = { PRAETOR }, .support = { [B] = 1 } },
               { B, .stack = { QUAESTOR }, .support = { [C] = 1 } },
               { D, .support = { [C] = 1 } } },
    .award = "suitors by authority, tile C by authority, B denarius 1, C denarius 1, D denarius 1" },
  { "denarius-not-for-others", "6. Played loyalty and loyalty from an ability earn no denarius.",
    .plays = { { C, .stack = { PRAETOR }, .loyalty = 1 },
               { D, .stack = { DOES (COLLECT (1, LOYALTY)) }, .loyalty = 1 } },
    .award = "suitors by authority, tile C by authority",
    .counts = "D loyalty 1" },
  { "negative", "6. Negative totals are compared as they are.",
    .plays = { { A, .stack = { DOES (AUTHORITY (-2)) } },
               { B, .stack = { DOES (AUTHORITY (-1)) } },
               { C, .charisma = 1 },
               { D, .charisma = 2 } },
    .award = "suitors by authority, tile D by charisma" },
};

static const BuildCase next_cases[] = {
  { "three-tiles", "The IM won 3 tiles: stays, no bonus.", .im = B, .next = "B by tiles, kept" },
  { "two-tiles", "The IM won 2 tiles: stays, no bonus.",
    .plays = { { B, BCE_MILITARY, .stack = { CARD (9) } } },
    .next = "A by tiles, kept" },
  { "one-tile", "The IM won 1 tile: the Suitor with most authority over all three fields, with a bonus.",
    .plays = { { A, BCE_MILITARY, .stack = { CARD (50) } },
               { B, BCE_POLITICAL, .stack = { CARD (1) } },
               { C, BCE_SOCIAL, .stack = { CARD (2) } } },
    .next = "C by authority, bonus" },
  { "no-tile", "The IM won no tile: the Suitor with most authority over all three fields.",
    .plays = { { B, BCE_POLITICAL, .stack = { CARD (1) } },
               { B, BCE_MILITARY, .stack = { CARD (1) } },
               { C, BCE_SOCIAL, .stack = { CARD (3) } },
               { B, BCE_SOCIAL, .stack = { CARD (2) } } },
    .next = "B by authority, bonus" },
  { "lost-fields", "Authority in lost fields counts too.",
    .plays = { { A, BCE_POLITICAL, .stack = { CARD (9) } },
               { B, BCE_POLITICAL, .stack = { CARD (5) } },
               { C, BCE_MILITARY, .stack = { CARD (3) } },
               { D, BCE_SOCIAL, .stack = { CARD (1) } } },
    .next = "B by authority, bonus" },
  { "by-charisma", "Tie: total charisma over all three fields.",
    .plays = { { B, BCE_MILITARY, .stack = { CARD (2) }, .charisma = 2 },
               { C, BCE_SOCIAL, .stack = { CARD (2) }, .charisma = 1 },
               { C, BCE_POLITICAL, .charisma = 2 },
               { D, BCE_POLITICAL, .charisma = 9 } },
    .next = "C by charisma, bonus" },
  { "by-seat", "Tie: first in Suitor order.", .im = B,
    .plays = { { A, BCE_MILITARY, .stack = { CARD (2) } },
               { D, BCE_SOCIAL, .stack = { CARD (2) } } },
    .next = "D by seat, bonus" },
};

static const BuildCase two_player_cases[] = {
  { "tile-by-shared", "Two players: the shared Suitor first in the last tie for the tile.",
    .seats = 3, .two_players = TRUE, .shared = C,
    .plays = { { B, .stack = { CARD (1) } },
               { C, .stack = { CARD (1) } } },
    .award = "suitors by authority, tile C by shared" },
  { "three-players", "Three players: the Suitor order decides the last tie.", .seats = 3,
    .plays = { { B, .stack = { CARD (1) } },
               { C, .stack = { CARD (1) } } },
    .award = "suitors by authority, tile B by seat" },
  { "first-and-shared", "Two players: being shared is what decides, wherever it sits.",
    .seats = 3, .two_players = TRUE, .shared = B,
    .plays = { { B, .stack = { CARD (1) } },
               { C, .stack = { CARD (1) } } },
    .award = "suitors by authority, tile B by shared" },
  { "tile-by-charisma", "Two players: charisma is asked before.",
    .seats = 3, .two_players = TRUE, .shared = C,
    .plays = { { B, .stack = { CARD (1) }, .charisma = 1 },
               { C, .stack = { CARD (1) } } },
    .award = "suitors by authority, tile B by charisma" },
  { "shared-plays", "Two players: the shared Suitor plays as a third.",
    .seats = 3, .two_players = TRUE, .shared = C,
    .plays = { { A, .stack = { CARD (2) } },
               { B, .stack = { CARD (1), QUAESTOR }, .support = { [C] = 1 } },
               { C, .stack = { QUAESTOR }, .support = { [B] = 1 } } },
    .steps = "C on B 1.0=1: only (C1); B on C 0.0=1: only (B1)",
    .award = "suitors by authority, tile B by authority, B denarius 1, C denarius 1" },
  { "human-for-shared-by-authority", "If the shared Suitor would become IM, the human Suitor does, without the bonus.",
    .seats = 3, .two_players = TRUE, .shared = C,
    .plays = { { C, BCE_POLITICAL, .stack = { CARD (1) } },
               { C, BCE_MILITARY, .stack = { CARD (1) } },
               { B, BCE_SOCIAL, .stack = { CARD (1) } } },
    .next = "B for C by authority" },
  { "human-for-shared-by-charisma", "The human Suitor stands in: charisma named the shared one.",
    .seats = 3, .two_players = TRUE, .shared = C,
    .plays = { { C, BCE_POLITICAL, .stack = { CARD (1) } },
               { B, BCE_MILITARY, .stack = { CARD (1) } },
               { C, BCE_SOCIAL, .charisma = 1 } },
    .next = "B for C by charisma" },
  { "human-for-shared-by-tie", "Two players: the shared Suitor first in the last tie for the next IM.",
    .seats = 3, .im = C, .two_players = TRUE, .shared = A,
    .plays = { { A, BCE_POLITICAL, .stack = { CARD (1) } },
               { B, BCE_MILITARY, .stack = { CARD (1) } } },
    .next = "B for A by shared" },
  { "human-named", "The human Suitor becomes IM with the bonus.",
    .seats = 3, .two_players = TRUE, .shared = C,
    .plays = { { B, BCE_POLITICAL, .stack = { CARD (2) } },
               { C, BCE_MILITARY, .stack = { CARD (1) } } },
    .next = "B by authority, bonus" },
  { "im-stays", "Two players: the IM with 2 tiles stays.",
    .seats = 3, .two_players = TRUE, .shared = C,
    .plays = { { C, BCE_MILITARY, .stack = { CARD (1) } } },
    .next = "A by tiles, kept" },
};

static const BuildCase unknown_cases[] = {
  { "card", "A card's unknown authority and charisma count as 0 and are named.",
    .plays = { { B, .stack = { CARD (1), { "Card", .authority = UNKNOWN, .charisma = UNKNOWN } } } },
    .totals = "A 0/0, B 1/0, C 0/0, D 0/0, Suitors 1/0",
    .unknown = "political B1 authority; political B1 charisma" },
  { "ambitions", "Unknown ambitions: nothing is filled, neither filled nor open; named.",
    .plays = { { C, BCE_SOCIAL, .stack = { { "Card", .ambition_unknown = TRUE,
                                             .abilities = { AUTHORITY_FILLED (1), AUTHORITY_OPEN (1) } } } },
               { B, BCE_SOCIAL, .support = { [C] = 1 } } },
    .field = BCE_SOCIAL,
    .steps = "B back 1 for C; C 0 idle 1 authority; C 0 idle 1 authority",
    .unknown = "social C0 ambitions" },
  { "ambition", "An ambition's unknown value is named when it is filled.",
    .plays = { { C, .stack = { { "Card", .ambition = { 1, UNKNOWN, UNKNOWN } } } },
               { B, .support = { [C] = 2 } } },
    .steps = "B on C 0.0=1: only (B2); B on C 0.1=?: only (B1)",
    .totals = "A 0/0, B 0/0, C 1/0, D 0/0, Suitors 1/0",
    .unknown = "political C0 ambition 1" },
  { "abilities", "Unknown abilities: nothing is done; named.",
    .plays = { { D, BCE_MILITARY, .stack = { { "Card", .abilities_unknown = TRUE } } } },
    .field = BCE_MILITARY,
    .steps = "",
    .unknown = "military D0 abilities" },
  { "effects", "A manual ability's unknown effects: nothing is done; named.",
    .plays = { { B, .stack = { DOES (MANUAL_NOTHING, MANUAL_UNKNOWN, CHARISMA (1)) } } },
    .steps = "B 0 charisma +1",
    .unknown = "political B0 effects 1" },
  { "tile", "A tile's unknown numbers are always named.",
    .tiles = { [BCE_POLITICAL] = { 1, UNKNOWN }, [BCE_SOCIAL] = { UNKNOWN, 2 } },
    .totals = "A 1/0, B 0/0, C 0/0, D 0/0, Suitors 0/0",
    .unknown = "political tile charisma; social tile authority" },
  { "all", "Each is named once, also the IM's.",
    .plays = { { A, .stack = { { "Card", .authority = UNKNOWN, .charisma = UNKNOWN, .ambition = { UNKNOWN, UNKNOWN },
                                 .abilities = { AUTHORITY_FILLED (1), MANUAL_UNKNOWN } } },
                 .support = { [A] = 2 } } },
    .unknown = "political A0 ambition 0; political A0 ambition 1; political A0 authority; political A0 charisma; "
               "political A0 effects 1" },
};

/* A field with everything, and what lies on a table after nothing was played. */
static const BuildCase rich = {
  .plays = { { A, .stack = { { "Card", .authority = UNKNOWN, .ambition = { 2 } } }, .support = { [A] = 2 }, .loyalty = 1 },
             { B, .stack = { { "Card", .ambition = { 1, 1 }, .abilities = { COLLECT_FROM_CARD (1), PLACE (1) } } } },
             { C, .support = { [B] = 1 } },
             { D, .support = { [B] = 2, [C] = 1 }, .charisma = 1 } },
  .steps = "D on B 0.0=1: support (C1 D2); D on B 0.1=1: charisma (C1 D1); C back 1 for B; D back 1 for C; "
           "A own 0.0=2; A back 1 for A; A loyalty idle 2; B 0 collects 1 support; B 0 idle 1 place",
  .totals = "A 2/0, B 2/0, C 0/0, D 0/1, Suitors 2/1",
  .award = "suitors by charisma, tile B by authority, D denarius 1",
  .counts = "A returned 1, C returned 1, D returned 1, D deployed 2, B support 1",
  .next = "A by tiles, kept",
  .unknown = "political A0 authority",
};

static const BuildCase nothing = {
  .steps = "",
  .totals = "A 0/0, B 0/0, C 0/0, D 0/0, Suitors 0/0",
  .award = "im by im, tile A, A denarius 1",
  .counts = "",
  .next = "A by tiles, kept",
};

static void
test_reuse (void)
{
  g_autoptr (BceBoards) boards = build_boards (&rich);
  g_autoptr (BceBoards) empty = build_boards (&nothing);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();

  for (guint i = 0; i < 3; i++)
    {
      bce_resolve (boards, outcome);
      build_check (&rich, outcome);
      bce_resolve (empty, outcome);
      build_check (&nothing, outcome);
    }
}

static void
test_one_field (void)
{
  g_autoptr (BceBoards) boards = build_boards (&rich);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();
  BceFieldOutcome *political = &outcome->fields[BCE_POLITICAL];

  bce_resolve_field (boards, BCE_POLITICAL, political, NULL);
  g_assert_cmpint (political->authority[A], ==, 2);
  g_assert_cmpuint (outcome->unknown->len, ==, 0);

  bce_resolve_field (boards, BCE_POLITICAL, political, outcome->unknown);
  bce_resolve_field (boards, BCE_MILITARY, &outcome->fields[BCE_MILITARY], outcome->unknown);
  g_assert_cmpuint (outcome->unknown->len, ==, 1);
}

static void
test_sums (void)
{
  static const BuildCase build = {
    .plays = { { A, BCE_POLITICAL, .stack = { CARD (9) } },
               { B, BCE_POLITICAL, .stack = { CARD (5) }, .charisma = 1 },
               { B, BCE_MILITARY, .stack = { CARD (3) }, .charisma = 2 },
               { B, BCE_SOCIAL, .stack = { CARD (1) }, .charisma = 4 } },
  };
  g_autoptr (BceBoards) boards = build_boards (&build);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();

  bce_resolve (boards, outcome);
  g_assert_cmpint (outcome->next_im.authority[A], ==, 9);
  g_assert_cmpint (outcome->next_im.authority[B], ==, 9);
  g_assert_cmpint (outcome->next_im.charisma[A], ==, 0);
  g_assert_cmpint (outcome->next_im.charisma[B], ==, 7);
  g_assert_cmpint (outcome->next_im.im_tiles, ==, 1);
}

/* Among whom a seat is chosen: from one to five, and whoever has less is out of it, the shared Suitor too. */
static void
test_choose (void)
{
  static const guint8 seats[] = { C, D, E, A, B };
  static const struct
  {
    const char *what;
    guint n_seats;
    gint64 amounts[BCE_MAX_SEATS];
    gint64 charisma[BCE_MAX_SEATS];
    int shared;
    int chosen;
    BceReason reason;
  } cases[] = {
    { "alone", 1, { 9, 9, 0, 9, 9 }, { 9, 9, 0, 9, 9 }, BCE_NOBODY, C, BCE_BY_SUPPORT },
    { "most of five, the last", 5, { 1, 3, 1, 2, 2 }, { 0 }, BCE_NOBODY, B, BCE_BY_SUPPORT },
    { "most of five, less than nothing", 5, { -4, -4, -3, -2, -3 }, { 0 }, BCE_NOBODY, D, BCE_BY_SUPPORT },
    { "only the first two are asked", 2, { 9, 9, 1, 2, 9 }, { 9, 9, 9, 0, 9 }, BCE_NOBODY, D, BCE_BY_SUPPORT },
    { "most charisma of those who tie", 5, { 2, 2, 2, 1, 1 }, { 3, 1, 2, 9, 9 }, BCE_NOBODY, A, BCE_BY_CHARISMA },
    { "the first in order", 5, { 2, 2, 1, 1, 2 }, { 3, 3, 9, 9, 3 }, BCE_NOBODY, E, BCE_BY_SEAT },
    { "the shared Suitor, the last", 5, { 2, 2, 2, 2, 2 }, { 3, 3, 3, 3, 3 }, B, B, BCE_BY_SHARED },
    { "the shared Suitor has less", 3, { 9, 9, 2, 2, 1 }, { 9, 9, 3, 3, 3 }, E, C, BCE_BY_SEAT },
    { "the shared Suitor has less charisma", 3, { 9, 9, 2, 2, 2 }, { 9, 9, 3, 3, 2 }, E, C, BCE_BY_SEAT },
    { "the shared Suitor is not asked", 2, { 9, 9, 2, 2, 2 }, { 9, 9, 3, 3, 3 }, E, C, BCE_BY_SEAT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BceReason reason;

      g_test_message ("%s", cases[i].what);
      g_assert_cmpint (bce_choose_seat (seats, cases[i].n_seats, cases[i].amounts, BCE_BY_SUPPORT, cases[i].charisma,
                                        cases[i].shared, &reason), ==, cases[i].chosen);
      g_assert_cmpint (reason, ==, cases[i].reason);
    }
}

static void
choose_nobody (gconstpointer n_seats)
{
  static const guint8 seats[BCE_MAX_SEATS + 1] = { 0 };
  static const gint64 zeros[BCE_MAX_SEATS] = { 0 };
  BceReason reason;

  if (g_test_subprocess ())
    {
      bce_choose_seat (seats, GPOINTER_TO_UINT (n_seats), zeros, BCE_BY_SUPPORT, zeros, BCE_NOBODY, &reason);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*assertion failed: (n_seats*");
}

static void
assert_refused (const BceBoards *boards,
                guint field,
                BceFieldOutcome *outcome)
{
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "bce_resolve_field: assertion*");
  bce_resolve_field (boards, field, outcome, NULL);
  g_test_assert_expected_messages ();
}

/* What is no year is refused, and leaves an outcome as it is. */
static void
test_nothing (void)
{
  g_autoptr (BceBoards) boards = build_boards (&rich);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();

  bce_resolve (boards, outcome);
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "bce_resolve: assertion*");
  bce_resolve (NULL, outcome);
  g_test_assert_expected_messages ();
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "bce_resolve: assertion*");
  bce_resolve (boards, NULL);
  g_test_assert_expected_messages ();

  assert_refused (NULL, BCE_POLITICAL, &outcome->fields[0]);
  assert_refused (boards, BCE_POLITICAL, NULL);
  assert_refused (boards, BCE_N_FIELDS, &outcome->fields[0]);
  boards->im = boards->n_seats;
  assert_refused (boards, BCE_POLITICAL, &outcome->fields[0]);
  boards->im = BCE_NOBODY;
  assert_refused (boards, BCE_POLITICAL, &outcome->fields[0]);
  build_check (&rich, outcome);

  bce_outcome_free (NULL);
}

#define ADD(path, cases) build_add_tests ("/resolve/" path, cases, G_N_ELEMENTS (cases))

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("input", input_cases);
  ADD ("deploy", deploy_cases);
  ADD ("own", own_cases);
  ADD ("loyalty", loyalty_cases);
  ADD ("abilities", ability_cases);
  ADD ("tally", tally_cases);
  ADD ("award", award_cases);
  ADD ("next", next_cases);
  ADD ("two-players", two_player_cases);
  ADD ("unknown", unknown_cases);
  g_test_add_func ("/resolve/outcome/reuse", test_reuse);
  g_test_add_func ("/resolve/outcome/one-field", test_one_field);
  g_test_add_func ("/resolve/outcome/sums", test_sums);
  g_test_add_func ("/resolve/choose", test_choose);
  g_test_add_data_func ("/resolve/choose/nobody", GUINT_TO_POINTER (0), choose_nobody);
  g_test_add_data_func ("/resolve/choose/too-many", GUINT_TO_POINTER (BCE_MAX_SEATS + 1), choose_nobody);
  g_test_add_func ("/resolve/nothing", test_nothing);

  return g_test_run ();
}
