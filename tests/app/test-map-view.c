/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar/scriba-map-view.h"
#include "caesar/scriba-space-list.h"

#include <adwaita.h>
#include <string.h>

#include "map-scene.h"
#include "page-check.h"

/* The map of Caesar! and its list, alone in a window. */

typedef struct
{
  CaesarBox *box;
  CaesarState state;
  GtkWindow *window;
  ScribaMapView *view;
  ScribaSpaceList *list;
  int chosen;
} Fixture;

/* The words of the language of the test. */
static const char *
in_language (const char *english,
             const char *hungarian)
{
  return g_strcmp0 (g_getenv ("LANGUAGE"), "hu") == 0 ? hungarian : english;
}

static void
chosen_cb (Fixture *self,
           guint border)
{
  self->chosen = border;
}

static void
show (Fixture *self,
      GtkWidget *widget,
      int width,
      int height,
      int text)
{
  GtkWidget *page = GTK_WIDGET (adw_navigation_page_new (widget, "Caesar!"));

  if (self->window != NULL)
    gtk_window_destroy (self->window);
  page_check_set_text_size (text);
  self->window = page_check_open_window (width, height);
  /* The border of a window without a compositor would take some of the width. */
  gtk_widget_remove_css_class (GTK_WIDGET (self->window), "solid-csd");
  page_check_push (self->window, page);
  g_signal_connect_swapped (widget, "space-activated", G_CALLBACK (chosen_cb), self);
  page_check_settle ();
}

static void
show_map (Fixture *self,
          int width,
          int height,
          int text)
{
  self->view = SCRIBA_MAP_VIEW (scriba_map_view_new ());
  scriba_map_view_set_state (self->view, &self->state, self->box, NULL);
  show (self, GTK_WIDGET (self->view), width, height, text);
}

static void
show_list (Fixture *self,
           int width,
           int text)
{
  self->list = SCRIBA_SPACE_LIST (scriba_space_list_new ());
  scriba_space_list_set_state (self->list, &self->state, self->box);
  show (self, GTK_WIDGET (self->list), width, 640, text);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->box = caesar_box_new_shipped ();
  self->chosen = CAESAR_NONE;
  map_scene_fill (&self->state, self->box);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  gtk_window_destroy (self->window);
  caesar_box_free (self->box);
  page_check_set_text_size (100);
}

static GtkWidget *
get_space (Fixture *self,
           const char *id,
           const char *other)
{
  return scriba_map_view_get_space (self->view, map_scene_border (self->box, id, other));
}

static void
assert_says (GtkWidget *widget,
             const char *name,
             const char *description)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
test_names (Fixture *self,
            gconstpointer data)
{
  show_map (self, 1280, 800, 100);
  assert_says (get_space (self, "sicilia", "italia"), in_language ("Sicilia–Italia, sword, empty", "Sicilia–Itália, kard, üres"),
               in_language ("closes Sicilia", "lezárja: Sicilia"));
  assert_says (get_space (self, "africa", "achaia"), in_language ("Africa–Achaia, ship, empty", "Africa–Achaia, hajó, üres"),
               in_language ("closes Africa", "lezárja: Africa"));
  assert_says (get_space (self, "creta", "aegyptus"), in_language ("Creta–Aegyptus, ship, empty", "Creta–Aegyptus, hajó, üres"), "");
  assert_says (get_space (self, "gallia", "gallia-cisalpina"),
               in_language ("Gallia–Gallia Cisalpina, Caesar, sword, Gallia 3, Gallia Cisalpina 3",
                            "Gallia–Gallia Cisalpina, Caesar, kard, Gallia 3, Gallia Cisalpina 3"), "");
  assert_says (get_space (self, "hispania-citerior", "gallia"),
               in_language ("Hispania Citerior–Gallia, Pompey, sword, Hispania Citerior 6, Gallia 0",
                            "Hispania Citerior–Gallia, Pompeius, kard, Hispania Citerior 6, Gallia 0"),
               in_language ("link of Pompey", "összekötés: Pompeius"));
  assert_says (get_space (self, "asia", "syria"),
               in_language ("Asia–Syria, Pompey, laurel, Asia 3, Syria 1", "Asia–Syria, Pompeius, babér, Asia 3, Syria 1"),
               in_language ("last placement", "utolsó elhelyezés"));
  for (guint i = 0; i < self->box->n_borders; i++)
    gtk_test_accessible_assert_role (scriba_map_view_get_space (self->view, i), GTK_ACCESSIBLE_ROLE_BUTTON);
  page_check_assert_named (GTK_WIDGET (self->view));
}

