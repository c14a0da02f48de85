"""What cannot be read of one table: it is named, it can be left and given up, and no other table suffers."""

import sqlite3
from typing import Any

import msgspec
import pytest

from bot.errors import Damaged
from bot.incidents import Incidents, incident_number
from bot.letters import NO_POSITION, LobbyLetter, NoticeLetter, TurnLetter, read_letter
from bot.outgoing.bookkeeping import record_arrival
from bot.outgoing.composing import compose
from bot.presenter import register
from bot.tables.questions import TIME_TO_AGREE
from bot.words import words
from cogs.kohle_kolonie import PRESENTER as KOHLE_PRESENTER
from cogs.views.log import log_page
from cogs.views.panel import news, panel
from db import history, votes
from games.kohle_kolonie.game import GAME as KOHLE
from tests.bot.table_bench import GUILD, Bench

BROKEN = b'{"game":"coal_baron","schema":1,"state":{"broken":1}}'
TEXT = words("en")
DAMAGE: dict[str, tuple[bytes | None, str]] = {
    "no JSON": (b"\x00\xffnonsense", "position"),
    "empty": (b"", "position"),
    "half of it": (BROKEN[:20], "position"),
    "fields missing": (BROKEN, "position"),
    "another game": (BROKEN.replace(b"coal_baron", b"kohle_kolonie"), "position"),
    "a schema before the first": (BROKEN.replace(b":1,", b":0,"), "position"),
    "a newer schema": (BROKEN.replace(b":1,", b":99,"), "newer"),
    "nested without end": (b"[" * 100_000, "position"),
    "missing": (None, "position"),
}
"""What may stand in the place of a sealed state, and which part of the table is said to be damaged."""


async def broken(bench: Bench, players: int = 3, place: int = 20) -> int:
    """A running table of which the position cannot be read."""
    table = await bench.table(players, place)
    await bench.damage("UPDATE tables SET state = ? WHERE id = ?", BROKEN, table)
    return table


async def damage_met(work: Any) -> Damaged:
    with pytest.raises(Damaged) as met:
        await work
    return met.value


# The position


@pytest.mark.parametrize("kind", DAMAGE)
async def test_a_position_that_cannot_be_read_is_named_and_stops_no_other_table(bench: Bench, kind: str) -> None:
    stored, part = DAMAGE[kind]
    table, sound = await bench.table(3), await bench.table(3, place=30)
    await bench.turn(table)
    await bench.damage("UPDATE tables SET state = ? WHERE id = ?", stored, table)
    for work in (
        bench.service.move(bench.call(101), table, None, "end"),
        bench.service.finish(bench.call(101), table, None),
    ):
        met = await damage_met(work)
        assert (met.table, met.part) == (table, part)
    with pytest.raises(Damaged):
        panel(await bench.service.seen(101, table), TEXT)
    await bench.turn(sound)
    assert [row.id for row in await bench.service.tables_of(101)] == [sound, table]
    assert (await bench.service.find(101, 20)).id == table


async def test_a_damaged_table_is_given_up_by_vote(bench: Bench) -> None:
    table = await broken(bench)
    assert await bench.service.ask_stop(bench.call(101), table) == "vote-opened"
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert await bench.service.cast(bench.call(102), table, vote.id, "yes") == "vote-passed"
    loaded = await bench.loaded(table)
    assert loaded.row.status == "abandoned"
    for letter in [one for one in await bench.letters(table) if isinstance(one, NoticeLetter | LobbyLetter)]:
        assert str(table) in compose(letter, loaded, 1).text


async def test_a_damaged_table_is_left_and_the_last_to_leave_ends_it(bench: Bench) -> None:
    table = await broken(bench, 2)
    assert await bench.service.leave(bench.call(101), table) == "seat-given-up"
    assert [row.id for row in await bench.service.tables_of(101)] == []
    assert await bench.service.join(bench.call(109), table) == "succession-asked"
    assert await bench.service.leave(bench.call(102), table) == "seat-given-up"
    assert (await bench.loaded(table)).row.status == "abandoned"


