/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-new-game-page.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "scriba-game-picker.h"
#include "scriba-known-box.h"
#include "scriba-menu-button.h"
#include "scriba-new-game.h"
#include "scriba-ruling-row.h"
#include "scriba-seat-row.h"
#include "scriba-style.h"
#include "scriba-window.h"
#include "scriba-words.h"

/**
 * ScribaNewGamePage:
 *
 * Who plays, whom, and where they sit; what is tracked, and the rulings. It
 * begins with the last group, so that the same people need only *Start*.
 */
struct _ScribaNewGamePage
{
  AdwNavigationPage parent_instance;

  ScribaLibrary *library;
  BceGameSetup setup;
  GSettings *tracking; /* kept for the next game */
  GSettings *rulings;  /* of this game only: never applied */
  gboolean touched;
  gboolean narrow;

  GtkBox *rows;
  GtkSizeGroup *roles;
  GtkWidget *two_players;
  GtkWidget *add;
  ScribaKnownBox *known;
  GtkWidget *settings_row;
  GtkImage *settings_arrow;
  GtkRevealer *settings;
  GtkBox *settings_box;
  GtkWidget *start;
};

G_DEFINE_FINAL_TYPE (ScribaNewGamePage, scriba_new_game_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void update (ScribaNewGamePage *self);

static void
changed (ScribaNewGamePage *self)
{
  self->touched = TRUE;
  update (self);
}

/* Seats */

static void
rename_cb (ScribaNewGamePage *self,
           ScribaSeatRow *row)
{
  ScribaNameProblem problem = scriba_new_game_rename (&self->setup, scriba_seat_row_get_seat (row),
                                                      scriba_seat_row_get_text (row));

  if (problem == SCRIBA_NAME_GOOD)
    changed (self);
  scriba_seat_row_set_problem (row, problem);
}

static void
choose_cb (ScribaNewGamePage *self,
           int character,
           ScribaSeatRow *row)
{
  scriba_new_game_set_character (&self->setup, scriba_seat_row_get_seat (row), character);
  changed (self);
}

static void
move_cb (ScribaNewGamePage *self,
         int by,
         ScribaSeatRow *row)
{
  scriba_new_game_move (&self->setup, scriba_seat_row_get_seat (row), by);
  changed (self);
}

static void
remove_cb (ScribaNewGamePage *self,
           ScribaSeatRow *row)
{
  scriba_new_game_remove (&self->setup, scriba_seat_row_get_seat (row));
  changed (self);
}

static void
add_cb (ScribaNewGamePage *self)
{
  GtkWidget *row;

  scriba_new_game_add (&self->setup, NULL);
  changed (self);
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
known_cb (ScribaNewGamePage *self,
          guint number)
{
  scriba_new_game_add (&self->setup, scriba_known_box_get_player (self->known, number));
  changed (self);
}

static gboolean
sits (gpointer self,
      const char *name)
{
  return scriba_new_game_has_player (&SCRIBA_NEW_GAME_PAGE (self)->setup, name);
}

static void
update (ScribaNewGamePage *self)
{
  guint n_players = scriba_new_game_count_players (&self->setup);

  show_rows (self);
  scriba_known_box_show (self->known, scriba_new_game_has_room (&self->setup), sits, self);
  gtk_widget_set_visible (self->two_players, n_players == 2);
  gtk_widget_set_sensitive (self->add, n_players < BCE_MAX_SEATS);
}

/* The games may be listed only after the page is open; what was entered meanwhile stays. */
static void
remember (ScribaNewGamePage *self)
{
  ScribaDrafts *drafts = scriba_application_get_drafts (scriba_application_get ());
  GArray *known;

  if (self->touched)
    return;

  known = scriba_known_players_list (self->library, drafts);
  scriba_new_game_start (&self->setup, self->library, known);
  scriba_known_box_fill (self->known, known, TRUE);
  update (self);
}

/* Settings */

static void
settings_cb (ScribaNewGamePage *self)
{
  gboolean open = !gtk_revealer_get_reveal_child (self->settings);

  gtk_revealer_set_reveal_child (self->settings, open);
  gtk_widget_set_visible (GTK_WIDGET (self->settings_box), open);
  gtk_image_set_from_icon_name (self->settings_arrow, open ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->settings_row), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

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
  GtkWidget *group = adw_preferences_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *row = adw_switch_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), rows[i].title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), rows[i].reason);
      g_settings_bind (self->tracking, rows[i].key, row, "active", G_SETTINGS_BIND_DEFAULT);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_box_append (self->settings_box, group);
}

