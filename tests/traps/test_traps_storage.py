"""D. Restart and what must come through it; speed of long games. The database's own traps are in tests/db."""

import dataclasses
from pathlib import Path

import pytest

from bot.tables.lobby import MOST_LOBBIES
from games.coal_baron.game import GAME
from games.coal_baron.turns import hand_of
from games.registry import GAMES
from tests.bot.table_bench import opened_bench
from tests.e2e.house import House, control

LONG_GAME = 1500


@pytest.mark.slow
async def test_trap_25_picks_and_the_five_drawn_cards_stand_after_a_restart(house: House) -> None:
    table = await house.table(2)
    await house.draft(table)
    panel = await house.act(table)
    await panel.press(custom_id=control(panel, "do draft"))
    before = await house.state(table.number)
    await house.restart()
    assert await house.state(table.number) == before
    assert control(await house.act(table), "finish")
    player = await house.at_turn(table)
    await player.command("table finish")
    await house.drafted(table)
    player = await house.at_turn(table)
    shown = await player.command("coal place", space="order_draw")
    drawn = hand_of((await house.state(table.number)).turn)
    assert len(drawn) == 5
    await house.restart()
    assert hand_of((await house.state(table.number)).turn) == drawn
    again = await house.act(table)
    keep = [one.custom_id.split(":")[4] for one in again.components if "keep" in one.custom_id]
    assert keep == [one.custom_id.split(":")[4] for one in shown.components if "keep" in one.custom_id]
    assert len(keep) >= 2


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_trap_31_everything_chosen_at_the_start_is_in_the_saved_game(tmp_path: Path, players: int) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.lobby(players)
        for name, value in (("delivered", "open"), ("storing", "unneeded_only"), ("substitutes", "optional")):
            await bench.service.set_option(bench.call(101), table, name, value)
        await bench.service.set_language(bench.call(101), table, "fr")
        await bench.service.start(bench.call(101), table, 20)
        user = await bench.turn(table)
        before = await bench.loaded(table)
    async with opened_bench(tmp_path) as bench:
        bench.interaction += 100
        after = await bench.loaded(table)
        assert after == before
        assert await bench.service.ask_undo(bench.call(user), table, 1) == "undone"
        undone = await bench.loaded(table)
        assert undone.state.options == before.state.options
        assert undone.row.options == before.row.options
        assert undone.row.language == "fr"
        assert undone.state.tile_slots == before.state.tile_slots


@pytest.mark.slow
async def test_trap_35_a_long_game_is_moved_undone_and_shown_without_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the game, so few actions are applied; the time it takes is measured in `benchmarks`."""
    applied: list[object] = []
    game = dataclasses.replace(GAME, apply=lambda *what: applied.append(what) or GAME.apply(*what))
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        user = await bench.user(table)
        await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
        for _ in range(LONG_GAME // 2):
            await bench.service.finish(bench.call(user), table, None)
            await bench.service.back(bench.call(user), table, None)
        assert len(await bench.told(user, table)) > LONG_GAME // 2
        monkeypatch.setitem(GAMES, GAME.id, game)
        await bench.service.finish(bench.call(user), table, None)
        await bench.service.ask_undo(bench.call(user), table, 1)
        await bench.service.seen(user, table)
        assert 0 < len(applied) < 20


async def test_trap_66_no_table_without_a_visible_place(house: House) -> None:
    await house.english()
    await house.client.change("permission", channel="coal-table", name="send_messages", on=False)
    anna = house.player("Anna")
    answer = await anna.command("table new", game="coal_baron")
    assert "Send Messages" in answer.text or "send_messages" in answer.text
    await house.client.change("permission", channel="coal-table", name="send_messages", on=True)
    route = "/channels/{channel_id}/messages"
    await house.client.fault("refuse", "POST", route, status=403, code=50013)
    refused = await anna.command("table new", game="coal_baron")
    assert "no table was opened" in refused.text
    assert "no seat at an open table" in (await anna.command("table status")).text
    for _ in range(MOST_LOBBIES):
        assert "is open" in (await anna.command("table new", game="coal_baron")).text


@pytest.mark.slow
async def test_trap_67_a_slow_game_is_still_there_after_sixty_days(house: House) -> None:
    table = await house.table(2)
    await house.draft(table)
    before = await house.state(table.number)
    await house.pass_time(8 * 24 * 3600)
    await house.restart()
    await house.pass_time(52 * 24 * 3600)
    assert await house.state(table.number) == before
    await house.draft(table)
    assert len(await table.turn_messages()) == 1
