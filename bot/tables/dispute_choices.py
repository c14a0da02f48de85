"""What can be chosen in a dispute, and what ballots come to. Pure: what was chosen in, what is decided out.

A choice is *uphold*, a switch of those offered by its number (`switch.0`), the ruling that a seat proposes
(`ruling.2`), or *back*, alone or with one of them (`back+switch.0`).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from games.engine.event import Seat

UPHOLD: Final = "uphold"
BACK: Final = "back"
SWITCH: Final = "switch"
RULING: Final = "ruling"


class Choice(msgspec.Struct, frozen=True):
    """A choice by its parts: the rule from now on, empty where it stays as it is, and whether to take back."""

    rule: str
    back: bool

    @property
    def kind(self) -> str:
        """What is done with the rule: uphold, switch, ruling, or empty."""
        return self.rule.partition(".")[0]

    @property
    def number(self) -> int:
        """Which switch, or whose ruling."""
        digits = self.rule.partition(".")[2]
        return int(digits) if digits.isdecimal() else 0

    @property
    def written(self) -> str:
        """As it is stored."""
        if not self.back:
            return self.rule
        return f"{BACK}+{self.rule}" if self.rule else BACK


class Poll(msgspec.Struct, frozen=True, kw_only=True):
    """How a dispute stands: who is asked, how many are more than half, and what they chose so far.

    `consents` must agree to taking back, the seat that opened it among them; `stale` are those of them whose
    ballot knew of less than would fall. `backable` says whether anything can be taken back.
    """

    asked: tuple[Seat, ...]
    needed: int
    chosen: Mapping[Seat, str]
    consents: tuple[Seat, ...] = ()
    stale: Collection[Seat] = ()
    backable: bool = False

    @property
    def open(self) -> int:
        """How many have not voted yet."""
        return sum(seat not in self.chosen for seat in self.asked)


def read(choice: str) -> Choice:
    """A choice by its parts."""
    first, plus, rest = choice.partition("+")
    return Choice(rest, True) if plus or first == BACK else Choice(first, False)


def offered(switches: int, proposers: Iterable[Seat], *, backable: bool) -> tuple[str, ...]:
    """All that can be chosen, in the order in which it is shown."""
    rules = [*(f"{SWITCH}.{number}" for number in range(switches)), *(f"{RULING}.{seat}" for seat in proposers)]
    back = [BACK, *(f"{BACK}+{rule}" for rule in rules)] if backable else []
    return (UPHOLD, *rules, *back)


def short(choice: str) -> str:
    """A choice as a sentence of the log knows it, without which switch or whose ruling."""
    parts = read(choice)
    return Choice(parts.kind, parts.back).written.replace("+", "-")


def decided(poll: Poll, *, over: bool) -> str | None:
    """What ballots come to, None as long as they may come to something else.

    A rule wins with more than half of those asked, whether they also want to take back or not. Turns are taken
    back where all whose consent is needed chose that, alone or with the very rule that wins: who would take back
    under another rule does not without it. At the end of time, and where nothing can win any more, the rule is
    upheld.
    """
    support = Counter(read(choice).rule for seat, choice in poll.chosen.items() if seat in poll.asked)
    if support[UPHOLD] >= poll.needed:
        return UPHOLD
    rule = next((rule for rule in sorted(support) if rule and support[rule] >= poll.needed), "")
    if rule:
        return _with_rule(poll, rule, over=over)
    if poll.backable and all(_agrees(poll, seat, BACK) for seat in poll.consents):
        return BACK
    may_win = max((support[rule] for rule in support if rule), default=0) + poll.open >= poll.needed
    may_go_back = poll.backable and all(_may_agree(poll, seat, (BACK,)) for seat in poll.consents)
    return UPHOLD if over or not (may_win or may_go_back) else None


def missing(poll: Poll) -> tuple[Seat, ...]:
    """Those whose consent is needed and who have not voted, or for less than would fall."""
    return tuple(seat for seat in poll.consents if seat not in poll.chosen or seat in poll.stale)


def _with_rule(poll: Poll, rule: str, *, over: bool) -> str | None:
    together = f"{BACK}+{rule}"
    if not poll.backable or not any(read(choice).back for choice in poll.chosen.values()):
        return rule
    if all(_agrees(poll, seat, BACK, together) for seat in poll.consents):
        return together
    if over or not all(_may_agree(poll, seat, (BACK, together)) for seat in poll.consents):
        return rule
    return None


def _agrees(poll: Poll, seat: Seat, *choices: str) -> bool:
    return poll.chosen.get(seat) in choices and seat not in poll.stale


def _may_agree(poll: Poll, seat: Seat, choices: Sequence[str]) -> bool:
    """Whether a seat has agreed, or still votes; one that is not asked any more never will."""
    return seat in poll.asked and (poll.chosen.get(seat, choices[0]) in choices or seat in poll.stale)
