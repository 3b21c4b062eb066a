/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-effect-group.h"

#include <glib/gi18n.h>

#include "scriba-group.h"
#include "scriba-number-row.h"
#include "words-names.h"

/* More than the table can remember of one card. */
#define MOST_PARTS 8

/* One ability of a card, of every kind; a manual one has groups of its own for what it did. */
struct _ScribaEffectGroup
{
  AdwBin parent_instance;

  gboolean manual; /* whether it is a part of a manual ability, and thus not manual itself */
  gboolean showing;

  AdwPreferencesGroup *group;
  AdwComboRow *kind;
  GtkWidget *count_row;
  ScribaNumberRow *count;
  AdwComboRow *what;
  AdwComboRow *source;
  AdwComboRow *condition;
  GtkWidget *effects_row;
  ScribaNumberRow *effects;
  GtkBox *parts;
};

G_DEFINE_FINAL_TYPE (ScribaEffectGroup, scriba_effect_group, ADW_TYPE_BIN)

enum
{
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
told_cb (ScribaEffectGroup *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[TOLD], 0);
}

static void
scriba_effect_group_class_init (ScribaEffectGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_NUMBER_ROW);
  g_type_ensure (SCRIBA_TYPE_GROUP);

  /**
   * ScribaEffectGroup::told:
   *
   * The user has set something.
   */
  signals[TOLD] =
    g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-effect-group.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, group);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, kind);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, count_row);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, count);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, what);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, source);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, condition);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, effects_row);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, effects);
  gtk_widget_class_bind_template_child (widget_class, ScribaEffectGroup, parts);
  gtk_widget_class_bind_template_callback (widget_class, told_cb);
}

static void
scriba_effect_group_init (ScribaEffectGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
fill_choices (ScribaEffectGroup *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) things = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) sources = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) conditions = gtk_string_list_new (NULL);

  for (BceEffectKind i = BCE_EFFECT_PLACE_SUPPORT; i <= (self->manual ? BCE_EFFECT_CHARISMA : BCE_EFFECT_MANUAL); i++)
    gtk_string_list_append (kinds, scriba_words_effect_kind (i));
  for (BceThing i = 0; i < BCE_N_THINGS; i++)
    gtk_string_list_append (things, scriba_words_thing (i));
  for (BceSource i = BCE_FROM_SUPPLY; i <= BCE_FROM_CARD; i++)
    gtk_string_list_append (sources, scriba_words_source (i));
  for (BceWhen i = BCE_ALWAYS; i <= BCE_WHEN_OPEN; i++)
    gtk_string_list_append (conditions, scriba_words_when (i));

  self->showing = TRUE;
  adw_combo_row_set_model (self->kind, G_LIST_MODEL (kinds));
  adw_combo_row_set_model (self->what, G_LIST_MODEL (things));
  adw_combo_row_set_model (self->source, G_LIST_MODEL (sources));
  adw_combo_row_set_model (self->condition, G_LIST_MODEL (conditions));
  self->showing = FALSE;
}

/**
 * scriba_effect_group_new:
 * @title: what the ability is called, for example “Ability 1”
 * @manual: whether it is a part of a manual ability
 *
 * Returns: (transfer floating): a group to set it
 */
GtkWidget *
scriba_effect_group_new (const char *title,
                         gboolean manual)
{
  ScribaEffectGroup *self = g_object_new (SCRIBA_TYPE_EFFECT_GROUP, NULL);
  g_autofree char *count = NULL;
  g_autofree char *effects = NULL;

  self->manual = manual;
  adw_preferences_group_set_title (self->group, title);
  /* Translators: how many an ability places, collects or changes; %s is which ability. */
  count = g_strdup_printf (_("%s: how many"), title);
  scriba_number_row_set_text (self->count, _("How many"));
  scriba_number_row_set_title (self->count, count);
  /* Translators: how many effects an ability had; %s is which ability. */
  effects = g_strdup_printf (_("%s: effects"), title);
  scriba_number_row_set_title (self->effects, effects);
  scriba_number_row_set_range (self->effects, 0, MOST_PARTS);
  fill_choices (self);
  return GTK_WIDGET (self);
}

static ScribaEffectGroup *
get_part (ScribaEffectGroup *self,
          guint index)
{
  GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self->parts));

  for (guint i = 0; part != NULL && i < index; i++)
    part = gtk_widget_get_next_sibling (part);

  if (part == NULL)
    {
      /* Translators: one of the things that a manual ability did. */
      g_autofree char *effect = g_strdup_printf (_("Effect %u"), index + 1);
      g_autofree char *title = g_strdup_printf ("%s · %s", adw_preferences_group_get_title (self->group), effect);

      part = scriba_effect_group_new (title, TRUE);
      g_signal_connect_object (part, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->parts, part);
    }
  return SCRIBA_EFFECT_GROUP (part);
}

