"""The browser's types and editions, written from the API's description and the rules.

Run by `make docs`; a test compares what is there with what this writes.
"""

import json
import sys
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from tacora.bots import ladder, levels, ratings
from tacora.bots.simple.expected_value import COUNTING
from tacora.bots.simple.seasoned import ENOUGH
from tacora.expert.net import COUNTS, FEWEST, PARTS, TABLES
from tacora.picture.palette import DARK, LIGHT, MINERALS, SEATS
from tacora.records import parse, write
from tacora.rulebook import rulebook
from tacora.rules import Event, State
from tacora.rules.edition import EDITIONS, box, edition
from tacora.server.table.animation import duration_ms
from tacora.words import LANGUAGES, Words

ROOT = Path(__file__).parent
CUES = ROOT.parent / "src" / "tacora" / "wire" / "cues.json"
PACK = ROOT.parent / "src" / "tacora" / "analysis" / "puzzles.json"
EXPERT = ROOT.parent / "src" / "tacora" / "expert" / "expert.npz"
REFERENCE = ROOT.parent / "docs" / "reference"

Schema = dict[str, Any]


def types() -> str:
    """A TypeScript declaration for everything that goes over the wire."""
    messages = json.loads((REFERENCE / "messages.json").read_text("utf-8"))
    openapi = json.loads((REFERENCE / "openapi.json").read_text("utf-8"))
    shapes: dict[str, Schema] = openapi["components"]["schemas"] | messages["$defs"]
    blocks = ["// Written by web/generate.py from the wire; do not edit."]
    for name, shape in sorted(shapes.items()):
        about = shape.get("description", "").split("\n\n")[0].replace("\n", " ")
        comment = f"/** {about} */\n" if about else ""
        blocks.append(f"{comment}export type {name} = {_type(shape)};")
    return "\n\n".join(blocks) + "\n"


def _type(shape: Schema) -> str:
    match shape:
        case {"$ref": str(place)}:
            return place.rpartition("/")[2]
        case {"anyOf": list(choices)} | {"oneOf": list(choices)}:
            return " | ".join(dict.fromkeys(_type(choice) for choice in choices))
        case {"enum": list(values)}:
            return " | ".join(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"type": "array", "items": dict(items)}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "properties": dict(fields)}:
            return _object(fields, set(shape.get("required", ())))
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"{{ [name: string]: {_type(values)} }}"
        case {"type": "object"}:
            return "{ [name: string]: unknown }"
    names = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return names.get(shape.get("type", ""), "unknown")


def _object(fields: dict[str, Schema], required: set[str]) -> str:
    # What has a default is always written by the server; a client may leave it out.
    lines = [
        f"  {name}{'' if name in required else '?'}: {_type(field)};"
        for name, field in fields.items()
    ]
    return "\n".join(["{", *lines, "}"])


def editions() -> str:
    """The boxes, as the browser needs them to know which cards are in the deck."""
    boxes = {name: msgspec.to_builtins(box(name)) for name in EDITIONS}
    return json.dumps(boxes, indent=1, ensure_ascii=False) + "\n"


def bots() -> str:
    """The characters from silly to strong, some of them as levels, and how strong."""
    rated = {name: ratings().bots[name].mu for name in ladder()}
    found = {"ladder": ladder(), "levels": levels(), "ratings": rated}
    return json.dumps(found, indent=1) + "\n"


def characters() -> str:
    """What was fitted for those who count: weights, and how much loot is enough."""
    fitted = {"counting": msgspec.to_builtins(COUNTING), "seasoned": ENOUGH}
    return json.dumps(fitted) + "\n"


def nets() -> dict[str, bytes]:
    """What the expert has learned, a file for each kind of table: `expert/net.ts`."""
    with np.load(EXPERT) as found:
        fields = [
            [found[f"{field}{page}"] for page in ("", "-units", "-constants")]
            for field in ("players", "hunters")
        ]
    return {
        f"{table // COUNTS}-{FEWEST + table % COUNTS}.bin": b"".join(
            page[table, part].tobytes()
            for pages in fields
            for part in range(PARTS)
            for page in pages
        )
        for table in range(TABLES)
    }


