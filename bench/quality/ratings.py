"""Rate the house's bots, and ship what was measured.

    python -m bench.quality.ratings results.jsonl

Plays the characters in the arena, tables of five with relics, and writes the ratings to
`src/tacora/bots/ratings.json`. It carries on where it stopped. About half an hour
of processor time, most of it spent by `pondering`.
"""

import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tacora import arena
from tacora.bots import Rating, Ratings
from tacora.bots.registry import characters

GAMES = 20_000
SEATS = 5
PAGE = Path(__file__).parents[2] / "src" / "tacora" / "bots" / "ratings.json"


def main(results: str) -> None:
    """Play, print the standings, and write the ratings down."""
    standings = arena.run(
        bots=characters(),  # by name: the same games, whoever turns out stronger
        seats=SEATS,
        games=GAMES,
        edition="fr",
        relics=True,
        seed="ratings",
        results=results,
        workers=2,
        progress=lambda done, total: print(f"\r{done}/{total}", end="", flush=True),
    )
    print()
    for standing in standings:
        rating = standing.rating
        print(
            f"{standing.name:10} {rating.mu:5.1f} ± {rating.reach:.1f}"
            f"   {rating.wins:5.1%} ± {rating.margin:.1%}   {standing.mean:.1f} gems"
        )
    measured = Ratings(
        command="python -m bench.quality.ratings",
        seats=SEATS,
        edition="fr",
        relics=True,
        games=GAMES,
        bots={standing.name: _rounded(standing.rating) for standing in standings},
    )
    text = msgspec.json.format(msgspec.json.encode(measured), indent=2)
    PAGE.write_bytes(text + b"\n")


def _rounded(rating: Rating) -> Rating:
    return replace(
        rating,
        mu=round(rating.mu, 2),
        sigma=round(rating.sigma, 2),
        wins=round(rating.wins, 4),
        margin=round(rating.margin, 4),
    )


if __name__ == "__main__":
    main(sys.argv[1])
