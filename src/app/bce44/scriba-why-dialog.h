/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "words-line.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_WHY_DIALOG (scriba_why_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaWhyDialog, scriba_why_dialog, SCRIBA, WHY_DIALOG, AdwDialog)

AdwDialog *scriba_why_dialog_new (const char *title,
                                  const char *rule,
                                  GPtrArray *lines,
                                  const char *total);

G_END_DECLS
