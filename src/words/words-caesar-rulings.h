/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "words-rulings.h"

G_BEGIN_DECLS

guint scriba_words_n_caesar_rulings (void);
ScribaRuling scriba_words_caesar_ruling (guint ruling);

G_END_DECLS
