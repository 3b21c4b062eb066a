/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-stacked-bars.h"

#include <math.h>

#include "scriba-bars.h"
#include "scriba-theme.h"

#define EVERYBODY (-1)
#define BAR_WIDTH 84
#define LEAST_BAR_WIDTH 36
#define LEAST_HEIGHT 160
#define USUAL_HEIGHT 280
#define USUAL_TOTAL_SIZE 32
#define LARGEST_TOTAL_SIZE 64

/**
 * ScribaStackedBars:
 *
 * The stacks of a score sheet: of everybody in columns of one width, or of one
 * player, so that a table can put each stack on top of its column.
 *
 * Accessibility: presentational; the table of numbers says it all.
 */
struct _ScribaStackedBars
{
  GtkWidget parent_instance;

  BceScore score;
  BceCharacter characters[BCE_MAX_SEATS];
  char **names;
  gboolean has_characters;
  int player;
  int total_size;
};

G_DEFINE_FINAL_TYPE (ScribaStackedBars, scriba_stacked_bars, GTK_TYPE_WIDGET)

enum
{
  PROP_PLAYER = 1,
  PROP_TOTAL_SIZE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static guint
n_columns (ScribaStackedBars *self)
{
  return self->player == EVERYBODY ? self->score.n_players : 1;
}

static void
scriba_stacked_bars_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  ScribaStackedBars *self = SCRIBA_STACKED_BARS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_BAR_WIDTH * n_columns (self);
      *natural = BAR_WIDTH * n_columns (self);
    }
  else
    {
      double scale = scriba_theme_get_look (widget).scale;

      *minimum = ceil (LEAST_HEIGHT * scale);
      *natural = ceil (USUAL_HEIGHT * scale);
    }
}

static void
scriba_stacked_bars_snapshot (GtkWidget *widget,
                              GtkSnapshot *snapshot)
{
  ScribaStackedBars *self = SCRIBA_STACKED_BARS (widget);
  ScribaLook look = scriba_theme_get_look (widget);
  ScribaBarsFrame frame = {
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .total_size = self->total_size,
    .names = (const char * const *) self->names,
    .characters = self->has_characters ? self->characters : NULL,
    .first_player = MAX (self->player, 0),
    .n_players = n_columns (self),
  };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, frame.width, frame.height);
  double column;
  cairo_t *cr;

  if (frame.first_player + frame.n_players > self->score.n_players || frame.n_players == 0)
    return;

  column = frame.width / frame.n_players;
  frame.bar_width = CLAMP (column - 24, MIN (column, LEAST_BAR_WIDTH), BAR_WIDTH);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  scriba_bars_draw (cr, &look, &self->score, &frame);
  cairo_destroy (cr);
}

static void
scriba_stacked_bars_get_property (GObject *object,
                                  guint property_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  ScribaStackedBars *self = SCRIBA_STACKED_BARS (object);

  switch (property_id)
    {
    case PROP_PLAYER:
      g_value_set_int (value, self->player);
      break;
    case PROP_TOTAL_SIZE:
      g_value_set_int (value, self->total_size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_stacked_bars_set_property (GObject *object,
                                  guint property_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScribaStackedBars *self = SCRIBA_STACKED_BARS (object);

  switch (property_id)
    {
    case PROP_PLAYER:
      scriba_stacked_bars_set_player (self, g_value_get_int (value));
      break;
    case PROP_TOTAL_SIZE:
      scriba_stacked_bars_set_total_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_stacked_bars_finalize (GObject *object)
{
  ScribaStackedBars *self = SCRIBA_STACKED_BARS (object);

  g_strfreev (self->names);

  G_OBJECT_CLASS (scriba_stacked_bars_parent_class)->finalize (object);
}

static void
scriba_stacked_bars_class_init (ScribaStackedBarsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_stacked_bars_get_property;
  object_class->set_property = scriba_stacked_bars_set_property;
  object_class->finalize = scriba_stacked_bars_finalize;
  widget_class->measure = scriba_stacked_bars_measure;
  widget_class->snapshot = scriba_stacked_bars_snapshot;

  properties[PROP_PLAYER] =
    g_param_spec_int ("player", NULL, NULL,
                      EVERYBODY, BCE_MAX_SEATS - 1, EVERYBODY,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_TOTAL_SIZE] =
    g_param_spec_int ("total-size", NULL, NULL,
                      0, LARGEST_TOTAL_SIZE, USUAL_TOTAL_SIZE,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "stackedbars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scriba_stacked_bars_init (ScribaStackedBars *self)
{
  self->player = EVERYBODY;
  self->total_size = USUAL_TOTAL_SIZE;
  scriba_theme_watch (GTK_WIDGET (self));
}

/** scriba_stacked_bars_new: bars without a score, which are empty. */
GtkWidget *
scriba_stacked_bars_new (void)
{
  return g_object_new (SCRIBA_TYPE_STACKED_BARS, NULL);
}

/**
 * scriba_stacked_bars_set_score:
 * @score: what is stacked
 * @names: (nullable) (array zero-terminated=1): names to write below, or %NULL for none
 * @characters: (nullable): whose tokens to draw below, or %NULL for none
 *
 * Shows a score. Nothing of the arguments is kept.
 */
void
scriba_stacked_bars_set_score (ScribaStackedBars *self,
                               const BceScore *score,
                               const char * const *names,
                               const BceCharacter *characters)
{
  char **old_names;

  g_return_if_fail (SCRIBA_IS_STACKED_BARS (self));
  g_return_if_fail (score != NULL && score->n_players <= BCE_MAX_SEATS);
  g_return_if_fail (names == NULL || g_strv_length ((char **) names) >= score->n_players);

  self->score = *score;
  self->score.unknown = NULL;
  old_names = g_steal_pointer (&self->names);
  self->names = g_strdupv ((char **) names);
  g_strfreev (old_names);
  self->has_characters = characters != NULL;
  if (characters != NULL)
    memcpy (self->characters, characters, score->n_players * sizeof *characters);

  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/** scriba_stacked_bars_get_player: see scriba_stacked_bars_set_player(). */
int
scriba_stacked_bars_get_player (ScribaStackedBars *self)
{
  g_return_val_if_fail (SCRIBA_IS_STACKED_BARS (self), EVERYBODY);

  return self->player;
}

/** scriba_stacked_bars_set_player: whose stack is shown, on the scale of all; −1 shows everybody's. */
void
scriba_stacked_bars_set_player (ScribaStackedBars *self,
                                int player)
{
  g_return_if_fail (SCRIBA_IS_STACKED_BARS (self));
  g_return_if_fail (player >= EVERYBODY && player < BCE_MAX_SEATS);

  if (self->player == player)
    return;

  self->player = player;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYER]);
}

/** scriba_stacked_bars_get_total_size: see scriba_stacked_bars_set_total_size(). */
int
scriba_stacked_bars_get_total_size (ScribaStackedBars *self)
{
  g_return_val_if_fail (SCRIBA_IS_STACKED_BARS (self), 0);

  return self->total_size;
}

/** scriba_stacked_bars_set_total_size: letter size of the totals in pixels, with text at 100 %; 0 for none. */
void
scriba_stacked_bars_set_total_size (ScribaStackedBars *self,
                                    int total_size)
{
  g_return_if_fail (SCRIBA_IS_STACKED_BARS (self));
  g_return_if_fail (total_size >= 0 && total_size <= LARGEST_TOTAL_SIZE);

  if (self->total_size == total_size)
    return;

  self->total_size = total_size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOTAL_SIZE]);
}
