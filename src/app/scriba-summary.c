/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-summary.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "caesar-game.h"
#include "scriba-game-kind.h"
#include "scriba-symbols.h"
#include "scriba-when.h"
#include "scriba-words.h"

enum
{
  PROP_0,
  PROP_ICON_NAME,
  PROP_STATE,
  PROP_CIRCUMSTANCES,
  PROP_AMOUNT,
  PROP_SPEECH,
  N_TEXTS,
  PROP_CHARACTER = N_TEXTS,
  PROP_HAS_CHARACTER,
  PROP_YEAR,
  N_PROPS,
};

/* What the library says about a game or a draft, in words; made when it is first asked. */
struct _ScribaSummary
{
  GObject parent_instance;

  ScribaDraft *draft;   /* one of the two */
  ScribaGameItem *item;
  gboolean told; /* whether the rest is up to date */
  char *texts[N_TEXTS];
  char *detail;
  int character;
  int side; /* of the winner, or CAESAR_NOBODY */
  guint n_players;
  const char *names[BCE_MAX_SEATS]; /* of the value of the draft or the game */
  int characters[BCE_MAX_SEATS];
  char *totals[BCE_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (ScribaSummary, scriba_summary, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static gboolean
is_board_empty (const BceBoard *board)
{
  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    if (board->support[seat] != 0)
      return FALSE;
  return board->n_cards == 0 && board->loyalty == 0 && board->charisma == 0;
}

static gboolean
are_boards_empty (const BceBoards *boards)
{
  for (guint seat = 0; seat < boards->n_seats; seat++)
    for (guint field = 0; field < BCE_N_FIELDS; field++)
      if (!is_board_empty (&boards->boards[seat][field]))
        return FALSE;
  return TRUE;
}

static void
describe_score (ScribaSummary *self)
{
  const BceScoring *scoring = scriba_score_draft_get_scoring (SCRIBA_SCORE_DRAFT (self->draft));
  const BceScore *score = scriba_score_draft_get_score (SCRIBA_SCORE_DRAFT (self->draft));
  guint n_winners = 0;
  guint winner = 0;

  self->texts[PROP_ICON_NAME] = g_strdup ("scriba-political-symbolic");
  self->n_players = score->n_players;
  for (guint player = 0; player < score->n_players; player++)
    self->names[player] = scriba_words_player (scoring, player);
  if (scriba_words_is_empty (scoring, score))
    return;

  for (guint player = 0; player < score->n_players; player++)
    {
      self->totals[player] = scriba_words_score_total (score, player);
      if ((score->winners & (1 << player)) != 0 && n_winners++ == 0)
        winner = player;
    }
  self->texts[PROP_STATE] = scriba_words_verdict (scoring, score);
  if (!scriba_words_is_decided (scoring, score))
    {
      self->detail = scriba_words_unknown_note (score->unknown->len);
      return;
    }

  self->detail = g_strdup (scriba_words_victory_rule (score->decided_by));
  self->texts[PROP_AMOUNT] = g_strdup (self->totals[winner]);
  if (n_winners == 1)
    self->character = scriba_draft_get_character (self->draft, winner);
}

static void
describe_resolution (ScribaSummary *self)
{
  const BceBoards *boards = scriba_resolve_draft_get_boards (SCRIBA_RESOLVE_DRAFT (self->draft));
  const BceOutcome *outcome = scriba_resolve_draft_get_outcome (SCRIBA_RESOLVE_DRAFT (self->draft));
  guint im_fields = outcome->next_im.im_tiles;

  self->texts[PROP_ICON_NAME] = g_strdup ("scriba-im-symbolic");
  self->n_players = boards->n_seats;
  for (guint seat = 0; seat < boards->n_seats; seat++)
    self->names[seat] = scriba_words_seat (boards, seat);
  if (are_boards_empty (boards))
    return;

  self->texts[PROP_STATE] = scriba_words_next_im_title (boards, outcome);
  /* Translators: how many of the three fields each side won: “Fields won: IM 1, Suitors 2”. */
  self->detail = g_strdup_printf (_("Fields won: IM %1$u, Suitors %2$u"),
                                  im_fields, BCE_N_FIELDS - im_fields);
  self->character = scriba_draft_get_character (self->draft, outcome->next_im.seat);
}

static void
describe_caesar_game (ScribaSummary *self,
                      const CaesarSummary *summary)
{
  self->texts[PROP_ICON_NAME] = g_strdup ("scriba-sword-symbolic");
  self->texts[PROP_STATE] = scriba_words_caesar_summary_state (summary);
  self->detail = scriba_words_caesar_summary_detail (summary);
  self->side = summary->stage == CAESAR_STAGE_OVER ? summary->result.winner : CAESAR_NOBODY;
  self->n_players = CAESAR_N_SIDES;
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      self->names[side] = scriba_words_caesar_summary_player (summary, side);
      self->characters[side] = SCRIBA_NO_CHARACTER;
    }
}

static void
describe_bce_game (ScribaSummary *self,
                   const BceSummary *summary)
{
  gboolean scored = !scriba_words_summary_running (summary) && summary->ending != BCE_ENDING_UNFINISHED;
  guint n_winners = 0;
  guint winner = 0;

  self->texts[PROP_ICON_NAME] = g_strdup ("scriba-political-symbolic");
  self->texts[PROP_STATE] = scriba_words_summary_state (summary);
  self->detail = scriba_words_summary_detail (summary);
  self->n_players = summary->n_seats;
  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      self->names[seat] = summary->seats[seat].name;
      self->characters[seat] = summary->seats[seat].character;
      if (scored && !summary->seats[seat].shared)
        self->totals[seat] = scriba_words_amount (summary->totals[seat], 0);
      if ((summary->winners & (1 << seat)) != 0 && n_winners++ == 0)
        winner = seat;
    }

  if (scored && n_winners > 0)
    self->texts[PROP_AMOUNT] = g_strdup (self->totals[winner]);
  if (scored && n_winners == 1)
    self->character = self->characters[winner];
}

static void
describe_game (ScribaSummary *self)
{
  const BceSummary *summary = bce_game_item_get_summary (self->item);

  if (summary != NULL)
    describe_bce_game (self, summary);
  else
    describe_caesar_game (self, caesar_game_item_get_summary (self->item));
}

static void
describe_draft (ScribaSummary *self)
{
  if (SCRIBA_IS_SCORE_DRAFT (self->draft))
    describe_score (self);
  else
    describe_resolution (self);

  for (guint player = 0; player < self->n_players; player++)
    self->characters[player] = scriba_draft_get_character (self->draft, player);
}

static gint64
get_time (ScribaSummary *self)
{
  if (self->item == NULL)
    return scriba_document_get_modified (SCRIBA_DOCUMENT (self->draft));

  return scriba_summary_is_deleted (self) ? scriba_game_item_get_deleted (self->item)
                                          : scriba_game_item_get_modified (self->item);
}

static const char *
get_task (ScribaSummary *self)
{
  if (self->item != NULL)
    return _(scriba_game_kind_of (scriba_game_item_get_format (self->item))->title);

  return SCRIBA_IS_SCORE_DRAFT (self->draft) ? _("Final scoring") : _("Resolution");
}

static char *
say_when (ScribaSummary *self)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (get_time (self));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when = scriba_when (then, now);

