"""The steps of mining: cage, minecarts, orders and storage (Extraction)."""

from typing import Final

from games.coal_baron import facts
from games.coal_baron.actions import (
    Action,
    Cube,
    FillSpace,
    FillWithTwo,
    LoadCube,
    MoveCage,
    Source,
    StoreCube,
)
from games.coal_baron.change import Change
from games.coal_baron.facts import COALS, Coal
from games.coal_baron.state import Outstanding, SeatState, Section, State
from games.coal_baron.turns import Done, Mining
from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted

LEVEL_OF: Final[dict[str, int]] = {kind: tile.level for kind, tile in facts.SECTIONS.items()}
"""The tunnel level of each tile kind and printed section."""
LEVELS: Final = tuple(range(5))
SOURCES: Final[tuple[Source, ...]] = ("cage", "storage")


def begin(change: Change, space: facts.Space) -> None:
    """Begin to mine with the steps that the space gives."""
    change.wait(Mining(change.seat, space.id, space.number))


def leave_unused(change: Change) -> None:
    """Say which steps the turn leaves unused as it ends (M1)."""
    turn = expect(change.state.turn, Mining)
    change.tell("steps_unused", "M1", {"steps": turn.steps})
    change.wait(Done(turn.seat, turn.space))


# What the rules look at.


def coals_on_level(me: SeatState, level: int) -> set[Coal]:
    """The colours of the cubes in the minecarts of a level."""
    return {cube for section in me.sections if LEVEL_OF[section.kind] == level for cube in section.cubes if cube}


def free_coals(own: Outstanding) -> list[Coal]:
    """The printed colours of an order's free spaces, each once."""
    free: list[Coal] = []
    for coal, held in zip(facts.ORDERS[own.order].spaces, own.filled, strict=True):
        if not held and coal not in free:
            free.append(coal)
    return free


def source_open(state: State, me: SeatState, source: Source) -> bool:
    """Whether cubes may be taken from there: the cage must be at the surface, storage as the option says (M6)."""
    return me.cage_level == 0 or (source == "storage" and state.options.storage_use == "any_level")


def storable(state: State, me: SeatState, coal: str) -> bool:
    """Whether a cube of the colour may go into storage (M5)."""
    return state.options.storing == "always" or _wanting(me, coal) is None


def _wanting(me: SeatState, coal: str) -> str | None:
    """An outstanding order with a free space of the colour."""
    return next((own.order for own in me.outstanding if coal in free_coals(own)), None)


def has_room(state: State, seat: Seat) -> bool:
    """Whether another cube fits into the cage."""
    return len(state.seats[seat].cage) < facts.CAGE_CAPACITY


def steps_left(state: State) -> int:
    """How many steps of mining the turn has left; none outside mining."""
    return state.turn.steps if isinstance(state.turn, Mining) else 0


def has_two_steps(state: State, seat: Seat) -> bool:
    """Whether two steps are left."""
    return isinstance(state.turn, Mining) and state.turn.steps >= 2


def _held(me: SeatState, source: Source) -> tuple[Coal, ...]:
    return me.cage if source == "cage" else me.storage


def _can_take(state: State, me: SeatState, cube: Cube | FillSpace) -> bool:
    return cube.source in SOURCES and source_open(state, me, cube.source) and cube.coal in _held(me, cube.source)


def steps_of(action: Action) -> int:
    """How many mining steps an action costs; each cube and each move of the cage one."""
    return 2 if isinstance(action, FillWithTwo) else 1


# Refusals.


def no_such_move(state: State, seat: Seat, action: MoveCage) -> Violation:
    """The cage cannot move there."""
    if action.level not in LEVELS:
        return Violation("unknown-level", "Extraction 1", {"level": action.level})
    return Violation("cage-already-there", "M2", {"level": action.level})


