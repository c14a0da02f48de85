"""Setting public things of a position right: collected by one, proposed, and done once everybody has agreed."""

import sqlite3
import zlib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.errors import UNDECODABLE, Refused, RuleRefused, Stale
from bot.names import plain_text
from bot.tables.acts import Facts
from bot.tables.decided import Changed, seal_decision, tell_decision
from bot.tables.loaded import Call, Loaded, own_seat
from bot.tables.questions import Kind, ask, everybody, facts_of, may_be_asked, register, voters
from bot.tables.rights import load_running, may
from db import proposals
from db.rows import VoteRow
from games.engine.bounds import State
from games.engine.codec import StoredDataError, decode_state, encode_state
from games.engine.contract import Quantity, Repairs, Transition
from games.engine.event import Seat
from games.engine.violation import IllegalAction, Violation

MOST_CHANGES: Final = 8
"""So many things are set right at once; a message names each of them."""
REASON_LONGEST: Final = 200
"""Characters of the reason that is given."""
CHANGES: Final = "changes"
"""The fact of a question that holds what it would set: a line each, id, value before and after."""


class Draft(msgspec.Struct, frozen=True):
    """What somebody is about to propose: what it would set, why, what speaks against it, who would be asked."""

    loaded: Loaded
    viewer: Seat
    changes: tuple[Changed, ...]
    reason: str
    faults: tuple[Violation, ...]
    asked: tuple[Seat, ...]
    balance: Changed | None = None
    """What of the stock, set as well, would make all add up, where that is one thing alone."""

    @property
    def mark(self) -> str:
        """Stands for what would be proposed: a draft with the same mark is the same."""
        said = "\n".join((written(self.changes), self.reason, *(fault.code for fault in self.faults)))
        return f"{zlib.crc32(said.encode()):08x}"

    @property
    def ready(self) -> bool:
        """Whether it can be proposed as it stands."""
        return bool(self.changes) and not self.faults


# What can be set


def quantities(loaded: Loaded) -> dict[str, Quantity]:
    """What can be set right now, by id. Raises Refused where nothing can."""
    return {one.id: one for one in _repairs(loaded).quantities(loaded.state)}


def _repairs(loaded: Loaded) -> Repairs[State]:
    if not loaded.playable:
        raise Refused("repair-damaged", table=loaded.row.id)
    if loaded.game.repairs is None:
        raise Refused("repair-not-here")
    return loaded.game.repairs


def faults_of(loaded: Loaded, wanted: Mapping[str, str]) -> tuple[Violation, ...]:
    """What speaks against setting things so: a rule of the game, or pieces that would not add up.

    Raises Refused.
    """
    try:
        repaired = _repairs(loaded).repaired(loaded.state, wanted)
    except IllegalAction as error:
        return (error.violation,)
    return loaded.game.conserved(repaired.state)


def judged(loaded: Loaded, wanted: Mapping[str, str]) -> Transition[State]:
    """The position with things set right. Raises RuleRefused where something speaks against it, Refused."""
    faults = faults_of(loaded, wanted)
    if faults:
        raise RuleRefused(faults[0], 1, 1, "")
    repaired = _repairs(loaded).repaired(loaded.state, wanted)
    try:
        decode_state(loaded.game, encode_state(loaded.game, repaired.state))
    except StoredDataError as error:
        raise Refused("repair-not-here") from error
    return repaired


# The draft


def draft(connection: sqlite3.Connection, call: Call, table_id: int) -> Draft:
    """What the caller is about to propose, judged in the present position. Raises Refused where nobody could."""
    loaded = load_running(connection, call, table_id)
    may("ask", loaded, call)
    seat = own_seat(loaded, call.user)
    wanted, reason = _kept(connection, call, table_id)
    known = quantities(loaded)
    changes = tuple(
        Changed(id, known[id].value, value)
        for id, value in wanted.items()
        if id in known and value in known[id].values and value != known[id].value
    )
    faults = faults_of(loaded, {one.id: one.after for one in changes}) if changes else ()
    asked = tuple(other for other in voters(connection, loaded, call.now, seat.seat) if other != seat.seat)
    return Draft(loaded, seat.seat, changes, reason, faults, asked, _balance(loaded, known, changes, faults))


def _balance(
    loaded: Loaded, known: Mapping[str, Quantity], changes: Sequence[Changed], faults: Sequence[Violation]
) -> Changed | None:
    """What of the stock would balance one kind of pieces that does not add up; None where it is not one thing."""
    if len(faults) != 1 or len(changes) >= MOST_CHANGES:
        return None
    params = faults[0].params
    have, box = params.get("have", params.get("count")), params.get("box")
    if not isinstance(have, int) or not isinstance(box, int):
        return None
    wanted, found = {one.id: one.after for one in changes}, list[Changed]()
    for one in known.values():
        if one.id in wanted or not one.stock or not one.value.isdecimal():
            continue
        value = str(int(one.value) + box - have)
        if value in one.values and not faults_of(loaded, {**wanted, one.id: value}):
            found.append(Changed(one.id, one.value, value))
    return found[0] if len(found) == 1 else None


