/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-menu-button.h"

#include <glib/gi18n.h>

#include "scriba-speech.h"
#include "scriba-style.h"

/* The main menu, the same on every page. */
struct _ScribaMenuButton
{
  AdwBin parent_instance;

  GtkMenuButton *button;
};

G_DEFINE_FINAL_TYPE (ScribaMenuButton, scriba_menu_button, ADW_TYPE_BIN)

static void
scriba_menu_button_class_init (ScribaMenuButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-menu-button.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaMenuButton, button);
}

static void
scriba_menu_button_init (ScribaMenuButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_style_wrap_menu (self->button);

  /* The button inside is what the keyboard reaches; around it the menu, while it is open, would be named as well. */
  scriba_speech_name (GTK_WIDGET (self->button), _("Main Menu"));
  scriba_speech_name_icon (gtk_widget_get_first_child (GTK_WIDGET (self->button)), _("Main Menu"));
}

/** scriba_menu_button_popup: opens the main menu. */
void
scriba_menu_button_popup (ScribaMenuButton *self)
{
  g_return_if_fail (SCRIBA_IS_MENU_BUTTON (self));

  gtk_menu_button_popup (self->button);
}
