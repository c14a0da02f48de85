"""What the outbox has to tell a channel, stored until it is sent: facts and positions, no sentences.

`bot/tables/positions.py` says what is kept of a position. It is stored as `view`, as the views of earlier versions
were.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from bot.errors import UNDECODABLE, Damaged
from games.engine.contract import Outcome
from games.engine.event import Entry, Event, Seat
from games.engine.gains import Gains, Turning
from games.engine.violation import Violation

NO_POSITION: Final = msgspec.Raw(b"null")
"""Of a letter that speaks of none."""
VOID: Final = "void"
"""How a dispute ended that nobody could decide any more."""


class _Letter(msgspec.Struct, frozen=True, kw_only=True, tag_field="letter"):
    """Common form of all letters: told apart by the field ``letter``."""


class Remark(msgspec.Struct, frozen=True):
    """What a result says of a seat beside its points; `count` is how often, where that matters."""

    kind: Literal["conceded", "suspended", "empty", "replaced", "passed"]
    seat: Seat
    count: int = 1


class LobbyLetter(_Letter, frozen=True, kw_only=True, tag="lobby"):
    """The lobby card: composed from the table's row when it is sent.

    `expelled` is the name of somebody whom a moderator has just taken out of it.
    """

    expelled: str = ""


class TurnLetter(_Letter, frozen=True, kw_only=True, tag="turn"):
    """A hand-over: who must decide, in which position, and what just happened.

    `news` is the key of a sentence for an unusual reason of the turn (begun, withdrawn, undone, moved, restored),
    about `news_seat` or `news_time`. With `rewrite` the table's present turn message is edited instead of a new
    one sent; with `retired` it loses its mention and its buttons. `ended` is a phase that ended with just this
    position; `invited` are seats that may leave an answer from here on, `passed` those for whom the table decided.
    """

    position: msgspec.Raw = msgspec.field(name="view")
    asked: tuple[Seat, ...]
    events: tuple[Event, ...]
    ping: bool = True
    news: str = ""
    news_seat: Seat | None = None
    news_time: int = 0
    rewrite: bool = False
    retired: bool = False
    ended: str = ""
    invited: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    out_of_time: tuple[Seat, ...] = ()
    """Seats whose time was over, so that the clock passed them; they may take it back."""
    cut_short: tuple[Seat, ...] = ()
    """Seats whose time was over, so that the clock finished their turn as it stood."""
    until: tuple[int, ...] = ()
    """Until when each of `asked` has time, 0 where no clock counts for it; nothing where there is none."""
    settled: str = ""
    """How the turn ended otherwise than by a next one: the key of a sentence."""
    redraw: bool = False
    """Whether an edit takes a new picture as well, because a name in it is hidden."""
    quiet: tuple[Seat, ...] = ()
    """Seats that are named and not mentioned, because they want to be told otherwise or not at all."""
    direct: tuple[Seat, ...] = ()
    """Those of them who are told by direct message as soon as this one stands."""


class EndedPhase(msgspec.Struct, frozen=True):
    """A phase that ended, with the position at its end and what happened since the phase before."""

    phase: str
    position: msgspec.Raw = msgspec.field(name="view")
    events: tuple[Event, ...]


class PhaseLetter(_Letter, frozen=True, kw_only=True, tag="phase"):
    """Phases that ended one after the other, all told by one message; its row keeps the picture of each."""

    phases: tuple[EndedPhase, ...]
    redraw: bool = False
    """As of a turn."""


class FinalLetter(_Letter, frozen=True, kw_only=True, tag="final"):
    """The end of the game."""

    position: msgspec.Raw = msgspec.field(name="view")
    outcome: Outcome
    events: tuple[Event, ...]
    seed: str
    salt: str
    redraw: bool = False
    """As of a turn."""
    remarks: tuple[Remark, ...] = ()
    gains: Gains | None = None
    """Points by round, None in letters of earlier versions and where the log does not lead to the result."""
    turning: tuple[Turning, ...] = ()
    """What turned the game, with the gains."""
    begun: int = 0
    """When the game began and when it ended, both 0 in letters of earlier versions."""
    ended: int = 0
    compared: bool = False
    """Whether there is what computers compared, be it by one whose seat somebody else had by then."""


class Fallen(msgspec.Struct, frozen=True):
    """What turns that would be taken back brought: the sums of the ledger, and who was shown something new.

    `decided` is what the table decided since, `rules` whether the rules were corrected since.
    """

    entries: tuple[Entry, ...]
    learnt: tuple[Seat, ...]
    decided: tuple[Event, ...] = ()
    rules: bool = False


class NoticeLetter(_Letter, frozen=True, kw_only=True, tag="notice"):
    """One sentence of the table's own: a message key and its values; `seats` are mentioned."""

    key: str
    values: dict[str, str | int] = {}
    seats: tuple[Seat, ...] = ()
    vote: int | None = None
    """The vote that the notice asks for, None if it asks for nothing."""
    join: bool = False
    """Whether a free seat is offered."""
    free: Seat | None = None
    """The free seat that is offered."""
    more_time: Seat | None = None
    """A seat to which the others may give more time by a button."""
    users: tuple[int, ...] = ()
    """Users without a seat who are mentioned: those invited, in letters of earlier versions."""
    rematch: bool = False
    """Whether the players may be gathered anew by a button."""
    settled: str = ""
    """How what it asked for ended: the key of a sentence. It then mentions nobody and has no button to answer."""
    choices: tuple[str, ...] = ("yes", "no")
    """What can be chosen where the notice asks for a vote."""
    quiet: tuple[Seat, ...] = ()
    """As of a turn."""
    named: tuple[Seat, ...] = ()
    """Seats whose names the sentence lists as `names`, without mentioning them."""
    fallen: Fallen | None = None
    """What the turns brought that the notice asks to take back."""
    position: msgspec.Raw = msgspec.field(default=NO_POSITION, name="view")
    """The position of which the standings follow the sentence."""
    remarks: tuple[Remark, ...] = ()
    """What follows the standings."""


