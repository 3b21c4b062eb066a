/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-gains-dialog.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-game-act.h"
#include "scriba-group.h"
#include "scriba-heading.h"
#include "scriba-stepper-row.h"
#include "scriba-thing-look.h"
#include "scriba-words.h"

#define MOST 20

/* The first choices of a list of places: that no architect moves, and the supply. */
enum
{
  CHOICE_NONE,
  CHOICE_SUPPLY,
  N_CHOICES,
};

typedef struct
{
  gint16 structure;
  gint16 statue;
} Place;

/* The rows are made when it is their turn. */
typedef struct
{
  AdwPreferencesGroup *group;
  AdwComboRow *from;
  AdwComboRow *to;
} Move;

struct _ScribaGainsDialog
{
  AdwDialog parent_instance;

  GtkWidget *widget; /* what was tapped, on the page below; it may have gone from there */
  ScribaTable *table;
  BceEntryKind kind;
  BceBuild build;
  BceActivate activate;

  ScribaStepper *paid;                  /* (nullable): where the price is not known */
  ScribaStepper *gains[BCE_N_THINGS];   /* (nullable): of what is not tracked */
  ScribaStepper *limit;                 /* (nullable): outside the discard phase */
  GArray *moves;                        /* (element-type Move): of architects */
  GArray *from;                         /* (element-type Place): where they may come from */
  GArray *to;

  ScribaHeading *title;
  AdwPreferencesPage *page;
  GtkButton *confirm;
};

G_DEFINE_FINAL_TYPE (ScribaGainsDialog, scriba_gains_dialog, ADW_TYPE_DIALOG)

static guint
get_seat (ScribaGainsDialog *self)
{
  return self->kind == BCE_ENTRY_BUILD ? self->build.seat : self->activate.seat;
}

static int
get_structure (ScribaGainsDialog *self)
{
  return self->kind == BCE_ENTRY_BUILD ? self->build.structure : self->activate.structure;
}

static const BceStructure *
get_printed (ScribaGainsDialog *self)
{
  return &g_array_index (bce_table_get_box (self->table)->structures, BceStructure, get_structure (self));
}

static BceGains *
get_gains (ScribaGainsDialog *self)
{
  return self->kind == BCE_ENTRY_BUILD ? &self->build.gains : &self->activate.gains;
}

static gboolean
is_told (const Move *move)
{
  return move->from != NULL && adw_combo_row_get_selected (move->from) != CHOICE_NONE &&
         adw_combo_row_get_selected (move->to) != CHOICE_NONE;
}

/* An architect that moves leaves one place for another. */
static void
take_moves (ScribaGainsDialog *self)
{
  BceGains *gains = get_gains (self);

  gains->n_moves = 0;
  for (guint i = 0; i < self->moves->len; i++)
    {
      const Move *move = &g_array_index (self->moves, Move, i);
      const Place *from;
      const Place *to;

      /* What follows is not shown. */
      if (!is_told (move))
        break;

      from = &g_array_index (self->from, Place, adw_combo_row_get_selected (move->from));
      to = &g_array_index (self->to, Place, adw_combo_row_get_selected (move->to));
      if (from->structure != to->structure || from->statue != to->statue)
        gains->moves[gains->n_moves++] = (BceArchitectMove) { from->structure, from->statue, to->structure, to->statue };
    }
}

static void
take_gains (ScribaGainsDialog *self)
{
  BceGains *gains = get_gains (self);

  take_moves (self);

  for (guint thing = 0; thing < BCE_N_THINGS; thing++)
    gains->things[thing] = self->gains[thing] != NULL ? scriba_stepper_get_value (self->gains[thing]) : 0;
  if (self->limit != NULL)
    gains->limit = scriba_stepper_get_value (self->limit);
  bce_fill_loyalty (bce_table_get_state (self->table), MAX (0, gains->things[BCE_THING_LOYALTY]), &gains->shortage);
}

static void
confirm_cb (ScribaGainsDialog *self)
{
  take_gains (self);
  if (self->paid != NULL && !scriba_stepper_get_unknown (self->paid))
    self->build.paid = scriba_stepper_get_value (self->paid);

  adw_dialog_close (ADW_DIALOG (self));
  scriba_game_act (self->widget, self->table, self->kind,
                   self->kind == BCE_ENTRY_BUILD ? (gconstpointer) &self->build : &self->activate);
}

static void
scriba_gains_dialog_dispose (GObject *object)
{
  ScribaGainsDialog *self = SCRIBA_GAINS_DIALOG (object);

  g_clear_object (&self->widget);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (scriba_gains_dialog_parent_class)->dispose (object);
}

