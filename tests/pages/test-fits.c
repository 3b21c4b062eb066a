/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * test-fits TEXT-SIZE ltr|rtl
 *
 * Every page and dialog on a phone of 360×640, in the language of the environment: no window is made
 * larger by what is in it, nothing lies outside of it where it cannot be scrolled to, no text is cut,
 * and what is scrolled has room and, but for some, is no wider than the window.
 */

#include "config.h"

#include <stdlib.h>

#include "page-check.h"
#include "scene-show.h"

#define WIDTH 360
#define HEIGHT 640
#define LEAST_VIEW 56 /* of what is scrolled: a target for fingers, and something of the next */
#define SLACK 2       /* for what is laid out in parts of pixels */
#define LINE 4        /* what is lower by less loses no line of text */

/* Until it is settled that something could not be written nothing is entered: there it is enough that all of that is seen. */
#define UNSETTLED "save-error"

/* What is known of where a widget lies, from what it lies in. */
typedef struct
{
  GtkWidget *root; /* the window, a message, or what is in the popover */
  gboolean across; /* whether it can be scrolled there */
  gboolean along;
} Place;

static void
complain (GtkWidget *widget,
          const char *what)
{
  g_autoptr (GString) place = g_string_new (NULL);

  for (GtkWidget *around = widget; around != NULL && !GTK_IS_WINDOW (around); around = gtk_widget_get_parent (around))
    {
      int least;

      gtk_widget_measure (around, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_string_append_printf (place, " in %s (%d)", G_OBJECT_TYPE_NAME (around), least);
      if (GTK_IS_LABEL (around))
        g_string_append_printf (place, " “%s”", gtk_label_get_text (GTK_LABEL (around)));
    }
  g_test_message ("%s:%s", what, place->str);
  g_test_fail ();
}

/* What is too wide is so because of what is in it: where to look is the widest inside the widest, and so on. */
static GtkWidget *
find_widest (GtkWidget *widget)
{
  GtkWidget *widest = NULL;
  int least, most = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > most)
        widest = child;
      most = MAX (most, least);
    }
  return widest != NULL ? find_widest (widest) : widget;
}

/* Whether a widget lies inside; what lies in one that does not is not told again. */
static gboolean
look_at (GtkWidget *widget,
         const Place *place)
{
  g_autofree char *words = NULL;
  graphene_rect_t bounds;
  int width = MIN (gtk_widget_get_width (place->root), WIDTH);
  int height = MIN (gtk_widget_get_height (place->root), HEIGHT);
  int least, lowest;

  if (!gtk_widget_compute_bounds (widget, place->root, &bounds) || bounds.size.width == 0 || bounds.size.height == 0)
    return TRUE;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  /* What is measured has its margins around it. */
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL,
                      MAX (least, bounds.size.width + gtk_widget_get_margin_start (widget) + gtk_widget_get_margin_end (widget)),
                      &lowest, NULL, NULL, NULL);
  lowest -= gtk_widget_get_margin_top (widget) + gtk_widget_get_margin_bottom (widget);
  if (!place->across && least > width)
    words = g_strdup_printf ("needs %d px across, and there are %d", least, width);
  else if (!place->across && (bounds.origin.x < -SLACK || bounds.origin.x + bounds.size.width > width + SLACK))
    words = g_strdup_printf ("reaches from %.0f to %.0f px across", bounds.origin.x, bounds.origin.x + bounds.size.width);
  else if (!place->along && (bounds.origin.y < -SLACK || bounds.origin.y + bounds.size.height > height + SLACK))
    words = g_strdup_printf ("reaches from %.0f to %.0f px along", bounds.origin.y, bounds.origin.y + bounds.size.height);
  /* What holds others may ask for more than they need. */
  else if (!place->along && (GTK_IS_LABEL (widget) || GTK_IS_BUTTON (widget)) && lowest > bounds.size.height + LINE)
    words = g_strdup_printf ("needs %d px along, and there are %.0f", lowest, bounds.size.height);
  else if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    words = g_strdup ("is cut");

  if (words != NULL)
    complain (!place->across && least > width ? find_widest (widget) : widget, words);
  return words == NULL;
}

static gboolean
can_scroll (GtkPolicyType policy)
{
  return policy != GTK_POLICY_NEVER;
}

