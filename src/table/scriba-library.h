/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-item.h"
#include "scriba-table.h"

G_BEGIN_DECLS

/**
 * ScribaLibrary:
 *
 * All games, the newest first, as a list of #ScribaGameItem; deleted ones too,
 * for thirty days.
 */
#define SCRIBA_TYPE_LIBRARY (scriba_library_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLibrary, scriba_library, SCRIBA, LIBRARY, GObject)

/**
 * ScribaLibraryOpenFunc:
 * @table: (transfer none) (nullable): the game
 * @error: (nullable): why it could not be opened
 * @user_data: what was given with it
 */
typedef void (*ScribaLibraryOpenFunc) (ScribaTable *table,
                                       const GError *error,
                                       gpointer user_data);

ScribaLibrary *scriba_library_new (const char *folder);
void scriba_library_load (ScribaLibrary *self);
gboolean scriba_library_get_loaded (ScribaLibrary *self);
const GError *scriba_library_get_problem (ScribaLibrary *self);
void scriba_library_retry (ScribaLibrary *self);
GError *scriba_library_take_report (ScribaLibrary *self);
ScribaGameItem *scriba_library_find (ScribaLibrary *self,
                                     const char *id);

ScribaTable *scriba_library_create (ScribaLibrary *self,
                                    const ScribaGameFormat *format,
                                    gconstpointer setup,
                                    gpointer box,
                                    GError **error);
void scriba_library_open (ScribaLibrary *self,
                          const char *id,
                          ScribaLibraryOpenFunc func,
                          gpointer user_data);
void scriba_library_close (ScribaLibrary *self,
                           ScribaTable *table);
ScribaTable *scriba_library_import (ScribaLibrary *self,
                                    ScribaGameFile *file);
void scriba_library_delete (ScribaLibrary *self,
                            const char *id);
void scriba_library_restore (ScribaLibrary *self,
                             const char *id);

void scriba_library_rename (ScribaLibrary *self,
                            ScribaGameItem *item,
                            const char *from,
                            const char *to);

gboolean scriba_library_wait (ScribaLibrary *self,
                              GError **error);
ScribaTable *scriba_library_find_unsaved (ScribaLibrary *self);

G_END_DECLS
