/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** ScribaNameProblem: why a name cannot be a player's. */
typedef enum
{
  SCRIBA_NAME_GOOD,
  SCRIBA_NAME_EMPTY,
  SCRIBA_NAME_TWICE,
  SCRIBA_NAME_LONG,
} ScribaNameProblem;

char *scriba_name_clean (const char *name);
char *scriba_name_create (guint number,
                          const char * const *others);
ScribaNameProblem scriba_name_check (const char *name,
                                     const char * const *others);
const char *scriba_name_explain (ScribaNameProblem problem);

G_END_DECLS
