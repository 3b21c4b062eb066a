/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-edit.h"

#include <glib/gi18n.h>

#include "scriba-words.h"

static BceScoredPlayer *
edit_player (const ScribaScoreSeat *seat)
{
  return &scriba_score_draft_edit (seat->draft)->players[seat->player];
}

static void
commit (const ScribaScoreSeat *seat,
        const char *title)
{
  /* Translators: a number and whose it is: “Loyalty, Anna”. */
  g_autofree char *label = g_strdup_printf (C_("number", "%1$s, %2$s"), title, scriba_score_seat_get_player (seat)->name);

  scriba_document_commit (SCRIBA_DOCUMENT (seat->draft), NULL, label);
}

/** scriba_score_kind_get_title: what is entered as a list or as totals. */
const char *
scriba_score_kind_get_title (ScribaScoreKind kind)
{
  static const char * const titles[] = {
    [SCRIBA_KIND_ALLEGIANCE] = N_("Allegiance tiles"),
    [SCRIBA_KIND_STRUCTURES] = N_("Structures and statues"),
    [SCRIBA_KIND_RECRUITS] = N_("Recruits in the Collegium"),
  };

  return _(titles[kind]);
}

/** scriba_score_kind_get_plain: whether plain totals stand instead of the list. */
gboolean
scriba_score_kind_get_plain (const ScribaScoreSeat *seat,
                             ScribaScoreKind kind)
{
  const BceScoredPlayer *player = scriba_score_seat_get_player (seat);

  switch (kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      return player->plain_allegiance;
    case SCRIBA_KIND_STRUCTURES:
      return player->plain_structures;
    case SCRIBA_KIND_RECRUITS:
      return player->plain_recruits;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/** scriba_score_kind_count_unknown: how many values of the list nobody has told. */
guint
scriba_score_kind_count_unknown (const ScribaScoreSeat *seat,
                                 ScribaScoreKind kind)
{
  const guint *unknown = scriba_score_draft_get_score (seat->draft)->players[seat->player].unknown;

  switch (kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      return unknown[BCE_LINE_ALLEGIANCE];
    case SCRIBA_KIND_STRUCTURES:
      return unknown[BCE_LINE_STRUCTURES] + unknown[BCE_LINE_STATUES];
    case SCRIBA_KIND_RECRUITS:
      return unknown[BCE_LINE_RECRUITS];
    default:
      g_return_val_if_reached (0);
    }
}

static gint16
fit (gint64 sum)
{
  return CLAMP (sum, 0, SCRIBA_NUMBER_HIGHEST);
}

/* The sums are those of the score, so that the switch changes no number. */
static void
make_totals (const ScribaScoreSeat *seat,
             ScribaScoreKind kind)
{
  const BcePlayerScore *score = &scriba_score_draft_get_score (seat->draft)->players[seat->player];
  BceScoredPlayer *player = edit_player (seat);

  switch (kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      for (guint i = 0; i < player->allegiance->len; i++)
        player->allegiance_counts[g_array_index (player->allegiance, BceScoredTile, i).field]++;
      player->allegiance_imperium = fit (score->lines[BCE_LINE_ALLEGIANCE]);
      break;
    case SCRIBA_KIND_STRUCTURES:
      player->structures_imperium = fit (score->lines[BCE_LINE_STRUCTURES]);
      player->statue_bonus = fit (score->lines[BCE_LINE_STATUES]);
      break;
    case SCRIBA_KIND_RECRUITS:
      for (guint field = 0; field < BCE_N_FIELDS; field++)
        player->field_totals[field] = fit (score->fields[field]);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* One tile carries the sum if there is one; of several, nobody has told how it is shared out. */
static void
make_tiles (BceScoredPlayer *player)
{
  int n = player->allegiance_counts[0] + player->allegiance_counts[1] + player->allegiance_counts[2];

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    for (int i = 0; i < player->allegiance_counts[field]; i++)
      {
        BceScoredTile tile = { .field = field, .imperium = SCRIBA_UNKNOWN };

        if (n == 1)
          tile.imperium = (ScribaNumber) SCRIBA_KNOWN (player->allegiance_imperium);
        g_array_append_val (player->allegiance, tile);
      }
}

static void
make_list (const ScribaScoreSeat *seat,
           ScribaScoreKind kind)
{
  BceScoredPlayer *player = edit_player (seat);

  switch (kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      make_tiles (player);
      break;
    case SCRIBA_KIND_STRUCTURES:
      if (player->structures_imperium > 0 || player->statue_bonus > 0)
        {
          BceScoredStructure all = {
            .name = g_strdup (_("All structures")),
            .imperium = SCRIBA_KNOWN (player->structures_imperium),
            .architects = 1,
            .bonus = SCRIBA_KNOWN (player->statue_bonus),
          };

          g_array_append_val (player->structures, all);
        }
      break;
    case SCRIBA_KIND_RECRUITS:
      for (guint field = 0; field < BCE_N_FIELDS; field++)
        {
          const BceScoredRecruit all = {
            .field = field,
            .authority = SCRIBA_KNOWN (player->field_totals[field]),
            .ambition_known = TRUE,
          };

          if (player->field_totals[field] > 0)
            scriba_score_draft_add_recruit (seat->draft, seat->player, &all, NULL);
        }
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
forget (const ScribaScoreSeat *seat,
        ScribaScoreKind kind,
        gboolean plain)
{
  BceScoredPlayer *player = edit_player (seat);

  switch (kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      player->plain_allegiance = plain;
      if (plain)
        g_array_set_size (player->allegiance, 0);
      else
        player->allegiance_imperium = player->allegiance_counts[0] = player->allegiance_counts[1] =
          player->allegiance_counts[2] = 0;
      break;
    case SCRIBA_KIND_STRUCTURES:
      player->plain_structures = plain;
      if (plain)
        g_array_set_size (player->structures, 0);
      else
        player->structures_imperium = player->statue_bonus = 0;
      break;
    case SCRIBA_KIND_RECRUITS:
      player->plain_recruits = plain;
      if (plain)
        g_array_set_size (player->recruits, 0);
      else
        player->field_totals[0] = player->field_totals[1] = player->field_totals[2] = 0;
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * scriba_score_kind_set_plain:
 * @seat: whose entries
 * @kind: which list
 * @plain: whether totals are to stand instead of it
 *
 * Totals made of a list keep its sums, so a list with unknown values is refused.
 * A list made of totals keeps the sums where it can; where it cannot, they are unknown.
 *
 * Returns: %FALSE if unknown values are in the way
 */
gboolean
scriba_score_kind_set_plain (const ScribaScoreSeat *seat,
                             ScribaScoreKind kind,
                             gboolean plain)
{
  if (scriba_score_kind_get_plain (seat, kind) == plain)
    return TRUE;
  if (plain && scriba_score_kind_count_unknown (seat, kind) > 0)
    return FALSE;

  if (plain)
    make_totals (seat, kind);
  else
    make_list (seat, kind);
  forget (seat, kind, plain);
  commit (seat, scriba_score_kind_get_title (kind));
  return TRUE;
}

/** scriba_score_kind_start_plain: clears the list and begins with totals of 0. */
void
scriba_score_kind_start_plain (const ScribaScoreSeat *seat,
                               ScribaScoreKind kind)
{
  forget (seat, kind, TRUE);
  commit (seat, scriba_score_kind_get_title (kind));
}

/** scriba_score_add_tile: adds an allegiance tile whose Imperium is still to be told. */
void
scriba_score_add_tile (const ScribaScoreSeat *seat,
                       BceField field)
{
  const BceScoredTile tile = { .field = field, .imperium = SCRIBA_UNKNOWN };
  /* Translators: an allegiance tile; %s is its field as a title. */
  g_autofree char *title = g_strdup_printf (_("%s tile"), scriba_words_field (field));

  g_array_append_val (edit_player (seat)->allegiance, tile);
  commit (seat, title);
}

/** scriba_score_remove_tile: takes an allegiance tile out. */
void
scriba_score_remove_tile (const ScribaScoreSeat *seat,
                          guint index)
{
  GArray *tiles = edit_player (seat)->allegiance;
  g_autofree char *title = NULL;

  g_return_if_fail (index < tiles->len);

  title = g_strdup_printf (_("%s tile"), scriba_words_field (g_array_index (tiles, BceScoredTile, index).field));
  g_array_remove_index (tiles, index);
  commit (seat, title);
}

static gpointer
find_titled (const ScribaScoreSeat *seat,
             BceBoxPart part,
             const char *title)
{
  const BceBox *box = scriba_owner_box_get_box (seat->box);

  for (guint i = 0; i < bce_box_get_part (box, part)->len; i++)
    {
      gpointer component = bce_box_get_component (box, part, i);
      const char *known = part == BCE_BOX_STRUCTURES ? ((BceStructure *) component)->title
                                                     : ((BceStatue *) component)->title;

      if (g_strcmp0 (known, title) == 0)
        return component;
    }
  return NULL;
}

/**
 * scriba_score_add_structure:
 * @seat: whose structure
 * @name: what it is called; 1 to 100 characters
 *
 * Adds a structure or statue with what the box knows of it. A statue's bonus depends
 * on what its owner has, so the table tells it.
 */
void
scriba_score_add_structure (const ScribaScoreSeat *seat,
                            const char *name)
{
  const BceStructure *structure = find_titled (seat, BCE_BOX_STRUCTURES, name);
  const BceStatue *statue = structure == NULL ? find_titled (seat, BCE_BOX_STATUES, name) : NULL;
  BceScoredStructure added = {
    .name = g_strdup (name),
    .imperium = structure != NULL ? structure->imperium : statue != NULL ? statue->imperium
                                                                         : (ScribaNumber) SCRIBA_UNKNOWN,
    .architects = 1,
    .bonus = statue != NULL ? (ScribaNumber) SCRIBA_UNKNOWN : (ScribaNumber) SCRIBA_KNOWN (0),
  };

  g_array_append_val (edit_player (seat)->structures, added);
  commit (seat, name);
}

/** scriba_score_remove_structure: takes a structure out. */
void
scriba_score_remove_structure (const ScribaScoreSeat *seat,
                               guint index)
{
  GArray *structures = edit_player (seat)->structures;
  g_autofree char *name = NULL;

  g_return_if_fail (index < structures->len);

  name = g_strdup (scriba_words_structure (&g_array_index (structures, BceScoredStructure, index)));
  g_array_remove_index (structures, index);
  commit (seat, name);
}

/** scriba_score_add_recruit: adds a recruit of no known type, whose values are still to be told. */
void
scriba_score_add_recruit (const ScribaScoreSeat *seat,
                          BceField field)
{
  const BceScoredRecruit recruit = { .field = field, .authority = SCRIBA_UNKNOWN };
  /* Translators: a recruit whose title nobody has told; %s is its field as a title. */
  g_autofree char *title = g_strdup_printf (_("%s recruit"), scriba_words_field (field));

  scriba_score_draft_add_recruit (seat->draft, seat->player, &recruit, NULL);
  commit (seat, title);
}

/** scriba_score_remove_recruit: takes a recruit out. */
void
scriba_score_remove_recruit (const ScribaScoreSeat *seat,
                             guint index)
{
  GArray *recruits = edit_player (seat)->recruits;
  g_autofree char *title = NULL;

  g_return_if_fail (index < recruits->len);

  title = g_strdup_printf (_("%s recruit"), scriba_words_field (g_array_index (recruits, BceScoredRecruit, index).field));
  scriba_score_draft_remove_recruit (seat->draft, seat->player, index);
  commit (seat, title);
}
