/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-seat-row.h"

#include <glib/gi18n.h>

#include "scriba-character-button.h"
#include "scriba-name-entry.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"

/* Who sits at one seat. A row changes nothing by itself: whoever shows it is told what is wanted. */
struct _ScribaSeatRow
{
  AdwBin parent_instance;

  guint seat;
  gboolean showing;

  ScribaCharacterButton *character;
  ScribaNameEntry *name;
  GtkLabel *role;
  GtkToggleButton *im;
  GtkWidget *up;
  GtkWidget *down;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (ScribaSeatRow, scriba_seat_row, ADW_TYPE_BIN)

enum
{
  RENAME,
  CHOOSE,
  CROWN,
  MOVE,
  REMOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
name_cb (ScribaSeatRow *self)
{
  g_signal_emit (self, signals[RENAME], 0);
}

static void
im_cb (ScribaSeatRow *self)
{
  if (self->showing)
    return;

  /* The crown goes to somebody else; it cannot be put away. */
  if (gtk_toggle_button_get_active (self->im))
    g_signal_emit (self, signals[CROWN], 0);
  else
    gtk_toggle_button_set_active (self->im, TRUE);
}

/* The focus goes with the player. */
static void
follow (GtkWidget *row,
        gboolean up)
{
  ScribaSeatRow *to;

  if (row == NULL)
    return;

  to = SCRIBA_SEAT_ROW (row);
  if (!gtk_widget_grab_focus (up ? to->up : to->down))
    gtk_widget_grab_focus (up ? to->down : to->up);
}

static void
up_cb (ScribaSeatRow *self)
{
  /* Now it would move the player who came here back again. */
  if (scriba_second_tap_is_one (self->up))
    return;

  scriba_second_tap_expect (self->up);
  g_signal_emit (self, signals[MOVE], 0, -1);
  follow (gtk_widget_get_prev_sibling (GTK_WIDGET (self)), TRUE);
}

static void
down_cb (ScribaSeatRow *self)
{
  if (scriba_second_tap_is_one (self->down))
    return;

  scriba_second_tap_expect (self->down);
  g_signal_emit (self, signals[MOVE], 0, 1);
  follow (gtk_widget_get_next_sibling (GTK_WIDGET (self)), FALSE);
}

/* This row, or the one before it if this was the last, now shows who sat next to the player who left. */
static void
stay (GtkWidget *row)
{
  if (!gtk_widget_grab_focus (SCRIBA_SEAT_ROW (row)->remove))
    gtk_widget_grab_focus (row);
}

static void
remove_cb (ScribaSeatRow *self)
{
  GtkWidget *rows = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkWidget *before = gtk_widget_get_prev_sibling (GTK_WIDGET (self));

  /* The row that moves up is not the one that was aimed at. */
  if (scriba_second_tap_is_one (rows))
    return;

  scriba_second_tap_expect (rows);
  g_signal_emit (self, signals[REMOVE], 0);
  stay (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL ? GTK_WIDGET (self) : before);
}

static void
character_cb (ScribaSeatRow *self,
              int character)
{
  g_signal_emit (self, signals[CHOOSE], 0, character);
}

/* The row is dragged by what is not a control. */
static GdkContentProvider *
drag_cb (ScribaSeatRow *self)
{
  return gdk_content_provider_new_typed (SCRIBA_TYPE_SEAT_ROW, self);
}

static void
drag_begin_cb (ScribaSeatRow *self,
               GdkDrag *drag,
               GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
drop_cb (ScribaSeatRow *self,
         const GValue *value)
{
  ScribaSeatRow *from = g_value_get_object (value);

  if (from == NULL || from == self || gtk_widget_get_parent (GTK_WIDGET (from)) != gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;

  g_signal_emit (from, signals[MOVE], 0, (int) self->seat - (int) from->seat);
  return TRUE;
}

/* Whoever comes to a seat is named first. */
static gboolean
scriba_seat_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCRIBA_SEAT_ROW (widget)->name));
}

static void
scriba_seat_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SEAT_ROW);

  G_OBJECT_CLASS (scriba_seat_row_parent_class)->dispose (object);
}

