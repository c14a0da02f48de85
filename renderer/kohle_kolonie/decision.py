"""Pictures to decide from: the map with what can be chosen on it, the own side of the table, bids, or cards."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Final

from games.kohle_kolonie.facts import BONUS_MARKERS
from renderer import decision as frame
from renderer.canvas import Canvas
from renderer.crops import Icon
from renderer.icons import (
    Pen,
    arrow,
    bolt,
    engine,
    engineer,
    flag,
    hammer_and_pick,
    miner,
    settlement,
    station,
    steps,
    wagon,
    worker,
)
from renderer.kohle_kolonie.bonuses import bonus_icon
from renderer.kohle_kolonie.decision_auction import put_auction
from renderer.kohle_kolonie.decision_home import high_of, is_home, narrowest, put_home, put_tableau
from renderer.kohle_kolonie.decision_map import is_on_map, put_map
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.standings import name_of
from renderer.picture import Target
from renderer.pieces import player_band
from renderer.scene import Scene
from renderer.theme import (
    CREAM,
    HIDDEN,
    INK,
    INK_SECOND,
    MARGIN,
    NEUTRAL,
    PAPER_LIGHT,
    PLAYERS,
    RADIUS,
    SLATE,
    WOOD,
)

DECISIONS: Final = ("mines", "places", "tableau", "auction", "list", "loaders", "cards")
"""Sorts of decisions: what an `area` of a decision begins with; after a dot follows the ground it is about."""
_COLUMN: Final = 624
"""Width of the own side of the table beside the map at most."""
_LOADERS: Final = 540
"""Height at most of the picture of who may load."""
_FEW: Final = 6
"""So many places have cards with their names below the map."""


@cache
def icons_of(colour: str | None) -> Mapping[str, Icon]:
    """Icons by id, miners and engineers in the colour of a player."""
    coat = PLAYERS[colour].ground if colour else NEUTRAL
    own = partial(miner, coat=coat)
    return {
        **frame.ICONS,
        "worker": partial(worker, coat=WOOD),
        "miner": own,
        "engineer": partial(engineer, coat=coat),
        "engine": engine,
        "settlement": settlement,
        "wagon": wagon,
        "marker": _marker,
        "steps": steps,
        "station": partial(station, body=NEUTRAL),
        "bolt": bolt,
        "mine": hammer_and_pick,
        "arrow": partial(arrow, ink=INK_SECOND),
        "flip": _flip,
        "rank": flag,
        "move": _move,
        "hidden": _hidden,
        **{f"bonus_{marker}": _bonus(bonus_icon(marker)) for marker in BONUS_MARKERS},
    }


def _bonus(icon: Icon) -> Icon:
    """A bonus marker: its sign on a square of paper."""

    def draw(pen: Pen) -> None:
        pen.rect(2, 2, 96, 96, PAPER_LIGHT, radius=12)
        icon(pen.within(14, 14, 72))

    return draw


def _marker(pen: Pen) -> None:
    """A wagon marker of a railway."""
    pen.disc(50, 50, 47, PAPER_LIGHT)
    wagon(pen.within(20, 20, 60))


def _flip(pen: Pen) -> None:
    """The badge of a flipped card."""
    pen.disc(50, 50, 46, PAPER_LIGHT)
    for x in (36, 64):
        pen.line((x, 28), (x, 72), width=9)
        pen.line((x - 12, 28), (x + 12, 28), width=6)
        pen.line((x - 12, 72), (x + 12, 72), width=6)


def _move(pen: Pen) -> None:
    """Moves along the railway: two chevrons."""
    for x in (20, 50):
        pen.line((x, 22), (x + 28, 50), (x, 78), width=10, ink=INK)


def _hidden(pen: Pen) -> None:
    """A railway marker that nobody has seen."""
    pen.disc(50, 50, 46, HIDDEN)
    pen.line((34, 40), (36, 28), (50, 20), (64, 28), (66, 40), (50, 56), (50, 64), width=10, ink=CREAM)
    pen.disc(50, 80, 6, CREAM, outline=False)


def decision(picture: Picture) -> Scene:
    """The picture of a question, by its sort."""
    colour = None if picture.seat is None else picture.colours[picture.seat]
    icons = icons_of(colour)
    match (picture.area or "").partition(".")[0]:
        case "mines" | "places":
            return _places(picture, icons)
        case "tableau":
            return _tableau(picture, icons)
        case "auction":
            return _auction(picture, icons)
        case "list":
            return _list(picture, icons)
        case "loaders":
            return _loaders(picture, icons)
        case _:
            return frame.cards_only(picture, icons)


def _places(picture: Picture, icons: Mapping[str, Icon]) -> Scene:
    """The map, beside it what stands before the player, below it cards."""
    on_map = [one for one in picture.targets if is_on_map(one)]
    home = [one for one in picture.targets if is_home(one)]
    cards = [one for one in picture.targets if not is_on_map(one) and not is_home(one)]
    few = home and not on_map and not cards
    scene = frame.decision_scene(_lowest(home) if few else frame.HEIGHT)
    if not home and not cards and len(on_map) <= _FEW and picture.area == "places":
        cards = [Target(f"name.{one.place}", one.sign, one.label) for one in on_map if one.label]
    x, y, w, h = float(MARGIN), float(frame.TOP), float(frame.ROOM), float(frame.BOTTOM - frame.TOP)
    if cards:
        high = frame.cards_high(len(cards), 2)
        frame.put_cards(scene, (x, y + h - high, w, high), cards, 2, icons)
        h -= high + frame.GAP
    if on_map and home:
        column = min(_COLUMN, narrowest(picture, home))
        left = w - column - frame.GAP
        put_map(scene, picture, on_map, (x, y, left, h), icons)
        put_home(scene, picture, home, (x + left + frame.GAP, y, column, h), icons)
    elif on_map:
        put_map(scene, picture, on_map, (x, y, w, h), icons)
    else:
        put_home(scene, picture, home, (x, y, w, min(h, high_of(home))), icons)
    frame.put_head(scene, picture, icons)
    return scene


def _lowest(home: Sequence[Target]) -> float:
    """The height of a picture of nothing but what stands before the player."""
    return min(frame.HEIGHT, frame.TOP + high_of(home) + MARGIN)


def _tableau(picture: Picture, icons: Mapping[str, Icon]) -> Scene:
    scene = frame.decision_scene()
    cards = [one for one in picture.targets if not one.place.startswith("space.")]
    h = float(frame.BOTTOM - frame.TOP)
    if cards:
        high = frame.cards_high(len(cards), 2)
        box = (MARGIN, frame.BOTTOM - high, frame.ROOM, high)
        frame.put_cards(scene, box, cards, 2, icons)
        h -= high + frame.GAP
    put_tableau(scene, picture, (MARGIN, frame.TOP, frame.ROOM, h), icons)
    frame.put_head(scene, picture, icons)
    return scene


def _list(picture: Picture, icons: Mapping[str, Icon]) -> Scene:
    """Cards in one column, each with what it does in words."""
    count = len(picture.targets)
    high = min(frame.CARD, (frame.BOTTOM - frame.TOP + frame.GAP) / count - frame.GAP)
    box = (MARGIN, frame.TOP, frame.ROOM, frame.cards_high(count, 1, high))
    scene = frame.decision_scene(frame.TOP + box[3] + MARGIN)
    frame.put_cards(scene, box, picture.targets, 1, icons, high=high)
    frame.put_head(scene, picture, icons)
    return scene


def _loaders(picture: Picture, icons: Mapping[str, Icon]) -> Scene:
    """A lane for each who may load, with what there is for it."""
    count = len(picture.targets)
    high = min(frame.CARD, (_LOADERS - frame.TOP - MARGIN + frame.GAP) / count - frame.GAP)
    scene = frame.decision_scene(frame.TOP + frame.cards_high(count, 1, high) + MARGIN)
    for index, target in enumerate(picture.targets):
        seat = int(target.place.partition(".")[2])
        figures = tuple((icons[name], text) for name, text in target.figures)
        box = (MARGIN, frame.TOP + index * (high + frame.GAP), frame.ROOM, high)
        scene.put(box, SLATE, _loader, name_of(picture, seat), picture.colours[seat], figures)
        scene.place(target.place, box)
    frame.put_head(scene, picture, icons)
    return scene


def _loader(canvas: Canvas, name: str, colour: str, figures: tuple[tuple[Icon, str], ...]) -> None:
    w, h, middle = canvas.width, canvas.height, canvas.height / 2
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=INK, width=2, radius=RADIUS)
    canvas.rect(
        1, 1, 68, h - 2, fill=PLAYERS[colour].ground, radius=RADIUS - 1, corners=(True, False, False, True)
    )
    player_band(canvas, 8, 4, 56, h - 8, colour, 38)
    canvas.rect(69, 0, 2, h, fill=INK)
    right = w - 20.0
    for icon, text in reversed(figures):
        icon(Pen(canvas, right - 46, middle - 23, 46))
        right -= 52
        right -= canvas.text(right, middle + 0.5, text, face="number", size=46, align="right") + 30
    canvas.text(88, middle, name, face="name", size=42, box=right - 88, smallest=frame.TEXT, cut=True)


def _auction(picture: Picture, icons: Mapping[str, Icon]) -> Scene:
    scene = frame.decision_scene()
    put_auction(scene, picture, icons)
    frame.put_head(scene, picture, icons)
    return scene
