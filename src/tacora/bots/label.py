"""A label: what a bot is called at the table, in the reader's language."""

from tacora.words import Words

from .shelf import FAMILIES, LADDER, ON_THIS_MACHINE

_FAMILIES = {family.partition(":")[0] for family in FAMILIES}


def label(name: str, words: Words) -> str:
    """The bot's name for players: `Brave`, `Loot 9`; others' bots keep their own."""
    word, _, parameter = name.partition(":")
    if word in ON_THIS_MACHINE or word not in {*LADDER, *_FAMILIES}:
        return name
    said = words.say(f"bot-{word}")
    return words.say("bot-named", bot=said, value=parameter) if parameter else said


def about(name: str, words: Words) -> str:
    """One line about the bot; nothing about others' bots."""
    word = name.partition(":")[0]
    return words.say(f"bot-{word}-about") if word in {*LADDER, *_FAMILIES} else ""
