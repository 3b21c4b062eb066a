/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-box-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_MERGE_DIALOG (scriba_box_merge_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxMergeDialog, scriba_box_merge_dialog, SCRIBA, BOX_MERGE_DIALOG, AdwDialog)

AdwDialog *scriba_box_merge_dialog_new (void);
void scriba_box_merge_dialog_add (ScribaBoxMergeDialog *self,
                                  const ScribaBoxDifference *difference);
gboolean scriba_box_merge_dialog_takes (ScribaBoxMergeDialog *self,
                                        guint conflict);

G_END_DECLS
