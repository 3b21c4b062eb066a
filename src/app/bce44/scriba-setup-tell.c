/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-setup-tell.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-files.h"
#include "bce-game.h"
#include "bce-setup.h"
#include "scriba-application.h"
#include "scriba-pick-dialog.h"
#include "scriba-words.h"

/* The dialogs in which a table tells what it drew. */

typedef struct
{
  ScribaTable *table;
  ScribaSetupToldFunc func;
  gpointer user_data;
  gboolean told;
} Telling;

static void
telling_free (gpointer data,
              GClosure *closure)
{
  Telling *telling = data;

  g_object_unref (telling->table);
  g_free (telling);
}

/**
 * scriba_setup_keep_told:
 * @table: a game
 * @box: (transfer full): its box, with what was told
 * @for_owner: whether the owner's box is to learn it too, where it knows nothing yet
 */
void
scriba_setup_keep_told (ScribaTable *table,
                        BceBox *box,
                        gboolean for_owner)
{
  ScribaOwnerBox *owner = scriba_application_get_box (scriba_application_get (), &bce_game_format);

  /* A damaged box keeps nothing until it is started again. */
  if (for_owner && scriba_owner_box_get_open_error (owner) == NULL &&
      bce_box_learn (scriba_owner_box_edit (owner), box, bce_table_get_box (table)))
    scriba_document_commit (SCRIBA_DOCUMENT (owner), NULL, _("Entered during set-up"));
  bce_table_set_box (table, box);
}

static Telling *
telling_new (ScribaTable *table,
             ScribaSetupToldFunc func,
             gpointer user_data)
{
  Telling *telling = g_new0 (Telling, 1);

  telling->table = g_object_ref (table);
  telling->func = func;
  telling->user_data = user_data;
  return telling;
}

static void
tell (ScribaPickDialog *dialog,
      Telling *telling,
      BceEntryKind kind,
      gconstpointer args)
{
  telling->told = TRUE;
  scriba_setup_keep_told (telling->table, bce_box_copy (scriba_pick_dialog_get_box (dialog)),
                          scriba_pick_dialog_get_for_owner (dialog));
  telling->func (kind, args, telling->user_data);
}

static void
closed_cb (ScribaPickDialog *dialog,
           Telling *telling)
{
  if (!telling->told)
    telling->func (BCE_ENTRY_TICK, NULL, telling->user_data);
}

static void
present (ScribaPickDialog *dialog,
         GtkWidget *parent,
         Telling *telling,
         GCallback done_cb)
{
  g_signal_connect (dialog, "done", done_cb, telling);
  g_signal_connect_data (dialog, "closed", G_CALLBACK (closed_cb), telling, telling_free, 0);
  adw_dialog_present (ADW_DIALOG (dialog), parent);
}

/* The one that can lie there, if there is only one; else what lies there already. */
static int
propose (const GArray *candidates,
         int lies)
{
  if (lies >= 0)
    return lies;
  return candidates->len == 1 ? g_array_index (candidates, gint16, 0) : -1;
}

/* Recruits */

static GArray *
list_recruits (const BceBox *box,
               guint slot)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (gint16));

  for (gint16 i = 0; i < (int) box->recruits->len; i++)
    {
      const BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);

      if (recruit->field == (int) (slot / BCE_N_COLUMNS) &&
          (!recruit->tier.known || recruit->tier.value == (int) bce_slot_tier (slot)))
        g_array_append_val (found, i);
    }
  return found;
}

static void
market_done_cb (ScribaPickDialog *dialog,
                Telling *telling)
{
  BceBox *box = scriba_pick_dialog_get_box (dialog);
  BceMarket market = { .n_slots = BCE_N_SLOTS };

  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    {
      BceRecruit *recruit;

      market.slots[slot] = scriba_pick_dialog_get_pick (dialog, slot);
      if (market.slots[slot] < 0)
        continue;

      recruit = &g_array_index (box->recruits, BceRecruit, market.slots[slot]);
      if (!recruit->tier.known)
        recruit->tier = (ScribaNumber) { .value = bce_slot_tier (slot), .known = TRUE };
    }
  tell (dialog, telling, BCE_ENTRY_MARKET, &market);
}

/** scriba_setup_tell_market: asks which recruit piles lie on the board. */
void
scriba_setup_tell_market (GtkWidget *parent,
                          ScribaTable *table,
                          ScribaSetupToldFunc func,
                          gpointer user_data)
{
  const BceState *state = bce_table_get_state (table);
  ScribaPickDialog *dialog = scriba_pick_dialog_new (_("Recruit piles on the board"),
                                                     bce_box_copy (bce_table_get_box (table)));

  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    {
      GArray *candidates = list_recruits (scriba_pick_dialog_get_box (dialog), slot);
      /* Translators: a place of the market. */
      g_autofree char *title = g_strdup_printf (_("Column %1$u, tier %2$u"), slot % BCE_N_COLUMNS + 1, bce_slot_tier (slot));

      if (slot % BCE_N_COLUMNS == 0)
        scriba_pick_dialog_add_group (dialog, scriba_words_field (slot / BCE_N_COLUMNS));
      scriba_pick_dialog_add (dialog, title, BCE_BOX_RECRUITS, candidates, propose (candidates, state->market[slot]));
    }
  present (dialog, parent, telling_new (table, func, user_data), G_CALLBACK (market_done_cb));
}

/* Structures and statues */

