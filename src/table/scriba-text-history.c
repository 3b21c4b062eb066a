/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-text-history.h"

typedef struct
{
  GBytes *text;
  char *target;
  char *label;
} Step;

struct _ScribaTextHistory
{
  gsize max_size;    /* of all texts, in bytes */
  GPtrArray *steps;  /* of Step */
  guint head;
  gboolean may_join; /* whether the step at the head can take up the next one of its target */
};

static void
step_free (gpointer data)
{
  Step *step = data;

  g_bytes_unref (step->text);
  g_free (step->target);
  g_free (step->label);
  g_free (step);
}

static void
append_step (ScribaTextHistory *self,
             GBytes *text,
             const char *target,
             const char *label)
{
  Step *step = g_new0 (Step, 1);

  step->text = g_bytes_ref (text);
  step->target = g_strdup (target);
  step->label = g_strdup (label);
  g_ptr_array_add (self->steps, step);
}

static Step *
step_at (ScribaTextHistory *self,
         int steps)
{
  gint64 place = (gint64) self->head + steps;

  return place >= 0 && place < self->steps->len ? g_ptr_array_index (self->steps, place) : NULL;
}

/* The newest stays, however large it is. */
static void
forget_oldest (ScribaTextHistory *self)
{
  gsize size = 0;
  guint first = self->steps->len;

  while (first > 0)
    {
      Step *step = g_ptr_array_index (self->steps, first - 1);

      size += g_bytes_get_size (step->text);
      if (size > self->max_size && first < self->steps->len)
        break;
      first--;
    }
  if (first > 0)
    g_ptr_array_remove_range (self->steps, 0, first);
}

/**
 * scriba_text_history_new:
 * @max_size: how many bytes all its texts may have
 *
 * Returns: (transfer full): a history without a step
 */
ScribaTextHistory *
scriba_text_history_new (gsize max_size)
{
  ScribaTextHistory *self = g_new0 (ScribaTextHistory, 1);

  self->max_size = max_size;
  self->steps = g_ptr_array_new_with_free_func (step_free);
  return self;
}

/** scriba_text_history_free: frees a history with its steps. (transfer full) */
void
scriba_text_history_free (ScribaTextHistory *self)
{
  g_ptr_array_unref (self->steps);
  g_free (self);
}

/** scriba_text_history_start: forgets all steps and starts from a text. */
void
scriba_text_history_start (ScribaTextHistory *self,
                           GBytes *text)
{
  g_ptr_array_set_size (self->steps, 0);
  append_step (self, text, NULL, NULL);
  self->head = 0;
  self->may_join = FALSE;
}

/**
 * scriba_text_history_add:
 * @self: a history
 * @text: what the document is now
 * @target: (nullable): what was set
 * @label: (nullable): what undoing it is called
 *
 * Adds a step after the one at the head; those that were undone are gone. A step
 * joins the one before it if both set the same target, and if nothing was undone
 * in between: a value that is set and set back leaves no step. Where the texts
 * become too large together, the oldest are forgotten.
 *
 * Returns: %FALSE if the text is that of the head, and nothing was added
 */
gboolean
scriba_text_history_add (ScribaTextHistory *self,
                         GBytes *text,
                         const char *target,
                         const char *label)
{
  Step *head = step_at (self, 0);
  Step *before = step_at (self, -1);
  gboolean joins;

  if (head != NULL && g_bytes_equal (head->text, text))
    return FALSE;

  joins = self->may_join && before != NULL && target != NULL && g_strcmp0 (head->target, target) == 0;
  if (head != NULL)
    g_ptr_array_set_size (self->steps, joins ? self->head : self->head + 1);

  self->may_join = !joins || !g_bytes_equal (before->text, text);
  if (self->may_join)
    append_step (self, text, target, label);
  forget_oldest (self);
  self->head = self->steps->len - 1;
  return TRUE;
}

/** scriba_text_history_get_text: the text at the head, or %NULL. */
GBytes *
scriba_text_history_get_text (ScribaTextHistory *self)
{
  return scriba_text_history_get_text_at (self, 0);
}

/** scriba_text_history_get_text_at: the text that many steps after the head, before it if negative; or %NULL. */
GBytes *
scriba_text_history_get_text_at (ScribaTextHistory *self,
                                 int steps)
{
  Step *step = step_at (self, steps);

  return step != NULL ? step->text : NULL;
}

/** scriba_text_history_go: moves the head by so many steps, which must be there. */
void
scriba_text_history_go (ScribaTextHistory *self,
                        int steps)
{
  g_return_if_fail (step_at (self, steps) != NULL);

  self->head += steps;
  self->may_join = FALSE;
}

/** scriba_text_history_get_undo_label: what would be undone, or %NULL. */
const char *
scriba_text_history_get_undo_label (ScribaTextHistory *self)
{
  return step_at (self, -1) != NULL ? step_at (self, 0)->label : NULL;
}

/** scriba_text_history_get_redo_label: what would be done again, or %NULL. */
const char *
scriba_text_history_get_redo_label (ScribaTextHistory *self)
{
  Step *next = step_at (self, 1);

  return next != NULL ? next->label : NULL;
}
