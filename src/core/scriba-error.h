/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ScribaError:
 * @SCRIBA_ERROR_UNREADABLE: the file cannot be read; `found` is the system's reason
 * @SCRIBA_ERROR_UNWRITABLE: the file cannot be written; `found` is the system's reason
 * @SCRIBA_ERROR_UNREMOVABLE: the file cannot be taken away; `found` is the system's reason
 * @SCRIBA_ERROR_UNDRAWABLE: what was read cannot be drawn on a page; `found` is the system's reason
 * @SCRIBA_ERROR_TOO_LARGE: larger than `highest` bytes
 * @SCRIBA_ERROR_NOT_UTF8: not UTF-8 text, or with a byte order mark; `found` is the place, "line:column"
 * @SCRIBA_ERROR_NOT_JSON: no JSON, also for a lone surrogate; `found` is the place, "line:column"
 * @SCRIBA_ERROR_TOO_DEEP: nested deeper than `highest`; `found` is the place, "line:column", of what is too deep to have a path
 * @SCRIBA_ERROR_TOO_MANY_KEYS: an object has more keys than `highest`; `found` is the place, "line:column"
 * @SCRIBA_ERROR_REPEATED_KEY: `found` stands twice in the object at `path`
 * @SCRIBA_ERROR_UNKNOWN_KEY: a key that has no meaning here
 * @SCRIBA_ERROR_MISSING: a required key is not there
 * @SCRIBA_ERROR_EXPECTED_FORMAT: `choices` is the format that was expected
 * @SCRIBA_ERROR_EXPECTED_OBJECT: an object was expected
 * @SCRIBA_ERROR_EXPECTED_LIST: a list was expected
 * @SCRIBA_ERROR_EXPECTED_NUMBERS: a list of whole numbers was expected
 * @SCRIBA_ERROR_EXPECTED_NUMBER: a whole number was expected
 * @SCRIBA_ERROR_EXPECTED_RANGE: a whole number from `lowest` to `highest` was expected
 * @SCRIBA_ERROR_EXPECTED_NAME: a name that can be seen, of 1 to `highest` characters without control characters was expected
 * @SCRIBA_ERROR_EXPECTED_FLAG: true or false was expected
 * @SCRIBA_ERROR_EXPECTED_CHOICE: one of `choices` was expected
 * @SCRIBA_ERROR_EXPECTED_LENGTH: a list of `lowest` to `highest` elements was expected
 * @SCRIBA_ERROR_EXPECTED_SEAT: the name of one of the players was expected
 * @SCRIBA_ERROR_EXPECTED_OTHER_SUITOR: another Suitor was expected (not oneself, not the IM)
 * @SCRIBA_ERROR_NAME_TWICE: two players have one name
 * @SCRIBA_ERROR_SHARED_SEATS: a shared Suitor needs three seats
 * @SCRIBA_ERROR_SHARED_IM: the shared Suitor cannot be the IM
 * @SCRIBA_ERROR_SUITOR_SUPPORT: only the IM places support on own cards
 * @SCRIBA_ERROR_IM_SUPPORT: the IM gives no support to others
 * @SCRIBA_ERROR_BOTH: `found` and the key at `path` exclude each other
 * @SCRIBA_ERROR_SHARED_TWICE: at most one player is the shared Suitor
 * @SCRIBA_ERROR_SHARED_ONLY: at least one player is not the shared Suitor
 * @SCRIBA_ERROR_PAIRS_WITH_TILE: `senate_pairs` needs `"senate": null`
 * @SCRIBA_ERROR_ID_TWICE: two components of a box have the id `found`
 * @SCRIBA_ERROR_BOX_TOO_LARGE: the box lists more components than a game can track
 * @SCRIBA_ERROR_EXPECTED_ENTRY_KIND: something that can happen in the game was expected
 * @SCRIBA_ERROR_EXPECTED_TIME: a time in ISO 8601 with an offset was expected
 * @SCRIBA_ERROR_EXPECTED_UUID: a UUID was expected
 * @SCRIBA_ERROR_ENTRY_ORDER: the entries of a log do not follow each other
 * @SCRIBA_ERROR_NOT_IN_GAME: a seat, component or value that the game does not have
 * @SCRIBA_ERROR_NOT_A_TIP: undo does not lead from it to the head
 * @SCRIBA_ERROR_OTHER_TURN: it is the turn of `choices`
 * @SCRIBA_ERROR_AFTER_END: the game was over before
 * @SCRIBA_ERROR_NOT_NEIGHBOURS: two places that have no border in common
 * @SCRIBA_ERROR_SPACE_TAKEN: something lies there already
 * @SCRIBA_ERROR_OTHER_SYMBOL: its symbol does not fit there, where `choices` is
 * @SCRIBA_ERROR_USED_UP: there is none of it, or none any more
 * @SCRIBA_ERROR_NO_ORDER: an order of things that do not happen at once
 * @SCRIBA_ERROR_CHOICE_TOO_MANY: a choice that was not to be made
 * @SCRIBA_ERROR_NO_TARGET: nothing that may be chosen there
 * @SCRIBA_ERROR_NO_GAME: the library has no game `found`
 * @SCRIBA_ERROR_GAME_REFUSED: the library cannot take in what was last changed in a game, whatever the disk does; `found` is the reason, for those who look for it
 * @SCRIBA_ERROR_LIBRARY_READ_ONLY: games can be read and not changed
 * @SCRIBA_ERROR_LIBRARY_LOCKED: another program has the library open
 * @SCRIBA_ERROR_LIBRARY_NEWER: a later program made the library: its version is `found`, ours `highest`; it is left alone
 * @SCRIBA_ERROR_LIBRARY_FOREIGN: a database of another program stands in its place; it is left alone
 * @SCRIBA_ERROR_LIBRARY_DAMAGED: the library is damaged, and could not be mended
 * @SCRIBA_ERROR_LIBRARY_MENDED: the library was damaged and lies now in `file`; `lowest` games are whole, of `highest` the end is lost, or may be; `found` is the backup that helped, or %NULL
 *
 * What is wrong with something that was read. Codes, not sentences: these are made in the words layer.
 */
