/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "contrast.h"
#include "scriba-look.h"

#include <string.h>

/* The contrasts that the design promises: letter on shape, shape on card; light, then dark. */
static const struct
{
  ScribaColorName name;
  double light_letter, light_card, dark_letter, dark_card;
} promised[] =
{
  { SCRIBA_COLOR_OWNER_AGRIPPA, 6.3, 6.3, 6.1, 4.6 },
  { SCRIBA_COLOR_OWNER_BRUTUS, 5.6, 5.6, 7.4, 5.5 },
  { SCRIBA_COLOR_OWNER_CLEOPATRA, 7.2, 7.2, 6.5, 4.9 },
  { SCRIBA_COLOR_OWNER_ANTONY, 5.9, 5.9, 7.6, 5.7 },
  { SCRIBA_COLOR_OWNER_AUGUSTUS, 8.4, 8.4, 9.0, 6.7 },
  { SCRIBA_COLOR_SIDE_CAESAR, 7.4, 7.4, 6.3, 4.7 },
  { SCRIBA_COLOR_SIDE_POMPEY, 6.5, 6.5, 7.5, 5.6 },
  { SCRIBA_COLOR_FIELD_POLITICAL, 7.4, 7.4, 7.7, 5.8 },
  { SCRIBA_COLOR_FIELD_MILITARY, 7.5, 7.5, 7.4, 5.5 },
  { SCRIBA_COLOR_FIELD_SOCIAL, 6.4, 6.4, 9.0, 6.7 },
  { SCRIBA_COLOR_SUPPORT, 6.6, 6.6, 8.3, 6.2 },
  { SCRIBA_COLOR_LOYALTY, 6.8, 6.8, 8.1, 6.1 },
  { SCRIBA_COLOR_DENARIUS, 6.6, 6.6, 9.0, 6.7 },
};

/* What is seen when @over lies on the opaque @under. */
static ScribaColor
lay_over (ScribaColor over,
          ScribaColor under)
{
  double rest = 1 - over.alpha;

  return (ScribaColor) {
    .red = over.alpha * over.red + rest * under.red,
    .green = over.alpha * over.green + rest * under.green,
    .blue = over.alpha * over.blue + rest * under.blue,
    .alpha = 1,
  };
}

static void
assert_near (double is,
             double should)
{
  g_assert_cmpfloat_with_epsilon (is, should, 0.15);
}

static void
assert_same (ScribaColor first,
             ScribaColor second)
{
  g_assert_cmpmem (&first, sizeof first, &second, sizeof second);
}

static void
test_promised (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (promised); i++)
    {
      ScribaColor light = scriba_palette_color (promised[i].name, FALSE);
      ScribaColor dark = scriba_palette_color (promised[i].name, TRUE);

      g_test_message ("colour %u", promised[i].name);
      assert_near (contrast (scriba_palette_letter (FALSE), light), promised[i].light_letter);
      assert_near (contrast (light, scriba_palette_color (SCRIBA_COLOR_CARD, FALSE)), promised[i].light_card);
      assert_near (contrast (scriba_palette_letter (TRUE), dark), promised[i].dark_letter);
      assert_near (contrast (dark, scriba_palette_color (SCRIBA_COLOR_CARD, TRUE)), promised[i].dark_card);
    }
}

/* Whatever colours are chosen: letters are legible, shapes are seen. */
static void
test_legible (void)
{
  for (int dark = 0; dark <= 1; dark++)
    {
      ScribaColor card = scriba_palette_color (SCRIBA_COLOR_CARD, dark);
      ScribaColor letter = scriba_palette_letter (dark);

      for (guint i = SCRIBA_COLOR_OWNER_AGRIPPA; i <= SCRIBA_COLOR_SCORE_STATUES; i++)
        {
          ScribaColor color = scriba_palette_color (i, dark);

          g_test_message ("colour %u, %s", i, dark ? "dark" : "light");
          g_assert_cmpfloat (contrast (letter, color), >=, 4.5);
          g_assert_cmpfloat (contrast (color, card), >=, 3);
        }
    }
}

/* The sides on the map's sea and land: at least 5.5 in light, 4.6 in dark, rounded. */
static void
test_sides (void)
{
  for (int dark = 0; dark <= 1; dark++)
    for (int side = 0; side < CAESAR_N_SIDES; side++)
      for (guint i = SCRIBA_COLOR_SEA; i <= SCRIBA_COLOR_LAND; i++)
        g_assert_cmpfloat (contrast (scriba_palette_side (side, dark), scriba_palette_color (i, dark)), >=, dark ? 4.55 : 5.45);
}

static void
test_dim (void)
{
  ScribaColor light = scriba_palette_color (SCRIBA_COLOR_CARD, FALSE);
  ScribaColor dark = scriba_palette_color (SCRIBA_COLOR_CARD, TRUE);

  assert_near (contrast (lay_over (scriba_palette_color (SCRIBA_COLOR_DIM, FALSE), light), light), 6.7);
  assert_near (contrast (lay_over (scriba_palette_color (SCRIBA_COLOR_DIM, TRUE), dark), dark), 7.9);
}

