"""What a bot is called, and what is said of it, in the reader's language."""

from tacora.words import Words

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
