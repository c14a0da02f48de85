"""The player aid of Coal Baron: a turn, what things cost, what scores."""

from typing import Final

from bot.presenter import Page
from bot.words import Words
from cogs import leaflets
from cogs.coal_baron import names
from cogs.leaflets import figure, then
from games.coal_baron import facts
from games.coal_baron.facts import Element
from games.coal_baron.game import GAME
from games.coal_baron.state import Options
from renderer.leaflet import Block, Row, Section

_ROMAN: Final = ("I", "II", "III")
_SYMBOLS: Final = {"coal": "coal_{}", "vehicle": "{}", "empty_minecarts": "cart_{}"}
"""The symbol of what an element counts."""


def aid(options: Options, words: Words) -> tuple[Page, ...]:
    """The aid; the rules that it names are the same at every table."""
    sections = (_game(words), _turn(words), _costs(words), _points(words), _end(words))
    return leaflets.aid(GAME.id, words("picture-title"), sections, words)


def _game(words: Words) -> Section:
    texts = (words("cb-aid-draft", count=facts.DRAFTED), words("cb-aid-shifts", count=facts.SHIFTS))
    return Section(title=words("cb-aid-game"), blocks=(leaflets.steps(texts, step=44),))


def _turn(words: Words) -> Section:
    texts = (words("cb-aid-place"), words("cb-aid-canteen"), words("cb-aid-do"))
    return Section(title=words("cb-aid-turn"), blocks=(leaflets.steps(texts, step=44),))


def _costs(words: Words) -> Section:
    carts = tuple(_cart(coal, words) for coal in facts.COALS)
    blocks = (
        Block(rows=carts, columns=len(carts), lead=70, step=56, place="follow"),
        *(
            leaflets.line(text, step=44)
            for text in (words("cb-aid-step"), words("cb-aid-pair"), words("cb-aid-drawn", count=facts.DRAWN))
        ),
    )
    return Section(title=words("cb-aid-costs"), blocks=blocks)


def _cart(coal: facts.Coal, words: Words) -> Row:
    price = facts.MINECART_PRICE[coal]
    return Row(
        text=words("cb-aid-cart-of", coal=names.coal(coal, words)),
        written=False,
        symbols=(f"cart_{coal}",),
        figures=(figure(price, "coin"),),
        said=names.francs(price, words),
    )


def _points(words: Words) -> Section:
    """The scoring elements, those of a shift in a column."""
    shifts = sorted({element.shift for element in facts.ELEMENTS})
    heads = tuple(words("cb-aid-in-shifts", shifts=", ".join(_ROMAN[shift - 1 :])) for shift in shifts)
    rows = tuple(_element(element, words) for element in facts.ELEMENTS)
    block = Block(rows=rows, columns=len(shifts), lead=72, step=56, heads=heads)
    return Section(title=words("cb-aid-points"), key=words("cb-aid-places"), blocks=(block,))


def _element(element: Element, words: Words) -> Row:
    return Row(
        text=names.capital(names.element(element.id, words)),
        written=False,
        symbols=(_SYMBOLS[element.counts].format(element.key),),
        figures=(figure(element.first), then(element.second, "star")),
        said=words("cb-aid-first-second", first=element.first, second=element.second),
    )


def _end(words: Words) -> Section:
    rows = (
        _worth("coin", words("cb-aid-francs", count=facts.FRANCS_PER_POINT), 1, words),
        _worth("outstanding", words("cb-aid-left"), facts.POINTS_PER_UNDELIVERED, words),
        _worth("cubes", words("cb-aid-cubes", count=facts.CUBES_PER_POINT), 1, words),
        _worth("balance", words("cb-aid-excess"), facts.POINTS_PER_EXCESS_TILE, words),
    )
    return Section(title=words("cb-aid-end"), blocks=(Block(rows=rows, columns=2, lead=66, step=54),))


def _worth(symbol: str, text: str, points: int, words: Words) -> Row:
    """What brings or costs points at the end."""
    said = names.points(points, words)
    return Row(text=text, symbols=(symbol,), figures=(figure(points, "star"),), said=said)
