/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-draft.h"

#include "bce-files.h"

/* The key beside the input; readers ignore keys that they do not know at the top. */
#define BESIDE "scriba"

static const char *character_ids[BCE_N_CHARACTERS] = {
  "agrippa", "antony", "augustus", "brutus", "cleopatra",
};

typedef struct
{
  gint8 characters[BCE_MAX_SEATS];
} ScribaDraftPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScribaDraft, scriba_draft, SCRIBA_TYPE_DOCUMENT)

/** scriba_draft_get_character: whom the player at @seat plays. */
BceCharacter
scriba_draft_get_character (ScribaDraft *self,
                            guint seat)
{
  ScribaDraftPrivate *priv = scriba_draft_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DRAFT (self), BCE_AGRIPPA);
  g_return_val_if_fail (seat < BCE_MAX_SEATS, BCE_AGRIPPA);

  return priv->characters[seat];
}

/**
 * scriba_draft_set_character:
 * @self: a draft
 * @seat: 0 to 4
 * @character: whom the player there plays; who had it before gets the other one
 *
 * No two at a table share a shape or a letter. To be committed by the caller.
 */
void
scriba_draft_set_character (ScribaDraft *self,
                            guint seat,
                            BceCharacter character)
{
  ScribaDraftPrivate *priv = scriba_draft_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DRAFT (self));
  g_return_if_fail (seat < BCE_MAX_SEATS);

  for (guint other = 0; other < BCE_MAX_SEATS; other++)
    if (priv->characters[other] == (gint8) character)
      priv->characters[other] = priv->characters[seat];
  priv->characters[seat] = character;
}

/** scriba_draft_remove_seat: moves the characters of later seats up; the freed one is the last. */
void
scriba_draft_remove_seat (ScribaDraft *self,
                          guint seat)
{
  ScribaDraftPrivate *priv = scriba_draft_get_instance_private (self);
  gint8 freed;

  g_return_if_fail (SCRIBA_IS_DRAFT (self));
  g_return_if_fail (seat < BCE_MAX_SEATS);

  freed = priv->characters[seat];
  for (guint next = seat + 1; next < BCE_MAX_SEATS; next++)
    priv->characters[next - 1] = priv->characters[next];
  priv->characters[BCE_MAX_SEATS - 1] = freed;
}

static int
find_character (const char *id)
{
  for (int i = 0; i < BCE_N_CHARACTERS; i++)
    if (g_strcmp0 (id, character_ids[i]) == 0)
      return i;
  return -1;
}

/* A text that was written by hand has no characters: any order of all five will do. */
static void
read_characters (ScribaDraft *self,
                 JsonObject *beside)
{
  ScribaDraftPrivate *priv = scriba_draft_get_instance_private (self);
  JsonNode *list = json_object_get_member (beside, "characters");

  for (int seat = 0; seat < BCE_MAX_SEATS; seat++)
    priv->characters[seat] = seat;

  if (list == NULL || !JSON_NODE_HOLDS_ARRAY (list))
    return;

  for (guint seat = 0; seat < MIN (BCE_MAX_SEATS, json_array_get_length (json_node_get_array (list))); seat++)
    {
      JsonNode *id = json_array_get_element (json_node_get_array (list), seat);
      int character = json_node_get_value_type (id) == G_TYPE_STRING ? find_character (json_node_get_string (id)) : -1;

      if (character >= 0)
        scriba_draft_set_character (self, seat, character);
    }
}

static JsonObject *
get_beside (JsonNode *node)
{
  JsonNode *beside = json_object_get_member (json_node_get_object (node), BESIDE);

  return beside != NULL && JSON_NODE_HOLDS_OBJECT (beside) ? json_node_dup_object (beside) : json_object_new ();
}

static gboolean
scriba_draft_read (ScribaDocument *document,
                   JsonNode *node,
                   GError **error)
{
  ScribaDraft *self = SCRIBA_DRAFT (document);
  g_autoptr (JsonObject) beside = NULL;

  if (!SCRIBA_DRAFT_GET_CLASS (self)->read_input (self, node, error))
    return FALSE;

  beside = get_beside (node);
  read_characters (self, beside);
  if (SCRIBA_DRAFT_GET_CLASS (self)->read_beside != NULL)
    SCRIBA_DRAFT_GET_CLASS (self)->read_beside (self, beside);
  return TRUE;
}

static JsonNode *
scriba_draft_write (ScribaDocument *document)
{
  ScribaDraft *self = SCRIBA_DRAFT (document);
  ScribaDraftPrivate *priv = scriba_draft_get_instance_private (self);
  JsonNode *node = SCRIBA_DRAFT_GET_CLASS (self)->write_input (self);
  JsonObject *beside = json_object_new ();
  JsonArray *list = json_array_new ();

  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    json_array_add_string_element (list, character_ids[priv->characters[seat]]);
  json_object_set_array_member (beside, "characters", list);
  if (SCRIBA_DRAFT_GET_CLASS (self)->write_beside != NULL)
    SCRIBA_DRAFT_GET_CLASS (self)->write_beside (self, beside);
  json_object_set_object_member (json_node_get_object (node), BESIDE, beside);
  return node;
}

static void
scriba_draft_class_init (ScribaDraftClass *klass)
{
  ScribaDocumentClass *document_class = SCRIBA_DOCUMENT_CLASS (klass);

  document_class->read = scriba_draft_read;
  document_class->write = scriba_draft_write;
}

static void
scriba_draft_init (ScribaDraft *self)
{
  ScribaDraftPrivate *priv = scriba_draft_get_instance_private (self);

  for (int seat = 0; seat < BCE_MAX_SEATS; seat++)
    priv->characters[seat] = seat;
}

/* Neither kind of draft has the format of the file. */
static void
expect_formats (const GError *no_score,
                const GError *no_resolve,
                GError **error)
{
  const ScribaErrorFacts *facts = scriba_error_get_facts (no_score);
  g_autofree char *formats = g_strdup_printf ("%s, %s", facts->choices,
                                              scriba_error_get_facts (no_resolve)->choices);
  GError *refused = NULL;

  scriba_error_set (&refused, SCRIBA_ERROR_EXPECTED_CHOICE, facts->path, facts->found, formats, 0, 0);
  scriba_error_set_file (refused, facts->file);
  g_propagate_error (error, refused);
}

/**
 * scriba_draft_open:
 * @path: a file with the input of `score` or `resolve`
 * @error: where to say what is wrong with it
 *
 * Returns: (transfer full): a draft of the kind that the file's format names, kept at @path
 */
ScribaDraft *
scriba_draft_open (const char *path,
                   GError **error)
{
  g_autoptr (ScribaDraft) score = SCRIBA_DRAFT (scriba_score_draft_new ());
  g_autoptr (ScribaDraft) resolve = NULL;
  g_autoptr (GError) no_score = NULL;
  g_autoptr (GError) no_resolve = NULL;

  if (scriba_document_load (SCRIBA_DOCUMENT (score), path, &no_score))
    return g_steal_pointer (&score);

  if (!g_error_matches (no_score, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_FORMAT))
    {
      g_propagate_error (error, g_steal_pointer (&no_score));
      return NULL;
    }

  resolve = SCRIBA_DRAFT (scriba_resolve_draft_new ());
  if (scriba_document_load (SCRIBA_DOCUMENT (resolve), path, &no_resolve))
    return g_steal_pointer (&resolve);

  if (g_error_matches (no_resolve, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_FORMAT))
    expect_formats (no_score, no_resolve, error);
  else
    g_propagate_error (error, g_steal_pointer (&no_resolve));
  return NULL;
}
