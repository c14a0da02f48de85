"""A hint: what a computer compares, never a plan alone, and where it leads.

Where a mind takes one plan for the only one, because a closed form decides, whoever asks for a hint wants to know
what the others would cost: to pass, beside a bid. And whoever asks wants reasons that come to the difference: so
equally many games are played on from all plans, and what the seat has at their ends is compared.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final

from msgspec.structs import replace

from games.engine.event import Seat
from players.entry import RIVAL
from players.levels import Level
from players.lines import Line, Plan, completed, follow, turn_over
from players.mind import AnyMind, Item, margin
from players.thinking import COMPARED, Compared, Thought, compared, deals, differences, think
from players.weighing import played_on, points_of

WEIGHED: Final = 5
"""So many plans are played on from, of as many kinds as there are."""
TOLD: Final = 4
"""So many are told at most, each of another kind; of one kind so many as computers compare."""
BEGUN: Final = 3
"""So many beginnings of a kind that was not found are completed."""
MOST: Final = 120
SHARE: Final = 3
"""So many games at most are played on from each plan, and a third of those that the level plays in all."""
LEAST: Final = 4
"""Of fewer nothing is told."""
TRIED: Final = 3
"""On so many deals a change at once must be the same, or it hangs on chance."""
SECONDS: Final = 1.5
"""So much longer than a computer at a table it may think for that."""


def advise(mind: AnyMind, state: Any, seat: Seat, level: Level, seed: int, passed: Callable[[], float]) -> Thought:
    """What a seat that must decide would do, and what else it could, the best first.

    `passed` says the seconds since it was asked; what was found within those of the level, and some more for the
    games played on, counts. Of plans that these cannot tell apart the one is first that is so at first sight. The
    others are of other kinds than the first, as far as there are any.
    """
    thought = think(mind, state, seat, level, seed, lambda: passed() > level.seconds, max(COMPARED, level.plans))
    alone = Thought(thought.compared[:COMPARED])
    games = min(MOST, level.games // SHARE)
    deal = deals(mind, state, seat, replace(level, games=games), Random(seed))
    plans = [_sure(mind, deal, seat, one) for one in _candidates(mind, deal(0), seat, thought.compared, level)]
    if len(plans) == 1:
        return alone
    ends = [_Ends(mind, seat, level.rivals) for _ in plans]
    for number in range(games):
        if passed() > level.seconds + SECONDS:
            break
        dealt = deal(number)
        for plan, end in zip(plans, ends, strict=True):
            end.add(played_on(mind, dealt, seat, Plan(plan.actions, plan.worth), level, number))
    if ends[0].games < LEAST:
        return alone if len(alone.compared) > 1 else Thought(tuple(plans[:COMPARED]))
    return Thought(_told(mind, _ranked(plans, ends)))


def _told(mind: AnyMind, ranked: Sequence[Compared]) -> tuple[Compared, ...]:
    """The best of each kind; of the same as many more as are missing to what computers compare."""
    kinds: dict[str, Compared] = {}
    for one in ranked:
        kinds.setdefault(kind(mind, one.actions), one)
    apart = [*kinds.values()][:TOLD]
    same = [one for one in ranked if one not in apart][: max(0, COMPARED - len(apart))]
    return tuple(one for one in ranked if one in apart or one in same)


def _sure(mind: AnyMind, deal: Callable[[int], Any], seat: Seat, plan: Compared) -> Compared:
    """The plan with what it changes until its last action, as far as that does not hang on what it draws.

    With its last action a phase may end, and what comes of that is nothing that the plan has at once.
    """
    before = Plan(plan.actions[:-1], plan.worth)
    changes = compared(mind, deal(0), seat, before).changes
    same = {(one.what, one.amount) for one in changes}
    for number in range(1, TRIED):
        same &= {(one.what, one.amount) for one in compared(mind, deal(number), seat, before).changes}
    return replace(plan, changes=tuple(one for one in changes if (one.what, one.amount) in same))


class _Ends:
    """What a seat has at the ends of the games that were played on from a plan."""

    def __init__(self, mind: AnyMind, seat: Seat, rivals: float) -> None:
        self._mind, self._seat, self._rivals = mind, seat, rivals
        self._sums: dict[str, tuple[float, float]] = {}
        self._brought = list[float]()

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self._brought)

    @property
    def worth(self) -> float:
        """What the seat made of them on average, with a share of the best rival's points taken off."""
        return fmean(self._brought)

    def add(self, state: Any) -> None:
        """One more."""
        points = points_of(self._mind, state)
        self._brought.append(margin(points, self._seat, self._rivals))
        best = max(theirs for seat, theirs in enumerate(points) if seat != self._seat)
        for item in (*self._mind.items(state, self._seat), Item(RIVAL, best, -self._rivals * best)):
            amount, worth = self._sums.get(item.what, (0.0, 0.0))
            self._sums[item.what] = (amount + item.amount, worth + item.worth)

    def items(self) -> list[Item]:
        """What it has on average."""
        return [Item(what, one / self.games, two / self.games) for what, (one, two) in self._sums.items()]

    def unsure(self, other: "_Ends") -> float:
        """By how much the difference to another plan's may be off, by one standard deviation."""
        lead = [own - theirs for own, theirs in zip(self._brought, other._brought, strict=True)]
        return pstdev(lead) / sqrt(self.games)


