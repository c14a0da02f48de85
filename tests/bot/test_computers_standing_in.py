"""A seat goes to a computer by the votes of those who count, and back to its owner or to a successor."""

from random import Random

import pytest

from bot.letters import FinalLetter, NoticeLetter
from bot.outgoing.composing import compose
from bot.post import Button
from bot.presenter import register
from bot.tables.counting import PATIENCE
from bot.tables.presence import Look
from cogs.coal_baron import PRESENTER
from cogs.kohle_kolonie import PRESENTER as KOHLE
from db import history, votes, waits
from tests.bot.computer_tables import Machines, played_on
from tests.bot.computer_tables import table as with_computers
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

MODERATOR = 900


async def notices(bench: Bench, number: int) -> list[str]:
    """The keys of all notices of a table."""
    return [letter.key for letter in await bench.letters(number) if isinstance(letter, NoticeLetter)]


async def computer_of(bench: Bench, number: int, seat: int) -> str:
    return (await bench.loaded(number)).seats[seat].computer


async def agree(bench: Bench, number: int, choice: str, *users: int) -> None:
    """Let users choose the same in the newest question."""
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, number))
    for user in users:
        await bench.service.cast(bench.call(user), number, vote.id, choice)


async def put_out(bench: Bench, number: int, seat: int, how: str) -> None:
    """Let the holder of a seat not come any more."""
    service, user = bench.service, 101 + seat
    match how:
        case "left":
            await service.leave(bench.call(user), number)
        case "conceded":
            await service.concede(bench.call(user), number)
        case "suspended":
            await service.suspend(bench.call(MODERATOR, moderates=THREAD), number, seat)
        case "gone":
            await service.record_looks(number, [Look(user, False)], bench.now)
            bench.now += 2 * 24 * 3600
            await service.record_looks(number, [Look(user, False)], bench.now)
        case _:
            await bench.db.transaction(lambda c: waits.tell(c, number, bench.now))
            bench.now += PATIENCE + 1


@pytest.mark.parametrize("how", ["left", "conceded", "suspended", "gone", "silent"])
async def test_who_does_not_come_is_played_for_by_a_computer(bench: Bench, how: str) -> None:
    number, machines = await bench.table(3), Machines(bench)
    seat = (await bench.loaded(number)).active[0]
    others = [user for user in (101, 102, 103) if user != 101 + seat]
    await put_out(bench, number, seat, how)
    if seat not in (await bench.loaded(number)).active:  # who has conceded was passed
        await bench.turn(number)
    ask = bench.service.ask_absence
    if how == "silent":  # who asks counts, and with them whoever is at their turn does not
        assert (await bench.loaded(number)).active == (seat,)
    assert await ask(bench.call(others[0]), number, seat, "computer") == "vote-opened"
    await agree(bench, number, "computer", others[1])
    held = (await bench.loaded(number)).seats[seat]
    assert (held.user, held.computer) == (None, "steiger")
    assert held.owner == (None if how == "suspended" else 101 + seat)
    told = (await notices(bench, number))[-1]
    assert told == ("notice-computer-plays" if how == "suspended" else "notice-computer-plays-for")
    notice = [one for one in await bench.letters(number) if isinstance(one, NoticeLetter)][-1]
    assert notice.users == ((101 + seat,) if how == "silent" else ()), "the others know that they are gone"
    await played_on(bench, machines, number, 4)
    assert any(line.seat == seat for line in (await bench.lines(number))[-6:])
    assert bench.faults == []


async def test_one_alone_decides_at_once_and_a_free_seat_at_any_time(bench: Bench) -> None:
    """Also while the game waits for another, by the button of the message that offers the seat."""
    number = await bench.table(2)
    free = 1 - (await bench.loaded(number)).active[0]
    await bench.service.leave(bench.call(101 + free), number)
    offer = next(one for one in await bench.letters(number) if isinstance(one, NoticeLetter) and one.join)
    rows = compose(offer, await bench.loaded(number), 7).rows
    labels = [one.label for row in rows for one in row if isinstance(one, Button)]
    assert labels[:2] == ["Take the seat", "Let a computer play"]
    other = bench.call(102 - free)
    assert await bench.service.ask_absence(other, number, free, "computer") == "vote-passed"
    assert await computer_of(bench, number, free) == "steiger"


