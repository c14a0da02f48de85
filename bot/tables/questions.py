"""Questions put to the seats of a table: asked once, answered by buttons, decided by how many choose the same.

A kind of question is a `Kind`, registered beside what it carries out: in `undoing`, `repairing`, `stopping`,
`succession`, `absence`, `pausing`, `paces`, `conduct` and `disputing`.
"""

import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from bot.errors import UNDECODABLE, Damaged, Refused
from bot.letters import Fallen, NoticeLetter
from bot.names import safe
from bot.tables import acts, asking, waiting
from bot.tables.acts import Facts
from bot.tables.counting import AT_ONCE, majority
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.rights import Role, load_running, may
from bot.tables.sealing import put_letter
from bot.tables.timed import Key, Timed
from bot.tables.waiting import voters
from db import acts as written
from db import history, votes
from db.rows import VoteRow
from games.engine.event import Seat

TIME_TO_AGREE: Final = 72 * 3600
"""Seconds after which an open question lapses, unless its kind says otherwise."""
YES, NO = "yes", "no"
NOTHING: Final = "none"
"""What nobody is for, as nobody asks but time."""

CarryOut = Callable[[sqlite3.Connection, Loaded, VoteRow, str, int], None]
"""Does what was chosen: the table, the question, the choice, now."""
Stands = Callable[[sqlite3.Connection, Loaded, VoteRow, str], bool]
"""Whether it can still be carried out: the table, the question, the choice."""
IsIdle = Callable[[sqlite3.Connection, Loaded, VoteRow, int], bool]
"""Whether there is nothing left to decide: the table, the question, now."""

Offered = Callable[[sqlite3.Connection, VoteRow], tuple[str, ...]]
"""What can be chosen of a question, where that is not the same for all of its kind."""
Verdict = Callable[[sqlite3.Connection, Loaded, VoteRow, int, bool], str | None]
"""What the ballots of a question come to: the table, the question, now, and whether its time is over.

None: nothing yet."""


def never_idle(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, now: int) -> bool:
    """Of a question that always has something to decide."""
    return False


def always_stands(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str) -> bool:
    """Of a question whose choices can be carried out whatever was played since it was asked."""
    return True


@dataclass(frozen=True)
class Kind:
    """A kind of question.

    `choices` are what can be chosen; whoever asks counts as for the first, unless they say which. `needed` says
    how many of so many voters must choose the same. `seconds` is the time to answer, None for the table's
    patience. With `without_silent` those who did not answer in that time are not counted, and what most of the
    others chose is done. A question that has become idle is closed. `of_seat` says that its target is a seat.
    One `of_all` who count ends where somebody begins to count whom nobody asked, and any where fewer than `least`
    are left to decide it.
    Where not so many of all decide, but each choice asks for others, `verdict` says what was chosen, and `offered`
    what can be; `short` is a choice as the sentence of the log knows it.
    What was chosen is carried out while it `stands`; where play has overtaken it, it is closed with a word.
    """

    name: str
    carry_out: CarryOut
    needed: Callable[[Sequence[Seat]], int] = majority
    choices: tuple[str, ...] = (YES, NO)
    seconds: int | None = TIME_TO_AGREE
    without_silent: bool = False
    is_idle: IsIdle = never_idle
    of_seat: bool = False
    stands: Stands = always_stands
    of_all: bool = False
    least: int = 1
    offered: Offered | None = None
    verdict: Verdict | None = None
    short: Callable[[str], str] = str

    def choices_of(self, connection: sqlite3.Connection, vote: VoteRow) -> tuple[str, ...]:
        """What can be chosen of a question."""
        return self.choices if self.offered is None else self.offered(connection, vote)


KINDS: Final[dict[str, Kind]] = {}
"""The kinds of questions by name."""


def register(kind: Kind) -> Kind:
    """Make a kind of question known; the same kind."""
    KINDS[kind.name] = kind
    return kind


def ask(
    connection: sqlite3.Connection,
    kind: Kind,
    loaded: Loaded,
    call: Call,
    role: Role,
    asked: Sequence[Seat],
    *,
    asker: Seat | None,
    choice: str = "",
    target: int | None = None,
    facts: Facts | None = None,
    named: tuple[Seat, ...] = (),
    fallen: Fallen | None = None,
) -> str:
    """Put somebody's question to seats, `asker` (None: who has no seat) among them if they vote.

    The key of a sentence.
    It is written among the acts, with the `role` in which the caller asks. The choice of whoever asks counts at
    once, and may decide it. Raises Refused where it may not be asked now.
    """
    none_open(connection, loaded, kind.name)
    if asker is not None:
        _not_again(connection, loaded, kind.name, asker, call.now)
    acts.write(connection, loaded, call, role, f"{kind.name}-asked", **(facts or {}))
    newcomer = None if asker is not None else (call.user, call.name)
    vote_id = put(connection, kind, loaded, call.now, asked, asker, target, newcomer, facts or {})
    if asker is not None and asker in asked:
        votes.cast(connection, vote_id, asker, choice or kind.choices[0])
    decided = decide(connection, kind, vote_id, call.now)
    if decided is None:
        _tell(connection, kind, loaded, vote_id, asker, named, fallen, choice or kind.choices[0])
    return decided or "vote-opened"