def _ranked(plans: Sequence[Compared], ends: Sequence[_Ends]) -> tuple[Compared, ...]:
    """The plans, the best first, with what each led to beside the first."""
    played = [*zip(plans, ends, strict=True)]
    best = max(ends, key=lambda end: end.worth)
    even = [(plan, end) for plan, end in played if best.worth - end.worth <= end.unsure(best)]
    _, first = max(even, key=lambda pair: pair[0].worth)
    return tuple(
        replace(
            plan,
            worth=end.worth,
            later=differences(first.items(), end.items()),
            games=end.games,
            unsure=end.unsure(first),
        )
        for plan, end in sorted(played, key=lambda pair: (pair[1] is not first, -pair[1].worth))
    )


def _candidates(mind: AnyMind, seen: Any, seat: Seat, found: Sequence[Compared], level: Level) -> list[Compared]:
    """The plan found first, the next of other kinds, then those of the same, each with its worth at first sight.

    Kinds that were not found are completed as they seem best.
    """
    lines = [follow(mind.game, Line((), seen), seat, one.actions) for one in found]
    others = sorted(_others(mind, seen, seat, lines), key=lambda line: -_worth(mind, line, seat, level))
    kinds: dict[str, Line] = {}
    for line in (*lines, *others):
        kinds.setdefault(kind(mind, line.actions), line)
    apart: dict[tuple[str, ...], Line] = {}  # the same in another order is no other plan
    for line in (*kinds.values(), *lines):
        apart.setdefault(tuple(sorted(map(mind.game.notation, line.actions))), line)
    return [
        compared(mind, seen, seat, Plan(line.actions, _worth(mind, line, seat, level)))
        for line in list(apart.values())[:WEIGHED]
    ]


def _others(mind: AnyMind, seen: Any, seat: Seat, found: Sequence[Line]) -> list[Line]:
    """Lines of kinds that were not found, each as it seems best, and none that leads where another leads."""
    had = {kind(mind, line.actions) for line in found}
    led_to: set[Hashable] = {mind.key(line.state, seat) for line in found}
    others: list[Line] = []
    tried = Counter[str]()
    for action in mind.game.legal_actions(seen, seat):
        begun = kind(mind, (action,))
        tried[begun] += 1
        if begun in had or tried[begun] > BEGUN:
            continue
        other = completed(mind, follow(mind.game, Line((), seen), seat, (action,)), seat)
        if (key := mind.key(other.state, seat)) not in led_to and kind(mind, other.actions) not in had:
            led_to.add(key)
            others.append(other)
    return others


def kind(mind: AnyMind, actions: Sequence[Any]) -> str:
    """What kind of plan it is: the word of its main action, and of what the second word is one.

    Of what a turn is mostly about that is the second word whole: another mine is another kind.
    """
    notations = [mind.game.notation(action) for action in actions]
    main = next((one for one in notations if one.partition(" ")[0] not in mind.beside), notations[0])
    word, _, rest = main.partition(" ")
    of = rest.partition(" ")[0]
    if word not in mind.apart:
        of = of.partition("_")[0].rstrip("0123456789")
    return f"{word} {of}" if len(of) > 1 or word in mind.apart else word


def _worth(mind: AnyMind, line: Line, seat: Seat, level: Level) -> float:
    return margin(mind.worth(turn_over(mind, line, seat)), seat, level.rivals)
