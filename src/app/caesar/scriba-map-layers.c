/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-layers.h"

#include <math.h>
#include <string.h>

#define TILE 1024 /* pixels across and down */

typedef enum
{
  LAYER_REGION,
  LAYER_LINK,
  LAYER_PLATE,
  LAYER_TOKEN,
} Layer;

#define N_LAYERS (LAYER_TOKEN + 1)

/* What every piece depends on. */
typedef struct
{
  double width;
  double height;
  double scale;
  double unit;
  ScribaColor text;
  ScribaColor accent;
  int scale_factor;
  gboolean software;
  gboolean dark;
  gboolean high_contrast;
  guint serial; /* of the fonts */
} Ground;

struct _ScribaMapLayers
{
  Ground ground;
  GskRenderNode *background;
  cairo_surface_t *surface; /* what the background is painted on for the software renderer */
  ScribaMapPlate plates[CAESAR_MAX_PROVINCES];
  ScribaMapToken tokens[CAESAR_MAX_BORDERS];
  GskRenderNode *pieces[N_LAYERS][CAESAR_MAX_BORDERS];
};

G_STATIC_ASSERT (CAESAR_MAX_BORDERS >= CAESAR_MAX_PROVINCES);

/** scriba_map_layers_new: nothing is drawn yet. */
ScribaMapLayers *
scriba_map_layers_new (void)
{
  return g_new0 (ScribaMapLayers, 1);
}

/** scriba_map_layers_free: frees @self. */
void
scriba_map_layers_free (ScribaMapLayers *self)
{
  scriba_map_layers_clear (self);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_free (self);
}

static void
forget (ScribaMapLayers *self,
        Layer layer,
        guint index)
{
  g_clear_pointer (&self->pieces[layer][index], gsk_render_node_unref);
}

/** scriba_map_layers_clear: has all of the picture drawn anew. */
void
scriba_map_layers_clear (ScribaMapLayers *self)
{
  g_clear_pointer (&self->background, gsk_render_node_unref);
  for (guint layer = 0; layer < N_LAYERS; layer++)
    for (guint i = 0; i < CAESAR_MAX_BORDERS; i++)
      forget (self, layer, i);
}

/** scriba_map_layers_fit: whether two boxes have one map: places, names and symbols. */
gboolean
scriba_map_layers_fit (const CaesarBox *box,
                       const CaesarBox *other)
{
  if (box->n_provinces != other->n_provinces || box->n_borders != other->n_borders)
    return FALSE;

  for (guint i = 0; i < box->n_provinces; i++)
    {
      if (g_strcmp0 (box->provinces[i].id, other->provinces[i].id) != 0 ||
          g_strcmp0 (box->provinces[i].name, other->provinces[i].name) != 0 ||
          box->provinces[i].control_tokens != other->provinces[i].control_tokens)
        return FALSE;
    }

  return memcmp (box->borders, other->borders, box->n_borders * sizeof *box->borders) == 0;
}

/**
 * scriba_map_layers_read:
 * @box: the map
 * @state: a game on it
 * @marks: what is marked
 *
 * Takes what is to be shown, and forgets the pieces that no longer show it.
 */
void
scriba_map_layers_read (ScribaMapLayers *self,
                        const CaesarBox *box,
                        const CaesarState *state,
                        const ScribaMapMarks *marks)
{
  const ScribaMap map = { .box = box };

  for (guint i = 0; i < box->n_provinces; i++)
    {
      ScribaMapPlate plate;

      scriba_map_read_plate (&plate, &map, state, marks, i);
      if (memcmp (&plate, &self->plates[i], sizeof plate) == 0)
        continue;
      if (plate.controller != self->plates[i].controller)
        forget (self, LAYER_REGION, i);
      forget (self, LAYER_PLATE, i);
      self->plates[i] = plate;
    }

  for (guint i = 0; i < box->n_borders; i++)
    {
      ScribaMapToken token;

      scriba_map_read_token (&token, &map, state, marks, i);
      if (memcmp (&token, &self->tokens[i], sizeof token) == 0)
        continue;
      if (token.space.link != self->tokens[i].space.link)
        forget (self, LAYER_LINK, i);
      forget (self, LAYER_TOKEN, i);
      self->tokens[i] = token;
    }
}

