"""Golden games as readable text: who did what, what chance brought, and the scores.

A turn is one line, ``Anna: place mining_8, cage 3, load grey, end``. What chance or an answer left ahead brought
stands below it, indented. Lines of dashes end a shift, the last lines are the score sheet. The text says all that
is needed to count the game again with pencil and paper.
"""

from collections.abc import Iterable
from typing import Any

from golden_turns import Golden, Names, play_out, read_with, score_sheet, told_by

from games.coal_baron.game import GAME
from games.coal_baron.state import Options, State
from games.engine.contract import PhaseEnd, Setup
from games.engine.event import Event


def read(text: str) -> Golden:
    """The setup and the turns; everything else in the text is what they must lead to."""
    return read_with(text, "options", _options)


def write(setup: Setup[Options], names: tuple[str, ...], turns: Iterable[tuple[int, str]]) -> str:
    """The whole text of the game that the turns play."""
    transition = GAME.new_game(setup)
    state: State = transition.state
    lines = [*_head(setup, names, state), ""]
    told, state = play_out(GAME, state, names, turns, _told)
    outcome = GAME.outcome(state)
    assert outcome is not None
    sheet = score_sheet(names, outcome, ("francs left", outcome.tie_break))
    return "\n".join([*lines, *told, "", *sheet]) + "\n"


def _options(words: str) -> Options:
    options: dict[str, Any] = dict(part.split("=") for part in words.split())
    return Options(**options)


def _head(setup: Setup[Options], names: tuple[str, ...], state: State) -> list[str]:
    options = " ".join(f"{name}={getattr(setup.options, name)}" for name, _ in GAME.public_options)
    return [
        f"Coal Baron, {setup.seats} players",
        f"players: {' '.join(names)}",
        f"start: {names[state.start_seat]}",
        f"options: {options}",
        f"seed: {setup.seed}",
        f"open in the draft: {' '.join(state.draft)}",
        *(f"  factory_{slot} {tile}" for slot, tile in enumerate(state.tile_slots, start=1) if tile),
    ]


def _line(names: tuple[str, ...], event: Event) -> str:
    params: Any = event.params
    name = names[event.seat] if event.seat is not None else ""
    match event.kind:
        case "order_turned_up" | "order_left_over":
            return f"  {params['space']} {params['order']}"
        case "tile_turned_up":
            return f"  {params['space']} {params['tile']}"
        case "tiles_seen":
            return f"  drawn {' '.join(params['tiles'])}"
        case "orders_seen":
            return f"  drawn {' '.join(params['orders'])}"
        case "order_drafted_ahead":
            return f"  ahead {name} {params['order']}"
        case "shift_started":
            return f"---- shift {params['shift']}, {name} begins"
        case _:
            return ""


def _points_at(names: Names, end: PhaseEnd[State]) -> str:
    """A line of dashes with everybody's points, where a shift was scored."""
    points = ", ".join(f"{name} {seat.points}" for name, seat in zip(names, end.state.seats, strict=True))
    return f"---- {end.phase} scored: {points}" if end.phase.startswith("shift") else ""


_told = told_by(_line, _points_at)
