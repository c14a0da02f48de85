"""The part of a state that is public: what is kept where only that may be told."""

from collections.abc import Sequence
from typing import Final, TypeVar

from games.engine.bounds import State
from games.engine.contract import AnyGame
from games.engine.rng import Rng

S = TypeVar("S", bound=State)
T = TypeVar("T")


class _Order(Rng, frozen=True):
    """Order in the place of chance: what is dealt by it lies sorted, and of what may be left ahead nothing is."""

    def below(self, bound: int) -> tuple[int, Rng]:
        return 0, self

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        return tuple(sorted(items, key=repr)), self


_ORDER: Final = _Order("")


def public_part(game: AnyGame, state: S) -> S:
    """A state that looks the same to the public, and is the same for all states that do.

    Whatever somebody does not know is dealt anew in it, in an order that says nothing.
    """
    return game.redeal(state, None, _ORDER)
