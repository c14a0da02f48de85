"""Kills and faults in a consolidation and at a disaster's payment: each deed once, told once, secrets kept."""

import random
from collections.abc import Callable

import pytest

from db import tables
from games.engine.codec import encode_state
from games.kohle_kolonie.actions import Bid
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import Disaster, State
from games.kohle_kolonie.turns import Subsidence
from tests.cogs.kohle_kolonie.kohle_kolonie_tables import at_stage
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer

pytestmark = pytest.mark.slow

MESSAGES = "/channels/{channel_id}/messages"
SEED = 130


def bidding() -> State:
    """Somebody must bid against another owner, and everybody can afford it."""
    for seed in range(SEED, SEED + 20):
        state = at_stage("bid", seed)
        assert state.auction is not None
        if len(state.auction.order) > 1 and not state.auction.passed:
            for own in state.seats:
                own.coins = 12
            return state
    raise AssertionError("no consolidation had two owners")


def paying() -> State:
    """The first of four seats must pay for subsidence."""
    state = at_stage("secure", SEED)
    state.disaster = Disaster("subsidence", ("blank", "black", "black"), False)
    state.subsidence = True
    for own in state.seats:
        own.coins = 3
    state.turn = Subsidence(state.order[0])
    return state


async def table_at(house: House, state: State) -> Table:
    """A table of four that stands at this position."""
    await house.english()
    table = await house.table(4, game="kohle_kolonie")
    assert house.db is not None
    stored = encode_state(GAME, state)
    await house.db.transaction(lambda c: tables.change_table(c, table.number, state=stored))
    return table


def other_owner(state: State) -> int:
    assert state.auction is not None
    return next(seat for seat in state.auction.order if seat != state.turn.seat)


async def act(house: House, table: Table) -> tuple[State, Answer]:
    """Bid the least or pay a coin, and finish; the state that was to come of it, and the answer."""
    state: State = await house.state(table.number)
    seat, player = state.turn.seat, await house.at_turn(table)
    least = GAME.legal_actions(state, seat)[0]
    if isinstance(least, Bid):
        await player.command("kohle auction bid", value=str(least.value))
    else:
        await player.command("kohle disaster pay", what="coin")
    finished = await player.command("table finish")
    await house.client.settle(0.2)
    return GAME.apply(GAME.apply(state, seat, least).state, seat, GAME.end_turn).state, finished


@pytest.mark.parametrize("position", [bidding, paying])
async def test_killed_between_commit_and_announcement_the_deed_holds_and_is_told_once(
    house: House, position: Callable[[], State]
) -> None:
    table = await table_at(house, position())
    before = len(await table.public())
    house.silence_outbox()
    expected, _ = await act(house, table)
    assert len(await table.public()) == before
    await house.restart()
    assert await house.state(table.number) == expected
    assert len(await table.public()) == before + 1
    assert len(await table.turn_messages()) == 1
    await house.restart()
    assert len(await table.public()) == before + 1


@pytest.mark.parametrize("position", [bidding, paying])
async def test_killed_between_arrival_and_note_nothing_is_told_twice(
    house: House, position: Callable[[], State]
) -> None:
    table = await table_at(house, position())
    before = len(await table.public())
    house.forget_arrivals()
    expected, _ = await act(house, table)
    posts = len(await house.sent("POST", "/messages"))
    await house.restart()
    assert await house.state(table.number) == expected
    assert len(await house.sent("POST", "/messages")) == posts
    assert len(await table.public()) == before + 1
    assert len(await table.turn_messages()) == 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["lost", "cut", "refuse"])
async def test_an_auction_goes_on_while_discord_fails(house: House, kind: str) -> None:
    """Answers lost, connections cut, 500s: at the end each hand-over stands there once, in order."""
    house.may_be_refused.add(MESSAGES)
    table = await table_at(house, bidding())
    before = len(await table.public())
    turns = 0
    while (await house.state(table.number)).auction is not None and turns < 4:
        await house.client.fault(kind, "POST", MESSAGES, status=500)
        await act(house, table)
        await house.pass_time(30)
        turns += 1
    messages = await table.public()
    assert len(messages) >= before + turns
    assert house.db is not None
    sql = "SELECT message FROM outbox WHERE edits IS NULL AND channel = ?"
    rows = await house.db.read(lambda c: c.execute(sql, (int(table.thread),)).fetchall())
    assert sorted(int(message.id) for message in messages) == sorted(message for (message,) in rows)
    assert len(await table.turn_messages()) == 1


async def test_a_bid_delivered_twice_is_one_bid(house: House) -> None:
    table = await table_at(house, bidding())
    state: State = await house.state(table.number)
    assert state.auction is not None
    house.may_be_refused.add("/interactions/{interaction_id}/{interaction_token}/callback")
    await house.client.change("double_delivery", count=2)
    expected, _ = await act(house, table)
    await house.rest()
    assert await house.state(table.number) == expected


@pytest.mark.slow
async def test_slow_pictures_hold_no_bid_up_and_follow(house: House) -> None:
    table = await table_at(house, bidding())
    house.drawer.delay = 2.5
    await act(house, table)
    house.drawer.delay = 0.0
    await house.rest()
    newest = await table.turn_message()
    assert len(newest.attachments) == 1
    await act(house, table)
    await house.rest()
    assert len(await table.turn_messages()) == 1


# Secrets


async def test_a_ceiling_left_in_an_auction_posts_nothing_and_shows_to_nobody_else(house: House) -> None:
    """Neither number nor time nor content of messages changes; every other seat's answers stay as they were."""
    table = await table_at(house, bidding())
    state: State = await house.state(table.number)
    assert state.auction is not None
    owner = other_owner(state)
    before = [message.raw for message in await table.public()]
    sent = len(await house.sent())
    shown = [await act_panel(house, table, seat) for seat in range(4)]
    calls = len(await house.sent()) - sent
    changed = (await house.running.service.seen(0, table.number)).loaded.row.changed_at
    await table.players[owner].command("kohle ahead ceiling", ground=state.auction.ground, value=37)
    await house.rest()
    assert [message.raw for message in await table.public()] == before
    sent = len(await house.sent())
    again = [await act_panel(house, table, seat) for seat in range(4)]
    assert len(await house.sent()) - sent == calls
    assert [text for seat, text in enumerate(again) if seat != owner] == [
        text for seat, text in enumerate(shown) if seat != owner
    ]
    assert "37" in again[owner]
    assert (await house.running.service.seen(0, table.number)).loaded.row.changed_at == changed


async def act_panel(house: House, table: Table, seat: int) -> str:
    return (await house.act(table, table.players[seat])).text


async def test_a_note_to_oneself_shows_to_nobody_else_and_posts_nothing(house: House) -> None:
    table = await table_at(house, bidding())
    state: State = await house.state(table.number)
    word = f"bluff{random.Random(SEED).randrange(10**6)}"
    _, finished = await act(house, table)
    await house.rest()
    before = [message.raw for message in await table.public()]
    form = await finished.press(custom_id=control(finished, "note"))
    assert (await finished.player.submit(form, {"note": word})).private
    await house.rest()
    assert [message.raw for message in await table.public()] == before
    for seat in range(4):
        if seat != state.turn.seat:
            assert word not in await act_panel(house, table, seat)
