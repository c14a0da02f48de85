"""Golden games of Kohle & Kolonie as readable text: who did what, what came of it, and the scores.

A turn is one line, ``Anna: buy 7, worker horst, end``. What chance brought, what was filled in, what answers left
ahead did and what nobody had to decide stands below it, indented. Lines of dashes end a phase with everybody's
points and coins, the last lines are the score sheet. The text says all that is needed to count the game again with
pencil and paper.
"""

from collections.abc import Iterable
from typing import Any

from golden_turns import Golden, play_out, read_with, score_sheet, standing_at, told_by

from games.engine.contract import Setup
from games.engine.event import Event
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PRESETS, Options
from games.kohle_kolonie.state import State


def read(text: str) -> Golden:
    """The setup and the turns; everything else in the text is what they must lead to."""
    return read_with(text, "preset", PRESETS.__getitem__)


def write(setup: Setup[Options], names: tuple[str, ...], turns: Iterable[tuple[int, str]]) -> str:
    """The whole text of the game that the turns play."""
    state: State = GAME.new_game(setup).state
    lines = [
        f"Kohle & Kolonie, {setup.seats} players, Steiger board",
        f"players: {' '.join(names)}",
        f"start: {names[state.order[0]]}",
        f"preset: {setup.options.preset}",
        f"seed: {setup.seed}",
        "",
    ]
    told, state = play_out(GAME, state, names, turns, _told)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.second_tie_break is not None
    sheet = score_sheet(
        names, outcome, ("engines owned", outcome.tie_break), ("mine values", outcome.second_tie_break)
    )
    return "\n".join([*lines, *told, "", *sheet]) + "\n"


def _line(names: tuple[str, ...], event: Event) -> str:
    params: Any = event.params
    name = names[event.seat] if event.seat is not None else ""
    match event.kind:
        case "marker_taken":
            return f"  marker {name} {params['station']} {params['marker']}"
        case "worker_taken" | "second_worker_taken":
            return f"  worker {name} {params['village']}"
        case "card_placed":
            return f"  card {name} {params['card']} {params['space']}"
        case "disaster_revealed":
            return f"  disaster {params['disaster']}"
        case "disc_drawn":
            return f"  disc {name}"
        case "black_drawn" | "blank_drawn":
            return f"  disc {event.kind.removesuffix('_drawn')}"
        case "miner_given_up":
            return f"  gives {name} {params['spot']}"
        case "mine_secured":
            return f"  secured {name} {params['space']}"
        case "subsidence_paid" | "subsidence_suffered":
            return f"  subsidence {name} {'coin' if event.kind == 'subsidence_paid' else 'points'}"
        case "trust_bought" | "trust_took_highest":
            return f"  trust {'highest ' if event.kind == 'trust_took_highest' else ''}{params['card']}"
        case "ground_revealed":
            return f"  ground {params['ground']}"
        case "value_set" | "value_set_ahead":
            parts = " ".join(f"{part}={params[part]}" for part in ("administration", "aid", "unification"))
            return f"  declares {name} {parts}"
        case "bid_made" | "bid_ahead":
            return f"  bid {name} {params['value']}"
        case "bid_passed" | "passed_ahead" | "passed_unable":
            return f"  pass {name}"
        case "consolidation_won":
            return f"  won {name}"
        case "trust_won":
            return "  won trust"
        case "loading_used" | "loading_used_ahead" | "loading_ran":
            return f"  loads {name} {params['count']} {params['bonus_used']}"
        case _:
            return ""


_told = told_by(_line, standing_at)
