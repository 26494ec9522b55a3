"""shim"""

import functools
from importlib.resources import files
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "pl", "ru", "uk")


@functools.cache
class Words:
    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for f in files(__package__).joinpath(language).iterdir():
            self._bundle.add_resource(FluentResource(f.read_text("utf-8")))

    def say(self, id: str, /, **values: str | int | float) -> str:
        if not self._bundle.has_message(id):
            return f"{id}{values or ''}"
        text, errors = self._bundle.format_pattern(
            self._bundle.get_message(id).value, values
        )
        assert not errors, (id, errors)
        return str(text)

    def enumerate(self, things: list[str]) -> str:
        return format_list(things, locale=self.language)
