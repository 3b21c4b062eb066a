/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-group.h"

/**
 * ScribaGroup:
 *
 * A group of rows whose title takes a second line where it needs one: that of libadwaita is cut off.
 */
struct _ScribaGroup
{
  AdwPreferencesGroup parent_instance;
};

G_DEFINE_FINAL_TYPE (ScribaGroup, scriba_group, ADW_TYPE_PREFERENCES_GROUP)

static GtkLabel *
find_cut (GtkWidget *widget)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_label_get_ellipsize (GTK_LABEL (widget)) != PANGO_ELLIPSIZE_NONE)
    return GTK_LABEL (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_cut (child);
  return found;
}

/** scriba_group_wrap_title: lets the title of a group or of a row take more lines than one. */
void
scriba_group_wrap_title (GtkWidget *row)
{
  GtkLabel *title = find_cut (row);

  /* What libadwaita no longer cuts off needs nothing. */
  if (title == NULL)
    return;

  gtk_label_set_ellipsize (title, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (title, TRUE);
  gtk_label_set_wrap_mode (title, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (title, GTK_NATURAL_WRAP_NONE);
}

static void
scriba_group_class_init (ScribaGroupClass *klass)
{
}

static void
scriba_group_init (ScribaGroup *self)
{
  scriba_group_wrap_title (GTK_WIDGET (self));
}

/** scriba_group_new: an empty group. */
GtkWidget *
scriba_group_new (void)
{
  return g_object_new (SCRIBA_TYPE_GROUP, NULL);
}
