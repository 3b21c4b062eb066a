/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-new-caesar-page.h"

#include <glib/gi18n.h>

#include "caesar-correct.h"
#include "caesar-files.h"
#include "caesar-setup.h"
#include "scriba-application.h"
#include "scriba-group.h"
#include "scriba-name-entry.h"
#include "scriba-new-caesar.h"
#include "scriba-ruling-row.h"
#include "scriba-side-mark.h"
#include "scriba-stepper-row.h"
#include "scriba-words.h"

/**
 * ScribaNewCaesarPage:
 *
 * Who plays which side, or one against Auto-Crassus, and who begins; the rulings are folded away.
 */
struct _ScribaNewCaesarPage
{
  ScribaBeginPage parent_instance;

  CaesarBox *box;
  CaesarGameSetup setup;
  gboolean showing;

  AdwToggleGroup *opponents;
  AdwBin *caesar_mark;
  AdwBin *pompey_mark;
  ScribaNameEntry *names[CAESAR_N_SIDES];
  ScribaNameEntry *caesar_name;
  ScribaNameEntry *pompey_name;
  GtkWidget *caesar_crassus;
  GtkWidget *pompey_crassus;
  GtkLabel *caesar_side;
  GtkLabel *pompey_side;
  AdwToggleGroup *first;
  GtkWidget *stack;
  AdwComboRow *rulings[CAESAR_N_RULING_KINDS]; /* but for who begins */
  ScribaStepper *letters[CAESAR_N_LETTERS];
  ScribaStepper *added[CAESAR_N_SIDES][CAESAR_MAX_KINDS];
};

G_DEFINE_FINAL_TYPE (ScribaNewCaesarPage, scriba_new_caesar_page, SCRIBA_TYPE_BEGIN_PAGE)

/* Where the rulings of the last game are. */
static GSettings *
get_kept (void)
{
  return scriba_application_get_settings (scriba_application_get ());
}

static gboolean
scriba_new_caesar_page_sits (ScribaBeginPage *page,
                             const char *name)
{
  return scriba_new_caesar_has_player (&SCRIBA_NEW_CAESAR_PAGE (page)->setup, name);
}

static void
scriba_new_caesar_page_show (ScribaBeginPage *page)
{
  ScribaNewCaesarPage *self = SCRIBA_NEW_CAESAR_PAGE (page);
  GtkWidget *crassus[] = { self->caesar_crassus, self->pompey_crassus };

  self->showing = TRUE;
  adw_toggle_group_set_active_name (self->opponents, self->setup.crassus != CAESAR_NOBODY ? "solo" : "two");
  adw_toggle_group_set_active (self->first, self->setup.settings.first);
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->names[side]), side != self->setup.crassus);
      gtk_widget_set_visible (crassus[side], side == self->setup.crassus);
      scriba_name_entry_show (self->names[side], self->setup.seats[side].name);
    }
  gtk_widget_set_visible (self->stack, self->setup.crassus != CAESAR_NOBODY);
  self->showing = FALSE;
}

/* What is typed as the name of a side. */
static ScribaNameProblem
read_name (ScribaNewCaesarPage *self,
           CaesarSide side)
{
  return scriba_new_caesar_rename (&self->setup, side, scriba_name_entry_get_text (self->names[side]));
}

static void
rename_side (ScribaNewCaesarPage *self,
             CaesarSide side)
{
  ScribaNameProblem problem = read_name (self, side);

  if (problem == SCRIBA_NAME_GOOD)
    scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
  scriba_name_entry_set_problem (self->names[side], problem);
}

static void
caesar_named_cb (ScribaNewCaesarPage *self)
{
  rename_side (self, CAESAR_SIDE_CAESAR);
}

static void
pompey_named_cb (ScribaNewCaesarPage *self)
{
  rename_side (self, CAESAR_SIDE_POMPEY);
}

static void
opponents_cb (ScribaNewCaesarPage *self)
{
  if (self->showing)
    return;

  scriba_new_caesar_set_solo (&self->setup,
                              g_strcmp0 (adw_toggle_group_get_active_name (self->opponents), "solo") == 0);
  scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
}

static void
first_cb (ScribaNewCaesarPage *self)
{
  if (self->showing)
    return;

  self->setup.settings.first = adw_toggle_group_get_active (self->first);
  scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
}

static void
swap_cb (ScribaNewCaesarPage *self)
{
  scriba_new_caesar_swap (&self->setup);
  scriba_begin_page_changed (SCRIBA_BEGIN_PAGE (self));
}

