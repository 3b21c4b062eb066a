/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-box-facts.h"
#include "bce-files.h"
#include "bce-game.h"
#include "folder-check.h"
#include "scriba-box-text.h"
#include "scriba-error.h"
#include "scriba-box-place.h"

/* Where values are, by the order of the formats page. */
enum
{
  RECRUIT_TIER = 3,
  RECRUIT_AUTHORITY = 6,
  RECRUIT_AMBITION = 7,
};

enum
{
  ALLEGIANCE_TITLE = 2,
};

enum
{
  QUAESTOR,
  SENATOR,
};

typedef struct
{
  char *folder;
  char *path;
  char *shipped;
  char *practice;
  ScribaOwnerBox *box;
} Fixture;

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp (NULL, NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = g_build_filename (fixture->folder, "boxes", "44bce.json", NULL);
  fixture->shipped = g_build_filename (g_getenv ("SCRIBA_BOXES"), "44bce.json", NULL);
  fixture->practice = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), "practice-box.json", NULL);
  fixture->box = scriba_owner_box_new (&bce_game_format);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  scriba_document_wait (SCRIBA_DOCUMENT (fixture->box));
  g_clear_object (&fixture->box);
  remove_all (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->shipped);
  g_free (fixture->practice);
}

static void
write_file (const char *path,
            const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
assert_file (const char *path,
             const char *text)
{
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &found, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found, ==, text);
}

static void
open_box (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (scriba_owner_box_open (fixture->box, fixture->path, fixture->shipped, &error));
  g_assert_no_error (error);
  g_assert_null (scriba_owner_box_get_open_error (fixture->box));
}

static BceRecruit *
recruit (Fixture *fixture,
         guint index)
{
  return bce_box_get_component (scriba_owner_box_edit (fixture->box), BCE_BOX_RECRUITS, index);
}

static void
type (Fixture *fixture,
      guint index,
      guint field,
      const char *text)
{
  const ScribaBoxPlace place = { BCE_BOX_RECRUITS, index, field };

  g_assert_true (scriba_box_text_read (scriba_box_place_get_field (&place), text, recruit (fixture, index)));
  scriba_box_place_commit (&place, fixture->box, "A value");
}

static void
assert_number (ScribaNumber number,
               int value)
{
  g_assert_true (number.known);
  g_assert_cmpint (number.value, ==, value);
}

