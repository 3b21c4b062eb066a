/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-setup-row.h"

#include <glib/gi18n.h>

#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-words.h"

/* One step of the set-up. Only the open one shows what can be done; whoever shows it is told what is wanted. */
struct _ScribaSetupRow
{
  GtkListBoxRow parent_instance;

  guint step;

  GtkWidget *mark;
  GtkWidget *mark_shape;
  GtkStack *mark_stack;
  GtkLabel *number;
  GtkWidget *check;
  GtkLabel *title;
  GtkLabel *detail;
  AdwWrapBox *numbers;
  GtkLabel *hint;
  GtkWidget *actions;
  GtkButton *tick;
  GtkWidget *draw;
  GtkWidget *tell;
  GtkLabel *tell_label;
  AdwWrapBox *choices;
  GtkWidget *shuffle;
};

G_DEFINE_FINAL_TYPE (ScribaSetupRow, scriba_setup_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  TICK,
  DRAW,
  TELL,
  CHOOSE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
mark_cb (ScribaSetupRow *self)
{
  g_signal_emit (self, signals[TICK], 0);
}

static void
draw_cb (ScribaSetupRow *self)
{
  g_signal_emit (self, signals[DRAW], 0);
}

static void
tell_cb (ScribaSetupRow *self)
{
  g_signal_emit (self, signals[TELL], 0);
}

static void
choice_cb (ScribaSetupRow *self,
           GtkWidget *button)
{
  g_signal_emit (self, signals[CHOOSE], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "choice")));
}

/* The open step's first thing to do, or its mark. */
static gboolean
scriba_setup_row_grab_focus (GtkWidget *widget)
{
  ScribaSetupRow *self = SCRIBA_SETUP_ROW (widget);

  return gtk_widget_child_focus (self->actions, GTK_DIR_TAB_FORWARD) ||
         gtk_widget_child_focus (GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD) || gtk_widget_grab_focus (self->mark);
}

static void
scriba_setup_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SETUP_ROW);

  G_OBJECT_CLASS (scriba_setup_row_parent_class)->dispose (object);
}

static void
scriba_setup_row_class_init (ScribaSetupRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_setup_row_dispose;
  widget_class->grab_focus = scriba_setup_row_grab_focus;

  /**
   * ScribaSetupRow::tick:
   *
   * The table has done the step, or takes that back.
   */
  signals[TICK] = g_signal_new ("tick", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ScribaSetupRow::draw:
   *
   * The program is to draw.
   */
  signals[DRAW] = g_signal_new ("draw", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ScribaSetupRow::tell:
   *
   * The table wants to tell what it drew.
   */
  signals[TELL] = g_signal_new ("tell", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ScribaSetupRow::choose:
   * @self: the row
   * @choice: the number that the choice was added with
   *
   * The table tells which one it is.
   */
  signals[CHOOSE] = g_signal_new ("choose", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-setup-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, mark);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, mark_shape);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, mark_stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, number);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, check);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, detail);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, numbers);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, hint);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, actions);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, tick);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, draw);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, tell);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, tell_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, choices);
  gtk_widget_class_bind_template_child (widget_class, ScribaSetupRow, shuffle);
  gtk_widget_class_bind_template_callback (widget_class, mark_cb);
  gtk_widget_class_bind_template_callback (widget_class, draw_cb);
  gtk_widget_class_bind_template_callback (widget_class, tell_cb);
}

static void
scriba_setup_row_init (ScribaSetupRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_style_wrap_buttons (GTK_WIDGET (self));
  scriba_speech_let_press (GTK_WIDGET (self));
}

static void
show_mark (ScribaSetupRow *self,
           const ScribaSetupFacts *facts)
{
  g_autofree char *number = g_strdup_printf ("%u", self->step + 1);
  g_autofree char *place = g_strdup_printf (_("Step %1$u of %2$u"), self->step + 1, facts->n_steps);
  const char *state = facts->done ? _("done") : facts->open ? _("current") : NULL;
  const char *parts[5];
  g_autofree char *speech = NULL;
  guint n = 0;

  parts[n++] = place;
  if (state != NULL)
    parts[n++] = state;
  parts[n++] = facts->title;
  if (facts->detail != NULL)
    parts[n++] = facts->detail;
  parts[n] = NULL;
  speech = scriba_words_join (parts);

  gtk_label_set_label (self->number, number);
  gtk_stack_set_visible_child (self->mark_stack, facts->done ? self->check : GTK_WIDGET (self->number));
  scriba_style_set (self->mark_shape, "done", facts->done);
  scriba_style_set (self->mark_shape, "current", !facts->done && facts->open);
  scriba_speech_name (self->mark, speech);
  scriba_speech_name (GTK_WIDGET (self), speech);
}

