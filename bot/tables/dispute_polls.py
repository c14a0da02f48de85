"""How a dispute stands: its ballots, and whose consent to what would fall is there or missing."""

import sqlite3

import msgspec

from bot.errors import UNDECODABLE
from bot.tables.dispute_choices import Poll, offered, read
from bot.tables.dispute_points import fall_with, fell_since
from bot.tables.falling import Fall
from bot.tables.loaded import Loaded
from bot.tables.questions import asked_of
from db import disputes, votes
from db.rows import DisputeRow, VoteRow
from games.engine.event import Seat


def is_sound(dispute: DisputeRow, loaded: Loaded) -> bool:
    """Whether all that a dispute says can be: who opened it, whose consent it needs, what it may set."""
    try:
        consents = msgspec.json.decode(dispute.consents, type=tuple[Seat, ...])
        switches = msgspec.json.decode(dispute.switches, type=tuple[tuple[str, str], ...])
    except UNDECODABLE:
        return False
    values, changeable = dict(loaded.game.public_options), loaded.game.switches
    return all(seat in range(len(loaded.seats)) for seat in (dispute.seat, *consents)) and all(
        option in changeable and value in values.get(option, ()) for option, value in switches
    )


def poll_of(
    connection: sqlite3.Connection, loaded: Loaded, dispute: DisputeRow, vote: VoteRow, now: int
) -> tuple[Poll, Fall | None]:
    """The ballots of an open dispute, and what would fall with taking back.

    Whose consent was needed once is needed on: who leaves has agreed to nothing. Whoever something befell since
    their ballot has agreed to less.
    """
    fall = fall_with(connection, loaded, dispute, now)
    asked = tuple(asked_of(vote))
    consents = _consents(connection, dispute, () if fall is None else fall.asked)
    choices = choices_of(dispute, connection)
    chosen = {
        seat: choice
        for seat, choice in votes.ballots(connection, vote.id).items()
        if (seat in asked or seat in consents) and choice in choices  # what cannot be read is no vote
    }
    stale = frozenset[Seat]() if fall is None else _stale(connection, loaded, dispute, fall, chosen)
    poll = Poll(
        asked=asked,
        needed=vote.needed,
        chosen=chosen,
        consents=consents,
        stale=stale & {*consents},
        backable=fall is not None,
    )
    return poll, fall


def choices_of(dispute: DisputeRow, connection: sqlite3.Connection) -> tuple[str, ...]:
    """All that can be chosen in a dispute, but no ruling that a moderator has hidden: nobody could say what it is.

    Whether anything falls with taking back is judged with the ballot.
    """
    proposers = [one.seat for one in disputes.rulings(connection, dispute.vote) if one.text]
    return offered(len(switches_in(dispute)), proposers, backable=True)


def switches_in(dispute: DisputeRow) -> tuple[tuple[str, str], ...]:
    """The switches that a dispute may set, each with a value."""
    try:
        return msgspec.json.decode(dispute.switches, type=tuple[tuple[str, str], ...])
    except UNDECODABLE:
        return ()


def consents_in(dispute: DisputeRow) -> tuple[Seat, ...]:
    """The seats whose consent was needed so far."""
    try:
        return msgspec.json.decode(dispute.consents, type=tuple[Seat, ...])
    except UNDECODABLE:
        return ()


def _consents(
    connection: sqlite3.Connection, dispute: DisputeRow, concerned: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    known = consents_in(dispute)
    needed = tuple(sorted({*known, *concerned, dispute.seat}))
    if needed != known:
        disputes.change_consents(connection, dispute.vote, needed)
    return needed


def _stale(
    connection: sqlite3.Connection, loaded: Loaded, dispute: DisputeRow, fall: Fall, chosen: dict[Seat, str]
) -> frozenset[Seat]:
    """Who agreed to taking back before more fell that concerns them; whoever asks for it knows."""
    shown = disputes.lines_shown(connection, dispute.vote)
    seats = len(loaded.seats)
    return frozenset(
        seat
        for seat, choice in chosen.items()
        if seat != dispute.seat and read(choice).back and seat in fell_since(fall, shown.get(seat, 0), seats)
    )
