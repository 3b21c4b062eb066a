/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-sharing.h"

#include "scriba-application.h"

/**
 * ScribaSharing:
 *
 * What is shared, of a game or of a score. All that leaves the window for other people goes through here; what the
 * table keeps for itself, *Save a Copy* writes whole.
 */
G_DEFINE_ABSTRACT_TYPE (ScribaSharing, scriba_sharing, G_TYPE_OBJECT)

static void
scriba_sharing_class_init (ScribaSharingClass *klass)
{
}

static void
scriba_sharing_init (ScribaSharing *self)
{
}

/** scriba_sharing_hides_names: whether nobody is named in what is shared now. */
gboolean
scriba_sharing_hides_names (void)
{
  return g_settings_get_boolean (scriba_application_get_settings (scriba_application_get ()), "share-hide-names");
}

/** scriba_sharing_get_title: what the game is called. */
const char *
scriba_sharing_get_title (ScribaSharing *self)
{
  g_return_val_if_fail (SCRIBA_IS_SHARING (self), NULL);

  return SCRIBA_SHARING_GET_CLASS (self)->get_title (self);
}

/** scriba_sharing_is_over: whether the game has ended: before that, no program of plays is told of it. */
gboolean
scriba_sharing_is_over (ScribaSharing *self)
{
  g_return_val_if_fail (SCRIBA_IS_SHARING (self), FALSE);

  return SCRIBA_SHARING_GET_CLASS (self)->is_over (self);
}

/** scriba_sharing_create_sheet: (transfer full): the page of the game. */
ScribaSheet *
scriba_sharing_create_sheet (ScribaSharing *self)
{
  g_return_val_if_fail (SCRIBA_IS_SHARING (self), NULL);

  return SCRIBA_SHARING_GET_CLASS (self)->create_sheet (self, scriba_sharing_hides_names ());
}

/** scriba_sharing_create_report: (transfer full): how the game stands or ended, as a text to send. */
char *
scriba_sharing_create_report (ScribaSharing *self)
{
  g_return_val_if_fail (SCRIBA_IS_SHARING (self), NULL);

  return SCRIBA_SHARING_GET_CLASS (self)->create_report (self, scriba_sharing_hides_names ());
}

/** scriba_sharing_create_csv: (transfer full): the game for a spreadsheet. */
char *
scriba_sharing_create_csv (ScribaSharing *self)
{
  g_return_val_if_fail (SCRIBA_IS_SHARING (self), NULL);

  return SCRIBA_SHARING_GET_CLASS (self)->create_csv (self, scriba_sharing_hides_names ());
}

/** scriba_sharing_create_play: (transfer full): the game as a file of BG Stats. */
char *
scriba_sharing_create_play (ScribaSharing *self)
{
  g_return_val_if_fail (SCRIBA_IS_SHARING (self), NULL);

  return SCRIBA_SHARING_GET_CLASS (self)->create_play (self, scriba_sharing_hides_names (), scriba_share_to_bgsplay);
}

/** scriba_sharing_create_link: (transfer full): the game as a link that BG Stats takes over. */
char *
scriba_sharing_create_link (ScribaSharing *self)
{
  g_return_val_if_fail (SCRIBA_IS_SHARING (self), NULL);

  return SCRIBA_SHARING_GET_CLASS (self)->create_play (self, scriba_sharing_hides_names (), scriba_share_to_link);
}
