/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-error.h"

#include <errno.h>

#include <glib/gi18n.h>

#include "scriba-line.h"

/* What a system's reasons are called here. */
static const struct
{
  int number;
  const char *words;
} reasons[] = {
  { ENOENT, N_("there is no such file") },
  { ENOTDIR, N_("a file stands where its folder should be") },
  { EACCES, N_("this is not permitted") },
  { EPERM, N_("this is not permitted") },
  { EISDIR, N_("it is a folder") },
  { ENOSPC, N_("the disk is full") },
  { EDQUOT, N_("the disk is full") },
  { EROFS, N_("it lies on a read-only disk") },
  { EPIPE, N_("nobody reads it any more") },
  { EBADF, N_("it is closed") },
  { ENAMETOOLONG, N_("the name is too long") },
  { ELOOP, N_("the links go round in a circle") },
  { EMFILE, N_("too many files are open") },
  { ENFILE, N_("too many files are open") },
  { EIO, N_("the disk does not answer") },
  { ENOMEM, N_("there is not enough memory") },
};

/**
 * scriba_words_errno:
 * @number: a value of `errno`
 *
 * Returns: (transfer full): what went wrong, to stand after a colon
 */
char *
scriba_words_errno (int number)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (reasons[i].number == number)
      return g_strdup (_(reasons[i].words));

  return g_strdup (g_strerror (number));
}

/* Files keep the system's reason as text; it is told in our own words where there are any. */
static char *
reason_of_text (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_strcmp0 (text, g_strerror (reasons[i].number)) == 0)
      return g_strdup (_(reasons[i].words));

  return g_strdup (text);
}

/* For what is wrong with a text before anything in it has a path. */
static char *
place_words (const char *expected,
             const char *found)
{
  g_auto (GStrv) place = g_strsplit (found, ":", 2);

  if (g_strv_length (place) != 2)
    return g_strdup (expected);

  /* Translators: %1$s is a sentence like "expected JSON", then two numbers: where the text stops being that. */
  return g_strdup_printf (_("%1$s, found something else at line %2$s, column %3$s"), expected, place[0], place[1]);
}

/* What was expected and how much of it; NULL for the codes of the other tables. */
static char *
expected_size (ScribaError code,
               const ScribaErrorFacts *facts)
{
  g_autofree char *lowest = g_strdup_printf ("%" G_GINT64_FORMAT, facts->lowest);
  g_autofree char *highest = g_strdup_printf ("%" G_GINT64_FORMAT, facts->highest);

  switch (code)
    {
    case SCRIBA_ERROR_TOO_LARGE:
      return g_strdup_printf (_("expected at most %s bytes"), highest);
    case SCRIBA_ERROR_TOO_DEEP:
      return g_strdup_printf (_("expected at most %s levels of nesting"), highest);
    case SCRIBA_ERROR_TOO_MANY_KEYS:
      /* Translators: keys of a JSON object. */
      return g_strdup_printf (_("expected at most %s keys in an object"), highest);
    case SCRIBA_ERROR_EXPECTED_RANGE:
      return g_strdup_printf (_("expected a whole number from %1$s to %2$s"),
                              lowest, highest);
    case SCRIBA_ERROR_EXPECTED_NAME:
      return g_strdup_printf (_("expected a name that can be seen, of 1 to %s characters, without control characters"),
                              highest);
    case SCRIBA_ERROR_EXPECTED_LENGTH:
      if (facts->lowest == facts->highest)
        return g_strdup_printf (_("expected a list of length %s"), highest);
      return g_strdup_printf (_("expected a list of length %1$s to %2$s"),
                              lowest, highest);
    case SCRIBA_ERROR_EXPECTED_FORMAT:
      /* Translators: %s is the name of a file format, for example "scriba-score/1". */
      return g_strdup_printf (_("expected the format %s"), facts->choices);
    case SCRIBA_ERROR_OTHER_TURN:
      /* Translators: %s is a word of the file format: "caesar" or "pompey". */
      return g_strdup_printf (_("expected a move of %s, whose turn it is"), facts->choices);
    case SCRIBA_ERROR_OTHER_SYMBOL:
      /* Translators: %s is a word of the file format, for example "sword". */
      return g_strdup_printf (_("expected a token that fits a space with the symbol %s"), facts->choices);
    case SCRIBA_ERROR_EXPECTED_CHOICE:
      /* Translators: %s is a list of words of the file format. */
      return g_strdup_printf (_("expected one of: %s"), facts->choices);
    default:
      return NULL;
    }
}

