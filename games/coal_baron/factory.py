"""Buying a tunnel tile and loading its minecarts (Usine de berlines)."""

from typing import Final

from games.coal_baron import cubes, displays, facts, reasons, turns
from games.coal_baron.actions import ChooseSubstitute
from games.coal_baron.change import Change
from games.coal_baron.facts import Coal
from games.coal_baron.state import Section, State
from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted

_RULE = "Usine de berlines"
_SHORTAGE = "Notes supplémentaires"
_SUBSTITUTES: Final = {coal: ChooseSubstitute(coal) for coal in facts.COALS}


def affordable(state: State, seat: Seat, tile: str) -> bool:
    """Whether the seat can pay the tile (F1: no credit)."""
    return facts.TILES[tile].price <= state.seats[seat].francs


def can_buy(state: State, seat: Seat, space: facts.Space) -> bool:
    """Whether a tile lies at the space's display slot that the seat can pay."""
    tile = state.tile_slots[space.number - 1]
    return tile is not None and affordable(state, seat, tile)


def too_dear(state: State, seat: Seat, tile: str) -> Violation:
    """The refusal of a tile that the seat cannot pay."""
    price, francs = facts.TILES[tile].price, state.seats[seat].francs
    return Violation("too-few-francs", "F1", {"tile": tile, "francs_needed": price, "francs_have": francs})


def buy_displayed(change: Change, space: facts.Space) -> None:
    """Buy the tile at the space's display slot; the slot stays empty until the end of the turn."""
    tile, change.state.tile_slots = displays.take(change.state.tile_slots, space.number)
    if buy(change, tile, space.id):
        change.wait(turns.Done(change.seat, space.id))


def buy(change: Change, kind: str, source: str | turns.Drawn) -> bool:
    """Pay the tile, add it at the outer end of its level and load it; False where substitutes are asked for."""
    me, seat, tile = change.me, change.seat, facts.TILES[kind]
    in_supply = cubes.in_supply(change.state, tile.coal)
    loaded = min(tile.minecarts, in_supply)
    unfilled = tile.minecarts - loaded
    change.francs(seat, -tile.price)
    change.book(seat, "tiles", 1)
    change.take_cubes(tile.coal, loaded)
    me.sections += (Section(kind, (tile.coal,) * loaded + (None,) * unfilled),)
    params = {"tile": kind, "francs": tile.price, "count": loaded}
    places = (f"seat.{seat}.section.{len(me.sections) - 1}", f"seat.{seat}.francs")
    change.tell("tile_bought", _RULE, params, places, facts=reasons.of_tile(tile, in_supply))
    return _fill(change, kind, unfilled, source)


def substitutes(state: State, seat: Seat) -> list[ChooseSubstitute]:
    """Cubes of the colours in the supply; none of them where the option allows it (F8)."""
    found = [_SUBSTITUTES[coal] for coal in cubes.available(state)]
    return [*found, ChooseSubstitute(None)] if state.options.substitutes == "optional" else found


def no_substitute(state: State, seat: Seat, action: ChooseSubstitute) -> Violation:
    """The minecart cannot be filled, or left empty, like that."""
    if action.coal is None:
        return Violation("substitute-required", "F8", {"count": expect(state.turn, turns.Substitute).unfilled})
    if action.coal not in cubes.INDEX:
        return Violation("unknown-coal", _SHORTAGE, {"word": quoted(action.coal)})
    return Violation("none-in-supply", _SHORTAGE, {"coal": action.coal, "instead_coal": cubes.available(state)[0]})


def choose_substitute(change: Change, action: ChooseSubstitute) -> bool:
    """Fill the next minecart with a cube of another colour, or leave it empty; False where more are asked for."""
    turn = expect(change.state.turn, turns.Substitute)
    if action.coal is None:
        _leave_empty(change, turn.tile, 1)
    else:
        _put_substitute(change, turn.tile, action.coal, _SHORTAGE)
    return _fill(change, turn.tile, turn.unfilled - 1, turn.source)


def default_substitute(state: State, seat: Seat) -> ChooseSubstitute:
    """The colour of which the supply has most."""
    return _SUBSTITUTES[max(facts.COALS, key=lambda coal: cubes.in_supply(state, coal))]


def _fill(change: Change, kind: str, unfilled: int, source: str | turns.Drawn) -> bool:
    """Fill what leaves no choice, then ask for the rest; True where nothing is left to ask."""
    state = change.state
    forced = state.options.substitutes == "required"
    while unfilled:
        choices = cubes.available(state)
        if not choices:
            _leave_empty(change, kind, unfilled)
            break
        if len(choices) > 1 or not forced:
            change.wait(turns.Substitute(change.seat, source, kind, unfilled))
            return False
        _put_substitute(change, kind, choices[0], "F8")
        unfilled -= 1
    return True


def _put_substitute(change: Change, kind: str, coal: Coal, rule: str) -> None:
    me, seat = change.me, change.seat
    carts = list(me.sections[-1].cubes)
    carts[carts.index(None)] = coal
    me.sections = (*me.sections[:-1], Section(kind, tuple(carts)))
    change.take_cubes(coal, 1)
    places = (f"seat.{seat}.section.{len(me.sections) - 1}",)
    lacking = (reasons.of_supply(facts.TILES[kind], 0),)
    change.tell("substitute_put", rule, {"tile": kind, "coal": coal}, places, facts=lacking)


def _leave_empty(change: Change, kind: str, count: int) -> None:
    places = (f"seat.{change.seat}.section.{len(change.me.sections) - 1}",)
    change.tell("minecart_left_empty", "F8", {"tile": kind, "count": count}, places)
