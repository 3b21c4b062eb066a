/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-box.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "bce-keys.h"
#include "scriba-record.h"
#include "words-amount.h"
#include "words-names.h"

/* What values are called; with a shape, in that shape only. */
static const struct
{
  const ScribaShape *shape;
  const char *key;
  const char *name;
} value_names[] = {
  { &bce_cost_shape, "political", N_("Political influence") },
  { &bce_cost_shape, "military", N_("Military influence") },
  { &bce_cost_shape, "social", N_("Social influence") },
  { &bce_cost_shape, "any", N_("Influence of any type") },
  { &bce_deed_shape, "for", N_("In return") },
  { &bce_deed_shape, "for_count", N_("How many in return") },
  { &bce_deed_shape, "text", N_("What the tile says") },
  { &bce_bonus_shape, "per", N_("For each") },
  { &bce_bonus_shape, "of", N_("What is counted") },
  { &bce_bonus_shape, "field", N_("Only of the field") },
  { &bce_bonus_shape, "tier", N_("Only of the tier") },
  { &bce_bonus_shape, "era", N_("Only of the era") },
  { &bce_bonus_shape, "phase", N_("Only of the phase") },
  { &bce_bonus_shape, "max", N_("At most") },
  { NULL, "name", N_("Name") },
  /* Translators: what is printed on a tile as its title. */
  { NULL, "title", N_("Title") },
  { NULL, "field", N_("Field") },
  { NULL, "letter", N_("Letter") },
  { NULL, "tier", N_("Tier") },
  /* Translators: how many cards of a type there are. */
  { NULL, "copies", N_("Copies") },
  { NULL, "cost", N_("Cost") },
  { NULL, "authority", N_("Authority") },
  /* Translators: the ambitions printed on a card; a list of numbers. */
  { NULL, "ambition", N_("Ambitions") },
  { NULL, "charisma", N_("Charisma") },
  { NULL, "abilities", N_("Abilities") },
  { NULL, "era", N_("Era") },
  { NULL, "phase", N_("Phase") },
  { NULL, "imperium", N_("Imperium") },
  /* Translators: the spaces for architects on a structure; a list of numbers of players. */
  { NULL, "spaces", N_("Spaces") },
  /* Translators: whether a structure takes several architects of one player. */
  { NULL, "multiple", N_("Several architects") },
  /* Translators: whether a structure's effect is given once, when it is built. */
  { NULL, "immediate", N_("When built") },
  { NULL, "effects", N_("Effects") },
  { NULL, "bonus", N_("Bonus") },
  /* Translators: the two fields of a Senate tile. */
  { NULL, "pair", N_("Pair") },
  /* Translators: whether the players enter the pairs of a Senate tile themselves. */
  { NULL, "manual", N_("Pairs entered by the table") },
  { NULL, "support", N_("Support") },
  { NULL, "loyalty", N_("Loyalty") },
  { NULL, "kind", N_("Kind") },
  { NULL, "what", N_("What") },
  { NULL, "count", N_("How many") },
  { NULL, "from", N_("From where") },
  { NULL, "when", N_("When") },
};

/**
 * scriba_words_value_name:
 * @shape: the table of a component, or of a part of one
 * @field: one of its values
 *
 * Returns: what the value is called, as a title
 */
const char *
scriba_words_value_name (const ScribaShape *shape,
                         const ScribaField *field)
{
  g_return_val_if_fail (field != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (value_names); i++)
    if ((value_names[i].shape == NULL || value_names[i].shape == shape) &&
        g_str_equal (value_names[i].key, field->name))
      return _(value_names[i].name);

  g_return_val_if_reached (field->name);
}

static const char *
deed_kind (BceDeedKind kind)
{
  static const char * const names[] = {
    /* Translators: what a structure does. */
    [BCE_DEED_COLLECT] = N_("Collect"),
    [BCE_DEED_PAY] = N_("Pay"),
    [BCE_DEED_LIMIT] = N_("Raise the discard limit"),
    [BCE_DEED_IMPERIUM] = N_("Gain Imperium"),
    [BCE_DEED_MOVE_ARCHITECT] = N_("Move an architect"),
    [BCE_DEED_EXCHANGE] = N_("Exchange"),
    [BCE_DEED_MANUAL] = N_("Something else"),
  };

  return _(names[kind]);
}