/* What is shown changes in place: the control and its focus stay. */
static void
test_update (Fixture *self,
             gconstpointer data)
{
  GtkWidget *space;

  show_map (self, 1280, 800, 100);
  space = get_space (self, "achaia", "macedonia");
  gtk_widget_grab_focus (space);
  map_scene_lay (&self->state, self->box, CAESAR_SIDE_CAESAR, "achaia", "macedonia", CAESAR_SYMBOL_SWORD, 4, 2);
  scriba_map_view_set_state (self->view, &self->state, self->box, NULL);
  page_check_settle ();
  g_assert_true (get_space (self, "achaia", "macedonia") == space);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == space);
  assert_says (space, in_language ("Achaia–Macedonia, Caesar, sword, Achaia 4, Macedonia 2",
                                   "Achaia–Macedonia, Caesar, kard, Achaia 4, Macedonia 2"),
               in_language ("last placement", "utolsó elhelyezés"));
}

static void
go (Fixture *self,
    GtkDirectionType direction,
    const char *id,
    const char *other)
{
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->view), direction));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == get_space (self, id, other));
}

static void
test_arrows (Fixture *self,
             gconstpointer data)
{
  show_map (self, 1280, 800, 100);
  gtk_widget_grab_focus (get_space (self, "sicilia", "italia"));
  go (self, GTK_DIR_DOWN, "sicilia", "africa");
  go (self, GTK_DIR_UP, "sicilia", "italia");
  go (self, GTK_DIR_UP, "italia", "gallia-cisalpina");
  go (self, GTK_DIR_DOWN, "sicilia", "italia");
  go (self, GTK_DIR_LEFT, "sardinia", "sicilia");
  /* At the edge it stays. */
  gtk_widget_grab_focus (get_space (self, "cyrene", "aegyptus"));
  go (self, GTK_DIR_DOWN, "cyrene", "aegyptus");

  /* Tab leaves the map, and comes back to where one was. */
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (self->window, NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == get_space (self, "cyrene", "aegyptus"));
}

static gboolean
leads_there (graphene_rect_t *from,
             graphene_rect_t *to,
             GtkDirectionType direction)
{
  graphene_point_t a, b;

  graphene_rect_get_center (from, &a);
  graphene_rect_get_center (to, &b);
  switch ((guint) direction)
    {
    case GTK_DIR_UP:
      return b.y < a.y;
    case GTK_DIR_DOWN:
      return b.y > a.y;
    case GTK_DIR_LEFT:
      return b.x < a.x;
    default:
      return b.x > a.x;
    }
}

/* From everywhere, in both layouts, an arrow leads in its direction or nowhere; and each space is reached from the first. */
static void
test_all_arrows (Fixture *self,
                 gconstpointer upright)
{
  gboolean reached[CAESAR_MAX_BORDERS] = { TRUE };
  gboolean again = TRUE;

  if (upright != NULL)
    show_map (self, 360, 640, 100);
  else
    show_map (self, 1280, 800, 100);
  while (again)
    {
      again = FALSE;
      for (guint i = 0; i < self->box->n_borders; i++)
        for (GtkDirectionType direction = GTK_DIR_UP; reached[i] && direction <= GTK_DIR_RIGHT; direction++)
          {
            GtkWidget *from = scriba_map_view_get_space (self->view, i);
            GtkWidget *to;
            graphene_rect_t here, there;

            gtk_widget_grab_focus (from);
            g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->view), direction));
            to = gtk_root_get_focus (GTK_ROOT (self->window));
            g_assert_true (gtk_widget_compute_bounds (from, GTK_WIDGET (self->view), &here));
            g_assert_true (gtk_widget_compute_bounds (to, GTK_WIDGET (self->view), &there));
            g_assert_true (to == from || leads_there (&here, &there, direction));
            for (guint j = 0; j < self->box->n_borders; j++)
              if (scriba_map_view_get_space (self->view, j) == to && !reached[j])
                reached[j] = again = TRUE;
          }
    }
  for (guint i = 0; i < self->box->n_borders; i++)
    g_assert_true (reached[i]);
}

