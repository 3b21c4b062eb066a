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

/** journal_refusals_add: nothing more is written of the game of @request. (transfer full) of @error */
void
journal_refusals_add (JournalRefusals *self,
                      const JournalRequest *request,
                      GError *error)
{
  Refusal *refusal = g_new (Refusal, 1);

  *refusal = (Refusal) { .token = request->token, .error = error };
  g_hash_table_insert (self, g_strdup (request->id), refusal);
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

/**
 * journal_refusals_concern:
 * @request: a request
 *
 * Returns: whether it is a refused one or depends on it. That a game is deleted does not, nor do the names in it: they
 *   are those of whatever the library has of it
 */
gboolean
journal_refusals_concern (JournalRefusals *self,
                          const JournalRequest *request)
{
  const Refusal *refusal = g_hash_table_lookup (self, request->id);

  return request->kind != JOURNAL_DELETED && request->kind != JOURNAL_RENAMING && refusal != NULL && request->token >= refusal->token;
}

/** journal_refusals_sift: takes out the requests that are of no use any more. */
void
journal_refusals_sift (JournalRefusals *self,
                       GQueue *requests)
{
  GList *next;

  for (GList *link = requests->head; link != NULL; link = next)
    {
      next = link->next;
      if (journal_refusals_concern (self, link->data))
        {
          journal_request_free (link->data);
          g_queue_delete_link (requests, link);
        }
    }
}
