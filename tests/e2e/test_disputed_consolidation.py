"""A consolidation disputed at the page: why, compared, voted on, taken back, and played again as decided."""

import sqlite3
import zlib

import msgspec
import pytest

from bot.contesting import Point
from bot.words import words
from db import history, tables
from games.engine.codec import encode_state
from games.engine.event import Event
from games.kohle_kolonie.actions import Bid
from games.kohle_kolonie.auction import opened
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Declare
from tests.cogs.kohle_kolonie.kohle_kolonie_tables import at_stage
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message

pytestmark = pytest.mark.slow
EN = words("en")
SWITCH = "administration_points_optional"
SEED = 130


def declaring() -> State:
    """The first of two owners may declare a marker, and everybody can afford to bid."""
    for seed in range(SEED, SEED + 20):
        state = at_stage("bid", seed)
        assert state.auction is not None
        if len(state.auction.order) < 2:
            continue
        for own in state.seats:
            own.coins = 12
        state.auction = opened(state, terrain_of(state), state.auction.ground)
        first = state.auction.order[0]
        state.seats[first].markers = (*state.seats[first].markers, "unification")
        state.turn = Declare(first)
        state.options = msgspec.structs.replace(state.options, administration_points_optional="chosen")
        return state
    raise AssertionError("no consolidation had two owners")


async def table_at(house: House, state: State) -> Table:
    """A table of four that stands at this position, and begins with it."""
    await house.english()
    table = await house.table(4, game="kohle_kolonie")
    assert house.db is not None
    stored = encode_state(GAME, state)

    def put(connection: sqlite3.Connection) -> None:
        tables.change_table(connection, table.number, state=stored)
        connection.execute(
            "UPDATE checkpoints SET state = ? WHERE table_id = ?", (zlib.compress(stored), table.number)
        )

    await house.db.transaction(put)
    return table


async def played(house: House, table: Table) -> Player:
    """The first legal thing of whoever is at turn, finished; who that was."""
    state: State = await house.state(table.number)
    player = await house.at_turn(table)
    least = next((one for one in GAME.legal_actions(state, state.turn.seat) if isinstance(one, Bid)), None)
    if least is not None:
        await player.command("kohle auction bid", value=str(least.value))
    await player.command("table finish")
    await house.rest()
    return player


async def first_of_bidding(house: House, table: Table) -> Point:
    """The first line about the consolidation."""
    assert house.db is not None
    for line in await house.db.read(lambda c: history.live_lines(c, table.number)):
        for number, event in enumerate(msgspec.json.decode(line.events, type=list[Event])):
            if event.rule.startswith("5.1.8") and event.seat is not None:
                return Point("line", line.id, number)
    raise AssertionError("nothing was bid")


async def dispute_of(table: Table) -> Message:
    """The message of the dispute as it stands."""
    return [one for one in await table.public() if "Dispute at table" in one.text][-1]


def menu_of(shown: Answer | Message, op: str) -> str:
    """The custom id of a menu."""
    return next(one.custom_id for one in shown.components if one.custom_id.startswith(f"m:{op}:"))


def option_of(shown: Answer | Message, op: str, label: str) -> str:
    """The value of a menu's entry whose label has these words."""
    menu = next(one for one in shown.components if one.custom_id.startswith(f"m:{op}:"))
    return next(str(one["value"]) for one in menu.options if label in one["label"])


async def vote(player: Player, table: Table, label: str) -> Answer:
    """A vote from the message of the dispute."""
    message = await dispute_of(table)
    assert any(one.custom_id.startswith("m:ballot:") for one in message.components), message.text
    return await player.choose(message, menu_of(message, "ballot"), option_of(message, "ballot", label))


