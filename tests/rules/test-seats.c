/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seats change while boards are entered. What remains must be what can lie on a table (rules, section 3). */

#include "bce-seats.h"

enum
{
  ANNA,
  BALINT,
  CSENGE,
  MATE,
};

/* Máté is the IM. Anna has a card and 2 cubes for Csenge; Csenge has 1 for Bálint; Máté has 3 of their own. */
static BceBoards *
create_boards (void)
{
  BceBoards *boards = bce_boards_new (4);
  BceCard card = { .name = (char *) "Consul" };
  static const char * const names[] = { "Anna", "Bálint", "Csenge", "Máté" };

  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    bce_boards_set_name (boards, seat, names[seat]);
  boards->im = MATE;
  bce_board_insert_card (&boards->boards[ANNA][BCE_SOCIAL], 0, &card);
  boards->boards[ANNA][BCE_SOCIAL].support[CSENGE] = 2;
  boards->boards[CSENGE][BCE_POLITICAL].support[BALINT] = 1;
  boards->boards[MATE][BCE_POLITICAL].support[MATE] = 3;
  return boards;
}

static void
test_swap (void)
{
  g_autoptr (BceBoards) boards = create_boards ();

  bce_boards_swap_seats (boards, ANNA, MATE);

  g_assert_cmpstr (boards->names[0], ==, "Máté");
  g_assert_cmpstr (boards->names[3], ==, "Anna");
  g_assert_cmpint (boards->im, ==, 0);
  g_assert_cmpint (boards->boards[0][BCE_POLITICAL].support[0], ==, 3);
  g_assert_cmpint (boards->boards[3][BCE_SOCIAL].n_cards, ==, 1);
  g_assert_cmpint (boards->boards[3][BCE_SOCIAL].support[CSENGE], ==, 2);
  g_assert_cmpint (boards->boards[CSENGE][BCE_POLITICAL].support[BALINT], ==, 1);
}

static void
test_swap_receiver (void)
{
  g_autoptr (BceBoards) boards = create_boards ();

  bce_boards_swap_seats (boards, BALINT, CSENGE);

  g_assert_cmpint (boards->boards[ANNA][BCE_SOCIAL].support[1], ==, 2);
  g_assert_cmpint (boards->boards[ANNA][BCE_SOCIAL].support[2], ==, 0);
  g_assert_cmpint (boards->boards[1][BCE_POLITICAL].support[2], ==, 1);
}

static void
test_remove (void)
{
  g_autoptr (BceBoards) boards = create_boards ();

  bce_boards_remove_seat (boards, BALINT);

  g_assert_cmpint (boards->n_seats, ==, 3);
  g_assert_cmpstr (boards->names[1], ==, "Csenge");
  g_assert_cmpint (boards->im, ==, 2);
  g_assert_cmpint (boards->boards[ANNA][BCE_SOCIAL].support[1], ==, 2);
  g_assert_cmpint (boards->boards[2][BCE_POLITICAL].support[2], ==, 3);
  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    g_assert_cmpint (boards->boards[1][BCE_POLITICAL].support[seat], ==, 0);
}

/* The next seat clockwise is the IM, and nobody supports them. */
static void
test_remove_im (void)
{
  g_autoptr (BceBoards) boards = create_boards ();

  bce_boards_set_im (boards, BALINT);
  bce_boards_remove_seat (boards, BALINT);

  g_assert_cmpstr (boards->names[boards->im], ==, "Csenge");
  g_assert_cmpint (boards->boards[ANNA][BCE_SOCIAL].support[1], ==, 0);
}

static void
test_set_im (void)
{
  g_autoptr (BceBoards) boards = create_boards ();

  bce_boards_set_im (boards, CSENGE);

  g_assert_cmpint (boards->im, ==, CSENGE);
  g_assert_cmpint (boards->boards[ANNA][BCE_SOCIAL].support[CSENGE], ==, 0);
  g_assert_cmpint (boards->boards[CSENGE][BCE_POLITICAL].support[BALINT], ==, 0);
  g_assert_cmpint (boards->boards[MATE][BCE_POLITICAL].support[MATE], ==, 0);
  g_assert_cmpint (boards->boards[ANNA][BCE_SOCIAL].n_cards, ==, 1);
}

static void
test_add (void)
{
  g_autoptr (BceBoards) boards = create_boards ();

  bce_boards_remove_seat (boards, BALINT);
  bce_boards_set_shared (boards, 0);
  g_assert_true (bce_boards_add_seat (boards, "Örs"));
  g_assert_cmpint (boards->shared, ==, BCE_NOBODY);
  g_assert_true (bce_boards_add_seat (boards, "Zsófi"));
  g_assert_cmpstr (boards->names[4], ==, "Zsófi");
  g_assert_false (bce_boards_add_seat (boards, "Ödön"));
  g_assert_cmpint (boards->n_seats, ==, 5);
}

/* The shared Suitor is never the IM. */
static void
test_shared (void)
{
  g_autoptr (BceBoards) boards = create_boards ();

  bce_boards_remove_seat (boards, BALINT);
  bce_boards_set_shared (boards, 0);
  bce_boards_set_im (boards, 0);

  g_assert_cmpint (boards->im, ==, 0);
  g_assert_cmpint (boards->shared, ==, 2);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/seats/swap", test_swap);
  g_test_add_func ("/seats/swap-receiver", test_swap_receiver);
  g_test_add_func ("/seats/remove", test_remove);
  g_test_add_func ("/seats/remove-im", test_remove_im);
  g_test_add_func ("/seats/set-im", test_set_im);
  g_test_add_func ("/seats/add", test_add);
  g_test_add_func ("/seats/shared", test_shared);

  return g_test_run ();
}
