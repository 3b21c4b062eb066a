/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-page.h"

#include <glib/gi18n.h>

#include "bce-files.h"
#include "scriba-announce.h"
#include "scriba-application.h"
#include "scriba-player-form.h"
#include "scriba-player-tabs.h"
#include "scriba-score-game.h"
#include "scriba-score-players.h"
#include "scriba-score-sharing.h"
#include "scriba-score-sheet.h"
#include "scriba-second-tap.h"
#include "scriba-share-act.h"
#include "scriba-style.h"
#include "scriba-winner-card.h"
#include "scriba-words.h"

/* Of the entries, where the result stands beside them. */
#define ENTRY_WIDTH 430

struct _ScribaScorePage
{
  ScribaDocumentPage parent_instance;

  GtkWidget *entry;
  ScribaPlayerTabs *tabs;
  GtkScrolledWindow *scroller;
  ScribaScorePlayers *players;
  ScribaPlayerForm *form;
  GtkWidget *result;
  ScribaWinnerCard *winner;
  GtkWidget *sharing;
  ScribaScoreSheet *sheet;
  GtkWidget *verdict_box;
  GtkLabel *verdict;
  GtkLabel *verdict_rule;
  GtkButton *next_button;
  GtkButton *switch_button;

  gboolean narrow;
  gboolean phone;
  gboolean compact;
  gboolean shows_result; /* in the narrow form, which of the two is shown */
  char *announced;
};

G_DEFINE_FINAL_TYPE (ScribaScorePage, scriba_score_page, SCRIBA_TYPE_DOCUMENT_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_PHONE,
  PROP_COMPACT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* There is none while the page is made. */
static ScribaScoreDraft *
get_draft (ScribaScorePage *self)
{
  ScribaDocument *document = scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self));

  return document != NULL ? SCRIBA_SCORE_DRAFT (document) : NULL;
}

/* The player after the one whose entries are shown, or nobody. */
static int
get_next (ScribaScorePage *self)
{
  int next = scriba_player_tabs_get_player (self->tabs) + 1;

  return next < scriba_score_draft_get_scoring (get_draft (self))->n_players ? next : BCE_NOBODY;
}

static void
show_panes (ScribaScorePage *self)
{
  int next = get_next (self);

  gtk_widget_set_visible (self->entry, !self->narrow || !self->shows_result);
  gtk_widget_set_visible (self->result, !self->narrow || self->shows_result);
  /* Above the result stands who wins. */
  gtk_widget_set_visible (self->verdict_box, !self->narrow || !self->shows_result);
  gtk_widget_set_visible (GTK_WIDGET (self->switch_button), self->narrow);
  gtk_button_set_label (self->switch_button, self->shows_result ? _("Edit") : _("Result"));
  gtk_widget_set_visible (GTK_WIDGET (self->next_button), !self->narrow);

  if (next == BCE_NOBODY)
    {
      gtk_button_set_label (self->next_button, _("Save a Copy…"));
    }
  else
    {
      /* Translators: goes on to the entries of a player: “Next: Anna”. */
      g_autofree char *label =
        g_strdup_printf (_("Next: %s"), scriba_words_player (scriba_score_draft_get_scoring (get_draft (self)), next));

      gtk_button_set_label (self->next_button, label);
    }
}

static ScribaScoreSeat
get_seat (ScribaScorePage *self)
{
  return (ScribaScoreSeat) {
    .holder = SCRIBA_SCORE_HOLDER (get_draft (self)),
    .draft = get_draft (self),
    .box = scriba_application_get_box (scriba_application_get (), &bce_game_format),
    .player = MAX (scriba_player_tabs_get_player (self->tabs), 0),
    .per_architect = g_settings_get_boolean (scriba_application_get_settings (scriba_application_get ()), "per-architect"),
  };
}

static void
show_entry (ScribaScorePage *self)
{
  const ScribaScoreSeat seat = get_seat (self);
  gboolean table = scriba_player_tabs_get_player (self->tabs) == BCE_NOBODY;

  gtk_widget_set_visible (GTK_WIDGET (self->players), table);
  gtk_widget_set_visible (GTK_WIDGET (self->form), !table);
  if (table)
    scriba_score_players_show (self->players, seat.draft);
  else
    scriba_player_form_show (self->form, &seat);
}

/* Of what is scored, once there is something. */
static void
show_sharing (ScribaScorePage *self)
{
  ScribaScoreDraft *draft = get_draft (self);
  gboolean scored = !bce_score_is_empty (scriba_score_draft_get_scoring (draft), scriba_score_draft_get_score (draft));

  gtk_widget_set_visible (self->sharing, scored);
  scriba_share_act_set_enabled (GTK_WIDGET (self), scored);
}

static void
show_result (ScribaScorePage *self)
{
  const ScribaScoreSeat seat = get_seat (self);

  scriba_winner_card_show (self->winner, &seat);
  scriba_score_sheet_show (self->sheet, seat.holder);
}

static void
show_verdict (ScribaScorePage *self)
{
  const BceScoring *scoring = scriba_score_draft_get_scoring (get_draft (self));
  const BceScore *score = scriba_score_draft_get_score (get_draft (self));
  gboolean decided = !bce_score_is_empty (scoring, score) && bce_score_is_decided (scoring, score);
  g_autofree char *verdict = scriba_words_verdict (scoring, score);

  gtk_label_set_label (self->verdict, verdict);
  gtk_label_set_label (self->verdict_rule, decided ? scriba_words_victory_rule (score->decided_by) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->verdict_rule), decided);

  if (self->announced != NULL && g_strcmp0 (self->announced, verdict) != 0)
    scriba_announce_moment (GTK_WIDGET (self), verdict);
  g_set_str (&self->announced, verdict);
}

