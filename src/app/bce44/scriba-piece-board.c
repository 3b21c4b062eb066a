/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-piece-board.h"

#include "scriba-speech.h"
#include "scriba-style.h"

#define MAX_GROUPS 4

/* The least of a tile with the room beside it, and what is beside all, in sp. */
#define TILE_WIDTH 138
#define MARGINS 50

typedef struct
{
  GtkWidget *box;
  GtkLabel *title;
  GtkLabel *note;
  GtkFlowBox *tiles;
} Group;

struct _ScribaPieceBoard
{
  AdwBin parent_instance;

  Group groups[MAX_GROUPS];
  guint n_groups;
  guint per_line;
  gboolean few;
  gboolean phone;
  gboolean tight; /* text is large for the width */

  AdwBreakpoint *few_breakpoint;
  AdwToggleGroup *toggles;
  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (ScribaPieceBoard, scriba_piece_board, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_FEW,
  PROP_PHONE,
  PROP_TIGHT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHOSEN,
  MENU,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
find_tile (ScribaPieceBoard *self,
           GtkWidget *tile,
           guint *group,
           guint *index)
{
  GtkFlowBoxChild *child = GTK_FLOW_BOX_CHILD (gtk_widget_get_parent (tile));

  *index = gtk_flow_box_child_get_index (child);
  for (*group = 0; *group < self->n_groups; *group += 1)
    {
      if (gtk_widget_get_parent (GTK_WIDGET (child)) == GTK_WIDGET (self->groups[*group].tiles))
        return TRUE;
    }

  return FALSE;
}

static void
clicked_cb (ScribaPieceBoard *self,
            GtkWidget *tile)
{
  guint group, index;

  if (find_tile (self, tile, &group, &index))
    g_signal_emit (self, signals[CHOSEN], 0, group, index, tile);
}

static void
menu_cb (ScribaPieceBoard *self,
         GtkWidget *tile)
{
  guint group, index;

  if (find_tile (self, tile, &group, &index))
    g_signal_emit (self, signals[MENU], 0, group, index, tile);
}

static void
set_few_width (ScribaPieceBoard *self)
{
  g_autoptr (AdwBreakpointCondition) condition =
    adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MAX_WIDTH, self->per_line * TILE_WIDTH + MARGINS, ADW_LENGTH_UNIT_SP);

  adw_breakpoint_set_condition (self->few_breakpoint, condition);
}

/* Two even lines rather than one tile below a full one. */
static guint
count_columns (ScribaPieceBoard *self)
{
  if (self->phone)
    return 1;

  return self->few ? (self->per_line + 1) / 2 : self->per_line;
}

static void
lay_group (ScribaPieceBoard *self,
           Group *group)
{
  GtkWidget *tiles = GTK_WIDGET (group->tiles);

  gtk_flow_box_set_min_children_per_line (group->tiles, count_columns (self));
  gtk_flow_box_set_max_children_per_line (group->tiles, count_columns (self));
  gtk_flow_box_set_row_spacing (group->tiles, self->phone ? 0 : 10);
  scriba_style_set (tiles, "card", self->phone);

  for (GtkWidget *child = gtk_widget_get_first_child (tiles); child != NULL; child = gtk_widget_get_next_sibling (child))
    scriba_piece_tile_set_row (SCRIBA_PIECE_TILE (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child))),
                               self->phone, self->tight);
}

static void
lay (ScribaPieceBoard *self)
{
  guint current = adw_toggle_group_get_active (self->toggles);

  gtk_widget_set_visible (GTK_WIDGET (self->toggles), self->phone);
  for (guint i = 0; i < self->n_groups; i++)
    {
      gtk_widget_set_visible (self->groups[i].box, !self->phone || i == current);
      lay_group (self, &self->groups[i]);
    }
  scriba_style_set (GTK_WIDGET (self->box), "rows", self->phone);
}

static void
active_cb (ScribaPieceBoard *self)
{
  lay (self);
}

static gboolean *
find_flag (ScribaPieceBoard *self,
           guint prop_id)
{
  switch (prop_id)
    {
    case PROP_FEW:
      return &self->few;
    case PROP_PHONE:
      return &self->phone;
    case PROP_TIGHT:
      return &self->tight;
    default:
      return NULL;
    }
}

static void
scriba_piece_board_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  const gboolean *flag = find_flag (SCRIBA_PIECE_BOARD (object), prop_id);

  if (flag != NULL)
    g_value_set_boolean (value, *flag);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
scriba_piece_board_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  gboolean *flag = find_flag (SCRIBA_PIECE_BOARD (object), prop_id);

  if (flag == NULL)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
  else if (*flag != g_value_get_boolean (value))
    {
      *flag = g_value_get_boolean (value);
      lay (SCRIBA_PIECE_BOARD (object));
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
scriba_piece_board_class_init (ScribaPieceBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_piece_board_get_property;
  object_class->set_property = scriba_piece_board_set_property;

  properties[PROP_FEW] = g_param_spec_boolean ("few", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PHONE] = g_param_spec_boolean ("phone", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_TIGHT] = g_param_spec_boolean ("tight", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ScribaPieceBoard::chosen:
   * @group: number of the group
   * @index: number of the tile in it
   * @tile: the tile
   *
   * A tile was tapped.
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, SCRIBA_TYPE_PIECE_TILE);

  /** ScribaPieceBoard::menu: as ::chosen, when it is asked what else can be done. */
  signals[MENU] = g_signal_new ("menu", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, SCRIBA_TYPE_PIECE_TILE);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-piece-board.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "few", FALSE,
                                             G_STRUCT_OFFSET (ScribaPieceBoard, few_breakpoint));
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceBoard, toggles);
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceBoard, box);
  gtk_widget_class_bind_template_callback (widget_class, active_cb);
}

