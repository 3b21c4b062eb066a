/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include "scriba-words.h"

/* Prints docs/rulings.md, from the table that the window shows too. */
int
main (void)
{
  printf ("# Rulings\n"
          "\n"
          "Where the rulebook of 44 BCE is silent or contradicts itself, Scriba decides. A ruling marked “setting” can be\n"
          "decided otherwise by your table, in Preferences. Tests compare this page with what the window says.\n");

  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      const ScribaRuling ruling = scriba_words_ruling (i);

      printf ("\n## %s%s\n\n%s\n\n*Why:* %s\n", ruling.title, ruling.setting ? " (setting)" : "",
              ruling.text, ruling.reason);
    }

  return 0;
}
