/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include <glib/gi18n.h>

#include "caesar-files.h"
#include "caesar-game.h"
#include "caesar-resolve.h"
#include "caesar/scriba-caesar-box-page.h"
#include "caesar/scriba-command-dialog.h"
#include "caesar/scriba-component-dialog.h"
#include "caesar/scriba-component-page.h"
#include "caesar/scriba-tile-dialog.h"
#include "scriba-box-import.h"

/* What is printed or drawn, and told by the table: command tiles, and bonus tiles that were left for later. The texts
 * are made up, and say so. */

#define MADE_UP "Practice text, made up: if a province can be closed, close it; else place the first token of the line."

static void
tell (CaesarBox *box,
      guint letter,
      int count,
      const char *text)
{
  CaesarCommand *command = caesar_box_open_command (box, letter);

  command->count = (ScribaNumber) SCRIBA_KNOWN (count);
  g_set_str (&command->text, text);
}

static GtkWidget *
show_box (ScribaWindow *window)
{
  g_autoptr (ScribaOwnerBox) owner = scriba_owner_box_new (&caesar_game_format);
  CaesarBox *box = caesar_box_new_shipped ();
  AdwNavigationPage *page;

  tell (box, 0, 3, MADE_UP);
  tell (box, 1, 2, "Practice text");
  scriba_owner_box_take (owner, box);
  scriba_document_commit (SCRIBA_DOCUMENT (owner), NULL, NULL);
  page = scriba_caesar_box_page_new (owner);
  scriba_window_push (window, page);
  scene_settle (GTK_WIDGET (window));
  return GTK_WIDGET (page);
}

/** scene_caesar_box: the owner's box, half filled. */
void
scene_caesar_box (ScribaWindow *window)
{
  show_box (window);
}

static void
show_components (ScribaWindow *window,
                 ScribaComponentPart part)
{
  ScribaOwnerBox *owner = scriba_box_page_get_owner (SCRIBA_BOX_PAGE (show_box (window)));
  CaesarBox *box = scriba_owner_box_edit (owner);

  box->borders[0].symbol = CAESAR_SYMBOL_SHIP;
  box->kinds[0].count = 2;
  scriba_document_commit (SCRIBA_DOCUMENT (owner), NULL, NULL);
  scriba_window_push (window, scriba_component_page_new (owner, part));
  scene_settle (GTK_WIDGET (window));
}

static void
show_component (ScribaWindow *window,
                ScribaComponentPart part)
{
  g_autoptr (ScribaOwnerBox) owner = g_object_ref (scriba_box_page_get_owner (SCRIBA_BOX_PAGE (show_box (window))));

  adw_dialog_present (scriba_component_dialog_new (owner, part, 0), GTK_WIDGET (window));
  scene_settle (GTK_WIDGET (window));
}

/** scene_caesar_box_tokens: the kinds of tokens, one of which is corrected. */
void
scene_caesar_box_tokens (ScribaWindow *window)
{
  show_components (window, SCRIBA_COMPONENT_KINDS);
}

/** scene_caesar_box_token: a kind of tokens. */
void
scene_caesar_box_token (ScribaWindow *window)
{
  show_component (window, SCRIBA_COMPONENT_KINDS);
}

/** scene_caesar_box_borders: the border spaces, one of which is corrected. */
void
scene_caesar_box_borders (ScribaWindow *window)
{
  show_components (window, SCRIBA_COMPONENT_BORDERS);
}

/** scene_caesar_box_border: a border space, which cannot lie between a province and itself. */
void
scene_caesar_box_border (ScribaWindow *window)
{
  AdwDialog *dialog;
  GtkWidget *row;

  show_component (window, SCRIBA_COMPONENT_BORDERS);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  row = scene_look_for_row (GTK_WIDGET (dialog), _("Second province"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  scene_settle (GTK_WIDGET (window));
}

/** scene_caesar_box_counts: how many there are of what. */
void
scene_caesar_box_counts (ScribaWindow *window)
{
  show_component (window, SCRIBA_COMPONENT_COUNTS);
}

/** scene_caesar_box_merge: a friend's box says something else. */
void
scene_caesar_box_merge (ScribaWindow *window)
{
  GtkWidget *page = show_box (window);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "friend.json", NULL);
  g_autoptr (CaesarBox) other = caesar_box_new_shipped ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *json = NULL;

  tell (other, 0, 2, "Practice text of a friend");
  node = caesar_box_to_json (other);
  json = json_to_string (node, TRUE);
  g_file_set_contents (path, json, -1, NULL);
  scriba_box_import_file (SCRIBA_BOX_PAGE (page), path);
  scene_settle (GTK_WIDGET (window));
}

static ScribaTable *
start_game (int crassus)
{
  const CaesarBegin begin = { CAESAR_SIDE_CAESAR };
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = crassus };
  ScribaVerdict verdict;
  ScribaTable *table;

  caesar_settings_init (&setup.settings);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    setup.stack[letter] = CAESAR_SOME;
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    if (side != crassus)
      g_strlcpy (setup.seats[side].name, scene_names[side], SCRIBA_NAME_SIZE);
  table = caesar_library_create (scene_get_library (), &setup, box, NULL);
  scriba_table_dispatch (table, CAESAR_ENTRY_BEGIN, &begin, &verdict);
  return table;
}

