/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-seat-ring.h"

#include <math.h>

#include <glib/gi18n.h>

#include "scriba-speech.h"
#include "scriba-token.h"
#include "scriba-words.h"

#define TOKEN_SIZE 44
#define SIZE 240
#define ARROW_SIZE 7

/*
 * The table from above: who sits where, clockwise from the top.
 *
 * Accessibility: a picture with a name that lists the seats.
 */
struct _ScribaSeatRing
{
  GtkWidget parent_instance;

  guint n_seats;
  GtkWidget *tokens[BCE_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (ScribaSeatRing, scriba_seat_ring, GTK_TYPE_WIDGET)

/* A place on the ring, in seats clockwise from the top. */
static graphene_point_t
get_place (ScribaSeatRing *self,
           double seat)
{
  double angle = 2 * G_PI * seat / self->n_seats - G_PI / 2;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double radius = (MIN (width, height) - TOKEN_SIZE) / 2;

  return GRAPHENE_POINT_INIT (width / 2 + radius * cos (angle), height / 2 + radius * sin (angle));
}

static void
scriba_seat_ring_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = 3 * TOKEN_SIZE;
  *natural = SIZE;
}

static void
scriba_seat_ring_size_allocate (GtkWidget *widget,
                                int width,
                                int height,
                                int baseline)
{
  ScribaSeatRing *self = SCRIBA_SEAT_RING (widget);

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      graphene_point_t place = get_place (self, seat);
      GtkAllocation allocation;

      gtk_widget_measure (self->tokens[seat], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &allocation.width, NULL, NULL);
      gtk_widget_measure (self->tokens[seat], GTK_ORIENTATION_VERTICAL, -1, NULL, &allocation.height, NULL, NULL);
      allocation.x = place.x - allocation.width / 2;
      allocation.y = place.y - allocation.height / 2;
      gtk_widget_size_allocate (self->tokens[seat], &allocation, -1);
    }
}

/* Half way between two seats, the way the turn goes. */
static void
append_arrow (ScribaSeatRing *self,
              GtkSnapshot *snapshot,
              guint seat,
              const GdkRGBA *color)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  graphene_point_t place = get_place (self, seat + 0.5);

  gsk_path_builder_move_to (builder, ARROW_SIZE, 0);
  gsk_path_builder_line_to (builder, -ARROW_SIZE, -ARROW_SIZE);
  gsk_path_builder_line_to (builder, -ARROW_SIZE, ARROW_SIZE);
  gsk_path_builder_close (builder);
  path = gsk_path_builder_free_to_path (g_steal_pointer (&builder));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  gtk_snapshot_rotate (snapshot, 360 * (seat + 0.5) / self->n_seats);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, color);
  gtk_snapshot_restore (snapshot);
}

static void
append_circle (ScribaSeatRing *self,
               GtkSnapshot *snapshot,
               const GdkRGBA *color)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (2);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (width / 2, height / 2), (MIN (width, height) - TOKEN_SIZE) / 2);
  path = gsk_path_builder_free_to_path (g_steal_pointer (&builder));
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
}

static void
scriba_seat_ring_snapshot (GtkWidget *widget,
                           GtkSnapshot *snapshot)
{
  ScribaSeatRing *self = SCRIBA_SEAT_RING (widget);
  GdkRGBA color;

  if (self->n_seats == 0)
    return;

  gtk_widget_get_color (widget, &color);
  color.alpha = 0.3;
  append_circle (self, snapshot, &color);
  color.alpha = 0.6;
  for (guint seat = 0; seat < self->n_seats; seat++)
    append_arrow (self, snapshot, seat, &color);
  GTK_WIDGET_CLASS (scriba_seat_ring_parent_class)->snapshot (widget, snapshot);
}

static void
scriba_seat_ring_dispose (GObject *object)
{
  ScribaSeatRing *self = SCRIBA_SEAT_RING (object);

  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    g_clear_pointer (&self->tokens[seat], gtk_widget_unparent);

  G_OBJECT_CLASS (scriba_seat_ring_parent_class)->dispose (object);
}

static void
scriba_seat_ring_class_init (ScribaSeatRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_seat_ring_dispose;
  widget_class->measure = scriba_seat_ring_measure;
  widget_class->size_allocate = scriba_seat_ring_size_allocate;
  widget_class->snapshot = scriba_seat_ring_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
scriba_seat_ring_init (ScribaSeatRing *self)
{
}

static void
name_seats (ScribaSeatRing *self,
            const BceState *state)
{
  const char *names[BCE_MAX_SEATS + 1] = { NULL, };
  g_autofree char *list = NULL;
  g_autofree char *speech = NULL;

  for (guint seat = 0; seat < state->n_seats; seat++)
    names[seat] = state->players[seat].name;
  list = scriba_words_join (names);
  /* Translators: %s is a list of players. */
  speech = g_strdup_printf (_("Seats, clockwise: %s"), list);
  scriba_speech_name (GTK_WIDGET (self), speech);
}

/** scriba_seat_ring_show: shows the seats of a game. */
void
scriba_seat_ring_show (ScribaSeatRing *self,
                       const BceState *state)
{
  g_return_if_fail (SCRIBA_IS_SEAT_RING (self));

  self->n_seats = state->n_seats;
  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    {
      if (seat >= state->n_seats)
        {
          g_clear_pointer (&self->tokens[seat], gtk_widget_unparent);
          continue;
        }
      if (self->tokens[seat] == NULL)
        {
          self->tokens[seat] = scriba_token_new (state->players[seat].character, TOKEN_SIZE);
          gtk_widget_set_parent (self->tokens[seat], GTK_WIDGET (self));
        }
      scriba_token_set_character (SCRIBA_TOKEN (self->tokens[seat]), state->players[seat].character);
    }
  name_seats (self, state);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
