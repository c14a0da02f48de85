"""Questions that meet what happens in between: somebody leaves, returns, is replaced, or two press at once."""

import asyncio

from bot.errors import Refused
from bot.tables.counting import PATIENCE
from bot.tables.presence import TWICE, Look
from db import votes, waits
from db.rows import SeatRow, VoteRow
from tests.bot.table_bench import THREAD, Bench


async def begun(bench: Bench, players: int) -> tuple[int, int, list[int]]:
    """A table whose turn message stands there: its number, the user at turn, the other users."""
    table = await bench.table(players)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    user = await bench.user(table)
    return table, user, [101 + seat for seat in range(players) if 101 + seat != user]


async def silent(bench: Bench, players: int) -> tuple[int, int, list[int]]:
    """The same, the user at turn silent for longer than the table's patience."""
    found = await begun(bench, players)
    bench.now += PATIENCE + 1
    return found


async def asked(bench: Bench, table: int, kind: str) -> VoteRow:
    found = [vote for vote in await bench.db.read(lambda c: votes.open_votes(c, table)) if vote.kind == kind]
    assert len(found) == 1
    return found[0]


async def kept(bench: Bench, vote: VoteRow) -> VoteRow:
    found = await bench.db.read(lambda c: votes.vote(c, vote.id))
    assert found is not None
    return found


async def row_of(bench: Bench, table: int, user: int) -> SeatRow:
    found = (await bench.loaded(table)).seat_of(user)
    assert found is not None
    return found


async def told(bench: Bench, table: int) -> list[str]:
    return [letter.key for letter in await bench.letters(table) if hasattr(letter, "key")]


async def test_of_two_last_ballots_at_once_one_decides_and_it_is_carried_out_once(bench: Bench) -> None:
    table, user, (one, two, three) = await silent(bench, 4)
    seat = (await row_of(bench, table, user)).seat
    await bench.service.ask_absence(bench.call(one), table, seat, "pass")
    vote = await asked(bench, table, "absent")
    found = await asyncio.gather(
        *(bench.service.cast(bench.call(voter), table, vote.id, "pass") for voter in (two, three)),
        return_exceptions=True,
    )
    assert found[0] == "vote-passed"
    assert getattr(found[1], "key", "") == "vote-closed"
    assert len([line for line in await bench.lines(table) if line.passed]) == 1
    assert (await bench.kinds(table)).count("absent-passed") == 1


async def test_one_user_is_no_majority_however_often_they_vote(bench: Bench) -> None:
    table, _, (one, *_) = await begun(bench, 4)
    await bench.service.ask_stop(bench.call(one), table)
    vote = await asked(bench, table, "abandon")
    for _ in range(5):
        assert await bench.service.cast(bench.call(one), table, vote.id, "yes") == "ballot-counted"
    assert await bench.key(bench.service.ask_stop(bench.call(one), table)) == "vote-already-open"
    assert (await kept(bench, vote)).status == "open"


async def test_when_the_asker_leaves_those_who_stay_decide_alone(bench: Bench) -> None:
    table, one, (two, three) = await begun(bench, 3)
    await bench.service.ask_stop(bench.call(one), table)
    vote = await asked(bench, table, "abandon")
    await bench.service.leave(bench.call(one), table)
    seats = sorted([(await row_of(bench, table, user)).seat for user in (two, three)])
    now = await kept(bench, vote)
    assert (now.asked, now.needed) == (str(seats).replace(" ", ""), 2)
    assert await bench.service.cast(bench.call(two), table, vote.id, "no") == "vote-refused"


async def test_when_the_asker_of_two_leaves_the_other_alone_decides(bench: Bench) -> None:
    table, one, (two,) = await begun(bench, 2)
    await bench.service.ask_stop(bench.call(one), table)
    vote = await asked(bench, table, "abandon")
    await bench.service.leave(bench.call(one), table)
    assert await bench.service.cast(bench.call(two), table, vote.id, "yes") == "vote-passed"


async def test_an_asker_who_is_suspended_has_no_ballot_any_more(bench: Bench) -> None:
    table, one, (two, three) = await begun(bench, 3)
    await bench.service.ask_stop(bench.call(one), table)
    vote = await asked(bench, table, "abandon")
    seat = (await row_of(bench, table, one)).seat
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, seat)
    assert await bench.key(bench.service.cast(bench.call(one), table, vote.id, "yes")) == "seat-suspended"
    assert await bench.service.cast(bench.call(two), table, vote.id, "yes") == "ballot-counted"
    assert await bench.service.cast(bench.call(three), table, vote.id, "no") == "vote-refused"


