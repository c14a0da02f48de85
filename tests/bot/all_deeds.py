"""All that people, time and Discord do at running tables at once; what must hold of it is in `whole_tables.py`.

Two tables of two servers with the same people, whose zones, hours, pings and absences are their own. Time passes
from what is due to what is due next.
"""

import logging
import tempfile
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from bot.outgoing.pacing import Pace
from bot.presenter import register
from bot.tables import paces
from bot.tables.away_due import CHOICES
from bot.tables.clocks import AT_ZERO, preset
from bot.tables.counting import PATIENCE
from bot.tables.going_away import Days
from bot.tables.hours import Wanted
from bot.tables.own_tables import page
from bot.tables.pings import WAYS
from bot.tables.presence import TWICE, Look
from bot.tables.reminding import GAPS, OWN_GAPS
from bot.tables.service import TableService
from bot.tables.snoozing import SNOOZES
from bot.timing.days import day_of
from bot.words import LANGUAGES
from db import heartbeat, reminders
from games.registry import GAMES
from tests.bot.absences import PRESENTERS, Table, warm
from tests.bot.counting_discord import DIRECT, refusal
from tests.bot.game_deeds import DEEDS as PLAYED
from tests.bot.mentions import DAY, HOUR, Deeds, at_once
from tests.bot.table_bench import Bench, opened_bench
from tests.bot.whole_tables import Complaints, Whole, stays

PEOPLE: Final = (101, 102, 103, 104, 105)
ZONES: Final = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kathmandu", "Pacific/Chatham")
BEGINNINGS: Final = (1_800_000_000, 1_805_900_000, 1_824_500_000, (1 << 31) - 15 * DAY)
"""As any, before each change of the clocks of 2027, and before the seconds need one more bit."""


async def _hours_pass(crowd: Any) -> None:
    until = crowd.bench.now + crowd.rng.choice((HOUR, 5 * HOUR, DAY, 3 * DAY))
    while crowd.bench.now < until:
        await crowd.hop(until)


async def _weeks_pass(crowd: Any) -> None:
    until = crowd.bench.now + crowd.rng.choice((PATIENCE + 1, 16 * DAY))
    while crowd.bench.now < until:
        await crowd.hop(until)


async def _outage(crowd: Any) -> None:
    """The bot is down for a while: nothing of it counts."""
    await crowd.bench.db.transaction(lambda c: heartbeat.write_beat(c, crowd.beat(ended=crowd.rng.choice((0, 1)))))
    before = await crowd.times()
    crowd.bench.now += crowd.rng.choice((HOUR, 9 * HOUR, 3 * DAY, 20 * DAY))
    crowd.process += 1
    await crowd.bench.service.record_beat(crowd.beat())
    await crowd.bench.service.record_servers(crowd.reachable, crowd.bench.now)
    await crowd.compare("outage", before)
    await _restart(crowd)
    await crowd.hop(crowd.bench.now + 1)


async def _restart(crowd: Any) -> None:
    bench = crowd.bench
    bench.service = TableService(bench.db, bench._wake, lambda fault, where: bench.faults.append(fault))
    crowd.outbox = crowd._new_outbox()
    await bench.service.bring_near(bench.now)


async def _leap(crowd: Any) -> None:
    """The clock goes ahead by itself for a while, or back, and is set right."""
    off = crowd.rng.choice((-2, -30, 2, 30)) * HOUR
    await crowd.lives()
    begun = crowd.bench.now
    crowd.bench.now += off
    beat = crowd.beat(since_boot=begun - 1_700_000_000, awake=begun - 1_700_000_000)
    await crowd.bench.service.record_beat(beat)
    if crowd.rng.random() < 0.5:
        with patch.object(Whole, "compare", _not_compared):
            await crowd.bench.service.agenda.do(crowd.bench.now)
    crowd.bench.now = begun + 60
    await crowd.bench.service.record_beat(crowd.beat())
    await crowd.bench.service.bring_near(crowd.bench.now)


async def _not_compared(*_: Any) -> None:
    """What a wrong clock counts is forgiven."""


async def _lose_server(crowd: Any) -> None:
    crowd.reachable = tuple(one for one in (1, 2) if one != crowd.guild)
    await crowd.bench.service.lose_server(crowd.guild, crowd.bench.now)


async def _find_servers(crowd: Any) -> None:
    crowd.reachable = (1, 2)
    for guild in (1, 2):
        await crowd.bench.service.find_server(guild, crowd.bench.now)


async def _go_away(crowd: Any) -> None:
    user = await crowd.user()
    zone = await crowd.bench.service.own_zone(user, "en")
    first = day_of(zone, crowd.bench.now) + timedelta(days=crowd.rng.choice((0, 0, 1, 3)))
    last = first + timedelta(days=crowd.rng.choice((0, 2, 9, 25)))
    await crowd.bench.service.go_away(crowd.call(user), Days(first, last, zone, crowd.rng.random() < 0.5))


