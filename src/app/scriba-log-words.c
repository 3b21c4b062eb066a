/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-log-words.h"

#include "scriba-game-kind.h"
#include "scriba-wall.h"

struct _ScribaLogWords
{
  const ScribaGameFile *file;
  const ScribaGameKind *kind;

  /* The state before the entry that was described last. */
  guint32 parent;
  gboolean has_state;
  gpointer state;
};

/** scriba_log_words_new: (transfer full): for the log of @file, which has to stay until an update. */
ScribaLogWords *
scriba_log_words_new (const ScribaGameFile *file)
{
  ScribaLogWords *self = g_new0 (ScribaLogWords, 1);

  self->file = file;
  self->kind = scriba_game_kind_of (file->format);
  self->state = g_malloc (file->format->game->state->size);
  return self;
}

/** scriba_log_words_free: frees it. */
void
scriba_log_words_free (ScribaLogWords *self)
{
  g_free (self->state);
  g_free (self);
}

/** scriba_log_words_update: is to be called after the game has changed, or has become another @file. */
void
scriba_log_words_update (ScribaLogWords *self,
                         const ScribaGameFile *file)
{
  self->file = file;
  self->has_state = FALSE;
}

static const ScribaEntry *
get_entry (ScribaLogWords *self,
           guint32 seq)
{
  return scriba_history_get_entry (self->file->history, seq);
}

/* One step on from the state that is at hand, or from one that the history keeps. */
static gconstpointer
read_before (ScribaLogWords *self,
             const ScribaEntry *entry)
{
  if (!self->has_state || self->parent != entry->parent)
    {
      const ScribaEntry *parent = entry->parent != 0 ? get_entry (self, entry->parent) : NULL;

      if (self->has_state && parent != NULL && parent->parent == self->parent)
        self->kind->format->game->apply (self->state, parent->kind, parent->args);
      else
        scriba_history_read_state (self->file->history, entry->parent, self->state);
    }
  self->parent = entry->parent;
  self->has_state = TRUE;
  return self->state;
}

/** scriba_log_words_describe: (transfer full): what happened, without what is private now. */
char *
scriba_log_words_describe (ScribaLogWords *self,
                           guint32 seq)
{
  const ScribaEntry *entry = get_entry (self, seq);

  return self->kind->describe (read_before (self, entry), self->file->box, entry,
                               scriba_history_get_state (self->file->history));
}

/** scriba_log_words_describe_moment: (transfer full): when an entry was made: the clock, and where the game stood. */
char *
scriba_log_words_describe_moment (ScribaLogWords *self,
                                  guint32 seq)
{
  const ScribaEntry *entry = get_entry (self, seq);
  g_autofree char *moment = self->kind->describe_moment (read_before (self, entry));
  g_autoptr (GDateTime) time = scriba_wall_time (entry->at, entry->utc_offset);
  g_autofree char *clock = g_date_time_format (time, "%R");

  return g_strdup_printf ("%s · %s", clock, moment);
}

/** scriba_log_words_describe_marks: (transfer full): what stands beside a line: the table's decisions, and that it was @undone. */
char *
scriba_log_words_describe_marks (ScribaLogWords *self,
                                 guint32 seq,
                                 gboolean undone)
{
  return scriba_words_marks (get_entry (self, seq), undone, self->kind->describe_rule);
}
