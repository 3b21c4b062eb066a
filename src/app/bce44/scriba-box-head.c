/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-head.h"

#include <glib/gi18n.h>

#include "scriba-words.h"

/**
 * ScribaBoxHead:
 *
 * The head of a component's row: the symbol of its field, its letter, and the
 * name or title, which is a value like the others.
 */
struct _ScribaBoxHead
{
  GtkWidget parent_instance;

  ScribaBoxCell *cell; /* or NULL */
};

G_DEFINE_FINAL_TYPE (ScribaBoxHead, scriba_box_head, GTK_TYPE_WIDGET)

/* The name or title of a component, or −1. */
static int
title_field (BceBoxPart part)
{
  const ScribaShape *shape = bce_box_get_shape (part);

  for (guint i = 0; i < shape->n_fields; i++)
    if (shape->fields[i].type == SCRIBA_FIELD_TEXT && !shape->fields[i].required)
      return i;

  return -1;
}

/** scriba_box_head_get_title: what stands above the heads of a part. */
const char *
scriba_box_head_get_title (BceBoxPart part)
{
  int title = title_field (part);
  const ScribaShape *shape = bce_box_get_shape (part);

  return title >= 0 ? scriba_words_value_name (shape, &shape->fields[title]) : _("Tile");
}

/**
 * scriba_box_head_get_fields:
 * @part: a kind of component
 *
 * Returns: (transfer full) (element-type guint): the values beside the head, in the order of the
 *   printed sheet; what tells components apart is none of them
 */
GArray *
scriba_box_head_get_fields (BceBoxPart part)
{
  GArray *fields = g_array_new (FALSE, FALSE, sizeof (guint));
  const ScribaShape *shape = bce_box_get_shape (part);
  int title = title_field (part);

  for (guint i = 0; i < shape->n_fields; i++)
    if (!shape->fields[i].required && (int) i != title)
      g_array_append_val (fields, i);

  return fields;
}

static int
component_field (const BceBox *box,
                 BceBoxPart part,
                 guint component)
{
  if (part == BCE_BOX_RECRUITS)
    return g_array_index (box->recruits, BceRecruit, component).field;
  if (part == BCE_BOX_ALLEGIANCE)
    return g_array_index (box->allegiance, BceAllegiance, component).field;

  return -1;
}

/**
 * scriba_box_head_make_mark:
 * @box: a box
 * @part: a kind of component
 * @component: a place in that part
 *
 * Returns: (nullable): the symbol of the component's field, tinted; presentational, its name says it too
 */
GtkWidget *
scriba_box_head_make_mark (const BceBox *box,
                           BceBoxPart part,
                           guint component)
{
  static const char * const icons[BCE_N_FIELDS] = {
    "scriba-political-symbolic", "scriba-military-symbolic", "scriba-social-symbolic",
  };
  static const char * const classes[BCE_N_FIELDS] = { "field-political", "field-military", "field-social" };
  int field = component_field (box, part, component);
  GtkWidget *mark;

  if (part != BCE_BOX_RECRUITS && part != BCE_BOX_ALLEGIANCE)
    return NULL;

  mark = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (mark, "box-mark");
  if (field >= 0)
    {
      gtk_image_set_from_icon_name (GTK_IMAGE (mark), icons[field]);
      gtk_widget_add_css_class (mark, classes[field]);
      gtk_widget_set_tooltip_text (mark, scriba_words_field (field));
    }
  return mark;
}

static gboolean
scriba_box_head_grab_focus (GtkWidget *widget)
{
  ScribaBoxHead *self = SCRIBA_BOX_HEAD (widget);

  return self->cell != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->cell));
}

static void
scriba_box_head_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  SCRIBA_BOX_HEAD (object)->cell = NULL;

  G_OBJECT_CLASS (scriba_box_head_parent_class)->dispose (object);
}

static void
scriba_box_head_class_init (ScribaBoxHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_box_head_dispose;
  widget_class->grab_focus = scriba_box_head_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "boxhead");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
scriba_box_head_init (ScribaBoxHead *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 8);
}

/**
 * scriba_box_head_new:
 * @owner: the owner's box
 * @part: a kind of component
 * @component: a place in that part
 *
 * Returns: the head of its row
 */
GtkWidget *
scriba_box_head_new (ScribaOwnerBox *owner,
                     BceBoxPart part,
                     guint component)
{
  ScribaBoxHead *self = g_object_new (SCRIBA_TYPE_BOX_HEAD, NULL);
  const BceBox *box = scriba_owner_box_get_box (owner);
  GtkWidget *mark = scriba_box_head_make_mark (box, part, component);
  int title = title_field (part);

  if (part == BCE_BOX_ALLEGIANCE)
    {
      const BceAllegiance *tile = bce_box_get_component (box, part, component);
      GtkWidget *letter = gtk_label_new (bce_letter_keys[tile->letter]);

      gtk_label_set_width_chars (GTK_LABEL (letter), 2);
      gtk_widget_add_css_class (letter, "name");
      gtk_widget_set_parent (letter, GTK_WIDGET (self));
    }
  if (mark != NULL)
    gtk_widget_set_parent (mark, GTK_WIDGET (self));

  if (title >= 0)
    {
      const ScribaBoxPlace place = { part, component, title };

      self->cell = SCRIBA_BOX_CELL (scriba_box_cell_new (owner, &place));
      gtk_widget_set_hexpand (GTK_WIDGET (self->cell), TRUE);
      gtk_widget_set_parent (GTK_WIDGET (self->cell), GTK_WIDGET (self));
    }
  else
    {
      g_autofree char *name = scriba_words_component (box, part, component);

      gtk_widget_set_parent (gtk_label_new (name), GTK_WIDGET (self));
    }
  return GTK_WIDGET (self);
}

/** scriba_box_head_update: shows what the box has now. */
void
scriba_box_head_update (ScribaBoxHead *self)
{
  g_return_if_fail (SCRIBA_IS_BOX_HEAD (self));

  if (self->cell != NULL)
    scriba_box_cell_update (self->cell);
}

/** scriba_box_head_get_cell: the cell of the name or title, or %NULL. */
ScribaBoxCell *
scriba_box_head_get_cell (ScribaBoxHead *self)
{
  g_return_val_if_fail (SCRIBA_IS_BOX_HEAD (self), NULL);

  return self->cell;
}