static void
add_rulings (ScribaNewGamePage *self)
{
  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_ruling (i);

      if (ruling.setting)
        gtk_box_append (self->settings_box, scriba_ruling_group_new (&ruling, self->rulings));
    }
}

/* Start */

/* Whoever has a name that was refused; nobody if all are good. */
static GtkWidget *
find_refused (ScribaNewGamePage *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      guint seat = scriba_seat_row_get_seat (SCRIBA_SEAT_ROW (row));

      if (scriba_new_game_rename (&self->setup, seat, scriba_seat_row_get_text (SCRIBA_SEAT_ROW (row))) != SCRIBA_NAME_GOOD)
        return row;
    }
  return NULL;
}

static void
start_cb (ScribaNewGamePage *self)
{
  ScribaWindow *window = SCRIBA_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *refused = find_refused (self);
  g_autoptr (GError) error = NULL;
  const BceBox *box;
  ScribaTable *table;

  if (refused != NULL)
    {
      gtk_widget_grab_focus (refused);
      return;
    }

  scriba_new_game_read_settings (self->tracking, self->rulings, &self->setup.settings);
  box = scriba_owner_box_get_box (scriba_application_get_box (scriba_application_get ()));
  table = bce_library_create (self->library, &self->setup, box, &error);
  if (table != NULL)
    {
      scriba_window_open_table (window, table);
    }
  else
    {
      g_autofree char *sentence = scriba_words_error (error);

      scriba_window_toast (window, adw_toast_new (sentence));
    }
}

/* With the last group, Enter starts. */
static void
scriba_new_game_page_shown (AdwNavigationPage *page)
{
  ScribaNewGamePage *self = SCRIBA_NEW_GAME_PAGE (page);

  ADW_NAVIGATION_PAGE_CLASS (scriba_new_game_page_parent_class)->shown (page);
  if (!self->touched)
    gtk_widget_grab_focus (self->start);
}

static void
set_narrow (ScribaNewGamePage *self,
            gboolean narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  scriba_style_set (GTK_WIDGET (self), "phone", narrow);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

static void
scriba_new_game_page_get_property (GObject *object,
                                   guint prop_id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, SCRIBA_NEW_GAME_PAGE (object)->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_new_game_page_set_property (GObject *object,
                                   guint prop_id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      set_narrow (SCRIBA_NEW_GAME_PAGE (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_new_game_page_dispose (GObject *object)
{
  ScribaNewGamePage *self = SCRIBA_NEW_GAME_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_NEW_GAME_PAGE);
  g_clear_object (&self->library);
  g_clear_object (&self->tracking);
  g_clear_object (&self->rulings);

  G_OBJECT_CLASS (scriba_new_game_page_parent_class)->dispose (object);
}

static void
scriba_new_game_page_class_init (ScribaNewGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_GAME_PICKER);
  g_type_ensure (SCRIBA_TYPE_KNOWN_BOX);
  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);

  object_class->get_property = scriba_new_game_page_get_property;
  object_class->set_property = scriba_new_game_page_set_property;
  object_class->dispose = scriba_new_game_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = scriba_new_game_page_shown;

  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, rows);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, roles);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, two_players);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, add);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, known);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, settings_row);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, settings_arrow);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, settings);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, settings_box);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewGamePage, start);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, known_cb);
  gtk_widget_class_bind_template_callback (widget_class, settings_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
scriba_new_game_page_init (ScribaNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  scriba_known_box_set_next (self->known, self->start);
  self->library = g_object_ref (scriba_application_get_library (scriba_application_get ()));
  self->tracking = g_object_ref (scriba_application_get_settings (scriba_application_get ()));
  self->rulings = g_settings_new (APPLICATION_ID);
  g_settings_delay (self->rulings);
  add_tracking (self);
  add_rulings (self);
  gtk_widget_set_visible (GTK_WIDGET (self->settings_box), FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->settings_row), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);

  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (remember), self, G_CONNECT_SWAPPED);
  remember (self);
}

/** scriba_new_game_page_new: the page on which a game begins. */
AdwNavigationPage *
scriba_new_game_page_new (void)
{
  return g_object_new (SCRIBA_TYPE_NEW_GAME_PAGE, NULL);
}
