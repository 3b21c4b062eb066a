/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "scriba-game-format.h"
#include "scriba-history.h"
#include "scriba-renaming.h"

G_BEGIN_DECLS

/**
 * ScribaGameFile:
 * @id: its UUID
 * @app: the version of the program that began it
 * @created: seconds since 1970, in UTC
 * @utc_offset: minutes that the clock on the wall was ahead of UTC
 * @format: the game that it is of
 * @setup: who plays, and how
 * @box: the box as it was used
 * @history: its log, and where it stands in it
 *
 * One game, whole.
 */
struct _ScribaGameFile
{
  char *id;
  char *app;
  gint64 created;
  gint16 utc_offset;
  const ScribaGameFormat *format;
  gpointer setup;
  gpointer box;
  ScribaHistory *history;
};

ScribaGameFile *scriba_game_file_new (const ScribaGameFormat *format,
                                      gconstpointer setup,
                                      gpointer box,
                                      GError **error);
void scriba_game_file_free (ScribaGameFile *self);

ScribaGameFile *scriba_game_file_from_json (JsonNode *node,
                                            GError **error);
gboolean scriba_game_file_is_of (const ScribaGameFile *self,
                                 const ScribaGameFormat *format,
                                 GError **error);
JsonNode *scriba_game_file_to_json (const ScribaGameFile *self);
const ScribaEntry *scriba_game_file_find_end (const ScribaGameFile *self);
guint scriba_game_file_count_unknown (const ScribaGameFile *self);
char *scriba_game_file_dup_moment (const ScribaGameFile *self);

void scriba_game_file_rename (ScribaGameFile *self,
                              const char *from,
                              const char *to);

/* The parts that a journal keeps. */
char *scriba_game_file_header_to_text (const ScribaGameFile *self);
char *scriba_game_file_box_to_text (const ScribaGameFile *self);
char *scriba_game_format_new_box_to_text (const ScribaGameFormat *format);
char *scriba_game_file_entry_to_text (const ScribaGameFile *self,
                                      guint32 seq);
char *scriba_game_file_summary_to_text (const ScribaGameFile *self);
char *scriba_game_summary_to_text (const ScribaGameFormat *format,
                                   gconstpointer summary);
const ScribaGameFormat *scriba_game_format_from_text (const char *header);
gboolean scriba_game_summary_from_text (const ScribaGameFormat *format,
                                        const char *text,
                                        gpointer summary);
ScribaGameFile *scriba_game_file_from_parts (const char *header,
                                             const char *box,
                                             GPtrArray *entries,
                                             const GArray *renamings,
                                             guint32 head,
                                             guint32 tip,
                                             GError **error);

char *scriba_time_to_text (gint64 at,
                           gint16 utc_offset);
char *scriba_time_to_wall (gint64 at,
                           gint16 utc_offset);
gboolean scriba_time_from_text (const char *text,
                                gint64 *at,
                                gint16 *utc_offset);
void scriba_time_now (gint64 *at,
                      gint16 *utc_offset);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaGameFile, scriba_game_file_free)

G_END_DECLS
