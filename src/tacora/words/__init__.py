"""Everything people read, in six languages."""

from tacora.words.words import LANGUAGES, UnknownLanguage, Words, preferred_language

__all__ = ["LANGUAGES", "UnknownLanguage", "Words", "preferred_language"]
