"""Golden games of Kohle & Kolonie as readable text: who did what, what came of it, and the scores.

A turn is one line, ``Anna: buy 7, worker horst, end``. What chance brought, what was filled in, what answers left
ahead did and what nobody had to decide stands below it, indented. Lines of dashes end a phase with everybody's
points and coins, the last lines are the score sheet. The text says all that is needed to count the game again with
pencil and paper.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from games.engine.contract import PhaseEnd, Setup
from games.engine.event import Event
from games.engine.notation import split_plan
from games.engine.record import Step
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PRESETS, Options
from games.kohle_kolonie.state import State

ANSWERS = ("rank", "ceiling", "protect", "subsidence", "loading", "places", "withdraw")


class Golden(NamedTuple):
    """A golden game read from its text: the setup, the names by seat, and the turns as lines."""

    setup: Setup[Options]
    names: tuple[str, ...]
    turns: list[tuple[int, str]]


def read(text: str) -> Golden:
    """The setup and the turns; everything else in the text is what they must lead to."""
    head: dict[str, str] = {}
    turns: list[tuple[int, str]] = []
    names: tuple[str, ...] = ()
    for line in text.splitlines():
        word, _, rest = line.partition(": ")
        if word in ("seed", "players", "preset", "start"):
            head[word] = rest
            names = tuple(head["players"].split()) if "players" in head else ()
        elif word in names:
            turns.append((names.index(word), rest))
    start = names.index(head["start"])
    options = PRESETS[head["preset"]]
    return Golden(Setup(seats=len(names), options=options, seed=head["seed"], start_seat=start), names, turns)


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
    for seat, plan in turns:
        lines.append(f"{names[seat]}: {plan}")
        for action in split_plan(plan, GAME.parse):
            transition = GAME.apply(state, seat, action)
            state = transition.state
            lines += _told(names, transition.events, transition.phase_ends)
    return "\n".join([*lines, "", *_sheet(names, state)]) + "\n"


def turns_of(steps: Iterable[Step]) -> list[tuple[int, str]]:
    """Steps gathered into turns: one line up to each `end`, answers left ahead by themselves."""
    turns: list[tuple[int, str]] = []
    running: list[str] = []
    for step in steps:
        if step.action.split()[0] in ANSWERS:
            turns.append((step.seat, step.action))
            continue
        running.append(step.action)
        if step.action == "end":
            turns.append((step.seat, ", ".join(running)))
            running = []
    return turns


def _told(names: tuple[str, ...], events: tuple[Event, ...], ends: tuple[PhaseEnd[State], ...]) -> list[str]:
    lines: list[str] = []
    at = 0
    for end in (*ends, None):
        upto = len(events) if end is None else end.events
        lines += [line for event in events[at:upto] if (line := _line(names, event))]
        if end is not None and end.phase != "game":
            seats = zip(names, end.state.seats, strict=True)
            standing = ", ".join(f"{name} {own.points} {own.coins}" for name, own in seats)
            lines.append(f"---- {end.phase}: {standing}")
        at = upto
    return lines


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


def _sheet(names: tuple[str, ...], state: State) -> list[str]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.second_tie_break is not None
    rows = [(row.source, row.points) for row in outcome.rows]
    rows += [("total", outcome.totals), ("engines owned", outcome.tie_break)]
    rows.append(("mine values", outcome.second_tie_break))
    heads = "".join(f"{name:>7}" for name in names)
    winners = " and ".join(names[seat] for seat in outcome.ranks[0])
    table = [f"{source:<20}" + "".join(f"{number:>7}" for number in points) for source, points in rows]
    return [f"{'score sheet':<20}{heads}", *table, f"won by {winners}"]
