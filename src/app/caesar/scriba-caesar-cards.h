/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-game.h"
#include "scriba-placement.h"

G_BEGIN_DECLS

/** ScribaCaesarRoom: how much room there is, as the breakpoints of the page say it. */
typedef enum
{
  SCRIBA_CAESAR_WIDE,
  SCRIBA_CAESAR_TALL,
  SCRIBA_CAESAR_PHONE,
} ScribaCaesarRoom;

#define SCRIBA_TYPE_CAESAR_CARDS (scriba_caesar_cards_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCaesarCards, scriba_caesar_cards, SCRIBA, CAESAR_CARDS, GtkBox)

void scriba_caesar_cards_set_placement (ScribaCaesarCards *self,
                                        ScribaPlacement *placement);
void scriba_caesar_cards_set_room (ScribaCaesarCards *self,
                                   ScribaCaesarRoom room);
void scriba_caesar_cards_show (ScribaCaesarCards *self,
                               ScribaTable *table);
gboolean scriba_caesar_cards_get_asking (ScribaCaesarCards *self);
void scriba_caesar_cards_focus_tokens (ScribaCaesarCards *self);

G_END_DECLS
