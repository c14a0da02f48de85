"""Making moves final: state, log, checkpoint, the other seats' open turns, and what the channel is told."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.errors import UNDECODABLE
from bot.letters import EndedPhase, FinalLetter, Letter, LobbyLetter, NoticeLetter, PhaseLetter, TurnLetter
from bot.tables import acts, calls, pings, remarks, time_left, waiting
from bot.tables.asking import asks
from bot.tables.loaded import (
    Loaded,
    opened,
    readable_events,
)
from bot.tables.positions import kept
from bot.tables.presses import Presses, first_moves, moves_of
from bot.tables.reopening import Reopening, columns_of
from bot.tables.retracing import retraced
from bot.tables.untold import since_told
from db import history, outbox, tables, thoughts, votes
from db.outbox import Lines
from db.rows import SeatRow
from games.engine.bounds import State
from games.engine.codec import encode_state
from games.engine.contract import Outcome, Transition
from games.engine.event import Event, Seat, visible_events

EVENTS = tuple[Event, ...]
PHASES_A_MESSAGE = 25
"""As many as a menu of their pictures holds."""
QUIET = 60
"""Seconds after a turn was withdrawn within which whoever was asked for it is not mentioned again."""
WARNED_OF_LOCK = "locked"


class Sealed(msgspec.Struct, frozen=True):
    """A turn, or a part of one, that was made final: its line of the log, and what its moves led to.

    `passed` is the seat, where the table took the decision for it; `cut_short` is the seat whose turn was finished
    as it stood. `clock`: because the time was over. `computer`: one played it.
    """

    line: int
    steps: tuple[Transition[State], ...]
    ends_turn: bool
    passed: Seat | None = None
    cut_short: Seat | None = None
    clock: bool = False
    computer: bool = False


class _Public(NamedTuple):
    """A public event and its line of the log."""

    line: int
    event: Event


Untold: TypeAlias = list[_Public]


def put_letter(
    connection: sqlite3.Connection, loaded: Loaded, letter: Letter, now: int, lines: Lines | None = None
) -> None:
    """Put a letter to the table's place into the outbox; a turn message says until when there is time.

    Who wants to be told otherwise is not mentioned there. `lines` are those of the log that it tells.
    """
    if isinstance(letter, TurnLetter):
        until = tuple(time_left.expected(connection, loaded.row, seat, now) for seat in letter.asked)
        letter = msgspec.structs.replace(letter, until=until if any(until) else ())
        letter = pings.turn_as_wanted(connection, loaded, letter, now)
    elif isinstance(letter, NoticeLetter):
        letter, direct = pings.notice_as_wanted(connection, loaded, letter, now)
        _tell_directly(connection, loaded, letter, direct, now)
    outbox.put(connection, loaded.row.id, loaded.row.place, letter, now, asks=asks(letter), lines=lines)


def _tell_directly(
    connection: sqlite3.Connection, loaded: Loaded, letter: NoticeLetter, seats: Sequence[Seat], now: int
) -> None:
    """Put what a notice asks seats for, or calls them to, into their direct channels."""
    if seats and letter.vote is None:
        calls.call_direct(connection, loaded, seats, now)
        return
    for seat in seats:
        own = msgspec.structs.replace(letter, seats=(seat,), quiet=())
        user = loaded.seats[seat].user or 0
        outbox.put_direct(connection, loaded.row.id, user, own, now, asks=asks(own))


def show_card(connection: sqlite3.Connection, loaded: Loaded, now: int, letter: LobbyLetter | None = None) -> None:
    """Bring the table's card in its channel up to date."""
    outbox.put_instead(connection, loaded.row.id, loaded.row.channel, letter or LobbyLetter(), now)


def seal(
    connection: sqlite3.Connection,
    loaded: Loaded,
    seat: SeatRow,
    presses: Presses,
    transitions: Sequence[Transition[State]],
    now: int,
    *,
    passed: bool = False,
    clock: bool = False,
    own: Presses | None = None,
) -> Sealed:
    """Make an open turn final, and tell nobody yet; `transitions` are those of all its moves in order.

    A turn that was `passed` was ended by the table for a seat that is not there, or by its `clock` for one whose
    time was over: that seat may take it back, and has its `own` open moves again.
    """
    last, moves = transitions[-1], moves_of(presses)
    number = loaded.row.seal + 1
    ended = moves[-1] == loaded.game.notation(loaded.game.end_turn)
    line = history.add_line(
        connection,
        loaded.row.id,
        now,
        seal=number,
        seat=seat.seat,
        actions=moves,
        events=[event for step in transitions for event in step.events],
        learnt=_learners(transitions, len(loaded.seats)),
        ends_turn=int(ended),
        passed=int(passed),
        round=loaded.game.round_of(loaded.state),
    )
    settle(connection, loaded, last.state, number, now)
    waiting.follow(connection, loaded, last.state, now, decided=(seat.seat,) if ended else ())
    begun = first_moves(presses, len(transitions) - 1) if own is None else own
    own_end = ended and (clock or not passed) and not seat.computer
    _keep_reopening(connection, loaded, seat, begun, transitions, own_end)
    own_turn = ended and not clock and not seat.computer  # whom a computer plays for has not read their note
    note = "" if own_turn else seat.note
    tables.change_seat(
        connection, loaded.row.id, seat.seat, moves=(), decision=seat.decision + 1, cut=None, note=note
    )
    lapse_undo(connection, loaded, now)
    passed_seat, cut_short = seat.seat if passed else None, seat.seat if clock and not passed else None
    return Sealed(line, tuple(transitions), ended, passed_seat, cut_short, clock, bool(seat.computer))


