/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-types.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_EFFECT_GROUP (scriba_effect_group_get_type ())
G_DECLARE_FINAL_TYPE (ScribaEffectGroup, scriba_effect_group, SCRIBA, EFFECT_GROUP, AdwBin)

GtkWidget *scriba_effect_group_new (const char *title,
                                    gboolean manual);
void scriba_effect_group_show (ScribaEffectGroup *self,
                               const BceEffect *effect);
void scriba_effect_group_apply (ScribaEffectGroup *self,
                                BceEffect *effect);

G_END_DECLS
