/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ScribaTitle:
 *
 * What stands between the buttons of a header, all of it or nothing: where not even its longest word has room,
 * nothing is cut off.
 */
#define SCRIBA_TYPE_TITLE (scriba_title_get_type ())
G_DECLARE_FINAL_TYPE (ScribaTitle, scriba_title, SCRIBA, TITLE, AdwBin)

G_END_DECLS
