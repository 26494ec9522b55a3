"""Everything people read, in six languages."""

from tacora.words.words import LANGUAGES, Words, preferred_language

__all__ = ["LANGUAGES", "Words", "preferred_language"]
