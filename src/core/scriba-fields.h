/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-shape.h"

/* Rows of field tables, for any game: the key is the member's own name. */

#define SCRIBA_ROW_COUNT(Type, member, ...) \
  { .name = #member, .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (Type, member), \
    .highest = SCRIBA_NUMBER_HIGHEST, __VA_ARGS__ }
#define SCRIBA_ROW_COUNT_TO(Type, member, most, ...) \
  { .name = #member, .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (Type, member), .highest = most, __VA_ARGS__ }

#define SCRIBA_ROW_COUNTS(Type, member, most, ...) \
  { .name = #member, .type = SCRIBA_FIELD_COUNTS, .offset = G_STRUCT_OFFSET (Type, member), \
    .longest = most, .highest = SCRIBA_NUMBER_HIGHEST, __VA_ARGS__ }

#define SCRIBA_ROW_NUMBER(Type, member, least, most, ...) \
  { .name = #member, .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (Type, member), \
    .lowest = least, .highest = most, .nullable = TRUE, __VA_ARGS__ }

#define SCRIBA_ROW_TEXT(Type, member, ...) \
  { .name = #member, .type = SCRIBA_FIELD_TEXT, .offset = G_STRUCT_OFFSET (Type, member), __VA_ARGS__ }
#define SCRIBA_ROW_NAME(Type, member, ...) \
  { .name = #member, .type = SCRIBA_FIELD_NAME, .offset = G_STRUCT_OFFSET (Type, member), __VA_ARGS__ }

#define SCRIBA_ROW_FLAG(Type, member, ...) \
  { .name = #member, .type = SCRIBA_FIELD_FLAG, .offset = G_STRUCT_OFFSET (Type, member), __VA_ARGS__ }
#define SCRIBA_ROW_CHOICE(Type, member, words, ...) \
  { .name = #member, .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (Type, member), \
    .choices = words, __VA_ARGS__ }

#define SCRIBA_ROW_RECORD(Type, member, table, ...) \
  { .name = #member, .type = SCRIBA_FIELD_RECORD, .offset = G_STRUCT_OFFSET (Type, member), .shape = table, __VA_ARGS__ }
#define SCRIBA_ROW_RECORDS(Type, member, count, most, table, ...) \
  { .name = #member, .type = SCRIBA_FIELD_RECORDS, .offset = G_STRUCT_OFFSET (Type, member), \
    .length_offset = G_STRUCT_OFFSET (Type, count), .longest = most, .shape = table, __VA_ARGS__ }

/** SCRIBA_SHAPE_OF: defines the shape `name_shape` of a record from the table `name_fields`. */
#define SCRIBA_SHAPE_OF(name, Type, ...) \
  const ScribaShape name ## _shape = { \
    .size = sizeof (Type), \
    .n_fields = G_N_ELEMENTS (name ## _fields), \
    .fields = name ## _fields, \
    __VA_ARGS__ \
  }
