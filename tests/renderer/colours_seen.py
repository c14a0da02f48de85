"""Colours as eyes of four kinds see them, how far they are apart, and what can be read on what."""

import math
from functools import cache
from itertools import combinations

from renderer import theme

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
MACHADO = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    """The colour as light."""
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in theme.rgb(colour)
    )
    return red, green, blue


def seen(colour: str, eyes: str) -> Triple:
    """The light that such eyes see."""
    parts = linear(colour)
    rows = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in MACHADO[eyes])
    red, green, blue = (min(1.0, max(0.0, part)) for part in rows)
    return red, green, blue


def lab(rgb: Triple) -> Triple:
    """Light as lightness and two opponent colours."""
    red, green, blue = rgb
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    a, b, c = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def ciede2000(one: Triple, two: Triple) -> float:
    """Colour difference after Sharma, Wu and Dalal 2005."""
    l1, a1, b1 = one
    l2, a2, b2 = two
    c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(c**7 / (c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2  # noqa: E741 - the letter of lightness
    h = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(h - 30))
        + 0.24 * math.cos(math.radians(2 * h))
        + 0.32 * math.cos(math.radians(3 * h + 6))
        - 0.20 * math.cos(math.radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (l - 50) ** 2 / math.sqrt(20 + (l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rt = -2 * math.sqrt(c**7 / (c**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)


@cache
def contrast(one: str, two: str) -> float:
    """The ratio of luminances after WCAG."""
    light, dark = sorted(
        (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two))), reverse=True
    )
    return (light + 0.05) / (dark + 0.05)


def distance(one: str, two: str, eyes: str) -> float:
    """How far two colours are apart to some eyes."""
    return ciede2000(lab(seen(one, eyes)), lab(seen(two, eyes)))


def smallest(colours: list[str], eyes: str) -> float:
    """How far the two that are most alike are apart."""
    return min(distance(one, two, eyes) for one, two in combinations(colours, 2))
