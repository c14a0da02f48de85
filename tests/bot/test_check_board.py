"""Board files: checked by `steiger check-board`, offered for their own game, kept by tables as they were."""

import json
import os
from collections.abc import AsyncGenerator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bot.__main__ import main
from bot.board_files import LARGEST, board_file, board_names, game_of_file
from bot.errors import BoardFaults, BoardOfOtherGame, Refused
from bot.presenter import register
from cogs.kohle_kolonie import PRESENTER
from db import tables
from games.engine.contract import AnyGame
from games.kohle_kolonie import boards
from games.kohle_kolonie.game import GAME as KOHLE
from games.registry import GAMES
from games.ruhrschifffahrt.game import GAME as RUHR
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench

TAKING = [game for game in GAMES.values() if game.boards is not None]


def steiger(game: AnyGame = KOHLE) -> dict[str, Any]:
    """A game's own board, to be changed."""
    return json.loads((files(f"games.{game.id}.boards") / "steiger.json").read_bytes())


def put(folder: Path, name: str, board: dict[str, Any]) -> Path:
    file = folder / f"{name}.json"
    file.write_text(json.dumps(board), encoding="utf-8")
    return file


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, another than that of the board files."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that take boards are there."""
    monkeypatch.setitem(GAMES, RUHR.id, RUHR)


