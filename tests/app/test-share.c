/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game is shared as: one dialog for both games, with names or without, and a code to be photographed. */

#define _GNU_SOURCE

#include "config.h"

#include <dlfcn.h>

#include <glib/gi18n.h>
#include <string.h>

#include "bce44/scriba-game-page.h"
#include "bce44/scriba-score-page.h"
#include "caesar/scriba-caesar-page.h"
#include "game-check.h"
#include "scriba-game-sharing.h"
#include "scriba-json.h"
#include "scriba-qr.h"
#include "scriba-share.h"
#include "scriba-share-dialog.h"
#include "scriba-store.h"
#include "scriba-words.h"

#define PHONE 360
#define N_ROWS 8

static double surface_scale; /* in place of the real one */

double
gdk_surface_get_scale (GdkSurface *surface)
{
  double (*real) (GdkSurface *) = dlsym (RTLD_NEXT, "gdk_surface_get_scale");

  return surface_scale > 0 ? surface_scale : real (surface);
}

static GSettings *
get_settings (void)
{
  return scriba_application_get_settings (scriba_application_get ());
}

static ScribaTable *
import (GameCheck *self,
        const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.scriba", g_getenv ("SCRIBA_SAMPLES"), name);
  g_autoptr (GBytes) bytes = scriba_file_read (path, NULL);
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, NULL);
  ScribaGameFile *file = scriba_game_file_from_json (node, NULL);

  return scriba_library_import (self->library, file);
}

static GtkWidget *
create_page (ScribaTable *table)
{
  return GTK_WIDGET (bce_table_is (table) ? scriba_game_page_new (table) : scriba_caesar_page_new (table));
}

/* A fixture: a recorded game, by its name. */
static void
set_up (GameCheck *self,
        gconstpointer name)
{
  self->window = page_check_open_window (1280, 800);
  self->library = game_check_get_library ();
  self->table = import (self, name);
  game_check_show (self, create_page (self->table));
}

static void
tear_down (GameCheck *self,
           gconstpointer data)
{
  g_settings_reset (get_settings (), "share-hide-names");
  game_check_tear_down (self, data);
}

static GtkWidget *
open_dialog (GameCheck *self)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.share", NULL);
  page_check_settle ();
  dialog = game_check_get_dialog (self);
  g_assert_true (SCRIBA_IS_SHARE_DIALOG (dialog));
  return dialog;
}

static void
choose (GtkWidget *dialog,
        const char *title)
{
  g_assert_true (gtk_widget_activate (page_check_get_row (dialog, title)));
  page_check_settle ();
}

static void
clipboard_cb (GObject *source,
              GAsyncResult *result,
              gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static char *
read_clipboard (GameCheck *self)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (self->page), NULL, clipboard_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  return text;
}

/* Both games have the same rows with the same words, the last three for programs of plays. */
static void
test_rows (GameCheck *self,
           gconstpointer data)
{
  const char * const titles[N_ROWS] = { _("Save Picture…"), _("Save PDF…"), _("Print…"), _("Copy as Text"), _("Save Table…"),
                                        _("Show QR Code"), _("Copy Link"), _("Save for BG Stats…") };
  GtkWidget *dialog = open_dialog (self);

  for (guint i = 0; i < N_ROWS; i++)
    {
      GtkWidget *row = page_check_get_row (dialog, titles[i]);

      g_assert_true (gtk_widget_is_sensitive (row));
      g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
    }
  page_check_assert_named (dialog);
}

/* A game that goes on is no play yet; all else can be shared. */
static void
test_running (GameCheck *self,
              gconstpointer data)
{
  GtkWidget *dialog;

  scriba_table_undo (self->table);
  page_check_settle ();
  dialog = open_dialog (self);
  g_assert_true (gtk_widget_is_sensitive (page_check_get_row (dialog, _("Save Picture…"))));
  g_assert_true (gtk_widget_is_sensitive (page_check_get_row (dialog, _("Save Table…"))));
  g_assert_false (gtk_widget_is_sensitive (page_check_get_row (dialog, _("Show QR Code"))));
  g_assert_false (gtk_widget_is_sensitive (page_check_get_row (dialog, _("Copy Link"))));
  g_assert_false (gtk_widget_is_sensitive (page_check_get_row (dialog, _("Save for BG Stats…"))));
  g_assert_nonnull (page_check_find_text (dialog, _("As soon as the game is over")));
}

