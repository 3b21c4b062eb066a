/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-enlist-dialog.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "scriba-game-act.h"
#include "scriba-game-deeds.h"
#include "scriba-group.h"
#include "scriba-heading.h"
#include "scriba-stepper-row.h"
#include "scriba-thing-look.h"
#include "scriba-words.h"

#define MOST 9
#define ANY BCE_N_CUBES /* of the steppers of a cost */
#define LOYALTY (BCE_N_CUBES + 1)
#define N_STEPPERS (BCE_N_CUBES + 2)

struct _ScribaEnlistDialog
{
  AdwDialog parent_instance;

  GtkWidget *widget; /* what was tapped, on the page below; it may have gone from there */
  ScribaTable *table;
  BceEnlist enlist;
  gboolean asks_cost;

  ScribaStepper *steppers[N_STEPPERS]; /* (nullable): those that are not asked for */

  ScribaHeading *title;
  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (ScribaEnlistDialog, scriba_enlist_dialog, ADW_TYPE_DIALOG)

static gboolean
learn_cost (gpointer component,
            gconstpointer value)
{
  BceRecruit *recruit = component;

  if (recruit->cost_known)
    return FALSE;

  recruit->cost = *(const BceCost *) value;
  recruit->cost_known = TRUE;
  return TRUE;
}

static void
take_cost (ScribaEnlistDialog *self)
{
  const BceCost cost = {
    .political = scriba_stepper_get_value (self->steppers[BCE_THING_POLITICAL]),
    .military = scriba_stepper_get_value (self->steppers[BCE_THING_MILITARY]),
    .social = scriba_stepper_get_value (self->steppers[BCE_THING_SOCIAL]),
    .support = scriba_stepper_get_value (self->steppers[BCE_THING_SUPPORT]),
    .any = scriba_stepper_get_value (self->steppers[ANY]),
    .loyalty = scriba_stepper_get_value (self->steppers[LOYALTY]),
  };

  scriba_game_tell (self->table, BCE_BOX_RECRUITS, self->enlist.recruit, learn_cost, &cost);
}

static void
confirm_cb (ScribaEnlistDialog *self)
{
  g_autoptr (ScribaTable) table = g_object_ref (self->table);
  GtkWidget *widget = self->widget;
  BceEnlist enlist = self->enlist;

  if (self->asks_cost)
    take_cost (self);
  for (guint type = 0; !self->asks_cost && type < BCE_N_CUBES; type++)
    enlist.paid[type] = scriba_stepper_get_value (self->steppers[type]);

  adw_dialog_close (ADW_DIALOG (self));
  if (self->asks_cost)
    scriba_game_enlist (widget, table, enlist.seat, enlist.recruit);
  else
    scriba_game_act (widget, table, BCE_ENTRY_ENLIST, &enlist);
}

static void
scriba_enlist_dialog_dispose (GObject *object)
{
  ScribaEnlistDialog *self = SCRIBA_ENLIST_DIALOG (object);

  g_clear_object (&self->widget);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (scriba_enlist_dialog_parent_class)->dispose (object);
}

static void
scriba_enlist_dialog_class_init (ScribaEnlistDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  G_OBJECT_CLASS (klass)->dispose = scriba_enlist_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-enlist-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaEnlistDialog, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaEnlistDialog, page);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
}

static void
scriba_enlist_dialog_init (ScribaEnlistDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_stepper (ScribaEnlistDialog *self,
             AdwPreferencesGroup *group,
             guint place,
             int upper,
             int value)
{
  guint thing = place == LOYALTY ? BCE_THING_LOYALTY : place;
  const char *title = place == ANY ? _("Cubes of any type") : scriba_words_thing (thing);
  GtkWidget *row = scriba_stepper_row_new (title, 0, upper, &self->steppers[place]);

  if (place != ANY)
    scriba_row_add_symbol (row, scriba_thing_get_icon (thing), scriba_thing_get_style (thing));
  scriba_stepper_set_value (self->steppers[place], value);
  adw_preferences_group_add (group, row);
}

static void
present (ScribaEnlistDialog *self,
         GtkWidget *widget)
{
  const BceState *state = bce_table_get_state (self->table);
  const BceBox *box = bce_table_get_box (self->table);
  const BceRecruit *printed = &g_array_index (box->recruits, BceRecruit, self->enlist.recruit);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());
  g_autofree char *recruit = scriba_words_recruit (box, self->enlist.recruit);
  g_autofree char *cost = self->asks_cost ? NULL : scriba_words_cost (&printed->cost);

  self->widget = g_object_ref (widget);
  adw_dialog_set_title (ADW_DIALOG (self), recruit);
  scriba_heading_set_title (self->title, recruit);
  scriba_heading_set_subtitle (self->title, state->players[self->enlist.seat].name);
  adw_preferences_group_set_title (group, self->asks_cost ? _("Cost") : _("Paid With"));
  adw_preferences_group_set_description (group, self->asks_cost ? _("As it is printed; kept in the box.") : cost);

  if (self->asks_cost)
    {
      for (guint place = 0; place < N_STEPPERS; place++)
        add_stepper (self, group, place, MOST, 0);
    }
  else
    {
      for (guint type = 0; type < BCE_N_CUBES; type++)
        add_stepper (self, group, type, state->players[self->enlist.seat].cubes[type], self->enlist.paid[type]);
    }

  adw_preferences_page_add (self->page, group);
  adw_dialog_present (ADW_DIALOG (self), widget);
}

/** scriba_enlist_dialog_ask_cost: asks what a recruit costs, and goes on with enlisting it. */
void
scriba_enlist_dialog_ask_cost (GtkWidget *widget,
                               ScribaTable *table,
                               guint seat,
                               guint recruit)
{
  ScribaEnlistDialog *self = g_object_new (SCRIBA_TYPE_ENLIST_DIALOG, NULL);

  self->table = g_object_ref (table);
  self->asks_cost = TRUE;
  self->enlist = (BceEnlist) { .seat = seat, .recruit = recruit };
  present (self, widget);
}

/** scriba_enlist_dialog_ask_payment: asks which cubes are paid where any are taken; a proposal is filled in. */
void
scriba_enlist_dialog_ask_payment (GtkWidget *widget,
                                  ScribaTable *table,
                                  const BceEnlist *enlist)
{
  ScribaEnlistDialog *self = g_object_new (SCRIBA_TYPE_ENLIST_DIALOG, NULL);

  self->table = g_object_ref (table);
  self->enlist = *enlist;
  present (self, widget);
}