def settle(
    connection: sqlite3.Connection,
    loaded: Loaded,
    state: State,
    number: int,
    now: int,
    kept_for: history.Kept = "",
) -> None:
    """Store a sealed state with its checkpoint, and cut open turns that no longer hold on it.

    `kept_for` is why the checkpoint is never thinned, empty where it may be.
    """
    stored = encode_state(loaded.game, state)
    history.keep_checkpoint(connection, loaded.row.id, number, stored, kept_for)
    over = loaded.game.outcome(state) is not None
    tables.change_table(
        connection,
        loaded.row.id,
        state=stored,
        seal=number,
        changed_at=now,
        status="over" if over else "running",
    )
    recheck(connection, loaded, state)


def recheck(connection: sqlite3.Connection, loaded: Loaded, state: State) -> None:
    """Apply every open turn anew to a sealed state; cut it at its first failing move and say so to its seat."""
    for seat in loaded.seats:
        presses = loaded.turns[seat.seat]
        moves = moves_of(presses)
        if not moves:
            continue
        turn = opened(loaded.game, state, seat.seat, moves)
        if turn.cut is not None:
            tables.change_seat(
                connection,
                loaded.row.id,
                seat.seat,
                moves=first_moves(presses, len(turn.moves)),
                decision=seat.decision + 1,
                cut=str(len(moves) - len(turn.moves)),
            )


def lapse_undo(
    connection: sqlite3.Connection, loaded: Loaded, now: int, status: Literal["lapsed", "void"] = "lapsed"
) -> None:
    """Close an open question for an undo because play went on, or, as void, because it went back otherwise."""
    for vote in votes.open_votes(connection, loaded.row.id):
        if vote.kind == "undo":
            votes.close_vote(connection, vote.id, status)
            acts.write_of_time(connection, loaded, now, "undo-overtaken")
            put_letter(connection, loaded, NoticeLetter(key="notice-undo-overtaken"), now)
            waiting.follow_undo(connection, loaded.row.id, now)


