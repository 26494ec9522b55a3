"""What a bot is called, and what is said of it, in the reader's language."""

from tacora.words import Words

from .fault import Fault
from .registry import kind, of_the_house


def display_name(name: str, words: Words) -> str:
    """The bot's name for players: `Brave`, `Loot 9`; others' bots keep their own."""
    word, _, parameter = name.partition(":")
    if not of_the_house(name) or kind(word).local:
        return name
    said = words.say(f"bot-{word}")
    return words.say("bot-named", bot=said, value=parameter) if parameter else said


def description(name: str, words: Words) -> str:
    """One line about the bot; nothing about others' bots."""
    word = name.partition(":")[0]
    return words.say(f"bot-{word}-about") if of_the_house(name) else ""


def fault_line(bot: str, fault: Fault, words: Words) -> str:
    """A bot's fault in one line: who, when, why, and where in its code."""
    line = words.say(
        "fault-told",
        bot=display_name(bot, words),
        expedition=fault.expedition,
        card=fault.card,
        reason=words.say(f"fault-{fault.reason}"),
    )
    return " ".join(f"{line} {fault.place} {fault.said}".split())
