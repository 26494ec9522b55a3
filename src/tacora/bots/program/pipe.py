"""A pipe to a program: lines go both ways, none is waited for longer than agreed."""

import os
import select
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from tacora.bots.fault import Reason

MAX_LINE_BYTES = 10_000
"""An answer has about fifty."""
MAX_TALK_BYTES = 100_000
"""Between two answers; a program that says more is not answering."""


class Silence(Exception):
    """No answer: why, and what was said instead."""

    def __init__(self, reason: Reason, said: str = "") -> None:
        super().__init__(reason, said)
        self.reason = reason
        self.said = said


class Pipe:
    """A running program with a deadline for the next line.

    Needs a POSIX system: only there can one wait for a pipe with a deadline.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._program = subprocess.Popen(  # noqa: S603 -- named by whoever runs us
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
        assert self._program.stdin
        assert self._program.stdout
        self._ears = self._program.stdin.fileno()
        self._mouth = self._program.stdout.fileno()
        os.set_blocking(self._ears, False)
        os.set_blocking(self._mouth, False)
        self._heard = b""
        self._talk = 0
        self._deadline = 0.0
        self.end = weakref.finalize(self, _end, self._program)

    def wait(self, seconds: float) -> None:
        """From now on, wait no longer than this, whatever is said."""
        self._deadline = monotonic() + seconds
        self._talk = 0

    def say(self, line: bytes) -> None:
        """Send a line if it can be sent at once."""
        with suppress(OSError):
            os.write(self._ears, line + b"\n")

    def tell(self, line: bytes) -> None:
        """Send a line, in time or not at all."""
        rest = memoryview(line + b"\n")
        while rest:
            self._until(self._ears, select.POLLOUT)
            try:
                rest = rest[os.write(self._ears, rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Silence("ended") from None

    def hear(self) -> bytes:
        """The next line, if it comes in time."""
        while b"\n" not in self._heard:
            if len(self._heard) > MAX_LINE_BYTES or self._talk > MAX_TALK_BYTES:
                raise Silence("huge", self._heard[:200].decode(errors="replace"))
            self._until(self._mouth, select.POLLIN)
            try:
                more = os.read(self._mouth, MAX_LINE_BYTES)
            except BlockingIOError:
                continue
            if not more:
                raise Silence("ended", self._heard[:200].decode(errors="replace"))
            self._heard += more
            self._talk += len(more)
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _until(self, end: int, event: int) -> None:
        """Wait until this end of the pipe is ready, or the time is over."""
        left = self._deadline - monotonic()
        poll = select.poll()
        poll.register(end, event)
        if left <= 0 or not poll.poll(left * 1000):
            raise Silence("late", self._heard[:200].decode(errors="replace"))


def _end(program: subprocess.Popen[bytes]) -> None:
    """End the program and whatever it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        program.wait(timeout=5)
    for end in (program.stdin, program.stdout):
        if end:
            end.close()