static const char *
bonus_kind (BceBonusKind kind)
{
  /* Translators: how a statue's bonus is found. */
  return kind == BCE_BONUS_COUNTED ? _("Counted by Scriba") : _("Entered by the table");
}

static const char *
counted (BceCounted what)
{
  static const char * const names[] = {
    /* Translators: what a statue's bonus counts. */
    [BCE_COUNTED_STRUCTURES] = N_("Structures"),
    [BCE_COUNTED_STATUES] = N_("Statues"),
    [BCE_COUNTED_ALLEGIANCE] = N_("Allegiance tiles"),
    [BCE_COUNTED_RECRUITS] = N_("Recruits"),
    [BCE_COUNTED_LICTORS] = N_("Lictors"),
    [BCE_COUNTED_LOYALTY] = N_("Loyalty"),
    [BCE_COUNTED_DENARII] = N_("Denarii"),
    [BCE_COUNTED_INFLUENCE] = N_("Stored influence"),
    [BCE_COUNTED_ARCHITECTS] = N_("Architects in supply"),
  };

  return _(names[what]);
}

/**
 * scriba_words_choice:
 * @shape: the table of the record
 * @field: a value that is a choice
 * @choice: an index into its choices
 *
 * Returns: what the choice is called, as a title
 */
const char *
scriba_words_choice (const ScribaShape *shape,
                     const ScribaField *field,
                     int choice)
{
  g_return_val_if_fail (field != NULL && choice >= 0, NULL);

  if (field->choices == bce_field_keys)
    return scriba_words_field (choice);
  if (field->choices == bce_thing_keys)
    return scriba_words_thing (choice);
  if (field->choices == bce_phase_keys)
    return scriba_words_phase (choice);
  if (field->choices == bce_deed_keys)
    return deed_kind (choice);
  if (field->choices == bce_counted_keys)
    return counted (choice);
  if (field->choices == bce_letter_keys)
    return bce_letter_keys[choice];
  if (shape == &bce_bonus_shape)
    return bonus_kind (choice);
  if (g_str_equal (field->name, "kind"))
    return scriba_words_effect_kind (choice);
  if (g_str_equal (field->name, "from"))
    return scriba_words_source (choice);
  if (g_str_equal (field->name, "when"))
    return scriba_words_when (choice);

  g_return_val_if_reached (NULL);
}

/** scriba_words_flag: "Yes" or "No". */
const char *
scriba_words_flag (gboolean flag)
{
  return flag ? _("Yes") : _("No");
}

/** scriba_words_pair: the two fields of a Senate tile, "Political and social". */
char *
scriba_words_pair (BceField first,
                   BceField second)
{
  /* Translators: the two fields of a Senate tile; the second one stands inside the sentence. */
  return g_strdup_printf (_("%1$s and %2$s"), scriba_words_field (first), scriba_words_field_inside (second));
}

/**
 * scriba_words_cost:
 * @cost: what enlisting a recruit takes
 *
 * Returns: (transfer full): for example "2 social, 1 any, 1 loyalty"
 */
char *
scriba_words_cost (const BceCost *cost)
{
  const struct { gint16 count; const char *format; } items[] = {
    /* Translators: parts of a cost: cubes of a field, support, cubes of any type, loyalty. */
    { cost->political, C_("cost", "%d political") },
    { cost->military, C_("cost", "%d military") },
    { cost->social, C_("cost", "%d social") },
    { cost->support, C_("cost", "%d support") },
    { cost->any, C_("cost", "%d any") },
    { cost->loyalty, C_("cost", "%d loyalty") },
  };
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    if (items[i].count > 0)
      {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        g_strv_builder_take (parts, g_strdup_printf (items[i].format, items[i].count));
#pragma GCC diagnostic pop
      }
  words = g_strv_builder_end (parts);

  /* Translators: what costs nothing. */
  return *words != NULL ? scriba_words_join ((const char * const *) words) : g_strdup (_("Nothing"));
}

