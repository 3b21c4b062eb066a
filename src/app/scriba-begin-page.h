/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-known-players.h"
#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BEGIN_PAGE (scriba_begin_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaBeginPage, scriba_begin_page, SCRIBA, BEGIN_PAGE, AdwNavigationPage)

/**
 * ScribaBeginPageClass:
 * @format: the game
 * @characters: whether known players are offered with the character that they played last
 * @remember: begin with who played last
 * @show: draw who plays
 * @has_room: (nullable): whether somebody can still come; there is always room if it is %NULL
 * @sits: whether a player of that name sits at the table
 * @seat: give a known player a seat
 * @find_refused: (transfer none) (nullable): where a name stands that was refused
 * @create: (transfer none): the game as it was entered; %NULL, with the error set, if it could not be kept
 *
 * The page on which a game begins: which one, who plays, what else is said of it, and what is seldom
 * set, folded away. It begins with who played last, so that the same people need only *Start*.
 * Subclasses fill `players`, `details` and, beside *Start*, `other`.
 */
struct _ScribaBeginPageClass
{
  AdwNavigationPageClass parent_class;

  const ScribaGameFormat *format;
  gboolean characters;

  void (*remember) (ScribaBeginPage *self,
                    ScribaLibrary *library,
                    const GArray *known);
  void (*show) (ScribaBeginPage *self);
  gboolean (*has_room) (ScribaBeginPage *self);
  gboolean (*sits) (ScribaBeginPage *self,
                    const char *name);
  void (*seat) (ScribaBeginPage *self,
                const ScribaKnownPlayer *player);
  GtkWidget *(*find_refused) (ScribaBeginPage *self);
  ScribaTable *(*create) (ScribaBeginPage *self,
                          ScribaLibrary *library,
                          GError **error);
};

void scriba_begin_page_changed (ScribaBeginPage *self);
void scriba_begin_page_add_setting (ScribaBeginPage *self,
                                    GtkWidget *setting);

G_END_DECLS
