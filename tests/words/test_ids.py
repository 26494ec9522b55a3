"""Every id that the program says exists, and every id that exists is said."""

import ast
import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tacora
from tacora.records import errors as record_errors
from tacora.rules import EDITIONS, errors
from tacora.rules.edition import box
from tacora.words import Words

SOURCE = Path(tacora.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"


class References(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.ids.add(node.id.name)


def known() -> tuple[set[str], set[str]]:
    """The ids of English, and those that other messages refer to."""
    ids: set[str] = set()
    references = References()
    for page in files("tacora.words").joinpath("en").iterdir():
        resource = FluentParser().parse(page.read_text("utf-8"))
        references.visit(resource)
        ids |= {e.id.name for e in resource.body if isinstance(e, ftl.Message)}
    return ids, references.ids


def said() -> tuple[set[str], set[str], list[re.Pattern[str]]]:
    """Ids said as they stand, all texts that could be ids, and patterns of ids."""
    literal: set[str] = set()
    texts: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for page in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(page.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="say") | ast.Name(id="say"),
                    args=[ast.Constant(value=str(text)), *_],
                ):
                    literal.add(text)
                case ast.Constant(value=str(text)):
                    texts.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if (
                    re.fullmatch(r"[a-z]+-([a-z-]+-)?", start)
                ):
                    parts = [
                        re.escape(str(part.value))
                        if isinstance(part, ast.Constant)
                        else ".+"
                        for part in node.values
                    ]
                    patterns.append(re.compile("".join(parts)))
    for page in (*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")):
        text = page.read_text("utf-8")
        literal |= set(re.findall(r"\bsay\(\s*'([a-z0-9-]+)'", text))
        texts |= set(re.findall(r"['\"`]([a-z]+(?:-[a-z0-9]+)+)['\"`]", text))
        patterns += [
            re.compile(re.escape(start) + ".+")
            for start in re.findall(r"`([a-z]+-(?:[a-z-]+-)?)\$\{", text)
        ]
    return literal, texts, patterns


def test_every_id_that_is_said_exists():
    ids, _ = known()
    literal, _, _ = said()
    assert len(literal) > 50
    assert set() == literal - ids


def test_every_id_is_said():
    ids, referred = known()
    literal, texts, patterns = said()
    unsaid = ids - referred - literal - texts
    unsaid -= {id for id in unsaid if any(p.fullmatch(id) for p in patterns)}
    glossary = (SOURCE.parents[1] / "docs/pages.py").read_text("utf-8")
    terms = re.search(r"TERMS = \((.*?)\)", glossary, re.DOTALL)[1]
    assert set() == unsaid - {f"term-{term}" for term in re.findall(r"\w+", terms)}


def test_every_error_has_words():
    words = Words("en")
    kinds = [
        kind
        for module in (errors, record_errors)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, errors.Problem)
    ]
    assert len(kinds) > 20
    assert [] == [k for k in kinds if not words.has(f"error-{k().code}")]


def test_every_edition_and_hazard_has_words():
    words = Words("en")
    kinds = {kind for name in EDITIONS for kind in box(name).hazards}
    assert 10 == len(kinds)
    for kind in kinds:
        assert words.has(f"hazard-{kind}")
        assert words.has(f"hazard-{kind}-short")
    for name in EDITIONS:
        assert words.has(f"edition-{name}")
        assert words.has(f"edition-{name}-about")
