/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-token-picker.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "scriba-second-tap.h"
#include "scriba-space-picture.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-words.h"

/**
 * ScribaTokenPicker:
 *
 * The tokens that fit the border space that was chosen, each way round that makes a difference: the
 * left value is for the province that is named at the left. Those that are held come first.
 *
 * ::token-picked tells that one was tapped, by its symbol and its values; a second tap on the same one
 * tells it again. It does so for the same reader only when 300 ms have passed.
 *
 * Accessibility: a group of buttons, "sword, Macedonia 4, Dalmatia 2".
 */
struct _ScribaTokenPicker
{
  GtkWidget parent_instance;

  GtkWidget *column;
  GtkLabel *from;
  GtkLabel *to;
  GtkLabel *nothing;
  AdwWrapBox *box;
  GPtrArray *buttons;
  CaesarToken tokens[2 * CAESAR_MAX_KINDS]; /* of the buttons that are seen */
  guint n_tokens;
};

G_DEFINE_FINAL_TYPE (ScribaTokenPicker, scriba_token_picker, GTK_TYPE_WIDGET)

enum
{
  TOKEN_PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clicked_cb (ScribaTokenPicker *self,
            GtkWidget *button)
{
  guint i;

  if (scriba_second_tap_is_one (button) || !g_ptr_array_find (self->buttons, button, &i) || i >= self->n_tokens)
    return;

  scriba_second_tap_expect (button);
  g_signal_emit (self, signals[TOKEN_PICKED], 0, self->tokens[i].symbol, self->tokens[i].first, self->tokens[i].second);
}

static GtkWidget *
get_button (ScribaTokenPicker *self,
            guint i)
{
  while (self->buttons->len <= i)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), scriba_space_picture_new ());
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "token-choice");
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
      adw_wrap_box_append (self->box, button);
      g_ptr_array_add (self->buttons, button);
    }
  return g_ptr_array_index (self->buttons, i);
}

static gboolean
is_held (const CaesarState *state,
         const CaesarBox *box,
         const gint16 marked[CAESAR_MAX_KINDS],
         const CaesarToken *token)
{
  const CaesarPlayer *player = &state->players[state->turn.side];
  int kind = caesar_box_find_kind (box, token);

  for (guint i = 0; i < player->n_held; i++)
    if (caesar_box_find_kind (box, &player->held[i]) == kind)
      return TRUE;

  return marked[kind] > 0;
}

/* Tokens that are known to be held come first. */
static void
list_tokens (ScribaTokenPicker *self,
             const CaesarState *state,
             const CaesarBox *box,
             int border,
             const gint16 marked[CAESAR_MAX_KINDS])
{
  CaesarToken tokens[2 * CAESAR_MAX_KINDS];
  guint n = caesar_preview_tokens (state, box, state->turn.side, border, tokens);

  self->n_tokens = 0;
  for (guint held = 0; held < 2; held++)
    for (guint i = 0; i < n; i++)
      if (is_held (state, box, marked, &tokens[i]) == !held)
        self->tokens[self->n_tokens++] = tokens[i];
}

static void
show_button (ScribaTokenPicker *self,
             const CaesarState *state,
             const CaesarBox *box,
             const ScribaPlacement *placement,
             const gint16 marked[CAESAR_MAX_KINDS],
             guint i)
{
  GtkWidget *button = get_button (self, i);
  const CaesarToken *token = &self->tokens[i];
  const CaesarBorder *border = &box->borders[placement->border];
  const CaesarSpace space = { .by = state->turn.side, .token = *token, .link = CAESAR_NOBODY };
  gboolean picked = placement->has_token && caesar_token_is_same (&placement->choice.token, token);
  gboolean held = is_held (state, box, marked, token);
  /* Translators: a token that can be laid on a border space: its symbol, and the values that would face two provinces:
   * "sword, Gallia 3, Italia 2". */
  g_autofree char *name = g_strdup_printf (C_("border space", "%1$s, %2$s %3$d, %4$s %5$d"),
                                           scriba_words_symbol (token->symbol),
                                           scriba_words_province (box, border->between[0]), token->first,
                                           scriba_words_province (box, border->between[1]), token->second);
  g_autofree char *held_name = held ? g_strdup_printf (_("%s, in hand"), name) : NULL;

  scriba_space_picture_set_space (SCRIBA_SPACE_PICTURE (gtk_button_get_child (GTK_BUTTON (button))), &space,
                                  border->symbol, FALSE);
  scriba_speech_name (button, held ? held_name : name);
  scriba_style_set (button, "picked", picked);
  scriba_style_set (button, "marked", held);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               picked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  gtk_widget_set_visible (button, TRUE);
}