async def test_a_question_has_all_ways_to_go_on(bench: Bench) -> None:
    """Six buttons, in two rows."""
    number = await bench.table(3)
    seat = (await bench.loaded(number)).active[0]
    await put_out(bench, number, seat, "silent")
    await bench.service.ask_absence(bench.call(101 + (seat + 1) % 3), number, seat, "wait")
    asked = next(
        one for one in await bench.letters(number) if isinstance(one, NoticeLetter) and one.vote is not None
    )
    post = compose(asked, await bench.loaded(number), 1)
    labels = [[one.label for one in row if isinstance(one, Button)] for row in post.rows]
    assert labels[0] == ["Wait", "More time", "Pass", "Find a successor", "Let a computer play"]
    assert len(labels) == 2
    assert "Let a computer play" in post.text


async def test_the_owner_has_the_seat_back_at_once(bench: Bench) -> None:
    number, machines = await bench.table(2), Machines(bench)
    seat = (await bench.loaded(number)).active[0]
    user, other = 101 + seat, 102 - seat
    await bench.service.set_note(bench.call(user), number, "the tunnel")
    await bench.service.leave(bench.call(user), number)
    await bench.service.ask_absence(bench.call(other), number, seat, "computer")
    await machines.play()
    assert (await bench.loaded(number)).active == (1 - seat,)
    assert await bench.service.come_back(bench.call(user), number) == "returned"
    held = (await bench.loaded(number)).seats[seat]
    assert (held.user, held.computer, held.owner, held.name) == (user, "", None, f"User {user}")
    assert held.note == "the tunnel"
    await bench.turn(number)
    assert await bench.user(number) == user
    assert await machines.play() == 0, "nothing is left to a computer"


async def test_the_owner_comes_back_while_the_computer_thinks(bench: Bench) -> None:
    """What it thought is not played."""
    number = await bench.table(2)
    seat = (await bench.loaded(number)).active[0]
    user, other = 101 + seat, 102 - seat
    await bench.service.leave(bench.call(user), number)
    await bench.service.ask_absence(bench.call(other), number, seat, "computer")
    machines = Machines(bench)
    machines.before_playing = lambda: bench.service.come_back(bench.call(user), number)
    before = await bench.lines(number)
    await machines.play()
    assert await bench.lines(number) == before
    assert await bench.user(number) == user
    wait = await bench.db.read(lambda c: waits.wait_of(c, number, seat))
    assert wait is not None
    assert wait.since == bench.now


async def test_a_newcomer_takes_a_computers_seat_by_the_votes(bench: Bench) -> None:
    number, machines = await with_computers(bench, 2, ("steiger", "apprentice")), Machines(bench)
    await machines.play()
    assert await bench.service.join(bench.call(105), number) == "succession-asked"
    await agree(bench, number, "yes", 101, 102)
    held = [seat.user or seat.computer for seat in (await bench.loaded(number)).seats]
    assert held == [101, 102, 105, "apprentice"]
    await played_on(bench, machines, number, 6)
    assert bench.faults == []


async def test_a_newcomer_gets_a_free_seat_before_a_computers(bench: Bench) -> None:
    number = await with_computers(bench, 3, ("apprentice",))
    await bench.service.leave(bench.call(103), number)
    await bench.service.join(bench.call(105), number)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, number))
    assert vote.target == 2
    await bench.service.ask_absence(bench.call(101), number, 2, "computer")
    found = await bench.db.read(lambda c: votes.open_votes(c, number))
    assert [one.kind for one in found] == ["replace", "absent"]


