/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-cell.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-announce.h"
#include "scriba-box-choice.h"
#include "scriba-box-edit.h"
#include "scriba-box-text.h"
#include "scriba-box-value-dialog.h"
#include "scriba-record.h"
#include "scriba-style.h"
#include "scriba-words.h"

#define UNKNOWN "?"

/**
 * ScribaBoxCell:
 *
 * One printed value of one component, made from its field table: text and numbers
 * are typed, choices made from a menu or by their first letter, everything that
 * has parts opens a dialog. Delete makes it unknown. Text that is refused stays,
 * with a line that says what is expected; the box keeps what it had.
 *
 * ::move asks for the cell that lies so many columns and rows away.
 *
 * Accessibility: a text box or a button, named after the component and the value,
 * with "unknown" where it is.
 */
struct _ScribaBoxCell
{
  GtkWidget parent_instance;

  ScribaOwnerBox *owner;
  ScribaBoxPlace place;

  GtkWidget *control;
  GtkWidget *label; /* of a button */
  GtkLabel *problem;
  char *shown;      /* the text that stands for the box's value */
  char *before;     /* what stood there before the reader began to type */
  gboolean typing;
};

G_DEFINE_FINAL_TYPE (ScribaBoxCell, scriba_box_cell, GTK_TYPE_WIDGET)

enum
{
  MOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const ScribaField *
get_field (ScribaBoxCell *self)
{
  return scriba_box_place_get_field (&self->place);
}

static gboolean
is_typed (ScribaBoxCell *self)
{
  return scriba_box_text_fits (get_field (self));
}

static gboolean
is_refused (ScribaBoxCell *self)
{
  return self->problem != NULL && gtk_widget_get_visible (GTK_WIDGET (self->problem));
}

static void
set_refused (ScribaBoxCell *self,
             gboolean refused)
{
  g_autofree char *expected = scriba_words_value_expected (get_field (self), SCRIBA_BOX_LONGEST_TEXT);

  if (refused == is_refused (self))
    return;

  gtk_label_set_label (self->problem, expected);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), refused);
  if (refused)
    {
      gtk_widget_add_css_class (self->control, "error");
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->control),
                                   GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE, -1);
      scriba_announce (GTK_WIDGET (self), expected);
    }
  else
    {
      gtk_widget_remove_css_class (self->control, "error");
      gtk_accessible_reset_state (GTK_ACCESSIBLE (self->control), GTK_ACCESSIBLE_STATE_INVALID);
    }
}

static void
name_control (ScribaBoxCell *self,
              gboolean unknown,
              const char *value)
{
  g_autofree char *name = scriba_box_edit_get_name (self->owner, &self->place);
  g_autofree char *label = NULL;

  if (unknown)
    /* Translators: %s is a value of a component, for example "Senator, Authority". */
    label = g_strdup_printf (_("%s, unknown"), name);
  else if (value != NULL)
    /* Translators: a value's name, for example "Forum, Phase", and the value itself. */
    label = g_strdup_printf (C_("value", "%1$s, %2$s"), name, value);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->control),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label != NULL ? label : name, -1);
}

static void
update_entry (ScribaBoxCell *self)
{
  g_autofree char *text = scriba_box_text_write (get_field (self), scriba_box_edit_get_component (self->owner, &self->place));

  name_control (self, *text == '\0', NULL);
  if (g_set_str (&self->shown, text) && !self->typing)
    {
      self->typing = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->control), text);
      self->typing = FALSE;
      set_refused (self, FALSE);
      g_set_str (&self->before, text);
    }
}

static void
update_button (ScribaBoxCell *self)
{
  const ScribaField *field = get_field (self);
  gconstpointer component = scriba_box_edit_get_component (self->owner, &self->place);
  gboolean unknown = scriba_field_is_unknown (field, component);
  g_autofree char *value = scriba_words_value (bce_box_get_shape (self->place.part), field, component);

  name_control (self, unknown, value);
  gtk_label_set_label (GTK_LABEL (self->label), unknown ? UNKNOWN : value);
  scriba_style_set (self->label, "dim", unknown);
}

/** scriba_box_cell_update: shows what the box has now. */
void
scriba_box_cell_update (ScribaBoxCell *self)
{
  g_return_if_fail (SCRIBA_IS_BOX_CELL (self));

  if (is_typed (self))
    update_entry (self);
  else
    update_button (self);
}

/* What was typed on the way to refused text is no value either. */
static void
typed_cb (ScribaBoxCell *self)
{
  gboolean taken;

  if (self->typing)
    return;

  self->typing = TRUE;
  taken = scriba_box_edit_type (self->owner, &self->place, gtk_editable_get_text (GTK_EDITABLE (self->control)));
  if (!taken && g_strcmp0 (self->shown, self->before) != 0)
    scriba_box_edit_type (self->owner, &self->place, self->before);
  self->typing = FALSE;
  set_refused (self, !taken);
}

