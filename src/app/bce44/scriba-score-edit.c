/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-edit.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "scriba-final.h"
#include "scriba-words.h"

/* Where the numbers lie that belong to no list. */
static const gsize offsets[] = {
  [SCRIBA_ENTRY_TRACK] = G_STRUCT_OFFSET (BceScoredPlayer, track),
  [SCRIBA_ENTRY_LICTORS] = G_STRUCT_OFFSET (BceScoredPlayer, lictors),
  [SCRIBA_ENTRY_LOYALTY] = G_STRUCT_OFFSET (BceScoredPlayer, loyalty),
  [SCRIBA_ENTRY_DENARII] = G_STRUCT_OFFSET (BceScoredPlayer, denarii),
  [SCRIBA_ENTRY_PAIRS] = G_STRUCT_OFFSET (BceScoredPlayer, senate_pairs),
  [SCRIBA_ENTRY_INFLUENCE] = G_STRUCT_OFFSET (BceScoredPlayer, influence),
  [SCRIBA_ENTRY_POLITICAL_TILES] = G_STRUCT_OFFSET (BceScoredPlayer, allegiance_counts[BCE_POLITICAL]),
  [SCRIBA_ENTRY_MILITARY_TILES] = G_STRUCT_OFFSET (BceScoredPlayer, allegiance_counts[BCE_MILITARY]),
  [SCRIBA_ENTRY_SOCIAL_TILES] = G_STRUCT_OFFSET (BceScoredPlayer, allegiance_counts[BCE_SOCIAL]),
  [SCRIBA_ENTRY_ALLEGIANCE] = G_STRUCT_OFFSET (BceScoredPlayer, allegiance_imperium),
  [SCRIBA_ENTRY_STRUCTURES] = G_STRUCT_OFFSET (BceScoredPlayer, structures_imperium),
  [SCRIBA_ENTRY_STATUES] = G_STRUCT_OFFSET (BceScoredPlayer, statue_bonus),
  [SCRIBA_ENTRY_POLITICAL] = G_STRUCT_OFFSET (BceScoredPlayer, field_totals[BCE_POLITICAL]),
  [SCRIBA_ENTRY_MILITARY] = G_STRUCT_OFFSET (BceScoredPlayer, field_totals[BCE_MILITARY]),
  [SCRIBA_ENTRY_SOCIAL] = G_STRUCT_OFFSET (BceScoredPlayer, field_totals[BCE_SOCIAL]),
};

/** scriba_score_seat_get_player: what the player of the seat has. */
const BceScoredPlayer *
scriba_score_seat_get_player (const ScribaScoreSeat *seat)
{
  return &scriba_score_holder_get_scoring (seat->holder)->players[seat->player];
}

/** scriba_score_entry_get_title: what is entered, such as “Lictors”. */
const char *
scriba_score_entry_get_title (ScribaScoreEntry entry)
{
  static const char * const titles[] = {
    [SCRIBA_ENTRY_TRACK] = N_("On the Imperium track"),
    [SCRIBA_ENTRY_LICTORS] = N_("Lictors"),
    [SCRIBA_ENTRY_LOYALTY] = N_("Loyalty"),
    [SCRIBA_ENTRY_DENARII] = N_("Denarii"),
    [SCRIBA_ENTRY_PAIRS] = N_("Senate pairs"),
    [SCRIBA_ENTRY_INFLUENCE] = N_("Stored influence"),
    [SCRIBA_ENTRY_POLITICAL_TILES] = N_("Political tiles"),
    [SCRIBA_ENTRY_MILITARY_TILES] = N_("Military tiles"),
    [SCRIBA_ENTRY_SOCIAL_TILES] = N_("Social tiles"),
    [SCRIBA_ENTRY_ALLEGIANCE] = N_("Imperium of all tiles"),
    [SCRIBA_ENTRY_STRUCTURES] = N_("Imperium of all structures"),
    [SCRIBA_ENTRY_STATUES] = N_("Bonuses of all statues"),
    [SCRIBA_ENTRY_POLITICAL] = N_("Political total"),
    [SCRIBA_ENTRY_MILITARY] = N_("Military total"),
    [SCRIBA_ENTRY_SOCIAL] = N_("Social total"),
    [SCRIBA_ENTRY_TILE] = N_("Imperium"),
    [SCRIBA_ENTRY_STRUCTURE] = N_("Imperium"),
    [SCRIBA_ENTRY_ARCHITECTS] = N_("Architects"),
    [SCRIBA_ENTRY_BONUS] = N_("Bonus"),
    [SCRIBA_ENTRY_RECRUITS] = N_("Recruits"),
    [SCRIBA_ENTRY_AUTHORITY] = N_("Authority"),
    [SCRIBA_ENTRY_AMBITION] = N_("Ambition in all"),
  };

  g_return_val_if_fail ((guint) entry < G_N_ELEMENTS (titles), NULL);

  return _(titles[entry]);
}

