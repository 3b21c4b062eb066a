/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "bce-boards.h"
#include "bce44/scriba-duel-bar.h"
#include "bce44/scriba-stacked-bars.h"
#include "bce44/scriba-swatch.h"
#include "scriba-look.h"
#include "scriba-stepper.h"
#include "scriba-theme.h"
#include "scriba-token.h"

static void
count_cb (guint *n_calls)
{
  (*n_calls)++;
}

typedef struct
{
  GtkWidget *widget;
  ScribaStepper *stepper;
  guint n_edited;
  guint n_notified;
} Fixture;

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->widget = g_object_ref_sink (scriba_stepper_new ("Charisma, Anna", 0, 20));
  fixture->stepper = SCRIBA_STEPPER (fixture->widget);
  g_signal_connect_swapped (fixture->widget, "edited", G_CALLBACK (count_cb), &fixture->n_edited);
  g_signal_connect_swapped (fixture->widget, "notify::value", G_CALLBACK (count_cb), &fixture->n_notified);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->widget), (gpointer *) &fixture->widget);
  g_object_unref (fixture->widget);
  g_assert_null (fixture->widget);
}

static gboolean
press_with (GtkWidget *widget,
            guint keyval,
            GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;
  guint n_key_controllers = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      n_key_controllers++;
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &handled);
    }
  g_assert_cmpuint (n_key_controllers, ==, 1);

  return handled;
}

static void
press (Fixture *fixture,
       guint keyval)
{
  g_assert_true (press_with (fixture->widget, keyval, 0));
}

