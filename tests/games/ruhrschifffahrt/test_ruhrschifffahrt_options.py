"""The switches, and that each ruling has its test (R1-R66)."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options

RULINGS = range(1, 67)
SWITCHES = {
    "demand_tiles": 39,
    "leaving_dice": 4,
    "lock_spaces": 5,
    "export_marker": 12,
    "tow_in_round_1": 66,
    "forced_lock": 38,
    "coal_hauler": 43,
}
"""Each with the ruling that it turns."""


@cache
def by_ruling() -> dict[int, list[tuple[str, str]]]:
    """Tests that name a ruling, each with its source."""
    found: dict[int, list[tuple[str, str]]] = {ruling: [] for ruling in RULINGS}
    for path in Path(__file__).parent.glob("test_*.py"):
        source = path.read_text()
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
                decorators = "".join(ast.unparse(decorator) for decorator in node.decorator_list)
                for number in re.findall(r"_r(\d+)(?=_)", node.name):
                    found[int(number)].append((node.name, decorators + text))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_test_that_names_it(ruling: int):
    assert by_ruling()[ruling], f"R{ruling}"


@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_is_tested_with_its_ruling(switch: str):
    """Beside the default its other value is set in a test of the ruling."""
    other = dict(PUBLIC_OPTIONS)[switch][1]
    sources = [source for _, source in by_ruling()[SWITCHES[switch]]]
    assert any(switch in source and re.search(rf"['\"]{other}['\"]", source) for source in sources)


def test_there_are_seven_switches_of_two_values():
    assert [name for name, _ in PUBLIC_OPTIONS] == list(SWITCHES)
    assert all(len(values) == 2 for _, values in PUBLIC_OPTIONS)


def test_public_options_are_the_fields_default_first():
    hints, defaults = get_type_hints(Options), msgspec.structs.asdict(Options())
    for name, values in PUBLIC_OPTIONS:
        assert values == get_args(hints[name])
        assert values[0] == defaults[name]
    assert set(defaults) == {"facts", "board", *SWITCHES}


def test_the_default_board_and_facts_are_those_of_the_program():
    assert Options().facts == facts.VERSION
    assert Options().board == boards.STEIGER
    assert Options().board in boards.known


def test_options_are_stored_and_read_again():
    changed: dict[str, Any] = {name: values[1] for name, values in PUBLIC_OPTIONS}
    for options in (Options(), Options(**changed)):
        assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


def test_values_that_are_not_offered_are_refused():
    for name in SWITCHES:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode({name: "maybe"}), type=Options)
