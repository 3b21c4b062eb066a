/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean scriba_cli_wants (int argc,
                           char **argv);
int scriba_cli_run (int argc,
                    char **argv);

G_END_DECLS