/**
 * scriba_words_deed:
 * @deed: one effect of an era structure
 *
 * Returns: (transfer full): what it does, in a few words
 */
char *
scriba_words_deed (const BceDeed *deed)
{
  g_autofree char *what = NULL;
  g_autofree char *got = NULL;

  switch (deed->kind)
    {
    case BCE_DEED_COLLECT:
      what = scriba_words_thing_amount (deed->what, deed->count);
      return g_strdup_printf (_("Collect: %s"), what);
    case BCE_DEED_PAY:
      what = scriba_words_thing_amount (deed->what, deed->count);
      /* Translators: %s is an amount of something, for example "1 denarius". */
      return g_strdup_printf (_("Pay: %s"), what);
    case BCE_DEED_LIMIT:
      what = scriba_words_signed (deed->count);
      return g_strdup_printf (_("Discard limit %s"), what);
    case BCE_DEED_IMPERIUM:
      what = scriba_words_signed (deed->count);
      return g_strdup_printf (_("Imperium %s"), what);
    case BCE_DEED_MOVE_ARCHITECT:
      return g_strdup_printf (ngettext ("Move %d architect", "Move %d architects", deed->count), deed->count);
    case BCE_DEED_EXCHANGE:
      what = scriba_words_thing_amount (deed->what, deed->count);
      got = scriba_words_thing_amount (deed->for_what, deed->for_count);
      /* Translators: two amounts: what is given and what is got for it. */
      return g_strdup_printf (_("%1$s → %2$s"), what, got);
    case BCE_DEED_MANUAL:
    default:
      return g_strdup (deed->text != NULL ? deed->text : _("Something else"));
    }
}

/** scriba_words_deeds: (transfer full): what an era structure does; @effects is %NULL while nobody has told. */
char *
scriba_words_deeds (const GArray *effects)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  if (effects == NULL)
    return g_strdup (_("What it does is not known yet."));

  for (guint i = 0; i < effects->len; i++)
    g_strv_builder_take (parts, scriba_words_deed (&g_array_index (effects, BceDeed, i)));
  words = g_strv_builder_end (parts);
  return scriba_words_join ((const char * const *) words);
}

/**
 * scriba_words_bonus:
 * @bonus: a statue's bonus
 *
 * Returns: (transfer full): what it gives, in a few words
 */
char *
scriba_words_bonus (const BceBonus *bonus)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  if (bonus->kind == BCE_BONUS_MANUAL)
    return g_strdup (bonus_kind (BCE_BONUS_MANUAL));

  if (bonus->per == 1)
    /* Translators: %1$d Imperium for each of what is counted, for example "1 Imperium each: Statues". */
    g_strv_builder_take (parts, g_strdup_printf (_("%1$d Imperium each: %2$s"), bonus->imperium, counted (bonus->of)));
  else
    /* Translators: for example "2 Imperium for each 3: Statues". */
    g_strv_builder_take (parts, g_strdup_printf (_("%1$d Imperium for each %2$d: %3$s"),
                                                 bonus->imperium, bonus->per, counted (bonus->of)));
  if (bonus->field >= 0)
    g_strv_builder_add (parts, scriba_words_field_inside (bonus->field));
  if (bonus->tier > 0)
    g_strv_builder_take (parts, g_strdup_printf (_("tier %d"), bonus->tier));
  if (bonus->era > 0)
    g_strv_builder_take (parts, g_strdup_printf (_("era %d"), bonus->era));
  if (bonus->phase >= 0)
    g_strv_builder_add (parts, scriba_words_phase (bonus->phase));
  if (bonus->max > 0)
    g_strv_builder_take (parts, g_strdup_printf (_("at most %d"), bonus->max));

  words = g_strv_builder_end (parts);
  return scriba_words_join ((const char * const *) words);
}