async def test_a_newcomer_has_no_ballot_in_a_question_asked_before_they_came(bench: Bench) -> None:
    table, one, (two, three) = await begun(bench, 3)
    await bench.service.ask_pause(bench.call(two), table, bench.now + 3600)
    vote = await asked(bench, table, "pause")
    await bench.service.leave(bench.call(one), table)
    await bench.service.join(bench.call(201), table)
    await bench.service.cast(bench.call(two), table, (await asked(bench, table, "replace")).id, "yes")
    await bench.service.cast(bench.call(three), table, (await asked(bench, table, "replace")).id, "yes")
    assert (await row_of(bench, table, 201)).owner is None
    assert await bench.key(bench.service.cast(bench.call(201), table, vote.id, "yes")) == "vote-not-yours"
    assert await bench.service.cast(bench.call(three), table, vote.id, "yes") == "vote-passed"


async def test_a_question_closes_that_somebody_decided_by_leaving(bench: Bench) -> None:
    """Of four two agree; the third leaves, and two of three are a majority."""
    table, one, (two, three, four) = await begun(bench, 4)
    await bench.service.ask_stop(bench.call(one), table)
    vote = await asked(bench, table, "abandon")
    await bench.service.cast(bench.call(two), table, vote.id, "yes")
    assert (await kept(bench, vote)).status == "open"
    await bench.service.leave(bench.call(three), table)
    assert (await kept(bench, vote)).status == "passed"
    assert (await bench.loaded(table)).row.status == "abandoned"
    assert await bench.key(bench.service.cast(bench.call(four), table, vote.id, "no")) == "table-is-stopped"
    assert (await told(bench, table)).count("notice-stopped") == 1


async def test_a_question_about_somebody_ends_when_they_are_back(bench: Bench) -> None:
    """So it is in nobody's way: another seat that is not there can be asked about at once."""
    table, user, (one, two) = await silent(bench, 3)
    seat = (await row_of(bench, table, user)).seat
    await bench.service.ask_absence(bench.call(one), table, seat, "pass")
    vote = await asked(bench, table, "absent")
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    assert (await kept(bench, vote)).status == "void"
    assert await bench.key(bench.service.cast(bench.call(two), table, vote.id, "pass")) == "vote-closed"
    letter = next(one for one in await bench.letters(table) if getattr(one, "vote", None) == vote.id)
    assert letter.settled == "vote-lapsed"
    assert not [line for line in await bench.lines(table) if line.passed]


async def test_who_returns_between_the_last_ballot_and_its_end_is_not_passed(bench: Bench) -> None:
    """Both arrive at once: the one is carried out whole before the other."""
    table, user, (one,) = await silent(bench, 2)
    seat = (await row_of(bench, table, user)).seat
    move = (await bench.choices(table))[0]
    first = bench.service.move(bench.call(user), table, None, move)
    second = bench.service.ask_absence(bench.call(one), table, seat, "pass")
    found = await asyncio.gather(first, second, return_exceptions=True)
    assert getattr(found[1], "key", "") in ("absent-counts", "absent-not-waited-for")
    assert not [line for line in await bench.lines(table) if line.passed]


async def test_a_loop_of_passing_and_returning_ends_with_a_seat_that_is_too_slow(bench: Bench) -> None:
    """Who comes back each time and is silent again does not hold the table for ever."""
    table, user, (one,) = await begun(bench, 2)
    seat = (await row_of(bench, table, user)).seat
    waited = 0
    while (await bench.loaded(table)).active == (seat,) and waited < 8:
        await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
        if await may_be_asked_about(bench, table, one, seat):
            break
        bench.now += PATIENCE + 1
        waited += 1
        assert await bench.service.ask_absence(bench.call(one), table, seat, "pass") == "vote-passed"
        assert await bench.service.come_back(bench.call(user), table) == "returned"
        while await bench.user(table) == one:
            await bench.turn(table)
    assert waited == 3


async def may_be_asked_about(bench: Bench, table: int, user: int, seat: int) -> bool:
    try:
        return await bench.service.ask_absence(bench.call(user), table, seat, "pass") == "vote-passed"
    except Refused:
        return False


