"""A text that a player wrote is hidden wherever others can read it, and the log says that it was."""

import json
from typing import Any

import pytest

from bot.outgoing.composing import compose
from bot.tables.loaded import Call
from bot.words import words
from cogs.views.log import log_page
from db import acts, outbox, tables, votes
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

MODERATOR = 900
RUDE = "Rude name"


def moderator(bench: Bench, user: int = MODERATOR) -> Call:
    return bench.call(user, moderates=THREAD)


async def named(bench: Bench, table: int, seat: int, name: str = RUDE) -> None:
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, name=name))


async def rude_table(bench: Bench) -> tuple[int, int]:
    """A game in which the user 102 has a rude name, and the number of their seat."""
    table = await bench.table(3)
    seat = (await bench.loaded(table)).seat_of(102)
    assert seat is not None
    await named(bench, table, seat.seat)
    return table, seat.seat


async def everything(bench: Bench, table: int) -> str:
    """All that is stored of a table and read by others than the host."""

    def read(connection: Any) -> str:
        found: list[Any] = []
        for name in ("tables", "seats", "acts", "votes", "invitations", "outbox"):
            column = "id" if name == "tables" else "table_id"
            where = " AND status <> 'dropped'" if name == "outbox" else ""
            rows = connection.execute(f"SELECT * FROM {name} WHERE {column} = ?{where}", (table,))
            found += [tuple(str(value) for value in row) for row in rows]
        return str(found)

    return await bench.db.read(read)


async def log(bench: Bench, table: int) -> str:
    return log_page(await bench.service.log(999, table), words("en")).text


async def test_the_name_of_a_table_is_gone_everywhere_and_the_log_does_not_repeat_it(bench: Bench) -> None:
    table, _ = await rude_table(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, name="A rude table"))
    await bench.db.transaction(
        lambda c: acts.add_act(
            c, table, bench.now, user=101, name="Anna", role="seat", kind="closed", facts='{"name":"A rude table"}'
        )
    )
    assert await bench.service.hideable(table) == {
        "table": "A rude table",
        **{key: text for key, text in (await bench.service.hideable(table)).items() if key != "table"},
    }
    assert await bench.service.hide(moderator(bench), table, "table") == "hidden"
    assert (await bench.loaded(table)).row.name == ""
    assert "A rude table" not in await everything(bench, table)
    assert f"User {MODERATOR} (moderator) hid the name of the table" in await log(bench, table)
    assert await bench.key(bench.service.hide(moderator(bench), table, "table")) == "nothing-to-hide"


async def test_the_name_of_a_player_is_gone_everywhere_and_they_are_called_by_their_colour(bench: Bench) -> None:
    table, seat = await rude_table(bench)
    call = Call(interaction=5, user=102, name=RUDE, now=bench.now, guild=GUILD)
    await bench.service.ask_stop(call, table)
    assert RUDE in await everything(bench, table)
    assert await bench.service.hide(moderator(bench), table, "102") == "hidden"
    assert RUDE not in await everything(bench, table)
    loaded = await bench.loaded(table)
    assert loaded.party.plain_names[seat] == words("en")(f"colour-{loaded.seats[seat].colour}")
    told = await log(bench, table)
    assert RUDE not in told
    assert "(moderator) hid the name of" in told
    for number, letter in enumerate(await bench.letters(table)):
        if hasattr(letter, "key"):
            assert RUDE not in compose(letter, loaded, number).text


async def test_messages_that_stand_are_edited_with_new_pictures_each_once(bench: Bench) -> None:
    table, _ = await rude_table(bench)

    def arrive(connection: Any) -> None:
        for number, row in enumerate(outbox.rows_of(connection, table)):
            outbox.mark_sent(connection, row.id, 50 + number, bench.now)

    await bench.db.transaction(arrive)
    await bench.service.hide(moderator(bench), table, "102")
    edits = [row for row in await bench.rows(table) if row.edits and row.status == "waiting"]
    assert len({row.edits for row in edits}) == len(edits)
    turn = next(row for row in edits if '"letter":"turn"' in row.letter)
    assert json.loads(turn.letter)["redraw"] is True
    original = next(row for row in await bench.rows(table) if row.message == turn.edits)
    assert original.asks == "turn"
    await bench.service.hide(moderator(bench), table, "101")
    again = [row for row in await bench.rows(table) if row.edits == turn.edits and row.status == "waiting"]
    assert len(again) == 1


