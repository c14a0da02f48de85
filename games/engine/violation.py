"""Why an action is refused, as data.

ActionError
+-- IllegalAction        well formed, but the rules forbid it now
+-- MalformedAction      not an action of this game at all
"""

from collections.abc import Mapping
from typing import Final, Self

import msgspec

Param = int | str

_LONGEST_WORD: Final = 40


def quoted(word: object) -> str:
    """What somebody wrote, as a refusal may repeat it: not at any length, and whatever its type."""
    return str(word)[:_LONGEST_WORD]


class Violation(msgspec.Struct, frozen=True):
    """One reason why an action is not legal: a message code, the rule's section, the numbers that decide.

    `code` names a sentence in the translations, `rule` a section of the rulebook or a ruling of the notes
    (``"Tour de jeu"``, ``"P1"``), `params` fills the sentence: what is needed, what is there, what is possible.
    """

    code: str
    rule: str
    params: Mapping[str, Param] = {}

    @classmethod
    def of(cls, code: str, rule: str, **params: Param) -> Self:
        """Violation with its parameters given by name."""
        return cls(code, rule, params)


class ActionError(Exception):
    """An action that cannot be taken."""


class IllegalAction(ActionError):
    """The rules forbid the action; `violation` says why."""

    def __init__(self, violation: Violation, step: int = 0) -> None:
        super().__init__(f"{violation.code} ({violation.rule}) {dict(violation.params)}")
        self.violation = violation
        self.step = step


class MalformedAction(ActionError):
    """The text or data is no action of the game; `code` and `params` fill a message."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(f"{code} {params}")
        self.code = code
        self.params: Mapping[str, Param] = params