async def _choose_away(crowd: Any) -> None:
    user = await crowd.user()
    found = await crowd.bench.service.absences(user, crowd.bench.now)
    if found:
        own = crowd.rng.choice(found)
        choice = crowd.rng.choice(CHOICES if crowd.rng.random() < 0.3 else ("wait", "pass"))
        await crowd.bench.service.choose_away(crowd.call(user), own.row.id, crowd.table.id, choice)
        await crowd.bench.service.show_away(crowd.call(user), own.row.id, crowd.rng.random() < 0.5)


async def _end_absence(crowd: Any) -> None:
    await crowd.bench.service.end_absence(crowd.call(await crowd.user()), None)


async def _pings(crowd: Any) -> None:
    user, kind = await crowd.user(), crowd.rng.choice(list(WAYS))
    await crowd.bench.service.choose_pings(crowd.call(user), kind, crowd.rng.choice(WAYS[kind]))


async def _own(crowd: Any) -> None:
    """Hours, gaps, language."""
    user, rng, service = await crowd.user(), crowd.rng, crowd.bench.service
    await service.choose_hours(
        crowd.call(user), Wanted(rng.choice(ZONES), rng.randrange(1440), rng.randrange(1440))
    )
    if rng.random() < 0.3:
        await service.forget_hours(crowd.call(user))
    if rng.random() < 0.3:
        await service.choose_reminding(crowd.call(user), rng.random() < 0.7, rng.choice((None, *OWN_GAPS)))
    await service.choose_language(crowd.call(user), rng.choice(LANGUAGES))


async def _snooze(crowd: Any) -> None:
    found = await crowd.bench.db.read(lambda c: reminders.reminders_at(c, crowd.table.id))
    row = crowd.rng.choice(found).row_id if found else 1
    await crowd.bench.service.snooze(
        crowd.call(await crowd.user()), crowd.table.id, crowd.rng.choice(SNOOZES), row
    )


async def _move(crowd: Any) -> None:
    """One move of a turn that is not finished."""
    loaded = await crowd.table.loaded()
    seat = crowd.rng.choice(loaded.active)
    user = loaded.seats[seat].user
    if user is None:
        return
    position = (await crowd.bench.service.seen(user, crowd.table.id)).position
    if position is None:
        return
    legal = [
        one for one in crowd.table.game.legal_actions(position.state, seat) if one != crowd.table.game.end_turn
    ]
    if legal:
        line = crowd.table.game.notation(crowd.rng.choice(legal))
        await crowd.bench.service.move(crowd.call(user), crowd.table.id, None, line)


async def _anew(crowd: Any) -> None:
    await crowd.bench.service.anew(crowd.call(await crowd.user()), crowd.table.id, None)


async def _look(crowd: Any) -> None:
    user = await crowd.user()
    present = crowd.rng.random() < 0.6
    until = crowd.bench.now + crowd.rng.choice((HOUR, 2 * DAY, 9 * DAY)) if crowd.rng.random() < 0.4 else None
    await crowd.bench.service.record_looks(crowd.table.id, [Look(user, present, until)], crowd.bench.now)
    if not present and crowd.rng.random() < 0.5:
        until = crowd.bench.now + TWICE
        while crowd.bench.now < until:
            await crowd.hop(until)
        await crowd.bench.service.record_looks(crowd.table.id, [Look(user, False)], crowd.bench.now)


async def _act(crowd: Any) -> None:
    user = await crowd.user()
    await crowd.bench.service.act(crowd.call(user), crowd.table.id)
    await crowd.bench.service.own_data(user)
    await crowd.bench.service.log(user, crowd.table.id)
    await crowd.bench.service.news(user, crowd.table.id)
    await crowd.bench.service.pace_and_clock(crowd.call(user), crowd.table.id)
    await crowd.bench.db.read(lambda c: page(c, user, 1))


async def _lose_place(crowd: Any) -> None:
    await crowd.bench.service.lose((await crowd.table.loaded()).row.place, crowd.bench.now)


async def _relocate(crowd: Any) -> None:
    place = crowd.rng.randrange(1000, 600_000)
    call = await crowd.moderator() if crowd.rng.random() < 0.3 else crowd.call(await crowd.user())
    await crowd.bench.service.relocate(call, crowd.table.id, place)


async def _rest(crowd: Any) -> None:
    await crowd.bench.service.rest(await crowd.moderator(), crowd.table.id)


async def _refuse(crowd: Any) -> None:
    """Discord takes direct messages of some no more, or again."""
    user = crowd.rng.choice(PEOPLE)
    crowd.discord.refusals.pop(DIRECT + user, None)
    crowd.discord.refusals.pop(-user, None)
    if crowd.rng.random() < 0.5:
        where = crowd.rng.choice((DIRECT + user, -user))
        codes = ((50007, 403), (50278, 403), (10003, 404), (10013, 404), (50001, 403), (20026, 403))
        crowd.discord.refusals[where] = refusal(*crowd.rng.choice(codes))


async def _delete(crowd: Any) -> None:
    """Somebody deletes messages."""
    for messages in crowd.discord.messages.values():
        messages[:] = [one for one in messages if crowd.rng.random() < 0.8]


