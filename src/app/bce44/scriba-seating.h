/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"
#include "scriba-name.h"

G_BEGIN_DECLS

ScribaNameProblem scriba_seating_rename (ScribaResolveDraft *draft,
                                         guint seat,
                                         const char *name);

void scriba_seating_add (ScribaResolveDraft *draft);
void scriba_seating_remove (ScribaResolveDraft *draft,
                            guint seat);
void scriba_seating_move (ScribaResolveDraft *draft,
                          guint seat,
                          int by);
void scriba_seating_set_character (ScribaResolveDraft *draft,
                                   guint seat,
                                   BceCharacter character);
void scriba_seating_set_im (ScribaResolveDraft *draft,
                            guint seat);
void scriba_seating_set_shared (ScribaResolveDraft *draft,
                                int seat);

G_END_DECLS
