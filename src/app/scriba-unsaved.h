/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-kept.h"

G_BEGIN_DECLS

char *scriba_unsaved_explain (ScribaKept *kept,
                              const GError *error);
char *scriba_unsaved_explain_problem (const GError *problem);
AdwDialog *scriba_unsaved_dialog_new (ScribaKept *kept,
                                      const GError *error);

G_END_DECLS
