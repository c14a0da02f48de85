"""Going on without a seat: who is asked, what passing does, coming back, leaving, conceding, pausing, stopping."""

from random import Random
from typing import Any

import pytest

from bot.letters import TurnLetter
from bot.outgoing.composing import compose
from bot.tables.counting import PATIENCE
from bot.tables.keeping import GRACE
from bot.tables.pausing import LONGEST
from bot.tables.presence import TWICE, Look
from db import acts, tables, votes, waits
from db.rows import SeatRow, VoteRow
from tests.bot.table_bench import THREAD, Bench

DAY = 24 * 3600


async def told(bench: Bench, table: int) -> int:
    """A table whose turn message stands in the channel."""
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    return table


async def seat_of(bench: Bench, table: int, user: int) -> SeatRow:
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    return seat


async def others(bench: Bench, table: int, user: int) -> list[int]:
    return [seat.user for seat in (await bench.loaded(table)).seats if seat.user not in (None, user)]


async def question(bench: Bench, table: int) -> VoteRow:
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    return vote


async def kinds(bench: Bench, table: int) -> list[str]:
    """The kinds of what was done since the start."""
    found = [act.kind for act in await bench.db.read(lambda c: acts.acts(c, table))]
    return found[found.index("started") + 1 :]


async def keys(bench: Bench, table: int) -> list[str]:
    return [letter.key for letter in await bench.letters(table) if hasattr(letter, "key")]


async def silent(bench: Bench, players: int) -> tuple[int, int]:
    """A table whose player at turn has not moved for longer than its patience, and that player."""
    table = await told(bench, await bench.table(players))
    user = await bench.user(table)
    bench.now += PATIENCE + 1
    return table, user


async def test_a_seat_that_has_time_is_not_gone_on_without(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    other = (await others(bench, table, user))[0]
    bench.now += PATIENCE
    refused = await bench.refused(bench.service.ask_absence(bench.call(other), table, seat, "pass"))
    assert (refused.key, refused.values["until"]) == ("absent-counts", bench.now)  # type: ignore[attr-defined]
    bench.now += 1
    assert await bench.service.ask_absence(bench.call(other), table, seat, "pass") == "vote-opened"


async def test_a_seat_that_was_never_told_has_all_its_time(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    bench.now += 10 * PATIENCE
    other = (await others(bench, table, user))[0]
    assert await bench.key(bench.service.ask_absence(bench.call(other), table, seat, "pass")) == "absent-counts"


async def test_a_majority_of_those_who_count_passes_a_silent_seat_in_one_line_marked_so(bench: Bench) -> None:
    table, user = await silent(bench, 4)
    seat = (await seat_of(bench, table, user)).seat
    one, two, three = await others(bench, table, user)
    await bench.service.ask_absence(bench.call(one), table, seat, "pass")
    vote = await question(bench, table)
    assert vote.needed == 2
    assert await bench.key(bench.service.cast(bench.call(user), table, vote.id, "wait")) == "vote-not-yours"
    assert await bench.service.cast(bench.call(two), table, vote.id, "pass") == "vote-passed"
    line = (await bench.lines(table))[-1]
    assert (line.seat, line.passed, line.ends_turn) == (seat, 1, 1)
    assert await bench.user(table) != user
    assert (await bench.letters(table))[-1].passed == (seat,)
    assert (await bench.loaded(table)).row.finished_by is None
    assert await bench.replayed(table) == (await bench.loaded(table)).state
    assert await kinds(bench, table) == ["absent-asked", "absent-passed", "passed"]
    assert await bench.key(bench.service.cast(bench.call(three), table, vote.id, "pass")) == "vote-closed"


async def test_in_a_game_of_two_one_press_of_the_other_is_enough(bench: Bench) -> None:
    table, user = await silent(bench, 2)
    seat = (await seat_of(bench, table, user)).seat
    (other,) = await others(bench, table, user)
    assert await bench.service.ask_absence(bench.call(other), table, seat, "pass") == "vote-passed"
    assert await bench.user(table) == other


async def test_a_passed_seat_is_passed_again_a_day_after_it_came_to_decide_until_it_returns(bench: Bench) -> None:
    table, user = await silent(bench, 2)
    seat = (await seat_of(bench, table, user)).seat
    (other,) = await others(bench, table, user)
    await bench.service.ask_absence(bench.call(other), table, seat, "pass")
    while await bench.user(table) == other:
        await bench.turn(table)
    await told(bench, table)
    bench.now += GRACE - 1
    await bench.service.agenda.do(bench.now)
    assert await bench.user(table) == user
    bench.now += 1
    await bench.service.agenda.do(bench.now)
    assert await bench.user(table) == other
    assert await bench.service.come_back(bench.call(user), table) == "returned"
    while await bench.user(table) == other:
        await bench.turn(table)
    await told(bench, table)
    bench.now += GRACE + 1
    await bench.service.agenda.do(bench.now)
    assert await bench.user(table) == user


async def test_a_move_of_its_own_brings_a_seat_back(bench: Bench) -> None:
    table, user = await silent(bench, 3)
    seat = (await seat_of(bench, table, user)).seat
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, passing=1))
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    assert (await seat_of(bench, table, user)).passing == 0
    other = (await others(bench, table, user))[0]
    assert await bench.key(bench.service.ask_absence(bench.call(other), table, seat, "pass")) == "absent-counts"