static char *
name_recruit (const ScribaScoreSeat *seat,
              guint index)
{
  const BceBox *box = seat->box != NULL ? scriba_owner_box_get_box (seat->box)
                                        : bce_table_get_box (scriba_final_get_table (SCRIBA_FINAL (seat->holder)));
  const char *id = scriba_score_holder_get_recruit_type (seat->holder, seat->player, index);
  const BceRecruit *type = id != NULL ? bce_box_find (box, BCE_BOX_RECRUITS, id) : NULL;

  if (type != NULL && type->name != NULL)
    return g_strdup (type->name);
  return scriba_words_scored_recruit (&g_array_index (scriba_score_seat_get_player (seat)->recruits, BceScoredRecruit,
                                                      index), index);
}

static char *
name_tile (const ScribaScoreSeat *seat,
           guint index)
{
  const BceScoredTile *tile = &g_array_index (scriba_score_seat_get_player (seat)->allegiance, BceScoredTile, index);

  /* Translators: an allegiance tile by its number in the list, and its field: “Tile 2, political”. */
  return g_strdup_printf (_("Tile %1$u, %2$s"), index + 1, scriba_words_field_inside (tile->field));
}

/** scriba_score_thing_get_name: what the thing @index of a list is called. (transfer full) */
char *
scriba_score_thing_get_name (const ScribaScoreSeat *seat,
                             ScribaScoreKind kind,
                             guint index)
{
  switch (kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      return name_tile (seat, index);
    case SCRIBA_KIND_STRUCTURES:
      return g_strdup (scriba_words_structure (&g_array_index (scriba_score_seat_get_player (seat)->structures,
                                                               BceScoredStructure, index)));
    case SCRIBA_KIND_RECRUITS:
      return name_recruit (seat, index);
    default:
      g_return_val_if_reached (NULL);
    }
}

/** scriba_score_entry_get_thing: what the thing is called that @entry belongs to, or %NULL. (transfer full) */
char *
scriba_score_entry_get_thing (const ScribaScoreSeat *seat,
                              ScribaScoreEntry entry,
                              guint index)
{
  switch (entry)
    {
    case SCRIBA_ENTRY_TILE:
      return scriba_score_thing_get_name (seat, SCRIBA_KIND_ALLEGIANCE, index);
    case SCRIBA_ENTRY_STRUCTURE:
    case SCRIBA_ENTRY_ARCHITECTS:
    case SCRIBA_ENTRY_BONUS:
      return scriba_score_thing_get_name (seat, SCRIBA_KIND_STRUCTURES, index);
    case SCRIBA_ENTRY_AUTHORITY:
    case SCRIBA_ENTRY_AMBITION:
      return scriba_score_thing_get_name (seat, SCRIBA_KIND_RECRUITS, index);
    default:
      return NULL;
    }
}

/**
 * scriba_score_entry_get_name:
 * @seat: whose entry
 * @entry: what is entered
 * @index: of the thing it belongs to, if it belongs to one
 *
 * Returns: (transfer full): its name for undo and for the reader's voice: “Loyalty, Anna”, “Bonus, Statue 3, Anna”
 */
char *
scriba_score_entry_get_name (const ScribaScoreSeat *seat,
                             ScribaScoreEntry entry,
                             guint index)
{
  const char *player = scriba_score_seat_get_player (seat)->name;
  const char *title = entry == SCRIBA_ENTRY_RECRUITS ? scriba_score_get_type (seat, index)->name
                                                     : scriba_score_entry_get_title (entry);
  g_autofree char *thing = scriba_score_entry_get_thing (seat, entry, index);

  if (thing == NULL)
    /* Translators: a number and whose it is: “Loyalty, Anna”. */
    return g_strdup_printf (C_("number", "%1$s, %2$s"), title, player);

  /* Translators: a number, the thing that it is printed on, and whose it is: “Bonus, Statue 3, Anna”. */
  return g_strdup_printf (C_("number", "%1$s, %2$s, %3$s"), title, thing, player);
}

