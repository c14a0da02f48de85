"""What needs the others' agreement: an undo beyond one's own turn, a successor, giving the game up."""

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.errors import UNDECODABLE, Damaged, Refused
from bot.letters import NoticeLetter, TurnLetter
from bot.names import safe
from bot.tables.asking import settle
from bot.tables.loaded import Call, Loaded, load, load_running, own_seat, readable_events
from bot.tables.restoring import go_back
from bot.tables.sealing import post, show_card
from db import history, tables, votes
from db.rows import LogRow, SeatRow, VoteRow
from games.engine.event import Seat

TIME_TO_AGREE = 72 * 3600
"""Seconds after which an open vote lapses."""
MOST_TURNS = 20
"""So many turns can be asked back at once."""


def ask_undo(connection: sqlite3.Connection, call: Call, table_id: int, turns: int) -> str:
    """Ask for the last turns to be taken back; at once where nobody else is concerned."""
    loaded = load_running(connection, table_id)
    seat = own_seat(loaded, call.user)
    _none_open(connection, table_id, "undo")
    lines = _sealed(history.live_lines(connection, table_id))
    target = _before_turns(lines, turns)
    fallen = [line for line in lines if (line.seal or 0) > target]
    concerned = _concerned(fallen, len(loaded.seats)) | _playing(loaded)
    asked = [
        other.seat for other in loaded.seats if other.seat in concerned - {seat.seat} and other.user is not None
    ]
    if not asked:
        _undo(connection, loaded, target, seat.seat, call.now)
        return "undone"
    _open(connection, loaded, call, seat, "undo", asked, len(asked), target=target, values={"turns": turns})
    return "vote-opened"


