/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-statistics-page.h"

#include <glib/gi18n.h>

#include "scriba-counting.h"
#include "scriba-figures-sections.h"
#include "scriba-menu-button.h"
#include "scriba-person-page.h"
#include "scriba-window.h"

/* So many players are shown without being asked for. */
#define SOME_PLAYERS 12

/* What is counted of all finished games of one kind: players, characters or sides, seats. */
struct _ScribaStatisticsPage
{
  AdwNavigationPage parent_instance;

  ScribaLibrary *library;
  ScribaDrafts *drafts;
  GPtrArray *counted; /* (element-type ScribaStatistics): in the order of the games */
  gboolean narrow;
  gboolean all;   /* players are shown, not only some */
  gboolean stale; /* the games have changed since */
  gboolean filling;

  GtkStack *stack;
  AdwToggleGroup *games;
  GtkBox *content;
  GtkWidget *more;
  GtkBox *rest;
};

G_DEFINE_FINAL_TYPE (ScribaStatisticsPage, scriba_statistics_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
empty (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* Which of the games is chosen, or −1. */
static int
find_chosen (ScribaStatisticsPage *self)
{
  const char *game = adw_toggle_group_get_active_name (self->games);
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);

  for (guint i = 0; i < n_kinds; i++)
    if (g_strcmp0 (kinds[i]->format->game->key, game) == 0)
      return i;
  return -1;
}

/* What the chosen game has. */
static void
show_game (ScribaStatisticsPage *self)
{
  int chosen = find_chosen (self);
  const ScribaGameKind *kind;
  ScribaStatistics *statistics;
  g_autofree char *plays = NULL;
  guint n_players;
  guint n_kinds;

  empty (self->content);
  empty (self->rest);
  if (chosen < 0)
    return;

  kind = scriba_game_kind_list (&n_kinds)[chosen];
  statistics = g_ptr_array_index (self->counted, chosen);
  n_players = scriba_statistics_get_n_players (statistics);
  plays = scriba_figures_describe_plays (scriba_statistics_get_n_plays (statistics),
                                         scriba_statistics_get_n_decided (statistics));
  if (adw_toggle_group_get_n_toggles (self->games) == 1)
    gtk_box_append (self->content, scriba_figures_create_heading (_(kind->title), "title-3"));
  gtk_box_append (self->content, scriba_figures_create_line (plays));
  if (n_players > 0)
    scriba_figures_add_players (self->content, kind, statistics, self->all ? n_players : SOME_PLAYERS);
  gtk_widget_set_visible (self->more, !self->all && n_players > SOME_PLAYERS);
  scriba_figures_add_roles (self->rest, kind, scriba_statistics_get_roles (statistics));
  scriba_figures_add_seats (self->rest, kind, scriba_statistics_get_seats (statistics));
  gtk_box_append (self->rest, scriba_figures_create_line (_("A game that was stopped and scored as it stood counts like any other. One that was left without a result counts as a game and nothing more.")));
  scriba_figures_set_narrow (self->content, self->narrow);
  scriba_figures_set_narrow (self->rest, self->narrow);
}

/* The games of which something was finished; the chosen one stays if it can. */
static void
show_games (ScribaStatisticsPage *self)
{
  g_autofree char *chosen = g_strdup (adw_toggle_group_get_active_name (self->games));
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);
  guint n_games = 0;

  self->stale = FALSE;
  self->filling = TRUE;
  adw_toggle_group_remove_all (self->games);
  g_ptr_array_set_size (self->counted, 0);
  for (guint i = 0; i < n_kinds; i++)
    {
      ScribaStatistics *statistics = scriba_counting_count (kinds[i], self->library, self->drafts);
      AdwToggle *toggle;

      g_ptr_array_add (self->counted, statistics);
      if (scriba_statistics_get_n_plays (statistics) == 0)
        continue;
      toggle = adw_toggle_new ();
      adw_toggle_set_name (toggle, kinds[i]->format->game->key);
      adw_toggle_set_label (toggle, _(kinds[i]->title));
      adw_toggle_group_add (self->games, toggle);
      n_games++;
    }
  if (chosen != NULL && adw_toggle_group_get_toggle_by_name (self->games, chosen) != NULL)
    adw_toggle_group_set_active_name (self->games, chosen);
  else if (n_games > 0)
    adw_toggle_group_set_active (self->games, 0);
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->games), n_games > 1);
  gtk_stack_set_visible_child_name (self->stack, n_games > 0 ? "figures" : "empty");
  show_game (self);
}

