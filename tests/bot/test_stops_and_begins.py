"""Each way in which a seat stops to count when a table decides, and begins again, from end to end.

    it stops                                          it begins again
    ------------------------------------------------  ----------------------------------------------------------
    left the server, or no user at all (10007, 10013) seen there, or asks for something there
      seen to be missing twice, 24 hours apart
    the same once, or twice within 24 hours           never stopped
    Discord does not say (403, 5xx, no answer)        never stopped
    no move for longer than the table's patience      a move; *I am back*; more time by the others' choice
    five decisions longer than three times that       decisions that are quicker
    conceded                                          `/table return`
    suspended                                         reinstated by a moderator
    seat left                                         `/table return`, as long as nobody took it
    ... and taken                                     the successor, with the whole time and no past
    passed by the others                              as silence
    passed by the clock three times                   as silence

    time that does not count: a pause, an open question for an undo, a server or a bot out of reach, a lost
    place until the table was told in another, three days of Discord's time-out in each decision, all time
    before the message of a decision stands, fourteen days of absences that were said (test_away_seats.py), and
    whatever a wrong clock said.

Opening the panel and leaving an answer ahead are no moves: the one costs nothing, the other is a secret.
"""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.outgoing.membership import Membership
from bot.outgoing.pacing import Pace
from bot.tables.counting import DECISIONS, MOST_LIMITS, PATIENCE
from bot.tables.outages import AWAY
from bot.tables.presence import MOST_BARRED, TWICE, Look
from bot.tables.questions import TIME_TO_AGREE, voters
from bot.timing.clock import DiscordClock
from db import tables, votes, waits
from tests.bot.table_bench import GUILD, THREAD, Bench, opened_bench

HOUR, DAY = 3600, 24 * 3600


@dataclass
class House:
    """A table of three whose turn message stands there; one is at turn, the two others are there."""

    bench: Bench
    table: int
    user: int
    seat: int
    other: int

    async def counts(self) -> bool:
        """Whether the seat at the beginning counts now."""
        loaded = await self.bench.loaded(self.table)
        return self.seat in await self.bench.db.read(lambda c: voters(c, loaded, self.bench.now))

    async def may_be_asked_about(self) -> bool:
        """Whether the others may decide how to go on without the seat; nothing is asked."""
        loaded = await self.bench.loaded(self.table)
        return self.seat in loaded.active and not await self.counts()

    async def told(self) -> None:
        await self.bench.db.transaction(lambda c: waits.tell(c, self.table, self.bench.now))

    async def looks(self, *seen: Look) -> None:
        await self.bench.service.record_looks(self.table, list(seen), self.bench.now)

    async def missing(self) -> None:
        """Seen twice to be missing, a day apart."""
        await self.looks(Look(self.user, False))
        self.bench.now += TWICE
        await self.looks(Look(self.user, False))

    async def move(self) -> None:
        choice = (await self.bench.choices(self.table))[0]
        await self.bench.service.move(self.bench.call(self.user), self.table, None, choice)

    async def decided(self, seconds: int) -> None:
        """The seat takes so long for its decision, the others no time at all for theirs."""
        self.bench.now += seconds
        await self.bench.turn(self.table)
        while await self.bench.user(self.table) != self.user:
            await self.bench.turn(self.table)
        await self.told()

    async def agree(self, kind: str, choice: str, *users: int) -> str:
        """These users choose the same; what the last press said."""
        said = ""
        for user in users:
            (vote,) = [
                vote
                for vote in await self.bench.db.read(lambda c: votes.open_votes(c, self.table))
                if vote.kind == kind
            ]
            said = await self.bench.service.cast(self.bench.call(user), self.table, vote.id, choice)
        return said

    @property
    def third(self) -> int:
        return next(user for user in (101, 102, 103) if user not in (self.user, self.other))


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House, None]:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(3)
        user = await bench.user(table)
        other = next(one for one in (101, 102, 103) if one != user)
        loaded = await bench.loaded(table)
        made = House(bench, table, user, loaded.active[0], other)
        await made.told()
        yield made


