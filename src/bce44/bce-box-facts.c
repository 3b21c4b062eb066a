/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-box-facts.h"

#include "scriba-record.h"

#define N_TIERS 3
#define N_ERAS 3
#define STRUCTURES_PER_ERA 9

/* The one allegiance tile of which the rulebook tells a value. */
#define PROCONSUL "Proconsul"
#define PROCONSUL_AUTHORITY 1

static void
add_excess (GArray *excesses,
            BceBoxPart part,
            gint8 field,
            guint step,
            guint entered,
            guint existing)
{
  const BceBoxExcess excess = { part, field, step, entered, existing };

  if (entered > existing)
    g_array_append_val (excesses, excess);
}

static void
find_recruits (const BceBox *box,
               GArray *excesses)
{
  static const guint types[N_TIERS] = { 1, 3, 2 };
  guint entered[BCE_N_FIELDS][N_TIERS] = { 0 };

  for (guint i = 0; i < box->recruits->len; i++)
    {
      const BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);

      if (recruit->field >= 0 && recruit->tier.known)
        entered[recruit->field][recruit->tier.value - 1]++;
    }

  for (gint8 field = 0; field < BCE_N_FIELDS; field++)
    for (guint tier = 0; tier < N_TIERS; tier++)
      add_excess (excesses, BCE_BOX_RECRUITS, field, tier + 1, entered[field][tier], types[tier]);
}

static void
find_structures (const BceBox *box,
                 GArray *excesses)
{
  guint entered[N_ERAS] = { 0 };

  for (guint i = 0; i < box->structures->len; i++)
    {
      const BceStructure *structure = &g_array_index (box->structures, BceStructure, i);

      if (structure->era.known)
        entered[structure->era.value - 1]++;
    }

  for (guint era = 0; era < N_ERAS; era++)
    add_excess (excesses, BCE_BOX_STRUCTURES, -1, era + 1, entered[era], STRUCTURES_PER_ERA);
}

/**
 * bce_box_find_excess:
 * @box: a box
 * @part: a kind of component
 *
 * Compares what is entered with the known counts: per field 1 type of tier 1, 3
 * of tier 2 and 2 of tier 3; 9 structures an era (rules, section 1).
 *
 * Returns: (transfer full) (element-type BceBoxExcess): where there is too much
 */
GArray *
bce_box_find_excess (const BceBox *box,
                     BceBoxPart part)
{
  GArray *excesses;

  g_return_val_if_fail (box != NULL, NULL);

  excesses = g_array_new (FALSE, FALSE, sizeof (BceBoxExcess));
  if (part == BCE_BOX_RECRUITS)
    find_recruits (box, excesses);
  else if (part == BCE_BOX_STRUCTURES)
    find_structures (box, excesses);

  return excesses;
}

/* How many values a list has that are known, or not; a known list without values is one known value. */
static guint
count_numbers (const ScribaField *field,
               gconstpointer record,
               gboolean known)
{
  const ScribaNumber *numbers = G_STRUCT_MEMBER_P (record, field->offset);
  guint n_numbers = G_STRUCT_MEMBER (guint8, record, field->length_offset);
  guint n = n_numbers == 0 && known ? 1 : 0;

  for (guint i = 0; i < n_numbers; i++)
    n += (numbers[i].known != 0) == known ? 1 : 0;

  return n;
}

static guint
count_values (BceBoxPart part,
              gconstpointer component,
              gboolean known)
{
  const ScribaShape *shape = bce_box_get_shape (part);
  guint n = 0;

  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];
      gboolean unknown = scriba_field_is_unknown (field, component);

      if (field->required)
        continue;
      if (field->type == SCRIBA_FIELD_NUMBERS && !unknown)
        n += count_numbers (field, component, known);
      else if (unknown != known)
        n++;
    }

  return n;
}

/* The table enters the pairs of such a tile: its pair is not missing. */
static gboolean
is_complete (BceBoxPart part,
             gconstpointer component)
{
  return part == BCE_BOX_SENATE && ((const BceSenate *) component)->manual == 1;
}

/**
 * bce_component_count_known:
 * @part: a kind of component
 * @component: one of that kind
 *
 * Returns: how many of its printed values are known; what tells it apart from others is none
 */
guint
bce_component_count_known (BceBoxPart part,
                           gconstpointer component)
{
  g_return_val_if_fail (component != NULL, 0);

  return count_values (part, component, TRUE);
}