static void
game_cb (ScribaStatisticsPage *self)
{
  if (self->filling)
    return;

  self->all = FALSE;
  show_game (self);
}

/* The keyboard goes on with the first one that was not there. */
static void
more_cb (ScribaStatisticsPage *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->rest), GTK_DIR_TAB_FORWARD);
  self->all = TRUE;
  show_game (self);
  gtk_widget_child_focus (GTK_WIDGET (self->content), GTK_DIR_TAB_FORWARD);
}

/* What is not seen is counted when it is. */
static void
changed_cb (ScribaStatisticsPage *self)
{
  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_games (self);
}

static void
scriba_statistics_page_showing (AdwNavigationPage *page)
{
  ScribaStatisticsPage *self = SCRIBA_STATISTICS_PAGE (page);

  ADW_NAVIGATION_PAGE_CLASS (scriba_statistics_page_parent_class)->showing (page);
  if (self->stale)
    show_games (self);
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
scriba_statistics_page_get_property (GObject *object,
                                     guint prop_id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, SCRIBA_STATISTICS_PAGE (object)->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_statistics_page_set_property (GObject *object,
                                     guint prop_id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  ScribaStatisticsPage *self = SCRIBA_STATISTICS_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      if (self->narrow != g_value_get_boolean (value))
        {
          self->narrow = g_value_get_boolean (value);
          scriba_figures_set_narrow (self->content, self->narrow);
          scriba_figures_set_narrow (self->rest, self->narrow);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_statistics_page_dispose (GObject *object)
{
  ScribaStatisticsPage *self = SCRIBA_STATISTICS_PAGE (object);

  self->filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_STATISTICS_PAGE);
  g_clear_object (&self->library);
  g_clear_object (&self->drafts);

  G_OBJECT_CLASS (scriba_statistics_page_parent_class)->dispose (object);
}

static void
scriba_statistics_page_finalize (GObject *object)
{
  g_ptr_array_unref (SCRIBA_STATISTICS_PAGE (object)->counted);

  G_OBJECT_CLASS (scriba_statistics_page_parent_class)->finalize (object);
}

static void
scriba_statistics_page_class_init (ScribaStatisticsPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);

  object_class->get_property = scriba_statistics_page_get_property;
  object_class->set_property = scriba_statistics_page_set_property;
  object_class->dispose = scriba_statistics_page_dispose;
  object_class->finalize = scriba_statistics_page_finalize;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = scriba_statistics_page_showing;

  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "person.open", "s", open_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaStatisticsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaStatisticsPage, games);
  gtk_widget_class_bind_template_child (widget_class, ScribaStatisticsPage, content);
  gtk_widget_class_bind_template_child (widget_class, ScribaStatisticsPage, more);
  gtk_widget_class_bind_template_child (widget_class, ScribaStatisticsPage, rest);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
}

static void
scriba_statistics_page_init (ScribaStatisticsPage *self)
{
  self->filling = TRUE;
  self->counted = g_ptr_array_new_with_free_func ((GDestroyNotify) scriba_statistics_free);
  gtk_widget_init_template (GTK_WIDGET (self));

  self->library = g_object_ref (scriba_application_get_library (scriba_application_get ()));
  self->drafts = g_object_ref (scriba_application_get_drafts (scriba_application_get ()));
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "renamed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drafts, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_games (self);
}

/** scriba_statistics_page_new: the page of what is counted. */
AdwNavigationPage *
scriba_statistics_page_new (void)
{
  return g_object_new (SCRIBA_TYPE_STATISTICS_PAGE, "tag", SCRIBA_STATISTICS_TAG, NULL);
}
