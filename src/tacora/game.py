"""A game in the hand: a state, its log and its seed, for people and notebooks."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Self

from tacora import master, picture
from tacora.records import NAMES, Record, read, write
from tacora.records.record import checked_name, checked_seed
from tacora.records.story import tell
from tacora.records.whole_file import replacing
from tacora.rules import (
    Card,
    Decided,
    Decision,
    Edition,
    Event,
    Seat,
    State,
    after,
    card,
    decide,
    edition,
    promise,
    reveal,
)
from tacora.rules.errors import PlayersUnclear, UnknownDecision
from tacora.words import Words


class Game:
    """A game that is dealt from a seed and played by calling `decide`.

    >>> game = Game("fr", players=3, seed="tacora")
    >>> game.state.expedition
    1
    """

    def __init__(
        self,
        edition: str | Edition = "fr",
        players: int | Sequence[str] = 3,
        *,
        relics: bool | None = None,
        seed: str | None = None,
        lang: str = "en",
    ) -> None:
        """Set up the table and turn over the first card.

        `players` is how many, or their names. Without a seed one is made of 128
        random bits.
        """
        seed = secrets.token_hex(16) if seed is None else checked_seed(seed)
        opening = _opening(edition, players, relics)
        self._take(
            Record(opening.edition, opening.names, seed=seed, promise=promise(seed)),
            lang,
        )

    @classmethod
    def by_hand(
        cls,
        edition: str | Edition = "fr",
        players: int | Sequence[str] = 3,
        *,
        relics: bool | None = None,
        lang: str = "en",
    ) -> Self:
        """A game with real cards: tell it what comes with `reveal`."""
        return cls.from_record(_opening(edition, players, relics), lang=lang)

    @classmethod
    def from_record(cls, record: Record, *, lang: str = "en") -> Self:
        """The game of a record, to be looked at or carried on."""
        game = cls.__new__(cls)
        game._take(record, lang)  # noqa: SLF001, another door of the same class
        return game

    @classmethod
    def load(cls, path: str | Path, *, lang: str = "en") -> Self:
        """The first game of a file."""
        with Path(path).open("rb") as page:
            return cls.from_record(next(read(page)), lang=lang)

    def _take(self, record: Record, lang: str) -> None:
        self.lang = Words(lang).language
        self.names = record.names
        self.seed = record.seed
        self.promise = record.promise
        self.remarks = record.remarks
        self.log: list[Event] = list(record.log)
        self.state: State = record.end
        self._go_on()

    # What can be done

    def decide(
        self, *decisions: str | Decision | Mapping[Seat, str | Decision] | None
    ) -> Self:
        """Everyone inside decides, and cards are turned until they must decide again.

        Give one decision for each explorer inside, in the order of the seats; or one
        for each seat, `None` for those in camp; or a mapping from seats.
        """
        self._happen(decide(self.state, self._sorted(decisions)))
        self._go_on()
        return self

    def reveal(self, turned: str | Card) -> Self:
        """Turn over this card, in a game with real cards."""
        self._happen(
            reveal(self.state, card(turned) if isinstance(turned, str) else turned)
        )
        return self

    def take_back(self) -> bool:
        """Undo the last decisions and what followed them; whether there were any."""
        for place in reversed(range(len(self.log))):
            if isinstance(self.log[place], Decided):
                del self.log[place:]
                self.state = self.record.end
                return True
        return False

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        with replacing(Path(path)) as draft:
            draft.write_text(self.notation, "utf-8", newline="\n")

    def _go_on(self) -> None:
        while events := list(master.go_on(self.state, self.seed)):
            self._happen(events)

    def _happen(self, events: Iterable[Event]) -> None:
        happened = list(events)
        self.state = after(self.state, happened)
        self.log += happened

    def _sorted(
        self,
        decisions: Sequence[str | Decision | Mapping[Seat, str | Decision] | None],
    ) -> dict[Seat, Decision]:
        inside = self.state.inside
        match decisions:
            case [Mapping() as chosen]:
                pass
            case _ if len(decisions) == len(inside):
                chosen = dict(zip(inside, decisions, strict=True))
            case _:
                chosen = {s: d for s, d in enumerate(decisions) if d is not None}
        return {seat: _decision(chosen[seat]) for seat in chosen}

    # What can be seen

    @property
    def record(self) -> Record:
        """The game so far, as a record."""
        return Record(
            self.state.edition,
            self.names,
            tuple(self.log),
            self.seed,
            self.promise,
            self.remarks,
        )

    @property
    def notation(self) -> str:
        """The game so far, as text."""
        return write(self.record)

    @property
    def finished(self) -> bool:
        """Whether the last entrance is barricaded."""
        return self.state.finished

    @property
    def scores(self) -> tuple[int, ...]:
        """What everyone has brought to safety, by seat."""
        return tuple(explorer.score for explorer in self.state.explorers)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won, once the game is over."""
        return self.state.winners

    @property
    def story(self) -> list[str]:
        """The game so far, told in sentences."""
        words = Words(self.lang)
        return [
            sentence
            for before, event, _ in self.record.steps()
            for sentence in tell(event, before, self.names, words)
        ]

    def __str__(self) -> str:
        return picture.text(self.state, self.names, Words(self.lang))

    def __repr__(self) -> str:
        state = self.state
        return (
            f"<Game {state.edition.name}, {len(self.names)} players, "
            f"expedition {state.expedition}, awaits {state.awaits}>"
        )

    def _repr_html_(self) -> str:
        return picture.svg(self.state, self.names, Words(self.lang))


def _opening(
    box: str | Edition, players: int | Sequence[str], relics: bool | None
) -> Record:
    played = box if isinstance(box, Edition) else edition(box, relics)
    if isinstance(players, str):
        raise PlayersUnclear(value=repr(players))
    if isinstance(players, Iterable):
        names = tuple(checked_name(name) for name in players)
        played.seats(len(names))
    else:
        names = tuple(NAMES[seat] for seat in played.seats(players))
    return Record(played, names)


def _decision(chosen: object) -> Decision:
    try:
        return Decision(chosen)
    except ValueError:
        raise UnknownDecision(decision=str(chosen)) from None
