/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Folder:
 * @path: a new folder of the test's own
 *
 * A fixture for tests that write files.
 */
typedef struct
{
  char *path;
} Folder;

void folder_set_up (Folder *folder,
                    gconstpointer data);
void folder_tear_down (Folder *folder,
                       gconstpointer data);

char *folder_put (Folder *folder,
                  const char *name,
                  const char *text);
char *folder_get (Folder *folder,
                  const char *name);
gboolean folder_has (Folder *folder,
                     const char *name);

void remove_all (const char *path);

GBytes *read_bytes (const char *path);
void write_bytes (const char *path,
                  GBytes *bytes);

G_END_DECLS
