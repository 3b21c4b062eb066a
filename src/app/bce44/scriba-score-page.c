/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-page.h"

#include <glib/gi18n.h>

struct _ScribaScorePage
{
  ScribaDocumentPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ScribaScorePage, scriba_score_page, SCRIBA_TYPE_DOCUMENT_PAGE)

static void
scriba_score_page_class_init (ScribaScorePageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/scriba/Scriba/scriba-score-page.ui");
}

static void
scriba_score_page_init (ScribaScorePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_score_page_create_draft: a draft with its first players, kept nowhere yet. */
ScribaDraft *
scriba_score_page_create_draft (void)
{
  ScribaScoreDraft *draft = scriba_score_draft_new ();
  BceScoring *scoring;

  scriba_score_draft_start (draft, 4);
  scoring = scriba_score_draft_edit (draft);
  for (guint seat = 0; seat < 4; seat++)
    {
      /* Translators: the name of a player who has not been named. */
      g_autofree char *name = g_strdup_printf (_("Player %u"), seat + 1);

      bce_scoring_set_name (scoring, seat, name);
    }
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  return SCRIBA_DRAFT (draft);
}

/** scriba_score_page_new: a page over @draft. */
AdwNavigationPage *
scriba_score_page_new (ScribaScoreDraft *draft)
{
  return g_object_new (SCRIBA_TYPE_SCORE_PAGE, "document", draft, NULL);
}
