"""A whole game of Kohle & Kolonie through the sandbox, by the controls of its panels."""

import random

import pytest

from bot.tables import lobby
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer
from tests.sandbox.seen import Component

MOST_PRESSES = 60
"""A turn with more presses goes round in circles."""


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
async def test_a_whole_game_with_restarts_in_auction_and_disaster(
    house: House, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is begun anew in the first auction and at the first disaster's payment; all goes on where it was."""
    monkeypatch.setattr(lobby.secrets, "token_hex", lambda count: f"{players:0{2 * count}x}")
    await house.english()
    table = await house.table(players, game="kohle_kolonie")
    chance = random.Random(players + 30)  # somebody must decide in an auction of these games
    restarted: set[str] = set()
    while (seen := await house.running.service.seen(0, table.number)).loaded.row.status == "running":
        state = seen.loaded.state
        place = "auction" if state.auction is not None else "disaster" if state.phase == 5 else ""
        if place and place not in restarted:
            restarted.add(place)
            await house.restart()
            assert (await house.running.service.seen(0, table.number)).loaded.state == state
        await turn(house, table, seen.loaded.active[0], chance)
        await house.rest()
    assert "auction" in restarted
    final = (await table.players[0].messages())[-1]
    outcome = seen.loaded.game.outcome(seen.loaded.state)
    assert all(str(total) in final.text for total in outcome.totals)
    assert len(final.attachments) == 3


async def turn(house: House, table: Table, seat: int, chance: random.Random) -> None:
    """One seat's whole turn by pressing whatever its panel offers."""
    player = table.players[seat]
    message = await table.turn_message()
    answer = await player.press(message, custom_id=control(message, "act"))
    for _ in range(MOST_PRESSES):
        moves = [
            one for one in answer.components if one.custom_id.startswith(("b:do:", "m:do:")) and not one.disabled
        ]
        finish = [one for one in answer.components if one.custom_id.startswith("b:finish:")]
        if finish and (not moves or chance.random() < 0.5):
            await answer.press(custom_id=finish[0].custom_id)
            return
        answer = await _pressed(answer, moves, chance)
        shown = await house.running.service.seen(0, table.number)
        if seat not in shown.loaded.active:
            return
    raise AssertionError(f"no end to the turn: {answer.text}")


async def _pressed(answer: Answer, moves: list[Component], chance: random.Random) -> Answer:
    shows = [one for one in answer.components if one.custom_id.startswith(("b:show:", "m:show:"))]
    one = chance.choice(moves or shows)
    if one.options:
        return await answer.player.choose(answer, one.custom_id, chance.choice(one.values))
    return await answer.press(custom_id=one.custom_id)


@pytest.mark.slow
async def test_a_command_out_of_turn_is_refused_by_the_turn_even_where_it_cannot_be_read(house: House) -> None:
    await house.english()
    table = await house.table(3, game="kohle_kolonie")
    active = (await house.running.service.seen(0, table.number)).loaded.active[0]
    waiting = next(player for seat, player in enumerate(table.players) if seat != active)
    answer = await waiting.command("kohle buy", mine="-")
    assert "turn" in answer.text.splitlines()[-1]
    assert "cannot be read" not in answer.text


@pytest.mark.slow
async def test_a_part_of_the_board_may_be_named(house: House) -> None:
    """A city typed in place of being chosen is that city's crop; what means nothing is the whole board."""
    table = await house.table(3, game="kohle_kolonie")
    player = table.players[0]
    for typed, shown in (("Witten", "area-witten"), ("WITT", "area-witten"), ("atlantis", "board")):
        answer = await player.command("board view", part=typed)
        assert [file["filename"].startswith(shown) for file in answer.attachments] == [True]
