/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-draft.h"

#include "bce-files.h"

struct _ScribaScoreDraft
{
  ScribaDraft parent_instance;

  BceScoring *scoring;
  BceScore *score;
  gint64 begun; /* in seconds since 1970; 0 if the draft does not tell */
  gint16 utc_offset;
  GPtrArray *types[BCE_MAX_SEATS]; /* of each player's recruits, in their order; may be shorter */
};

static void scriba_score_draft_holder_init (ScribaScoreHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaScoreDraft, scriba_score_draft, SCRIBA_TYPE_DRAFT,
                               G_IMPLEMENT_INTERFACE (SCRIBA_TYPE_SCORE_HOLDER, scriba_score_draft_holder_init))

static gboolean
scriba_score_draft_read_input (ScribaDraft *draft,
                               JsonNode *node,
                               GError **error)
{
  ScribaScoreDraft *self = SCRIBA_SCORE_DRAFT (draft);
  BceScoring *scoring = bce_scoring_from_json (node, error);

  if (scoring == NULL)
    return FALSE;

  g_clear_pointer (&self->scoring, bce_scoring_free);
  self->scoring = scoring;
  return TRUE;
}

static JsonNode *
scriba_score_draft_write_input (ScribaDraft *draft)
{
  return bce_scoring_to_json (SCRIBA_SCORE_DRAFT (draft)->scoring);
}

static void
read_types (GPtrArray *types,
            JsonNode *list)
{
  JsonArray *array = list != NULL && JSON_NODE_HOLDS_ARRAY (list) ? json_node_get_array (list) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *type = json_array_get_element (array, i);

      g_ptr_array_add (types, json_node_get_value_type (type) == G_TYPE_STRING ? json_node_dup_string (type) : NULL);
    }
}

/* A draft of an older version does not tell it, nor does a text that was written by hand. */
static void
read_begun (ScribaScoreDraft *self,
            JsonNode *node)
{
  const char *text = node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;

  if (text == NULL || !scriba_time_from_text (text, &self->begun, &self->utc_offset))
    self->begun = 0;
}

static void
scriba_score_draft_read_beside (ScribaDraft *draft,
                                JsonObject *beside)
{
  ScribaScoreDraft *self = SCRIBA_SCORE_DRAFT (draft);
  JsonNode *lists = json_object_get_member (beside, "recruits");
  JsonArray *array = lists != NULL && JSON_NODE_HOLDS_ARRAY (lists) ? json_node_get_array (lists) : NULL;

  read_begun (self, json_object_get_member (beside, "begun"));
  for (guint player = 0; player < BCE_MAX_SEATS; player++)
    {
      g_ptr_array_set_size (self->types[player], 0);
      if (array != NULL && player < json_array_get_length (array))
        read_types (self->types[player], json_array_get_element (array, player));
    }
}

static void
scriba_score_draft_write_beside (ScribaDraft *draft,
                                 JsonObject *beside)
{
  ScribaScoreDraft *self = SCRIBA_SCORE_DRAFT (draft);
  JsonArray *lists = json_array_new ();

  for (guint player = 0; player < self->scoring->n_players; player++)
    {
      JsonArray *list = json_array_new ();

      for (guint i = 0; i < self->scoring->players[player].recruits->len; i++)
        {
          const char *type = scriba_score_draft_get_recruit_type (self, player, i);

          if (type != NULL)
            json_array_add_string_element (list, type);
          else
            json_array_add_null_element (list);
        }
      json_array_add_array_element (lists, list);
    }
  json_object_set_array_member (beside, "recruits", lists);
  if (self->begun != 0)
    {
      g_autofree char *begun = scriba_time_to_text (self->begun, self->utc_offset);

      json_object_set_string_member (beside, "begun", begun);
    }
}

static void
scriba_score_draft_changed (ScribaDocument *document)
{
  ScribaScoreDraft *self = SCRIBA_SCORE_DRAFT (document);

  bce_score (self->scoring, self->score);
}

