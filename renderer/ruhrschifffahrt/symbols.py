"""The symbols of the legend and aid of Ruhrschifffahrt, drawn as its boards draw them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from games.ruhrschifffahrt.facts import COLOURS, OPTIONS, TILES
from renderer.canvas import Canvas
from renderer.icons import (
    Pen,
    anvil,
    bag,
    coal_die,
    coal_heap,
    coin,
    cross_in_disc,
    drop,
    flag,
    helm,
    town,
    warehouse,
    waves,
)
from renderer.icons.ruhr import WATER
from renderer.ruhrschifffahrt import calendar, looks, port, spaces
from renderer.ruhrschifffahrt.looks import EVENTS
from renderer.ruhrschifffahrt.player_cubes import area_sign, player_cube
from renderer.ruhrschifffahrt.standings import debt, place_disc, tile_sign
from renderer.symbols import SHARED, Symbol, icon, players
from renderer.theme import (
    BRASS_SHADE,
    CREAM,
    ENAMEL,
    FUCHSINE,
    HIDDEN,
    INK,
    LAMP,
    PAPER_SHADE,
    PLAYERS,
)

_COLOUR: Final = "orange"
_OTHER: Final = "blue"


_HIGH: Final = 70
"""Of what a space shows in the middle of its canvas."""


def _space(paint: Callable[[Canvas], None], scale: float = 0.8) -> Symbol:
    """A space of the river."""
    return Symbol(paint, spaces.SIDE, spaces.SIDE, scale, _HIGH)


def _pilot(canvas: Canvas) -> None:
    """A storage from which only a pilot leads on."""
    spaces.storage(canvas, None, white=False)
    spaces.pilot(canvas)


def _arrow(canvas: Canvas, *, helm: bool) -> None:
    """A piece of an arrow from a storage to where its coal is sold."""
    points = [(6.0, 40.0), (18.0, 18.0), (66.0, 18.0)]
    ink = INK if helm else BRASS_SHADE
    if helm:
        canvas.dashes(points, ink, 4, dash=10, gap=5)
    else:
        canvas.line(points, ink, 4)
    canvas.polygon([(64, 8), (64, 28), (86, 18)], fill=ink)


def _demand(canvas: Canvas) -> None:
    """Coins for whoever sells next on a space."""
    for x, y in ((2, 2), (26, 14)):
        coin(Pen(canvas, x, y, 28))


def _dominion(canvas: Canvas) -> None:
    """A demand tile of a dominion: its coat of arms and initial."""
    looks.TILES["county_mark"](Pen(canvas, 4, 4, 46))
    canvas.text(27, 30, "M", face="number", size=28, align="centre")


def _slots(canvas: Canvas) -> None:
    """Spaces for warehouses: built, to be built next, later."""
    for index, (price, colour) in enumerate(((2, _OTHER), (3, None), (4, None))):
        spaces.slot(canvas, 1 + index * 36, 1, 34, 33, price, colour, following=index == 1)


def _houses(canvas: Canvas) -> None:
    """A warehouse of a player that stands on the board, or is ready to."""
    look = PLAYERS[_OTHER]
    warehouse(Pen(canvas, 4, 4, 48), look.ground, look.mark, look.on)


def _berth(canvas: Canvas) -> None:
    """A place in the basin of Ruhrort."""
    canvas.rect(0, 0, canvas.width, canvas.height, fill=WATER, radius=7)
    spaces.berth(canvas, 2)


def _no_pilot(canvas: Canvas) -> None:
    """The helm struck through."""
    helm(Pen(canvas, 5, 5, 44))
    canvas.line([(5, 47), (49, 7)], FUCHSINE, 6)


def _countries(canvas: Canvas) -> None:
    """A country tile with its initial, and one face down."""
    for x, initial in ((2, "N"), (50, "")):
        calendar.country_tile(canvas, x, 2, 40, 46, initial)


def _leaving(canvas: Canvas) -> None:
    """A die that has left its track and waits to be placed."""
    canvas.polygon([(2, 17), (2, 37), (16, 27)], fill=FUCHSINE)
    coal_die(Pen(canvas, 24, 4, 46), white=False, value="3")


def _track(canvas: Canvas) -> None:
    """The cell of a track at its arrow, from which a die is fetched."""
    canvas.polygon([(2, 15), (2, 41), (20, 28)], fill=INK)
    canvas.rect(28, 2, 52, 52, fill=PAPER_SHADE, outline=INK, width=2, radius=5)
    coal_die(Pen(canvas, 32, 6, 44), white=False, value="4")


def _export(canvas: Canvas) -> None:
    """The cell of the export track whose points count."""
    canvas.rect(2, 4, 60, 46, fill=ENAMEL, outline=LAMP, width=3, radius=5)
    canvas.text(32, 27.5, "2", face="number", size=32, ink=CREAM, align="centre")


SYMBOLS: Final[Mapping[str, Symbol]] = {
    **{id: symbol for id, symbol in SHARED.items() if id != "start"},
    "players": players(COLOURS),
    "black_die": _space(partial(spaces.storage, die=3, white=False)),
    "white_die": _space(partial(spaces.storage, die=4, white=True)),
    "storage": _space(partial(spaces.storage, die=None, white=False)),
    "pilot_storage": _space(_pilot),
    "obstacle": _space(partial(spaces.obstacle, there=True)),
    "built_lock": _space(partial(spaces.obstacle, there=False)),
    "city": _space(spaces.city),
    "forge": _space(partial(spaces.industry, kind="forge")),
    "hammer_mill": _space(partial(spaces.industry, kind="hammer_mill")),
    "arms_factory": _space(partial(spaces.industry, kind="arms_factory")),
    "port": _space(spaces.port),
    "arrow": Symbol(partial(_arrow, helm=False), 92, 46),
    "arrow_pilot": Symbol(partial(_arrow, helm=True), 92, 46),
    "demand": Symbol(_demand, 56, 44),
    "slots": Symbol(_slots, 110, 38, 0.95),
    "barge": Symbol(partial(spaces.barge, colour=_COLOUR, loaded=True), 84, 44),
    "berth": Symbol(_berth, 84, 44),
    "house": Symbol(_houses, 56, 56),
    "number": Symbol(partial(spaces.number, text="35"), 34, 26, 1.3),
    "place": Symbol(partial(place_disc, left=4, middle=25, side=42, place=2), 50, 50),
    **{f"tile_{tile}": icon(looks.TILES[tile], 48) for tile in TILES},
    **{f"option_{option}": icon(looks.OPTIONS[option][0], 48) for option in OPTIONS if "_" not in option},
    "locks_allowed": icon(EVENTS["locks_allowed"], 48),
    "fund": icon(EVENTS["fund"], 52),
    "tracks_move": icon(EVENTS["tracks_move"], 48),
    "locks_dearer": icon(EVENTS["locks_dearer"], 52),
    "gain": icon(EVENTS["gain"], 52),
    "options_dearer": icon(EVENTS["options_dearer"], 52),
    "track_dice_rise": icon(EVENTS["track_dice_rise"], 48),
    "remove_dice": icon(EVENTS["remove_dice"], 48),
    "country": Symbol(_countries, 92, 50),
    "pilots": icon(drop, 50),
    "flood": icon(partial(waves, high=True), 52),
    "low_water": icon(partial(waves, high=False), 52),
    "no_pilot": Symbol(_no_pilot, 54, 54),
    "bag": icon(bag, 50),
    "by_industry": icon(anvil, 48),
    "by_dominion": Symbol(_dominion, 54, 54),
    "by_cities": icon(town, 48),
    "depot": icon(coal_heap, 48),
    "progress": icon(tile_sign, 48),
    "sold_out": icon(partial(cross_in_disc, ground=HIDDEN, ink=CREAM), 48),
    "debt": icon(debt, 48),
    "cube": icon(partial(player_cube, colour=_COLOUR), 46),
    "area": icon(partial(area_sign, area="BI"), 48),
    "track": Symbol(_track, 82, 56),
    "leaving": Symbol(_leaving, 74, 54),
    "bonus": Symbol(partial(port.berth, x=4, y=4, side=48, bonus=1, colour=None), 56, 56),
    "export": Symbol(_export, 64, 54),
    "flag": icon(flag, 48),
}
"""By id."""
