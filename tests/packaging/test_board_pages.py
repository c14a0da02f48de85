"""The pages on boards and rulings leave out no field and no ruling."""

import re
from pathlib import Path

import msgspec
import pytest

from games.kohle_kolonie.board import Board as KohleBoard
from games.ruhrschifffahrt.board import Board as RuhrBoard
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS

DOCS = Path(__file__).parents[2] / "docs"
PLAIN = {"format", "name", "closed_region"}
"""Fields that the model file explains by itself."""


@pytest.mark.parametrize("board", [KohleBoard, RuhrBoard])
def test_every_field_of_a_board_file_is_described(board: type[msgspec.Struct]) -> None:
    described = set(re.findall(r"`(\w+)`", (DOCS / "boards.md").read_text(encoding="utf-8")))
    assert {field.name for field in msgspec.structs.fields(board)} - PLAIN <= described


def test_every_ruling_and_switch_of_ruhrschifffahrt_is_told_once() -> None:
    page = (DOCS / "rules/ruhrschifffahrt.md").read_text(encoding="utf-8")
    told = page[page.index("## Rulings") :]
    starts = [int(number) for number in re.findall(r"(?:\*\* |[.;] |\n)R(\d+) ", told)]
    assert sorted(starts) == list(range(1, 67))
    for name, _ in PUBLIC_OPTIONS:
        assert f"| `{name}` |" in page
