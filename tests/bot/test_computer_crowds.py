"""Random tables of any game with computers: whatever people do, each is played on, and nobody is called twice."""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from bot.tables.computers import LEVELS
from db import votes
from tests.bot import lobby_deeds
from tests.bot.computer_tables import Machines
from tests.bot.lobby_deeds import GATHERING, PLAYING, gather
from tests.bot.mentions import Crowd
from tests.soaking import sampled

STEPS = 280
_machines: WeakKeyDictionary[Crowd, Machines] = WeakKeyDictionary()


async def _add(crowd: Crowd) -> None:
    opener = (await crowd.table.loaded()).row.opener
    await crowd.bench.service.add_computer(crowd.call(opener), crowd.table.id, crowd.rng.choice(LEVELS))


async def _remove(crowd: Crowd) -> None:
    loaded = await crowd.table.loaded()
    colour = crowd.rng.choice(loaded.seats).colour
    await crowd.bench.service.remove_computer(crowd.call(loaded.row.opener), crowd.table.id, colour)


async def _play(crowd: Crowd) -> None:
    """Computers decide, all that must or but some of them."""
    machines = _machines.setdefault(crowd, Machines(crowd.bench))
    for _ in range(crowd.rng.choice((1, 2, 100))):
        if await machines.players.play_one() is not None:
            break
    for table in crowd.tables:
        await _check(crowd, table)


async def _stand_in(crowd: Crowd) -> None:
    """A seat that does not count is given to a computer, by all who are asked."""
    loaded, service = await crowd.table.loaded(), crowd.bench.service
    absent = [seat for seat in loaded.seats if seat.absent and not seat.computer]
    target = crowd.rng.choice(absent or loaded.seats).seat
    there = [seat.user for seat in loaded.seats if not seat.absent and seat.seat != target]
    user = crowd.rng.choice(there) if there else None
    await service.ask_absence(crowd.call(user or 0), crowd.table.id, target, "computer")
    await _all_choose(crowd, "computer", "absent")


async def _successor(crowd: Crowd) -> None:
    await crowd.bench.service.join(crowd.call(crowd.rng.choice(lobby_deeds.PEOPLE)), crowd.table.id)
    await _all_choose(crowd, "yes", "replace")


async def _return(crowd: Crowd) -> None:
    owners = [seat.owner for seat in (await crowd.table.loaded()).seats if seat.owner is not None]
    if owners:
        await crowd.bench.service.come_back(crowd.call(crowd.rng.choice(owners)), crowd.table.id)


async def _all_choose(crowd: Crowd, choice: str, kind: str) -> None:
    for seat in (await crowd.table.loaded()).seats:
        found = await crowd.bench.db.read(lambda c: votes.open_votes(c, crowd.table.id))
        vote = next((one for one in found if one.kind == kind), None)
        if vote is not None and seat.user is not None and str(seat.seat) in vote.asked:
            await crowd.bench.service.cast(crowd.call(seat.user), crowd.table.id, vote.id, choice)


async def _check(crowd: Crowd, table: int) -> None:
    """What must hold of seats that computers play: nobody's, not asked, and no stranger than any other seat."""
    loaded = await crowd.bench.loaded(table)
    for seat in loaded.seats:
        if seat.computer:
            assert (seat.user, seat.passing, seat.conceded, seat.suspended, seat.away) == (None, 0, 0, 0, ""), seat
            assert loaded.row.status != "lobby" or not seat.unanswered
    if loaded.row.status in ("lobby", "running"):
        assert loaded.people >= 1
        seats = set(loaded.computers)
        for vote in await crowd.bench.db.read(lambda c: votes.open_votes(c, table)):
            assert not {str(seat) for seat in seats} & set(vote.asked)


@pytest.fixture
def deeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What people do, with computers among them."""
    gathering: Any = {**GATHERING, "add": (_add, 8), "remove": (_remove, 2), "start": (GATHERING["start"][0], 6)}
    playing: Any = {
        **PLAYING,
        "play": (_play, 30),
        "turn": (PLAYING["turn"][0], 20),
        "stand in": (_stand_in, 6),
        "successor": (_successor, 2),
        "return": (_return, 2),
        "leave": (PLAYING["leave"][0], 4),
        "end": (PLAYING["end"][0], 0),
        "stop": (PLAYING["stop"][0], 0),
    }
    monkeypatch.setattr(lobby_deeds, "GATHERING", gathering)
    monkeypatch.setattr(lobby_deeds, "PLAYING", playing)


@pytest.mark.slow
@pytest.mark.usefixtures("deeds")
@pytest.mark.parametrize("seed", range(3))
def test_crowds_with_computers(seed: int) -> None:
    asyncio.run(gather(seed, STEPS))


@pytest.mark.slow
@pytest.mark.usefixtures("deeds")
@pytest.mark.parametrize("seed", range(100, sampled(110, 130)))
def test_many_crowds_with_computers(seed: int) -> None:
    asyncio.run(gather(seed, 2 * STEPS))
