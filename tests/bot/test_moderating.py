"""What moderators do about a gathering table, and that it is no weapon."""

import json

import msgspec
import pytest

from bot.letters import LobbyLetter
from bot.outgoing.composing import compose
from bot.tables.loaded import Call
from bot.tables.moderating import may_invite
from db import acts, invitations, outbox, tables
from db.rows import ActRow
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

MODERATOR = 900


def moderator(bench: Bench, user: int = MODERATOR, channel: int = CHANNEL) -> Call:
    """A command of somebody who may manage messages in a channel."""
    return bench.call(user, moderates=channel)


async def users(bench: Bench, table: int) -> list[int | None]:
    return [seat.user for seat in (await bench.loaded(table)).seats]


async def last_act(bench: Bench, table: int) -> ActRow:
    return (await bench.db.read(lambda c: acts.acts(c, table)))[-1]


async def test_a_moderator_closes_a_gathering_table_and_it_says_who(bench: Bench) -> None:
    table = await bench.lobby(3)
    assert await bench.key(bench.service.close_lobby(bench.call(MODERATOR), table)) == "moderators-only"
    assert await bench.service.close_lobby(moderator(bench), table) == "closed"
    assert (await bench.loaded(table)).row.status == "abandoned"
    act = await last_act(bench, table)
    assert (act.kind, act.role, act.user) == ("closed", "moderator", MODERATOR)
    assert (await bench.letters(table))[-1].values == {"name": f"User {MODERATOR}"}
    assert await bench.key(bench.service.close_lobby(moderator(bench), table)) == "lobby-is-abandoned"
    assert await bench.key(bench.service.join(bench.call(104), table)) == "lobby-is-abandoned"


async def test_a_moderator_who_sits_closes_it_for_themselves_too_and_the_others_open_it_again(
    bench: Bench,
) -> None:
    """It pushes nobody out alone: the moderator's own seat goes with it, and nothing was played."""
    table = await bench.lobby(3)
    assert await bench.service.close_lobby(moderator(bench, 102), table) == "closed"
    assert await bench.service.tables_of(102) == []
    assert await bench.service.new(bench.call(101), "coal_baron", GUILD, CHANNEL, "en", threads=False) > table


async def test_only_a_gathering_table_is_closed(bench: Bench) -> None:
    table = await bench.table(3)
    assert (
        await bench.key(bench.service.close_lobby(moderator(bench, channel=THREAD), table)) == "lobby-is-running"
    )
    assert await bench.key(bench.service.expel(moderator(bench, channel=THREAD), table, 102)) == "lobby-is-running"


async def test_who_is_expelled_is_told_by_the_card_and_does_not_join_again(bench: Bench) -> None:
    table = await bench.lobby(3)
    name = (await bench.loaded(table)).party.names[1]
    assert await bench.service.expel(moderator(bench), table, 102) == "expelled"
    assert await users(bench, table) == [101, 103]
    act = await last_act(bench, table)
    assert (act.kind, act.role, msgspec.json.decode(act.facts)) == ("expelled", "moderator", {"seat": name})
    card = (await bench.letters(table))[-1]
    assert isinstance(card, LobbyLetter)
    assert name in compose(card, await bench.loaded(table), 1).text
    assert await bench.key(bench.service.join(bench.call(102), table)) == "was-expelled"
    assert await bench.service.join(bench.call(104), table) == "joined"
    assert name not in compose(LobbyLetter(), await bench.loaded(table), 1).text


async def test_who_was_expelled_joins_again_once_invited(bench: Bench) -> None:
    table = await bench.lobby(3)
    await bench.service.expel(moderator(bench), table, 102)
    loaded = await bench.loaded(table)
    for role in ("seat", "member"):
        with pytest.raises(Exception, match="was-expelled"):
            await bench.db.read(lambda c, role=role: may_invite(c, loaded, role, 102))
    await bench.db.read(lambda c: may_invite(c, loaded, "opener", 102))
    await bench.db.read(lambda c: may_invite(c, loaded, "moderator", 102))
    await bench.db.read(lambda c: may_invite(c, loaded, "seat", 105))
    await bench.db.transaction(
        lambda c: invitations.invite(c, table, 102, "User 102", bench.now, bench.now + 60, mentioned=True)
    )
    assert await bench.service.join(bench.call(102), table) == "joined"


