"""What comes with the import, and what is said when a library is missing."""

import subprocess
import sys

import pytest

import tacora.envs

LIBRARIES = ("gymnasium", "matplotlib", "numba", "numpy", "pettingzoo", "pyspiel")


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert not run.returncode, run.stderr
    return run.stdout.strip()


def test_the_game_itself_brings_none_of_the_libraries():
    code = f"import sys, tacora; print([x for x in {LIBRARIES} if x in sys.modules])"
    assert python(code) == "[]"


def test_to_import_the_environments_registers_them():
    code = """
import tacora.envs, gymnasium, pyspiel
print(gymnasium.make("Tacora-v0").unwrapped, pyspiel.load_game("python_tacora"))
"""
    assert "TacoraEnv" in python(code)


@pytest.mark.parametrize(
    ("library", "name"),
    [
        ("pettingzoo", "parallel_env"),
        ("gymnasium", "TacoraEnv"),
        ("pyspiel", "TacoraGame"),
    ],
)
def test_a_missing_library_is_named_when_its_environment_is_asked_for(library, name):
    code = f"""
import sys
sys.modules[{library!r}] = None
import tacora.envs
try:
    tacora.envs.{name}
except tacora.envs.LabMissing as missing:
    print(missing)
"""
    assert python(code) == (
        f"this environment needs {library}: pip install 'tacora[lab]'"
    )


def test_what_is_not_there_is_not_found():
    with pytest.raises(AttributeError, match="cave_env"):
        _ = tacora.envs.cave_env
