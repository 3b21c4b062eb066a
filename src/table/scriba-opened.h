/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"
#include "scriba-game-file.h"

G_BEGIN_DECLS

/**
 * ScribaOpened:
 * @draft: (nullable): a score or a resolution
 * @game: (nullable): a whole game
 *
 * What a file holds: one of the two.
 */
typedef struct
{
  ScribaDraft *draft;
  ScribaGameFile *game;
} ScribaOpened;

ScribaOpened *scriba_opened_read (const char *path,
                                  GError **error);
void scriba_opened_free (ScribaOpened *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaOpened, scriba_opened_free)

G_END_DECLS
