"""The end of a turn: refills, passing on, the end of a shift and of the game (Tour de jeu, Fin d'un quart)."""

from games.coal_baron import displays, draft, facts, reasons, scoring
from games.coal_baron.actions import EndTurn
from games.coal_baron.change import Change
from games.coal_baron.state import State
from games.coal_baron.turns import Done, Place
from games.engine.event import Seat
from games.engine.setup import clockwise
from games.engine.turns import expect

_END_RULE = "Fin d'un quart"
_NEXT_RULE = "Fin d'un quart 2-4"


def end_turn(change: Change, action: EndTurn) -> None:
    """End the turn; the decision passes on, and what needs no decision is done."""
    space = expect(change.state.turn, Done).space
    if space is None:  # all but the draft is played on a space
        draft.pass_on(change)
        return
    _end_action(change, facts.SPACES[space])
    following = _next_seat(change.state, change.seat)
    if following is None:
        _end_shift(change)
    else:
        change.wait(Place(following))


def _end_action(change: Change, space: facts.Space) -> None:
    if space.number and space.area == "factory":
        _refill_tile(change, space)
    elif space.number and space.area == "orders":
        _refill_order(change, space)
    if change.me.workers == 0:
        change.tell("workers_used_up", "P3", places=(f"seat.{change.seat}.workers",))


def _refill_tile(change: Change, space: facts.Space) -> None:
    state, slot = change.state, space.number
    if not state.tile_pile:
        change.tell("slot_stays_empty", "F6", {"space": space.id})
        return
    tile = state.tile_pile[0].card
    state.tile_pile = state.tile_pile[1:]
    state.tile_slots = displays.put(state.tile_slots, slot, tile)
    place = f"tile_slot.{slot}"
    change.tell("tile_turned_up", "Usine de berlines", {"tile": tile, "space": space.id}, (place,))
    change.reveal(place)


def _refill_order(change: Change, space: facts.Space) -> None:
    state, slot = change.state, space.number
    if not state.order_pile:
        change.tell("slot_stays_empty", "F6", {"space": space.id})
        return
    order = state.order_pile[0].card
    state.order_pile = state.order_pile[1:]
    state.order_slots = displays.put(state.order_slots, slot, order)
    place = f"order_slot.{slot}"
    change.tell("order_turned_up", "Commandes", {"order": order, "space": space.id}, (place,))
    change.reveal(place)


def _next_seat(state: State, seat: Seat) -> Seat | None:
    """The next seat clockwise that has workers in reserve; the others are skipped (P3)."""
    following = clockwise(seat + 1, len(state.seats))
    return next((other for other in following if state.seats[other].workers), None)


def _end_shift(change: Change) -> None:
    state = change.state
    change.tell("shift_ended", _END_RULE, {"shift": state.shift})
    if state.options.delivered == "hidden":
        change.reveal("delivered")
    scoring.score_shift(change)
    change.end_phase(f"shift_{state.shift}")
    if state.shift == facts.SHIFTS:
        _end_game(change)
    else:
        _begin_shift(change)


def _begin_shift(change: Change) -> None:
    state = change.state
    _pass_start_marker(change)
    for seat, count in enumerate(_placed(state)):
        change.workers(seat, count)
        places = (f"seat.{seat}.workers",)
        were = reasons.of_return(state, seat)
        change.tell("workers_returned", _NEXT_RULE, {"workers": count}, places, seat=seat, facts=were)
    state.spaces = {}
    state.bank = state.canteen = (0,) * len(state.seats)
    state.shift += 1
    start = state.start_seat
    change.wait(Place(start))
    change.tell("shift_started", _NEXT_RULE, {"shift": state.shift}, ("start_player",), seat=start)


def _placed(state: State) -> list[int]:
    """How many workers each seat has on the board, in bank and canteen."""
    counts = [bank + canteen for bank, canteen in zip(state.bank, state.canteen, strict=True)]
    for workers in state.spaces.values():
        counts[workers.seat] += workers.count
    return counts


def _pass_start_marker(change: Change) -> None:
    start, counts = scoring.next_start_seat(change.state)
    count = max(counts)
    change.state.start_seat = start
    rule, had = "S8" if count else "S9", reasons.of_start(counts, count)
    change.tell("start_marker_given", rule, {"count": count}, ("start_player",), seat=start, facts=had)


def _end_game(change: Change) -> None:
    state = change.state
    scoring.score_end(change)
    state.phase = "over"
    change.wait(Done(change.seat))
    result = scoring.result(state)
    winners = result.ranks[0]
    kind = "game_won" if len(winners) == 1 else "victory_shared"
    were = reasons.of_victory(result.totals, result.tie_break)
    for seat in winners:
        params = {"points": result.totals[seat], "francs": result.tie_break[seat]}
        change.tell(kind, "Fin de la partie", params, (f"seat.{seat}.points",), seat=seat, facts=were)
    change.end_phase("game")
