"""What somebody who loses, leaves, stalls or presses twice might try with disputes."""

import sqlite3
from contextlib import suppress

import pytest

from bot.errors import Damaged, Refused
from bot.letters import NoticeLetter
from bot.tables.counting import PATIENCE
from bot.tables.dispute_choices import BACK, UPHOLD
from db import tables, waits
from db.rows import WaitRow
from tests.bot.clocked_tables import clocked
from tests.bot.disputed_tables import (
    DAY,
    HOUR,
    choose,
    dispute_of,
    disputed,
    letters,
    line_of,
    made,
    open_votes,
    others,
    status,
    two_turns,
    vote_of,
)
from tests.bot.table_bench import THREAD, Bench


async def wait_of(bench: Bench, table: int) -> WaitRow:
    """The one wait of a table."""
    (found,) = await bench.db.read(lambda c: waits.waits(c, table))
    return found


async def told(bench: Bench, table: int) -> None:
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


# Votes count seats


async def test_a_double_press_and_a_repeated_interaction_are_one_vote(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first, "ruling", ruling="So it is.")
    one, *_ = others(4, first, second)
    line, choice = (await letters(bench, table))[0].line, f"ruling.{first - 101}"
    call = bench.call(one)
    for repeated in (call, call, bench.call(one), bench.call(one)):
        assert await bench.service.choose(repeated, table, vote.id, choice, line) == "ballot-counted"
    assert await status(bench, vote) == "open"
    opened = bench.call(second)
    point = await line_of(bench, table, 2)
    for _ in range(2):
        assert await bench.service.open_dispute(opened, table, point, "ruling", "Twice.") == "dispute-opened"
    assert len(await open_votes(bench, table)) == 2