static void
place (ScribaTable *table,
       int side,
       int border,
       CaesarToken token)
{
  CaesarChoice choice;
  CaesarPlace entry;
  ScribaVerdict verdict;

  caesar_choice_init (&choice, side, border, &token);
  caesar_resolve (caesar_table_get_state (table), caesar_table_get_box (table), &choice, &entry);
  if (!scriba_table_dispatch (table, CAESAR_ENTRY_PLACE, &entry, &verdict))
    g_error ("a token cannot be placed");
}

/* Hispania Ulterior is closed, and its bonus tile is told later. */
static ScribaTable *
show_untold (ScribaWindow *window)
{
  ScribaTable *table = start_game (CAESAR_NOBODY);

  place (table, CAESAR_SIDE_CAESAR, 1, (CaesarToken) { CAESAR_SYMBOL_SHIP, 3, 3 });
  place (table, CAESAR_SIDE_POMPEY, 0, (CaesarToken) { CAESAR_SYMBOL_SHIELD, 5, 1 });
  scene_open (window, table);
  return table;
}

/** scene_caesar_untold: what a bonus tile brought is missing. */
void
scene_caesar_untold (ScribaWindow *window)
{
  show_untold (window);
}

/** scene_caesar_untold_list: the same as a list. */
void
scene_caesar_untold_list (ScribaWindow *window)
{
  show_untold (window);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (scene_find (window, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  scene_settle (GTK_WIDGET (window));
}

/** scene_caesar_tile: it is told, by one tap. */
void
scene_caesar_tile (ScribaWindow *window)
{
  ScribaTable *table = show_untold (window);

  scriba_tile_dialog_present (GTK_WIDGET (window), table, 0);
  scene_settle (GTK_WIDGET (window));
}

/** scene_caesar_might: it was Might, which the side that has not won the province took; what it turned over is told, too. */
void
scene_caesar_might (ScribaWindow *window)
{
  ScribaTable *table = start_game (CAESAR_NOBODY);
  AdwDialog *dialog;

  place (table, CAESAR_SIDE_CAESAR, 0, (CaesarToken) { CAESAR_SYMBOL_LAUREL, 4, 0 });
  place (table, CAESAR_SIDE_POMPEY, 1, (CaesarToken) { CAESAR_SYMBOL_SHIP, 3, 3 });
  scene_open (window, table);
  scriba_tile_dialog_present (GTK_WIDGET (window), table, 0);
  scene_settle (GTK_WIDGET (window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  scene_click (window, gtk_widget_get_last_child (scene_look_for (GTK_WIDGET (dialog), ADW_TYPE_WRAP_BOX)));
}

/** scene_caesar_command: what a command tile says is told. */
void
scene_caesar_command (ScribaWindow *window)
{
  ScribaTable *table = start_game (CAESAR_SIDE_POMPEY);
  CaesarBox *box = caesar_box_copy (caesar_table_get_box (table));
  const CaesarCommandDraw command = { 0 };
  ScribaVerdict verdict;

  tell (box, 0, 3, MADE_UP);
  caesar_table_set_box (table, box);
  place (table, CAESAR_SIDE_CAESAR, 1, (CaesarToken) { CAESAR_SYMBOL_SHIP, 3, 3 });
  scriba_table_dispatch (table, CAESAR_ENTRY_COMMAND, &command, &verdict);
  scene_open (window, table);
  scriba_command_dialog_present (GTK_WIDGET (window), table, 0);
  scene_settle (GTK_WIDGET (window));
}
