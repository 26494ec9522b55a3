"""How fast games are simulated: ratios of CPU time, all measured in one run."""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

from tacora.bots.registry import policy as policy_of
from tacora.envs.vector import TacoraVectorEnv
from tacora.rules import edition
from tacora.sim import lanes
from tacora.sim import run as sim_run
from tacora.sim.batch import Batch
from tacora.sim.policies.policy import Policy, coin, loot, policy

from . import plain
from .plain_env import PlainEnv

THRESHOLDS = (6, 8, 10, 12, 14, 16, 18, 20)
HOUSE = (
    *("seasoned", "cautious", "punctual", "brave"),
    *("timid", "cards:6", "greedy", "danger:0.17"),
)
TABLES = (3, 5, 8)
TIMES = 5
_WRITING = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # what is compiled is kept


@policy
def own(view: Any) -> bool:
    """Leaves with eight rubies: anyone's function."""
    return bool(view.loot >= 8)


def _own(rubies: int) -> Policy:
    """A function for one seat alone: no other seat has the same."""

    @policy
    def own(view: Any) -> bool:
        return bool(view.loot >= rubies)

    return own


FIRST = """
import time
from tacora.rules import edition
from tacora.sim.policies.policy import coin, loot
from tacora.sim.run import simulate
simulate(edition("fr"), [{}] * 5, 1000, threads=1)
print(time.process_time())
"""


def run() -> None:
    """Prints all ratios."""
    rival = _compile_rival()
    _first_results()
    for players in TABLES:
        _simulation(players, rival)
    for players in TABLES:
        _environment(players, relics=False)
        _environment(players, relics=True)
    _threads(rival)


def _rate(work: Callable[[int], object], size: int) -> float:
    """How many a second of CPU time, at best of a few times."""
    work(min(size, 100))
    best = float("inf")
    for _ in range(TIMES):
        start = time.process_time()
        work(size)
        best = min(best, time.process_time() - start)
    return size / best


def _say(what: str, rate: float, against: float, goal: str) -> None:
    print(f"  {what:<36}{rate:>14,.0f}/s {rate / against:>9,.2f} x   goal {goal}")


def _first_results() -> None:
    """What a new process spends until it knows something, once all is compiled."""
    print("First result of a new process")
    for what, maker in (("lanes", "loot(9)"), ("kernel", "coin(0.2)")):
        program = [sys.executable, "-c", FIRST.format(maker)]
        spent = [
            float(subprocess.check_output(program, env=_WRITING))  # noqa: S603
            for _ in range(TIMES)
        ]
        print(f"  {what:<36}{min(spent):>14.2f} s CPU   goal 0.8 s")


def _simulation(players: int, rival: Any) -> None:
    thresholds = list(THRESHOLDS[:players])
    print(f"Games, {players} players")
    python = _rate(lambda n: plain.simulate(n, thresholds), 1_000)
    relics = _rate(lambda n: plain.simulate(n, thresholds, relics=True), 1_000)
    _say("plain Python", python, python, "")
    seats = [loot(each) for each in thresholds]
    _say("kernel, built-in policies", _kernel(seats), python, "150 x")
    _say("kernel, own policies", _kernel([own] * players), python, "90 x")
    each = [_own(rubies) for rubies in thresholds]
    _say("kernel, a function for each", _kernel(each), python, "")
    _say("kernel, coins", _kernel([coin(0.2)] * players), python, "")
    base = _lanes("fr", seats, relics=False)
    _say("lanes", base, python, "2,000 x")
    ascending = _lanes("fr", seats, relics=True)
    _say("lanes, relics", ascending, relics, "1,400 x")
    _say("lanes, relics by exit", _lanes("de", seats), relics, "1,400 x")
    house = [_twin(name) for name in HOUSE[:players]]
    _say("kernel, bots of the house", _kernel(house), python, "")
    _say("lanes, bots of the house", _lanes("fr", house, relics=False), python, "")
    _say("lanes, the same with relics", _lanes("fr", house, relics=True), relics, "")
    if rival is not None:
        scalar = _rate(_calling(rival.scalar, thresholds), 200_000)
        vector = _rate(_calling(rival.lanes, thresholds), 2_000_000)
        _say("C, scalar", scalar, python, "")
        _say("C, AVX2", vector, python, "")
        print(
            f"  lanes take {vector / base:.2f} x the time of C with AVX2, goal 1.25 x"
        )


