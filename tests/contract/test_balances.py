"""A balance accounts for everything that a seat has at every moment of random games."""

import msgspec
import pytest
from walks import setup_for, walk

from bot.tables.explaining import bookings_in
from games.engine.contract import AnyGame
from games.engine.event import Event
from games.registry import GAMES
from tests.soaking import sampled

MONEY_AND_POINTS = ("francs", "coins", "points")
SLOW_SEEDS = sampled(10, 100)
"""Random games of each game in the slow part."""
EVERY = 9
"""Of so many steps the balance is drawn up once."""


def checked(game: AnyGame, players: int, seed: int) -> int:
    """Play a random game and draw up balances; how often."""
    setup = setup_for(game, players, seed)
    begun = game.new_game(setup)
    lines = [_line(0, begun.events)]
    state, count = begun.state, 0
    for number, taken in enumerate(walk(game, setup), start=1):
        state = taken.transition.state
        lines.append(_line(number, taken.transition.events))
        if number % EVERY == 0:
            _check(game, state, lines, players)
            count += 1
    _check(game, state, lines, players)
    return count


def _check(game: AnyGame, state: object, lines: list[tuple[int, int | None, int, str]], players: int) -> None:
    for seat in range(players):
        owned = dict(game.owned(state, seat))
        assert owned
        assert _booked(lines, seat, seat, owned) == owned
        # Money and points are public: whoever looks comes to the same.
        public = {account: amount for account, amount in owned.items() if account in MONEY_AND_POINTS}
        for viewer in (None, (seat + 1) % players):
            seen = _booked(lines, viewer, seat, owned)
            assert {account: seen[account] for account in public} == public


def _booked(
    lines: list[tuple[int, int | None, int, str]], viewer: int | None, seat: int, owned: dict[str, int]
) -> dict[str, int]:
    booked = dict.fromkeys(owned, 0)
    bookings, unreadable = bookings_in(lines, viewer, seat)
    assert unreadable == 0
    for one in bookings:
        assert one.rule
        booked[one.account] += one.amount
    return booked


def _line(number: int, events: tuple[Event, ...]) -> tuple[int, int | None, int, str]:
    return number, 1, 0, msgspec.json.encode(events).decode()


@pytest.mark.parametrize("name", GAMES)
def test_a_balance_is_what_the_seat_has(name: str) -> None:
    assert checked(GAMES[name], 3, 11) > 5


@pytest.mark.slow
@pytest.mark.parametrize("tens", range(SLOW_SEEDS // 10))
@pytest.mark.parametrize("name", GAMES)
def test_balances_of_random_games(name: str, tens: int) -> None:
    low, high = GAMES[name].seats[0], GAMES[name].seats[-1]
    for seed in range(10 * tens, 10 * tens + 10):
        assert checked(GAMES[name], low + seed % (high - low + 1), seed) > 5
