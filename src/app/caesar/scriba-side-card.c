/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-side-card.h"

#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "scriba-side-mark.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-token-grid.h"
#include "scriba-words.h"

/**
 * ScribaSideCard:
 *
 * A side: what is left of its control tokens, its Senate, its hand size, and what is unseen of its influence tokens.
 *
 * ::select tells that its head was tapped, ::odds that its odds are asked for, and ::token that an unseen token was
 * tapped: its kind, and whether it is marked.
 */
struct _ScribaSideCard
{
  GtkBox parent_instance;

  guint number;

  GtkWidget *head;
  ScribaSideMark *mark;
  GtkLabel *side;
  GtkLabel *player;
  GtkWidget *badge;
  GtkLabel *left;
  GtkLabel *senate;
  GtkLabel *hand;
  GtkWidget *tokens;
  GtkLabel *unseen;
  GtkWidget *odds;
  ScribaTokenGrid *grid;
};

G_DEFINE_FINAL_TYPE (ScribaSideCard, scriba_side_card, GTK_TYPE_BOX)

enum
{
  SELECT,
  ODDS,
  TOKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
head_cb (ScribaSideCard *self)
{
  g_signal_emit (self, signals[SELECT], 0);
}

static void
odds_cb (ScribaSideCard *self)
{
  g_signal_emit (self, signals[ODDS], 0);
}

static void
token_cb (ScribaSideCard *self,
          guint kind,
          gboolean marked)
{
  g_signal_emit (self, signals[TOKEN], 0, kind, marked);
}

static void
scriba_side_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SIDE_CARD);

  G_OBJECT_CLASS (scriba_side_card_parent_class)->dispose (object);
}

static void
scriba_side_card_class_init (ScribaSideCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SIDE_MARK);
  g_type_ensure (SCRIBA_TYPE_TOKEN_GRID);

  G_OBJECT_CLASS (klass)->dispose = scriba_side_card_dispose;

  signals[SELECT] = g_signal_new ("select", SCRIBA_TYPE_SIDE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ODDS] = g_signal_new ("odds", SCRIBA_TYPE_SIDE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TOKEN] = g_signal_new ("token", SCRIBA_TYPE_SIDE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-side-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, head);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, mark);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, side);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, player);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, badge);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, left);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, senate);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, hand);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, tokens);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, unseen);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, odds);
  gtk_widget_class_bind_template_child (widget_class, ScribaSideCard, grid);
  gtk_widget_class_bind_template_callback (widget_class, head_cb);
  gtk_widget_class_bind_template_callback (widget_class, odds_cb);
  gtk_widget_class_bind_template_callback (widget_class, token_cb);
}

static void
scriba_side_card_init (ScribaSideCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_side_card_set_side: which side it is about. */
void
scriba_side_card_set_side (ScribaSideCard *self,
                           guint side)
{
  g_return_if_fail (SCRIBA_IS_SIDE_CARD (self));
  g_return_if_fail (side < CAESAR_N_SIDES);

  self->number = side;
  scriba_side_mark_set_side (self->mark, side);
}

/** scriba_side_card_set_picking: while its tokens are offered elsewhere, those of the card make place. */
void
scriba_side_card_set_picking (ScribaSideCard *self,
                              gboolean picking)
{
  g_return_if_fail (SCRIBA_IS_SIDE_CARD (self));

  gtk_widget_set_visible (self->tokens, !picking);
}

static void
show_unseen (ScribaSideCard *self,
             const CaesarState *state,
             const CaesarBox *box)
{
  int unseen = caesar_count_unseen (state, box, self->number);
  int bag = caesar_count_bag (state, box, self->number);
  int all = unseen + caesar_count_placed (state, self->number);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  if (state->players[self->number].n_held > 0)
    /* Translators: tokens of a side that are in its bag, those not on the board, and all. */
    text = g_strdup_printf (_("In the bag %1$d, unseen %2$d of %3$d"), bag, unseen, all);
  else
    /* Translators: tokens of a side that are not on the board, and all. */
    text = g_strdup_printf (_("Unseen %1$d of %2$d"), unseen, all);
  gtk_label_set_label (self->unseen, text);
  /* Translators: a button; %s is a side. */
  name = g_strdup_printf (_("Odds, %s"), scriba_words_side (self->number));
  scriba_speech_name (self->odds, name);
  gtk_widget_set_visible (self->odds, state->result.ending == CAESAR_ENDING_NOT_YET);
}

/* All that there is to say, one after the other. */
static char *
join (const char * const *parts)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      scriba_words_add_item (text, g_strdup (parts[i]));
  return g_string_free_and_steal (text);
}

/**
 * scriba_side_card_show:
 * @state: a game on @box
 * @marked: of each kind, how many of its tokens are marked as in hand
 *
 * Shows a state.
 */
void
scriba_side_card_show (ScribaSideCard *self,
                       const CaesarState *state,
                       const CaesarBox *box,
                       const gint16 marked[CAESAR_MAX_KINDS])
{
  gboolean turn = state->turn.side == (int) self->number;
  const CaesarPlayer *player = &state->players[self->number];
  const char *side = scriba_words_side (self->number);
  const char *who = scriba_words_caesar_name (state, self->number);
  const char *badge = turn ? state->turn.extra ? _("Extra turn") : _("Turn") : "";
  guint unknown = caesar_side_awaits_tile (state, self->number);
  g_autofree char *left_text = scriba_words_control_left (state, box, self->number);
  g_autofree char *senate_text = scriba_words_amount (player->senate_tokens, unknown);
  g_autofree char *hand_text = scriba_words_amount (player->hand_size, unknown);
  g_autofree char *senate = NULL;
  g_autofree char *hand = NULL;
  g_autofree char *left_words = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (SCRIBA_IS_SIDE_CARD (self));

  /* Translators: the control tokens under a side's Senate tiles. */
  senate = g_strdup_printf (_("Senate %s"), senate_text);
  hand = state->crassus == (int) self->number ? g_strdup_printf (_("line %s"), hand_text)
                                              : g_strdup_printf (_("hand %s"), hand_text);
  gtk_label_set_label (self->side, side);
  gtk_label_set_label (self->player, who);
  gtk_widget_set_visible (GTK_WIDGET (self->player), *who != '\0');
  gtk_label_set_label (GTK_LABEL (self->badge), badge);
  gtk_widget_set_visible (self->badge, turn);
  gtk_label_set_label (self->left, left_text);
  gtk_label_set_label (self->senate, senate);
  gtk_label_set_label (self->hand, hand);
  scriba_style_set (GTK_WIDGET (self), "turn", turn);
  show_unseen (self, state, box);
  scriba_token_grid_show (self->grid, state, box, self->number, marked);

  /* Translators: %s control tokens that a side has left. */
  left_words = g_strdup_printf (_("control tokens left %s"), left_text);
  name = join ((const char *[]) { side, who, left_words, senate, hand, badge, NULL });
  scriba_speech_name (self->head, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, side, -1);
}