async def test_a_stranger_a_member_and_a_moderator_without_a_seat_have_no_part(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    point = await line_of(bench, table)
    for call, key in (
        (bench.call(500), "not-seated"),
        (bench.call(501, guild=2), "table-unknown"),
        (bench.call(900, moderates=THREAD), "not-seated"),
    ):
        assert await bench.key(bench.service.open_dispute(call, table, point)) == key
    vote = await disputed(bench, table, first)
    for call, key in (
        (bench.call(500), "not-seated"),
        (bench.call(501, guild=2), "table-unknown"),
        (bench.call(900, moderates=THREAD), "not-seated"),
    ):
        assert await bench.key(bench.service.choose(call, table, vote.id, UPHOLD, 0)) == key
        assert await bench.key(bench.service.propose_ruling(call, table, vote.id, "Mine.", 0)) == key


async def test_a_moderator_who_plays_has_one_vote_like_anybody(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    call = bench.call(others(4, first, second)[0], moderates=THREAD)
    assert await bench.service.choose(call, table, vote.id, UPHOLD, 0) == "ballot-counted"
    assert await status(bench, vote) == "open"


@pytest.mark.parametrize("how", ["left", "suspended", "conceded"])
async def test_who_does_not_count_any_more_is_not_waited_for(bench: Bench, how: str) -> None:
    """Three of four are left, of whom two are more than half; the ballot of whoever went counts for nothing."""
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first, "ruling", ruling="So it is.")
    one, two = others(4, first, second)
    await choose(bench, table, one, vote, UPHOLD)
    if how == "left":
        await bench.service.leave(bench.call(one), table)
    elif how == "suspended":
        await bench.service.suspend(bench.call(900, moderates=THREAD), table, one - 101)
    else:
        await bench.service.concede(bench.call(one), table)
    now = await vote_of(bench, vote)
    assert (now.asked, now.needed) == (str(sorted([first - 101, second - 101, two - 101])).replace(" ", ""), 2)
    assert await bench.key(choose(bench, table, one, vote, UPHOLD)) in (
        "vote-not-yours",
        "not-seated",
        "seat-suspended",
    )
    assert await choose(bench, table, two, vote, f"ruling.{first - 101}") == "dispute-decided"
    assert len(await made(bench, table)) == 1


@pytest.mark.parametrize("how", ["left", "conceded", "suspended"])
async def test_who_does_not_count_opens_none(bench: Bench, how: str) -> None:
    table, first, _ = await two_turns(bench)
    point = await line_of(bench, table)
    if how == "left":
        await bench.service.leave(bench.call(first), table)
    elif how == "suspended":
        await bench.service.suspend(bench.call(900, moderates=THREAD), table, first - 101)
    else:
        await bench.service.concede(bench.call(first), table)
    key = {"left": "not-seated", "conceded": "dispute-not-counting", "suspended": "seat-suspended"}[how]
    assert await bench.key(bench.service.open_dispute(bench.call(first), table, point)) == key


async def alone(bench: Bench) -> tuple[int, int]:
    """A table of two at which one is waited for longer than the table waits; the table, and the other."""
    table, _, _ = await two_turns(bench, 2)
    await told(bench, table)
    bench.now += PATIENCE + 60
    return table, 203 - await bench.user(table)


async def test_nobody_settles_a_rule_alone_where_the_others_are_silent(bench: Bench) -> None:
    table, user = await alone(bench)
    point = await line_of(bench, table)
    opening = bench.service.open_dispute(bench.call(user), table, point, "ruling", "I win.")
    assert await bench.key(opening) == "dispute-alone"
    assert await bench.key(bench.service.disputable(bench.call(user), table, point)) == "dispute-alone"
    assert await made(bench, table) == []


@pytest.mark.parametrize("stays", [True, False])
async def test_nor_where_the_other_leaves_during_the_vote(bench: Bench, stays: bool) -> None:
    table, first, second = await two_turns(bench, 2)
    vote = await disputed(bench, table, first, "ruling", ruling="I win.")
    await bench.service.leave(bench.call(second if stays else first), table)
    assert await status(bench, vote) == "void"
    assert await made(bench, table) == []


async def test_leaving_is_no_consent_and_lets_nobody_rewind(bench: Bench) -> None:
    """Whose line falls leaves without having agreed: it is not taken back, also after they are back."""
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    seal = (await bench.loaded(table)).row.seal
    await bench.service.leave(bench.call(second), table)
    for user in others(4, first, second):
        if await status(bench, vote) == "open":
            await choose(bench, table, user, vote, BACK)
    assert (await letters(bench, table))[0].settled == UPHOLD
    assert (await bench.loaded(table)).row.seal == seal


async def test_a_successor_and_whoever_comes_back_have_the_disputes_of_their_seat(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    for _ in range(2):
        await bench.turn(table)
    for ago in (1, 2):
        point = await line_of(bench, table, ago)
        await bench.service.open_dispute(bench.call(first), table, point, "ruling", "No.")
        (vote,) = await open_votes(bench, table)
        for user in others(4, first):
            if await status(bench, vote) == "open":
                await choose(bench, table, user, vote, UPHOLD)
    point = await line_of(bench, table, 3)
    assert await bench.key(bench.service.open_dispute(bench.call(first), table, point)) == "dispute-enough"
    await bench.service.leave(bench.call(first), table)
    await bench.service.come_back(bench.call(first), table)
    assert await bench.key(bench.service.open_dispute(bench.call(first), table, point)) == "dispute-enough"
    await bench.service.leave(bench.call(first), table)
    await bench.service.join(bench.call(500), table)
    (replace,) = [one for one in await open_votes(bench, table) if one.kind == "replace"]
    for user in others(4, first):
        if await status(bench, replace) == "open":
            await bench.service.cast(bench.call(user), table, replace.id, "yes")
    assert (await bench.loaded(table)).seat_of(500) is not None
    assert await bench.key(bench.service.open_dispute(bench.call(500), table, point)) == "dispute-enough"
    same = bench.service.open_dispute(bench.call(second), table, await line_of(bench, table, 1))
    assert await bench.key(same) == "disputed-already"


# Time


async def test_a_dispute_stops_the_waits_of_the_others_and_never_the_disputers(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    await told(bench, table)
    at_turn = await bench.user(table)
    before = await wait_of(bench, table)
    opener = first if first != at_turn else second
    vote = await disputed(bench, table, opener)
    bench.now += 10 * HOUR
    for user in others(4, opener):
        if await status(bench, vote) == "open":
            await choose(bench, table, user, vote, UPHOLD)
    after = await wait_of(bench, table)
    assert (before.still_since, after.still_since) == (None, None)
    assert after.since == before.since + 10 * HOUR
    assert (await bench.loaded(table)).seats[at_turn - 101].away_used == 0
    bench.now += HOUR
    again = await wait_of(bench, table)
    assert (again.since, again.still_since) == (after.since, None)


async def test_a_dispute_opened_to_stop_the_clock_stops_not_ones_own(bench: Bench) -> None:
    table = await clocked(bench)
    await bench.turn(table)
    await told(bench, table)
    at_turn = await bench.user(table)
    left = (await bench.service.seen(at_turn, table)).left
    assert left is not None
    await disputed(bench, table, at_turn)
    bench.now += 600
    now = (await bench.service.seen(at_turn, table)).left
    assert now is not None
    assert (await wait_of(bench, table)).still_since is None
    assert now.zero == left.zero


async def test_nor_does_one_of_a_friend_as_long_as_the_own_is_open(bench: Bench) -> None:
    table = await bench.table(4)
    for _ in range(3):
        await bench.turn(table)
    await told(bench, table)
    at_turn = await bench.user(table)
    await bench.service.open_dispute(bench.call(at_turn), table, await line_of(bench, table, 1), "ruling", "So.")
    friend = others(4, at_turn)[0]
    await bench.service.open_dispute(bench.call(friend), table, await line_of(bench, table, 2), "ruling", "So.")
    assert (await wait_of(bench, table)).still_since is None


async def test_a_second_dispute_in_the_round_stops_nobody(bench: Bench) -> None:
    table = await bench.table(4)
    for _ in range(3):
        await bench.turn(table)
    await told(bench, table)
    at_turn = await bench.user(table)
    opener = others(4, at_turn)[0]
    for ago, stands in ((1, True), (2, False)):
        await bench.service.open_dispute(
            bench.call(opener), table, await line_of(bench, table, ago), "ruling", "So."
        )
        (vote,) = await open_votes(bench, table)
        assert ((await wait_of(bench, table)).still_since is not None) == stands
        assert bool((await dispute_of(bench, vote)).stops) == stands
        assert (await letters(bench, table))[-1].stops == stands
        for user in others(4, opener):
            if await status(bench, vote) == "open":
                await choose(bench, table, user, vote, UPHOLD)
        assert (await wait_of(bench, table)).still_since is None


async def test_who_is_away_stands_still_on_after_a_dispute_and_it_costs_them_nothing(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    await told(bench, table)
    at_turn = await bench.user(table)
    opener = first if first != at_turn else second

    def away(connection: sqlite3.Connection) -> None:
        tables.change_seat(connection, table, at_turn - 101, away="wait")
        waits.stand_still(connection, table, at_turn - 101, bench.now)

    await bench.db.transaction(away)
    vote = await disputed(bench, table, opener)
    bench.now += 5 * HOUR
    for user in others(4, opener):
        if await status(bench, vote) == "open":
            await choose(bench, table, user, vote, UPHOLD)
    assert (await wait_of(bench, table)).still_since is not None
    assert (await bench.loaded(table)).seats[at_turn - 101].away_used == 0


async def test_it_always_ends_whatever_hours_somebody_wakes_and_nobody_is_silent_for_it(bench: Bench) -> None:
    """A table's patience runs on after it: no dispute makes anybody slow, nor lets a game stand for longer."""
    table, first, _ = await two_turns(bench)
    await told(bench, table)
    vote = await disputed(bench, table, first)
    assert vote.lapses_at - bench.now <= 3 * DAY
    bench.now += PATIENCE
    await bench.service.agenda.do(bench.now)
    assert await status(bench, vote) != "open"
    loaded = await bench.loaded(table)
    assert not any(seat.disputed for seat in loaded.seats)


# Play goes on


async def test_what_seals_meanwhile_falls_too_and_whose_it_is_must_agree(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    shown = (await letters(bench, table))[0].line
    third = await bench.turn(table)
    (letter,) = await letters(bench, table)
    assert (letter.turns, letter.whose) == (2, tuple(sorted((second - 101, third - 101))))
    assert await choose(bench, table, second, vote, BACK) == "ballot-counted"
    assert third - 101 in (await letters(bench, table))[0].missing
    late = bench.service.choose(bench.call(third), table, vote.id, BACK, shown)
    assert await bench.key(late) == "dispute-more-fell"
    assert await choose(bench, table, third, vote, BACK) == "dispute-decided"
    assert await bench.user(table) == second


async def test_a_consent_to_less_is_asked_for_again(bench: Bench) -> None:
    table = await bench.table(3)
    first, second = await bench.turn(table), await bench.turn(table)
    third = await bench.turn(table)
    point = await line_of(bench, table, 2)
    await bench.service.open_dispute(bench.call(first), table, point)
    (vote,) = await open_votes(bench, table)
    await choose(bench, table, second, vote, BACK)
    while await bench.user(table) != second:
        await bench.turn(table)
    await bench.turn(table)
    (letter,) = await letters(bench, table)
    assert second - 101 in letter.missing
    assert await status(bench, vote) == "open"
    await choose(bench, table, third, vote, BACK)
    assert await status(bench, vote) == "open"
    await choose(bench, table, second, vote, BACK)
    assert await status(bench, vote) == "passed"


async def test_an_undo_meanwhile_that_takes_the_line_back_closes_it(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    await bench.service.ask_undo(bench.call(second), table, 1)
    undo = [one for one in await open_votes(bench, table) if one.kind == "undo"]
    for user in others(4, second):
        if undo and await status(bench, undo[0]) == "open" and str(user - 101) in undo[0].asked:
            await bench.service.cast(bench.call(user), table, undo[0].id, "yes")
    assert await status(bench, vote) == "void"
    assert (await letters(bench, table))[0].settled == "void"
    assert not any(seat.disputed for seat in (await bench.loaded(table)).seats)


async def test_an_ended_table_has_no_disputes_and_its_end_closes_them(bench: Bench) -> None:
    table, first, _ = await two_turns(bench, 3)
    vote = await disputed(bench, table, first)
    await bench.service.ask_stop(bench.call(first), table)
    (stop,) = [one for one in await open_votes(bench, table) if one.kind == "abandon"]
    for user in others(3, first):
        if await status(bench, stop) == "open":
            await bench.service.cast(bench.call(user), table, stop.id, "yes")
    assert await status(bench, vote) == "void"
    assert (await letters(bench, table))[0].settled == "void"
    late = bench.service.choose(bench.call(first), table, vote.id, UPHOLD, 0)
    assert (await bench.key(late)).startswith("table-is-")
    again = bench.service.open_dispute(bench.call(first), table, await line_of(bench, table, 1))
    assert (await bench.key(again)).startswith("table-is-")


@pytest.mark.slow
async def test_the_end_of_the_game_during_a_vote_decides_nothing(bench: Bench) -> None:
    table = await bench.table(3)
    for _ in range(400):
        await bench.turn(table)
        if (await bench.loaded(table)).row.status == "over":
            break
        votes = await open_votes(bench, table)
        if not votes:
            user = await bench.user(table)
            with suppress(Refused):  # two a round are enough
                point = await line_of(bench, table)
                await bench.service.open_dispute(bench.call(user), table, point, "ruling", "So.")
    assert (await bench.loaded(table)).row.status == "over"
    found = await letters(bench, table)
    assert found
    assert all(one.settled for one in found)
    assert await made(bench, table) == []


async def test_a_table_that_rests_pauses_or_moves_goes_on_with_its_dispute(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    moderator = bench.call(900, moderates=THREAD)
    await bench.service.rest(moderator, table)
    bench.now += 30 * DAY
    await bench.service.agenda.do(bench.now)
    assert await status(bench, vote) == "open"  # nobody could answer it
    await bench.service.look(bench.call(first), table)
    assert (await vote_of(bench, vote)).lapses_at > bench.now
    await bench.service.relocate(bench.call(900, moderates=THREAD), table, 77)
    await bench.service.ask_pause(bench.call(first), table, bench.now + DAY)
    assert await choose(bench, table, second, vote, BACK) == "dispute-decided"
    assert (await letters(bench, table))[-1].settled == BACK


async def test_nobody_is_called_more_than_once_for_it(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    for user in others(4, first, second):
        await choose(bench, table, user, vote, UPHOLD)
    rows = [row for row in await bench.rows(table) if '"letter":"dispute"' in row.letter]
    assert sum(row.edits is None for row in rows) == 1
    assert not [
        one for one in await bench.letters(table) if isinstance(one, NoticeLetter) and "dispute" in one.key
    ]


async def test_after_a_restored_backup_an_old_message_decides_nothing(bench: Bench) -> None:
    """Its question is not there any more, or is another's: no press of it counts for anything."""
    table, first, second = await two_turns(bench)
    line = (await bench.lines(table))[-1].id
    old = bench.service.choose(bench.call(second), table, 4711, BACK, line)
    assert await bench.key(old) == "vote-closed"
    await bench.service.ask_pause(bench.call(first), table, bench.now + DAY)
    (pause,) = await open_votes(bench, table)
    assert (
        await bench.key(bench.service.choose(bench.call(second), table, pause.id, BACK, line)) == "vote-not-yours"
    )
    propose = bench.service.propose_ruling(bench.call(second), table, pause.id, "So.", line)
    assert await bench.key(propose) == "vote-closed"


async def test_nor_does_one_whose_number_another_dispute_has_by_now(bench: Bench) -> None:
    """It named another line and another switch: only the message of the dispute itself is a way to vote in it."""
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    service, line = bench.service, (await bench.lines(table))[-1].id
    for message, key in ((None, "ballot-counted"), (7001, "ballot-counted")):  # it has not arrived yet
        assert await service.choose(bench.call(second), table, vote.id, UPHOLD, line, message) == key
    await bench.damage("UPDATE outbox SET message = 7002, status = 'sent' WHERE asks = ?", f"dispute {vote.id}")
    one = others(4, first, second)[0]
    for work in (
        service.choose(bench.call(second), table, vote.id, BACK, line, 7001),
        service.propose_ruling(bench.call(one), table, vote.id, "So.", line, 7001),
    ):
        assert await bench.key(work) == "vote-closed"
    assert await status(bench, vote) == "open"
    assert await service.choose(bench.call(second), table, vote.id, BACK, line, 7002) == "dispute-decided"


async def test_a_dispute_of_a_position_that_cannot_be_read_is_answered_as_such(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    await bench.damage("UPDATE tables SET state = X'00' WHERE id = ?", table)
    assert await choose(bench, table, second, vote, BACK) == "ballot-counted"
    assert await status(bench, vote) == "open"
    again = await bench.refused(
        bench.service.open_dispute(bench.call(second), table, await line_of(bench, table, 2))
    )
    assert isinstance(again, Damaged)
    bench.now += 4 * DAY
    await bench.service.agenda.do(bench.now)
    assert await status(bench, vote) != "open"
    assert bench.faults == []
