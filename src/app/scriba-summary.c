/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-summary.h"

#include <glib/gi18n.h>

#include "scriba-when.h"

enum
{
  PROP_0,
  PROP_ICON_NAME,
  PROP_STATE,
  PROP_CIRCUMSTANCES,
  PROP_AMOUNT,
  PROP_SPEECH,
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
  ScribaSummaryWords words;
  char *circumstances;
  char *speech;
};

G_DEFINE_FINAL_TYPE (ScribaSummary, scriba_summary, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static gint64
get_time (ScribaSummary *self)
{
  if (self->item == NULL)
    return scriba_document_get_modified (SCRIBA_DOCUMENT (self->draft));

  return scriba_summary_is_deleted (self) ? scriba_game_item_get_deleted (self->item)
                                          : scriba_game_item_get_modified (self->item);
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

  if (self->words.detail == NULL)
    return g_strjoin (separator, self->words.task, when, NULL);
  return g_strjoin (separator, self->words.task, self->words.detail, when, NULL);
}

static char *
make_speech (ScribaSummary *self)
{
  const ScribaSummaryWords *words = &self->words;
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) ends = NULL;

  g_strv_builder_add (parts, words->state);
  g_strv_builder_take (parts, join_circumstances (self, ", "));
  for (guint player = 0; player < words->n_players; player++)
    g_strv_builder_take (parts, words->totals[player] != NULL
                                ? g_strdup_printf ("%s %s", words->names[player], words->totals[player])
                                : g_strdup (words->names[player]));
  ends = g_strv_builder_end (parts);
  return g_strjoinv (", ", ends);
}

static void
clear (ScribaSummary *self)
{
  g_clear_pointer (&self->words.state, g_free);
  g_clear_pointer (&self->words.detail, g_free);
  for (guint player = 0; player < SCRIBA_MOST_SEATS; player++)
    g_clear_pointer (&self->words.totals[player], g_free);
  self->words = (ScribaSummaryWords) { .winner = SCRIBA_NO_ROLE };
  g_clear_pointer (&self->circumstances, g_free);
  g_clear_pointer (&self->speech, g_free);
  self->told = FALSE;
}

static void
tell (ScribaSummary *self)
{
  const ScribaGameKind *kind;

  if (self->told)
    return;

  self->told = TRUE;
  kind = scriba_summary_get_kind (self);
  self->words.task = _(kind->title);
  if (self->item != NULL)
    kind->describe_summary (scriba_game_item_get_summary (self->item), &self->words);
  else
    kind->describe_draft (SCRIBA_DOCUMENT (self->draft), &self->words);
  if (self->words.state == NULL)
    self->words.state = g_strdup (_("Nothing entered yet"));
  self->circumstances = join_circumstances (self, " · ");
  self->speech = make_speech (self);
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
    case PROP_ICON_NAME:
      g_value_set_static_string (value, self->words.icon_name);
      break;
    case PROP_STATE:
      g_value_set_string (value, self->words.state);
      break;
    case PROP_CIRCUMSTANCES:
      g_value_set_string (value, self->circumstances);
      break;
    case PROP_AMOUNT:
      g_value_set_string (value, self->words.amount);
      break;
    case PROP_SPEECH:
      g_value_set_string (value, self->speech);
      break;
    case PROP_YEAR:
      g_value_set_uint (value, scriba_summary_get_year (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
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
  static const char * const texts[] = {
    [PROP_ICON_NAME] = "icon-name",
    [PROP_STATE] = "state",
    [PROP_CIRCUMSTANCES] = "circumstances",
    [PROP_AMOUNT] = "amount",
    [PROP_SPEECH] = "speech",
  };

  object_class->get_property = scriba_summary_get_property;
  object_class->finalize = scriba_summary_finalize;

  for (guint text = 1; text < G_N_ELEMENTS (texts); text++)
    properties[text] = g_param_spec_string (texts[text], NULL, NULL, NULL,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_YEAR] =
    g_param_spec_uint ("year", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scriba_summary_init (ScribaSummary *self)
{
  self->words.winner = SCRIBA_NO_ROLE;
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

/** scriba_summary_get_kind: the game that it is about. */
const ScribaGameKind *
scriba_summary_get_kind (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  return self->item != NULL ? scriba_game_kind_of (scriba_game_item_get_format (self->item))
                            : scriba_game_kind_of_drafts ();
}

/** scriba_summary_get_year: the year of a game that goes on, or 0. */
guint
scriba_summary_get_year (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), 0);

  tell (self);
  return scriba_summary_get_section (self) == SCRIBA_SUMMARY_RUNNING ? self->words.year : 0;
}

/** scriba_summary_get_winner: the role of who won alone, for the mark of its kind, or %SCRIBA_NO_ROLE. */
int
scriba_summary_get_winner (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), SCRIBA_NO_ROLE);

  tell (self);
  return self->words.winner;
}

/** scriba_summary_get_role: what a player plays, for the mark of its kind. */
int
scriba_summary_get_role (ScribaSummary *self,
                         guint player)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), SCRIBA_NO_ROLE);

  tell (self);
  g_return_val_if_fail (player < self->words.n_players, SCRIBA_NO_ROLE);

  return self->words.roles[player];
}

/** scriba_summary_get_speech: all of it in one line. */
const char *
scriba_summary_get_speech (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  tell (self);
  return self->speech;
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
  for (guint player = 0; player < self->words.n_players; player++)
    g_strv_builder_add (names, self->words.names[player]);
  ends = g_strv_builder_end (names);
  players = g_strjoinv (", ", ends);
  return g_strjoin (" · ", self->words.task, players, NULL);
}

/** scriba_summary_get_n_players: how many play, 1 to 5. */
guint
scriba_summary_get_n_players (ScribaSummary *self)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), 0);

  tell (self);
  return self->words.n_players;
}

/** scriba_summary_get_name: what a player is called. */
const char *
scriba_summary_get_name (ScribaSummary *self,
                         guint player)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  tell (self);
  g_return_val_if_fail (player < self->words.n_players, NULL);

  return self->words.names[player];
}

/** scriba_summary_get_total: what a player has at the end, or %NULL where none is scored. */
const char *
scriba_summary_get_total (ScribaSummary *self,
                          guint player)
{
  g_return_val_if_fail (SCRIBA_IS_SUMMARY (self), NULL);

  tell (self);
  g_return_val_if_fail (player < self->words.n_players, NULL);

  return self->words.totals[player];
}