/* The map's picture, all of it or around a space. */
static GBytes *
get_picture (Fixture *self,
             GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self->view));
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->view), &bounds));
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (self->view)),
                          gtk_widget_get_height (GTK_WIDGET (self->view)));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_true (gsk_renderer_realize_for_display (renderer, gtk_widget_get_display (widget), NULL));
  texture = gsk_renderer_render_texture (renderer, node, &bounds);
  gsk_renderer_unrealize (renderer);
  return gdk_texture_save_to_tiff_bytes (texture);
}

static graphene_rect_t
get_place (Fixture *self,
           guint border)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (scriba_map_view_get_space (self->view, border), GTK_WIDGET (self->view), &place));
  return place;
}

/* Where one reads from the right, west is still at the left, a winner's total comes first, and arrows lead where they point. */
static void
test_right_to_left (Fixture *self,
                    gconstpointer upright)
{
  int width = upright != NULL ? 360 : 1280;
  g_autoptr (GBytes) usual = NULL;
  g_autoptr (GBytes) mirrored = NULL;
  graphene_rect_t places[CAESAR_MAX_BORDERS];

  show_map (self, width, 640, 100);
  for (guint i = 0; i < self->box->n_borders; i++)
    places[i] = get_place (self, i);
  usual = get_picture (self, GTK_WIDGET (self->view));

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  show_map (self, width, 640, 100);
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (self->view)), ==, GTK_TEXT_DIR_RTL);
  for (guint i = 0; i < self->box->n_borders; i++)
    {
      graphene_rect_t place = get_place (self, i);

      g_assert_true (graphene_rect_equal (&place, &places[i]));
    }
  mirrored = get_picture (self, GTK_WIDGET (self->view));
  g_assert_true (g_bytes_equal (usual, mirrored));

  if (upright == NULL)
    {
      gtk_widget_grab_focus (get_space (self, "sicilia", "italia"));
      go (self, GTK_DIR_LEFT, "sardinia", "sicilia");
      go (self, GTK_DIR_RIGHT, "sicilia", "italia");
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* So, too, where the map is larger than what is seen of it. */
static void
test_right_to_left_near (Fixture *self,
                         gconstpointer data)
{
  int border = map_scene_border (self->box, "sardinia", "sicilia");
  graphene_rect_t usual, mirrored;

  show_map (self, 360, 640, 100);
  scriba_map_view_set_zoom (self->view, 3);
  page_check_settle ();
  usual = get_place (self, border);

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  show_map (self, 360, 640, 100);
  scriba_map_view_set_zoom (self->view, 3);
  page_check_settle ();
  mirrored = get_place (self, border);
  g_assert_true (graphene_rect_equal (&usual, &mirrored));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_choose (Fixture *self,
             gconstpointer data)
{
  show_map (self, 1280, 800, 100);
  page_check_click (get_space (self, "creta", "asia"));
  g_assert_cmpint (self->chosen, ==, map_scene_border (self->box, "creta", "asia"));
}

/* The keyboard is seen where it is, by a ring that goes with it. */
static void
test_focus_ring (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (GBytes) without = NULL;
  g_autoptr (GBytes) with = NULL;
  g_autoptr (GBytes) after = NULL;
  GtkWidget *space;

  show_map (self, 1280, 800, 100);
  space = get_space (self, "creta", "asia");
  gtk_window_set_focus_visible (self->window, TRUE);
  gtk_widget_grab_focus (get_space (self, "sicilia", "italia"));
  page_check_settle ();
  without = get_picture (self, space);
  gtk_widget_grab_focus (space);
  page_check_settle ();
  with = get_picture (self, space);
  g_assert_false (g_bytes_equal (without, with));
  gtk_widget_grab_focus (get_space (self, "sicilia", "italia"));
  page_check_settle ();
  after = get_picture (self, space);
  g_assert_true (g_bytes_equal (without, after));
}

/* Every space can be hit with a finger, alone, on a telephone and with large text. */
static void
assert_targets (Fixture *self)
{
  for (guint i = 0; i < self->box->n_borders; i++)
    {
      graphene_rect_t first;

      g_assert_true (gtk_widget_compute_bounds (scriba_map_view_get_space (self->view, i), GTK_WIDGET (self->view), &first));
      g_assert_cmpfloat (first.size.width, >=, 44);
      g_assert_cmpfloat (first.size.height, >=, 44);
      for (guint j = 0; j < i; j++)
        {
          graphene_rect_t second;

          g_assert_true (gtk_widget_compute_bounds (scriba_map_view_get_space (self->view, j), GTK_WIDGET (self->view), &second));
          g_assert_false (graphene_rect_intersection (&first, &second, &second) &&
                          second.size.width > 0.5 && second.size.height > 0.5);
        }
    }
}

static void
test_phone (Fixture *self,
            gconstpointer data)
{
  for (int text = 100; text <= 150; text += 50)
    {
      show_map (self, 360, 640, text);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->view)), ==, 360);
      g_assert_cmpint (scriba_map_view_get_layout (self->view), ==, SCRIBA_MAP_UPRIGHT);
      assert_targets (self);
      page_check_assert_fits (GTK_WIDGET (self->view), 360);
    }

  show_map (self, 768, 600, 100);
  g_assert_cmpint (scriba_map_view_get_layout (self->view), ==, SCRIBA_MAP_WIDE);
  assert_targets (self);
}

