"""The player aid of Ruhrschifffahrt: a round, options and their prices, costs, points, by a table's options."""

from collections.abc import Iterable, Sequence
from typing import Final, get_args

from bot.presenter import Page
from bot.words import Words
from cogs import leaflets
from cogs.leaflets import boxed, figure, then
from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.board import Board
from games.ruhrschifffahrt.facts import OptionFact
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import OVER, Phase
from renderer.leaflet import Block, Figure, Row, Section

_EACH: Final = 1
"""Points that the mayor brings for a coin, and the railway for a city (7.0)."""


def aid(options: Options, words: Words) -> tuple[Page, ...]:
    """The aid of a table with such options."""
    board = boards.known[options.board]
    sections = (_round(words), _options(options, words), _costs(board, words), _points(board, words))
    return leaflets.aid(GAME.id, words("ru-picture-title"), sections, words)


def _round(words: Words) -> Section:
    phases = (f"phase_{phase}" for phase in get_args(Phase) if phase != OVER)
    texts = [words(f"ru-picture-{phase}") for phase in phases]
    return Section(
        title=words("ru-aid-round", count=facts.ROUNDS),
        note=words("ru-aid-upstream"),
        blocks=(leaflets.steps(texts, step=46, shares=(0.425, 0.355, 0.22)),),
    )


# Special options


def _options(options: Options, words: Words) -> Section:
    """The options with their prices, what they need, and how far a barge goes without them."""
    rows = tuple(_option(option, words) for option in facts.OPTIONS.values())
    last = max(option.last_round for option in facts.OPTIONS.values() if option.id in facts.TILE_OF_OPTION)
    trip = words("ru-aid-trip", count=facts.SIMPLE_TRIP)
    if options.tow_in_round_1 == "no":
        trip = words("ru-aid-trip-no-tow", count=facts.SIMPLE_TRIP, round=1)
    texts = (words("ru-aid-tiles", round=last), trip)
    return Section(
        title=words("ru-aid-options"),
        key=words("ru-aid-dearer", round=facts.DEARER_OPTIONS_ROUND),
        blocks=(
            Block(rows=rows, columns=2, lead=56, step=44, shares=(0.44, 0.56)),
            *(leaflets.line(text, step=42) for text in texts),
        ),
    )


def _option(option: OptionFact, words: Words) -> Row:
    """An option by its parts, and its price before and after it rises."""
    symbols = tuple(f"option_{part}" for part in option.id.split("_"))
    price, later = option.coins(1), option.coins(facts.DEARER_OPTIONS_ROUND)
    said = words("ru-coins", count=price)
    if later != price:
        said = words("ru-aid-then", price=said, later=later, round=facts.DEARER_OPTIONS_ROUND)
    return Row(
        text=" + ".join(words(f"ru-picture-{symbol}") for symbol in symbols),
        symbols=symbols,
        figures=(figure(price), *([then(later)] if later != price else [])),
        said=said,
    )


# Costs


def _costs(board: Board, words: Words) -> Section:
    rows = (
        _lock(words),
        _prices("city", (city.prices for city in board.river if city.group in facts.CITY_TILE), words),
        _one("tile_warehouse", "warehouse-by-tile", facts.TILE_COINS, words),
        _debt(words),
        _prices("depot", (depot.prices for depot in board.depots), words),
        _one("house", "port-move", facts.PORT_MOVE_COINS, words),
    )
    blocks = (Block(rows=rows, columns=2, lead=56, step=46), Block(rows=(_port(words),), lead=56, step=52))
    return Section(title=words("ru-aid-costs"), blocks=blocks)


def _lock(words: Words) -> Row:
    price, later, round = facts.LOCK_COINS, facts.LOCK_COINS_LATER, facts.DEARER_LOCKS_ROUND
    lock = words("ru-symbol-built_lock")
    return Row(
        text=lock,
        note=words("ru-aid-lock-note", round=round),
        aloud=lock,
        symbols=("tile_lock_construction",),
        figures=(figure(price), then(later, "coin")),
        said=words("ru-aid-then", price=words("ru-coins", count=price), later=later, round=round),
    )


def _debt(words: Words) -> Row:
    gain, repay = facts.DEBT_COINS, facts.REPAYMENT
    return Row(
        text=words("ru-aid-debt"),
        symbols=("debt",),
        figures=(Figure(f"+{gain}"), then(-repay, "coin")),
        said=words("ru-aid-debt-said", gain=words("ru-coins", count=gain), repay=repay),
    )