def warn_locked(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Say once, in the channel above a locked thread, that the table there waits."""
    row = tables.table(connection, table_id)
    if row is None or row.warned == WARNED_OF_LOCK or row.channel == row.place:
        return
    values: acts.Facts = {"place": row.place}
    outbox.put(connection, table_id, row.channel, NoticeLetter(key="notice-locked", values=values), now)
    tables.change_table(connection, table_id, warned=WARNED_OF_LOCK)


def announce(connection: sqlite3.Connection, loaded: Loaded, sealed: Sequence[Sealed], now: int) -> None:
    """Tell the channel of phases that ended, of a hand-over, or of the end of the game.

    `sealed` is what was made final since `loaded` was read, one after the other: one message tells of all, and of
    what computers played before it. Of a practice game nobody is told.
    """
    if loaded.row.practice:
        tables.change_table(connection, loaded.row.id, told=sealed[-1].line)
        return
    state = sealed[-1].steps[-1].state
    outcome = loaded.game.outcome(state)
    since = since_told(connection, loaded, sealed[0].line)
    steps = [*since.steps, *(step for one in sealed for step in one.steps)]
    phases, rest = _phases(connection, loaded, steps)
    ended = ""
    if outcome is None and phases and not rest:
        *phases, (last, rest) = phases
        ended = last.phase
    for start in range(0, len(phases), PHASES_A_MESSAGE):
        together = phases[start : start + PHASES_A_MESSAGE]
        lines = together[0][1][0].line, together[-1][1][-1].line
        put_letter(connection, loaded, PhaseLetter(phases=tuple(phase for phase, _ in together)), now, lines)
    if outcome is None:
        letter: Letter = _turn(loaded, since.state, state, _events(rest), ended, now, sealed)
    else:
        letter = final_letter(connection, loaded, state, outcome, _events(rest), now)
    newest = sealed[-1].line
    put_letter(connection, loaded, letter, now, (rest[0].line if rest else newest, newest))
    if outcome is not None:
        show_card(connection, loaded, now)
    tables.change_table(connection, loaded.row.id, told=sealed[-1].line, quiet_seats=())


def final_letter(
    connection: sqlite3.Connection, loaded: Loaded, state: State, outcome: Outcome, events: EVENTS, now: int
) -> FinalLetter:
    """What is told at the end of a game: how it came to its outcome, with the public `events` at its end."""
    row, way = loaded.row, retraced(connection, loaded, outcome)
    return FinalLetter(
        position=kept(loaded.game, state),
        outcome=outcome,
        events=events,
        seed=row.seed,
        salt=row.salt,
        remarks=remarks.of_table(connection, row.id, loaded.seats),
        gains=way.gains,
        turning=way.turning,
        begun=way.begun,
        ended=now,
        compared=bool(loaded.computers) or bool(thoughts.lines_that_hold(connection, row.id)),
    )


def _phases(
    connection: sqlite3.Connection, loaded: Loaded, steps: Sequence[Transition[State]]
) -> tuple[list[tuple[EndedPhase, Untold]], Untold]:
    """The phases that ended in which something happened, each with what it tells, and what happened after them."""
    untold = _untold(connection, loaded)
    at = len(untold) - sum(len(visible_events(step.events, None)) for step in steps)
    phases: list[tuple[EndedPhase, Untold]] = []
    start = 0
    for step in steps:
        for end in step.phase_ends:
            if end.phase == "game":
                continue
            upto = at + len(visible_events(step.events[: end.events], None))
            if upto > start:
                told = untold[start:upto]
                phases.append((EndedPhase(end.phase, kept(loaded.game, end.state), _events(told)), told))
                start = upto
        at += len(visible_events(step.events, None))
    return phases, untold[start:]


def _events(untold: Untold) -> EVENTS:
    return tuple(one.event for one in untold)


def _turn(
    loaded: Loaded,
    before: State,
    state: State,
    events: EVENTS,
    ended: str,
    now: int,
    sealed: Sequence[Sealed],
) -> TurnLetter:
    """A turn message; `before` is the position of the one before."""
    game = loaded.game
    asked = game.active_seats(state)
    invitation, known = game.invitation(state), game.invitation(before)
    fresh = invitation is not None and (known is None or known.topic != invitation.topic)
    spared = {*asked, *loaded.computers}
    invited = tuple(seat for seat in invitation.seats if seat not in spared) if invitation and fresh else ()
    # Of several who decide at once one is ready: nobody new is asked, so the message only changes.
    fewer = set(asked) < set(game.active_seats(before)) and not ended
    return TurnLetter(
        position=kept(game, state),
        asked=asked,
        events=events,
        ping=not fewer and not _spared(loaded, asked, now),
        rewrite=fewer,
        ended=ended,
        invited=invited,
        passed=_seats(one.passed for one in sealed if not one.clock),
        out_of_time=_seats(one.passed for one in sealed if one.clock),
        cut_short=_seats(one.cut_short for one in sealed),
    )


def _seats(found: Iterable[Seat | None]) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(seat for seat in found if seat is not None))


def _spared(loaded: Loaded, asked: Sequence[Seat], now: int) -> bool:
    """Whether everybody asked was just pinged for this turn, before it was withdrawn."""
    try:
        pinged = msgspec.json.decode(loaded.row.quiet_seats, type=list[Seat])
    except UNDECODABLE:  # a ping too many is the lesser evil
        return False
    return 0 < loaded.row.quiet_until - now <= QUIET and set(asked) <= set(pinged)


def _untold(connection: sqlite3.Connection, loaded: Loaded) -> Untold:
    """The public events that no message of the table has told yet."""
    # An older line that cannot be read must not keep the channel from the new ones.
    return [
        _Public(line.id, event)
        for line in history.lines_since(connection, loaded.row.id, loaded.row.told)
        for event in visible_events(readable_events(loaded.row.id, (line,))[0], None)
    ]


def _learners(transitions: Sequence[Transition[State]], seats: int) -> list[Seat]:
    learners: set[Seat] = set()
    for step in transitions:
        for reveal in step.reveals:
            learners.update(range(seats) if reveal.to is None else reveal.to)
    return sorted(learners)


def _is_final(step: Transition[State]) -> bool:
    """Whether a step showed somebody what they did not know, ended a phase, or used an answer left ahead.

    What a seat chose is told to all and shows nothing new in that sense: others may look before it is taken back.
    """
    return bool(step.reveals or step.phase_ends or step.fired)


def _keep_reopening(
    connection: sqlite3.Connection,
    loaded: Loaded,
    seat: SeatRow,
    begun: Presses,
    transitions: Sequence[Transition[State]],
    ended: bool,
) -> None:
    last = transitions[-1]
    moved = any(event.entries and event.seat not in (None, seat.seat) for event in last.events)
    reopenable = ended and not moved and not any(_is_final(step) for step in transitions)
    reopening = Reopening(seat.seat, loaded.row.seal, begun) if reopenable else None
    tables.change_table(connection, loaded.row.id, **columns_of(reopening))
