/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-shape.h"

G_BEGIN_DECLS

gboolean scriba_field_applies (const ScribaShape *shape,
                               const ScribaField *field,
                               gconstpointer record);
gboolean scriba_field_is_unknown (const ScribaField *field,
                                  gconstpointer record);
guint scriba_field_length (const ScribaField *field,
                           gconstpointer record);
gboolean scriba_field_equal (const ScribaField *field,
                             gconstpointer record,
                             gconstpointer other);
void scriba_field_copy (const ScribaField *field,
                        gconstpointer record,
                        gpointer copy);
void scriba_field_reset (const ScribaField *field,
                         gpointer record,
                         gboolean known);

void scriba_record_reset (const ScribaShape *shape,
                          gpointer record);
void scriba_record_clear (const ScribaShape *shape,
                          gpointer record);
void scriba_record_copy (const ScribaShape *shape,
                         gconstpointer record,
                         gpointer copy);
gboolean scriba_record_equal (const ScribaShape *shape,
                              gconstpointer record,
                              gconstpointer other);

G_END_DECLS
