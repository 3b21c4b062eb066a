/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-draft-row.h"

#include <glib/gi18n.h>

#include "scriba-draft-players.h"
#include "scriba-token.h"

/* One draft in the library. The actions are those of the page. */
struct _ScribaDraftRow
{
  GtkListBoxRow parent_instance;

  ScribaDraftSummary *summary;
  gboolean narrow;
  GtkWidget *remove_button;
};

G_DEFINE_FINAL_TYPE (ScribaDraftRow, scriba_draft_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_0,
  PROP_SUMMARY,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
speech_cb (ScribaDraftRow *self)
{
  const char *speech = scriba_draft_summary_get_speech (self->summary);
  /* Translators: a button that removes a draft from the library; %s says which one. */
  g_autofree char *remove = g_strdup_printf (_("Remove: %s"), speech);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, speech, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove_button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
}

static gboolean
has_text_cb (ScribaDraftRow *self,
             const char *text)
{
  return text != NULL;
}

static char *
layout_name_cb (ScribaDraftRow *self,
                gboolean narrow)
{
  return g_strdup (narrow ? "narrow" : "wide");
}

static void
scriba_draft_row_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  ScribaDraftRow *self = SCRIBA_DRAFT_ROW (object);

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
scriba_draft_row_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  ScribaDraftRow *self = SCRIBA_DRAFT_ROW (object);

  switch (prop_id)
    {
    case PROP_SUMMARY:
      self->summary = g_value_dup_object (value);
      break;
    case PROP_NARROW:
      if (self->narrow != g_value_get_boolean (value))
        {
          self->narrow = g_value_get_boolean (value);
          if (self->narrow)
            gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
          else
            gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_draft_row_constructed (GObject *object)
{
  ScribaDraftRow *self = SCRIBA_DRAFT_ROW (object);
  ScribaDraft *draft = scriba_draft_summary_get_draft (self->summary);
  const char *path = scriba_document_get_path (SCRIBA_DOCUMENT (draft));

  G_OBJECT_CLASS (scriba_draft_row_parent_class)->constructed (object);

  /* The name of a file need not be a text. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "^ay", path);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->remove_button), "^ay", path);
  g_signal_connect_object (self->summary, "notify::speech", G_CALLBACK (speech_cb), self, G_CONNECT_SWAPPED);
  speech_cb (self);
}

static void
scriba_draft_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_DRAFT_ROW);

  G_OBJECT_CLASS (scriba_draft_row_parent_class)->dispose (object);
}

static void
scriba_draft_row_finalize (GObject *object)
{
  g_clear_object (&SCRIBA_DRAFT_ROW (object)->summary);

  G_OBJECT_CLASS (scriba_draft_row_parent_class)->finalize (object);
}

static void
scriba_draft_row_class_init (ScribaDraftRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_DRAFT_PLAYERS);
  g_type_ensure (SCRIBA_TYPE_TOKEN);

  object_class->get_property = scriba_draft_row_get_property;
  object_class->set_property = scriba_draft_row_set_property;
  object_class->constructed = scriba_draft_row_constructed;
  object_class->dispose = scriba_draft_row_dispose;
  object_class->finalize = scriba_draft_row_finalize;

  properties[PROP_SUMMARY] =
    g_param_spec_object ("summary", NULL, NULL, SCRIBA_TYPE_DRAFT_SUMMARY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-draft-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaDraftRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, has_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, layout_name_cb);
}

static void
scriba_draft_row_init (ScribaDraftRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_draft_row_new: a row for what @summary says. */
GtkWidget *
scriba_draft_row_new (ScribaDraftSummary *summary)
{
  return g_object_new (SCRIBA_TYPE_DRAFT_ROW, "summary", summary, NULL);
}
