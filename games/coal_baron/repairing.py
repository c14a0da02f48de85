"""What the table may set right: all that lies open (francs, points, pieces, whose turn it is)."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Final

from games.coal_baron import cubes, displays, facts, placing
from games.coal_baron.counting import owned
from games.coal_baron.facts import COALS, Coal
from games.coal_baron.playing import PLAYING
from games.coal_baron.posing import begun
from games.coal_baron.repairing_orders import order_settings
from games.coal_baron.state import SOURCE_INDEX, SOURCES, SeatState, Section, State, Workers
from games.engine import repairing
from games.engine.event import Seat
from games.engine.repairing import NOTHING, number, numbers

Setting = repairing.Setting[State]

NOBODY: Final = "nobody"
_MOST_FRANCS: Final = 99
_POINTS: Final = (-40, 250)
"""The points of a source that can be set."""
_LEVELS: Final = numbers(0, 4)


def settings(state: State) -> Iterator[Setting]:
    """Everything open that a mistake could have spoilt, in the order in which it is set; none after the end."""
    if state.phase == "over":
        return
    yield from _turn(state)
    yield from _workers(state)
    yield from _tile_slots(state)
    for seat in range(len(state.seats)):
        yield from _seat(state, seat)
    yield from _supply(state)
    yield from order_settings(state)


# Whose turn it is


def _turn(state: State) -> Iterator[Setting]:
    seats = numbers(0, len(state.seats) - 1)

    def begin(anew: State, seat: int) -> None:
        other = begun(anew, seat)
        anew.turn, anew.tile_pile, anew.order_pile = other.turn, other.tile_pile, other.order_pile

    def start(anew: State, seat: int) -> None:
        anew.start_seat = seat

    yield number("turn", state.turn.seat, seats, begin)
    yield number("start", state.start_seat, seats, start)


# Workers


def _workers(state: State) -> Iterator[Setting]:
    most = facts.SHARES[len(state.seats)].workers
    for seat in range(len(state.seats)):
        yield number(f"workers.{seat}", state.seats[seat].workers, numbers(0, most), _own(seat, "workers"))
        yield number(f"bank.{seat}", state.bank[seat], numbers(0, most), _counted("bank", seat))
        yield number(f"canteen.{seat}", state.canteen[seat], numbers(0, most), _counted("canteen", seat))
    values = (NOBODY, *(f"{seat}:{count}" for seat in range(len(state.seats)) for count in range(1, most + 1)))
    for space in placing.OPEN_SPACES[len(state.seats)]:
        if space.id != "bank":
            standing = state.spaces.get(space.id)
            value = f"{standing.seat}:{standing.count}" if standing else NOBODY
            yield repairing.Setting(f"space.{space.id}", value, values, _stand(space.id))


def _own(seat: Seat, name: str) -> Callable[[State, int], None]:
    return lambda anew, value: setattr(anew.seats[seat], name, value)


def _counted(name: str, seat: Seat) -> Callable[[State, int], None]:
    def put(anew: State, value: int) -> None:
        counts: tuple[int, ...] = getattr(anew, name)
        setattr(anew, name, (*counts[:seat], value, *counts[seat + 1 :]))

    return put


def _stand(space: str) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        others = {at: workers for at, workers in anew.spaces.items() if at != space}
        if value != NOBODY:
            seat, count = map(int, value.split(":"))
            others[space] = Workers(seat, count)
        anew.spaces = others

    return put


# Tunnel tiles and cubes


def _tile_slots(state: State) -> Iterator[Setting]:
    values = (NOTHING, *facts.TILES)
    for slot, tile in enumerate(state.tile_slots, start=1):
        if len(state.seats) not in facts.SPACES[f"factory_{slot}"].closed_at:
            yield repairing.Setting(f"tile_slot.{slot}", tile or NOTHING, values, _lay(slot))


def _lay(slot: int) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        anew.tile_slots = displays.put(anew.tile_slots, slot, None if value == NOTHING else value)

    return put


def _seat(state: State, seat: Seat) -> Iterator[Setting]:
    own = state.seats[seat]
    yield number(f"francs.{seat}", own.francs, numbers(0, _MOST_FRANCS), _own(seat, "francs"))
    for source, points in zip(SOURCES, own.score, strict=True):
        yield number(f"points.{source}.{seat}", points, numbers(*_POINTS), _score(seat, source))
    yield number(f"cage_level.{seat}", own.cage_level, _LEVELS, _own(seat, "cage_level"))
    for place, most in (("cage", facts.CAGE_CAPACITY), ("storage", facts.CUBES_PER_COAL)):
        held: tuple[Coal, ...] = getattr(own, place)
        for coal in COALS:
            yield number(f"{place}.{coal}.{seat}", held.count(coal), numbers(0, most), _hold(seat, place, coal))
    for at, section in enumerate(own.sections):
        value = ",".join(cube or NOTHING for cube in section.cubes)
        yield repairing.Setting(f"carts.{at}.{seat}", value, _loads(len(section.cubes)), _load(seat, at))
    for kind in facts.TILES:
        count = sum(section.kind == kind for section in own.sections)
        yield number(f"tiles.{kind}.{seat}", count, numbers(0, facts.COPIES), _build(seat, kind))


def _score(seat: Seat, source: str) -> Callable[[State, int], None]:
    def put(anew: State, points: int) -> None:
        own, index = anew.seats[seat], SOURCE_INDEX[source]
        own.score = (*own.score[:index], points, *own.score[index + 1 :])

    return put


def _hold(seat: Seat, place: str, coal: Coal) -> Callable[[State, int], None]:
    def put(anew: State, count: int) -> None:
        own = anew.seats[seat]
        others: tuple[Coal, ...] = tuple(cube for cube in getattr(own, place) if cube != coal)
        setattr(own, place, (*others, *(coal,) * count))

    return put


@cache
def _loads(minecarts: int) -> tuple[str, ...]:
    """What so many minecarts can hold."""
    return tuple(",".join(held) for held in product((NOTHING, *COALS), repeat=minecarts))


def _load(seat: Seat, at: int) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        own = anew.seats[seat]
        section = Section(own.sections[at].kind, tuple(_COAL_OF.get(cube) for cube in value.split(",")))
        own.sections = (*own.sections[:at], section, *own.sections[at + 1 :])

    return put


_COAL_OF: Final[dict[str, Coal]] = {str(coal): coal for coal in COALS}


def _build(seat: Seat, kind: str) -> Callable[[State, int], None]:
    """New tiles come empty to the outer end, the emptiest go first."""

    def put(anew: State, count: int) -> None:
        own = anew.seats[seat]
        mine = [section for section in own.sections if section.kind == kind]
        for section in sorted(mine, key=lambda section: -section.cubes.count(None))[: max(0, len(mine) - count)]:
            own.sections = _without(own, section)
        empty = Section(kind, (None,) * facts.TILES[kind].minecarts)
        own.sections += (empty,) * (count - len(mine))

    return put


def _without(own: SeatState, section: Section) -> tuple[Section, ...]:
    sections = list(own.sections)
    sections.remove(section)
    return tuple(sections)


def _supply(state: State) -> Iterator[Setting]:
    def stock(coal: Coal) -> Callable[[State, int], None]:
        return lambda anew, count: cubes.put(anew, coal, count - cubes.in_supply(anew, coal))

    for coal, count in zip(COALS, state.supply, strict=True):
        yield number(f"supply.{coal}", count, numbers(0, facts.CUBES_PER_COAL), stock(coal), stock=True)


# Whether the position can be played on


def _playable(state: State) -> bool:
    turn = state.turn
    if state.phase == "draft":
        # The last card of the draft goes to the display (Z2), after a pick that still has a choice.
        return len(state.draft) >= (2 if turn.stage == "draft" else 1)
    return PLAYING.check(state, turn.seat, PLAYING.default_action(state, turn.seat)) is None


REPAIRS: Final = repairing.repairs_by(settings, owned, _playable)
"""What the table may set, and how."""
