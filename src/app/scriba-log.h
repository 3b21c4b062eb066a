/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "scriba-table.h"

G_BEGIN_DECLS

/**
 * ScribaLogLine:
 *
 * A line of the log: the last entry of what it tells, and whether it was undone.
 */
#define SCRIBA_TYPE_LOG_LINE (scriba_log_line_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLogLine, scriba_log_line, SCRIBA, LOG_LINE, GObject)

guint32 scriba_log_line_get_seq (ScribaLogLine *self);
gboolean scriba_log_line_get_undone (ScribaLogLine *self);

/** ScribaLogFilter: which lines are shown. */
typedef enum
{
  SCRIBA_LOG_ALL,
  SCRIBA_LOG_HELD,   /* what has not been undone */
  SCRIBA_LOG_MARKED, /* the table's decisions and corrections */
} ScribaLogFilter;

/**
 * ScribaLog:
 *
 * The lines of a game's log, the newest first, as a list of #ScribaLogLine.
 */
#define SCRIBA_TYPE_LOG (scriba_log_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLog, scriba_log, SCRIBA, LOG, GObject)

ScribaLog *scriba_log_new (ScribaTable *table);
ScribaTable *scriba_log_get_table (ScribaLog *self);
void scriba_log_update (ScribaLog *self);
void scriba_log_set_filter (ScribaLog *self,
                            ScribaLogFilter filter);
void scriba_log_set_search (ScribaLog *self,
                            const char *search);

char *scriba_log_describe (ScribaLog *self,
                           guint32 seq);
char *scriba_log_describe_marks (ScribaLog *self,
                                 ScribaLogLine *line);
char *scriba_log_describe_moment (ScribaLog *self,
                                  guint32 seq);
void scriba_log_to_text_async (ScribaLog *self,
                               ScribaGameFile *hidden,
                               GAsyncReadyCallback callback,
                               gpointer data);
char *scriba_log_to_text_finish (ScribaLog *self,
                                 GAsyncResult *result);

G_END_DECLS