def not_on_level(state: State, seat: Seat, action: LoadCube) -> Violation:
    """The cage's level has no such cube; where else there is one."""
    me, coal, rule = state.seats[seat], action.coal, "Extraction 3"
    if coal not in COALS:
        return _unknown_coal(coal, rule)
    found = next((level for level in LEVELS[1:] if coal in coals_on_level(me, level)), None)
    if found is None:
        return Violation("none-in-minecarts", "F11", {"coal": coal})
    if me.cage_level == 0:
        return Violation("cage-at-surface", rule, {"coal": coal})
    return Violation("none-on-level", rule, {"coal": coal, "level": me.cage_level, "instead_level": found})


def cannot_fill(state: State, seat: Seat, action: FillSpace) -> Violation:
    """There is no such free space, or no such cube for it."""
    me = state.seats[seat]
    rule = "Extraction 4" if action.source == "cage" else "Extraction 6"
    return _no_free_space(me, action.order, action.coal, rule) or _no_cube(state, me, action, rule)


def too_few_steps(state: State, seat: Seat) -> Violation:
    """A space cannot be filled with two cubes by the steps left."""
    return Violation("too-few-steps", "M4", {"steps_needed": 2, "steps_have": steps_left(state)})


def cannot_pair(state: State, seat: Seat, action: FillWithTwo) -> Violation:
    """There is no such free space, or one of the cubes is missing."""
    me, rule = state.seats[seat], "Extraction 4"
    if (closed := _no_free_space(me, action.order, action.space, rule)) is not None:
        return closed
    missing = next((cube for cube in action.cubes if not _can_take(state, me, cube)), None)
    if missing is not None:
        return _no_cube(state, me, missing, rule)
    cube = action.cubes[0]
    return Violation(f"one-in-{cube.source}", rule, {"coal": cube.coal})


def cannot_store(state: State, seat: Seat, action: StoreCube) -> Violation:
    """There is no such cube in the cage, or an order wants it."""
    me, cube = state.seats[seat], Cube("cage", action.coal)
    if _can_take(state, me, cube) and (order := _wanting(me, action.coal)) is not None:
        return Violation("coal-wanted", "M5", {"coal": action.coal, "order": order})
    return _no_cube(state, me, cube, "Extraction 5")


def _no_free_space(me: SeatState, order: str, coal: str, rule: str) -> Violation | None:
    own = next((own for own in me.outstanding if own.order == order), None)
    if own is None:
        if order not in facts.ORDERS:
            return Violation("unknown-order", rule, {"word": quoted(order)})
        return Violation("not-outstanding", "M8", {"order": order})
    if coal in free_coals(own):
        return None
    if coal not in COALS:
        return _unknown_coal(coal, rule)
    code = "space-occupied" if coal in facts.ORDERS[order].spaces else "no-such-space"
    return Violation(code, rule, {"order": order, "coal": coal})


def _no_cube(state: State, me: SeatState, cube: Cube | FillSpace, rule: str) -> Violation:
    source, coal = cube.source, cube.coal
    if source not in SOURCES:
        return Violation("unknown-source", rule, {"word": quoted(source)})
    if not source_open(state, me, source):
        if source == "storage":
            return Violation("storage-needs-surface", "M6", {"level": me.cage_level})
        return Violation("cage-below", rule, {"level": me.cage_level})
    if coal not in COALS:
        return _unknown_coal(coal, rule)
    return Violation(f"none-in-{source}", rule, {"coal": coal})


def _unknown_coal(coal: str, rule: str) -> Violation:
    return Violation("unknown-coal", rule, {"word": quoted(coal)})


# Doing.


def move_cage(change: Change, action: MoveCage) -> None:
    """Move the cage: any distance is one step (M2)."""
    rule = "Extraction 1" if action.level > change.me.cage_level else "Extraction 2"
    change.me.cage_level = action.level
    change.tell("cage_moved", rule, {"level": action.level}, (f"seat.{change.seat}.cage",))
    _spend(change, 1)


