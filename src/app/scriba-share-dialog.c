/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-share-dialog.h"

#include <glib/gi18n.h>

#include "scriba-application.h"
#include "scriba-game-act.h"
#include "scriba-group.h"
#include "scriba-heading.h"
#include "scriba-qr-picture.h"
#include "scriba-sheet-output.h"
#include "scriba-speech.h"

/**
 * ScribaShareDialog:
 *
 * What a game can be shared as: the same for every game, and for a score. It closes as soon as one is chosen, and the page of the game
 * asks for the file and says what came of it; the code is shown inside.
 */
struct _ScribaShareDialog
{
  AdwDialog parent_instance;

  ScribaSharing *sharing;
  GtkWidget *page;

  AdwNavigationView *pages;
  AdwSwitchRow *hide_names;
  AdwPreferencesGroup *sheet;
  AdwPreferencesGroup *words;
  AdwPreferencesGroup *plays;
  ScribaQrPicture *code;
  GtkWidget *coded;
  GtkWidget *too_long;
};

G_DEFINE_FINAL_TYPE (ScribaShareDialog, scriba_share_dialog, ADW_TYPE_DIALOG)

/* What is chosen is done on the page of the game, which stays. */
static GtkWidget *
leave (ScribaShareDialog *self)
{
  GtkWidget *page = self->page;

  adw_dialog_close (ADW_DIALOG (self));
  return page;
}

static void
choose_sheet (ScribaShareDialog *self,
              ScribaSheetFormat format)
{
  ScribaSheet *sheet = scriba_sharing_create_sheet (self->sharing);

  scriba_sheet_output_choose (leave (self), sheet, format);
}

static void
picture_cb (ScribaShareDialog *self)
{
  choose_sheet (self, SCRIBA_SHEET_PNG);
}

static void
pdf_cb (ScribaShareDialog *self)
{
  choose_sheet (self, SCRIBA_SHEET_PDF);
}

static void
print_cb (ScribaShareDialog *self)
{
  ScribaSheet *sheet = scriba_sharing_create_sheet (self->sharing);

  scriba_sheet_output_print (leave (self), sheet);
}

static void
choose_text (ScribaShareDialog *self,
             const char *title,
             const char *extension,
             char *text)
{
  g_autofree char *name = g_strdup_printf ("%s.%s", scriba_sharing_get_title (self->sharing), extension);

  scriba_sheet_output_choose_text (leave (self), title, name, text);
}

static void
table_cb (ScribaShareDialog *self)
{
  choose_text (self, _("Save Table"), "csv", scriba_sharing_create_csv (self->sharing));
}

static void
play_cb (ScribaShareDialog *self)
{
  choose_text (self, _("Save for BG Stats"), "bgsplay", scriba_sharing_create_play (self->sharing));
}

static void
text_cb (ScribaShareDialog *self)
{
  gtk_widget_activate_action (leave (self), "page.copy-text", NULL);
}

static void
link_cb (ScribaShareDialog *self)
{
  g_autofree char *link = scriba_sharing_create_link (self->sharing);
  GtkWidget *page = leave (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), link);
  scriba_game_show_toast (page, adw_toast_new (_("The link is on the clipboard")));
}

static void
show_code (ScribaShareDialog *self)
{
  g_autofree char *link = scriba_sharing_create_link (self->sharing);
  gboolean fits = scriba_qr_picture_set_text (self->code, link);

  gtk_widget_set_visible (self->coded, fits);
  gtk_widget_set_visible (self->too_long, !fits);
}

static void
code_cb (ScribaShareDialog *self)
{
  show_code (self);
  adw_navigation_view_push_by_tag (self->pages, "code");
}

static void
add_row (ScribaShareDialog *self,
         AdwPreferencesGroup *group,
         const char *icon,
         const char *title,
         const char *subtitle,
         void (*activated) (ScribaShareDialog *self))
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE,
                                   "icon-name", icon,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
  scriba_speech_let_press (row);
  g_signal_connect_object (row, "activated", G_CALLBACK (activated), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
}

static void
add_rows (ScribaShareDialog *self)
{
  add_row (self, self->sheet, "image-x-generic-symbolic", _("Save Picture…"), _("PNG"), picture_cb);
  add_row (self, self->sheet, "x-office-document-symbolic", _("Save PDF…"),
           scriba_paper_get_usual () == SCRIBA_PAPER_LETTER ? _("Letter, across") : _("A4, across"), pdf_cb);
  add_row (self, self->sheet, "printer-symbolic", _("Print…"), _("With a preview"), print_cb);
  add_row (self, self->words, "edit-copy-symbolic", _("Copy as Text"), _("The result, for a message"), text_cb);
  add_row (self, self->words, "text-x-generic-symbolic", _("Save Table…"), _("CSV, for a spreadsheet"), table_cb);
  add_row (self, self->plays, "camera-photo-symbolic", _("Show QR Code"), _("For the camera of a phone"), code_cb);
  add_row (self, self->plays, "insert-link-symbolic", _("Copy Link"), _("It opens BG Stats, with this play filled in"), link_cb);
  add_row (self, self->plays, "document-save-symbolic", _("Save for BG Stats…"), _("A .bgsplay file"), play_cb);
}

static void
scriba_share_dialog_dispose (GObject *object)
{
  ScribaShareDialog *self = SCRIBA_SHARE_DIALOG (object);

  g_clear_object (&self->sharing);
  g_clear_object (&self->page);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SHARE_DIALOG);

  G_OBJECT_CLASS (scriba_share_dialog_parent_class)->dispose (object);
}

static void
scriba_share_dialog_class_init (ScribaShareDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);
  g_type_ensure (SCRIBA_TYPE_QR_PICTURE);
  g_type_ensure (SCRIBA_TYPE_GROUP);

  G_OBJECT_CLASS (klass)->dispose = scriba_share_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-share-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaShareDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, ScribaShareDialog, hide_names);
  gtk_widget_class_bind_template_child (widget_class, ScribaShareDialog, sheet);
  gtk_widget_class_bind_template_child (widget_class, ScribaShareDialog, words);
  gtk_widget_class_bind_template_child (widget_class, ScribaShareDialog, plays);
  gtk_widget_class_bind_template_child (widget_class, ScribaShareDialog, code);
  gtk_widget_class_bind_template_child (widget_class, ScribaShareDialog, coded);
  gtk_widget_class_bind_template_child (widget_class, ScribaShareDialog, too_long);
  gtk_widget_class_bind_template_callback (widget_class, link_cb);
}

static void
scriba_share_dialog_init (ScribaShareDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_rows (self);
}

/**
 * scriba_share_dialog_new:
 * @sharing: what is shared
 * @page: its page
 *
 * Returns: (transfer floating): the dialog, to be presented
 */
AdwDialog *
scriba_share_dialog_new (ScribaSharing *sharing,
                         GtkWidget *page)
{
  ScribaShareDialog *self = g_object_new (SCRIBA_TYPE_SHARE_DIALOG, NULL);
  gboolean over = scriba_sharing_is_over (sharing);

  self->sharing = g_object_ref (sharing);
  self->page = g_object_ref (page);
  g_settings_bind (scriba_application_get_settings (scriba_application_get ()), "share-hide-names", self->hide_names, "active",
                   G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_sensitive (GTK_WIDGET (self->plays), over);
  adw_preferences_group_set_description (self->plays, over ? NULL : _("As soon as the game is over"));
  return ADW_DIALOG (self);
}
