/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Shows every shared widget and keeps a picture of them:
 *   demo-widgets PICTURE.png [dark] [contrast] [rtl] [large] [narrow]
 * The numbers are made up.
 */

#include <adwaita.h>

#include "bce-boards.h"
#include "bce44/scriba-duel-bar.h"
#include "bce44/scriba-stacked-bars.h"
#include "bce44/scriba-swatch.h"
#include "scriba-palette.h"
#include "scriba-stepper.h"
#include "scriba-symbols.h"
#include "scriba-token.h"

static const BceCharacter characters[BCE_MAX_SEATS] =
{
  BCE_AGRIPPA, BCE_BRUTUS, BCE_CLEOPATRA, BCE_ANTONY, BCE_AUGUSTUS,
};

static const char *names[] = { "Anna", "Bálint", "Csenge", "Máté", "Örs", NULL };

static GtkWidget *
box_new (GtkOrientation orientation,
         int spacing)
{
  return gtk_box_new (orientation, spacing);
}

static void
append (GtkWidget *box,
        GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);
}

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);

  return label;
}

static GtkWidget *
card_new (GtkWidget *child)
{
  GtkWidget *card = box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_margin_start (child, 16);
  gtk_widget_set_margin_end (child, 16);
  gtk_widget_set_margin_top (child, 14);
  gtk_widget_set_margin_bottom (child, 14);
  append (card, child);

  return card;
}

static GtkWidget *
tokens (void)
{
  GtkWidget *box = box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  static const int sizes[] = { 16, 24, 28, 32, 64 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int character = SCRIBA_NO_CHARACTER; character < BCE_N_CHARACTERS; character++)
      if (sizes[i] != 16 || character >= 0)
        append (box, scriba_token_new (character, sizes[i]));

  return card_new (box);
}

static GtkWidget *
stepper_row (const char *icon,
             const char *style,
             const char *text,
             int value,
             gboolean unknown)
{
  GtkWidget *row = box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = label_new (text, "row-text");
  GtkWidget *stepper = scriba_stepper_new (text, 0, 99);

  gtk_widget_add_css_class (image, style);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  scriba_stepper_set_nullable (SCRIBA_STEPPER (stepper), unknown);
  scriba_stepper_set_value (SCRIBA_STEPPER (stepper), value);
  scriba_stepper_set_unknown (SCRIBA_STEPPER (stepper), unknown);
  append (row, image);
  append (row, label);
  append (row, stepper);

  return row;
}

static GtkWidget *
steppers (void)
{
  GtkWidget *box = box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *heading = box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *titles = box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *total = label_new ("3", "total");
  GtkWidget *chips = box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *chip = gtk_button_new_with_label ("Lictor");
  GtkWidget *accent = label_new ("Turn", "chip");

  append (heading, scriba_token_new (BCE_CLEOPATRA, 32));
  append (titles, label_new ("Csenge", "name"));
  append (titles, label_new ("3rd Suitor", "reason"));
  gtk_widget_add_css_class (gtk_widget_get_last_child (titles), "dim");
  append (heading, titles);
  gtk_widget_set_hexpand (total, TRUE);
  gtk_widget_set_halign (total, GTK_ALIGN_END);
  append (heading, total);
  append (box, heading);
  append (box, stepper_row ("scriba-political-symbolic", "field-political", "Political", 12, FALSE));
  append (box, stepper_row ("scriba-military-symbolic", "field-military", "Military", 2, FALSE));
  append (box, stepper_row ("scriba-social-symbolic", "field-social", "Social", 0, FALSE));
  append (box, stepper_row ("scriba-charisma-symbolic", "charisma", "Charisma", 99, FALSE));
  append (box, stepper_row ("scriba-loyalty-symbolic", "loyalty", "Loyalty", 0, TRUE));
  append (box, stepper_row ("scriba-support-symbolic", "support", "Support", 3, FALSE));
  append (box, stepper_row ("scriba-denarius-symbolic", "denarius", "Denarii", 4, FALSE));
  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_add_css_class (accent, "accent");
  append (chips, chip);
  append (chips, accent);
  append (box, chips);

  return card_new (box);
}

typedef struct
{
  int authority[BCE_MAX_SEATS];
  gboolean unknown;
} Duel;

static GtkWidget *
duels (void)
{
  static const Duel cases[] =
  {
    { { 3, 1, 3, 5 }, FALSE },
    { { 5, 0, 0, 5 }, FALSE },
    { { 2, 1, 0, 9 }, FALSE },
    { { 4, -1, 2, 3 }, TRUE },
    { { 8, 7, 1, 14 }, FALSE },
    { { -2, 0, 0, -1 }, FALSE },
  };
  GtkWidget *box = box_new (GTK_ORIENTATION_VERTICAL, 8);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BceBoards) boards = bce_boards_new (4);
      g_autoptr (BceOutcome) outcome = bce_outcome_new ();
      BceFieldOutcome *field = &outcome->fields[BCE_POLITICAL];
      BceUnknown unknown = { .kind = BCE_UNKNOWN_AUTHORITY, .field = BCE_POLITICAL, .seat = 2 };
      GtkWidget *row = box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget *bar = scriba_duel_bar_new ();
      g_autofree char *left = NULL;
      g_autofree char *right = NULL;

      boards->im = 3;
      for (int seat = 0; seat < 4; seat++)
        {
          field->authority[seat] = cases[i].authority[seat];
          if (seat != 3)
            field->suitors_authority += cases[i].authority[seat];
        }
      if (cases[i].unknown)
        g_array_append_val (outcome->unknown, unknown);

      scriba_duel_bar_set_field (SCRIBA_DUEL_BAR (bar), boards, outcome, BCE_POLITICAL, characters);
      scriba_duel_bar_set_description (SCRIBA_DUEL_BAR (bar), "Suitors against Imperium Maius");
      left = g_strdup_printf ("%d", (int) field->suitors_authority);
      right = g_strdup_printf ("%d", (int) field->authority[3]);
      append (row, label_new (left, "total"));
      append (row, bar);
      append (row, label_new (right, "total"));
      append (box, row);
    }

  return card_new (box);
}

