"""Everything that ends in a polite private answer and changes nothing.

Refusal
+-- Refused              a sentence of the table's own
+-- RuleRefused          the game's rules forbid it
+-- MalformedRefused     the text is no action
+-- Stale                the control speaks of an earlier position; a fresh panel answers it
+-- BoardFaults          a board file that cannot be played on
+-- BoardOfOtherGame     a board file of another game
+-- Damaged              something stored of one table cannot be read; the host is told as well
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from games.engine.nearest import Attempt
from games.engine.violation import Param, Violation

Part: TypeAlias = Literal[
    "game", "position", "newer", "options", "board", "moves", "checkpoint", "actions", "log", "vote", "letter"
]
"""What of a table cannot be read: "game" is one that this version does not have, "newer" a position written by a
later version."""


UNDECODABLE = (msgspec.MsgspecError, RecursionError)
"""What reading stored JSON can end in: it is none, it has another form, or it is nested without an end."""


class Refusal(Exception):
    """A request that is answered without being carried out."""


class Refused(Refusal):
    """Refused by the table: `key` names the sentence, `values` fill it."""

    def __init__(self, key: str, **values: Param) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values: Mapping[str, Param] = values


class RuleRefused(Refusal):
    """Refused by the rules of the game, at a step of a plan (1 where it is a single action).

    `attempt` is that step in the position before it; None where its seat has not seen that position yet.
    """

    def __init__(
        self, violation: Violation, step: int, steps: int, text: str, attempt: Attempt | None = None
    ) -> None:
        super().__init__(f"{violation.code} at step {step}")
        self.violation = violation
        self.step = step
        self.steps = steps
        self.text = text
        self.attempt = attempt
        self.number: int | None = None
        """Under which it is kept for its seat, where it is."""


class MalformedRefused(Refusal):
    """Not an action of the game."""

    def __init__(self, code: str, params: Mapping[str, Param]) -> None:
        super().__init__(f"{code} {dict(params)}")
        self.code = code
        self.params = params


class Stale(Refusal):
    """The control was made for an earlier decision of the seat."""


class BoardFaults(Refusal):
    """A board file that cannot be played on, with all its faults."""

    def __init__(self, name: str, faults: tuple[Violation, ...]) -> None:
        super().__init__(f"{name}: {len(faults)} faults")
        self.name = name
        self.faults = faults


class BoardOfOtherGame(Refusal):
    """A board file of another game than the one it was chosen for; both by id."""

    def __init__(self, name: str, game: str, wanted: str) -> None:
        super().__init__(f"{name}: {game}, not {wanted}")
        self.name = name
        self.game = game
        self.wanted = wanted


class Damaged(Refusal):
    """Something stored of one table cannot be read. Nothing of another table may suffer from it."""

    def __init__(self, table: int, part: Part, reason: object) -> None:
        super().__init__(f"table {table}, {part}: {reason}")
        self.table = table
        self.part: Part = part

    @property
    def mark(self) -> str:
        """What its incident's number stands for: the same fault has the same number wherever it is met."""
        return f"{type(self).__name__} {self.part} of table {self.table}"
