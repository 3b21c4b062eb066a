/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-merge-dialog.h"

#include "scriba-heading.h"

#include <glib/gi18n.h>

/**
 * ScribaBoxMergeDialog:
 *
 * Where two boxes differ: for each value, what the owner has and what the other
 * box has. The owner's stays unless the other one is taken.
 *
 * ::merge tells that the choices are made.
 */
struct _ScribaBoxMergeDialog
{
  AdwDialog parent_instance;

  GPtrArray *theirs; /* the button of the other box, for each conflict */
  GtkLabel *count;
  GtkBox *conflicts;
};

G_DEFINE_FINAL_TYPE (ScribaBoxMergeDialog, scriba_box_merge_dialog, ADW_TYPE_DIALOG)

enum
{
  MERGE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
merge_cb (ScribaBoxMergeDialog *self)
{
  g_signal_emit (self, signals[MERGE], 0);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
take_all_cb (ScribaBoxMergeDialog *self)
{
  for (guint i = 0; i < self->theirs->len; i++)
    gtk_check_button_set_active (g_ptr_array_index (self->theirs, i), TRUE);
}

static GtkWidget *
make_choice (const char *choice,
             const char *name)
{
  GtkWidget *button = gtk_check_button_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", choice,
                                   "hexpand", TRUE,
                                   "xalign", 0.0f,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);
  g_autofree char *spoken = NULL;

  /* Translators: a value's name, for example "Senator, Authority", and one of the two choices. */
  spoken = g_strdup_printf (C_("choice", "%1$s: %2$s"), name, choice);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return button;
}

static void
scriba_box_merge_dialog_dispose (GObject *object)
{
  g_ptr_array_set_size (SCRIBA_BOX_MERGE_DIALOG (object)->theirs, 0);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BOX_MERGE_DIALOG);

  G_OBJECT_CLASS (scriba_box_merge_dialog_parent_class)->dispose (object);
}

static void
scriba_box_merge_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (SCRIBA_BOX_MERGE_DIALOG (object)->theirs);

  G_OBJECT_CLASS (scriba_box_merge_dialog_parent_class)->finalize (object);
}

static void
scriba_box_merge_dialog_class_init (ScribaBoxMergeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  G_OBJECT_CLASS (klass)->dispose = scriba_box_merge_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_box_merge_dialog_finalize;

  /**
   * ScribaBoxMergeDialog::merge:
   *
   * The choices are made: see scriba_box_merge_dialog_takes().
   */
  signals[MERGE] =
    g_signal_new ("merge", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-box-merge-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxMergeDialog, count);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxMergeDialog, conflicts);
  gtk_widget_class_bind_template_callback (widget_class, merge_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_all_cb);
}

static void
scriba_box_merge_dialog_init (ScribaBoxMergeDialog *self)
{
  self->theirs = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_box_merge_dialog_new: a dialog that asks about nothing yet. */
AdwDialog *
scriba_box_merge_dialog_new (void)
{
  return g_object_new (SCRIBA_TYPE_BOX_MERGE_DIALOG, NULL);
}

/** scriba_box_merge_dialog_add: asks about one more difference. */
void
scriba_box_merge_dialog_add (ScribaBoxMergeDialog *self,
                             const ScribaBoxDifference *difference)
{
  /* Translators: a choice in a merge of two boxes: the value in the reader's own box. */
  g_autofree char *keep = g_strdup_printf (_("Keep mine: %s"), difference->mine);
  /* Translators: a choice in a merge of two boxes: the value in the box that is imported. */
  g_autofree char *take = g_strdup_printf (_("Take theirs: %s"), difference->other);
  g_autofree char *count = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", difference->name, "xalign", 0.0f, "wrap", TRUE, NULL);
  GtkWidget *kept = make_choice (keep, difference->name);
  GtkWidget *taken = make_choice (take, difference->name);

  g_return_if_fail (SCRIBA_IS_BOX_MERGE_DIALOG (self));

  gtk_widget_add_css_class (title, "heading");
  gtk_check_button_set_group (GTK_CHECK_BUTTON (taken), GTK_CHECK_BUTTON (kept));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (kept), TRUE);
  g_ptr_array_add (self->theirs, taken);

  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), kept);
  gtk_box_append (GTK_BOX (box), taken);
  gtk_box_append (self->conflicts, box);

  count = g_strdup_printf (ngettext ("%u value differs. Yours stays unless you take theirs.",
                                     "%u values differ. Yours stay unless you take theirs.", self->theirs->len),
                           self->theirs->len);
  gtk_label_set_label (self->count, count);
}

/** scriba_box_merge_dialog_takes: whether the other box's value is taken for a conflict. */
gboolean
scriba_box_merge_dialog_takes (ScribaBoxMergeDialog *self,
                               guint conflict)
{
  g_return_val_if_fail (SCRIBA_IS_BOX_MERGE_DIALOG (self), FALSE);
  g_return_val_if_fail (conflict < self->theirs->len, FALSE);

  return gtk_check_button_get_active (g_ptr_array_index (self->theirs, conflict));
}