/** bce_component_count_unknown: how many of its printed values nobody has told, see bce_box_count_unknown_in(). */
guint
bce_component_count_unknown (BceBoxPart part,
                             gconstpointer component)
{
  g_return_val_if_fail (component != NULL, 0);

  return is_complete (part, component) ? 0 : count_values (part, component, FALSE);
}

typedef guint (* Count) (BceBoxPart part,
                         gconstpointer component);

static guint
count_part (const BceBox *box,
            BceBoxPart part,
            Count count)
{
  GArray *components = bce_box_get_part (box, part);
  guint n = 0;

  for (guint i = 0; i < components->len; i++)
    n += count (part, bce_box_get_component (box, part, i));

  return n;
}

static guint
count_all (const BceBox *box,
           Count count)
{
  guint n = 0;

  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    n += count_part (box, part, count);

  return n;
}

/**
 * bce_box_count_known_in:
 * @box: a box
 * @part: a kind of component
 *
 * The other side of bce_box_count_unknown_in().
 *
 * Returns: the number of known values in that part
 */
guint
bce_box_count_known_in (const BceBox *box,
                        BceBoxPart part)
{
  g_return_val_if_fail (box != NULL, 0);

  return count_part (box, part, bce_component_count_known);
}

/** bce_box_count_known: the number of known values in the whole box. */
guint
bce_box_count_known (const BceBox *box)
{
  g_return_val_if_fail (box != NULL, 0);

  return count_all (box, bce_component_count_known);
}

/**
 * bce_box_count_unknown_in:
 * @box: a box
 * @part: a kind of component
 *
 * Counts printed values that nobody has told yet; a list of which only some
 * values are unknown counts as that many. The pair of a Senate tile whose pairs
 * the table enters is not missing.
 *
 * Returns: the number of unknown values in that part
 */
guint
bce_box_count_unknown_in (const BceBox *box,
                          BceBoxPart part)
{
  g_return_val_if_fail (box != NULL, 0);

  return count_part (box, part, bce_component_count_unknown);
}

/** bce_box_count_unknown: the number of unknown values in the whole box. */
guint
bce_box_count_unknown (const BceBox *box)
{
  g_return_val_if_fail (box != NULL, 0);

  return count_all (box, bce_component_count_unknown);
}

/**
 * bce_allegiance_complete:
 * @tile: an allegiance tile whose title was told
 *
 * Adds what the rulebook itself tells: the Proconsul is political and has
 * authority 1 (rules, section 1). What is known stays.
 *
 * Returns: whether something was added
 */
gboolean
bce_allegiance_complete (BceAllegiance *tile)
{
  g_return_val_if_fail (tile != NULL, FALSE);

  if (tile->field != BCE_POLITICAL || tile->authority.known || g_strcmp0 (tile->title, PROCONSUL) != 0)
    return FALSE;

  tile->authority = (ScribaNumber) SCRIBA_KNOWN (PROCONSUL_AUTHORITY);
  return TRUE;
}

/**
 * bce_bonus_narrows:
 * @bonus: a statue's bonus
 * @field: a value of it
 *
 * Returns: %FALSE for a field, a tier, an era or a phase that what is counted does not have
 */
gboolean
bce_bonus_narrows (const BceBonus *bonus,
                   const ScribaField *field)
{
  g_return_val_if_fail (bonus != NULL && field != NULL, FALSE);

  switch (field->offset)
    {
    case G_STRUCT_OFFSET (BceBonus, field):
      return bonus->of == BCE_COUNTED_RECRUITS || bonus->of == BCE_COUNTED_ALLEGIANCE;
    case G_STRUCT_OFFSET (BceBonus, tier):
      return bonus->of == BCE_COUNTED_RECRUITS;
    case G_STRUCT_OFFSET (BceBonus, era):
    case G_STRUCT_OFFSET (BceBonus, phase):
      return bonus->of == BCE_COUNTED_STRUCTURES;
    default:
      return TRUE;
    }
}

/** bce_bonus_widen: takes away each field, tier, era or phase that what is counted does not have. */
void
bce_bonus_widen (BceBonus *bonus)
{
  g_return_if_fail (bonus != NULL);

  for (guint i = 0; i < bce_bonus_shape.n_fields; i++)
    {
      const ScribaField *field = &bce_bonus_shape.fields[i];

      if (!bce_bonus_narrows (bonus, field))
        scriba_field_reset (field, bonus, FALSE);
    }
}
