"""Tables with a clock, whose players never sleep unless a test says otherwise."""

from typing import Any

from bot.letters import NoticeLetter, ReminderLetter, TurnLetter
from bot.presenter import register
from bot.tables import time_left
from bot.tables.clocks import AtZero, TableClock
from bot.tables.paces import stored
from bot.tables.reminding import HOUR
from cogs.ruhrschifffahrt import PRESENTER
from db import tables, users, waits
from db.rows import HoursRow, WaitRow
from games.engine.contract import is_answer
from tests.bot.table_bench import CHANNEL, GUILD, Bench

DAY = 24 * HOUR
CLOCK = TableClock(42 * HOUR, 14 * HOUR, 70 * HOUR)
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)
BY_DAY = HoursRow(zone="Europe/Berlin", wakes=8 * 60, sleeps=22 * 60)


async def clocked(
    bench: Bench, at_zero: AtZero = "tell", players: int = 3, hours: HoursRow = ALL_DAY, game: str = "coal_baron"
) -> int:
    """A table just begun with a clock, whose first message stands."""
    register(PRESENTER)
    table = await bench.service.new(bench.call(101), game, GUILD, CHANNEL, "en", threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), table)
    for user in range(101, 101 + players):
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, hours))
    clock = stored(TableClock(CLOCK.base, CLOCK.increment, CLOCK.cap, at_zero))
    await bench.db.transaction(lambda c: tables.change_table(c, table, clock=clock))
    await bench.service.start(bench.call(101), table, 20)
    await told(bench, table)
    return table


async def told(bench: Bench, table: int) -> None:
    """The newest turn message stands in the channel."""
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


async def left(bench: Bench, table: int, user: int) -> int:
    """The waking seconds that a user has left now."""
    loaded = await bench.loaded(table)
    seat = loaded.seat_of(user)
    assert seat is not None
    until = bench.now if loaded.row.still_since is None else loaded.row.still_since
    found = await bench.db.read(lambda c: time_left.left_of(c, loaded.row, seat.seat, until))
    assert found is not None
    return found


async def wait_for(bench: Bench, table: int) -> WaitRow:
    """The only wait of a table."""
    (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
    return wait


async def pass_time(bench: Bench, seconds: int, step: int = HOUR // 4) -> None:
    """Let time pass, in steps at each of which the queue does what is due."""
    until = bench.now + seconds
    while bench.now < until:
        bench.now = min(until, bench.now + step)
        await bench.service.agenda.do(bench.now)
    assert bench.faults == []


async def played(bench: Bench, table: int, seconds: int = 0) -> int:
    """A whole turn after so long, and the next message stands; who played."""
    bench.now += seconds
    user = await bench.turn(table)
    await told(bench, table)
    return user


async def choices(bench: Bench, table: int, user: int) -> list[str]:
    """What a user who must decide could do next, in notation; answers left ahead are not among it."""
    position = (await bench.service.seen(user, table)).position
    assert position is not None
    game = (await bench.loaded(table)).game
    found = [one for one in game.legal_actions(position.state, position.seat) if not is_answer(game, one)]
    return [game.notation(action) for action in found]


async def notices(bench: Bench, table: int, key: str) -> list[NoticeLetter]:
    """The notices of a key."""
    return [one for one in await bench.letters(table) if isinstance(one, NoticeLetter) and one.key == key]


async def turns(bench: Bench, table: int) -> list[TurnLetter]:
    """The turn messages."""
    return [one for one in await bench.letters(table) if isinstance(one, TurnLetter)]


async def warnings(bench: Bench, table: int) -> list[Any]:
    """What reminders said of the end of the time, in order; edits left out."""
    rows, letters = await bench.rows(table), await bench.letters(table)
    sent = [letter for row, letter in zip(rows, letters, strict=True) if row.edits is None]
    return [wait for letter in sent if isinstance(letter, ReminderLetter) for wait in letter.waits if wait.zero]
