/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-outcome-bar.h"

#include <glib/gi18n.h>

#include "scriba-duel-bar.h"
#include "scriba-duel-seats.h"
#include "scriba-speech.h"
#include "words-award.h"
#include "words-tally.h"
#include "words-unknown.h"

/* Who is ahead in a field while it is entered, and why. */
struct _ScribaOutcomeBar
{
  AdwBin parent_instance;

  gboolean narrow;
  gboolean tight;   /* text is large for the width */
  char *sentence;
  const char *winner; /* is short for it */
  char *next_label;
  char *short_label;

  AdwMultiLayoutView *layouts;
  GtkLabel *suitors;
  ScribaDuelBar *bar;
  GtkLabel *im;
  GtkLabel *headline;
  GtkLabel *tile;
  GtkLabel *reason;
  GtkWidget *explain;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (ScribaOutcomeBar, scriba_outcome_bar, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

enum
{
  EXPLAIN,
  NEXT,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
explain_cb (ScribaOutcomeBar *self)
{
  g_signal_emit (self, signals[EXPLAIN], 0);
}

static void
next_cb (ScribaOutcomeBar *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
show_next (ScribaOutcomeBar *self)
{
  gtk_button_set_label (self->next, self->narrow ? self->short_label : self->next_label);
  scriba_speech_name (GTK_WIDGET (self->next), self->next_label != NULL ? self->next_label : "");
}

/* Long totals are smaller; where there is little room, what is not shown yet may become long. */
static void
style_totals (ScribaOutcomeBar *self)
{
  GtkLabel *totals[] = { self->suitors, self->im };

  for (guint i = 0; i < G_N_ELEMENTS (totals); i++)
    {
      glong length = g_utf8_strlen (gtk_label_get_label (totals[i]), -1);
      gboolean small = length > 2 || (self->narrow && length == 0);
      const char *styles[] = { small ? "number" : "total", NULL };

      gtk_widget_set_css_classes (GTK_WIDGET (totals[i]), styles);
    }
}

/* Where text is large, the bar needs the whole width. */
static void
lay (ScribaOutcomeBar *self)
{
  adw_multi_layout_view_set_layout_name (self->layouts, !self->narrow ? "wide" : self->tight ? "tight" : "narrow");
}

static void
set_narrow (ScribaOutcomeBar *self,
            gboolean narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  lay (self);
  gtk_widget_set_visible (self->explain, !narrow);
  style_totals (self);
  show_next (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

static void
scriba_outcome_bar_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, SCRIBA_OUTCOME_BAR (object)->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_outcome_bar_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      set_narrow (SCRIBA_OUTCOME_BAR (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_outcome_bar_finalize (GObject *object)
{
  ScribaOutcomeBar *self = SCRIBA_OUTCOME_BAR (object);

  g_free (self->sentence);
  g_free (self->next_label);
  g_free (self->short_label);

  G_OBJECT_CLASS (scriba_outcome_bar_parent_class)->finalize (object);
}

static void
scriba_outcome_bar_class_init (ScribaOutcomeBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_DUEL_BAR);

  object_class->get_property = scriba_outcome_bar_get_property;
  object_class->set_property = scriba_outcome_bar_set_property;
  object_class->finalize = scriba_outcome_bar_finalize;

  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /** ScribaOutcomeBar::explain: the user asks how the outcome came about. */
  signals[EXPLAIN] =
    g_signal_new ("explain", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /** ScribaOutcomeBar::next: the user goes on. */
  signals[NEXT] =
    g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-outcome-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, layouts);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, suitors);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, im);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, headline);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, tile);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, reason);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, explain);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeBar, next);
  gtk_widget_class_bind_template_callback (widget_class, explain_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
scriba_outcome_bar_init (ScribaOutcomeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static guint
count_unknown (const BceOutcome *outcome,
               BceField field)
{
  guint n_unknown = 0;

  for (guint i = 0; i < outcome->unknown->len; i++)
    if (g_array_index (outcome->unknown, BceUnknown, i).field == field)
      n_unknown++;
  return n_unknown;
}

/* The tile's reason where it is news; a missing value is always news. */
static char *
find_reason (const BceBoards *boards,
             const BceOutcome *outcome,
             BceField field)
{
  guint n_unknown = count_unknown (outcome, field);

  if (n_unknown > 0)
    return scriba_words_unknown_note (n_unknown);
  if (outcome->fields[field].im_wins)
    return scriba_words_field_reason (boards, outcome, field);
  return scriba_words_tile_reason (boards, outcome, field);
}

/* Where text is large, the boards need the room: the numbers stand beside the bar, and the result tells the reason as well. */
static void
show_sentence (ScribaOutcomeBar *self)
{
  gtk_label_set_label (self->headline, self->tight ? self->winner : self->sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), !self->tight);
}

/** scriba_outcome_bar_show: shows how @field of @holder stands. */
void
scriba_outcome_bar_show (ScribaOutcomeBar *self,
                         ScribaBoardsHolder *holder,
                         BceField field)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (holder);
  g_autofree char *suitors = scriba_words_suitors_amount (boards, outcome, field, SCRIBA_TALLY_AUTHORITY);
  g_autofree char *im = scriba_words_tally_amount (boards, outcome, field, boards->im, SCRIBA_TALLY_AUTHORITY);
  g_autofree char *tile = scriba_words_tile_title (boards, outcome, field);
  g_autofree char *reason = find_reason (boards, outcome, field);

  g_return_if_fail (SCRIBA_IS_OUTCOME_BAR (self));

  gtk_label_set_label (self->suitors, suitors);
  gtk_label_set_label (self->im, im);
  style_totals (self);
  g_free (self->sentence);
  self->sentence = scriba_words_field_headline (boards, outcome, field);
  self->winner = scriba_words_field_winner (outcome, field);
  gtk_label_set_label (self->tile, tile);
  gtk_label_set_label (self->reason, reason);
  show_sentence (self);
  scriba_duel_seats_show (self->bar, holder, field);
}

/** scriba_outcome_bar_set_next: where the button goes; @short_label where there is little room. */
void
scriba_outcome_bar_set_next (ScribaOutcomeBar *self,
                             const char *label,
                             const char *short_label)
{
  g_return_if_fail (SCRIBA_IS_OUTCOME_BAR (self));

  g_set_str (&self->next_label, label);
  g_set_str (&self->short_label, short_label);
  show_next (self);
}

/** scriba_outcome_bar_set_tight: whether text is so large that there is room for the most important only. */
void
scriba_outcome_bar_set_tight (ScribaOutcomeBar *self,
                              gboolean tight)
{
  g_return_if_fail (SCRIBA_IS_OUTCOME_BAR (self));

  self->tight = tight;
  lay (self);
  show_sentence (self);
}
