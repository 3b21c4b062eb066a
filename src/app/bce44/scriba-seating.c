/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-seating.h"

#include <glib/gi18n.h>

#include "bce-seats.h"
#include "words-names.h"

static void
list_others (const BceBoards *boards,
             guint but,
             const char *others[BCE_MAX_SEATS + 1])
{
  guint n = 0;

  for (guint seat = 0; seat < boards->n_seats; seat++)
    if (seat != but)
      others[n++] = scriba_words_seat (boards, seat);
  others[n] = NULL;
}

/* @label is taken. */
static void
commit (ScribaResolveDraft *draft,
        const char *target,
        char *label)
{
  g_autofree char *owned = label;

  scriba_document_commit (SCRIBA_DOCUMENT (draft), target, owned);
}

static const char *
get_name (ScribaResolveDraft *draft,
          guint seat)
{
  return scriba_words_seat (scriba_resolve_draft_get_boards (draft), seat);
}

/**
 * scriba_seating_rename:
 * @draft: the year
 * @seat: a seat
 * @name: what it is to be called; white space around it does not count
 *
 * Returns: why the name was refused, or %SCRIBA_NAME_GOOD
 */
ScribaNameProblem
scriba_seating_rename (ScribaResolveDraft *draft,
                       guint seat,
                       const char *name)
{
  BceBoards *boards = scriba_resolve_draft_edit (draft);
  g_autofree char *cleaned = scriba_name_clean (name);
  g_autofree char *target = g_strdup_printf ("name/%u", seat);
  const char *others[BCE_MAX_SEATS + 1];
  ScribaNameProblem problem;

  list_others (boards, seat, others);
  problem = scriba_name_check (cleaned, others);
  if (problem != SCRIBA_NAME_GOOD)
    return problem;
  if (g_strcmp0 (boards->names[seat], cleaned) == 0)
    return SCRIBA_NAME_GOOD;

  bce_boards_set_name (boards, seat, cleaned);
  /* Translators: what is undone: a player was given this name. */
  commit (draft, target, g_strdup_printf (_("Name: %s"), cleaned));
  return SCRIBA_NAME_GOOD;
}

/** scriba_seating_add: one more seat, if there is room. */
void
scriba_seating_add (ScribaResolveDraft *draft)
{
  BceBoards *boards = scriba_resolve_draft_edit (draft);
  const char *others[BCE_MAX_SEATS + 1];
  g_autofree char *name = NULL;

  list_others (boards, BCE_MAX_SEATS, others);
  name = scriba_name_create (boards->n_seats + 1, others);
  if (bce_boards_add_seat (boards, name))
    /* Translators: what an undo takes back: a player came to the table. */
    commit (draft, NULL, g_strdup_printf (_("Added: %s"), name));
}

/** scriba_seating_remove: the seat with all that it played, if more than three are left. */
void
scriba_seating_remove (ScribaResolveDraft *draft,
                       guint seat)
{
  BceBoards *boards = scriba_resolve_draft_edit (draft);
  /* Translators: what an undo takes back: a player left the table. */
  char *label = g_strdup_printf (_("Removed: %s"), get_name (draft, seat));

  bce_boards_remove_seat (boards, seat);
  scriba_draft_remove_seat (SCRIBA_DRAFT (draft), seat);
  commit (draft, NULL, label);
}

static void
swap_seats (ScribaResolveDraft *draft,
            guint seat,
            guint other)
{
  BceCharacter character = scriba_draft_get_character (SCRIBA_DRAFT (draft), other);

  scriba_draft_set_character (SCRIBA_DRAFT (draft), seat, character);
  bce_boards_swap_seats (scriba_resolve_draft_edit (draft), seat, other);
}

/** scriba_seating_move: lets a player sit @by seats further clockwise, if that is a seat; those between move up. */
void
scriba_seating_move (ScribaResolveDraft *draft,
                     guint seat,
                     int by)
{
  int to = (int) seat + by;
  int step = by > 0 ? 1 : -1;

  if (by == 0 || to < 0 || to >= scriba_resolve_draft_get_boards (draft)->n_seats)
    return;

  for (int at = seat; at != to; at += step)
    swap_seats (draft, at, at + step);
  /* Translators: what an undo takes back: %s changed places. */
  commit (draft, NULL, g_strdup_printf (_("Seat: %s"), get_name (draft, to)));
}

/** scriba_seating_set_character: whom the player plays; who had it before gets the other one. */
void
scriba_seating_set_character (ScribaResolveDraft *draft,
                              guint seat,
                              BceCharacter character)
{
  g_autofree char *target = g_strdup_printf ("character/%u", seat);

  scriba_draft_set_character (SCRIBA_DRAFT (draft), seat, character);
  /* Translators: what an undo takes back: whom player %s plays. */
  commit (draft, target, g_strdup_printf (_("Character, %s"), get_name (draft, seat)));
}

/** scriba_seating_set_im: who is the Imperium Maius of this year. */
void
scriba_seating_set_im (ScribaResolveDraft *draft,
                       guint seat)
{
  bce_boards_set_im (scriba_resolve_draft_edit (draft), seat);
  /* Translators: what an undo takes back: %s became Imperium Maius. */
  commit (draft, "im", g_strdup_printf (_("Imperium Maius: %s"), get_name (draft, seat)));
}

/** scriba_seating_set_shared: which of three seats is the shared Suitor, or %BCE_NOBODY. */
void
scriba_seating_set_shared (ScribaResolveDraft *draft,
                           int seat)
{
  bce_boards_set_shared (scriba_resolve_draft_edit (draft), seat);
  commit (draft, "shared", g_strdup (_("Shared Suitor")));
}