/* With high contrast whatever is drawn has an outline and second lines in the colour of text, on any ground: the 7 : 1 of WCAG's AAA. */
static void
test_high_contrast (void)
{
  static const ScribaColorName grounds[] = { SCRIBA_COLOR_CARD, SCRIBA_COLOR_SEA, SCRIBA_COLOR_LAND };

  for (int dark = 0; dark <= 1; dark++)
    {
      const ScribaColor text = scriba_palette_color (SCRIBA_COLOR_TEXT, dark);
      const ScribaLook look = { .text = text, .dark = dark, .high_contrast = TRUE };

      assert_same (scriba_look_get_dim (&look), text);
      for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
        {
          ScribaColor ground = scriba_palette_color (grounds[i], dark);

          g_assert_cmpfloat (contrast (lay_over (text, ground), ground), >=, 7);
        }
    }
}

/* The contrasts of WCAG 2 that everybody knows. */
static void
test_contrast (void)
{
  const ScribaColor black = { 0, 0, 0, 1 };
  const ScribaColor white = { 1, 1, 1, 1 };
  const ScribaColor grey = { 0x77 / 255.0, 0x77 / 255.0, 0x77 / 255.0, 1 };

  g_assert_cmpfloat_with_epsilon (contrast (black, white), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (contrast (white, black), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (contrast (white, white), 1, 0.001);
  g_assert_cmpfloat_with_epsilon (contrast (grey, white), 4.48, 0.01);
}

static void
test_over (void)
{
  ScribaColor mixed = lay_over ((ScribaColor) { 1, 0, 0.5, 0.25 }, (ScribaColor) { 0, 1, 0.5, 1 });

  g_assert_cmpfloat_with_epsilon (mixed.red, 0.25, 0.0001);
  g_assert_cmpfloat_with_epsilon (mixed.green, 0.75, 0.0001);
  g_assert_cmpfloat_with_epsilon (mixed.blue, 0.5, 0.0001);
  g_assert_cmpfloat_with_epsilon (mixed.alpha, 1, 0.0001);
}

static void
test_of (void)
{
  assert_same (scriba_palette_character (BCE_ANTONY, FALSE), scriba_palette_color (SCRIBA_COLOR_OWNER_ANTONY, FALSE));
  assert_same (scriba_palette_character (BCE_CLEOPATRA, TRUE), scriba_palette_color (SCRIBA_COLOR_OWNER_CLEOPATRA, TRUE));
  assert_same (scriba_palette_line (BCE_LINE_DENARII, FALSE), scriba_palette_color (SCRIBA_COLOR_DENARIUS, FALSE));
}

/* No two lines of the sheet have one colour, in either half. */
static void
test_lines_differ (void)
{
  for (int dark = 0; dark <= 1; dark++)
    for (guint i = 0; i < BCE_N_LINES; i++)
      for (guint j = 0; j < i; j++)
        {
          ScribaColor first = scriba_palette_line (i, dark);
          ScribaColor second = scriba_palette_line (j, dark);

          g_assert_cmpint (memcmp (&first, &second, sizeof first), !=, 0);
        }
}

static void
test_css (void)
{
  g_autofree char *light = scriba_palette_to_css (FALSE);
  g_autofree char *dark = scriba_palette_to_css (TRUE);
  g_auto (GStrv) light_lines = NULL;
  g_auto (GStrv) dark_lines = NULL;

  g_assert_true (g_str_has_prefix (light, ":root {\n"));
  g_assert_true (g_str_has_suffix (light, "}\n"));
  g_assert_nonnull (strstr (light, "  --owner-agrippa: #1a5fb4ff;\n"));
  g_assert_nonnull (strstr (light, "  --scriba-dim: #000006a3;\n"));
  g_assert_nonnull (strstr (dark, "  --owner-agrippa: #62a0eaff;\n"));

  /* A line for every colour, and the same variables in both. */
  light_lines = g_strsplit (light, "\n", 0);
  dark_lines = g_strsplit (dark, "\n", 0);
  g_assert_cmpuint (g_strv_length (light_lines), ==, SCRIBA_N_COLORS + 3);
  g_assert_cmpuint (g_strv_length (dark_lines), ==, SCRIBA_N_COLORS + 3);
  for (guint i = 1; i <= SCRIBA_N_COLORS; i++)
    {
      gsize length = strcspn (light_lines[i], "#");

      g_assert_true (g_str_has_prefix (light_lines[i], "  --"));
      g_assert_cmpmem (dark_lines[i], strcspn (dark_lines[i], "#"), light_lines[i], length);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/palette/promised", test_promised);
  g_test_add_func ("/draw/palette/legible", test_legible);
  g_test_add_func ("/draw/palette/sides", test_sides);
  g_test_add_func ("/draw/palette/dim", test_dim);
  g_test_add_func ("/draw/palette/high-contrast", test_high_contrast);
  g_test_add_func ("/draw/palette/contrast", test_contrast);
  g_test_add_func ("/draw/palette/over", test_over);
  g_test_add_func ("/draw/palette/of", test_of);
  g_test_add_func ("/draw/palette/lines-differ", test_lines_differ);
  g_test_add_func ("/draw/palette/css", test_css);

  return g_test_run ();
}