def puzzles() -> str:
    """The puzzles: the table that one looks at, who decides, and both chances."""
    lines = []
    for place in json.loads(PACK.read_text("utf-8")):
        (record,) = parse(place["game"])
        puzzle = {
            "id": sha256(f"{place['seat']} {place['game']}".encode()).hexdigest()[:8],
            "edition": record.edition.name,
            "relics": record.edition.relics is not None,
            "players": record.names,
            "seat": place["seat"],
            "stay": place["choice"]["stay"],
            "leave": place["choice"]["leave"],
            "state": _plain(replace(record.end, history=())),
        }
        lines.append(json.dumps(puzzle, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def cues() -> str:
    """The table of cues, by which screens play and the server's clock waits."""
    return CUES.read_text("utf-8")


def palette() -> str:
    """The colours of Python's pictures, as the browser's style sheets name them."""
    shared = {f"seat-{seat}": colour for seat, colour in enumerate(SEATS)}
    shared |= {f"mineral-{n}": colour for n, colour in enumerate(MINERALS, 1)}
    return "\n".join(
        [
            "/* Written by web/generate.py from the palette; do not edit. */",
            _block(":root,\n[data-theme='dark']", DARK),
            _block("[data-theme='light']", LIGHT),
            _block(":root", shared),
            "",
        ]
    )


def _block(selector: str, colours: dict[str, str]) -> str:
    lines = [f"  --{name}: {colour};" for name, colour in colours.items()]
    return "\n".join([f"{selector} {{", *lines, "}"])


def games() -> str:
    """The golden games, event by event, with the table after each as Python sees it."""
    lines = []
    for page in sorted((ROOT.parent / "tests" / "games").glob("*.tac")):
        for record in parse(page.read_text("utf-8")):
            game = {
                "name": page.stem,
                "edition": record.edition.name,
                "relics": record.edition.relics is not None,
                "players": record.names,
                "seed": record.seed,
                "promise": record.promise,
                "remarks": record.remarks,
                "notation": write(record),
                "steps": [[_plain(e), _plain(after)] for _, e, after in record.steps()],
                "cues_ms": [
                    duration_ms(event, then)
                    for event, then in zip_longest(record.log, record.log[1:])
                ],
                "winners": record.end.winners,
            }
            lines.append(json.dumps(game, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def rulebooks() -> str:
    """The rules of every edition in every language, as `tacora rules` prints them."""
    books = [
        {
            "edition": name,
            "language": language,
            "relics": relics,
            "text": rulebook(edition(name, relics=relics), Words(language)),
        }
        for name in EDITIONS
        for relics in _with_relics(name)
        for language in LANGUAGES
    ]
    return json.dumps(books, ensure_ascii=False) + "\n"


def _with_relics(name: str) -> tuple[bool, ...]:
    relics = box(name).relics
    return (False, True) if relics and relics.variant else (relics is not None,)


def _plain(thing: Event | State) -> Any:
    plain = msgspec.to_builtins(thing)
    plain.pop("edition", None)
    return plain


def written() -> dict[str, str]:
    """Every file in `src/generated`, and what belongs into it."""
    return {
        "wire.ts": types(),
        "editions.json": editions(),
        "bots.json": bots(),
        "characters.json": characters(),
        "puzzles.json": puzzles(),
        "cues.json": cues(),
        "palette.css": palette(),
        **for_tests(),
    }


def for_tests() -> dict[str, str]:
    """What only tests need: large, and so not in git."""
    return {"games.json": games(), "rulebooks.json": rulebooks()}


if __name__ == "__main__":
    folder = ROOT / "src" / "generated"
    files = for_tests() if "--for-tests" in sys.argv else written()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    if "--for-tests" not in sys.argv:
        for name, weights in nets().items():
            (folder / "nets" / name).write_bytes(weights)