async def test_a_free_seat_that_is_given_free_again_stays_its_owners(bench: Bench) -> None:
    table, user, (one, two) = await begun(bench, 3)
    seat = (await row_of(bench, table, user)).seat
    await bench.service.leave(bench.call(user), table)
    await bench.service.ask_absence(bench.call(one), table, seat, "seat")
    await bench.service.cast(bench.call(two), table, (await asked(bench, table, "absent")).id, "seat")
    assert (await bench.loaded(table)).seats[seat].owner == user
    assert await bench.service.come_back(bench.call(user), table) == "returned"


async def test_who_is_suspended_does_not_come_back_through_the_search_for_a_successor(bench: Bench) -> None:
    table, user, (one, two) = await begun(bench, 3)
    seat = (await row_of(bench, table, user)).seat
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, seat)
    await bench.service.ask_absence(bench.call(one), table, seat, "seat")
    await bench.service.cast(bench.call(two), table, (await asked(bench, table, "absent")).id, "seat")
    assert await bench.key(bench.service.come_back(bench.call(user), table)) == "nothing-to-return-to"
    assert await bench.service.join(bench.call(user), table) == "succession-asked"


async def test_who_leaves_before_a_suspension_does_not_come_back_by_themselves(bench: Bench) -> None:
    table, user, _ = await begun(bench, 3)
    seat = (await row_of(bench, table, user)).seat
    await bench.service.leave(bench.call(user), table)
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, seat)
    assert await bench.key(bench.service.come_back(bench.call(user), table)) == "nothing-to-return-to"


async def test_who_leaves_while_their_suspension_is_asked_for_does_not_come_back_by_themselves(
    bench: Bench,
) -> None:
    table, user, (one, two, _) = await begun(bench, 4)
    seat = (await row_of(bench, table, user)).seat
    await bench.service.suspend(bench.call(one, moderates=THREAD), table, seat)
    vote = await asked(bench, table, "suspend")
    await bench.service.leave(bench.call(user), table)
    assert await bench.service.cast(bench.call(two), table, vote.id, "yes") == "vote-passed"
    assert await bench.key(bench.service.come_back(bench.call(user), table)) == "nothing-to-return-to"


async def test_a_successor_is_not_suspended_for_what_another_did(bench: Bench) -> None:
    table, user, (one, two, three) = await begun(bench, 4)
    seat = (await row_of(bench, table, user)).seat
    await bench.service.suspend(bench.call(one, moderates=THREAD), table, seat)
    vote = await asked(bench, table, "suspend")
    await bench.service.leave(bench.call(user), table)
    await bench.service.join(bench.call(201), table)
    replace = (await asked(bench, table, "replace")).id
    for voter in (two, three):
        await bench.service.cast(bench.call(voter), table, replace, "yes")
    assert (await row_of(bench, table, 201)).seat == seat
    assert (await kept(bench, vote)).status == "void"
    assert (await row_of(bench, table, 201)).suspended == 0


async def test_a_newcomers_question_ends_when_the_owner_takes_the_seat_back(bench: Bench) -> None:
    table, user, (one, _) = await begun(bench, 3)
    await bench.service.leave(bench.call(user), table)
    await bench.service.join(bench.call(201), table)
    vote = await asked(bench, table, "replace")
    await bench.service.come_back(bench.call(user), table)
    assert (await kept(bench, vote)).status == "void"
    assert await bench.key(bench.service.cast(bench.call(one), table, vote.id, "yes")) == "vote-closed"


async def test_who_does_not_count_any_more_has_no_part_in_what_lapses(bench: Bench) -> None:
    """A ballot of somebody who has left the server meanwhile does not tip the scales at the end."""
    table, user, (one, two, three) = await silent(bench, 4)
    seat = (await row_of(bench, table, user)).seat
    await bench.service.ask_absence(bench.call(one), table, seat, "pass")
    vote = await asked(bench, table, "absent")
    await bench.service.cast(bench.call(two), table, vote.id, "wait")
    for _ in range(2):
        await bench.service.record_looks(table, [Look(two, False)], bench.now)
        bench.now += TWICE
    await bench.service.record_looks(table, [Look(two, False)], bench.now)
    await bench.service.agenda.do(bench.now)
    bench.now += PATIENCE
    await bench.service.agenda.do(bench.now)
    assert (await kept(bench, vote)).status == "passed"
    assert [line.seat for line in await bench.lines(table) if line.passed] == [seat]
    assert three != two