static GArray *
list_structures (const BceBox *box,
                 int era)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (gint16));

  for (gint16 i = 0; i < (int) box->structures->len; i++)
    {
      const BceStructure *structure = &g_array_index (box->structures, BceStructure, i);

      if (!structure->era.known || structure->era.value == era)
        g_array_append_val (found, i);
    }
  return found;
}

static GArray *
list_statues (const BceBox *box)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (gint16));

  for (gint16 i = 0; i < (int) box->statues->len; i++)
    g_array_append_val (found, i);
  return found;
}

static gboolean
is_unnamed (const BceBox *box,
            BceBoxPart part,
            int component)
{
  return part == BCE_BOX_STATUES ? g_array_index (box->statues, BceStatue, component).title == NULL
                                 : g_array_index (box->structures, BceStructure, component).title == NULL;
}

/* Tiles without a name are all alike: the next one lies there, and waits for its name. */
static int
take_unnamed (const BceBox *box,
              BceBoxPart part,
              const GArray *candidates,
              gboolean *taken)
{
  for (guint i = 0; i < candidates->len; i++)
    {
      int component = g_array_index (candidates, gint16, i);

      if (!taken[component] && is_unnamed (box, part, component))
        {
          taken[component] = TRUE;
          return component;
        }
    }
  return -1;
}

/* The @nth tile that was told for the pile already. */
static int
find_told (const BceSite *sites,
           guint n_sites,
           int era,
           guint nth)
{
  for (guint i = 0; i < n_sites; i++)
    if (sites[i].era == era && nth-- == 0)
      return i;
  return -1;
}

static void
add_pile (ScribaPickDialog *dialog,
          const BceState *state,
          BceBoxPart part,
          int era,
          const char *title,
          gboolean *taken)
{
  const BceBox *box = scriba_pick_dialog_get_box (dialog);
  gboolean statues = part == BCE_BOX_STATUES;

  scriba_pick_dialog_add_group (dialog, title);
  for (guint i = 0; i < bce_setup_pile_size (state->n_seats); i++)
    {
      GArray *candidates = statues ? list_statues (box) : list_structures (box, era);
      int lies = find_told (statues ? state->statues : state->structures, statues ? state->n_statues : state->n_structures,
                            era, i);
      /* Translators: a tile of a pile, from 1. */
      g_autofree char *place = g_strdup_printf (_("Tile %u"), i + 1);

      scriba_pick_dialog_add (dialog, place, part, candidates, lies >= 0 ? lies : take_unnamed (box, part, candidates, taken));
    }
}

static guint8
take_pile (ScribaPickDialog *dialog,
           guint first,
           guint size,
           gint16 *pile)
{
  guint8 n = 0;

  for (guint i = 0; i < size; i++)
    {
      int picked = scriba_pick_dialog_get_pick (dialog, first + i);

      if (picked >= 0)
        pile[n++] = picked;
    }
  return n;
}

static void
tell_era (BceBox *box,
          const gint16 *pile,
          guint length,
          int era)
{
  for (guint i = 0; i < length; i++)
    {
      BceStructure *structure = &g_array_index (box->structures, BceStructure, pile[i]);

      if (!structure->era.known)
        structure->era = (ScribaNumber) { .value = era, .known = TRUE };
    }
}

static void
sites_done_cb (ScribaPickDialog *dialog,
               Telling *telling)
{
  BceBox *box = scriba_pick_dialog_get_box (dialog);
  guint size = scriba_pick_dialog_get_n_picks (dialog) / (BCE_N_ERAS + 1);
  BceSites sites = { 0, };

  sites.n_era1 = take_pile (dialog, 0, size, sites.era1);
  sites.n_era2 = take_pile (dialog, size, size, sites.era2);
  sites.n_era3 = take_pile (dialog, 2 * size, size, sites.era3);
  sites.n_statues = take_pile (dialog, 3 * size, size, sites.statues);
  tell_era (box, sites.era1, sites.n_era1, 1);
  tell_era (box, sites.era2, sites.n_era2, 2);
  tell_era (box, sites.era3, sites.n_era3, 3);
  tell (dialog, telling, BCE_ENTRY_SITES, &sites);
}

/** scriba_setup_tell_sites: asks which structures and statues were drawn. */
void
scriba_setup_tell_sites (GtkWidget *parent,
                         ScribaTable *table,
                         ScribaSetupToldFunc func,
                         gpointer user_data)
{
  const BceState *state = bce_table_get_state (table);
  ScribaPickDialog *dialog = scriba_pick_dialog_new (_("Structures and statues that were drawn"),
                                                     bce_box_copy (bce_table_get_box (table)));
  gboolean taken[BCE_MAX_STRUCTURES] = { FALSE, };
  gboolean statues_taken[BCE_MAX_STATUES] = { FALSE, };

  for (guint i = 0; i < state->n_structures; i++)
    taken[i] = state->structures[i].era > 0;
  for (guint i = 0; i < state->n_statues; i++)
    statues_taken[i] = state->statues[i].era > 0;

  add_pile (dialog, state, BCE_BOX_STRUCTURES, 1, _("Era I"), taken);
  add_pile (dialog, state, BCE_BOX_STRUCTURES, 2, _("Era II"), taken);
  add_pile (dialog, state, BCE_BOX_STRUCTURES, 3, _("Era III"), taken);
  add_pile (dialog, state, BCE_BOX_STATUES, 1, _("Statues"), statues_taken);
  present (dialog, parent, telling_new (table, func, user_data), G_CALLBACK (sites_done_cb));
}