/* Where not all is seen, it comes into view with the focus. */
static void
test_follow (Fixture *self,
             gconstpointer data)
{
  show_map (self, 360, 640, 150);
  for (guint i = 0; i < self->box->n_borders; i++)
    {
      GtkWidget *space = scriba_map_view_get_space (self->view, i);
      graphene_rect_t bounds;

      gtk_widget_grab_focus (space);
      page_check_settle ();
      g_assert_true (gtk_widget_compute_bounds (space, GTK_WIDGET (self->view), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 640);
    }
}

static double
get_width (Fixture *self)
{
  return gtk_widget_get_width (scriba_map_view_get_space (self->view, 0));
}

static void
test_zoom (Fixture *self,
           gconstpointer data)
{
  double width;

  show_map (self, 1280, 800, 100);
  width = get_width (self);
  gtk_widget_activate_action (GTK_WIDGET (self->view), "map.zoom-out", NULL);
  g_assert_cmpfloat (scriba_map_view_get_zoom (self->view), ==, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->view), "map.zoom-in", NULL));
  page_check_settle ();
  g_assert_cmpfloat (scriba_map_view_get_zoom (self->view), ==, 1.25);
  g_assert_cmpfloat_with_epsilon (get_width (self) / width, 1.25, 0.03);

  gtk_widget_grab_focus (get_space (self, "sicilia", "italia"));
  g_assert_true (page_check_press (self->window, "<Control>plus"));
  g_assert_cmpfloat (scriba_map_view_get_zoom (self->view), ==, 1.5625);
  g_assert_true (page_check_press (self->window, "<Control>minus"));
  g_assert_true (page_check_press (self->window, "<Control>0"));
  g_assert_cmpfloat (scriba_map_view_get_zoom (self->view), ==, 1);
  g_assert_cmpfloat (get_width (self), ==, width);

  scriba_map_view_set_zoom (self->view, 9);
  g_assert_cmpfloat (scriba_map_view_get_zoom (self->view), ==, 4);
  gtk_widget_activate_action (GTK_WIDGET (self->view), "map.zoom-in", NULL);
  g_assert_cmpfloat (scriba_map_view_get_zoom (self->view), ==, 4);
}

static GtkWidget *
get_row (Fixture *self,
         const char *id,
         const char *other)
{
  return scriba_space_list_get_row (self->list, map_scene_province (self->box, id), map_scene_border (self->box, id, other));
}

