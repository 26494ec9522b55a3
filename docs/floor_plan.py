"""The floor plan: which room imports which, drawn from the code; used by cog."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web/src"

Arrows = dict[str, set[str]]

_IMPORT = re.compile(
    r"""(?:^|[\s;])(?:import|from)\s*\(?\s*["'](\.{1,2}/[^"'?]+)"""
    r"""|new URL\(\s*["'](\.{1,2}/[^"']+)""",
)


def modules(package: str = "tacora") -> Arrows:
    """Every module of a package, and those of the same package that it imports."""
    graph = grimp.build_graph("tacora", cache_dir=None)
    known = [m for m in graph.modules if f"{m}.".startswith(f"{package}.")]
    return {
        module: graph.find_modules_directly_imported_by(module) & set(known)
        for module in known
    }


def files() -> Arrows:
    """Every file of the browser client, and those that it imports."""
    found: Arrows = {}
    for file in sorted(WEB.rglob("*")):
        if file.suffix not in {".ts", ".svelte"} or ".test." in file.name:
            continue
        text = file.read_text("utf-8")
        named = [a or b for a, b in _IMPORT.findall(text)]
        found[_name(file)] = {
            _name(target) for each in named if (target := _found(file.parent / each))
        }
    return found


def _name(file: Path) -> str:
    return str(file.resolve().relative_to(WEB))


def _found(path: Path) -> Path | None:
    """The file that an import names, with or without its ending; None for data."""
    for ending in ("", ".ts", ".svelte", ".svelte.ts"):
        file = path.with_name(path.name + ending).resolve()
        if file.is_file():
            return file if file.suffix in {".ts", ".svelte"} else None
    if path.suffix in {".json", ".css", ".ftl"}:
        return None  # it may not have been generated yet
    raise FileNotFoundError(path)


def rooms(arrows: Arrows, depth: int, by: str) -> Arrows:
    """The same, room by room: names cut off after so many parts."""

    def room(name: str) -> str:
        return by.join(name.split(by)[:depth])

    found: Arrows = {}
    for module, imported in arrows.items():
        here = found.setdefault(room(module), set())
        here |= {room(each) for each in imported}
    return {here: there - {here} for here, there in found.items()}


def cycles(arrows: Arrows) -> Iterator[set[str]]:
    """All that import each other, directly or not."""
    reach = {name: _reached(arrows, name) for name in arrows}
    seen: set[str] = set()
    for name in sorted(arrows):
        knot = {other for other in reach[name] if name in reach.get(other, ())}
        if name in knot and name not in seen:
            seen |= knot
            yield knot


def _reached(arrows: Arrows, start: str) -> set[str]:
    reached: set[str] = set()
    waiting = list(arrows[start])
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += arrows.get(name, ())
    return reached


def python(package: str = "tacora") -> str:
    """The rooms of a package as a picture."""
    depth = package.count(".") + 2
    arrows = rooms(modules(package), depth, ".")
    arrows.pop(package, None)  # the front door only opens on what is inside
    return _drawn({n: {e for e in t if e != package} for n, t in arrows.items()}, ".")


def browser() -> str:
    """The rooms of the browser client as a picture."""
    arrows = {
        name: imported
        for name, imported in rooms(files(), 1, "/").items()
        if (WEB / name).is_dir() and name != "generated"
    }
    return _drawn({n: t & arrows.keys() for n, t in arrows.items()}, "/")


def _drawn(arrows: Arrows, by: str) -> str:
    """A flow chart in Mermaid, without the arrows that others imply."""
    lines = ["```mermaid", "flowchart TD"]
    for name in sorted(arrows):
        word = name.split(by)[-1]
        lines.append(f"  {word}")
        lines += [
            f"  {word} --> {each.split(by)[-1]}"
            for each in sorted(_needed(arrows, name))
        ]
    return "\n".join([*lines, "```"])


def _needed(arrows: Arrows, name: str) -> Iterable[str]:
    """The arrows from here that no way through another room replaces."""
    there = arrows[name]
    return there - {
        far for near in there for far in _reached(arrows, near) if near != far
    }
