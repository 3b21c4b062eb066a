/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-new-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bce-game.h"
#include "scriba-symbols.h"
#include "scriba-words.h"

/* Who sits down to a new game, and what is known of them from earlier ones. */

/* So many games back a group is remembered. */
#define FAR_BACK 500

#define FEWEST_SEATS 3

static int
find_shared (const BceGameSetup *setup)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (setup->seats[seat].shared)
      return seat;
  return BCE_NOBODY;
}

/** scriba_new_game_count_players: how many people play, the shared Suitor not among them. */
guint
scriba_new_game_count_players (const BceGameSetup *setup)
{
  return setup->n_seats - (find_shared (setup) != BCE_NOBODY ? 1 : 0);
}

static void
list_others (const BceGameSetup *setup,
             guint but,
             const char *others[BCE_MAX_SEATS + 1])
{
  guint n = 0;

  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (seat != but)
      others[n++] = setup->seats[seat].name;
  others[n] = NULL;
}

/** scriba_new_game_has_player: whether somebody of this name sits at the table. */
gboolean
scriba_new_game_has_player (const BceGameSetup *setup,
                            const char *name)
{
  const char *others[BCE_MAX_SEATS + 1];

  list_others (setup, BCE_MAX_SEATS, others);
  return g_strv_contains (others, name);
}

static int
find_character (const BceGameSetup *setup,
                int character)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (setup->seats[seat].character == character)
      return seat;
  return BCE_NOBODY;
}

/* The one that is wanted, if nobody plays it yet. */
static BceCharacter
choose_character (const BceGameSetup *setup,
                  int wanted)
{
  BceCharacter character = 0;

  if (wanted >= 0 && find_character (setup, wanted) == BCE_NOBODY)
    return wanted;
  while (find_character (setup, character) != BCE_NOBODY)
    character++;
  return character;
}

static void
fill_seat (BceGameSetup *setup,
           guint seat,
           const char *name,
           gboolean shared)
{
  g_strlcpy (setup->seats[seat].name, name, SCRIBA_NAME_SIZE);
  setup->seats[seat].shared = shared;
}

static void
append_seat (BceGameSetup *setup,
             const char *name,
             int character,
             gboolean shared)
{
  setup->seats[setup->n_seats].character = choose_character (setup, character);
  fill_seat (setup, setup->n_seats, name, shared);
  setup->n_seats++;
}

/* Two play with a third Suitor that they share (rules, section 4). */
static void
append_shared (BceGameSetup *setup)
{
  append_seat (setup, _("Shared Suitor"), SCRIBA_NO_CHARACTER, TRUE);
}

static gboolean
take_last_group (BceGameSetup *setup,
                 ScribaLibrary *library)
{
  guint n_games = MIN (g_list_model_get_n_items (G_LIST_MODEL (library)), FAR_BACK);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);
      const BceSummary *summary = bce_game_item_get_summary (item);

      if (scriba_game_item_get_deleted (item) != 0 || summary == NULL || summary->n_seats < FEWEST_SEATS)
        continue;

      setup->n_seats = summary->n_seats;
      memcpy (setup->seats, summary->seats, sizeof setup->seats);
      return TRUE;
    }
  return FALSE;
}

/**
 * scriba_new_game_start:
 * @setup: (out caller-allocates): who plays: the last group, or whom one knows
 * @library: the games
 * @known: what scriba_known_players_list() found
 */
void
scriba_new_game_start (BceGameSetup *setup,
                       ScribaLibrary *library,
                       const GArray *known)
{
  memset (setup, 0, sizeof *setup);
  bce_settings_init (&setup->settings);
  if (take_last_group (setup, library))
    return;

  for (guint seat = 0; seat < FEWEST_SEATS; seat++)
    scriba_new_game_add (setup, seat < known->len ? &g_array_index (known, ScribaKnownPlayer, seat) : NULL);
}

/* A seat that nobody has taken by name. */
static int
find_unnamed (const BceGameSetup *setup)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (scriba_words_is_share_name (setup->seats[seat].name))
      return seat;
  return BCE_NOBODY;
}

/** scriba_new_game_has_room: whether somebody who is known can still come. */
gboolean
scriba_new_game_has_room (const BceGameSetup *setup)
{
  return scriba_new_game_count_players (setup) < BCE_MAX_SEATS || find_unnamed (setup) != BCE_NOBODY;
}

