/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-sharing.h"

#include "scriba-application.h"
#include "scriba-game-kind.h"
#include "scriba-words.h"

/*
 * What of a game is shared: as it stands, with the names of who played or without them. All that leaves the window for
 * other people goes through here; what the table keeps for itself, *Save a Copy* writes whole.
 */

static gboolean
hides_names (void)
{
  return g_settings_get_boolean (scriba_application_get_settings (scriba_application_get ()), "share-hide-names");
}

/** scriba_sharing_hide_names: (transfer full) (nullable): the game without names; %NULL if it is shared with them. */
ScribaGameFile *
scriba_sharing_hide_names (ScribaTable *table)
{
  g_autoptr (GError) error = NULL;
  ScribaGameFile *hidden;

  if (!hides_names ())
    return NULL;

  hidden = scriba_share_hide_names (scriba_table_get_file (table), scriba_words_share_name, &error);
  /* What the table has is what its file would hold, and that can be read. */
  if (hidden == NULL)
    g_error ("A game could not be shared: %s", error->message);
  return hidden;
}

/* The game itself, or another one without names, which @hidden keeps as long as it is needed. */
static const ScribaGameFile *
get_shared (ScribaTable *table,
            ScribaGameFile **hidden)
{
  *hidden = scriba_sharing_hide_names (table);
  return *hidden != NULL ? *hidden : scriba_table_get_file (table);
}

static char *
dup_day (const ScribaGameFile *file)
{
  return scriba_words_day_at (file->created, file->utc_offset);
}

/** scriba_sharing_create_sheet: (transfer full): the page of a game. */
ScribaSheet *
scriba_sharing_create_sheet (ScribaTable *table)
{
  g_autoptr (ScribaGameFile) hidden = NULL;
  const ScribaGameFile *file = get_shared (table, &hidden);
  ScribaSheet *sheet = scriba_game_kind_of (file->format)->create_sheet (scriba_history_get_state (file->history), file->box,
                                                                         dup_day (file));

  scriba_sheet_take_moment (sheet, scriba_game_file_dup_moment (file));
  return sheet;
}

/** scriba_sharing_create_report: (transfer full): how a game stands or ended, as a text to send. */
char *
scriba_sharing_create_report (ScribaTable *table)
{
  g_autoptr (ScribaGameFile) hidden = NULL;
  const ScribaGameFile *file = get_shared (table, &hidden);
  g_autofree char *day = dup_day (file);

  return scriba_game_kind_of (file->format)->create_report (scriba_history_get_state (file->history), file->box, day);
}

/** scriba_sharing_create_csv: (transfer full): a game for a spreadsheet. */
char *
scriba_sharing_create_csv (ScribaTable *table)
{
  g_autoptr (ScribaGameFile) hidden = NULL;
  guint n_unknown;

  return scriba_share_to_csv (get_shared (table, &hidden), &n_unknown);
}

static char *
create_play (ScribaTable *table,
             char *(*make) (const ScribaGameFile *file,
                            const char *note))
{
  g_autoptr (ScribaGameFile) hidden = NULL;
  const ScribaGameFile *file = get_shared (table, &hidden);
  ScribaBgsPlay play;

  scriba_share_fill_play (file, &play);
  return make (file, scriba_words_share_note (play.over, play.stopped, play.counts));
}

/** scriba_sharing_create_play: (transfer full): a game as a file of BG Stats. */
char *
scriba_sharing_create_play (ScribaTable *table)
{
  return create_play (table, scriba_share_to_bgsplay);
}

/** scriba_sharing_create_link: (transfer full): a game as a link that BG Stats takes over. */
char *
scriba_sharing_create_link (ScribaTable *table)
{
  return create_play (table, scriba_share_to_link);
}

/** scriba_sharing_is_over: whether a game has ended: before that, no program of plays is told of it. */
gboolean
scriba_sharing_is_over (ScribaTable *table)
{
  return scriba_table_get_format (table)->is_over (scriba_table_get_state (table));
}
