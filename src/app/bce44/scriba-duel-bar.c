/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-duel-bar.h"

#include <math.h>

#include "scriba-duel.h"
#include "scriba-theme.h"

#define BAR_HEIGHT 36
#define LEAST_WIDTH 120

/**
 * ScribaDuelBar:
 *
 * The Suitors against the Imperium Maius in a field: whoever passes the middle wins.
 *
 * Accessibility: an image; the sentence that its page gives it is its name.
 */
struct _ScribaDuelBar
{
  GtkWidget parent_instance;

  ScribaDuel duel;
  BceCharacter characters[BCE_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (ScribaDuelBar, scriba_duel_bar, GTK_TYPE_WIDGET)

static void
scriba_duel_bar_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = 3 * LEAST_WIDTH;
    }
  else
    {
      *minimum = *natural = ceil (BAR_HEIGHT * scriba_theme_get_look (widget).scale + 2 * SCRIBA_DUEL_OVERHANG);
    }
}

static void
scriba_duel_bar_snapshot (GtkWidget *widget,
                          GtkSnapshot *snapshot)
{
  ScribaDuelBar *self = SCRIBA_DUEL_BAR (widget);
  ScribaLook look = scriba_theme_get_look (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double bar_height = floor (BAR_HEIGHT * look.scale);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr;

  if (width == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  scriba_duel_draw (cr, &look, &self->duel, self->characters, 0, floor ((height - bar_height) / 2), width, bar_height);
  cairo_destroy (cr);
}

static void
scriba_duel_bar_class_init (ScribaDuelBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = scriba_duel_bar_measure;
  widget_class->snapshot = scriba_duel_bar_snapshot;

  gtk_widget_class_set_css_name (widget_class, "duelbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
scriba_duel_bar_init (ScribaDuelBar *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  scriba_theme_watch (GTK_WIDGET (self));
}

/** scriba_duel_bar_new: an empty bar. */
GtkWidget *
scriba_duel_bar_new (void)
{
  return g_object_new (SCRIBA_TYPE_DUEL_BAR, NULL);
}

/**
 * scriba_duel_bar_set_field:
 * @boards: the seats
 * @outcome: their totals
 * @field: which field
 * @characters: (array): whom each seat plays, as many as seats
 *
 * Shows the authority of a field. Nothing of the arguments is kept.
 */
void
scriba_duel_bar_set_field (ScribaDuelBar *self,
                           const BceBoards *boards,
                           const BceOutcome *outcome,
                           BceField field,
                           const BceCharacter *characters)
{
  g_return_if_fail (SCRIBA_IS_DUEL_BAR (self));
  g_return_if_fail (boards != NULL && outcome != NULL && characters != NULL);

  scriba_duel_read (&self->duel, boards, outcome, field);
  memcpy (self->characters, characters, boards->n_seats * sizeof *characters);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * scriba_duel_bar_set_description:
 * @description: a sentence that says what the bar shows, for screen readers
 */
void
scriba_duel_bar_set_description (ScribaDuelBar *self,
                                 const char *description)
{
  g_return_if_fail (SCRIBA_IS_DUEL_BAR (self));
  g_return_if_fail (description != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}
