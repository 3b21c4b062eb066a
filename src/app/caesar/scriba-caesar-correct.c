/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-correct.h"

#include <glib/gi18n.h>

#include "caesar-correct.h"
#include "scriba-game-act.h"
#include "scriba-words.h"

/* A tracked number, as a row of the kind that its values need. */
typedef struct
{
  CaesarCorrectKind what;
  GtkWidget *row;
} Number;

/**
 * ScribaCaesarCorrect:
 *
 * Everything that is tracked of a game of Caesar!, to be set to what lies on the table. Each change is recorded at
 * once, as a correction.
 */
struct _ScribaCaesarCorrect
{
  AdwDialog parent_instance;

  ScribaTable *table;
  gboolean showing;

  AdwBanner *refusal;
  AdwPreferencesPage *page;
  AdwComboRow *side;
  AdwComboRow *province;
  AdwComboRow *letter;
  GArray *numbers;
  AdwComboRow *tile;

  AdwComboRow *border;
  AdwComboRow *by;
  AdwComboRow *token; /* each kind, in both directions where they differ */
  AdwSwitchRow *face_down;
  AdwComboRow *link;
};

G_DEFINE_FINAL_TYPE (ScribaCaesarCorrect, scriba_caesar_correct, ADW_TYPE_DIALOG)

static void show (ScribaCaesarCorrect *self);

static const CaesarState *
get_state (ScribaCaesarCorrect *self)
{
  return caesar_table_get_state (self->table);
}

static const CaesarBox *
get_box (ScribaCaesarCorrect *self)
{
  return caesar_table_get_box (self->table);
}

static void
record (ScribaCaesarCorrect *self,
        CaesarEntryKind kind,
        gconstpointer args)
{
  g_autofree char *reason = NULL;
  ScribaVerdict verdict;
  gboolean done = scriba_table_dispatch (self->table, kind, args, &verdict);

  if (!done)
    {
      reason = scriba_game_explain_refusal (self->table, get_state (self), kind, &verdict);
      adw_banner_set_title (self->refusal, reason);
      gtk_accessible_announce (GTK_ACCESSIBLE (self), reason, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    }
  adw_banner_set_revealed (self->refusal, !done);
  show (self);
}

/* Which side, province or letter the rows of numbers are about. */

static guint
get_side (ScribaCaesarCorrect *self,
          CaesarCorrectKind what)
{
  return caesar_correct_is_of_a_side (what) ? adw_combo_row_get_selected (self->side) : 0;
}

static guint
get_index (ScribaCaesarCorrect *self,
           CaesarCorrectKind what)
{
  switch (caesar_correct_get_about (what))
    {
    case CAESAR_ABOUT_PROVINCE:
      return adw_combo_row_get_selected (self->province);
    case CAESAR_ABOUT_LETTER:
      return adw_combo_row_get_selected (self->letter);
    case CAESAR_ABOUT_KIND:
    case CAESAR_ABOUT_NOTHING:
    default:
      return 0;
    }
}

static int
read_row (const Number *number)
{
  switch (caesar_correct_get_value (number->what))
    {
    case CAESAR_VALUE_FLAG:
      return adw_switch_row_get_active (ADW_SWITCH_ROW (number->row));
    case CAESAR_VALUE_SIDE:
    case CAESAR_VALUE_LETTER:
      return (int) adw_combo_row_get_selected (ADW_COMBO_ROW (number->row)) - 1;
    case CAESAR_VALUE_STAGE:
      return adw_combo_row_get_selected (ADW_COMBO_ROW (number->row));
    case CAESAR_VALUE_COUNT:
    case CAESAR_VALUE_HELD:
    case CAESAR_VALUE_STACK:
    default:
      return adw_spin_row_get_value (ADW_SPIN_ROW (number->row));
    }
}

static void
show_row (const Number *number,
          int value)
{
  switch (caesar_correct_get_value (number->what))
    {
    case CAESAR_VALUE_FLAG:
      adw_switch_row_set_active (ADW_SWITCH_ROW (number->row), value);
      break;
    case CAESAR_VALUE_SIDE:
    case CAESAR_VALUE_LETTER:
      adw_combo_row_set_selected (ADW_COMBO_ROW (number->row), value + 1);
      break;
    case CAESAR_VALUE_STAGE:
      adw_combo_row_set_selected (ADW_COMBO_ROW (number->row), value);
      break;
    case CAESAR_VALUE_COUNT:
    case CAESAR_VALUE_HELD:
    case CAESAR_VALUE_STACK:
    default:
      adw_spin_row_set_value (ADW_SPIN_ROW (number->row), value);
      break;
    }
}

static void
number_cb (ScribaCaesarCorrect *self,
           GParamSpec *pspec,
           GtkWidget *row)
{
  for (guint i = 0; i < self->numbers->len && !self->showing; i++)
    {
      const Number *number = &g_array_index (self->numbers, Number, i);
      const CaesarCorrect entry = {
        .what = number->what,
        .side = get_side (self, number->what),
        .index = get_index (self, number->what),
        .value = read_row (number),
      };

      if (number->row == row && caesar_correct_read (get_state (self), entry.what, entry.side, entry.index) != entry.value)
        {
          record (self, CAESAR_ENTRY_CORRECT, &entry);
          return;
        }
    }
}

static GtkWidget *
create_combo (const char *title,
              const char * const *choices)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  return row;
}

