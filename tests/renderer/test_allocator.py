"""Memory that was freed goes back to the system once the process has grown, where the system can do so."""

import ctypes

import pytest
from samples import SAMPLES

from renderer import allocator, draw
from renderer.allocator import SLACK, Allocator


def test_it_looks_only_after_the_process_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    size, trimmed = [100 * 2**20], list[int]()
    monkeypatch.setattr(allocator, "resident", lambda: size[0])

    def trim(_: int) -> int:
        trimmed.append(size[0])
        size[0] -= 15 * 2**20
        return 1

    monkeypatch.setattr(allocator, "_trim", lambda: trim)
    own = Allocator()
    assert not own.settle()
    size[0] += SLACK + 1
    assert own.settle()
    assert len(trimmed) == 1
    assert not own.settle()
    size[0] += SLACK + 1
    assert own.settle()
    assert len(trimmed) == 2


def test_every_drawing_is_followed_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(Allocator, "settle", lambda _: asked.append(1))
    draw.draw(SAMPLES["coal_baron"]()["area factory"])
    assert asked == [1]


def test_another_library_or_system_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for fault in (OSError, AttributeError):

        def missing(_: None, fault: type[Exception] = fault) -> None:
            raise fault

        allocator._trim.cache_clear()
        with monkeypatch.context() as patch:
            patch.setattr(ctypes, "CDLL", missing)
            patch.setattr(allocator, "resident", lambda: 10 * SLACK)
            own = Allocator()
            own._least = 0
            assert not own.settle()
    allocator._trim.cache_clear()
    monkeypatch.setattr(allocator, "_OWN", allocator._OWN.with_name("nothing"))
    assert allocator.resident() == 0
