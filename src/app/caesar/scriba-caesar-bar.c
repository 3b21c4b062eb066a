/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-bar.h"

#include <string.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "scriba-announce.h"
#include "scriba-side-mark.h"
#include "scriba-theme.h"
#include "scriba-words.h"
#include "words-caesar-map.h"
#include "words-caesar-preview.h"

/**
 * ScribaCaesarBar:
 *
 * Below the map of Caesar!: whose turn it is, what the placement that is being made would bring, or
 * what lies where the reader looks, and what can be done now, by the actions of the page.
 */
struct _ScribaCaesarBar
{
  GtkBox parent_instance;

  gboolean phone;
  gboolean brief;
  char *said; /* what a screen reader was told, and more of it */
  char *said_more;
  char *untold; /* provinces of which it was told that their tile is missing */

  GtkWidget *undo;
  GtkLabel *undo_label;
  ScribaSideMark *turn_mark;
  GtkLabel *turn_title;
  GtkLabel *turn_hint;
  AdwWrapBox *actions;
  GtkWidget *begin;
  GtkWidget *cannot_place;
  GtkWidget *tile;
  GtkWidget *correct;
  GtkWidget *cancel;
  GtkWidget *rotate;
  GtkWidget *place;
};

G_DEFINE_FINAL_TYPE (ScribaCaesarBar, scriba_caesar_bar, GTK_TYPE_BOX)

static void
tell (ScribaCaesarBar *self,
      const char *title,
      const char *hint)
{
  gtk_label_set_label (self->turn_title, title);
  gtk_label_set_label (self->turn_hint, hint);
  /* What a result consists of is told by the cards, too: the map stays in sight. */
  gtk_widget_set_visible (GTK_WIDGET (self->turn_hint),
                          *hint != '\0' && !(strchr (hint, '\n') != NULL && scriba_theme_has_huge_text (GTK_WIDGET (self))));
}

/* Has a screen reader tell what is there, and more of it, if it is not what was there before. */
static void
say (ScribaCaesarBar *self,
     const char *said,
     const char *more)
{
  gboolean same = g_strcmp0 (self->said, said) == 0 && g_strcmp0 (self->said_more, more) == 0;

  g_set_str (&self->said, said);
  g_set_str (&self->said_more, more);
  if (!same && gtk_widget_get_mapped (GTK_WIDGET (self)))
    scriba_caesar_bar_say (self);
}

static void
tell_placement (ScribaCaesarBar *self,
                const CaesarState *state,
                const CaesarBox *box,
                const ScribaPlacement *placement)
{
  if (placement->has_token)
    {
      g_autofree char *title = scriba_words_caesar_preview (state, box, &placement->place);
      g_autofree char *hint = scriba_words_caesar_preview_more (state, box, &placement->place);

      tell (self, title, self->brief ? "" : hint);
      say (self, title, hint);
    }
  else
    {
      g_autofree char *title = scriba_words_space (state, box, placement->border);
      g_autofree char *around = scriba_words_space_around (state, box, placement->border);

      tell (self, title, _("Tap a token, and once more to place it"));
      say (self, around, "");
    }
}

/* What the space is called was heard when it was chosen; what the map shows around it was not. */
static void
tell_space (ScribaCaesarBar *self,
            const CaesarState *state,
            const CaesarBox *box,
            int looked_at)
{
  g_autofree char *title = scriba_words_space (state, box, looked_at);
  g_autofree char *hint = scriba_words_space_more (state, box, looked_at);
  g_autofree char *around = scriba_words_space_around (state, box, looked_at);

  tell (self, title, hint);
  say (self, around, "");
}

