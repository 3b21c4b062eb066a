/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** SCRIBA_NAME_LONGEST: how many characters a name may have. */
#define SCRIBA_NAME_LONGEST 100

char *scriba_name_clean (const char *name);
gboolean scriba_name_is_allowed (const char *name);

G_END_DECLS
