/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-resolve.h"

G_BEGIN_DECLS

/**
 * BceResolving:
 * @order: the Suitors in Suitor order, then the IM
 * @next_card: for each seat, where to look for the next open ambition
 * @next_ambition: on that card
 *
 * A field while it is resolved. Ambitions are only ever filled from the top
 * down, so that a place for each seat tells which are open.
 */
typedef struct
{
  const BceBoards *boards;
  BceField field;
  BceFieldOutcome *outcome;
  GArray *unknown;
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors;
  guint8 next_card[BCE_MAX_SEATS];
  guint8 next_ambition[BCE_MAX_SEATS];
} BceResolving;

static inline const BceBoard *
bce_resolving_get_board (const BceResolving *resolving,
                         guint8 seat)
{
  return &resolving->boards->boards[seat][resolving->field];
}

gboolean bce_resolving_has_open (BceResolving *resolving,
                                 guint8 seat);
void bce_resolving_fill (BceResolving *resolving,
                         BceStep *step);
int bce_resolving_place (BceResolving *resolving,
                         const BceStep *cube,
                         int count);
void bce_resolving_add_unknown (BceResolving *resolving,
                                BceUnknownKind kind,
                                gint8 seat,
                                guint8 card,
                                guint8 index);

guint8 bce_choose_seat (const guint8 *seats,
                        guint n_seats,
                        const gint64 *amounts,
                        BceReason by_amount,
                        const gint64 *charisma,
                        gint8 shared,
                        BceReason *reason);

void bce_resolving_deploy (BceResolving *resolving);
void bce_resolving_place_own (BceResolving *resolving);
void bce_resolving_use_loyalty (BceResolving *resolving);
void bce_resolving_activate (BceResolving *resolving);

G_END_DECLS
