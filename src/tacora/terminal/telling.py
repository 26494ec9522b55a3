"""What is said when an expedition is over, and when the game is."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

from tacora.game import Game
from tacora.picture import name as card_name
from tacora.words import Words

from .account import Account
from .saves import Shelf, reason


def fate(account: Account, words: Words) -> str:
    """How the expedition ended."""
    if account.trap is None:
        return words.say("terminal-summary-home")
    hazard = words.say(f"hazard-{account.trap.kind}")
    return words.say("terminal-summary-trap", hazard=hazard)


def remarks(account: Account, names: Sequence[str], words: Words) -> Iterator[str]:
    """The best exit, the biggest loss, and what stayed in the cave."""
    for word, (most, seats) in (("best", account.best), ("worst", account.worst)):
        if seats:
            yield words.say(
                f"terminal-summary-{word}",
                names=words.enumerate([names[seat] for seat in seats]),
                count=len(seats),
                gems=most,
            )
    if account.relics_lost:
        yield words.say("story-relics-lost", count=len(account.relics_lost))
    if account.trap:
        hazard = words.say(f"hazard-{account.trap.kind}")
        yield words.say("story-hazard-removed", hazard=hazard)


def next_card(account: Account, words: Words) -> str:
    """What was around the corner."""
    assert account.next_card, "after a trap there is nothing to wonder about"
    card = card_name(account.next_card, words)
    said = words.say("terminal-next-card", card=card)
    fatal = f" {words.say('terminal-next-card-fatal')}" if account.next_fatal else ""
    return said + fatal


def proof(game: Game, record: Path | None, words: Words) -> Iterator[str]:
    """Where the record is, what was promised, and how to check it."""
    if record:
        yield words.say("terminal-record-kept", file=str(record))
    yield promised(game, words)
    yield words.say("terminal-record-seed", value=str(game.seed))
    if record:
        command = f"tacora verify {shlex.quote(str(record))}"
        yield words.say("terminal-record-verify", value=command)


def promised(game: Game, words: Words) -> str:
    """The promise, to be noted before the first card and compared after the last."""
    return words.say("terminal-record-promise", value=str(game.promise))


def farewell(shelf: Shelf, words: Words) -> str:
    """Whether the unfinished game is safe, and how to go on with it."""
    if shelf.trouble:
        why = reason(shelf.trouble, words)
        return words.say("terminal-not-saved", reason=why)
    return words.say("terminal-saved", value=shelf.command)
