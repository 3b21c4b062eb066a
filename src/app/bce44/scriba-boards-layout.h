/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-boards-view.h"
#include "scriba-outcome-bar.h"
#include "scriba-outcome-view.h"

G_BEGIN_DECLS

/**
 * ScribaBoardsLayout:
 * @phone: one board at a time; without a breakpoint text is large as well
 * @tablet: two boards beside each other
 * @three: three of five
 * @all_columns: all of them
 *
 * How the boards and what comes of them use the room that there is.
 */
typedef struct
{
  AdwBreakpointBin *bin;
  ScribaBoardsView *boards;
  ScribaOutcomeView *outcome;
  ScribaOutcomeBar *bar;
  AdwBreakpoint *phone;
  AdwBreakpoint *tablet;
  AdwBreakpoint *three;
  AdwBreakpoint *all_columns;
} ScribaBoardsLayout;

void scriba_boards_layout_init (ScribaBoardsLayout *layout,
                                AdwBreakpointBin *bin,
                                ScribaBoardsView *boards,
                                ScribaOutcomeView *outcome,
                                ScribaOutcomeBar *bar);
void scriba_boards_layout_set_n_seats (ScribaBoardsLayout *layout,
                                       guint n_seats);
void scriba_boards_layout_apply (ScribaBoardsLayout *layout);

gboolean scriba_boards_layout_is_tight (ScribaBoardsLayout *layout);
gboolean scriba_boards_layout_is_phone (ScribaBoardsLayout *layout);
gboolean scriba_boards_layout_is_tablet (ScribaBoardsLayout *layout);
gboolean scriba_boards_layout_is_wide (ScribaBoardsLayout *layout);

G_END_DECLS
