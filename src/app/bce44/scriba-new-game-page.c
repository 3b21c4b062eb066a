/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-new-game-page.h"

#include <glib/gi18n.h>

#include "bce-files.h"
#include "bce-game.h"
#include "scriba-group.h"
#include "scriba-new-game.h"
#include "scriba-ruling-row.h"
#include "scriba-seat-row.h"
#include "scriba-window.h"
#include "scriba-words.h"

/**
 * ScribaNewGamePage:
 *
 * Who plays, whom, and where they sit; what is tracked, and the rulings.
 */
struct _ScribaNewGamePage
{
  ScribaBeginPage parent_instance;

  BceGameSetup setup;
  GSettings *tracking; /* kept for the next game */
  GSettings *rulings;  /* of this game only: never applied */

  GtkBox *rows;
  GtkSizeGroup *roles;
  GtkWidget *two_players;
  GtkWidget *add;
};

G_DEFINE_FINAL_TYPE (ScribaNewGamePage, scriba_new_game_page, SCRIBA_TYPE_BEGIN_PAGE)

/* Seats */

static void
rename_cb (ScribaNewGamePage *self,
           ScribaSeatRow *row)
{
  ScribaNameProblem problem = scriba_new_game_rename (&self->setup, scriba_seat_row_get_seat (row),
                                                      scriba_seat_row_get_text (row));

  if (problem == SCRIBA_NAME_GOOD)
    scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
  scriba_seat_row_set_problem (row, problem);
}

static void
choose_cb (ScribaNewGamePage *self,
           int character,
           ScribaSeatRow *row)
{
  scriba_new_game_set_character (&self->setup, scriba_seat_row_get_seat (row), character);
  scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
}

static void
move_cb (ScribaNewGamePage *self,
         int by,
         ScribaSeatRow *row)
{
  scriba_new_game_move (&self->setup, scriba_seat_row_get_seat (row), by);
  scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
}

static void
remove_cb (ScribaNewGamePage *self,
           ScribaSeatRow *row)
{
  scriba_new_game_remove (&self->setup, scriba_seat_row_get_seat (row));
  scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
}

static void
add_cb (ScribaNewGamePage *self)
{
  GtkWidget *row;

  scriba_new_game_add (&self->setup, NULL);
  scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
  row = gtk_widget_get_last_child (GTK_WIDGET (self->rows));
  gtk_widget_grab_focus (row);
}

static GtkWidget *
create_row (ScribaNewGamePage *self,
            guint seat)
{
  GtkWidget *row = scriba_seat_row_new (seat, self->roles);

  g_signal_connect_object (row, "rename", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "choose", G_CALLBACK (choose_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "move", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "remove", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->rows, row);
  return row;
}

static void
show_row (ScribaNewGamePage *self,
          ScribaSeatRow *row,
          guint seat)
{
  const BceSeatSetup *player = &self->setup.seats[seat];
  const ScribaSeatFacts facts = {
    .name = player->name,
    .character = player->character,
    .role = player->shared ? _("Shared Suitor") : scriba_words_character (player->character),
    .n_seats = self->setup.n_seats,
    .removable = !player->shared && scriba_new_game_count_players (&self->setup) > 2,
  };

  scriba_seat_row_show (row, &facts);
}

static void
show_rows (ScribaNewGamePage *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  for (guint seat = 0; seat < self->setup.n_seats; seat++)
    {
      if (row == NULL)
        row = create_row (self, seat);
      show_row (self, SCRIBA_SEAT_ROW (row), seat);
      row = gtk_widget_get_next_sibling (row);
    }

  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_box_remove (self->rows, row);
      row = next;
    }
}

/* Known players */

static void
scriba_new_game_page_seat (ScribaBeginPage *page,
                           const ScribaKnownPlayer *player)
{
  scriba_new_game_add (&SCRIBA_NEW_GAME_PAGE (page)->setup, player);
}

static gboolean
scriba_new_game_page_sits (ScribaBeginPage *page,
                           const char *name)
{
  return scriba_new_game_has_player (&SCRIBA_NEW_GAME_PAGE (page)->setup, name);
}

static gboolean
scriba_new_game_page_has_room (ScribaBeginPage *page)
{
  return scriba_new_game_has_room (&SCRIBA_NEW_GAME_PAGE (page)->setup);
}

