/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-pick-dialog.h"

#include <glib/gi18n.h>

#include "scriba-box-text.h"
#include "scriba-group.h"
#include "scriba-heading.h"
#include "scriba-name.h"
#include "scriba-speech.h"
#include "scriba-words.h"

/* One place, and which component lies there. */
typedef struct
{
  BceBoxPart part;
  GArray *candidates; /* gint16, numbers in the box */
  GtkWidget *combo;
  GtkWidget *entry;
} Pick;

/**
 * ScribaPickDialog:
 *
 * What the table drew, place by place. A component without a name can be named
 * where it is picked.
 */
struct _ScribaPickDialog
{
  AdwDialog parent_instance;

  BceBox *box;
  GArray *picks;
  AdwPreferencesGroup *group;

  ScribaHeading *heading;
  AdwPreferencesPage *page;
  GtkLabel *problem;
  GtkWidget *done;
  AdwPreferencesGroup *owner_group;
  AdwSwitchRow *for_owner;
};

G_DEFINE_FINAL_TYPE (ScribaPickDialog, scriba_pick_dialog, ADW_TYPE_DIALOG)

enum
{
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
pick_clear (gpointer data)
{
  g_clear_pointer (&((Pick *) data)->candidates, g_array_unref);
}

static char **
get_title (ScribaPickDialog *self,
           BceBoxPart part,
           int component)
{
  switch ((int) part)
    {
    case BCE_BOX_RECRUITS:
      return &g_array_index (self->box->recruits, BceRecruit, component).name;
    case BCE_BOX_STRUCTURES:
      return &g_array_index (self->box->structures, BceStructure, component).title;
    case BCE_BOX_STATUES:
      return &g_array_index (self->box->statues, BceStatue, component).title;
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The first line of the list is: not told. */
static int
get_picked (const Pick *pick)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (pick->combo));

  return selected > 0 && selected <= pick->candidates->len ? g_array_index (pick->candidates, gint16, selected - 1) : -1;
}

static void
show_entry (ScribaPickDialog *self,
            const Pick *pick)
{
  int picked = get_picked (pick);

  gtk_widget_set_visible (pick->entry, picked >= 0 && *get_title (self, pick->part, picked) == NULL);
}

static void
selected_cb (ScribaPickDialog *self)
{
  for (guint i = 0; i < self->picks->len; i++)
    show_entry (self, &g_array_index (self->picks, Pick, i));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
}

static const Pick *
find_twice (ScribaPickDialog *self)
{
  for (guint i = 0; i < self->picks->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const Pick *pick = &g_array_index (self->picks, Pick, i);
        const Pick *other = &g_array_index (self->picks, Pick, j);

        if (pick->part == other->part && get_picked (pick) >= 0 && get_picked (pick) == get_picked (other))
          return pick;
      }
  return NULL;
}

static void
take_name (ScribaPickDialog *self,
           const Pick *pick)
{
  g_autofree char *name = scriba_name_clean (gtk_editable_get_text (GTK_EDITABLE (pick->entry)));
  int picked = get_picked (pick);

  if (gtk_widget_get_visible (pick->entry) && *name != '\0' && picked >= 0)
    g_set_str (get_title (self, pick->part, picked), name);
}

static void
done_cb (ScribaPickDialog *self)
{
  const Pick *twice = find_twice (self);

  if (twice != NULL)
    {
      g_autofree char *name = scriba_words_component (self->box, twice->part, get_picked (twice));
      /* Translators: %s is a recruit or a structure. */
      g_autofree char *sentence = g_strdup_printf (_("Entered twice: %s"), name);

      gtk_label_set_label (self->problem, sentence);
      gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
      gtk_widget_grab_focus (twice->combo);
      return;
    }

  for (guint i = 0; i < self->picks->len; i++)
    take_name (self, &g_array_index (self->picks, Pick, i));
  g_signal_emit (self, signals[DONE], 0);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
scriba_pick_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_PICK_DIALOG);

  G_OBJECT_CLASS (scriba_pick_dialog_parent_class)->dispose (object);
}

static void
scriba_pick_dialog_finalize (GObject *object)
{
  ScribaPickDialog *self = SCRIBA_PICK_DIALOG (object);

  g_array_unref (self->picks);
  bce_box_free (self->box);

  G_OBJECT_CLASS (scriba_pick_dialog_parent_class)->finalize (object);
}

static void
scriba_pick_dialog_class_init (ScribaPickDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scriba_pick_dialog_dispose;
  object_class->finalize = scriba_pick_dialog_finalize;

  /**
   * ScribaPickDialog::done:
   *
   * The table has told what it drew; names that it typed are in the box.
   */
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SCRIBA_TYPE_HEADING);
  g_type_ensure (SCRIBA_TYPE_GROUP);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-pick-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPickDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, ScribaPickDialog, page);
  gtk_widget_class_bind_template_child (widget_class, ScribaPickDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, ScribaPickDialog, done);
  gtk_widget_class_bind_template_child (widget_class, ScribaPickDialog, owner_group);
  gtk_widget_class_bind_template_child (widget_class, ScribaPickDialog, for_owner);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
}