static GtkWidget *
create_sides (const char *title)
{
  const char *sides[] = {
    scriba_words_side (CAESAR_NOBODY), scriba_words_side (CAESAR_SIDE_CAESAR), scriba_words_side (CAESAR_SIDE_POMPEY), NULL,
  };

  return create_combo (title, sides);
}

static GtkWidget *
create_row (CaesarCorrectKind what)
{
  static const char * const letters[] = { "–", "A", "B", "C", "D", "E", NULL };
  const char *stages[] = { _("Set-up"), C_("stage", "Play"), _("Finished"), NULL };
  const char *title = scriba_words_caesar_number (what);
  GtkWidget *row;

  switch (caesar_correct_get_value (what))
    {
    case CAESAR_VALUE_FLAG:
      row = adw_switch_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      return row;
    case CAESAR_VALUE_SIDE:
      return create_sides (title);
    case CAESAR_VALUE_LETTER:
      return create_combo (title, letters);
    case CAESAR_VALUE_STAGE:
      return create_combo (title, stages);
    case CAESAR_VALUE_STACK:
      row = adw_spin_row_new_with_range (CAESAR_SOME, 99, 1);
      break;
    case CAESAR_VALUE_HELD:
      row = adw_spin_row_new_with_range (0, CAESAR_MAX_HELD, 1);
      break;
    case CAESAR_VALUE_COUNT:
    default:
      row = adw_spin_row_new_with_range (0, 99, 1);
      break;
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}

static void
add_number (ScribaCaesarCorrect *self,
            AdwPreferencesGroup *group,
            CaesarCorrectKind what)
{
  const Number number = { what, create_row (what) };
  const char *signal = "notify::value";

  if (ADW_IS_SWITCH_ROW (number.row))
    signal = "notify::active";
  else if (ADW_IS_COMBO_ROW (number.row))
    signal = "notify::selected";
  g_array_append_val (self->numbers, number);
  adw_preferences_group_add (group, number.row);
  g_signal_connect_swapped (number.row, signal, G_CALLBACK (number_cb), self);
}

static AdwPreferencesGroup *
add_group (ScribaCaesarCorrect *self,
           const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (self->page, group);
  return group;
}

static AdwComboRow *
add_choice (ScribaCaesarCorrect *self,
            AdwPreferencesGroup *group,
            GtkWidget *row,
            GCallback callback)
{
  adw_preferences_group_add (group, row);
  g_signal_connect_swapped (row, "notify::selected", callback, self);
  return ADW_COMBO_ROW (row);
}

static void
other_cb (ScribaCaesarCorrect *self)
{
  if (!self->showing)
    show (self);
}

static void
tile_cb (ScribaCaesarCorrect *self)
{
  const CaesarTileChoice entry = {
    .province = adw_combo_row_get_selected (self->province),
    .tile = (int) adw_combo_row_get_selected (self->tile) - 1,
  };

  if (!self->showing && get_state (self)->provinces[entry.province].tile != entry.tile)
    record (self, CAESAR_ENTRY_TILE, &entry);
}

/* A border space */

static CaesarToken
get_token (const CaesarBox *box,
           guint i)
{
  const CaesarToken token = caesar_kind_token (&box->kinds[i / 2]);

  return i % 2 == 0 ? token : caesar_token_turned (&token);
}

/* A token that is chosen before its side is kept until then. */
static void
space_cb (ScribaCaesarCorrect *self)
{
  CaesarSpaceEntry entry = { .border = adw_combo_row_get_selected (self->border) };
  const CaesarSpace *space = &get_state (self)->borders[entry.border];

  if (self->showing)
    return;

  entry.space.by = (int) adw_combo_row_get_selected (self->by) - 1;
  entry.space.link = (int) adw_combo_row_get_selected (self->link) - 1;
  if (entry.space.by != CAESAR_NOBODY)
    {
      entry.space.token = get_token (get_box (self), adw_combo_row_get_selected (self->token));
      entry.space.face_down = adw_switch_row_get_active (self->face_down);
    }
  if (entry.space.by != CAESAR_NOBODY || space->by != CAESAR_NOBODY || space->link != entry.space.link)
    record (self, CAESAR_ENTRY_SPACE, &entry);
}

static void
show_space (ScribaCaesarCorrect *self)
{
  const CaesarBox *box = get_box (self);
  const CaesarSpace *space = &get_state (self)->borders[adw_combo_row_get_selected (self->border)];
  gboolean taken = space->by != CAESAR_NOBODY;

  adw_combo_row_set_selected (self->by, space->by + 1);
  adw_combo_row_set_selected (self->link, space->link + 1);
  adw_switch_row_set_active (self->face_down, taken && space->face_down);
  gtk_widget_set_sensitive (GTK_WIDGET (self->face_down), taken);
  for (guint i = 0; taken && i < 2u * box->n_kinds; i++)
    {
      CaesarToken token = get_token (box, i);

      if (token.symbol == space->token.symbol && token.first == space->token.first && token.second == space->token.second)
        {
          adw_combo_row_set_selected (self->token, i);
          break;
        }
    }
}

static void
show (ScribaCaesarCorrect *self)
{
  self->showing = TRUE;
  for (guint i = 0; i < self->numbers->len; i++)
    {
      const Number *number = &g_array_index (self->numbers, Number, i);

      show_row (number, caesar_correct_read (get_state (self), number->what, get_side (self, number->what),
                                             get_index (self, number->what)));
    }
  adw_combo_row_set_selected (self->tile, get_state (self)->provinces[adw_combo_row_get_selected (self->province)].tile + 1);
  show_space (self);
  self->showing = FALSE;
}

/* The rows */

static void
add_sides (ScribaCaesarCorrect *self)
{
  const char *sides[] = { scriba_words_side (CAESAR_SIDE_CAESAR), scriba_words_side (CAESAR_SIDE_POMPEY), NULL };
  AdwPreferencesGroup *group = add_group (self, C_("correction", "Sides"));

  self->side = add_choice (self, group, create_combo (C_("correction", "Side"), sides), G_CALLBACK (other_cb));
  add_number (self, group, CAESAR_CORRECT_HAND_SIZE);
  add_number (self, group, CAESAR_CORRECT_SENATE_TOKENS);
}

static void
add_provinces (ScribaCaesarCorrect *self)
{
  const CaesarBox *box = get_box (self);
  const char *names[CAESAR_MAX_PROVINCES + 1] = { NULL };
  const char *tiles[CAESAR_N_TILES + 2] = { NULL };
  AdwPreferencesGroup *group = add_group (self, C_("correction", "Provinces"));

  for (guint i = 0; i < box->n_provinces; i++)
    names[i] = scriba_words_province (box, i);
  for (int tile = CAESAR_TILE_UNKNOWN; tile < CAESAR_N_TILES; tile++)
    tiles[tile + 1] = scriba_words_bonus_tile (tile);
  self->province = add_choice (self, group, create_combo (C_("correction", "Province"), names), G_CALLBACK (other_cb));
  self->tile = add_choice (self, group, create_combo (_("Bonus tile"), tiles), G_CALLBACK (tile_cb));
  add_number (self, group, CAESAR_CORRECT_TAKEN_BY);
  add_number (self, group, CAESAR_CORRECT_CLOSED);
  add_number (self, group, CAESAR_CORRECT_CONTROLLER);
  add_number (self, group, CAESAR_CORRECT_CONTROL);
  add_number (self, group, CAESAR_CORRECT_FACE_DOWN);
}

static void
add_spaces (ScribaCaesarCorrect *self,
            int border)
{
  const CaesarBox *box = get_box (self);
  g_autoptr (GPtrArray) spaces = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (g_free);
  AdwPreferencesGroup *group = add_group (self, C_("correction", "Border Spaces"));

  for (guint i = 0; i < box->n_borders; i++)
    g_ptr_array_add (spaces, scriba_words_border (box, i));
  for (guint i = 0; i < 2u * box->n_kinds; i++)
    {
      const CaesarToken token = get_token (box, i);

      g_ptr_array_add (tokens, scriba_words_token (&token));
    }
  g_ptr_array_add (spaces, NULL);
  g_ptr_array_add (tokens, NULL);
  self->border = add_choice (self, group, create_combo (C_("correction", "Border space"), (const char * const *) spaces->pdata),
                             G_CALLBACK (other_cb));
  adw_combo_row_set_selected (self->border, MAX (border, 0));
  self->by = add_choice (self, group, create_sides (C_("correction", "Token of")), G_CALLBACK (space_cb));
  self->token = add_choice (self, group, create_combo (C_("correction", "Token"), (const char * const *) tokens->pdata),
                            G_CALLBACK (space_cb));
  self->face_down = ADW_SWITCH_ROW (adw_switch_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->face_down), _("Face down"));
  adw_preferences_group_add (group, GTK_WIDGET (self->face_down));
  g_signal_connect_swapped (self->face_down, "notify::active", G_CALLBACK (space_cb), self);
  self->link = add_choice (self, group, create_sides (C_("correction", "Link of")), G_CALLBACK (space_cb));
}

