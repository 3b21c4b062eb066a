/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-places.h"

enum
{
  EUROPE,
  ASIA_AND_AFRICA,
  SARDINIA,
  SICILIA,
  CRETA,
};

const ScribaMapMeasures scriba_map_measures[SCRIBA_MAP_N_LAYOUTS] =
{
  [SCRIBA_MAP_WIDE] = {
    .width = 960, .height = 672, .least_width = 768, .least_height = 538,
    .plate_width = 116, .plate_height = 62, .token_length = 78, .token_breadth = 34, .target = 56,
  },
  [SCRIBA_MAP_UPRIGHT] = {
    .width = 360, .height = 576, .least_width = 360, .least_height = 576,
    .plate_width = 68, .plate_height = 42, .token_length = 52, .token_breadth = 24, .target = 45,
  },
};

/* The first set of coordinates is that of the wide layout. */
static const ScribaMapProvincePlace provinces[] =
{
  { "hispania-ulterior", { 71, 38 }, { 341, 243 }, EUROPE },
  { "hispania-citerior", { 103, 38 }, { 190, 131 }, EUROPE },
  { "mauretania", { 72, 44 }, { 500, 358 }, ASIA_AND_AFRICA },
  { "sardinia", { 274, 117 }, { 303, 226 }, SARDINIA },
  { "gallia", { 273, 75 }, { 77, 32 }, EUROPE },
  { "numidia", { 265, 93 }, { 560, 456 }, ASIA_AND_AFRICA },
  { "sicilia", { 464, 153 }, { 404, 323 }, SICILIA },
  { "italia", { 474, 196 }, { 245, 133 }, EUROPE },
  { "gallia-cisalpina", { 467, 195 }, { 95, 38 }, EUROPE },
  { "africa", { 459, 145 }, { 562, 552 }, ASIA_AND_AFRICA },
  { "achaia", { 691, 228 }, { 343, 247 }, EUROPE },
  { "macedonia", { 705, 321 }, { 203, 145 }, EUROPE },
  { "dalmatia", { 663, 317 }, { 60, 39 }, EUROPE },
  { "cyrene", { 650, 205 }, { 630, 456 }, ASIA_AND_AFRICA },
  { "creta", { 735, 236 }, { 487, 356 }, CRETA },
  { "aegyptus", { 844, 277 }, { 631, 551 }, ASIA_AND_AFRICA },
  { "asia", { 838, 315 }, { 267, 248 }, ASIA_AND_AFRICA },
  { "syria", { 892, 323 }, { 435, 425 }, ASIA_AND_AFRICA },
};

static const ScribaMapSpacePlace spaces[] =
{
  { { "hispania-ulterior", "hispania-citerior" }, { 86, 38 }, { 264, 186 } },
  { { "hispania-ulterior", "mauretania" }, { 71, 36 }, { 423, 296 } },
  { { "hispania-citerior", "gallia" }, { 191, 54 }, { 138, 82 } },
  { { "mauretania", "sardinia" }, { 170, 84 }, { 396, 292 } },
  { { "mauretania", "numidia" }, { 169, 67 }, { 528, 406 } },
  { { "sardinia", "gallia" }, { 274, 98 }, { 190, 134 } },
  { { "sardinia", "sicilia" }, { 369, 135 }, { 353, 275 } },
  { { "sardinia", "italia" }, { 372, 157 }, { 276, 180 } },
  { { "gallia", "gallia-cisalpina" }, { 369, 135 }, { 95, 34 } },
  { { "numidia", "sicilia" }, { 371, 123 }, { 476, 391 } },
  { { "numidia", "africa" }, { 364, 118 }, { 561, 504 } },
  { { "sicilia", "italia" }, { 471, 173 }, { 328, 228 } },
  { { "sicilia", "africa" }, { 462, 143 }, { 484, 446 } },
  { { "italia", "gallia-cisalpina" }, { 477, 194 }, { 175, 87 } },
  { { "italia", "achaia" }, { 587, 212 }, { 293, 182 } },
  { { "italia", "macedonia" }, { 590, 259 }, { 222, 139 } },
  { { "italia", "dalmatia" }, { 565, 254 }, { 155, 84 } },
  { { "gallia-cisalpina", "dalmatia" }, { 565, 259 }, { 73, 37 } },
  { { "africa", "achaia" }, { 570, 174 }, { 450, 396 } },
  { { "africa", "cyrene" }, { 552, 179 }, { 602, 504 } },
  { { "achaia", "macedonia" }, { 701, 278 }, { 273, 191 } },
  { { "achaia", "creta" }, { 716, 233 }, { 415, 308 } },
  { { "macedonia", "dalmatia" }, { 681, 320 }, { 131, 96 } },
  { { "cyrene", "creta" }, { 689, 219 }, { 559, 405 } },
  { { "cyrene", "aegyptus" }, { 745, 242 }, { 630, 503 } },
  { { "creta", "aegyptus" }, { 793, 258 }, { 559, 450 } },
  { { "creta", "asia" }, { 781, 278 }, { 377, 298 } },
  { { "aegyptus", "asia" }, { 814, 286 }, { 453, 373 } },
  { { "aegyptus", "syria" }, { 863, 304 }, { 528, 489 } },
  { { "asia", "syria" }, { 865, 323 }, { 358, 328 } },
};

