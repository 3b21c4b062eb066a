/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-name-entry.h"

#include "scriba-speech.h"
#include "scriba-style.h"

/* What a player is called. A name that is refused stays to be mended, with the reason below it. */
struct _ScribaNameEntry
{
  GtkBox parent_instance;

  GtkEditable *entry;
  GtkLabel *problem;

  char *kept; /* the name that is shown, or stands behind a refused one */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (ScribaNameEntry, scriba_name_entry, GTK_TYPE_BOX)

enum
{
  TYPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
changed_cb (ScribaNameEntry *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[TYPED], 0);
}

static gboolean
scriba_name_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCRIBA_NAME_ENTRY (widget)->entry));
}

static void
scriba_name_entry_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_NAME_ENTRY);

  G_OBJECT_CLASS (scriba_name_entry_parent_class)->dispose (object);
}

static void
scriba_name_entry_finalize (GObject *object)
{
  g_free (SCRIBA_NAME_ENTRY (object)->kept);

  G_OBJECT_CLASS (scriba_name_entry_parent_class)->finalize (object);
}

static void
scriba_name_entry_class_init (ScribaNameEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_name_entry_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_name_entry_finalize;
  widget_class->grab_focus = scriba_name_entry_grab_focus;

  /**
   * ScribaNameEntry::typed:
   *
   * The user has changed the text; whether it is a good name is told by scriba_name_entry_set_problem().
   */
  signals[TYPED] =
    g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-name-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaNameEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, ScribaNameEntry, problem);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
scriba_name_entry_init (ScribaNameEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_name_entry_show:
 * @self: an entry
 * @name: the name that is kept
 *
 * What is being typed stays as it is typed, as long as it means @name, or was
 * refused and no other name is kept meanwhile.
 */
void
scriba_name_entry_show (ScribaNameEntry *self,
                        const char *name)
{
  g_autofree char *typed = NULL;

  g_return_if_fail (SCRIBA_IS_NAME_ENTRY (self));

  if (!g_set_str (&self->kept, name))
    return;

  typed = scriba_name_clean (gtk_editable_get_text (self->entry));
  if (g_strcmp0 (typed, name) != 0)
    {
      self->showing = TRUE;
      gtk_editable_set_text (self->entry, name);
      self->showing = FALSE;
    }
  scriba_name_entry_set_problem (self, SCRIBA_NAME_GOOD);
}

/** scriba_name_entry_set_title: what a screen reader calls the entry. */
void
scriba_name_entry_set_title (ScribaNameEntry *self,
                             const char *title)
{
  g_return_if_fail (SCRIBA_IS_NAME_ENTRY (self));

  scriba_speech_name (GTK_WIDGET (self->entry), title);
}

/** scriba_name_entry_get_text: what is typed, good or not. */
const char *
scriba_name_entry_get_text (ScribaNameEntry *self)
{
  g_return_val_if_fail (SCRIBA_IS_NAME_ENTRY (self), NULL);

  return gtk_editable_get_text (self->entry);
}

/** scriba_name_entry_set_problem: says why what is typed cannot be kept, or that it is. */
void
scriba_name_entry_set_problem (ScribaNameEntry *self,
                               ScribaNameProblem problem)
{
  gboolean good = problem == SCRIBA_NAME_GOOD;

  g_return_if_fail (SCRIBA_IS_NAME_ENTRY (self));

  gtk_label_set_label (self->problem, scriba_name_explain (problem));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), !good);
  scriba_style_set (GTK_WIDGET (self->entry), "error", !good);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               good ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE, -1);
}
