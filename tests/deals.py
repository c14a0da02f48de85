"""What tables are dealt in tests: chance that is the same in each run."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

from bot.tables import lobby, practising


@contextmanager
def deals(seed: int) -> Iterator[None]:
    """Tables opened meanwhile have seeds and salts that follow from this one, each table its own."""
    chance = Random(seed)
    secrets = SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex())
    with patch.object(lobby, "secrets", secrets), patch.object(practising, "secrets", secrets):
        yield
