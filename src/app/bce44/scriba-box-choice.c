/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-choice.h"

#include <glib/gi18n.h>

#include "scriba-box-edit.h"
#include "scriba-popover.h"

/* What a menu is about; it lives as long as its action. */
typedef struct
{
  ScribaOwnerBox *owner;
  ScribaBoxPlace place;
} Choice;

static void
choice_free (gpointer data,
             GClosure *closure)
{
  Choice *choice = data;

  g_object_unref (choice->owner);
  g_free (choice);
}

static void
chosen_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer data)
{
  Choice *choice = data;
  int index = g_variant_get_int32 (parameter);

  if (index < 0)
    scriba_box_edit_forget (choice->owner, &choice->place);
  else
    scriba_box_edit_choose (choice->owner, &choice->place, index);
}

static GSimpleActionGroup *
make_actions (ScribaOwnerBox *owner,
              const ScribaBoxPlace *place)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = NULL;
  Choice *choice = g_new0 (Choice, 1);

  choice->owner = g_object_ref (owner);
  choice->place = *place;
  action = g_simple_action_new_stateful ("choose", G_VARIANT_TYPE_INT32,
                                         g_variant_new_int32 (scriba_box_edit_get_choice (owner, place)));
  g_signal_connect_data (action, "activate", G_CALLBACK (chosen_cb), choice, choice_free, 0);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  return group;
}

static void
append (GMenu *menu,
        const char *label,
        int choice)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "choice.choose", "i", choice);
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_menu (const ScribaBoxPlace *place)
{
  g_autoptr (GMenu) choices = g_menu_new ();
  g_autoptr (GMenu) forget = g_menu_new ();
  GMenu *menu = g_menu_new ();
  guint n_choices = scriba_box_edit_n_choices (scriba_box_place_get_field (place));

  for (guint i = 0; i < n_choices; i++)
    {
      g_autofree char *words = scriba_box_edit_choice_words (place, i);

      append (choices, words, i);
    }
  append (forget, _("Unknown"), -1);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (choices));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (forget));
  return G_MENU_MODEL (menu);
}

/**
 * scriba_box_choice_popup:
 * @button: what shows the value
 * @owner: the owner's box
 * @place: a value that is a choice
 *
 * Offers its choices in a menu below @button.
 */
void
scriba_box_choice_popup (GtkWidget *button,
                         ScribaOwnerBox *owner,
                         const ScribaBoxPlace *place)
{
  g_autoptr (GMenuModel) menu = make_menu (place);
  g_autoptr (GSimpleActionGroup) actions = make_actions (owner, place);
  GtkWidget *popover = gtk_popover_menu_new_from_model (menu);

  gtk_widget_insert_action_group (button, "choice", G_ACTION_GROUP (actions));
  scriba_popover_popup_at (GTK_POPOVER (popover), button);
}

static gunichar
first_letter (const ScribaBoxPlace *place,
              guint choice)
{
  g_autofree char *words = scriba_box_edit_choice_words (place, choice);
  g_autofree char *folded = g_utf8_casefold (words, -1);

  return g_utf8_get_char (folded);
}

/**
 * scriba_box_choice_type:
 * @owner: the owner's box
 * @place: a value that is a choice
 * @letter: what was typed
 *
 * Makes the next choice that begins with the letter.
 *
 * Returns: %FALSE if there is none
 */
gboolean
scriba_box_choice_type (ScribaOwnerBox *owner,
                        const ScribaBoxPlace *place,
                        gunichar letter)
{
  guint n_choices = scriba_box_edit_n_choices (scriba_box_place_get_field (place));
  int chosen = scriba_box_edit_get_choice (owner, place);

  for (guint i = 0; i < n_choices; i++)
    {
      guint choice = (chosen + 1 + i) % n_choices;

      if (first_letter (place, choice) == g_unichar_tolower (letter))
        {
          scriba_box_edit_choose (owner, place, choice);
          return TRUE;
        }
    }

  return FALSE;
}
