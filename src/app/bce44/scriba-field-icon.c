/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-field-icon.h"

/** scriba_field_icon_set: makes @image the symbol of @field, in the field's colour. */
void
scriba_field_icon_set (GtkImage *image,
                       BceField field)
{
  static const char * const icons[BCE_N_FIELDS] = {
    "scriba-political-symbolic", "scriba-military-symbolic", "scriba-social-symbolic",
  };
  static const char * const styles[BCE_N_FIELDS] = { "field-political", "field-military", "field-social" };
  const char *style[] = { styles[field], NULL };

  gtk_image_set_from_icon_name (image, icons[field]);
  gtk_widget_set_css_classes (GTK_WIDGET (image), style);
}
