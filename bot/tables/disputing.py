"""Disputes: a line of the log or a refusal is put to the table, which upholds it, settles the rule or takes back.

A dispute is a question (`questions`) in which each choice asks for others: `dispute_choices` says what ballots
come to. Its message stands in the table's place and is kept up to date (`dispute_letters`); what was decided about
the rule is kept as a precedent.
"""

import sqlite3
from collections.abc import Iterable
from typing import Final

import msgspec

from bot.contesting import Point
from bot.errors import Damaged, Refused
from bot.letters import Setting
from bot.names import plain_text
from bot.tables import acts, asking, dispute_letters, precedents, questions, waiting
from bot.tables.counting import AT_ONCE
from bot.tables.dispute_choices import BACK, RULING, SWITCH, UPHOLD, Choice, decided, offered, read, short
from bot.tables.dispute_points import (
    Matter,
    conflicts,
    fall_with,
    fell_since,
    matter_of,
    still_holds,
    switches_of,
)
from bot.tables.dispute_polls import choices_of, consents_in, is_sound, poll_of, switches_in
from bot.tables.falling import Fall
from bot.tables.hours import hours_of
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.questions import Kind, register
from bot.tables.rights import load_running, may
from bot.tables.sealing import lapse_undo
from bot.tables.switching import switch
from bot.tables.undoing import undo
from bot.tables.waiting import voters
from bot.timing.waking import after_waking
from db import disputes, history, outbox, votes
from db.query import stored
from db.rows import DisputeRow, VoteRow
from games.engine.event import Seat

MOST_A_ROUND: Final = 2
"""Disputes that a seat may open in a round of the game."""
TIME: Final = 24 * 3600
"""Waking seconds of silence after which the rule is upheld,"""
LONGEST: Final = questions.TIME_TO_AGREE
"""and after so many seconds in any case, however little somebody wakes."""
LEAST: Final = 2
"""Seats that must be asked: nobody settles a rule alone, and the silence of the others is no consent to it."""
LONGEST_RULING: Final = 300
"""Signs of a ruling."""


class Disputable(msgspec.Struct, frozen=True):
    """What somebody could dispute: the matter, the choices to open with, and what would fall with taking back."""

    loaded: Loaded
    seat: Seat
    matter: Matter
    settings: tuple[Setting, ...]
    fall: Fall | None


def disputable(connection: sqlite3.Connection, call: Call, table_id: int, point: Point) -> Disputable:
    """What the caller could dispute, before anybody learns of it. Raises Refused where it may not be."""
    loaded, seat = _disputing(connection, call, table_id)
    matter = matter_of(connection, loaded, seat, point, call.now)
    _refuse_again(connection, loaded, seat, matter)
    _asked(connection, loaded, seat, call.now)
    switches = switches_of(loaded, matter.rule)
    settings = tuple(Setting(option, value, conflicts(loaded, option, value)) for option, value in switches)
    row = _row(loaded, seat, matter, switches, stops=False)
    return Disputable(loaded, seat, matter, settings, fall_with(connection, loaded, row, call.now))


def open_dispute(
    connection: sqlite3.Connection, call: Call, table_id: int, point: Point, choice: str = BACK, ruling: str = ""
) -> str:
    """Dispute something; the key of a sentence. Whoever does votes with it: for taking back, unless they say else.

    `ruling` are the words of a ruling that they propose. Raises Refused.
    """
    loaded, seat = _disputing(connection, call, table_id)
    role, matter = may("ask", loaded, call), matter_of(connection, loaded, seat, point, call.now)
    _refuse_again(connection, loaded, seat, matter)
    row = _row(loaded, seat, matter, switches_of(loaded, matter.rule), stops=_stops(connection, loaded, seat))
    chosen = _opening_choice(connection, loaded, row, choice, call.now)
    said = _ruling(ruling) if chosen.kind == RULING else ""
    asked = _asked(connection, loaded, seat, call.now)
    lapses_at = _lapses_at(connection, loaded, asked, call.now)
    acts.write(connection, loaded, call, role, "dispute-asked")
    vote = questions.put(connection, DISPUTE, loaded, call.now, asked, seat, None, None, {}, lapses_at)
    _keep(connection, row, vote)
    if said:
        disputes.propose(connection, vote, seat, said)
    votes.cast(connection, vote, seat, chosen.written, history.newest_sealed_line(connection, table_id))
    dispute_letters.put(connection, loaded, vote, matter, call.now)
    return questions.decide(connection, DISPUTE, vote, call.now) or "dispute-opened"