async def test_four_dispute_a_consolidation_and_play_it_again_as_they_decided(house: House) -> None:
    table = await table_at(house, declaring())
    before: State = await house.state(table.number)
    bidders = [await played(house, table), await played(house, table), await played(house, table)]
    opener = bidders[0]
    fallen = {one.name for one in bidders}
    # Why is shown first, and asks whether that settles it.
    point = str(await first_of_bidding(house, table))
    why = await opener.command("rules why", what=point)
    disputing = control(why, "dispute")
    offered = await why.press(custom_id=control(why, "dispute"))
    assert "Open a dispute?" in offered.text
    assert "The editions differ" in offered.text
    assert "• German and French: always count" in offered.text
    assert "-#" not in offered.text, "below a quotation mark it is no small print"
    assert not [one for one in await table.public() if "Dispute at table" in one.text]
    # Opening is a vote.
    choice = option_of(offered, "dispute", "Take back to before this. From now on")
    opened = await opener.choose(offered, menu_of(offered, "dispute"), choice)
    assert opened.text == EN("dispute-opened")
    await house.rest()
    message = await dispute_of(table)
    assert all(name in message.text for name in fallen)
    compared = await opener.press(message, custom_id=control(message, "compare"))
    assert all(edition in compared.text for edition in ("German", "English", "French"))
    # Who has voted is seen at once, how is not.
    others = [one for one in table.players if one.name != opener.name]
    outsider = next((one for one in others if one.name not in fallen), others[-1])
    rest = [one for one in others if one is not outsider]
    await vote(outsider, table, "From now on")
    await house.rest()
    assert outsider.name in next(line for line in (await dispute_of(table)).text.splitlines() if "Voted" in line)
    for player in rest:
        if "Decided" in (await dispute_of(table)).text:
            break
        assert (await house.state(table.number)).auction != before.auction
        await vote(player, table, "Take back to before this. From now on")
        await house.rest()
    message = await dispute_of(table)
    assert "Decided: Take back to before this" in message.text
    assert "• For that: " in message.text
    # The bidding is taken back, and is played again by the chosen rule.
    after: State = await house.state(table.number)
    assert after.auction == before.auction
    assert getattr(after.options, SWITCH) != getattr(before.options, SWITCH)
    # What was taken back can be asked about, and is disputed no more, be it from an old answer.
    undone = await opener.command("rules why", what=point)
    assert "Taken back since" in undone.text
    assert not [one for one in undone.components if one.custom_id.startswith("b:dispute:")]
    assert (await house.press_old(opener, why, disputing)).text == EN("dispute-overtaken")
    again = await house.at_turn(table)
    refused = await again.command("kohle auction declare", what="none 0 2")
    assert "Precedent 1 of this channel" in refused.text
    listed = await again.command("rules precedents")
    assert "1 · Kohle & Kolonie" in listed.text
    read = await again.command("rules read", section="5.1.8 Value")
    assert "Precedent 1 of this channel" in read.text


async def test_killed_between_commit_and_send_a_dispute_is_told_once_and_ends_as_decided(house: House) -> None:
    table = await table_at(house, declaring())
    bidders = [await played(house, table), await played(house, table)]
    point = await first_of_bidding(house, table)
    offered = await (await bidders[0].command("rules why", what=str(point))).press(label=EN("button-dispute"))
    house.silence_outbox()
    await bidders[0].choose(offered, menu_of(offered, "dispute"), "back")
    await house.restart()
    await house.rest()
    assert len([one for one in await table.public() if "Dispute at table" in one.text]) == 1
    house.silence_outbox()
    for player in table.players:
        if player.name != bidders[0].name:
            await vote(player, table, "Uphold")
    await house.restart()
    await house.rest()
    (message,) = [one for one in await table.public() if "Dispute at table" in one.text]
    assert "Decided: Uphold" in message.text
    assert not [one for one in message.components if one.custom_id.startswith("m:ballot:")]


async def test_a_refusal_is_disputed_with_a_ruling_which_the_next_one_cites(house: House) -> None:
    await house.english()
    table = await house.table(3)
    player = await house.at_turn(table)
    refused = await player.command("table finish")
    why = await refused.press(label=EN("button-dispute"))
    assert EN("why-settles") in why.text
    offered = await why.press(custom_id=control(why, "dispute"))
    own = option_of(offered, "dispute", "a ruling in your own words")
    form = await player.choose(offered, menu_of(offered, "dispute"), own)
    opened = await form.submit(ruling="A turn may end at once, @everyone.")
    assert opened.text == EN("dispute-opened")
    await house.rest()
    message = await dispute_of(table)
    assert "@everyone" not in message.text
    assert not [one for one in message.components if "Take back" in str(one.raw)]
    others = [one for one in table.players if one.name != player.name]
    assert (await vote(others[0], table, "Ruling of")).text == EN("dispute-decided")
    await house.rest()
    decided = (await dispute_of(table)).text
    assert "Decided: Ruling of" in decided
    assert EN("precedent-by-hand") in decided
    again = await player.command("table finish")
    assert "Precedent 1 of this channel" in again.text
    assert EN("precedent-by-hand") in again.text
    stranger = house.player("Emma", table.thread)
    listed = await stranger.command("rules precedents")
    assert "A turn may end at once" in listed.text
    assert "precedents.txt" in str(listed.attachments)
