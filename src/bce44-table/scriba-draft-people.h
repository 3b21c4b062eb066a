/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"
#include "scriba-play.h"

G_BEGIN_DECLS

/* Who plays in what was scored or resolved beside the games. */

gboolean scriba_draft_read_play (ScribaDraft *draft,
                                 ScribaPlay *play);
const char *scriba_draft_get_name (ScribaDraft *draft,
                                   guint player);
gboolean scriba_draft_rename (ScribaDraft *draft,
                              const char *from,
                              const char *to,
                              const char *label);

G_END_DECLS
