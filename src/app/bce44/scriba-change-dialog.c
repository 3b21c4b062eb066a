/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-change-dialog.h"

#include <glib/gi18n.h>

#include "bce-correct.h"
#include "bce-counts.h"
#include "bce-game.h"
#include "scriba-game-act.h"
#include "scriba-number-row.h"
#include "scriba-words.h"

/* A number of an entry that can be changed. */
typedef struct
{
  BceEntryKind kind;
  gsize offset;
  const char *title;
  int thing; /* its name is the title where there is none */
  gboolean is_private; /* once it is in a closed Collegium */
} Number;

static const Number numbers[] = {
  { BCE_ENTRY_BUILD, G_STRUCT_OFFSET (BceBuild, paid), N_("Denarii paid"), 0 },
  { BCE_ENTRY_ENLIST, G_STRUCT_OFFSET (BceEnlist, paid[BCE_THING_POLITICAL]), NULL, BCE_THING_POLITICAL },
  { BCE_ENTRY_ENLIST, G_STRUCT_OFFSET (BceEnlist, paid[BCE_THING_MILITARY]), NULL, BCE_THING_MILITARY },
  { BCE_ENTRY_ENLIST, G_STRUCT_OFFSET (BceEnlist, paid[BCE_THING_SOCIAL]), NULL, BCE_THING_SOCIAL },
  { BCE_ENTRY_ENLIST, G_STRUCT_OFFSET (BceEnlist, paid[BCE_THING_SUPPORT]), NULL, BCE_THING_SUPPORT },
  { BCE_ENTRY_ENLIST, G_STRUCT_OFFSET (BceEnlist, loyalty), N_("Loyalty"), 0 },
  { BCE_ENTRY_DISCARD, G_STRUCT_OFFSET (BceDiscard, hidden), N_("Cards face down"), 0 },
  { BCE_ENTRY_DISCARD, G_STRUCT_OFFSET (BceDiscard, loyalty), N_("Loyalty"), 0, TRUE },
  { BCE_ENTRY_DISCARD, G_STRUCT_OFFSET (BceDiscard, cubes[BCE_THING_POLITICAL]), NULL, BCE_THING_POLITICAL },
  { BCE_ENTRY_DISCARD, G_STRUCT_OFFSET (BceDiscard, cubes[BCE_THING_MILITARY]), NULL, BCE_THING_MILITARY },
  { BCE_ENTRY_DISCARD, G_STRUCT_OFFSET (BceDiscard, cubes[BCE_THING_SOCIAL]), NULL, BCE_THING_SOCIAL },
  { BCE_ENTRY_DISCARD, G_STRUCT_OFFSET (BceDiscard, cubes[BCE_THING_SUPPORT]), NULL, BCE_THING_SUPPORT },
  { BCE_ENTRY_CORRECT, G_STRUCT_OFFSET (BceCorrect, value), N_("Value"), 0 },
};

/* Who did it, of the kinds where that can be changed. */
static const struct
{
  BceEntryKind kind;
  gsize offset;
} seats[] = {
  { BCE_ENTRY_BUILD, G_STRUCT_OFFSET (BceBuild, seat) },
  { BCE_ENTRY_ACTIVATE, G_STRUCT_OFFSET (BceActivate, seat) },
  { BCE_ENTRY_ENLIST, G_STRUCT_OFFSET (BceEnlist, seat) },
  { BCE_ENTRY_DISCARD, G_STRUCT_OFFSET (BceDiscard, seat) },
  { BCE_ENTRY_PASS, G_STRUCT_OFFSET (BcePass, seat) },
};

/* What of the box it was about; not of a statue that was built. */
static const struct
{
  BceEntryKind kind;
  gsize offset;
  BceBoxPart part;
} components[] = {
  { BCE_ENTRY_BUILD, G_STRUCT_OFFSET (BceBuild, structure), BCE_BOX_STRUCTURES },
  { BCE_ENTRY_ACTIVATE, G_STRUCT_OFFSET (BceActivate, structure), BCE_BOX_STRUCTURES },
  { BCE_ENTRY_ENLIST, G_STRUCT_OFFSET (BceEnlist, recruit), BCE_BOX_RECRUITS },
};

