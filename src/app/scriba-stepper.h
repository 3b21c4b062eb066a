/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_STEPPER (scriba_stepper_get_type ())
G_DECLARE_FINAL_TYPE (ScribaStepper, scriba_stepper, SCRIBA, STEPPER, GtkWidget)

GtkWidget *scriba_stepper_new (const char *title,
                               int lower,
                               int upper);

int scriba_stepper_get_value (ScribaStepper *self);
void scriba_stepper_set_value (ScribaStepper *self,
                               int value);

int scriba_stepper_get_lower (ScribaStepper *self);
int scriba_stepper_get_upper (ScribaStepper *self);
void scriba_stepper_set_range (ScribaStepper *self,
                               int lower,
                               int upper);

gboolean scriba_stepper_get_nullable (ScribaStepper *self);
void scriba_stepper_set_nullable (ScribaStepper *self,
                                  gboolean nullable);

gboolean scriba_stepper_get_unknown (ScribaStepper *self);
void scriba_stepper_set_unknown (ScribaStepper *self,
                                 gboolean unknown);

const char *scriba_stepper_get_title (ScribaStepper *self);
void scriba_stepper_set_title (ScribaStepper *self,
                               const char *title);

G_END_DECLS
