/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-given-view.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-activate-list.h"
#include "scriba-game-deeds.h"
#include "scriba-next-button.h"
#include "scriba-token.h"
#include "scriba-words.h"

struct _ScribaGivenView
{
  ScribaPhaseView parent_instance;

  GtkWidget *rows[BCE_MAX_SEATS];
  ScribaToken *tokens[BCE_MAX_SEATS];

  GtkLabel *title;
  GtkLabel *sentence;
  GtkListBox *players;
  GtkWidget *tidy_title;
  GtkLabel *tidy;
  ScribaActivateList *structures;
  ScribaNextButton *next;
};

G_DEFINE_FINAL_TYPE (ScribaGivenView, scriba_given_view, SCRIBA_TYPE_PHASE_VIEW)

/* "+1 political, +1 military, …", less where the supply had less (rules, section 3). */
static char *
describe_natural (const BceState *state,
                  const BceMove *move,
                  guint seat)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      int count = move->natural[seat * BCE_N_CUBES + type];

      if (count > 0)
        g_strv_builder_take (parts, scriba_words_thing_amount (type, count));
    }
  words = g_strv_builder_end (parts);
  return *words != NULL ? scriba_words_join ((const char * const *) words) : g_strdup (_("Nothing: the supply is empty"));
}

/* Whether they got a denarius, and if not, why (rules, section 5). */
static char *
describe_income (const BceState *state,
                 const BceMove *move,
                 guint seat)
{
  int built = bce_count_built (state, seat);

  if (move->income[seat] > 0)
    return scriba_words_thing_amount (BCE_THING_DENARIUS, move->income[seat]);
  if (bce_seat_has_most_architects (state, seat))
    return g_strdup_printf (ngettext ("None: %d architect on structures, nobody has more",
                                      "None: %d architects on structures, nobody has more", built), built);

  return g_strdup (_("None: the supply is empty"));
}

static char *
describe (const BceState *state,
          const BceMove *move,
          guint seat)
{
  if (move == NULL)
    return g_strdup ("");
  if (state->stage == BCE_STAGE_PRODUCTION)
    return state->settings.cubes ? describe_natural (state, move, seat) : g_strdup ("");

  return state->settings.denarii ? describe_income (state, move, seat) : g_strdup ("");
}

static const char *
explain (const BceState *state)
{
  if (state->stage == BCE_STAGE_INTERRUPTION)
    return _("Everyone collects 1 denarius, unless they have the most architects on structures, or tie for it.");

  return state->settings.cubes
         ? _("Everyone collected 1 political, 1 military, 1 social and 2 support. It is recorded.")
         : _("Everyone collects 1 political, 1 military, 1 social and 2 support.");
}

/* What else an interruption does (rules, section 5). */
static char *
explain_tidying (const BceState *state)
{
  int im = state->next_im >= 0 ? state->next_im : state->im;

  if (state->stage != BCE_STAGE_INTERRUPTION)
    return g_strdup ("");

  /* Translators: %s is a player. */
  return g_strdup_printf (_("Influence that is not stored returns to the supply.\nPlayed cards and awarded tiles go to "
                            "the Collegium, loyalty collected this year to storage.\nThe next pile of tiles goes to "
                            "the Imperium Maius: %s."), state->players[im].name);
}

static void
scriba_given_view_update (ScribaPhaseView *view)
{
  ScribaGivenView *self = SCRIBA_GIVEN_VIEW (view);
  ScribaTable *table = scriba_phase_view_get_table (view);
  const BceState *state = bce_table_get_state (table);
  const BceMove *move = scriba_game_find_move (table);
  gboolean is_production = state->stage == BCE_STAGE_PRODUCTION;
  g_autofree char *tidying = explain_tidying (state);
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_turn_order (state, order);

  gtk_label_set_label (self->title, is_production ? _("Natural influence") : _("Income"));
  gtk_label_set_label (self->sentence, explain (state));
  gtk_label_set_label (self->tidy, tidying);
  gtk_widget_set_visible (self->tidy_title, !is_production);
  gtk_widget_set_visible (GTK_WIDGET (self->players), move != NULL && (is_production ? state->settings.cubes
                                                                                     : state->settings.denarii));
  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      g_autofree char *given = NULL;

      gtk_widget_set_visible (self->rows[i], i < n);
      if (i >= n)
        continue;

      given = describe (state, move, order[i]);
      scriba_token_set_character (self->tokens[i], state->players[order[i]].character);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), state->players[order[i]].name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[i]), given);
    }
  scriba_activate_list_show (self->structures, table);
  scriba_next_button_show (self->next, table);
}

static void
scriba_given_view_class_init (ScribaGivenViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_ACTIVATE_LIST);
  g_type_ensure (SCRIBA_TYPE_NEXT_BUTTON);

  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_given_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-given-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaGivenView, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaGivenView, sentence);
  gtk_widget_class_bind_template_child (widget_class, ScribaGivenView, players);
  gtk_widget_class_bind_template_child (widget_class, ScribaGivenView, tidy_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaGivenView, tidy);
  gtk_widget_class_bind_template_child (widget_class, ScribaGivenView, structures);
  gtk_widget_class_bind_template_child (widget_class, ScribaGivenView, next);
}

static void
scriba_given_view_init (ScribaGivenView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      self->rows[i] = adw_action_row_new ();
      self->tokens[i] = SCRIBA_TOKEN (scriba_token_new (0, 24));
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->rows[i]), FALSE);
      adw_action_row_add_prefix (ADW_ACTION_ROW (self->rows[i]), GTK_WIDGET (self->tokens[i]));
      gtk_list_box_append (self->players, self->rows[i]);
    }
}
