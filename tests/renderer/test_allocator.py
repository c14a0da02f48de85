"""Memory goes back to the system after a static layer was drawn, and is let alone while everything is kept."""

import ctypes

import pytest
from samples import SAMPLES

from renderer import allocator, draw, scene


def test_after_a_layer_was_drawn_memory_goes_back_and_else_not(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(draw, "give_back", lambda: given.append(1))
    picture = SAMPLES["ruhrschifffahrt"]()["ruhr board, 2 players"]
    scene.forget()
    draw.draw(picture)
    assert given
    given.clear()
    draw.draw(picture)
    assert not given


def test_another_library_than_glibc_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    allocator.give_back()
    for fault in (OSError, AttributeError):

        def missing(_: None, fault: type[Exception] = fault) -> None:
            raise fault

        allocator._trim.cache_clear()
        monkeypatch.setattr(ctypes, "CDLL", missing)
        allocator.give_back()
    allocator._trim.cache_clear()
