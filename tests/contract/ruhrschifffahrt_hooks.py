"""What the contract tests must know of Ruhrschifffahrt: candidates, what seats own, what is in the box."""

from collections.abc import Iterable
from random import Random
from typing import Final, get_args

from games.ruhrschifffahrt import actions as rs
from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.counting import owned, pieces
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_on
from games.ruhrschifffahrt.state import OVER, State

__all__ = ("IDS", "OWN_CHOICES", "answer", "candidates", "choose", "hidden", "owned", "pieces")

_RIVER: Final = river_on(boards.STEIGER)
_STORAGES: Final = tuple(_RIVER.storages)
_PLACES: Final = (*_RIVER.sale_spaces, *_STORAGES[:2], *_RIVER.obstacles[:2])
IDS: Final = (
    *_RIVER.spaces,
    *facts.OPTIONS,
    *facts.DOMINIONS,
    *facts.COUNTRIES,
    "black",
    "white",
    "coin",
    "point",
    "free",
    "choice",
    "purchases",
    "1",
    "6",
)
OWN_CHOICES: Final = ("sale_planned", "good_chosen", "purchases_left_undone")
_CANDIDATES: Final[list[rs.Action]] = [
    rs.Choose("coin"),
    rs.Choose("point"),
    rs.UseInn("coin"),
    rs.UseInn("point"),
    rs.RepayDebt(),
    rs.EndTurn(),
    *(rs.ChooseOption(option.id, free) for option in facts.OPTIONS.values() for free in (False, True)),
    *(rs.HaulCoal(storage, value) for storage in _STORAGES for value in range(8)),
    *(rs.TransportDie(colour, at) for colour in get_args(facts.Colour) for at in _STORAGES),
    *(rs.PlanSale(space) for space in _PLACES),
    *(rs.Sell(space) for space in _PLACES),
    *(rs.BuildLock(obstacle) for obstacle in (*_RIVER.obstacles, "ci_steele")),
    *(rs.BuildInCity(city, white) for city in (*_RIVER.cities, "st_horst") for white in (False, True)),
    *(rs.BuildInDepot(dominion) for dominion in facts.DOMINIONS),
    *(rs.BuildInPort(country, white) for country in facts.COUNTRIES for white in (False, True)),
    *(rs.MoveInPort(source, to) for source in facts.COUNTRIES for to in facts.COUNTRIES),
    *(
        action(at)
        for action in (rs.RemoveDie, rs.PlaceDie, rs.Replenish, rs.ChooseStart)
        for at in (*_STORAGES, "ci_steele")
    ),
]


def candidates(state: State | None) -> Iterable[rs.Action]:
    """Every well-formed action of a turn that the board knows."""
    return _CANDIDATES


def hidden(state: State, seat: int | None) -> Iterable[str]:
    """The generator's seed. Tiles are known as a set, so that which lies where is the new deal's test."""
    yield state.rng.seed


def choose(state: State, seat: int, chance: Random) -> rs.Action | None:
    """Build what can be built without end, and end turns only when nothing else is left half of the time."""
    legal = GAME.legal_actions(state, seat)
    going_on = [action for action in legal if action != GAME.end_turn]
    if state.turn.stage == "purchase":
        building = [action for action in going_on if not isinstance(action, rs.MoveInPort | rs.RepayDebt)]
        return (
            chance.choice(building)
            if building and chance.random() < 0.7
            else GAME.end_turn
            if GAME.end_turn in legal
            else None
        )
    if state.turn.stage == "plan" and chance.random() < 0.5:
        return GAME.end_turn
    return chance.choice(going_on or legal)


def answer(state: State, chance: Random) -> tuple[int, rs.Action] | None:
    """Some answer of some seat, or the withdrawal of one."""
    if not GAME.active_seats(state) or state.phase == OVER:
        return None
    seat = chance.randrange(len(state.seats))
    if chance.random() < 0.2 and (withdrawal := _withdrawal(state, seat, chance)):
        return seat, withdrawal
    return seat, chance.choice(_answers(state, chance))


def _answers(state: State, chance: Random) -> list[rs.Action]:
    good: rs.Good = chance.choice(("coin", "point"))
    found: list[rs.Action] = [
        rs.LeaveSkip(),
        rs.LeaveStorages(tuple(chance.sample(_STORAGES, chance.randint(1, len(_STORAGES))))),
    ]
    found += [rs.LeaveChoice(round, good) for round in facts.CHOICE_ROUNDS if round > state.round]
    if state.phase < 6:
        purchases: list[tuple[rs.Purchase, ...]] = [
            (),
            (rs.BuildLock(chance.choice(_RIVER.obstacles)),),
            (rs.BuildInCity(chance.choice(tuple(_RIVER.cities))),),
            (rs.BuildInDepot(chance.choice(facts.DEPOTS)), rs.RepayDebt()),
        ]
        found.append(rs.LeavePurchases(chance.choice(purchases), chance.randint(0, 8)))
    return found


def _withdrawal(state: State, seat: int, chance: Random) -> rs.Withdraw | None:
    answers = state.seats[seat].answers
    left = [rs.Withdraw("choice", choice.round) for choice in answers.choices]
    if answers.purchases is not None:
        left.append(rs.Withdraw("purchases"))
    if answers.skip:
        left.append(rs.Withdraw("skip"))
    if answers.storages is not None:
        left.append(rs.Withdraw("storages"))
    return chance.choice(left) if left else None