static void
scriba_gains_dialog_finalize (GObject *object)
{
  ScribaGainsDialog *self = SCRIBA_GAINS_DIALOG (object);

  g_array_unref (self->moves);
  g_array_unref (self->from);
  g_array_unref (self->to);

  G_OBJECT_CLASS (scriba_gains_dialog_parent_class)->finalize (object);
}

static void
scriba_gains_dialog_class_init (ScribaGainsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  G_OBJECT_CLASS (klass)->dispose = scriba_gains_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_gains_dialog_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-gains-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaGainsDialog, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaGainsDialog, page);
  gtk_widget_class_bind_template_child (widget_class, ScribaGainsDialog, confirm);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
}

static void
scriba_gains_dialog_init (ScribaGainsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  self->from = g_array_new (FALSE, FALSE, sizeof (Place));
  self->to = g_array_new (FALSE, FALSE, sizeof (Place));
}

/* An exchange is made once, if it can be: the table says if it was more often, or not at all. */
static void
fill_exchanges (ScribaGainsDialog *self)
{
  const BceStructure *printed = get_printed (self);
  BceGains *gains = get_gains (self);

  for (guint i = 0; printed->effects != NULL && i < printed->effects->len; i++)
    {
      const BceDeed *deed = &g_array_index (printed->effects, BceDeed, i);

      if (deed->kind == BCE_DEED_EXCHANGE)
        {
          gains->things[deed->what] -= deed->count;
          gains->things[deed->for_what] += deed->for_count;
        }
    }
}

static gboolean
is_tracked (const BceState *state,
            BceThing thing)
{
  return thing <= BCE_THING_SUPPORT ? state->settings.cubes
                                    : thing != BCE_THING_DENARIUS || state->settings.denarii;
}

static void
add_gains (ScribaGainsDialog *self)
{
  const BceState *state = bce_table_get_state (self->table);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());
  const BceStructure *printed = get_printed (self);
  g_autofree char *words = scriba_words_deeds (printed->effects);
  g_autofree char *markup = g_markup_escape_text (words, -1);

  adw_preferences_group_set_title (group, _("What It Did"));
  adw_preferences_group_set_description (group, markup);
  for (int thing = BCE_N_THINGS - 1; thing >= 0; thing--)
    {
      GtkWidget *row;

      if (!is_tracked (state, thing))
        continue;

      row = scriba_stepper_row_new (scriba_words_thing (thing), -MOST, MOST, &self->gains[thing]);
      scriba_row_add_symbol (row, scriba_thing_get_icon (thing), scriba_thing_get_style (thing));
      scriba_stepper_set_value (self->gains[thing], get_gains (self)->things[thing]);
      adw_preferences_group_add (group, row);
    }

  if (state->stage == BCE_STAGE_DISCARD)
    {
      adw_preferences_group_add (group, scriba_stepper_row_new (_("Added to the limit"), 0, MOST, &self->limit));
      scriba_stepper_set_value (self->limit, get_gains (self)->limit);
    }
  adw_preferences_page_add (self->page, group);
}

static void
add_price (ScribaGainsDialog *self)
{
  const BceState *state = bce_table_get_state (self->table);
  const BceStructure *printed = get_printed (self);
  AdwPreferencesGroup *group;

  if (printed->cost.known || !state->settings.denarii)
    return;

  group = ADW_PREFERENCES_GROUP (scriba_group_new ());
  adw_preferences_group_add (group, scriba_stepper_row_new (_("Denarii paid"), 0, BCE_N_DENARII, &self->paid));
  scriba_stepper_set_nullable (self->paid, TRUE);
  scriba_stepper_set_unknown (self->paid, TRUE);
  adw_preferences_page_add (self->page, group);
}

/* Where an own architect stands, or where one can come to. */
static void
list_places (ScribaGainsDialog *self,
             gboolean own,
             GArray *places)
{
  const BceState *state = bce_table_get_state (self->table);
  const Place nowhere = { BCE_NONE, BCE_NONE };
  guint seat = get_seat (self);

  for (guint choice = 0; choice < N_CHOICES; choice++)
    g_array_append_val (places, nowhere);
  for (gint16 i = 0; i < state->n_structures; i++)
    {
      const Place place = { i, BCE_NONE };

      if (own ? state->structures[i].architects[seat] > 0 : state->structures[i].era > 0)
        g_array_append_val (places, place);
    }
  for (gint16 i = 0; i < state->n_statues; i++)
    {
      const Place place = { BCE_NONE, i };

      if (own ? state->statues[i].architects[seat] > 0 : state->statues[i].era > 0)
        g_array_append_val (places, place);
    }
}

