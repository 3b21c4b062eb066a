/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-names.h"

#include <glib/gi18n.h>

#include "words-amount.h"

/**
 * scriba_words_effect_kind:
 * @kind: what an ability does
 *
 * Returns: its name, for a choice
 */
const char *
scriba_words_effect_kind (BceEffectKind kind)
{
  static const char * const names[] = {
    [BCE_EFFECT_PLACE_SUPPORT] = N_("Place support"),
    [BCE_EFFECT_COLLECT] = N_("Collect"),
    [BCE_EFFECT_AUTHORITY] = N_("Change authority"),
    [BCE_EFFECT_CHARISMA] = N_("Change charisma"),
    [BCE_EFFECT_MANUAL] = N_("The table says what it did"),
  };

  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (names), NULL);

  return _(names[kind]);
}

/**
 * scriba_words_source:
 * @source: where something collected comes from
 *
 * Returns: its name, for a choice
 */
const char *
scriba_words_source (BceSource source)
{
  static const char * const names[] = {
    [BCE_FROM_SUPPLY] = N_("From the supply"),
    [BCE_FROM_CARD] = N_("From the card"),
  };

  g_return_val_if_fail ((guint) source < G_N_ELEMENTS (names), NULL);

  return _(names[source]);
}

/**
 * scriba_words_when:
 * @when: what an authority ability depends on
 *
 * Returns: its name, for a choice
 */
const char *
scriba_words_when (BceWhen when)
{
  static const char * const names[] = {
    [BCE_ALWAYS] = N_("Always"),
    [BCE_WHEN_FILLED] = N_("If the card is fully filled"),
    [BCE_WHEN_OPEN] = N_("If an ambition of the card is open"),
  };

  g_return_val_if_fail ((guint) when < G_N_ELEMENTS (names), NULL);

  return _(names[when]);
}

static char *
authority_words (const BceEffect *effect)
{
  g_autofree char *change = scriba_words_signed (effect->count);

  switch (effect->when)
    {
    case BCE_WHEN_FILLED:
      /* Translators: an ability of a card; %s is a number with its sign. */
      return g_strdup_printf (_("Authority %s if the card is fully filled"), change);
    case BCE_WHEN_OPEN:
      return g_strdup_printf (_("Authority %s if an ambition of the card is open"), change);
    default:
      return g_strdup_printf (_("Authority %s"), change);
    }
}

static char *
manual_words (const BceEffect *effect)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  if (effect->effects == NULL)
    return g_strdup (_("Its effect is not entered yet"));
  if (effect->effects->len == 0)
    return g_strdup (_("Did nothing"));

  for (guint i = 0; i < effect->effects->len; i++)
    {
      const BceEffect *part = &g_array_index (effect->effects, BceEffect, i);

      if (part->kind != BCE_EFFECT_MANUAL)
        g_ptr_array_add (parts, scriba_words_effect (part));
    }
  g_ptr_array_add (parts, NULL);
  joined = g_strjoinv ("; ", (char **) parts->pdata);

  /* Translators: %s is a list of effects, as the players entered them. */
  return g_strdup_printf (_("The table says: %s"), joined);
}

/**
 * scriba_words_effect:
 * @effect: an ability, or a part of a manual one
 *
 * Returns: (transfer full): what it does, in a few words
 */
char *
scriba_words_effect (const BceEffect *effect)
{
  g_autofree char *what = NULL;

  g_return_val_if_fail (effect != NULL, NULL);

  switch (effect->kind)
    {
    case BCE_EFFECT_PLACE_SUPPORT:
      what = scriba_words_amount (effect->count, 0);
      return g_strdup_printf (ngettext ("Place %s support from the supply",
                                        "Place %s support from the supply",
                                        scriba_words_plural (effect->count)),
                              what);

    case BCE_EFFECT_COLLECT:
      what = scriba_words_thing_amount (effect->what, effect->count);
      /* Translators: %s is an amount of something, for example "1 support". */
      return g_strdup_printf (effect->from == BCE_FROM_CARD ? _("Collect from the card: %s") : _("Collect: %s"),
                              what);

    case BCE_EFFECT_AUTHORITY:
      return authority_words (effect);

    case BCE_EFFECT_CHARISMA:
      what = scriba_words_signed (effect->count);
      return g_strdup_printf (_("Charisma %s"), what);

    case BCE_EFFECT_MANUAL:
      return manual_words (effect);

    default:
      g_return_val_if_reached (NULL);
    }
}
