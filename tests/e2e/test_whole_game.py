"""A whole game of four through the sandbox: half by buttons, half by commands, the bot restarted on the way.

On the way no body that the bot sends may name a card of the pile that nobody has seen, or the seed."""

import json
import re
from collections import Counter
from random import Random

import pytest

from games.coal_baron.game import GAME
from games.coal_baron.state import State
from tests.e2e.house import House, Table
from tests.sandbox.client import Player

POINTS = re.compile(r"([-−]?\d+) points?\b")
SCORING = (
    "delivers",
    "has the most",
    "has the second most",
    "changes",
    "left:",
    "undelivered",
    "on the light side",
)
"""What the log says where points change hands: everything else with the word is a statement of what is owned."""


WANTED = ("place deliver", "goal", "fill", "place mining")
"""What is chosen first where it is possible, so that orders are filled and delivered."""


def chosen_of(choices: list[str], rng: Random) -> str:
    """Mostly something wanted, else anything."""
    for start in WANTED:
        wanted = [choice for choice in choices if choice.startswith(start)]
        if wanted and rng.random() < 0.7:
            return rng.choice(wanted)
    return rng.choice(choices)


async def by_button(house: House, table: Table, rng: Random) -> None:
    """One press of the panel: *Finish* where it is offered, else one of its choices at random."""
    player = await house.at_turn(table)
    panel = await house.act(table)
    finish = [one.custom_id for one in panel.components if one.custom_id.startswith("b:finish:")]
    does = [one for one in panel.components if one.custom_id.split(":")[1] == "do" and "rank" not in one.custom_id]
    ways = {one.custom_id.split(":", 4)[4]: one.custom_id for one in does if not one.values}
    ways |= {value: one.custom_id for one in does for value in one.values}
    if finish and (not ways or (rng.random() < 0.4 and not any(way.startswith("goal") for way in ways))):
        await panel.press(custom_id=finish[0])
        return
    chosen = chosen_of(list(ways), rng)
    if ways[chosen].startswith("m:"):
        await player.choose(panel, ways[chosen], chosen)
    else:
        await panel.press(custom_id=ways[chosen])


async def by_command(house: House, table: Table, rng: Random) -> None:
    """One command: `/table finish` where the turn can end, else a legal action as a plan of one step."""
    player = await house.at_turn(table)
    loaded = (await house.running.service.seen(0, table.number)).loaded
    user = loaded.seats[loaded.active[0]].user or 0
    position = (await house.running.service.seen(user, table.number)).position
    assert position is not None
    if position.can_finish and rng.random() < 0.3:
        await player.command("table finish")
        return
    legal = [GAME.notation(action) for action in GAME.legal_actions(position.state, position.seat)]
    await player.command("coal mine", plan=chosen_of(legal, rng))


def unseen(state: State) -> set[str]:
    """The order cards that lie in the pile and that nobody has seen."""
    return {card.card for card in state.order_pile if not card.seen_by}


async def told_since(house: House, number: int) -> tuple[str, int]:
    """Everything that the bot sent after entry `number` of the ledger, as one text, and the last number."""
    entries = (await house.client.ledger(number))["entries"]
    # The descriptions of the commands have examples that are the same for every game.
    told = [(one["path"], one["body"], one["files"]) for one in entries if not one["path"].endswith("/commands")]
    text = json.dumps(told, ensure_ascii=False)
    return text, max((one["number"] for one in entries), default=number)


async def log_of(player: Player) -> list[str]:
    """Every line of `/table log`, read page by page."""
    lines: list[str] = []
    page = pages = 1
    while page <= pages:
        head, *more = (await player.command("table log", page=page)).text.splitlines()
        lines += more
        pages = int(re.findall(r"\d+", head)[-1])
        page += 1
    return lines


def counted(lines: list[str]) -> dict[str, int]:
    """Everybody's points, by name, from the log's sentences alone."""
    totals: Counter[str] = Counter()
    for line in lines:
        sentence = line.rsplit(" _(", 1)[0]
        who = re.match(r"\*\*(?:\S+\s)?(.+?)\*\*", sentence)
        if who is None or line.startswith("↩") or not any(word in sentence for word in SCORING):
            continue
        amounts = POINTS.findall(sentence)
        if amounts:
            totals[who[1]] += int(amounts[-1].replace("−", "-"))
    return totals


@pytest.mark.slow
async def test_a_whole_game_of_four_and_its_score_recounted_from_the_log(house: House) -> None:
    await house.english()
    table, rng = await house.table(4), Random(3)
    presses, restarts, number = 0, {80, 180}, 0
    secrets = (await house.running.service.seen(0, table.number)).loaded.row
    while (await house.running.service.seen(0, table.number)).loaded.row.status == "running":
        press = by_button if rng.random() < 0.5 else by_command
        before = unseen(await house.state(table.number))
        await press(house, table, rng)
        presses += 1
        hidden = before & unseen(await house.state(table.number))
        told, number = await told_since(house, number)
        assert not [card for card in hidden if re.search(rf"\b{card}\b", told)]
        if (await house.running.service.seen(0, table.number)).loaded.row.status == "running":
            assert secrets.seed not in told
            assert secrets.salt not in told
        if presses in restarts:
            await house.restart()
        assert presses < 3000
    await house.rest()
    assert presses > max(restarts)
    final = (await table.public())[-1]
    assert "The game is over" in final.text
    assert len(final.attachments) == 3
    loaded = (await house.running.service.seen(0, table.number)).loaded
    outcome = GAME.outcome(loaded.state)
    assert outcome is not None
    lines = await log_of(table.players[0])
    assert any("delivers" in line for line in lines)
    totals = counted(lines)
    assert {seat.name: totals[seat.name] for seat in loaded.seats} == {
        seat.name: outcome.totals[seat.seat] for seat in loaded.seats
    }
    for seat in loaded.seats:
        assert re.search(rf"{seat.name}\*\*: {totals[seat.name]} point", final.text.replace("−", "-"))
    assert loaded.row.seed in final.text
    assert await table.turn_messages() == []
    phases = [message for message in await table.public() if message.text.startswith(f"**Table {table.number} · ")]
    assert len(phases) == 4
