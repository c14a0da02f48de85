"""Why something is refused: the sentence, and the rule it rests on."""

from collections.abc import Mapping
from typing import Final

from bot.presenter import Party
from bot.words import Words
from cogs.citing import cited
from cogs.examples import shown_with_example
from cogs.ruhrschifffahrt.told.phrases import phrases
from games.engine.violation import Param, Violation
from games.ruhrschifffahrt.verbs import VERBS

USUAL: Final = "option pilot, start st_werden, plan ci_kettwig"
"""What can be typed, where no example is nearer."""


def reason(violation: Violation, party: Party, words: Words) -> str:
    """What is needed, what is there, what is possible instead."""
    return words(f"ru-violation-{violation.code}", **phrases(violation.params, party, words))


def refusal(violation: Violation, party: Party, words: Words) -> str:
    """The same with the rule's reference."""
    return words(
        "ru-refused", reason=reason(violation, party, words), rule=cited("ruhrschifffahrt", violation.rule, words)
    )


def malformed(code: str, params: Mapping[str, Param], words: Words) -> str:
    """Why a text is no action, with an example of one."""
    return words(f"ru-malformed-{code}", **shown_with_example(params, VERBS, USUAL))
