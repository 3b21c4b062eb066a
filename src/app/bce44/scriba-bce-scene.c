/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-bce-scene.h"

#include <glib/gi18n.h>

#include "bce-final.h"
#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-final.h"
#include "scriba-reveal.h"
#include "scriba-scaled-layout.h"
#include "scriba-scene-field.h"
#include "scriba-scene-score.h"
#include "scriba-scene-seat.h"
#include "scriba-style.h"
#include "scriba-token.h"
#include "scriba-words.h"
#include "scriba-year-dots.h"

#define LONG_SIDE 640
#define SHORT_SIDE 360

/**
 * ScribaBceScene:
 *
 * 44 BCE in the table view: year and phase, the Imperium of each player, and whose turn it is; in a resolution how each
 * field stands; at the end the score. Nothing is told of what is stored or in a Collegium (rules, section 3, what is private).
 */
struct _ScribaBceScene
{
  ScribaTableScene parent_instance;

  ScribaTable *table;
  ScribaReveal *reveal;
  ScribaFinal *final;
  gboolean upright;
  GtkWidget *parts[BCE_N_PHASES];
  GtkWidget *rows[BCE_N_FIELDS];
  GtkWidget *cards[BCE_MAX_SEATS];

  GtkBox *times;
  GtkLabel *year;
  ScribaYearDots *dots;
  GtkLabel *phase;
  GtkBox *segments;
  GtkLabel *reason;
  GtkWidget *fields;
  GtkBox *field_rows;
  GtkBox *seats;
  ScribaSceneScore *score;
  GtkWidget *turn;
  ScribaToken *turn_token;
  GtkLabel *turn_title;
};

G_DEFINE_FINAL_TYPE (ScribaBceScene, scriba_bce_scene, SCRIBA_TYPE_TABLE_SCENE)

/* Nothing is entered here. */
static void
record (BceEntryKind kind,
        gconstpointer args,
        gpointer user_data)
{
  g_return_if_reached ();
}

static void
set_table (ScribaBceScene *self,
           ScribaTable *table)
{
  if (!g_set_object (&self->table, table))
    return;

  g_clear_object (&self->reveal);
  g_clear_object (&self->final);
  self->reveal = scriba_reveal_new (table, scriba_words_component, record, NULL);
  self->final = scriba_final_new (table, scriba_words_component);
}

/* The marker stands at a phase; before the first and after the last year there is none. */
static void
show_phase (ScribaBceScene *self,
            const BceState *state)
{
  g_autofree char *year = scriba_words_year (state->year);
  gboolean in_year = state->stage >= BCE_STAGE_CONSTRUCTION && state->stage <= BCE_STAGE_INTERRUPTION;

  gtk_label_set_label (self->year, year);
  gtk_widget_set_visible (GTK_WIDGET (self->times), in_year);
  g_object_set (self->dots, "year", in_year ? state->year : 0, NULL);
  gtk_label_set_label (self->phase, scriba_words_stage (state->stage));
  gtk_widget_set_visible (GTK_WIDGET (self->segments), in_year);
  for (int i = 0; i < BCE_N_PHASES; i++)
    {
      scriba_style_set (self->parts[i], "past", BCE_STAGE_CONSTRUCTION + i < state->stage);
      scriba_style_set (self->parts[i], "current", BCE_STAGE_CONSTRUCTION + i == state->stage);
    }
}

/* During a resolution that somebody leads; its boards are revealed. */
static gboolean
show_fields (ScribaBceScene *self,
             const BceState *state)
{
  gboolean shown = state->stage == BCE_STAGE_RESOLUTION && state->im >= 0;

  gtk_widget_set_visible (self->fields, shown);
  for (BceField field = 0; shown && field < BCE_N_FIELDS; field++)
    scriba_scene_field_show (SCRIBA_SCENE_FIELD (self->rows[field]), SCRIBA_BOARDS_HOLDER (self->reveal));
  return shown;
}

/* Whether the players stand in the columns of the sheet. */
static gboolean
show_score (ScribaBceScene *self,
            const BceState *state)
{
  gboolean shown = state->stage == BCE_STAGE_OVER && bce_final_has_score (state) && scriba_final_adds_up (self->final);

  gtk_widget_set_visible (GTK_WIDGET (self->score), shown);
  if (shown)
    scriba_scene_score_show (self->score, SCRIBA_SCORE_HOLDER (self->final));
  return shown;
}

/* Who won, and the rule that decided, in the place of the phase. */
static void
show_result (ScribaBceScene *self,
             const BceState *state)
{
  gboolean over = state->stage == BCE_STAGE_OVER;
  gboolean scored = over && bce_final_has_score (state);
  const BceScoring *scoring = scored ? scriba_score_holder_get_scoring (SCRIBA_SCORE_HOLDER (self->final)) : NULL;
  const BceScore *score = scored ? scriba_score_holder_get_score (SCRIBA_SCORE_HOLDER (self->final)) : NULL;
  g_autofree char *verdict = scored ? scriba_words_verdict (scoring, score) : g_strdup (_("Left Without a Score"));
  g_autofree char *reason = scored && bce_score_is_decided (scoring, score) ? scriba_words_victory_reason (scoring, score) : NULL;
  g_autofree char *text = NULL;

  if (over)
    gtk_label_set_label (self->phase, verdict);
  if (reason != NULL)
    text = g_strdup_printf ("%s · %s", scriba_words_victory_rule (score->decided_by), reason);
  gtk_label_set_label (self->reason, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reason), text != NULL);
}

