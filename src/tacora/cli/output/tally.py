"""What a simulation has found: for a person, for a program, for a spreadsheet."""

import csv
import io
from collections.abc import Sequence

import msgspec

from tacora.bots import display_name
from tacora.sim.tally import Tally
from tacora.words import Words

from .figures import Figures, columns

COLUMNS = (
    *("seat", "name", "games", "win_share", "win_share_low", "win_share_high"),
    *("mean", "sd", "trap_rate", "cards_per_expedition", "shared", "faults"),
)


def as_text(tally: Tally, names: Sequence[str], seconds: float, words: Words) -> str:
    """A row for each seat, then what holds for the table."""
    figures, say = Figures(words), words.say
    head = ["simulate-seat", "arena-bot", "arena-wins", "simulate-interval"]
    faulty = ["arena-faults"] if any(tally.faults) else []
    head += ["arena-score", "simulate-spread", *faulty]
    rows = [[say(title) for title in head]]
    for seat, name in enumerate(names):
        share = tally.win_share(seat)
        low = figures.number(100 * share.low)
        rows.append(
            [
                str(seat + 1),
                display_name(name, words),
                figures.percent(share.share, 2),
                f"{low}–{figures.percent(share.high, 2)}",
                figures.number(tally.mean(seat)),
                figures.number(tally.sd(seat)),
                *[str(tally.owed(seat)) for _ in faulty],
            ]
        )
    facts = [
        say("simulate-traps", value=figures.percent(tally.trap_rate)),
        say("simulate-length", value=figures.number(tally.cards_per_expedition)),
        say("simulate-shared", value=figures.percent(tally.shared)),
        say("simulate-done", games=tally.games, value=figures.number(seconds, 1)),
    ]
    return columns(rows, left=(1,)) + "\n" + "".join(f"{fact}\n" for fact in facts)


def as_json(tally: Tally, names: Sequence[str], seconds: float) -> str:
    """One object, the bots in the order of their seats."""
    seats = []
    for seat, name in enumerate(names):
        share = tally.win_share(seat)
        seats.append(
            {
                "name": name,
                "win_share": share.share,
                "win_share_ci": [share.low, share.high],
                "mean": tally.mean(seat),
                "sd": tally.sd(seat),
                "faults": tally.owed(seat),
            }
        )
    whole = {"games": tally.games, "seconds": round(seconds, 3), "bots": seats}
    return msgspec.json.encode(whole).decode()


def as_csv(tally: Tally, names: Sequence[str]) -> str:
    """A line for each seat; what holds for the table is the same in all."""
    page = io.StringIO()
    sheet = csv.writer(page, lineterminator="\n")
    sheet.writerow(COLUMNS)
    for seat, name in enumerate(names):
        share = tally.win_share(seat)
        own = [share.share, share.low, share.high, tally.mean(seat), tally.sd(seat)]
        table = [tally.trap_rate, tally.cards_per_expedition, tally.shared]
        sheet.writerow([seat + 1, name, tally.games, *own, *table, tally.owed(seat)])
    return page.getvalue()
