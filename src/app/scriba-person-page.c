/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-person-page.h"

#include <glib/gi18n.h>

#include "scriba-counting.h"
#include "scriba-figures-sections.h"
#include "scriba-menu-button.h"
#include "scriba-people-act.h"
#include "scriba-people-dialogs.h"
#include "scriba-people-games.h"
#include "scriba-speech.h"
#include "scriba-window.h"

/* What is counted of one player, in each game, and who that is. */
struct _ScribaPersonPage
{
  AdwNavigationPage parent_instance;

  char *name;
  ScribaLibrary *library;
  ScribaDrafts *drafts;
  gboolean narrow;
  gboolean stale;

  GtkLabel *heading;
  GtkBox *content;
  GtkWidget *rename;
  GtkWidget *merge;
  GtkWidget *split;
};

G_DEFINE_FINAL_TYPE (ScribaPersonPage, scriba_person_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
add_game (ScribaPersonPage *self,
          const ScribaGameKind *kind)
{
  g_autoptr (ScribaStatistics) statistics = scriba_counting_count (kind, self->library, self->drafts);
  const ScribaPlayerFigures *player = scriba_statistics_find_player (statistics, self->name);
  g_autofree char *plays = NULL;

  if (player == NULL)
    return;

  plays = scriba_figures_describe_plays (player->total.plays, player->total.decided);
  gtk_box_append (self->content, scriba_figures_create_heading (_(kind->title), "title-3"));
  gtk_box_append (self->content, scriba_figures_create_line (plays));
  scriba_figures_add_total (self->content, kind, &player->total);
  scriba_figures_add_roles (self->content, kind, player->roles);
  scriba_figures_add_seats (self->content, kind, player->seats);
  scriba_figures_add_rivals (self->content, player->rivals);
}

static void
update (ScribaPersonPage *self)
{
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);
  GtkWidget *child;

  self->stale = FALSE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->content))) != NULL)
    gtk_box_remove (self->content, child);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), self->name);
  gtk_label_set_label (self->heading, self->name);
  for (guint i = 0; i < n_kinds; i++)
    add_game (self, kinds[i]);
  if (gtk_widget_get_first_child (GTK_WIDGET (self->content)) == NULL)
    gtk_box_append (self->content, scriba_figures_create_line (_("No finished game is counted here any more.")));
  scriba_figures_set_narrow (self->content, self->narrow);
}

static void
changed_cb (ScribaPersonPage *self)
{
  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

/* Who has another name is still who is shown; who gave some games to somebody else is, too. */
static void
renamed_cb (ScribaPersonPage *self,
            const char *from,
            const char *to)
{
  if (g_str_equal (self->name, from) && !scriba_people_act_is_anybody (from))
    g_set_str (&self->name, to);
  changed_cb (self);
}

static void
scriba_person_page_showing (AdwNavigationPage *page)
{
  ADW_NAVIGATION_PAGE_CLASS (scriba_person_page_parent_class)->showing (page);
  if (SCRIBA_PERSON_PAGE (page)->stale)
    update (SCRIBA_PERSON_PAGE (page));
}

static void
open_cb (GtkWidget *widget,
         const char *name,
         GVariant *person)
{
  scriba_window_push (SCRIBA_WINDOW (gtk_widget_get_root (widget)),
                      scriba_person_page_new (g_variant_get_string (person, NULL)));
}

static void
rename_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  scriba_people_dialog_rename (widget, SCRIBA_PERSON_PAGE (widget)->name);
}

static void
merge_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  scriba_people_dialog_merge (widget, SCRIBA_PERSON_PAGE (widget)->name);
}

static void
split_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  adw_dialog_present (scriba_people_games_new (SCRIBA_PERSON_PAGE (widget)->name), widget);
}

static void
scriba_person_page_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, SCRIBA_PERSON_PAGE (object)->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_person_page_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  ScribaPersonPage *self = SCRIBA_PERSON_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      if (self->narrow != g_value_get_boolean (value))
        {
          self->narrow = g_value_get_boolean (value);
          scriba_figures_set_narrow (self->content, self->narrow);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_person_page_dispose (GObject *object)
{
  ScribaPersonPage *self = SCRIBA_PERSON_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_PERSON_PAGE);
  g_clear_object (&self->library);
  g_clear_object (&self->drafts);

  G_OBJECT_CLASS (scriba_person_page_parent_class)->dispose (object);
}

static void
scriba_person_page_finalize (GObject *object)
{
  g_free (SCRIBA_PERSON_PAGE (object)->name);

  G_OBJECT_CLASS (scriba_person_page_parent_class)->finalize (object);
}

static void
scriba_person_page_class_init (ScribaPersonPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);

  object_class->get_property = scriba_person_page_get_property;
  object_class->set_property = scriba_person_page_set_property;
  object_class->dispose = scriba_person_page_dispose;
  object_class->finalize = scriba_person_page_finalize;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = scriba_person_page_showing;

  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "person.open", "s", open_cb);
  gtk_widget_class_install_action (widget_class, "person.rename", NULL, rename_cb);
  gtk_widget_class_install_action (widget_class, "person.merge", NULL, merge_cb);
  gtk_widget_class_install_action (widget_class, "person.split", NULL, split_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-person-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPersonPage, heading);
  gtk_widget_class_bind_template_child (widget_class, ScribaPersonPage, content);
  gtk_widget_class_bind_template_child (widget_class, ScribaPersonPage, rename);
  gtk_widget_class_bind_template_child (widget_class, ScribaPersonPage, merge);
  gtk_widget_class_bind_template_child (widget_class, ScribaPersonPage, split);
}

static void
scriba_person_page_init (ScribaPersonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_speech_let_press (self->rename);
  scriba_speech_let_press (self->merge);
  scriba_speech_let_press (self->split);

  self->library = g_object_ref (scriba_application_get_library (scriba_application_get ()));
  self->drafts = g_object_ref (scriba_application_get_drafts (scriba_application_get ()));
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "renamed", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drafts, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

/** scriba_person_page_new: the page of somebody, who is called @name. */
AdwNavigationPage *
scriba_person_page_new (const char *name)
{
  ScribaPersonPage *self = g_object_new (SCRIBA_TYPE_PERSON_PAGE, NULL);

  self->name = g_strdup (name);
  update (self);
  return ADW_NAVIGATION_PAGE (self);
}

/** scriba_person_page_get_name: whose page it is. */
const char *
scriba_person_page_get_name (ScribaPersonPage *self)
{
  g_return_val_if_fail (SCRIBA_IS_PERSON_PAGE (self), NULL);

  return self->name;
}
