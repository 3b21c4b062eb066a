/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-dialog-frame.h"

#include "scriba-heading.h"

#define WIDTH 600
#define HEIGHT 640

/**
 * scriba_dialog_frame_new:
 * @title: what it is about
 * @content: what stands below the title
 *
 * Returns: a header bar, whose title wraps where text is large, over @content
 */
GtkWidget *
scriba_dialog_frame_new (const char *title,
                         GtkWidget *content)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *bar = adw_header_bar_new ();

  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), scriba_heading_new (title));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), bar);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content);
  return view;
}

/**
 * scriba_dialog_new:
 * @title: what it is about
 * @child: a frame, or a view of several
 *
 * Returns: a dialog of the size that fits a short text, to be presented
 */
AdwDialog *
scriba_dialog_new (const char *title,
                   GtkWidget *child)
{
  AdwDialog *dialog = adw_dialog_new ();

  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_dialog_set_child (dialog, child);
  return dialog;
}
