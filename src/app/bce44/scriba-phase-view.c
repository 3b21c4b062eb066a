/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-phase-view.h"

#include "scriba-game-act.h"

typedef struct
{
  ScribaTable *table;
  GtkWidget *bar;
  gboolean narrow;
} ScribaPhaseViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScribaPhaseView, scriba_phase_view, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_BAR,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
scriba_phase_view_get_property (GObject *object,
                                guint prop_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  ScribaPhaseView *self = SCRIBA_PHASE_VIEW (object);

  switch (prop_id)
    {
    case PROP_BAR:
      g_value_set_object (value, scriba_phase_view_get_bar (self));
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, scriba_phase_view_get_narrow (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_phase_view_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  ScribaPhaseView *self = SCRIBA_PHASE_VIEW (object);

  switch (prop_id)
    {
    case PROP_BAR:
      scriba_phase_view_set_bar (self, g_value_get_object (value));
      break;
    case PROP_NARROW:
      scriba_phase_view_set_narrow (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_phase_view_dispose (GObject *object)
{
  ScribaPhaseViewPrivate *priv = scriba_phase_view_get_instance_private (SCRIBA_PHASE_VIEW (object));

  g_clear_object (&priv->table);
  g_clear_object (&priv->bar);

  G_OBJECT_CLASS (scriba_phase_view_parent_class)->dispose (object);
}

static void
scriba_phase_view_class_init (ScribaPhaseViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scriba_phase_view_get_property;
  object_class->set_property = scriba_phase_view_set_property;
  object_class->dispose = scriba_phase_view_dispose;

  properties[PROP_BAR] = g_param_spec_object ("bar", NULL, NULL, GTK_TYPE_WIDGET,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scriba_phase_view_init (ScribaPhaseView *self)
{
}

/** scriba_phase_view_get_table: (transfer none) (nullable): the game that is shown. */
ScribaTable *
scriba_phase_view_get_table (ScribaPhaseView *self)
{
  ScribaPhaseViewPrivate *priv = scriba_phase_view_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_PHASE_VIEW (self), NULL);

  return priv->table;
}

/** scriba_phase_view_show: shows a game as it is now. */
void
scriba_phase_view_show (ScribaPhaseView *self,
                        ScribaTable *table)
{
  ScribaPhaseViewPrivate *priv = scriba_phase_view_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_PHASE_VIEW (self));

  g_set_object (&priv->table, table);
  SCRIBA_PHASE_VIEW_GET_CLASS (self)->update (self);
}

/** scriba_phase_view_get_bar: (transfer none) (nullable): what stands at the end of the bottom bar. */
GtkWidget *
scriba_phase_view_get_bar (ScribaPhaseView *self)
{
  ScribaPhaseViewPrivate *priv = scriba_phase_view_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_PHASE_VIEW (self), NULL);

  return priv->bar;
}

/** scriba_phase_view_set_bar: sets what stands at the end of the bottom bar. */
void
scriba_phase_view_set_bar (ScribaPhaseView *self,
                           GtkWidget *bar)
{
  ScribaPhaseViewPrivate *priv = scriba_phase_view_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_PHASE_VIEW (self));

  if (priv->bar == bar)
    return;

  g_clear_object (&priv->bar);
  if (bar != NULL)
    priv->bar = g_object_ref_sink (bar);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BAR]);
}

/** scriba_phase_view_get_narrow: whether there is room for one column only. */
gboolean
scriba_phase_view_get_narrow (ScribaPhaseView *self)
{
  ScribaPhaseViewPrivate *priv = scriba_phase_view_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_PHASE_VIEW (self), FALSE);

  return priv->narrow;
}

/** scriba_phase_view_set_narrow: tells how much room there is, from when the game is shown next. */
void
scriba_phase_view_set_narrow (ScribaPhaseView *self,
                              gboolean narrow)
{
  ScribaPhaseViewPrivate *priv = scriba_phase_view_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_PHASE_VIEW (self));

  if (priv->narrow == narrow)
    return;

  priv->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

/** scriba_phase_view_act: records an entry, and says what came of it; see scriba_game_act(). What is refused is shown as it was. */
gboolean
scriba_phase_view_act (ScribaPhaseView *self,
                       BceEntryKind kind,
                       gconstpointer args)
{
  ScribaPhaseViewPrivate *priv = scriba_phase_view_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_PHASE_VIEW (self), FALSE);

  if (scriba_game_act (GTK_WIDGET (self), priv->table, kind, args))
    return TRUE;

  SCRIBA_PHASE_VIEW_GET_CLASS (self)->update (self);
  return FALSE;
}
