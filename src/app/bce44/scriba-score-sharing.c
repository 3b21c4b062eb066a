/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-score-sharing.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bce-files.h"
#include "scriba-application.h"
#include "scriba-bce-sheet.h"
#include "scriba-words.h"

/*
 * A game of which only the score was told. It is no game of the library, which would need values that nobody has told:
 * what is not known of it is left out. Its day is the one on which it was scored.
 */
struct _ScribaScoreSharing
{
  ScribaSharing parent_instance;

  ScribaScoreDraft *draft;
};

G_DEFINE_FINAL_TYPE (ScribaScoreSharing, scriba_score_sharing, SCRIBA_TYPE_SHARING)

/* What is shared, to be cleared after that. */
typedef struct
{
  BceScoring *scoring;
  BceScore *score;
  BceCharacter characters[BCE_MAX_SEATS];
  char *id;
  gint64 at;
  gint16 utc_offset;
} Shared;

static void
shared_clear (Shared *self)
{
  g_clear_pointer (&self->scoring, bce_scoring_free);
  g_clear_pointer (&self->score, bce_score_free);
  g_free (self->id);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shared, shared_clear)

static void
hide_names (BceScoring *scoring)
{
  guint people = 0;

  for (guint player = 0; player < scoring->n_players; player++)
    people |= !scoring->players[player].shared << player;
  for (guint player = 0; player < scoring->n_players; player++)
    {
      g_autofree char *name = scriba_words_share_name (scriba_share_get_number (people, player));

      bce_scoring_set_name (scoring, player, name);
    }
}

static BceScoring *
dup_scoring (ScribaScoreDraft *draft)
{
  g_autoptr (JsonNode) node = bce_scoring_to_json (scriba_score_draft_get_scoring (draft));
  g_autoptr (GError) error = NULL;
  BceScoring *scoring = bce_scoring_from_json (node, &error);

  /* What the draft has is what its file would hold, and that can be read. */
  if (scoring == NULL)
    g_error ("A score could not be shared: %s", error->message);
  return scoring;
}

/* The library calls the file of a draft after an id of its own. */
static char *
create_id (ScribaScoreDraft *draft)
{
  const char *path = scriba_document_get_path (SCRIBA_DOCUMENT (draft));
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : g_strdup ("");
  char *end = strrchr (name, '.');

  if (end != NULL)
    *end = '\0';
  return g_uuid_string_is_valid (name) ? g_steal_pointer (&name) : scriba_share_make_id ("score:", name);
}

static void
take (ScribaSharing *sharing,
      gboolean hidden,
      Shared *shared)
{
  ScribaScoreDraft *draft = SCRIBA_SCORE_SHARING (sharing)->draft;

  shared->scoring = dup_scoring (draft);
  if (hidden)
    hide_names (shared->scoring);
  shared->score = bce_score_new ();
  bce_score (shared->scoring, shared->score);
  for (guint player = 0; player < BCE_MAX_SEATS; player++)
    shared->characters[player] = scriba_draft_get_character (SCRIBA_DRAFT (draft), player);
  shared->id = create_id (draft);
  scriba_score_draft_get_begun (draft, &shared->at, &shared->utc_offset);
}

static BceScored
get_scored (const Shared *shared)
{
  return (BceScored) {
    .scoring = shared->scoring,
    .score = shared->score,
    .characters = shared->characters,
    .id = shared->id,
    .at = shared->at,
    .utc_offset = shared->utc_offset,
  };
}

static const char *
get_title (ScribaSharing *sharing)
{
  return _("44 BCE");
}

static gboolean
is_over (ScribaSharing *sharing)
{
  ScribaScoreDraft *draft = SCRIBA_SCORE_SHARING (sharing)->draft;

  return !bce_score_is_empty (scriba_score_draft_get_scoring (draft), scriba_score_draft_get_score (draft));
}

static ScribaSheet *
create_sheet (ScribaSharing *sharing,
              gboolean hidden)
{
  const BceBox *box = scriba_owner_box_get_box (scriba_application_get_box (scriba_application_get (), &bce_game_format));
  g_auto (Shared) shared = { NULL };
  ScribaSheet *sheet;

  take (sharing, hidden, &shared);
  sheet = scriba_bce_sheet_new_scored (g_steal_pointer (&shared.scoring), shared.characters, box->title,
                                       scriba_words_day_at (shared.at, shared.utc_offset));
  scriba_sheet_take_moment (sheet, scriba_time_to_text (shared.at, shared.utc_offset));
  return sheet;
}

static char *
create_report (ScribaSharing *sharing,
               gboolean hidden)
{
  g_auto (Shared) shared = { NULL };
  g_autofree char *day = NULL;

  take (sharing, hidden, &shared);
  day = scriba_words_day_at (shared.at, shared.utc_offset);
  return scriba_words_scored_report (shared.scoring, shared.score, shared.characters, day);
}

static char *
create_csv (ScribaSharing *sharing,
            gboolean hidden)
{
  g_auto (Shared) shared = { NULL };
  BceScored scored;

  take (sharing, hidden, &shared);
  scored = get_scored (&shared);
  return bce_scored_to_csv (&scored);
}

static char *
create_play (ScribaSharing *sharing,
             gboolean hidden,
             ScribaSharePlay write)
{
  g_auto (Shared) shared = { NULL };
  BceScored scored;
  ScribaBgsPlay play;

  take (sharing, hidden, &shared);
  scored = get_scored (&shared);
  bce_scored_fill_play (&scored, scriba_words_is_share_name, &play);
  return write (&play, scriba_words_share_note (play.over, play.stopped, play.counts));
}

static void
scriba_score_sharing_finalize (GObject *object)
{
  g_object_unref (SCRIBA_SCORE_SHARING (object)->draft);

  G_OBJECT_CLASS (scriba_score_sharing_parent_class)->finalize (object);
}

static void
scriba_score_sharing_class_init (ScribaScoreSharingClass *klass)
{
  ScribaSharingClass *sharing_class = SCRIBA_SHARING_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scriba_score_sharing_finalize;
  sharing_class->get_title = get_title;
  sharing_class->is_over = is_over;
  sharing_class->create_sheet = create_sheet;
  sharing_class->create_report = create_report;
  sharing_class->create_csv = create_csv;
  sharing_class->create_play = create_play;
}

static void
scriba_score_sharing_init (ScribaScoreSharing *self)
{
}

/** scriba_score_sharing_new: (transfer full): what is shared of a game that was scored and not tracked. */
ScribaSharing *
scriba_score_sharing_new (ScribaScoreDraft *draft)
{
  ScribaScoreSharing *self = g_object_new (SCRIBA_TYPE_SCORE_SHARING, NULL);

  self->draft = g_object_ref (draft);
  return SCRIBA_SHARING (self);
}