  /* Translators: %s is a day, with the time if it is near: “Today, 21:40”. */
  return scriba_summary_is_deleted (self) ? g_strdup_printf (_("Deleted: %s"), when) : g_steal_pointer (&when);
}

static char *
join_circumstances (ScribaSummary *self,
                    const char *separator)
{
  g_autofree char *when = say_when (self);
  const char *task = get_task (self);

  if (self->detail == NULL)
    return g_strjoin (separator, task, when, NULL);
  return g_strjoin (separator, task, self->detail, when, NULL);
}

static char *
make_speech (ScribaSummary *self)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) ends = NULL;

  g_strv_builder_add (parts, self->texts[PROP_STATE]);
  g_strv_builder_take (parts, join_circumstances (self, ", "));
  for (guint player = 0; player < self->n_players; player++)
    g_strv_builder_take (parts, self->totals[player] != NULL
                                ? g_strdup_printf ("%s %s", self->names[player], self->totals[player])
                                : g_strdup (self->names[player]));
  ends = g_strv_builder_end (parts);
  return g_strjoinv (", ", ends);
}

static void
clear (ScribaSummary *self)
{
  for (guint text = 0; text < N_TEXTS; text++)
    g_clear_pointer (&self->texts[text], g_free);
  for (guint player = 0; player < BCE_MAX_SEATS; player++)
    g_clear_pointer (&self->totals[player], g_free);
  g_clear_pointer (&self->detail, g_free);
  self->character = SCRIBA_NO_CHARACTER;
  self->side = CAESAR_NOBODY;
  self->told = FALSE;
}

