/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-error.h"

G_BEGIN_DECLS

char *scriba_words_error (const GError *error);
char *scriba_words_errno (int number);
char *scriba_words_one_line (const char *text);

G_END_DECLS