static void
add_game (ScribaCaesarCorrect *self)
{
  AdwPreferencesGroup *group = add_group (self, C_("correction", "Turn"));

  add_number (self, group, CAESAR_CORRECT_TURN);
  add_number (self, group, CAESAR_CORRECT_EXTRA);
  add_number (self, group, CAESAR_CORRECT_RESUME);
  add_number (self, group, CAESAR_CORRECT_STAGE);
  add_number (self, group, CAESAR_CORRECT_WINNER);
}

static void
add_commands (ScribaCaesarCorrect *self)
{
  AdwPreferencesGroup *group = add_group (self, _("Command Stack"));

  self->letter = add_choice (self, group, create_combo (C_("correction", "Letter"), caesar_letter_keys), G_CALLBACK (other_cb));
  add_number (self, group, CAESAR_CORRECT_STACK);
  add_number (self, group, CAESAR_CORRECT_DRAWN);
  add_number (self, group, CAESAR_CORRECT_COMMAND);
}

static void
scriba_caesar_correct_finalize (GObject *object)
{
  ScribaCaesarCorrect *self = SCRIBA_CAESAR_CORRECT (object);

  g_clear_object (&self->table);
  g_array_unref (self->numbers);

  G_OBJECT_CLASS (scriba_caesar_correct_parent_class)->finalize (object);
}

