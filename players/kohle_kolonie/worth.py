"""Expected final points of each seat: what is scored, and what everything on hand will bring."""

from typing import Final, NamedTuple

from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.final import complete_lines, station_points
from games.kohle_kolonie.loading import loading_coins
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.pitheads import COKERY, ENGINE_SPOT, WORKFORCE, free_spots
from games.kohle_kolonie.state import OVER, SOURCES, SeatState, State
from games.kohle_kolonie.tableau import cards_of, engines_of
from players.kohle_kolonie import pieces, prices
from players.kohle_kolonie.bonuses import bonus_worth, has_acted, usable
from players.kohle_kolonie.table import Table
from players.kohle_kolonie.times import Times
from players.mind import Item, scored_as

SCORED: Final = {
    **{source: source for source in ("board", "flips", "cokery", "ironworks", "loading", "disasters")},
    **{source: source for source in ("engines", "coins", "stations", "lines")},
    "extra_markers": "extra",
}
"""As what the sources of the score sheet count once the game is over; the others are points."""

Part = tuple[str, float, float]
"""What it is, how much of it there is, what it is worth."""


def worth(state: State) -> tuple[float, ...]:
    """The final points that each seat may expect."""
    if state.phase == OVER:
        return tuple([float(own.points) for own in state.seats])
    at = Table(state)
    return tuple([_shared_worth(at, seat) + _kept(at, seat, own) for seat, own in enumerate(state.seats)])


def own_worth(state: State, seat: Seat) -> float:
    """The final points that one seat may expect."""
    own = state.seats[seat]
    if state.phase == OVER:
        return float(own.points)
    at = Table(state)
    return _shared_worth(at, seat) + _sum(_private(at, own, usable(state, seat, at.times)))


def items(state: State, seat: Seat) -> list[Item]:
    """The same of one seat in parts."""
    own = state.seats[seat]
    if state.phase == OVER:
        scored = scored_as(SOURCES, own.score, SCORED)
        had = {"engines": engines_of(own), "coins": own.coins, "extra": own.extra}
        return [Item(what, had.get(what, points), float(points)) for what, points in scored.items() if points]
    at = Table(state)
    return [Item(*part) for part in (*_private(at, own, usable(state, seat, at.times)), *_shared(at, seat))]


def _sum(parts: list[Part]) -> float:
    return sum([part[2] for part in parts])


class _Kept(NamedTuple):
    """A seat's side of the table when its worth was reckoned, and what it came to."""

    own: SeatState
    times: Times
    options: Options
    usable: bool
    worth: float


_MOST: Final = 4096
_known: Final[dict[int, _Kept]] = {}
"""By the identity of a side of the table, which never changes: those who do not act keep theirs."""


def _kept(at: Table, seat: Seat, own: SeatState) -> float:
    """The worth of what a seat has to itself, reckoned once."""
    known, can_use = _known.get(id(own)), usable(at.state, seat, at.times)
    if known and known.own is own and known[1:4] == (at.times, at.state.options, can_use):
        return known.worth
    if len(_known) >= _MOST:
        _known.clear()
    found = _sum(_private(at, own, can_use))
    _known[id(own)] = _Kept(own, at.times, at.state.options, can_use, found)
    return found


def _private(at: Table, own: SeatState, can_use: bool) -> list[Part]:
    """What a seat has to itself: it follows from its side of the table and the time, and whether it can use its
    bonus marker."""
    times = at.times
    parts: list[Part] = [("points", own.points, float(own.points))]
    parts.append(("coins", own.coins, pieces.coins(own.coins, times.coin, times.soon)))
    workers = own.workers + own.markers.count("worker")
    parts.append(("workers", workers, workers * prices.WORKER[times.round] * times.coin))
    count = engines_of(own)
    parts.append(("engines", count, pieces.engines(count, times.round)))
    parts += _pitheads(at, own, workers)
    parts += _miners(at, own)
    parts.append(("disasters", 1, -pieces.disasters(at.terrain, own, times, len(own.secured))))
    extra = prices.EXTRA if times.acts else facts.EXTRA_MARKER_POINTS
    parts.append(("extra", own.extra, own.extra * extra))
    if own.bonus is not None and can_use:
        parts.append(("bonus", 1, bonus_worth(at.terrain, at.state, own, times, own.bonus)))
    return parts


