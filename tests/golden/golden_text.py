"""Golden games as readable text: who did what, what chance brought, and the scores.

A turn is one line, ``Anna: place mining_8, cage 3, load grey, end``. What chance or an answer left ahead brought
stands below it, indented. Lines of dashes end a shift, the last lines are the score sheet. The text says all that
is needed to count the game again with pencil and paper.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from games.coal_baron.game import GAME
from games.coal_baron.state import Options, State
from games.engine.contract import PhaseEnd, Setup
from games.engine.event import Event
from games.engine.notation import split_plan
from games.engine.record import Step


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
        if word in ("seed", "players", "options", "start"):
            head[word] = rest
            names = tuple(head["players"].split()) if "players" in head else ()
        elif word in names:
            turns.append((names.index(word), rest))
    options = Options(**dict(part.split("=") for part in head["options"].split()))
    start = names.index(head["start"])
    return Golden(Setup(seats=len(names), options=options, seed=head["seed"], start_seat=start), names, turns)


def write(setup: Setup[Options], names: tuple[str, ...], turns: Iterable[tuple[int, str]]) -> str:
    """The whole text of the game that the turns play."""
    transition = GAME.new_game(setup)
    state: State = transition.state
    lines = [*_head(setup, names, state), ""]
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
        if step.action.startswith(("rank", "unrank")):
            turns.append((step.seat, step.action))
            continue
        running.append(step.action)
        if step.action == "end":
            turns.append((step.seat, ", ".join(running)))
            running = []
    return turns


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


def _told(names: tuple[str, ...], events: tuple[Event, ...], ends: tuple[PhaseEnd[State], ...]) -> list[str]:
    lines: list[str] = []
    at = 0
    for end in (*ends, None):
        upto = len(events) if end is None else end.events
        lines += [line for event in events[at:upto] if (line := _line(names, event))]
        if end is not None and end.phase.startswith("shift"):
            points = ", ".join(f"{name} {seat.points}" for name, seat in zip(names, end.state.seats, strict=True))
            lines.append(f"---- {end.phase} scored: {points}")
        at = upto
    return lines


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


def _sheet(names: tuple[str, ...], state: State) -> list[str]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    rows = [(row.source, row.points) for row in outcome.rows]
    rows += [("total", outcome.totals), ("francs left", outcome.tie_break)]
    heads = "".join(f"{name:>7}" for name in names)
    winners = " and ".join(names[seat] for seat in outcome.ranks[0])
    table = [f"{source:<20}" + "".join(f"{number:>7}" for number in points) for source, points in rows]
    return [f"{'score sheet':<20}{heads}", *table, f"won by {winners}"]
