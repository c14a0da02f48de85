"""Phase 2: a tile from the bag sets the water level or brings demand (6.2)."""

from typing import Final

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import DemandTile
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.river import River

_RULE: Final = "6.2"


def go_on(change: Change) -> bool:
    """Draw a tile and do what it says; nobody decides anything."""
    state = change.state
    state.waiting = ()
    if state.round > facts.LAST_DRAW_ROUND:
        change.tell("no_draw", "6.1", {"round": state.round}, public=True)
        return False
    if state.bag:
        _draw(change)
    else:
        change.tell("bag_empty", "R38", public=True)
    _force_locks(change)
    return False


def _draw(change: Change) -> None:
    state = change.state
    at, state.rng = state.rng.below(len(state.bag))
    drawn = state.bag[at]
    state.bag = (*state.bag[:at], *state.bag[at + 1 :])
    state.drawn = (*state.drawn, drawn)
    change.reveal("demand_tile")
    _carry_out(change, change.river.demand_tiles[drawn])


def _force_locks(change: Change) -> None:
    """A bag with at most one tile forces locks in this round, also where it was empty before (R38)."""
    state = change.state
    if len(state.bag) <= 1 and state.options.forced_lock == "yes" and state.obstacles:
        state.forced_lock = True
        change.tell("forced_lock_due", "R38", {"count": len(state.bag)}, public=True)


def _carry_out(change: Change, tile: DemandTile) -> None:
    if tile.event not in ("flood", "low_water"):
        _bring_demand(change, tile)
        return
    change.state.pilot_ban = True
    change.tell(tile.event, _RULE, {"tile": tile.id}, ("options.pilot_ban",), public=True)
    if tile.dice:
        _change_dice(change, tile.dice)


def _change_dice(change: Change, amount: int) -> None:
    """All dice on storages rise or fall, within one and six; those on the tracks do not (R35)."""
    state = change.state
    before = state.dice
    state.dice = {
        storage: max(facts.LOWEST_DIE, min(facts.HIGHEST_DIE, value + amount)) for storage, value in before.items()
    }
    changed = tuple(storage for storage, value in state.dice.items() if value != before[storage])
    kind = "storage_dice_rose" if amount > 0 else "storage_dice_fell"
    change.tell(kind, _RULE, {"count": len(changed), "amount": abs(amount)}, changed, public=True)


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


def _bring_demand(change: Change, tile: DemandTile) -> None:
    """A coin on each space named, never more than two (R37)."""
    state = change.state
    spaces = spaces_of(change.river, tile)
    filled = tuple(space for space in spaces if state.demand.get(space, 0) < facts.MOST_COINS_ON_SPACE)
    state.demand = {**state.demand, **{space: state.demand.get(space, 0) + 1 for space in filled}}
    params = {"tile": tile.id, "spaces": filled, "count": len(filled)}
    rule = _RULE if filled == spaces else "R37"
    change.tell("demand_drawn", rule, params, filled, public=True)
