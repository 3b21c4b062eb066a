/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-boards-view.h"

#include <adwaita.h>

#include "bce-boards.h"
#include "scriba-board-column.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-token.h"
#include "words-names.h"
#include "words-tally.h"

/* The boards by the matrix: a field at a time, a column for each seat in Suitor order, the IM last. */
struct _ScribaBoardsView
{
  GtkBox parent_instance;

  ScribaBoardsHolder *holder;
  int field;
  int columns;
  gboolean tight; /* text is large for the width */
  guint n_shown; /* seats that have a column and a toggle */

  AdwToggleGroup *players;
  GtkGrid *grid;
  GtkSizeGroup *numbers;

  GtkWidget *column[BCE_MAX_SEATS];
  GtkLabel *authority[BCE_MAX_SEATS];
  ScribaToken *token[BCE_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (ScribaBoardsView, scriba_boards_view, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_FIELD,
  PROP_COLUMNS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Three boards and two below them are as wide as each other together. */
static void
place_column (ScribaBoardsView *self,
              guint i,
              guint n_columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkGridLayoutChild *child = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, self->column[i]));
  guint n_beside = MIN (n_columns, self->n_shown - i / n_columns * n_columns);
  gboolean fills = n_columns == 3 && n_beside == 2;
  guint span = n_columns != 3 ? 1 : fills ? 3 : 2;

  gtk_grid_layout_child_set_column (child, i % n_columns * span);
  gtk_grid_layout_child_set_column_span (child, span);
  gtk_grid_layout_child_set_row (child, i / n_columns);
}

/* One board at a time where there is no room for two. */
static void
place_columns (ScribaBoardsView *self)
{
  gboolean single = self->columns == 1;
  guint n_columns = self->columns > 0 ? (guint) self->columns : MAX (self->n_shown, 1);

  gtk_widget_set_visible (GTK_WIDGET (self->players), single);
  scriba_style_set (GTK_WIDGET (self->grid), "five-boards", n_columns == BCE_MAX_SEATS);

  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      if (self->column[i] == NULL)
        continue;

      scriba_board_column_set_compact (SCRIBA_BOARD_COLUMN (self->column[i]), single);
      if (i < self->n_shown)
        place_column (self, i, n_columns);
      gtk_widget_set_visible (self->column[i],
                              i < self->n_shown && (!single || i == adw_toggle_group_get_active (self->players)));
    }
}

static void
player_cb (ScribaBoardsView *self)
{
  place_columns (self);
}

static void
add_player (ScribaBoardsView *self,
            guint position)
{
  AdwToggle *toggle = adw_toggle_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *token = scriba_token_new (-1, 22);
  GtkWidget *authority = gtk_label_new (NULL);

  gtk_widget_add_css_class (authority, "resource");
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (content, "toggle-content");
  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), token);
  gtk_box_append (GTK_BOX (content), authority);
  adw_toggle_set_child (toggle, content);
  adw_toggle_group_add (self->players, toggle);
  self->token[position] = SCRIBA_TOKEN (token);
  self->authority[position] = GTK_LABEL (authority);

  if (self->column[position] == NULL)
    {
      self->column[position] = scriba_board_column_new (self->numbers);
      gtk_grid_attach (self->grid, self->column[position], position, 0, 1, 1);
    }
}

static void
set_n_shown (ScribaBoardsView *self,
             guint n_seats)
{
  while (adw_toggle_group_get_n_toggles (self->players) > n_seats)
    adw_toggle_group_remove (self->players,
                             adw_toggle_group_get_toggle (self->players,
                                                          adw_toggle_group_get_n_toggles (self->players) - 1));
  for (guint i = adw_toggle_group_get_n_toggles (self->players); i < n_seats; i++)
    add_player (self, i);
  if (adw_toggle_group_get_active (self->players) >= n_seats)
    adw_toggle_group_set_active (self->players, 0);

  self->n_shown = n_seats;
  place_columns (self);
}

static void
show_player (ScribaBoardsView *self,
             guint position,
             guint seat)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (self->holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (self->holder);
  AdwToggle *toggle = adw_toggle_group_get_toggle (self->players, position);
  g_autofree char *authority = scriba_words_tally_amount (boards, outcome, self->field, seat, SCRIBA_TALLY_AUTHORITY);
  g_autofree char *speech = g_strdup_printf ("%s, %s", scriba_words_seat (boards, seat), authority);

  scriba_token_set_character (self->token[position], scriba_boards_holder_get_character (self->holder, seat));
  gtk_label_set_label (self->authority[position], authority);
  scriba_speech_name (gtk_widget_get_ancestor (GTK_WIDGET (self->authority[position]), GTK_TYPE_BUTTON), speech);
  adw_toggle_set_tooltip (toggle, scriba_words_seat (boards, seat));
}

