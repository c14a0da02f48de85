"""What people do at gathering tables, several of them at once, and at the games that come of them."""

import tempfile
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from bot.outgoing.pacing import Pace
from bot.presenter import register
from bot.tables.inviting import TIME_TO_ANSWER, Guest
from bot.tables.loaded import Loaded
from bot.tables.staying import LONG
from db import votes
from games.registry import GAMES
from tests.bot.absences import MODERATOR, PRESENTERS, Table
from tests.bot.game_deeds import DEEDS
from tests.bot.mentions import DAY, HOUR, Crowd, Deeds, at_once
from tests.bot.table_bench import CHANNEL, GUILD, Bench, opened_bench

PEOPLE: Final = tuple(range(101, 108))
"""Few, so that they meet again and again."""
MOST_TABLES: Final = 5


async def _opener(crowd: Crowd) -> int:
    """Whoever may invite and start, or somebody else now and then."""
    return crowd.rng.choice(PEOPLE) if crowd.rng.random() < 0.2 else (await crowd.table.loaded()).row.opener


def _guests(crowd: Crowd, most: int) -> list[Guest]:
    users = crowd.rng.sample(PEOPLE, crowd.rng.randint(1, most))
    return [Guest(user, f"User {user}") for user in users]


async def _open(crowd: Crowd) -> None:
    user = crowd.rng.choice(PEOPLE)
    if len(crowd.tables) < MOST_TABLES:
        guests = [guest for guest in _guests(crowd, 3) if guest.user != user]
        crowd.tables.append(await opened_lobby(crowd.bench, user, crowd.table.game.id, guests))


async def _sit(crowd: Crowd) -> None:
    await crowd.bench.service.join(crowd.call(crowd.rng.choice(PEOPLE)), crowd.table.id)


async def _depart(crowd: Crowd) -> None:
    await crowd.bench.service.leave(crowd.call(await crowd.user()), crowd.table.id)


async def _invite(crowd: Crowd) -> None:
    (guest,) = _guests(crowd, 1)
    await crowd.bench.service.invite(crowd.call(await _opener(crowd)), crowd.table.id, guest)


async def _decline(crowd: Crowd) -> None:
    await crowd.bench.service.decline(crowd.call(crowd.rng.choice(PEOPLE)), crowd.table.id)


async def _appoint(crowd: Crowd) -> None:
    seat = crowd.rng.randrange(len((await crowd.table.loaded()).seats))
    await crowd.bench.service.appoint(crowd.call(await _opener(crowd)), crowd.table.id, seat)


async def _stay(crowd: Crowd) -> None:
    await crowd.bench.service.stay(crowd.call(await crowd.user()), crowd.table.id)


async def _expel(crowd: Crowd) -> None:
    call = crowd.bench.call(MODERATOR, moderates=CHANNEL)
    await crowd.bench.service.expel(call, crowd.table.id, await crowd.user())


async def _accept(crowd: Crowd) -> None:
    choice = crowd.rng.choice(("all", "all", "known", "none"))
    await crowd.bench.service.choose_accepts(crowd.call(crowd.rng.choice(PEOPLE)), choice)


async def _start(crowd: Crowd) -> None:
    place = 10 * CHANNEL + crowd.table.id  # a thread of its own
    await crowd.bench.service.start(crowd.call(await _opener(crowd)), crowd.table.id, place)


async def _time(crowd: Crowd) -> None:
    crowd.bench.now += crowd.rng.choice((HOUR, HOUR, DAY, TIME_TO_ANSWER + 1, LONG + 1))
    await crowd.bench.awake()
    await crowd.bench.service.agenda.do(crowd.bench.now)


async def _keep(crowd: Crowd) -> None:
    await crowd.bench.service.agenda.do(crowd.bench.now)


async def _end(crowd: Crowd) -> None:
    """All agree to give the game up."""
    service, seats = crowd.bench.service, (await crowd.table.loaded()).seats
    users = [seat.user for seat in seats if seat.user is not None and not seat.suspended]
    await service.ask_stop(crowd.call(users[0]), crowd.table.id)
    for user in users[1:]:
        found = await crowd.bench.db.read(lambda c: votes.open_votes(c, crowd.table.id))
        vote = next((one for one in found if one.kind == "abandon"), None)
        if vote is not None:
            await service.cast(crowd.call(user), crowd.table.id, vote.id, "yes")


async def _rematch(crowd: Crowd) -> None:
    call = crowd.call(await crowd.user())
    number = await crowd.bench.service.rematch(call, crowd.table.id, CHANNEL, threads=True)
    crowd.tables.append(number)


OVER_TIME: Final[Deeds] = {"time": (_time, 4), "keep": (_keep, 4), "open": (_open, 2), "accept": (_accept, 1)}
GATHERING: Final[Deeds] = {
    **OVER_TIME,
    "sit": (_sit, 8),
    "depart": (_depart, 2),
    "invite": (_invite, 8),
    "decline": (_decline, 3),
    "appoint": (_appoint, 1),
    "stay": (_stay, 3),
    "expel": (_expel, 1),
    "start": (_start, 2),
}
PLAYING: Final[Deeds] = {**DEEDS, **OVER_TIME, "end": (_end, 4)}
ENDED: Final[Deeds] = {**OVER_TIME, "rematch": (_rematch, 4)}


async def gather(seed: int, steps: int) -> Crowd:
    """Random gathering tables of a random game, and so many things that happen there and in what comes of them."""
    rng = Random(f"lobby {seed}")
    game_id = rng.choice(list(GAMES))
    register(PRESENTERS[game_id])
    with tempfile.TemporaryDirectory() as folder, patch.object(Pace, "turn", at_once):
        async with opened_bench(Path(folder), seed) as bench:
            table = Table(bench, GAMES[game_id], await opened_lobby(bench, PEOPLE[0], game_id, []), rng)
            crowd = Crowd(table, rng)
            for _ in range(steps):
                table.id = rng.choice(crowd.tables)
                await crowd.step(_deeds(await table.loaded()))
            assert not bench.faults, bench.faults
            return crowd


async def opened_lobby(bench: Bench, user: int, game_id: str, guests: list[Guest]) -> int:
    """A gathering table just opened; its number."""
    call = bench.call(user)
    return await bench.service.new(call, game_id, GUILD, CHANNEL, "en", threads=True, invited=guests)


def _deeds(loaded: Loaded) -> Deeds:
    """What can happen at a table as it stands."""
    if loaded.row.status == "running":
        return PLAYING
    if loaded.row.status == "lobby":
        return GATHERING
    return ENDED if loaded.seats else OVER_TIME