/* What an older entry says, to be set as it should have been. */
struct _ScribaChangeDialog
{
  AdwAlertDialog parent_instance;

  guint kind;
  gpointer args; /* as they were recorded */
  gsize size;
  AdwComboRow *seat;
  AdwComboRow *component;
  GArray *offered; /* guint, components in the order in which they are listed */
  ScribaNumberRow *number[G_N_ELEMENTS (numbers)];
};

G_DEFINE_FINAL_TYPE (ScribaChangeDialog, scriba_change_dialog, ADW_TYPE_ALERT_DIALOG)

static gint16 *
get_field (gpointer args,
           gsize offset)
{
  return G_STRUCT_MEMBER_P (args, offset);
}

/* A correction to a number that may be shown; whom or which phase it names is corrected anew. */
static gboolean
can_change_correction (const BceCorrect *correct,
                       const BceState *now)
{
  BceCorrectValue value = bce_correct_get_value (correct->what);

  return (value == BCE_VALUE_COUNT || value == BCE_VALUE_YEAR || value == BCE_VALUE_ERA) &&
         !bce_correct_is_private (now, correct->what, correct->index);
}

/**
 * scriba_change_dialog_can_change:
 * @entry: an entry of a game
 * @now: the state that is shown
 *
 * Returns: whether the entry says something that can be changed, and shown
 */
gboolean
scriba_change_dialog_can_change (const ScribaEntry *entry,
                                 const BceState *now)
{
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    if (seats[i].kind == entry->kind)
      return TRUE;

  return entry->kind == BCE_ENTRY_CORRECT && can_change_correction (entry->args, now);
}

static void
add_seat (ScribaChangeDialog *self,
          GtkListBox *list,
          const BceState *state,
          guint seat)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < state->n_seats; i++)
    gtk_string_list_append (names, state->players[i].name);
  self->seat = g_object_new (ADW_TYPE_COMBO_ROW,
                             "title", _("Player"),
                             "use-subtitle", TRUE,
                             "model", names,
                             "selected", seat,
                             NULL);
  gtk_list_box_append (list, GTK_WIDGET (self->seat));
}

/* What is not in play cannot have been built or enlisted. */
static gboolean
is_offered (const BceState *state,
            BceBoxPart part,
            guint component)
{
  return part == BCE_BOX_RECRUITS ? bce_count_pile_start (state, component) > 0 : state->structures[component].era > 0;
}

static void
add_component (ScribaChangeDialog *self,
               GtkListBox *list,
               const BceState *state,
               const BceBox *box,
               BceBoxPart part,
               guint component)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;

  self->offered = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < bce_box_get_part (box, part)->len; i++)
    {
      g_autofree char *name = scriba_words_component (box, part, i);

      if (!is_offered (state, part, i) && i != component)
        continue;
      if (i == component)
        selected = self->offered->len;
      g_array_append_val (self->offered, i);
      gtk_string_list_append (names, name);
    }
  self->component = g_object_new (ADW_TYPE_COMBO_ROW,
                                  "title", part == BCE_BOX_RECRUITS ? _("Recruit") : _("Structure"),
                                  "use-subtitle", TRUE,
                                  "model", names,
                                  "selected", selected,
                                  NULL);
  gtk_list_box_append (list, GTK_WIDGET (self->component));
}

static void
add_number (ScribaChangeDialog *self,
            GtkListBox *list,
            guint index)
{
  const char *title = numbers[index].title != NULL ? _(numbers[index].title) : scriba_words_thing (numbers[index].thing);
  GtkWidget *number = g_object_new (SCRIBA_TYPE_NUMBER_ROW,
                                    "text", title,
                                    "margin-top", 8,
                                    "margin-bottom", 8,
                                    "margin-start", 12,
                                    "margin-end", 12,
                                    NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW,
                                 "child", number,
                                 "activatable", FALSE,
                                 "focusable", FALSE,
                                 NULL);

  self->number[index] = SCRIBA_NUMBER_ROW (number);
  scriba_number_row_set_title (self->number[index], title);
  scriba_number_row_show (self->number[index],
                          (ScribaNumber) SCRIBA_KNOWN (*get_field (self->args, numbers[index].offset)));
  gtk_list_box_append (list, row);
}

