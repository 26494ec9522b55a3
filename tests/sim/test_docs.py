"""The reference of the kernel names what there is."""

from pathlib import Path

from tacora.sim.engine import row
from tacora.sim.policies import policy
from tacora.sim.policies.view import VIEW

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "kernel.md"


def test_every_field_of_a_view_is_in_the_reference():
    listed = PAGE.read_text("utf-8")
    assert [name for name in VIEW.names if name not in listed] == []


def test_every_named_policy_is_in_the_reference():
    listed = PAGE.read_text("utf-8")
    assert [name for name in policy._NAMED if f"`{name}:" not in listed] == []


def test_the_row_is_as_wide_as_the_reference_says():
    assert f"row of {row.WIDTH} `int16`" in PAGE.read_text("utf-8")