/* What was typed to its end is shown as it is always written. */
static void
left_cb (ScribaBoxCell *self)
{
  if (self->owner == NULL || is_refused (self))
    return;

  scriba_box_edit_settle (self->owner, &self->place);
  if (g_strcmp0 (self->shown, gtk_editable_get_text (GTK_EDITABLE (self->control))) != 0)
    g_clear_pointer (&self->shown, g_free);
  scriba_box_cell_update (self);
  g_set_str (&self->before, self->shown);
}

static void
clicked_cb (ScribaBoxCell *self)
{
  if (scriba_box_edit_n_choices (get_field (self)) > 0)
    scriba_box_choice_popup (self->control, self->owner, &self->place);
  else
    adw_dialog_present (scriba_box_value_dialog_new (self->owner, &self->place), GTK_WIDGET (self));
}

static void
move (ScribaBoxCell *self,
      int columns,
      int rows)
{
  g_signal_emit (self, signals[MOVE], 0, columns, rows);
}

/* Left and Right stay in the text as long as there is text on that side. */
static gboolean
leaves_text (ScribaBoxCell *self,
             guint key)
{
  GtkEditable *text = GTK_EDITABLE (self->control);
  int start, end;
  int length = g_utf8_strlen (gtk_editable_get_text (text), -1);

  if (gtk_editable_get_selection_bounds (text, &start, &end))
    return end - start == length;

  return gtk_editable_get_position (text) == (key == GDK_KEY_Left ? 0 : length);
}

static gboolean
move_by_key (ScribaBoxCell *self,
             guint key)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      move (self, 0, -1);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      move (self, 0, 1);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (!is_typed (self))
        return FALSE;
      left_cb (self);
      move (self, 0, 1);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      if (is_typed (self) && !leaves_text (self, key))
        return FALSE;
      move (self, (key == GDK_KEY_Left) == mirrored ? 1 : -1, 0);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
edit_by_key (ScribaBoxCell *self,
             guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);

  if (is_typed (self))
    {
      if (key != GDK_KEY_Escape || !is_refused (self))
        return FALSE;
      g_clear_pointer (&self->shown, g_free);
      scriba_box_cell_update (self);
      return TRUE;
    }

  if (key == GDK_KEY_Delete || key == GDK_KEY_BackSpace || key == GDK_KEY_question)
    scriba_box_edit_forget (self->owner, &self->place);
  else if (key == GDK_KEY_F2)
    clicked_cb (self);
  else if (scriba_box_edit_n_choices (get_field (self)) > 0 && g_unichar_isalpha (letter))
    return scriba_box_choice_type (self->owner, &self->place, letter);
  else
    return FALSE;

  return TRUE;
}

static gboolean
key_pressed_cb (ScribaBoxCell *self,
                guint key,
                guint code,
                GdkModifierType state)
{
  if (state & gtk_accelerator_get_default_mod_mask ())
    return key == GDK_KEY_question && edit_by_key (self, key);

  return edit_by_key (self, key) || move_by_key (self, key);
}

/* How many characters of a value are to be seen. */
static int
width_of (const ScribaField *field)
{
  if (field->type == SCRIBA_FIELD_TEXT)
    return 16;
  if (field->type == SCRIBA_FIELD_NUMBER)
    return 3;

  return MIN (2 * field->longest, 12);
}

static GtkWidget *
make_entry (ScribaBoxCell *self)
{
  const ScribaField *field = get_field (self);
  GtkWidget *entry = gtk_entry_new ();
  gboolean number = field->type == SCRIBA_FIELD_NUMBER;
  g_autofree char *kind = NULL;
  g_autofree char *hint = NULL;
  GtkEventController *focus = gtk_event_controller_focus_new ();

  if (field->type == SCRIBA_FIELD_TEXT)
    {
      kind = scriba_words_component_kind (scriba_owner_box_get_box (self->owner), self->place.part, self->place.index);
      /* Translators: stands where a name is not known yet; %s tells which card or tile it is. */
      hint = g_strdup_printf (_("? %s"), kind);
    }
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), hint != NULL ? hint : UNKNOWN);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), number ? GTK_INPUT_PURPOSE_DIGITS : GTK_INPUT_PURPOSE_FREE_FORM);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width_of (field));
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), width_of (field) * 5 / 4);
  if (field->type != SCRIBA_FIELD_TEXT)
    gtk_widget_add_css_class (entry, "numeric");
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (entry, focus);
  return entry;
}