/* Cubes are asked for only where they are tracked, and what the log does not tell stays as it was recorded. */
static gboolean
is_asked (const BceState *state,
          guint index,
          guint kind,
          gboolean hides)
{
  const Number *number = &numbers[index];

  if (number->kind != kind || (hides && number->is_private))
    return FALSE;
  return number->title != NULL || state->settings.cubes;
}

static void
fill (ScribaChangeDialog *self,
      const BceState *state,
      const BceBox *box,
      gboolean hides)
{
  GtkWidget *list = g_object_new (GTK_TYPE_LIST_BOX,
                                  "selection-mode", GTK_SELECTION_NONE,
                                  "css-classes", (const char *[]) { "boxed-list", NULL },
                                  NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Change"), -1);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    if (seats[i].kind == self->kind)
      add_seat (self, GTK_LIST_BOX (list), state, *get_field (self->args, seats[i].offset));
  for (guint i = 0; i < G_N_ELEMENTS (components); i++)
    if (components[i].kind == self->kind && *get_field (self->args, components[i].offset) != BCE_NONE)
      add_component (self, GTK_LIST_BOX (list), state, box, components[i].part,
                     *get_field (self->args, components[i].offset));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (is_asked (state, i, self->kind, hides))
      add_number (self, GTK_LIST_BOX (list), i);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (self), list);
}

static void
scriba_change_dialog_finalize (GObject *object)
{
  ScribaChangeDialog *self = SCRIBA_CHANGE_DIALOG (object);

  g_clear_pointer (&self->offered, g_array_unref);
  g_free (self->args);

  G_OBJECT_CLASS (scriba_change_dialog_parent_class)->finalize (object);
}

static void
scriba_change_dialog_class_init (ScribaChangeDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_change_dialog_finalize;
}

static void
scriba_change_dialog_init (ScribaChangeDialog *self)
{
}

/**
 * scriba_change_dialog_new:
 * @table: a game
 * @entry: one of its entries, of a kind that can be changed
 *
 * Returns: (transfer floating): a dialog with the responses `cancel` and `change`
 */
AdwDialog *
scriba_change_dialog_new (ScribaTable *table,
                          const ScribaEntry *entry)
{
  ScribaChangeDialog *self = g_object_new (SCRIBA_TYPE_CHANGE_DIALOG, NULL);
  g_autofree BceState *before = g_new (BceState, 1);
  g_autofree char *words = scriba_game_describe (table, entry);

  self->kind = entry->kind;
  self->size = bce_game.kinds[entry->kind].shape->size;
  self->args = g_memdup2 (entry->args, self->size);
  scriba_history_read_state (scriba_table_get_history (table), entry->parent, before);
  adw_alert_dialog_set_heading (ADW_ALERT_DIALOG (self), _("Change"));
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (self), words);
  fill (self, before, bce_table_get_box (table),
        scriba_words_entry_hides (before, entry, bce_table_get_state (table)));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (self), "cancel", _("_Cancel"), "change", _("C_hange"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (self), "change", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (self), "change");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (self), "cancel");
  return ADW_DIALOG (self);
}

/** scriba_change_dialog_dup_args: (transfer full): the arguments of the entry, as they have been set. */
gpointer
scriba_change_dialog_dup_args (ScribaChangeDialog *self)
{
  gpointer args;

  g_return_val_if_fail (SCRIBA_IS_CHANGE_DIALOG (self), NULL);

  args = g_memdup2 (self->args, self->size);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    if (seats[i].kind == self->kind)
      *get_field (args, seats[i].offset) = adw_combo_row_get_selected (self->seat);
  for (guint i = 0; i < G_N_ELEMENTS (components); i++)
    if (components[i].kind == self->kind && self->component != NULL)
      *get_field (args, components[i].offset) = g_array_index (self->offered, guint,
                                                               adw_combo_row_get_selected (self->component));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (self->number[i] != NULL)
      *get_field (args, numbers[i].offset) = scriba_number_row_get_number (self->number[i]).value;
  return args;
}