/* In the order of their turns, and clockwise while nobody is Imperium Maius. */
static void
order_seats (const BceState *state,
             guint8 order[BCE_MAX_SEATS])
{
  if (bce_turn_order (state, order) > 0)
    return;

  for (guint seat = 0; seat < state->n_seats; seat++)
    order[seat] = seat;
}

static void
show_seats (ScribaBceScene *self,
            const BceState *state,
            gboolean small)
{
  ScribaSceneSeatForm form = small ? SCRIBA_SCENE_SEAT_SMALL
                                   : self->upright ? SCRIBA_SCENE_SEAT_ROW : SCRIBA_SCENE_SEAT_COLUMN;
  guint8 order[BCE_MAX_SEATS] = { 0 };
  gboolean scored = state->stage == BCE_STAGE_OVER && bce_final_has_score (state);

  order_seats (state, order);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->seats),
                                  form == SCRIBA_SCENE_SEAT_ROW ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->cards[i], i < state->n_seats);
      scriba_scene_seat_set_form (SCRIBA_SCENE_SEAT (self->cards[i]), form);
      if (i < state->n_seats)
        scriba_scene_seat_show (SCRIBA_SCENE_SEAT (self->cards[i]), state, order[i],
                                scored ? SCRIBA_SCORE_HOLDER (self->final) : NULL);
    }
}

static void
show_turn (ScribaBceScene *self,
           const BceState *state)
{
  gboolean shown = state->turn >= 0 && bce_stage_has_turns (state->stage);
  g_autofree char *title = NULL;

  gtk_widget_set_visible (self->turn, shown);
  if (!shown)
    return;

  /* Translators: %s is a player. */
  title = g_strdup_printf (_("Turn: %s"), state->players[state->turn].name);
  scriba_token_set_character (self->turn_token, state->players[state->turn].character);
  gtk_label_set_label (self->turn_title, title);
}

static void
draw (ScribaBceScene *self)
{
  const BceState *state = bce_table_get_state (self->table);
  gboolean has_fields = show_fields (self, state);
  gboolean has_score = show_score (self, state);

  show_phase (self, state);
  show_result (self, state);
  show_seats (self, state, has_fields);
  gtk_widget_set_visible (GTK_WIDGET (self->seats), !has_score);
  gtk_widget_set_vexpand (GTK_WIDGET (self->seats), !has_fields);
  show_turn (self, state);
}

static void
scriba_bce_scene_show (ScribaTableScene *scene,
                       ScribaTable *table)
{
  ScribaBceScene *self = SCRIBA_BCE_SCENE (scene);

  set_table (self, table);
  draw (self);
}

static void
scriba_bce_scene_lay (ScribaTableScene *scene,
                      gboolean upright)
{
  ScribaBceScene *self = SCRIBA_BCE_SCENE (scene);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->upright = upright;
  scriba_scaled_layout_set_design (SCRIBA_SCALED_LAYOUT (layout), upright ? SHORT_SIDE : LONG_SIDE,
                                   upright ? LONG_SIDE : SHORT_SIDE);
  if (self->table != NULL)
    draw (self);
}

static void
scriba_bce_scene_dispose (GObject *object)
{
  ScribaBceScene *self = SCRIBA_BCE_SCENE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BCE_SCENE);
  g_clear_object (&self->reveal);
  g_clear_object (&self->final);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (scriba_bce_scene_parent_class)->dispose (object);
}

static void
scriba_bce_scene_class_init (ScribaBceSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SCENE_SCORE);
  g_type_ensure (SCRIBA_TYPE_TOKEN);
  g_type_ensure (SCRIBA_TYPE_YEAR_DOTS);

  G_OBJECT_CLASS (klass)->dispose = scriba_bce_scene_dispose;
  SCRIBA_TABLE_SCENE_CLASS (klass)->show = scriba_bce_scene_show;
  SCRIBA_TABLE_SCENE_CLASS (klass)->lay = scriba_bce_scene_lay;

  gtk_widget_class_set_layout_manager_type (widget_class, SCRIBA_TYPE_SCALED_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-bce-scene.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, times);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, year);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, dots);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, phase);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, segments);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, reason);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, fields);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, field_rows);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, seats);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, score);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, turn);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, turn_token);
  gtk_widget_class_bind_template_child (widget_class, ScribaBceScene, turn_title);
}

static void
scriba_bce_scene_init (ScribaBceScene *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < BCE_N_PHASES; i++)
    {
      self->parts[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_valign (self->parts[i], GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (self->parts[i], "segment");
      gtk_box_append (self->segments, self->parts[i]);
    }
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      self->rows[field] = scriba_scene_field_new (field);
      gtk_box_append (self->field_rows, self->rows[field]);
    }
  for (guint i = 0; i < BCE_MAX_SEATS; i++)
    {
      self->cards[i] = scriba_scene_seat_new ();
      gtk_box_append (self->seats, self->cards[i]);
    }
}

/** scriba_bce_scene_new: what the table view shows of a game of 44 BCE. */
ScribaTableScene *
scriba_bce_scene_new (void)
{
  return g_object_new (SCRIBA_TYPE_BCE_SCENE, NULL);
}
