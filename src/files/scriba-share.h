/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-file.h"

G_BEGIN_DECLS

/**
 * ScribaShareName:
 * @number: of a person, from 1
 *
 * Returns: (transfer full): what stands for their name
 */
typedef char *(* ScribaShareName) (guint number);

guint scriba_share_get_number (guint people,
                               guint seat);
ScribaGameFile *scriba_share_hide_names (const ScribaGameFile *file,
                                         ScribaShareName name,
                                         GError **error);

char *scriba_share_to_csv (const ScribaGameFile *file);
void scriba_share_fill_play (const ScribaGameFile *file,
                             ScribaShareIsNobody is_nobody,
                             ScribaBgsPlay *play);
char *scriba_share_make_id (const char *kind,
                            const char *name);
char *scriba_share_to_bgsplay (const ScribaBgsPlay *play,
                               const char *note);
char *scriba_share_to_link (const ScribaBgsPlay *play,
                            const char *note);

G_END_DECLS
