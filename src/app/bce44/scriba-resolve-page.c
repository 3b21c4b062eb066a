/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-resolve-page.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "bce-files.h"
#include "scriba-announce.h"
#include "scriba-application.h"
#include "scriba-boards-layout.h"
#include "scriba-field-news.h"
#include "scriba-field-toggles.h"
#include "scriba-seating.h"
#include "scriba-seats-view.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-theme.h"
#include "words-amount.h"
#include "words-names.h"
#include "words-share.h"

/**
 * ScribaResolvePage:
 *
 * One resolution, outside a tracked game, in three steps: who sits where, what
 * lies on the boards, and what comes of it.
 */
struct _ScribaResolvePage
{
  ScribaDocumentPage parent_instance;

  ScribaBoardsLayout layout;
  guint n_seats;
  guint field;
  ScribaFieldNews news;

  AdwBreakpointBin *breakpoints;
  GtkOrientable *top;
  AdwInlineViewSwitcher *switcher;
  AdwToggleGroup *fields;
  GtkWidget *hint;
  AdwViewStack *steps;
  ScribaSeatsView *seats;
  ScribaBoardsView *boards;
  ScribaOutcomeView *outcome;
  GtkStack *bars;
  GtkLabel *order;
  ScribaOutcomeBar *outcome_bar;
  GtkToggleButton *step_by_step;
  GtkWidget *edit;
  GtkButton *result_next;
};

G_DEFINE_FINAL_TYPE (ScribaResolvePage, scriba_resolve_page, SCRIBA_TYPE_DOCUMENT_PAGE)

static ScribaResolveDraft *
get_draft (ScribaResolvePage *self)
{
  return SCRIBA_RESOLVE_DRAFT (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)));
}

static gboolean
is_step (ScribaResolvePage *self,
         const char *name)
{
  return g_strcmp0 (adw_view_stack_get_visible_child_name (self->steps), name) == 0;
}

static void
name_button (GtkButton *button,
             const char *name,
             const char *label)
{
  gtk_button_set_label (button, label);
  scriba_speech_name (GTK_WIDGET (button), name);
}

/* “Next: Military” (transfer full) */
static char *
name_next (const char *what)
{
  /* Translators: %s is a field, as a title, or a step of the page. */
  return g_strdup_printf (_("Next: %s"), what);
}

static void
update_next (ScribaResolvePage *self)
{
  guint field = self->field;
  g_autofree char *label = name_next (field + 1 < BCE_N_FIELDS ? scriba_words_field (field + 1) : _("Result"));
  gboolean step_left = !scriba_outcome_view_is_finished (self->outcome);

  scriba_outcome_bar_set_next (self->outcome_bar, label, _("Next"));
  name_button (self->result_next, step_left ? _("Next Step") : label,
               scriba_boards_layout_is_phone (&self->layout) ? _("Next") : step_left ? _("Next Step") : label);
  gtk_widget_set_visible (GTK_WIDGET (self->result_next), step_left || field + 1 < BCE_N_FIELDS);
}

static void
update_order (ScribaResolvePage *self)
{
  g_autofree char *text = scriba_words_suitor_order (scriba_resolve_draft_get_boards (get_draft (self)));

  gtk_label_set_label (self->order, text);
}

/* The fields, with their winners where there is room for that. */
static void
update_fields (ScribaResolvePage *self)
{
  const BceOutcome *outcome = scriba_resolve_draft_get_outcome (get_draft (self));
  gboolean wide = scriba_boards_layout_is_wide (&self->layout);
  gboolean shows_winners = wide && is_step (self, "result") && !gtk_toggle_button_get_active (self->step_by_step);

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      const char *winner = outcome->fields[field].im_wins ? C_("Imperium Maius", "IM") : _("Suitors");

      scriba_field_toggles_set_note (self->fields, field, shows_winners ? winner : NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->fields), !is_step (self, "seats"));
  gtk_widget_set_visible (self->hint, wide && is_step (self, "boards"));
}

static void
update_step (ScribaResolvePage *self)
{
  ScribaResolveDraft *draft = get_draft (self);

  if (is_step (self, "seats"))
    {
      scriba_seats_view_update (self->seats, draft);
      update_order (self);
    }
  else if (is_step (self, "boards"))
    {
      scriba_boards_view_update (self->boards, SCRIBA_BOARDS_HOLDER (draft));
      scriba_outcome_bar_show (self->outcome_bar, SCRIBA_BOARDS_HOLDER (draft), self->field);
    }
  else
    {
      scriba_outcome_view_update (self->outcome, SCRIBA_BOARDS_HOLDER (draft));
    }
  update_fields (self);
  update_next (self);
}

static void
step_cb (ScribaResolvePage *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->steps);

  if (name == NULL || scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)) == NULL)
    return;

  scriba_second_tap_expect (GTK_WIDGET (self->bars));
  gtk_stack_set_visible_child_name (self->bars, name);
  update_step (self);
}

static void
set_field (ScribaResolvePage *self,
           BceField field)
{
  if (self->field == field)
    return;

  self->field = field;
  scriba_second_tap_expect (GTK_WIDGET (self->bars));
  adw_toggle_group_set_active (self->fields, field);
  scriba_boards_view_set_field (self->boards, field);
  scriba_outcome_view_set_field (self->outcome, field);
  update_step (self);
}

static void
field_cb (ScribaResolvePage *self)
{
  guint active = adw_toggle_group_get_active (self->fields);

  if (active < BCE_N_FIELDS && scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)) != NULL)
    set_field (self, active);
}

static void
boards_field_cb (ScribaResolvePage *self)
{
  set_field (self, scriba_boards_view_get_field (self->boards));
}

static void
outcome_field_cb (ScribaResolvePage *self)
{
  set_field (self, scriba_outcome_view_get_field (self->outcome));
}

