/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "bce-boards.h"
#include "bce-resolve.h"

G_BEGIN_DECLS

/** ScribaBoardsPart: what of the boards was edited. */
typedef enum
{
  SCRIBA_PART_BOARD, /* what lies on one board */
  SCRIBA_PART_CARD,  /* what is printed on a card, or what it did */
  SCRIBA_PART_TILE,  /* what is printed on the tile in front of a field */
} ScribaBoardsPart;

/**
 * ScribaBoardsEdit:
 * @seat: whose board; not looked at for a tile
 * @card: from the top, of a card
 * @target: (nullable): consecutive edits of one target are one step of undo
 *
 * One edit of the boards.
 */
typedef struct
{
  ScribaBoardsPart part;
  BceField field;
  guint seat;
  guint card;
  const char *target;
} ScribaBoardsEdit;

/**
 * ScribaBoardsHolder:
 *
 * What has the boards of a year, and what follows from them: a year that is
 * resolved on its own, or one of a tracked game. It has a signal ::changed.
 */
#define SCRIBA_TYPE_BOARDS_HOLDER (scriba_boards_holder_get_type ())
G_DECLARE_INTERFACE (ScribaBoardsHolder, scriba_boards_holder, SCRIBA, BOARDS_HOLDER, GObject)

struct _ScribaBoardsHolderInterface
{
  GTypeInterface parent_interface;

  const BceBoards *(*get_boards) (ScribaBoardsHolder *self);
  const BceOutcome *(*get_outcome) (ScribaBoardsHolder *self);
  gboolean (*is_otherwise) (ScribaBoardsHolder *self);
  BceCharacter (*get_character) (ScribaBoardsHolder *self,
                                 guint seat);
  BceBoards *(*edit) (ScribaBoardsHolder *self);
  void (*commit) (ScribaBoardsHolder *self,
                  const ScribaBoardsEdit *edit,
                  const char *label);
};

const BceBoards *scriba_boards_holder_get_boards (ScribaBoardsHolder *self);
const BceOutcome *scriba_boards_holder_get_outcome (ScribaBoardsHolder *self);
gboolean scriba_boards_holder_is_otherwise (ScribaBoardsHolder *self);
BceCharacter scriba_boards_holder_get_character (ScribaBoardsHolder *self,
                                                 guint seat);
BceBoards *scriba_boards_holder_edit (ScribaBoardsHolder *self);
void scriba_boards_holder_commit (ScribaBoardsHolder *self,
                                  const ScribaBoardsEdit *edit,
                                  const char *label);

G_END_DECLS