@pytest.mark.slow
@pytest.mark.parametrize("game", TAKING, ids=lambda game: game.id)
def test_a_good_board_of_any_game_is_drawn_in_the_current_folder(
    game: AnyGame, tmp_path: Path, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put(tmp_path, "ours", steiger(game))
    assert main(["check-board", str(file)]) == 0
    assert "can be played on" in capsys.readouterr().out
    assert (here / "ours.png").read_bytes().startswith(b"\x89PNG")
    assert not (tmp_path / "ours.png").exists()


@pytest.mark.slow
def test_a_picture_of_that_name_is_replaced_only_if_it_is_named(
    tmp_path: Path, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put(tmp_path, "ours", steiger())
    (here / "ours.png").write_text("a photograph")
    assert main(["check-board", str(file)]) == 2
    assert "ours.png exists already" in capsys.readouterr().err
    assert (here / "ours.png").read_text() == "a photograph"
    assert main(["check-board", str(file), "--picture", "other.png"]) == 0
    assert main(["check-board", "--picture", "ours.png", str(file)]) == 0
    for name in ("other.png", "ours.png"):
        assert (here / name).read_bytes().startswith(b"\x89PNG")


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("picture", ["no-such-folder/a.png", ".", "x" * 300])
def test_a_picture_that_cannot_be_written_is_one_line(
    tmp_path: Path, picture: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check-board", str(put(tmp_path, "ours", steiger())), "--picture", picture]) == 2
    err = capsys.readouterr().err
    assert "could not be written" in err
    assert err.count("\n") == 1


def test_a_picture_never_takes_the_place_of_the_board_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put(tmp_path, "ours", steiger())
    assert main(["check-board", str(file), "--picture", str(file)]) == 2
    assert "is the board file" in capsys.readouterr().err
    assert json.loads(file.read_text()) == steiger()


def test_every_fault_is_a_line_and_nothing_is_drawn(
    tmp_path: Path, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = steiger()
    board["small_mines"][3]["price"] = 7
    board["lines"][0]["stations"] = ["nowhere"]
    file = put(tmp_path, "ours", board)
    assert main(["check-board", str(file)]) == 2
    said = capsys.readouterr().err
    assert "small_mines 4, price" in said
    assert "nowhere" in said
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff\xfe", b"x" * (LARGEST + 1), b'{"name": "of no game"}'])
def test_what_is_no_board_at_all_is_refused(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.json"
    file.write_bytes(data)
    assert main(["check-board", str(file)]) == 2
    assert "ours.json" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_called_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-board", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err == "steiger: The board file none.json does not exist.\n"


@pytest.mark.usefixtures("here")
def test_the_current_folder_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-board", "."]) == 2
    assert capsys.readouterr().err == "steiger: The board file . cannot be read.\n"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("[]", "this is not an object in braces\n"),
        ("[", "this is not JSON: "),
        ("{}", "any game played here. --game says for which it is meant: kohle_kolonie"),
    ],
)
def test_what_kind_of_wrong_file_it_is_is_said(
    data: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.json"
    file.write_text(data)
    assert main(["check-board", str(file)]) == 2
    assert said in capsys.readouterr().err


def test_in_the_terminal_no_sign_is_escaped_and_none_steers_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Markup is Discord's; a colour or a bell of the file's own has no business in a terminal."""
    board = steiger()
    board["small_mines"][3]["price"] = "seven"
    board["lines"][0]["stations"] = ["hamburg_franziska\x1b[31m\x07"]
    assert main(["check-board", str(put(tmp_path, "ours", board))]) == 2
    err = capsys.readouterr().err
    assert "`int`" in err
    del board["small_mines"][3]
    assert main(["check-board", str(put(tmp_path, "ours", board))]) == 2
    err += capsys.readouterr().err
    assert "hamburg_franziska" in err
    assert not {"\\", "\x1b", "\x07"} & set(err)


@pytest.mark.parametrize("kind", ["pipe", "folder"])
def test_what_is_no_file_is_refused_at_once(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A pipe that nobody writes to would be read for ever."""
    path = tmp_path / "ours.json"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    assert main(["check-board", str(path)]) == 2
    assert "ours.json cannot be read" in capsys.readouterr().err.replace("\\", "")
    assert board_names(tmp_path, KOHLE.id) == []


def test_with_the_game_named_even_an_empty_file_gets_its_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put(tmp_path, "ours", {})
    assert main(["check-board", "--game", "kohle_kolonie", str(file)]) == 2
    assert "small_mines: it is missing" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["chess", "coal_baron"])
def test_a_game_without_boards_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-board", "--game", name, str(put(tmp_path, "ours", steiger()))]) == 2
    assert "kohle_kolonie" in capsys.readouterr().err


def test_only_board_files_of_the_folder_are_offered(tmp_path: Path) -> None:
    (tmp_path / "b.json").touch()
    (tmp_path / "a.json").touch()
    (tmp_path / "notes.txt").touch()
    assert board_names(tmp_path) == ["a", "b"]
    assert board_names(None) == []
    assert board_names(tmp_path / "gone") == []


@pytest.mark.usefixtures("both")
def test_a_board_is_offered_for_its_own_game_only(tmp_path: Path) -> None:
    put(tmp_path, "mines", steiger(KOHLE))
    put(tmp_path, "river", steiger(RUHR))
    put(tmp_path, "faulty", {**steiger(KOHLE), "grounds": "none"})
    put(tmp_path, "strange", {"name": "strange", "format": 1})
    (tmp_path / "torn.json").write_bytes(b"{")
    assert board_names(tmp_path, KOHLE.id) == ["faulty", "mines"]
    assert board_names(tmp_path, RUHR.id) == ["river"]
    put(tmp_path, "river", steiger(KOHLE))
    assert board_names(tmp_path, KOHLE.id) == ["faulty", "mines", "river"]


@pytest.mark.usefixtures("both")
def test_a_board_of_another_game_or_of_none_is_refused_for_that(tmp_path: Path) -> None:
    put(tmp_path, "mines", steiger(KOHLE))
    put(tmp_path, "strange", {"name": "strange"})
    (tmp_path / "torn.json").write_bytes(b"{")
    with pytest.raises(BoardOfOtherGame) as other:
        board_file(tmp_path, "mines", RUHR)
    assert (other.value.game, other.value.wanted) == (KOHLE.id, RUHR.id)
    with pytest.raises(Refused) as none:
        board_file(tmp_path, "strange", RUHR)
    assert none.value.key == "board-of-no-game"
    with pytest.raises(BoardFaults) as torn:
        board_file(tmp_path, "torn", RUHR)
    assert [fault.code for fault in torn.value.faults] == ["not-json"]
    assert game_of_file(tmp_path / "mines.json") is KOHLE


# Boards that tables keep


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as opened:
        register(PRESENTER)
        yield opened


async def test_a_running_table_keeps_a_board_that_later_checks_refuse(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what the checks say now nor a field that files have since can stop a game under way."""
    board = steiger()
    board["name"] = "Our copy"
    put(tmp_path, "ours", board)
    brought = board_file(tmp_path, "ours", KOHLE)
    table = await bench.service.new(bench.call(101), KOHLE.id, GUILD, CHANNEL, "en", threads=True, board=brought)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    board["small_mines"][3]["price"] = 7
    board["of_a_later_version"] = True
    stored = msgspec.json.encode(board)
    await bench.db.transaction(lambda c: c.execute("UPDATE boards SET data = ?", (stored,)))
    assert KOHLE.boards is not None
    monkeypatch.delitem(boards.known, brought.fingerprint)
    put(tmp_path, "now", board)
    with pytest.raises(BoardFaults):
        board_file(tmp_path, "now", KOHLE)
    loaded = await bench.loaded(table)
    assert loaded.state.options.board == brought.fingerprint
    assert KOHLE.boards.name(brought.fingerprint) == "Our copy"
    assert boards.known[brought.fingerprint].small_mines[3].price == 7
    await bench.service.move(bench.call(await bench.user(table)), table, None, "choose rescue")
    row = await bench.db.read(lambda c: tables.table(c, table))
    assert row is not None
    assert row.status == "running"
