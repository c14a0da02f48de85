"""What people do at a running table of any game, questions of all kinds among it, and whom it rings for."""

import tempfile
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from bot.outgoing.pacing import Pace
from bot.tables.counting import PATIENCE
from bot.tables.paces import CLOCKS
from bot.tables.pings import WAYS
from bot.tables.reminding import GAPS
from db import votes
from games.registry import GAMES
from tests.bot.absences import MODERATOR, opened
from tests.bot.counting_discord import DIRECT, refusal
from tests.bot.mentions import DAY, HOUR, STRANGERS, Crowd, Deeds, at_once
from tests.bot.table_bench import THREAD, opened_bench


async def _turn(crowd: Crowd) -> None:
    """Whoever is at turn moves, or ends the turn."""
    loaded = await crowd.table.loaded()
    seat = crowd.rng.choice(loaded.active)
    user = loaded.seats[seat].user
    position = None if user is None else (await crowd.bench.service.seen(user, crowd.table.id)).position
    if position is None or user is None:
        return
    for _ in range(40):
        action = crowd.table.game.default_action(position.state, seat)
        line = crowd.table.game.notation(action)
        await crowd.bench.service.move(crowd.call(user), crowd.table.id, None, line)
        position = (await crowd.bench.service.seen(user, crowd.table.id)).position
        if action == crowd.table.game.end_turn or position is None or not position.at_turn:
            return


async def _back(crowd: Crowd) -> None:
    loaded = await crowd.table.loaded()
    finished = loaded.row.finished_by
    user = await crowd.user() if finished is None else loaded.seats[finished].user
    await crowd.bench.service.back(crowd.call(user or 0), crowd.table.id, None)


async def _undo(crowd: Crowd) -> None:
    await crowd.bench.service.ask_undo(crowd.call(await crowd.user()), crowd.table.id, crowd.rng.randint(1, 3))


async def _stop(crowd: Crowd) -> None:
    await crowd.bench.service.ask_stop(crowd.call(await crowd.user()), crowd.table.id)


async def _pause(crowd: Crowd) -> None:
    await crowd.bench.service.ask_pause(crowd.call(await crowd.user()), crowd.table.id, crowd.bench.now + 2 * DAY)


async def _resume(crowd: Crowd) -> None:
    await crowd.bench.service.ask_resume(crowd.call(await crowd.user()), crowd.table.id)


async def _absent(crowd: Crowd) -> None:
    loaded = await crowd.table.loaded()
    choice = crowd.rng.choice(("wait", "time", "pass", "seat"))
    target = crowd.rng.choice(loaded.active)
    await crowd.bench.service.ask_absence(crowd.call(await crowd.user()), crowd.table.id, target, choice)


async def _pace(crowd: Crowd) -> None:
    pace, clock = crowd.rng.choice(("", *GAPS)), crowd.rng.choice(("", *CLOCKS))
    await crowd.bench.service.ask_pace(crowd.call(await crowd.user()), crowd.table.id, pace, clock)


async def _more(crowd: Crowd) -> None:
    seat = crowd.rng.choice((await crowd.table.loaded()).seats).seat
    await crowd.bench.service.give_time(crowd.call(await crowd.user()), crowd.table.id, seat)


async def _cast(crowd: Crowd) -> None:
    found = await crowd.bench.db.read(lambda c: votes.open_votes(c, crowd.table.id))
    if found:
        vote = crowd.rng.choice(found)
        choices = ("pass", "pass", "time", "seat", "wait") if vote.kind == "absent" else ("yes", "yes", "no")
        if vote.kind == "abandon":
            choices = ("no",)  # the game shall last
        call, choice = crowd.call(await crowd.user()), crowd.rng.choice(choices)
        await crowd.bench.service.cast(call, crowd.table.id, vote.id, choice)


async def _leave(crowd: Crowd) -> None:
    if sum(seat.user is not None for seat in (await crowd.table.loaded()).seats) > 1:
        await crowd.bench.service.leave(crowd.call(await crowd.user()), crowd.table.id)


async def _join(crowd: Crowd) -> None:
    await crowd.bench.service.join(crowd.call(crowd.rng.choice((101, 102, *STRANGERS))), crowd.table.id)


