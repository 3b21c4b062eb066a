/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-figures-sections.h"

#include <glib/gi18n.h>

#include "scriba-figure-view.h"
#include "scriba-figures-table.h"
#include "scriba-words.h"
#include "words-mean.h"

#define MARK_SIZE 24
#define MOST_CAPTIONS 5

/* Where there is no score: a number that is none. */
#define NONE "–"

/** scriba_figures_create_heading: a heading, which stands above what it is about. */
GtkWidget *
scriba_figures_create_heading (const char *title,
                               const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", title,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "figures-heading");
  return label;
}

/** scriba_figures_create_line: a sentence about what stands below it. */
GtkWidget *
scriba_figures_create_line (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, "dim");
  return label;
}

/** scriba_figures_describe_plays: (transfer full): how many games there are, and how many of them have no result. */
char *
scriba_figures_describe_plays (guint n_plays,
                               guint n_decided)
{
  g_autofree char *plays = g_strdup_printf (ngettext ("%u game", "%u games", n_plays), n_plays);
  g_autofree char *open = NULL;

  if (n_plays == n_decided)
    return g_steal_pointer (&plays);

  open = g_strdup_printf (ngettext ("%u without a result", "%u without a result", n_plays - n_decided), n_plays - n_decided);
  return g_strdup_printf ("%s · %s", plays, open);
}

static void
add_swatch (AdwWrapBox *legend,
            ScribaFigurePart part,
            const char *title)
{
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "reason");
  gtk_widget_add_css_class (label, "dim");
  gtk_box_append (GTK_BOX (entry), scriba_figure_view_new_swatch (part));
  gtk_box_append (GTK_BOX (entry), label);
  adw_wrap_box_append (legend, entry);
}

/* What the bars show, called as the columns with the same numbers are. */
static GtkWidget *
create_legend (const char *won,
               const char *level,
               gboolean scored)
{
  GtkWidget *legend = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (legend), 16);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (legend), 4);
  add_swatch (ADW_WRAP_BOX (legend), SCRIBA_FIGURE_WON, won);
  add_swatch (ADW_WRAP_BOX (legend), SCRIBA_FIGURE_LEVEL, level);
  if (scored)
    {
      add_swatch (ADW_WRAP_BOX (legend), SCRIBA_FIGURE_MEAN, C_("statistics", "Mean"));
      add_swatch (ADW_WRAP_BOX (legend), SCRIBA_FIGURE_BEST, C_("statistics", "Best"));
    }
  return legend;
}

/* The bars are explained above the first table of a game. */
static ScribaFiguresTable *
add_table (GtkBox *box,
           const ScribaGameKind *kind,
           const char *title,
           gboolean has_heading,
           gboolean has_legend)
{
  const char *shared = g_dpgettext2 (NULL, "statistics", kind->shared);
  const char * const captions[] = {
    /* Translators: how many games were played; the caption of a column, with little room. */
    C_("statistics", "Games"),
    C_("statistics", "Wins"),
    shared,
    kind->scored ? C_("statistics", "Mean") : NULL,
    C_("statistics", "Best"),
    NULL
  };
  GtkWidget *table = scriba_figures_table_new (title, captions);

  if (has_heading)
    gtk_box_append (box, scriba_figures_create_heading (title, "heading"));
  if (has_legend)
    gtk_box_append (box, create_legend (captions[1], shared, kind->scored));
  gtk_box_append (box, table);
  return SCRIBA_FIGURES_TABLE (table);
}

static void
add_figures (ScribaFiguresTable *table,
             const ScribaGameKind *kind,
             GtkWidget *mark,
             const char *title,
             gboolean is_person,
             const ScribaFigures *figures,
             double highest)
{
  const ScribaFigureBars bars = {
    .whole = figures->decided,
    .won = figures->wins,
    .level = figures->shared,
    .scored = kind->scored,
    .mean = scriba_figures_get_mean (figures),
    .best = figures->best,
    .highest = highest,
  };
  char *values[MOST_CAPTIONS + 1] = {
    scriba_words_amount (figures->plays, 0),
    scriba_words_amount (figures->wins, 0),
    scriba_words_amount (figures->shared, 0),
    figures->scored > 0 ? scriba_words_mean (bars.mean) : g_strdup (NONE),
    figures->scored > 0 ? scriba_words_amount (figures->best, 0) : g_strdup (NONE),
  };

  scriba_figures_table_add_row (table, mark, title, is_person, &bars, values);
  for (guint i = 0; i < MOST_CAPTIONS; i++)
    g_free (values[i]);
}

static double
find_highest (const ScribaFigures *figures,
              guint n_figures)
{
  double highest = 1;

  for (guint i = 0; i < n_figures; i++)
    highest = MAX (highest, figures[i].best);
  return highest;
}

/**
 * scriba_figures_add_players:
 * @box: where to add it
 * @kind: a game
 * @statistics: what was counted of it, of at least one player
 * @most: how many are shown, of those who played most
 */