static void
paint_background (cairo_surface_t *surface,
                  const ScribaLook *look,
                  const ScribaMap *map,
                  int scale_factor,
                  int x,
                  int y)
{
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -x, -y);
  cairo_scale (cr, scale_factor, scale_factor);
  scriba_map_draw_background (cr, look, map);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

/* Out of tiles, which are not too large for any graphics card. */
static GskRenderNode *
background_new_textures (const ScribaLook *look,
                         const ScribaMap *map,
                         int scale_factor)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  int width = ceil (map->width * scale_factor);
  int height = ceil (map->height * scale_factor);

  for (int y = 0; y < height; y += TILE)
    for (int x = 0; x < width; x += TILE)
      {
        int tile_width = MIN (TILE, width - x);
        int tile_height = MIN (TILE, height - y);
        cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, tile_width, tile_height);
        int stride = cairo_image_surface_get_stride (surface);
        g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), tile_height * stride,
                                                               (GDestroyNotify) cairo_surface_destroy, surface);
        g_autoptr (GdkTexture) texture = gdk_memory_texture_new (tile_width, tile_height, GDK_MEMORY_B8G8R8X8, bytes, stride);
        graphene_rect_t bounds = GRAPHENE_RECT_INIT (x, y, tile_width, tile_height);

        paint_background (surface, look, map, scale_factor, x, y);
        graphene_rect_scale (&bounds, 1.0 / scale_factor, 1.0 / scale_factor, &bounds);
        g_ptr_array_add (tiles, gsk_texture_node_new (texture, &bounds));
      }

  return gsk_container_node_new ((GskRenderNode **) tiles->pdata, tiles->len);
}

/*
 * The software renderer would copy every texture for each frame; of a surface it reads only what it needs.
 * The surface outlives the node, else its content would be copied, and is used again.
 */
static GskRenderNode *
background_new_surface (ScribaMapLayers *self,
                        const ScribaLook *look,
                        const ScribaMap *map,
                        int scale_factor)
{
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, map->width, map->height));
  int width = ceil (map->width * scale_factor);
  int height = ceil (map->height * scale_factor);
  cairo_t *cr;

  if (self->surface != NULL &&
      (cairo_image_surface_get_width (self->surface) != width || cairo_image_surface_get_height (self->surface) != height))
    g_clear_pointer (&self->surface, cairo_surface_destroy);
  if (self->surface == NULL)
    self->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_surface_set_device_scale (self->surface, 1, 1);
  paint_background (self->surface, look, map, scale_factor, 0, 0);
  cairo_surface_set_device_scale (self->surface, scale_factor, scale_factor);

  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, self->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

static graphene_rect_t
rect_of (ScribaMapBox box)
{
  graphene_rect_t rect = GRAPHENE_RECT_INIT (box.x, box.y, box.width, box.height);

  graphene_rect_round_extents (&rect, &rect);
  return rect;
}

static ScribaMapBox
whole_road (const ScribaMap *map,
            guint border)
{
  const ScribaMapBox *first = &map->plates[map->box->borders[border].between[0]];
  const ScribaMapBox *second = &map->plates[map->box->borders[border].between[1]];
  double left = MIN (first->x, second->x);
  double top = MIN (first->y, second->y);

  return (ScribaMapBox) {
    left, top,
    MAX (first->x + first->width, second->x + second->width) - left,
    MAX (first->y + first->height, second->y + second->height) - top,
  };
}

