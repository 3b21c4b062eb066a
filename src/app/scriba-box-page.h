/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document-page.h"
#include "scriba-owner-box.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_PAGE (scriba_box_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaBoxPage, scriba_box_page, SCRIBA, BOX_PAGE, ScribaDocumentPage)

/**
 * ScribaBoxDifference:
 * @name: which value of which component
 * @mine: what the owner's box says
 * @other: what the other box says
 *
 * In words, where two boxes know different values.
 */
typedef struct
{
  char *name;
  char *mine;
  char *other;
} ScribaBoxDifference;

/**
 * ScribaBoxPageClass:
 * @get_title: what a box is called
 * @count_known: how many of its values are known
 * @count_unknown: how many are not
 * @merge: (transfer full): fills what is unknown in @mine with what @other knows; @conflicts becomes a list of where both know
 *   different values, of which those of @mine stay
 * @describe: tells one of these in words
 * @take: takes the other box's value of one of these
 * @show: draws the values of the box
 *
 * A page over the owner's box of a game. What can be done with all of it is the same for every game: import and merge,
 * a copy, what is shown of a file that cannot be read. Subclasses fill `box-content`.
 */
struct _ScribaBoxPageClass
{
  ScribaDocumentPageClass parent_class;

  const char *(*get_title) (gconstpointer box);
  guint (*count_known) (gconstpointer box);
  guint (*count_unknown) (gconstpointer box);
  gpointer (*merge) (gconstpointer mine,
                     gconstpointer other,
                     GArray **conflicts);
  void (*describe) (gconstpointer merged,
                    const GArray *conflicts,
                    guint conflict,
                    ScribaBoxDifference *difference);
  void (*take) (gpointer merged,
                const GArray *conflicts,
                guint conflict);
  void (*show) (ScribaBoxPage *self);
};

ScribaOwnerBox *scriba_box_page_get_owner (ScribaBoxPage *self);
void scriba_box_page_save_damaged (ScribaBoxPage *self,
                                   GFile *file);

G_END_DECLS