async def test_missing_once_or_twice_within_a_day_is_not_gone(house: House) -> None:
    await house.looks(Look(house.user, False))
    assert await house.counts()
    house.bench.now += TWICE - 1
    await house.looks(Look(house.user, False))
    assert await house.counts()
    house.bench.now += 1
    await house.looks(Look(house.user, False))
    assert not await house.counts()


async def test_seen_there_in_between_the_two_looks_begin_anew(house: House) -> None:
    await house.looks(Look(house.user, False))
    house.bench.now += TWICE
    await house.looks(Look(house.user, True))
    await house.looks(Look(house.user, False))
    assert await house.counts()


async def test_who_is_gone_counts_again_as_soon_as_they_are_seen(house: House) -> None:
    await house.missing()
    assert not await house.counts()
    await house.looks(Look(house.user, True))
    assert await house.counts()


@pytest.mark.parametrize("deed", ["move", "return", "act"])
async def test_who_is_gone_counts_again_as_soon_as_they_ask_for_something_in_the_server(
    house: House, deed: str
) -> None:
    await house.missing()
    call = house.bench.call(house.user)
    match deed:
        case "move":
            await house.move()
        case "return":
            assert await house.bench.service.come_back(call, house.table) == "returned"
        case _:
            await house.bench.service.act(call, house.table)
    assert await house.counts()


async def test_who_asks_from_elsewhere_is_not_seen_in_the_server(house: House) -> None:
    await house.missing()
    call = house.bench.call(house.user, guild=2)
    await house.bench.service.move(call, house.table, None, (await house.bench.choices(house.table))[0])
    assert not await house.counts()


class Server:
    """A server of which Discord says one thing of every user."""

    def __init__(self, said: Any, *, unavailable: bool = False) -> None:
        self.said, self.unavailable = said, unavailable

    async def fetch_member(self, user: int) -> Any:
        if isinstance(self.said, Exception):
            raise self.said
        return self.said


def failure(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("server", "seen"),
    [
        (Server(failure(404, 10007)), Look(7, False)),
        (Server(failure(404, 10013)), Look(7, False)),
        (Server(failure(404, 0)), None),
        (Server(failure(403, 50001)), None),
        (Server(failure(500, 0)), None),
        (Server(failure(503, 0)), None),
        (Server(TimeoutError()), None),
        (Server(SimpleNamespace(timed_out_until=None)), Look(7, True)),
        (Server(failure(404, 10007), unavailable=True), None),
        (None, None),
    ],
)
async def test_only_discords_word_that_somebody_is_no_member_counts(
    server: Server | None, seen: Look | None
) -> None:
    client: Any = SimpleNamespace(get_guild=lambda guild: server)
    assert await Membership(client, Pace()).look(GUILD, 7) == seen


async def test_silence_stops_a_second_after_the_patience_and_a_move_begins_again(house: House) -> None:
    house.bench.now += PATIENCE
    assert await house.counts()
    house.bench.now += 1
    assert await house.may_be_asked_about()
    await house.move()
    assert await house.counts()


async def test_opening_the_panel_or_leaving_an_answer_is_no_move(house: House) -> None:
    """When somebody leaves an answer is their secret: the time that the others are told must not show it."""
    cards = (await house.bench.loaded(house.table)).state.draft[:3]
    house.bench.now += PATIENCE
    call = house.bench.call
    await house.bench.service.act(call(house.user), house.table)
    before = await until(house)
    assert await house.bench.service.move(call(house.user), house.table, None, f"rank {' '.join(cards)}")
    assert await until(house) == before
    house.bench.now += 1
    assert await house.may_be_asked_about()


async def until(house: House) -> int:
    work = house.bench.service.ask_absence(house.bench.call(house.other), house.table, house.seat, "pass")
    refused: Any = await house.bench.refused(work)
    return int(refused.values["until"])


async def test_more_time_begins_again(house: House) -> None:
    house.bench.now += PATIENCE + 1
    await house.bench.service.ask_absence(house.bench.call(house.other), house.table, house.seat, "time")
    assert await house.agree("absent", "time", house.third) == "vote-passed"
    house.bench.now += PATIENCE
    assert await house.counts()
    house.bench.now += 1
    assert not await house.counts()


