"""A hint: what a computer compares, never a plan alone, and where it leads.

Where a mind takes one plan for the only one, because a closed form decides, whoever asks for a hint wants to know
what the others would cost: to pass, beside a bid. And whoever asks wants reasons that come to the difference: so
equally many games are played on from all plans, and what the seat has at their ends is compared.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import IllegalAction
from players.entry import RIVAL
from players.kinds import Kind
from players.levels import Level
from players.lines import Line, Plan, completed, follow, turn_over
from players.mind import AnyMind, Item, margin
from players.thinking import COMPARED, Compared, Thought, compared, deals, differences, think
from players.weighing import played_on, points_of

Actions: TypeAlias = tuple[Any, ...]

WEIGHED: Final = 10
"""So many plans are played on from, of as many kinds as there are."""
TWINS: Final = 3
"""Of the kind of the first so many of them, that one included."""
TOLD: Final = 4
"""So many are told at most."""
PLAIN: Final = 0.1
"""So much worth is told, and less is none."""
BEGUN: Final = 5
"""So many beginnings of a kind that was not found are completed."""
MOST: Final = 120
SHARE: Final = 3
"""So many games at most are played on from each plan, and a third of those that the level plays in all."""
FEWEST: Final = 16
"""Of less the reasons are what chance did; few games are played where each takes long."""
LEAST: Final = 4
"""Of fewer nothing is told."""
SURE: Final = 1.64
"""A difference must come to so many standard deviations of its mean: 19 of 20 times it is no chance then."""
TRIED: Final = 3
"""On so many deals a change at once must be the same, or it hangs on chance."""
SECONDS: Final = 1.5
"""So much longer than a computer at a table it may think for that."""


def advise(
    mind: AnyMind,
    state: Any,
    seat: Seat,
    level: Level,
    seed: int,
    passed: Callable[[], float],
    begun: Actions = (),
) -> Thought:
    """What a seat that must decide would do, and what else it could, the best first.

    `passed` says the seconds since it was asked; what was found within those of the level, and some more for the
    games played on, counts. Of plans that these cannot tell apart the one is first that is so at first sight.
    The best plan that begins by what the seat has `begun` is always among them.
    """
    return Thought(told(mind, weigh(mind, state, seat, level, seed, passed, begun), begun))


def weigh(
    mind: AnyMind,
    state: Any,
    seat: Seat,
    level: Level,
    seed: int,
    passed: Callable[[], float],
    begun: Actions = (),
) -> tuple[Compared, ...]:
    """All plans that were weighed, the best first; where there was no time for that, as computers compare them."""
    thought = think(mind, state, seat, level, seed, lambda: passed() > level.seconds, max(COMPARED, level.plans))
    alone = thought.compared[:COMPARED]
    games = min(MOST, max(FEWEST, level.games // SHARE), level.games)
    deal = deals(mind, state, seat, replace(level, games=games), Random(seed))
    lines = _candidates(mind, deal(0), seat, thought.compared, level, begun)
    plans = [_sure(mind, deal, seat, one) for one in lines]
    if len(plans) == 1:
        return alone
    ends = [_Ends(mind, seat, level.rivals) for _ in plans]
    for number in range(games):
        if passed() > level.seconds + SECONDS:
            break
        dealt = deal(number)
        for plan, end in zip(plans, ends, strict=True):
            end.add(played_on(mind, dealt, seat, Plan(plan.actions, plan.worth), level, number))
    if ends[0].games >= LEAST:
        return _ranked(plans, ends)
    if begun:
        return tuple(sorted(plans, key=lambda plan: -plan.worth))
    if len(alone) > 1:
        return alone
    first, *rest = plans
    return (first, *sorted(rest, key=lambda plan: -plan.worth))


def told(mind: AnyMind, ranked: Sequence[Compared], begun: Actions = ()) -> tuple[Compared, ...]:
    """Of plans by rank the best, another of its kind, the best of each other kind, and more up to `TOLD`.

    The best that begins by what was `begun` is always among them. Of several of the kind of the first it is one
    that is surely worse, where one is: it shows what matters.
    """
    first, own = ranked[0], [one for one in ranked if begun and _begins(one.actions, begun)]
    name = _kind(mind, first.actions).name
    others: dict[str, Compared] = {}
    for one in ranked:
        others.setdefault(_kind(mind, one.actions).name, one)
    twins = [one for one in ranked[1:] if _kind(mind, one.actions).name == name]
    worse = [one for one in twins if first.worth - one.worth > max(one.unsure, PLAIN)]
    chosen = [*dict.fromkeys([first, *own[:1], *(worse or twins)[:1], *others.values(), *ranked])][:TOLD]
    return tuple(one for one in ranked if one in chosen)


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
        """By how much the difference to another plan's may be off."""
        lead = [own - theirs for own, theirs in zip(self._brought, other._brought, strict=True)]
        return SURE * pstdev(lead) / sqrt(self.games)


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


