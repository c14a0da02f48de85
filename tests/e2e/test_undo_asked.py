"""An undo from the list of turns to the vote, through the sandbox, at a table of each game."""

from random import Random

import pytest

from bot.tables.loaded import Call
from games.registry import GAMES
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Player

INTERACTION = 10**6


async def moved(house: House, table: Table, rng: Random) -> Player:
    """One random turn, as if by buttons; who played it."""
    service = house.running.service
    loaded = (await service.seen(0, table.number)).loaded
    game, seat, seal = loaded.game, loaded.active[0], loaded.row.seal
    user = loaded.seats[seat].user or 0
    for number in range(80):
        position = (await service.seen(user, table.number)).position
        assert position is not None
        legal = game.legal_actions(position.state, seat)
        action = game.end_turn if game.end_turn in legal else rng.choice(legal)
        interaction, now = INTERACTION + 100 * seal + number, house.clock.now()
        call = Call(interaction=interaction, user=user, name="", now=now, guild=loaded.row.guild)
        if await service.move(call, table.number, None, game.notation(action)) == "turn-finished":
            await house.rest()
            return table.players[seat]
    raise AssertionError("the turn does not end")


@pytest.mark.slow
@pytest.mark.parametrize("game", [*sorted(GAMES)])
async def test_an_undo_is_chosen_from_words_shown_asked_and_agreed(house: House, game: str) -> None:
    """Nobody hears of it before the press; a preview gone stale is shown anew and asks nothing."""
    await house.english()
    table, rng = await house.table(3, game=game), Random(5)
    before = await house.state(table.number)
    first = await moved(house, table, rng)
    second = await moved(house, table, rng)
    offered = await first.suggest("table undo", "turns")
    assert [one["value"] for one in offered] == list(range(1, len(offered) + 1))
    assert second.name in offered[0]["name"]
    told = len(await table.public())
    shown = await first.command("table undo", turns=len(offered))
    assert shown.private
    assert "So far" in shown.text
    await house.rest()
    assert len(await table.public()) == told
    await moved(house, table, rng)
    fresh = await shown.press(custom_id=control(shown, "undo"))
    assert "Something has changed meanwhile" in fresh.text
    assert f"the last {len(offered) + 1} turns" in fresh.text
    assert not any("asks to take back" in one.text for one in await table.public())
    await fresh.press(custom_id=control(fresh, "undo"))
    await house.rest()
    question = (await table.public())[-1]
    assert "asks to take back" in question.text
    assert 0 < question.text.count("<@") <= 2
    seats = (await house.running.service.seen(0, table.number)).loaded.seats
    for seat, player in enumerate(table.players):
        if f"<@{seats[seat].user}>" in question.text:
            vote = next(part.custom_id for part in question.components if " yes " in part.custom_id)
            await player.press_stale(question, custom_id=vote)
            await house.rest()
    assert await house.state(table.number) == before
    assert "↩" in (await first.command("table log")).text
    assert f"{first.name} asked to take back" in (await first.command("table log")).text


@pytest.mark.slow
async def test_the_list_of_turns_says_why_it_is_empty(house: House) -> None:
    """Its entry is a value that the option takes, and choosing it is answered as what it says."""
    await house.english()
    table = await house.table(2)
    (entry,) = await table.players[0].suggest("table undo", "turns")
    assert (entry["name"], entry["value"]) == ("There is nothing to take back.", 1)
    assert "There is nothing to take back." in (await table.players[0].command("table undo", turns=1)).text
    stranger = house.player("Emma", table.thread)
    (entry,) = await stranger.suggest("table undo", "turns")
    assert "You have no seat" in entry["name"]
    assert "You have no seat" in (await stranger.command("table undo", turns=1)).text
