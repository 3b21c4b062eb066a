/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-actions.h"

#include <glib/gi18n.h>

static const ScribaAction actions[] = {
  { "win.new-game", { "<Control>n" }, N_("Table"), N_("New game") },
  { "win.score", { "<Control><Shift>n" }, N_("Table"), N_("Score a finished game") },
  { "win.resolve", { "<Control>r" }, N_("Table"), N_("Resolve a year") },
  { "win.box", { "<Control>b" }, N_("Table"), N_("Fill the box") },
  { "win.open", { "<Control>o" }, N_("Table"), N_("Open a file") },
  { "win.show-statistics", { "<Control>i" }, N_("Library"), N_("Statistics") },
  { "win.search", { "<Control>f" }, N_("Library"), N_("Search") },
  { NULL, { "Delete" }, N_("Library"), N_("Remove") },
  { "win.undo", { "<Control>z" }, N_("Page"), N_("Undo") },
  { "win.redo", { "<Control><Shift>z", "<Control>y" }, N_("Page"), N_("Redo") },
  { "win.correct", { "<Control>e" }, N_("Page"), N_("Correct what is tracked") },
  { "win.export", { "<Control>s" }, N_("Page"), N_("Save a copy") },
  { "win.share", { "<Control><Shift>s" }, N_("Page"), N_("Share a game") },
  { "win.print", { "<Control>p" }, N_("Page"), N_("Print") },
  { "win.log", { "<Control>l" }, N_("Page"), N_("Log of a game") },
  { "win.table-view", { "<Control>t", "F5" }, N_("Page"), N_("Open or close the table view") },
  { NULL, { "<Alt>Left", "Escape" }, N_("Page"), N_("Back") },
  { NULL, { "a" }, N_("Game"), N_("Activate a structure") },
  { NULL, { "p" }, N_("Game"), N_("Pass, or go on to the next phase") },
  { NULL, { "t" }, N_("Game"), N_("Start or pause the timer") },
  { NULL, { "r" }, N_("Game"), N_("Reset the timer") },
  { NULL, { "Menu", "<Shift>F10" }, N_("Game"), N_("What else can be done with a piece") },
  { NULL, { "<Control>plus", "<Control>minus" }, N_("Map"), N_("Zoom in or out") },
  { NULL, { "<Control>0" }, N_("Map"), N_("Show all of the map") },
  { NULL, { "r" }, N_("Map"), N_("Rotate the token that is being placed") },
  { NULL, { "F11" }, N_("Table view"), N_("Fill the screen, or be a window") },
  { NULL, { "Escape" }, N_("Table view"), N_("Leave full screen") },
  { NULL, { "plus", "minus" }, N_("Numbers"), N_("One more or one less") },
  { NULL, { "0...9" }, N_("Numbers"), N_("Type a number") },
  { "win.show-help", { "F1" }, N_("Scriba"), N_("Help") },
  { "win.show-shortcuts", { "<Control>question" }, N_("Scriba"), N_("Keyboard shortcuts") },
  { "win.show-preferences", { "<Control>comma" }, N_("Scriba"), N_("Preferences") },
  { "win.show-menu", { "F10" }, N_("Scriba"), N_("Main menu") },
  { "window.close", { "<Control>w" }, N_("Scriba"), N_("Close the window") },
  { "app.quit", { "<Control>q" }, N_("Scriba"), N_("Quit") },
};

/**
 * scriba_actions_get:
 * @n_actions: (out): how many there are
 *
 * Returns: every action that has a key
 */
const ScribaAction *
scriba_actions_get (guint *n_actions)
{
  *n_actions = G_N_ELEMENTS (actions);
  return actions;
}
