/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-statistics-page.h"

#include <glib/gi18n.h>

#include "scriba-figures-sections.h"
#include "scriba-heading.h"

/* So many players are shown without being asked for. */
#define SOME_PLAYERS 12

/* What is counted of all finished games of one kind: players, characters or sides, seats. */
struct _ScribaStatisticsPage
{
  ScribaCountedPage parent_instance;

  gboolean all; /* players are shown, not only some */
  gboolean filling;

  GtkStack *stack;
  AdwToggleGroup *games;
  GtkBox *content;
  GtkWidget *more;
  GtkBox *rest;
};

G_DEFINE_FINAL_TYPE (ScribaStatisticsPage, scriba_statistics_page, SCRIBA_TYPE_COUNTED_PAGE)

/* Which of the games is chosen, if there is any. */
static const ScribaGameKind *
find_chosen (ScribaStatisticsPage *self)
{
  const char *game = adw_toggle_group_get_active_name (self->games);
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);

  for (guint i = 0; i < n_kinds; i++)
    if (g_strcmp0 (kinds[i]->format->game->key, game) == 0)
      return kinds[i];
  return NULL;
}

static void
scriba_statistics_page_lay (ScribaCountedPage *page,
                            gboolean narrow)
{
  ScribaStatisticsPage *self = SCRIBA_STATISTICS_PAGE (page);

  scriba_figures_set_narrow (self->content, narrow);
  scriba_figures_set_narrow (self->rest, narrow);
}

/* What the chosen game has. */
static void
show_game (ScribaStatisticsPage *self)
{
  const ScribaGameKind *kind = find_chosen (self);
  ScribaStatistics *statistics;
  g_autofree char *plays = NULL;
  guint n_players;

  scriba_figures_clear (self->content);
  scriba_figures_clear (self->rest);
  if (kind == NULL)
    return;

  statistics = scriba_counted_page_get_statistics (SCRIBA_COUNTED_PAGE (self), kind);
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
  scriba_statistics_page_lay (SCRIBA_COUNTED_PAGE (self), scriba_counted_page_get_narrow (SCRIBA_COUNTED_PAGE (self)));
}

/* The games of which something was finished; the chosen one stays if it can. */
static void
scriba_statistics_page_update (ScribaCountedPage *page)
{
  ScribaStatisticsPage *self = SCRIBA_STATISTICS_PAGE (page);
  g_autofree char *chosen = g_strdup (adw_toggle_group_get_active_name (self->games));
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);
  guint n_games = 0;

  self->filling = TRUE;
  adw_toggle_group_remove_all (self->games);
  for (guint i = 0; i < n_kinds; i++)
    {
      AdwToggle *toggle;

      if (scriba_statistics_get_n_plays (scriba_counted_page_get_statistics (page, kinds[i])) == 0)
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

static void
scriba_statistics_page_dispose (GObject *object)
{
  ScribaStatisticsPage *self = SCRIBA_STATISTICS_PAGE (object);

  self->filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_STATISTICS_PAGE);

  G_OBJECT_CLASS (scriba_statistics_page_parent_class)->dispose (object);
}

static void
scriba_statistics_page_class_init (ScribaStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  G_OBJECT_CLASS (klass)->dispose = scriba_statistics_page_dispose;
  SCRIBA_COUNTED_PAGE_CLASS (klass)->update = scriba_statistics_page_update;
  SCRIBA_COUNTED_PAGE_CLASS (klass)->lay = scriba_statistics_page_lay;

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
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_counted_page_count (SCRIBA_COUNTED_PAGE (self));
}

/** scriba_statistics_page_new: the page of what is counted. */
AdwNavigationPage *
scriba_statistics_page_new (void)
{
  return g_object_new (SCRIBA_TYPE_STATISTICS_PAGE, "tag", SCRIBA_STATISTICS_TAG, NULL);
}
