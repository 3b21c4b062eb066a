/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-summary-players.h"

#define MARK_SIZE 22

/*
 * Who plays: the mark of a character or side, the name and, where there is one, what they have at the end.
 *
 * Accessibility: a picture of what the card or row around it says as its name.
 */
struct _ScribaSummaryPlayers
{
  AdwBin parent_instance;

  ScribaSummary *summary;
  AdwWrapBox *box;
};

G_DEFINE_FINAL_TYPE (ScribaSummaryPlayers, scriba_summary_players, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SUMMARY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GtkWidget *
create_player (ScribaSummary *summary,
               guint player)
{
  const ScribaGameKind *kind = scriba_summary_get_kind (summary);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (scriba_summary_get_name (summary, player));
  const char *total = scriba_summary_get_total (summary, player);

  gtk_box_append (GTK_BOX (box), kind->create_mark (scriba_summary_get_role (summary, player), MARK_SIZE));
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (name), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_box_append (GTK_BOX (box), name);
  if (total != NULL)
    {
      GtkWidget *label = gtk_label_new (total);

      gtk_widget_add_css_class (label, "numeric");
      gtk_widget_add_css_class (label, "dim");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static void
update (ScribaSummaryPlayers *self)
{
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    adw_wrap_box_remove (self->box, old);
  for (guint player = 0; player < scriba_summary_get_n_players (self->summary); player++)
    adw_wrap_box_append (self->box, create_player (self->summary, player));
}

static void
scriba_summary_players_get_property (GObject *object,
                                     guint prop_id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  ScribaSummaryPlayers *self = SCRIBA_SUMMARY_PLAYERS (object);

  switch (prop_id)
    {
    case PROP_SUMMARY:
      g_value_set_object (value, self->summary);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_summary_players_set_property (GObject *object,
                                     guint prop_id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  ScribaSummaryPlayers *self = SCRIBA_SUMMARY_PLAYERS (object);

  switch (prop_id)
    {
    case PROP_SUMMARY:
      if (self->summary != g_value_get_object (value))
        {
          if (self->summary != NULL)
            g_signal_handlers_disconnect_by_func (self->summary, update, self);
          g_set_object (&self->summary, g_value_get_object (value));
          g_signal_connect_object (self->summary, "notify::speech", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
          update (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_summary_players_finalize (GObject *object)
{
  g_clear_object (&SCRIBA_SUMMARY_PLAYERS (object)->summary);

  G_OBJECT_CLASS (scriba_summary_players_parent_class)->finalize (object);
}

static void
scriba_summary_players_class_init (ScribaSummaryPlayersClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scriba_summary_players_get_property;
  object_class->set_property = scriba_summary_players_set_property;
  object_class->finalize = scriba_summary_players_finalize;

  properties[PROP_SUMMARY] =
    g_param_spec_object ("summary", NULL, NULL, SCRIBA_TYPE_SUMMARY,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scriba_summary_players_init (ScribaSummaryPlayers *self)
{
  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->box, 14);
  adw_wrap_box_set_line_spacing (self->box, 6);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}
