"""Buying a tunnel tile and loading its minecarts (Usine de berlines)."""

from typing import Final

from games.coal_baron import cubes, facts
from games.coal_baron.actions import ChooseSubstitute
from games.coal_baron.facts import Coal
from games.coal_baron.move import Move
from games.coal_baron.state import Section, State, Turn
from games.engine.event import Seat
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


def buy_displayed(move: Move, space: facts.Space) -> None:
    """Buy the tile at the space's display slot; the slot stays empty until the end of the turn."""
    slots = move.state.tile_slots
    tile = slots[space.number - 1]
    assert tile is not None
    move.state.tile_slots = (*slots[: space.number - 1], None, *slots[space.number :])
    buy(move, tile, Turn(move.seat, "done", space.id))


def buy(move: Move, kind: str, turn: Turn) -> None:
    """Pay the tile, add it at the outer end of its level and load it; `turn` tells how the turn goes on after."""
    me, seat, tile = move.me, move.seat, facts.TILES[kind]
    loaded = min(tile.minecarts, cubes.in_supply(move.state, tile.coal))
    unfilled = tile.minecarts - loaded
    move.francs(seat, -tile.price)
    move.note(seat, "tiles", 1)
    move.take_cubes(tile.coal, loaded)
    me.sections += (Section(kind, (tile.coal,) * loaded + (None,) * unfilled),)
    params = {"tile": kind, "francs": tile.price, "count": loaded}
    places = (f"seat.{seat}.section.{len(me.sections) - 1}", f"seat.{seat}.francs")
    move.tell("tile_bought", _RULE, params, places)
    move.wait(turn)
    if unfilled:
        _wait_for_substitutes(move, kind, unfilled)


def substitutes(state: State, seat: Seat) -> list[ChooseSubstitute]:
    """Cubes of the colours in the supply; none of them where the option allows it (F8)."""
    found = [_SUBSTITUTES[coal] for coal in cubes.available(state)]
    return [*found, ChooseSubstitute(None)] if state.options.substitutes == "optional" else found


def no_substitute(state: State, seat: Seat, action: ChooseSubstitute) -> Violation:
    """The minecart cannot be filled, or left empty, like that."""
    if action.coal is None:
        return Violation("substitute-required", "F8", {"count": state.turn.unfilled})
    if action.coal not in cubes.INDEX:
        return Violation("unknown-coal", _SHORTAGE, {"word": quoted(action.coal)})
    return Violation("none-in-supply", _SHORTAGE, {"coal": action.coal, "instead_coal": cubes.available(state)[0]})


def choose_substitute(move: Move, action: ChooseSubstitute) -> None:
    """Fill the next minecart with a cube of another colour, or leave it empty."""
    turn = move.state.turn
    kind = turn.tile
    assert kind is not None
    if action.coal is None:
        _leave_empty(move, kind, 1)
    else:
        _put_substitute(move, kind, action.coal)
    _wait_for_substitutes(move, kind, turn.unfilled - 1)


def default_substitute(state: State, seat: Seat) -> ChooseSubstitute:
    """The colour of which the supply has most."""
    return _SUBSTITUTES[max(facts.COALS, key=lambda coal: cubes.in_supply(state, coal))]


def _wait_for_substitutes(move: Move, kind: str, unfilled: int) -> None:
    """Fill what leaves no choice, then ask for the rest or go on with the turn."""
    state = move.state
    forced = state.options.substitutes == "required"
    while unfilled:
        choices = cubes.available(state)
        if not choices:
            _leave_empty(move, kind, unfilled)
            break
        if len(choices) > 1 or not forced:
            _ask(move, kind, unfilled)
            return
        _put_substitute(move, kind, choices[0])
        unfilled -= 1
    turn = state.turn
    move.wait(Turn(turn.seat, "done", turn.space, drawn=turn.drawn, drawn_seen=turn.drawn_seen))


def _ask(move: Move, kind: str, unfilled: int) -> None:
    turn = move.state.turn
    move.wait(
        Turn(
            turn.seat,
            "substitute",
            turn.space,
            drawn=turn.drawn,
            drawn_seen=turn.drawn_seen,
            tile=kind,
            unfilled=unfilled,
        )
    )


def _put_substitute(move: Move, kind: str, coal: Coal) -> None:
    me, seat = move.me, move.seat
    carts = list(me.sections[-1].cubes)
    carts[carts.index(None)] = coal
    me.sections = (*me.sections[:-1], Section(kind, tuple(carts)))
    move.take_cubes(coal, 1)
    places = (f"seat.{seat}.section.{len(me.sections) - 1}",)
    move.tell("substitute_put", _SHORTAGE, {"tile": kind, "coal": coal}, places)


def _leave_empty(move: Move, kind: str, count: int) -> None:
    places = (f"seat.{move.seat}.section.{len(move.me.sections) - 1}",)
    move.tell("minecart_left_empty", "F8", {"tile": kind, "count": count}, places)