def choose(
    connection: sqlite3.Connection,
    call: Call,
    table_id: int,
    vote_id: int,
    choice: str,
    line: int,
    message: int | None = None,
) -> str:
    """Count the caller's choice in a dispute; `line` is the newest of the log that its `message` told them of.

    Raises Refused, as where more would fall by now of what concerns them.
    """
    _refuse_other(connection, table_id, vote_id, message)
    _refuse_unseen(connection, call, table_id, vote_id, choice, line)
    said = questions.cast(connection, call, table_id, vote_id, choice, _shown(connection, table_id, line))
    return "dispute-decided" if said == "vote-passed" else said


def propose(
    connection: sqlite3.Connection,
    call: Call,
    table_id: int,
    vote_id: int,
    ruling: str,
    line: int,
    message: int | None = None,
    *,
    back: bool = False,
) -> str:
    """Let the caller propose a ruling in a dispute, one a seat, and vote for it. Raises Refused."""
    loaded = load_running(connection, call, table_id)
    may("vote", loaded, call)
    seat, vote = own_seat(loaded, call.user).seat, votes.vote(connection, vote_id)
    if vote is None or vote.kind != DISPUTE.name or vote.table_id != table_id or vote.status != "open":
        raise Refused("vote-closed")
    if seat not in questions.asked_of(vote):
        raise Refused(questions.why_not_asked(connection, vote, call.user))
    if any(one.seat == seat for one in disputes.rulings(connection, vote_id)):
        raise Refused("dispute-proposed")
    disputes.propose(connection, vote_id, seat, _ruling(ruling))
    choice = Choice(f"{RULING}.{seat}", back).written
    return choose(connection, call, table_id, vote_id, choice, line, message)


def _disputing(connection: sqlite3.Connection, call: Call, table_id: int) -> tuple[Loaded, Seat]:
    """A running table, and the caller's seat that counts there. Raises Refused."""
    loaded = load_running(connection, call, table_id)
    may("ask", loaded, call)
    seat = own_seat(loaded, call.user).seat
    if waiting.reason(connection, loaded, seat, call.now) in AT_ONCE:
        raise Refused("dispute-not-counting")
    _ = loaded.state  # of one that cannot be read nobody can say what would fall
    return loaded, seat


def _refuse_again(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, matter: Matter) -> None:
    """Raises Refused where the point was disputed before, or the seat, whoever held it, has disputed enough."""
    table, round = loaded.row.id, loaded.game.round_of(loaded.state)
    if disputes.about(connection, table, matter.key) is not None:
        raise Refused("disputed-already")
    if any(one.seat == seat for one in disputes.open_disputes(connection, table)):
        raise Refused("dispute-one-open")
    if disputes.count_in(connection, table, seat, round) >= MOST_A_ROUND:
        raise Refused("dispute-enough", most=MOST_A_ROUND, game=loaded.row.game)


