"""Decisions at once: both worths of a decision against OpenSpiel's exact answer.

The game is cut down, so that every way in which it may go on can be counted. All leave
with the same chance, as a coin of the kernel does, and as a policy of OpenSpiel.
"""

import pyspiel
import pytest
from open_spiel.python.algorithms import expected_game_score
from open_spiel.python.policy import Policy

from tacora.envs.small_edition import small
from tacora.expert.futures import EDGE, LEAVE, STAY, futures
from tacora.rules import Decision, after, begin, card, decide, edition, reveal, set_up
from tacora.sim.policies import policy

COIN = 0.3
FUTURES = 20_000
GAME = (
    "turn_based_simultaneous_game(game=python_tacora("
    "players=3,expeditions=1,treasures=4 5 7,hazards=2,copies=2))"
)
BOX = small(edition("fr"), expeditions=1, treasures=(4, 5, 7), hazards=2, copies=2)


class Coin(Policy):
    """Leaves with a chance, whatever has come; in camp it has no choice."""

    def action_probabilities(self, state, player_id=None):
        legal = state.legal_actions()
        return {0: 1 - COIN, 1: COIN} if len(legal) == 2 else {legal[0]: 1.0}


def exactly(game, path, first):
    """What seat 0 has of the game after these cards if it decides so first.

    Between the cards, nobody has left.
    """
    state = game.new_initial_state()
    for number, word in enumerate(path):
        state.apply_action(state.string_to_action(pyspiel.PlayerId.CHANCE, word))
        if number + 1 < len(path):
            for _ in range(game.num_players()):
                state.apply_action(0)
    state.apply_action(first)
    coins = [Coin(game, range(3))] * 3
    return expected_game_score.policy_value(state, coins)[0]


@pytest.mark.parametrize(
    "path", [["4"], ["7", "snake"], ["snake", "5", "spider"], ["4", "7", "snake", "5"]]
)
def test_both_decisions_are_worth_what_open_spiel_counts(path):
    game = pyspiel.load_game(GAME)
    stay, leave = (exactly(game, path, first) for first in (0, 1))
    state = set_up(BOX, 3)
    state = after(state, begin(state))
    for number, word in enumerate(path):
        state = after(state, reveal(state, card(word)))
        if number + 1 < len(path):
            shown = dict.fromkeys(range(3), Decision.CONTINUE)
            state = after(state, decide(state, shown))
    found = futures(state, [policy.coin(COIN)] * 3, (0, FUTURES), 5, turning=(0,))
    error = 4 * 0.5 / FUTURES**0.5
    assert stay == pytest.approx(found.sums[STAY, 0] / FUTURES, abs=error)
    assert leave == pytest.approx(found.sums[LEAVE, 0] / FUTURES, abs=error)
    edge = found.sums[EDGE, 0] / FUTURES
    assert leave - stay == pytest.approx(edge, abs=error)
    assert 0 == found.sums[EDGE, 1:].sum()
