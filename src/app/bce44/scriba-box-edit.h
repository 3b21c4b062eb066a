/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-box-place.h"

G_BEGIN_DECLS

gboolean scriba_box_edit_exists (ScribaOwnerBox *owner,
                                 const ScribaBoxPlace *place);
gconstpointer scriba_box_edit_get_component (ScribaOwnerBox *owner,
                                             const ScribaBoxPlace *place);
char *scriba_box_edit_get_name (ScribaOwnerBox *owner,
                                const ScribaBoxPlace *place);

gboolean scriba_box_edit_type (ScribaOwnerBox *owner,
                               const ScribaBoxPlace *place,
                               const char *text);
void scriba_box_edit_settle (ScribaOwnerBox *owner,
                             const ScribaBoxPlace *place);
void scriba_box_edit_forget (ScribaOwnerBox *owner,
                             const ScribaBoxPlace *place);

guint scriba_box_edit_n_choices (const ScribaField *field);
char *scriba_box_edit_choice_words (const ScribaBoxPlace *place,
                                    guint choice);
int scriba_box_edit_get_choice (ScribaOwnerBox *owner,
                                const ScribaBoxPlace *place);
void scriba_box_edit_choose (ScribaOwnerBox *owner,
                             const ScribaBoxPlace *place,
                             guint choice);

gpointer scriba_box_edit_open (ScribaOwnerBox *owner,
                               const ScribaBoxPlace *place);
void scriba_box_edit_commit (ScribaOwnerBox *owner,
                             const ScribaBoxPlace *place);

G_END_DECLS
