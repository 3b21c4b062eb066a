/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-counted-page.h"

#include "scriba-application.h"
#include "scriba-counting.h"
#include "scriba-later.h"
#include "scriba-menu-button.h"
#include "scriba-person-page.h"
#include "scriba-window.h"

/**
 * ScribaCountedPage:
 *
 * A page of statistics. What is counted follows the games and drafts, between frames if there are many; while it is not seen
 * it is only said to be stale. What was counted before is shown until then.
 */
typedef struct
{
  ScribaLibrary *library;
  ScribaDrafts *drafts;
  ScribaCounting *counting; /* (nullable): what is not finished */
  ScribaCounting *counted;  /* (nullable): what is shown */
  gboolean narrow;
  gboolean stale;
} ScribaCountedPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScribaCountedPage, scriba_counted_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static ScribaCountedPagePrivate *
get_private (gpointer self)
{
  return scriba_counted_page_get_instance_private (self);
}

static void
go_on (GtkWidget *widget)
{
  ScribaCountedPagePrivate *priv = get_private (widget);

  if (priv->counting == NULL)
    return;
  if (!scriba_counting_go_on (priv->counting))
    {
      scriba_later (widget, go_on);
      return;
    }

  g_clear_pointer (&priv->counted, scriba_counting_free);
  priv->counted = g_steal_pointer (&priv->counting);
  SCRIBA_COUNTED_PAGE_GET_CLASS (widget)->update (SCRIBA_COUNTED_PAGE (widget));
}

static void
changed_cb (ScribaCountedPage *self)
{
  ScribaCountedPagePrivate *priv = get_private (self);

  g_clear_pointer (&priv->counting, scriba_counting_free);
  priv->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    scriba_counted_page_count (self);
}

static void
scriba_counted_page_showing (AdwNavigationPage *page)
{
  ADW_NAVIGATION_PAGE_CLASS (scriba_counted_page_parent_class)->showing (page);
  if (get_private (page)->stale)
    scriba_counted_page_count (SCRIBA_COUNTED_PAGE (page));
}

static void
open_cb (GtkWidget *widget,
         const char *name,
         GVariant *person)
{
  scriba_window_push (SCRIBA_WINDOW (gtk_widget_get_root (widget)),
                      scriba_person_page_new (g_variant_get_string (person, NULL)));
}

static void
scriba_counted_page_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, get_private (object)->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_counted_page_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScribaCountedPagePrivate *priv = get_private (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      if (priv->narrow != g_value_get_boolean (value))
        {
          priv->narrow = g_value_get_boolean (value);
          SCRIBA_COUNTED_PAGE_GET_CLASS (object)->lay (SCRIBA_COUNTED_PAGE (object), priv->narrow);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_counted_page_dispose (GObject *object)
{
  ScribaCountedPagePrivate *priv = get_private (object);

  g_clear_pointer (&priv->counting, scriba_counting_free);
  g_clear_pointer (&priv->counted, scriba_counting_free);
  g_clear_object (&priv->library);
  g_clear_object (&priv->drafts);

  G_OBJECT_CLASS (scriba_counted_page_parent_class)->dispose (object);
}

static void
scriba_counted_page_class_init (ScribaCountedPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);

  object_class->get_property = scriba_counted_page_get_property;
  object_class->set_property = scriba_counted_page_set_property;
  object_class->dispose = scriba_counted_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = scriba_counted_page_showing;

  /** ScribaCountedPage:narrow: whether there is the width of a phone only. */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "person.open", "s", open_cb);
}

static void
scriba_counted_page_init (ScribaCountedPage *self)
{
  ScribaCountedPagePrivate *priv = get_private (self);

  priv->library = g_object_ref (scriba_application_get_library (scriba_application_get ()));
  priv->drafts = g_object_ref (scriba_application_get_drafts (scriba_application_get ()));
  g_signal_connect_object (priv->library, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->library, "renamed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (priv->drafts, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

/** scriba_counted_page_get_library: the games that are counted. */
ScribaLibrary *
scriba_counted_page_get_library (ScribaCountedPage *self)
{
  g_return_val_if_fail (SCRIBA_IS_COUNTED_PAGE (self), NULL);

  return get_private (self)->library;
}

/** scriba_counted_page_count: counts anew, and updates what is shown; where there are few games, at once. */
void
scriba_counted_page_count (ScribaCountedPage *self)
{
  ScribaCountedPagePrivate *priv;

  g_return_if_fail (SCRIBA_IS_COUNTED_PAGE (self));

  priv = get_private (self);
  priv->stale = FALSE;
  g_clear_pointer (&priv->counting, scriba_counting_free);
  priv->counting = scriba_counting_new (priv->library, priv->drafts);
  go_on (GTK_WIDGET (self));
}

/** scriba_counted_page_get_statistics: (transfer none) (nullable): what is counted of a game; %NULL until all is. */
ScribaStatistics *
scriba_counted_page_get_statistics (ScribaCountedPage *self,
                                    const ScribaGameKind *kind)
{
  ScribaCountedPagePrivate *priv;

  g_return_val_if_fail (SCRIBA_IS_COUNTED_PAGE (self), NULL);

  priv = get_private (self);
  return priv->counted != NULL ? scriba_counting_get (priv->counted, kind) : NULL;
}

/** scriba_counted_page_get_narrow: whether there is the width of a phone only. */
gboolean
scriba_counted_page_get_narrow (ScribaCountedPage *self)
{
  g_return_val_if_fail (SCRIBA_IS_COUNTED_PAGE (self), FALSE);

  return get_private (self)->narrow;
}
