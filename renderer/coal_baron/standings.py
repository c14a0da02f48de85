"""Players' plates in turn order, and the head above them."""

from functools import partial

import msgspec

from games.coal_baron.draft import seat_of_pick
from games.coal_baron.view import SeatView, View
from games.engine.setup import clockwise
from renderer.canvas import Canvas
from renderer.coal_baron.picture import Picture
from renderer.fonts import readable_name
from renderer.icons import card_back, coin, loose_cube, order_sheet, worker
from renderer.pieces import head, shift_cells
from renderer.plates import Icon, Line, Owned, plate, put_plates, start_flag
from renderer.scene import Scene
from renderer.theme import ENAMEL, INK, MARGIN, PAPER_LIGHT, PLAYERS, SLATE

HEAD = 112
PLATE = 118
SHIFTS = 260


class Standing(msgspec.Struct, frozen=True):
    """What a plate shows of a player."""

    name: str
    colour: str
    points: int
    stocks: tuple[int, int, int, int, int]
    acts: bool
    starts: bool
    turn: int


def name_of(picture: Picture, seat: int) -> str:
    """The seat's name in letters that can be drawn, else its colour's name."""
    colour = picture.colours[seat]
    return readable_name(picture.names[seat], picture.words[f"colour_{colour}"])


def shift_label(picture: Picture) -> str:
    """The word for where the game stands: the draft, a shift, or its end."""
    view = picture.view
    return picture.words[f"shift_{view.shift}" if view.phase == "shift" else view.phase]


def put_head(scene: Scene, picture: Picture) -> None:
    """The sign at the top, with the shifts in its middle."""
    view = picture.view
    scene.put(
        (MARGIN, MARGIN, scene.width - 2 * MARGIN, HEAD),
        SLATE,
        head,
        picture.title,
        picture.subtitle,
        picture.headline,
        picture.subline,
        SHIFTS,
    )
    scene.spare = (MARGIN + 34, MARGIN + 70, scene.width / 2 - MARGIN - 34 - SHIFTS / 2, 36)
    lit = view.shift if view.phase == "shift" else 0 if view.phase == "draft" else 4
    scene.put(
        (scene.width / 2 - SHIFTS / 2, MARGIN + 13, SHIFTS, 86), ENAMEL, shift_cells, lit, shift_label(picture)
    )


def standing_of(picture: Picture, seat: int) -> Standing:
    """What the public may know of a seat at a glance."""
    view = picture.view
    shown = view.seats[seat]
    return Standing(
        name=name_of(picture, seat),
        colour=picture.colours[seat],
        points=shown.points,
        stocks=_stocks(shown),
        acts=seat in view.active,
        starts=seat == view.start_seat,
        turn=order_of_play(view).index(seat) + 1,
    )


def _stocks(shown: SeatView) -> tuple[int, int, int, int, int]:
    cubes = len(shown.cage) + len(shown.storage)
    return shown.francs, shown.workers, cubes, len(shown.outstanding), shown.delivered_count


def turn_order(view: View) -> list[int]:
    """Seats clockwise from the start player."""
    return list(clockwise(view.start_seat, len(view.seats)))


def order_of_play(view: View) -> list[int]:
    """The seats as they play in each round: clockwise; the draft goes the other way, the start player last."""
    if view.phase != "draft":
        return turn_order(view)
    seats = len(view.seats)
    return [seat_of_pick(pick, view.start_seat, seats) for pick in range(seats)]


def put_standings(scene: Scene, picture: Picture, y: float) -> None:
    """All players' plates side by side in the order of play."""
    order = order_of_play(picture.view)
    shown = [standing_of(picture, seat) for seat in order]
    put_plates(scene, y, PLATE, standing, shown, line_of, [owned_by(picture.view, seat) for seat in order])


def owned_by(view: View, seat: int) -> Owned:
    """Every place of a seat's side of the table."""
    stocks = (("francs",), ("workers",), ("cubes", "cage", "storage"), ("orders", "order"), ("delivered",))
    return Owned(
        f"seat.{seat}.points",
        tuple(tuple(f"seat.{seat}.{part}" for part in parts) for parts in stocks),
        ("start_player",) if seat == view.start_seat else (),
    )


def standing(canvas: Canvas, w: float, shown: Standing) -> None:
    """One player's plate: francs, workers, cubes, outstanding and delivered orders."""
    plate(canvas, w, shown, start_flag if shown.starts else partial(_turn, turn=shown.turn))
    line_of(w, shown).put(canvas, w)


def _turn(canvas: Canvas, left: float, middle: float, side: float, *, turn: int) -> None:
    """Which of the players in the order of play this is, clear of the flags below its plate."""
    x, y = left + side / 2, middle - 8.5
    canvas.disc(x, y, side / 2 + 1, fill=PAPER_LIGHT, outline=INK, width=2)
    canvas.text(x, y + 0.5, str(turn), face="number", size=36, align="centre")


def line_of(_: float, shown: Standing) -> Line:
    """The stocks of a plate."""
    coat = partial(worker, coat=PLAYERS[shown.colour].ground)
    icons: tuple[Icon, ...] = (coin, coat, loose_cube, order_sheet, card_back)
    stocks = tuple((icon, number, INK) for icon, number in zip(icons, shown.stocks, strict=True))
    return Line(stocks, size=36, apart=36)
