"""Phase 7: points for export, and the end of the round (6.7)."""

from typing import Final

from games.engine.event import Fact
from games.ruhrschifffahrt import facts, reasons
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import Country
from games.ruhrschifffahrt.state import State

_RULE: Final = "6.7"


def go_on(change: Change) -> bool:
    """Score the export, take back surplus coins, discs and pilot ban; nobody decides anything."""
    state = change.state
    state.waiting = ()
    if (country := country_of(state, state.round)) is not None:
        _export(change, country)
    state.pilot_ban = False
    for seat, own in enumerate(state.seats):
        if own.option is not None:
            change.of(seat).option = None
        if surplus := own.coins - facts.COINS_KEPT if own.coins > facts.COINS_KEPT else 0:
            had = (Fact("coins_were", {"coins": own.coins}),)
            change.coins(seat, -surplus)
            params = {"coins": surplus, "most": facts.COINS_KEPT}
            rule = "R54" if state.round == facts.ROUNDS else _RULE
            change.tell("surplus_returned", rule, params, (f"seat.{seat}.coins",), seat=seat, facts=had)
    return False


def country_of(state: State, round: int) -> Country | None:
    """The country that imports in a round, where it exports at all (6.1)."""
    return importer(state, round) if round in facts.EXPORT_ROUNDS else None


def importer(state: State, round: int) -> Country:
    """The country that imports in a round of export."""
    return state.countries[round - facts.EXPORT_ROUNDS.start]


def points_of(state: State, export_track: tuple[int, ...], position: int) -> int:
    """Points of a warehouse at a position (from 0) of the country's column; never below 0 (R52)."""
    bonus = facts.POSITION_BONUS[min(position, len(facts.POSITION_BONUS) - 1)]
    return max(0, export_track[state.export] + bonus)


def _export(change: Change, country: Country) -> None:
    state = change.state
    column = state.port[country]
    for position, seat in enumerate(column):
        points = points_of(state, change.river.board.export_track, position)
        change.score(seat, "export", points)
        params = {"country": country, "position": position + 1, "points": points}
        due = reasons.of_export(state.export, change.river.board.export_track[state.export], position)
        places = (f"port.{country}", f"seat.{seat}.points")
        change.tell("exported", _RULE, params, places, seat=seat, facts=due)
    if not column:
        change.tell("nothing_exported", _RULE, {"country": country}, public=True)
        return
    _move_marker_back(change, len(column))  # after all have scored (R53)


def _move_marker_back(change: Change, warehouses: int) -> None:
    """One cell for each warehouse that took part, never beyond the first."""
    state, before = change.state, change.state.export
    cell = max(0, before - warehouses)
    rule = "R53" if warehouses > 1 else _RULE
    params = {"cell": cell + 1, "points": change.river.board.export_track[cell]}
    less = (Fact("marker_at_start", {"count": warehouses}),) if before < warehouses else ()
    state.export = cell
    if cell == before:
        change.tell("export_marker_stayed", rule, params, ("export",), public=True, facts=less)
        return
    params = {"cell_before": before + 1, **params}
    change.tell("export_marker_fell", rule, params, ("export",), public=True, facts=less)
