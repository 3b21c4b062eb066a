/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-counts.h"
#include "caesar-map.h"
#include "caesar-resolve.h"

#define CAESAR CAESAR_SIDE_CAESAR
#define POMPEY CAESAR_SIDE_POMPEY
#define NOBODY CAESAR_NOBODY
#define SWORD CAESAR_SYMBOL_SWORD
#define SHIELD CAESAR_SYMBOL_SHIELD
#define SHIP CAESAR_SYMBOL_SHIP
#define LAUREL CAESAR_SYMBOL_LAUREL

/** Table: a game on its own, without a history, with the shipped box. */
typedef struct
{
  CaesarBox *box;
  CaesarState state;
  ScribaVerdict verdict; /* on the entry that was last looked at */
  CaesarPlace place;     /* the placement that was last resolved */
} Table;

void table_setup (CaesarGameSetup *setup,
                  int crassus);
Table *table_new (int crassus);
Table *table_start (void);
Table *table_start_solo (int crassus);
void table_free (Table *self);

int table_province (const Table *self,
                    const char *id);
int table_border (const Table *self,
                  const char *province,
                  const char *other);
CaesarHolding *table_holding (Table *self,
                              const char *province);
int table_left (const Table *self,
                int side);

void table_do (Table *self,
               guint kind,
               gconstpointer args);
void table_fine (Table *self,
                 guint kind,
                 gconstpointer args);
void table_against (Table *self,
                    guint kind,
                    gconstpointer args,
                    CaesarRule rule);
void table_impossible (Table *self,
                       guint kind,
                       gconstpointer args,
                       CaesarCountKind count,
                       int have,
                       int need);

/* The value @value faces @province, @other_value the other one. */
void table_lay (Table *self,
                int side,
                const char *province,
                const char *other,
                int symbol,
                int value,
                int other_value);
CaesarChoice table_choice (const Table *self,
                           int side,
                           const char *province,
                           const char *other,
                           int symbol,
                           int value,
                           int other_value);
void table_resolve (Table *self,
                    const CaesarChoice *choice);
void table_choose (Table *self,
                   const CaesarChoice *choice);
void table_place (Table *self,
                  int side,
                  const char *province,
                  const char *other,
                  int symbol,
                  int value,
                  int other_value);
void table_tile (Table *self,
                 const char *province,
                 CaesarTile tile);
void table_rule (Table *self,
                 CaesarRulingKind what,
                 int value);
void table_correct (Table *self,
                    CaesarCorrectKind what,
                    int side,
                    int index,
                    int value);
void table_hold (Table *self,
                 int side,
                 const char *province,
                 int control,
                 int face_down);
void table_leave (Table *self,
                  int side,
                  int left);

/** TableTest: a test and the sentence of the rules page that it proves. */
typedef struct
{
  const char *path;
  const char *proves;
  GTestFunc run;
} TableTest;

void table_add_tests (const TableTest *tests,
                      gsize n_tests);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)
