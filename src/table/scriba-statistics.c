/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-statistics.h"

#include <string.h>

/* While games are added, the rivals lie in the order of the players, and have no names. */
typedef struct
{
  ScribaPlayerFigures figures;
  guint number;
} Player;

struct _ScribaStatistics
{
  guint n_plays;
  guint n_decided;
  ScribaFigures seats[SCRIBA_MOST_SEATS];
  ScribaFigures roles[SCRIBA_MOST_ROLES];
  GHashTable *by_name; /* (element-type utf8 Player): owned by @players */
  GPtrArray *players;
};

/* Where games at a seat, and those with a character or side, are counted. */
typedef struct
{
  ScribaFigures *seats;
  ScribaFigures *roles;
} Totals;

static void
rivalry_clear (gpointer data)
{
  g_free (((ScribaRivalry *) data)->name);
}

static Player *
player_new (const char *name,
            guint number)
{
  Player *self = g_new0 (Player, 1);

  self->figures.name = g_strdup (name);
  self->figures.rivals = g_array_new (FALSE, TRUE, sizeof (ScribaRivalry));
  g_array_set_clear_func (self->figures.rivals, rivalry_clear);
  self->number = number;
  return self;
}

static void
player_free (gpointer data)
{
  Player *self = data;

  g_array_unref (self->figures.rivals);
  g_free (self->figures.name);
  g_free (self);
}

/** scriba_statistics_new: (transfer full): of no games. */
ScribaStatistics *
scriba_statistics_new (void)
{
  ScribaStatistics *self = g_new0 (ScribaStatistics, 1);

  self->by_name = g_hash_table_new (g_str_hash, g_str_equal);
  self->players = g_ptr_array_new_with_free_func (player_free);
  return self;
}

/** scriba_statistics_free: frees them. */
void
scriba_statistics_free (ScribaStatistics *self)
{
  g_hash_table_unref (self->by_name);
  g_ptr_array_unref (self->players);
  g_free (self);
}

static Player *
get_player (ScribaStatistics *self,
            const char *name)
{
  Player *player = g_hash_table_lookup (self->by_name, name);

  if (player != NULL)
    return player;

  player = player_new (name, self->players->len);
  g_ptr_array_add (self->players, player);
  g_hash_table_insert (self->by_name, player->figures.name, player);
  return player;
}

static void
count (ScribaFigures *figures,
       const ScribaPlay *play,
       const ScribaPlaySeat *seat,
       guint n_winners)
{
  figures->plays++;
  figures->decided += play->decided;
  if (seat->won && n_winners == 1)
    figures->wins++;
  else if (seat->won)
    figures->shared++;
  if (!seat->scored)
    return;

  figures->best = figures->scored > 0 ? MAX (figures->best, seat->score) : seat->score;
  figures->sum += seat->score;
  figures->scored++;
}

/* 1 if @seat ended before @other, −1 after it, 0 if neither. Who lost with equal scores is not known to be told apart. */
static int
compare_seats (const ScribaPlaySeat *seat,
               const ScribaPlaySeat *other)
{
  if (seat->won != other->won)
    return seat->won ? 1 : -1;
  if (seat->won || !seat->scored || !other->scored)
    return 0;
  return (seat->score > other->score) - (seat->score < other->score);
}

static void
compare (Player *player,
         const ScribaPlaySeat *seat,
         const Player *other_player,
         const ScribaPlaySeat *other)
{
  int order = compare_seats (seat, other);
  ScribaRivalry *rivalry;

  if (player->figures.rivals->len <= other_player->number)
    g_array_set_size (player->figures.rivals, other_player->number + 1);
  rivalry = &g_array_index (player->figures.rivals, ScribaRivalry, other_player->number);
  rivalry->plays++;
  rivalry->ahead += order > 0;
  rivalry->behind += order < 0;
}

static void
count_seat (Totals totals,
            const ScribaPlay *play,
            guint number,
            guint n_winners)
{
  const ScribaPlaySeat *seat = &play->seats[number];

  if (play->seated)
    count (&totals.seats[number], play, seat, n_winners);
  if (seat->role >= 0 && seat->role < SCRIBA_MOST_ROLES)
    count (&totals.roles[seat->role], play, seat, n_winners);
}

static void
add_seats (ScribaStatistics *self,
           const ScribaPlay *play,
           guint n_winners)
{
  Player *players[SCRIBA_MOST_SEATS] = { NULL };

  for (guint number = 0; number < play->n_seats; number++)
    {
      const ScribaPlaySeat *seat = &play->seats[number];

      if (!seat->person)
        continue;
      count_seat ((Totals) { self->seats, self->roles }, play, number, n_winners);
      if (seat->name == NULL)
        continue;
      players[number] = get_player (self, seat->name);
      count (&players[number]->figures.total, play, seat, n_winners);
      count_seat ((Totals) { players[number]->figures.seats, players[number]->figures.roles }, play, number, n_winners);
    }

  for (guint number = 0; play->decided && number < play->n_seats; number++)
    for (guint other = 0; other < play->n_seats; other++)
      if (other != number && players[number] != NULL && players[other] != NULL)
        compare (players[number], &play->seats[number], players[other], &play->seats[other]);
}

