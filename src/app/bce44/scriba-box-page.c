/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-box-page.h"

struct _ScribaBoxPage
{
  ScribaDocumentPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ScribaBoxPage, scriba_box_page, SCRIBA_TYPE_DOCUMENT_PAGE)

static void
scriba_box_page_class_init (ScribaBoxPageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/scriba/Scriba/scriba-box-page.ui");
}

static void
scriba_box_page_init (ScribaBoxPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_box_page_new: a page over the owner's box. */
AdwNavigationPage *
scriba_box_page_new (ScribaOwnerBox *box)
{
  return g_object_new (SCRIBA_TYPE_BOX_PAGE, "document", box, NULL);
}