/** scriba_score_entry_get_nullable: whether the number is printed on something and may be unknown. */
gboolean
scriba_score_entry_get_nullable (ScribaScoreEntry entry)
{
  return entry == SCRIBA_ENTRY_TILE || entry == SCRIBA_ENTRY_STRUCTURE || entry == SCRIBA_ENTRY_BONUS ||
         entry == SCRIBA_ENTRY_AUTHORITY || entry == SCRIBA_ENTRY_AMBITION;
}

static ScribaNumber
known (gint64 value)
{
  return (ScribaNumber) SCRIBA_KNOWN (CLAMP (value, 0, SCRIBA_NUMBER_HIGHEST));
}

static ScribaNumber
sum_ambitions (const BceScoredRecruit *recruit)
{
  int sum = 0;

  if (!recruit->ambition_known)
    return (ScribaNumber) SCRIBA_UNKNOWN;

  for (guint i = 0; i < recruit->n_ambitions; i++)
    {
      if (!recruit->ambition[i].known)
        return (ScribaNumber) SCRIBA_UNKNOWN;
      sum += recruit->ambition[i].value;
    }
  return known (sum);
}

static gboolean
is_of_type (const ScribaScoreSeat *seat,
            guint index,
            const char *id)
{
  return g_strcmp0 (scriba_score_draft_get_recruit_type (seat->draft, seat->player, index), id) == 0;
}

static int
count_of_type (const ScribaScoreSeat *seat,
               guint type)
{
  const char *id = scriba_score_get_type (seat, type)->id;
  int count = 0;

  for (guint i = 0; i < scriba_score_seat_get_player (seat)->recruits->len; i++)
    if (is_of_type (seat, i, id))
      count++;
  return count;
}

/** scriba_score_entry_get: the number as the draft has it. */
ScribaNumber
scriba_score_entry_get (const ScribaScoreSeat *seat,
                        ScribaScoreEntry entry,
                        guint index)
{
  const BceScoredPlayer *player = scriba_score_seat_get_player (seat);

  switch (entry)
    {
    case SCRIBA_ENTRY_TILE:
      return g_array_index (player->allegiance, BceScoredTile, index).imperium;
    case SCRIBA_ENTRY_STRUCTURE:
      return g_array_index (player->structures, BceScoredStructure, index).imperium;
    case SCRIBA_ENTRY_ARCHITECTS:
      return known (g_array_index (player->structures, BceScoredStructure, index).architects);
    case SCRIBA_ENTRY_BONUS:
      return g_array_index (player->structures, BceScoredStructure, index).bonus;
    case SCRIBA_ENTRY_RECRUITS:
      return known (count_of_type (seat, index));
    case SCRIBA_ENTRY_AUTHORITY:
      return g_array_index (player->recruits, BceScoredRecruit, index).authority;
    case SCRIBA_ENTRY_AMBITION:
      return sum_ambitions (&g_array_index (player->recruits, BceScoredRecruit, index));
    default:
      return known (G_STRUCT_MEMBER (gint16, player, offsets[entry]));
    }
}

static void
set_recruit (BceScoredRecruit *recruit,
             ScribaScoreEntry entry,
             ScribaNumber number)
{
  if (entry == SCRIBA_ENTRY_AUTHORITY)
    {
      recruit->authority = number;
      return;
    }

  recruit->n_ambitions = 1;
  recruit->ambition_known = TRUE;
  recruit->ambition[0] = number;
}

/* What is printed on a recruit is printed on all of its type, whoever has them. */
static void
set_recruits (const ScribaScoreSeat *seat,
              ScribaScoreEntry entry,
              guint index,
              ScribaNumber number)
{
  BceScoring *scoring = scriba_score_draft_edit (seat->draft);
  const char *id = scriba_score_draft_get_recruit_type (seat->draft, seat->player, index);

  if (id == NULL)
    {
      set_recruit (&g_array_index (scoring->players[seat->player].recruits, BceScoredRecruit, index), entry, number);
      return;
    }

  for (guint player = 0; player < scoring->n_players; player++)
    {
      const ScribaScoreSeat other = { seat->holder, seat->draft, seat->box, player };

      for (guint i = 0; i < scoring->players[player].recruits->len; i++)
        if (is_of_type (&other, i, id))
          set_recruit (&g_array_index (scoring->players[player].recruits, BceScoredRecruit, i), entry, number);
    }
}

