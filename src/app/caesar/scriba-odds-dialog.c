/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-odds-dialog.h"

#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "caesar-odds.h"
#include "scriba-announce.h"
#include "scriba-caesar-rows.h"
#include "scriba-group.h"
#include "scriba-stepper-row.h"
#include "scriba-words.h"

#define MOST_VALUES (CAESAR_MAX_KINDS + 1) /* each kind may have one of its own; and none */

/**
 * ScribaOddsDialog:
 *
 * How likely the next tokens of a side are what a border space needs: exact, as fractions, with the
 * percentage. It tells of any of them, of one with a value that the reader asks for, and the best value among the
 * draws, so that the percentages add up to 100.
 *
 * Accessibility: an answer that changed is announced.
 */
struct _ScribaOddsDialog
{
  AdwDialog parent_instance;

  CaesarBox *box;
  gint16 bag[CAESAR_MAX_KINDS];

  AdwComboRow *symbol;
  ScribaStepper *draws;
  AdwActionRow *next;
  AdwActionRow *some;
  ScribaStepper *lowest;
  ScribaStepper *highest;
  AdwActionRow *between;
  AdwPreferencesGroup *best;
  AdwActionRow *values[MOST_VALUES]; /* the largest first, nothing last */
};

G_DEFINE_FINAL_TYPE (ScribaOddsDialog, scriba_odds_dialog, ADW_TYPE_DIALOG)

static AdwActionRow *
add_row (AdwPreferencesGroup *group,
         const char *title)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle_selectable (ADW_ACTION_ROW (row), TRUE);
  gtk_widget_add_css_class (row, "property");
  adw_preferences_group_add (group, row);
  return ADW_ACTION_ROW (row);
}

/* The values that a token of the bag can show at a space of this symbol, the largest first. */
static guint
list_values (ScribaOddsDialog *self,
             CaesarSymbol symbol,
             int values[MOST_VALUES])
{
  guint n = 0;

  for (int value = G_MAXINT16; value >= 0 && n + 1 < MOST_VALUES;)
    {
      int next = -1;

      for (guint kind = 0; kind < self->box->n_kinds; kind++)
        {
          int best = MAX (self->box->kinds[kind].first, self->box->kinds[kind].second);

          if (self->bag[kind] > 0 && caesar_symbol_fits (self->box->kinds[kind].symbol, symbol) && best < value)
            next = MAX (next, best);
        }
      if (next < 0)
        break;
      values[n++] = value = next;
    }
  return n;
}

static void
show_best (ScribaOddsDialog *self,
           CaesarSymbol symbol,
           guint draws)
{
  int values[MOST_VALUES];
  CaesarOdds odds[MOST_VALUES];
  guint percents[MOST_VALUES] = { 0 };
  guint n = list_values (self, symbol, values);

  for (guint i = 0; i < n; i++)
    odds[i] = caesar_odds_best (self->box, self->bag, symbol, draws, values[i], values[i]);
  odds[n] = caesar_odds_none_fits (self->box, self->bag, symbol, draws);
  if (odds[n].whole != 0)
    caesar_odds_to_percents (odds, n + 1, percents);

  for (guint i = 0; i < MOST_VALUES; i++)
    {
      g_autofree char *title = i < n ? g_strdup_printf ("%d", values[i]) : g_strdup (_("No token fits"));
      g_autofree char *text = i <= n ? scriba_words_share (odds[i], percents[i]) : NULL;

      gtk_widget_set_visible (GTK_WIDGET (self->values[i]), i <= n);
      if (i > n)
        continue;

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->values[i]), title);
      adw_action_row_set_subtitle (self->values[i], text);
    }
}

/* An answer; says it if it is another one than before. */
static void
show_answer (ScribaOddsDialog *self,
             AdwActionRow *row,
             const char *title,
             const char *answer)
{
  const char *before = adw_action_row_get_subtitle (row);
  g_autofree char *sentence = g_strdup_printf ("%s: %s", title, answer);
  gboolean changed = !g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) ||
                     g_strcmp0 (before, answer) != 0;

  if (before != NULL && *before != '\0' && changed)
    scriba_announce (GTK_WIDGET (self), sentence);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, answer);
}

static void
show_between (ScribaOddsDialog *self,
              CaesarSymbol symbol,
              guint draws)
{
  int lowest = scriba_stepper_get_value (self->lowest);
  int highest = scriba_stepper_get_value (self->highest);
  guint meant = caesar_odds_count_between (self->box, self->bag, symbol, lowest, highest);
  CaesarOdds odds = caesar_odds_some_between (self->box, self->bag, symbol, draws, lowest, highest);
  g_autofree char *title = scriba_words_some_between (lowest, highest, scriba_stepper_get_upper (self->highest));
  g_autofree char *answer = scriba_words_odds_of (odds, meant, caesar_odds_count (self->box, self->bag));

  show_answer (self, self->between, title, answer);
}

static void
show (ScribaOddsDialog *self)
{
  CaesarSymbol symbol = adw_combo_row_get_selected (self->symbol);
  guint draws = scriba_stepper_get_value (self->draws);
  guint fitting = caesar_odds_count_between (self->box, self->bag, symbol, 0, G_MAXINT16);
  g_autofree char *next = scriba_words_odds_of (caesar_odds_fits (self->box, self->bag, symbol), fitting,
                                                caesar_odds_count (self->box, self->bag));
  g_autofree char *some = scriba_words_odds (caesar_odds_some_fit (self->box, self->bag, symbol, draws));

  show_answer (self, self->next, _("The next token fits"), next);
  show_answer (self, self->some, _("At least one of those drawn fits"), some);
  show_between (self, symbol, draws);
  show_best (self, symbol, draws);
}

