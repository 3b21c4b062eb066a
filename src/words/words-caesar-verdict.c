/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-caesar-entry.h"

#include <glib/gi18n.h>

#include "words-caesar.h"

/* Why an entry of Caesar! is against the rules, or impossible. */

/** scriba_words_caesar_rule: a #CaesarRule that an entry was recorded against, for the log. */
const char *
scriba_words_caesar_rule (guint rule)
{
  static const char * const names[] = {
    [CAESAR_RULE_TURN] = N_("out of turn"),
    [CAESAR_RULE_SYMBOL] = N_("another symbol"),
    [CAESAR_RULE_HAND] = N_("not in hand"),
    [CAESAR_RULE_CLOSING] = N_("other provinces closed"),
    [CAESAR_RULE_SCORE] = N_("scored otherwise"),
    [CAESAR_RULE_TOKENS] = N_("other control tokens"),
    [CAESAR_RULE_BONUS] = N_("bonus tile to another side"),
    [CAESAR_RULE_MIGHT] = N_("turned over otherwise"),
    [CAESAR_RULE_NEXT_TURN] = N_("another turn follows"),
    [CAESAR_RULE_ENDING] = N_("another end"),
    [CAESAR_RULE_CAN_PLACE] = N_("a token fits"),
    [CAESAR_RULE_HAND_SIZE] = N_("over the hand size"),
    [CAESAR_RULE_COMMAND] = N_("not in the command stack"),
    [CAESAR_RULE_SETUP_TILE] = N_("another bonus tile lies there"),
    [CAESAR_RULE_CONTROL_MOST] = N_("more control tokens than a province takes"),
  };

  g_return_val_if_fail (rule < G_N_ELEMENTS (names), "");

  return _(names[rule]);
}

static char *
kind_words (const CaesarBox *box,
            int kind)
{
  return kind >= 0 ? scriba_words_kind (&box->kinds[kind]) : g_strdup (_("this token"));
}

