/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-library.h"
#include "journal-reading.h"
#include "journal-refusals.h"
#include "journal-write.h"

G_BEGIN_DECLS

/**
 * JournalCare:
 * @JOURNAL_CHECK: looking for damage, if that was not done today
 * @JOURNAL_BACK_UP: a backup, if there is something new
 * @JOURNAL_PURGE: removing what was deleted long ago
 *
 * What is done, in this order, when nothing else is asked for.
 */
typedef enum
{
  JOURNAL_CHECK = 1 << 0,
  JOURNAL_BACK_UP = 1 << 1,
  JOURNAL_PURGE = 1 << 2,
} JournalCare;

/*
 * What the thread and its owner share is under the lock. The library is the
 * thread's alone, from its start to its end.
 */
struct _ScribaJournal
{
  GThread *thread;
  JournalLibrary library;

  /* The owner's alone. */
  GSource *source;
  ScribaJournalFunc changed;
  gpointer user_data;
  guint64 last;

  GMutex lock;
  GCond wake;
  GCond news;

  /* From the owner to the thread. */
  GQueue requests;
  GQueue readings;
  gboolean reopen;
  guint care;
  gboolean quit;

  /* From the thread to the owner. */
  ScribaJournalAccess access;
  GError *reason; /* why it is not writable */
  guint64 writing; /* the first token that the thread is writing, or 0 */
  GError *failure;
  JournalRefusals *refusals;
  GQueue reports;
  GQueue answers;
  gboolean mended;
  gboolean interrupted; /* the last look for damage */
  gboolean notify;
  gboolean idle;

  /* Whether somebody asked for something while the thread takes care; atomic. */
  int urgent;
};

gpointer journal_thread_run (gpointer data);
void journal_thread_wake (ScribaJournal *self);
guint64 journal_thread_get_safe (ScribaJournal *self);

G_END_DECLS
