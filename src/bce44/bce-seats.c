/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-seats.h"

#include <string.h>

#define LEAST_SEATS 3

/* A Suitor supports other Suitors only, the IM only themselves. */
static void
take_back_support (BceBoards *boards)
{
  for (int seat = 0; seat < BCE_MAX_SEATS; seat++)
    for (guint field = 0; field < BCE_N_FIELDS; field++)
      for (int other = 0; other < BCE_MAX_SEATS; other++)
        {
          gboolean allowed = seat == boards->im ? other == seat : other != seat && other != boards->im;

          if (!allowed || seat >= boards->n_seats || other >= boards->n_seats)
            boards->boards[seat][field].support[other] = 0;
        }
}

/**
 * bce_boards_add_seat:
 * @boards: boards
 * @name: (nullable): what the new seat is called
 *
 * Adds a seat after the last one. There is no shared Suitor with more than
 * three seats.
 *
 * Returns: %FALSE if there are %BCE_MAX_SEATS already
 */
gboolean
bce_boards_add_seat (BceBoards *boards,
                     const char *name)
{
  g_return_val_if_fail (boards != NULL, FALSE);

  if (boards->n_seats == BCE_MAX_SEATS)
    return FALSE;

  boards->n_seats++;
  boards->shared = BCE_NOBODY;
  bce_boards_set_name (boards, boards->n_seats - 1, name);
  return TRUE;
}

/**
 * bce_boards_swap_seats:
 * @boards: boards
 * @seat: a seat
 * @other: another one
 *
 * Lets two players change places; each keeps their boards, the support for
 * them, and being the IM or the shared Suitor.
 */
void
bce_boards_swap_seats (BceBoards *boards,
                       guint seat,
                       guint other)
{
  g_autofree gpointer kept = NULL;
  char *name;

  g_return_if_fail (boards != NULL);
  g_return_if_fail (seat < boards->n_seats && other < boards->n_seats);

  if (seat == other)
    return;

  name = boards->names[seat];
  boards->names[seat] = boards->names[other];
  boards->names[other] = name;

  kept = g_memdup2 (boards->boards[seat], sizeof boards->boards[seat]);
  memcpy (boards->boards[seat], boards->boards[other], sizeof boards->boards[seat]);
  memcpy (boards->boards[other], kept, sizeof boards->boards[other]);

  for (guint i = 0; i < boards->n_seats; i++)
    for (guint field = 0; field < BCE_N_FIELDS; field++)
      {
        gint16 *support = boards->boards[i][field].support;
        gint16 cubes = support[seat];

        support[seat] = support[other];
        support[other] = cubes;
      }

  if (boards->im == (int) seat || boards->im == (int) other)
    boards->im = boards->im == (int) seat ? other : seat;
  if (boards->shared == (int) seat || boards->shared == (int) other)
    boards->shared = boards->shared == (int) seat ? other : seat;
}

/**
 * bce_boards_remove_seat:
 * @boards: boards with more than three seats
 * @seat: the seat that leaves, with all that it played
 *
 * Takes a seat away; the later ones move up. If it was the IM's, the next one
 * clockwise is the IM.
 */
void
bce_boards_remove_seat (BceBoards *boards,
                        guint seat)
{
  guint last;

  g_return_if_fail (boards != NULL);
  g_return_if_fail (boards->n_seats > LEAST_SEATS);
  g_return_if_fail (seat < boards->n_seats);

  if (boards->im == (int) seat)
    boards->im = (seat + 1) % boards->n_seats;

  last = boards->n_seats - 1;
  for (guint i = seat; i < last; i++)
    bce_boards_swap_seats (boards, i, i + 1);

  bce_boards_set_name (boards, last, NULL);
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      BceBoard *board = &boards->boards[last][field];

      while (board->n_cards > 0)
        bce_board_remove_card (board, board->n_cards - 1);
      memset (board, 0, sizeof *board);
    }

  boards->n_seats = last;
  take_back_support (boards);
}

/**
 * bce_boards_set_im:
 * @boards: boards
 * @seat: who is the IM
 *
 * Makes a seat the IM. If it was the shared Suitor's, the IM of before is the
 * shared Suitor now.
 */
void
bce_boards_set_im (BceBoards *boards,
                   guint seat)
{
  g_return_if_fail (boards != NULL);
  g_return_if_fail (seat < boards->n_seats);

  if (boards->shared == (int) seat)
    boards->shared = boards->im;
  boards->im = seat;
  take_back_support (boards);
}

/**
 * bce_boards_set_shared:
 * @boards: boards
 * @seat: the shared Suitor of three seats, not the IM, or %BCE_NOBODY
 *
 * Says which seat both players share (rules, section 4, two players).
 */
void
bce_boards_set_shared (BceBoards *boards,
                       int seat)
{
  g_return_if_fail (boards != NULL);
  g_return_if_fail (seat == BCE_NOBODY || (boards->n_seats == LEAST_SEATS && seat < boards->n_seats));
  g_return_if_fail (seat == BCE_NOBODY || seat != boards->im);

  boards->shared = seat;
}
