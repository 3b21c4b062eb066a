/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_SETUP_ROW (scriba_setup_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSetupRow, scriba_setup_row, SCRIBA, SETUP_ROW, GtkListBoxRow)

/**
 * ScribaSetupFacts:
 * @title: what is to be done
 * @detail: (nullable): with which numbers
 * @n_steps: how many steps there are
 * @done: whether it is done
 * @open: whether it shows what can be done
 * @drawable: whether the program can draw
 * @tick: (nullable): what the button is called by which the table ticks it
 * @tell: (nullable): so, by which it tells what it drew
 * @hint: (nullable): why the program does not draw
 *
 * What a row shows of a step.
 */
typedef struct
{
  const char *title;
  const char *detail;
  guint n_steps;
  gboolean done;
  gboolean open;
  gboolean drawable;
  const char *tick;
  const char *tell;
  const char *hint;
} ScribaSetupFacts;

GtkWidget *scriba_setup_row_new (guint step);
guint scriba_setup_row_get_step (ScribaSetupRow *self);
void scriba_setup_row_show (ScribaSetupRow *self,
                            const ScribaSetupFacts *facts);
void scriba_setup_row_add_number (ScribaSetupRow *self,
                                  guint count,
                                  const char *title);
void scriba_setup_row_clear_choices (ScribaSetupRow *self);
void scriba_setup_row_add_choice (ScribaSetupRow *self,
                                  int choice,
                                  GtkWidget *symbol,
                                  const char *title);

G_END_DECLS