static const BceScoring *
get_scoring (ScribaScoreHolder *holder)
{
  return scriba_score_draft_get_scoring (SCRIBA_SCORE_DRAFT (holder));
}

static const BceScore *
get_score (ScribaScoreHolder *holder)
{
  return scriba_score_draft_get_score (SCRIBA_SCORE_DRAFT (holder));
}

static BceCharacter
get_character (ScribaScoreHolder *holder,
               guint player)
{
  return scriba_draft_get_character (SCRIBA_DRAFT (holder), player);
}

static const char *
get_recruit_type (ScribaScoreHolder *holder,
                  guint player,
                  guint recruit)
{
  return scriba_score_draft_get_recruit_type (SCRIBA_SCORE_DRAFT (holder), player, recruit);
}

static void
scriba_score_draft_holder_init (ScribaScoreHolderInterface *iface)
{
  iface->get_scoring = get_scoring;
  iface->get_score = get_score;
  iface->get_character = get_character;
  iface->get_recruit_type = get_recruit_type;
}

static void
scriba_score_draft_finalize (GObject *object)
{
  ScribaScoreDraft *self = SCRIBA_SCORE_DRAFT (object);

  g_clear_pointer (&self->scoring, bce_scoring_free);
  bce_score_free (self->score);
  for (guint player = 0; player < BCE_MAX_SEATS; player++)
    g_ptr_array_unref (self->types[player]);

  G_OBJECT_CLASS (scriba_score_draft_parent_class)->finalize (object);
}

static void
scriba_score_draft_class_init (ScribaScoreDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_score_draft_finalize;
  SCRIBA_DOCUMENT_CLASS (klass)->changed = scriba_score_draft_changed;
  SCRIBA_DRAFT_CLASS (klass)->read_input = scriba_score_draft_read_input;
  SCRIBA_DRAFT_CLASS (klass)->write_input = scriba_score_draft_write_input;
  SCRIBA_DRAFT_CLASS (klass)->read_beside = scriba_score_draft_read_beside;
  SCRIBA_DRAFT_CLASS (klass)->write_beside = scriba_score_draft_write_beside;
}

static void
scriba_score_draft_init (ScribaScoreDraft *self)
{
  self->score = bce_score_new ();
  for (guint player = 0; player < BCE_MAX_SEATS; player++)
    self->types[player] = g_ptr_array_new_with_free_func (g_free);
}

/** scriba_score_draft_new: a draft without a value yet, to be started or loaded. */
ScribaScoreDraft *
scriba_score_draft_new (void)
{
  return g_object_new (SCRIBA_TYPE_SCORE_DRAFT, NULL);
}

/**
 * scriba_score_draft_start:
 * @self: a new draft
 * @n_players: 1 to 5
 *
 * Makes an empty value, which is begun now, the start of the history; the caller names the players first or later.
 */
void
scriba_score_draft_start (ScribaScoreDraft *self,
                          guint n_players)
{
  g_return_if_fail (SCRIBA_IS_SCORE_DRAFT (self));

  g_clear_pointer (&self->scoring, bce_scoring_free);
  self->scoring = bce_scoring_new (n_players);
  scriba_time_now (&self->begun, &self->utc_offset);
}

/**
 * scriba_score_draft_get_begun:
 * @self: a draft
 * @at: (out): when the scoring was begun, in seconds since 1970; where nobody knows, when it was changed last
 * @utc_offset: (out): minutes that the clock on the wall was ahead of UTC
 */
void
scriba_score_draft_get_begun (ScribaScoreDraft *self,
                              gint64 *at,
                              gint16 *utc_offset)
{
  g_autoptr (GDateTime) modified = NULL;

  g_return_if_fail (SCRIBA_IS_SCORE_DRAFT (self));

  *at = self->begun;
  *utc_offset = self->utc_offset;
  if (self->begun != 0)
    return;

  *at = scriba_document_get_modified (SCRIBA_DOCUMENT (self));
  modified = g_date_time_new_from_unix_local (*at);
  *utc_offset = modified != NULL ? g_date_time_get_utc_offset (modified) / G_TIME_SPAN_MINUTE : 0;
}

