"""A cluster comes to the same sums."""

import pytest

from tacora.rules import edition
from tacora.sim.policies.policy import coin, danger, loot, policy
from tacora.sim.run import simulate


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_local_ray_comes_to_the_same_sums(monkeypatch):
    from tacora.sim import cluster

    @policy
    def seven(view):
        return view.loot >= 7

    seats = [loot(6), danger(0.2), coin(0.3), seven]
    monkeypatch.setattr(cluster, "TASK", 1200)
    told = []
    there = cluster.simulate(edition("de"), seats, 2_000, 3, progress=told.append)
    assert simulate(edition("de"), seats, 2_000, 3) == there
    assert told == [1200, 2000]
