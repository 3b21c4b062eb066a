/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-finder.h"

#include <string.h>

/* Before each word, so that only what a word begins with is found. */
#define BEGINNING "\n"

struct _ScribaFinder
{
  GHashTable *keys; /* text → what it is found by: taking a text apart takes longer than finding all of it */
  GPtrArray *words; /* each with BEGINNING */
};

static void
add_words (GString *key,
           char **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_string_append (key, BEGINNING);
      g_string_append (key, words[i]);
    }
}

/* GLib finds “Zsófia” by “zsof” in most languages, but not in those that write ó themselves. */
static char *
create_key (const char *text)
{
  g_autofree char *plain = g_str_to_ascii (text, "C");
  g_auto (GStrv) alternates = NULL;
  g_auto (GStrv) words = g_str_tokenize_and_fold (text, NULL, &alternates);
  g_auto (GStrv) plain_words = g_str_tokenize_and_fold (plain, NULL, NULL);
  GString *key = g_string_new (NULL);

  add_words (key, words);
  add_words (key, alternates);
  add_words (key, plain_words);
  return g_string_free_and_steal (key);
}

static const char *
get_key (ScribaFinder *self,
         const char *text)
{
  const char *key = g_hash_table_lookup (self->keys, text);
  char *created;

  if (key != NULL)
    return key;

  created = create_key (text);
  g_hash_table_insert (self->keys, g_strdup (text), created);
  return created;
}

/** scriba_finder_new: (transfer full): one that looks for nothing, and so finds it in every text. */
ScribaFinder *
scriba_finder_new (void)
{
  ScribaFinder *self = g_new (ScribaFinder, 1);

  self->keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->words = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/** scriba_finder_free: frees it, and what it has learned. */
void
scriba_finder_free (ScribaFinder *self)
{
  g_hash_table_unref (self->keys);
  g_ptr_array_unref (self->words);
  g_free (self);
}

/** scriba_finder_set_words: looks for texts of which a word begins with each of @words, whatever the case and the accents. */
void
scriba_finder_set_words (ScribaFinder *self,
                         const char *words)
{
  g_auto (GStrv) folded = g_str_tokenize_and_fold (words, NULL, NULL);

  g_ptr_array_set_size (self->words, 0);
  for (guint i = 0; folded[i] != NULL; i++)
    g_ptr_array_add (self->words, g_strconcat (BEGINNING, folded[i], NULL));
}

/** scriba_finder_learn: takes a text apart that will be looked at later. */
void
scriba_finder_learn (ScribaFinder *self,
                     const char *text)
{
  get_key (self, text);
}

/** scriba_finder_is_in: whether it is a text that is looked for. */
gboolean
scriba_finder_is_in (ScribaFinder *self,
                     const char *text)
{
  const char *key;

  if (self->words->len == 0)
    return TRUE;

  key = get_key (self, text);
  for (guint i = 0; i < self->words->len; i++)
    if (strstr (key, g_ptr_array_index (self->words, i)) == NULL)
      return FALSE;
  return TRUE;
}
