/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document.h"
#include "scriba-game-file.h"

G_BEGIN_DECLS

/**
 * ScribaDraftOpen:
 * @path: a file
 * @error: where to say what is wrong with it; that its format is another one, as an %SCRIBA_ERROR_EXPECTED_CHOICE
 *
 * Opens what is no game.
 *
 * Returns: (transfer full): a document that is kept there, or %NULL
 */
typedef ScribaDocument *(*ScribaDraftOpen) (const char *path,
                                            GError **error);

/**
 * ScribaOpened:
 * @draft: (nullable): a document
 * @game: (nullable): a whole game
 *
 * What a file holds: one of the two.
 */
typedef struct
{
  ScribaDocument *draft;
  ScribaGameFile *game;
} ScribaOpened;

ScribaOpened *scriba_opened_read (const char *path,
                                  ScribaDraftOpen open_draft,
                                  GError **error);
void scriba_opened_free (ScribaOpened *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaOpened, scriba_opened_free)

G_END_DECLS
