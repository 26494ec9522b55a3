"""The report of a tournament: one page of HTML that needs nothing from elsewhere."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from babel.numbers import format_decimal

from tacora.bots import display_name
from tacora.records.whole_file import replacing
from tacora.words import Words

from .charts import Row, chart
from .rating import Standing, standings, versus
from .results import Played, read
from .schedule import Settings


def report(results: str | Path, html: str | Path, lang: str = "en") -> None:
    """Write the report of these results, whole or not at all."""
    settings, games = read(results)
    page = _page(settings, games, Words(lang), lang)
    with replacing(Path(html)) as draft:
        draft.write_text(page, "utf-8")


def _page(settings: Settings, games: Sequence[Played], words: Words, lang: str) -> str:
    say = words.say
    table = standings(settings, games)
    summary = say(
        "arena-summary",
        games=len(games),
        count=len(settings.everyone),
        number=settings.seats,
    )
    sections = [_settings(settings, games, words)]
    if table:
        sections = [
            _section(words, "standings", _standings(table, words, lang)),
            *_charts(settings, table, words),
            _section(words, "versus", _versus(table, games, words), about=True),
            *_faults(table, words),
            *sections,
        ]
    style = files(__package__).joinpath("report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(say('arena-title'))}</title>\n<style>\n{style}</style>\n"
        f"</head>\n<body>\n<main>\n<h1>{escape(say('arena-title'))}</h1>\n"
        f"<p>{escape(summary)} {escape(say('arena-caves'))}</p>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def _section(words: Words, name: str, body: str, *, about: bool = False) -> str:
    note = f"<p>{escape(words.say(f'arena-{name}-about'))}</p>" if about else ""
    title = escape(words.say(f"arena-{name}"))
    return f'<section id="{name}"><h2>{title}</h2>{note}{body}</section>'


def _standings(table: Sequence[Standing], words: Words, lang: str) -> str:
    columns = ["rank", "bot", "rating", "wins", "score", "games"]
    head = "".join(f"<th>{escape(words.say(f'arena-{c}'))}</th>" for c in columns)
    rows = []
    for rank, standing in enumerate(table, 1):
        rating = standing.rating
        cells = [
            str(rank),
            escape(display_name(standing.name, words)),
            _number(rating.mu, lang) + _margin(rating.reach, lang),
            _percent(rating.wins, words, lang) + _margin(100 * rating.margin, lang),
            _number(standing.mean, lang),
            str(rating.games),
        ]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return _scroll(f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody>")


def _faults(table: Sequence[Standing], words: Words) -> list[str]:
    """The section about those who owed a decision, if there are any."""
    lines = []
    for standing in table:
        told = [
            f"{words.say(f'fault-{reason}')} ({times})"
            for reason, times in standing.faults
        ]
        if told:
            line = f"{display_name(standing.name, words)}: {words.enumerate(told)}"
            lines.append(f"<li>{escape(line)}</li>")
    if not lines:
        return []
    return [_section(words, "faults", f"<ul>{''.join(lines)}</ul>", about=True)]


def _charts(settings: Settings, table: Sequence[Standing], words: Words) -> list[str]:
    names = [display_name(standing.name, words) for standing in table]
    ratings = [
        Row(name, s.rating.mu, (s.rating.low, s.rating.high))
        for name, s in zip(names, table, strict=True)
    ]
    wins = [
        Row(
            name,
            100 * s.rating.wins,
            (
                100 * max(s.rating.wins - s.rating.margin, 0),
                100 * min(s.rating.wins + s.rating.margin, 1),
            ),
        )
        for name, s in zip(names, table, strict=True)
    ]
    scores = [
        Row(
            name,
            s.spread[2],
            (s.spread[0], s.spread[4]),
            (s.spread[1], s.spread[3]),
        )
        for name, s in zip(names, table, strict=True)
    ]
    fair = 100 / settings.seats
    drawn = {
        "rating": chart(words.say("arena-rating"), ratings),
        "wins": chart(words.say("arena-wins"), wins, least=0, fair=fair, unit="%"),
        "scores": chart(words.say("arena-scores"), scores, least=0),
    }
    return [_section(words, name, svg, about=True) for name, svg in drawn.items()]


def _versus(table: Sequence[Standing], games: Sequence[Played], words: Words) -> str:
    shares = versus(games)
    ranks = range(1, len(table) + 1)
    head = "".join(f"<th>{rank}</th>" for rank in ranks)
    rows = []
    for rank, row in zip(ranks, table, strict=True):
        cells = []
        for column in table:
            share = shares.get((row.name, column.name))
            if share is None:
                cells.append("<td></td>")
                continue
            kind = "ahead" if share > 0.5 else "behind"
            strength = min(abs(share - 0.5) * 2, 1)
            cells.append(
                f'<td class="{kind}" style="--strength:{strength:.2f}">'
                f"{round(100 * share)}</td>"
            )
        name = escape(display_name(row.name, words))
        rows.append(f"<tr><th>{rank}. {name}</th>{''.join(cells)}</tr>")
    return _scroll(
        f"<thead><tr><th></th>{head}</tr></thead><tbody>{''.join(rows)}</tbody>"
    )


def _settings(settings: Settings, games: Sequence[Played], words: Words) -> str:
    say = words.say
    facts = {
        "edition": say(f"edition-{settings.edition}"),
        "relics": say("arena-relics-yes" if settings.relics else "arena-relics-no"),
        "seats": str(settings.seats),
        "schedule": say(f"arena-schedule-{settings.schedule}"),
        "games": str(len(games)),
        "seed": settings.seed,
    }
    rows = "".join(
        f"<dt>{escape(say(f'arena-{name}'))}</dt><dd>{escape(fact)}</dd>"
        for name, fact in facts.items()
    )
    return _section(words, "settings", f"<dl>{rows}</dl>")


def _scroll(table: str) -> str:
    """A table that scrolls in its own frame when the screen is narrow."""
    return f'<div class="scroll" tabindex="0"><table>{table}</table></div>'


def _number(value: float, lang: str) -> str:
    return format_decimal(value, format="0.0", locale=lang)


def _margin(value: float, lang: str) -> str:
    return f" <small>±&#160;{_number(value, lang)}</small>"


def _percent(share: float, words: Words, lang: str) -> str:
    return escape(words.say("arena-percent", percent=_number(100 * share, lang)))
