/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-share-act.h"

#include <glib/gi18n.h>

#include "scriba-document-page.h"
#include "scriba-game-act.h"
#include "scriba-share-dialog.h"
#include "scriba-sheet-output.h"

static const char * const actions[] = { "page.share", "page.print", "page.copy-text" };

static ScribaSharing *
create_sharing (GtkWidget *page)
{
  return SCRIBA_DOCUMENT_PAGE_GET_CLASS (page)->create_sharing (SCRIBA_DOCUMENT_PAGE (page));
}

static void
share_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  g_autoptr (ScribaSharing) sharing = create_sharing (widget);

  adw_dialog_present (scriba_share_dialog_new (sharing, widget), widget);
}

static void
print_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  g_autoptr (ScribaSharing) sharing = create_sharing (widget);

  scriba_sheet_output_print (widget, scriba_sharing_create_sheet (sharing));
}

static void
copy_text_cb (GtkWidget *widget,
              const char *name,
              GVariant *parameter)
{
  g_autoptr (ScribaSharing) sharing = create_sharing (widget);
  g_autofree char *text = scriba_sharing_create_report (sharing);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  scriba_game_show_toast (widget, adw_toast_new (_("The result is on the clipboard")));
}

/** scriba_share_act_install: gives a class of pages that tell what is shared of them the actions for that. */
void
scriba_share_act_install (GtkWidgetClass *widget_class)
{
  const GtkWidgetActionActivateFunc functions[] = { share_cb, print_cb, copy_text_cb };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, functions[i]);
}

/** scriba_share_act_set_enabled: whether there is something to share. */
void
scriba_share_act_set_enabled (GtkWidget *page,
                              gboolean enabled)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (page, actions[i], enabled);
}
