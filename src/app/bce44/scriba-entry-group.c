/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-entry-group.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-announce.h"
#include "scriba-score-cell.h"
#include "scriba-score-field.h"
#include "scriba-score-rows.h"
#include "scriba-words.h"

#define MAX_TOTALS 4

/* What can be entered as a list or as plain totals, the switch between the two, and the sum. */
struct _ScribaEntryGroup
{
  GtkBox parent_instance;

  GtkLabel *title;
  GtkBox *header;
  ScribaScoreCell *sum;
  AdwToggleGroup *toggles;
  GtkWidget *refusal;
  GtkLabel *reason;
  AdwBin *list;
  GtkListBox *totals;

  ScribaScoreKind kind;
  ScribaScoreSeat seat;
  gboolean showing;
  ScribaScoreField *fields[MAX_TOTALS];
  guint n_fields;
};

G_DEFINE_FINAL_TYPE (ScribaEntryGroup, scriba_entry_group, GTK_TYPE_BOX)

static void
show_toggle (ScribaEntryGroup *self)
{
  self->showing = TRUE;
  adw_toggle_group_set_active_name (self->toggles,
                                    scriba_score_kind_get_plain (&self->seat, self->kind) ? "totals" : "list");
  self->showing = FALSE;
}

static void
refuse (ScribaEntryGroup *self)
{
  guint n_unknown = scriba_score_kind_count_unknown (&self->seat, self->kind);
  g_autofree char *reason =
    g_strdup_printf (ngettext ("No total can be made of a list with %u unknown value.",
                               "No total can be made of a list with %u unknown values.", n_unknown),
                     n_unknown);

  gtk_label_set_label (self->reason, reason);
  gtk_widget_set_visible (self->refusal, TRUE);
  scriba_announce (GTK_WIDGET (self), reason);
  show_toggle (self);
}

static void
active_changed_cb (ScribaEntryGroup *self)
{
  gboolean plain = g_strcmp0 (adw_toggle_group_get_active_name (self->toggles), "totals") == 0;

  if (!self->showing && !scriba_score_kind_set_plain (&self->seat, self->kind, plain))
    refuse (self);
}

static void
start_plain_cb (ScribaEntryGroup *self)
{
  scriba_score_kind_start_plain (&self->seat, self->kind);
}

static void
scriba_entry_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_ENTRY_GROUP);

  G_OBJECT_CLASS (scriba_entry_group_parent_class)->dispose (object);
}

static void
scriba_entry_group_class_init (ScribaEntryGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_entry_group_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-entry-group.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaEntryGroup, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaEntryGroup, header);
  gtk_widget_class_bind_template_child (widget_class, ScribaEntryGroup, toggles);
  gtk_widget_class_bind_template_child (widget_class, ScribaEntryGroup, refusal);
  gtk_widget_class_bind_template_child (widget_class, ScribaEntryGroup, reason);
  gtk_widget_class_bind_template_child (widget_class, ScribaEntryGroup, list);
  gtk_widget_class_bind_template_child (widget_class, ScribaEntryGroup, totals);
  gtk_widget_class_bind_template_callback (widget_class, active_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_plain_cb);
}

static void
scriba_entry_group_init (ScribaEntryGroup *self)
{
  self->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->showing = FALSE;
}

static void
add_totals (ScribaEntryGroup *self,
            guint n_entries,
            const ScribaScoreEntry *entries)
{
  for (guint i = 0; i < n_entries; i++)
    self->fields[self->n_fields++] = scriba_score_rows_add (self->totals, entries[i]);
}

/**
 * scriba_entry_group_new:
 * @kind: what is entered
 * @list: the list of it, shown by its owner
 */
GtkWidget *
scriba_entry_group_new (ScribaScoreKind kind,
                        GtkWidget *list)
{
  static const ScribaScoreEntry tiles[] = {
    SCRIBA_ENTRY_POLITICAL_TILES, SCRIBA_ENTRY_MILITARY_TILES, SCRIBA_ENTRY_SOCIAL_TILES, SCRIBA_ENTRY_ALLEGIANCE,
  };
  static const ScribaScoreEntry structures[] = { SCRIBA_ENTRY_STRUCTURES, SCRIBA_ENTRY_STATUES };
  static const ScribaScoreEntry recruits[] = { SCRIBA_ENTRY_POLITICAL, SCRIBA_ENTRY_MILITARY, SCRIBA_ENTRY_SOCIAL };
  static const guint numbers[] = {
    [SCRIBA_KIND_ALLEGIANCE] = BCE_LINE_ALLEGIANCE,
    [SCRIBA_KIND_STRUCTURES] = SCRIBA_NUMBER_BUILT,
    [SCRIBA_KIND_RECRUITS] = BCE_LINE_RECRUITS,
  };
  ScribaEntryGroup *self = g_object_new (SCRIBA_TYPE_ENTRY_GROUP, NULL);

  self->kind = kind;
  self->sum = SCRIBA_SCORE_CELL (scriba_score_cell_new (numbers[kind], "resource"));
  gtk_box_append (self->header, GTK_WIDGET (self->sum));
  gtk_label_set_label (self->title, scriba_score_kind_get_title (kind));
  adw_bin_set_child (self->list, list);
  switch (kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      add_totals (self, G_N_ELEMENTS (tiles), tiles);
      break;
    case SCRIBA_KIND_STRUCTURES:
      add_totals (self, G_N_ELEMENTS (structures), structures);
      break;
    case SCRIBA_KIND_RECRUITS:
      add_totals (self, G_N_ELEMENTS (recruits), recruits);
      break;
    default:
      g_assert_not_reached ();
    }
  return GTK_WIDGET (self);
}

/** scriba_entry_group_show: shows the switch, the sum and the totals of @seat. */
void
scriba_entry_group_show (ScribaEntryGroup *self,
                         const ScribaScoreSeat *seat)
{
  gboolean plain = scriba_score_kind_get_plain (seat, self->kind);
  g_autofree char *name = NULL;

  g_return_if_fail (SCRIBA_IS_ENTRY_GROUP (self));

  if (self->seat.player != seat->player || plain || scriba_score_kind_count_unknown (seat, self->kind) == 0)
    gtk_widget_set_visible (self->refusal, FALSE);
  self->seat = *seat;

  scriba_score_cell_show (self->sum, seat);
  show_toggle (self);
  gtk_widget_set_visible (GTK_WIDGET (self->list), !plain);
  gtk_widget_set_visible (GTK_WIDGET (self->totals), plain);
  for (guint i = 0; i < self->n_fields; i++)
    scriba_score_field_show (self->fields[i], seat, 0);

  /* Translators: what is entered for whom: “Allegiance tiles, Anna”. */
  name = g_strdup_printf (C_("number", "%1$s, %2$s"), scriba_score_kind_get_title (self->kind),
                          scriba_score_seat_get_player (seat)->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggles), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