def ask_abandon(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Ask for the game to be given up; a majority of the seats decides."""
    loaded = load_running(connection, table_id)
    seat = own_seat(loaded, call.user)
    _none_open(connection, table_id, "abandon")
    held = [other.seat for other in loaded.seats if other.user is not None]
    vote_id = _open(connection, loaded, call, seat, "abandon", held, len(held) // 2 + 1)
    votes.cast(connection, vote_id, seat.seat, True)
    return _decide(connection, vote_id, call.now) or "vote-opened"


def give_up_seat(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Free the caller's seat in a running game: it waits, as it stands, for a successor whom the others accept."""
    loaded = load_running(connection, table_id)
    seat = own_seat(loaded, call.user)
    votes.forget_ballot(connection, table_id, seat.seat)
    tables.change_seat(connection, table_id, seat.seat, user=None, decision=seat.decision + 1)
    for vote in _readable_votes(connection, table_id):
        _without(connection, loaded, vote, seat.seat, call.now)
    others = tuple(other.seat for other in loaded.seats if other.user not in (None, call.user))
    if not others:
        _abandon(connection, loaded, call.now)
        return "seat-given-up"
    values: dict[str, str | int] = {"name": loaded.scene.names[seat.seat]}
    letter = NoticeLetter(key="notice-seat-free", values=values, seats=others, join=True, free=seat.seat)
    post(connection, loaded, letter, call.now)
    for vote in _readable_votes(connection, table_id):
        if load(connection, table_id).row.status == "running":
            _decide(connection, vote.id, call.now)
    return "seat-given-up"


def ask_succession(connection: sqlite3.Connection, call: Call, loaded: Loaded) -> str:
    """Ask the table to accept the caller in a seat that waits for a successor."""
    empty = next((seat for seat in loaded.seats if seat.user is None), None)
    if empty is None:
        raise Refused("no-free-seat", table=loaded.row.id)
    _none_open(connection, loaded.row.id, "replace")
    held = [seat.seat for seat in loaded.seats if seat.user is not None]
    values: dict[str, str | int] = {"newcomer": safe(call.name), "name": loaded.scene.names[empty.seat]}
    _open(
        connection,
        loaded,
        call,
        empty,
        "replace",
        held,
        len(held) // 2 + 1,
        target=empty.seat,
        successor=call.user,
        values=values,
    )
    return "succession-asked"


def cast(connection: sqlite3.Connection, call: Call, table_id: int, vote_id: int, yes: bool) -> str:
    """Cast the caller's ballot; its last one counts."""
    loaded = load_running(connection, table_id)
    seat = own_seat(loaded, call.user)
    vote = votes.vote(connection, vote_id)
    if vote is None or vote.table_id != table_id or vote.status != "open":
        raise Refused("vote-closed")
    if seat.seat not in _asked(vote):
        raise Refused("vote-not-yours")
    votes.cast(connection, vote_id, seat.seat, yes)
    return _decide(connection, vote_id, call.now) or "ballot-counted"


def lapse(connection: sqlite3.Connection, vote: VoteRow, now: int) -> None:
    """Close a vote whose time is over and say so."""
    votes.close_vote(connection, vote.id, "lapsed")
    loaded = load(connection, vote.table_id)
    if loaded.row.status == "running":
        post(connection, loaded, NoticeLetter(key=f"notice-{vote.kind}-lapsed"), now)
    settle(connection, vote.table_id, now)


def _open(
    connection: sqlite3.Connection,
    loaded: Loaded,
    call: Call,
    seat: SeatRow,
    kind: str,
    asked: Sequence[Seat],
    needed: int,
    *,
    target: int | None = None,
    successor: int | None = None,
    values: dict[str, str | int] | None = None,
) -> int:
    vote_id = votes.open_vote(
        connection,
        loaded.row.id,
        call.now,
        kind=kind,
        target=target,
        successor=successor,
        successor_name=None if successor is None else call.name,
        opened_by=seat.seat,
        asked=msgspec.json.encode(list(asked)).decode(),
        needed=needed,
        lapses_at=call.now + TIME_TO_AGREE,
    )
    said: dict[str, str | int] = {
        "name": loaded.scene.names[seat.seat],
        "needed": needed,
        "until": call.now + TIME_TO_AGREE,
        **(values or {}),
    }
    others = tuple(other for other in asked if loaded.seats[other].user != call.user)
    letter = NoticeLetter(key=f"notice-{kind}-asked", values=said, seats=others, vote=vote_id)
    post(connection, loaded, letter, call.now)
    return vote_id


def _decide(connection: sqlite3.Connection, vote_id: int, now: int) -> str | None:
    vote = votes.vote(connection, vote_id)
    if vote is None:
        return None
    asked = _asked(vote)
    ballots = {seat: yes for seat, yes in votes.ballots(connection, vote_id).items() if seat in asked}
    agreed = sum(ballots.values())
    against = len(ballots) - agreed
    if agreed >= vote.needed:
        votes.close_vote(connection, vote_id, "passed")
        _carry_out(connection, vote, now)
        return "vote-passed"
    if against > len(asked) - vote.needed:
        votes.close_vote(connection, vote_id, "refused")
        loaded = load_running(connection, vote.table_id)
        post(connection, loaded, NoticeLetter(key=f"notice-{vote.kind}-refused"), now)
        return "vote-refused"
    return None


def _carry_out(connection: sqlite3.Connection, vote: VoteRow, now: int) -> None:
    loaded = load_running(connection, vote.table_id)
    if vote.kind == "undo":
        _undo(connection, loaded, vote.target or 0, vote.opened_by, now)
    elif vote.kind == "abandon":
        _abandon(connection, loaded, now)
    else:
        _replace(connection, loaded, vote, now)


def _abandon(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    tables.change_table(connection, loaded.row.id, status="abandoned", changed_at=now)
    post(connection, loaded, NoticeLetter(key="notice-abandoned"), now)
    show_card(connection, loaded, now)


def _replace(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, now: int) -> None:
    seat = loaded.seats[vote.target or 0]
    tables.change_seat(
        connection,
        loaded.row.id,
        seat.seat,
        user=vote.successor,
        name=vote.successor_name,
        decision=seat.decision + 1,
    )
    fresh = load_running(connection, vote.table_id)
    values: dict[str, str | int] = {"name": fresh.scene.names[seat.seat]}
    post(connection, fresh, NoticeLetter(key="notice-replaced", values=values, seats=(seat.seat,)), now)


def _undo(connection: sqlite3.Connection, loaded: Loaded, target: int, by: Seat, now: int) -> None:
    row = loaded.row
    fallen = {line.seat for line in _sealed(history.live_lines(connection, row.id)) if (line.seal or 0) > target}
    state, line = go_back(connection, loaded, target, by, now)
    tables.change_table(connection, row.id, finished_by=None, reopen_from=None, reopen_moves=None, told=line)
    for seat in loaded.seats:
        # What others have begun stays as far as it holds; own moves were made for a position that is gone.
        gone = {"moves": "[]", "cut": None} if seat.seat in fallen | {by} else {}
        tables.change_seat(connection, row.id, seat.seat, decision=seat.decision + 1, **gone)
    view = msgspec.to_builtins(loaded.game.observe(state, None))
    asked = loaded.game.active_seats(state)
    letter = TurnLetter(view=view, asked=asked, events=(), news="news-undone", news_seat=by)
    post(connection, loaded, letter, now)


def _none_open(connection: sqlite3.Connection, table_id: int, kind: str) -> None:
    for vote in votes.open_votes(connection, table_id):
        if vote.kind != kind:
            continue
        if is_readable(vote):
            raise Refused("vote-already-open")
        votes.close_vote(connection, vote.id, "lapsed")  # nobody can answer it; it is asked anew


def _without(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, seat: Seat, now: int) -> None:
    """Ask a seat no longer. An undo needs everybody asked, so it lapses: leaving is no agreement."""
    asked = [other for other in _asked(vote) if other != seat]
    if vote.kind == "undo" and seat in _asked(vote):
        votes.close_vote(connection, vote.id, "lapsed")
        post(connection, loaded, NoticeLetter(key="notice-undo-lapsed"), now)
    elif vote.kind != "undo":
        votes.change_asked(connection, vote.id, msgspec.json.encode(asked).decode(), len(asked) // 2 + 1)


def _asked(vote: VoteRow) -> list[Seat]:
    """The seats that are asked; raises Damaged."""
    try:
        return msgspec.json.decode(vote.asked, type=list[Seat])
    except UNDECODABLE as error:
        raise Damaged(vote.table_id, "vote", f"vote {vote.id}: {error}") from error


def is_readable(vote: VoteRow) -> bool:
    """Whether it can be told who is asked."""
    try:
        _asked(vote)
    except Damaged:
        return False
    return True


def _readable_votes(connection: sqlite3.Connection, table_id: int) -> list[VoteRow]:
    """The open votes that can be counted; the others lapse by themselves."""
    return [vote for vote in votes.open_votes(connection, table_id) if is_readable(vote)]


def _sealed(lines: Sequence[LogRow]) -> list[LogRow]:
    return [line for line in lines if line.seal is not None]


def _before_turns(lines: Sequence[LogRow], turns: int) -> int:
    """The seal before the last `turns` turns; a turn begun and sealed in part counts as one."""
    moved = [line for line in lines if line.actions != "[]"]
    if not moved or turns < 1:
        raise Refused("nothing-to-undo")
    if turns > MOST_TURNS:
        raise Refused("undo-too-many", most=MOST_TURNS)
    starts = [index for index in range(len(moved)) if index == 0 or moved[index - 1].ends_turn]
    first = moved[starts[max(len(starts) - turns, 0)]]
    earlier = [line.seal or 0 for line in lines if (line.seal or 0) < (first.seal or 0)]
    return max(earlier, default=0)


def _concerned(fallen: Sequence[LogRow], seats: int) -> set[Seat]:
    """The seats whose actions fall or whom something befell in them, as by an answer left ahead that was used.

    All, where anybody learnt something: who has seen drawn cards and may choose again, or tells an accomplice, has
    an advantage over everybody. All as well, where the log no longer tells whom something befell.
    """
    events, fault = readable_events(fallen[0].table_id, fallen) if fallen else ((), None)
    if fault is not None or any(line.learnt != "[]" for line in fallen):
        return set(range(seats))
    concerned = {line.seat for line in fallen if line.actions != "[]"} | {event.seat for event in events}
    concerned |= {entry.seat for event in events for entry in event.entries}
    return {seat for seat in concerned if seat is not None}


def _playing(loaded: Loaded) -> set[Seat]:
    """The seats that have begun a turn: all at turn, too, once the turn before can no longer be reopened.

    All, where the position cannot be read and nobody can say who is at turn.
    """
    if not loaded.playable:
        return {seat.seat for seat in loaded.seats}
    begun = {seat.seat for seat in loaded.seats if seat.moves != "[]"}
    return begun | set(loaded.active if loaded.row.finished_by is None else ())
