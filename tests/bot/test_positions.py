"""What letters keep of a position: its public part with game and schema, read for ever."""

from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import msgspec
import pytest
import pytest_asyncio

from bot.errors import Damaged
from bot.letters import NO_POSITION, FinalLetter, NoticeLetter, PhaseLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.outgoing.pacing import Pace
from bot.presenter import register
from bot.tables.loaded import Loaded
from bot.tables.positions import kept, shown
from games.engine.contract import AnyGame
from games.registry import GAMES
from tests.bot.absences import PRESENTERS, Table, opened, turn
from tests.bot.mentions import Crowd, at_once
from tests.bot.table_bench import Bench, opened_bench

each_game = pytest.mark.parametrize("game_id", GAMES)
FUTURE: Final = "shown_later"
"""What the tests call a field that a later version gives another name."""


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as found:
        for presenter in PRESENTERS.values():
            register(presenter)
        yield found


async def table_of(bench: Bench, game_id: str) -> Table:
    """A table of the game at a random position."""
    return await opened(bench, game_id, 3, Random(f"positions {game_id}"))


def positions_in(letter: Any) -> list[msgspec.Raw]:
    """All positions of which a letter speaks."""
    match letter:
        case PhaseLetter():
            return [ended.position for ended in letter.phases]
        case TurnLetter() | FinalLetter():
            return [letter.position]
        case NoticeLetter():
            return [letter.position] if letter.position != NO_POSITION else []
        case _:
            return []


def later(loaded: Loaded, **changed: Any) -> Loaded:
    """The table as a later version of its game would have it."""
    game: AnyGame = replace(loaded.game, **changed)
    return msgspec.structs.replace(loaded, found_game=game)


def view_before(loaded: Loaded) -> msgspec.Raw:
    """What a letter of an earlier version had in the place of a position."""
    return msgspec.Raw(msgspec.json.encode(loaded.game.observe(loaded.state, None)))


@pytest.mark.slow
@each_game
async def test_every_letter_keeps_game_schema_and_what_is_public(bench: Bench, game_id: str) -> None:
    table = await table_of(bench, game_id)
    while (await table.loaded()).row.status == "running":
        await turn(table, (await table.loaded()).active[0])
    found = [letter for letter in await bench.letters(table.id) if positions_in(letter)]
    assert {type(letter) for letter in found} >= {TurnLetter, PhaseLetter, FinalLetter}
    loaded = await bench.loaded(table.id)
    for position in (one for letter in found for one in positions_in(letter)):
        stored = msgspec.json.decode(position, type=dict[str, Any])
        assert (stored["game"], stored["schema"]) == (game_id, table.game.schema)
        assert set(stored) == {"game", "schema", "state"}
        assert loaded.row.seed not in bytes(position).decode()
        assert shown(position, loaded).viewer is None


@each_game
async def test_the_position_is_shown_as_the_public_saw_it(bench: Bench, game_id: str) -> None:
    loaded = await (await table_of(bench, game_id)).loaded()
    assert shown(kept(loaded.game, loaded.state), loaded) == loaded.game.observe(loaded.state, None)


@each_game
async def test_the_view_of_an_earlier_version_is_shown_as_it_was(bench: Bench, game_id: str) -> None:
    loaded = await (await table_of(bench, game_id)).loaded()
    assert shown(view_before(loaded), loaded) == loaded.game.observe(loaded.state, None)


async def test_a_kept_position_is_brought_up_to_the_present_as_states_are(bench: Bench) -> None:
    """By the game's migrations; those of views are not asked."""
    loaded = await bench.loaded(await bench.table(3))

    def open_one_more(state: dict[str, Any]) -> dict[str, Any]:
        return {**state, "shift": state["shift"] + 1}

    migrations = (*loaded.game.migrations, open_one_more)
    after = later(loaded, schema=loaded.game.schema + 1, migrations=migrations, earlier_views=(lambda view: {},))
    assert shown(kept(loaded.game, loaded.state), after).shift == loaded.state.shift + 1


async def test_an_earlier_view_is_brought_up_to_the_present_one_change_after_the_other(bench: Bench) -> None:
    loaded = await bench.loaded(await bench.table(3))
    before = msgspec.json.decode(view_before(loaded), type=dict[str, Any])
    before[FUTURE] = before.pop("shift")

    def named(view: dict[str, Any]) -> dict[str, Any]:
        return {**view, "shift": view[FUTURE]}

    def counted(view: dict[str, Any]) -> dict[str, Any]:
        return {**view, "shift": view["shift"] + 1}

    after = later(loaded, earlier_views=(named, counted))
    assert shown(msgspec.Raw(msgspec.json.encode(before)), after).shift == loaded.state.shift + 1


async def test_what_cannot_be_read_is_damage_of_its_letter(bench: Bench) -> None:
    loaded = await bench.loaded(await bench.table(3))
    good = bytes(kept(loaded.game, loaded.state))
    stumbling = later(loaded, earlier_views=(lambda view: view["nothing"],))
    newer = good.replace(b'"schema":%d' % loaded.game.schema, b'"schema":99', 1)
    for stored, at in (
        (b"null", loaded),
        (b"{}", loaded),
        (b"[]", loaded),
        (b'"view"', loaded),
        (newer, loaded),
        (good.replace(b'"coal_baron"', b'"kohle_kolonie"', 1), loaded),
        (good.replace(b'"phase"', b'"stage"', 1), loaded),
        (b'{"a":' + b"[" * 100_000, loaded),
        (bytes(view_before(loaded)).replace(b'"shift"', b'"shaft"', 1), loaded),
        (bytes(view_before(loaded)), stumbling),
    ):
        with pytest.raises(Damaged) as met:
            shown(msgspec.Raw(stored), at)
        assert (met.value.table, met.value.part) == (loaded.row.id, "letter")


@pytest.mark.parametrize("path", ["$.view.state", "$.view.schema", "$.view"])
async def test_a_letter_with_a_damaged_position_stops_no_other_table(bench: Bench, path: str) -> None:
    """Both tables are played in one channel; it is told once as an incident."""
    table = await table_of(bench, "coal_baron")
    damaged, sound = table.id, await bench.table(3)
    sql = "UPDATE outbox SET letter = json_set(letter, ?, 'x') WHERE table_id = ? AND letter LIKE '%turn%'"
    await bench.damage(sql, path, damaged)
    with patch.object(Pace, "turn", at_once):
        crowd = Crowd(table, Random(1))
        await crowd.outbox.settle()
    assert {row.status for row in await bench.rows(sound)} == {"sent", "dropped"}
    assert [row.aside for row in await bench.rows(damaged) if row.status == "sending"] == [1]
    assert [type(error) for _, error in crowd.faults] == [Damaged]


async def test_a_letter_keeps_its_position_when_it_is_written_anew(bench: Bench) -> None:
    """Retired, or with a hidden name: byte by byte what it was, also in the form of an earlier version."""
    loaded = await bench.loaded(await bench.table(3))
    for position in (kept(loaded.game, loaded.state), view_before(loaded)):
        letter = TurnLetter(position=position, asked=loaded.active, events=())
        anew = msgspec.structs.replace(letter, retired=True, redraw=True)
        again = msgspec.json.decode(msgspec.json.encode(anew).decode(), type=TurnLetter)
        assert bytes(again.position) == bytes(position)
        assert compose(again, loaded, 1).shots == compose(letter, loaded, 1).shots
