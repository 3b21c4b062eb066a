/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-section.h"

#include <glib/gi18n.h>

#include "scriba-box-component-dialog.h"
#include "scriba-box-grid.h"
#include "scriba-box-head.h"
#include "scriba-speech.h"
#include "scriba-words.h"

/**
 * ScribaBoxSection:
 *
 * One part of the box: how much of it is known, a hint where more is entered than
 * there is, and its components: as a grid, or in a narrow window as a list.
 */
struct _ScribaBoxSection
{
  AdwBin parent_instance;

  ScribaOwnerBox *owner;
  BceBoxPart part;

  GtkLabel *progress;
  GtkProgressBar *bar;
  GtkLabel *hint;
  AdwBin *place;
  GtkWidget *grid; /* or NULL */
  GtkListBox *list; /* or NULL */
  guint n_components;
};

/* Lines are easier to follow where they are hardly longer than what they say. */
#define LIST_WIDTH 952
#define NUMBERS_WIDTH 640
#define ANY_WIDTH 100000

G_DEFINE_FINAL_TYPE (ScribaBoxSection, scriba_box_section, ADW_TYPE_BIN)

static void
row_activated_cb (ScribaBoxSection *self,
                  GtkListBoxRow *row)
{
  adw_dialog_present (scriba_box_component_dialog_new (self->owner, self->part, gtk_list_box_row_get_index (row)),
                      GTK_WIDGET (self));
}

static void
update_row (ScribaBoxSection *self,
            guint component)
{
  const BceBox *box = scriba_owner_box_get_box (self->owner);
  gconstpointer record = bce_box_get_component (box, self->part, component);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, component);
  guint known = bce_component_count_known (self->part, record);
  g_autofree char *name = scriba_words_component (box, self->part, component);
  g_autofree char *state = scriba_words_known (known, known + bce_component_count_unknown (self->part, record));
  const char *title = self->part == BCE_BOX_ALLEGIANCE ? ((const BceAllegiance *) record)->title : NULL;
  g_autofree char *subtitle = title != NULL ? g_strdup_printf ("%s · %s", title, state) : g_strdup (state);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
}

static void
append_row (ScribaBoxSection *self,
            guint component)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *mark = scriba_box_head_make_mark (scriba_owner_box_get_box (self->owner), self->part, component);
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "icon-name", "go-next-symbolic",
                                   NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  scriba_speech_let_press (row);
  if (mark != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_append (self->list, row);
  update_row (self, component);
}

static void
set_width (ScribaBoxSection *self,
           int width)
{
  AdwClamp *clamp = ADW_CLAMP (adw_bin_get_child (ADW_BIN (self)));

  adw_clamp_set_maximum_size (clamp, width);
  adw_clamp_set_tightening_threshold (clamp, width);
}

static void
show_list (ScribaBoxSection *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();

  set_width (self, LIST_WIDTH);
  self->grid = NULL;
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_widget_set_valign (GTK_WIDGET (self->list), GTK_ALIGN_START);
  gtk_widget_set_margin_start (GTK_WIDGET (self->list), 12);
  gtk_widget_set_margin_end (GTK_WIDGET (self->list), 12);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->list), 12);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, scriba_words_box_part (self->part), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  for (guint i = 0; i < self->n_components; i++)
    append_row (self, i);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->list));
  adw_bin_set_child (self->place, window);
}

static void
show_grid (ScribaBoxSection *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  gboolean numbers = self->part == BCE_BOX_ALLEGIANCE || self->part == BCE_BOX_SENATE;

  set_width (self, numbers ? NUMBERS_WIDTH : ANY_WIDTH);
  self->list = NULL;
  self->grid = scriba_box_grid_new (self->owner, self->part);
  gtk_widget_set_margin_start (window, 24);
  gtk_widget_set_margin_end (window, 24);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), self->grid);
  adw_bin_set_child (self->place, window);
}

static void
update_progress (ScribaBoxSection *self)
{
  const BceBox *box = scriba_owner_box_get_box (self->owner);
  guint known = bce_box_count_known_in (box, self->part);
  guint total = known + bce_box_count_unknown_in (box, self->part);
  g_autofree char *words = scriba_words_known (known, total);

  gtk_label_set_label (self->progress, words);
  gtk_progress_bar_set_fraction (self->bar, total > 0 ? (double) known / total : 0);
}

static void
update_hint (ScribaBoxSection *self)
{
  g_autoptr (GArray) excesses = bce_box_find_excess (scriba_owner_box_get_box (self->owner), self->part);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < excesses->len; i++)
    g_strv_builder_take (lines, scriba_words_excess (&g_array_index (excesses, BceBoxExcess, i)));
  words = g_strv_builder_end (lines);
  text = g_strjoinv ("\n", words);

  gtk_label_set_label (self->hint, text);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), *text != '\0');
}

static void
scriba_box_section_dispose (GObject *object)
{
  ScribaBoxSection *self = SCRIBA_BOX_SECTION (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BOX_SECTION);
  g_clear_object (&self->owner);

  G_OBJECT_CLASS (scriba_box_section_parent_class)->dispose (object);
}

static void
scriba_box_section_class_init (ScribaBoxSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_box_section_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-box-section.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxSection, progress);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxSection, bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxSection, hint);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxSection, place);
}

static void
scriba_box_section_init (ScribaBoxSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_box_section_new:
 * @owner: the owner's box
 * @part: a kind of component
 *
 * Returns: a section that shows nothing before scriba_box_section_update()
 */
GtkWidget *
scriba_box_section_new (ScribaOwnerBox *owner,
                        BceBoxPart part)
{
  ScribaBoxSection *self = g_object_new (SCRIBA_TYPE_BOX_SECTION, NULL);

  self->owner = g_object_ref (owner);
  self->part = part;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, scriba_words_box_part (part), -1);
  return GTK_WIDGET (self);
}

/**
 * scriba_box_section_update:
 * @self: a section
 * @narrow: whether components are a list rather than a grid
 *
 * Shows what the box has now. Its widgets are made anew only when components were added or taken away.
 */
void
scriba_box_section_update (ScribaBoxSection *self,
                           gboolean narrow)
{
  guint n_components;

  g_return_if_fail (SCRIBA_IS_BOX_SECTION (self));

  n_components = bce_box_get_part (scriba_owner_box_get_box (self->owner), self->part)->len;
  update_progress (self);
  update_hint (self);

  if (n_components != self->n_components || (narrow ? self->list == NULL : self->grid == NULL))
    {
      self->n_components = n_components;
      if (narrow)
        show_list (self);
      else
        show_grid (self);
      return;
    }

  if (self->grid != NULL)
    scriba_box_grid_update (SCRIBA_BOX_GRID (self->grid));
  for (guint i = 0; self->list != NULL && i < n_components; i++)
    update_row (self, i);
}
