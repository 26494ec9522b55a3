"""The one-letter commands: what can be looked at between two questions."""

from tacora import picture
from tacora.terminal.hints import Hint, after
from tacora.terminal.odds import odds
from tacora.terminal.session import Session

from .questions import InputEnded, Questions


class Commands:
    """Table, hazards, scores, hints and help, each for one letter."""

    def __init__(self, ask: Questions, *, hint: Hint) -> None:
        self.ask = ask
        self.words = ask.words
        self.say = ask.say
        self.hint: Hint = hint
        self.session: Session | None = None

    @property
    def _playing(self) -> Session:
        assert self.session, "a game is being played"
        return self.session

    def at(self, answer: str) -> bool:
        """Answer a wish to see something, if it is one."""
        match answer:
            case "t":
                self.ask.tell(self.table())
            case "h":
                self.ask.tell(*self._hazards())
            case "s":
                self.ask.tell(*self.scores())
            case "o":
                self.hint = after(self.hint, self._playing)
                self.ask.tell(self.say(f"terminal-hints-{self.hint}-about"))
                if self.hint != "none":
                    self.ask.tell(self.odds())
            case "?":
                self.ask.tell(*self._help())
            case "q":
                raise InputEnded
            case _:
                return False
        return True

    def odds(self) -> str:
        """What the next card may be."""
        return ", ".join(odds(self._playing.game.state, self.words).values())

    def table(self) -> str:
        """The whole table in lines."""
        game = self._playing.game
        return picture.text(game.state, game.names, self.words)

    def _hazards(self) -> list[str]:
        return [
            self.say(
                "terminal-plain-hazard",
                hazard=picture.name(hazard, self.words),
                number=seen,
                count=hidden,
                rest=removed,
            )
            for hazard, seen, hidden, removed in picture.tracker(
                self._playing.game.state
            )
        ]

    def scores(self) -> list[str]:
        """Who stands where, the best first."""
        game = self._playing.game
        return [
            self.say(
                "terminal-rank-line",
                number=rank,
                name=game.names[seat],
                score=game.scores[seat],
            )
            for rank, seat in game.state.ranking
        ]

    def _help(self) -> list[str]:
        decide = [
            f"c: {self.say('terminal-help-continue')}",
            f"l: {self.say('terminal-help-leave')}",
        ]
        if self._playing.mode == "deal":
            decide = [
                self.say("terminal-plain-help-leavers"),
                f"u: {self.say('terminal-help-take-back')}",
            ]
        return [
            *decide,
            self.say("terminal-plain-help-look"),
            self.say("terminal-plain-help-quit"),
        ]
