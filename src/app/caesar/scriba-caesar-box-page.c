/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-box-page.h"

#include <glib/gi18n.h>

#include "caesar-game.h"
#include "scriba-command-text.h"
#include "scriba-component-dialog.h"
#include "scriba-component-page.h"
#include "scriba-group.h"
#include "scriba-speech.h"
#include "scriba-stepper.h"
#include "scriba-window.h"
#include "scriba-words.h"
#include "words-caesar-box.h"

/**
 * ScribaCaesarBoxPage:
 *
 * The components of a copy, to be corrected where it differs from what comes with Scriba; and what is printed on its
 * command tiles alone: how many there are of each letter, and what they say.
 */
struct _ScribaCaesarBoxPage
{
  ScribaBoxPage parent_instance;

  CaesarBox *shipped;
  AdwPreferencesGroup *components;
  GtkWidget *parts[SCRIBA_N_COMPONENT_PARTS];
  GtkBox *letters;
  GtkLabel *hint;
  ScribaStepper *counts[CAESAR_N_LETTERS];
  ScribaCommandText *texts[CAESAR_N_LETTERS];
};

G_DEFINE_FINAL_TYPE (ScribaCaesarBoxPage, scriba_caesar_box_page, SCRIBA_TYPE_BOX_PAGE)

static const char *
get_title (gconstpointer box)
{
  return ((const CaesarBox *) box)->title;
}

static guint
count_known (gconstpointer box)
{
  return caesar_box_count_known (box);
}

static guint
count_unknown (gconstpointer box)
{
  return caesar_box_count_unknown (box);
}

static gpointer
merge (gconstpointer mine,
       gconstpointer other,
       GArray **conflicts)
{
  *conflicts = caesar_box_conflicts_new ();
  return caesar_box_merge (mine, other, *conflicts);
}

static void
describe (gconstpointer merged,
          const GArray *conflicts,
          guint number,
          ScribaBoxDifference *difference)
{
  const CaesarBoxConflict *conflict = &g_array_index (conflicts, CaesarBoxConflict, number);

  difference->name = scriba_words_caesar_box_value_name (merged, conflict->value, conflict->index);
  difference->mine = scriba_words_caesar_box_value (conflict->value, conflict->mine, conflict->mine_text);
  difference->other = scriba_words_caesar_box_value (conflict->value, conflict->other, conflict->other_text);
}

static void
take (gpointer merged,
      const GArray *conflicts,
      guint conflict)
{
  caesar_box_take (merged, &g_array_index (conflicts, CaesarBoxConflict, conflict));
}

/* Components */

static void
part_cb (ScribaCaesarBoxPage *self,
         GtkWidget *row)
{
  ScribaComponentPart part = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "part"));

  ScribaOwnerBox *owner = scriba_box_page_get_owner (SCRIBA_BOX_PAGE (self));

  if (part == SCRIBA_COMPONENT_COUNTS)
    adw_dialog_present (scriba_component_dialog_new (owner, part, 0), GTK_WIDGET (self));
  else
    scriba_window_push (SCRIBA_WINDOW (gtk_widget_get_root (row)), scriba_component_page_new (owner, part));
}

static void
add_part (ScribaCaesarBoxPage *self,
          ScribaComponentPart part)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "icon-name", "go-next-symbolic", NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), scriba_component_part_title (part));
  scriba_group_wrap_title (row);
  scriba_speech_let_press (row);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  g_object_set_data (G_OBJECT (row), "part", GUINT_TO_POINTER (part));
  g_signal_connect_swapped (row, "activated", G_CALLBACK (part_cb), self);
  adw_preferences_group_add (self->components, row);
  self->parts[part] = row;
}

static void
show_components (ScribaCaesarBoxPage *self,
                 const CaesarBox *box)
{
  for (guint part = 0; part < SCRIBA_N_COMPONENT_PARTS; part++)
    {
      gboolean corrected = FALSE;

      for (guint i = 0; i < scriba_component_part_count (box, part) && !corrected; i++)
        corrected = scriba_component_part_has_corrected (box, self->shipped, part, i);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->parts[part]), corrected ? C_("box", "Corrected") : "");
    }
}

/* Command tiles */

static void
show_hint (ScribaCaesarBoxPage *self,
           const CaesarBox *box)
{
  g_autofree char *excess = scriba_words_command_excess (box);

  gtk_label_set_label (self->hint, excess != NULL ? excess : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), excess != NULL);
}

static void
scriba_caesar_box_page_show (ScribaBoxPage *page)
{
  ScribaCaesarBoxPage *self = SCRIBA_CAESAR_BOX_PAGE (page);
  const CaesarBox *box = caesar_owner_box_get_box (scriba_box_page_get_owner (page));

  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      const CaesarCommand *command = caesar_box_get_command (box, letter);
      gboolean known = command != NULL && command->count.known;

      scriba_stepper_set_range (self->counts[letter], 0, MAX (box->command_tiles, known ? command->count.value : 0));
      scriba_stepper_set_value (self->counts[letter], known ? command->count.value : 0);
      scriba_stepper_set_unknown (self->counts[letter], !known);
      scriba_command_text_show (self->texts[letter], command != NULL ? command->text : NULL);
    }
  show_hint (self, box);
  show_components (self, box);
}

