"""What a turn of the action phases can begin with, each thing finished as it is best, ranked by its worth."""

from collections.abc import Iterator, Sequence
from typing import Final, overload

from games.engine.event import Seat
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import (
    END,
    Action,
    BeginMiners,
    BuyMine,
    Exchange,
    Flip,
    PlaceSettlement,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.passing import may_end
from games.kohle_kolonie.pitheads import flip_cost, flips
from games.kohle_kolonie.state import State
from games.kohle_kolonie.supplies import workers_to_spend
from games.kohle_kolonie.turns import expect
from players.kohle_kolonie import buying, manning
from players.kohle_kolonie.worth import own_worth

Step = tuple[Action, ...]
_END: Final[Step] = (END,)
_BUY_WORKERS: Final = Exchange("coins")
_MINERS_BY_MARKER: Final = BeginMiners(bonus=True)
_SELL_WORKERS: Final = Exchange("workers")


class Ranked(Sequence[Step]):
    """Steps of which the first is known, and the others are ranked when first asked for."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state, self._seat = state, seat
        self._rest: list[Step] | None = None

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | Sequence[Step]:
        return _END if index == 0 else self._steps()[index]

    def __len__(self) -> int:
        return len(self._steps())

    def _steps(self) -> list[Step]:
        if self._rest is None:
            self._rest = [_END, *ranked(self._state, self._seat)]
        return self._rest


def acts(state: State, seat: Seat) -> Sequence[Step]:
    """What a turn can begin or go on with. Once its action is used, the first is to end it."""
    turn = expect(state.turn, turns.Act)
    extra = state.phase == 4
    if turn.used.action or (extra and not turn.used.extra):
        return Ranked(state, seat)
    found = ranked(state, seat)
    return [*found, _END] if may_end(state, seat) else found


def ranked(state: State, seat: Seat) -> list[Step]:
    """Everything that the turn can go on with but its end, the best first."""
    found = [(own_worth(after, seat), step) for step, after in _finished(state, seat)]
    found.sort(key=lambda one: -one[0])
    return [step for _, step in found]


def _finished(state: State, seat: Seat) -> Iterator[tuple[Step, State]]:
    # The marker for miners shows what lies under stations and so ends a line: it waits for the action.
    later = () if expect(state.turn, turns.Act).used.action else (_MINERS_BY_MARKER,)
    for action in GAME.legal_actions(state, seat):
        if action not in (END, _BUY_WORKERS, *later):
            step, after = finished(state, seat, action)
            if not isinstance(action, BeginMiners) or after.seats[seat] != state.seats[seat]:
                yield step, after
    yield from _flips_by_exchange(state, seat)


def finished(state: State, seat: Seat, action: Action) -> tuple[Step, State]:
    """What begins with an action, finished as it is best, and where it leads; to move miners is only begun."""
    after = GAME.apply(state, seat, action).state
    match action:
        case BuyMine():
            taken, after = buying.completed(after, seat)
            more, after = manning.manned(after, seat)
            return (action, *taken, *more), after
        case BeginMiners():
            return (action,), manning.manned(after, seat)[1]
        case PlaceSettlement() if isinstance(after.turn, turns.SettlementMiners):
            put = manning.settlers(after, seat)[0]
            return (action, *put), GAME.apply(after, seat, put[0]).state
        case Flip():
            return _flipped(after, seat, (action,))
        case _:
            return (action,), after


def _flipped(after: State, seat: Seat, step: Step) -> tuple[Step, State]:
    """The flip with the pieces arranged as they are best."""
    if isinstance(after.turn, turns.Arrange):
        arranged = manning.arrangements(after, seat)[0]
        return (*step, *arranged), GAME.apply(after, seat, arranged[0]).state
    return step, after


def _flips_by_exchange(state: State, seat: Seat) -> Iterator[tuple[Step, State]]:
    """Flips for which workers are bought first, or coins."""
    own = state.seats[seat]
    if state.phase == 4 and not expect(state.turn, turns.Act).used.extra:
        return
    have = workers_to_spend(own)
    for flip in flips(state, seat):
        workers, coins, _ = flip_cost(state.options, flip)
        if workers > have:
            bought = -(-(workers - have) // facts.WORKERS_GOT)
            if own.coins >= coins + bought * facts.COINS_GIVEN and state.worker_pool >= bought * facts.WORKERS_GOT:
                yield _after_exchange(state, seat, (_BUY_WORKERS,) * bought, flip)
        elif coins > own.coins:
            sold = coins - own.coins
            if have >= workers + sold * facts.WORKERS_GIVEN and state.bank >= sold:
                yield _after_exchange(state, seat, (_SELL_WORKERS,) * sold, flip)


def _after_exchange(state: State, seat: Seat, exchanges: Step, flip: Flip) -> tuple[Step, State]:
    for action in exchanges:
        state = GAME.apply(state, seat, action).state
    return _flipped(GAME.apply(state, seat, flip).state, seat, (*exchanges, flip))