/* Counted by hand in the shipped box: see section 1 of the rules page. */
static void
test_missing (Fixture *fixture,
              gconstpointer data)
{
  const BceBox *box;

  open_box (fixture);
  box = scriba_owner_box_get_box (fixture->box);
  g_assert_cmpuint (bce_box_count_known_in (box, BCE_BOX_RECRUITS), ==, 23);
  g_assert_cmpuint (bce_box_count_known_in (box, BCE_BOX_STRUCTURES), ==, 8);
  g_assert_cmpuint (bce_box_count_known_in (box, BCE_BOX_STATUES), ==, 0);
  g_assert_cmpuint (bce_box_count_known_in (box, BCE_BOX_ALLEGIANCE), ==, 0);
  g_assert_cmpuint (bce_box_count_known_in (box, BCE_BOX_SENATE), ==, 0);
  g_assert_cmpuint (bce_box_count_known (box) + bce_box_count_unknown (box), ==, 153 + 243 + 80 + 120 + 6);

  /* Looking at it makes no file, and nothing waits for one. */
  g_assert_true (scriba_document_get_saved (SCRIBA_DOCUMENT (fixture->box)));
  scriba_document_wait (SCRIBA_DOCUMENT (fixture->box));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

static void
test_kept (Fixture *fixture,
           gconstpointer data)
{
  open_box (fixture);
  type (fixture, SENATOR, RECRUIT_TIER, "2");
  type (fixture, SENATOR, RECRUIT_AMBITION, "4 ?");
  scriba_document_wait (SCRIBA_DOCUMENT (fixture->box));
  g_assert_true (scriba_document_get_saved (SCRIBA_DOCUMENT (fixture->box)));

  g_set_object (&fixture->box, NULL);
  fixture->box = scriba_owner_box_new (&bce_game_format);
  open_box (fixture);
  assert_number (recruit (fixture, SENATOR)->tier, 2);
  g_assert_cmpuint (recruit (fixture, SENATOR)->n_ambitions, ==, 2);
  assert_number (recruit (fixture, SENATOR)->ambition[0], 4);
  g_assert_false (recruit (fixture, SENATOR)->ambition[1].known);
  g_assert_false (recruit (fixture, QUAESTOR)->tier.known);
}

static void
test_undo (Fixture *fixture,
           gconstpointer data)
{
  ScribaDocument *document = SCRIBA_DOCUMENT (fixture->box);

  open_box (fixture);
  type (fixture, QUAESTOR, RECRUIT_TIER, "1");
  type (fixture, SENATOR, RECRUIT_AUTHORITY, "1");
  type (fixture, SENATOR, RECRUIT_AUTHORITY, "12");
  assert_number (recruit (fixture, SENATOR)->authority, 12);

  /* What is typed one after the other into one place is one step. */
  scriba_document_undo (document);
  assert_number (recruit (fixture, SENATOR)->authority, 1);
  assert_number (recruit (fixture, QUAESTOR)->tier, 1);
  scriba_document_undo (document);
  g_assert_false (recruit (fixture, QUAESTOR)->tier.known);
  g_assert_null (scriba_document_get_undo_label (document));
  scriba_document_redo (document);
  assert_number (recruit (fixture, QUAESTOR)->tier, 1);
}

static void
test_unknown_again (Fixture *fixture,
                    gconstpointer data)
{
  open_box (fixture);
  type (fixture, SENATOR, RECRUIT_AUTHORITY, "");
  g_assert_false (recruit (fixture, SENATOR)->authority.known);
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->box));
  assert_number (recruit (fixture, SENATOR)->authority, 1);
}

static void
test_damaged (Fixture *fixture,
              gconstpointer data)
{
  const char *damaged = "{\"format\": \"scriba-box/1\", \"game\": \"44bce\", \"recruits\": 7}";
  g_autofree char *aside_1 = g_strconcat (fixture->path, ".damaged-1", NULL);
  g_autofree char *aside_2 = g_strconcat (fixture->path, ".damaged-2", NULL);
  g_autoptr (GError) error = NULL;

  write_file (fixture->path, damaged);
  write_file (aside_1, "older");

  g_assert_false (scriba_owner_box_open (fixture->box, fixture->path, fixture->shipped, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_LIST);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, "44bce.json");
  g_assert_cmpstr (scriba_error_get_facts (error)->path, ==, "recruits");
  g_assert_nonnull (scriba_owner_box_get_open_error (fixture->box));
  g_assert_cmpstr (scriba_owner_box_get_damaged_path (fixture->box), ==, fixture->path);

  /* The shipped box stands in, and nothing is overwritten. */
  g_assert_cmpstr (recruit (fixture, SENATOR)->name, ==, "Senator");
  type (fixture, SENATOR, RECRUIT_TIER, "2");
  scriba_document_wait (SCRIBA_DOCUMENT (fixture->box));
  assert_file (fixture->path, damaged);

  g_assert_true (scriba_owner_box_start_again (fixture->box, NULL));
  g_assert_null (scriba_owner_box_get_open_error (fixture->box));
  g_assert_null (scriba_owner_box_get_damaged_path (fixture->box));
  assert_file (aside_1, "older");
  assert_file (aside_2, damaged);
  g_assert_false (recruit (fixture, SENATOR)->tier.known);

  type (fixture, SENATOR, RECRUIT_TIER, "3");
  scriba_document_wait (SCRIBA_DOCUMENT (fixture->box));
  g_set_object (&fixture->box, NULL);
  fixture->box = scriba_owner_box_new (&bce_game_format);
  open_box (fixture);
  assert_number (recruit (fixture, SENATOR)->tier, 3);
}