static void
test_list (Fixture *self,
           gconstpointer data)
{
  show_list (self, 360, 100);
  assert_says (get_row (self, "italia", "sicilia"), in_language ("Sicilia–Italia, sword, empty", "Sicilia–Itália, kard, üres"),
               in_language ("closes Sicilia", "lezárja: Sicilia"));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_row (self, "italia", "sicilia"))), ==, "Sicilia");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_row (self, "sicilia", "italia"))), ==,
                   in_language ("Italia", "Itália"));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (self, "gallia", "hispania-citerior"))), ==,
                   in_language ("Pompey, sword, Hispania Citerior 6, Gallia 0, link of Pompey",
                                "Pompeius, kard, Hispania Citerior 6, Gallia 0, összekötés: Pompeius"));
  g_assert_true (page_check_says (GTK_WIDGET (self->list), in_language ("Caesar 1, Pompey 4, Might, 1 empty space",
                                                                        "Caesar 1, Pompeius 4, Erő, 1 üres mező")));
  g_assert_true (page_check_says (GTK_WIDGET (self->list), in_language ("controlled by Caesar, 9 : 0", "irányítja: Caesar, 9\302\240:\302\2400")));
  g_assert_true (page_check_says (GTK_WIDGET (self->list), in_language ("uncontrolled, 3 : 3", "irányítatlan, 3\302\240:\302\2403")));

  g_signal_emit_by_name (get_row (self, "asia", "creta"), "activated");
  g_assert_cmpint (self->chosen, ==, map_scene_border (self->box, "creta", "asia"));
  page_check_assert_named (GTK_WIDGET (self->list));

  for (int text = 100; text <= 150; text += 50)
    {
      show_list (self, 360, text);
      page_check_assert_fits (GTK_WIDGET (self->list), 360);
      for (guint i = 0; i < self->box->n_borders; i++)
        for (guint end = 0; end < 2; end++)
          g_assert_cmpint (gtk_widget_get_height (scriba_space_list_get_row (self->list, self->box->borders[i].between[end], i)), >=, 44);
    }
}

static void
test_list_update (Fixture *self,
                  gconstpointer data)
{
  GtkWidget *row;

  show_list (self, 360, 100);
  row = get_row (self, "achaia", "macedonia");
  gtk_widget_grab_focus (row);
  map_scene_finish (&self->state, self->box);
  scriba_space_list_set_state (self->list, &self->state, self->box);
  page_check_settle ();
  g_assert_true (get_row (self, "achaia", "macedonia") == row);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == row);
  assert_says (get_row (self, "africa", "cyrene"), in_language ("Africa–Cyrene, Caesar, face down", "Africa–Cyrene, Caesar, képpel lefelé"),
               in_language ("link of Pompey", "összekötés: Pompeius"));
  g_assert_true (page_check_says (GTK_WIDGET (self->list),
                                  in_language ("controlled by Caesar, 13 : 4, 1 control token face down",
                                               "irányítja: Caesar, 13\302\240:\302\2404, 1 irányítási jelző képpel lefelé")));
}

static void
add (const char *path,
     void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc,
      char *argv[])
{
  if (!page_check_start (&argc, &argv))
    return 0;

  add ("/app/map-view/names", test_names);
  add ("/app/map-view/update", test_update);
  add ("/app/map-view/arrows", test_arrows);
  g_test_add ("/app/map-view/all-arrows", Fixture, NULL, set_up, test_all_arrows, tear_down);
  g_test_add ("/app/map-view/all-arrows-upright", Fixture, "upright", set_up, test_all_arrows, tear_down);
  g_test_add ("/app/map-view/right-to-left", Fixture, NULL, set_up, test_right_to_left, tear_down);
  g_test_add ("/app/map-view/right-to-left-upright", Fixture, "upright", set_up, test_right_to_left, tear_down);
  add ("/app/map-view/right-to-left-near", test_right_to_left_near);
  add ("/app/map-view/choose", test_choose);
  add ("/app/map-view/focus-ring", test_focus_ring);
  add ("/app/map-view/phone", test_phone);
  add ("/app/map-view/follow", test_follow);
  add ("/app/map-view/zoom", test_zoom);
  add ("/app/space-list/rows", test_list);
  add ("/app/space-list/update", test_list_update);

  return g_test_run ();
}