async def _return(crowd: Crowd) -> None:
    await crowd.bench.service.come_back(crowd.call(await crowd.user()), crowd.table.id)


async def _concede(crowd: Crowd) -> None:
    await crowd.bench.service.concede(crowd.call(await crowd.user()), crowd.table.id)


async def _suspend(crowd: Crowd) -> None:
    loaded = await crowd.table.loaded()
    seat = crowd.rng.randrange(len(loaded.seats))
    user = MODERATOR if crowd.rng.random() < 0.5 else await crowd.user()
    await crowd.bench.service.suspend(crowd.bench.call(user, moderates=THREAD), crowd.table.id, seat)


async def _reinstate(crowd: Crowd) -> None:
    seat = crowd.rng.randrange(len((await crowd.table.loaded()).seats))
    await crowd.bench.service.reinstate(crowd.bench.call(MODERATOR, moderates=THREAD), crowd.table.id, seat)


async def _time(crowd: Crowd) -> None:
    until = crowd.bench.now + crowd.rng.choice((HOUR, DAY, 3 * DAY, PATIENCE + 1))
    await _nothing_before_it_is_due(crowd, until)
    crowd.bench.now = until
    await crowd.bench.awake()
    await crowd.bench.service.agenda.do(until)
    after = await crowd.bench.service.agenda.next(until)
    assert after is None or after > until, "it would look again and again"


async def _nothing_before_it_is_due(crowd: Crowd, until: int) -> None:
    """Whoever looks at every wait before one is due has nothing to do: whatever changed brought it near."""
    bench = crowd.bench
    due = await bench.service.agenda.next(bench.now)
    early = (until if due is None else min(due, until)) - 1
    if early <= bench.now:
        return
    before = len(await crowd.rows())
    await bench.db.transaction(lambda c: c.execute("UPDATE waits SET due = 0 WHERE told"))
    await bench.service.agenda.do(crowd.rng.randint(bench.now, early))
    assert len(await crowd.rows()) == before, "it was due before it was found"


async def _keep(crowd: Crowd) -> None:
    await crowd.bench.service.agenda.do(crowd.bench.now)


DEEDS: Final[Deeds] = {
    "turn": (_turn, 12),
    "back": (_back, 2),
    "undo": (_undo, 2),
    "stop": (_stop, 1),
    "pause": (_pause, 1),
    "resume": (_resume, 1),
    "absent": (_absent, 2),
    "pace": (_pace, 2),
    "more": (_more, 1),
    "cast": (_cast, 8),
    "leave": (_leave, 1),
    "join": (_join, 2),
    "return": (_return, 2),
    "concede": (_concede, 1),
    "suspend": (_suspend, 1),
    "reinstate": (_reinstate, 1),
    "time": (_time, 4),
    "keep": (_keep, 3),
}


async def _choose_ways(crowd: Crowd) -> None:
    """Everybody is told by some way; to one of three Discord takes no direct messages."""
    for seat in (await crowd.table.loaded()).seats:
        user = seat.user or 0
        for kind, ways in WAYS.items():
            await crowd.bench.service.choose_pings(crowd.call(user), kind, crowd.rng.choice(ways))
        if crowd.rng.random() < 1 / 3:
            crowd.discord.refusals[DIRECT + user] = refusal(crowd.rng.choice((50007, 50278)))


async def play(seed: int, steps: int, *, ways: bool = False) -> Crowd:
    """A random table of a random game, and so many things that happen there; its people told by all `ways`."""
    rng = Random(seed)
    game_id = rng.choice(list(GAMES))
    with tempfile.TemporaryDirectory() as folder, patch.object(Pace, "turn", at_once):
        async with opened_bench(Path(folder), seed) as bench:
            table = await opened(bench, game_id, rng.choice(GAMES[game_id].seats), rng)
            await bench.db.transaction(lambda c: c.execute("DELETE FROM outbox"))
            crowd = Crowd(table, rng)
            if ways:
                await _choose_ways(crowd)
            for _ in range(steps):
                if (await table.loaded()).row.status != "running":
                    break
                await crowd.step(DEEDS)
            return crowd