static void
scriba_piece_board_init (ScribaPieceBoard *self)
{
  self->per_line = 5;
  gtk_widget_init_template (GTK_WIDGET (self));
  set_few_width (self);
}

/**
 * scriba_piece_board_add_group:
 * @label: the short name of its toggle, also when it is heard
 * @icon_name: (nullable): a symbol that stands for it there
 * @style: (nullable): style class of the symbol
 *
 * Returns: the number of the new group
 */
guint
scriba_piece_board_add_group (ScribaPieceBoard *self,
                              const char *label,
                              const char *icon_name,
                              const char *style)
{
  AdwToggle *toggle = adw_toggle_new ();
  GtkWidget *content = icon_name != NULL ? gtk_image_new_from_icon_name (icon_name) : gtk_label_new (label);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  Group *group = &self->groups[self->n_groups];

  g_return_val_if_fail (self->n_groups < MAX_GROUPS, 0);

  gtk_widget_add_css_class (content, "toggle-content");
  if (style != NULL)
    gtk_widget_add_css_class (content, style);
  adw_toggle_set_child (toggle, content);
  adw_toggle_set_tooltip (toggle, label);
  adw_toggle_group_add (self->toggles, toggle);
  scriba_speech_name (gtk_widget_get_ancestor (content, GTK_TYPE_BUTTON), label);

  group->title = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL));
  group->note = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL));
  group->tiles = GTK_FLOW_BOX (g_object_new (GTK_TYPE_FLOW_BOX,
                                             "homogeneous", TRUE,
                                             "column-spacing", 8,
                                             "selection-mode", GTK_SELECTION_NONE,
                                             NULL));
  group->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (GTK_WIDGET (group->title), "name");
  gtk_widget_add_css_class (GTK_WIDGET (group->note), "row-text");
  gtk_widget_add_css_class (GTK_WIDGET (group->note), "dim");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (group->title));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (group->note));
  gtk_box_append (GTK_BOX (group->box), head);
  gtk_box_append (GTK_BOX (group->box), GTK_WIDGET (group->tiles));
  gtk_box_append (self->box, group->box);

  self->n_groups++;
  lay (self);
  return self->n_groups - 1;
}

static void
add_tile (ScribaPieceBoard *self,
          Group *group)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *tile = scriba_piece_tile_new ();

  g_signal_connect_object (tile, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tile, "menu", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), tile);
  /* The tile itself takes the focus. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (group->tiles, child);
}

/**
 * scriba_piece_board_set_group:
 * @self: a board
 * @group: number of a group
 * @title: what it is called
 * @note: what is said of it
 * @n_tiles: how many tiles it has; tiles stay as they are, so that the focus does
 */
void
scriba_piece_board_set_group (ScribaPieceBoard *self,
                              guint group,
                              const char *title,
                              const char *note,
                              guint n_tiles)
{
  Group *shown = &self->groups[group];
  GtkFlowBoxChild *child;

  g_return_if_fail (SCRIBA_IS_PIECE_BOARD (self) && group < self->n_groups);

  gtk_label_set_label (shown->title, title);
  gtk_label_set_label (shown->note, note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (shown->tiles), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  while ((child = gtk_flow_box_get_child_at_index (shown->tiles, n_tiles)) != NULL)
    gtk_flow_box_remove (shown->tiles, GTK_WIDGET (child));
  while (n_tiles > 0 && gtk_flow_box_get_child_at_index (shown->tiles, n_tiles - 1) == NULL)
    add_tile (self, shown);
  lay_group (self, shown);
}

/** scriba_piece_board_get_tile: (transfer none): a tile of a group. */
ScribaPieceTile *
scriba_piece_board_get_tile (ScribaPieceBoard *self,
                             guint group,
                             guint index)
{
  GtkFlowBoxChild *child;

  g_return_val_if_fail (SCRIBA_IS_PIECE_BOARD (self) && group < self->n_groups, NULL);

  child = gtk_flow_box_get_child_at_index (self->groups[group].tiles, index);
  return SCRIBA_PIECE_TILE (gtk_flow_box_child_get_child (child));
}

/** scriba_piece_board_set_per_line: how many tiles stand in one line where there is room for them. */
void
scriba_piece_board_set_per_line (ScribaPieceBoard *self,
                                 guint per_line)
{
  g_return_if_fail (SCRIBA_IS_PIECE_BOARD (self));

  if (self->per_line == per_line)
    return;

  self->per_line = per_line;
  set_few_width (self);
  lay (self);
}

/** scriba_piece_board_set_current: the group that a phone shows. */
void
scriba_piece_board_set_current (ScribaPieceBoard *self,
                                guint group)
{
  g_return_if_fail (SCRIBA_IS_PIECE_BOARD (self));

  adw_toggle_group_set_active (self->toggles, group);
}
