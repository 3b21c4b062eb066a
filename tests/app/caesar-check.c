/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-check.h"

#include "caesar-resolve.h"

static void
start (GameCheck *self,
       int crassus)
{
  const CaesarBegin begin = { CAESAR };
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = crassus };

  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    setup.stack[letter] = CAESAR_SOME;

  caesar_settings_init (&setup.settings);
  g_strlcpy (setup.seats[CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  g_strlcpy (setup.seats[POMPEY].name, "Bálint", SCRIBA_NAME_SIZE);
  self->window = page_check_open_window (1280, 800);
  self->library = game_check_get_library ();
  self->table = caesar_library_create (self->library, &setup, box, NULL);
  caesar_check_dispatch (self, CAESAR_ENTRY_BEGIN, &begin);
}

/** caesar_check_set_up: a game of two. */
void
caesar_check_set_up (GameCheck *self,
                     gconstpointer data)
{
  start (self, CAESAR_NOBODY);
}

/** caesar_check_set_up_solo: a solo game. */
void
caesar_check_set_up_solo (GameCheck *self,
                          gconstpointer data)
{
  start (self, POMPEY);
}

/** caesar_check_get_state: (transfer none): of the game. */
const CaesarState *
caesar_check_get_state (GameCheck *self)
{
  return caesar_table_get_state (self->table);
}

/** caesar_check_get_box: (transfer none): of the game. */
const CaesarBox *
caesar_check_get_box (GameCheck *self)
{
  return caesar_table_get_box (self->table);
}

/** caesar_check_dispatch: records an entry, which must not be impossible. */
void
caesar_check_dispatch (GameCheck *self,
                       CaesarEntryKind kind,
                       gconstpointer args)
{
  ScribaVerdict verdict;

  g_assert_true (scriba_table_dispatch (self->table, kind, args, &verdict));
}

/** caesar_check_place: whose turn it is places a token, its first value facing the first province. Returns the entry. */
guint32
caesar_check_place (GameCheck *self,
                    guint border,
                    CaesarSymbol symbol,
                    int first,
                    int second)
{
  const CaesarToken token = { symbol, first, second };
  CaesarChoice choice;
  CaesarPlace place;

  caesar_choice_init (&choice, caesar_check_get_state (self)->turn.side, border, &token);
  caesar_resolve (caesar_check_get_state (self), caesar_check_get_box (self), &choice, &place);
  caesar_check_dispatch (self, CAESAR_ENTRY_PLACE, &place);
  return game_check_get_head (self);
}
