/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-discard-dialog.h"

#include <glib/gi18n.h>

#include "bce-correct.h"
#include "bce-counts.h"
#include "bce-game.h"
#include "scriba-game-act.h"
#include "scriba-group.h"
#include "scriba-heading.h"
#include "scriba-speech.h"
#include "scriba-stepper-row.h"
#include "scriba-thing-look.h"
#include "scriba-words.h"

struct _ScribaDiscardDialog
{
  AdwDialog parent_instance;

  GtkWidget *widget; /* what was tapped, on the page below; it may have gone from there */
  ScribaTable *table;
  guint seat;

  ScribaStepper *hidden;
  ScribaStepper *loyalty;
  ScribaStepper *recruits[BCE_MAX_RECRUITS]; /* (nullable): of those that they can hold */
  ScribaStepper *late[BCE_MAX_RECRUITS];     /* (nullable): of those that are on a pile still, as far as is recorded */
  ScribaStepper *late_loyalty;               /* (nullable): so, in the supply */
  ScribaStepper *cubes[BCE_N_CUBES];         /* (nullable): where they are tracked */

  ScribaHeading *title;
  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (ScribaDiscardDialog, scriba_discard_dialog, ADW_TYPE_DIALOG)

static int
get_count (ScribaStepper *stepper)
{
  return stepper != NULL ? scriba_stepper_get_value (stepper) : 0;
}

static void
add_recruit (gint16 recruits[BCE_N_CARDS],
             guint8 *n_recruits,
             guint recruit,
             int count)
{
  for (; count > 0 && *n_recruits < BCE_N_CARDS; count--)
    recruits[(*n_recruits)++] = recruit;
}

/* What a player never took, as far as is recorded, is recorded with it: it is one step. */
static void
confirm_cb (ScribaDiscardDialog *self)
{
  BceDiscard discard = { .seat = self->seat };

  discard.hidden = get_count (self->hidden);
  discard.late_loyalty = get_count (self->late_loyalty);
  discard.loyalty = get_count (self->loyalty) + discard.late_loyalty;
  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    {
      int late = get_count (self->late[recruit]);

      add_recruit (discard.recruits, &discard.n_recruits, recruit, get_count (self->recruits[recruit]) + late);
      add_recruit (discard.late, &discard.n_late, recruit, late);
    }
  for (guint type = 0; type < BCE_N_CUBES; type++)
    discard.cubes[type] = get_count (self->cubes[type]);

  adw_dialog_close (ADW_DIALOG (self));
  scriba_game_act (self->widget, self->table, BCE_ENTRY_DISCARD, &discard);
}

static void
scriba_discard_dialog_dispose (GObject *object)
{
  ScribaDiscardDialog *self = SCRIBA_DISCARD_DIALOG (object);

  g_clear_object (&self->widget);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (scriba_discard_dialog_parent_class)->dispose (object);
}

static void
scriba_discard_dialog_class_init (ScribaDiscardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  G_OBJECT_CLASS (klass)->dispose = scriba_discard_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-discard-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardDialog, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaDiscardDialog, page);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
}

static void
scriba_discard_dialog_init (ScribaDiscardDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static AdwPreferencesGroup *
add_group (ScribaDiscardDialog *self,
           const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (self->page, group);
  return group;
}

static void
add_thing (AdwPreferencesGroup *group,
           BceThing thing,
           int most,
           ScribaStepper **stepper)
{
  GtkWidget *row = scriba_stepper_row_new (scriba_words_thing (thing), 0, MAX (0, most), stepper);

  scriba_row_add_symbol (row, scriba_thing_get_icon (thing), scriba_thing_get_style (thing));
  adw_preferences_group_add (group, row);
}

/* Which cards of those that were enlisted lie in a closed Collegium by now is not told (rules, section 3). */
static int
count_most (const BceState *state,
            guint seat,
            guint recruit)
{
  return bce_correct_is_private (state, BCE_CORRECT_PLAYED, recruit) ? state->players[seat].enlisted[recruit]
                                                                     : bce_count_cards_of (state, seat, recruit);
}

static int
count_most_loyalty (const BceState *state,
                    guint seat)
{
  return bce_correct_is_private (state, BCE_CORRECT_LOYALTY_PLAYED, 0) ? state->players[seat].loyalty
                                                                       : bce_count_loyalty (state, seat);
}

static GtkWidget *
create_late_row (const char *name,
                 int most,
                 ScribaStepper **stepper)
{
  /* Translators: %s is a card, or loyalty. */
  g_autofree char *speech = g_strdup_printf (_("%s, not recorded yet"), name);
  GtkWidget *row = scriba_stepper_row_new (speech, 0, most, stepper);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  return row;
}

/* The table is right about what was forgotten, too. */
static void
add_late (ScribaDiscardDialog *self,
          AdwPreferencesGroup *group)
{
  const BceState *state = bce_table_get_state (self->table);
  GtkWidget *late = adw_expander_row_new ();
  int loyalty = bce_count_loyalty_supply (state);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (late), _("Not recorded yet"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (late), _("Cards that nobody recorded as enlisted"));
  for (guint recruit = 0; recruit < (guint) state->n_recruits; recruit++)
    {
      int most = bce_count_pile (state, recruit);
      g_autofree char *name = scriba_words_recruit (bce_table_get_box (self->table), recruit);

      if (most > 0)
        adw_expander_row_add_row (ADW_EXPANDER_ROW (late), create_late_row (name, most, &self->late[recruit]));
    }
  if (loyalty > 0)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (late),
                              create_late_row (scriba_words_thing (BCE_THING_LOYALTY), loyalty, &self->late_loyalty));
  scriba_speech_let_press (late);
  adw_preferences_group_add (group, late);
}

static void
fill (ScribaDiscardDialog *self)
{
  const BceState *state = bce_table_get_state (self->table);
  AdwPreferencesGroup *group = add_group (self, _("Face Down"));

  adw_preferences_group_add (group, scriba_stepper_row_new (_("Cards, loyalty too"), 0,
                                                            MAX (0, bce_count_cards (state, self->seat)),
                                                            &self->hidden));
  group = add_group (self, _("Openly"));
  add_thing (group, BCE_THING_LOYALTY, count_most_loyalty (state, self->seat), &self->loyalty);
  for (guint recruit = 0; recruit < (guint) state->n_recruits; recruit++)
    {
      int most = count_most (state, self->seat, recruit);
      g_autofree char *name = scriba_words_recruit (bce_table_get_box (self->table), recruit);

      if (most > 0)
        adw_preferences_group_add (group, scriba_stepper_row_new (name, 0, most, &self->recruits[recruit]));
    }
  add_late (self, group);

  if (!state->settings.cubes)
    return;

  group = add_group (self, _("Cubes"));
  for (guint type = 0; type < BCE_N_CUBES; type++)
    add_thing (group, type, state->players[self->seat].cubes[type], &self->cubes[type]);
}

/** scriba_discard_dialog_present: asks what a player gives up, and records it. */
void
scriba_discard_dialog_present (GtkWidget *widget,
                               ScribaTable *table,
                               guint seat)
{
  ScribaDiscardDialog *self = g_object_new (SCRIBA_TYPE_DISCARD_DIALOG, NULL);

  self->widget = g_object_ref (widget);
  self->table = g_object_ref (table);
  self->seat = seat;
  scriba_heading_set_subtitle (self->title, bce_table_get_state (table)->players[seat].name);
  fill (self);
  adw_dialog_present (ADW_DIALOG (self), widget);
}
