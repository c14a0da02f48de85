"""Workers and the marks of players."""

from renderer.canvas import Point, regular
from renderer.icons.pen import Pen
from renderer.theme import SKIN, Ink, Mark


def worker(pen: Pen, coat: Ink, skin: Ink = SKIN) -> None:
    """A worker with a flat cap, coat and cap in the player's colour."""
    pen.pie(50, 96, 42, 180, 360, pen.ink)
    pen.pie(50, 94, 36, 180, 360, coat)
    pen.line((8, 95), (92, 95))
    pen.disc(50, 40, 21, skin)
    cap: list[Point] = [(24, 34), (27, 16), (38, 7), (58, 6), (72, 14), (77, 26), (96, 33), (93, 39), (70, 36)]
    pen.shape(cap, coat)
    pen.line((25, 34), (70, 35))


def player_mark(pen: Pen, mark: Mark, ink: Ink) -> None:
    """A player's mark, filling the box."""
    match mark:
        case "disc":
            pen.disc(50, 50, 46, ink, outline=False)
        case "square":
            pen.rect(9, 9, 82, 82, ink, outline=False)
        case "diamond":
            pen.shape([(50, -3), (95, 50), (50, 103), (5, 50)], ink, outline=False)
        case "triangle":
            pen.shape([(50, 6), (100, 92), (0, 92)], ink, outline=False)
        case "cross":
            pen.rect(34, 4, 32, 92, ink, outline=False)
            pen.rect(4, 34, 92, 32, ink, outline=False)


def rosette(x: float, y: float, radius: float) -> list[Point]:
    """Corners of the sixteen-cornered ground of the victory point."""
    return regular(x, y, radius, 16, inner=0.86)
