"""`steiger check-board`: faults, or a picture."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.board_files import LARGEST, board_names

STEIGER = (files("games.kohle_kolonie.boards") / "steiger.json").read_bytes()


def test_a_good_board_is_drawn_beside_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.json"
    file.write_bytes(STEIGER)
    assert main(["check-board", str(file)]) == 0
    assert "can be played on" in capsys.readouterr().out
    assert (tmp_path / "ours.png").read_bytes().startswith(b"\x89PNG")


def test_every_fault_is_a_line_and_nothing_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = json.loads(STEIGER)
    board["small_mines"][3]["price"] = 7
    board["lines"][0]["stations"] = ["nowhere"]
    file = tmp_path / "ours.json"
    file.write_text(json.dumps(board), encoding="utf-8")
    assert main(["check-board", str(file)]) == 2
    said = capsys.readouterr().err
    assert "small_mines 4, price" in said.replace("\\", "")
    assert "nowhere" in said
    assert not (tmp_path / "ours.png").exists()


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff\xfe", b"x" * (LARGEST + 1)])
def test_what_is_no_board_at_all_is_refused(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.json"
    file.write_bytes(data)
    assert main(["check-board", str(file)]) == 2
    assert "ours.json" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert main(["check-board", str(tmp_path / "none.json")]) == 2


def test_only_board_files_of_the_folder_are_offered(tmp_path: Path) -> None:
    (tmp_path / "b.json").touch()
    (tmp_path / "a.json").touch()
    (tmp_path / "notes.txt").touch()
    assert board_names(tmp_path) == ["a", "b"]
    assert board_names(None) == []
    assert board_names(tmp_path / "gone") == []