void
scriba_figures_add_players (GtkBox *box,
                            const ScribaGameKind *kind,
                            ScribaStatistics *statistics,
                            guint most)
{
  ScribaFiguresTable *table = add_table (box, kind, _("Players"), TRUE, TRUE);
  guint n_players = scriba_statistics_get_n_players (statistics);
  double highest = 1;

  for (guint i = 0; i < n_players; i++)
    highest = MAX (highest, scriba_statistics_get_player (statistics, i)->total.best);
  for (guint i = 0; i < MIN (n_players, most); i++)
    {
      const ScribaPlayerFigures *player = scriba_statistics_get_player (statistics, i);

      add_figures (table, kind, NULL, player->name, TRUE, &player->total, highest);
    }
}

/** scriba_figures_add_total: all games of somebody, in one row. */
void
scriba_figures_add_total (GtkBox *box,
                          const ScribaGameKind *kind,
                          const ScribaFigures *figures)
{
  ScribaFiguresTable *table = add_table (box, kind, _("All games"), FALSE, TRUE);

  add_figures (table, kind, NULL, _("All games"), FALSE, figures, find_highest (figures, 1));
}

/** scriba_figures_add_roles: of each character or side that was played, if any is known. */
void
scriba_figures_add_roles (GtkBox *box,
                          const ScribaGameKind *kind,
                          const ScribaFigures *roles)
{
  ScribaFiguresTable *table = NULL;

  for (int role = 0; role < SCRIBA_MOST_ROLES; role++)
    if (roles[role].plays > 0)
      {
        if (table == NULL)
          table = add_table (box, kind, _(kind->roles), TRUE, FALSE);
        add_figures (table, kind, kind->create_mark (role, MARK_SIZE), kind->describe_role (role), FALSE, &roles[role],
                     find_highest (roles, SCRIBA_MOST_ROLES));
      }
}

/** scriba_figures_add_seats: of each seat that was sat at, if any is known. */
void
scriba_figures_add_seats (GtkBox *box,
                          const ScribaGameKind *kind,
                          const ScribaFigures *seats)
{
  ScribaFiguresTable *table = NULL;

  for (guint seat = 0; seat < SCRIBA_MOST_SEATS; seat++)
    if (seats[seat].plays > 0)
      {
        /* Translators: %u is 1 for who was entered first; the others follow clockwise. */
        g_autofree char *title = g_strdup_printf (_("Seat %u"), seat + 1);

        if (table == NULL)
          table = add_table (box, kind, _("Seats, clockwise"), TRUE, FALSE);
        add_figures (table, kind, NULL, title, FALSE, &seats[seat], find_highest (seats, SCRIBA_MOST_SEATS));
      }
}

static void
add_rival (ScribaFiguresTable *table,
           const ScribaRivalry *rivalry)
{
  guint level = rivalry->plays - rivalry->ahead - rivalry->behind;
  const ScribaFigureBars bars = { .whole = rivalry->plays, .won = rivalry->ahead, .level = level };
  char *values[] = {
    scriba_words_amount (rivalry->plays, 0),
    scriba_words_amount (rivalry->ahead, 0),
    scriba_words_amount (level, 0),
    scriba_words_amount (rivalry->behind, 0),
    NULL
  };

  scriba_figures_table_add_row (table, NULL, rivalry->name, TRUE, &bars, values);
  for (guint i = 0; values[i] != NULL; i++)
    g_free (values[i]);
}

/** scriba_figures_add_rivals: (element-type ScribaRivalry): head to head with each of them, if there is any. */
void
scriba_figures_add_rivals (GtkBox *box,
                           const GArray *rivals)
{
  const char * const captions[] = {
    C_("statistics", "Games"),
    /* Translators: in how many games somebody ended before another player; the caption of a column. */
    C_("statistics", "Ahead"),
    /* Translators: in how many games neither of two players ended before the other; the caption of a column. */
    C_("statistics", "Level"),
    C_("statistics", "Behind"),
    NULL
  };
  GtkWidget *table;

  if (rivals->len == 0)
    return;

  table = scriba_figures_table_new (_("Head to head"), captions);
  gtk_box_append (box, scriba_figures_create_heading (_("Head to head"), "heading"));
  gtk_box_append (box, create_legend (captions[1], captions[2], FALSE));
  gtk_box_append (box, table);
  for (guint i = 0; i < rivals->len; i++)
    add_rival (SCRIBA_FIGURES_TABLE (table), &g_array_index (rivals, ScribaRivalry, i));
}

/** scriba_figures_clear: takes all of it out of the box. */
void
scriba_figures_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/** scriba_figures_set_narrow: whether the tables in a box have no room for columns. */
void
scriba_figures_set_narrow (GtkBox *box,
                           gboolean narrow)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box)); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (SCRIBA_IS_FIGURES_TABLE (child))
      scriba_figures_table_set_narrow (SCRIBA_FIGURES_TABLE (child), narrow);
}