static void
scriba_score_page_update (ScribaDocumentPage *page)
{
  ScribaScorePage *self = SCRIBA_SCORE_PAGE (page);
  ScribaScoreDraft *draft = get_draft (self);
  guint n_players = scriba_score_draft_get_scoring (draft)->n_players;
  g_autofree char *subtitle =
    g_strdup_printf (ngettext ("44 BCE · %u player", "44 BCE · %u players", n_players), n_players);

  scriba_document_page_set_subtitle (page, subtitle);
  scriba_player_tabs_show (self->tabs, draft);
  show_entry (self);
  show_result (self);
  show_sharing (self);
  show_verdict (self);
  show_panes (self);
}

static ScribaSharing *
create_sharing (ScribaDocumentPage *page)
{
  return scriba_score_sharing_new (get_draft (SCRIBA_SCORE_PAGE (page)));
}

/* The owner's box, or a ruling of the table. */
static void
surroundings_changed_cb (ScribaScorePage *self)
{
  show_entry (self);
  show_result (self);
}

static void
player_changed_cb (ScribaScorePage *self)
{
  if (get_draft (self) == NULL)
    return;

  show_entry (self);
  show_panes (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
next_cb (ScribaScorePage *self)
{
  if (scriba_second_tap_is_one (GTK_WIDGET (self->next_button)))
    return;

  scriba_second_tap_expect (GTK_WIDGET (self->next_button));
  if (get_next (self) != BCE_NOBODY)
    scriba_player_tabs_set_player (self->tabs, get_next (self));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "page.export", NULL);
}

static void
switch_cb (ScribaScorePage *self)
{
  if (scriba_second_tap_is_one (GTK_WIDGET (self->switch_button)))
    return;

  scriba_second_tap_expect (GTK_WIDGET (self->switch_button));
  self->shows_result = !self->shows_result;
  show_panes (self);
}

static void
set_narrow (ScribaScorePage *self,
            gboolean narrow)
{
  self->narrow = narrow;
  gtk_widget_set_hexpand (self->entry, narrow);
  gtk_widget_set_size_request (self->entry, narrow ? -1 : ENTRY_WIDTH, -1);
  if (get_draft (self) != NULL)
    show_panes (self);
}

static void
set_phone (ScribaScorePage *self,
           gboolean phone)
{
  self->phone = phone;
  scriba_winner_card_set_narrow (self->winner, phone);
  scriba_score_sheet_set_narrow (self->sheet, phone);
}

static void
scriba_score_page_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  ScribaScorePage *self = SCRIBA_SCORE_PAGE (object);
  gboolean now = g_value_get_boolean (value);

  switch (prop_id)
    {
    case PROP_NARROW:
      if (self->narrow == now)
        return;
      set_narrow (self, now);
      break;
    case PROP_PHONE:
      if (self->phone == now)
        return;
      set_phone (self, now);
      break;
    case PROP_COMPACT:
      if (self->compact == now)
        return;
      self->compact = now;
      scriba_score_sheet_set_compact (self->sheet, now);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  g_object_notify_by_pspec (object, pspec);
}

static void
scriba_score_page_get_property (GObject *object,
                                guint prop_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  ScribaScorePage *self = SCRIBA_SCORE_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    case PROP_PHONE:
      g_value_set_boolean (value, self->phone);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_score_page_finalize (GObject *object)
{
  g_free (SCRIBA_SCORE_PAGE (object)->announced);

  G_OBJECT_CLASS (scriba_score_page_parent_class)->finalize (object);
}

static void
scriba_score_page_class_init (ScribaScorePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_PLAYER_FORM);
  g_type_ensure (SCRIBA_TYPE_PLAYER_TABS);
  g_type_ensure (SCRIBA_TYPE_SCORE_PLAYERS);
  g_type_ensure (SCRIBA_TYPE_SCORE_SHEET);
  g_type_ensure (SCRIBA_TYPE_WINNER_CARD);

  object_class->get_property = scriba_score_page_get_property;
  object_class->set_property = scriba_score_page_set_property;
  object_class->finalize = scriba_score_page_finalize;
  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->update = scriba_score_page_update;
  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->create_sharing = create_sharing;

  /**
   * ScribaScorePage:narrow:
   *
   * Whether the entries and the result take turns instead of standing side by side.
   */
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /**
   * ScribaScorePage:phone:
   *
   * Whether the result is as wide as a phone.
   */
  properties[PROP_PHONE] =
    g_param_spec_boolean ("phone", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /**
   * ScribaScorePage:compact:
   *
   * Whether the titles of the sheet stand above their numbers.
   */
  properties[PROP_COMPACT] =
    g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, entry);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, tabs);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, players);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, form);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, result);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, winner);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, sharing);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, verdict_box);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, verdict);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, verdict_rule);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, next_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePage, switch_button);
  gtk_widget_class_bind_template_callback (widget_class, player_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, switch_cb);
  scriba_share_act_install (widget_class);
}

static void
scriba_score_page_init (ScribaScorePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_style_wrap_buttons (GTK_WIDGET (self));
  set_narrow (self, FALSE);
  set_phone (self, FALSE);

  g_signal_connect_object (scriba_application_get_box (scriba_application_get (), &bce_game_format), "changed",
                           G_CALLBACK (surroundings_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scriba_application_get_settings (scriba_application_get ()), "changed::per-architect",
                           G_CALLBACK (surroundings_changed_cb), self, G_CONNECT_SWAPPED);
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
      g_autofree char *name = scriba_words_share_name (seat + 1);

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
