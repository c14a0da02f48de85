"""What is disputed: a line of the log or a refusal, the rule that was applied, and what would fall with it."""

import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bot.contesting import Point
from bot.errors import UNDECODABLE, Damaged, Refused
from bot.rulebooks.book import book, known
from bot.tables.falling import (
    MOST_TURNS,
    Fall,
    FallingTurn,
    belongs_to_a_turn,
    concerned_in,
    fall_among,
    lines_of_turns_before,
    newest_turns,
)
from bot.tables.loaded import Loaded, open_moves
from bot.tables.refusing import KeptRefusal, refusal_of
from bot.tables.restoring import position_after
from db import history
from db.rows import DisputeRow, LogRow
from games.engine.bounds import State
from games.engine.contract import AnyGame
from games.engine.event import Event, Seat
from games.engine.rng import Rng
from games.engine.violation import ActionError, Violation
from games.registry import GAMES

MOST_SWITCHES: Final = 3
"""So many values of switches can be chosen at once."""
DEALS: Final = 6
"""In so many deals of what the public cannot know a conflict must be the same to be told to all,"""
MORE_DEALS: Final = 60
"""and in so many a refusal: that a certain card is not among those drawn holds in most of them."""
MARK: Final = 12
"""Signs of a fingerprint."""


class Matter(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be disputed. `key` is the same for the same at the same place, played again or not.

    Of a line it has `line`, `entry` and the `event`; of a refusal `seal`, what was `tried` with the `violation`,
    and the `position` in which it was tried.
    """

    key: str
    rule: str
    line: int = 0
    entry: int = 0
    event: Event | None = None
    seal: int = 0
    tried: str = ""
    violation: Violation | None = None
    position: State | None = None


def matter_of(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, point: Point, now: int) -> Matter:
    """What a seat would dispute. Raises Refused where there is no such thing, or it cannot be disputed."""
    if point.what == "line":
        return _of_line(connection, loaded, point.number, point.event)
    return _of_refusal(connection, loaded, seat, point.number, now)


def _of_line(connection: sqlite3.Connection, loaded: Loaded, line_id: int, entry: int) -> Matter:
    line = history.line(connection, line_id)
    if line is None or line.table_id != loaded.row.id:
        raise Refused("dispute-unknown")
    if line.undone is not None:
        raise Refused("dispute-overtaken")
    if not belongs_to_a_turn(line):
        raise Refused("dispute-unknown")
    if not any(_has(turn, line_id) for turn in newest_turns(connection, loaded.row.id, MOST_TURNS)):
        raise Refused("dispute-too-old", most=MOST_TURNS)
    events = _events(line)
    if entry >= len(events):
        raise Refused("dispute-unknown")
    if not events[entry].visible_to(None):
        raise Refused("dispute-hidden")
    before = lines_of_turns_before(connection, loaded.row.id, line_id)
    key = f"line {before} {line.seat} {_mark(line.actions)} {entry}"
    return Matter(key=key, rule=events[entry].rule, line=line_id, entry=entry, event=events[entry])


def _of_refusal(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, refusal_id: int, now: int) -> Matter:
    found = refusal_of(connection, loaded.row.id, seat, refusal_id, now)
    if found is None or found.violation is None:
        raise Refused("dispute-unknown")
    if not _holds(connection, loaded, found.seal):
        raise Refused("dispute-overtaken")
    violation, state = found.violation, position_after(connection, loaded, found.seal)
    judged_in = _judged_in(connection, loaded, state, seat, found)
    if judged_in is None:
        raise Refused("dispute-hidden")
    key = f"refusal {loaded.game.round_of(state)} {violation.rule} {violation.code} {_mark(found.tried)}"
    return Matter(
        key=key,
        rule=violation.rule,
        seal=found.seal,
        tried=found.tried,
        violation=violation,
        position=judged_in,
    )


def still_holds(connection: sqlite3.Connection, loaded: Loaded, dispute: DisputeRow) -> bool:
    """Whether what is disputed still stands in the log, or belongs to a position that was not taken back."""
    if not dispute.line:
        return _holds(connection, loaded, dispute.seal)
    return history.holds(connection, loaded.row.id, dispute.line)


def fall_with(connection: sqlite3.Connection, loaded: Loaded, dispute: DisputeRow, now: int) -> Fall | None:
    """What falls with taking back to before what is disputed; None where nothing can be taken back."""
    turns = newest_turns(connection, loaded.row.id, MOST_TURNS + 1)
    if dispute.line:
        at = next((number for number, turn in enumerate(turns, start=1) if _has(turn, dispute.line)), 0)
    else:
        at = sum(turn.before >= dispute.seal for turn in turns)
    if not at or at > MOST_TURNS:
        return None
    try:
        fall = fall_among(connection, loaded, dispute.seat, turns[:at], now)
        position_after(connection, loaded, fall.target)
    except (Refused, Damaged):
        return None
    return fall


def fell_since(fall: Fall, line: int, seats: int) -> set[Seat]:
    """The seats that the lines concern which would fall and came after a line."""
    later = [one for one in fall.lines if one.id > line]
    return concerned_in(later, seats) if later else set()


def switches_of(loaded: Loaded, rule: str) -> tuple[tuple[str, str], ...]:
    """The switches of a rule that can be set now, each with another value than is played."""
    found = list[tuple[str, str]]()
    played = msgspec.to_builtins(loaded.state.options)
    for name, values in loaded.game.public_options:
        if name in loaded.game.switches and name in _named(loaded.game.id, rule):
            found += [(name, value) for value in values if value != played.get(name)]
    return tuple(found[:MOST_SWITCHES])


def section_of(game: str, rule: str) -> str:
    """The section in which a rule stands; the rule itself where no rulebook has it."""
    place = book(game, "en").place(rule) if known(game) else None
    return rule if place is None else place.section.id


def related(game: str, one: str, other: str) -> bool:
    """Whether two rules are of one section; what a whole chapter says is not of each of its parts."""
    return section_of(game, one) == section_of(game, other)


def conflicts(loaded: Loaded, option: str, value: str) -> tuple[Violation, ...]:
    """What of the position, as far as everybody knows it, would conflict with a value of a switch."""
    first, *others = [loaded.game.switches[option](state, value) for state in _deals(loaded.game, loaded.state)]
    return tuple(one for one in first if all(one in other for other in others))


def _named(game: str, rule: str) -> set[str]:
    """What stands in the section of a rule, switches among others; a switch alone."""
    place = book(game, "en").place(rule) if known(game) else None
    if place is None or rule in dict(GAMES[game].public_options):
        return {rule}
    return {rule} | {tag for one in place.section.paragraphs for tag in one.tags}


def _has(turn: FallingTurn, line_id: int) -> bool:
    return any(line.id == line_id for line in turn.lines)


def _events(line: LogRow) -> Sequence[Event]:
    try:
        return msgspec.json.decode(line.events, type=tuple[Event, ...])
    except UNDECODABLE:
        return ()


def _holds(connection: sqlite3.Connection, loaded: Loaded, seal: int) -> bool:
    return not seal or history.holds_seal(connection, loaded.row.id, seal)


def _judged_in(
    connection: sqlite3.Connection, loaded: Loaded, state: State, seat: Seat, found: KeptRefusal
) -> State | None:
    """The position in which something was refused: the sealed one, or one of the seat's turn that began there.

    None where it would not be refused just so whatever the public cannot know: then it would tell of that.
    """
    game = loaded.game
    try:
        action = game.parse(found.tried)
        for text in ("", *_moves_after(connection, loaded, seat, found.seal)):
            state = state if not text else game.apply(state, seat, game.parse(text)).state
            deals = _deals(game, state, MORE_DEALS)
            if all(game.check(dealt, seat, action) == found.violation for dealt in deals):
                return state
    except ActionError:
        return None
    return None


def _moves_after(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, seal: int) -> Sequence[str]:
    """The moves of a seat that followed a seal: those of its open turn, or of the line that it sealed next."""
    if seal == loaded.row.seal:
        return open_moves(loaded, seat)
    later = history.sealed_after(connection, loaded.row.id, seal, 1)
    if not later or later[0].seat != seat:
        return ()
    try:
        return msgspec.json.decode(later[0].actions, type=tuple[str, ...])
    except UNDECODABLE:
        return ()


def _deals(game: AnyGame, state: State, count: int = DEALS) -> Iterator[State]:
    """A position with all that the public cannot know dealt anew, several ways."""
    return (game.redeal(state, None, Rng(f"{deal:032x}")) for deal in range(count))


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:MARK]
