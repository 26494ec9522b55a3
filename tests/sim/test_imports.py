"""The game itself needs none of the simulator's tools."""

import subprocess
import sys

import pytest


def loaded_by(imports: str) -> set[str]:
    """What a new Python has loaded after importing these."""
    program = f"import sys, {imports}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("module", ["tacora", "tacora.rules", "tacora.rules.odds"])
def test_playing_needs_neither_numba_nor_numpy(module):
    assert not loaded_by(module) & {"numba", "numpy", "ray"}


def test_numba_leaves_scipy_asleep():
    module = "tacora.sim.policies.policy as p"
    own = f"{module}; p.weigh([p.policy(lambda view: view.loot > 8)])"
    assert "numba.np.linalg" in loaded_by(own)
    assert "scipy.linalg" not in loaded_by(own)


def test_only_the_cluster_needs_ray():
    assert "ray" not in loaded_by("tacora.sim.run")