static void
tell (ScribaSummary *self)
{
  if (self->told)
    return;

  self->told = TRUE;
  if (self->item != NULL)
    describe_game (self);
  else
    describe_draft (self);
  if (self->texts[PROP_STATE] == NULL)
    self->texts[PROP_STATE] = g_strdup (_("Nothing entered yet"));
  self->texts[PROP_CIRCUMSTANCES] = join_circumstances (self, " · ");
  self->texts[PROP_SPEECH] = make_speech (self);
}

/** scriba_summary_refresh: says it anew; a day may have passed since. */
void
scriba_summary_refresh (ScribaSummary *self)
{
  g_return_if_fail (SCRIBA_IS_SUMMARY (self));

  clear (self);
  g_object_freeze_notify (G_OBJECT (self));
  for (guint property = 1; property < N_PROPS; property++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
scriba_summary_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScribaSummary *self = SCRIBA_SUMMARY (object);

  tell (self);
  switch (prop_id)
    {
    case PROP_CHARACTER:
      g_value_set_int (value, self->character);
      break;
    case PROP_HAS_CHARACTER:
      g_value_set_boolean (value, self->character != SCRIBA_NO_CHARACTER);
      break;
    case PROP_YEAR:
      g_value_set_uint (value, scriba_summary_get_year (self));
      break;
    default:
      g_value_set_string (value, self->texts[prop_id]);
    }
}

static void
scriba_summary_finalize (GObject *object)
{
  ScribaSummary *self = SCRIBA_SUMMARY (object);

  clear (self);
  g_clear_object (&self->draft);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (scriba_summary_parent_class)->finalize (object);
}

static void
scriba_summary_class_init (ScribaSummaryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  static const char * const names[N_TEXTS] = {
    [PROP_ICON_NAME] = "icon-name",
    [PROP_STATE] = "state",
    [PROP_CIRCUMSTANCES] = "circumstances",
    [PROP_AMOUNT] = "amount",
    [PROP_SPEECH] = "speech",
  };

  object_class->get_property = scriba_summary_get_property;
  object_class->finalize = scriba_summary_finalize;

  for (guint text = 1; text < N_TEXTS; text++)
    properties[text] = g_param_spec_string (names[text], NULL, NULL, NULL,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CHARACTER] =
    g_param_spec_int ("character", NULL, NULL, SCRIBA_NO_CHARACTER, BCE_N_CHARACTERS - 1, SCRIBA_NO_CHARACTER,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HAS_CHARACTER] =
    g_param_spec_boolean ("has-character", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_YEAR] =
    g_param_spec_uint ("year", NULL, NULL, 0, BCE_N_YEARS, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scriba_summary_init (ScribaSummary *self)
{
  self->character = SCRIBA_NO_CHARACTER;
  self->side = CAESAR_NOBODY;
}

/**
 * scriba_summary_new:
 * @draft: a draft
 *
 * Returns: (transfer full): what the library says about it, now and after every change
 */
ScribaSummary *
scriba_summary_new (ScribaDraft *draft)
{
  ScribaSummary *self = g_object_new (SCRIBA_TYPE_SUMMARY, NULL);

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (scriba_summary_refresh), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * scriba_summary_new_for_game:
 * @item: a game
 *
 * Returns: (transfer full): what the library says about it, now and after every change
 */
ScribaSummary *
scriba_summary_new_for_game (ScribaGameItem *item)
{
  ScribaSummary *self = g_object_new (SCRIBA_TYPE_SUMMARY, NULL);

  self->item = g_object_ref (item);
  g_signal_connect_object (item, "notify::modified", G_CALLBACK (scriba_summary_refresh), self, G_CONNECT_SWAPPED);
  return self;
}

/** scriba_summary_of: (transfer full): the summary of a game, or @item itself, which is one of a draft. */
ScribaSummary *
scriba_summary_of (gpointer item)
{
  return SCRIBA_IS_GAME_ITEM (item) ? scriba_summary_new_for_game (item) : g_object_ref (SCRIBA_SUMMARY (item));
}

/** scriba_summary_get_key: what tells it from all others: the path of a draft, or the id of a game. */
const char *
scriba_summary_get_key (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  return self->item != NULL ? scriba_game_item_get_id (self->item)
                            : scriba_document_get_path (SCRIBA_DOCUMENT (self->draft));
}

/** scriba_summary_get_section: where it stands in the library. */
ScribaSummarySection
scriba_summary_get_section (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), SCRIBA_SUMMARY_DRAFT);

  if (self->item == NULL)
    return SCRIBA_SUMMARY_DRAFT;
  return scriba_game_item_get_finished (self->item) ? SCRIBA_SUMMARY_FINISHED : SCRIBA_SUMMARY_RUNNING;
}

/** scriba_summary_is_deleted: whether it is about a game that was deleted. */
gboolean
scriba_summary_is_deleted (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), FALSE);

  return self->item != NULL && scriba_game_item_get_deleted (self->item) != 0;
}

