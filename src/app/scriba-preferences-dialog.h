/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwDialog *scriba_preferences_dialog_new (GSettings *settings);

G_END_DECLS
