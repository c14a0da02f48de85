"""What golden games of every game have alike as text: heads, turns, what is told below a turn, the score sheet."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

from games.engine.contract import AnyGame, Outcome, PhaseEnd, Setup
from games.engine.event import Event
from games.engine.notation import split_plan

Names: TypeAlias = tuple[str, ...]
Turns: TypeAlias = list[tuple[int, str]]
"""Seat and line of each turn."""


class Golden(NamedTuple):
    """A golden game read from its text: the setup, the names by seat, and the turns as lines."""

    setup: Setup[Any]
    names: Names
    turns: Turns


def read_with(text: str, word: str, options_of: Callable[[str], Any]) -> Golden:
    """The setup and the turns; `word` begins the line with the options."""
    head: dict[str, str] = {}
    turns: Turns = []
    names: Names = ()
    for line in text.splitlines():
        first, _, rest = line.partition(": ")
        if first in ("seed", "players", word, "start"):
            head[first] = rest
            names = tuple(head["players"].split()) if "players" in head else ()
        elif first in names:
            turns.append((names.index(first), rest))
    start, options = names.index(head["start"]), options_of(head[word])
    return Golden(Setup(seats=len(names), options=options, seed=head["seed"], start_seat=start), names, turns)


def play_out(
    game: AnyGame, state: Any, names: Names, turns: Iterable[tuple[int, str]], told: Callable[..., list[str]]
) -> tuple[list[str], Any]:
    """Each turn with what is told below it, and the state they lead to."""
    lines: list[str] = []
    for seat, plan in turns:
        lines.append(f"{names[seat]}: {plan}")
        for action in split_plan(plan, game.parse):
            transition = game.apply(state, seat, action)
            state = transition.state
            lines += told(names, transition.events, transition.phase_ends)
    return lines, state


def told_by(
    line_of: Callable[[Names, Event], str], end_of: Callable[[Names, PhaseEnd[Any]], str]
) -> Callable[[Names, tuple[Event, ...], tuple[PhaseEnd[Any], ...]], list[str]]:
    """How to tell events and ends of phases in their order; what has no line is left out."""

    def told(names: Names, events: tuple[Event, ...], ends: tuple[PhaseEnd[Any], ...]) -> list[str]:
        lines: list[str] = []
        at = 0
        for end in (*ends, None):
            upto = len(events) if end is None else end.events
            lines += [line_of(names, event) for event in events[at:upto]]
            lines.append("" if end is None else end_of(names, end))
            at = upto
        return [line for line in lines if line]

    return told


def standing_at(names: Names, end: PhaseEnd[Any]) -> str:
    """A line of dashes with everybody's points and coins; none at the end of the game."""
    seats = zip(names, end.state.seats, strict=True)
    standing = ", ".join(f"{name} {own.points} {own.coins}" for name, own in seats)
    return f"---- {end.phase}: {standing}" if end.phase != "game" else ""


def score_sheet(names: Names, outcome: Outcome, *more: tuple[str, tuple[int, ...]]) -> list[str]:
    """The score sheet with these rows below the total, and who won."""
    rows = [(row.source, row.points) for row in outcome.rows]
    rows += [("total", outcome.totals), *more]
    heads = "".join(f"{name:>7}" for name in names)
    winners = " and ".join(names[seat] for seat in outcome.ranks[0])
    table = [f"{source:<20}" + "".join(f"{number:>7}" for number in points) for source, points in rows]
    return [f"{'score sheet':<20}{heads}", *table, f"won by {winners}"]
