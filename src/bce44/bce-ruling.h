/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-entries.h"

G_BEGIN_DECLS

gboolean bce_ruling_is_year (BceRulingKind what);
gboolean bce_ruling_fits (BceRulingKind what,
                          int value);
int bce_ruling_read (const BceSettings *settings,
                     BceRulingKind what);
void bce_ruling_write (BceSettings *settings,
                       BceRulingKind what,
                       int value);
void bce_ruling_get_range (const BceSettings *settings,
                           BceRulingKind what,
                           int *lowest,
                           int *highest);

G_END_DECLS
