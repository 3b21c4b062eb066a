/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-owner-box.h"
#include "scriba-window.h"

/*
 * What tests of pages share: a real window over the practice box, finding
 * controls by what a screen reader calls them, and checks that hold for any page.
 */

gboolean page_check_start (int *argc,
                           char ***argv);
ScribaOwnerBox *page_check_get_box (void);
void page_check_set_text_size (int percent);
void page_check_settle (void);

GtkWindow *page_check_open_window (int width,
                                   int height);
void page_check_push (GtkWindow *window,
                      GtkWidget *page);

GtkWidget *page_check_find (GtkWidget *inside,
                            const char *name);
GtkWidget *page_check_find_prefix (GtkWidget *inside,
                                   const char *prefix);
GtkWidget *page_check_find_text (GtkWidget *inside,
                                 const char *text);
gboolean page_check_says (GtkWidget *inside,
                          const char *text);
char *page_check_read (GtkWidget *inside);
GtkWidget *page_check_find_type (GtkWidget *inside,
                                 GType type);
GtkWidget *page_check_get_row (GtkWidget *inside,
                               const char *title);
GtkWidget *page_check_find_row (GtkWidget *inside,
                                const char *title);
GtkWidget *page_check_find_stepper (GtkWidget *inside,
                                    const char *title);
GtkWidget *page_check_find_button (GtkWidget *inside,
                                   const char *label);

void page_check_list_combos (GtkWidget *inside,
                             GPtrArray *rows);
void page_check_select (GtkWidget *row,
                        const char *choice);

void page_check_hear (void);
guint page_check_count_heard (const char *sentence);

void page_check_let_time_pass (GtkWidget *widget);
void page_check_hold_time (GtkWidget *widget);
void page_check_click (GtkWidget *button);
gboolean page_check_press (GtkWindow *window,
                           const char *accelerator);
void page_check_type (GtkWidget *widget,
                      const char *keys);

void page_check_assert_named (GtkWidget *page);
GtkWidget *page_check_find_too_wide (GtkWidget *page,
                                     int width);
void page_check_assert_fits (GtkWidget *page,
                             int width);
void page_check_assert_focus (GtkWidget *page,
                              const char *name);

/** PageCheckStep: shows a step of a page, from 0. */
typedef void (*PageCheckStep) (gpointer data,
                               guint step);

void page_check_assert_phone (GtkWindow **window,
                              GtkWidget *page,
                              int percent,
                              guint n_steps,
                              PageCheckStep show,
                              gpointer data);