static void
scriba_token_picker_dispose (GObject *object)
{
  ScribaTokenPicker *self = SCRIBA_TOKEN_PICKER (object);

  g_clear_pointer (&self->column, gtk_widget_unparent);

  G_OBJECT_CLASS (scriba_token_picker_parent_class)->dispose (object);
}

static void
scriba_token_picker_finalize (GObject *object)
{
  g_ptr_array_unref (SCRIBA_TOKEN_PICKER (object)->buttons);

  G_OBJECT_CLASS (scriba_token_picker_parent_class)->finalize (object);
}

static void
scriba_token_picker_class_init (ScribaTokenPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scriba_token_picker_dispose;
  object_class->finalize = scriba_token_picker_finalize;

  signals[TOKEN_PICKED] =
    g_signal_new ("token-picked", SCRIBA_TYPE_TOKEN_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tokenpicker");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
create_end (GtkWidget *head,
            float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), xalign == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (head), label);
  return GTK_LABEL (label);
}

static void
scriba_token_picker_init (ScribaTokenPicker *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  /* The tokens lie as the values face: what is at the left stays there in every language. */
  gtk_widget_set_direction (head, GTK_TEXT_DIR_LTR);
  self->buttons = g_ptr_array_new ();
  self->from = create_end (head, 0);
  self->to = create_end (head, 1);
  self->nothing = GTK_LABEL (gtk_label_new (_("No unseen token fits here")));
  gtk_label_set_wrap (self->nothing, TRUE);
  gtk_label_set_xalign (self->nothing, 0);
  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->box, 6);
  adw_wrap_box_set_line_spacing (self->box, 6);
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (self->column), head);
  gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->nothing));
  gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->box));
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
}

/** scriba_token_picker_new: a picker without a game. */
GtkWidget *
scriba_token_picker_new (void)
{
  return g_object_new (SCRIBA_TYPE_TOKEN_PICKER, NULL);
}

/**
 * scriba_token_picker_show:
 * @state: a game on @box
 * @placement: a border space, and perhaps a token
 * @marked: of each kind, how many are marked as in hand of whose turn it is
 *
 * Shows what can be laid there by whose turn it is.
 */
void
scriba_token_picker_show (ScribaTokenPicker *self,
                          const CaesarState *state,
                          const CaesarBox *box,
                          const ScribaPlacement *placement,
                          const gint16 marked[CAESAR_MAX_KINDS])
{
  g_autofree char *border = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (SCRIBA_IS_TOKEN_PICKER (self));
  g_return_if_fail (placement->border != CAESAR_NONE && state->turn.side != CAESAR_NOBODY);

  border = scriba_words_border (box, placement->border);
  /* Translators: %s is a border space. */
  name = g_strdup_printf (_("Tokens for %s"), border);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_label_set_label (self->from, scriba_words_province (box, box->borders[placement->border].between[0]));
  gtk_label_set_label (self->to, scriba_words_province (box, box->borders[placement->border].between[1]));
  list_tokens (self, state, box, placement->border, marked);
  for (guint i = 0; i < self->n_tokens; i++)
    show_button (self, state, box, placement, marked, i);
  for (guint i = self->n_tokens; i < self->buttons->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->buttons, i), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), self->n_tokens == 0);
}

/** scriba_token_picker_get_token: (nullable): the button of a token as it would lie. */
GtkWidget *
scriba_token_picker_get_token (ScribaTokenPicker *self,
                               const CaesarToken *token)
{
  g_return_val_if_fail (SCRIBA_IS_TOKEN_PICKER (self), NULL);

  for (guint i = 0; i < self->n_tokens; i++)
    if (caesar_token_is_same (&self->tokens[i], token))
      return g_ptr_array_index (self->buttons, i);

  return NULL;
}
