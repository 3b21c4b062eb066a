/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page-check.h"

/* What tests of the page of an owner's box share. */

/**
 * BoxCheck:
 * @folder: a folder of its own
 * @path: where the owner's copy is kept
 * @box: the owner's box
 * @window: a window that shows its page
 */
typedef struct
{
  char *folder;
  char *path;
  ScribaOwnerBox *box;
  GtkWindow *window;
  GtkWidget *page;
} BoxCheck;

void box_check_make_folder (BoxCheck *self);
void box_check_open (BoxCheck *self,
                     const ScribaGameFormat *format,
                     AdwNavigationPage *(*create_page) (ScribaOwnerBox *),
                     int width,
                     int height);
void box_check_tear_down (BoxCheck *self,
                          gconstpointer data);

gboolean box_check_press (GtkWidget *widget,
                          guint key);
gboolean box_check_has_focus (BoxCheck *self,
                              GtkWidget *control);
