"""A state in which everything that a seat, or the public, cannot know is dealt anew."""

from copy import copy
from typing import Final

from games.engine.event import Seat
from games.engine.rng import Rng
from games.engine.unanswered import emptied
from games.ruhrschifffahrt import facts, observing, shipping
from games.ruhrschifffahrt.actions import Good, LeaveChoice, LeavePurchases, LeaveStorages
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import OVER, Answers, Chooser, Sale, State

_GOODS: Final[tuple[Good, ...]] = ("coin", "point")


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """The state with face-down tiles, others' plans, choices and answers, and the seed dealt anew."""
    dealt = copy(state)
    dealt.seats = state.seats.copy()
    mixed, rng = rng.shuffled(tuple(sorted((*state.obstacles.values(), *state.bag))))
    dealt.obstacles = dict(zip(state.obstacles, mixed, strict=False))
    dealt.bag = tuple(sorted(mixed[len(state.obstacles) :]))
    known = observing.revealed(state)
    hidden, rng = rng.shuffled(sorted(state.countries[len(known) :]))
    dealt.countries = (*known, *hidden)
    if state.phase != OVER:
        rng = _secrets(dealt, seat, rng)
    dealt.rng = rng.reseeded()
    return dealt


def _secrets(dealt: State, seat: Seat | None, rng: Rng) -> Rng:
    """Plans, choices and answers of others dealt anew, each made or not."""
    choosers: list[Chooser] = []
    for chooser in dealt.choosers:
        if chooser.seat != seat and chooser.what is not None:
            at, rng = rng.below(2)
            chooser = Chooser(chooser.seat, _GOODS[at], chooser.done)
        choosers.append(chooser)
    dealt.choosers = tuple(choosers)
    for other, own in enumerate(dealt.seats):
        if other != seat:
            dealt.seats[other] = anew = copy(own)
            anew.answers, rng = _any_answers(dealt, rng)
            anew.plan, rng = _any_plan(dealt, other, rng)
    return rng


def _any_answers(dealt: State, rng: Rng) -> tuple[Answers, Rng]:
    choices: list[LeaveChoice] = []
    for round in facts.CHOICE_ROUNDS:
        left, rng = rng.below(len(_GOODS) + 1)
        if round >= dealt.round and left:
            choices.append(LeaveChoice(round, _GOODS[left - 1]))
    storages, rng = rng.shuffled(tuple(river_of(dealt).storages))
    ranked, rng = rng.below(len(storages) + 1)
    skip, rng = rng.below(2)
    buys, rng = rng.below(2)
    answers = Answers(
        choices=tuple(choices),
        purchases=LeavePurchases((), 0) if buys and dealt.phase <= 6 else None,
        skip=bool(skip),
        storages=LeaveStorages(storages[:ranked]) if ranked else None,
    )
    return answers, rng


def _any_plan(dealt: State, seat: Seat, rng: Rng) -> tuple[Sale | None, Rng]:
    sales = shipping.trips_of_barge(dealt, seat) if dealt.phase in (3, 4) else []
    planned, rng = rng.below(len(sales) + 1)
    return (Sale(sales[planned - 1].space, sales[planned - 1].coins) if planned else None), rng


def unanswered(state: State) -> State:
    """The state without any answers left ahead."""
    return emptied(state, "answers", Answers())
