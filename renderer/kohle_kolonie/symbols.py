"""The symbols of the legend and aid of Kohle & Kolonie, drawn as its boards draw them."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from games.kohle_kolonie.facts import BONUS_MARKERS, COLOURS, RAILWAY_MARKERS, BonusMarker, RailwayMarker
from renderer.canvas import Canvas
from renderer.icons import (
    Pen,
    arrow,
    bolt,
    coin,
    engine,
    engineer,
    flame,
    hammer_and_pick,
    highest,
    house,
    miner,
    power,
    rescue,
    settlement,
    station,
    steps,
    subsidence,
    wagon,
    worker,
)
from renderer.kohle_kolonie import mines, places, tracks
from renderer.kohle_kolonie.bonuses import railway_icon
from renderer.kohle_kolonie.labels import SIGN, sign_width
from renderer.kohle_kolonie.land import station_sign, track
from renderer.kohle_kolonie.looks import LINES, TRUST
from renderer.kohle_kolonie.mines import AROUND, Mine
from renderer.kohle_kolonie.places import Station, Village
from renderer.kohle_kolonie.words import LATER
from renderer.symbols import SHARED, Symbol, icon, players
from renderer.theme import (
    FUCHSINE,
    INK,
    INK_SECOND,
    PAPER,
    PAPER_LIGHT,
    PLAYERS,
    RULE,
    WOOD,
    mix,
)

_COLOUR: Final = "orange"
_OTHER: Final = "blue"
_COAT: Final = PLAYERS[_COLOUR].ground


def _mine(mine: Mine) -> Symbol:
    """A small mine on the map."""
    w, h = 76, 46
    return Symbol(partial(mines.token, w=w, h=h, mine=mine), w + 2 * AROUND, h + 2 * AROUND)


def _large(mine: Mine | None) -> Symbol:
    """A large mine on the map, without the name of its ground."""
    w, h = 92, 42
    return Symbol(partial(mines.plate, w=w, h=h, title="", mine=mine), w + 2 * AROUND, h + 2 * AROUND)


def _village(shown: Village) -> Symbol:
    w, h = 92, 46
    return Symbol(partial(places.village, w=w, h=h, shown=shown), w + 8, h + 8)


def _station(*, marker: bool = False, miners: tuple[tuple[str, int], ...] = ()) -> Symbol:
    shown = Station(LINES["yellow"], marker, miners, used=True)
    return Symbol(partial(places.station, side=46, shown=shown), 66, 66, 1.0 if miners else 0.9)


def _railway(canvas: Canvas) -> None:
    track(canvas, (4, 20), (96, 20), LINES["red"])


def _sign(canvas: Canvas) -> None:
    """The sign of a railway without its name."""
    station_sign(canvas, 2, 2, LINES["yellow"], "", 12)


def _bonus(marker: BonusMarker) -> Symbol:
    """A bonus marker on its track."""
    return Symbol(partial(tracks.bonus_cell, marker=marker, shut=False, colour=None), 56, 56)


def _kept(canvas: Canvas, marker: RailwayMarker) -> None:
    """A railway marker, round as where it is kept."""
    canvas.disc(29, 29, 28, fill=PAPER_LIGHT, outline=INK, width=2.5)
    railway_icon(marker)(Pen(canvas, 11, 11, 36))


def _waiting(canvas: Canvas) -> None:
    """A coin of the Trust beside its track."""
    canvas.rect(0, 0, 50, 50, fill=TRUST, radius=6)
    coin(Pen(canvas, 4, 4, 42))


def _team(canvas: Canvas) -> None:
    """A rescue team beside a mine."""
    canvas.disc(29, 29, 28, fill=PAPER_LIGHT, outline=INK, width=2.5)
    miner(Pen(canvas, 9, 8, 40), _COAT)


def _coin_place(canvas: Canvas) -> None:
    """The place of the coin that secures a mine."""
    canvas.disc(25, 25, 21, outline=RULE, width=2)
    canvas.disc(25, 25, 15, outline=RULE, width=1.5)


def _second_side(canvas: Canvas) -> None:
    """The badge of a flipped pithead card."""
    canvas.disc(25, 25, 21, fill=PAPER_LIGHT, outline=INK, width=2.5)
    canvas.text(25, 25.5, "II", face="number", size=28, align="centre")


def _flip_to(canvas: Canvas) -> None:
    """What a flip leads to."""
    canvas.polygon([(2, 15), (18, 25), (2, 35)], fill=INK_SECOND)
    canvas.text(24, 25, "II", face="number", size=30, ink=INK_SECOND)


def _raised(canvas: Canvas) -> None:
    canvas.polygon([(6, 40), (22, 10), (38, 40)], fill=FUCHSINE)


def _hidden(canvas: Canvas) -> None:
    tracks.hidden(canvas, 1, 1, 54, 54)


def _unused(canvas: Canvas) -> None:
    """A space of the tableau on which a card may be laid next."""
    canvas.dashed_rect(1, 1, 82, 52, RULE, 2)
    hammer_and_pick(Pen(canvas, 22, 6, 40), mix(PAPER, RULE, 0.55))


def _trust_space(canvas: Canvas) -> None:
    """A space of the Trust's track that lost its coin."""
    canvas.disc(25, 25, 20, fill=PAPER_LIGHT, outline=RULE, width=2)
    canvas.text(25, 25.5, "4", face="text", size=28, ink=INK_SECOND, align="centre")


