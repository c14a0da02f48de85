"""Goals of mining to decide on, each with its points and steps, beside the mine in brief."""

from collections.abc import Sequence
from typing import Final

from games.coal_baron.facts import ORDERS, Coal
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron import brief
from renderer.coal_baron.decision_beyond import LEAST, Lacking, lacking_of, put_beyond
from renderer.coal_baron.decision_cards import needed
from renderer.coal_baron.decision_layout import SCALE, enlarged
from renderer.coal_baron.decision_signs import draw_sign
from renderer.coal_baron.picture import Picture
from renderer.decision import BOTTOM, GAP, ROOM, TEXT, TOP
from renderer.icons import VEHICLES, Pen, cube, hammer_and_pick, star
from renderer.picture import Target, given
from renderer.pieces import value
from renderer.scene import Scene
from renderer.theme import COALS, INK, INK_SECOND, MARGIN, NEUTRAL, PAPER_LIGHT, RADIUS, RULE, SLATE

_BRIEF: Final = 474
_GOALS: Final = (MARGIN + _BRIEF + 18, ROOM - _BRIEF - 18)
_GOAL: Final = 108
_WORD: Final = 112
"""The widest word beside the number of steps."""


def put_mining(scene: Scene, picture: Picture) -> None:
    """The mine in brief, the goals with their points and steps, and the orders that are out of reach."""
    seat = given(picture.seat, "seat")
    wanted = {target.place: target.label for target in picture.targets if ".section." in target.place}
    with enlarged(scene) as part:
        brief.put_brief(part, MARGIN / SCALE, TOP / SCALE, seat, picture, wanted)
    own = picture.view.seats[seat]
    lacking = lacking_of(own)
    x, w = _GOALS
    top = float(TOP)
    goals = [target for target in picture.targets if not target.faint and target.place not in wanted]
    for target in goals:
        box = (x, top, w, _GOAL)
        scene.put(box, SLATE, _goal, target, lacking, _step_word(picture, target), own.cage)
        scene.place(target.place, box)
        top += _GOAL + GAP
    rest = tuple(target for target in picture.targets if target.faint)
    if rest and BOTTOM - top > LEAST:
        put_beyond(scene, picture.subline, rest, lacking, (x, top, w, BOTTOM - top), seat)


def _step_word(picture: Picture, target: Target) -> str:
    steps = next((text for name, text in target.figures if name == "steps"), "")
    return picture.words["one_step" if steps == "1" else "many_steps"]


def _goal(canvas: Canvas, target: Target, lacking: Lacking, word: str, cage: tuple[Coal, ...]) -> None:
    """A goal: its sign, the orders with the coal they lack, points, and the steps it takes."""
    w, h = canvas.width, canvas.height
    figures = dict(target.figures)
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=INK, width=2, radius=RADIUS)
    x = 8 + (draw_sign(canvas, 6, h / 2, target.sign) if target.sign else 6) + 8
    right = _steps(canvas, w, figures.get("steps", ""), word)
    if points := figures.get("star", ""):
        right -= value(canvas, right, h / 2 + 0.5, points, star, size=50, icon_size=40) + 8
    named = [part for part in target.place.split(".")[1:] if part in ORDERS]
    wants = dict(lacking)
    middle = h * (0.36 if target.label else 0.5)
    if not named:
        _cage(canvas, x, h, cage)
    elif len(named) > 1:
        _vehicles(canvas, x, middle, named, right - x, 56.0 if target.label else 76.0)
    else:
        coals = wants.get(named[0], ())
        size = 66.0 if len(coals) < 4 else 54.0
        VEHICLES[ORDERS[named[0]].vehicle](Pen(canvas, x, middle - size * 0.47, size), NEUTRAL)
        planned = [name.removeprefix("coal_") for name, _ in target.figures if name.startswith("coal_")]
        needed(canvas, x + size + 8, middle, coals, right - x - size - 12, planned or coals)
    if target.label:
        canvas.text(
            x, h * 0.80, target.label, face="text", size=TEXT, ink=INK_SECOND, box=right - x, smallest=TEXT
        )


def _steps(canvas: Canvas, w: float, steps: str, word: str) -> float:
    """The steps right of a line: with their word, or, where that is too long, with the sign for mining."""
    h = canvas.height
    wide = fonts.width((("text", word),), TEXT)
    if wide <= _WORD:
        column = max(96.0, wide + 24)
        middle = w - column / 2
        canvas.text(middle, h * 0.31, steps, face="number", size=48, align="centre", box=column)
        canvas.text(middle, h * 0.71, word, face="text", size=TEXT, ink=INK_SECOND, align="centre", box=column)
    else:
        column = 116.0
        value(canvas, w - 14, h / 2, steps, hammer_and_pick, size=48, icon_size=44, gap=8)
    canvas.rect(w - column, 16, 2, h - 32, fill=RULE)
    return w - column - 12


def _vehicles(canvas: Canvas, x: float, middle: float, named: Sequence[str], room: float, most: float) -> None:
    """The vehicles of several orders, `most` wide, a plus between them where there is room."""
    count = len(named)
    size = min(most, (room - 4) / count - 4)
    plus = room - count * size >= (count - 1) * 28
    step = size + (28 if plus else 4)
    for index, order in enumerate(named):
        VEHICLES[ORDERS[order].vehicle](Pen(canvas, x + index * step, middle - size * 0.47, size), NEUTRAL)
        if plus and index:
            left = x + index * step - 24
            canvas.rect(left, middle - 3, 20, 6, fill=INK_SECOND)
            canvas.rect(left + 7, middle - 10, 6, 20, fill=INK_SECOND)


def _cage(canvas: Canvas, x: float, h: float, cubes: Sequence[str]) -> None:
    """The cage being emptied: its cubes, and an arrow up."""
    canvas.polygon([(x + 18, h / 2 - 34), (x + 38, h / 2 - 4), (x - 2, h / 2 - 4)], fill=INK)
    canvas.rect(x + 11, h / 2 - 6, 14, 38, fill=INK)
    side = 44
    for index, coal in enumerate(cubes):
        cube(Pen(canvas, x + 50 + index * (side + 3), h / 2 - side / 2, side), COALS[coal], TEXT / side * 100)