static GskRenderNode *
piece_new (ScribaMapLayers *self,
           Layer layer,
           guint index,
           const ScribaLook *look,
           const ScribaMap *map,
           const ScribaMapMarks *marks)
{
  graphene_rect_t bounds = rect_of (layer == LAYER_REGION ? scriba_map_get_region_bounds (map, index)
                                    : layer == LAYER_LINK ? whole_road (map, index)
                                    : layer == LAYER_PLATE ? scriba_map_get_plate_bounds (map, index)
                                    : scriba_map_get_space_bounds (map, index));
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  switch (layer)
    {
    case LAYER_REGION:
      scriba_map_draw_region (cr, look, map, index, self->plates[index].controller);
      break;
    case LAYER_LINK:
      scriba_map_draw_link (cr, look, map, index, self->tokens[index].space.link);
      break;
    case LAYER_PLATE:
      scriba_map_draw_plate (cr, look, map, marks, &self->plates[index], index);
      break;
    case LAYER_TOKEN:
    default:
      scriba_map_draw_token (cr, look, map, marks, &self->tokens[index], index);
      break;
    }
  cairo_destroy (cr);

  return node;
}

static gboolean
is_shown (const ScribaMapLayers *self,
          Layer layer,
          guint index)
{
  switch (layer)
    {
    case LAYER_REGION:
      return self->plates[index].controller != CAESAR_NOBODY;
    case LAYER_LINK:
      return self->tokens[index].space.link != CAESAR_NOBODY;
    case LAYER_PLATE:
    case LAYER_TOKEN:
    default:
      return TRUE;
    }
}

/** scriba_map_layers_set_focused: where the keyboard is seen to be, or %CAESAR_NONE. */
void
scriba_map_layers_set_focused (ScribaMapLayers *self,
                               int border)
{
  for (int i = 0; i < CAESAR_MAX_BORDERS; i++)
    {
      if (self->tokens[i].focused == (i == border))
        continue;
      self->tokens[i].focused = i == border;
      forget (self, LAYER_TOKEN, i);
    }
}

/**
 * scriba_map_layers_snapshot:
 * @look: how the reader wants to see it
 * @map: laid out
 * @marks: what scriba_map_layers_read() was told
 * @scale_factor: of the display
 * @software: whether the software renderer will draw it
 *
 * Appends the whole picture, with all pieces that are still as they were.
 */
void
scriba_map_layers_snapshot (ScribaMapLayers *self,
                            GtkSnapshot *snapshot,
                            const ScribaLook *look,
                            const ScribaMap *map,
                            const ScribaMapMarks *marks,
                            int scale_factor,
                            gboolean software)
{
  Ground ground;

  /* Gaps of the record, too, are compared. */
  memset (&ground, 0, sizeof ground);
  ground.width = map->width;
  ground.height = map->height;
  ground.unit = map->unit;
  ground.scale = look->scale;
  ground.text = look->text;
  ground.accent = marks->accent;
  ground.scale_factor = scale_factor;
  ground.software = software;
  ground.dark = look->dark;
  ground.high_contrast = look->high_contrast;
  ground.serial = pango_context_get_serial (look->context);
  if (memcmp (&ground, &self->ground, sizeof ground) != 0)
    {
      scriba_map_layers_clear (self);
      self->ground = ground;
    }

  if (self->background == NULL)
    self->background = software ? background_new_surface (self, look, map, scale_factor)
                                : background_new_textures (look, map, scale_factor);
  gtk_snapshot_append_node (snapshot, self->background);
  for (guint layer = 0; layer < N_LAYERS; layer++)
    {
      guint n = layer == LAYER_REGION || layer == LAYER_PLATE ? map->box->n_provinces : map->box->n_borders;

      for (guint i = 0; i < n; i++)
        {
          GskRenderNode **piece = &self->pieces[layer][i];

          if (!is_shown (self, layer, i))
            continue;
          if (*piece == NULL)
            *piece = piece_new (self, layer, i, look, map, marks);
          gtk_snapshot_append_node (snapshot, *piece);
        }
    }
}
