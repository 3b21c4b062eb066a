/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-sheet.h"

#include <errno.h>
#include <langinfo.h>

#include <cairo-pdf.h>

#include "scriba-error.h"

/* The page of a picture, in points, and the pixels of each. */
#define PICTURE_WIDTH 960
#define PICTURE_HEIGHT 720
#define PICTURE_SCALE 2

#define MARGIN 30
#define GAP 10

#define TITLE_SIZE 20
#define RESULT_SIZE 13
#define TEXT_SIZE 11
#define BOLD 700
#define PLAIN 400

/** scriba_paper_get_usual: what lies in the printers of the locale. */
ScribaPaper
scriba_paper_get_usual (void)
{
#ifdef __GLIBC__
  /* These are numbers in the place of a text, in millimetres. */
  if (GPOINTER_TO_INT (nl_langinfo (_NL_PAPER_WIDTH)) == 216 && GPOINTER_TO_INT (nl_langinfo (_NL_PAPER_HEIGHT)) == 279)
    return SCRIBA_PAPER_LETTER;
#endif

  return SCRIBA_PAPER_A4;
}

/**
 * scriba_paper_get_size:
 * @width: (out): of a page that lies across, in points
 * @height: (out): so
 */
void
scriba_paper_get_size (ScribaPaper paper,
                       double *width,
                       double *height)
{
  *width = paper == SCRIBA_PAPER_LETTER ? 792 : 297 / 25.4 * 72;
  *height = paper == SCRIBA_PAPER_LETTER ? 612 : 210 / 25.4 * 72;
}

/**
 * scriba_sheet_free:
 * @self: (transfer full): a sheet
 */
void
scriba_sheet_free (ScribaSheet *self)
{
  g_free (self->title);
  g_free (self->date);
  g_free (self->result);
  g_free (self->players);
  g_free (self->moment);
  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self);
}

/** scriba_sheet_take_moment: tells when the game came to how it stands, @moment (transfer full) as ISO 8601. */
void
scriba_sheet_take_moment (ScribaSheet *self,
                          char *moment)
{
  g_free (self->moment);
  self->moment = moment;
}

/**
 * scriba_sheet_make_look:
 * @cr: where it is drawn
 *
 * Returns: how a page looks, on paper and in files: its context is to be given back by g_object_unref()
 */
ScribaLook
scriba_sheet_make_look (cairo_t *cr)
{
  PangoContext *context = pango_cairo_create_context (cr);
  PangoFontDescription *font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Lines have the same room, however many pixels or points there are. */
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_font_description_set_family (font, "Adwaita Sans,Inter,Cantarell,Sans");
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);

  return (ScribaLook) { .context = context, .text = scriba_palette_color (SCRIBA_COLOR_TEXT, FALSE), .scale = 1 };
}

/* The heading, or, without @cr, only its height. */
static double
lay_heading (const ScribaSheet *self,
             const ScribaLook *look,
             cairo_t *cr,
             double width)
{
  double date_width = 0;
  double title_height, y;

  scriba_look_measure (look, self->date, TEXT_SIZE, PLAIN, &date_width, NULL);
  title_height = scriba_look_write_lines (look, NULL, self->title, TITLE_SIZE, BOLD, 0, 0, width - date_width - GAP);
  if (cr != NULL)
    {
      scriba_look_set_source (cr, look->text);
      scriba_look_write_lines (look, cr, self->title, TITLE_SIZE, BOLD, 0, 0, width - date_width - GAP);
      scriba_look_write (look, cr, self->date, TEXT_SIZE, PLAIN, width - date_width / 2, title_height / 2, 0);
    }

  y = title_height;
  y += scriba_look_write_lines (look, cr, self->result, RESULT_SIZE, BOLD, 0, y, width);
  y += scriba_look_write_lines (look, cr, self->players, TEXT_SIZE, PLAIN, 0, y, width);
  return y + GAP;
}

/** scriba_sheet_measure_heading: how much of a page its heading takes; what is drawn below begins there. */
double
scriba_sheet_measure_heading (const ScribaSheet *self,
                              const ScribaLook *look,
                              double width)
{
  return lay_heading (self, look, NULL, width);
}

/**
 * scriba_sheet_draw:
 * @self: a sheet
 * @cr: where to; the room begins at its origin
 * @width: of the room
 * @height: of the room
 *
 * Draws a page: every picture, file and print is this.
 */
void
scriba_sheet_draw (const ScribaSheet *self,
                   cairo_t *cr,
                   double width,
                   double height)
{
  ScribaLook look;
  double top;

  g_return_if_fail (self != NULL && width > 0 && height > 0);

  look = scriba_sheet_make_look (cr);
  top = lay_heading (self, &look, cr, width);
  if (height > top)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, top);
      self->draw (cr, &look, width, height - top, self->data);
      cairo_restore (cr);
    }
  g_object_unref (look.context);
}

static cairo_status_t
collect (void *closure,
         const unsigned char *data,
         unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* The first thing that went wrong. */
static cairo_status_t
draw_page (const ScribaSheet *self,
           cairo_surface_t *surface,
           double width,
           double height)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, MARGIN, MARGIN);
  scriba_sheet_draw (self, cr, width - 2 * MARGIN, height - 2 * MARGIN);
  status = cairo_status (cr);
  cairo_destroy (cr);

  return status;
}

/* Half a page is none. */
static GBytes *
finish (GByteArray *bytes,
        cairo_status_t status,
        GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (bytes);

  g_byte_array_unref (bytes);
  scriba_error_set (error, SCRIBA_ERROR_UNDRAWABLE, NULL,
                    status == CAIRO_STATUS_NO_MEMORY ? g_strerror (ENOMEM) : cairo_status_to_string (status), NULL, 0, 0);
  return NULL;
}

/**
 * scriba_sheet_to_png:
 * @self: a sheet
 * @error: %SCRIBA_ERROR_UNDRAWABLE, as where there is not enough memory
 *
 * Returns: (transfer full): the page as a picture, 1920 × 1440 pixels; or %NULL
 */
GBytes *
scriba_sheet_to_png (const ScribaSheet *self,
                     GError **error)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PICTURE_WIDTH * PICTURE_SCALE,
                                                         PICTURE_HEIGHT * PICTURE_SCALE);
  GByteArray *bytes = g_byte_array_new ();
  cairo_status_t status;

  cairo_surface_set_device_scale (surface, PICTURE_SCALE, PICTURE_SCALE);
  status = draw_page (self, surface, PICTURE_WIDTH, PICTURE_HEIGHT);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);

  return finish (bytes, status, error);
}

/**
 * scriba_sheet_to_pdf:
 * @self: a sheet
 * @paper: the page, which lies across
 * @error: %SCRIBA_ERROR_UNDRAWABLE, as where there is not enough memory
 *
 * Returns: (transfer full): the page as a file for a printer, in which letters stay letters; or %NULL
 */
GBytes *
scriba_sheet_to_pdf (const ScribaSheet *self,
                     ScribaPaper paper,
                     GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  g_autofree char *title = g_strdup_printf ("%s: %s", self->title, self->players);
  cairo_surface_t *surface;
  cairo_status_t status;
  double width, height;

  scriba_paper_get_size (paper, &width, &height);
  surface = cairo_pdf_surface_create_for_stream (collect, bytes, width, height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Scriba");
  /* Without it, it would tell when it was written. */
  if (self->moment != NULL)
    {
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, self->moment);
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, self->moment);
    }
  status = draw_page (self, surface, width, height);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  return finish (bytes, status, error);
}