/* Coasts, clockwise. Those of the mainlands go far beyond the picture, which may be wider or higher than its layout. */
static const double wide_europe[][2] =
{
  { -900, -900 }, { 150, -900 }, { 160, -300 }, { 176, -100 }, { 190, 0 }, { 176, 52 }, { 168, 104 }, { 120, 132 }, { 40, 128 },
  { 4, 150 }, { 0, 210 }, { 6, 270 }, { -16, 330 }, { 2, 388 }, { 60, 396 }, { 122, 394 }, { 152, 352 }, { 146, 306 },
  { 176, 262 }, { 172, 228 }, { 212, 186 }, { 280, 166 }, { 330, 172 }, { 372, 148 }, { 398, 160 }, { 398, 206 },
  { 394, 256 }, { 424, 292 }, { 466, 304 }, { 506, 322 }, { 528, 350 }, { 546, 336 }, { 536, 312 }, { 560, 308 },
  { 578, 322 }, { 592, 312 }, { 566, 276 }, { 548, 238 }, { 540, 196 }, { 514, 160 }, { 508, 128 }, { 534, 112 },
  { 552, 126 }, { 584, 118 }, { 602, 152 }, { 632, 190 }, { 634, 232 }, { 626, 282 }, { 612, 332 }, { 630, 384 },
  { 690, 402 }, { 748, 394 }, { 772, 352 }, { 756, 302 }, { 742, 262 }, { 766, 238 }, { 782, 190 }, { 806, 152 },
  { 824, 96 }, { 854, 30 }, { 872, -50 }, { 880, -160 }, { 884, -400 }, { 890, -900 },
};
static const double wide_asia_and_africa[][2] =
{
  { 1900, 150 }, { 1400, 160 }, { 1130, 172 }, { 1010, 196 }, { 950, 212 }, { 890, 200 }, { 832, 214 }, { 780, 226 }, { 762, 258 }, { 770, 300 },
  { 798, 324 }, { 846, 318 }, { 880, 336 }, { 850, 372 }, { 828, 412 }, { 832, 462 }, { 846, 512 }, { 862, 556 },
  { 848, 584 }, { 800, 592 }, { 750, 584 }, { 700, 590 }, { 640, 582 }, { 592, 594 }, { 578, 632 }, { 540, 644 },
  { 512, 618 }, { 534, 574 }, { 526, 534 }, { 496, 514 }, { 440, 520 }, { 380, 512 }, { 322, 528 }, { 256, 516 },
  { 196, 506 }, { 150, 476 }, { 96, 454 }, { 44, 456 }, { -30, 446 }, { -140, 450 }, { -400, 470 }, { -900, 520 }, { -900, 1700 }, { 1900, 1700 },
};
static const double wide_sardinia[][2] =
{
  { 246, 252 }, { 298, 246 }, { 338, 266 }, { 350, 306 }, { 334, 350 }, { 284, 366 }, { 232, 354 }, { 206, 318 }, { 212, 274 },
};
static const double wide_sicilia[][2] =
{
  { 394, 378 }, { 430, 362 }, { 486, 362 }, { 528, 376 }, { 538, 414 }, { 516, 450 }, { 462, 452 }, { 410, 434 },
};
static const double wide_creta[][2] =
{
  { 664, 464 }, { 706, 448 }, { 768, 448 }, { 812, 466 }, { 816, 502 }, { 774, 530 }, { 704, 532 }, { 662, 508 },
};