/* Tokens stand over long numbers, and over those of five, so that all players fit into one line. */
static void
stack_players (ScribaBoardsView *self)
{
  gboolean stacked = self->tight && self->n_shown == BCE_MAX_SEATS;

  for (guint i = 0; i < self->n_shown; i++)
    stacked |= g_utf8_strlen (gtk_label_get_label (self->authority[i]), -1) > 2;
  for (guint i = 0; i < self->n_shown; i++)
    {
      GtkWidget *content = gtk_widget_get_parent (GTK_WIDGET (self->authority[i]));

      gtk_orientable_set_orientation (GTK_ORIENTABLE (content),
                                      stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      gtk_box_set_spacing (GTK_BOX (content), stacked ? 2 : 6);
    }
}

static void
show (ScribaBoardsView *self)
{
  const BceBoards *boards;
  guint8 order[BCE_MAX_SEATS];

  if (self->holder == NULL)
    return;

  boards = scriba_boards_holder_get_boards (self->holder);
  bce_boards_suitor_order (boards, order);
  if (self->n_shown != boards->n_seats)
    set_n_shown (self, boards->n_seats);

  for (guint i = 0; i < boards->n_seats; i++)
    {
      ScribaPlace place = { self->holder, self->field, order[i], 0 };

      scriba_board_column_show (SCRIBA_BOARD_COLUMN (self->column[i]), &place);
      show_player (self, i, order[i]);
    }
  stack_players (self);
}

static void
scriba_boards_view_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  ScribaBoardsView *self = SCRIBA_BOARDS_VIEW (object);

  switch (prop_id)
    {
    case PROP_FIELD:
      g_value_set_int (value, self->field);
      break;
    case PROP_COLUMNS:
      g_value_set_int (value, self->columns);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_boards_view_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  ScribaBoardsView *self = SCRIBA_BOARDS_VIEW (object);

  switch (prop_id)
    {
    case PROP_FIELD:
      scriba_boards_view_set_field (self, g_value_get_int (value));
      break;
    case PROP_COLUMNS:
      scriba_boards_view_set_columns (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_boards_view_dispose (GObject *object)
{
  ScribaBoardsView *self = SCRIBA_BOARDS_VIEW (object);

  g_clear_object (&self->holder);
  g_clear_object (&self->numbers);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BOARDS_VIEW);

  G_OBJECT_CLASS (scriba_boards_view_parent_class)->dispose (object);
}

static void
scriba_boards_view_class_init (ScribaBoardsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_boards_view_get_property;
  object_class->set_property = scriba_boards_view_set_property;
  object_class->dispose = scriba_boards_view_dispose;

  properties[PROP_FIELD] =
    g_param_spec_int ("field", NULL, NULL, 0, BCE_N_FIELDS - 1, 0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_COLUMNS] =
    g_param_spec_int ("columns", NULL, NULL, 0, BCE_MAX_SEATS, 0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-boards-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardsView, players);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardsView, grid);
  gtk_widget_class_bind_template_callback (widget_class, player_cb);
}

static void
scriba_boards_view_init (ScribaBoardsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->numbers = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
}

/** scriba_boards_view_update: shows the boards of @holder as they are now. */
void
scriba_boards_view_update (ScribaBoardsView *self,
                           ScribaBoardsHolder *holder)
{
  g_return_if_fail (SCRIBA_IS_BOARDS_VIEW (self));

  g_set_object (&self->holder, holder);
  show (self);
}

/** scriba_boards_view_get_field: the #BceField that is shown. */
int
scriba_boards_view_get_field (ScribaBoardsView *self)
{
  g_return_val_if_fail (SCRIBA_IS_BOARDS_VIEW (self), 0);

  return self->field;
}

/** scriba_boards_view_set_field: shows another #BceField. */
void
scriba_boards_view_set_field (ScribaBoardsView *self,
                              int field)
{
  g_return_if_fail (SCRIBA_IS_BOARDS_VIEW (self));
  g_return_if_fail (field >= 0 && field < BCE_N_FIELDS);

  if (self->field == field)
    return;

  self->field = field;
  show (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FIELD]);
}

/** scriba_boards_view_get_columns: see scriba_boards_view_set_columns(). */
int
scriba_boards_view_get_columns (ScribaBoardsView *self)
{
  g_return_val_if_fail (SCRIBA_IS_BOARDS_VIEW (self), 0);

  return self->columns;
}

/** scriba_boards_view_set_columns: how many boards stand beside each other; 0 is all, 1 shows one at a time. */
void
scriba_boards_view_set_columns (ScribaBoardsView *self,
                                int columns)
{
  g_return_if_fail (SCRIBA_IS_BOARDS_VIEW (self));

  if (self->columns == columns)
    return;

  self->columns = columns;
  place_columns (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLUMNS]);
}

/** scriba_boards_view_set_tight: whether text is so large that not even short things fit beside each other. */
void
scriba_boards_view_set_tight (ScribaBoardsView *self,
                              gboolean tight)
{
  g_return_if_fail (SCRIBA_IS_BOARDS_VIEW (self));

  self->tight = tight;
  stack_players (self);
}