async def test_an_expulsion_holds_for_that_table_only_and_outlives_the_invitation_before_it(bench: Bench) -> None:
    table, other = await bench.lobby(3), await bench.lobby(1)
    await bench.db.transaction(
        lambda c: invitations.invite(c, table, 102, "User 102", bench.now, bench.now + 60, mentioned=True)
    )
    await bench.service.expel(moderator(bench), table, 102)
    assert await bench.key(bench.service.join(bench.call(102), table)) == "was-expelled"
    assert await bench.service.join(bench.call(102), other) == "joined"


async def test_when_the_opener_is_expelled_the_next_seat_is_the_opener(bench: Bench) -> None:
    table = await bench.lobby(3)
    await bench.service.expel(moderator(bench), table, 101)
    assert (await bench.loaded(table)).row.opener == 102


async def test_when_the_last_is_expelled_the_table_closes(bench: Bench) -> None:
    table = await bench.lobby(1)
    assert await bench.service.expel(moderator(bench), table, 101) == "expelled-last"
    assert (await bench.loaded(table)).row.status == "abandoned"


async def test_a_moderator_who_sits_expels_nobody(bench: Bench) -> None:
    table = await bench.lobby(3)
    assert await bench.key(bench.service.expel(moderator(bench, 101), table, 102)) == "moderator-plays"
    assert await users(bench, table) == [101, 102, 103]


async def test_the_person_is_meant_and_not_the_place_in_the_order(bench: Bench) -> None:
    """Somebody leaves between the choice and the command: nobody else is taken out in their place."""
    table = await bench.lobby(3)
    await bench.service.leave(bench.call(102), table)
    assert await bench.key(bench.service.expel(moderator(bench), table, 102)) == "player-unknown"
    assert await users(bench, table) == [101, 103]


async def test_an_expulsion_delivered_twice_counts_once(bench: Bench) -> None:
    table = await bench.lobby(3)
    call = moderator(bench)
    assert await bench.service.expel(call, table, 102) == "expelled"
    assert await bench.service.expel(call, table, 102) == "expelled"
    assert await users(bench, table) == [101, 103]


async def test_a_moderator_of_another_channel_or_server_is_none_here(bench: Bench) -> None:
    table = await bench.lobby(2)
    assert await bench.key(bench.service.expel(moderator(bench, channel=11), table, 102)) == "moderators-only"
    stranger = bench.call(MODERATOR, guild=GUILD + 1, moderates=CHANNEL)
    assert await bench.key(bench.service.expel(stranger, table, 102)) == "table-unknown"
    row = await bench.db.read(lambda c: tables.table(c, table))
    assert row is not None
    assert row.status == "lobby"


