"""What is said to someone whose request is refused, and in which language."""

from tacora.records.story import explain
from tacora.rules.errors import Problem
from tacora.wire import Refused
from tacora.words import LANGUAGES, Words


def refusal(problem: Problem, words: Words) -> Refused:
    """The error as it goes over the wire: its code, its facts, and a sentence."""
    if not words.has(f"error-{problem.code}"):
        words = Words("en")
    return Refused(problem.code, dict(problem.facts), explain(problem, words))


def words_for(accepted: str | None) -> Words:
    """The words of the first language asked for that we speak."""
    for asked in (accepted or "").split(",")[:10]:
        language = asked.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return Words(language)
    return Words("en")