/* A recruit as the box knows it, or as the table has told of another of its type. */
static BceScoredRecruit
make_recruit (const ScribaScoreSeat *seat,
              const BceRecruit *type)
{
  const BceScoring *scoring = scriba_score_draft_get_scoring (seat->draft);
  BceScoredRecruit recruit = {
    .field = type->field,
    .authority = type->authority,
    .n_ambitions = type->n_ambitions,
    .ambition_known = type->ambition_known,
  };

  for (guint i = 0; i < type->n_ambitions; i++)
    recruit.ambition[i] = type->ambition[i];

  for (guint player = 0; player < scoring->n_players; player++)
    {
      const ScribaScoreSeat other = { seat->holder, seat->draft, seat->box, player };

      for (guint i = 0; i < scoring->players[player].recruits->len; i++)
        if (is_of_type (&other, i, type->id))
          return g_array_index (scoring->players[player].recruits, BceScoredRecruit, i);
    }
  return recruit;
}

static void
set_count (const ScribaScoreSeat *seat,
           guint index,
           int count)
{
  const BceRecruit *type = scriba_score_get_type (seat, index);
  BceScoredRecruit recruit = make_recruit (seat, type);
  guint i = scriba_score_seat_get_player (seat)->recruits->len;
  int n = count_of_type (seat, index);

  for (; n < count; n++)
    scriba_score_draft_add_recruit (seat->draft, seat->player, &recruit, type->id);
  while (n > count && i-- > 0)
    if (is_of_type (seat, i, type->id))
      {
        scriba_score_draft_remove_recruit (seat->draft, seat->player, i);
        n--;
      }
}

/**
 * scriba_score_entry_set:
 * @seat: whose entry
 * @entry: what is entered
 * @index: of the thing it belongs to, if it belongs to one
 * @number: 0 to 9,999, or unknown where that is allowed
 *
 * Sets the number and commits it; setting one number again and again is one step of undo.
 */
void
scriba_score_entry_set (const ScribaScoreSeat *seat,
                        ScribaScoreEntry entry,
                        guint index,
                        ScribaNumber number)
{
  BceScoredPlayer *player = &scriba_score_draft_edit (seat->draft)->players[seat->player];
  g_autofree char *target = g_strdup_printf ("%d/%u/%u", entry, seat->player, index);
  g_autofree char *name = scriba_score_entry_get_name (seat, entry, index);

  g_return_if_fail (number.known || scriba_score_entry_get_nullable (entry));

  switch (entry)
    {
    case SCRIBA_ENTRY_TILE:
      g_array_index (player->allegiance, BceScoredTile, index).imperium = number;
      break;
    case SCRIBA_ENTRY_STRUCTURE:
      g_array_index (player->structures, BceScoredStructure, index).imperium = number;
      break;
    case SCRIBA_ENTRY_ARCHITECTS:
      g_array_index (player->structures, BceScoredStructure, index).architects = number.value;
      break;
    case SCRIBA_ENTRY_BONUS:
      g_array_index (player->structures, BceScoredStructure, index).bonus = number;
      break;
    case SCRIBA_ENTRY_RECRUITS:
      set_count (seat, index, number.value);
      break;
    case SCRIBA_ENTRY_AUTHORITY:
    case SCRIBA_ENTRY_AMBITION:
      set_recruits (seat, entry, index, number);
      break;
    default:
      G_STRUCT_MEMBER (gint16, player, offsets[entry]) = number.value;
    }
  scriba_document_commit (SCRIBA_DOCUMENT (seat->draft), target, name);
}

/** scriba_score_get_type: a recruit type of the box by its index. */
const BceRecruit *
scriba_score_get_type (const ScribaScoreSeat *seat,
                       guint type)
{
  return &g_array_index (bce_owner_box_get_box (seat->box)->recruits, BceRecruit, type);
}

/** scriba_score_find_of_type: index of the player's first recruit of @type, or −1. */
int
scriba_score_find_of_type (const ScribaScoreSeat *seat,
                           guint type)
{
  const char *id = scriba_score_get_type (seat, type)->id;

  for (guint i = 0; i < scriba_score_seat_get_player (seat)->recruits->len; i++)
    if (is_of_type (seat, i, id))
      return i;
  return -1;
}
