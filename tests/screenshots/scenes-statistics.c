/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include "scriba-person-page.h"
#include "scriba-statistics-page.h"

/* Scenes of what is counted of games that are over. */

static void
play (const int who[],
      const int totals[],
      guint n_seats,
      guint winners)
{
  const BceStop stop = { .scored = winners != 0 };
  BceFinish finish = { .winners = winners };
  const char *names[BCE_MAX_SEATS];
  ScribaTable *table;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      names[seat] = scene_names[who[seat]];
      finish.totals[seat] = totals[seat];
    }
  table = scene_create_game (n_seats, names, BCE_NOBODY, scene_get_box ());
  scene_start (table, 0);
  scene_move_to (table, 1, BCE_STAGE_PRODUCTION);
  scene_dispatch (table, BCE_ENTRY_STOP, &stop);
  if (winners != 0)
    scene_dispatch (table, BCE_ENTRY_FINISH, &finish);
}

static void
play_all (void)
{
  play ((const int[]) { 0, 1, 2, 3 }, (const int[]) { 52, 47, 61, 39 }, 4, 1 << 2);
  play ((const int[]) { 1, 0, 3 }, (const int[]) { 44, 58, 49 }, 3, 1 << 1);
  play ((const int[]) { 2, 1, 0 }, (const int[]) { 55, 55, 40 }, 3, 1 << 0 | 1 << 1);
  play ((const int[]) { 4, 3, 2 }, (const int[]) { 48, 36, 57 }, 3, 1 << 2);
  play ((const int[]) { 0, 2, 1 }, (const int[]) { 0, 0, 0 }, 3, 0);
  play ((const int[]) { 3, 0, 1, 2 }, (const int[]) { 42, 63, 50, 51 }, 4, 1 << 1);
}

void
scene_statistics_empty (ScribaWindow *window)
{
  scene_act (window, "win.show-statistics");
}

void
scene_statistics (ScribaWindow *window)
{
  play_all ();
  scene_import_caesar ("caesar.scriba");
  scene_act (window, "win.show-statistics");
}

void
scene_statistics_caesar (ScribaWindow *window)
{
  scene_import_caesar ("caesar.scriba");
  scene_import_caesar ("caesar-solo.scriba");
  scene_act (window, "win.show-statistics");
}

static void
show_person (ScribaWindow *window,
             guint number,
             const char *action)
{
  play_all ();
  scene_act (window, "win.show-statistics");
  gtk_widget_activate_action (scene_find (window, SCRIBA_TYPE_STATISTICS_PAGE), "person.open", "s", scene_names[number]);
  scene_settle (GTK_WIDGET (window));
  if (action != NULL)
    gtk_widget_activate_action (scene_find (window, SCRIBA_TYPE_PERSON_PAGE), action, NULL);
}

void
scene_person (ScribaWindow *window)
{
  show_person (window, 0, NULL);
}

void
scene_person_rename (ScribaWindow *window)
{
  show_person (window, 0, "person.rename");
}

void
scene_person_same (ScribaWindow *window)
{
  show_person (window, 4, "person.merge");
}

void
scene_person_games (ScribaWindow *window)
{
  show_person (window, 0, "person.split");
}
