"""Whole games of Ruhrschifffahrt through the sandbox, by the controls of its panels and by commands."""

import random
from typing import Any

import pytest

from bot.presenter import Position
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer
from tests.sandbox.seen import Component

MOST_PRESSES = 40
"""A turn with more presses goes round in circles."""
RESTARTS = ("sell", "place_dice", "purchase", "choose")
"""Stages in the middle of which the bot is begun anew, once each."""
OPTIONS: dict[str, tuple[str, ...]] = {
    "choose": ("what",),
    "remove": ("storage",),
    "place": ("storage",),
    "option": ("option", "by"),
    "replenish": ("storage",),
    "start": ("storage",),
    "plan": ("space",),
    "haul": ("storage", "value"),
    "inn": ("what",),
    "sell": ("space",),
    "lock": ("obstacle",),
    "city": ("city", "by"),
    "depot": ("dominion",),
    "port": ("country", "by"),
    "shift": ("source", "target"),
    "repay": (),
}
"""Options of each command, in the order of the notation's words."""


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
async def test_a_whole_game_by_presses_and_commands_with_restarts(house: House, players: int) -> None:
    """Half of the turns by presses, half by commands; the bot is begun anew where it waits; all goes on."""
    await house.english()
    table = await house.table(players, game="ruhrschifffahrt")
    chance = random.Random(players)
    restarted: set[str] = set()
    while (seen := await house.running.service.seen(0, table.number)).loaded.row.status == "running":
        state: State = seen.loaded.state
        if state.turn.stage in RESTARTS and state.turn.stage not in restarted:
            restarted.add(state.turn.stage)
            await house.restart()
            assert (await house.running.service.seen(0, table.number)).loaded.state == state
        seat = seen.loaded.active[0]
        await (by_presses if chance.random() < 0.5 else by_commands)(house, table, seat, chance)
        await house.rest()
    assert {"place_dice", "purchase", "choose"} <= restarted
    final = (await table.players[0].messages())[-1]
    outcome = seen.loaded.game.outcome(seen.loaded.state)
    assert outcome is not None
    assert all(str(total) in final.text for total in outcome.totals)
    assert len(final.attachments) == 3


async def by_presses(house: House, table: Table, seat: int, chance: random.Random) -> None:
    """One seat's whole turn by pressing whatever its panel offers."""
    player = table.players[seat]
    message = await table.turn_message()
    answer = await player.press(message, custom_id=control(message, "act"))
    for _ in range(MOST_PRESSES):
        moves = [one for one in answer.components if one.custom_id.startswith(("b:do:", "m:do:"))]
        finish = [one for one in answer.components if one.custom_id.startswith("b:finish:")]
        if finish and (not moves or chance.random() < 0.5):
            await answer.press(custom_id=finish[0].custom_id)
            return
        answer = await _pressed(answer, moves, chance)
        if seat not in (await house.running.service.seen(0, table.number)).loaded.active:
            return
    raise AssertionError(f"no end to the turn: {answer.text}")


async def _pressed(answer: Answer, moves: list[Component], chance: random.Random) -> Answer:
    shows = [
        one for one in answer.components if one.custom_id.startswith("b:show:") and ":option " in one.custom_id
    ]
    one = chance.choice(moves + shows if chance.random() < 0.3 else moves or shows)
    if one.options:
        return await answer.player.choose(answer, one.custom_id, chance.choice(one.values))
    return await answer.press(custom_id=one.custom_id)


async def by_commands(house: House, table: Table, seat: int, chance: random.Random) -> None:
    """One seat's whole turn by commands, each with a value that autocomplete offers."""
    player = table.players[seat]
    for _ in range(MOST_PRESSES):
        position = await _position(house, table, seat)
        if position is None or not position.at_turn:
            return
        legal = list(GAME.legal_actions(position.state, seat))
        if GAME.end_turn in legal and (len(legal) == 1 or chance.random() < 0.5):
            await player.command("table finish")
            return
        action = chance.choice([one for one in legal if one != GAME.end_turn])
        verb, *words = GAME.notation(action).split()
        options = _options(verb, words)
        answer = await player.command(f"ruhr {verb}", **options)
        after = await _position(house, table, seat)
        assert after is not None
        assert after.decision != position.decision, answer.text


async def _position(house: House, table: Table, seat: int) -> Position | None:
    """What the seat has before it, open moves included."""
    service = house.running.service
    user = (await service.seen(0, table.number)).loaded.party.users[seat]
    return (await service.seen(user, table.number)).position


def _options(verb: str, words: list[str]) -> dict[str, Any]:
    """The options of a command that means a line of notation."""
    if verb == "transport":
        return {"storage": words[1]}
    given: dict[str, Any] = dict(zip(OPTIONS[verb], words, strict=False))
    if "by" in given:
        given["by"] = "tile"
    if "value" in given:
        given["value"] = int(given["value"])
    return given


@pytest.mark.slow
async def test_names_are_taken_in_any_case_and_without_accents(house: House) -> None:
    await house.english()
    table = await house.table(3, game="ruhrschifffahrt")
    player = await house.at_turn(table)
    await player.command("ruhr start", storage="mulheim")
    answer = await player.command("ruhr plan", space="MULHEIM Schmiede")
    assert "Your moves so far (2): start at 47 Mülheim, storage; plan: 48 Mülheim, forge" in answer.text


@pytest.mark.slow
async def test_a_command_out_of_turn_is_refused_by_the_turn_even_where_it_cannot_be_read(house: House) -> None:
    await house.english()
    table = await house.table(3, game="ruhrschifffahrt")
    active = (await house.running.service.seen(0, table.number)).loaded.active[0]
    waiting = next(player for seat, player in enumerate(table.players) if seat != active)
    answer = await waiting.command("ruhr start", storage="-")
    assert "turn" in answer.text.splitlines()[-1]
    assert "cannot be read" not in answer.text


@pytest.mark.slow
async def test_answers_are_left_by_command_out_of_turn(house: House) -> None:
    """A ranking by names, purchases with a limit, a coin or a point; each stands in the panel after it."""
    await house.english()
    table = await house.table(3, game="ruhrschifffahrt")
    active = (await house.running.service.seen(0, table.number)).loaded.active[0]
    waiting = next(player for seat, player in enumerate(table.players) if seat != active)
    ranked = await waiting.command("ruhr ahead storages", storages="Oefte, horst")
    assert "1) 38 Oefte, storage" in ranked.text
    assert "2) 20 Horst, storage" in ranked.text
    chosen = await waiting.command("ruhr ahead choice", round=6, what="point")
    assert "round 3" in chosen.text
    bought = await waiting.command("ruhr ahead purchases", what="lock ob_horst", most=3)
    assert "lock at 21 Horst; for 3 coins at most" in bought.text
    withdrawn = await waiting.command("ruhr ahead withdraw", answer="purchases")
    assert "To be bought" not in withdrawn.text
