"""A picture of a decision in words: what is asked, what can be spent, and every choice with its numbers."""

from typing import Final

from bot.alt_text import in_order, sentence
from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.shown.decision_targets import Asked
from games.engine.event import Seat
from renderer.picture import Target

COUNTED: Final = (
    "coin",
    "star",
    "worker",
    "miner",
    "engineer",
    "engine",
    "wagon",
    "marker",
    "bolt",
    "move",
    "mine",
    "steps",
    "station",
    "settlement",
    "space",
    "empty",
    "rank",
)
"""Icons that stand with a number."""
ALONE: Final = ("coin", "star", "miner", "engineer", "engine", "settlement", "hidden", "arrow", "flip")
"""Icons that stand without one."""


def of_decision(asked: Asked, seat: Seat | None, party: Party, words: Words) -> str:
    """Every number that the picture of a decision says."""
    means = ", ".join(figure(icon, number, words) for icon, number in asked.means)
    who = party.plain_names[seat] if seat is not None else ""
    lines = [sentence(words("kk-alt-asked", who=who, question=asked.question) if who else asked.question)]
    if means:
        lines.append(words("kk-alt-sentence", text=means))
    lines += [words("kk-alt-sentence", text=_target(target, words)) for target in asked.targets]
    return in_order(lines, words)


def _target(target: Target, words: Words) -> str:
    named = " ".join(part for part in (target.sign, target.label) if part)
    told = [figure(icon, number, words) for icon, number in target.figures]
    figures = ", ".join(one for one in told if one != target.label)
    if not figures or not named:
        return named or figures
    return words("kk-alt-choice", choice=named, figures=figures)


def figure(icon: str, number: str, words: Words) -> str:
    """A figure of a card: "2 coins", "a second miner"."""
    if icon.startswith("bonus_"):
        return words(f"kk-bonus-{icon.removeprefix('bonus_')}")
    if not number:
        return words(f"kk-figure-{icon}-one")
    have, _, marked = number.partition("+")
    if have and marked:
        return words("kk-workers-marked", workers=figure(icon, have, words), marked=int(marked))
    digits = number.lstrip("+−")
    return words(f"kk-figure-{icon}", count=number, n=int(digits) if digits.isdecimal() else number)
