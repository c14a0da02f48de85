"""`steiger verify` as who calls it meets it: what it says, its exit codes, and files that mean harm."""

import os
import resource
import time
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.hosting import record_files
from bot.tables.recording import Ended, record_of
from bot.tables.shadowing import Course, CourseLine
from games.engine.codec import encode_state
from games.engine.contract import Setup
from games.engine.rng import fingerprint
from games.registry import GAMES

SEED, SALT = "ab" * 16, "cd" * 16
Told = pytest.CaptureFixture[str]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with nothing in it."""
    for name in [name for name in os.environ if name.startswith("STEIGER_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@cache
def played(game_id: str, board: str = "") -> bytes:
    """The record of a game of random moves; `board` is the text of a board that players brought."""
    game, rng = GAMES[game_id], Random(game_id)
    options = game.options_type()
    brought = None
    if board and game.boards is not None:
        mark, _ = game.boards.read(board.encode())
        options, brought = msgspec.structs.replace(options, board=mark), (mark, board.encode())
    state: Any = game.new_game(Setup(seats=3, options=options, seed=SEED)).state
    lines = [CourseLine(1, None, "[]", "[]")]
    while active := game.active_seats(state):
        action = rng.choice(list(game.legal_actions(state, active[0])))
        state = game.apply(state, active[0], action).state
        lines.append(CourseLine(len(lines) + 1, active[0], f'["{game.notation(action)}"]', "[]"))
    written = msgspec.json.encode(options).decode()
    course = Course(1, game_id, 3, SEED, written, brought, tuple(lines), encode_state(game, state))
    return record_of(Ended(course, SALT, game.colours[:3], 0, ("",) * len(lines)))


def put(data: bytes | dict[str, Any], name: str = "game.json") -> str:
    Path(name).write_bytes(data if isinstance(data, bytes) else msgspec.json.encode(data))
    return name


def changed(**fields: Any) -> dict[str, Any]:
    return msgspec.json.decode(played("coal_baron")) | fields


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_agrees_ends_with_0(here: Path, capsys: Told, game: str) -> None:
    promised = fingerprint(SEED, SALT)
    assert main(["verify", put(played(game)), "--fingerprint", promised]) == 0
    out, err = capsys.readouterr()
    assert f"game.json: a game of {game} with 3 seats" in out
    assert f"Seed and salt give the fingerprint {promised}, as promised." in out
    assert out.splitlines()[-1] == "Verified: everything agrees."
    assert err == ""


def test_the_shorter_fingerprint_of_an_earlier_version_is_known(here: Path, capsys: Told) -> None:
    promised = fingerprint(SEED, SALT)[:16]
    assert main(["verify", put(played("coal_baron")), "--fingerprint", promised]) == 0
    assert f"begins with {promised}, as promised." in capsys.readouterr().out
    assert main(["verify", "game.json", "--fingerprint", promised[:15]]) == 1
    assert main(["verify", "game.json", "--fingerprint", promised[:15] + "x"]) == 1


def test_what_differs_ends_with_1_and_is_named(here: Path, capsys: Told) -> None:
    whole = changed()
    whole["lines"][7]["do"] = ["place factory_draw"]
    assert main(["verify", put(whole)]) == 1
    out = capsys.readouterr().out
    assert "DIFFERS: Line 8 (seat " in out
    assert out.splitlines()[-1] == "Not verified: see what differs above."


def test_a_board_that_players_brought_comes_with_the_file(here: Path, capsys: Told) -> None:
    steiger: dict[str, Any] = msgspec.json.decode(
        (files("games.kohle_kolonie.boards") / "steiger.json").read_bytes()
    )
    board = msgspec.json.encode(steiger | {"name": "Ours"}).decode()
    data = played("kohle_kolonie", board)
    assert main(["verify", put(data)]) == 0
    assert "on the board 'Ours'" in capsys.readouterr().out
    whole: dict[str, Any] = msgspec.json.decode(data)
    other = msgspec.json.encode(steiger | {"name": "Theirs"}).decode()
    whole["board"]["file"] = other
    assert main(["verify", put(whole)]) == 2
    assert "holds the board" in capsys.readouterr().err
    del whole["board"]["file"]
    whole["options"]["board"] = "0123456789abcdef"
    assert main(["verify", put(whole)]) == 2
    assert capsys.readouterr().err == "steiger: game.json was played on another board than the one it holds.\n"
    whole["board"]["file"] = "{}"
    assert main(["verify", put(whole)]) == 2
    assert "a board that cannot be played on" in capsys.readouterr().err


NESTED = b"[" * 200_000
DEEP = b'{"format":"steiger record","version":1,"x":' + b'{"a":' * 100_000


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is no record of a game"),
        (b"nonsense", "is no record of a game"),
        (b"[1, 2]", "is no record of a game"),
        (b'{"format": "steiger record"', "is no record of a game"),
        (b'{"a": 1}', "it does not say that it is one"),
        (b"\xff\xfe\x00", "is no record of a game"),
        (NESTED, "is no record of a game"),
        (DEEP, "is no record of a game: it is nested too deep"),
        (b'{"format": "steiger record", "version": 2}', "was written by a later version (form 2, known up to 1)"),
        (b'{"format": "steiger record", "version": 1}', "is no record that can be read"),
        (b'{"format": "steiger record", "version": 1e999}', "is no record of a game"),
    ],
    ids=range(11),
)
def test_what_is_no_record_ends_with_2_in_one_sentence(here: Path, capsys: Told, data: bytes, said: str) -> None:
    assert main(["verify", put(data)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"game": "chess"}, "of a game 'chess', which this program does not have"),
        ({"game": "../../etc"}, "which this program does not have"),
        ({"schema": 99}, "written by a later version: schema 99"),
        ({"colours": ["red"]}, "has 1 seats; nobody can play coal_baron so"),
        ({"colours": ["red"] * 9}, "has 9 seats"),
        ({"facts": "other"}, "of the printed parts in version 'other', this program has"),
        ({"options": {"facts": "other"}}, "of the printed parts in version"),
        ({"options": {"delivered": "sometimes"}}, "has options that coal_baron does not know"),
        ({"options": [1]}, "is no record that can be read"),
        ({"lines": [{"seat": 0, "do": [17]}]}, "is no record that can be read"),
        ({"lines": [{"seat": 0, "do": {"a": "b"}}]}, "is no record that can be read"),
        ({"lines": [{"seat": 7, "do": ["end"]}]}, "a move of seat 7 in line 1, where nobody sits"),
        ({"lines": [{"seat": -1, "do": ["end"]}]}, "a move of seat -1"),
        ({"lines": [{"do": ["end"]}]}, "does not say whose move line 1 is"),
        ({"lines": [{"change": "repair"}]}, "does not say the position after the change in line 1"),
        ({"lines": [{}] * 60_000}, "more than any game"),
        ({"lines": [{"seat": 0, "do": ["end"] * 300_000}]}, "more than any game"),
        ({"result": 3}, "is no record that can be read"),
    ],
    ids=range(18),
)
def test_fields_that_mean_nothing_end_with_2(here: Path, capsys: Told, fields: dict[str, Any], said: str) -> None:
    assert main(["verify", put(changed(**fields))]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seed": "no seed"}, "The game cannot be dealt"),
        ({"seed": SEED.upper()}, "The game cannot be dealt"),
        ({"state": {"game": "coal_baron", "schema": 1, "state": {}}}, "The position at the end cannot be read"),
        ({"state": {"game": "kohle_kolonie", "schema": 1, "state": {}}}, "The position at the end cannot be read"),
        ({"state": 17}, "The position at the end cannot be read"),
        ({"lines": []}, "The game is not over after the last line"),
        ({"lines": [{"seat": 0, "do": ["draft\x1b[2J" + "x" * 10_000]}]}, "Line 1 (seat 0: draft?[2Jxxx"),
        ({"lines": [{"change": "rules\x1b[2J", "state": 1}]}, "The position in line 1 cannot be read"),
        ({"start": 9}, "The game cannot be dealt"),
    ],
    ids=range(9),
)
def test_fields_that_mean_something_else_end_with_1(
    here: Path, capsys: Told, fields: dict[str, Any], said: str
) -> None:
    """Nothing that a terminal would take for a command is printed."""
    assert main(["verify", put(changed(**fields))]) == 1
    out, err = capsys.readouterr()
    assert said in out
    assert err == ""
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) < 600


def test_every_file_that_was_cut_off_is_refused(here: Path, capsys: Told) -> None:
    data = played("coal_baron")
    for length in range(0, len(data) - 3, len(data) // 60):
        assert main(["verify", put(data[:length])]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_files_that_are_none_are_refused(here: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["verify", "gone.json"]) == 2
    assert "gone.json cannot be read (No such file or directory)" in capsys.readouterr().err
    assert main(["verify", "."]) == 2
    assert "is no file" in capsys.readouterr().err
    os.mkfifo("pipe")
    assert main(["verify", "pipe"]) == 2
    assert "pipe is no file" in capsys.readouterr().err
    monkeypatch.setattr(record_files, "LARGEST", 1000)
    assert main(["verify", put(b" " * 1001)]) == 2
    assert "is larger than any record (1001 bytes, 1000 at most)" in capsys.readouterr().err


def _with_state(whole: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position after a change of the rules, with numbers that no game has, from which the game would go on."""
    state = msgspec.json.decode(msgspec.json.encode(whole["state"]))
    state["state"] |= fields
    whole["lines"].insert(3, {"change": "rules", "state": state})
    return whole