static void
add_player (BceScore *score,
            const gint64 lines[BCE_N_LINES])
{
  BcePlayerScore *player = &score->players[score->n_players++];

  for (guint i = 0; i < BCE_N_LINES; i++)
    {
      player->lines[i] = lines[i];
      player->total += lines[i];
    }
}

static GtkWidget *
bars (gboolean narrow)
{
  static const gint64 lines[BCE_MAX_SEATS][BCE_N_LINES] =
  {
    { 21, 9, 6, 5, 11, 12, 6, 4 },
    { 17, 6, 3, 7, 9, 10, 4, 2 },
    { 19, 8, 6, 6, 12, 8, 5, 3 },
    { 24, 12, 3, 4, 8, 14, 7, 2 },
    { 8, 0, 9, 0, 4, 2, 0, 11 },
  };
  static const char *line_names[] =
  {
    "On the Imperium track", "Allegiance tiles", "Senate pairs", "Lictors and loyalty",
    "Structures", "Lowest field × 2", "Statues", "Denarii",
  };
  g_autoptr (BceScore) score = bce_score_new ();
  GtkWidget *box = box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *row = box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *all = scriba_stacked_bars_new ();

  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    add_player (score, lines[i]);
  score->players[4].unknown[BCE_LINE_ALLEGIANCE] = 2;
  score->players[4].unknown[BCE_LINE_STRUCTURES] = 1;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_widget_set_valign (grid, GTK_ALIGN_END);
  for (guint i = 0; i < BCE_N_LINES; i++)
    {
      GtkWidget *label = label_new (line_names[i], "row-text");

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_grid_attach (GTK_GRID (grid), scriba_swatch_new (i), 0, i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), label, 1, i, 1, 1);
    }
  if (!narrow)
    append (row, grid);

  scriba_stacked_bars_set_score (SCRIBA_STACKED_BARS (all), score, names, characters);
  scriba_stacked_bars_set_total_size (SCRIBA_STACKED_BARS (all), narrow ? 20 : 32);
  gtk_widget_set_hexpand (all, TRUE);
  append (row, all);
  append (box, row);

  return card_new (box);
}

typedef struct
{
  GtkWidget *page;
  const char *path;
  GMainLoop *loop;
} Picture;

static gboolean
keep_picture (gpointer data)
{
  Picture *picture = data;
  int width = gtk_widget_get_width (picture->page);
  int height = gtk_widget_get_height (picture->page);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (picture->page);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderer *renderer = gsk_cairo_renderer_new ();

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  gsk_renderer_realize_for_display (renderer, gdk_display_get_default (), NULL);
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_save_to_png (texture, picture->path);
  gsk_renderer_unrealize (renderer);
  g_object_unref (renderer);
  g_main_loop_quit (picture->loop);

  return G_SOURCE_REMOVE;
}

static gboolean
has (int argc,
     char *argv[],
     const char *word)
{
  for (int i = 2; i < argc; i++)
    if (g_str_equal (argv[i], word))
      return TRUE;

  return FALSE;
}

static void
add_style (const char *resource)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc,
      char *argv[])
{
  Picture picture = { 0 };
  g_autoptr (GtkCssProvider) palette = NULL;
  g_autofree char *css = NULL;
  GtkSettings *settings;
  gboolean dark, narrow;
  GtkWidget *window, *page, *columns;

  if (argc < 2)
    return 2;

  adw_init ();
  dark = has (argc, argv, "dark");
  narrow = has (argc, argv, "narrow");
  settings = gtk_settings_get_default ();
  g_object_set (settings, "gtk-font-name", "Inter 11", NULL);
  if (has (argc, argv, "large"))
    g_object_set (settings, "gtk-xft-dpi", 96 * 1536, NULL);
  if (has (argc, argv, "rtl"))
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                    "/io/github/scriba/Scriba/icons");
  add_style ("/io/github/scriba/Scriba/style.css");
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    add_style ("/io/github/scriba/Scriba/style-hc.css");
  palette = gtk_css_provider_new ();
  css = scriba_palette_to_css (dark);
  gtk_css_provider_load_from_string (palette, css);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (palette),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  window = adw_window_new ();
  page = box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (page, "background");
  if (!narrow)
    append (page, tokens ());
  columns = box_new (narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 12);
  append (columns, steppers ());
  append (columns, duels ());
  gtk_widget_set_hexpand (gtk_widget_get_last_child (columns), TRUE);
  append (page, columns);
  append (page, bars (narrow));
  adw_window_set_content (ADW_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), narrow ? 360 : 1180, -1);
  gtk_window_present (GTK_WINDOW (window));

  picture.page = page;
  picture.path = argv[1];
  picture.loop = g_main_loop_new (NULL, FALSE);
  g_timeout_add (300, keep_picture, &picture);
  g_main_loop_run (picture.loop);
  g_main_loop_unref (picture.loop);

  return 0;
}