def _asked(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> tuple[Seat, ...]:
    """Whom a dispute of the seat asks. Raises Refused where that is nobody else."""
    asked = voters(connection, loaded, now, seat)
    if len(asked) < LEAST:
        raise Refused("dispute-alone")
    return asked


def _row(
    loaded: Loaded, seat: Seat, matter: Matter, switches: tuple[tuple[str, str], ...], *, stops: bool
) -> DisputeRow:
    """What is to be kept of a dispute, before it has a number."""
    return DisputeRow(
        vote=0,
        table_id=loaded.row.id,
        seat=seat,
        round=loaded.game.round_of(loaded.state),
        point=matter.key,
        rule=matter.rule,
        line=matter.line,
        entry=matter.entry,
        seal=matter.seal,
        tried=matter.tried,
        violation="" if matter.violation is None else str(stored(matter.violation)),
        switches=str(stored(switches)),
        consents=str(stored(())),
        stops=int(stops),
    )


def _keep(connection: sqlite3.Connection, row: DisputeRow, vote: int) -> None:
    columns = msgspec.structs.asdict(row)
    disputes.add(connection, **{**columns, "vote": vote})


def _stops(connection: sqlite3.Connection, loaded: Loaded, seat: Seat) -> bool:
    """Whether a dispute of the seat lets the time of the others stand still: once in a round."""
    return not disputes.has_stopped(connection, loaded.row.id, seat, loaded.game.round_of(loaded.state))


def _opening_choice(
    connection: sqlite3.Connection, loaded: Loaded, row: DisputeRow, choice: str, now: int
) -> Choice:
    """What whoever opens a dispute votes for. Raises Refused where it cannot be chosen."""
    chosen = read(choice)
    if chosen.kind == RULING:
        chosen = Choice(f"{RULING}.{row.seat}", chosen.back)
    backable = fall_with(connection, loaded, row, now) is not None
    if chosen.back and not backable:
        raise Refused("dispute-nothing-falls")
    if chosen.written not in offered(len(switches_in(row)), [row.seat], backable=backable)[1:]:
        raise Refused("option-unknown")
    return chosen


def _ruling(typed: str) -> str:
    """A ruling as somebody typed it, in one line. Raises Refused where nothing of it can be shown."""
    said = plain_text(typed)
    if not said:
        raise Refused("ruling-empty")
    if len(said) > LONGEST_RULING:
        raise Refused("ruling-too-long", most=LONGEST_RULING)
    return said


def _lapses_at(connection: sqlite3.Connection, loaded: Loaded, asked: Iterable[Seat], now: int) -> int:
    """When nobody is waited for any longer: everybody who is asked was awake for as long."""
    users = [loaded.seats[seat].user or 0 for seat in asked]
    last = max((after_waking(hours_of(connection, loaded.row, user), now, TIME) for user in users), default=now)
    return min(last, now + LONGEST)


def _refuse_other(connection: sqlite3.Connection, table_id: int, vote_id: int, message: int | None) -> None:
    """Raises Refused where a message is known to be of another dispute, that had the number before a backup."""
    told = [
        row.message for row in outbox.asking(connection, table_id) if row.asks == f"{asking.DISPUTE} {vote_id}"
    ]
    if message is not None and any(one not in (None, message) for one in told):
        raise Refused("vote-closed")


def _refuse_unseen(
    connection: sqlite3.Connection, call: Call, table_id: int, vote_id: int, choice: str, line: int
) -> None:
    """Raises Refused where somebody would agree to take back more than they were told of, or nothing."""
    dispute, loaded = disputes.dispute(connection, vote_id), load_running(connection, call, table_id)
    if dispute is None or not loaded.playable or dispute.table_id != table_id:
        return
    if not is_sound(dispute, loaded):
        raise Damaged(table_id, "vote", f"dispute {vote_id}: it says what cannot be")
    if not read(choice).back:
        return
    seat, fall = own_seat(loaded, call.user).seat, fall_with(connection, loaded, dispute, call.now)
    if fall is None:
        raise Refused("dispute-nothing-falls")
    if seat != dispute.seat and seat in fell_since(fall, line, len(loaded.seats)):
        raise Refused("dispute-more-fell")


def _shown(connection: sqlite3.Connection, table_id: int, line: int) -> int:
    """The newest line that somebody can have been shown."""
    return min(line, history.newest_sealed_line(connection, table_id))


def _verdict(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, now: int, over: bool) -> str | None:
    dispute = disputes.dispute(connection, vote.id)
    if dispute is None or not loaded.playable or not is_sound(dispute, loaded):
        return UPHOLD if over else None
    poll, _ = poll_of(connection, loaded, dispute, vote, now)
    return decided(poll, over=over)


def _offered(connection: sqlite3.Connection, vote: VoteRow) -> tuple[str, ...]:
    dispute = disputes.dispute(connection, vote.id)
    return () if dispute is None else choices_of(dispute, connection)


def _is_overtaken(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, now: int) -> bool:
    """Whether what is disputed was taken back meanwhile, or nobody can say what it is."""
    dispute = disputes.dispute(connection, vote.id)
    return dispute is None or not is_sound(dispute, loaded) or not still_holds(connection, loaded, dispute)


def _carry_out(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    dispute, chosen = disputes.dispute(connection, vote.id), read(choice)
    if dispute is None or choice == UPHOLD:
        return
    if chosen.back:
        _take_back(connection, loaded, dispute, now)
    setting = _setting(dispute, chosen)
    if setting is not None:
        _set(connection, load(connection, loaded.row.id), setting, dispute.seat, now)
    if chosen.rule:
        precedents.record(connection, load(connection, loaded.row.id), dispute, chosen, setting, now)


def _take_back(connection: sqlite3.Connection, loaded: Loaded, dispute: DisputeRow, now: int) -> None:
    fall = fall_with(connection, loaded, dispute, now)
    if fall is not None:
        alone = {dispute.seat} >= {*fall.asked, *consents_in(dispute)}
        lapse_undo(connection, loaded, now, "void")
        undo(
            connection, load(connection, loaded.row.id), fall.target, dispute.seat, now, alone=alone, disputed=True
        )


def _setting(dispute: DisputeRow, chosen: Choice) -> tuple[str, str] | None:
    switches = switches_in(dispute)
    return switches[chosen.number] if chosen.kind == SWITCH and chosen.number < len(switches) else None


def _set(connection: sqlite3.Connection, loaded: Loaded, setting: tuple[str, str], by: Seat, now: int) -> None:
    """Set a switch from now on, unless it is set so by now."""
    played = msgspec.to_builtins(loaded.state.options)
    if played.get(setting[0]) != setting[1]:
        switch(connection, loaded, *setting, by, now)


DISPUTE: Final = register(
    Kind(
        "dispute",
        _carry_out,
        choices=(),
        is_idle=_is_overtaken,
        offered=_offered,
        verdict=_verdict,
        short=short,
        least=LEAST,
    )
)