/* The other end of the range comes along. */

static void
lowest_cb (ScribaOddsDialog *self)
{
  int lowest = scriba_stepper_get_value (self->lowest);

  scriba_stepper_set_value (self->highest, MAX (lowest, scriba_stepper_get_value (self->highest)));
  show (self);
}

static void
highest_cb (ScribaOddsDialog *self)
{
  int highest = scriba_stepper_get_value (self->highest);

  scriba_stepper_set_value (self->lowest, MIN (highest, scriba_stepper_get_value (self->lowest)));
  show (self);
}

/* As many as there are in the bag; at first a hand. */
static void
set_up_draws (ScribaOddsDialog *self,
              const CaesarState *state,
              guint side)
{
  int most = CLAMP ((int) caesar_odds_count (self->box, self->bag), 1, SCRIBA_NUMBER_HIGHEST);

  scriba_stepper_set_range (self->draws, 1, most);
  scriba_stepper_set_value (self->draws, CLAMP (state->players[side].hand_size, 1, most));
}

/* The values that were in the bag when the game began. At first the upper half of those that now fit is asked for. */
static void
set_up_values (ScribaOddsDialog *self,
               const CaesarState *state,
               guint side)
{
  int fitting[MOST_VALUES];
  guint n_fitting = list_values (self, adw_combo_row_get_selected (self->symbol), fitting);
  int lower = G_MAXINT16;
  int upper = 0;

  for (guint kind = 0; kind < self->box->n_kinds; kind++)
    {
      if (caesar_count_bag_start (state, self->box, side, kind) > 0)
        {
          lower = MIN (lower, self->box->kinds[kind].first);
          upper = MAX (upper, self->box->kinds[kind].first);
        }
    }
  lower = MIN (lower, upper);

  scriba_stepper_set_range (self->lowest, lower, upper);
  scriba_stepper_set_range (self->highest, lower, upper);
  scriba_stepper_set_value (self->lowest, n_fitting > 0 ? fitting[(n_fitting - 1) / 2] : upper);
  scriba_stepper_set_value (self->highest, upper);
}

static void
scriba_odds_dialog_finalize (GObject *object)
{
  caesar_box_free (SCRIBA_ODDS_DIALOG (object)->box);

  G_OBJECT_CLASS (scriba_odds_dialog_parent_class)->finalize (object);
}

static void
scriba_odds_dialog_class_init (ScribaOddsDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_odds_dialog_finalize;
}

static void
scriba_odds_dialog_init (ScribaOddsDialog *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = scriba_group_new ();
  GtkWidget *between = scriba_group_new ();
  GtkWidget *draws = scriba_stepper_row_new (_("Tokens drawn"), 1, 1, &self->draws);
  GtkWidget *lowest = scriba_stepper_row_new (_("Value at least"), 0, 0, &self->lowest);
  GtkWidget *highest = scriba_stepper_row_new (_("Value at most"), 0, 0, &self->highest);
  const char *symbols[] = {
    scriba_words_symbol (CAESAR_SYMBOL_SWORD), scriba_words_symbol (CAESAR_SYMBOL_SHIELD),
    scriba_words_symbol (CAESAR_SYMBOL_SHIP), NULL,
  };

  adw_dialog_set_content_width (ADW_DIALOG (self), 420);
  self->symbol = ADW_COMBO_ROW (scriba_caesar_choice_new (_("Border space"), symbols));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->symbol));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), draws);
  self->next = add_row (ADW_PREFERENCES_GROUP (group), "");
  self->some = add_row (ADW_PREFERENCES_GROUP (group), "");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (between), lowest);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (between), highest);
  self->between = add_row (ADW_PREFERENCES_GROUP (between), "");
  self->best = ADW_PREFERENCES_GROUP (scriba_group_new ());
  adw_preferences_group_set_title (self->best, _("Best Value Drawn"));
  for (guint i = 0; i < MOST_VALUES; i++)
    self->values[i] = add_row (self->best, "");

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (between));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->best);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_child (ADW_DIALOG (self), view);
}

/**
 * scriba_odds_dialog_new:
 * @state: a game on @box
 * @side: whose bag
 * @known: of each kind, how many of its tokens are known to be in its hand or line, and so not in the bag
 *
 * Returns: the odds of what is drawn next
 */
AdwDialog *
scriba_odds_dialog_new (const CaesarState *state,
                        const CaesarBox *box,
                        guint side,
                        const gint16 known[CAESAR_MAX_KINDS])
{
  ScribaOddsDialog *self = g_object_new (SCRIBA_TYPE_ODDS_DIALOG, NULL);
  g_autofree char *title = g_strdup_printf (_("Odds, %s"), scriba_words_side (side));

  self->box = caesar_box_copy (box);
  caesar_count_unseen_all (state, box, side, self->bag);
  caesar_odds_take_marked (self->bag, known);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  set_up_draws (self, state, side);
  set_up_values (self, state, side);
  show (self);
  g_signal_connect_swapped (self->symbol, "notify::selected", G_CALLBACK (show), self);
  g_signal_connect_swapped (self->draws, "edited", G_CALLBACK (show), self);
  g_signal_connect_swapped (self->lowest, "edited", G_CALLBACK (lowest_cb), self);
  g_signal_connect_swapped (self->highest, "edited", G_CALLBACK (highest_cb), self);
  return ADW_DIALOG (self);
}
