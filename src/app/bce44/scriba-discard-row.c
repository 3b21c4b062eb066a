/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-discard-row.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-token.h"
#include "scriba-words.h"

struct _ScribaDiscardRow
{
  GtkListBoxRow parent_instance;

  guint seat;

  ScribaToken *token;
  GtkLabel *name;
  GtkLabel *badge;
  GtkLabel *numbers;
  GtkWidget *hidden;
  GtkWidget *more;
};

G_DEFINE_FINAL_TYPE (ScribaDiscardRow, scriba_discard_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  HIDDEN,
  MORE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
hidden_cb (ScribaDiscardRow *self)
{
  g_signal_emit (self, signals[HIDDEN], 0);
}

static void
more_cb (ScribaDiscardRow *self)
{
  g_signal_emit (self, signals[MORE], 0);
}

/* "8 cards and 5 cubes, limit 9"; cubes only where they are tracked. */
static char *
describe (const BceState *state,
          guint seat)
{
  int cards = MAX (0, bce_count_cards (state, seat));
  int cubes = bce_count_cubes (state, seat);
  g_autofree char *held = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d card", "%d cards", cards), cards);
  g_autofree char *stored = g_strdup_printf (ngettext ("%d cube", "%d cubes", cubes), cubes);
  g_autofree char *limit = g_strdup_printf (_("limit %d"), bce_count_limit (state, seat));
  const char *parts[] = { held, stored, limit, NULL };

  if (!state->settings.cubes)
    {
      g_autofree char *untracked = g_strdup_printf (_("limit %d, cubes among them"), bce_count_limit (state, seat));
      const char *others[] = { held, untracked, NULL };

      return scriba_words_join (others);
    }

  return scriba_words_join (parts);
}

static void
show_badge (ScribaDiscardRow *self,
            const BceState *state)
{
  int over = bce_count_cards (state, self->seat) + bce_count_cubes (state, self->seat) -
             bce_count_limit (state, self->seat);
  g_autofree char *text = NULL;

  if (over > 0)
    /* Translators: so many cards and cubes more than the limit. */
    text = g_strdup_printf (_("%d over"), over);
  else
    text = g_strdup (state->players[self->seat].passed ? _("Passed") : _("Fits"));

  gtk_label_set_label (self->badge, text);
  scriba_style_set (GTK_WIDGET (self->badge), "over", over > 0);
}

/** scriba_discard_row_show: shows what a player holds. */
void
scriba_discard_row_show (ScribaDiscardRow *self,
                         const BceState *state,
                         guint seat)
{
  const char *player = state->players[seat].name;
  g_autofree char *numbers = describe (state, seat);
  /* Translators: buttons; %s is a player. */
  g_autofree char *hidden = g_strdup_printf (_("One card face down, %s"), player);
  g_autofree char *more = g_strdup_printf (_("Discard, %s"), player);

  g_return_if_fail (SCRIBA_IS_DISCARD_ROW (self));

  self->seat = seat;
  scriba_token_set_character (self->token, state->players[seat].character);
  gtk_label_set_label (self->name, player);
  gtk_label_set_label (self->numbers, numbers);
  show_badge (self, state);
  scriba_speech_name (self->hidden, hidden);
  scriba_speech_name (self->more, more);
}

/** scriba_discard_row_get_seat: whom the row is about. */
guint
scriba_discard_row_get_seat (ScribaDiscardRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_DISCARD_ROW (self), 0);

  return self->seat;
}

static void
scriba_discard_row_class_init (ScribaDiscardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);

  /** ScribaDiscardRow::hidden: a card goes to the Collegium face down. */
  signals[HIDDEN] = g_signal_new ("hidden", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  /** ScribaDiscardRow::more: something else is given up. */
  signals[MORE] = g_signal_new ("more", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-discard-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardRow, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardRow, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardRow, badge);
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardRow, numbers);
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardRow, hidden);
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardRow, more);
  gtk_widget_class_bind_template_callback (widget_class, hidden_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
}

static void
scriba_discard_row_init (ScribaDiscardRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
