/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-name.h"

G_BEGIN_DECLS

/* Who is who, in games and in what was scored or resolved beside them: both are meant by games here. */

GPtrArray *scriba_people_act_find (const char *name);
gboolean scriba_people_act_is_anybody (const char *name);
GStrv scriba_people_act_list_others (const char *name);
gboolean scriba_people_act_met (GPtrArray *games,
                                const char *name);
ScribaNameProblem scriba_people_act_check (const char *name,
                                           GPtrArray *games,
                                           gboolean may_be_known);

void scriba_people_act_rename (GtkWidget *widget,
                               GPtrArray *games,
                               const char *from,
                               const char *to,
                               const char *sentence);

G_END_DECLS
