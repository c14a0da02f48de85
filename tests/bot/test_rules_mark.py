"""The mark of the installed rules: the same everywhere, another once a rule or its data changes."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import games.engine
import games.kohle_kolonie
from bot.rules_mark import DIGITS, mark_of, marks
from games.registry import GAMES


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the packages, elsewhere, whose files a test may change."""
    for package in (games.engine, games.kohle_kolonie):
        folder = tmp_path / package.__name__
        shutil.copytree(next(iter(package.__path__)), folder)
        monkeypatch.setattr(package, "__path__", [str(folder)])
    yield tmp_path
    mark_of.cache_clear()


def fresh() -> str:
    mark_of.cache_clear()
    return mark_of("kohle_kolonie")


def test_each_game_has_its_own() -> None:
    found = marks()
    assert list(found) == list(GAMES)
    assert len(set(found.values())) == len(GAMES)
    assert all(len(mark) == DIGITS for mark in found.values())


def test_neither_place_nor_line_ends_nor_compiled_files_count(copied: Path) -> None:
    before = fresh()
    module = copied / "games.kohle_kolonie" / "auction.py"
    module.write_bytes(module.read_bytes().replace(b"\n", b"\r\n"))
    cached = copied / "games.kohle_kolonie" / "__pycache__"
    cached.mkdir(exist_ok=True)
    (cached / "other.pyc").write_bytes(b"compiled")
    assert fresh() == before


@pytest.mark.parametrize(
    "file", ["games.kohle_kolonie/auction.py", "games.kohle_kolonie/boards/steiger.json", "games.engine/rng.py"]
)
def test_a_change_of_rules_data_or_engine_counts(copied: Path, file: str) -> None:
    before, coal = fresh(), mark_of("coal_baron")
    (copied / file).write_bytes((copied / file).read_bytes() + b"\n")
    assert fresh() != before
    assert (mark_of("coal_baron") != coal) == file.startswith("games.engine")


def test_a_file_more_or_less_or_of_another_name_counts(copied: Path) -> None:
    before = fresh()
    module = copied / "games.kohle_kolonie" / "auction.py"
    module.rename(module.with_name("auctions.py"))
    renamed = fresh()
    module.with_name("auctions.py").unlink()
    assert len({before, renamed, fresh()}) == 3