static void
scriba_new_game_page_show (ScribaBeginPage *page)
{
  ScribaNewGamePage *self = SCRIBA_NEW_GAME_PAGE (page);
  guint n_players = scriba_new_game_count_players (&self->setup);

  show_rows (self);
  gtk_widget_set_visible (self->two_players, n_players == 2);
  gtk_widget_set_sensitive (self->add, n_players < BCE_MAX_SEATS);
}

static void
scriba_new_game_page_remember (ScribaBeginPage *page,
                               ScribaLibrary *library,
                               const GArray *known)
{
  scriba_new_game_start (&SCRIBA_NEW_GAME_PAGE (page)->setup, library, known);
}

/* Settings */

static void
add_tracking (ScribaNewGamePage *self)
{
  const struct
  {
    const char *key;
    const char *title;
    const char *reason;
  } rows[] = {
    { "track-denarii", _("Track denarii"), _("Scriba knows who can pay, and pays out the income by itself.") },
    { "track-cubes", _("Track influence cubes"), _("Every cube that is collected or spent is counted; it takes more taps.") },
    { "open-collegium", _("Open Collegium"),
      _("Stored cards and the Collegium are named during play; by the rules they are secret until the end.") },
  };
  GtkWidget *group = scriba_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *row = adw_switch_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), rows[i].title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), rows[i].reason);
      g_settings_bind (self->tracking, rows[i].key, row, "active", G_SETTINGS_BIND_DEFAULT);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  scriba_begin_page_add_setting (SCRIBA_BEGIN_PAGE (self), group);
}

static void
add_rulings (ScribaNewGamePage *self)
{
  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_ruling (i);

      if (ruling.setting)
        scriba_begin_page_add_setting (SCRIBA_BEGIN_PAGE (self), scriba_ruling_group_new (&ruling, self->rulings));
    }
}

/* Start */

static GtkWidget *
scriba_new_game_page_find_refused (ScribaBeginPage *page)
{
  ScribaNewGamePage *self = SCRIBA_NEW_GAME_PAGE (page);

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      guint seat = scriba_seat_row_get_seat (SCRIBA_SEAT_ROW (row));

      if (scriba_new_game_rename (&self->setup, seat, scriba_seat_row_get_text (SCRIBA_SEAT_ROW (row))) !=
          SCRIBA_NAME_GOOD)
        return row;
    }
  return NULL;
}

static ScribaTable *
scriba_new_game_page_create (ScribaBeginPage *page,
                             ScribaLibrary *library,
                             GError **error)
{
  ScribaNewGamePage *self = SCRIBA_NEW_GAME_PAGE (page);
  const BceBox *box = scriba_owner_box_get_box (scriba_application_get_box (scriba_application_get (), &bce_game_format));

  scriba_new_game_read_settings (self->tracking, self->rulings, &self->setup.settings);
  return bce_library_create (library, &self->setup, box, error);
}

static void
scriba_new_game_page_dispose (GObject *object)
{
  ScribaNewGamePage *self = SCRIBA_NEW_GAME_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_NEW_GAME_PAGE);
  g_clear_object (&self->tracking);
  g_clear_object (&self->rulings);

  G_OBJECT_CLASS (scriba_new_game_page_parent_class)->dispose (object);
}

static void
scriba_new_game_page_class_init (ScribaNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScribaBeginPageClass *page_class = SCRIBA_BEGIN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_new_game_page_dispose;

  page_class->format = &bce_game_format;
  page_class->characters = TRUE;
  page_class->remember = scriba_new_game_page_remember;
  page_class->show = scriba_new_game_page_show;
  page_class->has_room = scriba_new_game_page_has_room;
  page_class->sits = scriba_new_game_page_sits;
  page_class->seat = scriba_new_game_page_seat;
  page_class->find_refused = scriba_new_game_page_find_refused;
  page_class->create = scriba_new_game_page_create;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, rows);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, roles);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, two_players);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, add);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
}

static void
scriba_new_game_page_init (ScribaNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->tracking = g_object_ref (scriba_application_get_settings (scriba_application_get ()));
  self->rulings = g_settings_new (APPLICATION_ID);
  g_settings_delay (self->rulings);
  add_tracking (self);
  add_rulings (self);
}

/** scriba_new_game_page_new: the page on which a game begins. */
AdwNavigationPage *
scriba_new_game_page_new (void)
{
  return g_object_new (SCRIBA_TYPE_NEW_GAME_PAGE, NULL);
}
