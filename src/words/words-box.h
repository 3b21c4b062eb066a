/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box-facts.h"

G_BEGIN_DECLS

const char *scriba_words_box_part (BceBoxPart part);
char *scriba_words_component (const BceBox *box,
                              BceBoxPart part,
                              guint component);
char *scriba_words_component_kind (const BceBox *box,
                                   BceBoxPart part,
                                   guint component);

const char *scriba_words_value_name (const ScribaShape *shape,
                                     const ScribaField *field);
const char *scriba_words_choice (const ScribaShape *shape,
                                 const ScribaField *field,
                                 int choice);
const char *scriba_words_flag (gboolean flag);
char *scriba_words_pair (BceField first,
                         BceField second);
char *scriba_words_value (const ScribaShape *shape,
                          const ScribaField *field,
                          gconstpointer record);
char *scriba_words_value_expected (const ScribaField *field,
                                   guint longest_text);

char *scriba_words_cost (const BceCost *cost);
char *scriba_words_deed (const BceDeed *deed);
char *scriba_words_deeds (const GArray *effects);
char *scriba_words_bonus (const BceBonus *bonus);

char *scriba_words_known (guint known,
                          guint total);
char *scriba_words_excess (const BceBoxExcess *excess);

G_END_DECLS
