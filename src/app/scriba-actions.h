/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ScribaAction:
 * @name: detailed action name
 * @accels: its keys, %NULL-terminated
 * @group: heading on the shortcuts page, to be translated
 * @title: what it does, to be translated
 *
 * One row of the table of actions, from which both the accelerators and the
 * shortcuts page are made. A %NULL name is a key that a widget handles itself.
 */
typedef struct
{
  const char *name;
  const char *accels[4];
  const char *group;
  const char *title;
} ScribaAction;

const ScribaAction *scriba_actions_get (guint *n_actions);

G_END_DECLS
