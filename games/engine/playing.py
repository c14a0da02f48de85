"""Playing by two tables: what a game's verbs and stages say, behind the functions of the contract."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

import msgspec

from games.engine.contract import A, S, Transition
from games.engine.event import Seat
from games.engine.notation import expect_readable, split_plan, tokens_of
from games.engine.stages import Stage
from games.engine.table import Table
from games.engine.verbs import C, Row
from games.engine.violation import IllegalAction, Violation


class Playing(Generic[S, C, A]):
    """The part of a game that its tables decide.

    `stage_of` names the stage at which a seat's turn stands, None for who need not decide; `closed` refuses
    whatever such a seat does, `off` what belongs to other stages. `change` begins to carry an action out.
    """

    def __init__(
        self,
        verbs: Sequence[Row[S, C]],
        stages: Sequence[Stage[S, C, A]],
        *,
        end_turn: A,
        stage_of: Callable[[S, Seat], str | None],
        closed: Callable[[S, Seat], Violation],
        off: Callable[[S, Seat, Row[S, C]], Violation],
        change: Callable[[S, Seat], C],
    ) -> None:
        self._table = Table(verbs)
        self._ahead = Table([verb for verb in verbs if verb.at is None])
        self._stages: Mapping[str, Stage[S, C, A]] = {stage.name: stage for stage in stages}
        self._at = {stage.name: Table(_rows_at(stage, verbs, type(end_turn))) for stage in stages}
        self._edits = {word: edit for verb in verbs for word, edit in verb.edits.items()}
        self._end_turn = end_turn
        self._stage_of, self._closed, self._off, self._change = stage_of, closed, off, change
        self.answers: tuple[type[A], ...] = tuple(self._ahead.verbs)

    def parse(self, line: str) -> A:
        """The action that the line writes; upper case and surplus blanks do not matter. Raises MalformedAction."""
        return self._table.read(tokens_of(line.lower()))

    def read(self, state: S, seat: Seat, text: str, parse: Callable[[str], A] | None = None) -> Sequence[A]:
        """The actions that a text means in the position: a short form, or lines with commas between them.

        `parse` reads a line where the position adds something to it. Raises MalformedAction.
        """
        expect_readable(text)
        word, _, rest = text.strip().partition(" ")
        edit = self._edits.get(word.lower())
        return split_plan(text, parse or self.parse) if edit is None else edit(state, seat, rest.strip())

    def notation(self, action: A) -> str:
        """The action as a line that `parse` reads back."""
        return self._table.notation(action)

    def sections(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Where the rulebook has what the turn may hold at its stage, each section once; empty out of turn."""
        stage = self._stage_of(state, seat)
        verbs = () if stage is None else self._at[stage].verbs.values()
        end = type(self._end_turn)
        return tuple(dict.fromkeys(verb.section for verb in verbs if verb.action is not end))

    def stages_of(self, action: A) -> tuple[str, ...]:
        """The stages to which an action belongs; none of an answer left ahead or of the end of a turn."""
        at = self._table.verbs[type(action)].at
        if at is None or action == self._end_turn:
            return ()
        return tuple(stage for stage in self._stages if stage in at)

    def check(self, state: S, seat: Seat, action: A) -> Violation | None:
        """Why the action is not legal for the seat now, or None where it is."""
        table = self._open(state, seat, action)
        return table.refusal(state, seat, action) if isinstance(table, Table) else table

    def legal_actions(self, state: S, seat: Seat) -> list[A]:
        """Every legal action of the seat's turn, equal things once; answers left ahead are not listed."""
        stage = self._stage_of(state, seat)
        return [] if stage is None else self._at[stage].listed(state, seat)

    def apply(self, state: S, seat: Seat, action: A) -> Transition[S]:
        """What the action makes of the state; raises IllegalAction where `check` refuses it."""
        table = self._open(state, seat, action)
        if not isinstance(table, Table):
            raise IllegalAction(table)
        if (violation := table.refusal(state, seat, action)) is not None:
            raise IllegalAction(violation)
        change = self._change(state, seat)
        table.perform(change, action)
        return change.transition()

    def default_action(self, state: S, seat: Seat) -> A:
        """The least harmful legal action for a seat that is gone or out of time."""
        stage = self._stage_of(state, seat)
        assert stage is not None
        default = self._stages[stage].default
        if default is not None:
            return default(state, seat)
        legal: list[A] = self._at[stage].listed(state, seat)
        return self._end_turn if self._end_turn in legal else legal[0]

    def _open(self, state: S, seat: Seat, action: A) -> Table[S, C] | Violation:
        """The table in which the action stands now, or why it stands in none."""
        kind = type(action)
        if kind in self._ahead.verbs:
            return self._ahead
        stage = self._stage_of(state, seat)
        if stage is None:
            return self._closed(state, seat)
        table = self._at[stage]
        if kind in table.verbs:
            return table
        verb = self._table.verbs[kind]
        own = verb.off(state, seat, action) if verb.off else None
        return own or self._off(state, seat, verb)


def _rows_at(stage: Stage[S, C, Any], verbs: Sequence[Row[S, C]], end: type[msgspec.Struct]) -> list[Row[S, C]]:
    """The rows that belong to a stage; whether and how a turn ends there is the stage's own."""
    found = [verb for verb in verbs if verb.at is not None and stage.name in verb.at]
    return [verb.ending(stage.end, stage.at_end) if verb.action is end else verb for verb in found]