def _shared(at: Table, seat: Seat) -> list[Part]:
    """What depends on the whole table: grounds, and actions to come."""
    own = at.state.seats[seat]
    parts = _grounds(at, seat, own)
    now, to_come = _actions(at.state, seat)
    parts.append(("actions", now + to_come, _actions_worth(at.state.round, now)))
    return parts


def _shared_worth(at: Table, seat: Seat) -> float:
    return _sum(_shared(at, seat))


def _grounds(at: Table, seat: Seat, own: SeatState) -> list[Part]:
    """What each ground with an own mine brings, and what tableau and settlements leave room for."""
    terrain, parts = at.terrain, list[Part]()
    grounds = dict.fromkeys([terrain.cards[held.card].ground for held in own.cards if held])
    for ground in grounds:
        found, count = at.prospect(seat, ground), at.grounds[ground][seat][0]
        parts.append((f"board.{ground}", count, found.board))
        parts.append((f"income.{ground}", count, found.income))
        if found.merger:
            parts.append((f"merger.{ground}", count, found.merger))
    room = min(2, own.cards.count(None))
    boards = len(at.times.boards)
    parts.append(("spaces", room, room * prices.SPACE * boards))
    beside = 0
    for home in own.settlements:
        for ground in terrain.villages[home.village].grounds:
            beside += ground not in grounds
    parts.append(("homes", beside, beside * prices.HOME * boards))
    return parts


def _pitheads(at: Table, own: SeatState, workers: int) -> list[Part]:
    state, times = at.state, at.times
    coins, worth = pieces.cokery(own, times)
    points, more = pieces.ironworks(own, times, int(state.options.ironworks_engineer_points))
    carrying = [card for card in cards_of(at.terrain, own) if card.bonus == "wagon"]
    wagons = len(carrying)
    parts: list[Part] = [("cokery", coins, worth), ("ironworks", points, more)]
    served = loading_coins(state, own, wagons) if wagons else 0
    parts.append(
        ("loading", wagons, pieces.loading(own, times, [at.merged_at(card) for card in carrying], served, workers))
    )
    ahead = 0.0
    for card, side in zip(facts.FLIPPABLE, own.pitheads, strict=False):
        if not side.flipped:
            ahead += prices.FLIP[card] * prices.FLIP_AHEAD[state.round] * times.acts
    if own.pitheads[WORKFORCE].flipped:
        ahead += prices.MOVES * len(times.boards)
    if own.pitheads[COKERY].flipped and ENGINE_SPOT in free_spots(own.pitheads, "engine") and times.acts:
        ahead += prices.ENGINE_PLACE
    parts.append(("flips", 1, ahead))
    return parts


def _miners(at: Table, own: SeatState) -> list[Part]:
    """Miners on stations and at settlements, in the pool, and markers held."""
    state, terrain, round = at.state, at.terrain, at.state.round
    occupied = station_points(state, own)
    lines = sum([points for _, points in complete_lines(terrain, own)]) if own.stations else 0
    parts: list[Part] = [("stations", occupied, float(occupied))]
    parts.append(("lines", lines, pieces.railways(terrain, own, round)))
    settlers = sum([home.miners for home in own.settlements])
    settler = prices.SETTLER[round] if at.times.acts else 0.0
    parts.append(("settlers", settlers, settlers * settler))
    parts.append(("pool", own.pool, own.pool * prices.MINER if at.times.acts else 0.0))
    held = 0.0
    for marker in (*own.markers, *own.fresh):
        if marker == "unification":
            held += prices.MARKER[marker] if at.times.merges else 0.0
        elif marker == "wagon":
            held += prices.MARKER[marker] if at.times.yields else 0.0
        elif marker == "worker" and marker in own.fresh:
            held += prices.MARKER[marker] * at.times.coin
    parts.append(("markers", len(own.markers), held))
    engineers = own.engineers * prices.ENGINEER if at.times.acts else 0.0
    parts.append(("engineers", own.engineers, engineers))
    return parts


def _actions(state: State, seat: Seat) -> tuple[int, int]:
    """Turns of phases 2 and 3 that the seat has still to come: in this round, and in those after it."""
    later = 2 * (facts.ROUNDS - state.round)
    if state.phase == 1:
        return 2, later
    if state.phase in (2, 3):
        return 3 - state.phase + (not has_acted(state, seat)), later
    return 0, later


def _actions_worth(round: int, now: int) -> float:
    return now * prices.ACTION[round] + 2 * sum(prices.ACTION[round + 1 :])
