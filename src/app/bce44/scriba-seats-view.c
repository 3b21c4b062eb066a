/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-seats-view.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "scriba-group.h"
#include "scriba-seat-row.h"
#include "scriba-seating.h"
#include "scriba-style.h"
#include "words-names.h"

/* Who sits where, who is the IM, and whether one Suitor is shared. */
struct _ScribaSeatsView
{
  AdwBin parent_instance;

  ScribaResolveDraft *draft;
  gboolean showing;

  GtkBox *rows;
  GtkSizeGroup *roles;
  GtkWidget *add;
  AdwSwitchRow *two_players;
  AdwComboRow *shared;
};

G_DEFINE_FINAL_TYPE (ScribaSeatsView, scriba_seats_view, ADW_TYPE_BIN)

static void
add_cb (ScribaSeatsView *self)
{
  scriba_seating_add (self->draft);
  gtk_widget_grab_focus (gtk_widget_get_last_child (GTK_WIDGET (self->rows)));
}

static void
two_players_cb (ScribaSeatsView *self)
{
  const BceBoards *boards;
  guint8 order[BCE_MAX_SEATS];

  if (self->showing)
    return;

  boards = scriba_resolve_draft_get_boards (self->draft);
  bce_boards_suitor_order (boards, order);
  scriba_seating_set_shared (self->draft, adw_switch_row_get_active (self->two_players) ? order[0] : BCE_NOBODY);
}

static void
shared_cb (ScribaSeatsView *self)
{
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors;
  guint selected = adw_combo_row_get_selected (self->shared);

  if (self->showing)
    return;

  n_suitors = bce_boards_suitor_order (scriba_resolve_draft_get_boards (self->draft), order);
  if (selected < n_suitors)
    scriba_seating_set_shared (self->draft, order[selected]);
}

static void
rename_cb (ScribaSeatsView *self,
           ScribaSeatRow *row)
{
  scriba_seat_row_set_problem (row, scriba_seating_rename (self->draft, scriba_seat_row_get_seat (row),
                                                           scriba_seat_row_get_text (row)));
}

static void
choose_cb (ScribaSeatsView *self,
           int character,
           ScribaSeatRow *row)
{
  scriba_seating_set_character (self->draft, scriba_seat_row_get_seat (row), character);
}

static void
crown_cb (ScribaSeatsView *self,
          ScribaSeatRow *row)
{
  scriba_seating_set_im (self->draft, scriba_seat_row_get_seat (row));
}

static void
move_cb (ScribaSeatsView *self,
         int by,
         ScribaSeatRow *row)
{
  scriba_seating_move (self->draft, scriba_seat_row_get_seat (row), by);
}

static void
remove_cb (ScribaSeatsView *self,
           ScribaSeatRow *row)
{
  scriba_seating_remove (self->draft, scriba_seat_row_get_seat (row));
}

static void
scriba_seats_view_dispose (GObject *object)
{
  ScribaSeatsView *self = SCRIBA_SEATS_VIEW (object);

  g_clear_object (&self->draft);

  G_OBJECT_CLASS (scriba_seats_view_parent_class)->dispose (object);
}

static void
scriba_seats_view_class_init (ScribaSeatsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_seats_view_dispose;

  g_type_ensure (SCRIBA_TYPE_GROUP);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-seats-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatsView, rows);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatsView, roles);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatsView, add);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatsView, two_players);
  gtk_widget_class_bind_template_child (widget_class, ScribaSeatsView, shared);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, two_players_cb);
  gtk_widget_class_bind_template_callback (widget_class, shared_cb);
}

static void
scriba_seats_view_init (ScribaSeatsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_style_wrap_buttons (GTK_WIDGET (self));
}

static GtkWidget *
create_row (ScribaSeatsView *self,
            guint seat)
{
  GtkWidget *row = scriba_seat_row_new (seat, self->roles);

  g_signal_connect_object (row, "rename", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "choose", G_CALLBACK (choose_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "crown", G_CALLBACK (crown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "move", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "remove", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->rows, row);
  return row;
}

static void
show_row (ScribaSeatsView *self,
          ScribaSeatRow *row,
          const BceBoards *boards,
          guint seat)
{
  g_autofree char *role = scriba_words_role (boards, seat);
  const ScribaSeatFacts facts = {
    .name = scriba_words_seat (boards, seat),
    .character = scriba_draft_get_character (SCRIBA_DRAFT (self->draft), seat),
    .role = role,
    .n_seats = boards->n_seats,
    .has_im = TRUE,
    .im = seat == (guint) boards->im,
    .removable = boards->n_seats > 3,
  };

  scriba_seat_row_show (row, &facts);
}

static void
show_rows (ScribaSeatsView *self,
           const BceBoards *boards)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  for (guint seat = 0; seat < boards->n_seats; seat++)
    {
      if (row == NULL)
        row = create_row (self, seat);
      show_row (self, SCRIBA_SEAT_ROW (row), boards, seat);
      row = gtk_widget_get_next_sibling (row);
    }

  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_box_remove (self->rows, row);
      row = next;
    }
}

/* The model is made anew only if a name changed, so that an open list stays open. */
static void
show_shared (ScribaSeatsView *self,
             const BceBoards *boards)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GListModel *shown = adw_combo_row_get_model (self->shared);
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors = bce_boards_suitor_order (boards, order);
  guint selected = 0;
  gboolean same = shown != NULL && g_list_model_get_n_items (shown) == n_suitors;

  for (guint i = 0; i < n_suitors; i++)
    {
      const char *name = scriba_words_seat (boards, order[i]);

      gtk_string_list_append (names, name);
      same = same && g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (shown), i), name) == 0;
      if (order[i] == boards->shared)
        selected = i;
    }

  if (!same)
    adw_combo_row_set_model (self->shared, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->shared, selected);
}

/** scriba_seats_view_update: shows the seats of @draft as they are now. */
void
scriba_seats_view_update (ScribaSeatsView *self,
                          ScribaResolveDraft *draft)
{
  const BceBoards *boards = scriba_resolve_draft_get_boards (draft);

  g_return_if_fail (SCRIBA_IS_SEATS_VIEW (self));

  g_set_object (&self->draft, draft);
  self->showing = TRUE;
  show_rows (self, boards);
  show_shared (self, boards);
  adw_switch_row_set_active (self->two_players, boards->shared != BCE_NOBODY);
  gtk_widget_set_sensitive (GTK_WIDGET (self->two_players), boards->n_seats == 3);
  gtk_widget_set_visible (GTK_WIDGET (self->shared), boards->shared != BCE_NOBODY);
  gtk_widget_set_sensitive (self->add, boards->n_seats < BCE_MAX_SEATS);
  self->showing = FALSE;
}
