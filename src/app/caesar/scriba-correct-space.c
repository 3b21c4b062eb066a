/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-correct-space.h"

#include <glib/gi18n.h>

#include "scriba-record.h"
#include "scriba-words.h"

/**
 * ScribaCorrectSpace:
 *
 * What lies on a border space, to be set to what lies there on the table: a token of a side or none, either way round
 * or face down, and a link.
 */
struct _ScribaCorrectSpace
{
  AdwPreferencesGroup parent_instance;

  ScribaCaesarRows *rows;
  CaesarToken tokens[2 * CAESAR_MAX_KINDS]; /* in the order in which they are listed */
  guint n_tokens;

  AdwComboRow *border;
  AdwComboRow *by;
  AdwComboRow *token;
  AdwSwitchRow *face_down;
  AdwComboRow *link;
};

G_DEFINE_FINAL_TYPE (ScribaCorrectSpace, scriba_correct_space, ADW_TYPE_PREFERENCES_GROUP)

static void
border_cb (ScribaCorrectSpace *self)
{
  if (!self->rows->showing)
    scriba_correct_space_show (self);
}

/* A token that is chosen before its side is kept until then. */
static void
space_cb (ScribaCorrectSpace *self)
{
  CaesarSpaceEntry entry = { .border = adw_combo_row_get_selected (self->border) };
  const CaesarSpace *space = &caesar_table_get_state (self->rows->table)->borders[entry.border];

  if (self->rows->showing)
    return;

  entry.space.by = (int) adw_combo_row_get_selected (self->by) - 1;
  entry.space.link = (int) adw_combo_row_get_selected (self->link) - 1;
  if (entry.space.by != CAESAR_NOBODY)
    {
      entry.space.token = self->tokens[adw_combo_row_get_selected (self->token)];
      entry.space.face_down = space->by != CAESAR_NOBODY && adw_switch_row_get_active (self->face_down);
    }
  if (scriba_record_equal (&caesar_space_shape, &entry.space, space))
    return;
  if (!self->rows->record (CAESAR_ENTRY_SPACE, &entry, self->rows->user_data))
    scriba_correct_space_show (self);
}

static void
scriba_correct_space_class_init (ScribaCorrectSpaceClass *klass)
{
}

static void
scriba_correct_space_init (ScribaCorrectSpace *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), C_("correction", "Border Spaces"));
}

static AdwComboRow *
add (ScribaCorrectSpace *self,
     GtkWidget *row,
     GCallback callback)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_signal_connect_swapped (row, "notify::selected", callback, self);
  return ADW_COMBO_ROW (row);
}

static void
add_borders (ScribaCorrectSpace *self,
             const CaesarBox *box,
             guint border)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;

  for (guint i = 0; i < box->n_borders; i++)
    g_strv_builder_take (names, scriba_words_border (box, i));
  choices = g_strv_builder_end (names);
  self->border = add (self, scriba_caesar_choice_new (C_("correction", "Border space"), (const char * const *) choices),
                      G_CALLBACK (border_cb));
  adw_combo_row_set_selected (self->border, border);
}

/* Each kind, in both directions where they differ. */
static void
add_tokens (ScribaCorrectSpace *self,
            const CaesarBox *box)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;

  for (guint kind = 0; kind < box->n_kinds; kind++)
    {
      const CaesarToken token = caesar_kind_token (&box->kinds[kind]);

      self->tokens[self->n_tokens++] = token;
      if (token.first != token.second)
        self->tokens[self->n_tokens++] = caesar_token_turned (&token);
    }
  for (guint i = 0; i < self->n_tokens; i++)
    g_strv_builder_take (names, scriba_words_token (&self->tokens[i]));
  choices = g_strv_builder_end (names);
  self->token = add (self, scriba_caesar_choice_new (C_("correction", "Token"), (const char * const *) choices),
                     G_CALLBACK (space_cb));
}

/**
 * scriba_correct_space_new:
 * @rows: what its dialog has in common; it lives longer
 * @border: the border space that is shown first
 */
GtkWidget *
scriba_correct_space_new (ScribaCaesarRows *rows,
                          guint border)
{
  ScribaCorrectSpace *self = g_object_new (SCRIBA_TYPE_CORRECT_SPACE, NULL);
  const CaesarState *state = caesar_table_get_state (rows->table);
  const CaesarBox *box = caesar_table_get_box (rows->table);

  self->rows = rows;
  add_borders (self, box, border);
  self->by = add (self, scriba_caesar_choice_new_side (state, C_("correction", "Token of"), TRUE), G_CALLBACK (space_cb));
  add_tokens (self, box);
  self->face_down = ADW_SWITCH_ROW (adw_switch_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->face_down), C_("correction", "Token face down"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->face_down));
  g_signal_connect_swapped (self->face_down, "notify::active", G_CALLBACK (space_cb), self);
  self->link = add (self, scriba_caesar_choice_new_side (state, C_("correction", "Link of"), TRUE), G_CALLBACK (space_cb));
  return GTK_WIDGET (self);
}

/** scriba_correct_space_show: shows what is recorded now. */
void
scriba_correct_space_show (ScribaCorrectSpace *self)
{
  const CaesarState *state = caesar_table_get_state (self->rows->table);
  const CaesarSpace *space = &state->borders[adw_combo_row_get_selected (self->border)];
  gboolean taken = space->by != CAESAR_NOBODY;
  gboolean showing = self->rows->showing;

  g_return_if_fail (SCRIBA_IS_CORRECT_SPACE (self));

  self->rows->showing = TRUE;
  adw_combo_row_set_selected (self->by, space->by + 1);
  adw_combo_row_set_selected (self->link, space->link + 1);
  adw_switch_row_set_active (self->face_down, taken && space->face_down);
  gtk_widget_set_sensitive (GTK_WIDGET (self->face_down), taken);
  for (guint i = 0; taken && i < self->n_tokens; i++)
    if (caesar_token_is_same (&self->tokens[i], &space->token))
      adw_combo_row_set_selected (self->token, i);
  self->rows->showing = showing;
}
