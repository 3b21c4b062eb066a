/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-thing-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-field-icon.h"
#include "scriba-score-field.h"

#define MAX_FIELDS 3
#define ARCHITECTS 1 /* which field of a structure has them */

/* A tile, a structure or a recruit that a player has: what it is, its numbers, and the way out. */
struct _ScribaThingRow
{
  GtkListBoxRow parent_instance;

  GtkImage *image;
  GtkLabel *title;
  GtkBox *line;
  AdwWrapBox *below;
  GtkButton *remove_button;

  ScribaScoreKind kind;
  ScribaScoreField *fields[MAX_FIELDS];
  guint n_fields;
  guint index;
};

G_DEFINE_FINAL_TYPE (ScribaThingRow, scriba_thing_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  REMOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
remove_cb (ScribaThingRow *self)
{
  g_signal_emit (self, signals[REMOVE], 0);
}

static gboolean
scriba_thing_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCRIBA_THING_ROW (widget)->fields[0]));
}

static void
scriba_thing_row_class_init (ScribaThingRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = scriba_thing_row_grab_focus;

  /**
   * ScribaThingRow::remove:
   *
   * The user takes the thing out.
   */
  signals[REMOVE] =
    g_signal_new ("remove", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-thing-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaThingRow, image);
  gtk_widget_class_bind_template_child (widget_class, ScribaThingRow, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaThingRow, line);
  gtk_widget_class_bind_template_child (widget_class, ScribaThingRow, below);
  gtk_widget_class_bind_template_child (widget_class, ScribaThingRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
scriba_thing_row_init (ScribaThingRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_fields (ScribaThingRow *self,
            guint n_entries,
            const ScribaScoreEntry *entries)
{
  for (guint i = 0; i < n_entries; i++)
    {
      GtkWidget *field = scriba_score_field_new (entries[i], n_entries > 1 ? GTK_ORIENTATION_VERTICAL
                                                                           : GTK_ORIENTATION_HORIZONTAL);

      if (n_entries > 1)
        {
          adw_wrap_box_append (self->below, field);
        }
      else
        {
          scriba_score_field_set_text (SCRIBA_SCORE_FIELD (field), NULL);
          gtk_box_insert_child_after (self->line, field, GTK_WIDGET (self->title));
        }
      self->fields[self->n_fields++] = SCRIBA_SCORE_FIELD (field);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->below), n_entries > 1);
}

/** scriba_thing_row_new: a row for a thing of the list @kind; it shows nothing before scriba_thing_row_show(). */
GtkWidget *
scriba_thing_row_new (ScribaScoreKind kind)
{
  static const ScribaScoreEntry tile[] = { SCRIBA_ENTRY_TILE };
  static const ScribaScoreEntry structure[] = { SCRIBA_ENTRY_STRUCTURE, SCRIBA_ENTRY_ARCHITECTS, SCRIBA_ENTRY_BONUS };
  static const ScribaScoreEntry recruit[] = { SCRIBA_ENTRY_AUTHORITY, SCRIBA_ENTRY_AMBITION };
  ScribaThingRow *self = g_object_new (SCRIBA_TYPE_THING_ROW, NULL);

  self->kind = kind;
  gtk_widget_set_visible (GTK_WIDGET (self->image), kind == SCRIBA_KIND_ALLEGIANCE);
  switch (kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      add_fields (self, G_N_ELEMENTS (tile), tile);
      break;
    case SCRIBA_KIND_STRUCTURES:
      add_fields (self, G_N_ELEMENTS (structure), structure);
      break;
    case SCRIBA_KIND_RECRUITS:
      add_fields (self, G_N_ELEMENTS (recruit), recruit);
      break;
    default:
      g_assert_not_reached ();
    }
  return GTK_WIDGET (self);
}

/** scriba_thing_row_show: shows the thing that is @index in its list. */
void
scriba_thing_row_show (ScribaThingRow *self,
                       const ScribaScoreSeat *seat,
                       guint index)
{
  const BceScoredPlayer *player = scriba_score_seat_get_player (seat);
  g_autofree char *name = NULL;
  g_autofree char *remove = NULL;

  g_return_if_fail (SCRIBA_IS_THING_ROW (self));

  self->index = index;
  name = scriba_score_thing_get_name (seat, self->kind, index);
  gtk_label_set_label (self->title, name);
  if (self->kind == SCRIBA_KIND_ALLEGIANCE)
    scriba_field_icon_set (self->image, g_array_index (player->allegiance, BceScoredTile, index).field);

  /* Translators: takes a thing of a player out of the list: “Remove: Forum, Anna”. */
  remove = g_strdup_printf (_("Remove: %1$s, %2$s"), name, player->name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->remove_button), _("Remove"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove_button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);

  for (guint i = 0; i < self->n_fields; i++)
    scriba_score_field_show (self->fields[i], seat, index);
  if (self->kind == SCRIBA_KIND_STRUCTURES)
    gtk_widget_set_visible (GTK_WIDGET (self->fields[ARCHITECTS]),
                            seat->per_architect ||
                            g_array_index (player->structures, BceScoredStructure, index).architects != 1);
}

/** scriba_thing_row_get_index: which thing of its list is shown. */
guint
scriba_thing_row_get_index (ScribaThingRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_THING_ROW (self), 0);

  return self->index;
}