async def test_the_own_open_moves_that_hold_are_kept_when_a_seat_is_passed(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    choice = (await bench.choices(table))[-1]
    await bench.service.move(bench.call(user), table, None, choice)
    bench.now += PATIENCE + 1
    (other,) = await others(bench, table, user)
    await bench.service.ask_absence(bench.call(other), table, seat, "pass")
    assert choice in (await bench.lines(table))[-1].actions


async def test_more_time_gives_a_seat_its_whole_time_anew(bench: Bench) -> None:
    table, user = await silent(bench, 2)
    seat = (await seat_of(bench, table, user)).seat
    (other,) = await others(bench, table, user)
    assert await bench.service.ask_absence(bench.call(other), table, seat, "time") == "vote-passed"
    bench.now += PATIENCE
    assert await bench.key(bench.service.ask_absence(bench.call(other), table, seat, "pass")) == "absent-counts"


async def test_a_seat_whose_successor_is_looked_for_is_its_owners_until_it_is_taken(bench: Bench) -> None:
    table, user = await silent(bench, 3)
    seat = (await seat_of(bench, table, user)).seat
    one, two = await others(bench, table, user)
    await bench.service.ask_absence(bench.call(one), table, seat, "seat")
    await bench.service.cast(bench.call(two), table, (await question(bench, table)).id, "seat")
    free = (await bench.loaded(table)).seats[seat]
    assert (free.user, free.owner) == (None, user)
    offered = [one for one in await bench.letters(table) if getattr(one, "free", None) == seat][-1]
    post = compose(offered, await bench.loaded(table), 1)
    assert post.mentions == (user,), "whose seat it was learns of it"
    assert "can take it back with `/table return`" in post.text
    assert await bench.service.join(bench.call(user), table) == "returned"
    back = (await bench.loaded(table)).seats[seat]
    assert (back.user, back.owner) == (user, None)


async def test_nobody_has_to_ask_the_table_is_asked_by_itself_once_within_its_patience(bench: Bench) -> None:
    table, user = await silent(bench, 3)
    await bench.service.agenda.do(bench.now)
    vote = await question(bench, table)
    asked = [letter for letter in await bench.letters(table) if getattr(letter, "vote", None) == vote.id]
    seats = {(await seat_of(bench, table, one)).seat for one in await others(bench, table, user)}
    assert [set(letter.seats) for letter in asked] == [seats]
    await bench.service.agenda.do(bench.now + 60)
    assert (await question(bench, table)).id == vote.id
    assert (await kinds(bench, table)) == ["absent-due"]


async def test_those_who_do_not_answer_are_not_counted_at_the_end(bench: Bench) -> None:
    """Of three one vanishes at turn and one from the chat: the third goes on alone, after the table's patience."""
    table, user = await silent(bench, 3)
    seat = (await seat_of(bench, table, user)).seat
    one, _ = await others(bench, table, user)
    assert await bench.service.ask_absence(bench.call(one), table, seat, "pass") == "vote-opened"
    bench.now += PATIENCE
    await bench.service.agenda.do(bench.now)
    assert (await bench.lines(table))[-1].passed == 1


async def test_the_same_seat_asks_the_same_again_after_a_turn_of_its_own_or_the_tables_patience(
    bench: Bench,
) -> None:
    table = await told(bench, await bench.table(3))
    user = await bench.user(table)
    one, two = await others(bench, table, user)
    await bench.service.ask_stop(bench.call(user), table)
    vote = await question(bench, table)
    for other in (one, two):
        await bench.service.cast(bench.call(other), table, vote.id, "no")
    assert await bench.key(bench.service.ask_stop(bench.call(user), table)) == "asked-in-vain"
    assert await bench.service.ask_stop(bench.call(one), table) == "vote-opened"
    await bench.service.cast(bench.call(user), table, (await question(bench, table)).id, "no")
    await bench.service.cast(bench.call(two), table, (await question(bench, table)).id, "no")
    await bench.turn(table)
    assert await bench.service.ask_stop(bench.call(user), table) == "vote-opened"


async def test_who_left_the_server_does_not_count_once_missed_twice_a_day_apart(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    user = await bench.user(table)
    (other,) = await others(bench, table, user)
    seat = (await seat_of(bench, table, user)).seat
    for later in (0, TWICE - 1):
        await bench.service.record_looks(table, [Look(user, False)], bench.now + later)
        refused = bench.service.ask_absence(bench.call(other), table, seat, "pass")
        assert await bench.key(refused) == "absent-counts"
    bench.now += TWICE
    await bench.service.record_looks(table, [Look(user, False)], bench.now)
    assert await bench.service.ask_absence(bench.call(other), table, seat, "pass") == "vote-passed"
    for _ in range(4):
        assert await bench.user(table) == other
        await bench.turn(table)
    assert [line.passed for line in await bench.lines(table)][-2:] == [0, 1]
    assert (await bench.letters(table))[-1].passed == (seat,)


async def passing_at_once(bench: Bench, table: int, *seats: int) -> None:
    for seat in seats:
        await bench.db.transaction(lambda c, seat=seat: tables.change_seat(c, table, seat, conceded=1, passing=1))


async def test_those_who_are_passed_at_once_are_told_of_in_the_next_message_and_called_by_none(
    bench: Bench,
) -> None:
    table = await told(bench, await bench.table(4))
    missing = [seat for seat in range(4) if seat not in (await bench.loaded(table)).active][:2]
    await passing_at_once(bench, table, *missing)
    before = len(await bench.letters(table))
    for _ in range(8):
        await bench.turn(table)
    fresh = [one for one in (await bench.letters(table))[before:] if isinstance(one, TurnLetter)]
    assert not {seat for letter in fresh for seat in letter.asked} & set(missing)
    assert {seat for letter in fresh for seat in letter.passed} == set(missing)
    assert len(fresh) == 8


async def test_where_nobody_counts_nobody_is_passed(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    await passing_at_once(bench, table, 0, 1)
    lines = len(await bench.lines(table))
    await bench.service.agenda.do(bench.now)
    assert len(await bench.lines(table)) == lines


async def test_a_time_out_of_discords_gives_three_days_at_most(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    user = await bench.user(table)
    (other,) = await others(bench, table, user)
    seat = (await seat_of(bench, table, user)).seat
    await bench.service.record_looks(table, [Look(user, True, bench.now + 28 * DAY)], bench.now)
    bench.now += PATIENCE + 3 * DAY
    assert await bench.key(bench.service.ask_absence(bench.call(other), table, seat, "pass")) == "absent-counts"
    bench.now += 1
    assert await bench.service.ask_absence(bench.call(other), table, seat, "pass") == "vote-passed"


async def test_who_concedes_is_passed_and_the_others_play_on(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    assert await bench.service.concede(bench.call(user), table) == "conceded"
    one, two = await others(bench, table, user)
    await bench.service.ask_absence(bench.call(one), table, seat, "pass")
    await bench.service.cast(bench.call(two), table, (await question(bench, table)).id, "pass")
    assert await bench.user(table) != user
    assert await bench.key(bench.service.concede(bench.call(user), table)) == "conceded-already"
    assert await bench.service.come_back(bench.call(user), table) == "returned"
    assert (await seat_of(bench, table, user)).conceded == 0


async def test_a_question_of_several_answers_says_which_was_agreed(bench: Bench) -> None:
    table, user = await silent(bench, 3)
    seat = (await seat_of(bench, table, user)).seat
    one, two = await others(bench, table, user)
    await bench.service.ask_absence(bench.call(one), table, seat, "time")
    await bench.service.cast(bench.call(two), table, (await question(bench, table)).id, "time")
    (asked,) = [one for one in await bench.letters(table) if getattr(one, "key", "") == "notice-absent-asked"]
    assert asked.settled == "vote-passed-time"
    assert compose(asked, await bench.loaded(table), 1).text.endswith("**Agreed: More time.**")


async def test_asking_to_give_up_ends_the_game_only_where_nobody_else_counts(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    user = await bench.user(table)
    (other,) = await others(bench, table, user)
    assert not await bench.service.ends_alone(bench.call(other), table)
    bench.now += PATIENCE + 1
    assert await bench.service.ends_alone(bench.call(other), table)


async def test_who_concedes_at_their_turn_is_passed_with_it(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    assert await bench.service.concede(bench.call(user), table) == "conceded"
    assert await bench.user(table) != user
    assert [(line.seat, line.passed) for line in await bench.lines(table)][-1] == (seat, 1)
    assert (await bench.letters(table))[-1].passed == (seat,)


async def test_a_game_that_all_concede_is_given_up(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    for user in (101, 102):
        assert await bench.service.concede(bench.call(user), table) == "conceded"
    row = (await bench.loaded(table)).row
    assert (row.status, row.stopped) == ("abandoned", 0)


async def test_a_game_ended_against_a_seat_that_does_not_agree_is_stopped(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    await bench.service.ask_stop(bench.call(101), table)
    await bench.service.cast(bench.call(102), table, (await question(bench, table)).id, "yes")
    row = (await bench.loaded(table)).row
    assert (row.status, row.stopped) == ("abandoned", 1)
    assert "notice-stopped" in await keys(bench, table)


async def test_a_game_that_all_give_up_is_given_up(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    await bench.service.ask_stop(bench.call(101), table)
    await bench.service.cast(bench.call(102), table, (await question(bench, table)).id, "yes")
    row = (await bench.loaded(table)).row
    assert (row.status, row.stopped) == ("abandoned", 0)
    assert "notice-abandoned" in await keys(bench, table)


async def test_who_stays_alone_ends_the_game_with_one_command(bench: Bench) -> None:
    table, user = await silent(bench, 2)
    (other,) = await others(bench, table, user)
    assert await bench.service.ask_stop(bench.call(other), table) == "vote-passed"
    assert (await bench.loaded(table)).row.stopped == 1


async def test_a_moderator_ends_only_what_nobody_at_the_table_can_end(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    moderator = bench.call(900, moderates=THREAD)
    assert await bench.key(bench.service.end_for_them(moderator, table)) == "somebody-can-end"
    for user in (101, 102):
        seat = (await seat_of(bench, table, user)).seat
        await bench.db.transaction(lambda c, seat=seat: tables.change_seat(c, table, seat, gone=1))
    assert await bench.key(bench.service.end_for_them(bench.call(900), table)) == "moderators-only"
    assert await bench.service.end_for_them(bench.call(901, moderates=THREAD), table) == "ended"
    assert (await bench.loaded(table)).row.status == "abandoned"


async def test_a_suspended_player_sees_nothing_new_and_cannot_move(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    assert await bench.service.suspend(bench.call(900, moderates=THREAD), table, seat) == "suspended"
    seen = await bench.service.seen(user, table)
    assert (seen.seat, seen.position) == (None, None)
    choice = (await bench.loaded(table)).state.draft[0]
    assert (
        await bench.key(bench.service.move(bench.call(user), table, None, f"draft {choice}")) == "seat-suspended"
    )
    assert await bench.key(bench.service.come_back(bench.call(user), table)) == "seat-suspended"
    assert await bench.service.reinstate(bench.call(900, moderates=THREAD), table, seat) == "reinstated"
    assert (await bench.service.seen(user, table)).position is not None


async def test_a_moderator_who_plays_suspends_by_a_majority_of_the_others_only(bench: Bench) -> None:
    table = await told(bench, await bench.table(4))
    target = (await seat_of(bench, table, 104)).seat
    assert await bench.key(bench.service.suspend(bench.call(101), table, target)) == "moderators-only"
    assert await bench.service.suspend(bench.call(101, moderates=THREAD), table, target) == "vote-opened"
    vote = await question(bench, table)
    assert await bench.key(bench.service.cast(bench.call(104), table, vote.id, "no")) == "vote-not-yours"
    assert await bench.service.cast(bench.call(102), table, vote.id, "yes") == "vote-passed"
    assert (await seat_of(bench, table, 104)).suspended == 1


async def test_in_a_pause_no_time_runs_and_it_is_told_at_both_ends(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    until = bench.now + LONGEST
    assert await bench.key(bench.service.ask_pause(bench.call(101), table, until + 1)) == "pause-too-long"
    await bench.service.ask_pause(bench.call(101), table, until)
    await bench.service.cast(bench.call(102), table, (await question(bench, table)).id, "yes")
    bench.now = until
    await bench.service.agenda.do(bench.now)
    assert [key for key in await keys(bench, table) if key in ("notice-paused", "notice-resumed")] == [
        "notice-paused",
        "notice-resumed",
    ]
    bench.now += PATIENCE
    other = (await others(bench, table, user))[0]
    assert await bench.key(bench.service.ask_absence(bench.call(other), table, seat, "pass")) == "absent-counts"


async def test_any_two_seats_end_a_pause(bench: Bench) -> None:
    table = await told(bench, await bench.table(4))
    await bench.service.ask_pause(bench.call(101), table, bench.now + DAY)
    for user in (102, 103):
        await bench.service.cast(bench.call(user), table, (await question(bench, table)).id, "yes")
    assert (await bench.loaded(table)).row.still_since is not None
    assert await bench.service.ask_resume(bench.call(104), table) == "vote-opened"
    await bench.service.cast(bench.call(101), table, (await question(bench, table)).id, "yes")
    assert (await bench.loaded(table)).row.still_since is None


async def test_a_table_of_the_version_before_begins_to_wait(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.db.transaction(lambda c: c.execute("DELETE FROM waits"))
    await bench.service.bring_near(bench.now)
    (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
    assert (wait.since, wait.told) == (bench.now, 1)


GONE: tuple[dict[str, Any], ...] = (
    {"gone": 1},
    {"conceded": 1},
    {"suspended": 1},
    {"passing": 1},
    {"user": None},
    {},
)
"""Ways in which a seat is not there; the last is plain silence."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
async def test_whoever_stays_can_go_on_and_can_end(bench: Bench, seed: int) -> None:
    """At random positions one or two are gone in any way: those who stay go on, and end the game."""
    rng = Random(seed)
    players = rng.choice([2, 3, 4])
    table = await told(bench, await bench.table(players))
    for _ in range(rng.randrange(12)):
        await bench.turn(table, rng)
        await told(bench, table)
    missing = rng.sample(range(players), min(players - 1, rng.choice([1, 2])))
    for seat in missing:
        columns = rng.choice(GONE)
        await bench.db.transaction(
            lambda c, seat=seat, columns=columns: tables.change_seat(c, table, seat, **columns)
        )
    seats = (await bench.loaded(table)).seats
    staying = [seat.user or 0 for seat in seats if seat.seat not in missing]
    for _ in range(40):
        loaded = await bench.loaded(table)
        if loaded.row.status != "running":
            break
        active = loaded.active[0]
        if active in missing:
            await without(bench, table, active, staying)
        else:
            await bench.turn(table, rng)
        await told(bench, table)
    assert any(line.passed for line in await bench.lines(table)) or not missing
    for user in staying:
        row = (await bench.loaded(table)).row
        if row.status != "running":
            break
        open_ones = [
            one for one in await bench.db.read(lambda c: votes.open_votes(c, table)) if one.kind == "abandon"
        ]
        if open_ones:
            await bench.service.cast(bench.call(user), table, open_ones[0].id, "yes")
        else:
            await bench.service.ask_stop(bench.call(user), table)
    bench.now += 3 * PATIENCE
    await bench.service.agenda.do(bench.now)
    assert (await bench.loaded(table)).row.status != "running"


async def without(bench: Bench, table: int, seat: int, staying: list[int]) -> None:
    """Those who stay wait long enough, and choose to pass."""
    await told(bench, table)
    bench.now += PATIENCE + 1
    await bench.service.agenda.do(bench.now)
    if seat not in (await bench.loaded(table)).active:
        return
    for user in staying:
        mine = [one for one in await bench.db.read(lambda c: votes.open_votes(c, table)) if one.kind == "absent"]
        if mine:
            await bench.service.cast(bench.call(user), table, mine[0].id, "pass")
    bench.now += PATIENCE + 1
    await bench.service.agenda.do(bench.now)


async def test_who_is_passed_for_silence_is_named_and_not_called_until_they_return(bench: Bench) -> None:
    """They have not answered the last call, and reminders come beside it."""
    table, user = await silent(bench, 2)
    seat = (await seat_of(bench, table, user)).seat
    (other,) = await others(bench, table, user)
    await bench.service.ask_absence(bench.call(other), table, seat, "pass")
    while await bench.user(table) == other:
        await bench.turn(table)
    assert await called(bench, table) == ()
    assert await bench.service.come_back(bench.call(user), table) == "returned"
    await bench.turn(table)
    while await bench.user(table) == other:
        await bench.turn(table)
    assert await called(bench, table) == (user,)


async def called(bench: Bench, table: int) -> tuple[int, ...]:
    """Whom the newest turn message calls."""
    loaded = await bench.loaded(table)
    turn = [letter for letter in await bench.letters(table) if isinstance(letter, TurnLetter)][-1]
    return compose(turn, loaded, 1).mentions
