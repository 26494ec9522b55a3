"""What is wrong with a command as it was typed.

Misused (a Problem)
 ├─ UnknownCommand      no command of that name
 ├─ UnknownOption       no option of that name here
 ├─ OptionIncomplete    an option whose value is missing
 ├─ OptionAlone         an option that takes no value has one
 ├─ NumberNeeded        an option that is a whole number has another value
 ├─ ArgumentMissing     what the command is about was not given
 └─ ArgumentUnexpected  one word too many

Each knows, as `{value}`, the command that shows how it is typed.
"""

from tacora.rules.errors import Problem


class Misused(Problem):
    """This cannot be understood; see {value}."""


class UnknownCommand(Misused):
    """There is no command {word!r}; choose one of {known}, or see {value}."""


class UnknownOption(Misused):
    """There is no option {option!r} here; see {value}."""


class OptionIncomplete(Misused):
    """The option {option!r} needs a value; see {value}."""


class OptionAlone(Misused):
    """The option {option!r} takes no value; see {value}."""


class NumberNeeded(Misused):
    """The option {option!r} needs a whole number; see {value}."""


class ArgumentMissing(Misused):
    """{name} is missing; see {value}."""


class ArgumentUnexpected(Misused):
    """{word!r} is one word too many; see {value}."""
