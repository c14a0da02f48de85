"""How fast the rules are: random play, replay, stored state, undo. Medians; run on an idle machine.

    python -m benchmarks.engine [game ...] [--games 100]

Bounds: random play with every legal action listed at each step 20,000 actions/s for Coal Baron and 8,000 for Kohle
& Kolonie, replay 10,000 actions/s, undo 5 ms, a stored state 40,000 bytes.
"""

import argparse
import time
import zlib
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Any

from games.engine.codec import decode_state, encode_state
from games.engine.contract import AnyGame, Setup
from games.registry import GAMES
from tests.games.record import Step, record_of, replay


def setup_of(game: AnyGame, seed: int) -> Setup[Any]:
    seats = game.seats[seed % len(game.seats)]
    return Setup(seats=seats, options=game.options_type(), seed=f"{seed:032x}")


def random_play(game: AnyGame, seed: int) -> tuple[float, list[tuple[int, Any]], Any]:
    """Actions per second of one random game, all legal actions listed; its actions and final state."""
    chance = Random(seed)
    taken: list[tuple[int, Any]] = []
    state = game.new_game(setup_of(game, seed)).state
    begun = time.perf_counter()
    while active := game.active_seats(state):
        seat = active[0]
        action = chance.choice(game.legal_actions(state, seat))
        state = game.apply(state, seat, action).state
        taken.append((seat, action))
    return len(taken) / (time.perf_counter() - begun), taken, state


def replayed(game: AnyGame, seed: int, taken: list[tuple[int, Any]]) -> float:
    """Actions per second of a replay from notation."""
    steps = [Step(seat, game.notation(action)) for seat, action in taken]
    record = record_of(game, setup_of(game, seed), steps)
    begun = time.perf_counter()
    replay(game, record)
    return len(steps) / (time.perf_counter() - begun)


def took(work: Callable[[], object]) -> float:
    """Milliseconds of one call."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1e3


def restored(game: AnyGame, checkpoint: bytes) -> Any:
    return decode_state(game, zlib.decompress(checkpoint))


def measure(game: AnyGame, games: int) -> None:
    plays, replays, sizes, small, encoding, undoing, observing = ([] for _ in range(7))
    for seed in range(games):
        rate, taken, state = random_play(game, seed)
        plays.append(rate)
        replays.append(replayed(game, seed, taken))
        stored = encode_state(game, state)
        checkpoint = zlib.compress(stored)
        sizes.append(len(stored))
        small.append(len(checkpoint))
        encoding.append(took(partial(encode_state, game, state)))
        undoing.append(took(partial(restored, game, checkpoint)))
        observing.append(took(partial(game.observe, state, 0)))
    print(f"{game.id}, {games} games, medians")
    print(f"  random play, all legal actions listed   {median(plays):>10,.0f} actions/s")
    print(f"  replay from notation                    {median(replays):>10,.0f} actions/s")
    print(f"  stored state at the end                 {median(sizes):>10,.0f} bytes")
    print(f"  the same compressed                     {median(small):>10,.0f} bytes")
    print(f"  encode a state                          {median(encoding):>10.3f} ms")
    print(f"  undo: decode a compressed checkpoint    {median(undoing):>10.3f} ms")
    print(f"  observe                                 {median(observing):>10.3f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", choices=list(GAMES), help="which games, all if none is named")
    parser.add_argument("--games", type=int, default=100, help="random games of each")
    chosen = parser.parse_args()
    for name in chosen.game or list(GAMES):
        measure(GAMES[name], chosen.games)


if __name__ == "__main__":
    main()
