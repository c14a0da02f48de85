"""The record of every golden game verifies; whatever is changed in one is found, and the line is named."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from golden_records import record, texts

from games.engine.contract import Setup
from games.registry import GAMES
from tests.verified import checked

each_game = pytest.mark.parametrize(("game", "path"), texts(), ids=lambda part: getattr(part, "stem", part))
one_of_each = pytest.mark.parametrize("game", GAMES)


def first_of(game: str) -> bytes:
    return next(record(id, path) for id, path in texts() if id == game)


def changed(data: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(data) | fields)


@pytest.mark.slow
@each_game
def test_the_record_of_a_golden_game_verifies(game: str, path: Path, tmp_path: Path):
    agrees, said = checked(tmp_path, record(game, path))
    assert agrees, said
    assert said[-1] == "Verified: everything agrees."
    assert not any("DIFFERS" in line for line in said)


@pytest.mark.slow
@one_of_each
def test_an_action_that_was_changed_is_found_in_its_line(game: str, tmp_path: Path):
    """Every tenth line, by every other action that is legal there and by one that is not."""
    whole: dict[str, Any] = msgspec.json.decode(first_of(game))
    rules, lines = GAMES[game], whole["lines"]
    tried = 0
    for number in range(0, len(lines), 10):
        for other in ("end", "no such thing", *_others(rules, whole, number)):
            if other == lines[number]["do"][0]:
                continue
            forged = [dict(line) for line in lines]
            forged[number]["do"] = [other, *lines[number]["do"][1:]]
            agrees, said = checked(tmp_path, msgspec.json.encode(whole | {"lines": forged}))
            assert not agrees
            assert any(
                line.startswith(f"DIFFERS: Line {number + 1} (seat {lines[number]['seat']}") for line in said
            )
            tried += 1
    assert tried >= 30


def _others(rules: Any, whole: dict[str, Any], number: int) -> list[str]:
    """Some legal actions in place of the first of a line."""
    options = msgspec.convert(whole["options"], type=rules.options_type)
    setup = Setup(seats=len(whole["colours"]), options=options, seed=whole["seed"], start_seat=whole["start"])
    state = rules.new_game(setup).state
    for line in whole["lines"][:number]:
        for text in line["do"]:
            state = rules.apply(state, line["seat"], rules.parse(text)).state
    return [rules.notation(action) for action in rules.legal_actions(state, whole["lines"][number]["seat"])][:4]


@one_of_each
def test_another_seed_or_salt_is_found(game: str, tmp_path: Path):
    data = first_of(game)
    seed = msgspec.json.decode(data)["seed"]
    flipped = ("0" if seed[0] != "0" else "1") + seed[1:]
    agrees, said = checked(tmp_path, changed(data, seed=flipped))
    assert not agrees
    assert any("Seed and salt give the fingerprint" in line and line.startswith("DIFFERS") for line in said)
    assert any(line.startswith("DIFFERS: Line ") for line in said)
    agrees, said = checked(tmp_path, changed(data, salt="00" * 16))
    assert not agrees
    assert next(line for line in said if line.startswith("DIFFERS")).startswith("DIFFERS: Seed and salt")


@one_of_each
def test_another_result_or_end_is_found(game: str, tmp_path: Path):
    data = first_of(game)
    whole: dict[str, Any] = msgspec.json.decode(data)
    totals = [whole["result"]["totals"][0] + 1, *whole["result"]["totals"][1:]]
    agrees, said = checked(tmp_path, changed(data, result=whole["result"] | {"totals": totals}))
    assert not agrees
    assert any(line.startswith("DIFFERS: The result is seat ") for line in said)
    state = msgspec.json.decode(msgspec.json.encode(whole["state"]))
    state["state"]["seats"][0]["score"][0] += 1
    agrees, said = checked(tmp_path, changed(data, state=state))
    assert not agrees
    assert any(f"Line {len(whole['lines'])}: the position at the end" in line for line in said)
    agrees, said = checked(tmp_path, changed(data, lines=whole["lines"][:-1]))
    assert not agrees
    assert any("not over" in line for line in said)


def test_the_promised_fingerprint_is_compared(tmp_path: Path):
    data = first_of("coal_baron")
    promise = msgspec.json.decode(data)["fingerprint"]
    agrees, said = checked(tmp_path, data, promise.upper())
    assert agrees
    assert f"Seed and salt give the fingerprint {promise}, as promised." in said
    agrees, said = checked(tmp_path, data, "0123456789abcdef")
    assert not agrees
    assert any("promised was '0123456789abcdef'" in line for line in said)


def test_a_record_names_nobody_and_is_read_line_by_line():
    data = first_of("kohle_kolonie")
    whole: dict[str, Any] = msgspec.json.decode(data)
    assert set(whole) <= {
        *("format", "version", "game", "schema", "rules", "facts", "options", "board", "colours", "fingerprint"),
        *("seed", "salt", "start", "lines", "state", "result"),
    }
    assert data.count(b"\n") > len(whole["lines"])
    assert set().union(*whole["lines"]) == {"seat", "do", "after"}
