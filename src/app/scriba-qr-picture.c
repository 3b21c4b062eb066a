/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-qr-picture.h"

#include "scriba-qr.h"

#define USUAL_MODULE 3 /* pixels; a camera sees them from two feet away */
#define LARGEST 480

/**
 * ScribaQrPicture:
 *
 * A code to be photographed: dark on light in every style, as large as there is room for.
 *
 * Accessibility: an image, which whoever shows it names.
 */
struct _ScribaQrPicture
{
  GtkWidget parent_instance;

  ScribaQr *code;
};

G_DEFINE_FINAL_TYPE (ScribaQrPicture, scriba_qr_picture, GTK_TYPE_WIDGET)

/* As wide as its modules need, one pixel each at least, and as tall. */
static void
scriba_qr_picture_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  ScribaQrPicture *self = SCRIBA_QR_PICTURE (widget);
  int n = self->code != NULL ? scriba_qr_get_width (self->code) : 0;
  int usual = MIN (n * USUAL_MODULE, MAX (n, LARGEST));

  *minimum = n;
  *natural = usual;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size, n, usual);
}

static GdkSurface *
get_surface (GtkWidget *widget)
{
  return gtk_native_get_surface (gtk_widget_get_native (widget));
}

/* The widget's own scale factor is rounded up: at 125 and 150 % its modules would not be whole pixels. */
static void
scriba_qr_picture_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scriba_qr_picture_parent_class)->realize (widget);

  g_signal_connect_object (get_surface (widget), "notify::scale", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
}

static void
scriba_qr_picture_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (get_surface (widget), gtk_widget_queue_draw, widget);

  GTK_WIDGET_CLASS (scriba_qr_picture_parent_class)->unrealize (widget);
}

static void
scriba_qr_picture_snapshot (GtkWidget *widget,
                            GtkSnapshot *snapshot)
{
  ScribaQrPicture *self = SCRIBA_QR_PICTURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr;

  if (self->code == NULL)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  scriba_qr_draw (cr, self->code, width, height, gdk_surface_get_scale (get_surface (widget)));
  cairo_destroy (cr);
}

static GtkSizeRequestMode
scriba_qr_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
scriba_qr_picture_finalize (GObject *object)
{
  g_clear_pointer (&SCRIBA_QR_PICTURE (object)->code, scriba_qr_free);

  G_OBJECT_CLASS (scriba_qr_picture_parent_class)->finalize (object);
}

static void
scriba_qr_picture_class_init (ScribaQrPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scriba_qr_picture_finalize;
  widget_class->get_request_mode = scriba_qr_picture_get_request_mode;
  widget_class->measure = scriba_qr_picture_measure;
  widget_class->realize = scriba_qr_picture_realize;
  widget_class->snapshot = scriba_qr_picture_snapshot;
  widget_class->unrealize = scriba_qr_picture_unrealize;

  gtk_widget_class_set_css_name (widget_class, "qr");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
scriba_qr_picture_init (ScribaQrPicture *self)
{
}

/** scriba_qr_picture_set_text: what the code says; %FALSE if no code holds that much: then nothing is shown. */
gboolean
scriba_qr_picture_set_text (ScribaQrPicture *self,
                            const char *text)
{
  g_return_val_if_fail (SCRIBA_IS_QR_PICTURE (self), FALSE);

  g_clear_pointer (&self->code, scriba_qr_free);
  self->code = scriba_qr_new (text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return self->code != NULL;
}