async def test_passed_stops_and_coming_back_begins_again(house: House) -> None:
    house.bench.now += PATIENCE + 1
    await house.bench.service.ask_absence(house.bench.call(house.other), house.table, house.seat, "pass")
    assert await house.agree("absent", "pass", house.third) == "vote-passed"
    assert not await house.counts()
    assert await house.bench.service.come_back(house.bench.call(house.user), house.table) == "returned"
    assert await house.counts()


async def test_five_decisions_may_take_three_times_the_patience_and_quick_ones_begin_again(house: House) -> None:
    await house.bench.db.transaction(lambda c: skip_draft(c, house))
    slow = MOST_LIMITS * PATIENCE // (DECISIONS - 1)
    for _ in range(DECISIONS - 1):
        await house.decided(slow)
    assert await house.counts()
    house.bench.now += 1
    assert await house.may_be_asked_about()
    await house.bench.turn(house.table)
    assert not await house.counts()  # the last five took a second too long
    while await house.bench.user(house.table) != house.user:
        await house.bench.turn(house.table)
    assert await house.counts()  # the present decision is one of the five


def skip_draft(connection: Any, house: House) -> None:
    """Nothing was slow before."""
    waits.forget_paces(connection, house.table, house.seat)


async def test_a_press_every_six_days_holds_nobody_up_for_longer_than_three_times_the_patience(
    house: House,
) -> None:
    for _ in range(3):
        house.bench.now += 6 * DAY
        await house.move()
        await house.bench.service.back(house.bench.call(house.user), house.table, None)
        assert await house.counts()
    house.bench.now += 3 * DAY
    assert await house.counts()
    house.bench.now += 1
    assert await house.may_be_asked_about()


async def test_a_time_out_gives_three_days_in_each_decision(house: House) -> None:
    end = house.bench.now + 28 * DAY
    for _ in range(2):
        for _ in range(3):
            await house.looks(Look(house.user, True, end))
            await house.looks(Look(house.user, True, end))
        house.bench.now += PATIENCE + MOST_BARRED
        assert await house.counts()
        house.bench.now += 1
        assert not await house.counts()
        await house.decided(0)


async def test_a_time_out_seen_before_the_message_stood_is_not_lost(house: House) -> None:
    await house.bench.db.transaction(lambda c: waits.untell(c, house.table, house.bench.now))
    end = house.bench.now + 28 * DAY
    await house.looks(Look(house.user, True, end))
    await house.told()
    await house.looks(Look(house.user, True, end))
    house.bench.now += PATIENCE + MOST_BARRED
    assert await house.counts()


async def test_a_pause_does_not_count(house: House) -> None:
    house.bench.now += PATIENCE - HOUR
    await house.bench.service.ask_pause(house.bench.call(house.other), house.table, house.bench.now + 10 * DAY)
    assert await house.agree("pause", "yes", house.third) == "vote-passed"
    house.bench.now += 9 * DAY
    assert await house.counts()
    house.bench.now += DAY
    await house.bench.service.agenda.do(house.bench.now)
    house.bench.now += HOUR
    assert await house.counts()
    house.bench.now += 1
    assert not await house.counts()


async def test_a_server_out_of_reach_does_not_count(house: House) -> None:
    await house.bench.awake()
    house.bench.now += PATIENCE - HOUR
    await house.bench.db.transaction(lambda c: c.execute("DELETE FROM heartbeat"))
    await house.bench.awake(())
    for _ in range(30):
        house.bench.now += HOUR
        await house.bench.awake(())
    assert await house.counts()
    await house.bench.awake()
    house.bench.now += HOUR
    assert await house.counts()
    house.bench.now += 1
    assert not await house.counts()


