/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-library.h"

G_BEGIN_DECLS

/*
 * Who plays in the games of a library. Somebody is who is called so: everybody has a name of their own, and one name
 * in many games is one person until the reader says that it is not. No list of people is kept beside the games.
 */

gboolean scriba_people_plays_in (ScribaGameItem *item,
                                 const char *name);
GPtrArray *scriba_people_list_games (ScribaLibrary *library,
                                     const char *name);
gboolean scriba_people_is_called (ScribaGameItem *item,
                                  const char *name);
void scriba_people_rename (ScribaLibrary *library,
                           GPtrArray *games,
                           const char *from,
                           const char *to);

G_END_DECLS
