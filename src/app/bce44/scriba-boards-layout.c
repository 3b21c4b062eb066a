/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-boards-layout.h"

#include "scriba-focus.h"
#include "scriba-style.h"

/* Widths in sp: of a board with its gap, of the margins, and from which on there is room for more. */
#define BOARD_WIDTH 240
#define NARROW_BOARD_WIDTH 216 /* so that five stand beside each other, too */
#define MARGINS 52
#define WIDE 850
#define ONE_ROW 660
#define TABLET 500
#define PHONE 320

static AdwBreakpoint *
add_breakpoint (ScribaBoardsLayout *layout,
                int columns)
{
  AdwBreakpoint *breakpoint = adw_breakpoint_new (adw_breakpoint_condition_parse ("min-width: 1sp"));
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_INT);
  g_value_set_int (&value, columns);
  adw_breakpoint_add_setter (breakpoint, G_OBJECT (layout->boards), "columns", &value);
  adw_breakpoint_bin_add_breakpoint (layout->bin, breakpoint);
  return breakpoint;
}

static void
set_min_width (AdwBreakpoint *breakpoint,
               double min_width)
{
  g_autoptr (AdwBreakpointCondition) condition =
    adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MIN_WIDTH, min_width, ADW_LENGTH_UNIT_SP);

  adw_breakpoint_set_condition (breakpoint, condition);
}

static void
not_narrow (ScribaBoardsLayout *layout,
            AdwBreakpoint *breakpoint)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_BOOLEAN);
  g_value_set_boolean (&value, FALSE);
  adw_breakpoint_add_setter (breakpoint, G_OBJECT (layout->outcome), "narrow", &value);
  adw_breakpoint_add_setter (breakpoint, G_OBJECT (layout->bar), "narrow", &value);
}

/* The bin hides what is in it while it changes, and the focus would go on to something else. */
static void
keep_focus (ScribaBoardsLayout *layout)
{
  GtkWidget *focus = scriba_focus_find (GTK_WIDGET (layout->bin));

  if (focus != NULL)
    gtk_root_set_focus (gtk_widget_get_root (focus), focus);
}

/** scriba_boards_layout_init: adds the breakpoints, from narrow to wide: of those that apply, the last one wins. */
void
scriba_boards_layout_init (ScribaBoardsLayout *layout,
                           AdwBreakpointBin *bin,
                           ScribaBoardsView *boards,
                           ScribaOutcomeView *outcome,
                           ScribaOutcomeBar *bar)
{
  AdwBreakpoint *breakpoint;

  *layout = (ScribaBoardsLayout) { .bin = bin, .boards = boards, .outcome = outcome, .bar = bar };

  layout->phone = add_breakpoint (layout, 1);
  set_min_width (layout->phone, PHONE);

  layout->tablet = add_breakpoint (layout, 2);
  set_min_width (layout->tablet, TABLET);

  set_min_width (add_breakpoint (layout, 2), ONE_ROW);

  breakpoint = add_breakpoint (layout, 2);
  set_min_width (breakpoint, WIDE);
  not_narrow (layout, breakpoint);

  layout->three = add_breakpoint (layout, 3);
  not_narrow (layout, layout->three);

  layout->all_columns = add_breakpoint (layout, 0);
  not_narrow (layout, layout->all_columns);
}

/** scriba_boards_layout_set_n_seats: how many boards there are. */
void
scriba_boards_layout_set_n_seats (ScribaBoardsLayout *layout,
                                  guint n_seats)
{
  guint width = n_seats == BCE_MAX_SEATS ? NARROW_BOARD_WIDTH : BOARD_WIDTH;

  set_min_width (layout->three, n_seats == BCE_MAX_SEATS ? WIDE : G_MAXINT16);
  set_min_width (layout->all_columns, MAX (WIDE, n_seats * width + MARGINS));
}

/** scriba_boards_layout_apply: shows all in the room there is now; to be called first when the bin has another breakpoint. */
void
scriba_boards_layout_apply (ScribaBoardsLayout *layout)
{
  gboolean phone = scriba_boards_layout_is_phone (layout);
  gboolean tight = scriba_boards_layout_is_tight (layout);

  keep_focus (layout);
  scriba_style_set (GTK_WIDGET (layout->bin), "phone", phone);
  scriba_style_set (GTK_WIDGET (layout->bin), "tight", tight);
  scriba_outcome_view_set_phone (layout->outcome, phone);
  scriba_boards_view_set_tight (layout->boards, tight);
  scriba_outcome_bar_set_tight (layout->bar, tight);
}

/** scriba_boards_layout_is_tight: whether text is large for the width. */
gboolean
scriba_boards_layout_is_tight (ScribaBoardsLayout *layout)
{
  return adw_breakpoint_bin_get_current_breakpoint (layout->bin) == NULL;
}

/** scriba_boards_layout_is_phone: whether one board is shown at a time. */
gboolean
scriba_boards_layout_is_phone (ScribaBoardsLayout *layout)
{
  AdwBreakpoint *current = adw_breakpoint_bin_get_current_breakpoint (layout->bin);

  return current == NULL || current == layout->phone;
}

/** scriba_boards_layout_is_tablet: whether there is room for two boards, and for little else. */
gboolean
scriba_boards_layout_is_tablet (ScribaBoardsLayout *layout)
{
  return adw_breakpoint_bin_get_current_breakpoint (layout->bin) == layout->tablet;
}

/** scriba_boards_layout_is_wide: whether all boards stand beside each other. */
gboolean
scriba_boards_layout_is_wide (ScribaBoardsLayout *layout)
{
  return adw_breakpoint_bin_get_current_breakpoint (layout->bin) == layout->all_columns;
}