def ask_by_time(
    connection: sqlite3.Connection,
    kind: Kind,
    loaded: Loaded,
    now: int,
    asked: Sequence[Seat],
    *,
    target: int,
    facts: Facts,
) -> None:
    """Put a question to seats that nobody asks, but time."""
    acts.write_of_time(connection, loaded, now, f"{kind.name}-due", **facts)
    vote_id = put(connection, kind, loaded, now, asked, None, target, None, facts)
    _tell(connection, kind, loaded, vote_id, None)


def put(
    connection: sqlite3.Connection,
    kind: Kind,
    loaded: Loaded,
    now: int,
    asked: Sequence[Seat],
    asker: Seat | None,
    target: int | None,
    newcomer: tuple[int, str] | None,
    facts: Facts,
    lapses_at: int | None = None,
) -> int:
    """Keep an open question, and tell nobody yet; its number."""
    seconds = loaded.row.patience if kind.seconds is None else kind.seconds
    user, name = newcomer or (None, None)
    return votes.open_vote(
        connection,
        loaded.row.id,
        now,
        kind=kind.name,
        target=target,
        successor=user,
        successor_name=name,
        opened_by=asker,
        asked=tuple(asked),
        needed=kind.needed(asked),
        facts={**facts, "line": history.newest_line(connection, loaded.row.id)},
        lapses_at=now + seconds if lapses_at is None else lapses_at,
    )


def cast(
    connection: sqlite3.Connection, call: Call, table_id: int, vote_id: int, choice: str, line: int = 0
) -> str:
    """Count the caller's choice, their last one; the key of a sentence. Raises Refused where they have none.

    `line` is the newest line of the log that they were shown, where that matters.
    """
    loaded = load_running(connection, call, table_id)
    may("vote", loaded, call)
    seat, vote = own_seat(loaded, call.user), votes.vote(connection, vote_id)
    kind = None if vote is None else KINDS.get(vote.kind)
    if vote is None or kind is None or vote.table_id != table_id or vote.status != "open":
        raise Refused("vote-closed")
    if seat.seat not in asked_of(vote):
        raise Refused(why_not_asked(connection, vote, call.user))
    if choice not in kind.choices_of(connection, vote):
        raise Refused("vote-not-yours")
    if not is_readable(vote, loaded):
        raise Damaged(table_id, "vote", f"vote {vote.id}: it is about nobody at the table")
    votes.cast(connection, vote.id, seat.seat, choice, line)
    return decide(connection, kind, vote.id, call.now) or "ballot-counted"


def why_not_asked(connection: sqlite3.Connection, vote: VoteRow, user: int) -> str:
    """Why a question is not put to a user who sits at the table; the key of a sentence."""
    since = written.last_of(connection, vote.table_id, user, vote.at)
    came_back = any(one.kind == "returned" for one in since)
    return "vote-went-with-seat" if came_back else "vote-not-yours"


def decide(connection: sqlite3.Connection, kind: Kind, vote_id: int, now: int) -> str | None:
    """Carry a question out or close it, if the ballots decide it; the key of a sentence, None if not yet."""
    vote = votes.vote(connection, vote_id)
    if vote is None or vote.status != "open":
        return None
    if kind.verdict is not None:
        verdict = kind.verdict(connection, load(connection, vote.table_id), vote, now, False)
        return None if verdict is None else _pass(connection, kind, vote, verdict, now)
    chosen = _chosen(connection, vote)
    for choice in kind.choices:
        if choice != NO and chosen[choice] >= vote.needed:
            if not kind.stands(connection, load(connection, vote.table_id), vote, choice):
                return close(connection, vote, "void", now, asking.OVERTAKEN)
            return _pass(connection, kind, vote, choice, now)
    open_ballots = len(asked_of(vote)) - chosen.total()
    if max((chosen[choice] for choice in kind.choices if choice != NO), default=0) + open_ballots < vote.needed:
        return close(connection, vote, "refused", now)
    return None


def _chosen(connection: sqlite3.Connection, vote: VoteRow) -> Counter[str]:
    """How many of those who are asked chose what so far."""
    asked = asked_of(vote)
    return Counter(choice for seat, choice in votes.ballots(connection, vote.id).items() if seat in asked)


