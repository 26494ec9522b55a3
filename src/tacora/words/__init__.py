from .words import LANGUAGES, Words
