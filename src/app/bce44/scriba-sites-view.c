/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-sites-view.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-game.h"
#include "scriba-game-deeds.h"
#include "scriba-piece-board.h"
#include "scriba-piece-menu.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-turn-bar.h"
#include "scriba-words.h"

#define STATUES BCE_N_ERAS
#define N_GROUPS (BCE_N_ERAS + 1)

struct _ScribaSitesView
{
  ScribaPhaseView parent_instance;

  gint16 sites[N_GROUPS][BCE_MAX_STRUCTURES]; /* what each tile is, by its number in the box */
  guint n_sites[N_GROUPS];
  int turn;
  int year;

  ScribaPieceBoard *board;
  ScribaTurnBar *bar;
};

G_DEFINE_FINAL_TYPE (ScribaSitesView, scriba_sites_view, SCRIBA_TYPE_PHASE_VIEW)

static ScribaTable *
get_table (ScribaSitesView *self)
{
  return scriba_phase_view_get_table (SCRIBA_PHASE_VIEW (self));
}

static void
find_sites (ScribaSitesView *self,
            const BceState *state)
{
  memset (self->n_sites, 0, sizeof self->n_sites);

  for (guint i = 0; i < state->n_structures; i++)
    {
      int era = state->structures[i].era;

      if (era > 0)
        self->sites[era - 1][self->n_sites[era - 1]++] = i;
    }
  for (guint i = 0; i < state->n_statues; i++)
    {
      if (state->statues[i].era > 0)
        self->sites[STATUES][self->n_sites[STATUES]++] = i;
    }
}

/* "years 3–4", and what that means now (rules, section 3). */
static char *
describe_era (const BceState *state,
              int era)
{
  int first = era == 1 ? 1 : state->settings.era_starts[era - 2];
  int last = era == BCE_N_ERAS ? BCE_N_YEARS : state->settings.era_starts[era - 1] - 1;
  int now = bce_state_era (state);

  if (era > now && state->settings.build_early)
    /* Translators: of a coming era. */
    return g_strdup_printf (_("from year %d · may be built early"), first);
  if (era > now)
    return g_strdup_printf (_("from year %d"), first);
  if (era == now)
    /* Translators: first and last year of the era that has begun. */
    return g_strdup_printf (_("years %1$d–%2$d · working now"), first, last);

  return g_strdup_printf (_("years %1$d–%2$d · working"), first, last);
}

static const char *
name_era (int era)
{
  static const char * const names[] = { N_("Era I"), N_("Era II"), N_("Era III") };

  return _(names[era - 1]);
}

/* For a toggle on a phone. */
static const char *
shorten_era (int era)
{
  static const char * const names[] = {
    /* Translators: an era where there is little room; the number alone will do. */
    NC_("short", "Era I"), NC_("short", "Era II"), NC_("short", "Era III"),
  };

  return g_dpgettext2 (NULL, "short", names[era - 1]);
}

/* The phase of a structure, as the rail counts it. */
static char *
describe_phase (const BceStructure *printed)
{
  if (printed->immediate == TRUE)
    /* Translators: of a structure whose effect happens when it is built. */
    return g_strdup (_("At once"));
  if (printed->phase < 0)
    /* Translators: of a structure whose phase nobody has told. */
    return g_strdup (_("Phase ?"));

  /* Translators: the number of a phase and its name. */
  return g_strdup_printf (_("%1$d · %2$s"), printed->phase + 1, scriba_words_phase (printed->phase));
}

typedef struct
{
  const BceSite *site;
  char *title;
  char *detail;
  ScribaNumber cost;
  int n_spaces; /* that may be used, or −1 while unknown */
  int taken;
} Shown;

static void
shown_clear (Shown *shown)
{
  g_free (shown->title);
  g_free (shown->detail);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shown, shown_clear)

static void
read_site (ScribaSitesView *self,
           guint group,
           guint index,
           Shown *shown)
{
  const BceState *state = bce_table_get_state (get_table (self));
  const BceBox *box = bce_table_get_box (get_table (self));
  int number = self->sites[group][index];

  if (group == STATUES)
    {
      const BceStatue *printed = &g_array_index (box->statues, BceStatue, number);

      *shown = (Shown) {
        .site = &state->statues[number],
        .title = scriba_words_site (box, BCE_NONE, number),
        .detail = g_strdup (_("Final scoring")),
        .cost = printed->cost,
        .n_spaces = printed->spaces_known ? (int) bce_count_spaces (state, printed->spaces, printed->n_spaces) : -1,
      };
    }
  else
    {
      const BceStructure *printed = &g_array_index (box->structures, BceStructure, number);

      *shown = (Shown) {
        .site = &state->structures[number],
        .title = scriba_words_site (box, number, BCE_NONE),
        .detail = describe_phase (printed),
        .cost = printed->cost,
        .n_spaces = printed->spaces_known ? (int) bce_count_spaces (state, printed->spaces, printed->n_spaces) : -1,
      };
    }

  for (guint seat = 0; seat < state->n_seats; seat++)
    shown->taken += shown->site->architects[seat];
}

