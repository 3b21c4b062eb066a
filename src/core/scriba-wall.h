/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

GDateTime *scriba_wall_time (gint64 at,
                             gint16 utc_offset);

G_END_DECLS
