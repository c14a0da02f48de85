"""What the contract tests must know of a game beyond its contract: its pieces, accounts and candidates."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations_with_replacement
from random import Random
from typing import Any, Final, NamedTuple

import kohle_kolonie_hooks as kk_hooks
import msgspec
import ruhrschifffahrt_hooks as rs_hooks

from games.coal_baron import actions as cb
from games.coal_baron import facts
from games.coal_baron.goals import goals
from games.coal_baron.scoring import cubes_held
from games.coal_baron.state import State as CoalBaronState


class Hooks(NamedTuple):
    """One game's hooks.

    `candidates`: every well-formed action of a turn, legal or not. `owned`: what the ledger must say that a seat
    has. `pieces`: everything in the box and how much of it there is, wherever it lies. `hidden`: ids that a seat
    must not find in its view. `choose`: an action that brings a random game on, or None. `answer`: an answer that
    somebody leaves ahead, or None. `own_choices`: kinds of events that tell a seat alone of what it has chosen.
    """

    candidates: Callable[[Any], Iterable[Any]]
    owned: Callable[[Any, int], Mapping[str, int]]
    pieces: Callable[[Any], Mapping[str, int]]
    hidden: Callable[[Any, int | None], Iterable[str]]
    choose: Callable[[Any, int, Random], Any | None]
    answer: Callable[[Any, Random], tuple[int, Any] | None]
    ids: tuple[str, ...]
    own_choices: tuple[str, ...] = ()


_SPACES: Final = {(order.id, coal) for order in facts.ORDERS.values() for coal in order.spaces}
_CUBES: Final = sorted(cb.Cube(source, coal) for source in ("cage", "storage") for coal in facts.COALS)
_CARDS: Final = (*facts.ORDERS, *facts.TILES)
_CANDIDATES: Final = [
    *(cb.DraftOrder(order) for order in facts.ORDERS),
    *(cb.PlaceWorkers(space) for space in facts.SPACES),
    *(cb.ChooseSubstitute(coal) for coal in (*facts.COALS, None)),
    *(cb.Keep(card) for card in (*_CARDS, None)),
    cb.ReturnTo("top"),
    cb.ReturnTo("bottom"),
    *(cb.PutNext(card) for card in _CARDS),
    *(cb.MoveCage(level) for level in range(5)),
    *(cb.LoadCube(coal) for coal in facts.COALS),
    *(cb.StoreCube(coal) for coal in facts.COALS),
    *(cb.FillSpace(order, coal, source) for order, coal in _SPACES for source in ("cage", "storage")),
    *(
        cb.FillWithTwo(order, coal, pair)
        for order, coal in _SPACES
        for pair in combinations_with_replacement(_CUBES, 2)
    ),
    cb.EndTurn(),
]


def _owned(state: CoalBaronState, seat: int) -> Mapping[str, int]:
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


def _pieces(state: CoalBaronState) -> Mapping[str, int]:
    """Tiles by kind, order cards, cubes by colour and workers by seat, in all the places they can lie."""
    hand = state.turn.drawn + state.turn.returned
    box: Counter[str] = Counter(card for card in (*state.tile_slots, *state.order_slots) if card)
    box.update((*state.draft, *hand))
    box.update(card.card for card in (*state.tile_pile, *state.order_pile))
    for seat, own in enumerate(state.seats):
        box.update(own.delivered)
        box.update(outstanding.order for outstanding in own.outstanding)
        box.update(section.kind for section in own.sections)
        box.update((*own.cage, *own.storage))
        box.update(cube for section in own.sections for cube in section.cubes if cube)
        box.update(cube for outstanding in own.outstanding for space in outstanding.filled for cube in space)
        box[f"workers of {seat}"] = own.workers + state.bank[seat] + state.canteen[seat]
    for workers in state.spaces.values():
        box[f"workers of {workers.seat}"] += workers.count
    box.update(dict(zip(facts.COALS, state.supply, strict=True)))
    return box


def _hidden(state: CoalBaronState, seat: int | None) -> Iterable[str]:
    """Order cards in pile, in another's hand, or delivered face down; the generator's seed."""
    yield state.rng.seed
    yield from (card.card for card in state.order_pile)
    if seat != state.turn.seat and state.turn.space == "order_draw":
        yield from state.turn.drawn + state.turn.returned
    if state.options.delivered == "hidden" and not state.scoring:
        for other, own in enumerate(state.seats):
            yield from own.delivered if other != seat else ()


def _choose(state: CoalBaronState, seat: int, chance: Random) -> cb.Action | None:
    """Deliver and mine with a purpose more often than chance would."""
    if state.turn.stage == "mining":
        found = goals(state, seat)
        return found[0].actions[0] if found else None
    if state.turn.stage == "place":
        open_orders = [own for own in state.seats[seat].outstanding if own.complete]
        if open_orders:
            return cb.PlaceWorkers(f"delivery_{facts.ORDERS[open_orders[0].order].vehicle}")
        return cb.PlaceWorkers(f"mining_{chance.choice((4, 6, 8, 10))}")
    return None


def _answer(state: CoalBaronState, chance: Random) -> tuple[int, cb.Action] | None:
    if state.phase != "draft":
        return None
    seat = chance.randrange(len(state.seats))
    if state.seats[seat].ranking and chance.random() < 0.3:
        return seat, cb.WithdrawRanking()
    return seat, cb.LeaveRanking(tuple(chance.sample(state.draft, chance.randint(1, len(state.draft)))))


HOOKS: Final = {
    "coal_baron": Hooks(
        candidates=lambda _: _CANDIDATES,
        owned=_owned,
        pieces=_pieces,
        hidden=_hidden,
        choose=_choose,
        answer=_answer,
        ids=(*facts.ORDERS, *facts.TILES, *facts.SPACES, *facts.COALS, "canteen", "none"),
    ),
    "kohle_kolonie": Hooks(
        candidates=kk_hooks.candidates,
        owned=kk_hooks.owned,
        pieces=kk_hooks.pieces,
        hidden=kk_hooks.hidden,
        choose=kk_hooks.choose,
        answer=kk_hooks.answer,
        ids=kk_hooks.IDS,
        own_choices=("answer_lapsed",),
    ),
    "ruhrschifffahrt": Hooks(
        candidates=rs_hooks.candidates,
        owned=rs_hooks.owned,
        pieces=rs_hooks.pieces,
        hidden=rs_hooks.hidden,
        choose=rs_hooks.choose,
        answer=rs_hooks.answer,
        ids=rs_hooks.IDS,
        own_choices=("sale_planned", "good_chosen", "purchases_left_undone"),
    ),
}
"""By game id; every registered game has its hooks."""


def as_text(value: msgspec.Struct) -> str:
    """A struct as JSON text, to look for ids in it."""
    return msgspec.json.encode(value).decode()
