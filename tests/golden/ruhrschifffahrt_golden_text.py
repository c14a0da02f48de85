"""Golden games of Ruhrschifffahrt as readable text: who did what, what came of it, and the scores.

A turn is one line, ``Anna: start st_horst, plan ci_steele, end``. What chance brought, what nobody had to decide
and what answers left ahead did stands below it, indented. Lines of dashes end a phase with everybody's points and
coins, the last lines are the score sheet. The text says all that is needed to count the game again with pencil and
paper.
"""

from collections.abc import Iterable
from typing import Any

from golden_turns import Golden, play_out, read_with, score_sheet, standing_at, told_by

from games.engine.contract import Setup
from games.engine.event import Event
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options
from games.ruhrschifffahrt.state import State

UNASKED = {
    "coal_sold_alone": ("sells", "space"),
    "coal_sold_as_planned": ("sells", "space"),
    "die_placed_alone": ("places", "storage"),
    "die_placed_ahead": ("places", "storage"),
    "tile_received": ("tile", "tile"),
    "tile_sold_out": ("blank", "tile"),
}
"""Events that say what a seat did or got unasked: the word for it, and what of the event is written."""
AHEAD = {"purchases_made_ahead": "buys", "nothing_bought_ahead": "buys", "purchases_skipped_ahead": "skips"}


def read(text: str) -> Golden:
    """The setup and the turns; everything else in the text is what they must lead to."""
    return read_with(text, "switches", _switched)


def write(setup: Setup[Options], names: tuple[str, ...], turns: Iterable[tuple[int, str]]) -> str:
    """The whole text of the game that the turns play."""
    start = GAME.new_game(setup)
    state: State = start.state
    lines = [
        f"Ruhrschifffahrt 1769-1890, {setup.seats} players, Steiger board",
        f"players: {' '.join(names)}",
        f"start: {names[state.order[0]]}",
        f"switches: {' '.join(_switches(setup.options)) or 'first readings'}",
        f"seed: {setup.seed}",
        "",
        *_told(names, start.events, start.phase_ends),
    ]
    told, state = play_out(GAME, state, names, turns, _told)
    outcome = GAME.outcome(state)
    assert outcome is not None
    debts = tuple(own.debts for own in state.seats)
    sheet = score_sheet(names, outcome, ("coins", outcome.tie_break), ("debts left", debts))
    return "\n".join([*lines, *told, "", *sheet]) + "\n"


def _switched(words: str) -> Options:
    switches: dict[str, Any] = dict(word.split("=") for word in words.split() if "=" in word)
    return Options(**switches)


def _switches(options: Options) -> list[str]:
    """The switches that are not at their first reading."""
    return [
        f"{name}={getattr(options, name)}"
        for name, values in PUBLIC_OPTIONS
        if getattr(options, name) != values[0]
    ]


def _line(names: tuple[str, ...], event: Event) -> str:
    params: Any = event.params
    name = names[event.seat] if event.seat is not None else ""
    match event.kind:
        case "flood" | "low_water" | "demand_drawn":
            return f"  draws {params['tile']}"
        case "country_revealed":
            return f"  country {params['country']}"
        case kind if kind in UNASKED:
            word, what = UNASKED[kind]
            return f"  {word} {name} {params[what]}"
        case kind if kind in AHEAD:
            return f"  {AHEAD[kind]} {name} {params.get('count', 0)}"
        case _:
            return ""


_told = told_by(_line, standing_at)
