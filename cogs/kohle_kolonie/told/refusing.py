"""Why something is refused: the sentence, and the rule it rests on."""

from collections.abc import Mapping
from typing import Final

from bot.presenter import Party
from bot.words import Words
from cogs.citing import cited
from cogs.examples import shown_with_example
from cogs.kohle_kolonie.told.phrases import phrases
from games.engine.violation import Param, Violation
from games.kohle_kolonie.verbs import VERBS

USUAL: Final = "insert rescue.A1, move horst R2"
"""What can be typed, where no example is nearer."""


def refusal(violation: Violation, party: Party, words: Words) -> str:
    """What is needed, what is there, what is possible instead, and the rule's reference."""
    reason = words(f"kk-violation-{violation.code}", **phrases(violation.params, party, words))
    return words("kk-refused", reason=reason, rule=cited("kohle_kolonie", violation.rule, words))


def malformed(code: str, params: Mapping[str, Param], words: Words) -> str:
    """Why a text is no action, with an example of one."""
    shown = shown_with_example(params, VERBS, USUAL)
    return words(f"kk-malformed-{code}", **{**shown, "example": example_in_words(str(shown["example"]), words)})


def example_in_words(example: str, words: Words) -> str:
    """An example of steps with their verbs in words that can be typed as well; any other as it is written."""
    steps = [step.partition(" ") for step in example.split(", ")]
    if not all(words.has(f"kk-word-{verb}") for verb, _, _ in steps):
        return example
    return ", ".join(f"{words(f'kk-word-{verb}')} {rest}".rstrip() for verb, _, rest in steps)
