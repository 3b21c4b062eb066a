/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-bce-box-page.h"

#include <glib/gi18n.h>

#include "bce-box-facts.h"
#include "bce-game.h"
#include "scriba-box-section.h"
#include "scriba-words.h"

struct _ScribaBceBoxPage
{
  ScribaBoxPage parent_instance;

  gboolean narrow;

  AdwToggleGroup *toggles;
  GtkDropDown *parts;
  GtkStack *sections;
};

G_DEFINE_FINAL_TYPE (ScribaBceBoxPage, scriba_bce_box_page, SCRIBA_TYPE_BOX_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static ScribaOwnerBox *
get_owner (ScribaBceBoxPage *self)
{
  return scriba_box_page_get_owner (SCRIBA_BOX_PAGE (self));
}

static const char *
get_title (gconstpointer box)
{
  return ((const BceBox *) box)->title;
}

static guint
count_known (gconstpointer box)
{
  return bce_box_count_known (box);
}

static guint
count_unknown (gconstpointer box)
{
  return bce_box_count_unknown (box);
}

static gpointer
merge (gconstpointer mine,
       gconstpointer other,
       GArray **conflicts)
{
  *conflicts = bce_box_conflicts_new ();
  return bce_box_merge (mine, other, *conflicts);
}

static void
describe (gconstpointer merged,
          const GArray *conflicts,
          guint number,
          ScribaBoxDifference *difference)
{
  const BceBoxConflict *conflict = &g_array_index (conflicts, BceBoxConflict, number);
  const ScribaShape *shape = bce_box_get_shape (conflict->part);
  const ScribaField *field = &shape->fields[conflict->field];
  g_autofree char *component = scriba_words_component (merged, conflict->part, conflict->index);

  difference->name = g_strdup_printf (_("%1$s, %2$s"), component, scriba_words_value_name (shape, field));
  difference->mine = scriba_words_value (shape, field, conflict->mine);
  difference->other = scriba_words_value (shape, field, conflict->other);
}

static void
take (gpointer merged,
      const GArray *conflicts,
      guint conflict)
{
  bce_box_take (merged, &g_array_index (conflicts, BceBoxConflict, conflict));
}

static ScribaBoxSection *
get_section (ScribaBceBoxPage *self)
{
  guint part = gtk_drop_down_get_selected (self->parts);
  const char *name = bce_box_shape.fields[part + 1].name;
  GtkWidget *section = gtk_stack_get_child_by_name (self->sections, name);

  /* Made when it is first shown: there are hundreds of cells. */
  if (section == NULL)
    {
      section = scriba_box_section_new (get_owner (self), part);
      gtk_stack_add_named (self->sections, section, name);
    }
  gtk_stack_set_visible_child (self->sections, section);
  return SCRIBA_BOX_SECTION (section);
}

static void
show_section (ScribaBceBoxPage *self)
{
  if (get_owner (self) != NULL && gtk_drop_down_get_selected (self->parts) < BCE_N_BOX_PARTS)
    scriba_box_section_update (get_section (self), self->narrow);
}

static void
scriba_bce_box_page_show (ScribaBoxPage *page)
{
  show_section (SCRIBA_BCE_BOX_PAGE (page));
}

static void
toggled_cb (ScribaBceBoxPage *self)
{
  guint part = adw_toggle_group_get_active (self->toggles);

  if (part < BCE_N_BOX_PARTS)
    gtk_drop_down_set_selected (self->parts, part);
}

static void
selected_cb (ScribaBceBoxPage *self)
{
  adw_toggle_group_set_active (self->toggles, gtk_drop_down_get_selected (self->parts));
  if (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)) != NULL)
    show_section (self);
}

static void
scriba_bce_box_page_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  ScribaBceBoxPage *self = SCRIBA_BCE_BOX_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_bce_box_page_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScribaBceBoxPage *self = SCRIBA_BCE_BOX_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      if (self->narrow == g_value_get_boolean (value))
        return;
      self->narrow = !self->narrow;
      show_section (self);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_bce_box_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BCE_BOX_PAGE);

  G_OBJECT_CLASS (scriba_bce_box_page_parent_class)->dispose (object);
}

static void
scriba_bce_box_page_class_init (ScribaBceBoxPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScribaBoxPageClass *page_class = SCRIBA_BOX_PAGE_CLASS (klass);

  object_class->get_property = scriba_bce_box_page_get_property;
  object_class->set_property = scriba_bce_box_page_set_property;
  object_class->dispose = scriba_bce_box_page_dispose;
  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->copy_name = "44bce-box";
  page_class->get_title = get_title;
  page_class->count_known = count_known;
  page_class->count_unknown = count_unknown;
  page_class->merge = merge;
  page_class->describe = describe;
  page_class->take = take;
  page_class->show = scriba_bce_box_page_show;

  /**
   * ScribaBceBoxPage:narrow:
   *
   * Whether components are a list rather than a grid.
   */
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-bce-box-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBceBoxPage, toggles);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceBoxPage, parts);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceBoxPage, sections);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
scriba_bce_box_page_init (ScribaBceBoxPage *self)
{
  const char *names[BCE_N_BOX_PARTS + 1] = { NULL };
  g_autoptr (GtkStringList) list = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      names[part] = scriba_words_box_part (part);
      adw_toggle_set_label (toggle, names[part]);
      adw_toggle_group_add (self->toggles, toggle);
    }
  list = gtk_string_list_new (names);
  gtk_drop_down_set_model (self->parts, G_LIST_MODEL (list));
  adw_toggle_group_set_active (self->toggles, 0);
}

/** scriba_bce_box_page_new: a page over the owner's box of 44 BCE. */
AdwNavigationPage *
scriba_bce_box_page_new (ScribaOwnerBox *box)
{
  return g_object_new (SCRIBA_TYPE_BCE_BOX_PAGE, "document", box, NULL);
}
