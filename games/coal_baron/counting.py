"""What seats own by account, and whether all pieces of the box are there (Contenu)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from games.coal_baron import facts, turns
from games.coal_baron.scoring import cubes_held
from games.coal_baron.state import State
from games.engine.counting import miscounted, overdrawn, overfull
from games.engine.event import Seat
from games.engine.violation import Violation

_BOX: Final = "Contenu"
_SHARE: Final = "Mise en place 6-8"


def owned(state: State, seat: Seat) -> Mapping[str, int]:
    """What a seat has by account of the ledger."""
    own = state.seats[seat]
    return {
        "francs": own.francs,
        "points": own.points,
        "workers": own.workers,
        "tiles": sum(section.kind in facts.TILES for section in own.sections),
        "orders": len(own.outstanding),
        "delivered": len(own.delivered),
        "cubes": cubes_held(own),
    }


def pieces(state: State) -> Mapping[str, int]:
    """Tiles by kind, order cards, cubes by colour and workers by seat, in all the places they can lie."""
    found: Counter[str] = Counter(card for card in (*state.tile_slots, *state.order_slots) if card)
    found.update((*state.draft, *turns.cards(turns.held(state.turn))))
    found.update(card.card for card in (*state.tile_pile, *state.order_pile))
    for seat, own in enumerate(state.seats):
        found.update(own.delivered)
        found.update(outstanding.order for outstanding in own.outstanding)
        found.update(section.kind for section in own.sections)
        found.update((*own.cage, *own.storage))
        found.update(cube for section in own.sections for cube in section.cubes if cube)
        found.update(cube for outstanding in own.outstanding for space in outstanding.filled for cube in space)
        found[f"workers.{seat}"] = own.workers + state.bank[seat] + state.canteen[seat]
    for workers in state.spaces.values():
        found[f"workers.{workers.seat}"] += workers.count
    found.update(dict(zip(facts.COALS, state.supply, strict=True)))
    return found


@cache
def box(seats: int) -> Mapping[str, int]:
    """The pieces in the box that so many players use."""
    return {
        **dict.fromkeys(facts.PRINTED, seats),
        **dict.fromkeys(facts.TILES, facts.COPIES),
        **dict.fromkeys(facts.ORDERS, 1),
        **dict.fromkeys(facts.COALS, facts.CUBES_PER_COAL),
        **{f"workers.{seat}": facts.SHARES[seats].workers for seat in range(seats)},
    }


def conserved(state: State) -> tuple[Violation, ...]:
    """Each kind of piece of which there is more or less than the box holds, or that is where it has no room."""
    cages = {f"cage.{seat}": len(own.cage) for seat, own in enumerate(state.seats)}
    return (
        *miscounted(pieces(state), box(len(state.seats)), _BOX),
        *overdrawn(_countable(state), _SHARE),
        *overfull(cages, dict.fromkeys(cages, facts.CAGE_CAPACITY), "Extraction 3"),
    )


def _countable(state: State) -> Mapping[str, int]:
    """What is kept as numbers, and could be less than none."""
    found = {f"supply.{coal}": count for coal, count in zip(facts.COALS, state.supply, strict=True)}
    for seat, own in enumerate(state.seats):
        found[f"francs.{seat}"] = own.francs
        found[f"workers.{seat}"] = own.workers
        found[f"bank.{seat}"] = state.bank[seat]
        found[f"canteen.{seat}"] = state.canteen[seat]
    return {**found, **{f"space.{space}": workers.count for space, workers in state.spaces.items()}}