async def _suspend(crowd: Any) -> None:
    loaded = await crowd.table.loaded()
    call = await crowd.moderator() if crowd.rng.random() < 0.5 else crowd.call(await crowd.user())
    await crowd.bench.service.suspend(call, crowd.table.id, crowd.rng.randrange(len(loaded.seats)))


async def _reinstate(crowd: Any) -> None:
    loaded = await crowd.table.loaded()
    await crowd.bench.service.reinstate(
        await crowd.moderator(), crowd.table.id, crowd.rng.randrange(len(loaded.seats))
    )


ALL: Final[Deeds] = {name: deed for name, deed in PLAYED.items() if name not in ("time", "keep")} | {
    "hours": (_hours_pass, 14),
    "weeks": (_weeks_pass, 1),
    "outage": (_outage, 2),
    "leap": (_leap, 1),
    "restart": (_restart, 1),
    "lose server": (_lose_server, 1),
    "find servers": (_find_servers, 2),
    "go away": (_go_away, 5),
    "choose away": (_choose_away, 5),
    "end absence": (_end_absence, 2),
    "pings": (_pings, 3),
    "own": (_own, 2),
    "snooze": (_snooze, 2),
    "move": (_move, 4),
    "anew": (_anew, 1),
    "look": (_look, 3),
    "act": (_act, 2),
    "lose place": (_lose_place, 1),
    "relocate": (_relocate, 2),
    "rest": (_rest, 1),
    "refuse": (_refuse, 2),
    "delete": (_delete, 1),
    "suspend": (_suspend, 1),
    "reinstate": (_reinstate, 2),
}


async def play(seed: int, steps: int) -> Whole:
    """Two random tables and so many things that happen; then one stays, and the tables go on."""
    rng = Random(f"whole {seed}")
    with tempfile.TemporaryDirectory() as folder, patch.object(Pace, "turn", at_once):
        async with opened_bench(Path(folder), seed) as bench:
            bench.now = rng.choice(BEGINNINGS)
            crowd = Whole([await _opened(bench, number, rng) for number in (1, 2)], rng)
            handler = Complaints(crowd.said)
            logging.getLogger("bot.words").addHandler(handler)
            try:
                await _begin(crowd)
                for _ in range(steps):
                    running = [one for one in crowd.all if (await one.loaded()).row.status == "running"]
                    if not running:
                        break
                    crowd.table = rng.choice(running)
                    await crowd.step(ALL)
                await go_on(crowd)
            finally:
                logging.getLogger("bot.words").removeHandler(handler)
            return crowd


async def _opened(bench: Bench, number: int, rng: Random) -> Table:
    game = rng.choice(list(GAMES))
    register(PRESENTERS[game])
    players = rng.sample(PEOPLE, rng.choice([count for count in GAMES[game].seats if count <= len(PEOPLE)]))
    language = rng.choice(LANGUAGES)
    channel, thread = 10 * number, 10 * number + 5
    table = await bench.service.new(
        bench.call(players[0], guild=number), game, number, channel, language, threads=True
    )
    for user in players[1:]:
        await bench.service.join(bench.call(user, guild=number), table)
    await bench.service.start(bench.call(players[0], guild=number), table, thread)
    found = Table(bench, PRESENTERS[game].game, table, rng)
    await warm(found)
    await found.told()
    return found


async def _begin(crowd: Whole) -> None:
    """Zones, ways and clocks, at random."""
    bench, rng = crowd.bench, crowd.rng
    for table in crowd.all:
        row, pace = (await table.loaded()).row, rng.choice(list(GAPS))
        if rng.random() < 0.8:
            clock = preset(pace, rng.choice(AT_ZERO))
            await bench.db.transaction(lambda c, r=row, p=pace, k=clock: paces.change(c, r, p, k, bench.now))
    await bench.db.transaction(lambda c: c.execute("DELETE FROM outbox"))
    for user in PEOPLE:
        if rng.random() < 0.7:
            await bench.service.choose_hours(bench.call(user), Wanted(rng.choice(ZONES), 8 * 60, 22 * 60))
        for kind, ways in WAYS.items():
            await bench.service.choose_pings(bench.call(user), kind, rng.choice(ways))


async def go_on(crowd: Whole) -> None:
    """All but one vanish. As long as they count, the table does not freeze: it is asked, and goes on."""
    crowd.reachable = (1, 2)
    crowd.discord.refusals.clear()
    await _find_servers(crowd)
    for table in crowd.all:
        crowd.table = table
        loaded = await table.loaded()
        if loaded.row.status != "running":
            continue
        if loaded.row.lost:
            some = next((one.user for one in loaded.seats if one.user and not one.suspended), None)
            if some is None:
                continue
            await crowd.bench.service.relocate(crowd.call(some), table.id, 700_000 + table.id)
        if loaded.row.resting:
            some = next((one.user for one in loaded.seats if one.user and not one.suspended), None)
            if some is None:
                continue
            await crowd.bench.service.act(crowd.call(some), table.id)
        await crowd.tell()
        crowd.counted = len(crowd.discord.pings)
        await stays(crowd)