static void
announce (ScribaResolvePage *self,
          const char *text)
{
  scriba_announce (GTK_WIDGET (self), text);
}

static void
reveal (ScribaResolvePage *self)
{
  g_autofree char *text = scriba_outcome_view_reveal (self->outcome);

  announce (self, text);
  if (scriba_outcome_view_is_finished (self->outcome))
    scriba_second_tap_expect (GTK_WIDGET (self->bars));
  update_next (self);
}

static void
next_cb (ScribaResolvePage *self)
{
  guint field = self->field;

  if (scriba_second_tap_is_one (GTK_WIDGET (self->bars)))
    return;

  if (is_step (self, "seats"))
    {
      set_field (self, BCE_POLITICAL);
      adw_view_stack_set_visible_child_name (self->steps, "boards");
    }
  else if (is_step (self, "result") && !scriba_outcome_view_is_finished (self->outcome))
    {
      reveal (self);
    }
  else if (field + 1 < BCE_N_FIELDS)
    {
      set_field (self, field + 1);
    }
  else if (is_step (self, "boards"))
    {
      set_field (self, BCE_POLITICAL);
      adw_view_stack_set_visible_child_name (self->steps, "result");
    }
}

static void
explain_cb (ScribaResolvePage *self)
{
  adw_view_stack_set_visible_child_name (self->steps, "result");
}

static void
edit_cb (ScribaResolvePage *self)
{
  adw_view_stack_set_visible_child_name (self->steps, "boards");
}

static void
step_by_step_cb (ScribaResolvePage *self)
{
  scriba_outcome_view_set_step_by_step (self->outcome, gtk_toggle_button_get_active (self->step_by_step));
  update_fields (self);
  update_next (self);
  if (!scriba_outcome_view_is_finished (self->outcome))
    gtk_widget_grab_focus (GTK_WIDGET (self->result_next));
}

/* What is true where there is least room is true at first, so that the page never asks for more. */
static void
breakpoint_cb (ScribaResolvePage *self)
{
  gboolean phone = scriba_boards_layout_is_phone (&self->layout);
  gboolean tight = scriba_boards_layout_is_tight (&self->layout);
  gboolean two_rows = phone || scriba_boards_layout_is_tablet (&self->layout);

  scriba_boards_layout_apply (&self->layout);

  scriba_style_set (GTK_WIDGET (self->bars), "phone", phone);
  gtk_widget_set_visible (GTK_WIDGET (self->order), !phone);
  /* The step switch goes there as well. */
  gtk_widget_set_visible (self->edit, !phone);
  scriba_field_toggles_set_tight (self->fields, tight);
  adw_toggle_group_set_homogeneous (self->fields, !phone);
  adw_inline_view_switcher_set_homogeneous (self->switcher, !tight);
  /* Not even one word of them has room then. */
  adw_inline_view_switcher_set_display_mode (self->switcher, tight && scriba_theme_has_huge_text (GTK_WIDGET (self))
                                                             ? ADW_INLINE_VIEW_SWITCHER_ICONS : ADW_INLINE_VIEW_SWITCHER_LABELS);
  gtk_orientable_set_orientation (self->top, two_rows ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)) != NULL)
    update_step (self);
}

static void
scriba_resolve_page_update (ScribaDocumentPage *page)
{
  ScribaResolvePage *self = SCRIBA_RESOLVE_PAGE (page);
  const BceBoards *boards = scriba_resolve_draft_get_boards (get_draft (self));

  if (self->n_seats != boards->n_seats)
    {
      self->n_seats = boards->n_seats;
      scriba_boards_layout_set_n_seats (&self->layout, boards->n_seats);
    }

  update_step (self);
  scriba_field_news_tell (&self->news, GTK_WIDGET (self), SCRIBA_BOARDS_HOLDER (get_draft (self)));
}

static void
box_changed_cb (ScribaResolvePage *self)
{
  update_step (self);
}

static void
scriba_resolve_page_class_init (ScribaResolvePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SEATS_VIEW);
  g_type_ensure (SCRIBA_TYPE_BOARDS_VIEW);
  g_type_ensure (SCRIBA_TYPE_OUTCOME_VIEW);
  g_type_ensure (SCRIBA_TYPE_OUTCOME_BAR);

  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->update = scriba_resolve_page_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-resolve-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, breakpoints);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, top);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, switcher);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, fields);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, hint);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, steps);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, seats);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, boards);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, outcome);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, bars);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, order);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, outcome_bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, step_by_step);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, edit);
  gtk_widget_class_bind_template_child (widget_class, ScribaResolvePage, result_next);
  gtk_widget_class_bind_template_callback (widget_class, step_cb);
  gtk_widget_class_bind_template_callback (widget_class, field_cb);
  gtk_widget_class_bind_template_callback (widget_class, boards_field_cb);
  gtk_widget_class_bind_template_callback (widget_class, outcome_field_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, explain_cb);
  gtk_widget_class_bind_template_callback (widget_class, edit_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_by_step_cb);
}

static void
scriba_resolve_page_init (ScribaResolvePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  scriba_field_toggles_fill (self->fields);
  scriba_boards_layout_init (&self->layout, self->breakpoints, self->boards, self->outcome, self->outcome_bar);
  g_signal_connect_object (self->breakpoints, "notify::current-breakpoint", G_CALLBACK (breakpoint_cb), self,
                           G_CONNECT_SWAPPED);
  breakpoint_cb (self);
  g_signal_connect_object (scriba_application_get_box (scriba_application_get (), &bce_game_format), "changed",
                           G_CALLBACK (box_changed_cb), self, G_CONNECT_SWAPPED);
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
      g_autofree char *name = scriba_words_share_name (seat + 1);

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
