"""The reference of the kernel names what there is."""

import inspect
from pathlib import Path

from tacora.sim.engine import row
from tacora.sim.policies import policy
from tacora.sim.policies.policy import Policy
from tacora.sim.policies.view import VIEW

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "kernel.md"


def test_every_field_of_a_view_is_in_the_reference():
    listed = PAGE.read_text("utf-8")
    assert [name for name in VIEW.names if name not in listed] == []


def returns(made):
    """What a function of the module says it returns."""
    ours = inspect.isfunction(made) and made.__module__ == policy.__name__
    return inspect.signature(made).return_annotation if ours else None


def test_every_named_policy_is_in_the_reference():
    listed = PAGE.read_text("utf-8")
    made = [n for n, m in vars(policy).items() if returns(m) is Policy]
    assert len(made) >= 8
    assert [] == [name for name in made if f"{name}(" not in listed]


def test_the_row_is_as_wide_as_the_reference_says():
    assert f"row of {row.WIDTH} `int16`" in PAGE.read_text("utf-8")
