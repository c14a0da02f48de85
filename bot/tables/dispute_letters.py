"""The message of a dispute: made of what is stored, and brought up to date as it goes on and when it is over."""

import sqlite3

import msgspec

from bot.errors import Damaged
from bot.letters import NO_POSITION, VOID, DisputeLetter, NoticeLetter, Proposal, Setting, letter_in
from bot.tables import asking, pings, precedents
from bot.tables.dispute_choices import missing
from bot.tables.dispute_points import Matter, conflicts
from bot.tables.dispute_polls import choices_of, is_sound, poll_of, switches_in
from bot.tables.loaded import Loaded, load
from bot.tables.positions import kept
from bot.tables.questions import facts_of, is_readable
from db import disputes, history, outbox, votes
from db.query import stored
from db.rows import DisputeRow, OutboxRow, VoteRow


def put(connection: sqlite3.Connection, loaded: Loaded, vote_id: int, matter: Matter, now: int) -> None:
    """Tell the table of a dispute, and whoever wants so by direct message."""
    vote, dispute = votes.vote(connection, vote_id), disputes.dispute(connection, vote_id)
    if vote is None or dispute is None:
        return
    letter = DisputeLetter(
        vote=vote.id,
        seat=dispute.seat,
        rule=dispute.rule,
        event=matter.event,
        tried=matter.tried,
        violation=matter.violation,
        position=NO_POSITION if matter.position is None else kept(loaded.game, matter.position),
        stops=bool(dispute.stops),
    )
    letter = _as_it_stands(connection, loaded, dispute, vote, letter, now)
    others = tuple(seat for seat in letter.asked if seat != dispute.seat)
    quiet, direct = pings.question_as_wanted(connection, loaded, others, now)
    letter = msgspec.structs.replace(letter, quiet=quiet)
    outbox.put(connection, loaded.row.id, loaded.row.place, letter, now, asks=asking.asks(letter))
    for seat in direct:
        values: dict[str, str | int] = {"name": loaded.party.names[dispute.seat]}
        own = NoticeLetter(key="notice-dispute-direct", values=values, seats=(seat,))
        outbox.put_direct(connection, loaded.row.id, loaded.seats[seat].user or 0, own, now)


def refresh(connection: sqlite3.Connection, row: OutboxRow, now: int) -> None:
    """Let the message of a dispute say how it stands now, and once it is closed how it ended."""
    letter = letter_in(row.letter)
    if not isinstance(letter, DisputeLetter):
        return
    vote, dispute = votes.vote(connection, letter.vote), disputes.dispute(connection, letter.vote)
    loaded = load(connection, row.table_id)
    if vote is None or dispute is None:
        changed = msgspec.structs.replace(letter, settled=VOID)  # a backup of before it was restored
    elif vote.status != "open":
        changed = _closed(connection, loaded, vote, dispute, letter)
    elif not loaded.playable or not is_readable(vote, loaded) or not is_sound(dispute, loaded):
        return
    else:
        changed = _as_it_stands(connection, loaded, dispute, vote, letter, now)
    if stored(changed) != stored(letter):
        asking.say(connection, row, changed, now)


def _as_it_stands(
    connection: sqlite3.Connection,
    loaded: Loaded,
    dispute: DisputeRow,
    vote: VoteRow,
    letter: DisputeLetter,
    now: int,
) -> DisputeLetter:
    poll, fall = poll_of(connection, loaded, dispute, vote, now)
    return msgspec.structs.replace(
        letter,
        settings=tuple(
            Setting(option, value, conflicts(loaded, option, value)) for option, value in switches_in(dispute)
        ),
        proposals=tuple(Proposal(one.seat, one.text) for one in disputes.rulings(connection, vote.id)),
        precedents=precedents.cited_on(connection, loaded, dispute.rule),
        turns=0 if fall is None else len(fall.turns),
        whose=() if fall is None else fall.whose,
        fallen=None if fall is None else fall.fallen(None),
        line=history.newest_sealed_line(connection, loaded.row.id),
        consents=poll.consents,
        missing=missing(poll),
        asked=poll.asked,
        voted=tuple(seat for seat in poll.asked if seat in poll.chosen),
        until=vote.lapses_at,
    )


def _closed(
    connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, dispute: DisputeRow, letter: DisputeLetter
) -> DisputeLetter:
    """The letter with how it ended and who chose what; what fell with it stands as it was."""
    choices = choices_of(dispute, connection)
    ballots = {
        str(seat): choice
        for seat, choice in votes.ballots(connection, vote.id).items()
        if seat in range(len(loaded.seats)) and choice in choices
    }
    return msgspec.structs.replace(
        letter,
        settled=chosen_in(vote),
        ballots=ballots,
        voted=tuple(sorted(map(int, ballots))),
        missing=(),
        proposals=tuple(Proposal(one.seat, one.text) for one in disputes.rulings(connection, vote.id)),
    )


def chosen_in(vote: VoteRow) -> str:
    """What was chosen in a dispute that is closed, or that nobody could decide it any more."""
    if vote.status != "passed":
        return VOID
    try:
        return str(facts_of(vote).get(asking.CHOSEN, VOID))
    except Damaged:
        return VOID


asking.FOLLOWED[asking.DISPUTE] = refresh