static void
scriba_new_caesar_page_seat (ScribaBeginPage *page,
                             const ScribaKnownPlayer *player)
{
  scriba_new_caesar_add (&SCRIBA_NEW_CAESAR_PAGE (page)->setup, player->name);
}

static void
scriba_new_caesar_page_remember (ScribaBeginPage *page,
                                 ScribaLibrary *library,
                                 const GArray *known)
{
  ScribaNewCaesarPage *self = SCRIBA_NEW_CAESAR_PAGE (page);

  scriba_new_caesar_start (&self->setup, self->box, get_kept (), library, known);
}

/* Settings */

static void
show_rulings (ScribaNewCaesarPage *self)
{
  CaesarSettings settings;

  scriba_new_caesar_read_rulings (get_kept (), &settings);
  for (CaesarRulingKind what = CAESAR_RULING_BONUS_TO; what < CAESAR_N_RULING_KINDS; what++)
    adw_combo_row_set_selected (self->rulings[what], caesar_ruling_read (&settings, what));
}

static void
add_rulings (ScribaNewCaesarPage *self)
{
  for (CaesarRulingKind what = CAESAR_RULING_BONUS_TO; what < CAESAR_N_RULING_KINDS; what++)
    {
      ScribaRuling ruling = scriba_words_caesar_ruling (what);
      const char *choices[4] = { NULL, };

      for (guint value = 0; value < caesar_ruling_count_values (what); value++)
        choices[value] = scriba_words_caesar_setting_value (what, value);
      scriba_begin_page_add_setting (SCRIBA_BEGIN_PAGE (self),
                                     scriba_ruling_group_new_choice (&ruling, choices, &self->rulings[what]));
    }
  show_rulings (self);
}

static GtkWidget *
create_number_row (const char *title,
                   const char *speech,
                   int most,
                   ScribaStepper **stepper)
{
  GtkWidget *row = scriba_stepper_row_new (title, 0, most, stepper);

  scriba_stepper_set_title (*stepper, speech);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

/* Tokens of which the bags have none: those of modules whose rules are not covered. */
static void
add_tokens (ScribaNewCaesarPage *self,
            CaesarSide side)
{
  GtkWidget *group = scriba_group_new ();
  /* Translators: tokens put into the bag of a side, %s, besides its own. */
  g_autofree char *title = g_strdup_printf (_("Added to the bag: %s"), scriba_words_side (side));

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  for (guint kind = 0; kind < self->box->n_kinds; kind++)
    {
      const CaesarKind *token = &self->box->kinds[kind];
      g_autofree char *name = scriba_words_kind (token);
      /* Translators: what is counted, then the side: "laurel 3/3, Caesar". */
      g_autofree char *speech = g_strdup_printf (C_("token", "%1$s, %2$s"), name, scriba_words_side (side));

      if (token->count == 0)
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                   create_number_row (name, speech, SCRIBA_NUMBER_HIGHEST, &self->added[side][kind]));
    }
  scriba_begin_page_add_setting (SCRIBA_BEGIN_PAGE (self), group);
}

/* Which command tiles there are is printed on them alone. */
static void
add_letters (ScribaNewCaesarPage *self)
{
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      /* Translators: the command tiles with the letter %s. */
      g_autofree char *title = g_strdup_printf (_("Letter %s"), caesar_letter_keys[letter]);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->stack),
                                 create_number_row (title, title, self->box->command_tiles, &self->letters[letter]));
      scriba_stepper_set_nullable (self->letters[letter], TRUE);
    }
}

static void
show_letters (ScribaNewCaesarPage *self)
{
  gint16 stack[CAESAR_N_LETTERS];

  caesar_setup_default_stack (self->box, stack);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      scriba_stepper_set_value (self->letters[letter], MAX (stack[letter], 0));
      scriba_stepper_set_unknown (self->letters[letter], stack[letter] == CAESAR_SOME);
    }
}

static void
read_settings (ScribaNewCaesarPage *self)
{
  for (CaesarRulingKind what = CAESAR_RULING_BONUS_TO; what < CAESAR_N_RULING_KINDS; what++)
    caesar_ruling_write (&self->setup.settings, what, adw_combo_row_get_selected (self->rulings[what]));

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    for (guint kind = 0; kind < self->box->n_kinds; kind++)
      if (self->added[side][kind] != NULL)
        self->setup.seats[side].added[kind] = scriba_stepper_get_value (self->added[side][kind]);

  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    self->setup.stack[letter] = scriba_stepper_get_unknown (self->letters[letter])
                                ? CAESAR_SOME : scriba_stepper_get_value (self->letters[letter]);
}

/* Start */

