/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include "scriba-words.h"

static void
print_ruling (const ScribaRuling *ruling)
{
  printf ("\n### %s%s\n\n%s\n\n*Why:* %s\n", ruling->title, ruling->setting ? " (setting)" : "", ruling->text, ruling->reason);
}

/* Prints docs/rulings.md, from the tables that the window shows too. */
int
main (void)
{
  printf ("# Rulings\n"
          "\n"
          "Where the rulebooks are silent or contradict themselves, Scriba decides. A ruling marked “setting” can be decided\n"
          "otherwise by your table: those of 44 BCE in Preferences, those of Caesar! when a game begins. Tests compare this\n"
          "page with what the window says.\n");

  printf ("\n## 44 BCE\n");
  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      const ScribaRuling ruling = scriba_words_ruling (i);

      print_ruling (&ruling);
    }

  printf ("\n## Caesar!\n");
  for (guint i = 0; i < scriba_words_n_caesar_rulings (); i++)
    {
      const ScribaRuling ruling = scriba_words_caesar_ruling (i);

      print_ruling (&ruling);
    }

  return 0;
}
