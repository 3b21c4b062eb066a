/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_grow (GtkListView *list,
                  GListModel *model);

G_END_DECLS