/**
 * scriba_new_game_add:
 * @setup: who plays
 * @player: (nullable): who comes; %NULL for somebody without a name
 *
 * Gives a player the seat of somebody without a name, or that of the shared
 * Suitor, or one more, as long as there is room.
 */
void
scriba_new_game_add (BceGameSetup *setup,
                     const ScribaKnownPlayer *player)
{
  const char *others[BCE_MAX_SEATS + 1];
  g_autofree char *name = NULL;
  int character = player != NULL ? player->character : SCRIBA_NO_CHARACTER;
  int seat = player != NULL ? find_unnamed (setup) : BCE_NOBODY;

  list_others (setup, BCE_MAX_SEATS, others);
  name = player != NULL ? g_strdup (player->name) : scriba_name_create (setup->n_seats + 1, others);
  if (seat == BCE_NOBODY)
    seat = find_shared (setup);

  if (seat != BCE_NOBODY)
    {
      fill_seat (setup, seat, name, FALSE);
      if (character >= 0 && find_character (setup, character) == BCE_NOBODY)
        setup->seats[seat].character = character;
    }
  else if (setup->n_seats < BCE_MAX_SEATS)
    {
      append_seat (setup, name, character, FALSE);
    }
}

/** scriba_new_game_remove: a player leaves, if two are left; with two, a shared Suitor comes. */
void
scriba_new_game_remove (BceGameSetup *setup,
                        guint seat)
{
  if (setup->seats[seat].shared || scriba_new_game_count_players (setup) <= 2)
    return;

  setup->n_seats--;
  memmove (&setup->seats[seat], &setup->seats[seat + 1], (setup->n_seats - seat) * sizeof (BceSeatSetup));
  if (setup->n_seats < FEWEST_SEATS)
    append_shared (setup);
}

/** scriba_new_game_move: a player sits @by seats further clockwise, if that is a seat; those between move up. */
void
scriba_new_game_move (BceGameSetup *setup,
                      guint seat,
                      int by)
{
  int to = (int) seat + by;
  BceSeatSetup player = setup->seats[seat];

  if (to < 0 || to >= setup->n_seats)
    return;

  if (to > (int) seat)
    memmove (&setup->seats[seat], &setup->seats[seat + 1], (to - seat) * sizeof player);
  else
    memmove (&setup->seats[to + 1], &setup->seats[to], (seat - to) * sizeof player);
  setup->seats[to] = player;
}

/** scriba_new_game_set_character: whom the player plays; who had it before gets the other one. */
void
scriba_new_game_set_character (BceGameSetup *setup,
                               guint seat,
                               BceCharacter character)
{
  int other = find_character (setup, character);

  if (other != BCE_NOBODY)
    setup->seats[other].character = setup->seats[seat].character;
  setup->seats[seat].character = character;
}

/** scriba_new_game_rename: gives a seat a name, unless that cannot be one. */
ScribaNameProblem
scriba_new_game_rename (BceGameSetup *setup,
                        guint seat,
                        const char *name)
{
  g_autofree char *cleaned = scriba_name_clean (name);
  const char *others[BCE_MAX_SEATS + 1];
  ScribaNameProblem problem;

  list_others (setup, seat, others);
  problem = scriba_name_check (cleaned, others);
  if (problem == SCRIBA_NAME_GOOD)
    g_strlcpy (setup->seats[seat].name, cleaned, SCRIBA_NAME_SIZE);
  return problem;
}

/**
 * scriba_new_game_read_settings:
 * @tracking: what the table tracks
 * @rulings: what it decided
 * @settings: (out caller-allocates): the settings of a game
 */
void
scriba_new_game_read_settings (GSettings *tracking,
                               GSettings *rulings,
                               BceSettings *settings)
{
  int second, third;

  bce_settings_init (settings);
  settings->denarii = g_settings_get_boolean (tracking, "track-denarii");
  settings->cubes = g_settings_get_boolean (tracking, "track-cubes");
  settings->open_collegium = g_settings_get_boolean (tracking, "open-collegium");
  settings->build_early = g_settings_get_boolean (rulings, "build-early");
  settings->per_architect = g_settings_get_boolean (rulings, "per-architect");
  settings->loyalty_to_supply = g_settings_get_enum (rulings, "loyalty-spent") == 1;
  g_settings_get (rulings, "era-starts", "(ii)", &second, &third);
  settings->era_starts[0] = second;
  settings->era_starts[1] = third;
}
