/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-error.h"

typedef ScribaErrorFacts ScribaErrorPrivate;

static void
scriba_error_private_init (ScribaErrorPrivate *priv)
{
}

static void
scriba_error_private_copy (const ScribaErrorPrivate *src,
                           ScribaErrorPrivate *dest)
{
  *dest = *src;
  dest->file = g_strdup (src->file);
  dest->path = g_strdup (src->path);
  dest->found = g_strdup (src->found);
  dest->choices = g_strdup (src->choices);
}

static void
scriba_error_private_clear (ScribaErrorPrivate *priv)
{
  g_free (priv->file);
  g_free (priv->path);
  g_free (priv->found);
  g_free (priv->choices);
}

G_DEFINE_EXTENDED_ERROR (ScribaError, scriba_error)

/**
 * scriba_error_get_facts:
 * @error: an error of the domain %SCRIBA_ERROR
 *
 * Returns: (transfer none): what is known of it
 */
const ScribaErrorFacts *
scriba_error_get_facts (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == SCRIBA_ERROR, NULL);

  return scriba_error_get_private (error);
}

/**
 * scriba_error_set:
 * @error: (nullable): where to put the error
 * @code: what is wrong
 * @path: (nullable): JSON path of the place
 * @found: (nullable): what stands there
 * @choices: (nullable): what is allowed
 * @lowest: smallest number or length that is allowed
 * @highest: largest number, length, depth or size that is allowed
 *
 * Sets an error with its facts, like g_set_error().
 */
void
scriba_error_set (GError **error,
                  ScribaError code,
                  const char *path,
                  const char *found,
                  const char *choices,
                  gint64 lowest,
                  gint64 highest)
{
  ScribaErrorPrivate *priv;

  if (error == NULL)
    return;

  g_set_error_literal (error, SCRIBA_ERROR, code, path != NULL ? path : "");
  priv = scriba_error_get_private (*error);
  priv->path = g_strdup (path);
  priv->found = g_strdup (found);
  priv->choices = g_strdup (choices);
  priv->lowest = lowest;
  priv->highest = highest;
}

/**
 * scriba_error_enter:
 * @error: an error of the domain %SCRIBA_ERROR
 * @key: the key under which what it is about stands in a larger file
 *
 * Makes its path one from the outermost object.
 */
void
scriba_error_enter (GError *error,
                    const char *key)
{
  ScribaErrorPrivate *priv;
  char *path;

  g_return_if_fail (error != NULL && error->domain == SCRIBA_ERROR);

  priv = scriba_error_get_private (error);
  path = priv->path != NULL ? g_strdup_printf ("%s%s%s", key, priv->path[0] == '[' ? "" : ".", priv->path)
                            : g_strdup (key);
  g_free (priv->path);
  priv->path = path;
}

/**
 * scriba_error_set_file:
 * @error: an error of the domain %SCRIBA_ERROR
 * @file: name of the file that it is about
 *
 * Says which file the error is about.
 */
void
scriba_error_set_file (GError *error,
                       const char *file)
{
  ScribaErrorPrivate *priv;

  g_return_if_fail (error != NULL && error->domain == SCRIBA_ERROR);

  priv = scriba_error_get_private (error);
  g_free (priv->file);
  priv->file = g_strdup (file);
}
