"""The rows of the database as values.

Columns that hold JSON are read as the text they are, so that one that is damaged hides no other; `bot/tables`
decodes them where it loads a table. They are written as values (`query.stored`).
"""

from typing import Final, Literal, TypeAlias

import msgspec

NOWHERE: Final = -1
"""The server, channel and place of a practice game: no such number is Discord's."""

Status: TypeAlias = Literal["lobby", "running", "over", "abandoned"]
Condition: TypeAlias = Status | Literal["stopped"]


class BeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A sign of life; see the schema for what each column means."""

    at: int
    moved: int
    boot: str
    since_boot: int
    awake: int
    started: int
    ended: int = 0
    restored: int = 0


class HoursRow(msgspec.Struct, frozen=True, kw_only=True):
    """Waking hours as they were chosen, in minutes of the local day of a zone; None: not chosen."""

    zone: str | None = None
    wakes: int | None = None
    sleeps: int | None = None


class AbsenceRow(msgspec.Struct, frozen=True, kw_only=True):
    """Days on which a user is away; see the schema for what each column means."""

    id: int
    user: int
    first_day: str
    last_day: str
    starts_at: int
    ends_at: int
    shown: int


class AbsenceChoiceRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be at a table during an absence."""

    absence: int
    table_id: int
    choice: str
    over: int


