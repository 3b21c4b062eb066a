/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "scriba-error.h"

G_BEGIN_DECLS

gboolean scriba_export_write (const char *path,
                              GBytes *text,
                              GError **error);

G_END_DECLS
