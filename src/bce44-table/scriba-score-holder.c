/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-holder.h"

G_DEFINE_INTERFACE (ScribaScoreHolder, scriba_score_holder, G_TYPE_OBJECT)

static void
scriba_score_holder_default_init (ScribaScoreHolderInterface *iface)
{
}

/** scriba_score_holder_get_scoring: (transfer none): what the score depends on; not to be kept over a change. */
const BceScoring *
scriba_score_holder_get_scoring (ScribaScoreHolder *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_HOLDER (self), NULL);

  return SCRIBA_SCORE_HOLDER_GET_IFACE (self)->get_scoring (self);
}

/** scriba_score_holder_get_score: (transfer none): the score; made anew at each change. */
const BceScore *
scriba_score_holder_get_score (ScribaScoreHolder *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_HOLDER (self), NULL);

  return SCRIBA_SCORE_HOLDER_GET_IFACE (self)->get_score (self);
}

/** scriba_score_holder_get_character: whom a player plays. */
BceCharacter
scriba_score_holder_get_character (ScribaScoreHolder *self,
                                   guint player)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_HOLDER (self), BCE_AGRIPPA);

  return SCRIBA_SCORE_HOLDER_GET_IFACE (self)->get_character (self, player);
}

/** scriba_score_holder_get_recruit_type: (nullable): the id in the box of a recruit that counts, by its index. */
const char *
scriba_score_holder_get_recruit_type (ScribaScoreHolder *self,
                                      guint player,
                                      guint recruit)
{
  g_return_val_if_fail (SCRIBA_IS_SCORE_HOLDER (self), NULL);

  return SCRIBA_SCORE_HOLDER_GET_IFACE (self)->get_recruit_type (self, player, recruit);
}
