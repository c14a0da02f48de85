"""A player's side of the table in words."""

from typing import Final

from cogs.ruhrschifffahrt.names import Names
from cogs.ruhrschifffahrt.told import telling
from games.engine.event import Seat
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.actions import LeavePurchases
from games.ruhrschifffahrt.board import Board
from games.ruhrschifffahrt.river import river_on
from games.ruhrschifffahrt.state import SOURCES, Answers
from games.ruhrschifffahrt.view import SeatView, View

_PURCHASES: Final = 6
"""From this phase on no barge starts and no die leaves a track in the round."""
_MARK: Final = "county_mark"


def means(me: SeatView, names: Names) -> str:
    """Points, coins, debts and warehouses ready to be built."""
    parts = [names.points(me.points), names.coins(me.coins)]
    if me.debts:
        parts.append(names.debts(me.debts))
    parts.append(names.words("ru-supply", warehouses=names.warehouses(me.supply)))
    return ", ".join(parts)


def round_lines(view: View, names: Names) -> list[str]:
    """The country of the round, a lock that is due; before purchases pilot ban and the way of black dice."""
    words = names.words
    lines: list[str] = []
    before = view.phase < _PURCHASES
    if view.pilot_ban and before:
        lines.append(words("ru-round-pilot-ban"))
    if view.country is not None and view.round in facts.EXPORT_ROUNDS:
        points = names.points(names.board.export_track[view.export])
        lines.append(words("ru-round-country", country=names.country(view.country), points=points))
    if before:
        lines += returning(view, names)
    if view.forced_lock:
        lines.append(words("ru-round-forced-lock"))
    return lines


def returning(view: View, names: Names) -> list[str]:
    """To which dominion black dice return in this round, and where they go instead while it is full."""
    dominion = facts.calendar_of(view.round).returns_to
    if dominion is None:
        return []
    key = "ru-round-dominion-full" if is_full(view, dominion) else "ru-round-dominion"
    return [names.words(key, dominion=names.dominion(dominion))]


def is_full(view: View, dominion: str) -> bool:
    """Whether every storage of a dominion holds a die."""
    river = river_on(view.options.board)
    return all(at in view.dice for at in river.storages if river.spaces[at].dominion == dominion)


def cubes_line(me: SeatView, names: Names) -> str:
    """All fields for cubes: "black to industry 1/2, ..."."""
    items = [
        names.words("ru-cubes-in", area=names.area(area), count=me.cubes.get(area, 0), most=most)
        for area, most in names.board.areas.items()
    ]
    return names.words("ru-own-cubes", items=", ".join(items))


def cubes_brief(me: SeatView, names: Names) -> str:
    """The same folded: what is begun with its count, what is full, what is empty.

    White cubes are left out of those as long as no white coal can be had (5.2.2, R9).
    """
    words, board = names.words, names.board
    counts = {area: me.cubes.get(area, 0) for area in board.areas}
    begun = [
        words("ru-cubes-in", area=names.area(area), count=count, most=board.areas[area])
        for area, count in counts.items()
        if 0 < count < board.areas[area]
    ]
    full = [names.area(area) for area, count in counts.items() if count >= board.areas[area]]
    empty = [
        names.area(area)
        for area, count in counts.items()
        if not count and board.areas[area] and (area[0] == "B" or _MARK in me.tiles)
    ]
    parts = [", ".join(begun)] if begun else []
    parts += [words("ru-cubes-full", areas=", ".join(full))] if full else []
    parts += [words("ru-cubes-empty", areas=", ".join(empty))] if empty else []
    return words("ru-own-cubes", items=words("ru-semicolon").join(parts) or words("ru-none"))


def tiles_lines(me: SeatView, names: Names) -> list[str]:
    """Progress tiles received, those used up, and those covered by a blank one."""
    words = names.words
    lines: list[str] = []
    ready = [names.tile_at_end(tile) for tile in me.tiles if tile not in me.turned]
    if ready:
        lines.append(words("ru-own-tiles", tiles=", ".join(ready)))
    if me.turned:
        lines.append(words("ru-own-turned", tiles=", ".join(names.tile(tile) for tile in me.turned)))
    if me.blanks:
        lines.append(words("ru-own-blanks", tiles=", ".join(names.tile(tile) for tile in me.blanks)))
    return lines


