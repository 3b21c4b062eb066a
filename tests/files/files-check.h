/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-files.h"
#include "caesar-files.h"
#include "scriba-game-file.h"

G_BEGIN_DECLS

/* Reads a parsed file and forgets it. */
typedef gboolean (*Reader) (JsonNode *node,
                            GError **error);

gboolean read_anything (JsonNode *node,
                        GError **error);
gboolean read_resolve (JsonNode *node,
                       GError **error);
gboolean read_score (JsonNode *node,
                     GError **error);
gboolean read_box (JsonNode *node,
                   GError **error);
gboolean read_caesar_box (JsonNode *node,
                          GError **error);
gboolean read_moves (JsonNode *node,
                     GError **error);
gboolean read_game (JsonNode *node,
                    GError **error);

/**
 * Bad:
 * @json: a file; in the tables, ' stands for "
 * @code: why it is refused
 * @path: where, or %NULL for the file as a whole
 */
typedef struct
{
  const char *json;
  ScribaError code;
  const char *path;
} Bad;

char *with_quotes (const char *json);
gboolean read_text (const char *text,
                    gssize length,
                    Reader reader,
                    GError **error);
void check_refused (const char *json,
                    Reader reader,
                    ScribaError code,
                    const char *path,
                    const char *found);
void check_bad (const Bad *bad,
                gsize n_bad,
                Reader reader);
void check_good (const char * const *good,
                 Reader reader);
void check_cut_off (const char *text,
                    Reader reader);

JsonNode *parse (const char *json);
void check_json (JsonNode *node,
                 const char *json);
char *load (const char *folder,
            const char *name);
char *repeat (const char *before,
              const char *text,
              guint times,
              const char *after);

G_END_DECLS
