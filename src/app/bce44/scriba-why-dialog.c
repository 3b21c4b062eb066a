/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-why-dialog.h"

#include "scriba-heading.h"

#include <glib/gi18n.h>

/* The lines that made a number, with the rule that gave it. */
struct _ScribaWhyDialog
{
  AdwDialog parent_instance;

  GtkLabel *rule;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (ScribaWhyDialog, scriba_why_dialog, ADW_TYPE_DIALOG)

static void
scriba_why_dialog_class_init (ScribaWhyDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-why-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaWhyDialog, rule);
  gtk_widget_class_bind_template_child (widget_class, ScribaWhyDialog, list);
}

static void
scriba_why_dialog_init (ScribaWhyDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_row (ScribaWhyDialog *self,
         const char *label,
         const char *amount,
         const char *style)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *number = gtk_label_new (amount);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  gtk_widget_add_css_class (number, style);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), number);
  gtk_list_box_append (self->list, row);
}

/**
 * scriba_why_dialog_new:
 * @title: which number
 * @rule: (nullable): the rule that gives it, in one sentence
 * @lines: (element-type ScribaWordsLine): what it is made of
 * @total: (nullable): the number as text
 *
 * Lines that are no part of the sum are dimmed.
 *
 * Returns: (transfer floating): the dialog, to be presented
 */
AdwDialog *
scriba_why_dialog_new (const char *title,
                       const char *rule,
                       GPtrArray *lines,
                       const char *total)
{
  ScribaWhyDialog *self = g_object_new (SCRIBA_TYPE_WHY_DIALOG, "title", title, NULL);

  gtk_label_set_label (self->rule, rule != NULL ? rule : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rule), rule != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  for (guint i = 0; i < lines->len; i++)
    {
      const ScribaWordsLine *line = g_ptr_array_index (lines, i);
      g_autofree char *amount = scriba_words_line_amount (line);

      add_row (self, line->label, amount, line->note ? "dim" : "resource");
    }
  if (total != NULL)
    add_row (self, _("Total"), total, "number");

  return ADW_DIALOG (self);
}