/* (transfer full): which value of which command tiles; such a name needs no box. */
static char *
name_value (guint letter,
            CaesarCommandValue value)
{
  return scriba_words_caesar_box_value_name (NULL, value == CAESAR_COMMAND_COUNT ? CAESAR_BOX_COMMAND_COUNT
                                                                                 : CAESAR_BOX_COMMAND_TEXT, letter);
}

static CaesarCommand *
open_command (ScribaCaesarBoxPage *self,
              guint letter)
{
  return caesar_box_open_command (scriba_owner_box_edit (scriba_box_page_get_owner (SCRIBA_BOX_PAGE (self))), letter);
}

/* Consecutive commits of one value are one step. */
static void
commit (ScribaCaesarBoxPage *self,
        guint letter,
        CaesarCommandValue value)
{
  ScribaOwnerBox *owner = scriba_box_page_get_owner (SCRIBA_BOX_PAGE (self));
  g_autofree char *label = name_value (letter, value);
  g_autofree char *target = g_strdup_printf ("commands/%s/%s", caesar_letter_keys[letter],
                                             caesar_command_shape.fields[value].name);

  scriba_document_commit (SCRIBA_DOCUMENT (owner), target, label);
}

static guint
get_letter (gpointer control)
{
  return GPOINTER_TO_UINT (g_object_get_data (control, "letter"));
}

static void
counted_cb (ScribaCaesarBoxPage *self,
            ScribaStepper *stepper)
{
  CaesarCommand *command = open_command (self, get_letter (stepper));

  command->count = scriba_stepper_get_unknown (stepper) ? (ScribaNumber) SCRIBA_UNKNOWN
                                                        : (ScribaNumber) SCRIBA_KNOWN (scriba_stepper_get_value (stepper));
  commit (self, get_letter (stepper), CAESAR_COMMAND_COUNT);
}

static void
written_cb (ScribaCaesarBoxPage *self,
            ScribaCommandText *text)
{
  CaesarCommand *command = open_command (self, get_letter (text));

  g_free (command->text);
  command->text = scriba_command_text_dup (text);
  commit (self, get_letter (text), CAESAR_COMMAND_TEXT);
}

/* The keyboard goes down, from letter to letter. */
static void
entered_cb (ScribaCaesarBoxPage *self,
            ScribaCommandText *text)
{
  guint letter = get_letter (text);

  if (letter + 1 < CAESAR_N_LETTERS)
    gtk_widget_grab_focus (GTK_WIDGET (self->counts[letter + 1]));
}

static void
add_letter (ScribaCaesarBoxPage *self,
            guint letter)
{
  g_autofree char *command = scriba_words_command (letter);
  g_autofree char *count_name = name_value (letter, CAESAR_COMMAND_COUNT);
  g_autofree char *text_name = name_value (letter, CAESAR_COMMAND_TEXT);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", command, "xalign", 0.0f, "hexpand", TRUE, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);
  GtkWidget *count = scriba_stepper_new (count_name, 0, SCRIBA_NUMBER_HIGHEST);
  GtkWidget *text = scriba_command_text_new (text_name);

  scriba_stepper_set_nullable (SCRIBA_STEPPER (count), TRUE);
  gtk_widget_set_valign (count, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (count), "letter", GUINT_TO_POINTER (letter));
  g_object_set_data (G_OBJECT (text), "letter", GUINT_TO_POINTER (letter));
  g_signal_connect_swapped (count, "edited", G_CALLBACK (counted_cb), self);
  g_signal_connect_swapped (text, "edited", G_CALLBACK (written_cb), self);
  g_signal_connect_swapped (text, "entered", G_CALLBACK (entered_cb), self);

  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "solo-card");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), count);
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), text);
  gtk_box_append (self->letters, card);
  self->counts[letter] = SCRIBA_STEPPER (count);
  self->texts[letter] = SCRIBA_COMMAND_TEXT (text);
}

static void
scriba_caesar_box_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_CAESAR_BOX_PAGE);
  g_clear_pointer (&SCRIBA_CAESAR_BOX_PAGE (object)->shipped, caesar_box_free);

  G_OBJECT_CLASS (scriba_caesar_box_page_parent_class)->dispose (object);
}

static void
scriba_caesar_box_page_class_init (ScribaCaesarBoxPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScribaBoxPageClass *page_class = SCRIBA_BOX_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_caesar_box_page_dispose;
  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->copy_name = "caesar-box";
  page_class->get_title = get_title;
  page_class->count_known = count_known;
  page_class->count_unknown = count_unknown;
  page_class->merge = merge;
  page_class->describe = describe;
  page_class->take = take;
  page_class->show = scriba_caesar_box_page_show;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-caesar-box-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBoxPage, letters);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBoxPage, components);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarBoxPage, hint);
}

static void
scriba_caesar_box_page_init (ScribaCaesarBoxPage *self)
{
  g_type_ensure (SCRIBA_TYPE_GROUP);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    add_letter (self, letter);
  self->shipped = caesar_box_new_shipped ();
  for (guint part = 0; part < SCRIBA_N_COMPONENT_PARTS; part++)
    add_part (self, part);
}

/** scriba_caesar_box_page_new: a page over the owner's box of Caesar!. */
AdwNavigationPage *
scriba_caesar_box_page_new (ScribaOwnerBox *box)
{
  return g_object_new (SCRIBA_TYPE_CAESAR_BOX_PAGE, "document", box, NULL);
}
