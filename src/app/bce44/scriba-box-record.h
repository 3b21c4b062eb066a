/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-box-place.h"

G_BEGIN_DECLS

gboolean scriba_box_record_is_list (const ScribaField *field);
guint scriba_box_record_n_items (ScribaOwnerBox *owner,
                                 const ScribaBoxPlace *place);
gpointer scriba_box_record_get_item (ScribaOwnerBox *owner,
                                     const ScribaBoxPlace *place,
                                     guint item);
gboolean scriba_box_record_has_field (const ScribaShape *shape,
                                      const ScribaField *field,
                                      gconstpointer item);

void scriba_box_record_begin (ScribaOwnerBox *owner,
                              const ScribaBoxPlace *place);
void scriba_box_record_commit (ScribaOwnerBox *owner,
                               const ScribaBoxPlace *place,
                               guint item);
void scriba_box_record_add (ScribaOwnerBox *owner,
                            const ScribaBoxPlace *place);
void scriba_box_record_remove (ScribaOwnerBox *owner,
                               const ScribaBoxPlace *place,
                               guint item);
void scriba_box_record_empty (ScribaOwnerBox *owner,
                              const ScribaBoxPlace *place);

G_END_DECLS