SYMBOLS: Final[Mapping[str, Symbol]] = {
    **{id: symbol for id, symbol in SHARED.items() if id != "start"},
    "players": players(COLOURS),
    "sale": _mine(Mine("sale", 27, 2, 3, 0)),
    "owned": _mine(Mine("owned", 19, 1, 2, 0, _COLOUR)),
    "engine_on_mine": _mine(Mine("owned", 35, 1, 2, 0, "red", engine=True)),
    "trust_mine": _mine(Mine("trust", 11, 1, 1, 0)),
    "later": _mine(Mine("later", 40, 2, LATER, 0)),
    "merged": _mine(Mine("gone", 8, 1, 1, 0)),
    "large": _large(Mine("later", 0, 0, LATER, 8)),
    "out": _large(None),
    "village": _village(Village(1, 1, 1, (), used=True)),
    "settled": _village(Village(0, 1, 1, ((_OTHER, 2),), used=True)),
    "station_hidden": _station(marker=True),
    "station_miner": _station(miners=((_COLOUR, 2),)),
    "sign": Symbol(_sign, sign_width("", 12) + 4, SIGN + 6),
    "railway": Symbol(_railway, 100, 40),
    "worker": icon(partial(worker, coat=WOOD), 52),
    "miner": icon(partial(miner, coat=_COAT), 52),
    "engineer": icon(partial(engineer, coat=_COAT), 52),
    "engine": icon(engine, 52),
    "settlement": icon(settlement, 52),
    "unbuilt": icon(partial(house, walls=mix(PAPER, PAPER_LIGHT, 0.6)), 50),
    "wagon": icon(wagon, 52),
    "bolt": icon(bolt),
    "steps": icon(steps),
    "mine": icon(hammer_and_pick),
    "second_side": Symbol(_second_side, 50, 50),
    **{f"bonus_{marker}": _bonus(marker) for marker in BONUS_MARKERS},
    **{f"marker_{marker}": Symbol(partial(_kept, marker=marker), 58, 58, 0.95) for marker in RAILWAY_MARKERS},
    "hidden": Symbol(_hidden, 56, 56),
    "flame": icon(flame),
    "subsidence": icon(subsidence),
    "sunk": Symbol(tracks.sunk, 46, 46, 1.1),
    "power": icon(power),
    "highest": icon(highest),
    "purchases": Symbol(partial(tracks.purchase_cells, purchases=2), 150, 60, 0.66),
    "trust_space": Symbol(_trust_space, 50, 50),
    "trust_waiting": Symbol(_waiting, 50, 50),
    "free_space": Symbol(_unused, 86, 56),
    "next_space": icon(partial(arrow, ink=INK_SECOND), 44),
    "team": Symbol(_team, 58, 58, 0.95),
    "coin_place": Symbol(_coin_place, 50, 50),
    "rescue": icon(rescue, 46),
    "raised": Symbol(_raised, 44, 50),
    "flip_to": Symbol(_flip_to, 54, 50),
    "station": icon(station),
    "arrow": icon(partial(arrow, ink=INK_SECOND), 30),
}
"""By id; `mine` and `arrow` stand in the aid alone."""
