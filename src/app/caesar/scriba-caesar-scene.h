/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-table-scene.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CAESAR_SCENE (scriba_caesar_scene_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCaesarScene, scriba_caesar_scene, SCRIBA, CAESAR_SCENE, ScribaTableScene)

ScribaTableScene *scriba_caesar_scene_new (void);

G_END_DECLS
