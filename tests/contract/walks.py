"""Random games of any game, and what must hold at every step of them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple, TypeAlias

from contract_hooks import HOOKS, as_text

from games.engine.codec import decode_state, encode_state
from games.engine.contract import AnyGame, Setup, Transition, is_answer, seals
from games.engine.event import Event, balance
from games.engine.rng import Rng
from tests.games.record import Step

Ledger: TypeAlias = Counter[tuple[int, str]]

EAGERNESS = 0.6
"""How often a walk takes the action that the game's hook proposes."""


class Taken(NamedTuple):
    """One step of a walk: the position before, who acted, what was legal, what was done, what it led to."""

    before: Any
    seat: int
    legal: list[Any]
    action: Any
    transition: Transition[Any]


def setup_for(game: AnyGame, players: int, seed: int) -> Setup[Any]:
    """A setup whose options are drawn from the seed."""
    chance = Random(f"options {seed}")
    options = {name: chance.choice(values) for name, values in game.public_options}
    return Setup(seats=players, options=game.options_type(**options), seed=f"{seed:032x}")


def preset_setup(game: AnyGame, preset: str, players: int, seed: int) -> Setup[Any]:
    """A setup with the options of a preset."""
    return Setup(seats=players, options=game.presets[preset], seed=f"{seed:032x}")


def walk(game: AnyGame, setup: Setup[Any]) -> Iterator[Taken]:
    """A random game from its setup to its end; answers are left ahead now and then."""
    chance = Random(setup.seed)
    hooks = HOOKS[game.id]
    state = game.new_game(setup).state
    while active := game.active_seats(state):
        if chance.random() < 0.2 and (left := hooks.answer(state, chance)):
            taken = Taken(state, left[0], [], left[1], game.apply(state, *left))
            yield taken
            state = taken.transition.state
        seat = chance.choice(active)
        legal = list(game.legal_actions(state, seat))
        action = chance.choice(legal)
        proposed = hooks.choose(state, seat, chance) if chance.random() < EAGERNESS else None
        if proposed in legal:
            action = proposed
        taken = Taken(state, seat, legal, action, game.apply(state, seat, action))
        yield taken
        state = taken.transition.state


def steps_of(game: AnyGame, setup: Setup[Any]) -> tuple[list[Step], Any]:
    """A random game as its record's steps, and its final state."""
    steps: list[Step] = []
    state = None
    for taken in walk(game, setup):
        steps.append(Step(taken.seat, game.notation(taken.action)))
        state = taken.transition.state
    return steps, state


def entries_of(events: Iterable[Event]) -> Ledger:
    """What the events' entries sum to, by seat and account."""
    return Counter(
        {
            (seat, account): amount
            for seat in {entry.seat for event in events for entry in event.entries}
            for account, amount in balance(events, seat).items()
        }
    )


def summed(said: Ledger, events: Iterable[Event]) -> Ledger:
    """The ledger after further events."""
    ledger = said.copy()
    ledger.update(entries_of(events))
    return ledger


