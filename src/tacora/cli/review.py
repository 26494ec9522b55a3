"""`tacora review`: recorded games looked at again."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec

from tacora.records import Record
from tacora.words import Words

from .extras import lab
from .input.records import records
from .output.figures import Figures, columns, folded
from .output.files import PICTURES, kept
from .output.progress import bar
from .parsing.options import File, Lang, Refused, at_least, number, option, words_of

if TYPE_CHECKING:
    from tacora.analysis.review import Account, Review, Verdict
    from tacora.analysis.worth import Worth

MIN_FUTURES = 100  # with fewer, an interval means nothing
MAX_COSTLY_DECISIONS = 5  # told, the costliest first
MIN_LUCK_CHANCE = 0.02  # of a chance: less is hardly luck


def review(
    file: File,
    every: Annotated[bool, option("--all", say="cli-review-all")] = False,
    futures: Annotated[int, number("--futures", say="cli-review-futures")] = 400,
    plot: Annotated[
        Path | None, option("--plot", say="cli-review-plot", takes="file")
    ] = None,
    as_json: Annotated[bool, option("--json", say="cli-json")] = False,
    lang: Lang = None,
) -> None:
    """Review recorded games."""
    words = words_of(lang)
    at_least(MIN_FUTURES, words, futures=futures)
    if plot and plot.suffix.lower() not in PICTURES:
        raise Refused(words.say("error-picture-unknown", file=str(plot)))
    with ExitStack() as stack:
        picture = stack.enter_context(kept(plot, words))
        games = list(records(file, words))  # what is no game is told before any work
        with lab():
            from tacora.analysis.review import review as look_again

            if picture:
                from tacora.analysis import chart
        for place, record in enumerate(games, 1):
            with progress_bar(record, words) as progress:
                found = look_again(record, futures, progress)
            if as_json:
                sys.stdout.write(msgspec.json.encode(found.facts()).decode() + "\n")
            else:
                sys.stdout.writelines(_told(found, place, every, words))
            sys.stdout.flush()  # whoever stops here keeps what is done
            if picture and plot and place == 1:
                chart.draw(found, picture, plot.suffix[1:].lower(), words)


def progress_bar(
    record: Record, words: Words
) -> AbstractContextManager[Callable[[int], None] | None]:
    """A bar over the moments of a game; at first the kernel may have to be compiled."""
    from tacora.analysis.review import moves

    title, why = words.say("review-title"), words.say("review-compiling")
    return bar(title, moves(record), why)


def _told(found: "Review", place: int, every: bool, words: Words) -> Iterator[str]:
    if place > 1:
        yield "\n"
    names = words.enumerate(found.names)
    yield words.say("replay-game", number=place, names=names) + "\n"
    edition = words.say(f"edition-{found.edition}")
    relics = "yes" if found.relics else "no"
    yield words.say("table-edition", edition=edition, relics=relics) + "\n"
    if not found.finished:
        yield words.say("replay-unfinished") + "\n"
    yield "\n" + _accounts(found, words)
    yield "\n" + folded(words.say("review-about")) + "\n\n"
    for seat, account in enumerate(found.accounts):
        yield folded(_summary(found, seat, account, words), 2) + "\n"
    yield "\n"
    if not found.decisive:
        yield words.say("review-flawless") + "\n"
    else:
        yield words.say("review-costly") + "\n"
        for verdict in found.decisive[:MAX_COSTLY_DECISIONS]:
            yield folded("  " + _sentence(found, verdict, words), 4) + "\n"
    if every:
        yield "\n" + _table(found, words)


def _accounts(found: "Review", words: Words) -> str:
    figures = Figures(words)
    end = "result" if found.finished else "title"  # else it is a chance
    head = ["player", "luck", "openings", "judgement", "others", end]
    rows = [[words.say(f"review-{column}") for column in head]]
    for name, account in zip(found.names, found.accounts, strict=True):
        moved = [account.luck, account.openings, account.judgement, account.others]
        signed = [_signed(100 * points, figures) for points in moved]
        rows.append([name, *signed, figures.percent(account.result)])
    return columns(rows)


def _signed(points: float, figures: Figures) -> str:
    shown = figures.number(abs(points), 1)
    return ("−" if points < 0 else "+") + shown if float(f"{points:.1f}") else shown


def _summary(found: "Review", seat: int, account: "Account", words: Words) -> str:
    figures = Figures(words)
    value = figures.number(100 * abs(account.luck), 1)
    kind = "even"
    if abs(account.luck) >= MIN_LUCK_CHANCE:
        kind = "lucky" if account.luck > 0 else "unlucky"
    name = found.names[seat]
    luck = words.say(f"review-{kind}", name=name, value=value)
    lapses = [each for each in found.decisive if each.seat == seat]
    if not lapses:
        return f"{luck} {words.say('review-sound')}"
    cost = figures.number(100 * sum(each.cost for each in lapses), 1)
    return f"{luck} {words.say('review-lapses', count=len(lapses), value=cost)}"


def _sentence(found: "Review", verdict: "Verdict", words: Words) -> str:
    figures = Figures(words)
    stay, leave = verdict.choice.stay.share, verdict.choice.leave.share
    return words.say(
        "review-left" if verdict.left else "review-stayed",
        expedition=verdict.expedition,
        number=verdict.card,
        name=found.names[verdict.seat],
        value=figures.number(100 * verdict.cost, 1),
        found=figures.percent(max(stay, leave)),
        expected=figures.percent(min(stay, leave)),
    )


def _table(found: "Review", words: Words) -> str:
    figures = Figures(words)
    head = ["expedition", "card", "player", "decision", "danger", "before", "stay"]
    head += ["leave", "after", "cost", "expert"]
    rows = [[words.say(f"review-{column}") for column in head]]
    for verdict in found.verdicts:
        stay, leave = verdict.choice.stay, verdict.choice.leave
        rows.append(
            [
                str(verdict.expedition),
                str(verdict.card),
                found.names[verdict.seat],
                words.say("stage-to-camp" if verdict.left else "stage-deeper"),
                figures.percent(verdict.danger),
                _with_margin(verdict.before, figures),
                _with_margin(stay, figures),
                _with_margin(leave, figures),
                _with_margin(verdict.after, figures),
                figures.number(100 * verdict.cost, 1) if verdict.cost else "–",
                figures.percent(verdict.expert),
            ]
        )
    return columns(rows, left=(2, 3))


def _with_margin(worth: "Worth", figures: Figures) -> str:
    margin = figures.number(100 * worth.margin, 1)
    return f"{figures.percent(worth.share)} ± {margin}"
