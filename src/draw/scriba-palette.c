/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-palette.h"

/*
 * The one place of the colours. Each solid colour has at least 3 : 1 to the card
 * and carries the letter with at least 4.5 : 1, in both halves of the table.
 */
typedef struct
{
  const char *name;
  guint32 light; /* red, green, blue, alpha */
  guint32 dark;
} Row;

static const Row rows[SCRIBA_N_COLORS] =
{
  [SCRIBA_COLOR_OWNER_AGRIPPA]   = { "owner-agrippa",   0x1a5fb4ff, 0x62a0eaff },
  [SCRIBA_COLOR_OWNER_ANTONY]    = { "owner-antony",    0x1d7340ff, 0x57c47eff },
  [SCRIBA_COLOR_OWNER_AUGUSTUS]  = { "owner-augustus",  0x4d4d57ff, 0xc0bfbcff },
  [SCRIBA_COLOR_OWNER_BRUTUS]    = { "owner-brutus",    0xb3440dff, 0xff8f55ff },
  [SCRIBA_COLOR_OWNER_CLEOPATRA] = { "owner-cleopatra", 0x7a3a9aff, 0xc98be0ff },
  [SCRIBA_COLOR_SIDE_CAESAR]     = { "side-caesar",     0xa3213fff, 0xf2798fff },
  [SCRIBA_COLOR_SIDE_POMPEY]     = { "side-pompey",     0x1c5fa8ff, 0x78b3f0ff },
  [SCRIBA_COLOR_FIELD_POLITICAL] = { "field-political", 0x6b3fa0ff, 0xc4a3eaff },
  [SCRIBA_COLOR_FIELD_MILITARY]  = { "field-military",  0xa51d2dff, 0xf5909bff },
  [SCRIBA_COLOR_FIELD_SOCIAL]    = { "field-social",    0x0f6b63ff, 0x6fcfc4ff },
  [SCRIBA_COLOR_SUPPORT]         = { "support",         0x5e5c64ff, 0xb8b6bdff },
  [SCRIBA_COLOR_LOYALTY]         = { "loyalty",         0xa1305fff, 0xf29cc0ff },
  [SCRIBA_COLOR_DENARIUS]        = { "denarius",        0x7a5600ff, 0xe5b94cff },
  [SCRIBA_COLOR_SCORE_TRACK]     = { "score-track",     0x4a4458ff, 0xd7d0e2ff },
  [SCRIBA_COLOR_SCORE_LOWEST]    = { "score-lowest",    0xa3510aff, 0xffab70ff },
  [SCRIBA_COLOR_SCORE_STATUES]   = { "score-statues",   0x3f6b1fff, 0xa3d47cff },
  [SCRIBA_COLOR_SEA]             = { "sea",             0xe4eef4ff, 0x1f2a33ff },
  [SCRIBA_COLOR_LAND]            = { "land",            0xf6f0e3ff, 0x38352fff },
  [SCRIBA_COLOR_COAST]           = { "coast",           0xd6c9abff, 0x5a5447ff },
  [SCRIBA_COLOR_LETTER]          = { "letter",          0xffffffff, 0x1e1e22ff },
  [SCRIBA_COLOR_CARD]            = { "scriba-card",     0xffffffff, 0x343437ff },
  [SCRIBA_COLOR_TEXT]            = { "scriba-text",     0x000006cc, 0xffffffff },
  [SCRIBA_COLOR_DIM]             = { "scriba-dim",      0x000006a3, 0xffffffc2 },
};

static const ScribaColorName line_colors[BCE_N_LINES] =
{
  [BCE_LINE_TRACK]           = SCRIBA_COLOR_SCORE_TRACK,
  [BCE_LINE_ALLEGIANCE]      = SCRIBA_COLOR_FIELD_POLITICAL,
  [BCE_LINE_SENATE]          = SCRIBA_COLOR_OWNER_AGRIPPA,
  [BCE_LINE_LICTORS_LOYALTY] = SCRIBA_COLOR_LOYALTY,
  [BCE_LINE_STRUCTURES]      = SCRIBA_COLOR_FIELD_SOCIAL,
  [BCE_LINE_RECRUITS]        = SCRIBA_COLOR_SCORE_LOWEST,
  [BCE_LINE_STATUES]         = SCRIBA_COLOR_SCORE_STATUES,
  [BCE_LINE_DENARII]         = SCRIBA_COLOR_DENARIUS,
};

static guint
part (guint32 value,
      guint place)
{
  return (value >> (24 - 8 * place)) & 0xff;
}

/**
 * scriba_palette_color:
 * @name: what has the colour
 * @dark: whether it lies on a dark ground
 *
 * Paper is light.
 */
ScribaColor
scriba_palette_color (ScribaColorName name,
                      gboolean dark)
{
  guint32 value;

  g_return_val_if_fail (name < SCRIBA_N_COLORS, (ScribaColor) { 0 });

  value = dark ? rows[name].dark : rows[name].light;

  return (ScribaColor) {
    .red = part (value, 0) / 255.0,
    .green = part (value, 1) / 255.0,
    .blue = part (value, 2) / 255.0,
    .alpha = part (value, 3) / 255.0,
  };
}

/** scriba_palette_character: the colour of whom a player plays. */
ScribaColor
scriba_palette_character (BceCharacter character,
                          gboolean dark)
{
  g_return_val_if_fail (character < BCE_N_CHARACTERS, (ScribaColor) { 0 });

  return scriba_palette_color (SCRIBA_COLOR_OWNER_AGRIPPA + character, dark);
}

/** scriba_palette_side: the colour of a #CaesarSide. */
ScribaColor
scriba_palette_side (int side,
                     gboolean dark)
{
  g_return_val_if_fail (side >= 0 && side < CAESAR_N_SIDES, (ScribaColor) { 0 });

  return scriba_palette_color (SCRIBA_COLOR_SIDE_CAESAR + side, dark);
}

/** scriba_palette_line: the colour of a line of the score sheet. */
ScribaColor
scriba_palette_line (BceScoreLine line,
                     gboolean dark)
{
  g_return_val_if_fail (line < BCE_N_LINES, (ScribaColor) { 0 });

  return scriba_palette_color (line_colors[line], dark);
}

/** scriba_palette_letter: the colour of letters and numbers on a solid shape. */
ScribaColor
scriba_palette_letter (gboolean dark)
{
  return scriba_palette_color (SCRIBA_COLOR_LETTER, dark);
}

/**
 * scriba_palette_to_css:
 * @dark: for which half of the table
 *
 * Returns: (transfer full): a style sheet that gives every colour a variable
 */
char *
scriba_palette_to_css (gboolean dark)
{
  GString *css = g_string_new (":root {\n");

  for (guint i = 0; i < SCRIBA_N_COLORS; i++)
    g_string_append_printf (css, "  --%s: #%08x;\n", rows[i].name, dark ? rows[i].dark : rows[i].light);
  g_string_append (css, "}\n");

  return g_string_free_and_steal (css);
}