async def test_a_pause_and_a_server_out_of_reach_at_once_do_not_count_twice(house: House) -> None:
    begun = house.bench.now
    await house.bench.service.ask_pause(house.bench.call(house.other), house.table, begun + 2 * DAY)
    await house.agree("pause", "yes", house.third)
    house.bench.now = begun + DAY
    await house.bench.awake(())
    house.bench.now = begun + 2 * DAY
    await house.bench.service.agenda.do(house.bench.now)
    assert (await house.bench.loaded(house.table)).row.still_since == begun
    house.bench.now = begun + 3 * DAY
    await house.bench.db.transaction(lambda c: c.execute("DELETE FROM heartbeat"))
    await house.bench.awake()
    house.bench.now += PATIENCE
    assert await house.counts()
    house.bench.now += 1
    assert not await house.counts()


async def test_time_in_which_the_bot_was_away_does_not_count_and_no_question_lapses_in_it(house: House) -> None:
    await house.bench.awake()
    await house.bench.service.ask_stop(house.bench.call(house.other), house.table)
    house.bench.now += 20 * DAY
    await house.bench.awake()
    await house.bench.service.agenda.do(house.bench.now)
    assert await house.counts()
    (vote,) = await house.bench.db.read(lambda c: votes.open_votes(c, house.table))
    assert (vote.kind, vote.lapses_at) == ("abandon", house.bench.now + TIME_TO_AGREE)
    house.bench.now += PATIENCE + 1
    assert not await house.counts()


async def test_time_without_server_and_bot_at_once_puts_a_question_off_once(house: House) -> None:
    await house.bench.awake()
    await house.bench.service.ask_stop(house.bench.call(house.other), house.table)
    lapses_at = house.bench.now + TIME_TO_AGREE
    await house.bench.awake(())
    house.bench.now += 20 * DAY  # the bot was away as well
    await house.bench.awake(())
    house.bench.now += HOUR
    await house.bench.awake()
    (vote,) = await house.bench.db.read(lambda c: votes.open_votes(c, house.table))
    assert vote.lapses_at == lapses_at + 20 * DAY + HOUR


