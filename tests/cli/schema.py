# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks a value against as much of JSON Schema as the schemas beside this file use."""

import re

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}


def problems(value, schema, path="$"):
    """Lines that say what does not fit, none if all does; a word of a schema that is not known here is one, too."""
    known = {"$schema", "title", "description", "type", "const", "pattern", "minimum", "properties", "required", "items",
             "minItems", "maxItems"}
    for word in schema.keys() - known:
        yield f"{path}: the schema says {word}, which nobody checks"

    kind = schema.get("type")
    # In JSON, true is no number.
    if kind and (not isinstance(value, TYPES[kind]) or (kind == "integer" and isinstance(value, bool))):
        yield f"{path}: expected {kind}, found {value!r}"
        return

    if "const" in schema and value != schema["const"]:
        yield f"{path}: expected {schema['const']!r}, found {value!r}"
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{path}: expected {schema['pattern']}, found {value!r}"
    if "minimum" in schema and value < schema["minimum"]:
        yield f"{path}: expected at least {schema['minimum']}, found {value}"

    if kind == "object":
        for key in schema.get("required", []):
            if key not in value:
                yield f"{path}: expected the key {key}"
        # What is written has no key that nobody has thought of.
        for key, member in value.items():
            if key in schema["properties"]:
                yield from problems(member, schema["properties"][key], f"{path}.{key}")
            else:
                yield f"{path}: did not expect the key {key}"

    if kind == "array":
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{path}: found {len(value)} items"
        for i, item in enumerate(value):
            if "items" in schema:
                yield from problems(item, schema["items"], f"{path}[{i}]")
