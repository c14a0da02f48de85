"""Golden games of Ruhrschifffahrt as readable text: who did what, what came of it, and the scores.

A turn is one line, ``Anna: start st_horst, plan ci_steele, end``. What chance brought, what nobody had to decide
and what answers left ahead did stands below it, indented. Lines of dashes end a phase with everybody's points and
coins, the last lines are the score sheet. The text says all that is needed to count the game again with pencil and
paper.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from games.engine.contract import PhaseEnd, Setup
from games.engine.event import Event
from games.engine.notation import split_plan
from games.engine.record import Step
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options
from games.ruhrschifffahrt.state import State

ANSWERS = ("choice", "purchases", "skip", "storages", "withdraw")
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
        if word in ("seed", "players", "switches", "start"):
            head[word] = rest
            names = tuple(head["players"].split()) if "players" in head else ()
        elif word in names:
            turns.append((names.index(word), rest))
    start = names.index(head["start"])
    switches: dict[str, Any] = dict(word.split("=") for word in head["switches"].split() if "=" in word)
    chosen = Setup(seats=len(names), options=Options(**switches), seed=head["seed"], start_seat=start)
    return Golden(chosen, names, turns)


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


def _switches(options: Options) -> list[str]:
    """The switches that are not at their first reading."""
    return [
        f"{name}={getattr(options, name)}"
        for name, values in PUBLIC_OPTIONS
        if getattr(options, name) != values[0]
    ]


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


def _sheet(names: tuple[str, ...], state: State) -> list[str]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    rows = [(row.source, row.points) for row in outcome.rows]
    rows += [("total", outcome.totals), ("coins", outcome.tie_break)]
    rows.append(("debts left", tuple(own.debts for own in state.seats)))
    heads = "".join(f"{name:>7}" for name in names)
    winners = " and ".join(names[seat] for seat in outcome.ranks[0])
    table = [f"{source:<20}" + "".join(f"{number:>7}" for number in points) for source, points in rows]
    return [f"{'score sheet':<20}{heads}", *table, f"won by {winners}"]
