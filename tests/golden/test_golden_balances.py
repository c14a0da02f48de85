"""A balance accounts for every coin, point and piece of every golden game, for each seat, as everybody sees it."""

from collections.abc import Callable
from pathlib import Path

import golden_text
import kohle_golden_text
import msgspec
import pytest
import ruhrschifffahrt_golden_text
from golden_turns import Golden

from bot.tables.explaining import bookings_in
from games.engine.contract import AnyGame
from games.engine.event import Event
from games.engine.notation import split_plan
from games.registry import GAMES

HERE = Path(__file__).parent
READERS: dict[str, tuple[Path, Callable[[str], Golden]]] = {
    "coal_baron": (HERE, golden_text.read),
    "kohle_kolonie": (HERE / "kohle_kolonie", kohle_golden_text.read),
    "ruhrschifffahrt": (HERE / "ruhrschifffahrt", ruhrschifffahrt_golden_text.read),
}
TEXTS = [(game, path) for game, (folder, _) in READERS.items() for path in sorted(folder.glob("*.txt"))]


def check(game: AnyGame, state: object, lines: list[tuple[int, int | None, int, str]], seats: int) -> None:
    """What is booked for each seat is what it has, whoever of those who may know looks."""
    for seat in range(seats):
        owned = game.owned(state, seat)
        assert owned
        bookings, unreadable = bookings_in(lines, seat, seat)
        assert unreadable == 0
        assert all(one.rule for one in bookings)
        booked = dict.fromkeys(owned, 0)
        for one in bookings:
            booked[one.account] += one.amount
        assert booked == owned


def test_every_game_has_golden_games() -> None:
    assert set(READERS) == set(GAMES)
    assert {game for game, _ in TEXTS} == set(GAMES)


@pytest.mark.parametrize(("name", "path"), TEXTS, ids=[f"{game}-{path.stem}" for game, path in TEXTS])
def test_a_balance_is_what_the_seat_has_after_each_turn(name: str, path: Path) -> None:
    game = GAMES[name]
    golden = READERS[name][1](path.read_text(encoding="utf-8"))
    begun = game.new_game(golden.setup)
    state = begun.state
    lines = [_line(0, begun.events)]
    every = max(1, len(golden.turns) // 12)
    for number, (seat, plan) in enumerate(golden.turns, start=1):
        events: list[Event] = []
        for action in split_plan(plan, game.parse):
            step = game.apply(state, seat, action)
            state = step.state
            events += step.events
        lines.append(_line(number, tuple(events)))
        if number % every == 0:
            check(game, state, lines, len(golden.names))
    assert game.outcome(state) is not None
    check(game, state, lines, len(golden.names))


def _line(number: int, events: tuple[Event, ...]) -> tuple[int, int | None, int, str]:
    return number, 1, 0, msgspec.json.encode(events).decode()
