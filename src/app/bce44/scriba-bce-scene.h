/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-table-scene.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BCE_SCENE (scriba_bce_scene_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBceScene, scriba_bce_scene, SCRIBA, BCE_SCENE, ScribaTableScene)

ScribaTableScene *scriba_bce_scene_new (void);

G_END_DECLS
