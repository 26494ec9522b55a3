"""A file is written whole or not at all."""

import pytest

from tacora.records.whole_file import replacing


def test_what_was_there_stays_until_all_is_written(tmp_path):
    file = tmp_path / "game.tac"
    file.write_text("old")
    with replacing(file) as draft:
        draft.write_text("new")
        assert "old" == file.read_text()
    assert "new" == file.read_text()
    assert [file] == list(tmp_path.iterdir())


def test_what_breaks_off_leaves_nothing_behind(tmp_path):
    file = tmp_path / "game.tac"
    file.write_text("old")

    def write_half():
        with replacing(file) as draft:
            draft.write_text("half")
            raise OSError

    with pytest.raises(OSError):  # noqa: PT011  whichever it is
        write_half()
    assert "old" == file.read_text()
    assert [file] == list(tmp_path.iterdir())