/* "Castrum, costs 4, production, Bálint and Máté, 2 free spaces" */
static char *
say_site (const BceState *state,
          const Shown *shown)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  g_strv_builder_add (parts, shown->title);
  if (state->settings.denarii)
    g_strv_builder_take (parts, shown->cost.known
                                ? g_strdup_printf (_("costs %d"), shown->cost.value)
                                : g_strdup (_("cost not known yet, asked when built")));
  g_strv_builder_add (parts, shown->detail);

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      int architects = shown->site->architects[seat];

      if (architects == 1)
        g_strv_builder_add (parts, state->players[seat].name);
      else if (architects > 1)
        g_strv_builder_take (parts, g_strdup_printf ("%s ×%d", state->players[seat].name, architects));
    }

  if (shown->n_spaces > shown->taken)
    g_strv_builder_take (parts, g_strdup_printf (ngettext ("%d free space", "%d free spaces",
                                                           shown->n_spaces - shown->taken),
                                                 shown->n_spaces - shown->taken));
  else
    g_strv_builder_add (parts, shown->n_spaces < 0 ? _("number of spaces not known yet") : _("full"));

  words = g_strv_builder_end (parts);
  return scriba_words_join ((const char * const *) words);
}

static void
show_spaces (ScribaPieceTile *tile,
             const BceState *state,
             const Shown *shown)
{
  scriba_piece_tile_clear_foot (tile);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      for (int i = 0; i < shown->site->architects[seat]; i++)
        scriba_piece_tile_add_token (tile, state->players[seat].character);
    }
  for (int i = shown->taken; i < shown->n_spaces; i++)
    scriba_piece_tile_add_space (tile);
  if (shown->n_spaces < 0)
    scriba_piece_tile_add_unknown_spaces (tile);
}

static void
show_site (ScribaSitesView *self,
           guint group,
           guint index)
{
  const BceState *state = bce_table_get_state (get_table (self));
  ScribaPieceTile *tile = scriba_piece_board_get_tile (self->board, group, index);
  g_auto (Shown) shown = { 0 };
  g_autofree char *cost = NULL;
  g_autofree char *speech = NULL;

  read_site (self, group, index, &shown);
  cost = scriba_words_number (shown.cost);
  speech = say_site (state, &shown);
  scriba_piece_tile_set_text (tile, shown.title, shown.detail);
  scriba_piece_tile_set_corner (tile, "scriba-denarius-symbolic", shown.cost.known ? "denarius" : "dim",
                                state->settings.denarii ? cost : NULL);
  scriba_piece_tile_set_quiet (tile, shown.n_spaces >= 0 && shown.taken >= shown.n_spaces);
  show_spaces (tile, state, &shown);
  scriba_speech_name (GTK_WIDGET (tile), speech);
}

static void
scriba_sites_view_update (ScribaPhaseView *view)
{
  ScribaSitesView *self = SCRIBA_SITES_VIEW (view);
  const BceState *state = bce_table_get_state (get_table (self));

  if (self->turn != state->turn)
    scriba_second_tap_expect (GTK_WIDGET (self));
  self->turn = state->turn;
  if (self->year != state->year)
    scriba_piece_board_set_current (self->board, bce_state_era (state) - 1);
  self->year = state->year;

  find_sites (self, state);
  scriba_piece_board_set_per_line (self->board, bce_setup_pile_size (state->n_seats));
  for (guint group = 0; group < N_GROUPS; group++)
    {
      g_autofree char *note = group == STATUES ? g_strdup (_("score at the end")) : describe_era (state, group + 1);

      scriba_piece_board_set_group (self->board, group, group == STATUES ? _("Statues") : name_era (group + 1), note,
                                    self->n_sites[group]);
      for (guint i = 0; i < self->n_sites[group]; i++)
        show_site (self, group, i);
    }
  scriba_turn_bar_show (self->bar, get_table (self), scriba_phase_view_get_narrow (view));
}

static void
build (ScribaSitesView *self,
       GtkWidget *tile,
       int seat,
       guint group,
       guint index)
{
  int number = self->sites[group][index];

  if (seat >= 0)
    scriba_game_build (tile, get_table (self), seat, group == STATUES ? BCE_NONE : number,
                       group == STATUES ? number : BCE_NONE);
}

static void
chosen_cb (ScribaSitesView *self,
           guint group,
           guint index,
           GtkWidget *tile)
{
  if (!scriba_second_tap_is_one (GTK_WIDGET (self)))
    build (self, tile, bce_table_get_state (get_table (self))->turn, group, index);
}

static void
menu_cb (ScribaSitesView *self,
         guint group,
         guint index,
         GtkWidget *tile)
{
  scriba_piece_menu_show (tile, get_table (self), group == STATUES ? BCE_BOX_STATUES : BCE_BOX_STRUCTURES,
                          self->sites[group][index]);
}

static void
scriba_sites_view_class_init (ScribaSitesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_PIECE_BOARD);
  g_type_ensure (SCRIBA_TYPE_TURN_BAR);

  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_sites_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-sites-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSitesView, board);
  gtk_widget_class_bind_template_child (widget_class, ScribaSitesView, bar);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_cb);
}

static void
scriba_sites_view_init (ScribaSitesView *self)
{
  self->turn = BCE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int era = 1; era <= BCE_N_ERAS; era++)
    scriba_piece_board_add_group (self->board, shorten_era (era), NULL, NULL);
  scriba_piece_board_add_group (self->board, _("Statues"), NULL, NULL);
  scriba_turn_bar_add_keys (self->bar, GTK_WIDGET (self));
}