def missing(me: SeatView, board: Board, tile: str) -> dict[str, int]:
    """Cubes by area that a player still needs for a tile."""
    needs = board.combinations[tile].items()
    return {area: count - me.cubes.get(area, 0) for area, count in needs if count > me.cubes.get(area, 0)}


def to_come(me: SeatView, names: Names) -> list[str]:
    """Progress tiles not received yet, with the cubes they still need."""
    words = names.words
    tiles = [tile for tile in facts.TILES if tile not in (*me.tiles, *me.blanks)]
    return [
        words("ru-tile-needs", tile=names.tile(tile), cubes=names.cubes(missing(me, names.board, tile)))
        for tile in tiles
    ]


def whereabouts(me: SeatView, names: Names) -> str:
    """Where the barge lies, and whether it is loaded."""
    words = names.words
    if me.place is None:
        return words("ru-barge-ashore")
    if me.position:
        return words("ru-barge-in-port", space=names.space(me.place), position=me.position)
    return words("ru-barge-loaded" if me.loaded else "ru-barge-at", space=names.space(me.place))


def waiting(me: SeatView, names: Names) -> str:
    """Warehouses that are still to come."""
    words = names.words
    parts: list[str] = []
    if me.with_lock:
        parts.append(words("ru-waiting-lock", count=me.with_lock))
    if me.with_mark:
        parts.append(words("ru-waiting-mark", count=me.with_mark))
    if me.calendar:
        parts.append(words("ru-waiting-calendar", rounds=", ".join(map(str, me.calendar))))
    return ", ".join(parts)


def lines(view: View, seat: Seat, who: str, names: Names) -> list[str]:
    """All of a player's side, the own plan included where it is to be seen."""
    words, me = names.words, view.seats[seat]
    found = [words("ru-text-player", who=who, means=means(me, names)), whereabouts(me, names)]
    if me.option is not None:
        found.append(words("ru-text-special", option=names.option(me.option)))
    if me.plan is not None:
        # In the turn in which it was made a die may have been raised since.
        key = "ru-own-plan-then" if view.turn.stage == "plan" and seat in view.active else "ru-own-plan"
        found.append(words(key, space=names.space(me.plan.space), coins=names.coins(me.plan.coins)))
    found.append(words("ru-text-built", warehouses=names.warehouses(me.built), locks=me.locks))
    if coming := waiting(me, names):
        found.append(words("ru-text-waiting", items=coming))
    found += [cubes_line(me, names), *tiles_lines(me, names), *_score(me, names)]
    if me.answers is not None:
        found += left_ahead(me.answers, view.round, names)
    return [found[0], *(words("ru-item", text=line) for line in found[1:])]


def progress_lines(view: View, seat: Seat, names: Names) -> list[str]:
    """A player's cubes and progress, and the cubes that each tile not received yet still needs."""
    me = view.seats[seat]
    found = [cubes_line(me, names), *tiles_lines(me, names), *to_come(me, names)]
    return [names.words("ru-item", text=line) for line in found]


def _score(me: SeatView, names: Names) -> list[str]:
    """Points by their source."""
    words = names.words
    items = [
        words("ru-count", who=words(f"ru-score-{source}"), what=names.points(points))
        for source, points in zip(SOURCES, me.score, strict=True)
        if points
    ]
    return [words("ru-text-score", items=", ".join(items))] if items else []


def left_ahead(answers: Answers, round: int, names: Names) -> list[str]:
    """The answers a seat has left ahead, without choices for rounds that are over."""
    words = names.words
    found = [
        words("ru-left-choice", round=left.round, what=good(left.round, left.what, names))
        for left in answers.choices
        if left.round > round
    ]
    if answers.purchases is not None:
        found.append(purchases_left(answers.purchases, names))
    if answers.skip:
        found.append(words("ru-left-skip"))
    if answers.storages is not None:
        storages = names.spaces(answers.storages.storages)
        found.append(words("ru-left-storages", storages=storages))
    return found


def purchases_left(left: LeavePurchases, names: Names) -> str:
    """What is to be bought in this round's phase 6."""
    if not left.purchases:
        return names.words("ru-left-nothing")
    items = ", ".join(telling.purchase(purchase, names) for purchase in left.purchases)
    return names.words("ru-left-purchases", items=items, coins=names.coins(left.most))


def good(round: int, what: str, names: Names) -> str:
    """A coin or a point, as the round pays or takes it."""
    side = "pay" if round == facts.FUND_ROUND else "gain"
    return names.words(f"ru-good-{side}-{what}")
