"""The nets of a file that was named on the line."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from zipfile import BadZipFile

from tacora.cli.output.files import unreadable
from tacora.cli.parsing.options import Refused
from tacora.words import Words

T = TypeVar("T")


def opened(file: Path, load: Callable[[Path], T], words: Words) -> T:
    """What is in the file, or that it is something else."""
    try:
        return load(file)
    except (ValueError, KeyError, EOFError, BadZipFile):
        raise Refused(words.say("error-no-nets", file=str(file))) from None
    except OSError as error:
        raise unreadable(file, error, words) from None
