"""/rules fair before, during and after a game, and the file that it gives checked by the command line."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Damaged
from bot.tables.loaded import load
from bot.tables.passing import pass_decision
from bot.words import words
from db import tables
from games.engine.codec import encode_state
from games.engine.rng import fingerprint
from games.registry import GAMES
from tests.e2e.house import House, Table
from tests.sandbox.client import Answer

ROOT = Path(__file__).resolve().parents[2]
EN = words("en")


async def to_the_end(house: House, table: Table) -> None:
    """The rest of the game by default actions, as the table would pass everybody."""

    def work(connection: Any) -> bool:
        loaded = load(connection, table.number)
        if loaded.row.status == "running":
            pass_decision(connection, loaded, loaded.active[0], house.clock.now())
        return loaded.row.status == "running"

    while await house.running.db.transaction(work):
        pass
    await house.rest()


async def secrets(house: House, table: int) -> tuple[str, str]:
    row = await house.running.db.read(lambda c: tables.table(c, table))
    assert row is not None
    return row.seed, row.salt


def verify(folder: Path, name: str, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", "verify", name, *more]
    return subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"PYTHONPATH": str(ROOT)},
    )


async def file_of(house: House, answer: Answer) -> tuple[str, bytes]:
    (attachment,) = answer.attachments
    return str(attachment["filename"]), await house.client.file(attachment)


@pytest.mark.slow
async def test_the_file_of_an_ended_game_verifies_by_the_command_line(house: House, tmp_path: Path) -> None:
    await house.english()
    table = await house.table(2)
    seed, salt = await secrets(house, table.number)
    promise = fingerprint(seed, salt)
    for _ in range(3):
        await house.draft(table)
    await house.ask_undo(table.players[0], 1)
    anna = table.players[0]
    before = await anna.command("rules fair")
    assert before.private
    assert f"`{promise}`" in before.text
    assert EN("fair-running") in before.text
    assert before.attachments == []
    await to_the_end(house, table)
    stranger = house.player("Emma", table.thread)
    for player in (anna, stranger):
        after = await player.command("rules fair")
        assert f"`{seed}`" in after.text
        assert f"`{salt}`" in after.text
        assert f"--fingerprint {promise}" in after.text
        name, data = await file_of(house, after)
        assert name == f"steiger-coal_baron-{table.number}.json"
        (tmp_path / name).write_bytes(data)
        checked = verify(tmp_path, name, "--fingerprint", promise)
        assert (checked.returncode, checked.stderr) == (0, ""), checked.stdout
        assert checked.stdout.splitlines()[-1] == "Verified: everything agrees."
        for person in ("Anna", "Ben"):
            assert person not in data.decode()
    (tmp_path / name).write_bytes(data.replace(b'"do":["end"]', b'"do":["end","end"]', 1))
    assert verify(tmp_path, name).returncode == (0 if b'"do":["end"]' not in data else 1)


@pytest.mark.slow
async def test_a_running_game_says_the_fingerprint_and_nothing_else(house: House) -> None:
    """The answer is the same for every re-deal and every reader, and holds nothing of seed, salt or position."""
    await house.english()
    table = await house.table(2)
    await house.draft(table)
    seed, salt = await secrets(house, table.number)
    state, game = await house.state(table.number), GAMES["coal_baron"]
    said: set[str] = set()
    for deal in range(5):
        for player in (*table.players, house.player("Emma", table.thread)):
            answer = await player.command("rules fair")
            assert answer.attachments == []
            assert seed not in answer.text
            assert salt not in answer.text
            said.add(answer.text)
        other = game.redeal(
            state, None, __import__("games.engine.rng", fromlist=["seeded"]).seeded(f"{deal:032x}")
        )

        await house.running.db.transaction(
            lambda c, other=other: tables.change_table(c, table.number, state=encode_state(game, other))
        )
    assert len(said) == 1


async def test_each_kind_of_table_and_reader_has_one_answer(house: House) -> None:
    await house.english()
    emma = house.player("Emma")
    assert (await emma.command("rules fair")).text == EN("fair-nowhere")
    assert (await house.player("Ben").alone().command("rules fair")).text == EN("fair-nowhere")
    await house.lobby(2)
    number = 1
    seed, salt = await secrets(house, number)
    gathering = await emma.command("rules fair")
    assert f"`{fingerprint(seed, salt)}`" in gathering.text
    assert EN("fair-gathering") in gathering.text
    assert EN("table-unknown", table=99) in (await emma.command("rules fair", table=99)).text
    await house.running.db.transaction(lambda c: tables.change_table(c, number, status="abandoned"))
    closed = await emma.command("rules fair", table=number)
    assert EN("fair-closed") in closed.text
    assert seed not in closed.text


@pytest.mark.slow
async def test_a_damaged_game_still_shows_what_it_was_sealed_for(house: House) -> None:
    """Running: the fingerprint; over: seed and salt without the record. The host is told."""
    await house.english()
    table = await house.table(2)
    await house.draft(table)
    seed, salt = await secrets(house, table.number)
    anna = table.players[0]
    await house.running.db.transaction(lambda c: tables.change_table(c, table.number, state=b"nonsense"))
    running = await anna.command("rules fair")
    assert f"`{fingerprint(seed, salt)}`" in running.text
    assert seed not in running.text
    await house.running.db.transaction(lambda c: tables.change_table(c, table.number, status="over"))
    over = await anna.command("rules fair")
    assert f"`{seed}`" in over.text
    assert EN("fair-no-record") in over.text
    assert over.attachments == []
    assert {type(fault) for fault in house.incidents.errors} == {Damaged}
    house.incidents.errors.clear()