static const double upright_europe[][2] =
{
  { -900, -900 }, { -900, 286 }, { -400, 288 }, { -120, 288 }, { -30, 287 }, { 20, 284 }, { 62, 280 }, { 80, 258 }, { 76, 214 }, { 82, 168 },
  { 86, 118 }, { 112, 84 }, { 146, 76 }, { 154, 104 }, { 146, 140 }, { 160, 164 }, { 190, 170 }, { 210, 188 },
  { 226, 186 }, { 232, 168 }, { 246, 156 }, { 238, 116 }, { 226, 84 }, { 236, 64 }, { 262, 68 }, { 276, 92 },
  { 276, 130 }, { 266, 172 }, { 232, 202 }, { 190, 218 }, { 182, 254 }, { 198, 282 }, { 240, 284 }, { 268, 262 },
  { 276, 220 }, { 298, 194 }, { 336, 184 }, { 376, 178 }, { 440, 175 }, { 600, 172 }, { 1200, 170 }, { 1200, -900 },
};
static const double upright_asia_and_africa[][2] =
{
  { 1200, 200 }, { 600, 204 }, { 440, 206 }, { 380, 208 }, { 332, 213 }, { 284, 218 }, { 274, 246 }, { 280, 280 }, { 302, 300 }, { 306, 340 },
  { 302, 378 }, { 282, 404 }, { 282, 448 }, { 302, 490 }, { 296, 520 }, { 262, 526 }, { 246, 500 }, { 254, 462 },
  { 240, 424 }, { 200, 420 }, { 164, 432 }, { 162, 476 }, { 154, 514 }, { 136, 500 }, { 138, 452 }, { 120, 424 },
  { 78, 420 }, { 88, 386 }, { 88, 346 }, { 58, 325 }, { 16, 324 }, { -40, 323 }, { -140, 322 }, { -400, 322 }, { -900, 322 }, { -900, 1500 }, { 1200, 1500 },
};
static const double upright_sardinia[][2] =
{
  { 106, 194 }, { 138, 194 }, { 158, 210 }, { 158, 244 }, { 134, 260 }, { 100, 260 }, { 82, 240 }, { 84, 208 },
};
static const double upright_sicilia[][2] =
{
  { 114, 300 }, { 150, 290 }, { 188, 292 }, { 200, 318 }, { 188, 350 }, { 150, 358 }, { 114, 344 },
};
static const double upright_creta[][2] =
{
  { 200, 330 }, { 236, 324 }, { 274, 330 }, { 286, 356 }, { 270, 384 }, { 234, 390 }, { 200, 382 }, { 188, 356 },
};

#define LAND(points) { points, G_N_ELEMENTS (points) }

const ScribaMapLand scriba_map_lands[SCRIBA_MAP_N_LAYOUTS][SCRIBA_MAP_N_LANDS] =
{
  [SCRIBA_MAP_WIDE] = {
    [EUROPE] = LAND (wide_europe),
    [ASIA_AND_AFRICA] = LAND (wide_asia_and_africa),
    [SARDINIA] = LAND (wide_sardinia),
    [SICILIA] = LAND (wide_sicilia),
    [CRETA] = LAND (wide_creta),
  },
  [SCRIBA_MAP_UPRIGHT] = {
    [EUROPE] = LAND (upright_europe),
    [ASIA_AND_AFRICA] = LAND (upright_asia_and_africa),
    [SARDINIA] = LAND (upright_sardinia),
    [SICILIA] = LAND (upright_sicilia),
    [CRETA] = LAND (upright_creta),
  },
};

/** scriba_map_find_province_place: the place of a province, or %NULL for one that was not drawn. */
const ScribaMapProvincePlace *
scriba_map_find_province_place (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (provinces); i++)
    {
      if (g_str_equal (provinces[i].id, id))
        return &provinces[i];
    }

  return NULL;
}

/** scriba_map_find_space_place: the place of the border space between two provinces, or %NULL. */
const ScribaMapSpacePlace *
scriba_map_find_space_place (const char *id,
                             const char *other)
{
  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
    {
      for (guint end = 0; end < 2; end++)
        {
          if (g_str_equal (spaces[i].between[end], id) && g_str_equal (spaces[i].between[1 - end], other))
            return &spaces[i];
        }
    }

  return NULL;
}
