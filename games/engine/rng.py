"""Chance that is state: a keyed hash, a counter and our own shuffle, the same on every Python."""

import hashlib
import re
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")

FINGERPRINT_DIGITS: Final = 32
SHORT_FINGERPRINT: Final = 16
"""So many digits of it were shown by earlier versions."""
_SEED = re.compile(r"[0-9a-f]{32}")
_WORD_BYTES = 8
_WORD_SPAN = 1 << (8 * _WORD_BYTES)


class Rng(msgspec.Struct, frozen=True):
    """A generator's state: a 128-bit seed as 32 hexadecimal digits, and how many words were drawn."""

    seed: str
    counter: int = 0

    def below(self, bound: int) -> tuple[int, "Rng"]:
        """A uniform integer in [0, bound) and the generator after it."""
        limit = _WORD_SPAN - _WORD_SPAN % bound
        counter = self.counter
        while True:
            word = _word(self.seed, counter)
            counter += 1
            if word < limit:
                return word % bound, Rng(self.seed, counter)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """The items in a uniformly random order (Fisher-Yates) and the generator after it."""
        order = list(items)
        rng = self
        for last in range(len(order) - 1, 0, -1):
            pick, rng = rng.below(last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order), rng

    def reseeded(self) -> "Rng":
        """A fresh generator with a seed drawn from this one, for a state in which the seed too is dealt anew."""
        seed, rng = "", self
        for _ in range(4):
            word, rng = rng.below(1 << 32)
            seed += f"{word:08x}"
        return Rng(seed)


def seeded(seed: str) -> Rng:
    """A fresh generator; raises ValueError unless `seed` is 32 lower-case hexadecimal digits."""
    if not _SEED.fullmatch(seed):
        raise ValueError("a seed is 32 hexadecimal digits")
    return Rng(seed)


def fingerprint(seed: str, salt: str) -> str:
    """What the channel sees before the game: 32 digits that bind to seed and salt and reveal neither.

    Of fewer, somebody could look for two seeds with the same. Earlier versions showed the first 16 of them.
    """
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()[:FINGERPRINT_DIGITS]


def _word(seed: str, counter: int) -> int:
    digest = hashlib.blake2b(counter.to_bytes(8, "big"), key=bytes.fromhex(seed), digest_size=_WORD_BYTES).digest()
    return int.from_bytes(digest, "big")
