/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-phase-rail.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-words.h"

/* More letters than this do not stand beside the year on a phone. */
#define LONG_NAME 20

struct _ScribaPhaseRail
{
  GtkWidget parent_instance;

  GtkWidget *stops[BCE_N_STAGES]; /* (nullable): toggle buttons of the wide rail */
  GtkWidget *names[BCE_N_STAGES]; /* (nullable): what they are called */
  GtkWidget *marks[BCE_N_YEARS];
  GtkWidget *parts[BCE_N_PHASES];
  gboolean tight;
  gboolean showing;
  gboolean phone;
  gboolean two_lines;

  GtkLabel *year;
  GtkBox *dots;
  GtkBox *phases;
  GtkMenuButton *menu;
  GtkBox *menu_box;
  GtkLabel *menu_label;
  GtkLabel *menu_number;
  GtkLabel *loyalty;
  GtkBox *segments;
};

G_DEFINE_FINAL_TYPE (ScribaPhaseRail, scriba_phase_rail, GTK_TYPE_WIDGET)

enum
{
  SELECT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The marker stands where the game does, whatever is tapped: it moves only when the game has. */
static void
toggled_cb (GtkToggleButton *stop,
            ScribaPhaseRail *self)
{
  guint stage = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (stop), "stage"));

  if (self->showing)
    return;

  self->showing = TRUE;
  gtk_toggle_button_set_active (stop, !gtk_toggle_button_get_active (stop));
  self->showing = FALSE;
  g_signal_emit (self, signals[SELECT], 0, stage);
}

static void
select_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  ScribaPhaseRail *self = SCRIBA_PHASE_RAIL (widget);

  g_signal_emit (self, signals[SELECT], 0, (guint) g_variant_get_int32 (parameter));
}

/* A name takes two lines at most, as even as can be: it may turn only at the space nearest to its middle. */
static char *
balance (const char *name)
{
  g_autoptr (GString) text = g_string_new (NULL);
  glong half = g_utf8_strlen (name, -1) / 2;
  const char *turn = NULL;

  for (const char *space = strchr (name, ' '); space != NULL; space = strchr (space + 1, ' '))
    {
      if (turn == NULL || ABS (g_utf8_pointer_to_offset (name, space) - half) < ABS (g_utf8_pointer_to_offset (name, turn) - half))
        turn = space;
    }
  for (const char *letter = name; *letter != '\0'; letter++)
    {
      if (*letter == ' ' && letter != turn)
        g_string_append (text, "\302\240");
      else
        g_string_append_c (text, *letter);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static GtkWidget *
make_stop (ScribaPhaseRail *self,
           BceStage stage)
{
  GtkWidget *stop = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *number = g_strdup_printf ("%d", stage - BCE_STAGE_CONSTRUCTION + 1);
  GtkWidget *number_label = gtk_label_new (number);
  g_autofree char *name = balance (scriba_words_stage (stage));
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_add_css_class (number_label, "stop-number");
  gtk_widget_add_css_class (label, "reason");
  gtk_widget_set_valign (number_label, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  self->names[stage] = label;
  gtk_box_append (GTK_BOX (box), number_label);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (stop), box);
  gtk_widget_add_css_class (stop, "flat");
  gtk_widget_add_css_class (stop, "stop");
  gtk_widget_set_hexpand (stop, TRUE);
  g_object_set_data (G_OBJECT (stop), "stage", GUINT_TO_POINTER (stage));
  scriba_speech_name (stop, scriba_words_stage (stage));
  g_signal_connect (stop, "toggled", G_CALLBACK (toggled_cb), self);
  return stop;
}

static void
fill (ScribaPhaseRail *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint year = 0; year < BCE_N_YEARS; year++)
    {
      self->marks[year] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (self->marks[year], "year-dot");
      gtk_widget_set_valign (self->marks[year], GTK_ALIGN_CENTER);
      gtk_box_append (self->dots, self->marks[year]);
    }

  for (guint phase = 0; phase < BCE_N_PHASES; phase++)
    {
      self->parts[phase] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (self->parts[phase], "segment");
      gtk_box_append (self->segments, self->parts[phase]);
    }

  for (BceStage stage = BCE_STAGE_CONSTRUCTION; stage <= BCE_STAGE_FINAL_CONSTRUCTION; stage++)
    {
      g_autofree char *action = g_strdup_printf ("rail.select(%d)", stage);

      self->stops[stage] = make_stop (self, stage);
      gtk_box_append (self->phases, self->stops[stage]);
      g_menu_append (menu, scriba_words_stage (stage), action);
    }
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
}

static void
show_loyalty (ScribaPhaseRail *self,
              const BceState *state)
{
  g_autofree char *text = scriba_words_amount (bce_count_loyalty_supply (state), 0);
  /* Translators: %s is a number. */
  g_autofree char *speech = g_strdup_printf (_("Loyalty in the supply: %s"), text);

  gtk_label_set_label (self->loyalty, text);
  scriba_speech_name (GTK_WIDGET (self->loyalty), speech);
}

/* Where there is no room for all names, the current one remains, and the others are told by pointing. */
static void
show_names (ScribaPhaseRail *self)
{
  for (BceStage stage = BCE_STAGE_CONSTRUCTION; stage <= BCE_STAGE_FINAL_CONSTRUCTION; stage++)
    {
      gboolean shown = !self->tight || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->stops[stage]));

      gtk_widget_set_visible (self->names[stage], shown);
      gtk_widget_set_tooltip_text (self->stops[stage], shown ? NULL : scriba_words_stage (stage));
    }
}

