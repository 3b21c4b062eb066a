/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-seat-row.h"

#include <glib/gi18n.h>

#include "scriba-seating.h"
#include "scriba-token.h"
#include "words-names.h"

/* Who sits at one seat. */
struct _ScribaSeatRow
{
  AdwBin parent_instance;

  ScribaResolveDraft *draft;
  guint seat;
  char *kept; /* the name that is shown, or stands behind a refused one */
  gboolean showing;

  GtkMenuButton *character;
  ScribaToken *token;
  GtkBox *characters;
  GtkEditable *name;
  GtkLabel *problem;
  GtkLabel *role;
  GtkToggleButton *im;
  GtkWidget *up;
  GtkWidget *down;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (ScribaSeatRow, scriba_seat_row, ADW_TYPE_BIN)

static void
show_problem (ScribaSeatRow *self,
              ScribaNameProblem problem)
{
  gboolean good = problem == SCRIBA_NAME_GOOD;

  gtk_label_set_label (self->problem, scriba_name_explain (problem));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), !good);
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->name), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_STATE_INVALID,
                               good ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE, -1);
}

static void
name_cb (ScribaSeatRow *self)
{
  if (!self->showing)
    show_problem (self, scriba_seating_rename (self->draft, self->seat, gtk_editable_get_text (self->name)));
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
  scriba_seating_move (self->draft, self->seat, -1);
  follow (gtk_widget_get_prev_sibling (GTK_WIDGET (self)), TRUE);
}

static void
down_cb (ScribaSeatRow *self)
{
  scriba_seating_move (self->draft, self->seat, 1);
  follow (gtk_widget_get_next_sibling (GTK_WIDGET (self)), FALSE);
}

static void
remove_cb (ScribaSeatRow *self)
{
  scriba_seating_remove (self->draft, self->seat);
}

static void
character_cb (ScribaSeatRow *self,
              GtkWidget *button)
{
  gtk_menu_button_popdown (self->character);
  scriba_seating_set_character (self->draft, self->seat,
                                GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "character")));
}

static void
scriba_seat_row_dispose (GObject *object)
{
  ScribaSeatRow *self = SCRIBA_SEAT_ROW (object);

  g_clear_object (&self->draft);

  G_OBJECT_CLASS (scriba_seat_row_parent_class)->dispose (object);
}

static void
scriba_seat_row_finalize (GObject *object)
{
  g_free (SCRIBA_SEAT_ROW (object)->kept);

  G_OBJECT_CLASS (scriba_seat_row_parent_class)->finalize (object);
}

static void
scriba_seat_row_class_init (ScribaSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);

  G_OBJECT_CLASS (klass)->dispose = scriba_seat_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_seat_row_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, character);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, characters);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, problem);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, role);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, im);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, up);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, down);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatRow, remove);
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

  for (int character = 0; character < BCE_N_CHARACTERS; character++)
    {
      GtkWidget *button = gtk_button_new ();
      GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

      gtk_box_append (GTK_BOX (content), scriba_token_new (character, 28));
      gtk_box_append (GTK_BOX (content), gtk_label_new (scriba_words_character (character)));
      gtk_button_set_child (GTK_BUTTON (button), content);
      gtk_widget_add_css_class (button, "flat");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, scriba_words_character (character), -1);
      g_object_set_data (G_OBJECT (button), "character", GINT_TO_POINTER (character));
      g_signal_connect_object (button, "clicked", G_CALLBACK (character_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->characters, button);
    }
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

/* @label is taken. */
static void
name_control (gpointer widget,
              char *label)
{
  g_autofree char *owned = label;

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, owned, -1);
  if (GTK_IS_MENU_BUTTON (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (widget)),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, owned, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (widget), owned);
}

static void
name_controls (ScribaSeatRow *self,
               const char *player,
               BceCharacter character)
{
  /* Translators: player %1$s plays the character %2$s. */
  name_control (self->character, g_strdup_printf (_("Character, %1$s: %2$s"), player,
                                                  scriba_words_character (character)));
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
  g_autofree char *role = scriba_seating_get_role (boards, self->seat);
  g_autofree char *typed = NULL;

  g_return_if_fail (SCRIBA_IS_SEAT_ROW (self));

  g_set_object (&self->draft, draft);
  self->showing = TRUE;
  if (g_set_str (&self->kept, player))
    {
      typed = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
      if (g_strcmp0 (typed, player) != 0)
        gtk_editable_set_text (self->name, player);
      show_problem (self, SCRIBA_NAME_GOOD);
    }
  scriba_token_set_character (self->token, character);
  gtk_label_set_label (self->role, role);
  gtk_toggle_button_set_active (self->im, self->seat == (guint) boards->im);
  gtk_widget_set_sensitive (self->up, self->seat > 0);
  gtk_widget_set_sensitive (self->down, self->seat + 1 < boards->n_seats);
  gtk_widget_set_sensitive (self->remove, boards->n_seats > 3);
  name_controls (self, player, character);
  self->showing = FALSE;
}
