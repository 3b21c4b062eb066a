/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-boards.h"

G_BEGIN_DECLS

/*
 * Who sits where, changed while boards may already be entered. What could not
 * lie on the table any more is taken away: support for nobody, for oneself or
 * for the IM (rules, section 3, commitments).
 */

gboolean bce_boards_add_seat (BceBoards *boards,
                              const char *name);
void bce_boards_remove_seat (BceBoards *boards,
                             guint seat);
void bce_boards_swap_seats (BceBoards *boards,
                            guint seat,
                            guint other);
void bce_boards_set_im (BceBoards *boards,
                        guint seat);
void bce_boards_set_shared (BceBoards *boards,
                            int seat);

G_END_DECLS