static void
show_actions (ScribaSetupRow *self,
              const ScribaSetupFacts *facts)
{
  gtk_widget_set_visible (self->actions, facts->open && (facts->tick != NULL || facts->drawable || facts->tell != NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->tick), facts->tick != NULL);
  gtk_button_set_label (self->tick, facts->tick != NULL ? facts->tick : "");
  scriba_style_set (GTK_WIDGET (self->tick), "suggested-action", !facts->done && facts->tell == NULL);
  gtk_widget_set_visible (self->draw, facts->drawable);
  scriba_style_set (self->draw, "suggested-action", !facts->done);
  gtk_widget_set_visible (self->tell, facts->tell != NULL);
  gtk_label_set_label (self->tell_label, facts->tell != NULL ? facts->tell : "");
  scriba_style_set (self->tell, "suggested-action", !facts->drawable && !facts->done);
  gtk_label_set_label (self->hint, facts->hint != NULL ? facts->hint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), facts->hint != NULL && facts->open);
  gtk_widget_set_visible (self->shuffle, facts->drawable && !facts->open && !facts->done);
}

/** scriba_setup_row_new: a row for a step, from 0. */
GtkWidget *
scriba_setup_row_new (guint step)
{
  ScribaSetupRow *self = g_object_new (SCRIBA_TYPE_SETUP_ROW, NULL);

  self->step = step;
  return GTK_WIDGET (self);
}

/** scriba_setup_row_get_step: the step of the row. */
guint
scriba_setup_row_get_step (ScribaSetupRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_SETUP_ROW (self), 0);

  return self->step;
}

/** scriba_setup_row_show: shows the step as it is now; an open one with all that can be done. */
void
scriba_setup_row_show (ScribaSetupRow *self,
                       const ScribaSetupFacts *facts)
{
  /* Translators: a button that draws for the step %s of the set-up. */
  g_autofree char *shuffle = g_strdup_printf (_("Draw for us: %s"), facts->title);

  g_return_if_fail (SCRIBA_IS_SETUP_ROW (self));

  gtk_label_set_label (self->title, facts->title);
  gtk_label_set_label (self->detail, facts->detail != NULL ? facts->detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), facts->detail != NULL);
  show_mark (self, facts);
  show_actions (self, facts);
  scriba_speech_name_icon (self->shuffle, shuffle);
}

/** scriba_setup_row_add_number: a number of the step, large, above what it counts. */
void
scriba_setup_row_add_number (ScribaSetupRow *self,
                             guint count,
                             const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = g_strdup_printf ("%u", count);
  GtkWidget *number = gtk_label_new (text);
  GtkWidget *label = gtk_label_new (title);

  g_return_if_fail (SCRIBA_IS_SETUP_ROW (self));

  gtk_widget_add_css_class (number, "number");
  gtk_widget_add_css_class (label, "reason");
  gtk_widget_add_css_class (label, "dim");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), label);
  adw_wrap_box_append (self->numbers, box);
  gtk_widget_set_visible (GTK_WIDGET (self->numbers), TRUE);
}

/** scriba_setup_row_clear_choices: nothing can be told by one tap. */
void
scriba_setup_row_clear_choices (ScribaSetupRow *self)
{
  GtkWidget *old;

  g_return_if_fail (SCRIBA_IS_SETUP_ROW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->choices), FALSE);
  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    adw_wrap_box_remove (self->choices, old);
}

/**
 * scriba_setup_row_add_choice:
 * @self: a row
 * @choice: a number of the caller's
 * @symbol: (nullable): what stands before the title
 * @title: what is told by one tap
 */
void
scriba_setup_row_add_choice (ScribaSetupRow *self,
                             int choice,
                             GtkWidget *symbol,
                             const char *title)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

  g_return_if_fail (SCRIBA_IS_SETUP_ROW (self));

  if (symbol != NULL)
    gtk_box_append (GTK_BOX (content), symbol);
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "known-player");
  scriba_speech_name (button, title);
  g_object_set_data (G_OBJECT (button), "choice", GINT_TO_POINTER (choice));
  g_signal_connect_object (button, "clicked", G_CALLBACK (choice_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->choices, button);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), TRUE);
}