static void
tell_turn (ScribaCaesarBar *self,
           const CaesarState *state,
           const CaesarBox *box)
{
  g_autofree char *turn = scriba_words_caesar_turn (state);
  g_autofree char *untold = scriba_words_untold (state, box);
  gboolean is_new = g_strcmp0 (self->untold, untold) != 0;
  g_autofree char *more = NULL;

  /* A missing tile is heard of once, and not with every turn. */
  if (is_new)
    more = g_strdup (untold);
  else if (g_strcmp0 (self->said, turn) == 0)
    more = g_strdup (self->said_more);
  g_set_str (&self->untold, untold);

  tell (self, turn, untold != NULL ? untold : _("Tap an empty space"));
  say (self, turn, more != NULL ? more : "");
}

/* A phone has no room for the card of the result beside the map. */
static void
tell_result (ScribaCaesarBar *self,
             const CaesarState *state,
             const CaesarBox *box)
{
  g_autofree char *result = scriba_words_caesar_result (state);
  g_autofree char *caesar = scriba_words_caesar_placed (state, box, CAESAR_SIDE_CAESAR);
  g_autofree char *pompey = scriba_words_caesar_placed (state, box, CAESAR_SIDE_POMPEY);
  g_autofree char *hint = g_strdup_printf ("%s\n%s", caesar, pompey);
  g_autofree char *untold = scriba_words_untold (state, box);

  tell (self, result, untold != NULL ? untold : self->phone ? hint : "");
  say (self, result, hint);
}

/* Whose turn it is, what is being placed, what lies where the reader looks, or how it ended. */
static void
tell_moment (ScribaCaesarBar *self,
             const CaesarState *state,
             const CaesarBox *box,
             const ScribaPlacement *placement,
             int looked_at)
{
  if (placement->border != CAESAR_NONE)
    {
      tell_placement (self, state, box, placement);
    }
  else if (looked_at != CAESAR_NONE)
    {
      tell_space (self, state, box, looked_at);
    }
  else if (caesar_state_is_played (state))
    {
      tell_turn (self, state, box);
    }
  else if (state->stage == CAESAR_STAGE_SETUP)
    {
      tell (self, _("Set-up"), "");
      say (self, _("Set-up"), "");
    }
  else
    {
      tell_result (self, state, box);
    }
}

/* Beside what a placement brings, or beside large text, a phone has no room for buttons. */
static gboolean
is_stacked (ScribaCaesarBar *self,
            gboolean has_token)
{
  return self->phone && (has_token || scriba_theme_has_large_text (GTK_WIDGET (self)));
}

static void
scriba_caesar_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_CAESAR_BAR);

  G_OBJECT_CLASS (scriba_caesar_bar_parent_class)->dispose (object);
}

static void
scriba_caesar_bar_finalize (GObject *object)
{
  ScribaCaesarBar *self = SCRIBA_CAESAR_BAR (object);

  g_free (self->said);
  g_free (self->said_more);
  g_free (self->untold);

  G_OBJECT_CLASS (scriba_caesar_bar_parent_class)->finalize (object);
}

static void
scriba_caesar_bar_class_init (ScribaCaesarBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SIDE_MARK);

  G_OBJECT_CLASS (klass)->dispose = scriba_caesar_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_caesar_bar_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-caesar-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, undo);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, undo_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, turn_mark);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, turn_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, turn_hint);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, actions);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, begin);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, cannot_place);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, tile);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, correct);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, cancel);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, rotate);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBar, place);
}