class Audit:
    """Follows a game and raises AssertionError at the first thing that does not hold."""

    def __init__(self, game: AnyGame, setup: Setup[Any]) -> None:
        self.game, self.hooks = game, HOOKS[game.id]
        start = game.new_game(setup)
        self.seats = range(setup.seats)
        self.said: Ledger = Counter()
        self.said.update(entries_of(start.events))
        self.box = self.hooks.pieces(start.state)
        self.phases: list[str] = []
        self.position(start.state)

    def step(self, taken: Taken) -> None:
        """What must hold of one step."""
        game, before, after = self.game, taken.before, taken.transition.state
        assert game.check(before, taken.seat, taken.action) is None
        assert game.parse(game.notation(taken.action)) == taken.action
        if is_answer(game, taken.action):
            assert game.active_seats(before) == game.active_seats(after)
            assert all(event.only == (taken.seat,) for event in taken.transition.events)
        else:
            self.turn(before, taken)
        if taken.transition.fired:
            assert taken.action == game.end_turn
            assert set(taken.transition.fired) <= set(self.seats)
        for end in taken.transition.phase_ends:
            self.phases.append(end.phase)
            self.ledger(end.state, summed(self.said, taken.transition.events[: end.events]))
        self.said = summed(self.said, taken.transition.events)
        self.position(after)

    def turn(self, before: Any, taken: Taken) -> None:
        """Actions of a turn: legal ones are listed once, and only the active seat has any."""
        legal = taken.legal
        assert legal, "nobody can act and the game is not over"
        assert len(set(legal)) == len(legal)
        assert all(self.game.check(before, taken.seat, action) is None for action in legal)
        for seat in self.seats:
            if seat not in self.game.active_seats(before):
                assert not self.game.legal_actions(before, seat)
        if taken.action == self.game.end_turn:
            assert seals(self.game, before, taken.transition) or (
                self.game.active_seats(before) == self.game.active_seats(taken.transition.state)
            )

    def position(self, state: Any) -> None:
        """What must hold of a position: nothing lost, the ledger right, hidden things hidden, JSON exact."""
        assert self.hooks.pieces(state) == self.box
        assert self.game.conserved(state) == ()
        self.ledger(state, self.said)
        for viewer in (*self.seats, None):
            seen = as_text(self.game.observe(state, viewer))
            assert not [secret for secret in self.hooks.hidden(state, viewer) if f'"{secret}"' in seen]
        assert decode_state(self.game, encode_state(self.game, state)) == state
        for seat in self.game.active_seats(state):
            assert self.game.check(state, seat, self.game.default_action(state, seat)) is None

    def ledger(self, state: Any, said: Ledger) -> None:
        """A seat's entries sum to what it has, account by account, and there are no other accounts."""
        has = {
            (seat, account): amount
            for seat in self.seats
            for account, amount in self.hooks.owned(state, seat).items()
        }
        assert has == {key: said[key] for key in has}
        assert set(said) <= set(has)

    def end(self, state: Any) -> None:
        """What must hold of the end."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        assert sorted(seat for rank in outcome.ranks for seat in rank) == list(self.seats)
        for seat in self.seats:
            assert outcome.totals[seat] == sum(row.points[seat] for row in outcome.rows)
        best = outcome.ranks[0][0]
        assert outcome.totals[best] == max(outcome.totals)
        assert len(set(self.phases)) == len(self.phases)


def redealt(game: AnyGame, state: Any, seat: int | None, number: int) -> Any:
    """The state with everything that the seat (None: the public) cannot know dealt anew, the `number`-th way."""
    return game.redeal(state, seat, Rng(f"{number:032x}"))


def audited(game: AnyGame, setup: Setup[Any], *, thorough: int = 0) -> int:
    """Play a random game under audit and give its number of steps.

    Every `thorough`-th position is also compared with all candidate actions and dealt anew for every seat.
    """
    audit = Audit(game, setup)
    count = 0
    state = game.new_game(setup).state
    for count, taken in enumerate(walk(game, setup), start=1):
        untouched = encode_state(game, taken.before) if thorough else b""
        audit.step(taken)
        state = taken.transition.state
        if thorough and count % thorough == 0:
            assert encode_state(game, taken.before) == untouched
            thorough_position(game, state, count)
    audit.end(state)
    return count


def thorough_position(game: AnyGame, state: Any, number: int) -> None:
    """All candidates judged, and every seat's view after a new deal."""
    hooks = HOOKS[game.id]
    for seat in range(len(state.seats)):
        legal = set(game.legal_actions(state, seat))
        allowed = {action for action in hooks.candidates(state) if game.check(state, seat, action) is None}
        assert legal == allowed, (seat, legal ^ allowed)
        dealt = redealt(game, state, seat, number)
        assert game.observe(dealt, seat) == game.observe(state, seat)
        assert hooks.pieces(dealt) == hooks.pieces(state)
        assert set(game.legal_actions(dealt, seat)) == legal
