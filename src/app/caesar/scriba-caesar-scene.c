/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-scene.h"

#include <glib/gi18n.h>

#include "caesar-game.h"
#include "scriba-map-canvas.h"
#include "scriba-scaled-layout.h"
#include "scriba-scene-side.h"
#include "scriba-words.h"
#include "words-caesar-preview.h"

/* Of a window: what stands beside or over the map. */
#define LONG_SIDE 640
#define SHORT_SIDE 360
#define BESIDE 220
#define ABOVE 190

/**
 * ScribaCaesarScene:
 *
 * Caesar! in the table view: the map, whose turn it is, what was placed last, and the control tokens that are left; at the
 * end who won and why. Hands, bags and what Auto-Crassus holds are not told.
 */
struct _ScribaCaesarScene
{
  ScribaTableScene parent_instance;

  gboolean upright;
  GtkWidget *map;

  GtkWidget *panel;
  GtkLabel *title;
  GtkOrientable *sides;
  ScribaSceneSide *caesar;
  ScribaSceneSide *pompey;
  GtkWidget *last_box;
  GtkLabel *last;
  GtkLabel *placed;
};

G_DEFINE_FINAL_TYPE (ScribaCaesarScene, scriba_caesar_scene, SCRIBA_TYPE_TABLE_SCENE)

static void
scriba_caesar_scene_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = 1;
  *natural = across == SCRIBA_CAESAR_SCENE (widget)->upright ? SHORT_SIDE : LONG_SIDE;
}

/* The map gets what the words do not need. */
static void
scriba_caesar_scene_size_allocate (GtkWidget *widget,
                                   int width,
                                   int height,
                                   int baseline)
{
  ScribaCaesarScene *self = SCRIBA_CAESAR_SCENE (widget);
  double across = self->upright ? SHORT_SIDE : LONG_SIDE;
  double down = self->upright ? LONG_SIDE : SHORT_SIDE;
  double scale = MIN (width / across, height / down);
  int beside = self->upright ? 0 : BESIDE * scale;
  int above = self->upright ? ABOVE * scale : 0;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (self->panel, &(GtkAllocation) {
    mirrored && !self->upright ? width - beside : 0, 0, self->upright ? width : beside, self->upright ? above : height,
  }, -1);
  gtk_widget_size_allocate (self->map, &(GtkAllocation) {
    mirrored ? 0 : beside, above, width - beside, height - above,
  }, -1);
}

static void
show_last (ScribaCaesarScene *self,
           const CaesarState *state,
           const CaesarBox *box)
{
  gboolean has_last = state->last != CAESAR_NONE && state->borders[state->last].by != CAESAR_NOBODY;
  g_autofree char *text = has_last ? scriba_words_space (state, box, state->last) : NULL;

  gtk_label_set_label (self->last, text != NULL ? text : "");
  gtk_widget_set_visible (self->last_box, has_last);
}

static void
show_placed (ScribaCaesarScene *self,
             const CaesarState *state,
             const CaesarBox *box)
{
  g_autofree char *caesar = scriba_words_caesar_placed (state, box, CAESAR_SIDE_CAESAR);
  g_autofree char *pompey = scriba_words_caesar_placed (state, box, CAESAR_SIDE_POMPEY);
  g_autofree char *text = g_strdup_printf ("%s\n%s", caesar, pompey);

  gtk_label_set_label (self->placed, text);
  gtk_widget_set_visible (GTK_WIDGET (self->placed), state->stage == CAESAR_STAGE_OVER);
}

static void
scriba_caesar_scene_show (ScribaTableScene *scene,
                          ScribaTable *table)
{
  ScribaCaesarScene *self = SCRIBA_CAESAR_SCENE (scene);
  const CaesarState *state = caesar_table_get_state (table);
  const CaesarBox *box = caesar_table_get_box (table);
  g_autofree char *title = caesar_state_is_played (state) ? scriba_words_caesar_turn (state) : scriba_words_caesar_moment (state);
  ScribaMapMarks marks;

  gtk_label_set_label (self->title, title);
  scriba_scene_side_show (self->caesar, state, box, CAESAR_SIDE_CAESAR);
  scriba_scene_side_show (self->pompey, state, box, CAESAR_SIDE_POMPEY);
  show_last (self, state, box);
  show_placed (self, state, box);
  scriba_map_marks_init (&marks);
  scriba_map_canvas_set_state (SCRIBA_MAP_CANVAS (self->map), state, box, &marks);
}

static void
scriba_caesar_scene_lay (ScribaTableScene *scene,
                         gboolean upright)
{
  ScribaCaesarScene *self = SCRIBA_CAESAR_SCENE (scene);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->panel);

  self->upright = upright;
  gtk_orientable_set_orientation (self->sides, upright ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  scriba_scaled_layout_set_design (SCRIBA_SCALED_LAYOUT (layout), upright ? SHORT_SIDE : BESIDE, upright ? ABOVE : SHORT_SIDE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
scriba_caesar_scene_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_CAESAR_SCENE);

  G_OBJECT_CLASS (scriba_caesar_scene_parent_class)->dispose (object);
}

static void
scriba_caesar_scene_class_init (ScribaCaesarSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SCALED_LAYOUT);
  g_type_ensure (SCRIBA_TYPE_SCENE_SIDE);

  G_OBJECT_CLASS (klass)->dispose = scriba_caesar_scene_dispose;
  widget_class->measure = scriba_caesar_scene_measure;
  widget_class->size_allocate = scriba_caesar_scene_size_allocate;
  SCRIBA_TABLE_SCENE_CLASS (klass)->show = scriba_caesar_scene_show;
  SCRIBA_TABLE_SCENE_CLASS (klass)->lay = scriba_caesar_scene_lay;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-caesar-scene.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarScene, panel);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarScene, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarScene, sides);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarScene, caesar);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarScene, pompey);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarScene, last_box);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarScene, last);
  gtk_widget_class_bind_template_child (widget_class, ScribaCaesarScene, placed);
}

static void
scriba_caesar_scene_init (ScribaCaesarScene *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->map = scriba_map_canvas_new_still ();
  gtk_widget_set_parent (self->map, GTK_WIDGET (self));
}

/** scriba_caesar_scene_new: what the table view shows of a game of Caesar!. */
ScribaTableScene *
scriba_caesar_scene_new (void)
{
  return g_object_new (SCRIBA_TYPE_CAESAR_SCENE, NULL);
}