/* The text names who played and who won; the dialog is gone, and the window says where the text is. */
static void
test_text (GameCheck *self,
           gconstpointer data)
{
  g_autofree char *text = NULL;

  choose (open_dialog (self), _("Copy as Text"));
  text = read_clipboard (self);
  g_assert_nonnull (strstr (text, "Anna"));
  g_assert_nonnull (strstr (text, "Bálint"));
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (self->window), _("The result is on the clipboard")));
  g_assert_null (game_check_get_dialog (self));
}

/* Four of 44 BCE with their totals, as the recorded night has them, and the lines that make them. */
static void
test_report (GameCheck *self,
             gconstpointer data)
{
  g_autofree char *total = g_strdup_printf (C_("Imperium", "%1$s: %2$s"), "Bálint", "64");
  g_autofree char *line = g_strdup_printf (C_("score sheet", "%1$s %2$s"), scriba_words_score_line (BCE_LINE_ALLEGIANCE), "25");
  g_autofree char *winner = g_strdup_printf (_("%s wins"), "Bálint");
  g_autofree char *text = NULL;

  choose (open_dialog (self), _("Copy as Text"));
  text = read_clipboard (self);
  g_assert_nonnull (strstr (text, total));
  g_assert_nonnull (strstr (text, line));
  g_assert_nonnull (strstr (text, winner));
}

/* With the switch, nobody is named in any of it, and it stays as it was left. */
static void
test_hidden (GameCheck *self,
             gconstpointer data)
{
  GtkWidget *dialog = open_dialog (self);
  g_autofree char *other = scriba_words_share_name (1);
  g_autofree char *escaped = g_uri_escape_string (other, NULL, FALSE);
  g_autofree char *text = NULL;
  g_autofree char *link = NULL;

  adw_switch_row_set_active (ADW_SWITCH_ROW (page_check_get_row (dialog, _("Hide Names"))), TRUE);
  choose (dialog, _("Copy as Text"));
  text = read_clipboard (self);
  g_assert_null (strstr (text, "Anna"));
  g_assert_nonnull (strstr (text, other));

  dialog = open_dialog (self);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (page_check_get_row (dialog, _("Hide Names")))));
  choose (dialog, _("Copy Link"));
  link = read_clipboard (self);
  g_assert_true (g_str_has_prefix (link, "https://app.bgstatsapp.com/createPlay.html?data="));
  g_assert_null (strstr (link, "Anna"));
  g_assert_nonnull (strstr (link, escaped));
  /* The game itself keeps its names. */
  g_assert_nonnull (page_check_find_text (self->page, "Anna"));
}

static char *
copy_log (GameCheck *self)
{
  const char *sentence = _("The log is on the clipboard");

  g_assert_true (gtk_widget_activate_action (self->page, "log.copy", NULL));
  while (page_check_find_text (GTK_WIDGET (self->window), sentence) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return read_clipboard (self);
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (const char *at = text; *at != '\0'; at++)
    n += *at == '\n';
  return n;
}

/* So with the log, line by line. */
static void
test_hidden_log (GameCheck *self,
                 gconstpointer data)
{
  static const char * const names[] = { "Anna", "Bálint", "Csenge", "Máté" };
  g_autofree char *other = scriba_words_share_name (1);
  g_autofree char *named = NULL;
  g_autofree char *hidden = NULL;

  game_check_show_log (self);
  named = copy_log (self);
  g_assert_nonnull (strstr (named, "Anna"));
  g_assert_null (strstr (named, other));

  /* The sentence of the first copy is gone with its page. */
  gtk_window_destroy (self->window);
  self->window = page_check_open_window (1280, 800);
  game_check_show (self, create_page (self->table));
  g_settings_set_boolean (get_settings (), "share-hide-names", TRUE);
  game_check_show_log (self);
  hidden = copy_log (self);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_null (strstr (hidden, names[i]));
  g_assert_nonnull (strstr (hidden, other));
  g_assert_cmpuint (count_lines (hidden), ==, count_lines (named));
}

/* Who has left the log before it is written down keeps what is on the clipboard. */
static void
test_left_log (GameCheck *self,
               gconstpointer data)
{
  GtkWidget *left;
  g_autofree char *text = NULL;

  game_check_show_log (self);
  left = self->page;
  g_object_add_weak_pointer (G_OBJECT (left), (gpointer *) &left);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (left), "Something else");
  g_assert_true (gtk_widget_activate_action (left, "log.copy", NULL));
  gtk_window_destroy (self->window);
  self->window = page_check_open_window (1280, 800);
  game_check_show (self, create_page (self->table));
  while (left != NULL)
    g_main_context_iteration (NULL, TRUE);

  text = read_clipboard (self);
  g_assert_cmpstr (text, ==, "Something else");
}

