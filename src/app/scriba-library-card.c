/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-library-card.h"

#include <glib/gi18n.h>

#include "scriba-speech.h"
#include "scriba-summary-players.h"
#include "scriba-year-dots.h"

#define MARK_SIZE 22

/*
 * What a row of the library shows of a draft. The actions are those of the page.
 *
 * Accessibility: the row around it says all of it as its name, so that only the button is left.
 */
struct _ScribaLibraryCard
{
  AdwBin parent_instance;

  ScribaSummary *summary;
  gboolean narrow;
  AdwBin *winner;
  GtkWidget *remove_button;
};

G_DEFINE_FINAL_TYPE (ScribaLibraryCard, scriba_library_card, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SUMMARY,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
show_winner (ScribaLibraryCard *self)
{
  int winner = scriba_summary_get_winner (self->summary);
  gboolean shown = winner != SCRIBA_NO_ROLE;

  adw_bin_set_child (self->winner, shown ? scriba_summary_get_kind (self->summary)->create_mark (winner, MARK_SIZE) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->winner), shown);
}

static void
speech_cb (ScribaLibraryCard *self)
{
  gboolean deleted = scriba_summary_is_deleted (self->summary);
  const char *speech = scriba_summary_get_speech (self->summary);
  /* Translators: a button that takes a game back into the library; %s says which one. */
  g_autofree char *remove = deleted ? g_strdup_printf (_("Restore: %s"), speech)
                            /* Translators: a button that removes a game from the library; %s says which one. */
                                    : g_strdup_printf (_("Remove: %s"), speech);

  gtk_button_set_icon_name (GTK_BUTTON (self->remove_button), deleted ? "edit-undo-symbolic" : "user-trash-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove_button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
  show_winner (self);
  scriba_speech_hint (self->remove_button, deleted ? _("Restore") : _("Remove"));
}

static void
set_summary (ScribaLibraryCard *self,
             ScribaSummary *summary)
{
  if (self->summary != NULL)
    g_signal_handlers_disconnect_by_func (self->summary, speech_cb, self);
  g_set_object (&self->summary, summary);
  g_signal_connect_object (summary, "notify::speech", G_CALLBACK (speech_cb), self, G_CONNECT_SWAPPED);
  /* The name of a file need not be a text. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->remove_button), "^ay", scriba_summary_get_key (summary));
  speech_cb (self);
}

static gboolean
has_text_cb (ScribaLibraryCard *self,
             const char *text)
{
  return text != NULL;
}

static char *
layout_name_cb (ScribaLibraryCard *self,
                gboolean narrow)
{
  return g_strdup (narrow ? "narrow" : "wide");
}

static void
scriba_library_card_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  ScribaLibraryCard *self = SCRIBA_LIBRARY_CARD (object);

  switch (prop_id)
    {
    case PROP_SUMMARY:
      g_value_set_object (value, self->summary);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_library_card_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScribaLibraryCard *self = SCRIBA_LIBRARY_CARD (object);

  switch (prop_id)
    {
    case PROP_SUMMARY:
      if (self->summary != g_value_get_object (value))
        {
          set_summary (self, g_value_get_object (value));
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    case PROP_NARROW:
      if (self->narrow != g_value_get_boolean (value))
        {
          self->narrow = g_value_get_boolean (value);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_library_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_LIBRARY_CARD);

  G_OBJECT_CLASS (scriba_library_card_parent_class)->dispose (object);
}

static void
scriba_library_card_finalize (GObject *object)
{
  g_clear_object (&SCRIBA_LIBRARY_CARD (object)->summary);

  G_OBJECT_CLASS (scriba_library_card_parent_class)->finalize (object);
}

static void
scriba_library_card_class_init (ScribaLibraryCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SUMMARY_PLAYERS);
  g_type_ensure (SCRIBA_TYPE_YEAR_DOTS);

  object_class->get_property = scriba_library_card_get_property;
  object_class->set_property = scriba_library_card_set_property;
  object_class->dispose = scriba_library_card_dispose;
  object_class->finalize = scriba_library_card_finalize;

  properties[PROP_SUMMARY] =
    g_param_spec_object ("summary", NULL, NULL, SCRIBA_TYPE_SUMMARY,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-library-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryCard, winner);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryCard, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, has_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, layout_name_cb);
}

static void
scriba_library_card_init (ScribaLibraryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_library_card_new: a card for what @summary says; @narrow if it has the width of a phone. */
GtkWidget *
scriba_library_card_new (ScribaSummary *summary,
                         gboolean narrow)
{
  return g_object_new (SCRIBA_TYPE_LIBRARY_CARD, "summary", summary, "narrow", narrow, NULL);
}
