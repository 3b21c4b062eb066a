/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-sharing.h"

#include <glib/gi18n.h>

#include "scriba-game-kind.h"
#include "scriba-words.h"

/* A tracked game, as it stands. */
struct _ScribaGameSharing
{
  ScribaSharing parent_instance;

  ScribaTable *table;
};

G_DEFINE_FINAL_TYPE (ScribaGameSharing, scriba_game_sharing, SCRIBA_TYPE_SHARING)

static ScribaGameFile *
hide_names (ScribaTable *table)
{
  g_autoptr (GError) error = NULL;
  ScribaGameFile *hidden = scriba_share_hide_names (scriba_table_get_file (table), scriba_words_share_name, &error);

  /* What the table has is what its file would hold, and that can be read. */
  if (hidden == NULL)
    g_error ("A game could not be shared: %s", error->message);
  return hidden;
}

/** scriba_game_sharing_hide_names: (transfer full) (nullable): the game without names; %NULL if it is shared with them. */
ScribaGameFile *
scriba_game_sharing_hide_names (ScribaTable *table)
{
  return scriba_sharing_hides_names () ? hide_names (table) : NULL;
}

/* The game itself, or another one without names, which @kept keeps as long as it is needed. */
static const ScribaGameFile *
get_file (ScribaSharing *sharing,
          gboolean hidden,
          ScribaGameFile **kept)
{
  ScribaTable *table = SCRIBA_GAME_SHARING (sharing)->table;

  *kept = hidden ? hide_names (table) : NULL;
  return hidden ? *kept : scriba_table_get_file (table);
}

static char *
dup_day (const ScribaGameFile *file)
{
  return scriba_words_day_at (file->created, file->utc_offset);
}

static const char *
get_title (ScribaSharing *sharing)
{
  return _(scriba_game_kind_of_table (SCRIBA_GAME_SHARING (sharing)->table)->title);
}

static gboolean
is_over (ScribaSharing *sharing)
{
  ScribaTable *table = SCRIBA_GAME_SHARING (sharing)->table;

  return scriba_table_get_format (table)->is_over (scriba_table_get_state (table));
}

static ScribaSheet *
create_sheet (ScribaSharing *sharing,
              gboolean hidden)
{
  g_autoptr (ScribaGameFile) kept = NULL;
  const ScribaGameFile *file = get_file (sharing, hidden, &kept);
  ScribaSheet *sheet = scriba_game_kind_of (file->format)->create_sheet (scriba_history_get_state (file->history), file->box,
                                                                         dup_day (file));

  scriba_sheet_take_moment (sheet, scriba_game_file_dup_moment (file));
  return sheet;
}

static char *
create_report (ScribaSharing *sharing,
               gboolean hidden)
{
  g_autoptr (ScribaGameFile) kept = NULL;
  const ScribaGameFile *file = get_file (sharing, hidden, &kept);
  g_autofree char *day = dup_day (file);

  return scriba_game_kind_of (file->format)->create_report (scriba_history_get_state (file->history), file->box, day);
}

static char *
create_csv (ScribaSharing *sharing,
            gboolean hidden)
{
  g_autoptr (ScribaGameFile) kept = NULL;

  return scriba_share_to_csv (get_file (sharing, hidden, &kept));
}

static char *
create_play (ScribaSharing *sharing,
             gboolean hidden,
             ScribaSharePlay write)
{
  g_autoptr (ScribaGameFile) kept = NULL;
  const ScribaGameFile *file = get_file (sharing, hidden, &kept);
  ScribaBgsPlay play;

  scriba_share_fill_play (file, scriba_words_is_share_name, &play);
  return write (&play, scriba_words_share_note (play.over, play.stopped, play.counts));
}

static void
scriba_game_sharing_finalize (GObject *object)
{
  g_object_unref (SCRIBA_GAME_SHARING (object)->table);

  G_OBJECT_CLASS (scriba_game_sharing_parent_class)->finalize (object);
}

static void
scriba_game_sharing_class_init (ScribaGameSharingClass *klass)
{
  ScribaSharingClass *sharing_class = SCRIBA_SHARING_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scriba_game_sharing_finalize;
  sharing_class->get_title = get_title;
  sharing_class->is_over = is_over;
  sharing_class->create_sheet = create_sheet;
  sharing_class->create_report = create_report;
  sharing_class->create_csv = create_csv;
  sharing_class->create_play = create_play;
}

static void
scriba_game_sharing_init (ScribaGameSharing *self)
{
}

/** scriba_game_sharing_new: (transfer full): what is shared of a tracked game. */
ScribaSharing *
scriba_game_sharing_new (ScribaTable *table)
{
  ScribaGameSharing *self = g_object_new (SCRIBA_TYPE_GAME_SHARING, NULL);

  self->table = g_object_ref (table);
  return SCRIBA_SHARING (self);
}