static void
show_parts (ScribaEffectGroup *self,
            const BceEffect *effect)
{
  guint n_parts = effect->kind == BCE_EFFECT_MANUAL && effect->effects != NULL ? effect->effects->len : 0;
  GtkWidget *part;
  guint i = 0;

  for (i = 0; i < n_parts; i++)
    scriba_effect_group_show (get_part (self, i), &g_array_index (effect->effects, BceEffect, i));

  i = 0;
  for (part = gtk_widget_get_first_child (GTK_WIDGET (self->parts)); part != NULL; part = gtk_widget_get_next_sibling (part))
    gtk_widget_set_visible (part, i++ < n_parts);
  gtk_widget_set_visible (GTK_WIDGET (self->parts), n_parts > 0);
}

/** scriba_effect_group_show: shows an ability, with the choices that its kind has. */
void
scriba_effect_group_show (ScribaEffectGroup *self,
                          const BceEffect *effect)
{
  gboolean collects = effect->kind == BCE_EFFECT_COLLECT;
  gboolean changes = effect->kind == BCE_EFFECT_AUTHORITY || effect->kind == BCE_EFFECT_CHARISMA;

  g_return_if_fail (SCRIBA_IS_EFFECT_GROUP (self));

  self->showing = TRUE;
  adw_combo_row_set_selected (self->kind, effect->kind);
  scriba_number_row_set_range (self->count, changes ? SCRIBA_NUMBER_LOWEST : 0, SCRIBA_NUMBER_HIGHEST);
  scriba_number_row_show (self->count, (ScribaNumber) SCRIBA_KNOWN (effect->count));
  if (collects)
    {
      adw_combo_row_set_selected (self->what, effect->what);
      adw_combo_row_set_selected (self->source, effect->from);
    }
  if (effect->kind == BCE_EFFECT_AUTHORITY)
    adw_combo_row_set_selected (self->condition, effect->when);
  if (effect->kind == BCE_EFFECT_MANUAL)
    scriba_number_row_show (self->effects, effect->effects != NULL
                                           ? (ScribaNumber) SCRIBA_KNOWN (effect->effects->len)
                                           : (ScribaNumber) SCRIBA_UNKNOWN);
  gtk_widget_set_visible (self->count_row, effect->kind != BCE_EFFECT_MANUAL);
  gtk_widget_set_visible (GTK_WIDGET (self->what), collects);
  gtk_widget_set_visible (GTK_WIDGET (self->source), collects && effect->what == BCE_THING_SUPPORT);
  gtk_widget_set_visible (GTK_WIDGET (self->condition), effect->kind == BCE_EFFECT_AUTHORITY);
  gtk_widget_set_visible (self->effects_row, effect->kind == BCE_EFFECT_MANUAL);
  show_parts (self, effect);
  self->showing = FALSE;
}

static void
apply_parts (ScribaEffectGroup *self,
             BceEffect *effect)
{
  ScribaNumber n_parts = scriba_number_row_get_number (self->effects);
  guint n_before;

  if (!n_parts.known)
    {
      g_clear_pointer (&effect->effects, g_array_unref);
      return;
    }

  if (effect->effects == NULL)
    effect->effects = g_array_new (FALSE, TRUE, sizeof (BceEffect));
  n_before = effect->effects->len;
  g_array_set_size (effect->effects, n_parts.value);

  for (guint i = 0; i < effect->effects->len; i++)
    {
      BceEffect *part = &g_array_index (effect->effects, BceEffect, i);

      if (i < n_before)
        scriba_effect_group_apply (get_part (self, i), part);
      else
        *part = (BceEffect) { .kind = BCE_EFFECT_PLACE_SUPPORT, .count = 1 };
    }
}

/** scriba_effect_group_apply: makes @effect what the user has set, and what its new kind allows. */
void
scriba_effect_group_apply (ScribaEffectGroup *self,
                           BceEffect *effect)
{
  gint8 kind;

  g_return_if_fail (SCRIBA_IS_EFFECT_GROUP (self));

  kind = adw_combo_row_get_selected (self->kind);
  if (kind != effect->kind)
    {
      g_clear_pointer (&effect->effects, g_array_unref);
      *effect = (BceEffect) { .kind = kind, .count = kind == BCE_EFFECT_MANUAL ? 0 : 1 };
      return;
    }

  if (kind == BCE_EFFECT_MANUAL)
    {
      apply_parts (self, effect);
      return;
    }

  effect->count = scriba_number_row_get_number (self->count).value;
  if (kind == BCE_EFFECT_COLLECT)
    {
      effect->what = adw_combo_row_get_selected (self->what);
      effect->from = effect->what == BCE_THING_SUPPORT ? (gint8) adw_combo_row_get_selected (self->source)
                                                       : BCE_FROM_SUPPLY;
    }
  if (kind == BCE_EFFECT_AUTHORITY)
    effect->when = adw_combo_row_get_selected (self->condition);
}