class Setting(msgspec.Struct, frozen=True):
    """A switch that a dispute may set, with what of the position would conflict with its value."""

    option: str
    value: str
    conflicts: tuple[Violation, ...] = ()


class Proposal(msgspec.Struct, frozen=True):
    """A ruling that a seat proposes, in its words; empty once they are hidden."""

    seat: Seat
    text: str


class Cited(msgspec.Struct, frozen=True):
    """A precedent as it is cited: its number in its channel, and the ruling in words or the switch so set."""

    id: int
    number: int
    channel: int
    rule: str
    ruling: str = ""
    option: str = ""
    value: str = ""


class DisputeLetter(_Letter, frozen=True, kw_only=True, tag="dispute"):
    """A dispute that `seat` opened: what it is about, what can be chosen, who has voted, and how it ended.

    It is about `event`, or about what was `tried` in a `position` and why not (`violation`). `line` is the newest
    of the log that it knows, by which a press is known to have seen what falls. Once it is `settled` it says what
    was chosen, by whom what, and has no controls.
    """

    vote: int
    seat: Seat
    rule: str
    event: Event | None = None
    tried: str = ""
    violation: Violation | None = None
    position: msgspec.Raw = msgspec.field(default=NO_POSITION, name="view")
    settings: tuple[Setting, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    precedents: tuple[Cited, ...] = ()
    turns: int = 0
    """How many turns fall with taking back; none where nothing can be."""
    whose: tuple[Seat, ...] = ()
    fallen: Fallen | None = None
    line: int = 0
    consents: tuple[Seat, ...] = ()
    """Those who must agree to taking back."""
    missing: tuple[Seat, ...] = ()
    """Those of them of whom it is not known yet whether they agree, or to as much as falls by now."""
    asked: tuple[Seat, ...] = ()
    voted: tuple[Seat, ...] = ()
    until: int = 0
    stops: bool = False
    settled: str = ""
    """How it ended: what was chosen, or `VOID`."""
    ballots: dict[str, str] = {}
    """By seat what it chose, once that may be read."""
    quiet: tuple[Seat, ...] = ()
    """As of a turn."""


class InvitationLetter(_Letter, frozen=True, kw_only=True, tag="invitation"):
    """Invitations to a gathering table, given at once by `name`: what became of each stands in `came`."""

    name: str
    users: tuple[int, ...]
    """All who are invited."""
    called: tuple[int, ...] = ()
    """Those of them who are mentioned."""
    names: dict[str, str] = {}
    """By user what they are called, safe to be shown."""
    came: dict[str, tuple[int, ...]] = {}
    """By what became of it (joined, declined, lapsed, withdrawn), whose invitations."""
    settled: str = ""
    """How the last of them ended: the key of a sentence. It then mentions nobody and has no button to answer."""


class StayLetter(_Letter, frozen=True, kw_only=True, tag="stay"):
    """The question to those seated at a lobby of long standing whether they still want to play."""

    users: tuple[int, ...]
    settled: str = ""
    vacated: tuple[str, ...] = ()
    """The names of those who did not answer, and whose seats are free again."""


class Reminded(msgspec.Struct, frozen=True):
    """A seat of whose decision a message reminds, and the way there.

    `since` is when the wait began, 0 where only that the turn could be finished is told (`finish`).
    `limit` is when the others are asked how to go on, where that is told. `alone`: nobody else is waited for.
    `elsewhere`: the table stands in another channel than the first, and who reads there may not know of it.
    """

    table: int
    seat: Seat
    link: str
    since: int
    limit: int = 0
    alone: bool = False
    finish: bool = False
    zero: int = 0
    """When the time of the table's clock is over, where that is told and comes before the limit."""
    at_zero: str = ""
    """What happens then: `finish` the turn as it stands, `tell`, `pass` or `ask`."""
    elsewhere: bool = False
    stood: int = 0
    """Seconds since then that do not count, because time stood still."""
    game: str = ""
    """Which game is played there, empty in letters of earlier versions."""


class ReminderLetter(_Letter, frozen=True, kw_only=True, tag="reminder"):
    """A reminder for one user, who holds a seat of its table, of decisions that wait for them.

    Once it is `over` its message is deleted; a direct one becomes a DoneLetter where the decisions have passed.
    """

    user: int
    seat: Seat
    waits: tuple[Reminded, ...]
    over: bool = False


class WantedLetter(_Letter, frozen=True, kw_only=True, tag="wanted"):
    """The card that looks for players, in the server's channel for it: composed from the table when it is sent."""

    role: int = 0
    """The role that it mentions, 0 for none."""
    shown: str = ""
    """A mark of what it says of the table: see `bot/tables/wanted_card.py`."""
    settled: str = ""
    """How the gathering ended: the key of a sentence. It then mentions nobody and has no button to answer."""


CallKind: TypeAlias = Literal["turn", "invited", "next"]


class CallLetter(_Letter, frozen=True, kw_only=True, tag="call"):
    """One user is called to a table otherwise than by its turn message: to decide, to leave an answer, or as next.

    It speaks of the public `position` of that turn message, to which `link` leads. `silent`: rings at no hour.
    Once it is `over` it goes as a reminder does.
    """

    user: int
    seat: Seat
    kind: CallKind
    link: str
    position: msgspec.Raw = msgspec.field(default=NO_POSITION, name="view")
    silent: bool = False
    over: bool = False


class DoneLetter(_Letter, frozen=True, kw_only=True, tag="done"):
    """What a direct message becomes once the tables of which it told wait for its reader no longer."""

    tables: tuple[int, ...]


class SignpostLetter(_Letter, frozen=True, kw_only=True, tag="signpost"):
    """The pinned message by which the table is found again."""


class SharedLetter(_Letter, frozen=True, kw_only=True, tag="shared"):
    """A page of a section of the rulebook that somebody called `name` shows the table."""

    section: str
    page: int
    name: str


class PinLetter(_Letter, frozen=True, kw_only=True, tag="pin"):
    """No message, but what is done to one: the row's message is pinned, or no longer."""

    pinned: bool = True


Written: TypeAlias = (
    LobbyLetter
    | TurnLetter
    | PhaseLetter
    | FinalLetter
    | NoticeLetter
    | DisputeLetter
    | InvitationLetter
    | StayLetter
    | ReminderLetter
    | WantedLetter
    | CallLetter
    | DoneLetter
    | SignpostLetter
    | SharedLetter
)
"""The letters that become messages."""
Letter: TypeAlias = Written | PinLetter


def read_letter(table: int, stored: str) -> Letter:
    """A letter of a table as it was stored; raises Damaged."""
    try:
        return msgspec.json.decode(stored, type=Letter)
    except UNDECODABLE as error:
        raise Damaged(table, "letter", error) from error


def letter_in(stored: str) -> Letter | None:
    """A letter as it was stored, None where it cannot be read."""
    try:
        return msgspec.json.decode(stored, type=Letter)
    except UNDECODABLE:
        return None