static GtkWidget *
scriba_new_caesar_page_find_refused (ScribaBeginPage *page)
{
  ScribaNewCaesarPage *self = SCRIBA_NEW_CAESAR_PAGE (page);

  for (int side = 0; side < CAESAR_N_SIDES; side++)
    if (side != self->setup.crassus && read_name (self, side) != SCRIBA_NAME_GOOD)
      return GTK_WIDGET (self->names[side]);
  return NULL;
}

static ScribaTable *
scriba_new_caesar_page_create (ScribaBeginPage *page,
                               ScribaLibrary *library,
                               GError **error)
{
  ScribaNewCaesarPage *self = SCRIBA_NEW_CAESAR_PAGE (page);
  CaesarGameSetup setup;
  ScribaTable *table;

  read_settings (self);
  scriba_new_caesar_finish (&self->setup, &setup);
  table = caesar_library_create (library, &setup, self->box, error);
  if (table != NULL)
    scriba_new_caesar_keep_rulings (get_kept (), &self->setup.settings);
  return table;
}

static void
scriba_new_caesar_page_dispose (GObject *object)
{
  ScribaNewCaesarPage *self = SCRIBA_NEW_CAESAR_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_NEW_CAESAR_PAGE);
  g_clear_pointer (&self->box, caesar_box_free);

  G_OBJECT_CLASS (scriba_new_caesar_page_parent_class)->dispose (object);
}

static void
scriba_new_caesar_page_class_init (ScribaNewCaesarPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScribaBeginPageClass *page_class = SCRIBA_BEGIN_PAGE_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_NAME_ENTRY);
  g_type_ensure (SCRIBA_TYPE_GROUP);

  G_OBJECT_CLASS (klass)->dispose = scriba_new_caesar_page_dispose;

  page_class->format = &caesar_game_format;
  page_class->remember = scriba_new_caesar_page_remember;
  page_class->show = scriba_new_caesar_page_show;
  page_class->sits = scriba_new_caesar_page_sits;
  page_class->seat = scriba_new_caesar_page_seat;
  page_class->find_refused = scriba_new_caesar_page_find_refused;
  page_class->create = scriba_new_caesar_page_create;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-new-caesar-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, opponents);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, caesar_mark);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, pompey_mark);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, caesar_name);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, pompey_name);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, caesar_crassus);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, pompey_crassus);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, caesar_side);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, pompey_side);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, first);
  gtk_widget_class_bind_template_child (widget_class, ScribaNewCaesarPage, stack);
  gtk_widget_class_bind_template_callback (widget_class, caesar_named_cb);
  gtk_widget_class_bind_template_callback (widget_class, pompey_named_cb);
  gtk_widget_class_bind_template_callback (widget_class, opponents_cb);
  gtk_widget_class_bind_template_callback (widget_class, first_cb);
  gtk_widget_class_bind_template_callback (widget_class, swap_cb);
}

static void
name_sides (ScribaNewCaesarPage *self)
{
  AdwBin *marks[] = { self->caesar_mark, self->pompey_mark };
  GtkLabel *sides[] = { self->caesar_side, self->pompey_side };

  self->names[CAESAR_SIDE_CAESAR] = self->caesar_name;
  self->names[CAESAR_SIDE_POMPEY] = self->pompey_name;
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    {
      /* Translators: the entry for the name of a player; %s is a side. */
      g_autofree char *title = g_strdup_printf (_("Name, %s"), scriba_words_side (side));
      AdwToggle *toggle = adw_toggle_new ();

      adw_bin_set_child (marks[side], scriba_side_mark_new (side, 40));
      gtk_label_set_label (sides[side], scriba_words_side (side));
      scriba_name_entry_set_title (self->names[side], title);
      adw_toggle_set_label (toggle, scriba_words_side (side));
      adw_toggle_group_add (self->first, toggle);
    }
}

static void
scriba_new_caesar_page_init (ScribaNewCaesarPage *self)
{
  self->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  self->box = caesar_box_copy (caesar_owner_box_get_box (scriba_application_get_box (scriba_application_get (),
                                                                                     &caesar_game_format)));
  name_sides (self);
  add_letters (self);
  show_letters (self);
  add_rulings (self);
  add_tokens (self, CAESAR_SIDE_CAESAR);
  add_tokens (self, CAESAR_SIDE_POMPEY);
}

/** scriba_new_caesar_page_new: the page on which a game of Caesar! begins. */
AdwNavigationPage *
scriba_new_caesar_page_new (void)
{
  return g_object_new (SCRIBA_TYPE_NEW_CAESAR_PAGE, NULL);
}