@pytest.mark.slow
async def test_a_short_absence_of_the_bot_is_nothing(house: House) -> None:
    await house.bench.awake()
    for _ in range(PATIENCE // AWAY):
        house.bench.now += AWAY
        await house.bench.awake()
    assert await house.counts()
    house.bench.now += 1
    assert not await house.counts()


async def test_a_lost_place_does_not_count_until_the_table_was_told_in_another(house: House) -> None:
    await house.bench.service.lose(THREAD, house.bench.now)
    house.bench.now += 10 * PATIENCE
    assert await house.counts()
    await house.bench.service.relocate(house.bench.call(house.other), house.table, 77, GUILD)
    house.bench.now += PATIENCE
    await house.told()
    house.bench.now += PATIENCE
    assert await house.counts()
    house.bench.now += 1
    assert not await house.counts()


async def test_conceded_stops_and_returning_begins_again(house: House) -> None:
    await house.bench.service.concede(house.bench.call(house.user), house.table)
    assert not await house.counts()
    assert await house.bench.user(house.table) != house.user  # passed at once, as it was announced
    assert await house.bench.service.come_back(house.bench.call(house.user), house.table) == "returned"
    assert await house.counts()


async def test_of_a_seat_that_is_passed_a_successor_can_be_looked_for_at_any_time(house: House) -> None:
    await house.bench.service.concede(house.bench.call(house.user), house.table)
    await house.bench.service.agenda.do(house.bench.now)
    await house.bench.service.ask_absence(house.bench.call(house.other), house.table, house.seat, "seat")
    assert await house.agree("absent", "seat", house.third) == "vote-passed"
    assert (await house.bench.loaded(house.table)).seats[house.seat].user is None
    keys = [getattr(letter, "key", "") for letter in await house.bench.letters(house.table)]
    assert "notice-seat-freed" in keys  # nobody left
    assert "notice-seat-free" not in keys


async def test_suspended_stops_and_reinstated_begins_again(house: House) -> None:
    moderator = house.bench.call(900, moderates=THREAD)
    await house.bench.service.suspend(moderator, house.table, house.seat)
    assert await house.may_be_asked_about()
    await house.bench.service.reinstate(house.bench.call(900, moderates=THREAD), house.table, house.seat)
    assert await house.counts()


async def test_who_is_reinstated_has_the_whole_time(house: House) -> None:
    await house.bench.service.suspend(house.bench.call(900, moderates=THREAD), house.table, house.seat)
    house.bench.now += 2 * PATIENCE
    await house.bench.service.reinstate(house.bench.call(900, moderates=THREAD), house.table, house.seat)
    house.bench.now += PATIENCE
    assert await house.counts()


async def test_left_stops_and_coming_back_begins_again_with_the_whole_time(house: House) -> None:
    await house.bench.service.leave(house.bench.call(house.user), house.table)
    assert await house.may_be_asked_about()
    house.bench.now += 3 * PATIENCE
    assert await house.bench.service.come_back(house.bench.call(house.user), house.table) == "returned"
    house.bench.now += PATIENCE
    assert await house.counts()


async def test_a_successor_begins_without_the_past_of_the_seat(house: House) -> None:
    await house.bench.db.transaction(
        lambda c: [waits.add_pace(c, house.table, house.seat, PATIENCE) for _ in range(DECISIONS)]
    )
    await house.missing()
    await house.bench.service.leave(house.bench.call(house.user), house.table)
    await house.bench.service.join(house.bench.call(201), house.table)
    assert await house.agree("replace", "yes", house.other, house.third) == "vote-passed"
    assert await house.counts()
    house.bench.now += PATIENCE
    assert await house.counts()
    house.bench.now += 1
    assert not await house.counts()


async def test_a_restored_backup_gives_everybody_the_whole_time_from_when_it_is_told(house: House) -> None:
    await house.bench.db.transaction(
        lambda c: c.execute("INSERT INTO notes VALUES (?, ?)", (f"restored:{house.table}", str(house.bench.now)))
    )
    house.bench.now += 100 * DAY
    await house.bench.service.tell_restored(house.bench.now)
    await house.bench.service.agenda.do(house.bench.now)
    assert await house.counts()
    assert not await house.bench.db.read(lambda c: votes.open_votes(c, house.table))
    await house.told()
    house.bench.now += PATIENCE
    assert await house.counts()


async def test_a_clock_that_leapt_ahead_once_leaves_nobody_more_time_than_their_own(house: House) -> None:
    """What was noted a hundred days ahead does not hold the table for a hundred days."""
    now = house.bench.now
    house.bench.now += 100 * DAY
    await house.decided(0)
    await house.looks(Look(house.user, False))
    house.bench.now = now
    await house.bench.service.bring_near(now)
    await house.bench.service.agenda.do(now)
    house.bench.now += PATIENCE
    assert await house.counts()
    house.bench.now += 1
    assert not await house.counts()
    seat = (await house.bench.loaded(house.table)).seats[house.seat]
    assert (seat.looked_at, seat.missing_since) == (now, now)


async def test_a_clock_two_hours_back_pushes_nobody_out(house: House) -> None:
    house.bench.now -= 2 * HOUR
    await house.bench.service.agenda.do(house.bench.now)
    assert await house.counts()
    house.bench.now += PATIENCE
    assert await house.counts()


def test_the_machines_leap_does_not_reach_the_table() -> None:
    """All instants are those of `Clock`: once Discord has said the time, a leap of the machine's changes nothing.

    Nothing is asked before: a press arrives by a line that Discord opened after several answers with their date.
    """
    wall, passing = [1_800_000_000.0], [0.0]
    clock = DiscordClock(lambda: wall[0], lambda: passing[0])
    assert not clock.certain
    clock.hear_date("Fri, 15 Jan 2027 08:00:00 GMT")
    assert clock.certain
    for leap in (100 * DAY, -2 * HOUR):
        wall[0] = 1_800_000_000.0 + leap
        assert abs(clock.now() - 1_800_000_000) <= 1


async def test_an_empty_table_row_is_no_seat(house: House) -> None:
    await house.bench.db.transaction(lambda c: tables.change_seat(c, house.table, house.seat, user=None))
    assert not await house.counts()