def _prices(what: str, prices: Iterable[Sequence[int]], words: Words) -> Row:
    """What a warehouse costs in cities or depots, from the least to the most."""
    each = sorted({price for some in prices for price in some})
    least, most = each[0], each[-1]
    coins = words("ru-coins", count=most)
    said = coins if least == most else words("ru-aid-from-to", least=least, coins=coins)
    shown = str(most) if least == most else f"{least}–{most}"
    return Row(text=words(f"ru-aid-{what}"), symbols=(what,), figures=(Figure(shown, "coin"),), said=said)


def _one(symbol: str, what: str, coins: int, words: Words) -> Row:
    """What a warehouse by the white tile costs, or one that moves."""
    said = words("ru-coins", count=coins)
    return Row(
        text=words(f"ru-aid-{what}"),
        aloud=words(f"ru-aid-{what}-aloud"),
        symbols=(symbol,),
        figures=(figure(coins, "coin"),),
        said=said,
    )


def _port(words: Words) -> Row:
    prices = facts.PORT_COINS
    return Row(
        text=words("ru-aid-port"),
        symbols=("port",),
        figures=(*(boxed(price) for price in prices), Figure("", "coin")),
        said=", ".join((*(str(price) for price in prices[:-1]), words("ru-coins", count=prices[-1]))),
    )


# Points


def _points(board: Board, words: Words) -> Section:
    cities = sum(bool(space.prices) for space in board.river)
    groups = (facts.ESSEN_SET_POINTS, facts.MARK_SET_POINTS)
    lock = (facts.LOCK_POINTS, facts.LOCK_POINTS_MARK)
    barge = (facts.BARGE_POINTS, facts.BARGE_POINTS_RUHRORT)
    rows = (
        _two("tile_lock_construction", "lock", lock, ("points", "mark"), words),
        _worth("house", words("ru-aid-point-house"), facts.WAREHOUSE_POINTS, words),
        _two("city", "groups", groups, ("essen", "mark"), words),
        _worth("city", words("ru-aid-point-cities", count=cities), facts.CITY_SET_POINTS, words),
        _worth("depot", words("ru-aid-point-depots", count=len(board.depots)), facts.DEPOT_SET_POINTS, words),
        _export(words),
        _worth("depot", words("ru-aid-point-most"), facts.DEPOT_MAJORITY_POINTS, words),
        _worth("tile_mayor", words("ru-aid-point-mayor"), _EACH, words),
        _worth("tile_ruhr_valley_railway", words("ru-aid-point-railway"), _EACH, words),
        _two("tile_ruhr_barge", "barge", barge, ("points", "port"), words),
        _inn(words),
        _worth("debt", words("ru-aid-point-debt"), -facts.DEBT_POINTS, words),
    )
    kept = words("ru-aid-coins-kept", count=facts.COINS_KEPT)
    return Section(
        title=words("ru-aid-points"), note=kept, blocks=(Block(rows=rows, columns=2, lead=56, step=46),)
    )


def _worth(symbol: str, text: str, points: int, words: Words) -> Row:
    said = words("ru-points", count=points)
    return Row(text=text, symbols=(symbol,), figures=(figure(points, "star"),), said=said)


def _two(symbol: str, what: str, points: tuple[int, int], names: tuple[str, str], words: Words) -> Row:
    """Points that depend on where something stands."""
    each = (words("ru-points", count=one) for one in points)
    said = words(f"ru-aid-point-{what}-said", **dict(zip(names, each, strict=True)))
    return Row(
        text=words(f"ru-aid-point-{what}"),
        aloud=words(f"ru-aid-point-{what}-aloud"),
        symbols=(symbol,),
        figures=(figure(points[0]), then(points[1], "star")),
        said=said,
    )


def _export(words: Words) -> Row:
    """What a berth adds to the points of the export track."""
    bonus = facts.POSITION_BONUS
    return Row(
        text=words("ru-aid-point-export"),
        aloud=words("ru-aid-point-export-aloud"),
        symbols=("bonus",),
        figures=(Figure(f"+{bonus[0]}"), *(then(one) for one in bonus[1:-1]), then(bonus[-1], "star")),
        said=", ".join((*(str(one) for one in bonus[:-1]), words("ru-points", count=bonus[-1]))),
    )


def _inn(words: Words) -> Row:
    coins, points = facts.INN_COINS, facts.INN_POINTS
    said = words("ru-aid-or", coins=words("ru-coins", count=coins), points=words("ru-points", count=points))
    return Row(
        text=words("ru-picture-tile_inn"),
        symbols=("tile_inn",),
        figures=(figure(coins, "coin"), then(points, "star")),
        said=said,
    )
