"""Phase 2: a tile from the bag sets the water level or brings demand (6.2)."""

from typing import Final

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import DemandTile
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.river import River

_RULE: Final = "6.2"


def go_on(move: Move) -> bool:
    """Draw a tile and do what it says; nobody decides anything."""
    state = move.state
    state.waiting = ()
    if state.round > facts.LAST_DRAW_ROUND:
        move.tell("no_draw", "6.1", {"round": state.round}, public=True)
        return False
    if state.bag:
        _draw(move)
    else:
        move.tell("bag_empty", "R38", public=True)
    _force_locks(move)
    return False


def _draw(move: Move) -> None:
    state = move.state
    at, state.rng = state.rng.below(len(state.bag))
    drawn = state.bag[at]
    state.bag = (*state.bag[:at], *state.bag[at + 1 :])
    state.drawn = (*state.drawn, drawn)
    move.reveal("demand_tile")
    _carry_out(move, move.river.demand_tiles[drawn])


def _force_locks(move: Move) -> None:
    """A bag with at most one tile forces locks in this round, also where it was empty before (R38)."""
    state = move.state
    if len(state.bag) <= 1 and state.options.forced_lock == "yes" and state.obstacles:
        state.forced_lock = True
        move.tell("forced_lock_due", "R38", {"count": len(state.bag)}, public=True)


def _carry_out(move: Move, tile: DemandTile) -> None:
    if tile.event not in ("flood", "low_water"):
        _bring_demand(move, tile)
        return
    move.state.pilot_ban = True
    move.tell(tile.event, _RULE, {"tile": tile.id}, ("options.pilot_ban",), public=True)
    if tile.dice:
        _change_dice(move, tile.dice)


def _change_dice(move: Move, amount: int) -> None:
    """All dice on storages rise or fall, within one and six; those on the tracks do not (R35)."""
    state = move.state
    before = state.dice
    state.dice = {
        storage: max(facts.LOWEST_DIE, min(facts.HIGHEST_DIE, value + amount)) for storage, value in before.items()
    }
    changed = tuple(storage for storage, value in state.dice.items() if value != before[storage])
    kind = "storage_dice_rose" if amount > 0 else "storage_dice_fell"
    move.tell(kind, _RULE, {"count": len(changed), "amount": abs(amount)}, changed, public=True)


def spaces_of(river: River, tile: DemandTile) -> tuple[str, ...]:
    """The sale spaces on which a tile brings demand."""
    if tile.event == "cities":
        return tuple(city for city in river.cities if city in tile.cities)
    return tuple(
        id
        for id, space in river.spaces.items()
        if space.kind == "industry"
        and (
            space.industry_type == tile.industry_type
            if tile.event == "industry_type"
            else space.dominion == tile.dominion
        )
    )


def _bring_demand(move: Move, tile: DemandTile) -> None:
    """A coin on each space named, never more than two (R37)."""
    state = move.state
    spaces = spaces_of(move.river, tile)
    filled = tuple(space for space in spaces if state.demand.get(space, 0) < facts.MOST_COINS_ON_SPACE)
    state.demand = {**state.demand, **{space: state.demand.get(space, 0) + 1 for space in filled}}
    params = {"tile": tile.id, "spaces": filled, "count": len(filled)}
    move.tell("demand_drawn", _RULE, params, filled, public=True)
