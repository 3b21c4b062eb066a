/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-seat-row.h"

#include <glib/gi18n.h>

#include "scriba-character-button.h"
#include "scriba-name-entry.h"
#include "scriba-seating.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "words-names.h"

/* Who sits at one seat. */
struct _ScribaSeatRow
{
  AdwBin parent_instance;

  ScribaResolveDraft *draft;
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

static void
name_cb (ScribaSeatRow *self)
{
  scriba_name_entry_set_problem (self->name, scriba_seating_rename (self->draft, self->seat,
                                                                    scriba_name_entry_get_text (self->name)));
}

static void
im_cb (ScribaSeatRow *self)
{
  if (self->showing)
    return;

  /* The crown goes to somebody else; it cannot be put away. */
  if (gtk_toggle_button_get_active (self->im))
    scriba_seating_set_im (self->draft, self->seat);
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
  scriba_seating_move (self->draft, self->seat, -1);
  follow (gtk_widget_get_prev_sibling (GTK_WIDGET (self)), TRUE);
}

static void
down_cb (ScribaSeatRow *self)
{
  if (scriba_second_tap_is_one (self->down))
    return;

  scriba_second_tap_expect (self->down);
  scriba_seating_move (self->draft, self->seat, 1);
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
  scriba_seating_remove (self->draft, self->seat);
  stay (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL ? GTK_WIDGET (self) : before);
}

static void
character_cb (ScribaSeatRow *self,
              int character)
{
  scriba_seating_set_character (self->draft, self->seat, character);
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
  ScribaSeatRow *self = SCRIBA_SEAT_ROW (object);

  g_clear_object (&self->draft);
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
  gtk_widget_init_template (GTK_WIDGET (self));
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
                      ScribaResolveDraft *draft)
{
  const BceBoards *boards = scriba_resolve_draft_get_boards (draft);
  BceCharacter character = scriba_draft_get_character (SCRIBA_DRAFT (draft), self->seat);
  const char *player = scriba_words_seat (boards, self->seat);
  g_autofree char *role = scriba_words_role (boards, self->seat);

  g_return_if_fail (SCRIBA_IS_SEAT_ROW (self));

  g_set_object (&self->draft, draft);
  self->showing = TRUE;
  scriba_name_entry_show (self->name, player);
  scriba_character_button_show (self->character, character, player);
  gtk_label_set_label (self->role, role);
  gtk_toggle_button_set_active (self->im, self->seat == (guint) boards->im);
  gtk_widget_set_sensitive (self->up, self->seat > 0);
  gtk_widget_set_sensitive (self->down, self->seat + 1 < boards->n_seats);
  gtk_widget_set_sensitive (self->remove, boards->n_seats > 3);
  name_controls (self, player);
  self->showing = FALSE;
}