async def test_a_message_on_its_way_is_edited_once_it_has_arrived(bench: Bench) -> None:
    table, _ = await rude_table(bench)
    turn = next(row for row in await bench.rows(table) if '"letter":"turn"' in row.letter)
    await bench.db.transaction(lambda c: outbox.mark_sending(c, turn.id))
    await bench.service.hide(moderator(bench), table, "102")
    assert await bench.db.read(lambda c: outbox.letter_of(c, turn.id)) != turn.letter


async def test_a_newcomer_who_asks_for_a_seat_is_hidden_in_the_question(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.service.leave(bench.call(102), table)
    newcomer = Call(interaction=6, user=555, name=RUDE, now=bench.now, guild=GUILD)
    await bench.service.join(newcomer, table)
    assert (await bench.service.hideable(table))["555"] == RUDE
    assert await bench.service.hide(moderator(bench), table, "555") == "hidden"
    assert RUDE not in await everything(bench, table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert vote.successor_name == "?"


async def test_a_hidden_name_does_not_come_back_with_its_player(bench: Bench) -> None:
    table, seat = await rude_table(bench)
    await bench.service.leave(bench.call(102), table)
    await bench.service.hide(moderator(bench), table, "102")
    back = Call(interaction=7, user=102, name=RUDE, now=bench.now, guild=GUILD)
    assert await bench.service.come_back(back, table) == "returned"
    assert (await bench.loaded(table)).seats[seat].name == ""
    assert RUDE not in await log(bench, table)


async def test_what_only_looks_like_a_name_is_not_touched(bench: Bench) -> None:
    """Somebody is called as a choice is."""
    table, _ = await rude_table(bench)
    await named(bench, table, 0, "silent")
    facts = '{"seat":"🔵\\u00a0silent","why":"silent"}'
    await bench.db.transaction(
        lambda c: acts.add_act(
            c, table, bench.now, user=None, name="", role="time", kind="absent-due", facts=facts
        )
    )
    user = (await bench.loaded(table)).seats[0].user
    await bench.service.hide(moderator(bench), table, str(user))
    (act,) = [one for one in await bench.db.read(lambda c: acts.acts(c, table)) if one.kind == "absent-due"]
    assert json.loads(act.facts)["why"] == "silent"
    assert "silent" not in json.loads(act.facts)["seat"]


async def test_only_moderators_hide_and_what_they_did_themselves_stays_signed(bench: Bench) -> None:
    table, _ = await rude_table(bench)
    assert await bench.key(bench.service.hide(bench.call(101), table, "102")) == "moderators-only"
    assert await bench.service.hide(moderator(bench, 101), table, "102") == "hidden"
    assert await bench.key(bench.service.hide(moderator(bench, 901), table, str(MODERATOR))) == "nothing-to-hide"
    await bench.service.hide(moderator(bench), table, "103")
    assert str(MODERATOR) not in await bench.service.hideable(table)


async def test_at_a_table_that_is_over_texts_are_hidden_as_well(bench: Bench) -> None:
    table, _ = await rude_table(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="abandoned"))
    assert await bench.service.hide(moderator(bench), table, "102") == "hidden"


async def test_a_note_to_oneself_is_seen_by_nobody_else_not_even_by_who_takes_the_seat(bench: Bench) -> None:
    """So there is nothing of it to hide, and a moderator cannot look into it."""
    table = await bench.table(2)
    user = await bench.user(table)
    await bench.service.set_note(bench.call(user), table, "My secret plan")
    other = 101 if user == 102 else 102
    for reader in (other, MODERATOR):
        seen = await bench.service.seen(reader, table)
        assert seen.seat is None or seen.seat.note == ""
    assert "My secret plan" not in str(await bench.service.hideable(table))
    assert "My secret plan" not in str([row.letter for row in await bench.rows(table)])
    await bench.service.leave(bench.call(user), table)
    await bench.service.join(bench.call(555), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(other), table, vote.id, "yes")
    seat = (await bench.service.seen(555, table)).seat
    assert seat is not None
    assert seat.note == ""


@pytest.mark.parametrize("what", ["", "table", "999", "seat 1", "x"])
async def test_nonsense_hides_nothing(bench: Bench, what: str) -> None:
    table = await bench.table(2)
    assert await bench.key(bench.service.hide(moderator(bench), table, what)) == "nothing-to-hide"
    assert CHANNEL != THREAD
