/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-table-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_GAME_PAGE (scriba_game_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGamePage, scriba_game_page, SCRIBA, GAME_PAGE, ScribaTablePage)

/** ScribaGameRoom: how much room there is, as the breakpoints say it. */
typedef enum
{
  SCRIBA_ROOM_WIDE,
  SCRIBA_ROOM_TIGHT,
  SCRIBA_ROOM_NARROW,
  SCRIBA_ROOM_PHONE,
  SCRIBA_ROOM_LARGE_TEXT, /* on a phone */
} ScribaGameRoom;

#define SCRIBA_TYPE_GAME_ROOM (scriba_game_room_get_type ())
GType scriba_game_room_get_type (void);

AdwNavigationPage *scriba_game_page_new (ScribaTable *table);

G_END_DECLS