static char *
against_words (const CaesarState *state,
               const CaesarBox *box,
               const ScribaFact *fact)
{
  const char *side = scriba_words_caesar_player (state, fact->seat);
  g_autofree char *what = NULL;

  switch ((CaesarRule) fact->code)
    {
    case CAESAR_RULE_TURN:
      /* Translators: %s is a side. */
      return g_strdup_printf (_("It is not the turn of this side: %s."), side);
    case CAESAR_RULE_SYMBOL:
      what = scriba_words_border (box, fact->index);
      /* Translators: a border space, and its symbol. */
      return g_strdup_printf (_("%1$s needs the symbol: %2$s."), what, scriba_words_symbol (fact->need));
    case CAESAR_RULE_HAND:
      what = kind_words (box, fact->index);
      /* Translators: a side and a token. */
      return g_strdup_printf (_("%1$s does not hold it: %2$s."), side, what);
    case CAESAR_RULE_CLOSING:
      return g_strdup (_("Other provinces are closed, or in another order."));
    case CAESAR_RULE_SCORE:
      /* Translators: a province, and who wins it by the rules. */
      return g_strdup_printf (_("%1$s: by the rules it goes to %2$s."), scriba_words_province (box, fact->index),
                              scriba_words_caesar_player (state, fact->need));
    case CAESAR_RULE_TOKENS:
      /* Translators: a province, and two numbers of control tokens. */
      return g_strdup_printf (_("%1$s: by the rules it brings %2$d control tokens, told: %3$d."),
                              scriba_words_province (box, fact->index), fact->need, fact->have);
    case CAESAR_RULE_BONUS:
      /* Translators: a province, and who gets its bonus tile by the rules. */
      return g_strdup_printf (_("%1$s: by the rules its bonus tile goes to %2$s."), scriba_words_province (box, fact->index),
                              scriba_words_caesar_player (state, fact->need));
    case CAESAR_RULE_MIGHT:
      return g_strdup (_("By the rules Might may not turn this over."));
    case CAESAR_RULE_NEXT_TURN:
      return g_strdup_printf (_("By the rules the next turn belongs to %s."), scriba_words_caesar_player (state, fact->need));
    case CAESAR_RULE_ENDING:
      return fact->need == CAESAR_ENDING_NOT_YET ? g_strdup (_("By the rules the game goes on."))
                                                 : g_strdup (_("By the rules the game ends otherwise."));
    case CAESAR_RULE_CAN_PLACE:
      what = kind_words (box, fact->index);
      return g_strdup_printf (_("%1$s can place a token: %2$s."), side, what);
    case CAESAR_RULE_HAND_SIZE:
      /* Translators: a side, and two numbers of tokens. */
      return g_strdup_printf (_("%1$s: %2$d tokens, hand size %3$d."), side, fact->have, fact->need);
    case CAESAR_RULE_COMMAND:
      /* Translators: a letter. */
      return g_strdup_printf (_("Command tiles with this letter are not in the stack: %s."), caesar_letter_keys[fact->index]);
    case CAESAR_RULE_SETUP_TILE:
      /* Translators: a province and a bonus tile. */
      return g_strdup_printf (_("%1$s always has the bonus tile: %2$s."), scriba_words_province (box, fact->index),
                              scriba_words_bonus_tile (fact->need));
    case CAESAR_RULE_CONTROL_MOST:
      /* Translators: a province and a number of control tokens. */
      return g_strdup_printf (_("%1$s takes at most %2$d."), scriba_words_province (box, fact->index), fact->need);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

static char *
impossible_words (const CaesarState *state,
                  const CaesarBox *box,
                  const ScribaFact *fact)
{
  const char *side = scriba_words_caesar_player (state, fact->seat);
  g_autofree char *what = NULL;

  switch ((CaesarCountKind) fact->code)
    {
    case CAESAR_COUNT_COMPONENT:
      return g_strdup (_("This is not in the game."));
    case CAESAR_COUNT_SPACE:
      what = scriba_words_border (box, fact->index);
      return g_strdup_printf (_("%s is not empty."), what);
    case CAESAR_COUNT_TOKENS:
      what = kind_words (box, fact->index);
      /* Translators: a side, a token, how many there are, how many it takes. */
      return g_strdup_printf (_("%1$s, unseen tokens %2$s: %3$d, and it takes %4$d."), side, what, fact->have, fact->need);
    case CAESAR_COUNT_BAG:
      what = kind_words (box, fact->index);
      return g_strdup_printf (_("%1$s, tokens %2$s in the bag: %3$d, and it takes %4$d."), side, what, fact->have, fact->need);
    case CAESAR_COUNT_CONTROL:
      if (fact->seat < 0)
        /* Translators: %s is a province. */
        return g_strdup_printf (_("%s: control tokens need a side that controls it."), scriba_words_province (box, fact->index));
      /* Translators: a side, how many there are, how many it takes. */
      return g_strdup_printf (_("%1$s, control tokens left: %2$d, and it takes %3$d."), side, fact->have, fact->need);
    case CAESAR_COUNT_FACE_UP:
      /* Translators: a province, how many there are, how many it takes. */
      return g_strdup_printf (_("%1$s, control tokens face up: %2$d, and it takes %3$d."),
                              scriba_words_province (box, fact->index), fact->have, fact->need);
    case CAESAR_COUNT_FLIPPED:
      what = scriba_words_border (box, fact->index);
      return g_strdup_printf (_("%s: no token there can be turned over."), what);
    case CAESAR_COUNT_TILES:
      /* Translators: a bonus tile, how many there are, how many it takes. */
      return g_strdup_printf (_("Bonus tiles %1$s: %2$d, and it takes %3$d."), scriba_words_bonus_tile (fact->index),
                              fact->have, fact->need);
    case CAESAR_COUNT_COMMANDS:
      /* Translators: a letter or nothing, how many there are, how many it takes. */
      return g_strdup_printf (_("Command tiles left %1$s: %2$d, and it takes %3$d."),
                              fact->index >= 0 ? caesar_letter_keys[fact->index] : "A–E", fact->have, fact->need);
    case CAESAR_COUNT_NOW:
      return g_strdup (_("This has no meaning at this point of the game."));
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/**
 * scriba_words_caesar_verdict:
 * @state: the state before the entry
 * @box: the game's box
 * @verdict: a verdict that is not fine
 *
 * Returns: (transfer full): its reasons, one sentence after the other
 */
char *
scriba_words_caesar_verdict (const CaesarState *state,
                             const CaesarBox *box,
                             const ScribaVerdict *verdict)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < verdict->n_facts; i++)
    {
      g_autofree char *sentence = verdict->kind == SCRIBA_IMPOSSIBLE ? impossible_words (state, box, &verdict->facts[i])
                                                                     : against_words (state, box, &verdict->facts[i]);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
  return g_string_free_and_steal (text);
}