/**
 * scriba_statistics_add:
 * @self: statistics that are not finished
 * @play: a game that is over. Its names are copied
 */
void
scriba_statistics_add (ScribaStatistics *self,
                       const ScribaPlay *play)
{
  guint n_winners = 0;

  g_return_if_fail (play->n_seats <= SCRIBA_MOST_SEATS);

  for (guint seat = 0; seat < play->n_seats; seat++)
    n_winners += play->seats[seat].won;
  self->n_plays++;
  self->n_decided += play->decided;
  add_seats (self, play, n_winners);
}

static int
compare_by_plays (guint plays,
                  const char *name,
                  guint other_plays,
                  const char *other_name)
{
  if (plays != other_plays)
    return plays > other_plays ? -1 : 1;
  return g_utf8_collate (name, other_name);
}

static int
compare_players (gconstpointer a,
                 gconstpointer b)
{
  const ScribaPlayerFigures *one = &(*(Player * const *) a)->figures;
  const ScribaPlayerFigures *other = &(*(Player * const *) b)->figures;

  return compare_by_plays (one->total.plays, one->name, other->total.plays, other->name);
}

static int
compare_rivals (gconstpointer a,
                gconstpointer b)
{
  const ScribaRivalry *one = a;
  const ScribaRivalry *other = b;

  return compare_by_plays (one->plays, one->name, other->plays, other->name);
}

/* Those who never sat at one table are no rivals. */
static void
list_rivals (ScribaStatistics *self,
             Player *player)
{
  GArray *rivals = player->figures.rivals;
  guint n_rivals = 0;

  for (guint number = 0; number < rivals->len; number++)
    {
      ScribaRivalry *rivalry = &g_array_index (rivals, ScribaRivalry, number);

      if (rivalry->plays == 0)
        continue;
      rivalry->name = g_strdup (((Player *) g_ptr_array_index (self->players, number))->figures.name);
      if (number != n_rivals)
        {
          g_array_index (rivals, ScribaRivalry, n_rivals) = *rivalry;
          *rivalry = (ScribaRivalry) { 0 };
        }
      n_rivals++;
    }
  g_array_set_size (rivals, n_rivals);
  g_array_sort (rivals, compare_rivals);
}

/** scriba_statistics_finish: puts in order what was counted: those who played most first, then by name. Once, after the last game. */
void
scriba_statistics_finish (ScribaStatistics *self)
{
  for (guint i = 0; i < self->players->len; i++)
    list_rivals (self, g_ptr_array_index (self->players, i));
  g_ptr_array_sort (self->players, compare_players);
}

/** scriba_statistics_get_n_plays: how many games were counted. */
guint
scriba_statistics_get_n_plays (ScribaStatistics *self)
{
  return self->n_plays;
}

/** scriba_statistics_get_n_decided: how many of them have a result. */
guint
scriba_statistics_get_n_decided (ScribaStatistics *self)
{
  return self->n_decided;
}

/** scriba_statistics_get_seats: (array fixed-size=5): of each seat, clockwise as they were entered, whoever sat there. */
const ScribaFigures *
scriba_statistics_get_seats (ScribaStatistics *self)
{
  return self->seats;
}

/** scriba_statistics_get_roles: (array fixed-size=5): of each character or side, whoever played it. */
const ScribaFigures *
scriba_statistics_get_roles (ScribaStatistics *self)
{
  return self->roles;
}

/** scriba_statistics_get_n_players: how many people were named. */
guint
scriba_statistics_get_n_players (ScribaStatistics *self)
{
  return self->players->len;
}

/** scriba_statistics_get_player: one of them, by number. */
const ScribaPlayerFigures *
scriba_statistics_get_player (ScribaStatistics *self,
                              guint number)
{
  g_return_val_if_fail (number < self->players->len, NULL);

  return &((Player *) g_ptr_array_index (self->players, number))->figures;
}

/** scriba_statistics_find_player: (nullable): one of them, by name. */
const ScribaPlayerFigures *
scriba_statistics_find_player (ScribaStatistics *self,
                               const char *name)
{
  Player *player = g_hash_table_lookup (self->by_name, name);

  return player != NULL ? &player->figures : NULL;
}

/** scriba_figures_get_mean: the mean score; 0 without any. */
double
scriba_figures_get_mean (const ScribaFigures *self)
{
  return self->scored > 0 ? (double) self->sum / self->scored : 0;
}