/* What was expected, for the codes that need no numbers; NULL for others. */
static const char *
expected_words (ScribaError code)
{
  switch (code)
    {
    case SCRIBA_ERROR_NOT_JSON:
      return _("expected JSON");
    case SCRIBA_ERROR_NOT_UTF8:
      return _("expected UTF-8 text without a byte order mark");
    case SCRIBA_ERROR_UNKNOWN_KEY:
      return _("expected a key that is known here");
    case SCRIBA_ERROR_EXPECTED_OBJECT:
      /* Translators: a JSON object, {…}. */
      return _("expected an object");
    case SCRIBA_ERROR_EXPECTED_LIST:
      /* Translators: a JSON list, […]. */
      return _("expected a list");
    case SCRIBA_ERROR_EXPECTED_NUMBERS:
      return _("expected a list of whole numbers");
    case SCRIBA_ERROR_EXPECTED_NUMBER:
      return _("expected a whole number");
    case SCRIBA_ERROR_EXPECTED_FLAG:
      /* Translators: true and false are JSON and stay. */
      return _("expected true or false");
    case SCRIBA_ERROR_EXPECTED_SEAT:
      return _("expected the name of one of the players");
    case SCRIBA_ERROR_EXPECTED_OTHER_SUITOR:
      return _("expected the name of another Suitor");
    case SCRIBA_ERROR_SHARED_SEATS:
      return _("expected a shared Suitor with three players only");
    case SCRIBA_ERROR_SHARED_IM:
      return _("expected a shared Suitor who is not the IM");
    case SCRIBA_ERROR_SUITOR_SUPPORT:
      return _("expected 0, because only the IM places support on own cards");
    case SCRIBA_ERROR_IM_SUPPORT:
      return _("expected nothing, because the IM gives no support to others");
    case SCRIBA_ERROR_SHARED_TWICE:
      return _("expected at most one shared Suitor");
    case SCRIBA_ERROR_SHARED_ONLY:
      return _("expected at least one player who is not the shared Suitor");
    case SCRIBA_ERROR_BOX_TOO_LARGE:
      return _("expected no more components than a game can track");
    case SCRIBA_ERROR_EXPECTED_ENTRY_KIND:
      return _("expected something that can happen in the game");
    case SCRIBA_ERROR_EXPECTED_TIME:
      /* Translators: ISO 8601 is a format of times. */
      return _("expected a time in ISO 8601 with an offset");
    case SCRIBA_ERROR_EXPECTED_UUID:
      return _("expected a UUID");
    case SCRIBA_ERROR_ENTRY_ORDER:
      return _("expected entries that follow each other");
    case SCRIBA_ERROR_NOT_IN_GAME:
      return _("expected a player, component or value of this game");
    case SCRIBA_ERROR_NOT_A_TIP:
      return _("expected an entry that the head comes before");
    case SCRIBA_ERROR_NO_GAME:
      return _("expected a game that is in the library");
    case SCRIBA_ERROR_AFTER_END:
      return _("expected nothing after the end of the game");
    case SCRIBA_ERROR_NOT_NEIGHBOURS:
      return _("expected two provinces that border on each other");
    case SCRIBA_ERROR_SPACE_TAKEN:
      return _("expected a border space that is empty");
    case SCRIBA_ERROR_USED_UP:
      return _("expected a token that this side still has");
    case SCRIBA_ERROR_NO_ORDER:
      return _("expected an order only of two provinces that are closed at once");
    case SCRIBA_ERROR_CHOICE_TOO_MANY:
      return _("expected no more choices than Might tiles that were taken");
    case SCRIBA_ERROR_NO_TARGET:
      return _("expected a token that Might may turn over");
    case SCRIBA_ERROR_PAIRS_WITH_TILE:
      /* Translators: "senate": null is JSON and stays. */
      return _("expected pairs only together with \"senate\": null");
    default:
      return NULL;
    }
}

