/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-number.h"

G_BEGIN_DECLS

/** SCRIBA_NAME_SIZE: bytes of a name inside a record: 100 characters and the end. */
#define SCRIBA_NAME_SIZE 401

typedef struct _ScribaField ScribaField;
typedef struct _ScribaShape ScribaShape;

/**
 * ScribaFieldType:
 * @SCRIBA_FIELD_TEXT: `char *`; %NULL is unknown
 * @SCRIBA_FIELD_NAME: `char` array inside the record, of %SCRIBA_NAME_SIZE bytes; empty if absent
 * @SCRIBA_FIELD_COUNT: `gint16`, always known
 * @SCRIBA_FIELD_COUNTS: a fixed array of `gint16`. With a `guint8` length that many are meant, without one all
 *   `longest` of them, and files leave out the zeros at the end
 * @SCRIBA_FIELD_NUMBER: #ScribaNumber; may be unknown
 * @SCRIBA_FIELD_CHOICE: `gint8`, an index into the field's choices; −1 is unknown
 * @SCRIBA_FIELD_CHOICES: an array of exactly `longest` `gint8` choices; the first is −1 while unknown
 * @SCRIBA_FIELD_FLAG: `gint8`, 0 or 1; −1 is unknown
 * @SCRIBA_FIELD_NUMBERS: a fixed array of #ScribaNumber, its `guint8` length, and whether the list is known
 * @SCRIBA_FIELD_RECORD: a record of the field's shape inside the outer one, and whether it is known
 * @SCRIBA_FIELD_RECORDS: a fixed array of records, its `guint8` length, and whether the list is known
 * @SCRIBA_FIELD_LIST: `GArray *` of records; never %NULL
 * @SCRIBA_FIELD_POOL: `GArray *` of records that may be %NULL while unknown
 *
 * How a value lies in its record.
 */
typedef enum
{
  SCRIBA_FIELD_TEXT,
  SCRIBA_FIELD_NAME,
  SCRIBA_FIELD_COUNT,
  SCRIBA_FIELD_COUNTS,
  SCRIBA_FIELD_NUMBER,
  SCRIBA_FIELD_CHOICE,
  SCRIBA_FIELD_CHOICES,
  SCRIBA_FIELD_FLAG,
  SCRIBA_FIELD_NUMBERS,
  SCRIBA_FIELD_RECORD,
  SCRIBA_FIELD_RECORDS,
  SCRIBA_FIELD_LIST,
  SCRIBA_FIELD_POOL,
} ScribaFieldType;

/**
 * ScribaField:
 * @name: the key in files
 * @type: how the value lies in the record
 * @offset: where the value lies
 * @length_offset: for `NUMBERS`, `RECORDS` and some `COUNTS`, where the `guint8` length lies
 * @known_offset: for `NUMBERS`, `RECORD` and `RECORDS`, where the `guint8` lies that tells whether it is known
 * @lowest: smallest number, or 0
 * @highest: largest number
 * @longest: for `COUNTS`, `NUMBERS` and `RECORDS`, the most elements
 * @choices: for `CHOICE`, the words in files, %NULL-terminated
 * @shape: for records, their shape
 * @nullable: whether null (unknown) is allowed
 * @required: whether the key must be there
 * @kinds: for a value that only some kinds of a record have: a bit for each choice of the record's
 *   first field, a `CHOICE`; 0 for a value of every record. A key may have one row per group of kinds
 *
 * One value of a record: its name, place, type and range. Files, checks and
 * forms are made from these tables, so a value is described once.
 */
struct _ScribaField
{
  const char *name;
  ScribaFieldType type;
  gsize offset;
  gsize length_offset;
  gsize known_offset;
  int lowest;
  int highest;
  guint longest;
  const char * const *choices;
  const ScribaShape *shape;
  gboolean nullable;
  gboolean required;
  guint kinds;
};

/**
 * ScribaShape:
 * @size: `sizeof` the record
 * @n_fields: number of fields
 * @fields: its values, in the order in which files write them
 * @absent_unknown: whether an absent key means unknown; else it is a known 0, or empty
 * @prepare: writes the defaults of absent keys where they are others than that, or %NULL
 * @misplaced: names a value that has no meaning beside the others, or %NULL if all have one; or %NULL
 */
struct _ScribaShape
{
  gsize size;
  guint n_fields;
  const ScribaField *fields;
  gboolean absent_unknown;
  void (*prepare) (gpointer record);
  const char *(*misplaced) (gconstpointer record);
};

G_END_DECLS
