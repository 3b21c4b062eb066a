/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-edit.h"

#include <glib/gi18n.h>

#include "bce-box-facts.h"
#include "scriba-box-text.h"
#include "scriba-record.h"
#include "scriba-words.h"

/* Unordered pairs of fields, with those of one field twice (rules, section 6, step 2). */
static const gint8 pairs[][2] = {
  { BCE_POLITICAL, BCE_MILITARY },
  { BCE_POLITICAL, BCE_SOCIAL },
  { BCE_MILITARY, BCE_SOCIAL },
  { BCE_POLITICAL, BCE_POLITICAL },
  { BCE_MILITARY, BCE_MILITARY },
  { BCE_SOCIAL, BCE_SOCIAL },
};

/** scriba_box_edit_exists: whether the box has such a component. */
gboolean
scriba_box_edit_exists (ScribaOwnerBox *owner,
                        const ScribaBoxPlace *place)
{
  return place->index < bce_box_get_part (scriba_owner_box_get_box (owner), place->part)->len;
}

/** scriba_box_edit_get_component: the component of which a value is shown. */
gconstpointer
scriba_box_edit_get_component (ScribaOwnerBox *owner,
                               const ScribaBoxPlace *place)
{
  return bce_box_get_component (scriba_owner_box_get_box (owner), place->part, place->index);
}

/** scriba_box_edit_open: the component, to be changed and then committed with scriba_box_edit_commit(). */
gpointer
scriba_box_edit_open (ScribaOwnerBox *owner,
                      const ScribaBoxPlace *place)
{
  return bce_box_get_component (scriba_owner_box_edit (owner), place->part, place->index);
}

/**
 * scriba_box_edit_get_name:
 * @owner: the owner's box
 * @place: where a value is
 *
 * Returns: (transfer full): which value of which component, "Senator, Authority"
 */
char *
scriba_box_edit_get_name (ScribaOwnerBox *owner,
                          const ScribaBoxPlace *place)
{
  const ScribaShape *shape = bce_box_get_shape (place->part);
  g_autofree char *component = NULL;

  component = scriba_words_component (scriba_owner_box_get_box (owner), place->part, place->index);
  /* Translators: a component of the game and one of its values, for example "Senator, Authority". */
  return g_strdup_printf (_("%1$s, %2$s"), component, scriba_words_value_name (shape, &shape->fields[place->field]));
}

/** scriba_box_edit_commit: keeps what was changed since scriba_box_edit_open() as one step of this value. */
void
scriba_box_edit_commit (ScribaOwnerBox *owner,
                        const ScribaBoxPlace *place)
{
  g_autofree char *label = scriba_box_edit_get_name (owner, place);

  scriba_box_place_commit (place, owner, label);
}

/**
 * scriba_box_edit_type:
 * @owner: the owner's box
 * @place: a value that is typed
 * @text: what was typed
 *
 * Returns: %FALSE if the text is refused; the box is as before then
 */
gboolean
scriba_box_edit_type (ScribaOwnerBox *owner,
                      const ScribaBoxPlace *place,
                      const char *text)
{
  if (!scriba_box_text_read (scriba_box_place_get_field (place), text, scriba_box_edit_open (owner, place)))
    return FALSE;

  scriba_box_edit_commit (owner, place);
  return TRUE;
}

/**
 * scriba_box_edit_settle:
 * @owner: the owner's box
 * @place: a value that was typed to its end
 *
 * Adds what follows from it by the rulebook, in the same step.
 */
void
scriba_box_edit_settle (ScribaOwnerBox *owner,
                        const ScribaBoxPlace *place)
{
  if (place->part == BCE_BOX_ALLEGIANCE &&
      scriba_box_place_get_field (place)->type == SCRIBA_FIELD_TEXT &&
      bce_allegiance_complete (scriba_box_edit_open (owner, place)))
    scriba_box_edit_commit (owner, place);
}

/** scriba_box_edit_forget: makes a value unknown again. */
void
scriba_box_edit_forget (ScribaOwnerBox *owner,
                        const ScribaBoxPlace *place)
{
  const ScribaField *field = scriba_box_place_get_field (place);

  if (scriba_field_is_unknown (field, scriba_box_edit_get_component (owner, place)))
    return;

  scriba_field_reset (field, scriba_box_edit_open (owner, place), FALSE);
  scriba_box_edit_commit (owner, place);
}

/** scriba_box_edit_n_choices: how many choices a value has, or 0 if it is none. */
guint
scriba_box_edit_n_choices (const ScribaField *field)
{
  switch (field->type)
    {
    case SCRIBA_FIELD_CHOICE:
      return g_strv_length ((char **) field->choices);
    case SCRIBA_FIELD_CHOICES:
      return G_N_ELEMENTS (pairs);
    case SCRIBA_FIELD_FLAG:
      return 2;
    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_NUMBER:
    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_RECORD:
    case SCRIBA_FIELD_RECORDS:
    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
    default:
      return 0;
    }
}

/** scriba_box_edit_choice_words: (transfer full): what a choice is called. */
char *
scriba_box_edit_choice_words (const ScribaBoxPlace *place,
                              guint choice)
{
  const ScribaField *field = scriba_box_place_get_field (place);

  if (field->type == SCRIBA_FIELD_CHOICES)
    return scriba_words_pair (pairs[choice][0], pairs[choice][1]);
  if (field->type == SCRIBA_FIELD_FLAG)
    return g_strdup (scriba_words_flag (choice == 0));

  return g_strdup (scriba_words_choice (bce_box_get_shape (place->part), field, choice));
}

static gboolean
is_pair (const gint8 *pair,
         const gint8 *fields)
{
  return (pair[0] == fields[0] && pair[1] == fields[1]) || (pair[0] == fields[1] && pair[1] == fields[0]);
}

/** scriba_box_edit_get_choice: which choice is made, or −1 while it is unknown. */
int
scriba_box_edit_get_choice (ScribaOwnerBox *owner,
                            const ScribaBoxPlace *place)
{
  const ScribaField *field = scriba_box_place_get_field (place);
  const gint8 *value = G_STRUCT_MEMBER_P (scriba_box_edit_get_component (owner, place), field->offset);

  if (*value < 0)
    return -1;
  if (field->type == SCRIBA_FIELD_FLAG)
    return *value ? 0 : 1;
  if (field->type == SCRIBA_FIELD_CHOICE)
    return *value;

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (is_pair (pairs[i], value))
      return i;
  return -1;
}

/** scriba_box_edit_choose: makes a choice, an index as in scriba_box_edit_choice_words(). */
void
scriba_box_edit_choose (ScribaOwnerBox *owner,
                        const ScribaBoxPlace *place,
                        guint choice)
{
  const ScribaField *field = scriba_box_place_get_field (place);
  gint8 *value = G_STRUCT_MEMBER_P (scriba_box_edit_open (owner, place), field->offset);

  g_return_if_fail (choice < scriba_box_edit_n_choices (field));

  if (field->type == SCRIBA_FIELD_CHOICES)
    {
      value[0] = pairs[choice][0];
      value[1] = pairs[choice][1];
    }
  else if (field->type == SCRIBA_FIELD_FLAG)
    {
      *value = choice == 0;
    }
  else
    {
      *value = choice;
    }
  scriba_box_edit_commit (owner, place);
}
