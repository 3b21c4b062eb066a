/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"

G_BEGIN_DECLS

ScribaDraft *create_score (const char *first,
                           const char *second,
                           int track);
int get_track (ScribaDraft *draft,
               guint player);

G_END_DECLS
