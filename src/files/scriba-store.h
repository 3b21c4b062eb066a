/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "scriba-error.h"

G_BEGIN_DECLS

GBytes *scriba_file_read (const char *name,
                          GError **error);

GBytes *scriba_store_read (const char *path,
                           GError **error);
gboolean scriba_store_write (const char *path,
                             GBytes *text,
                             GError **error);
gint64 scriba_store_get_modified (const char *path);

G_END_DECLS
