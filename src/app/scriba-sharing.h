/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-share.h"
#include "scriba-sheet.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SHARING (scriba_sharing_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaSharing, scriba_sharing, SCRIBA, SHARING, GObject)

/** ScribaSharePlay: (transfer full): writes a play, with a note. */
typedef char *(* ScribaSharePlay) (const ScribaBgsPlay *play,
                                   const char *note);

/**
 * ScribaSharingClass:
 * @get_title: what the game is called
 * @is_over: whether programs of plays can be told of it
 * @create_sheet: (transfer full): its page
 * @create_report: (transfer full): how it stands or ended, as a text to send
 * @create_csv: (transfer full): it for a spreadsheet
 * @create_play: (transfer full): it as a play, written by @write
 *
 * What can be shared, as it stands then: with the names of who played, or with @hidden ones.
 */
struct _ScribaSharingClass
{
  GObjectClass parent_class;

  const char *(*get_title) (ScribaSharing *self);
  gboolean (*is_over) (ScribaSharing *self);
  ScribaSheet *(*create_sheet) (ScribaSharing *self,
                                gboolean hidden);
  char *(*create_report) (ScribaSharing *self,
                          gboolean hidden);
  char *(*create_csv) (ScribaSharing *self,
                       gboolean hidden);
  char *(*create_play) (ScribaSharing *self,
                        gboolean hidden,
                        ScribaSharePlay write);
};

gboolean scriba_sharing_hides_names (void);

const char *scriba_sharing_get_title (ScribaSharing *self);
gboolean scriba_sharing_is_over (ScribaSharing *self);
ScribaSheet *scriba_sharing_create_sheet (ScribaSharing *self);
char *scriba_sharing_create_report (ScribaSharing *self);
char *scriba_sharing_create_csv (ScribaSharing *self);
char *scriba_sharing_create_play (ScribaSharing *self);
char *scriba_sharing_create_link (ScribaSharing *self);

G_END_DECLS