@pytest.mark.parametrize(
    "fields",
    [{"seats": []}, {"start_seat": 10**30}, {"start_seat": -5}, {"draft": ["no_such_order"]}, {"spaces": {}}],
    ids=str,
)
def test_a_position_with_impossible_numbers_ends_with_1(here: Path, capsys: Told, fields: dict[str, Any]) -> None:
    assert main(["verify", put(_with_state(changed(), **fields))]) == 1
    out, err = capsys.readouterr()
    assert "DIFFERS" in out
    assert err == ""


@pytest.mark.slow
def test_what_takes_too_long_or_too_much_is_ended(
    here: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing of the bounds stays behind."""
    file, game = put(played("coal_baron")), GAMES["coal_baron"]
    before = resource.getrlimit(resource.RLIMIT_AS)

    def endless(setup: Any) -> Any:
        while True:
            time.perf_counter()

    def greedy(setup: Any) -> Any:
        raise MemoryError

    for rules, said in ((endless, "longer than 0.2 seconds"), (greedy, "more memory than any game")):
        monkeypatch.setitem(GAMES, "coal_baron", _with_deal(game, rules))
        monkeypatch.setattr(record_files, "LONGEST", 0.2)
        assert main(["verify", file]) == 2
        assert said in capsys.readouterr().err
    assert resource.getrlimit(resource.RLIMIT_AS) == before


def _with_deal(game: Any, deal: Any) -> Any:
    return replace(game, new_game=deal)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("0123456789abcdef", "It was played by other rules than these"),
        ("", "by a version that did not mark its rules"),
    ],
)
def test_who_reads_of_a_difference_learns_that_rules_may_have_changed(
    here: Path, capsys: Told, rules: str, said: str
) -> None:
    main(["verify", put(changed(rules=rules))])
    assert f"{said}: where something differs, a rule may have been corrected since." in capsys.readouterr().out