static char *
create_link (ScribaTable *table)
{
  ScribaBgsPlay play;

  scriba_share_fill_play (scriba_table_get_file (table), scriba_words_is_share_name, &play);
  return scriba_share_to_link (&play, NULL);
}

/* The link is the one that the command line writes. */
static void
test_link (GameCheck *self,
           gconstpointer data)
{
  g_autofree char *expected = create_link (self->table);
  g_autofree char *link = NULL;

  choose (open_dialog (self), _("Copy Link"));
  link = read_clipboard (self);
  g_assert_cmpstr (link, ==, expected);
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (self->window), _("The link is on the clipboard")));
}

/* The code is named, as large as a phone has room for, and the way back is there. */
static void
test_code (GameCheck *self,
           gconstpointer data)
{
  GtkWidget *dialog = open_dialog (self);
  GtkWidget *code;
  GtkWidget *shown;

  choose (dialog, _("Show QR Code"));
  code = page_check_find (dialog, _("QR code of the link for BG Stats"));
  g_assert_nonnull (code);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (code)), ==, GTK_ACCESSIBLE_ROLE_IMG);
  g_assert_true (gtk_widget_get_mapped (code));
  g_assert_cmpint (gtk_widget_get_width (code), >, 250);
  g_assert_cmpint (gtk_widget_get_height (code), >, 250);
  g_assert_null (page_check_find_text (dialog, _("The names are too long for a code. Hide them, or copy the link.")));
  page_check_assert_named (dialog);

  shown = GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (adw_dialog_get_child (ADW_DIALOG (dialog)))));
  page_check_click (page_check_find_button (shown, _("Copy Link")));
  page_check_settle ();
  g_assert_null (game_check_get_dialog (self));
}

static cairo_surface_t *
draw_widget (GtkWidget *widget,
             double scale)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Of the first row of modules of a code, which is a square of 7 dark ones in two corners. */
static void
assert_whole_pixels (cairo_surface_t *surface,
                     int module)
{
  int width = cairo_image_surface_get_width (surface);
  int n_runs = 0;
  int length = 0;

  for (int y = 0; n_runs == 0 && y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < width; x++)
      {
        const guint32 *row = (const guint32 *) (cairo_image_surface_get_data (surface) +
                                                y * cairo_image_surface_get_stride (surface));
        gboolean dark = (row[x] & 0xffffff) == 0x1e1e22;

        if (dark)
          length++;
        else if (length > 0)
          {
            g_assert_cmpint (length % module, ==, 0);
            n_runs++;
            length = 0;
          }
      }
  g_assert_cmpint (n_runs, >, 2);
}

/* At 125 and 150 %, too, a module has as many whole pixels as there is room for. */
static void
test_scale (GameCheck *self,
            gconstpointer data)
{
  GtkWidget *dialog = open_dialog (self);
  g_autofree char *link = create_link (self->table);
  g_autoptr (ScribaQr) qr = scriba_qr_new (link);
  GtkWidget *code;

  choose (dialog, _("Show QR Code"));
  code = page_check_find (dialog, _("QR code of the link for BG Stats"));
  for (surface_scale = 1; surface_scale < 2; surface_scale += 0.25)
    {
      int size = MIN (gtk_widget_get_width (code), gtk_widget_get_height (code));
      cairo_surface_t *surface;

      g_object_notify (G_OBJECT (gtk_native_get_surface (gtk_widget_get_native (code))), "scale");
      page_check_settle ();
      surface = draw_widget (code, surface_scale);
      assert_whole_pixels (surface, size * surface_scale / scriba_qr_get_width (qr));
      cairo_surface_destroy (surface);
    }
  surface_scale = 0;
}

