"""Why something is refused: the sentence, and the rule it rests on."""

from collections.abc import Mapping
from typing import Final

from bot.presenter import Party
from bot.words import Words
from cogs.citing import cited
from cogs.coal_baron import names
from cogs.coal_baron.told.phrases import phrases
from cogs.examples import shown_with_example
from games.coal_baron import facts
from games.coal_baron.verbs import VERBS
from games.engine.violation import Param, Violation, quoted

USUAL: Final = "cage 3, load grey, cage 0, fill truck_08 grey"
"""What can be typed, where no example is nearer."""
QUOTED: Final = len(quoted("x" * 1_000))
"""So many characters are quoted of what somebody wrote."""
STEPS: Final = ("cage", "load", "store", "fill", "pair")
"""Verbs of mining, for which each language has its word."""
SOURCES: Final = ("cage", "storage")


def refusal(violation: Violation, party: Party, words: Words) -> str:
    """What is needed, what is there, what is possible instead, and the rule's reference."""
    reason = words(f"cb-violation-{violation.code}", **phrases(violation.params, party, words))
    return words("cb-refused", reason=reason, rule=cited("coal_baron", violation.rule, words))


def malformed(code: str, params: Mapping[str, Param], words: Words) -> str:
    """Why a text is no action, with an example of one."""
    shown = shown_with_example(params, VERBS, USUAL)
    shown["example"] = example_in_words(str(shown["example"]), words)
    if code == "plan-step-unreadable":  # which was read as far as its words are known, and quoted with their ids
        shown["word"] = example_in_words(_whole(str(shown["word"])), words)
    if "stage" in params:
        shown["stage"] = names.stage(str(params["stage"]), words)
    return words(f"cb-malformed-{code}", **shown)


def _whole(step: str) -> str:
    """A step as a refusal quotes it, where that was cut short by whole words."""
    if len(step) < QUOTED:
        return step
    return f"{step.rpartition(' ')[0] or step} …"


def example_in_words(example: str, words: Words) -> str:
    """An example of mining steps in words that can be typed as well; any other as it is written."""
    steps = [step.split(" ") for step in example.split(", ")]
    if any(verb not in STEPS for verb, *_ in steps):
        return example
    return ", ".join(
        " ".join((words(f"cb-word-{verb}"), *(_coal(word, words) for word in said))) for verb, *said in steps
    )


def _coal(word: str, words: Words) -> str:
    source, parted, coal = word.partition(":")
    if parted and source in SOURCES:
        return f"{words(f'cb-source-{source}')}:{_coal(coal, words)}"
    if word in facts.ORDERS:
        return names.order_bare(word, words)
    if word in SOURCES:
        return words(f"cb-source-{word}")
    return words(f"cb-coal-{word}") if word in facts.COALS else word
