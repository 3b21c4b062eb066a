/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define SCRIBA_HELP_MAX_SECTIONS 8
#define SCRIBA_HELP_MAX_LINES 8

/**
 * ScribaHelpSection:
 * @title: heading, to be translated; or %NULL
 * @text: a paragraph, to be translated; or %NULL
 * @numbered: whether the lines are steps to be done in order
 * @code: what is typed on each line, to be translated; %NULL for other lines
 * @lines: one thought each, to be translated
 */
typedef struct
{
  const char *title;
  const char *text;
  gboolean numbered;
  const char *code[SCRIBA_HELP_MAX_LINES];
  const char *lines[SCRIBA_HELP_MAX_LINES];
} ScribaHelpSection;

/**
 * ScribaHelpPage:
 * @title: what it is about, to be translated
 * @icon_name: its symbol
 * @rulings: the game with whose table of rulings it goes on, by its key in files; or %NULL
 * @sections: what it says; those without lines and text are none
 */
typedef struct
{
  const char *title;
  const char *icon_name;
  const char *rulings;
  ScribaHelpSection sections[SCRIBA_HELP_MAX_SECTIONS];
} ScribaHelpPage;

const ScribaHelpPage *scriba_help_get_pages (guint *n_pages);

G_END_DECLS
