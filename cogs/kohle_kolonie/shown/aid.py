"""The player aid of Kohle & Kolonie: a round, what an action is and costs, what scores, by a table's options."""

from collections.abc import Sequence
from typing import Final, get_args

from bot.presenter import Page
from bot.words import Words
from cogs import leaflets
from cogs.kohle_kolonie.names import ROMAN
from cogs.leaflets import boxed, figure, then, word
from games.kohle_kolonie import boards, facts
from games.kohle_kolonie.actions import Flip
from games.kohle_kolonie.facts import Pithead
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.pitheads import flip_cost
from games.kohle_kolonie.state import OVER, Phase
from renderer.leaflet import Block, Figure, Row, Section

_EACH: Final = 1
"""Points for a station with a miner, or for a miner on one (6.0)."""


def aid(options: Options, words: Words) -> tuple[Page, ...]:
    """The aid of a table with such options."""
    sections = (_round(words), _actions(options, words), _costs(options, words), _points(options, words))
    return leaflets.aid(GAME.id, words("kk-picture-title"), sections, words)


def _round(words: Words) -> Section:
    phases = (f"phase_{phase}" for phase in get_args(Phase) if phase != OVER)
    texts = [words(f"kk-picture-{phase}") for phase in phases]
    return Section(
        title=words("kk-aid-round", count=facts.ROUNDS),
        note=words("kk-aid-consolidations", round=ROMAN[facts.FIRST_CONSOLIDATION_ROUND]),
        blocks=(leaflets.steps(texts, step=46, shares=(0.36, 0.33, 0.31)),),
    )


# Actions


def _actions(options: Options, words: Words) -> Section:
    before, after = facts.REDEPLOYED
    miners = words("kk-aid-miners-note", insert=facts.INSERTED, move=before, later=after)
    settlement = words(f"kk-aid-settlement-note-{options.settlement_village_condition}")
    engine = words("kk-aid-engine-note", round=ROMAN[facts.FIRST_ENGINE_ROUND])
    rows = (
        Row(text=words("kk-aid-mine"), symbols=("mine",), note=words("kk-aid-mine-note")),
        _priced("engine", engine, words),
        _priced("settlement", settlement, words),
        _priced("engineer", words("kk-aid-engineer-note"), words),
        Row(text=words("kk-aid-miners"), symbols=("miner",), note=miners),
    )
    block = Block(rows=rows, lead=60, step=46, tab=372)
    return Section(title=words("kk-aid-action"), key=words("kk-aid-raised"), blocks=(block,))


def _priced(what: str, note: str, words: Words) -> Row:
    """What costs coins, and more once a card was flipped."""
    price, raised = facts.PRICES[what]
    return Row(
        text=words(f"kk-symbol-{what}"),
        symbols=(what,),
        note=note,
        figures=(figure(price), then(raised, "coin")),
        said=words("kk-aid-then", price=words("kk-coins", count=price), raised=raised),
    )


# Costs


def _costs(options: Options, words: Words) -> Section:
    flips = [_flip(card, options, words) for card in facts.FLIPPABLE]
    workers = _exchange((facts.COINS_GIVEN, "coin"), (facts.WORKERS_GOT, "worker"), words)
    coins = _exchange((facts.WORKERS_GIVEN, "worker"), (facts.COINS_GOT, "coin"), words)
    rows = (*flips[:2], workers, _subsidence(words), *flips[2:], coins, _disaster(options, words))
    block = Block(rows=rows, columns=2, step=46)
    return Section(title=words("kk-aid-costs"), blocks=(block,))


def _flip(card: Pithead, options: Options, words: Words) -> Row:
    """What a flip of a card takes and scores; Workforce takes the one or the other."""
    either = card == "workforce"
    workers, _, points = flip_cost(options, Flip(card, "workers" if either else None))
    _, coins, _ = flip_cost(options, Flip(card, "coins" if either else None))
    title = f"pithead_{card}"
    text = words(f"kk-picture-{title}")
    if not workers and not coins:
        return Row(text=text, figures=(word(words("kk-aid-free")),), said=words("kk-aid-free"))
    between = word("/" if either else "+")
    figures = (figure(workers, "worker"), between, figure(coins, "coin"), _arrow(), figure(points, "star"))
    said = words(
        "kk-aid-either" if either else "kk-aid-both",
        workers=words("kk-workers", count=workers),
        coins=words("kk-coins", count=coins),
        points=words("kk-points", count=points),
    )
    return Row(text=text, figures=figures, said=said)


