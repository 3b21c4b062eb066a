/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-draft-summary.h"

#include <glib/gi18n.h>

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
  N_PROPS,
};

/* What the library says about a draft, in words; made when it is first asked. */
struct _ScribaDraftSummary
{
  GObject parent_instance;

  ScribaDraft *draft;
  gboolean told; /* whether the rest is up to date */
  char *texts[N_TEXTS];
  char *detail;
  int character;
  guint n_players;
  const char *names[BCE_MAX_SEATS]; /* of the draft's value */
  char *totals[BCE_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (ScribaDraftSummary, scriba_draft_summary, G_TYPE_OBJECT)

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
describe_score (ScribaDraftSummary *self)
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
describe_resolution (ScribaDraftSummary *self)
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

static char *
join_circumstances (ScribaDraftSummary *self,
                    const char *separator)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (scriba_document_get_modified (SCRIBA_DOCUMENT (self->draft)));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when = scriba_when (then, now);
  const char *task = SCRIBA_IS_SCORE_DRAFT (self->draft) ? _("Final scoring") : _("Resolution");

  if (self->detail == NULL)
    return g_strjoin (separator, task, when, NULL);
  return g_strjoin (separator, task, self->detail, when, NULL);
}

static char *
make_speech (ScribaDraftSummary *self)
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
clear (ScribaDraftSummary *self)
{
  for (guint text = 0; text < N_TEXTS; text++)
    g_clear_pointer (&self->texts[text], g_free);
  for (guint player = 0; player < BCE_MAX_SEATS; player++)
    g_clear_pointer (&self->totals[player], g_free);
  g_clear_pointer (&self->detail, g_free);
  self->character = SCRIBA_NO_CHARACTER;
  self->told = FALSE;
}

static void
tell (ScribaDraftSummary *self)
{
  if (self->told)
    return;

  self->told = TRUE;
  if (SCRIBA_IS_SCORE_DRAFT (self->draft))
    describe_score (self);
  else
    describe_resolution (self);
  if (self->texts[PROP_STATE] == NULL)
    self->texts[PROP_STATE] = g_strdup (_("Nothing entered yet"));
  self->texts[PROP_CIRCUMSTANCES] = join_circumstances (self, " · ");
  self->texts[PROP_SPEECH] = make_speech (self);
}

/** scriba_draft_summary_refresh: says it anew; a day may have passed since. */
void
scriba_draft_summary_refresh (ScribaDraftSummary *self)
{
  g_return_if_fail (SCRIBA_IS_DRAFT_SUMMARY (self));

  clear (self);
  g_object_freeze_notify (G_OBJECT (self));
  for (guint property = 1; property < N_PROPS; property++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
scriba_draft_summary_get_property (GObject *object,
                                   guint prop_id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  ScribaDraftSummary *self = SCRIBA_DRAFT_SUMMARY (object);

  tell (self);
  switch (prop_id)
    {
    case PROP_CHARACTER:
      g_value_set_int (value, self->character);
      break;
    case PROP_HAS_CHARACTER:
      g_value_set_boolean (value, self->character != SCRIBA_NO_CHARACTER);
      break;
    default:
      g_value_set_string (value, self->texts[prop_id]);
    }
}

static void
scriba_draft_summary_finalize (GObject *object)
{
  ScribaDraftSummary *self = SCRIBA_DRAFT_SUMMARY (object);

  clear (self);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (scriba_draft_summary_parent_class)->finalize (object);
}

static void
scriba_draft_summary_class_init (ScribaDraftSummaryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  static const char * const names[N_TEXTS] = {
    [PROP_ICON_NAME] = "icon-name",
    [PROP_STATE] = "state",
    [PROP_CIRCUMSTANCES] = "circumstances",
    [PROP_AMOUNT] = "amount",
    [PROP_SPEECH] = "speech",
  };

  object_class->get_property = scriba_draft_summary_get_property;
  object_class->finalize = scriba_draft_summary_finalize;

  for (guint text = 1; text < N_TEXTS; text++)
    properties[text] = g_param_spec_string (names[text], NULL, NULL, NULL,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CHARACTER] =
    g_param_spec_int ("character", NULL, NULL, SCRIBA_NO_CHARACTER, BCE_N_CHARACTERS - 1, SCRIBA_NO_CHARACTER,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HAS_CHARACTER] =
    g_param_spec_boolean ("has-character", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scriba_draft_summary_init (ScribaDraftSummary *self)
{
  self->character = SCRIBA_NO_CHARACTER;
}

/**
 * scriba_draft_summary_new:
 * @draft: a draft
 *
 * Returns: (transfer full): what the library says about it, now and after every change
 */
ScribaDraftSummary *
scriba_draft_summary_new (ScribaDraft *draft)
{
  ScribaDraftSummary *self = g_object_new (SCRIBA_TYPE_DRAFT_SUMMARY, NULL);

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (scriba_draft_summary_refresh), self, G_CONNECT_SWAPPED);
  return self;
}

/** scriba_draft_summary_get_draft: the draft it is about. */
ScribaDraft *
scriba_draft_summary_get_draft (ScribaDraftSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFT_SUMMARY (self), NULL);

  return self->draft;
}

/** scriba_draft_summary_get_speech: all of it in one line. */
const char *
scriba_draft_summary_get_speech (ScribaDraftSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFT_SUMMARY (self), NULL);

  tell (self);
  return self->texts[PROP_SPEECH];
}

/** scriba_draft_summary_get_n_players: how many play, 1 to 5. */
guint
scriba_draft_summary_get_n_players (ScribaDraftSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFT_SUMMARY (self), 0);

  tell (self);
  return self->n_players;
}

/** scriba_draft_summary_get_name: what a player is called. */
const char *
scriba_draft_summary_get_name (ScribaDraftSummary *self,
                               guint player)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFT_SUMMARY (self), NULL);

  tell (self);
  g_return_val_if_fail (player < self->n_players, NULL);

  return self->names[player];
}

/** scriba_draft_summary_get_total: a player's Imperium, or %NULL where none is scored. */
const char *
scriba_draft_summary_get_total (ScribaDraftSummary *self,
                                guint player)
{
  g_return_val_if_fail (SCRIBA_IS_DRAFT_SUMMARY (self), NULL);

  tell (self);
  g_return_val_if_fail (player < self->n_players, NULL);

  return self->totals[player];
}
