/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ScribaHeading:
 *
 * What a header says: a title, and below it a second line if there is one. Unlike in an #AdwWindowTitle nothing is cut
 * off where it is narrow: both wrap. Where all of it may be left out instead of breaking a word, see #ScribaTitle.
 */
#define SCRIBA_TYPE_HEADING (scriba_heading_get_type ())
G_DECLARE_FINAL_TYPE (ScribaHeading, scriba_heading, SCRIBA, HEADING, AdwBin)

GtkWidget *scriba_heading_new (const char *title);
void scriba_heading_set_title (ScribaHeading *self,
                               const char *title);
void scriba_heading_set_subtitle (ScribaHeading *self,
                                  const char *subtitle);

G_END_DECLS
