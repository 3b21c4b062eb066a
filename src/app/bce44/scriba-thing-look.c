/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-thing-look.h"

#include "bce-types.h"

static const struct
{
  const char *icon;
  const char *style;
} things[BCE_N_THINGS] = {
  [BCE_THING_POLITICAL] = { "scriba-political-symbolic", "field-political" },
  [BCE_THING_MILITARY] = { "scriba-military-symbolic", "field-military" },
  [BCE_THING_SOCIAL] = { "scriba-social-symbolic", "field-social" },
  [BCE_THING_SUPPORT] = { "scriba-support-symbolic", "support" },
  [BCE_THING_LOYALTY] = { "scriba-loyalty-symbolic", "loyalty" },
  [BCE_THING_DENARIUS] = { "scriba-denarius-symbolic", "denarius" },
  [BCE_THING_IMPERIUM] = { "scriba-laurel-symbolic", "imperium" },
};

/** scriba_thing_get_icon: the symbol of a #BceThing. */
const char *
scriba_thing_get_icon (guint thing)
{
  return things[thing].icon;
}

/** scriba_thing_get_style: the style class in whose colour the symbol of a #BceThing is drawn. */
const char *
scriba_thing_get_style (guint thing)
{
  return things[thing].style;
}