static char *
item_words (const ScribaShape *shape,
            gconstpointer item)
{
  if (shape == &bce_cost_shape)
    return scriba_words_cost (item);
  if (shape == &bce_bonus_shape)
    return scriba_words_bonus (item);
  if (shape == &bce_deed_shape)
    return scriba_words_deed (item);

  return scriba_words_effect (item);
}

static char *
items_words (const ScribaShape *shape,
             gconstpointer items,
             guint n_items)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  /* Translators: a list on a card or tile that is known to be empty. */
  if (n_items == 0)
    return g_strdup (_("None"));

  for (guint i = 0; i < n_items; i++)
    g_strv_builder_take (parts, item_words (shape, (const char *) items + i * shape->size));
  words = g_strv_builder_end (parts);
  return g_strjoinv ("; ", words);
}

static char *
numbers_words (const ScribaNumber *numbers,
               guint n_numbers)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  if (n_numbers == 0)
    return g_strdup (_("None"));

  for (guint i = 0; i < n_numbers; i++)
    g_strv_builder_take (parts, numbers[i].known ? g_strdup_printf ("%d", numbers[i].value) : g_strdup ("?"));
  words = g_strv_builder_end (parts);
  return g_strjoinv (" ", words);
}

/**
 * scriba_words_value:
 * @shape: the table of a component
 * @field: one of its values
 * @component: the component
 *
 * Returns: (transfer full): the value, or "unknown"
 */
char *
scriba_words_value (const ScribaShape *shape,
                    const ScribaField *field,
                    gconstpointer component)
{
  gconstpointer value = G_STRUCT_MEMBER_P (component, field->offset);
  const gint8 *choice = value;
  const GArray *pool;

  if (scriba_field_is_unknown (field, component))
    /* Translators: a printed value that nobody has told yet. */
    return g_strdup (_("unknown"));

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
      return g_strdup (*(char * const *) value);
    case SCRIBA_FIELD_NUMBER:
      return g_strdup_printf ("%d", ((const ScribaNumber *) value)->value);
    case SCRIBA_FIELD_COUNT:
      return g_strdup_printf ("%d", *(const gint16 *) value);
    case SCRIBA_FIELD_CHOICE:
      return g_strdup (*choice >= 0 ? scriba_words_choice (shape, field, *choice) : "–");
    case SCRIBA_FIELD_CHOICES:
      return scriba_words_pair (choice[0], choice[1]);
    case SCRIBA_FIELD_FLAG:
      return g_strdup (scriba_words_flag (*choice));
    case SCRIBA_FIELD_NUMBERS:
      return numbers_words (value, G_STRUCT_MEMBER (guint8, component, field->length_offset));
    case SCRIBA_FIELD_RECORD:
      return item_words (field->shape, value);
    case SCRIBA_FIELD_RECORDS:
      return items_words (field->shape, value, G_STRUCT_MEMBER (guint8, component, field->length_offset));
    case SCRIBA_FIELD_POOL:
    case SCRIBA_FIELD_LIST:
      pool = *(GArray * const *) value;
      return items_words (field->shape, pool->data, pool->len);
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * scriba_words_value_expected:
 * @field: a value that is typed
 * @longest_text: the most characters of a name
 *
 * Returns: (transfer full): what may be typed for it, in one line
 */
char *
scriba_words_value_expected (const ScribaField *field,
                             guint longest_text)
{
  switch (field->type)
    {
    case SCRIBA_FIELD_NUMBER:
      return g_strdup_printf (_("A number from %1$d to %2$d"), field->lowest, field->highest);
    case SCRIBA_FIELD_NUMBERS:
      /* Translators: ? and – are typed as they are: an unknown number, and no number at all. */
      return g_strdup_printf (ngettext ("At most %1$u number from %2$d to %3$d, “?” or “–” for none",
                                        "At most %1$u numbers from %2$d to %3$d with spaces, “?” for unknown, “–” for none",
                                        field->longest),
                              field->longest, field->lowest, field->highest);
    default:
      return g_strdup_printf (ngettext ("At most %u character", "At most %u characters", longest_text), longest_text);
    }
}
