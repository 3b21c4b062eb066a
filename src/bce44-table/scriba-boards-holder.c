/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-boards-holder.h"

G_DEFINE_INTERFACE (ScribaBoardsHolder, scriba_boards_holder, G_TYPE_OBJECT)

static void
scriba_boards_holder_default_init (ScribaBoardsHolderInterface *iface)
{
}

/** scriba_boards_holder_get_boards: (transfer none): the value to draw from; not to be kept over a change. */
const BceBoards *
scriba_boards_holder_get_boards (ScribaBoardsHolder *self)
{
  g_return_val_if_fail (SCRIBA_IS_BOARDS_HOLDER (self), NULL);

  return SCRIBA_BOARDS_HOLDER_GET_IFACE (self)->get_boards (self);
}

/** scriba_boards_holder_get_outcome: (transfer none): what follows from the value; made anew at each change. */
const BceOutcome *
scriba_boards_holder_get_outcome (ScribaBoardsHolder *self)
{
  g_return_val_if_fail (SCRIBA_IS_BOARDS_HOLDER (self), NULL);

  return SCRIBA_BOARDS_HOLDER_GET_IFACE (self)->get_outcome (self);
}

/** scriba_boards_holder_is_otherwise: whether the outcome is what was confirmed once, and would be another one now. */
gboolean
scriba_boards_holder_is_otherwise (ScribaBoardsHolder *self)
{
  g_return_val_if_fail (SCRIBA_IS_BOARDS_HOLDER (self), FALSE);

  return SCRIBA_BOARDS_HOLDER_GET_IFACE (self)->is_otherwise != NULL &&
         SCRIBA_BOARDS_HOLDER_GET_IFACE (self)->is_otherwise (self);
}

/** scriba_boards_holder_get_character: who plays at a seat. */
BceCharacter
scriba_boards_holder_get_character (ScribaBoardsHolder *self,
                                    guint seat)
{
  g_return_val_if_fail (SCRIBA_IS_BOARDS_HOLDER (self), BCE_AGRIPPA);

  return SCRIBA_BOARDS_HOLDER_GET_IFACE (self)->get_character (self, seat);
}

/** scriba_boards_holder_edit: (transfer none): the value, to be changed in one part, which is committed at once. */
BceBoards *
scriba_boards_holder_edit (ScribaBoardsHolder *self)
{
  g_return_val_if_fail (SCRIBA_IS_BOARDS_HOLDER (self), NULL);

  return SCRIBA_BOARDS_HOLDER_GET_IFACE (self)->edit (self);
}

/**
 * scriba_boards_holder_commit:
 * @self: a holder
 * @edit: what was changed in the value that scriba_boards_holder_edit() gave
 * @label: what an undo takes back, where nothing else says it
 *
 * Keeps an edit.
 */
void
scriba_boards_holder_commit (ScribaBoardsHolder *self,
                             const ScribaBoardsEdit *edit,
                             const char *label)
{
  g_return_if_fail (SCRIBA_IS_BOARDS_HOLDER (self));
  g_return_if_fail (edit != NULL);

  SCRIBA_BOARDS_HOLDER_GET_IFACE (self)->commit (self, edit, label);
}