async def test_a_moderator_moves_a_running_table_at_any_time_and_everything_follows(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.db.transaction(
        lambda c: tables.change_table(c, table, turn_message=70, lobby_message=71, signpost_message=72)
    )
    before = (await bench.loaded(table)).state
    assert await bench.service.relocate(moderator(bench, channel=THREAD), table, 30, GUILD) == "relocated"
    loaded = await bench.loaded(table)
    assert (loaded.row.place, loaded.row.channel) == (30, 30)
    assert msgspec.json.encode(loaded.state) == msgspec.json.encode(before)
    left = {(row.channel, row.edits): json.loads(row.letter) for row in await bench.rows(table) if row.edits}
    assert left[THREAD, 72] == {"letter": "pin", "pinned": False}
    assert left[CHANNEL, 71]["letter"] == "lobby"
    rows = [row for row in await bench.rows(table) if row.status == "waiting" and row.edits is None]
    told = [(row.channel, json.loads(row.letter)["letter"]) for row in rows]
    assert told[-3:] == [(THREAD, "notice"), (30, "signpost"), (30, "turn")]
    act = await last_act(bench, table)
    assert (act.kind, act.role) == ("relocated", "moderator")


async def test_edits_of_what_stays_behind_are_not_lost_when_the_channel_is_still_there(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.db.transaction(lambda c: outbox.put(c, table, THREAD, "{}", bench.now, edits=80))
    await bench.service.relocate(moderator(bench, channel=THREAD), table, 30, GUILD)
    (edit,) = [row for row in await bench.rows(table) if row.edits == 80]
    assert (edit.status, edit.channel) == ("waiting", THREAD)


async def test_a_seat_moves_a_table_only_when_its_place_is_gone_even_if_it_moderates_another(bench: Bench) -> None:
    table = await bench.table(3)
    assert await bench.key(bench.service.relocate(bench.call(101), table, 30)) == "place-not-lost"
    assert await bench.key(bench.service.relocate(moderator(bench, 101, 30), table, 30)) == "place-not-lost"
    assert await bench.key(bench.service.relocate(moderator(bench, channel=30), table, 30)) == "not-seated"
    assert await bench.service.relocate(moderator(bench, 101, THREAD), table, 30) == "relocated"


async def test_a_table_is_not_moved_onto_another_nor_to_where_it_is_nor_out_of_its_server(bench: Bench) -> None:
    table, other = await bench.table(3), await bench.table(3, place=30)
    call = moderator(bench, channel=THREAD)
    refused = await bench.refused(bench.service.relocate(call, table, 30))
    assert (refused.key, refused.values["table"]) == ("place-occupied", other)  # type: ignore[attr-defined]
    assert await bench.key(bench.service.relocate(call, table, THREAD)) == "place-the-same"
    assert await bench.key(bench.service.relocate(call, table, 40, GUILD + 1)) == "move-within-server"
    # The card of another table stands there, which is played in its thread.
    assert await bench.service.relocate(call, table, CHANNEL) == "relocated"


async def test_a_moderator_moves_a_gathering_table_and_the_card_stands_there(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.db.transaction(lambda c: tables.change_table(c, table, lobby_message=71))
    assert await bench.key(bench.service.relocate(bench.call(101), table, 30)) == "table-is-lobby"
    assert await bench.service.relocate(moderator(bench), table, 30) == "relocated"
    rows = [row for row in await bench.rows(table) if row.status == "waiting"]
    told = {(row.channel, row.edits): json.loads(row.letter) for row in rows}
    assert told[CHANNEL, 71]["key"] == "notice-moved-away"
    assert told[30, None]["letter"] == "lobby"
    assert await bench.service.join(bench.call(105), table) == "joined"


async def test_who_looks_from_another_server_learns_of_nothing(bench: Bench) -> None:
    table = await bench.table(3)
    assert (await bench.service.look(bench.call(999), table)).seat is None
    assert await bench.key(bench.service.look(bench.call(999, guild=GUILD + 1), table)) == "table-unknown"
    assert await bench.key(bench.service.look(bench.call(999, guild=0), table)) == "table-unknown"
    assert (await bench.service.look(bench.call(101, guild=GUILD + 1), table)).seat is not None


async def test_a_stale_button_pressed_from_another_server_or_a_direct_message_is_refused(bench: Bench) -> None:
    table = await bench.table(3)
    choice = (await bench.choices(table))[0]
    for guild in (GUILD + 1, 0):
        stranger = bench.call(999, guild=guild)
        for press in (
            bench.service.act(stranger, table),
            bench.service.move(stranger, table, None, choice),
            bench.service.back(stranger, table, None),
            bench.service.set_note(stranger, table, "a note"),
            bench.service.relocate(bench.call(999, guild=guild), table, 30, guild),
            bench.service.rest(bench.call(999, guild=guild, moderates=THREAD), table),
            bench.service.hide(bench.call(999, guild=guild, moderates=THREAD), table, "101"),
        ):
            assert await bench.key(press) == "table-unknown"