/** scriba_score_draft_get_scoring: the value to draw from; not to be kept over a change. */
const BceScoring *
scriba_score_draft_get_scoring (ScribaScoreDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_DRAFT (self), NULL);

  return self->scoring;
}

/** scriba_score_draft_get_score: what follows from the value; made anew at each change. */
const BceScore *
scriba_score_draft_get_score (ScribaScoreDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_DRAFT (self), NULL);

  return self->score;
}

/**
 * scriba_score_draft_edit:
 * @self: a draft
 *
 * Returns: (transfer none): the value, to be changed and then committed with scriba_document_commit()
 */
BceScoring *
scriba_score_draft_edit (ScribaScoreDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_DRAFT (self), NULL);

  return self->scoring;
}

/**
 * scriba_score_draft_remove_player:
 * @self: a draft of several players
 * @player: one of them
 *
 * Takes the player out with all they have. To be committed by the caller.
 */
void
scriba_score_draft_remove_player (ScribaScoreDraft *self,
                                  guint player)
{
  GPtrArray *freed;

  g_return_if_fail (SCRIBA_IS_SCORE_DRAFT (self));
  g_return_if_fail (player < self->scoring->n_players && self->scoring->n_players > 1);

  bce_scoring_remove_player (self->scoring, player);
  scriba_draft_remove_seat (SCRIBA_DRAFT (self), player);

  freed = self->types[player];
  for (guint next = player + 1; next < BCE_MAX_SEATS; next++)
    self->types[next - 1] = self->types[next];
  g_ptr_array_set_size (freed, 0);
  self->types[BCE_MAX_SEATS - 1] = freed;
}

/**
 * scriba_score_draft_get_recruit_type:
 * @self: a draft
 * @player: a player
 * @recruit: one of their recruits
 *
 * Returns: (nullable): the box's id of what the recruit is, or %NULL if nobody has told
 */
const char *
scriba_score_draft_get_recruit_type (ScribaScoreDraft *self,
                                     guint player,
                                     guint recruit)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_DRAFT (self), NULL);
  g_return_val_if_fail (player < BCE_MAX_SEATS, NULL);

  return recruit < self->types[player]->len ? g_ptr_array_index (self->types[player], recruit) : NULL;
}

/**
 * scriba_score_draft_add_recruit:
 * @self: a draft
 * @player: a player
 * @recruit: what counts of it
 * @type: (nullable): the box's id of what it is
 *
 * To be committed by the caller.
 */
void
scriba_score_draft_add_recruit (ScribaScoreDraft *self,
                                guint player,
                                const BceScoredRecruit *recruit,
                                const char *type)
{
  GArray *recruits;

  g_return_if_fail (SCRIBA_IS_SCORE_DRAFT (self));
  g_return_if_fail (player < self->scoring->n_players);

  recruits = self->scoring->players[player].recruits;
  while (self->types[player]->len < recruits->len)
    g_ptr_array_add (self->types[player], NULL);
  g_ptr_array_set_size (self->types[player], recruits->len);

  g_array_append_vals (recruits, recruit, 1);
  g_ptr_array_add (self->types[player], g_strdup (type));
}

/** scriba_score_draft_remove_recruit: takes a recruit out. To be committed by the caller. */
void
scriba_score_draft_remove_recruit (ScribaScoreDraft *self,
                                   guint player,
                                   guint recruit)
{
  g_return_if_fail (SCRIBA_IS_SCORE_DRAFT (self));
  g_return_if_fail (player < self->scoring->n_players);
  g_return_if_fail (recruit < self->scoring->players[player].recruits->len);

  g_array_remove_index (self->scoring->players[player].recruits, recruit);
  if (recruit < self->types[player]->len)
    g_ptr_array_remove_index (self->types[player], recruit);
}
