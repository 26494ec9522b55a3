"""The description of the messages for programs: JSON Schema."""

from typing import Any

import msgspec

from .messages import FromClient, FromServer


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages on a socket."""
    (up, down), components = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on a table's socket",
        "description": (
            "A frame from a client is one FromClient; "
            "a frame to a client is a list of FromServer."
        ),
        "$defs": {
            **dict(sorted(components.items())),
            "FromClient": up,
            "FromServer": {"type": "array", "items": down},
        },
    }
