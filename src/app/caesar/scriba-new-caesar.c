/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-new-caesar.h"

#include <string.h>

#include "caesar-setup.h"
#include "scriba-words.h"

/*
 * Who plays a new game of Caesar!. Meanwhile also the side of Auto-Crassus has a
 * name: that of the player who comes back when two play.
 */

/* So many games back a pair is remembered. */
#define FAR_BACK 500

static void
name_side (CaesarGameSetup *setup,
           int side,
           const char *name)
{
  g_strlcpy (setup->seats[side].name, name, sizeof setup->seats[side].name);
}

static void
make_up (CaesarGameSetup *setup,
         int side)
{
  const char *others[] = { setup->seats[caesar_side_other (side)].name, NULL };
  g_autofree char *name = scriba_name_create (side + 1, others);

  name_side (setup, side, name);
}

static gboolean
take_last_pair (CaesarGameSetup *setup,
                ScribaLibrary *library)
{
  guint n_games = MIN (g_list_model_get_n_items (G_LIST_MODEL (library)), FAR_BACK);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);
      const CaesarSummary *summary = caesar_game_item_get_summary (item);

      if (scriba_game_item_get_deleted (item) != 0 || summary == NULL)
        continue;

      setup->crassus = summary->crassus;
      name_side (setup, CAESAR_SIDE_CAESAR, summary->caesar);
      name_side (setup, CAESAR_SIDE_POMPEY, summary->pompey);
      return TRUE;
    }
  return FALSE;
}

/**
 * scriba_new_caesar_start:
 * @setup: (out caller-allocates): who plays: the last pair, or whom one knows
 * @box: the components
 * @kept: where the rulings of the last game are
 * @library: the games
 * @known: what scriba_known_players_list() found
 */
void
scriba_new_caesar_start (CaesarGameSetup *setup,
                         const CaesarBox *box,
                         GSettings *kept,
                         ScribaLibrary *library,
                         const GArray *known)
{
  memset (setup, 0, sizeof *setup);
  setup->n_seats = CAESAR_N_SIDES;
  setup->crassus = CAESAR_NOBODY;
  scriba_new_caesar_read_rulings (kept, &setup->settings);
  caesar_setup_default_stack (box, setup->stack);

  if (!take_last_pair (setup, library))
    {
      for (guint side = 0; side < CAESAR_N_SIDES && side < known->len; side++)
        name_side (setup, side, g_array_index (known, ScribaKnownPlayer, side).name);
    }
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    if (setup->seats[side].name[0] == '\0')
      make_up (setup, side);
}

/** scriba_new_caesar_read_rulings: what the table decided for its last game. */
void
scriba_new_caesar_read_rulings (GSettings *kept,
                                CaesarSettings *settings)
{
  settings->first = g_settings_get_enum (kept, "caesar-first");
  settings->bonus_to = g_settings_get_enum (kept, "caesar-bonus-to");
  settings->might = g_settings_get_enum (kept, "caesar-might");
  settings->senate_needs_control = g_settings_get_boolean (kept, "caesar-senate-needs-control");
  settings->both_last = g_settings_get_enum (kept, "caesar-both-last");
}

/** scriba_new_caesar_keep_rulings: so, for the next one. */
void
scriba_new_caesar_keep_rulings (GSettings *kept,
                                const CaesarSettings *settings)
{
  g_settings_set_enum (kept, "caesar-first", settings->first);
  g_settings_set_enum (kept, "caesar-bonus-to", settings->bonus_to);
  g_settings_set_enum (kept, "caesar-might", settings->might);
  g_settings_set_boolean (kept, "caesar-senate-needs-control", settings->senate_needs_control);
  g_settings_set_enum (kept, "caesar-both-last", settings->both_last);
}

/** scriba_new_caesar_set_solo: whether Auto-Crassus plays, at first the side of Pompey. */
void
scriba_new_caesar_set_solo (CaesarGameSetup *setup,
                            gboolean solo)
{
  setup->crassus = solo ? CAESAR_SIDE_POMPEY : CAESAR_NOBODY;
}

/** scriba_new_caesar_swap: each plays the other side; tokens that were added to a bag stay with it. */
void
scriba_new_caesar_swap (CaesarGameSetup *setup)
{
  g_autofree char *caesar = g_strdup (setup->seats[CAESAR_SIDE_CAESAR].name);

  name_side (setup, CAESAR_SIDE_CAESAR, setup->seats[CAESAR_SIDE_POMPEY].name);
  name_side (setup, CAESAR_SIDE_POMPEY, caesar);
  if (setup->crassus != CAESAR_NOBODY)
    setup->crassus = caesar_side_other (setup->crassus);
}

/** scriba_new_caesar_has_player: whether somebody of this name plays. */
gboolean
scriba_new_caesar_has_player (const CaesarGameSetup *setup,
                              const char *name)
{
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    if (side != setup->crassus && g_str_equal (setup->seats[side].name, name))
      return TRUE;
  return FALSE;
}

/* A side that nobody has taken by name. */
static int
find_unnamed (const CaesarGameSetup *setup)
{
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    if (side != setup->crassus && scriba_words_is_share_name (setup->seats[side].name))
      return side;
  return CAESAR_NOBODY;
}

/** scriba_new_caesar_add: gives somebody the side without a name, else that of the opponent; alone, the only one. */
void
scriba_new_caesar_add (CaesarGameSetup *setup,
                       const char *name)
{
  int side = setup->crassus != CAESAR_NOBODY ? caesar_side_other (setup->crassus) : find_unnamed (setup);

  scriba_new_caesar_rename (setup, side != CAESAR_NOBODY ? side : CAESAR_SIDE_POMPEY, name);
}

/** scriba_new_caesar_rename: gives a side's player a name, unless that cannot be one. */
ScribaNameProblem
scriba_new_caesar_rename (CaesarGameSetup *setup,
                          int side,
                          const char *name)
{
  g_autofree char *cleaned = scriba_name_clean (name);
  const char *others[] = { setup->seats[caesar_side_other (side)].name, NULL };
  gboolean alone = setup->crassus != CAESAR_NOBODY;
  ScribaNameProblem problem = scriba_name_check (cleaned, alone ? NULL : others);

  if (problem != SCRIBA_NAME_GOOD)
    return problem;

  name_side (setup, side, cleaned);
  if (alone && g_str_equal (cleaned, others[0]))
    make_up (setup, caesar_side_other (side));
  return SCRIBA_NAME_GOOD;
}

/** scriba_new_caesar_finish: what the game begins with: Auto-Crassus has no name of a player. */
void
scriba_new_caesar_finish (const CaesarGameSetup *setup,
                          CaesarGameSetup *finished)
{
  *finished = *setup;
  if (setup->crassus != CAESAR_NOBODY)
    name_side (finished, setup->crassus, "");
}