/* The codes whose sentence is not "expected this, found that". */
static char *
sentence_words (ScribaError code,
                const char *found)
{
  g_autofree char *reason = NULL;

  switch (code)
    {
    case SCRIBA_ERROR_UNREADABLE:
      reason = reason_of_text (found);
      return g_strdup_printf (_("cannot be read: %s"), reason);
    case SCRIBA_ERROR_UNWRITABLE:
      /* What is written need not be there, but its folder. */
      reason = g_str_equal (found, g_strerror (ENOENT)) ? g_strdup (_("there is no such folder")) : reason_of_text (found);
      return g_strdup_printf (_("cannot be written: %s"), reason);
    case SCRIBA_ERROR_UNREMOVABLE:
      reason = reason_of_text (found);
      return g_strdup_printf (_("cannot be removed: %s"), reason);
    case SCRIBA_ERROR_UNDRAWABLE:
      reason = reason_of_text (found);
      /* Translators: a page about a game could not be made. */
      return g_strdup_printf (_("cannot be drawn: %s"), reason);
    case SCRIBA_ERROR_MISSING:
      return g_strdup (_("expected this key, found nothing"));
    case SCRIBA_ERROR_REPEATED_KEY:
      /* Translators: %s is a key of a JSON object. */
      return g_strdup_printf (_("expected every key once, found %s twice"), found);
    case SCRIBA_ERROR_NAME_TWICE:
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_("expected different names, found %s twice"), found);
    case SCRIBA_ERROR_ID_TWICE:
      return g_strdup_printf (_("expected different ids, found %s twice"), found);
    case SCRIBA_ERROR_BOTH:
      /* Translators: %s is another key of the same JSON object. */
      return g_strdup_printf (_("expected only one of two keys, found %s too"), found);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* What is to be told of the library; the file that it is about stands before it, if it is about one. NULL for other codes. */
static char *
library_words (ScribaError code,
               const ScribaErrorFacts *facts)
{
  g_autofree char *whole = g_strdup_printf ("%" G_GINT64_FORMAT, facts->lowest);
  g_autofree char *cut = g_strdup_printf ("%" G_GINT64_FORMAT, facts->highest);

  switch (code)
    {
    case SCRIBA_ERROR_GAME_REFUSED:
      return g_strdup (_("The last change to this game does not fit what is saved of it. Other games are saved as usual."));
    case SCRIBA_ERROR_LIBRARY_READ_ONLY:
      return g_strdup (_("can be read, but not changed"));
    case SCRIBA_ERROR_LIBRARY_LOCKED:
      return g_strdup (_("is open in another program"));
    case SCRIBA_ERROR_LIBRARY_NEWER:
      return g_strdup (_("comes from a newer version of Scriba, and is left as it is"));
    case SCRIBA_ERROR_LIBRARY_FOREIGN:
      return g_strdup (_("belongs to another program, and is left as it is"));
    case SCRIBA_ERROR_LIBRARY_DAMAGED:
      return g_strdup (_("is damaged, and could not be mended"));
    case SCRIBA_ERROR_LIBRARY_MENDED:
      if (facts->highest == 0 && facts->found == NULL)
        /* Translators: it is the old library; %s is a number of games. */
        return g_strdup_printf (_("was damaged, and is kept. In the new library: %s whole"), whole);
      if (facts->highest == 0)
        /* Translators: it is the old library; %1$s is a number of games, %2$s is the name of a file. */
        return g_strdup_printf (_("was damaged, and is kept. In the new library: %1$s whole, with the help of the backup %2$s"),
                                whole, facts->found);
      if (facts->found == NULL)
        /* Translators: it is the old library; %1$s and %2$s are numbers of games. */
        return g_strdup_printf (_("was damaged, and is kept. In the new library: %1$s whole, %2$s in part"), whole, cut);
      /* Translators: it is the old library; %1$s and %2$s are numbers of games, %3$s is the name of a file. */
      return g_strdup_printf (_("was damaged, and is kept. In the new library: %1$s whole, %2$s in part, with the help of the backup %3$s"),
                              whole, cut, facts->found);
    default:
      return NULL;
    }
}

static char *
facts_words (ScribaError code,
             const ScribaErrorFacts *facts)
{
  g_autofree char *expected = library_words (code, facts);

  if (expected != NULL)
    return g_steal_pointer (&expected);
  expected = expected_size (code, facts);
  if (expected == NULL)
    expected = g_strdup (expected_words (code));
  if (expected == NULL)
    return sentence_words (code, facts->found != NULL ? facts->found : "");
  if (facts->found == NULL)
    return g_steal_pointer (&expected);
  if (code == SCRIBA_ERROR_NOT_JSON || code == SCRIBA_ERROR_NOT_UTF8 || code == SCRIBA_ERROR_TOO_DEEP ||
      code == SCRIBA_ERROR_TOO_MANY_KEYS)
    return place_words (expected, facts->found);

  /* Translators: %1$s is a sentence like "expected a list", %2$s what stands there instead. */
  return g_strdup_printf (_("%1$s, found %2$s"), expected, facts->found);
}

/**
 * scriba_words_one_line:
 * @text: any text, UTF-8 or not
 *
 * Returns: (transfer full): it in one line, without control characters and those that turn what follows
 */
char *
scriba_words_one_line (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *line = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (scriba_spoils_line (c))
        g_string_append_printf (line, "\\u%04x", c);
      else
        g_string_append_unichar (line, c);
    }

  return g_string_free (line, FALSE);
}

/**
 * scriba_words_error:
 * @error: an error of Scriba, or of the system, which has words of its own
 *
 * Returns: (transfer full): what is wrong in one line, for example
 *   `night.json: im: expected the name of one of the players, found "Nero"`
 */
char *
scriba_words_error (const GError *error)
{
  const ScribaErrorFacts *facts;
  g_autofree char *sentence = NULL;
  g_autoptr (GString) line = NULL;

  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain != SCRIBA_ERROR)
    return scriba_words_one_line (error->message);

  facts = scriba_error_get_facts (error);
  sentence = facts_words (error->code, facts);
  line = g_string_new (NULL);
  if (facts->file != NULL)
    g_string_append_printf (line, "%s: ", facts->file);
  if (facts->path != NULL && *facts->path != '\0')
    g_string_append_printf (line, "%s: ", facts->path);
  g_string_append (line, sentence);

  return scriba_words_one_line (line->str);
}
