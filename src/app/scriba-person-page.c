/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-person-page.h"

#include <glib/gi18n.h>

#include "scriba-figures-sections.h"
#include "scriba-group.h"
#include "scriba-heading.h"
#include "scriba-people-act.h"
#include "scriba-people-dialogs.h"
#include "scriba-people-games.h"
#include "scriba-speech.h"

/* What is counted of one player, in each game, and who that is. */
struct _ScribaPersonPage
{
  ScribaCountedPage parent_instance;

  char *name;

  ScribaHeading *heading;
  GtkBox *content;
  GtkWidget *rename;
  GtkWidget *merge;
  GtkWidget *split;
};

G_DEFINE_FINAL_TYPE (ScribaPersonPage, scriba_person_page, SCRIBA_TYPE_COUNTED_PAGE)

static void
add_game (ScribaPersonPage *self,
          const ScribaGameKind *kind)
{
  ScribaStatistics *statistics = scriba_counted_page_get_statistics (SCRIBA_COUNTED_PAGE (self), kind);
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
show_name (ScribaPersonPage *self)
{
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), self->name);
  scriba_heading_set_title (self->heading, self->name);
}

static void
scriba_person_page_update (ScribaCountedPage *page)
{
  ScribaPersonPage *self = SCRIBA_PERSON_PAGE (page);
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);

  scriba_figures_clear (self->content);
  show_name (self);
  for (guint i = 0; i < n_kinds; i++)
    add_game (self, kinds[i]);
  if (gtk_widget_get_first_child (GTK_WIDGET (self->content)) == NULL)
    gtk_box_append (self->content, scriba_figures_create_line (_("No finished game is counted here any more.")));
  scriba_figures_set_narrow (self->content, scriba_counted_page_get_narrow (page));
}

static void
scriba_person_page_lay (ScribaCountedPage *page,
                        gboolean narrow)
{
  scriba_figures_set_narrow (SCRIBA_PERSON_PAGE (page)->content, narrow);
}

/* Who has another name is still who is shown; who gave some games to somebody else is, too. */
static void
renamed_cb (ScribaPersonPage *self,
            const char *from,
            const char *to)
{
  if (g_str_equal (self->name, from) && !scriba_people_act_is_anybody (from))
    g_set_str (&self->name, to);
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
scriba_person_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_PERSON_PAGE);

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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  G_OBJECT_CLASS (klass)->dispose = scriba_person_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_person_page_finalize;
  SCRIBA_COUNTED_PAGE_CLASS (klass)->update = scriba_person_page_update;
  SCRIBA_COUNTED_PAGE_CLASS (klass)->lay = scriba_person_page_lay;

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
  scriba_group_wrap_title (self->rename);
  scriba_group_wrap_title (self->merge);
  scriba_group_wrap_title (self->split);

  g_signal_connect_object (scriba_counted_page_get_library (SCRIBA_COUNTED_PAGE (self)), "renamed", G_CALLBACK (renamed_cb),
                           self, G_CONNECT_SWAPPED);
}

/** scriba_person_page_new: the page of somebody, who is called @name. */
AdwNavigationPage *
scriba_person_page_new (const char *name)
{
  ScribaPersonPage *self = g_object_new (SCRIBA_TYPE_PERSON_PAGE, NULL);

  self->name = g_strdup (name);
  show_name (self);
  scriba_counted_page_count (SCRIBA_COUNTED_PAGE (self));
  return ADW_NAVIGATION_PAGE (self);
}

/** scriba_person_page_get_name: whose page it is. */
const char *
scriba_person_page_get_name (ScribaPersonPage *self)
{
  g_return_val_if_fail (SCRIBA_IS_PERSON_PAGE (self), NULL);

  return self->name;
}
