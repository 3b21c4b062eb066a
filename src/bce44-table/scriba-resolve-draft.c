/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-draft.h"

#include "bce-files.h"

struct _ScribaResolveDraft
{
  ScribaDraft parent_instance;

  BceBoards *boards;
  BceOutcome *outcome;
};

static void scriba_resolve_draft_holder_init (ScribaBoardsHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaResolveDraft, scriba_resolve_draft, SCRIBA_TYPE_DRAFT,
                               G_IMPLEMENT_INTERFACE (SCRIBA_TYPE_BOARDS_HOLDER, scriba_resolve_draft_holder_init))

static gboolean
scriba_resolve_draft_read_input (ScribaDraft *draft,
                                 JsonNode *node,
                                 GError **error)
{
  ScribaResolveDraft *self = SCRIBA_RESOLVE_DRAFT (draft);
  BceBoards *boards = bce_boards_from_json (node, error);

  if (boards == NULL)
    return FALSE;

  g_clear_pointer (&self->boards, bce_boards_free);
  self->boards = boards;
  return TRUE;
}

static JsonNode *
scriba_resolve_draft_write_input (ScribaDraft *draft)
{
  return bce_boards_to_json (SCRIBA_RESOLVE_DRAFT (draft)->boards);
}

static void
scriba_resolve_draft_changed (ScribaDocument *document)
{
  ScribaResolveDraft *self = SCRIBA_RESOLVE_DRAFT (document);

  bce_resolve (self->boards, self->outcome);
}

static const BceBoards *
get_boards (ScribaBoardsHolder *holder)
{
  return SCRIBA_RESOLVE_DRAFT (holder)->boards;
}

static const BceOutcome *
get_outcome (ScribaBoardsHolder *holder)
{
  return SCRIBA_RESOLVE_DRAFT (holder)->outcome;
}

static BceCharacter
get_character (ScribaBoardsHolder *holder,
               guint seat)
{
  return scriba_draft_get_character (SCRIBA_DRAFT (holder), seat);
}

static BceBoards *
edit (ScribaBoardsHolder *holder)
{
  return SCRIBA_RESOLVE_DRAFT (holder)->boards;
}

static void
commit (ScribaBoardsHolder *holder,
        const ScribaBoardsEdit *edit,
        const char *label)
{
  scriba_document_commit (SCRIBA_DOCUMENT (holder), edit->target, label);
}

static void
scriba_resolve_draft_holder_init (ScribaBoardsHolderInterface *iface)
{
  iface->get_boards = get_boards;
  iface->get_outcome = get_outcome;
  iface->get_character = get_character;
  iface->edit = edit;
  iface->commit = commit;
}

static void
scriba_resolve_draft_finalize (GObject *object)
{
  ScribaResolveDraft *self = SCRIBA_RESOLVE_DRAFT (object);

  g_clear_pointer (&self->boards, bce_boards_free);
  bce_outcome_free (self->outcome);

  G_OBJECT_CLASS (scriba_resolve_draft_parent_class)->finalize (object);
}

static void
scriba_resolve_draft_class_init (ScribaResolveDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_resolve_draft_finalize;
  SCRIBA_DOCUMENT_CLASS (klass)->changed = scriba_resolve_draft_changed;
  SCRIBA_DRAFT_CLASS (klass)->read_input = scriba_resolve_draft_read_input;
  SCRIBA_DRAFT_CLASS (klass)->write_input = scriba_resolve_draft_write_input;
}

static void
scriba_resolve_draft_init (ScribaResolveDraft *self)
{
  self->outcome = bce_outcome_new ();
}

/** scriba_resolve_draft_new: a draft without a value yet, to be started or loaded. */
ScribaResolveDraft *
scriba_resolve_draft_new (void)
{
  return g_object_new (SCRIBA_TYPE_RESOLVE_DRAFT, NULL);
}

/**
 * scriba_resolve_draft_start:
 * @self: a new draft
 * @n_seats: 3 to 5
 *
 * Makes an empty value the start of the history; the caller names the seats first or later.
 */
void
scriba_resolve_draft_start (ScribaResolveDraft *self,
                            guint n_seats)
{
  g_return_if_fail (SCRIBA_IS_RESOLVE_DRAFT (self));

  g_clear_pointer (&self->boards, bce_boards_free);
  self->boards = bce_boards_new (n_seats);
}

/** scriba_resolve_draft_get_boards: the value to draw from; not to be kept over a change. */
const BceBoards *
scriba_resolve_draft_get_boards (ScribaResolveDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_RESOLVE_DRAFT (self), NULL);

  return self->boards;
}

/** scriba_resolve_draft_get_outcome: what follows from the value; made anew at each change. */
const BceOutcome *
scriba_resolve_draft_get_outcome (ScribaResolveDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_RESOLVE_DRAFT (self), NULL);

  return self->outcome;
}

/**
 * scriba_resolve_draft_edit:
 * @self: a draft
 *
 * Returns: (transfer none): the value, to be changed and then committed with scriba_document_commit()
 */
BceBoards *
scriba_resolve_draft_edit (ScribaResolveDraft *self)
{
  g_return_val_if_fail (SCRIBA_IS_RESOLVE_DRAFT (self), NULL);

  return self->boards;
}