typedef enum
{
  SCRIBA_ERROR_UNREADABLE,
  SCRIBA_ERROR_UNWRITABLE,
  SCRIBA_ERROR_UNREMOVABLE,
  SCRIBA_ERROR_UNDRAWABLE,
  SCRIBA_ERROR_TOO_LARGE,
  SCRIBA_ERROR_NOT_UTF8,
  SCRIBA_ERROR_NOT_JSON,
  SCRIBA_ERROR_TOO_DEEP,
  SCRIBA_ERROR_TOO_MANY_KEYS,
  SCRIBA_ERROR_REPEATED_KEY,
  SCRIBA_ERROR_UNKNOWN_KEY,
  SCRIBA_ERROR_MISSING,
  SCRIBA_ERROR_EXPECTED_FORMAT,
  SCRIBA_ERROR_EXPECTED_OBJECT,
  SCRIBA_ERROR_EXPECTED_LIST,
  SCRIBA_ERROR_EXPECTED_NUMBERS,
  SCRIBA_ERROR_EXPECTED_NUMBER,
  SCRIBA_ERROR_EXPECTED_RANGE,
  SCRIBA_ERROR_EXPECTED_NAME,
  SCRIBA_ERROR_EXPECTED_FLAG,
  SCRIBA_ERROR_EXPECTED_CHOICE,
  SCRIBA_ERROR_EXPECTED_LENGTH,
  SCRIBA_ERROR_EXPECTED_SEAT,
  SCRIBA_ERROR_EXPECTED_OTHER_SUITOR,
  SCRIBA_ERROR_NAME_TWICE,
  SCRIBA_ERROR_SHARED_SEATS,
  SCRIBA_ERROR_SHARED_IM,
  SCRIBA_ERROR_SUITOR_SUPPORT,
  SCRIBA_ERROR_IM_SUPPORT,
  SCRIBA_ERROR_BOTH,
  SCRIBA_ERROR_SHARED_TWICE,
  SCRIBA_ERROR_SHARED_ONLY,
  SCRIBA_ERROR_PAIRS_WITH_TILE,
  SCRIBA_ERROR_ID_TWICE,
  SCRIBA_ERROR_BOX_TOO_LARGE,
  SCRIBA_ERROR_EXPECTED_ENTRY_KIND,
  SCRIBA_ERROR_EXPECTED_TIME,
  SCRIBA_ERROR_EXPECTED_UUID,
  SCRIBA_ERROR_ENTRY_ORDER,
  SCRIBA_ERROR_NOT_IN_GAME,
  SCRIBA_ERROR_NOT_A_TIP,
  SCRIBA_ERROR_OTHER_TURN,
  SCRIBA_ERROR_AFTER_END,
  SCRIBA_ERROR_NOT_NEIGHBOURS,
  SCRIBA_ERROR_SPACE_TAKEN,
  SCRIBA_ERROR_OTHER_SYMBOL,
  SCRIBA_ERROR_USED_UP,
  SCRIBA_ERROR_NO_ORDER,
  SCRIBA_ERROR_CHOICE_TOO_MANY,
  SCRIBA_ERROR_NO_TARGET,
  SCRIBA_ERROR_NO_GAME,
  SCRIBA_ERROR_GAME_REFUSED,
  SCRIBA_ERROR_LIBRARY_READ_ONLY,
  SCRIBA_ERROR_LIBRARY_LOCKED,
  SCRIBA_ERROR_LIBRARY_NEWER,
  SCRIBA_ERROR_LIBRARY_FOREIGN,
  SCRIBA_ERROR_LIBRARY_DAMAGED,
  SCRIBA_ERROR_LIBRARY_MENDED,
} ScribaError;

#define SCRIBA_ERROR (scriba_error_quark ())

/** scriba_error_quark: the domain of #ScribaError. */
GQuark scriba_error_quark (void);

/**
 * ScribaErrorFacts:
 * @file: name of the file, `-` for standard input, or %NULL
 * @path: JSON path of the place, or %NULL for the file as a whole
 * @found: what stands there, shortened, as it is written in JSON; or %NULL
 * @choices: for `CHOICE` and `FORMAT`, what is allowed; or %NULL
 * @lowest: for `RANGE` and `LENGTH`
 * @highest: for limits
 *
 * What a sentence about an error needs.
 */
typedef struct
{
  char *file;
  char *path;
  char *found;
  char *choices;
  gint64 lowest;
  gint64 highest;
} ScribaErrorFacts;

const ScribaErrorFacts *scriba_error_get_facts (const GError *error);

void scriba_error_set (GError **error,
                       ScribaError code,
                       const char *path,
                       const char *found,
                       const char *choices,
                       gint64 lowest,
                       gint64 highest);

void scriba_error_enter (GError *error,
                         const char *key);
void scriba_error_set_file (GError *error,
                            const char *file);

G_END_DECLS