static void
scriba_seat_row_class_init (ScribaSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_CHARACTER_BUTTON);
  g_type_ensure (SCRIBA_TYPE_NAME_ENTRY);

  G_OBJECT_CLASS (klass)->dispose = scriba_seat_row_dispose;
  widget_class->grab_focus = scriba_seat_row_grab_focus;

  /**
   * ScribaSeatRow::rename:
   *
   * A name was typed; whether it is a good one is told by scriba_seat_row_set_problem().
   */
  signals[RENAME] = g_signal_new ("rename", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ScribaSeatRow::choose:
   * @self: the row
   * @character: a #BceCharacter
   *
   * The player wants to play @character.
   */
  signals[CHOOSE] = g_signal_new ("choose", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ScribaSeatRow::crown:
   *
   * The player is to be Imperium Maius.
   */
  signals[CROWN] = g_signal_new ("crown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ScribaSeatRow::move:
   * @self: the row
   * @by: how many seats clockwise
   *
   * The player takes another seat.
   */
  signals[MOVE] = g_signal_new ("move", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ScribaSeatRow::remove:
   *
   * The player leaves the table.
   */
  signals[REMOVE] = g_signal_new ("remove", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, character);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, role);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, im);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, up);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, down);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, character_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, im_cb);
  gtk_widget_class_bind_template_callback (widget_class, up_cb);
  gtk_widget_class_bind_template_callback (widget_class, down_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
scriba_seat_row_init (ScribaSeatRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (SCRIBA_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/** scriba_seat_row_new: a row for a seat, from 0 clockwise; those with the same size group line up. */
GtkWidget *
scriba_seat_row_new (guint seat,
                     GtkSizeGroup *roles)
{
  ScribaSeatRow *self = g_object_new (SCRIBA_TYPE_SEAT_ROW, NULL);
  /* Translators: the entry for the name of a player; seats are counted clockwise from 1. */
  g_autofree char *name = g_strdup_printf (_("Name, seat %u"), seat + 1);

  self->seat = seat;
  gtk_size_group_add_widget (roles, GTK_WIDGET (self->role));
  scriba_name_entry_set_title (self->name, name);
  return GTK_WIDGET (self);
}

/* @label is taken. */
static void
name_control (gpointer widget,
              char *label)
{
  g_autofree char *owned = label;

  scriba_speech_name_icon (widget, owned);
}

static void
name_controls (ScribaSeatRow *self,
               const char *player)
{
  /* Translators: the button that gives the crown to player %s. */
  name_control (self->im, g_strdup_printf (_("Imperium Maius, %s"), player));
  /* Translators: moves player %s one seat back in the seat order. */
  name_control (self->up, g_strdup_printf (_("Move up, %s"), player));
  /* Translators: moves player %s one seat on in the seat order. */
  name_control (self->down, g_strdup_printf (_("Move down, %s"), player));
  /* Translators: takes player %s away from the table. */
  name_control (self->remove, g_strdup_printf (_("Remove player, %s"), player));
}

/** scriba_seat_row_show: shows the seat as it is now. A refused name stays until another one is kept. */
void
scriba_seat_row_show (ScribaSeatRow *self,
                      const ScribaSeatFacts *facts)
{
  g_return_if_fail (SCRIBA_IS_SEAT_ROW (self));

  self->showing = TRUE;
  scriba_name_entry_show (self->name, facts->name);
  scriba_character_button_show (self->character, facts->character, facts->name);
  gtk_label_set_label (self->role, facts->role);
  gtk_widget_set_visible (GTK_WIDGET (self->im), facts->has_im);
  gtk_toggle_button_set_active (self->im, facts->im);
  gtk_widget_set_sensitive (self->up, self->seat > 0);
  gtk_widget_set_sensitive (self->down, self->seat + 1 < facts->n_seats);
  gtk_widget_set_sensitive (self->remove, facts->removable);
  name_controls (self, facts->name);
  self->showing = FALSE;
}

/** scriba_seat_row_get_seat: which seat it is, from 0 clockwise. */
guint
scriba_seat_row_get_seat (ScribaSeatRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_SEAT_ROW (self), 0);

  return self->seat;
}

/** scriba_seat_row_get_text: the name that is typed, good or not. */
const char *
scriba_seat_row_get_text (ScribaSeatRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_SEAT_ROW (self), NULL);

  return scriba_name_entry_get_text (self->name);
}

/** scriba_seat_row_set_problem: says why the name that is typed cannot be kept, or that it is. */
void
scriba_seat_row_set_problem (ScribaSeatRow *self,
                             ScribaNameProblem problem)
{
  g_return_if_fail (SCRIBA_IS_SEAT_ROW (self));

  scriba_name_entry_set_problem (self->name, problem);
}
