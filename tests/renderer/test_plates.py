"""Numbers on plates and cards stand clear of each other and of the next icon, however large they are."""

from itertools import pairwise
from typing import Any

import pytest

from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen
from renderer.kohle_kolonie import display
from renderer.picture import Target
from renderer.plates import Line
from renderer.ruhrschifffahrt.decision_cards import grid_of, needed
from renderer.theme import INK

FIVE, FOUR = 304.8, 384.0
"""Widths of a plate with so many players."""
HIGH = 116


class Edge:
    """Takes the place of a canvas and notes the left and right end of a line."""

    def __init__(self) -> None:
        self.ends: tuple[float, float] = (0, 0)

    def line(self, points: list[tuple[float, float]], *_: object) -> None:
        self.ends = (points[0][0], points[1][0])


def line(numbers: tuple[int, ...], drawn: list[tuple[float, float]]) -> Line:
    """Stocks whose icons note where they are drawn and how large."""

    def icon(pen: Pen) -> None:
        edge = Edge()
        pen.canvas = edge  # pyright: ignore[reportAttributeAccessIssue]
        pen.line((0, 0), (100, 0))
        drawn.append((edge.ends[0], edge.ends[1] - edge.ends[0]))

    return Line(tuple((icon, number, INK) for number in numbers))


@pytest.mark.parametrize("numbers", [(38, 14, 20, 12, 30), (17, 10, 14, 13, 4), (0, 0, 0, 0, 0)])
@pytest.mark.parametrize("wide", [FIVE, FOUR])
def test_stocks_stand_clear_of_each_other(wide: float, numbers: tuple[int, ...]) -> None:
    """8 px between a number and the next icon or, under icons, the next number; none leaves the plate."""
    drawn: list[tuple[float, float]] = []
    shown = line(numbers, drawn)
    shown.put(Canvas(round(wide) + 20, HIGH + 20), wide)
    boxes = shown.boxes(wide, HIGH)
    for (x, _, w, _), (after, _, _, _) in pairwise(boxes):
        assert x + w + 8 <= after
    assert boxes[-1][0] + boxes[-1][2] <= wide - 8
    assert all(side >= 24 for _, side in drawn)
    if wide == FOUR:
        for (x, _, w, _), (icon, _) in zip(boxes, drawn[1:], strict=False):
            assert x + w + 7.9 <= icon - 10
    else:
        for (x, top, w, tall), (icon, side) in zip(boxes, drawn, strict=True):
            assert x + w / 2 == pytest.approx(icon - 10 + side / 2, abs=0.5)
            assert top + tall <= HIGH - 6


def test_number_and_points_of_a_single_mine_are_two_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a card for sale: at least 12 px apart."""
    written: list[tuple[str, float, float]] = []
    text = Canvas.text

    def noted(canvas: Canvas, x: float, middle: float, said: str, **options: Any) -> float:
        wide = fonts.width(fonts.split(options["face"], said), options["size"])
        left = x - wide if options.get("align") == "right" else x
        written.append((said, left, left + wide))
        return text(canvas, x, middle, said, **options)

    monkeypatch.setattr(Canvas, "text", noted)
    w, h = display.CARD
    display.card(Canvas(round(w) + 16, round(h) + 16), w, h, display.Sale(43, 2, 2, "miner", 3, INK))
    ends = {said: (left, right) for said, left, right in written}
    assert ends["3"][0] - ends["43"][1] >= 12


def test_cards_on_the_river_keep_whole_names_where_there_is_room() -> None:
    """Nine storages stand in two columns rather than in three with names cut short."""
    names = ("Bommern", "Nachtigall", "Stiepel", "Rauendahl", "Horst", "Steele", "Heisingen", "Werden", "Oefte")
    figures = (("coin", "3"), ("to", ""), ("coin", "5"))
    cards = [Target(f"st_{name}", "AA", name, figures) for name in names]
    grid = grid_of(cards, 1052, 300)
    assert all(needed(card, named=True, least=1052) <= grid.wide(1052) for card in cards)
    assert grid.columns == 2
