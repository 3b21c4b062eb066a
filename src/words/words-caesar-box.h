/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-box.h"

G_BEGIN_DECLS

const char *scriba_words_caesar_box_value_label (CaesarBoxValue value);
char *scriba_words_caesar_box_value_name (const CaesarBox *box,
                                          CaesarBoxValue value,
                                          guint index);
char *scriba_words_caesar_box_value (CaesarBoxValue value,
                                     int number,
                                     const char *text);
char *scriba_words_caesar_box_refusal (const GError *error);

G_END_DECLS