async def test_an_undo_that_was_asked_before_still_leads_back(bench: Bench) -> None:
    """It needs a checkpoint and no present position: so the players can mend their table themselves."""
    table = await bench.table(3)
    before = (await bench.loaded(table)).state
    first, second = await bench.turn(table), await bench.turn(table)
    assert await bench.service.ask_undo(bench.call(second), table, 2) == "vote-opened"
    await bench.damage("UPDATE tables SET state = ? WHERE id = ?", BROKEN, table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert await bench.service.cast(bench.call(first), table, vote.id, "yes") == "vote-passed"
    assert (await bench.loaded(table)).state == before


async def test_an_undo_of_a_damaged_position_asks_everybody(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    await bench.damage("UPDATE tables SET state = ? WHERE id = ?", BROKEN, table)
    assert await bench.service.ask_undo(bench.call(user), table, 1) == "vote-opened"
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert len(msgspec.json.decode(vote.asked)) == 2


async def test_a_game_that_this_version_lacks_is_named_left_and_given_up(bench: Bench) -> None:
    table, gathering = await bench.table(3), await bench.lobby(2, channel=11)
    for one in (table, gathering):
        await bench.damage("UPDATE tables SET game = 'hansa' WHERE id = ?", one)
    assert (await damage_met(bench.service.finish(bench.call(101), table, None))).part == "game"
    assert (await damage_met(bench.service.join(bench.call(109), gathering))).part == "game"
    assert await bench.service.leave(bench.call(102), gathering) == "left"
    card = compose(LobbyLetter(), await bench.loaded(gathering), 1).text
    assert "hansa" in card
    assert TEXT("lobby-unreadable") in card
    assert await bench.service.ask_stop(bench.call(101), table) == "vote-opened"
    assert await bench.service.leave(bench.call(103), table) == "seat-given-up"


async def test_what_was_to_be_told_before_the_damage_is_still_told(bench: Bench) -> None:
    """A turn letter holds the position it speaks of."""
    table = await bench.table(3)
    await bench.turn(table)
    await bench.damage("UPDATE tables SET state = ? WHERE id = ?", BROKEN, table)
    turn = (await bench.letters(table))[-1]
    assert isinstance(turn, TurnLetter)
    assert f"Table {table}" in compose(turn, await bench.loaded(table), 1).text


async def test_a_damaged_table_moves_on_to_another_channel_to_be_given_up_there(bench: Bench) -> None:
    table = await broken(bench)
    await bench.service.lose(20, bench.now)
    assert await bench.service.relocate(bench.call(101), table, 40) == "relocated"
    assert (await bench.letters(table))[-1].key == "notice-moved-unreadable"
    assert await bench.service.ask_stop(bench.call(101), table) == "vote-opened"


def test_the_same_damage_has_the_same_number_wherever_it_is_met_and_is_told_once() -> None:
    """Another table's has a number of its own."""
    told: list[str] = []
    at = [0.0]
    incidents = Incidents(clock=lambda: at[0])
    incidents._tell = lambda line, now: told.append(line)  # pyright: ignore[reportPrivateUsage]
    numbers = set[str]()
    for where in ("status", "outbox row 7", "votes"):
        try:
            raise Damaged(3, "position", where)
        except Damaged as error:
            numbers.add(incidents.report(error, where))
        at[0] += 7200
    assert numbers == {incident_number(Damaged(3, "position", "whatever"))}
    assert len(told) == 1
    assert "table 3" in told[0]
    assert incident_number(Damaged(4, "position", "")) not in numbers


# Options and boards


async def test_damaged_options_of_a_running_game_are_taken_from_its_position(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.damage("UPDATE tables SET options = '{\"delivered\":' WHERE id = ?", table)
    await bench.turn(table)
    assert next(fault.part for fault in bench.faults if isinstance(fault, Damaged)) == "options"
    loaded = await bench.loaded(table)
    assert loaded.options == msgspec.to_builtins(loaded.state.options)
    assert TEXT("lobby-unreadable") not in compose(LobbyLetter(), loaded, 1).text


@pytest.mark.parametrize("options", ["", "[]", '{"delivered": "sideways"}'])
async def test_a_lobby_with_damaged_options_is_joined_and_left_but_not_started(bench: Bench, options: str) -> None:
    table = await bench.lobby(2)
    await bench.damage("UPDATE tables SET options = ? WHERE id = ?", options, table)
    assert await bench.service.join(bench.call(103), table) == "joined"
    assert await bench.service.leave(bench.call(103), table) == "left"
    assert TEXT("lobby-unreadable") in compose(LobbyLetter(), await bench.loaded(table), 1).text
    assert (await damage_met(bench.service.startable(bench.call(101), table))).part == "options"
    assert (await damage_met(bench.service.start(bench.call(101), table, 20))).part == "options"
    assert await bench.service.leave(bench.call(102), table) == "left"
    assert await bench.service.leave(bench.call(101), table) == "left"
    assert (await bench.loaded(table)).row.status == "abandoned"


@pytest.mark.parametrize("file", [None, b"{", b"[]"])
async def test_a_board_of_which_the_file_is_gone_or_damaged_is_named(bench: Bench, file: bytes | None) -> None:
    register(KOHLE_PRESENTER)
    table = await bench.service.new(bench.call(101), KOHLE.id, GUILD, 12, "en", threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, 20)
    mark = (await bench.loaded(table)).state.options.board
    sql = """UPDATE tables SET options = replace(options, ?1, 'abcdef0123456789'),
             state = CAST(replace(CAST(state AS TEXT), ?1, 'abcdef0123456789') AS BLOB) WHERE id = ?2"""
    await bench.damage(sql, mark, table)
    if file is not None:
        await bench.damage("INSERT INTO boards VALUES ('abcdef0123456789', 'kohle_kolonie', 'x', ?)", file)
    assert (await damage_met(bench.service.finish(bench.call(101), table, None))).part == "board"
    assert await bench.service.ask_stop(bench.call(101), table) == "vote-opened"


# Open turns


@pytest.mark.parametrize("moves", ["", "{", '{"a": 1}', "[1]", "null"])
async def test_an_open_turn_that_cannot_be_read_begins_anew_and_its_seat_is_told(bench: Bench, moves: str) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    stale = (await bench.loaded(table)).seats[(await bench.loaded(table)).active[0]].decision
    await bench.damage("UPDATE seats SET moves = ? WHERE table_id = ? AND user = ?", moves, table, user)
    seen = await bench.service.seen(user, table)
    assert TEXT("moves-unreadable") in panel(seen, TEXT).text
    assert [fault.part for fault in bench.faults if isinstance(fault, Damaged)][-1] == "moves"
    assert seen.position is not None
    assert seen.position.moves == ()
    assert seen.position.decision != stale
    choice = (await bench.choices(table))[0]
    assert await bench.service.move(bench.call(user), table, seen.position.decision, choice) == "move-made"
    assert TEXT("moves-unreadable") not in panel(await bench.service.seen(user, table), TEXT).text


async def test_an_open_turn_of_another_that_cannot_be_read_holds_up_nobody(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    await bench.damage("UPDATE seats SET moves = '{' WHERE table_id = ? AND user <> ?", table, user)
    assert await bench.turn(table) == user
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"
    assert await bench.turn(table) == user
    await bench.turn(table)


@pytest.mark.parametrize("column", ["quiet_seats", "reopen_moves"])
async def test_what_is_kept_of_a_turn_just_finished_may_be_damaged(bench: Bench, column: str) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    await bench.damage(f"UPDATE tables SET {column} = 'x', quiet_until = ? WHERE id = ?", bench.now + 60, table)
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"
    assert await bench.turn(table) == user


# The log


@pytest.mark.parametrize("events", ["", "nonsense", "{}", "[1]", '["a"]', "[null]", '[{"kind": 1}]', "[[]]"])
async def test_a_line_of_the_log_that_cannot_be_read_is_shown_as_such(bench: Bench, events: str) -> None:
    table = await bench.table(3)
    first = await bench.turn(table)
    line = (await bench.lines(table))[-1].id
    second = await bench.turn(table)
    await bench.damage("UPDATE log SET events = ? WHERE id = ?", events, line)
    page = await bench.service.log(first, table)
    assert log_page(page, TEXT).text.count(TEXT("log-unreadable")) == 1
    assert [fault.part for fault in bench.faults if isinstance(fault, Damaged)] == ["log"]
    assert page.number == page.pages
    shown = news(await bench.service.news(first, table), TEXT).text
    assert TEXT("news-title", count=1)[:12] in shown
    await bench.turn(table)
    await bench.damage("UPDATE log SET events = ? WHERE id = ?", events, (await bench.lines(table))[-2].id)
    assert TEXT("news-unreadable") in news(await bench.service.news(first, table), TEXT).text
    assert second != first


async def test_a_line_not_told_yet_that_cannot_be_read_does_not_hold_up_the_turn(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.turn(table)
    await bench.damage("UPDATE tables SET told = 0 WHERE id = ?", table)
    await bench.damage("UPDATE log SET events = '[' WHERE id = ?", (await bench.lines(table))[-1].id)
    await bench.turn(table)
    assert isinstance((await bench.letters(table))[-1], TurnLetter)


async def test_an_undo_of_a_turn_that_the_log_no_longer_tells_asks_everybody(bench: Bench) -> None:
    table = await bench.table(4)
    user = await bench.turn(table)
    await bench.damage("UPDATE log SET events = '[' WHERE id = ?", (await bench.lines(table))[-1].id)
    assert await bench.service.ask_undo(bench.call(user), table, 1) == "vote-opened"
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert len(msgspec.json.decode(vote.asked)) == 3


@pytest.mark.parametrize("packed", [b"", b"nonsense", None])
async def test_an_undo_to_a_checkpoint_that_cannot_be_read_is_refused(bench: Bench, packed: bytes | None) -> None:
    """Also where it can be unpacked and holds no state."""
    table = await bench.table(3)
    user = await bench.turn(table)
    if packed is None:
        await bench.db.transaction(lambda c: c.execute("DELETE FROM checkpoints WHERE seal = 0"))
        await bench.db.transaction(lambda c: history.keep_checkpoint(c, table, 0, BROKEN))
    else:
        await bench.damage("UPDATE checkpoints SET state = ? WHERE seal = 0", packed)
    sealed = (await bench.loaded(table)).row
    assert (await damage_met(bench.service.ask_undo(bench.call(user), table, 1))).part == "checkpoint"
    assert (await damage_met(bench.service.back(bench.call(user), table, None))).part == "checkpoint"
    assert (await bench.loaded(table)).row == sealed
    await bench.turn(table)


async def test_an_undo_over_a_line_of_which_the_moves_cannot_be_read_is_refused(bench: Bench) -> None:
    """Before anybody is asked."""
    table = await bench.table(3)
    for _ in range(3):
        await bench.turn(table)
    line = (await bench.lines(table))[1]
    await bench.damage("UPDATE log SET actions = '[' WHERE id = ?", line.id)
    await bench.damage("DELETE FROM checkpoints WHERE seal IN (1, 2)")
    user = await bench.user(table)
    assert (await damage_met(bench.service.preview(bench.call(user), table, 1))).part == "actions"
    assert (await damage_met(bench.service.ask_undo(bench.call(user), table, 1))).part == "actions"
    assert await bench.db.read(lambda c: votes.open_votes(c, table)) == []


# Votes


async def test_a_vote_that_cannot_be_read_is_named_asked_anew_and_keeps_nobody_seated(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.damage("UPDATE votes SET asked = '{' WHERE id = ?", vote.id)
    assert (await damage_met(bench.service.cast(bench.call(102), table, vote.id, "yes"))).part == "vote"
    assert await bench.service.leave(bench.call(103), table) == "seat-given-up"
    assert await bench.service.ask_stop(bench.call(101), table) == "vote-opened"
    (fresh,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert fresh.id != vote.id
    assert await bench.service.cast(bench.call(102), table, fresh.id, "yes") == "vote-passed"


async def test_votes_lapse_table_by_table_whatever_is_wrong_with_one(bench: Bench) -> None:
    damaged, sound = await broken(bench), await bench.table(3, place=30)
    for table in (damaged, sound):
        await bench.service.ask_stop(bench.call(101), table)
    await bench.damage("UPDATE votes SET asked = '{' WHERE table_id = ?", damaged)
    bench.now += TIME_TO_AGREE
    await bench.service.agenda.do(bench.now)
    for table in (damaged, sound):
        assert await bench.db.read(lambda c, at=table: votes.open_votes(c, at)) == []
        assert (await bench.letters(table))[-1].key == "notice-abandon-lapsed"


async def test_a_vote_that_fails_is_told_once_put_aside_and_holds_up_no_other(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing, sound = await bench.table(3), await bench.table(3, place=30)
    for table in (failing, sound):
        await bench.service.ask_stop(bench.call(101), table)
    real = votes.close_vote
    (first,) = await bench.db.read(lambda c: votes.open_votes(c, failing))

    def close(connection: sqlite3.Connection, vote_id: int, status: str) -> None:
        real(connection, vote_id, status)
        if vote_id == first.id:
            raise RuntimeError("a fault of the program")

    monkeypatch.setattr(votes, "close_vote", close)
    bench.now += TIME_TO_AGREE
    for _ in range(3):
        await bench.service.agenda.do(bench.now)
    assert [str(fault) for fault in bench.faults] == ["a fault of the program"]
    assert await bench.db.read(lambda c: votes.open_votes(c, sound)) == []
    assert len(await bench.db.read(lambda c: votes.open_votes(c, failing))) == 1


# The outbox


def test_a_letter_that_cannot_be_read_names_its_table() -> None:
    for stored in ("", "{", '{"letter": "poem"}', '{"letter": "turn"}'):
        with pytest.raises(Damaged) as met:
            read_letter(7, stored)
        assert (met.value.table, met.value.part) == (7, "letter")


async def test_the_letter_of_an_old_turn_message_may_be_damaged(bench: Bench) -> None:
    """Else the new message would never be noted as sent, and be looked for again and again."""
    table = await bench.table(3)
    turn = next(row for row in await bench.rows(table) if '"turn"' in row.letter)
    await bench.db.transaction(
        lambda c: record_arrival(c, turn, TurnLetter(position=NO_POSITION, asked=(), events=()), 5, 0)
    )
    await bench.damage("UPDATE outbox SET letter = '{' WHERE id = ?", turn.id)
    await bench.turn(table)
    following = (await bench.rows(table))[-1]
    letter = read_letter(table, following.letter)
    await bench.db.transaction(lambda c: record_arrival(c, following, letter, 6, 0))
    assert (await bench.rows(table))[-1].message == 6
    assert (await bench.loaded(table)).row.turn_message == 6


NO_UTF_8 = b"ab\xff"
TEXTS = ("votes.asked", "votes.successor_name", "tables.seed", "tables.options", "outbox.letter")


@pytest.mark.parametrize("column", TEXTS)
async def test_a_text_that_is_no_utf_8_stops_no_other_table(bench: Bench, column: str) -> None:
    damaged, sound = await bench.table(3), await bench.table(3, place=30)
    for table in (damaged, sound):
        await bench.service.ask_stop(bench.call(101), table)
    where, name = column.split(".")
    key = "id" if where == "tables" else "table_id"
    await bench.damage(f"UPDATE {where} SET {name} = CAST(? AS TEXT) WHERE {key} = ?", NO_UTF_8, damaged)
    bench.now += TIME_TO_AGREE
    await bench.service.agenda.do(bench.now)
    assert await bench.db.read(lambda c: votes.open_votes(c, sound)) == []
    assert {row.id for row in await bench.service.tables_of(101)} == {damaged, sound}
    assert await bench.service.leave(bench.call(102), damaged) == "seat-given-up"


@pytest.mark.parametrize("asks", ["vote x", "seat x", "vote ", "nonsense 1"])
async def test_a_message_of_which_nobody_knows_for_what_it_waits_keeps_nobody_seated(
    bench: Bench, asks: str
) -> None:
    table = await bench.table(3)
    await bench.damage("UPDATE outbox SET asks = ? WHERE table_id = ?", asks, table)
    assert await bench.service.leave(bench.call(102), table) == "seat-given-up"
    assert await bench.service.ask_stop(bench.call(101), table) == "vote-opened"


async def test_a_colour_that_nobody_knows_keeps_nobody_seated(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.damage("UPDATE seats SET colour = 'garbage' WHERE table_id = ? AND seat = 1", table)
    assert await bench.service.leave(bench.call(102), table) == "seat-given-up"


@pytest.mark.parametrize("part", ["options", "letter"])
async def test_what_is_nested_without_an_end_is_damage_like_any_other(bench: Bench, part: str) -> None:
    table = await bench.table(3)
    nested = '{"letter":"turn","view":{"a":' + "[" * 100_000
    if part == "options":
        await bench.damage("UPDATE tables SET options = ? WHERE id = ?", nested, table)
    else:
        await bench.damage("UPDATE outbox SET letter = ? WHERE table_id = ?", nested, table)
    assert await bench.service.leave(bench.call(102), table) == "seat-given-up"


def test_the_host_sets_back_the_position_and_the_players_give_up_the_table() -> None:
    """Nobody gives up a position."""
    said = TEXT("damaged-position", table=1, host="")
    assert "The table can also be given up" in said
    assert "It can" not in said