def lapse(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """End a question whose time is over; without a word where it cannot be said what was asked."""
    recount_all(connection, key[0], now)  # who left meanwhile has no part in what lapses
    vote = votes.vote(connection, key[1])
    if vote is None or vote.status != "open" or vote.lapses_at > now:
        return vote is not None
    kind, loaded = KINDS.get(vote.kind), load(connection, vote.table_id)
    if kind is None or not _says_what(vote):
        votes.close_vote(connection, vote.id, "void")
    elif kind.verdict is not None and is_readable(vote, loaded):
        verdict = kind.verdict(connection, loaded, vote, now, True)
        _pass(connection, kind, vote, verdict or NOTHING, now)
    elif (most := _most_chosen(connection, kind, loaded, vote)) is not None:
        _pass(connection, kind, vote, most, now)
    else:
        close(connection, vote, "lapsed", now)
    waiting.follow_questions(connection, vote.table_id, now)
    return True


LAPSES: Final = Timed("vote", lambda c, _: votes.next_lapse(c), votes.due_votes, asking.settled(lapse))


def _most_chosen(connection: sqlite3.Connection, kind: Kind, loaded: Loaded, vote: VoteRow) -> str | None:
    """What most chose where the silent are not counted, None where nothing is done for want of answers."""
    if not kind.without_silent or not is_readable(vote, loaded):
        return None
    chosen = _chosen(connection, vote)
    ranked = [choice for choice in kind.choices if chosen[choice] == max(chosen.values(), default=0)]
    return ranked[0] if chosen and len(ranked) == 1 else None


def recount_all(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Ask only those who still count: with fewer asked the ballots so far may decide.

    What has nothing left to decide is closed. Time stands still as open questions ask for.
    """
    for found in votes.open_votes(connection, table_id):
        vote = votes.vote(connection, found.id)  # the end of one may have ended another
        if vote is None or vote.status != "open":
            continue
        loaded = load(connection, table_id)
        if loaded.row.status == "running" and is_readable(vote, loaded):
            _recount(connection, KINDS[vote.kind], loaded, vote, now)
    waiting.follow_questions(connection, table_id, now)


def _recount(connection: sqlite3.Connection, kind: Kind, loaded: Loaded, vote: VoteRow, now: int) -> None:
    if loaded.playable and kind.is_idle(connection, loaded, vote, now):
        votes.close_vote(connection, vote.id, "void")
        return
    asker = vote.opened_by if _is_there(connection, loaded, vote.opened_by, now) else None
    counting = voters(connection, loaded, now, asker)
    asked = [seat for seat in asked_of(vote) if seat in counting]
    if asker != vote.opened_by and kind.needed is everybody:
        close(connection, vote, "lapsed", now)  # nobody asks it any more, nor at once again by coming back
        return
    if kind.of_all and set(counting) - set(asked_of(vote)):
        close(connection, vote, "void", now, "lapsed")
        return
    if asked == asked_of(vote):
        return
    if len(asked) < kind.least or kind.needed is everybody:
        # Leaving is no agreement; nor was anything refused, so it may be asked anew.
        close(connection, vote, "void", now, "lapsed")
        return
    votes.change_asked(connection, vote.id, asked, kind.needed(asked))
    decide(connection, kind, vote.id, now)


def _is_there(connection: sqlite3.Connection, loaded: Loaded, seat: Seat | None, now: int) -> bool:
    """Whether whoever asked still holds the seat and may vote, be they slow or not."""
    if seat is None or loaded.seats[seat].user is None:
        return False
    return waiting.reason(connection, loaded, seat, now) not in AT_ONCE


def close(connection: sqlite3.Connection, vote: VoteRow, status: str, now: int, said: str = "") -> str:
    """End a question without carrying it out, and say so; the key of a sentence.

    `said` is how it is told to have ended, where not by its status.
    """
    how = said or status
    if said == asking.OVERTAKEN:
        facts = msgspec.json.encode({**facts_of(vote), asking.CHOSEN: said}).decode()
        votes.change_words(connection, vote.id, vote.successor_name, facts)
    votes.close_vote(connection, vote.id, status)
    loaded = load(connection, vote.table_id)
    acts.write_of_time(connection, loaded, now, f"{vote.kind}-{how}", **facts_of(vote))
    put_letter(connection, loaded, NoticeLetter(key=f"notice-{vote.kind}-{how}", values=facts_of(vote)), now)
    return f"vote-{how}"


def everybody(asked: Sequence[Seat]) -> int:
    """How many must agree where all must."""
    return len(asked)


def asked_of(vote: VoteRow) -> list[Seat]:
    """The seats that a question is put to; raises Damaged."""
    try:
        return msgspec.json.decode(vote.asked, type=list[Seat])
    except UNDECODABLE as error:
        raise Damaged(vote.table_id, "vote", f"vote {vote.id}: {error}") from error


def facts_of(vote: VoteRow) -> Facts:
    """What a question says beside its kind; raises Damaged."""
    # Of a newcomer an earlier version kept the name only.
    known: Facts = {} if vote.successor_name is None else {"newcomer": safe(vote.successor_name)}
    try:
        return known | msgspec.json.decode(vote.facts, type=Facts)
    except UNDECODABLE as error:
        raise Damaged(vote.table_id, "vote", f"vote {vote.id}: {error}") from error


def is_readable(vote: VoteRow, loaded: Loaded) -> bool:
    """Whether it can be told who is asked what, by whom and about whom, and all of them sit at the table."""
    kind = KINDS.get(vote.kind)
    try:
        asked = asked_of(vote)
    except Damaged:
        return False
    if kind is None or not asked or not _says_what(vote):
        return False
    meant = [*asked, *([] if vote.opened_by is None else [vote.opened_by])]
    meant += [-1 if vote.target is None else vote.target] if kind.of_seat else []
    return all(seat in range(len(loaded.seats)) for seat in meant)


def _says_what(vote: VoteRow) -> bool:
    try:
        facts_of(vote)
    except Damaged:
        return False
    return True


def none_open(connection: sqlite3.Connection, loaded: Loaded, kind: str) -> None:
    """Raises Refused where a question of that kind is open at the table."""
    open_votes = votes.open_votes(connection, loaded.row.id)
    for vote in open_votes:
        if vote.kind == kind and not is_readable(vote, loaded):
            votes.close_vote(connection, vote.id, "void")  # nobody can answer it; it is asked anew
    _refuse_second(kind, [vote for vote in open_votes if is_readable(vote, loaded)])


def may_be_asked(connection: sqlite3.Connection, loaded: Loaded, kind: str, asker: Seat | None, now: int) -> None:
    """Raises Refused where `ask` would refuse a question of that kind; changes nothing.

    Without `asker` nobody would be asked, and only another question stands in the way.
    """
    open_votes = votes.open_votes(connection, loaded.row.id)
    _refuse_second(kind, [vote for vote in open_votes if is_readable(vote, loaded)])
    if asker is not None:
        _not_again(connection, loaded, kind, asker, now)


def _refuse_second(kind: str, open_votes: Sequence[VoteRow]) -> None:
    for vote in open_votes:
        if vote.kind == kind:
            newcomer = str(facts_of(vote).get("newcomer", ""))
            raise Refused("application-open" if newcomer else "vote-already-open", newcomer=newcomer)


def _not_again(connection: sqlite3.Connection, loaded: Loaded, kind: str, seat: Seat, now: int) -> None:
    """Raises Refused where the seat asked the same in vain and has finished no turn of its own since."""
    last = votes.last_closed(connection, loaded.row.id, kind, seat)
    if last is None or now - last.at >= loaded.row.patience:
        return
    turn, line = history.last_line_of(connection, loaded.row.id, seat), _line(last)
    if turn is None or turn.id <= line:
        raise Refused("asked-in-vain", until=last.at + loaded.row.patience)


def _line(vote: VoteRow) -> int:
    """The line of the log after which a question was asked, 0 where nobody can say."""
    line = facts_of(vote).get("line", 0) if _says_what(vote) else 0
    return line if isinstance(line, int) else 0


def _pass(connection: sqlite3.Connection, kind: Kind, vote: VoteRow, choice: str, now: int) -> str:
    votes.close_vote(connection, vote.id, "passed")
    if choice != YES:
        facts = msgspec.json.encode({**facts_of(vote), asking.CHOSEN: choice}).decode()
        votes.change_words(connection, vote.id, vote.successor_name, facts)
    loaded = load(connection, vote.table_id)
    acts.write_of_time(connection, loaded, now, f"{vote.kind}-passed", **facts_of(vote), choice=kind.short(choice))
    kind.carry_out(connection, loaded, vote, choice, now)
    return "vote-passed"


def _tell(
    connection: sqlite3.Connection,
    kind: Kind,
    loaded: Loaded,
    vote_id: int,
    asker: Seat | None,
    named: tuple[Seat, ...] = (),
    fallen: Fallen | None = None,
    choice: str = NOTHING,
) -> None:
    vote = votes.vote(connection, vote_id)
    if vote is None:
        return
    values: Facts = {
        "name": "" if asker is None else loaded.party.names[asker],
        "choice": choice,
        "more": vote.needed - len(votes.ballots(connection, vote_id)),
        "until": vote.lapses_at,
        **facts_of(vote),
    }
    letter = NoticeLetter(
        key=f"notice-{kind.name}-asked",
        values=values,
        seats=tuple(seat for seat in asked_of(vote) if seat != asker),
        vote=vote_id,
        choices=kind.choices,
        named=named,
        fallen=fallen,
    )
    put_letter(connection, loaded, letter, vote.at)