def _arrow() -> Figure:
    return Figure("", "arrow")


_COUNTED: Final = {"coin": "kk-coins", "worker": "kk-workers"}


def _exchange(give: tuple[int, str], get: tuple[int, str], words: Words) -> Row:
    """Coins for workers, or workers for coins."""
    said = words(
        "kk-aid-exchanged",
        give=words(_COUNTED[give[1]], count=give[0]),
        get=words(_COUNTED[get[1]], count=get[0]),
    )
    return Row(text=words("kk-aid-exchange"), figures=(figure(*give), _arrow(), figure(*get)), said=said)


def _subsidence(words: Words) -> Row:
    coins, points = facts.SUBSIDENCE_COINS, facts.SUBSIDENCE_POINTS
    said = words(
        "kk-aid-subsidence-said", coins=words("kk-coins", count=coins), points=words("kk-points", count=points)
    )
    figures = (figure(coins, "coin"), word(words("kk-aid-or")), figure(-points, "star"))
    return Row(text=words("kk-aid-subsidence"), figures=figures, said=said)


def _disaster(options: Options, words: Words) -> Row:
    """Points lost by whoever is hit, round by round."""
    losses = boards.known[options.board].disaster_losses
    figures = [figure(-loss) for loss in losses[:-1]] + [figure(-losses[-1], "star")]
    said = words("kk-aid-disaster-said", points=_series(losses))
    return Row(text=words("kk-aid-disaster"), figures=tuple(figures), said=said)


def _series(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)


# Points


def _points(options: Options, words: Words) -> Section:
    station = _worth("station", words(f"kk-aid-station-{options.station_points}"), _EACH, words)
    wide = Block(rows=(_engines(words), _lines(options, words), station), lead=60, step=46, tab=372)
    settlements = [(number, points) for number, points in enumerate(facts.SETTLEMENT_POINTS, start=1) if points]
    rows = (
        _worth("coin", words("kk-aid-coins", count=facts.COINS_PER_POINT), 1, words),
        _several("settlement", settlements, words),
        _worth("bolt", words("kk-aid-extra"), facts.EXTRA_MARKER_POINTS, words),
        _worth("owned", words("kk-aid-lost"), facts.LOST_MINE_POINTS, words, aloud=words("kk-aid-lost-aloud")),
    )
    block = Block(rows=rows, columns=2, lead=60, step=46)
    return Section(
        title=words("kk-aid-points"),
        key=words("kk-aid-at-once"),
        blocks=(wide, block, leaflets.line(words("kk-aid-board"), step=42)),
    )


def _engines(words: Words) -> Row:
    worth = facts.ENGINE_POINTS[1:]
    return Row(
        text=words("kk-aid-engines", first=1, last=len(worth)),
        symbols=("engine",),
        figures=(*(boxed(points) for points in worth), Figure("", "star")),
        said=f"{_series(worth[:-1])}, {words('kk-points', count=worth[-1])}",
    )


def _worth(symbol: str, text: str, points: int, words: Words, aloud: str = "") -> Row:
    said = words("kk-points", count=points)
    return Row(text=text, aloud=aloud, symbols=(symbol,), figures=(figure(points, "star"),), said=said)


def _several(symbol: str, worth: Sequence[tuple[int, int]], words: Words) -> Row:
    """The settlements that bring points, by number."""
    (first, points), (second, more) = worth
    return Row(
        text=words("kk-aid-settlements", first=first, second=second),
        symbols=(symbol,),
        figures=(figure(points), then(more, "star")),
        aloud=words("kk-aid-settlements-aloud", first=first, second=second),
        said=words("kk-aid-and", points=points, more=words("kk-points", count=more)),
    )


def _lines(options: Options, words: Words) -> Row:
    """What complete lines bring, and the most of it with three players where that is less."""
    lines = boards.known[options.board].lines
    worth = [line.points for line in lines]
    most = max(line.points_with_three or 0 for line in lines)
    note = words("kk-aid-line-note", players=facts.SEATS[0], most=most) if 0 < most < max(worth) else ""
    said = words("kk-aid-from-to", least=min(worth), points=words("kk-points", count=max(worth)))
    figures = (Figure(f"{min(worth)}–{max(worth)}", "star"),)
    return Row(text=words("kk-aid-line"), symbols=("railway",), note=note, figures=figures, said=said)
