/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-shape.h"

G_BEGIN_DECLS

/**
 * ScribaRenaming:
 * @seq: the newest entry that the game had then; 0 if it had none
 * @from: what somebody was called until then
 * @to: what they are called since
 *
 * A player got another name, in what a game shows and not in what it recorded: what began the game and its entries up
 * to @seq are read with both names exchanged, so that no two players of a game ever get the same name by it, and
 * that a second renaming back shows all as it was.
 */
typedef struct
{
  guint32 seq;
  char *from;
  char *to;
} ScribaRenaming;

GArray *scriba_renamings_new (void);
void scriba_renamings_add (GArray *renamings,
                           guint32 seq,
                           const char *from,
                           const char *to);
const char *scriba_renamings_read (const GArray *renamings,
                                   guint32 seq,
                                   const char *name);

void scriba_record_rename (const ScribaShape *shape,
                           gpointer record,
                           const GArray *renamings,
                           guint32 seq);
gboolean scriba_record_has_name (const ScribaShape *shape,
                                 gconstpointer record,
                                 const char *name);

G_END_DECLS
