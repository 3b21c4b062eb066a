/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-box.h"

#include <glib/gi18n.h>

#include "words-amount.h"
#include "words-names.h"

/**
 * scriba_words_box_part:
 * @part: a kind of component
 *
 * Returns: what it is called, as a title
 */
const char *
scriba_words_box_part (BceBoxPart part)
{
  static const char * const names[BCE_N_BOX_PARTS] = {
    [BCE_BOX_RECRUITS] = N_("Recruits"),
    [BCE_BOX_STRUCTURES] = N_("Structures"),
    [BCE_BOX_STATUES] = N_("Statues"),
    [BCE_BOX_ALLEGIANCE] = N_("Allegiance tiles"),
    [BCE_BOX_SENATE] = N_("Senate tiles"),
  };

  g_return_val_if_fail ((guint) part < G_N_ELEMENTS (names), NULL);

  return _(names[part]);
}

/* Its place among the recruits of its field, from 1. */
static guint
place_in_field (const BceBox *box,
                guint recruit)
{
  gint8 field = g_array_index (box->recruits, BceRecruit, recruit).field;
  guint place = 1;

  for (guint i = 0; i < recruit; i++)
    place += g_array_index (box->recruits, BceRecruit, i).field == field ? 1 : 0;

  return place;
}

static char *
recruit_kind (const BceBox *box,
              guint recruit)
{
  guint place = place_in_field (box, recruit);

  switch (g_array_index (box->recruits, BceRecruit, recruit).field)
    {
    case BCE_POLITICAL:
      /* Translators: recruits that nobody has named yet, counted in their field. */
      return g_strdup_printf (_("Political recruit %u"), place);
    case BCE_MILITARY:
      return g_strdup_printf (_("Military recruit %u"), place);
    case BCE_SOCIAL:
      return g_strdup_printf (_("Social recruit %u"), place);
    default:
      return g_strdup (_("Lictor"));
    }
}

/* Its place among the structures of its era, from 1. */
static guint
place_in_era (const BceBox *box,
              guint structure)
{
  int era = g_array_index (box->structures, BceStructure, structure).era.value;
  guint place = 1;

  for (guint i = 0; i < structure; i++)
    {
      const ScribaNumber *other = &g_array_index (box->structures, BceStructure, i).era;

      place += other->known && other->value == era;
    }

  return place;
}

static char *
structure_kind (const BceBox *box,
                guint structure)
{
  static const char * const eras[] = { "I", "II", "III" };
  const ScribaNumber *era = &g_array_index (box->structures, BceStructure, structure).era;

  if (era->known && era->value >= 1 && era->value <= (int) G_N_ELEMENTS (eras))
    /* Translators: a structure that nobody has named yet, by its era and its place in it: "Structure II-3". */
    return g_strdup_printf (_("Structure %1$s-%2$u"), eras[era->value - 1], place_in_era (box, structure));

  return g_strdup_printf (_("Structure %u"), structure + 1);
}

/**
 * scriba_words_component_kind:
 * @box: a box
 * @part: a kind of component
 * @component: a place in that part
 *
 * Returns: (transfer full): which one it is, without its name or title: "Structure II-3", or
 *   "Structure 5" while its era is not known either
 */
char *
scriba_words_component_kind (const BceBox *box,
                             BceBoxPart part,
                             guint component)
{
  const BceAllegiance *tile;

  g_return_val_if_fail (box != NULL, NULL);

  switch (part)
    {
    case BCE_BOX_RECRUITS:
      return recruit_kind (box, component);
    case BCE_BOX_STRUCTURES:
      return structure_kind (box, component);
    case BCE_BOX_STATUES:
      return g_strdup_printf (_("Statue %u"), component + 1);
    case BCE_BOX_ALLEGIANCE:
      tile = bce_box_get_component (box, part, component);
      /* Translators: an allegiance tile: its letter and its field, for example "A, political". */
      return g_strdup_printf (C_("allegiance tile", "%1$s, %2$s"),
                              bce_letter_keys[tile->letter], scriba_words_field_inside (tile->field));
    case BCE_BOX_SENATE:
      return g_strdup_printf (_("Senate tile %u"), component + 1);
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
component_title (gconstpointer component,
                 BceBoxPart part)
{
  switch (part)
    {
    case BCE_BOX_RECRUITS:
      return ((const BceRecruit *) component)->name;
    case BCE_BOX_STRUCTURES:
      return ((const BceStructure *) component)->title;
    case BCE_BOX_STATUES:
      return ((const BceStatue *) component)->title;
    case BCE_BOX_ALLEGIANCE:
    case BCE_BOX_SENATE:
    default:
      return NULL;
    }
}

/**
 * scriba_words_component:
 * @box: a box
 * @part: a kind of component
 * @component: a place in that part
 *
 * Returns: (transfer full): what it is called: its name or title, or which one it is while that is unknown;
 *   an allegiance tile by its letter and field
 */
char *
scriba_words_component (const BceBox *box,
                        BceBoxPart part,
                        guint component)
{
  const char *title;

  g_return_val_if_fail (box != NULL, NULL);

  title = component_title (bce_box_get_component (box, part, component), part);
  return title != NULL ? g_strdup (title) : scriba_words_component_kind (box, part, component);
}

/**
 * scriba_words_known:
 * @known: how many values are known
 * @total: how many there are
 *
 * Returns: (transfer full): "34 of 212 values known"
 */
char *
scriba_words_known (guint known,
                    guint total)
{
  return g_strdup_printf (ngettext ("%1$u of %2$u value known", "%1$u of %2$u values known", total), known, total);
}

/**
 * scriba_words_excess:
 * @excess: where a box has more than there is
 *
 * Returns: (transfer full): a hint to look again
 */
char *
scriba_words_excess (const BceBoxExcess *excess)
{
  g_return_val_if_fail (excess != NULL, NULL);

  if (excess->part == BCE_BOX_STRUCTURES)
    return g_strdup_printf (ngettext ("Era %1$u: %2$u structure entered, the game has %3$u",
                                      "Era %1$u: %2$u structures entered, the game has %3$u", excess->entered),
                            excess->step, excess->entered, excess->existing);

  /* Translators: %1$s is a field, for example "Political". */
  return g_strdup_printf (ngettext ("%1$s, tier %2$u: %3$u recruit type entered, the game has %4$u",
                                    "%1$s, tier %2$u: %3$u recruit types entered, the game has %4$u", excess->entered),
                          scriba_words_field (excess->field), excess->step, excess->entered, excess->existing);
}