static void
scriba_caesar_correct_class_init (ScribaCaesarCorrectClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_caesar_correct_finalize;
}

static void
scriba_caesar_correct_init (ScribaCaesarCorrect *self)
{
  GtkWidget *view = adw_toolbar_view_new ();

  self->numbers = g_array_new (FALSE, FALSE, sizeof (Number));
  self->refusal = ADW_BANNER (adw_banner_new (""));
  adw_banner_set_use_markup (self->refusal, FALSE);
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (self->refusal));
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (self->page));
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_title (ADW_DIALOG (self), _("Correct"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 480);
  adw_dialog_set_content_height (ADW_DIALOG (self), 640);
}

/**
 * scriba_caesar_correct_present:
 * @parent: what was tapped
 * @table: a game of Caesar!
 * @border: the border space that is shown first, or %CAESAR_NONE
 *
 * Opens the corrections of a game.
 */
void
scriba_caesar_correct_present (GtkWidget *parent,
                               ScribaTable *table,
                               int border)
{
  ScribaCaesarCorrect *self = g_object_new (SCRIBA_TYPE_CAESAR_CORRECT, NULL);

  self->table = g_object_ref (table);
  self->showing = TRUE;
  if (border != CAESAR_NONE)
    add_spaces (self, border);
  add_sides (self);
  add_provinces (self);
  if (border == CAESAR_NONE)
    add_spaces (self, border);
  add_game (self);
  if (caesar_state_is_solo (get_state (self)))
    add_commands (self);
  show (self);
  adw_dialog_present (ADW_DIALOG (self), parent);
}
