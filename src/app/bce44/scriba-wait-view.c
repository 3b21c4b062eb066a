/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-wait-view.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "bce-reveal.h"
#include "bce-revealed.h"
#include "scriba-field-icon.h"
#include "scriba-next-button.h"
#include "scriba-wait-timer.h"
#include "scriba-words.h"

/* The numbers of an allegiance tile. */
enum
{
  AUTHORITY,
  CHARISMA,
  IMPERIUM,
  N_VALUES,
};

/* What is waited for: nothing is entered while the table commits and negotiates. */
struct _ScribaWaitView
{
  ScribaPhaseView parent_instance;

  GtkLabel *title;
  GtkLabel *sentence;
  GtkWidget *tiles_title;
  GtkBox *fields;
  GtkLabel *names[BCE_N_FIELDS];
  GtkLabel *values[BCE_N_FIELDS][N_VALUES];
  GtkLabel *cards[BCE_N_FIELDS];
  int stage; /* that is waited for */
  ScribaWaitTimer *timer;
  ScribaNextButton *next;
};

G_DEFINE_FINAL_TYPE (ScribaWaitView, scriba_wait_view, SCRIBA_TYPE_PHASE_VIEW)

/* What the table does meanwhile (rules, section 3). */
static const char *
explain (BceStage stage)
{
  switch ((int) stage)
    {
    case BCE_STAGE_IM_COMMITMENT:
      return _("Behind the screen, the IM plays recruits in their own field, Lictors and loyalty in any, support on "
               "their own cards, and any influence as charisma. Nothing is entered before the reveal.");
    case BCE_STAGE_SUITOR_NEGOTIATION:
      return _("The Suitors agree who helps whom. Two of the three fields decide. No agreement is binding.");
    case BCE_STAGE_SUITOR_COMMITMENT:
      return _("Behind their screens, the Suitors play recruits in their own field, Lictors and loyalty in any, "
               "support on the symbols of other Suitors, and any influence as charisma.");
    default:
      return "";
    }
}

/* What is at stake: the tile in front of a field, whose numbers count for the IM meanwhile. */
static void
show_tile (ScribaWaitView *self,
           const BceState *state,
           const BceBox *box,
           BceField field)
{
  const BceAllegiance *tile = bce_state_find_tile (state, box, state->year, field);
  const ScribaNumber unknown = SCRIBA_UNKNOWN;
  const ScribaNumber values[N_VALUES] = {
    [AUTHORITY] = tile != NULL ? tile->authority : unknown,
    [CHARISMA] = tile != NULL ? tile->charisma : unknown,
    [IMPERIUM] = tile != NULL ? tile->imperium : unknown,
  };

  gtk_label_set_label (self->names[field], tile != NULL && tile->title != NULL ? tile->title : _("Allegiance tile"));
  for (guint value = 0; value < N_VALUES; value++)
    {
      g_autofree char *number = scriba_words_number (values[value]);

      gtk_label_set_label (self->values[field][value], number);
    }
}

/* Which cards count in a field. */
static void
show_cards (ScribaWaitView *self,
            const BceState *state,
            const BceBox *box,
            BceField field)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *cards = NULL;
  guint recruits[BCE_MAX_RECRUITS];
  guint n_recruits = bce_revealed_list_in_field (state, box, field, recruits);

  for (guint i = 0; i < n_recruits; i++)
    g_strv_builder_take (builder, scriba_words_recruit (box, recruits[i]));
  g_strv_builder_add (builder, scriba_words_thing (BCE_THING_LOYALTY));
  names = g_strv_builder_end (builder);
  joined = scriba_words_join ((const char * const *) names);
  /* Translators: what can be played in a field: a list of cards. */
  cards = g_strdup_printf (_("Cards: %s"), joined);
  gtk_label_set_label (self->cards[field], cards);
}

static void
scriba_wait_view_update (ScribaPhaseView *view)
{
  ScribaWaitView *self = SCRIBA_WAIT_VIEW (view);
  ScribaTable *table = scriba_phase_view_get_table (view);
  const BceState *state = bce_table_get_state (table);
  gboolean played = bce_state_is_played (state);

  gtk_label_set_label (self->title, scriba_words_stage (state->stage));
  /* Else the menu of phases above says it. */
  gtk_widget_set_visible (GTK_WIDGET (self->title), !scriba_phase_view_get_narrow (view));
  gtk_label_set_label (self->sentence, explain (state->stage));
  gtk_widget_set_visible (self->tiles_title, played);
  gtk_widget_set_visible (GTK_WIDGET (self->fields), played);
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      show_tile (self, state, bce_table_get_box (table), field);
      show_cards (self, state, bce_table_get_box (table), field);
    }
  /* Another phase has time of its own. */
  if (self->stage != state->stage)
    scriba_wait_timer_reset (self->timer);
  self->stage = state->stage;
  scriba_next_button_show (self->next, table);
}

static void
scriba_wait_view_class_init (ScribaWaitViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_NEXT_BUTTON);
  g_type_ensure (SCRIBA_TYPE_WAIT_TIMER);

  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_wait_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-wait-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitView, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitView, sentence);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitView, timer);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitView, tiles_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitView, fields);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitView, next);
}

static GtkWidget *
create_label (const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

/* A number with its name over it, to be read from across the table. */
static GtkLabel *
add_value (AdwWrapBox *values,
           const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *caption = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, NULL);
  GtkWidget *number = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (caption, "reason");
  gtk_widget_add_css_class (caption, "dim");
  gtk_widget_add_css_class (number, "total");
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), number);
  adw_wrap_box_append (values, box);
  return GTK_LABEL (number);
}

static void
create_field (ScribaWaitView *self,
              BceField field)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  AdwWrapBox *values = ADW_WRAP_BOX (adw_wrap_box_new ());
  GtkWidget *image = gtk_image_new ();
  GtkWidget *label = create_label ("name");

  scriba_field_icon_set (GTK_IMAGE (image), field);
  gtk_label_set_label (GTK_LABEL (label), scriba_words_field (field));
  gtk_box_append (GTK_BOX (head), image);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (column), head);

  self->names[field] = GTK_LABEL (create_label ("number"));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->names[field]));

  adw_wrap_box_set_child_spacing (values, 14);
  adw_wrap_box_set_line_spacing (values, 4);
  self->values[field][AUTHORITY] = add_value (values, _("Authority"));
  self->values[field][CHARISMA] = add_value (values, _("Charisma"));
  self->values[field][IMPERIUM] = add_value (values, _("Imperium"));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (values));

  self->cards[field] = GTK_LABEL (create_label ("row-text"));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->cards[field]));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_add_css_class (column, "card");
  gtk_widget_add_css_class (column, "outcome-card");
  gtk_widget_add_css_class (column, "stake");
  gtk_box_append (self->fields, column);
}

static void
scriba_wait_view_init (ScribaWaitView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    create_field (self, field);
  self->stage = BCE_NONE;
  scriba_wait_timer_add_keys (self->timer, GTK_WIDGET (self));
}