def _kept(connection: sqlite3.Connection, call: Call, table_id: int) -> tuple[dict[str, str], str]:
    row = proposals.draft(connection, table_id, call.user)
    if row is None:
        return {}, ""
    try:
        return msgspec.json.decode(row.changes, type=dict[str, str]), row.reason
    except UNDECODABLE:  # begun anew
        return {}, ""


def _keep(connection: sqlite3.Connection, call: Call, table_id: int, wanted: dict[str, str], reason: str) -> None:
    proposals.keep_draft(connection, table_id, call.user, msgspec.json.encode(wanted).decode(), reason)


def set_change(connection: sqlite3.Connection, call: Call, table_id: int, what: str, value: str) -> str:
    """Add to the caller's draft that something is to have a value; the key of a sentence. Raises Refused."""
    found = draft(connection, call, table_id)
    quantity = quantities(found.loaded).get(what)
    if quantity is None:
        raise Refused("repair-unknown")
    if value not in quantity.values:
        raise Refused("repair-value-unknown")
    wanted = {one.id: one.after for one in found.changes if one.id != what}
    if value != quantity.value:
        wanted[what] = value
    elif len(wanted) == len(found.changes):
        raise Refused("repair-the-same")
    if len(wanted) > MOST_CHANGES:
        raise Refused("repair-too-many", most=MOST_CHANGES)
    _keep(connection, call, table_id, wanted, found.reason)
    return "repair-noted"


def drop_change(connection: sqlite3.Connection, call: Call, table_id: int, what: str) -> str:
    """Take something out of the caller's draft; the key of a sentence."""
    found = draft(connection, call, table_id)
    wanted = {one.id: one.after for one in found.changes if one.id != what}
    _keep(connection, call, table_id, wanted, found.reason)
    return "repair-noted"


def set_reason(connection: sqlite3.Connection, call: Call, table_id: int, typed: str) -> str:
    """Keep with the caller's draft why things are to be set right; the key of a sentence."""
    found = draft(connection, call, table_id)
    reason = plain_text(typed)
    if len(reason) > REASON_LONGEST:
        raise Refused("repair-reason-too-long", most=REASON_LONGEST)
    _keep(connection, call, table_id, {one.id: one.after for one in found.changes}, reason)
    return "repair-noted"


def discard(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Forget the caller's draft; the key of a sentence."""
    loaded = load_running(connection, call, table_id)
    may("ask", loaded, call)
    proposals.drop_draft(connection, table_id, call.user)
    return "repair-discarded"


# The question


def propose(connection: sqlite3.Connection, call: Call, table_id: int, shown: str) -> str:
    """Ask everybody to agree to the caller's draft; the key of a sentence.

    `shown` is the mark of the draft that the caller saw: raises Stale where it is another by now. Who counts alone
    has nobody to agree, and sets nothing right.
    """
    found = draft(connection, call, table_id)
    if not found.changes:
        raise Refused("repair-empty")
    if shown != found.mark:
        raise Stale
    loaded, role = found.loaded, may("ask", found.loaded, call)
    may_be_asked(connection, loaded, REPAIR.name, found.viewer, call.now)
    judged(loaded, {one.id: one.after for one in found.changes})
    if not found.asked:
        raise Refused("repair-alone")
    proposals.drop_draft(connection, table_id, call.user)
    asked = tuple(sorted((found.viewer, *found.asked)))
    facts: Facts = {CHANGES: written(found.changes), "reason": found.reason}
    return ask(connection, REPAIR, loaded, call, role, asked, asker=found.viewer, facts=facts)


def written(changes: Sequence[Changed]) -> str:
    """What would be set, as a fact of a question holds it."""
    return "\n".join(f"{one.id} {one.before} {one.after}" for one in changes)


def read(said: object) -> tuple[Changed, ...]:
    """What a fact of a question says would be set; what cannot be read is left out."""
    lines = [line.split(" ") for line in str(said).split("\n")]
    return tuple(Changed(*line) for line in lines if len(line) == len(Changed.__struct_fields__))


def _stands(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str) -> bool:
    """Whether all that would be set is still what it was, and nothing speaks against it by now."""
    changes = read(facts_of(vote).get(CHANGES, ""))
    if not changes or not loaded.playable or loaded.game.repairs is None:
        return False
    known = quantities(loaded)
    if any(one.id not in known or known[one.id].value != one.before for one in changes):
        return False
    try:
        judged(loaded, {one.id: one.after for one in changes})
    except (RuleRefused, Refused):
        return False
    return True


def _carry_out(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    repaired = judged(loaded, {one.id: one.after for one in read(facts_of(vote).get(CHANGES, ""))})
    tell_decision(
        connection, loaded, seal_decision(connection, loaded, repaired, "repair", vote.opened_by, now), now
    )


REPAIR: Final = register(Kind("repair", _carry_out, needed=everybody, stands=_stands, of_all=True))