class RemindingRow(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a user wants reminders, and after how many waking seconds at the earliest; None: as the table."""

    reminders: int = 1
    remind_gap: int | None = None


class ServerRow(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen for a server; None: not chosen."""

    guild: int
    most: int | None = None
    language: str | None = None
    zone: str | None = None
    wakes: int | None = None
    sleeps: int | None = None
    pace: str | None = None
    reminders: int | None = None
    clock: str | None = None
    wanted_channel: int | None = None
    wanted_role: int | None = None

    @property
    def hours(self) -> HoursRow:
        """The waking hours of its new tables."""
        return HoursRow(zone=self.zone, wakes=self.wakes, sleeps=self.sleeps)


class PingsRow(msgspec.Struct, frozen=True, kw_only=True):
    """By which way a user wants to be told of what: here, direct, none; of reminders also first, then here."""

    turn: str = "here"
    reminder: str = "first"
    question: str = "here"
    next: str = "none"


class TableRow(msgspec.Struct, frozen=True, kw_only=True, rename={"opener": "host"}):
    """A table; see the schema for what each column means. The opener stands in the column `host`."""

    id: int
    game: str
    status: Status
    guild: int
    channel: int
    place: int
    language: str
    options: str
    opener: int
    seed: str
    salt: str
    state: bytes | None
    seal: int
    finished_by: int | None
    reopen_from: int | None
    reopen_moves: str | None
    lobby_message: int | None
    turn_message: int | None
    told: int
    quiet_until: int
    quiet_seats: str
    signpost_message: int | None
    warned: str
    lost: int
    created_at: int
    changed_at: int
    name: str
    patience: int
    stops: str
    still_since: int | None
    paused_until: int | None
    resting: int
    stopped: int
    joined_at: int
    nudged_at: int
    seats_due: int | None
    rematch_of: int | None
    zone: str | None
    wakes: int | None
    sleeps: int | None
    pace: str
    reminders: int
    clock: str = ""
    switched: str = ""
    precedents: int = 0
    rules: str = ""
    guide: int = 0
    hints: int = 0

    @property
    def practice(self) -> bool:
        """Whether one person plays it in private against computers: it has no place, and nobody is told of it."""
        return self.guild == NOWHERE

    @property
    def called(self) -> int:
        """The number by which it is called, 0 for a practice game: it is called just that."""
        return 0 if self.practice else self.id

    @property
    def hours(self) -> HoursRow:
        """The waking hours that were chosen for the table."""
        return HoursRow(zone=self.zone, wakes=self.wakes, sleeps=self.sleeps)

    @property
    def condition(self) -> Condition:
        """The status as players read it: a game ended against somebody's will was stopped, not given up."""
        return "stopped" if self.status == "abandoned" and self.stopped else self.status


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who holds it and the open turn.

    `user` is None while it waits for a successor, and where a `computer` plays it, at that level.
    """

    table_id: int
    seat: int
    user: int | None
    name: str
    colour: str
    decision: int
    moves: str
    cut: str | None
    note: str
    owner: int | None
    conceded: int
    suspended: int
    passing: int
    looked_at: int
    missing_since: int | None
    gone: int
    barred_until: int | None
    unanswered: int
    time_left: int | None = None
    incremented: int = 0
    out_of_time: int = 0
    away: str = ""
    back: str = ""
    away_used: int = 0
    disputed: int = 0
    next_told: int = 0
    computer: str = ""

    @property
    def empty(self) -> bool:
        """Whether it waits for a successor: neither a person nor a computer plays it."""
        return self.user is None and not self.computer

    @property
    def absent(self) -> bool:
        """Whether no person sits there who could decide, whatever time does."""
        return self.user is None or bool(self.suspended or self.conceded or self.passing or self.gone)


class OwnTableRow(msgspec.Struct, frozen=True, kw_only=True):
    """An open table of a user: what of it and of their seat tells where it stands and for whom it waits.

    `waits_since` is since when it waits for the user, `others_since` for whomever longest; None: for nobody.
    """

    id: int
    name: str
    game: str
    status: Status
    guild: int
    channel: int
    place: int
    lobby_message: int | None
    turn_message: int | None
    resting: int
    nudged_at: int
    seat: int
    suspended: int
    conceded: int
    passing: int
    gone: int
    missing_since: int | None
    unanswered: int
    waits_since: int | None
    others_since: int | None

    @property
    def practice(self) -> bool:
        """Whether the user practises there against computers, in private."""
        return self.guild == NOWHERE


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seal (or, with `seal` None, an answer left ahead): what was chosen and what it led to."""

    id: int
    table_id: int
    seal: int | None
    seat: int | None
    actions: str
    events: str
    learnt: str
    ends_turn: int
    undone: int | None
    at: int
    passed: int
    round: int | None = None
    """The round that was played; None in lines of earlier versions."""


class ThoughtRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer compared before it played a line of the log; `body` is JSON, the plans best first."""

    line: int
    table_id: int
    seat: int
    level: str
    body: str


class ProposalRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a user is about to propose to be set right: by id the value that it is to have, a JSON object."""

    table_id: int
    user: int
    changes: str
    reason: str


class RefusalRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat tried in vain: the action in notation and why it is not possible, a Violation as JSON.

    `seal` is the table's newest then.
    """

    id: int
    table_id: int
    seat: int
    seal: int
    tried: str
    violation: str
    at: int


class DisputeRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a question disputes; see the schema for what each column means."""

    vote: int
    table_id: int
    seat: int
    round: int
    point: str
    rule: str
    line: int
    entry: int
    seal: int
    tried: str
    violation: str
    switches: str
    consents: str
    stops: int


class RulingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling that a seat proposes in a dispute; `text` is empty once it is hidden."""

    vote: int
    seat: int
    text: str


class PrecedentRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a table decided; see the schema for what each column means."""

    id: int
    channel: int
    number: int
    game: str
    edition: str
    rule: str
    ruling: str
    option: str | None
    value: str | None
    votes: str
    table_id: int
    at: int
    revises: int | None
    struck_at: int | None
    line: int | None


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told to a channel; with `recipient` to that user alone, whose number is the queue's too."""

    id: int
    table_id: int
    channel: int
    letter: str
    edits: int | None
    message: int | None
    status: Literal["waiting", "sending", "sent", "dropped"]
    attempts: int
    due: int
    at: int
    aside: int
    asks: str
    recipient: int | None = None
    first_line: int | None = None
    """The lines of the log that it tells, from this one to the last; None: none."""
    last_line: int | None = None


class ToldRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a message told: the lines of its table's log from the first to the last, by id."""

    message: int
    table_id: int
    first_line: int
    last_line: int


class VoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """A question put to seats of a table."""

    id: int
    table_id: int
    kind: str
    target: int | None
    successor: int | None
    successor_name: str | None
    opened_by: int | None
    asked: str
    needed: int
    facts: str
    status: str
    at: int
    lapses_at: int


class ActRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody did at a table beside moving; `user` is None where time did it."""

    id: int
    table_id: int
    line: int
    user: int | None
    name: str
    role: str
    kind: str
    facts: str
    at: int


class WaitRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that must decide; see the schema for what each column means."""

    table_id: int
    seat: int
    since: int
    moved_at: int | None
    told: int
    barred: int
    due: int | None = None
    reminded: int = 0
    snoozed_until: int | None = None
    nudged: int = 0
    clock_hours: str = ""
    clock_used: int = 0
    clock_since: int | None = None
    zero_done: int = 0
    still_since: int | None = None
    stood: int = 0
    touched_at: int | None = None


class ReminderRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of which a message reminds, and since when: put off like the wait by what does not count.

    `row_id` is the message's row of the outbox. Of other kinds are messages that call a seat; `over`: what for is
    decided.
    """

    row_id: int
    table_id: int
    seat: int
    at: int
    kind: str = "reminder"
    over: int = 0


class InvitationRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who was invited to a gathering table, and what came of it."""

    id: int
    table_id: int
    user: int
    name: str
    status: str
    mentioned: int
    at: int
    told: int
    lapses_at: int
    settled_at: int | None