def _candidates(
    mind: AnyMind, seen: Any, seat: Seat, found: Sequence[Compared], level: Level, begun: Actions
) -> list[Compared]:
    """The plan found first, the next of other kinds, then those of the same that are about something else first.

    Each has its worth at first sight. Kinds that were not found are completed as they seem best, and what was
    begun where nothing that was found begins so.
    """
    lines = [follow(mind.game, Line((), seen), seat, one.actions) for one in found]
    own = [line for line in lines if begun and _begins(line.actions, begun)][:1]
    if begun and not own:
        own.append(completed(mind, follow(mind.game, Line((), seen), seat, begun), seat))
    others = sorted(_others(mind, seen, seat, lines), key=lambda line: -_worth(mind, line, seat, level))
    kinds = [_kind(mind, line.actions) for line in (*lines, *others)]
    twins: dict[Kind, Line] = {}
    apart: dict[str, Line] = {}
    for line, kind in zip((*lines, *others), kinds, strict=True):
        twins.setdefault(kind, line)
        apart.setdefault(kind.name, line)
    same = [line for kind, line in twins.items() if kind.name == kinds[0].name]
    chosen: dict[tuple[str, ...], Line] = {}  # the same in another order is no other plan
    for line in (*own, *same[:TWINS], *apart.values(), *twins.values(), *lines):
        chosen.setdefault(tuple(sorted(map(mind.game.notation, line.actions))), line)
    return [
        compared(mind, seen, seat, Plan(line.actions, _worth(mind, line, seat, level)))
        for line in list(chosen.values())[:WEIGHED]
    ]


def _begins(actions: Actions, begun: Actions) -> bool:
    return actions[: len(begun)] == begun


def _others(mind: AnyMind, seen: Any, seat: Seat, found: Sequence[Line]) -> list[Line]:
    """Lines of kinds that were not found, and others of the kind of the first, each as it seems best.

    None leads where another leads.
    """
    had = [_kind(mind, line.actions) for line in found]
    names, first = {kind.name for kind in had}, had[0].name
    led_to: set[Hashable] = {mind.key(line.state, seat) for line in found}
    others: list[Line] = []
    tried = Counter[str]()
    for action in mind.game.legal_actions(seen, seat):
        begun = _kind(mind, (action,))
        if begun.name in names - {first} or begun in had:
            continue
        tried[begun.name] += 1
        if tried[begun.name] > BEGUN:
            continue
        other = _going_on(mind, seen, seat, action, found[0].actions[1:] if begun.name == first else ())
        kind = _kind(mind, other.actions)
        new = kind not in had if kind.name == first else kind.name not in names
        if new and (key := mind.key(other.state, seat)) not in led_to:
            led_to.add(key)
            others.append(other)
    return others


def _going_on(mind: AnyMind, seen: Any, seat: Seat, action: Any, rest: tuple[Any, ...]) -> Line:
    """An action with the rest of another plan, where that is legal after it, else as it seems best completed.

    So the same steps are weighed in a space that costs less.
    """
    begun = follow(mind.game, Line((), seen), seat, (action,))
    if not begun.final:
        with suppress(IllegalAction):
            same = follow(mind.game, begun, seat, rest)
            if same.final:
                return same
    return completed(mind, begun, seat)


def _kind(mind: AnyMind, actions: Sequence[Any]) -> Kind:
    return mind.kind([mind.game.notation(action) for action in actions])


def _worth(mind: AnyMind, line: Line, seat: Seat, level: Level) -> float:
    return margin(mind.worth(turn_over(mind, line, seat)), seat, level.rivals)