static GtkWidget *
make_button (ScribaBoxCell *self)
{
  GtkWidget *button = gtk_button_new ();
  gboolean choice = scriba_box_edit_n_choices (get_field (self)) > 0;

  self->label = g_object_new (GTK_TYPE_LABEL,
                              "wrap", TRUE,
                              "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              "width-chars", choice ? 5 : 9,
                              "max-width-chars", choice ? 26 : 20,
                              "xalign", 0.0f,
                              NULL);
  gtk_button_set_child (GTK_BUTTON (button), self->label);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static GtkSizeRequestMode
scriba_box_cell_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The line about refused text may be wider than its cell. */
static int
measure_problem (ScribaBoxCell *self,
                 int width,
                 int *problem_width)
{
  int natural, height;

  *problem_width = width;
  if (!is_refused (self))
    return 0;

  gtk_widget_measure (GTK_WIDGET (self->problem), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  *problem_width = MAX (width, natural);
  gtk_widget_measure (GTK_WIDGET (self->problem), GTK_ORIENTATION_VERTICAL, *problem_width, &height, NULL, NULL, NULL);
  return height;
}

static void
scriba_box_cell_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  ScribaBoxCell *self = SCRIBA_BOX_CELL (widget);
  int problem, problem_width;

  gtk_widget_measure (self->control, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  problem = measure_problem (self, for_size, &problem_width);
  *minimum += problem;
  *natural += problem;
}

static void
scriba_box_cell_size_allocate (GtkWidget *widget,
                               int width,
                               int height,
                               int baseline)
{
  ScribaBoxCell *self = SCRIBA_BOX_CELL (widget);
  int problem, problem_width;

  problem = measure_problem (self, width, &problem_width);
  gtk_widget_size_allocate (self->control, &(GtkAllocation) { 0, 0, width, height - problem }, -1);
  if (problem > 0)
    gtk_widget_size_allocate (GTK_WIDGET (self->problem),
                              &(GtkAllocation) { gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
                                                   ? width - problem_width : 0,
                                                 height - problem, problem_width, problem }, -1);
}

static gboolean
scriba_box_cell_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SCRIBA_BOX_CELL (widget)->control);
}

static void
scriba_box_cell_dispose (GObject *object)
{
  ScribaBoxCell *self = SCRIBA_BOX_CELL (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->problem = NULL;
  g_clear_object (&self->owner);

  G_OBJECT_CLASS (scriba_box_cell_parent_class)->dispose (object);
}

static void
scriba_box_cell_finalize (GObject *object)
{
  ScribaBoxCell *self = SCRIBA_BOX_CELL (object);

  g_free (self->shown);
  g_free (self->before);

  G_OBJECT_CLASS (scriba_box_cell_parent_class)->finalize (object);
}

static void
scriba_box_cell_class_init (ScribaBoxCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scriba_box_cell_dispose;
  object_class->finalize = scriba_box_cell_finalize;
  widget_class->get_request_mode = scriba_box_cell_get_request_mode;
  widget_class->measure = scriba_box_cell_measure;
  widget_class->size_allocate = scriba_box_cell_size_allocate;
  widget_class->grab_focus = scriba_box_cell_grab_focus;

  /**
   * ScribaBoxCell::move:
   * @self: a cell
   * @columns: how many columns towards the end
   * @rows: how many rows down
   *
   * A key asks for another cell.
   */
  signals[MOVE] =
    g_signal_new ("move", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "boxcell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
scriba_box_cell_init (ScribaBoxCell *self)
{
}

/**
 * scriba_box_cell_new:
 * @owner: the owner's box
 * @place: a value that is told, not the one by which components are told apart
 *
 * Returns: a cell that shows and edits the value
 */
GtkWidget *
scriba_box_cell_new (ScribaOwnerBox *owner,
                     const ScribaBoxPlace *place)
{
  ScribaBoxCell *self = g_object_new (SCRIBA_TYPE_BOX_CELL, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->owner = g_object_ref (owner);
  self->place = *place;

  self->control = is_typed (self) ? make_entry (self) : make_button (self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->control, keys);
  gtk_widget_set_parent (self->control, GTK_WIDGET (self));

  if (is_typed (self))
    {
      self->problem = g_object_new (GTK_TYPE_LABEL,
                                    "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                    "max-width-chars", 32,
                                    "xalign", 0.0f, "visible", FALSE, NULL);
      gtk_widget_add_css_class (GTK_WIDGET (self->problem), "error");
      gtk_widget_add_css_class (GTK_WIDGET (self->problem), "reason");
      gtk_widget_set_parent (GTK_WIDGET (self->problem), GTK_WIDGET (self));
    }

  scriba_box_cell_update (self);
  return GTK_WIDGET (self);
}

/** scriba_box_cell_get_problem_height: how much higher than its value the cell is, in px, at a width. */
int
scriba_box_cell_get_problem_height (ScribaBoxCell *self,
                                    int width)
{
  int problem_width;

  g_return_val_if_fail (SCRIBA_IS_BOX_CELL (self), 0);

  return measure_problem (self, width, &problem_width);
}