static void
assert_value (Fixture *fixture,
              int value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  g_assert_false (scriba_stepper_get_unknown (fixture->stepper));
  g_assert_cmpint (scriba_stepper_get_value (fixture->stepper), ==, value);
  gtk_test_accessible_assert_property (fixture->widget, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) value);
  gtk_test_accessible_assert_property (fixture->widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

static void
assert_unknown (Fixture *fixture)
{
  g_assert_true (scriba_stepper_get_unknown (fixture->stepper));
  gtk_test_accessible_assert_property (fixture->widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "unknown");
}

static void
test_stepper_steps (Fixture *fixture,
                    gconstpointer data)
{
  assert_value (fixture, 0);
  press (fixture, GDK_KEY_Up);
  assert_value (fixture, 1);
  press (fixture, GDK_KEY_plus);
  press (fixture, GDK_KEY_KP_Add);
  assert_value (fixture, 3);
  press (fixture, GDK_KEY_Down);
  press (fixture, GDK_KEY_minus);
  assert_value (fixture, 1);
  press (fixture, GDK_KEY_Page_Up);
  assert_value (fixture, 6);
  press (fixture, GDK_KEY_Page_Down);
  assert_value (fixture, 1);
  g_assert_cmpuint (fixture->n_edited, ==, 7);
}

/* At either end nothing changes, and nobody is told so. */
static void
test_stepper_ends (Fixture *fixture,
                   gconstpointer data)
{
  press (fixture, GDK_KEY_Down);
  press (fixture, GDK_KEY_Page_Down);
  assert_value (fixture, 0);
  g_assert_cmpuint (fixture->n_edited, ==, 0);

  scriba_stepper_set_value (fixture->stepper, 18);
  press (fixture, GDK_KEY_Page_Up);
  assert_value (fixture, 20);
  press (fixture, GDK_KEY_Up);
  assert_value (fixture, 20);
  g_assert_cmpuint (fixture->n_edited, ==, 1);
}

static void
test_stepper_digits (Fixture *fixture,
                     gconstpointer data)
{
  press (fixture, GDK_KEY_1);
  assert_value (fixture, 1);
  press (fixture, GDK_KEY_KP_2);
  assert_value (fixture, 12);
  press (fixture, GDK_KEY_3);
  assert_value (fixture, 20);

  press (fixture, GDK_KEY_BackSpace);
  assert_value (fixture, 2);
  press (fixture, GDK_KEY_0);
  assert_value (fixture, 20);
  press (fixture, GDK_KEY_Delete);
  assert_value (fixture, 0);
  press (fixture, GDK_KEY_7);
  assert_value (fixture, 7);
}

/* A step ends a number, so that the next digit begins another. */
static void
test_stepper_digits_after_step (Fixture *fixture,
                                gconstpointer data)
{
  press (fixture, GDK_KEY_1);
  press (fixture, GDK_KEY_Up);
  press (fixture, GDK_KEY_5);
  assert_value (fixture, 5);

  scriba_stepper_set_value (fixture->stepper, 1);
  press (fixture, GDK_KEY_4);
  assert_value (fixture, 4);
}

static void
test_stepper_other_keys (Fixture *fixture,
                         gconstpointer data)
{
  g_assert_false (press_with (fixture->widget, GDK_KEY_a, 0));
  g_assert_false (press_with (fixture->widget, GDK_KEY_Tab, 0));
  g_assert_false (press_with (fixture->widget, GDK_KEY_question, 0));
  g_assert_false (press_with (fixture->widget, GDK_KEY_Left, 0));
  g_assert_false (press_with (fixture->widget, GDK_KEY_1, GDK_CONTROL_MASK));
  g_assert_false (press_with (fixture->widget, GDK_KEY_Up, GDK_ALT_MASK));
  assert_value (fixture, 0);
  g_assert_cmpuint (fixture->n_edited, ==, 0);
}

static void
test_stepper_program (Fixture *fixture,
                      gconstpointer data)
{
  scriba_stepper_set_value (fixture->stepper, 7);
  scriba_stepper_set_value (fixture->stepper, 7);
  assert_value (fixture, 7);
  scriba_stepper_set_value (fixture->stepper, 99);
  assert_value (fixture, 20);
  scriba_stepper_set_range (fixture->stepper, -3, 5);
  assert_value (fixture, 5);
  scriba_stepper_set_value (fixture->stepper, -9);
  g_assert_cmpint (scriba_stepper_get_value (fixture->stepper), ==, -3);
  gtk_test_accessible_assert_property (fixture->widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "−3");
  g_assert_cmpuint (fixture->n_notified, ==, 4);
  g_assert_cmpuint (fixture->n_edited, ==, 0);
}

static GtkWidget *
button (Fixture *fixture,
        gboolean plus)
{
  GtkWidget *found = plus ? gtk_widget_get_last_child (fixture->widget) : gtk_widget_get_first_child (fixture->widget);

  g_assert_true (GTK_IS_BUTTON (found));

  return found;
}

static void
test_stepper_buttons (Fixture *fixture,
                      gconstpointer data)
{
  GtkWidget *minus = button (fixture, FALSE);
  GtkWidget *plus = button (fixture, TRUE);

  gtk_test_accessible_assert_property (minus, GTK_ACCESSIBLE_PROPERTY_LABEL, "Charisma, Anna: one less");
  gtk_test_accessible_assert_property (plus, GTK_ACCESSIBLE_PROPERTY_LABEL, "Charisma, Anna: one more");
  g_assert_false (gtk_widget_get_sensitive (minus));

  g_signal_emit_by_name (plus, "clicked");
  g_signal_emit_by_name (plus, "clicked");
  assert_value (fixture, 2);
  g_assert_true (gtk_widget_get_sensitive (minus));
  g_signal_emit_by_name (minus, "clicked");
  assert_value (fixture, 1);
  g_assert_cmpuint (fixture->n_edited, ==, 3);

  scriba_stepper_set_value (fixture->stepper, 20);
  g_assert_false (gtk_widget_get_sensitive (plus));
}

static void
test_stepper_unknown (Fixture *fixture,
                      gconstpointer data)
{
  scriba_stepper_set_unknown (fixture->stepper, TRUE);
  assert_unknown (fixture);
  g_assert_cmpuint (fixture->n_edited, ==, 0);

  press (fixture, GDK_KEY_Down);
  assert_value (fixture, 0);
  scriba_stepper_set_unknown (fixture->stepper, TRUE);
  press (fixture, GDK_KEY_Up);
  assert_value (fixture, 1);
  scriba_stepper_set_unknown (fixture->stepper, TRUE);
  press (fixture, GDK_KEY_0);
  assert_value (fixture, 0);
  g_assert_cmpuint (fixture->n_edited, ==, 3);
}

/* Where it is allowed, the reader can say that a value is unknown. */
static void
test_stepper_nullable (Fixture *fixture,
                       gconstpointer data)
{
  press (fixture, GDK_KEY_Delete);
  assert_value (fixture, 0);

  scriba_stepper_set_nullable (fixture->stepper, TRUE);
  press (fixture, GDK_KEY_Delete);
  assert_unknown (fixture);
  press (fixture, GDK_KEY_1);
  assert_value (fixture, 1);
  press (fixture, GDK_KEY_question);
  assert_unknown (fixture);
  press (fixture, GDK_KEY_0);
  g_signal_emit_by_name (button (fixture, FALSE), "clicked");
  assert_unknown (fixture);
  g_signal_emit_by_name (button (fixture, FALSE), "clicked");
  assert_value (fixture, 0);
}

static void
test_stepper_accessible (Fixture *fixture,
                         gconstpointer data)
{
  GtkAccessibleRange *range = GTK_ACCESSIBLE_RANGE (fixture->widget);

  gtk_test_accessible_assert_role (fixture->widget, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
  gtk_test_accessible_assert_property (fixture->widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "Charisma, Anna");
  gtk_test_accessible_assert_property (fixture->widget, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0);
  gtk_test_accessible_assert_property (fixture->widget, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 20.0);
  g_assert_true (gtk_widget_get_focusable (fixture->widget));

  g_assert_true (GTK_ACCESSIBLE_RANGE_GET_IFACE (range)->set_current_value (range, 4));
  assert_value (fixture, 4);
  g_assert_cmpuint (fixture->n_edited, ==, 1);
}

/* Fingers find both buttons. */
static void
test_stepper_targets (Fixture *fixture,
                      gconstpointer data)
{
  for (int plus = 0; plus <= 1; plus++)
    {
      int width, height;

      gtk_widget_measure (button (fixture, plus), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (button (fixture, plus), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      g_assert_cmpint (width, >=, 36);
      g_assert_cmpint (height, >=, 36);
    }
}

static void
test_stepper_scroll (Fixture *fixture,
                     gconstpointer data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      g_assert_false (GTK_IS_EVENT_CONTROLLER_SCROLL (controller));
    }
}

static int
height_of (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);

  return height;
}

static void
test_token (void)
{
  g_autoptr (GtkWidget) token = g_object_ref_sink (scriba_token_new (BCE_BRUTUS, 32));

  gtk_test_accessible_assert_role (token, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_state (token, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  scriba_token_set_title (SCRIBA_TOKEN (token), "Bálint");
  gtk_test_accessible_assert_state (token, GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
  gtk_test_accessible_assert_property (token, GTK_ACCESSIBLE_PROPERTY_LABEL, "Bálint");
  scriba_token_set_title (SCRIBA_TOKEN (token), NULL);
  gtk_test_accessible_assert_state (token, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);

  g_assert_cmpint (height_of (token), ==, 32);
  scriba_token_set_size (SCRIBA_TOKEN (token), 48);
  g_assert_cmpint (height_of (token), ==, 48);
}

static void
wait_for_scale (GtkWidget *widget,
                double scale)
{
  while (ABS (scriba_theme_get_look (widget).scale - scale) > 0.01)
    g_main_context_iteration (NULL, TRUE);
}

/* What is drawn grows with the text, also while it is on the screen. */
static void
test_text_size (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *token = scriba_token_new (BCE_BRUTUS, 32);
  GtkWidget *bar = scriba_duel_bar_new ();
  int bar_height;

  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpint (height_of (token), ==, 32);
  bar_height = height_of (bar);

  g_object_set (settings, "gtk-xft-dpi", 96 * 1536, NULL);
  wait_for_scale (token, 1.5);
  wait_for_scale (bar, 1.5);
  g_assert_cmpint (height_of (token), ==, 48);
  g_assert_cmpint (height_of (bar), >, bar_height);

  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_duel_bar (void)
{
  static const BceCharacter characters[] = { BCE_AGRIPPA, BCE_BRUTUS, BCE_CLEOPATRA };
  g_autoptr (GtkWidget) bar = g_object_ref_sink (scriba_duel_bar_new ());
  g_autoptr (BceBoards) boards = bce_boards_new (3);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();

  scriba_duel_bar_set_field (SCRIBA_DUEL_BAR (bar), boards, outcome, BCE_POLITICAL, characters);
  scriba_duel_bar_set_description (SCRIBA_DUEL_BAR (bar), "Suitors 7, Imperium Maius 5");
  gtk_test_accessible_assert_role (bar, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, "Suitors 7, Imperium Maius 5");
}

static void
test_stacked_bars (void)
{
  g_autoptr (GtkWidget) bars = g_object_ref_sink (scriba_stacked_bars_new ());
  const char *names[] = { "Anna", "Bálint", NULL };
  BceScore score = { .n_players = 2 };
  int all, one;

  scriba_stacked_bars_set_score (SCRIBA_STACKED_BARS (bars), &score, names, NULL);
  gtk_test_accessible_assert_role (bars, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_measure (bars, GTK_ORIENTATION_HORIZONTAL, -1, &all, NULL, NULL, NULL);
  scriba_stacked_bars_set_player (SCRIBA_STACKED_BARS (bars), 1);
  gtk_widget_measure (bars, GTK_ORIENTATION_HORIZONTAL, -1, &one, NULL, NULL, NULL);
  g_assert_cmpint (all, ==, 2 * one);
}

static void
test_swatch (void)
{
  g_autoptr (GtkWidget) swatch = g_object_ref_sink (scriba_swatch_new (BCE_LINE_STATUES));

  gtk_test_accessible_assert_role (swatch, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_cmpint (scriba_swatch_get_line (SCRIBA_SWATCH (swatch)), ==, BCE_LINE_STATUES);
}

/* As the application has it. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/scriba/Scriba/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

#define add_stepper(name, function) \
  g_test_add ("/app/stepper/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      return 0;
    }
  adw_init ();
  load_style ();
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Inter 11", "gtk-xft-dpi", 96 * 1024, NULL);

  add_stepper ("steps", test_stepper_steps);
  add_stepper ("ends", test_stepper_ends);
  add_stepper ("digits", test_stepper_digits);
  add_stepper ("digits-after-step", test_stepper_digits_after_step);
  add_stepper ("other-keys", test_stepper_other_keys);
  add_stepper ("program", test_stepper_program);
  add_stepper ("buttons", test_stepper_buttons);
  add_stepper ("unknown", test_stepper_unknown);
  add_stepper ("nullable", test_stepper_nullable);
  add_stepper ("accessible", test_stepper_accessible);
  add_stepper ("targets", test_stepper_targets);
  add_stepper ("scroll", test_stepper_scroll);
  g_test_add_func ("/app/token", test_token);
  g_test_add_func ("/app/text-size", test_text_size);
  g_test_add_func ("/app/duel-bar", test_duel_bar);
  g_test_add_func ("/app/stacked-bars", test_stacked_bars);
  g_test_add_func ("/app/swatch", test_swatch);

  return g_test_run ();
}