static void
test_merge (Fixture *fixture,
            gconstpointer data)
{
  ScribaDocument *document = SCRIBA_DOCUMENT (fixture->box);
  g_autoptr (GArray) conflicts = bce_box_conflicts_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BceBox) other = NULL;
  BceBox *merged;

  open_box (fixture);
  type (fixture, SENATOR, RECRUIT_AUTHORITY, "7");
  other = scriba_owner_box_read_other (&bce_game_format, fixture->practice, &error);
  g_assert_no_error (error);

  merged = bce_box_merge (scriba_owner_box_get_box (fixture->box), other, conflicts);
  g_assert_cmpuint (conflicts->len, ==, 1);
  scriba_owner_box_take (fixture->box, merged);
  scriba_document_commit (document, NULL, "Import");

  assert_number (recruit (fixture, SENATOR)->authority, 7);
  assert_number (recruit (fixture, SENATOR)->tier, 2);
  assert_number (recruit (fixture, QUAESTOR)->tier, 1);
  g_assert_cmpuint (bce_box_count_unknown (scriba_owner_box_get_box (fixture->box)), ==, 0);
  g_assert_cmpstr (bce_owner_box_get_box (fixture->box)->title, ==, "44 BCE");

  scriba_document_undo (document);
  assert_number (recruit (fixture, SENATOR)->authority, 7);
  g_assert_false (recruit (fixture, SENATOR)->tier.known);
  g_assert_false (recruit (fixture, QUAESTOR)->tier.known);
}

static void
test_read_other (Fixture *fixture,
                 gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "friend.json", NULL);
  g_autoptr (GError) error = NULL;

  write_file (path, "[]");
  g_assert_null (scriba_owner_box_read_other (&bce_game_format, path, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, "friend.json");
}

static void
test_targets (Fixture *fixture,
              gconstpointer data)
{
  const ScribaBoxPlace authority = { BCE_BOX_RECRUITS, SENATOR, RECRUIT_AUTHORITY };
  const ScribaBoxPlace title = { BCE_BOX_ALLEGIANCE, 4, ALLEGIANCE_TITLE };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  open_box (fixture);
  first = scriba_box_place_get_target (&authority, scriba_owner_box_get_box (fixture->box));
  second = scriba_box_place_get_target (&title, scriba_owner_box_get_box (fixture->box));
  g_assert_cmpstr (first, ==, "recruits/senator/authority");
  g_assert_cmpstr (second, ==, "allegiance/B-military/title");
}

/* An installation that lost its box: nothing to fill in, and nothing that could become the owner's copy. */
static void
test_no_shipped_box (Fixture *fixture,
                     gconstpointer data)
{
  g_autofree char *nowhere = g_build_filename (fixture->folder, "nowhere.json", NULL);
  g_autoptr (GError) error = NULL;

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "the shipped box cannot be read*");
  g_assert_true (scriba_owner_box_open (fixture->box, fixture->path, nowhere, &error));
  g_test_assert_expected_messages ();
  g_assert_no_error (error);
  g_assert_cmpuint (bce_box_count_unknown (scriba_owner_box_get_box (fixture->box)), ==, 0);
  g_assert_null (scriba_document_get_path (SCRIBA_DOCUMENT (fixture->box)));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add ("/owner-box/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("missing", test_missing);
  ADD ("kept", test_kept);
  ADD ("no-shipped-box", test_no_shipped_box);
  ADD ("undo", test_undo);
  ADD ("unknown-again", test_unknown_again);
  ADD ("damaged", test_damaged);
  ADD ("merge", test_merge);
  ADD ("read-other", test_read_other);
  ADD ("targets", test_targets);

  return g_test_run ();
}
