/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include <glib/gi18n.h>

/* What a game is shared as. */

static void
choose (ScribaWindow *window,
        const char *title)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  gtk_widget_activate (scene_look_for_row (GTK_WIDGET (dialog), title));
  scene_settle (GTK_WIDGET (window));
}

/** scene_share: all of it, of a night that is over. */
void
scene_share (ScribaWindow *window)
{
  scene_final (window);
  scene_act (window, "win.share");
}

/** scene_share_code: the code of a night of four. */
void
scene_share_code (ScribaWindow *window)
{
  scene_share (window);
  choose (window, _("Show QR Code"));
}

/** scene_share_running: a game that goes on is no play yet. */
void
scene_share_running (ScribaWindow *window)
{
  scene_caesar_late (window);
  scene_act (window, "win.share");
}
