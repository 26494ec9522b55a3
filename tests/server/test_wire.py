import inspect
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tacora import wire
from tacora.records import story
from tacora.rules import Decision
from tacora.rules.errors import Problem
from tacora.server import backends, errors, settings
from tacora.server.http.openapi import openapi
from tacora.server.refusals import refusal, words_for
from tacora.server.table import errors as table_errors
from tacora.wire import Choose, Emote, Order, Orders, Pause, Wait
from tacora.words import Words

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"

said = st.one_of(
    st.builds(Choose, st.integers(0, 2**31 - 1), st.sampled_from(Decision)),
    st.builds(Pause, st.booleans()),
    st.just(Wait()),
    st.just(Emote("ouch")),
    st.builds(
        Order,
        st.none()
        | st.builds(
            Orders,
            st.booleans(),
            st.none() | st.integers(0, 99),
            st.none() | st.integers(0, 99),
            st.sampled_from(["ask", "continue"]),
        ),
    ),
)


@given(said)
def test_what_is_written_can_be_read(message):
    assert message == wire.read(msgspec.json.encode(message))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"Choose"}',
        '{"type":"Choose","at":1,"decision":"stay"}',
        '{"type":"Choose","at":"1","decision":"leave"}',
        '{"type":"Choose","at":-1,"decision":"leave"}',
        '{"type":"Choose","at":1,"decision":"leave","seat":8}',
        '{"type":"Choose","at":1,"decision":"leave","person":"x"}',
        '{"type":"Sat","person":"x","name":"y"}',
        '{"type":"Emote","emote":"any text"}',
        '{"type":"Pause","wanted":1}',
    ],
)
def test_anything_else_is_refused(text):
    with pytest.raises(msgspec.DecodeError):
        wire.read(text.encode())


@pytest.mark.parametrize(
    ("name", "described"), [("messages", wire.schema), ("openapi", openapi)]
)
def test_the_reference_is_what_the_code_says(name, described):
    written = msgspec.json.decode((REFERENCE / f"{name}.json").read_bytes())
    current = msgspec.json.decode(msgspec.json.encode(described()))
    assert current == written, "run: make docs"


def _problems():
    for module in (errors, table_errors, settings, backends):
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Problem) and kind is not Problem:
                yield kind


@pytest.mark.parametrize("kind", [*_problems()], ids=lambda kind: kind.__name__)
def test_every_error_has_words(kind):
    assert Words("en").has(f"error-{kind().code}")


def test_a_refusal_says_what_is_wrong_in_code_facts_and_words():
    refused = refusal(table_errors.TooLate(at=17), Words("en"))
    assert ("too-late", {"at": 17}) == (refused.code, refused.facts)
    assert "Too late: that card has already been answered." == refused.text


def test_an_error_that_a_language_does_not_know_is_said_in_english():
    problem = errors.TooLong(limit=9)
    assert story.explain(problem, Words("en")) == refusal(problem, Words("en")).text


@pytest.mark.parametrize(
    ("expected", "accepted"),
    [("en", None), ("uk", "uk-UA,uk;q=0.9"), ("fr", "es, fr;q=0.5"), ("en", "*")],
)
def test_the_language_is_the_first_asked_for_that_we_speak(expected, accepted):
    assert expected == words_for(accepted).language