/* Names that no code holds: then a sentence says so, and without names there is a code. */
static void
test_too_long (GameCheck *self,
               gconstpointer data)
{
  const char *sentence = _("The names are too long for a code. Hide them, or copy the link.");
  ScribaTable *other = import (self, "three");
  g_autofree char *id = g_strdup (scriba_table_get_id (other));

  for (guint seat = 0; seat < bce_table_get_state (other)->n_seats; seat++)
    {
      BceRename entry = { .seat = seat, .character = -1 };
      g_autoptr (GString) name = g_string_new (NULL);
      ScribaVerdict verdict;

      /* No two seats have one name. */
      for (guint i = 0; i < 99; i++)
        g_string_append (name, "😀");
      g_string_append_c (name, 'a' + seat);
      g_strlcpy (entry.name, name->str, SCRIBA_NAME_SIZE);
      g_assert_true (scriba_table_dispatch (other, BCE_ENTRY_NAME, &entry, &verdict));
    }

  for (guint hidden = 0; hidden < 2; hidden++)
    {
      g_autoptr (ScribaSharing) sharing = scriba_game_sharing_new (other);
      AdwDialog *dialog = scriba_share_dialog_new (sharing, self->page);

      g_settings_set_boolean (get_settings (), "share-hide-names", hidden);
      adw_dialog_present (dialog, self->page);
      page_check_settle ();
      choose (GTK_WIDGET (dialog), _("Show QR Code"));
      g_assert_cmpint (page_check_find_text (GTK_WIDGET (dialog), sentence) == NULL, ==, hidden);
      adw_dialog_force_close (dialog);
      page_check_settle ();
    }
  scriba_library_delete (self->library, id);
}

/* On a phone, with large text too, both pages of the dialog fit. */
static void
test_phone (GameCheck *self,
            gconstpointer data)
{
  for (int percent = 100; percent <= 150; percent += 50)
    {
      GtkWidget *dialog;

      gtk_window_destroy (self->window);
      page_check_set_text_size (percent);
      self->window = page_check_open_window (PHONE, 640);
      game_check_show (self, create_page (self->table));
      dialog = open_dialog (self);
      page_check_assert_fits (adw_dialog_get_child (ADW_DIALOG (dialog)), PHONE);
      choose (dialog, _("Show QR Code"));
      page_check_assert_fits (adw_dialog_get_child (ADW_DIALOG (dialog)), PHONE);
      page_check_assert_named (dialog);
    }
  page_check_set_text_size (100);
}

/* The end of a game has both at hand, in the same words. */
static void
test_at_hand (GameCheck *self,
              gconstpointer data)
{
  g_assert_nonnull (page_check_find_button (self->page, _("Copy as Text")));
  page_check_click (page_check_find_button (self->page, _("Share…")));
  page_check_settle ();
  g_assert_true (SCRIBA_IS_SHARE_DIALOG (game_check_get_dialog (self)));
}

/* A score beside the games: Anna has 12, Bálint 5 and Csenge 0. Nothing has been entered where @data is. */
static void
set_up_score (GameCheck *self,
              gconstpointer data)
{
  static const char * const names[] = { "Anna", "Bálint", "Csenge" };
  g_autoptr (ScribaScoreDraft) draft = scriba_score_draft_new ();
  BceScoring *scoring;

  scriba_score_draft_start (draft, G_N_ELEMENTS (names));
  scoring = scriba_score_draft_edit (draft);
  scoring->senate = BCE_SENATE_MANUAL;
  for (guint player = 0; player < G_N_ELEMENTS (names); player++)
    bce_scoring_set_name (scoring, player, names[player]);
  if (data == NULL)
    {
      scoring->players[0].track = 12;
      scoring->players[1].denarii = 5;
    }
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);

  self->window = page_check_open_window (1280, 800);
  game_check_show (self, GTK_WIDGET (scriba_score_page_new (draft)));
}

