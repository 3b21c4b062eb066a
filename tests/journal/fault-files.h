/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Names of files as a test wants: in the program that this is part of, every
 * rename, link, removal and sync of a file passes here.
 */
void fault_files_fail (guint after,
                       int number);
void fault_files_end_program (guint after);
void fault_files_let_pass (void);
guint fault_files_get_n_passed (void);

G_END_DECLS
