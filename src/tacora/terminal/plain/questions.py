"""Questions: a line of text asks, a line of text answers."""

from collections.abc import Iterable, Mapping
from typing import TextIO
from unicodedata import category

from tacora.words import Words

_MAX_ECHO_CHARACTERS = 40  # of a strange answer that are said back


class InputEnded(Exception):
    """Nobody answers any more: the end of the input, or a wish to leave."""


class Questions:
    """Whoever asks, line by line, and asks again until the answer makes sense."""

    def __init__(self, words: Words, source: TextIO, page: TextIO) -> None:
        self.words = words
        self.say = words.say
        self._source = source
        self._page = page

    def tell(self, *lines: str) -> None:
        """Write these lines."""
        self._page.writelines(f"{line}\n" for line in lines)
        self._page.flush()

    def line(self, prompt: str) -> str:
        """The next answer, without blanks around it."""
        self._page.write(prompt + " ")
        self._page.flush()
        answer = self._source.readline()
        if not self._source.isatty():  # nobody's Enter has ended the line
            self._page.write("\n")
        if not answer:
            raise InputEnded
        return "".join(sign for sign in answer if category(sign) != "Cc").strip()

    def puzzled(self, answer: str) -> None:
        """Say that this was no answer."""
        word = (
            answer
            if len(answer) <= _MAX_ECHO_CHARACTERS
            else f"{answer[:_MAX_ECHO_CHARACTERS]}…"
        )
        self.tell(self.say("terminal-plain-not-understood", word=word))

    def choose(self, word: str, options: Mapping[str, str], value: str) -> str:
        """One of the options, by its number, its name or the beginning of it."""
        keys = list(options)
        listed = ", ".join(f"{n} {options[key]}" for n, key in enumerate(keys, 1))
        prompt = self.say(
            "terminal-ask", word=word, values=listed, value=options[value]
        )
        while True:
            answer = self.line(prompt)
            if not answer:
                return value
            if answer.isdecimal() and 1 <= int(answer) <= len(keys):
                return keys[int(answer) - 1]
            found = {k for k in keys if begins((k, options[k]), answer)}
            if answer.lower() in keys or len(found) == 1:
                return answer.lower() if answer.lower() in keys else found.pop()
            self.puzzled(answer)
            self.tell(self.say("terminal-ask-again", values=listed))

    def agree(self, word: str, *, value: bool) -> bool:
        """Yes or no."""
        options = {"yes": self.say("terminal-yes"), "no": self.say("terminal-no")}
        return self.choose(word, options, "yes" if value else "no") == "yes"

    def number(self, prompt: str, least: int, most: int, value: int) -> int:
        """A number between these two."""
        while True:
            answer = self.line(prompt)
            if not answer:
                return value
            if answer.isdecimal() and least <= int(answer) <= most:
                return int(answer)
            self.puzzled(answer)
            self.tell(self.say("terminal-ask-number-again", least=least, most=most))


def begins(meanings: Iterable[str], answer: str) -> bool:
    """Whether the answer is the beginning of one of these."""
    return any(m.casefold().startswith(answer.casefold()) for m in meanings)
