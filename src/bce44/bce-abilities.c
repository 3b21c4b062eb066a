/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-resolving.h"

/* A card whose abilities are activated. @taken are the cubes that its abilities took off it. */
typedef struct
{
  BceResolving *resolving;
  const BceCard *card;
  guint8 seat;
  guint8 index;
  int taken;
} Activation;

static BceStep
make_step (const Activation *activation,
           BceStepKind kind,
           const BceEffect *effect,
           int count)
{
  return (BceStep) {
    .kind = kind,
    .by = activation->seat,
    .on = activation->seat,
    .card = activation->index,
    .source = activation->index,
    .effect = effect->kind,
    .what = effect->what,
    .count = count,
  };
}

static void
record (const Activation *activation,
        BceStepKind kind,
        const BceEffect *effect,
        int count)
{
  const BceStep step = make_step (activation, kind, effect, count);

  if (count != 0)
    g_array_append_val (activation->resolving->outcome->steps, step);
}

static int
count_filled (const Activation *activation)
{
  return __builtin_popcount (activation->resolving->outcome->filled[activation->seat][activation->index]);
}

static gboolean
is_met (const Activation *activation,
        BceWhen when)
{
  const int n_filled = count_filled (activation);
  const int n_ambitions = activation->card->n_ambitions;

  switch (when)
    {
    case BCE_ALWAYS:
      return TRUE;
    case BCE_WHEN_FILLED:
      return n_ambitions > 0 && n_filled == n_ambitions;
    case BCE_WHEN_OPEN:
      return n_filled < n_ambitions;
    default:
      g_assert_not_reached ();
    }
}

static void
place_support (Activation *activation,
               const BceEffect *effect)
{
  const BceStep cube = make_step (activation, BCE_STEP_ABILITY_PLACE, effect, 0);

  record (activation, BCE_STEP_ABILITY_IDLE, effect,
          bce_resolving_place (activation->resolving, &cube, effect->count));
}

static void
collect (Activation *activation,
         const BceEffect *effect)
{
  int count = effect->count;

  if (effect->from == BCE_FROM_CARD)
    {
      count = MIN (count, count_filled (activation) - activation->taken);
      activation->taken += count;
    }

  activation->resolving->outcome->collected[activation->seat][effect->what] += count;
  record (activation, BCE_STEP_COLLECT, effect, count);
  record (activation, BCE_STEP_ABILITY_IDLE, effect, effect->count - count);
}

static void
change_authority (Activation *activation,
                  const BceEffect *effect)
{
  if (!is_met (activation, effect->when))
    {
      record (activation, BCE_STEP_ABILITY_IDLE, effect, effect->count);
      return;
    }

  activation->resolving->outcome->authority[activation->seat] += effect->count;
  record (activation, BCE_STEP_AUTHORITY, effect, effect->count);
}

static void
change_charisma (Activation *activation,
                 const BceEffect *effect)
{
  activation->resolving->outcome->charisma[activation->seat] += effect->count;
  record (activation, BCE_STEP_CHARISMA, effect, effect->count);
}

static void
activate (Activation *activation,
          const BceEffect *effect)
{
  switch ((BceEffectKind) effect->kind)
    {
    case BCE_EFFECT_PLACE_SUPPORT:
      place_support (activation, effect);
      break;
    case BCE_EFFECT_COLLECT:
      collect (activation, effect);
      break;
    case BCE_EFFECT_AUTHORITY:
      change_authority (activation, effect);
      break;
    case BCE_EFFECT_CHARISMA:
      change_charisma (activation, effect);
      break;
    case BCE_EFFECT_MANUAL:
    default:
      g_assert_not_reached ();
    }
}

static void
activate_manual (Activation *activation,
                 guint8 ability,
                 GArray *effects)
{
  if (effects == NULL)
    {
      bce_resolving_add_unknown (activation->resolving, BCE_UNKNOWN_EFFECTS,
                                 activation->seat, activation->index, ability);
      return;
    }

  for (guint i = 0; i < effects->len; i++)
    activate (activation, &g_array_index (effects, BceEffect, i));
}

static void
activate_card (BceResolving *resolving,
               guint8 seat,
               guint8 index)
{
  const BceCard *card = &bce_resolving_get_board (resolving, seat)->stack[index];
  Activation activation = { .resolving = resolving, .card = card, .seat = seat, .index = index };

  for (guint i = 0; i < card->n_abilities; i++)
    {
      const BceEffect *ability = &card->abilities[i];

      if (ability->kind == BCE_EFFECT_MANUAL)
        activate_manual (&activation, i, ability->effects);
      else
        activate (&activation, ability);
    }
}

/**
 * bce_resolving_activate:
 *
 * The abilities of the played cards, in Suitor order and then the IM's, top to
 * bottom (rules, section 4, step 4). What they change in authority and charisma
 * is what the totals start from.
 */
void
bce_resolving_activate (BceResolving *resolving)
{
  for (guint i = 0; i <= resolving->n_suitors; i++)
    {
      const guint8 seat = resolving->order[i];
      const guint n_cards = bce_resolving_get_board (resolving, seat)->n_cards;

      for (guint index = 0; index < n_cards; index++)
        activate_card (resolving, seat, index);
    }
}
