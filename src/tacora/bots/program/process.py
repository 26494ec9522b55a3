"""A program as a bot: it is asked and answers in lines of JSON, and may fail.

Whatever the program does, a decision comes in time. One that is late, unreadable or
missing is noted as a fault, and the explorer leaves the cave.
"""

import os
import shlex
import shutil
import subprocess

import msgspec

from tacora.bots.errors import NoSuchProgram, NotOnThisSystem
from tacora.bots.fault import Fault, Reason
from tacora.rules import Decision, Seat, State

from .pipe import Pipe, Silence
from .protocol import VERSION, Answer, Bye, Heard, Hello, Ready, question

DECISION_TIMEOUT_S = 1.0
"""People get longer; tournaments have thousands of decisions."""
START_TIMEOUT_S = 10.0
"""Some languages take their time."""
MAX_FAULTS_IN_A_ROW = 3
"""After these a program is not asked any more."""

_ENCODE = msgspec.json.Encoder().encode
_DECODER: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Program:
    """A program that decides; it is started for the first decision.

    The command is split into words as a shell would, but no shell runs it.
    """

    example = "./mine"
    local = True

    def __init__(
        self,
        command: str,
        *,
        seconds: float = DECISION_TIMEOUT_S,
        to_start: float = START_TIMEOUT_S,
    ) -> None:
        if os.name != "posix":
            raise NotOnThisSystem(system=os.name)
        try:
            self.command = shlex.split(command)
        except ValueError:
            self.command = []
        if not self.command or shutil.which(self.command[0]) is None:
            raise NoSuchProgram(file=command)
        self.seconds = seconds
        self.to_start = to_start
        self.faults: list[Fault] = []
        self._pipe: Pipe | None = None
        self._asked = 0
        self._in_a_row = 0
        self._over: Reason | None = None

    def decide(self, state: State, seat: Seat) -> Decision:
        """The program's decision, or to leave if it gives none."""
        try:
            decision = self._ask(state, seat)
        except Silence as silence:
            self.faults.append(Fault.at(state, silence.reason, silence.said))
            self._in_a_row += 1
            if silence.reason not in {"late", "garbage", "wrong"}:
                self._end(silence.reason)
            elif self._in_a_row == MAX_FAULTS_IN_A_ROW:
                self._end("dismissed")
            return Decision.LEAVE
        self._in_a_row = 0
        return decision

    def close(self) -> None:
        """Say goodbye and end the program, with all it has started."""
        if self._pipe:
            self._pipe.say(_ENCODE(Bye()))
        self._end("ended")

    def _ask(self, state: State, seat: Seat) -> Decision:
        if self._over:
            raise Silence(self._over)
        pipe = self._pipe or self._start()
        self._asked += 1
        pipe.wait(self.seconds)
        pipe.tell(_ENCODE(question(self._asked, seat, state)))
        while True:
            match _read(pipe.hear()):
                case Answer(number, decision) if number == self._asked:
                    return Decision(decision)
                case Answer(number) if number < self._asked:
                    continue  # too late: that question is past
                case other:
                    raise Silence("wrong", str(other))

    def _start(self) -> Pipe:
        try:
            pipe = Pipe(self.command)
        except (OSError, subprocess.SubprocessError) as error:
            raise Silence("ended", str(error)) from None
        self._pipe = pipe
        pipe.wait(self.to_start)
        try:
            pipe.tell(_ENCODE(Hello(VERSION, round(self.seconds * 1000))))
            greeting = _read(pipe.hear())
        except Silence as silence:
            gone = silence.reason == "ended"
            raise Silence("ended" if gone else "unready", silence.said) from None
        if not isinstance(greeting, Ready):
            raise Silence("unready", str(greeting))
        return pipe

    def _end(self, reason: Reason) -> None:
        self._over = reason
        if self._pipe:
            self._pipe.end()
            self._pipe = None


def _read(line: bytes) -> Heard:
    try:
        return _DECODER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Silence("garbage", line[:200].decode(errors="replace")) from None
