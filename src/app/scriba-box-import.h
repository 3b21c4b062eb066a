/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-box-page.h"

G_BEGIN_DECLS

void scriba_box_import_ask (ScribaBoxPage *page);
void scriba_box_import_file (ScribaBoxPage *page,
                             const char *path);

G_END_DECLS