/* These may be wider than a phone: who plays, in a row; the map, near enough to be read; the grid of a box. */
static gboolean
may_scroll_across (GtkWidget *scroller)
{
  static const char * const wide[] = { "ScribaPlayerStrip", "ScribaMapView", "ScribaBoxPage", NULL };

  for (GtkWidget *around = scroller; around != NULL; around = gtk_widget_get_parent (around))
    for (GType type = G_OBJECT_TYPE (around); type != 0; type = g_type_parent (type))
      if (g_strv_contains (wide, g_type_name (type)))
        return TRUE;
  return FALSE;
}

static Place
look_into (GtkWidget *widget,
           const Place *place)
{
  Place inside = *place;
  GtkPolicyType across, along;

  /* It cuts off what it has no room for. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget"))
    inside.root = widget;
  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return inside;

  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &across, &along);
  if (can_scroll (across) && !may_scroll_across (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
      double view = gtk_adjustment_get_page_size (adjustment);

      if (gtk_adjustment_get_upper (adjustment) > view + SLACK)
        {
          g_autofree char *words = g_strdup_printf ("shows %.0f px of %.0f across", view, gtk_adjustment_get_upper (adjustment));

          complain (find_widest (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget))), words);
        }
    }
  inside.across |= can_scroll (across);
  inside.along |= can_scroll (along);
  if (can_scroll (along) && !place->along)
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
      double view = gtk_adjustment_get_page_size (adjustment);

      if (view < MIN (LEAST_VIEW, gtk_adjustment_get_upper (adjustment)))
        {
          g_autofree char *words = g_strdup_printf ("shows %.0f px of %.0f at a time", view, gtk_adjustment_get_upper (adjustment));

          complain (widget, words);
        }
    }
  return inside;
}

static void
look_at_all (GtkWidget *widget,
             const Place *place)
{
  Place inside = *place;

  /* One that is not needed slides out. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_SCROLLBAR (widget))
    return;
  /* Around what is in a popover is its shadow, which may lie outside. */
  if (GTK_IS_NATIVE (widget) && widget != place->root)
    inside = (Place) { .root = GTK_IS_POPOVER (widget) ? gtk_widget_get_first_child (widget) : widget };
  /* What all else lies in has its own border around it. */
  else if ((widget != place->root || GTK_IS_NATIVE (widget)) && !look_at (widget, place))
    return;

  inside = look_into (widget, &inside);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at_all (child, &inside);
}

/* What the toolkit says while a page finds its layout is told, and what comes of it is looked at. */
static GLogWriterOutput
heard_cb (GLogLevelFlags level,
          const GLogField *fields,
          gsize n_fields,
          gpointer data)
{
  g_autofree char *message = NULL;

  if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL))
    return g_log_writer_standard_streams (level, fields, n_fields, data);
  if (level & G_LOG_LEVEL_WARNING)
    {
      message = g_log_writer_format_fields (level, fields, n_fields, FALSE);
      g_test_message ("%s", g_strstrip (message));
    }
  return G_LOG_WRITER_HANDLED;
}

static void
test_scene (gconstpointer data)
{
  GtkWindow *window = scene_show (scriba_application_get (), data, WIDTH, HEIGHT);
  const Scene *scene = data;
  GtkWidget *shown = GTK_WIDGET (window);
  const Place place = { .root = shown, .along = g_str_equal (scene->name, UNSETTLED) };

  if (gtk_widget_get_width (shown) != WIDTH || gtk_widget_get_height (shown) != HEIGHT)
    {
      g_autofree char *words = g_strdup_printf ("the window is %d×%d", gtk_widget_get_width (shown), gtk_widget_get_height (shown));

      complain (find_widest (shown), words);
    }
  look_at_all (shown, &place);

  scene_leave (scriba_application_get (), window);
}

int
main (int argc,
      char *argv[])
{
  if (argc < 3)
    {
      g_printerr ("usage: test-fits TEXT-SIZE ltr|rtl\n");
      return 2;
    }
  if (!page_check_start (&argc, &argv))
    return 0;

  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (heard_cb, NULL, NULL);
  page_check_set_text_size (atoi (argv[1]));
  if (g_str_equal (argv[2], "rtl"))
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);

  for (const Scene *scene = scenes; scene->name != NULL; scene++)
    {
      g_autofree char *path = g_strdup_printf ("/fits/%s", scene->name);

      /* The table view is drawn as large as it fits. */
      if (scene->table_view)
        continue;
      g_test_add_data_func (path, scene, test_scene);
    }
  return g_test_run ();
}