static void
tear_down_score (GameCheck *self,
                 gconstpointer data)
{
  g_settings_reset (get_settings (), "share-hide-names");
  gtk_window_destroy (self->window);
  page_check_settle ();
}

/* As of a game, and with the day on which it was scored. */
static void
test_score (GameCheck *self,
            gconstpointer data)
{
  g_autofree char *total = g_strdup_printf (C_("Imperium", "%1$s: %2$s"), "Bálint", "5");
  g_autofree char *winner = g_strdup_printf (_("%s wins"), "Anna");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = scriba_words_day (now);
  g_autofree char *text = NULL;

  test_rows (self, data);
  adw_dialog_force_close (ADW_DIALOG (game_check_get_dialog (self)));
  page_check_settle ();

  page_check_click (page_check_find_button (self->page, _("Copy as Text")));
  page_check_settle ();
  text = read_clipboard (self);
  g_assert_nonnull (strstr (text, total));
  g_assert_nonnull (strstr (text, winner));
  g_assert_nonnull (strstr (text, day));
}

static void
test_score_hidden (GameCheck *self,
                   gconstpointer data)
{
  GtkWidget *dialog = open_dialog (self);
  g_autofree char *other = scriba_words_share_name (1);
  g_autofree char *escaped = g_uri_escape_string (other, NULL, FALSE);
  g_autofree char *link = NULL;

  adw_switch_row_set_active (ADW_SWITCH_ROW (page_check_get_row (dialog, _("Hide Names"))), TRUE);
  choose (dialog, _("Copy Link"));
  link = read_clipboard (self);
  g_assert_true (g_str_has_prefix (link, "https://app.bgstatsapp.com/createPlay.html?data="));
  g_assert_null (strstr (link, "Anna"));
  g_assert_nonnull (strstr (link, escaped));
  g_assert_nonnull (page_check_find_text (self->page, "Anna"));
}

/* Where nothing is scored, there is nothing to share, and nothing says so. */
static void
test_score_empty (GameCheck *self,
                  gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.share", NULL);
  page_check_settle ();
  g_assert_null (game_check_get_dialog (self));
  g_assert_null (page_check_find_text (self->page, _("Share…")));
}

#define ADD_SCORE(path, data, test) g_test_add (path, GameCheck, data, set_up_score, test, tear_down_score)
#define ADD(path, game, test) g_test_add (path, GameCheck, game, set_up, test, tear_down)

int
main (int argc,
      char *argv[])
{
  if (!page_check_start (&argc, &argv))
    return 0;

  ADD ("/share/rows", "four", test_rows);
  ADD ("/share/rows-caesar", "caesar", test_rows);
  ADD ("/share/running", "four", test_running);
  ADD ("/share/running-caesar", "caesar", test_running);
  ADD ("/share/text", "four", test_text);
  ADD ("/share/text-caesar", "caesar", test_text);
  ADD ("/share/report", "four", test_report);
  ADD ("/share/hidden", "four", test_hidden);
  ADD ("/share/hidden-caesar", "caesar", test_hidden);
  ADD ("/share/hidden-log", "four", test_hidden_log);
  ADD ("/share/left-log", "four", test_left_log);
  ADD ("/share/hidden-log-caesar", "caesar", test_hidden_log);
  ADD ("/share/link", "four", test_link);
  ADD ("/share/code", "four", test_code);
  ADD ("/share/code-caesar", "caesar", test_code);
  ADD ("/share/scale", "four", test_scale);
  ADD ("/share/scale-caesar", "caesar", test_scale);
  ADD ("/share/too-long", "four", test_too_long);
  ADD ("/share/phone", "four", test_phone);
  ADD ("/share/at-hand", "four", test_at_hand);
  ADD ("/share/at-hand-caesar", "caesar", test_at_hand);

  ADD_SCORE ("/share/score", NULL, test_score);
  ADD_SCORE ("/share/score-hidden", NULL, test_score_hidden);
  ADD_SCORE ("/share/score-empty", "empty", test_score_empty);

  return g_test_run ();
}
