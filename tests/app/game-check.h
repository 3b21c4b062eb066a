/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-game.h"
#include "page-check.h"

/* What tests of a tracked game share. */

/**
 * GameCheck:
 * @library: the program's, with the list of its games
 * @table: a game, or %NULL
 * @window: a window of 1280 × 800
 * @page: what was shown last, or %NULL
 */
typedef struct
{
  ScribaLibrary *library;
  ScribaTable *table;
  GtkWindow *window;
  GtkWidget *page;
} GameCheck;

ScribaLibrary *game_check_get_library (void);

/* A fixture: the window, and no game but what a test makes. */
void game_check_open (GameCheck *self,
                      gconstpointer data);
void game_check_close (GameCheck *self,
                       gconstpointer data);

/* A fixture: a practice game of four in construction, year 1. */
void game_check_set_up (GameCheck *self,
                        gconstpointer data);
void game_check_tear_down (GameCheck *self,
                           gconstpointer data);

const BceState *game_check_get_state (GameCheck *self);
void game_check_dispatch (GameCheck *self,
                          BceEntryKind kind,
                          gconstpointer args);
void game_check_correct (GameCheck *self,
                         BceCorrectKind what,
                         guint seat,
                         guint index,
                         int value);

void game_check_show (GameCheck *self,
                      GtkWidget *page);
void game_check_show_game (GameCheck *self);
void game_check_show_log (GameCheck *self);
void game_check_open_phone (GameCheck *self,
                            int percent);
GtkWidget *game_check_get_dialog (GameCheck *self);
GtkWidget *game_check_get_row (GameCheck *self,
                               const char *title);
void game_check_answer (GameCheck *self,
                        const char *label);
gboolean game_check_is_refused (GameCheck *self);
void game_check_assert_dialog_fits (GameCheck *self);

guint32 game_check_get_head (GameCheck *self);
char *game_check_describe (GameCheck *self,
                           guint32 seq);