/* The height of a menu button does not follow from its width: its lines have to be told. */
static void
show_menu (ScribaPhaseRail *self,
           BceStage stage)
{
  g_autofree char *name = balance (scriba_words_stage (stage));
  /* Translators: the number of a phase, and how many there are. */
  g_autofree char *number = g_strdup_printf (_("%1$d of %2$d"), stage, BCE_N_PHASES);

  if (self->two_lines || (self->phone && g_utf8_strlen (name, -1) > LONG_NAME))
    g_strdelimit (name, " ", '\n');
  gtk_label_set_label (self->menu_label, name);
  gtk_label_set_label (self->menu_number, number);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_number),
                          stage >= BCE_STAGE_CONSTRUCTION && stage <= BCE_STAGE_INTERRUPTION);
}

/** scriba_phase_rail_show: shows where a game stands. */
void
scriba_phase_rail_show (ScribaPhaseRail *self,
                        const BceState *state)
{
  g_autofree char *year = scriba_words_year (state->year);
  gboolean is_final = state->stage == BCE_STAGE_FINAL_CONSTRUCTION;

  g_return_if_fail (SCRIBA_IS_PHASE_RAIL (self));

  self->showing = TRUE;
  gtk_label_set_label (self->year, year);
  scriba_style_set (GTK_WIDGET (self->phases), "last-year", state->year == BCE_N_YEARS);
  for (int i = 0; i < BCE_N_YEARS; i++)
    {
      scriba_style_set (self->marks[i], "past", i + 1 < state->year || is_final);
      scriba_style_set (self->marks[i], "current", i + 1 == state->year && !is_final);
    }

  for (BceStage stage = BCE_STAGE_CONSTRUCTION; stage <= BCE_STAGE_FINAL_CONSTRUCTION; stage++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->stops[stage]), stage == (BceStage) state->stage);
      scriba_style_set (self->stops[stage], "past", stage < (BceStage) state->stage);
      /* The last construction ends the rail in the last year only. */
      gtk_widget_set_visible (self->stops[stage], stage != BCE_STAGE_FINAL_CONSTRUCTION || state->year == BCE_N_YEARS);
    }

  for (int i = 0; i < BCE_N_PHASES; i++)
    {
      scriba_style_set (self->parts[i], "past", BCE_STAGE_CONSTRUCTION + i < state->stage);
      scriba_style_set (self->parts[i], "current", BCE_STAGE_CONSTRUCTION + i == state->stage);
    }

  show_menu (self, state->stage);
  show_names (self);
  show_loyalty (self, state);
  self->showing = FALSE;
}

/** scriba_phase_rail_set_tight: shows the name of the current phase only, where there is no room for all. */
void
scriba_phase_rail_set_tight (ScribaPhaseRail *self,
                             gboolean tight)
{
  g_return_if_fail (SCRIBA_IS_PHASE_RAIL (self));

  self->tight = tight;
  show_names (self);
}

/** scriba_phase_rail_set_narrow: shows the phases in a menu, where there is no room for all of them. */
void
scriba_phase_rail_set_narrow (ScribaPhaseRail *self,
                              gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_PHASE_RAIL (self));

  gtk_widget_set_visible (GTK_WIDGET (self->phases), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->menu), narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->segments), narrow);
}

/**
 * scriba_phase_rail_set_phone:
 * @self: a rail
 * @phone: whether the number of the phase stands below its name
 * @tight: whether text is so large that not even a name fits into one line
 */
void
scriba_phase_rail_set_phone (ScribaPhaseRail *self,
                             gboolean phone,
                             gboolean tight)
{
  g_return_if_fail (SCRIBA_IS_PHASE_RAIL (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->menu_box), phone ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->menu_box, phone ? 0 : 8);
  self->phone = phone;
  self->two_lines = tight;
  gtk_widget_set_visible (GTK_WIDGET (self->dots), !tight);
}

static void
scriba_phase_rail_dispose (GObject *object)
{
  GtkWidget *child;

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_PHASE_RAIL);
  /* The template forgets what nobody asks it for. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (scriba_phase_rail_parent_class)->dispose (object);
}

static void
scriba_phase_rail_class_init (ScribaPhaseRailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_phase_rail_dispose;

  /**
   * ScribaPhaseRail::select:
   * @stage: a #BceStage
   *
   * A phase was tapped.
   */
  signals[SELECT] = g_signal_new ("select", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_install_action (widget_class, "rail.select", "i", select_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-phase-rail.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, year);
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, dots);
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, phases);
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, menu);
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, menu_box);
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, menu_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, menu_number);
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, loyalty);
  gtk_widget_class_bind_template_child (widget_class, ScribaPhaseRail, segments);
}

static void
scriba_phase_rail_init (ScribaPhaseRail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill (self);
}