/** scriba_summary_get_year: the year of a game that goes on, or 0. */
guint
scriba_summary_get_year (ScribaSummary *self)
{
  const BceSummary *summary;

  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), 0);

  if (scriba_summary_get_section (self) != SCRIBA_SUMMARY_RUNNING)
    return 0;

  summary = bce_game_item_get_summary (self->item);
  return summary != NULL && summary->stage != BCE_STAGE_SETUP ? summary->year : 0;
}

/** scriba_summary_get_character: whom a player plays. */
int
scriba_summary_get_character (ScribaSummary *self,
                              guint player)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), SCRIBA_NO_CHARACTER);

  tell (self);
  g_return_val_if_fail (player < self->n_players, SCRIBA_NO_CHARACTER);

  return self->characters[player];
}

/** scriba_summary_has_sides: whether its players are the sides of Caesar!, in their order. */
gboolean
scriba_summary_has_sides (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), FALSE);

  return self->item != NULL && caesar_game_item_get_summary (self->item) != NULL;
}

/** scriba_summary_get_side: the side of Caesar! that won, or −1. */
int
scriba_summary_get_side (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), CAESAR_NOBODY);

  tell (self);
  return self->side;
}

/** scriba_summary_get_speech: all of it in one line. */
const char *
scriba_summary_get_speech (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  tell (self);
  return self->texts[PROP_SPEECH];
}

/** scriba_summary_dup_title: (transfer full): what tells it from others in a few words: the game, and who plays. */
char *
scriba_summary_dup_title (ScribaSummary *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) ends = NULL;
  g_autofree char *players = NULL;

  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  tell (self);
  for (guint player = 0; player < self->n_players; player++)
    g_strv_builder_add (names, self->names[player]);
  ends = g_strv_builder_end (names);
  players = g_strjoinv (", ", ends);
  return g_strjoin (" · ", get_task (self), players, NULL);
}

/** scriba_summary_get_n_players: how many play, 1 to 5. */
guint
scriba_summary_get_n_players (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), 0);

  tell (self);
  return self->n_players;
}

/** scriba_summary_get_name: what a player is called. */
const char *
scriba_summary_get_name (ScribaSummary *self,
                         guint player)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  tell (self);
  g_return_val_if_fail (player < self->n_players, NULL);

  return self->names[player];
}

/** scriba_summary_get_total: a player's Imperium, or %NULL where none is scored. */
const char *
scriba_summary_get_total (ScribaSummary *self,
                          guint player)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  tell (self);
  g_return_val_if_fail (player < self->n_players, NULL);

  return self->totals[player];
}
