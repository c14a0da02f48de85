"""The pages on boards and rulings leave out no field and no ruling."""

import re
from pathlib import Path

import msgspec
import pytest

from games.kohle_kolonie.board import Board as KohleBoard
from games.registry import GAMES
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


def rulings(page: str) -> dict[str, str]:
    """What a page says of each ruling, in one line: up to the next one of its list."""
    text = re.sub(r"\s+", " ", page[page.index("## Set-up and draft") :].replace("**", " ** "))
    parts = re.split(r"\*\* ((?:[A-Z]\d+(?:, )?)+) \*\*", text)
    return {
        code: told.strip()
        for codes, told in zip(parts[1::2], parts[2::2], strict=True)
        for code in codes.split(", ")
    }


COAL_BARON = {"Z": 4, "P": 6, "F": 11, "O": 2, "M": 8, "D": 4, "S": 10, "E": 6, "H": 4}
"""How many rulings each letter has."""


def test_every_ruling_of_coal_baron_is_told_once() -> None:
    page = (DOCS / "rules/coal_baron.md").read_text(encoding="utf-8")
    told = [code for codes in re.findall(r"\*\*((?:[A-Z]\d+(?:, )?)+)\*\*", page) for code in codes.split(", ")]
    assert sorted(told) == sorted(
        f"{letter}{n}" for letter, most in COAL_BARON.items() for n in range(1, most + 1)
    )


@pytest.mark.parametrize(
    ("ruling", "said"),
    [
        ("F8", "the matching cubes are loaded first"),
        ("F8", "The price stays"),
        ("M3", "keeps them and its level between turns and shifts"),
        ("M4", "from the cage to an order only with the cage at the surface"),
        ("S3", "Elements 9 to 12 need an empty minecart of the colour and no delivered order"),
        ("S8", "workers in the canteen do not count"),
        ("S9", "the marker goes to the next seat"),
        ("E2", "printed in the mine are no tiles"),
        ("E3", "two on one space of an order as two"),
    ],
)
def test_the_page_of_coal_baron_says_what_the_rules_do(ruling: str, said: str) -> None:
    assert said in rulings((DOCS / "rules/coal_baron.md").read_text(encoding="utf-8"))[ruling]


@pytest.mark.parametrize(
    "said",
    [
        "R34 in rounds 3, 6 and 10 all choose at once and in secret",
        "a ruling of ours: the book lets the players choose one after the other",
        "R38 with at most one tile in the bag after the draw of phase 2",
        "from an empty bag nothing is drawn, and the lock is due all the same",
        "Nobody is asked for coins or points there",
        "From a storage with a helm a barge starts only with a pilot (2.1), under either value of `lock_spaces`",
    ],
)
def test_the_page_of_ruhrschifffahrt_says_what_the_rules_do(said: str) -> None:
    assert said in re.sub(r"\s+", " ", (DOCS / "rules/ruhrschifffahrt.md").read_text(encoding="utf-8"))


def test_the_page_on_rules_says_where_the_rules_of_every_game_live() -> None:
    """Each module that it names is there, and the prefix of a game's texts is the one that they have."""
    rows = re.findall(r"^\| .* \|$", (DOCS / "adding-a-rule.md").read_text(encoding="utf-8"), re.MULTILINE)
    heads, *cells = [row.strip("| ").split(" | ") for row in rows if not row.startswith("|--")]
    games = [re.findall(r"`(\w+)`", head)[0] for head in heads[1:]]
    assert games == list(GAMES)
    named = 0
    for _, *columns in cells:
        for game, cell in zip(games, columns, strict=True):
            for module in re.findall(r"`([a-z_]+)`", cell):
                assert (DOCS.parent / "games" / game / f"{module}.py").exists(), f"{game}: {module}"
                named += 1
            for prefix in re.findall(r"`(\w+-\w*-?)\.\.\.`", cell):
                texts = (DOCS.parent / "bot/locales/en").glob("*.ftl")
                assert any(f"\n{prefix}" in path.read_text(encoding="utf-8") for path in texts), prefix
    assert named > 50