static void
scriba_pick_dialog_init (ScribaPickDialog *self)
{
  self->picks = g_array_new (FALSE, TRUE, sizeof (Pick));
  g_array_set_clear_func (self->picks, pick_clear);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_pick_dialog_new:
 * @title: what is told
 * @box: (transfer full): a copy of the game's box, which gets the names that are typed
 *
 * Returns: a dialog without a place yet
 */
ScribaPickDialog *
scriba_pick_dialog_new (const char *title,
                        BceBox *box)
{
  ScribaPickDialog *self = g_object_new (SCRIBA_TYPE_PICK_DIALOG, "title", title, NULL);

  self->box = box;
  scriba_heading_set_title (self->heading, title);
  return self;
}

/** scriba_pick_dialog_get_box: (transfer none): its box, with the names that were typed. */
BceBox *
scriba_pick_dialog_get_box (ScribaPickDialog *self)
{
  g_return_val_if_fail (SCRIBA_IS_PICK_DIALOG (self), NULL);

  return self->box;
}

/** scriba_pick_dialog_add_group: begins another group of places. */
void
scriba_pick_dialog_add_group (ScribaPickDialog *self,
                              const char *title)
{
  g_return_if_fail (SCRIBA_IS_PICK_DIALOG (self));

  /* The choice for the owner's box comes last. */
  if (self->group != NULL)
    adw_preferences_page_remove (self->page, self->owner_group);
  self->group = ADW_PREFERENCES_GROUP (scriba_group_new ());
  adw_preferences_group_set_title (self->group, title);
  adw_preferences_page_add (self->page, self->group);
  adw_preferences_page_add (self->page, self->owner_group);
  gtk_widget_set_visible (GTK_WIDGET (self->owner_group), FALSE);
}

static GtkWidget *
create_combo (ScribaPickDialog *self,
              const char *title,
              BceBoxPart part,
              const GArray *candidates,
              int picked)
{
  GtkWidget *combo = adw_combo_row_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  /* Translators: a place of which nobody has told yet what lies there. */
  gtk_string_list_append (names, _("Not entered"));
  for (guint i = 0; i < candidates->len; i++)
    {
      int component = g_array_index (candidates, gint16, i);

      gtk_string_list_take (names, scriba_words_component (self->box, part, component));
      if (component == picked)
        selected = i + 1;
    }

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (combo), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (combo), title);
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (combo), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (combo), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), selected);
  return combo;
}

/**
 * scriba_pick_dialog_add:
 * @self: a dialog with a group
 * @title: what the place is called
 * @part: what lies there
 * @candidates: (transfer full) (element-type gint16): which ones can lie there
 * @picked: the one that lies there, or −1
 *
 * Adds a place.
 */
void
scriba_pick_dialog_add (ScribaPickDialog *self,
                        const char *title,
                        BceBoxPart part,
                        GArray *candidates,
                        int picked)
{
  Pick pick = { .part = part, .candidates = candidates };
  /* Translators: the entry for the name of what lies at place %s. */
  g_autofree char *name = g_strdup_printf (_("Name, %s"), title);

  g_return_if_fail (SCRIBA_IS_PICK_DIALOG (self));
  g_return_if_fail (self->group != NULL);

  pick.combo = create_combo (self, title, part, candidates, picked);
  pick.entry = adw_entry_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (pick.entry), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (pick.entry), name);
  scriba_speech_name (pick.entry, name);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (pick.entry), SCRIBA_BOX_LONGEST_TEXT);
  adw_preferences_group_add (self->group, pick.combo);
  adw_preferences_group_add (self->group, pick.entry);
  g_array_append_val (self->picks, pick);
  show_entry (self, &pick);
  g_signal_connect_object (pick.combo, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);

  for (guint i = 0; i < candidates->len; i++)
    if (*get_title (self, part, g_array_index (candidates, gint16, i)) == NULL)
      gtk_widget_set_visible (GTK_WIDGET (self->owner_group), TRUE);
}

/** scriba_pick_dialog_get_n_picks: how many places there are. */
guint
scriba_pick_dialog_get_n_picks (ScribaPickDialog *self)
{
  g_return_val_if_fail (SCRIBA_IS_PICK_DIALOG (self), 0);

  return self->picks->len;
}

/** scriba_pick_dialog_get_pick: what lies at a place: its number in the box, or −1. */
int
scriba_pick_dialog_get_pick (ScribaPickDialog *self,
                             guint pick)
{
  g_return_val_if_fail (SCRIBA_IS_PICK_DIALOG (self), -1);
  g_return_val_if_fail (pick < self->picks->len, -1);

  return get_picked (&g_array_index (self->picks, Pick, pick));
}

/** scriba_pick_dialog_get_for_owner: whether the owner's box is to learn what was told. */
gboolean
scriba_pick_dialog_get_for_owner (ScribaPickDialog *self)
{
  g_return_val_if_fail (SCRIBA_IS_PICK_DIALOG (self), FALSE);

  return adw_switch_row_get_active (self->for_owner);
}
