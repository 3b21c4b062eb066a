/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ScribaRuling:
 * @id: a fixed name; for a setting, the name of its key in the settings
 * @title: what it is about
 * @text: the ruling, in one line
 * @reason: why it is so, in one line
 * @setting: whether the table can decide otherwise
 *
 * A decision where the rulebook is silent or contradicts itself.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *text;
  const char *reason;
  gboolean setting;
} ScribaRuling;

guint scriba_words_n_rulings (void);
ScribaRuling scriba_words_ruling (guint ruling);
ScribaRuling scriba_words_ruling_translate (const ScribaRuling *ruling);

G_END_DECLS