def load_cube(change: Change, action: LoadCube) -> None:
    """Load a cube of the colour from the first section of the level that holds one.

    Which minecart it comes from cannot matter: all minecarts of a level count for the same element.
    """
    me, coal = change.me, action.coal
    for index, section in enumerate(me.sections):
        if LEVEL_OF[section.kind] == me.cage_level and coal in section.cubes:
            carts = list(section.cubes)
            carts[carts.index(coal)] = None
            emptied = Section(section.kind, tuple(carts))
            me.sections = (*me.sections[:index], emptied, *me.sections[index + 1 :])
            me.cage += (coal,)
            places = (f"seat.{change.seat}.cage", f"seat.{change.seat}.section.{index}")
            params = {"coal": coal, "level": me.cage_level}
            change.tell("cube_loaded", _loading_rule(change, section, coal), params, places)
            break
    _spend(change, 1)


def _loading_rule(change: Change, section: Section, coal: Coal) -> str:
    """A substitute is loaded as what it is (F9); at the first step the cage is where another turn left it (M3)."""
    if coal != facts.SECTIONS[section.kind].coal:
        return "F9"
    turn = expect(change.state.turn, Mining)
    return "M3" if turn.space == f"mining_{turn.steps}" else "Extraction 3"


def fill_space(change: Change, action: FillSpace) -> None:
    """Put a cube on the first free space of its colour."""
    _take(change.me, action.source, action.coal)
    _occupy(change.me, action.order, action.coal, (action.coal,))
    rule = _source_rule(change.me, action.source)
    params = {"order": action.order, "coal": action.coal, "source": action.source}
    change.tell("space_filled", rule, params, _fill_places(change, action.order, action.source))
    _spend(change, 1)


def fill_with_two(change: Change, action: FillWithTwo) -> None:
    """Put two cubes on the first free space of the printed colour, for two steps (M4)."""
    first, second = sorted(action.cubes)
    for cube in (first, second):
        _take(change.me, cube.source, cube.coal)
    _occupy(change.me, action.order, action.space, (first.coal, second.coal))
    params = {
        "order": action.order,
        "coal": action.space,
        "coals": (first.coal, second.coal),
        "sources": (first.source, second.source),
    }
    places = _fill_places(change, action.order, first.source, second.source)
    # What the print does not say of two cubes: one from each place, or one of the printed colour.
    mixed = first.source != second.source or action.space in (first.coal, second.coal)
    change.tell("space_filled_with_two", "M4" if mixed else _source_rule(change.me, first.source), params, places)
    _spend(change, 2)


def _source_rule(me: SeatState, source: Source) -> str:
    """What lets cubes be taken from there onto an order."""
    return "Extraction 4" if source == "cage" else "M6" if me.cage_level else "Extraction 6"


def store_cube(change: Change, action: StoreCube) -> None:
    """Put a cube from the cage into the private storage."""
    _take(change.me, "cage", action.coal)
    change.me.storage += (action.coal,)
    places = (f"seat.{change.seat}.storage",)
    rule = "Extraction 5" if _wanting(change.me, action.coal) is None else "M5"
    change.tell("cube_stored", rule, {"coal": action.coal}, places)
    _spend(change, 1)


def _spend(change: Change, steps: int) -> None:
    turn = expect(change.state.turn, Mining)
    left = turn.steps - steps
    change.wait(Mining(turn.seat, turn.space, left) if left else Done(turn.seat, turn.space))


def _take(me: SeatState, source: Source, coal: Coal) -> None:
    held = list(_held(me, source))
    held.remove(coal)
    if source == "cage":
        me.cage = tuple(held)
    else:
        me.storage = tuple(held)


def _occupy(me: SeatState, order: str, printed: Coal, cubes: tuple[Coal, ...]) -> None:
    outstanding = list(me.outstanding)
    for index, own in enumerate(outstanding):
        if own.order == order:
            filled = list(own.filled)
            spaces = facts.ORDERS[order].spaces
            free = next(at for at, coal in enumerate(spaces) if coal == printed and not filled[at])
            filled[free] = cubes
            outstanding[index] = Outstanding(order, tuple(filled))
    me.outstanding = tuple(outstanding)


def _fill_places(change: Change, order: str, *sources: Source) -> tuple[str, ...]:
    seat = change.seat
    return (f"seat.{seat}.order.{order}", *(f"seat.{seat}.{source}" for source in dict.fromkeys(sources)))