def _twin(name: str) -> Policy:
    found = policy_of(name)
    assert found, name
    return found


def _kernel(seats: list[Policy]) -> float:
    game = edition("fr")
    # The kernel is to be measured, not the lanes.
    with patch.object(lanes, "find_engine", lambda *_: None):
        return _rate(lambda n: sim_run.simulate(game, seats, n, 1, 1), 150_000)


def _lanes(name: str, seats: list[Policy], *, relics: bool | None = None) -> float:
    game = edition(name, relics)
    return _rate(lambda n: sim_run.simulate(game, seats, n, 1, 1), 2_000_000)


def _compile_rival() -> Any:
    """The rival in C, or nothing where there is no compiler."""
    compiler = shutil.which("gcc")
    if compiler is None:
        print("There is no gcc, so that the rivals in C stay at home.")
        return None
    folder = Path(tempfile.mkdtemp())
    library = folder / "rival.so"
    source = Path(__file__).with_name("rival.c")
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", library, source], check=True)  # noqa: S603
    loaded = ctypes.CDLL(str(library))
    shutil.rmtree(folder)
    return loaded


def _calling(function: Any, thresholds: list[int]) -> Callable[[int], None]:
    given = np.array(thresholds, np.uint8)

    def call(games: int) -> None:
        scores = np.zeros((games, 8), np.int16)
        function(
            ctypes.c_uint64(1),
            ctypes.c_int64(games),
            len(thresholds),
            given.ctypes.data_as(ctypes.c_void_p),
            scores.ctypes.data_as(ctypes.c_void_p),
        )

    return call


def _environment(players: int, *, relics: bool) -> None:
    with_relics = ", relics" if relics else ""
    print(f"Steps of an environment, {players} players{with_relics}")
    env = PlainEnv(players, relics=relics)
    chance = np.random.default_rng(1)
    actions = (chance.random((64, players)) < 0.15).tolist()

    def walk(steps: int) -> None:
        env.reset(seed=1)
        for number in range(steps):
            if not env.agents:
                env.reset()
            env.step(dict(zip(env.agents, actions[number % 64], strict=True)))

    slow = _rate(walk, 3_000)
    games = 1024
    leave = [
        (chance.random((games, players)) < 0.15).astype(np.int8) for _ in range(16)
    ]
    batch = Batch(edition("fr", relics), players, games, seed=1)
    many = TacoraVectorEnv(games * players, edition("fr", relics), players)
    many.reset(seed=1)

    def stride(steps: int) -> None:
        for number in range(steps // games):
            batch.step(leave[number % 16])

    def stride_many(steps: int) -> None:
        for number in range(steps // games):
            many.step(leave[number % 16].ravel())

    _say("PettingZoo, dictionaries", slow, slow, "")
    goal = "" if relics else "250 x"
    _say("batch", _rate(stride, 1000 * games), slow, goal)
    _say("vector environment", _rate(stride_many, 300 * games), slow, "")


def _threads(rival: Any) -> None:
    """Speed by the clock; C, which shares nothing, shows what the machine allows."""
    print("Two threads against one, by the clock")
    seats = [coin(0.2)] * 5
    kernel, _ = sim_run.choose_engine(edition("fr"), seats, 1)
    fast = [loot(each) for each in THRESHOLDS[:5]]
    vector, _ = sim_run.choose_engine(edition("fr"), fast, 1)
    print(f"  kernel {_speed_up(lambda: kernel((0, 50_000))):.2f} x   goal 1.85 x")
    print(f"  lanes {_speed_up(lambda: vector((0, 1_000_000))):.2f} x   goal 1.85 x")
    if rival is not None:
        call = _calling(rival.scalar, list(THRESHOLDS[:5]))
        print(f"  C, scalar {_speed_up(lambda: call(300_000)):.2f} x   for comparison")


def _speed_up(work: Callable[[], object]) -> float:
    """How much sooner two threads have done six pieces of work than one."""
    work()
    best = [float("inf")] * 2
    for threads in (1, 2) * TIMES:
        with ThreadPoolExecutor(threads) as pool:
            start = time.perf_counter()
            for piece in [pool.submit(work) for _ in range(6)]:
                piece.result()
            spent = time.perf_counter() - start
        best[threads - 1] = min(best[threads - 1], spent)
    return best[0] / best[1]


if __name__ == "__main__":
    run()