static void
scriba_caesar_bar_init (ScribaCaesarBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_caesar_bar_get_actions: (transfer none): what holds the buttons, for a tap that was meant for another one. */
GtkWidget *
scriba_caesar_bar_get_actions (ScribaCaesarBar *self)
{
  g_return_val_if_fail (SCRIBA_IS_CAESAR_BAR (self), NULL);

  return GTK_WIDGET (self->actions);
}

/** scriba_caesar_bar_get_begin: (transfer none): what begins the first turn. */
GtkWidget *
scriba_caesar_bar_get_begin (ScribaCaesarBar *self)
{
  g_return_val_if_fail (SCRIBA_IS_CAESAR_BAR (self), NULL);

  return self->begin;
}

/** scriba_caesar_bar_set_phone: how much room there is. */
void
scriba_caesar_bar_set_phone (ScribaCaesarBar *self,
                             gboolean phone)
{
  g_return_if_fail (SCRIBA_IS_CAESAR_BAR (self));

  self->phone = phone;
  adw_wrap_box_set_justify (self->actions, phone ? ADW_JUSTIFY_FILL : ADW_JUSTIFY_NONE);
  scriba_side_mark_set_size (self->turn_mark, phone ? 24 : 40);
}

/** scriba_caesar_bar_set_brief: whether of a placement only what it closes is told, for want of room. */
void
scriba_caesar_bar_set_brief (ScribaCaesarBar *self,
                             gboolean brief)
{
  g_return_if_fail (SCRIBA_IS_CAESAR_BAR (self));

  self->brief = brief;
}

/** scriba_caesar_bar_say: has a screen reader tell what the bar shows, and what the map shows of it. */
void
scriba_caesar_bar_say (ScribaCaesarBar *self)
{
  g_return_if_fail (SCRIBA_IS_CAESAR_BAR (self));

  if (self->said == NULL)
    return;

  scriba_announce_moment (GTK_WIDGET (self->turn_title), self->said);
  scriba_announce_moment (GTK_WIDGET (self->turn_hint), self->said_more);
}

/**
 * scriba_caesar_bar_show:
 * @self: the bar
 * @state: a game
 * @box: what it is played with
 * @placement: what is being placed
 * @looked_at: a border space with a token, or %CAESAR_NONE
 */
void
scriba_caesar_bar_show (ScribaCaesarBar *self,
                        const CaesarState *state,
                        const CaesarBox *box,
                        const ScribaPlacement *placement,
                        int looked_at)
{
  gboolean played = caesar_state_is_played (state);
  gboolean looks = looked_at != CAESAR_NONE;
  gboolean chosen = placement->border != CAESAR_NONE || looks;
  gboolean untold = state->stage != CAESAR_STAGE_SETUP && caesar_state_find_untold (state) != CAESAR_NONE;
  int marked = looks ? state->borders[looked_at].by : played ? state->turn.side : state->result.winner;

  g_return_if_fail (SCRIBA_IS_CAESAR_BAR (self));

  tell_moment (self, state, box, placement, looked_at);
  gtk_widget_set_visible (GTK_WIDGET (self->turn_mark), marked != CAESAR_NOBODY);
  if (marked != CAESAR_NOBODY)
    scriba_side_mark_set_side (self->turn_mark, marked);
  gtk_widget_set_visible (self->begin, state->stage == CAESAR_STAGE_SETUP);
  gtk_widget_set_visible (self->cannot_place, played && !chosen);
  gtk_widget_set_visible (self->tile, untold && !chosen);
  gtk_widget_set_visible (self->correct, looks);
  gtk_widget_set_visible (self->cancel, chosen);
  gtk_widget_set_visible (self->rotate, placement->has_token && scriba_placement_can_rotate (placement));
  gtk_widget_set_visible (self->place, placement->has_token);
  gtk_widget_set_visible (GTK_WIDGET (self->actions), state->stage != CAESAR_STAGE_OVER || looks || untold);
  gtk_button_set_label (GTK_BUTTON (self->cannot_place),
                        state->crassus == state->turn.side ? _("Passes") : _("I Cannot Place"));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), is_stacked (self, placement->has_token)
                                                         ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/** scriba_caesar_bar_show_undo: what the page takes back, if there is room for it. */
void
scriba_caesar_bar_show_undo (ScribaCaesarBar *self,
                             ScribaTablePage *page,
                             gboolean shown)
{
  g_return_if_fail (SCRIBA_IS_CAESAR_BAR (self));

  scriba_table_page_show_undo (page, self->undo, self->undo_label, shown);
}
