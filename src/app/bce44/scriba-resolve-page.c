/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-resolve-page.h"

#include <glib/gi18n.h>

struct _ScribaResolvePage
{
  ScribaDocumentPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ScribaResolvePage, scriba_resolve_page, SCRIBA_TYPE_DOCUMENT_PAGE)

static void
scriba_resolve_page_class_init (ScribaResolvePageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/scriba/Scriba/scriba-resolve-page.ui");
}

static void
scriba_resolve_page_init (ScribaResolvePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_resolve_page_create_draft: a draft with its first players, kept nowhere yet. */
ScribaDraft *
scriba_resolve_page_create_draft (void)
{
  ScribaResolveDraft *draft = scriba_resolve_draft_new ();
  BceBoards *boards;

  scriba_resolve_draft_start (draft, 4);
  boards = scriba_resolve_draft_edit (draft);
  for (guint seat = 0; seat < 4; seat++)
    {
      /* Translators: the name of a player who has not been named. */
      g_autofree char *name = g_strdup_printf (_("Player %u"), seat + 1);

      bce_boards_set_name (boards, seat, name);
    }
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  return SCRIBA_DRAFT (draft);
}

/** scriba_resolve_page_new: a page over @draft. */
AdwNavigationPage *
scriba_resolve_page_new (ScribaResolveDraft *draft)
{
  return g_object_new (SCRIBA_TYPE_RESOLVE_PAGE, "document", draft, NULL);
}
