/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-table.h"

void record_file (ScribaTable *table,
                  const char *path,
                  const char *id,
                  gint64 evening,
                  guint pause);