async def test_what_was_begun_and_left_ahead_goes(bench: Bench) -> None:
    register(KOHLE)
    service = bench.service
    number = await service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
    for user in (102, 103):
        await service.join(bench.call(user), number)
    await service.start(bench.call(101), number, THREAD)
    loaded = await bench.loaded(number)
    at_turn, waiting = loaded.active[0], next(seat for seat in range(3) if seat not in loaded.active)
    await service.move(bench.call(101 + waiting), number, None, "subsidence coin")
    await service.move(bench.call(101 + waiting), number, None, "loading never")
    assert loaded.game.withdrawals((await bench.loaded(number)).state, waiting)
    await service.leave(bench.call(101 + waiting), number)
    others = [user for user in (101, 102, 103) if user != 101 + waiting]
    await service.ask_absence(bench.call(others[0]), number, waiting, "computer")
    await agree(bench, number, "computer", others[1])
    after = await bench.loaded(number)
    assert not after.game.withdrawals(after.state, waiting)
    assert after.row.seal == loaded.row.seal
    left = await bench.db.read(lambda c: [one for one in history.live_lines(c, number) if one.seal is None])
    assert [line.actions for line in left[-2:]] == ['["withdraw subsidence"]', '["withdraw loading"]']
    assert at_turn in after.active
    register(PRESENTER)


async def test_open_moves_go_with_whoever_made_them(bench: Bench) -> None:
    number = await bench.table(3)
    seat = (await bench.loaded(number)).active[0]
    choices = [one for one in await bench.choices(number) if one != "end"]
    await bench.service.move(bench.call(101 + seat), number, None, choices[0])
    assert (await bench.loaded(number)).turns[seat]
    others = [user for user in (101, 102, 103) if user != 101 + seat]
    await bench.service.leave(bench.call(101 + seat), number)
    await bench.service.ask_absence(bench.call(others[0]), number, seat, "computer")
    await agree(bench, number, "computer", others[1])
    assert not (await bench.loaded(number)).turns[seat]


async def test_nobody_asks_how_to_go_on_without_a_computer(bench: Bench) -> None:
    number = await with_computers(bench, 2, ("steiger",))
    moderator = bench.call(MODERATOR, moderates=THREAD)
    key = bench.key
    assert await key(bench.service.ask_absence(bench.call(101), number, 2, "pass")) == "computer-sits-there"
    assert await key(bench.service.suspend(moderator, number, 2)) == "computer-sits-there"


async def test_a_computer_that_does_not_move_is_asked_about_by_no_time(bench: Bench) -> None:
    """Nobody is reminded, asked or passed, however long the worker is down."""
    number = await with_computers(bench, 2, ("steiger", "steiger"))
    while (await bench.loaded(number)).active[0] < 2:
        await bench.turn(number)
    await bench.db.transaction(lambda c: waits.tell(c, number, bench.now))
    before = len(await bench.letters(number))
    for _ in range(5):
        bench.now += PATIENCE
        await bench.service.agenda.do(bench.now)
    assert len(await bench.letters(number)) == before
    assert bench.faults == []
    next_due = await bench.service.agenda.next(bench.now)
    assert next_due is None or next_due > bench.now


@pytest.mark.slow
async def test_the_result_says_for_whom_a_computer_played(bench: Bench) -> None:
    number, machines = await bench.table(2), Machines(bench)
    await bench.service.leave(bench.call(102), number)
    await bench.service.ask_absence(bench.call(101), number, 1, "computer")
    await played_on(bench, machines, number, 200, Random(1))
    (final,) = [one for one in await bench.letters(number) if isinstance(one, FinalLetter)]
    assert [(one.kind, one.seat) for one in final.remarks] == [("replaced", 1)]


@pytest.mark.slow
@pytest.mark.parametrize("played", [True, False])
async def test_the_result_leads_to_what_a_computer_that_left_compared(bench: Bench, played: bool) -> None:
    """As long as one of its turns holds."""
    number, machines = await bench.table(2), Machines(bench)
    seat = (await bench.loaded(number)).active[0]
    user, other = 101 + seat, 102 - seat
    await bench.service.leave(bench.call(user), number)
    await bench.service.ask_absence(bench.call(other), number, seat, "computer")
    if played:
        await machines.play()
    await bench.service.come_back(bench.call(user), number)
    await played_on(bench, machines, number, 200, Random(1))
    (letter,) = [one for one in await bench.letters(number) if isinstance(one, FinalLetter)]
    final = compose(letter, await bench.loaded(number), 1)
    ids = [getattr(one, "id", "") for controls in final.rows for one in controls]
    assert (f"b:compared:{number}:0:" in ids) == played
