"""Coal Baron for the contract tests: pieces, accounts, secrets and every action one could think of."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from random import Random
from typing import Final

from games.coal_baron import actions as cb
from games.coal_baron import facts, turns
from games.coal_baron.counting import owned, pieces
from games.coal_baron.goals import goals
from games.coal_baron.state import State

__all__ = ("IDS", "answer", "candidates", "choose", "hidden", "owned", "pieces")

IDS: Final = (*facts.ORDERS, *facts.TILES, *facts.SPACES, *facts.COALS, "canteen", "none")

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


def candidates(_: State) -> Iterable[cb.Action]:
    """Every well-formed action of a turn."""
    return _CANDIDATES


def hidden(state: State, seat: int | None) -> Iterable[str]:
    """Order cards in pile, in another's hand, or delivered face down; the generator's seed."""
    yield state.rng.seed
    yield from (card.card for card in state.order_pile)
    if seat != state.turn.seat and turns.space_of(state.turn) == "order_draw":
        yield from turns.cards(turns.held(state.turn))
    if state.options.delivered == "hidden" and not state.scoring:
        for other, own in enumerate(state.seats):
            yield from own.delivered if other != seat else ()


def choose(state: State, seat: int, chance: Random) -> cb.Action | None:
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


def answer(state: State, chance: Random) -> tuple[int, cb.Action] | None:
    """A ranking for the draft, or its withdrawal."""
    if state.phase != "draft":
        return None
    seat = chance.randrange(len(state.seats))
    if state.seats[seat].ranking and chance.random() < 0.3:
        return seat, cb.WithdrawRanking()
    return seat, cb.LeaveRanking(tuple(chance.sample(state.draft, chance.randint(1, len(state.draft)))))