static void show_moves (ScribaGainsDialog *self);

static AdwComboRow *
create_place_row (ScribaGainsDialog *self,
                  AdwPreferencesGroup *group,
                  const char *title,
                  const GArray *places)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  /* Translators: no architect moves. */
  gtk_string_list_append (names, C_("architect", "None"));
  gtk_string_list_append (names, _("Supply"));
  for (guint i = N_CHOICES; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      g_autofree char *name = scriba_words_site (bce_table_get_box (self->table), place->structure, place->statue);

      gtk_string_list_append (names, name);
    }

  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_preferences_group_add (group, row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (show_moves), self, G_CONNECT_SWAPPED);
  return ADW_COMBO_ROW (row);
}

/* The next move is asked about when the one before it has been told. */
static void
show_moves (ScribaGainsDialog *self)
{
  gboolean asks = TRUE;

  for (guint i = 0; i < self->moves->len; i++)
    {
      Move *move = &g_array_index (self->moves, Move, i);

      if (asks && move->from == NULL)
        {
          move->from = create_place_row (self, move->group, _("From"), self->from);
          move->to = create_place_row (self, move->group, _("To"), self->to);
        }
      gtk_widget_set_visible (GTK_WIDGET (move->group), asks);
      asks = asks && is_told (move);
    }
}

/* How many architects the effect may move. What is not known, or in words, may move all of them. */
static guint
count_moves (ScribaGainsDialog *self)
{
  const BceStructure *printed = get_printed (self);
  guint n = 0;

  if (self->kind == BCE_ENTRY_BUILD && printed->immediate == FALSE)
    return 0;
  if (printed->effects == NULL)
    return BCE_MAX_MOVES;

  for (guint i = 0; i < printed->effects->len; i++)
    {
      const BceDeed *deed = &g_array_index (printed->effects, BceDeed, i);

      if (deed->kind == BCE_DEED_MANUAL)
        n += BCE_MAX_MOVES;
      else if (deed->kind == BCE_DEED_MOVE_ARCHITECT)
        n += deed->count;
    }

  return MIN (n, BCE_MAX_MOVES);
}

static void
add_moves (ScribaGainsDialog *self)
{
  guint n = count_moves (self);

  list_places (self, TRUE, self->from);
  list_places (self, FALSE, self->to);
  for (guint i = 0; i < n; i++)
    {
      const Move move = { ADW_PREFERENCES_GROUP (scriba_group_new ()), NULL, NULL };

      adw_preferences_group_set_title (move.group, i == 0 ? _("An Architect Moves") : _("Another Architect Moves"));
      adw_preferences_page_add (self->page, move.group);
      g_array_append_val (self->moves, move);
    }
  show_moves (self);
}

static void
present (ScribaGainsDialog *self,
         GtkWidget *widget)
{
  const BceState *state = bce_table_get_state (self->table);
  g_autofree char *site = scriba_words_site (bce_table_get_box (self->table), get_structure (self), BCE_NONE);

  self->widget = g_object_ref (widget);
  adw_dialog_set_title (ADW_DIALOG (self), site);
  scriba_heading_set_title (self->title, site);
  scriba_heading_set_subtitle (self->title, state->players[get_seat (self)].name);
  gtk_button_set_label (self->confirm, self->kind == BCE_ENTRY_BUILD ? _("Build") : _("Activate"));
  fill_exchanges (self);
  add_price (self);
  add_moves (self);
  add_gains (self);
  adw_dialog_present (ADW_DIALOG (self), widget);
}

/** scriba_gains_dialog_present_build: asks what building did, and records it. */
void
scriba_gains_dialog_present_build (GtkWidget *widget,
                                   ScribaTable *table,
                                   const BceBuild *build)
{
  ScribaGainsDialog *self = g_object_new (SCRIBA_TYPE_GAINS_DIALOG, NULL);

  self->table = g_object_ref (table);
  self->kind = BCE_ENTRY_BUILD;
  self->build = *build;
  present (self, widget);
}

/** scriba_gains_dialog_present_activate: asks what a structure did, and records it. */
void
scriba_gains_dialog_present_activate (GtkWidget *widget,
                                      ScribaTable *table,
                                      const BceActivate *activate)
{
  ScribaGainsDialog *self = g_object_new (SCRIBA_TYPE_GAINS_DIALOG, NULL);

  self->table = g_object_ref (table);
  self->kind = BCE_ENTRY_ACTIVATE;
  self->activate = *activate;
  present (self, widget);
}
