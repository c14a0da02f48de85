"""What somebody who loses, a stranger or a moderator who plays might try with leaving, coming back and asking."""

import msgspec
import pytest

from bot.letters import NoticeLetter
from bot.tables.counting import MOST_LIMITS, PATIENCE
from bot.tables.questions import TIME_TO_AGREE, voters
from bot.words import words
from cogs.views.log import log_page
from db import acts, tables, votes, waits
from tests.bot.table_bench import THREAD, Bench

HOUR, DAY = 3600, 24 * 3600


async def told(bench: Bench, table: int) -> None:
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


async def counts(bench: Bench, table: int, user: int) -> bool:
    loaded = await bench.loaded(table)
    seat = loaded.seat_of(user)
    return seat is not None and seat.seat in await bench.db.read(lambda c: voters(c, loaded, bench.now))


async def called(bench: Bench, table: int, user: int) -> int:
    """How often a user was called by notices."""
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    notices = [one for one in await bench.letters(table) if isinstance(one, NoticeLetter)]
    return sum(seat.seat in notice.seats for notice in notices)


# Leaving and coming back


async def test_leaving_and_coming_back_every_six_days_holds_no_table_for_ever(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    await told(bench, table)
    for _ in range(MOST_LIMITS + 1):
        bench.now += PATIENCE - DAY
        await bench.service.leave(bench.call(user), table)
        assert await bench.service.come_back(bench.call(user), table) == "returned"
    assert not await counts(bench, table, user)


async def test_who_comes_back_after_long_has_their_time_and_what_they_were_slow_in_before(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    await told(bench, table)
    bench.now += DAY
    await bench.service.leave(bench.call(user), table)
    bench.now += 30 * DAY
    await bench.service.come_back(bench.call(user), table)
    bench.now += PATIENCE
    assert await counts(bench, table, user)
    bench.now += 1
    assert not await counts(bench, table, user)
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    await bench.turn(table)
    paces = await bench.db.read(lambda c: waits.paces(c, table, seat.seat))
    assert paces == [PATIENCE + DAY + 1]


async def test_a_turn_that_came_while_the_seat_was_empty_begins_with_the_return(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    (following,) = [seat.user for seat in (await bench.loaded(table)).seats if seat.user not in (user,)][:1]
    assert following is not None
    await told(bench, table)
    while await bench.user(table) == following:
        await bench.turn(table)
    await bench.service.leave(bench.call(following), table)
    while (await bench.loaded(table)).seats[(await bench.loaded(table)).active[0]].user is not None:
        await bench.turn(table)
        await told(bench, table)
    bench.now += 50 * DAY
    await bench.service.come_back(bench.call(following), table)
    bench.now += PATIENCE
    assert await counts(bench, table, following)


async def test_being_gone_and_coming_back_gives_no_decision_a_whole_new_time(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    await told(bench, table)
    seat = (await bench.loaded(table)).active[0]
    for _ in range(MOST_LIMITS + 1):
        bench.now += PATIENCE - DAY
        await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, gone=1, missing_since=bench.now))
        assert await bench.service.come_back(bench.call(user), table) == "returned"
    assert not await counts(bench, table, user)


async def test_the_own_note_is_there_again_and_no_successor_sees_it(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.service.set_note(bench.call(103), table, "sell the lorry")
    await bench.service.leave(bench.call(103), table)
    await bench.service.come_back(bench.call(103), table)
    assert (await bench.loaded(table)).seats[2].note == "sell the lorry"
    await bench.service.leave(bench.call(103), table)
    await bench.service.join(bench.call(500), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    for user in (101, 102):
        await bench.service.cast(bench.call(user), table, vote.id, "yes")
    seats = (await bench.loaded(table)).seats
    assert (seats[2].user, seats[2].note) == (500, "")


# A moderator who plays


@pytest.mark.parametrize("what", ["suspend", "reinstate", "end"])
async def test_a_moderator_who_left_a_seat_that_waits_for_them_still_plays(bench: Bench, what: str) -> None:
    table = await bench.table(4)
    call = bench.call
    if what == "reinstate":
        await bench.service.suspend(call(900, moderates=THREAD), table, 1)
    await bench.service.leave(call(103), table)
    if what == "suspend":
        refused = await bench.key(bench.service.suspend(call(103, moderates=THREAD), table, 1))
    elif what == "reinstate":
        refused = await bench.key(bench.service.reinstate(call(103, moderates=THREAD), table, 1))
    else:
        for seat in (0, 1, 3):
            await bench.db.transaction(lambda c, seat=seat: tables.change_seat(c, table, seat, gone=1))
        refused = await bench.key(bench.service.end_for_them(call(103, moderates=THREAD), table))
    assert refused == "moderator-plays"


# Asking again and again


async def test_a_stranger_who_was_not_accepted_asks_nobody_again_for_the_patience(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.service.leave(bench.call(103), table)
    for lapses in (True, False):
        await bench.service.join(bench.call(500), table)
        (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
        if lapses:
            bench.now += TIME_TO_AGREE
            await bench.service.agenda.do(bench.now)
        else:
            await bench.service.cast(bench.call(101), table, vote.id, "no")
        before = await called(bench, table, 102)
        refused = await bench.refused(bench.service.join(bench.call(500), table))
        assert getattr(refused, "key", "") == "applied-in-vain"
        assert await called(bench, table, 102) == before
        assert await bench.service.join(bench.call(501), table) == "succession-asked"
        (other,) = await bench.db.read(lambda c: votes.open_votes(c, table))
        await bench.service.cast(bench.call(101), table, other.id, "no")
        bench.now += PATIENCE


@pytest.mark.parametrize("how", ["leave", "concede"])
async def test_asking_for_an_undo_and_leaving_calls_nobody_a_second_time(bench: Bench, how: str) -> None:
    table = await bench.table(3)
    first, second = await bench.turn(table), await bench.turn(table)
    asker = first
    assert await bench.service.ask_undo(bench.call(asker), table, 2) == "vote-opened"
    before = await called(bench, table, second)
    if how == "leave":
        await bench.service.leave(bench.call(asker), table)
    else:
        await bench.service.concede(bench.call(asker), table)
    await bench.service.come_back(bench.call(asker), table)
    assert await bench.key(bench.service.ask_undo(bench.call(asker), table, 2)) == "asked-in-vain"
    assert await called(bench, table, second) == before


# Names


@pytest.mark.parametrize("name", ["de", "a value", "an option"])
async def test_who_is_called_like_a_choice_and_is_hidden_takes_no_choice_along(bench: Bench, name: str) -> None:
    table = await bench.lobby(1)
    loaded = await bench.loaded(table)
    options = dict(loaded.game.public_options)
    (option, values), *_ = options.items()
    called = {"a value": values[-1], "an option": option}.get(name, name)
    await bench.service.join(msgspec.structs.replace(bench.call(102), name=called), table)
    await bench.service.set_language(bench.call(101), table, "de")
    for value in values:
        await bench.service.set_option(bench.call(101), table, option, value)
    kinds = ("language", "option")

    async def chosen() -> list[str]:
        return [one.facts for one in await bench.db.read(lambda c: acts.acts(c, table)) if one.kind in kinds]

    before = await chosen()
    assert len(before) >= 2
    await bench.service.hide(bench.call(900, moderates=10), table, "102")
    assert await chosen() == before
    log_page(await bench.service.log(101, table), words("en"))
