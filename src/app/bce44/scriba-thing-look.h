/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *scriba_thing_get_icon (guint thing);
const char *scriba_thing_get_style (guint thing);

G_END_DECLS
