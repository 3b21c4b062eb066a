/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-refusals.h"

typedef struct
{
  guint64 token;
  GError *error;
} Refusal;

static void
refusal_free (gpointer data)
{
  Refusal *self = data;

  g_error_free (self->error);
  g_free (self);
}

/** journal_refusals_new: (transfer full): none yet. */
JournalRefusals *
journal_refusals_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, refusal_free);
}

/* That a game is deleted depends on nothing else of it, nor do the names in it: they are those of whatever the library has of it. */
static gboolean
depends (const JournalRequest *request,
         const char *id,
         guint64 token)
{
  return request->kind != JOURNAL_DELETED && request->kind != JOURNAL_RENAMING
         && request->token >= token && g_str_equal (request->id, id);
}

/* The first one after @token that has the game whole, or the largest token. */
static guint64
find_whole (GQueue *requests,
            const char *id,
            guint64 token)
{
  for (GList *link = requests->head; link != NULL; link = link->next)
    {
      const JournalRequest *request = link->data;

      if (request->kind == JOURNAL_REPLACE && depends (request, id, token + 1))
        return request->token;
    }
  return G_MAXUINT64;
}

/* From @token on, and before @end. */
static void
take_out (GQueue *requests,
          const char *id,
          guint64 token,
          guint64 end)
{
  GList *next;

  for (GList *link = requests->head; link != NULL; link = next)
    {
      JournalRequest *request = link->data;

      next = link->next;
      if (depends (request, id, token) && request->token < end)
        {
          journal_request_free (request);
          g_queue_delete_link (requests, link);
        }
    }
}

/**
 * journal_refusals_add:
 * @refused: one of @batch
 * @error: (transfer full): why
 * @batch: what is being written
 * @requests: what is to be written after it
 *
 * Takes out what was refused of a game, and all that depends on it; nothing more is written of that game. But if the game
 * follows whole, that depends on nothing, and has what was refused: then only what comes before it is taken out.
 */
void
journal_refusals_add (JournalRefusals *self,
                      const JournalRequest *refused,
                      GError *error,
                      GQueue *batch,
                      GQueue *requests)
{
  g_autofree char *id = g_strdup (refused->id);
  guint64 token = refused->token;
  guint64 whole = MIN (find_whole (batch, id, token), find_whole (requests, id, token));

  take_out (batch, id, token, whole);
  take_out (requests, id, token, whole);
  if (whole < G_MAXUINT64)
    {
      g_error_free (error);
    }
  else
    {
      Refusal *refusal = g_new (Refusal, 1);

      *refusal = (Refusal) { .token = token, .error = error };
      g_hash_table_insert (self, g_steal_pointer (&id), refusal);
    }
}

/** journal_refusals_settle: writes of the game are taken again. Returns whether there was something to settle. */
gboolean
journal_refusals_settle (JournalRefusals *self,
                         const char *id)
{
  return g_hash_table_remove (self, id);
}

/** journal_refusals_find: (nullable): why nothing more is written of a game. */
const GError *
journal_refusals_find (JournalRefusals *self,
                       const char *id)
{
  const Refusal *refusal = g_hash_table_lookup (self, id);

  return refusal != NULL ? refusal->error : NULL;
}

/** journal_refusals_find_up_to: (nullable): why something was refused that was asked for by @token or before it. */
const GError *
journal_refusals_find_up_to (JournalRefusals *self,
                             guint64 token)
{
  GHashTableIter iter;
  gpointer refusal;

  g_hash_table_iter_init (&iter, self);
  while (g_hash_table_iter_next (&iter, NULL, &refusal))
    if (((Refusal *) refusal)->token <= token)
      return ((Refusal *) refusal)->error;

  return NULL;
}

/** journal_refusals_concern: whether a request depends on a refused one. */
gboolean
journal_refusals_concern (JournalRefusals *self,
                          const JournalRequest *request)
{
  const Refusal *refusal = g_hash_table_lookup (self, request->id);

  return refusal != NULL && depends (request, request->id, refusal->token);
}
