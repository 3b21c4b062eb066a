/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-drafts.h"
#include "scriba-library.h"

G_BEGIN_DECLS

/** ScribaKnownPlayer: somebody who has played before, and the character of 44 BCE that they played last, or −1. */
typedef struct
{
  char *name;
  int character;
} ScribaKnownPlayer;

GArray *scriba_known_players_list (ScribaLibrary *library,
                                   ScribaDrafts *drafts);

G_END_DECLS
