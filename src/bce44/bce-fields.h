/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-shape.h"

/* Rows of field tables: the key is the member's own name unless another one is given. */

#define BCE_COUNT_AS(key, Type, member, ...) \
  { .name = key, .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (Type, member), \
    .highest = SCRIBA_NUMBER_HIGHEST, __VA_ARGS__ }
#define BCE_COUNT(Type, member, ...) BCE_COUNT_AS (#member, Type, member, __VA_ARGS__)
#define BCE_COUNT_TO(Type, member, most, ...) \
  { .name = #member, .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (Type, member), .highest = most, __VA_ARGS__ }

#define BCE_COUNTS_AS(key, Type, member, most, ...) \
  { .name = key, .type = SCRIBA_FIELD_COUNTS, .offset = G_STRUCT_OFFSET (Type, member), \
    .longest = most, .highest = SCRIBA_NUMBER_HIGHEST, __VA_ARGS__ }
#define BCE_COUNTS(Type, member, most, ...) BCE_COUNTS_AS (#member, Type, member, most, __VA_ARGS__)

#define BCE_FLAG_AS(key, Type, member, ...) \
  { .name = key, .type = SCRIBA_FIELD_FLAG, .offset = G_STRUCT_OFFSET (Type, member), __VA_ARGS__ }
#define BCE_FLAG(Type, member, ...) BCE_FLAG_AS (#member, Type, member, __VA_ARGS__)

#define BCE_CHOICE(Type, member, words, ...) \
  { .name = #member, .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (Type, member), \
    .choices = words, __VA_ARGS__ }

#define BCE_NAME(Type, member, ...) \
  { .name = #member, .type = SCRIBA_FIELD_NAME, .offset = G_STRUCT_OFFSET (Type, member), __VA_ARGS__ }

#define BCE_RECORD_AS(key, Type, member, table, ...) \
  { .name = key, .type = SCRIBA_FIELD_RECORD, .offset = G_STRUCT_OFFSET (Type, member), .shape = table, __VA_ARGS__ }
#define BCE_RECORD(Type, member, table, ...) BCE_RECORD_AS (#member, Type, member, table, __VA_ARGS__)

#define BCE_RECORDS_AS(key, Type, member, count, most, table, ...) \
  { .name = key, .type = SCRIBA_FIELD_RECORDS, .offset = G_STRUCT_OFFSET (Type, member), \
    .length_offset = G_STRUCT_OFFSET (Type, count), .longest = most, .shape = table, __VA_ARGS__ }
#define BCE_RECORDS(Type, member, count, most, table, ...) \
  BCE_RECORDS_AS (#member, Type, member, count, most, table, __VA_ARGS__)

#define BCE_SHAPE(name, Type, ...) \
  const ScribaShape name ## _shape = { \
    .size = sizeof (Type), \
    .n_fields = G_N_ELEMENTS (name ## _fields), \
    .fields = name ## _fields, \
    __VA_ARGS__ \
  }
