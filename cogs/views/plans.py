"""Plans that a computer looked at, in words: their moves, how much less each is worth than the first, and why."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.post import TEXT_LIMIT, fit
from bot.presenter import PRESENTERS, AnyPresenter, Party, Reason
from bot.tables.loaded import Loaded
from bot.words import Words
from cogs.moves import planned_said
from cogs.reasons import in_tenths, rival, signed_tenths
from games.engine.bounds import State
from games.engine.contract import seals
from games.engine.event import Seat
from games.engine.violation import ActionError
from players.entry import RIVAL, Change, Considered

MOVES: Final = 360
"""Characters of the moves of a plan."""
ENDS: Final = "end"
"""The notation of ending one's turn, in every game."""
REASONS: Final = 4
"""So many of them are told of each plan; fewer where a message would be too long."""
FEW: Final = 2
"""So many more are named instead of summed up."""
AFTERWARDS: Final = "afterwards"
"""What the reason is about that a plan brings more or less than it changes at once."""


class Apart(NamedTuple):
    """Which plan before has the same reasons, 0 if none has, and what differs from it at once."""

    number: int = 0
    at_hand: tuple[str, ...] = ()


NOT_ALIKE: Final = Apart()


class Told(NamedTuple):
    """A plan in words: its moves, what there is more or less of at once, how much less it is worth, and why.

    Both are beside the first; of the first itself it is told, where games were played on, what it led to beside
    the mean of several that are worse. The reasons come to the difference. One that is worth more by chance alone,
    as it was weighed less often, is as good, unless it was `overlooked`. `apart` tells it from one that has the
    same reasons.
    """

    moves: str
    at_hand: list[str]
    less: float
    reasons: list[Reason]
    even: bool
    overlooked: bool
    apart: Apart = NOT_ALIKE


def moves_in_words(
    line: Sequence[str], state: State, seat: Seat, party: Party, presenter: AnyPresenter, text: Words
) -> str:
    """The moves of a plan one after the other, up to the first that is final: what follows nobody has seen.

    That the turn ends after them goes without saying.
    """
    game, parts = presenter.game, list[str]()
    line = presenter.shortened(state, seat, line)
    line = line[:-1] if line[1:] and line[-1] == ENDS else line
    for number, notation in enumerate(line, start=1):
        try:
            action = game.parse(notation)
            parts.append(planned_said(presenter, state, action, party, text))
            if number == len(line):
                break
            transition = game.apply(state, seat, action)
        except ActionError:
            break
        if transition.fired or seals(game, state, transition):
            break
        state = transition.state
    return _joined(parts, text)


def _joined(parts: Sequence[str], text: Words) -> str:
    """Moves one after the other, equal ones that follow each other once with how many.

    Of more than there is room for the first, whole, and how many follow.
    """
    between, runs = text("list-parts"), [(move, len([*same])) for move, same in groupby(parts)]
    told = [move if count == 1 else text("plan-moves-times", count=count, move=move) for move, count in runs]
    for kept in range(len(runs), 0, -1):
        left_out = sum(count for _, count in runs[kept:])
        more = [text("plan-moves-more", count=left_out)] if left_out else []
        said = between.join([*told[:kept], *more])
        if len(said) <= MOVES:
            return said
    return fit(between.join(told), MOVES)


def plans_told(
    compared: Sequence[Considered],
    state: State,
    seat: Seat,
    loaded: Loaded,
    text: Words,
    *,
    hasty: bool = False,
    begun: tuple[str, ...] = (),
) -> list[Told]:
    """The plans in words, whose seat is at turn in that position; those with the same words once, as the best.

    Where games were played on, those as good as the first follow it, without reasons: what differs is chance.
    Of those that begin by what was `begun` it is said.
    """
    presenter, party, first = PRESENTERS[loaded.game.id], loaded.party, compared[0]
    told: dict[str, Told] = {}
    worse: list[Considered] = []
    changes: dict[str, Sequence[Change]] = {}
    for one in compared:
        moves = moves_in_words(one.line, state, seat, party, presenter, text)
        if begun and one.line[: len(begun)] == begun:
            moves = text("hint-begun", moves=moves)
        if moves in told:
            continue
        less = first.worth - one.worth
        overlooked = less < 0 and hasty
        counted = less if less > 0 or overlooked else 0.0
        even = not in_tenths(counted) or abs(counted) <= one.unsure
        found = _reasons(one, first, counted, presenter, party, text) if told and not (even and one.games) else []
        at_hand = presenter.at_hand(one.changes, text) if one.games else []
        told[moves] = Told(moves, at_hand, less, _ranked(found), even, overlooked)
        changes[moves] = one.changes
        worse += [one] if one.games and not even else []
    best, *others = told.values()
    if not first.games:
        return [best, *others]
    gained = _ranked(_led_to(_beside(worse), presenter, party, text)) if len(worse) > 1 else []
    ordered = [best._replace(reasons=gained), *sorted(others, key=lambda one: not one.even)]
    return [plan._replace(apart=_apart(ordered, at, changes, presenter, text)) for at, plan in enumerate(ordered)]


def _apart(
    told: Sequence[Told], at: int, changes: Mapping[str, Sequence[Change]], presenter: AnyPresenter, text: Words
) -> Apart:
    """What tells a plan from the first before it with the same reasons; the best has reasons of its own kind."""
    plan = told[at]
    for number, other in enumerate(told[1:at], start=2):
        if plan.reasons and _weighed(plan, text) == _weighed(other, text):
            beside = [Change(change.what, -change.amount, -change.worth) for change in changes[other.moves]]
            at_hand = presenter.at_hand(_summed([*changes[plan.moves], *beside]), text)
            return Apart(number, tuple(at_hand))
    return NOT_ALIKE


def _weighed(plan: Told, text: Words) -> list[tuple[str, str]]:
    """What a plan is worth less than the first, and its reasons, as they are told."""
    reasons = [(reason.text, signed_tenths(reason.worth, text)) for reason in plan.reasons[:REASONS]]
    return [("", signed_tenths(-plan.less, text)), *reasons]


def _summed(changes: Sequence[Change]) -> list[Change]:
    """One change of each thing."""
    amounts, worths = defaultdict[str, float](float), defaultdict[str, float](float)
    for change in changes:
        amounts[change.what] += change.amount
        worths[change.what] += change.worth
    return [Change(what, amounts[what], worths[what]) for what in amounts]


def plan_lines(
    head: Sequence[str], told: Sequence[Told], first: str, foot: str, text: Words, beside: str = ""
) -> list[str]:
    """The head, the plans and the foot, with as many reasons as a message holds.

    `first` is the key of the line of the first plan, `beside` what is told whatever the plans are.
    """
    most = REASONS
    while True:
        plans = [*_plans(told, most, first, text), foot if len(told) > 1 else text("compared-alone")]
        lines = [*head, *plans, *[beside] * bool(beside)]
        if most == 1 or sum(len(line) + 1 for line in lines) <= TEXT_LIMIT:
            return lines
        most -= 1


def _reasons(
    one: Considered, first: Considered, less: float, presenter: AnyPresenter, party: Party, text: Words
) -> list[Reason]:
    """Why a plan is worth so much less than the first."""
    if one.games:
        return _led_to(one.later, presenter, party, text)
    return _at_once(one, first, less, presenter, party, text)


def _ranked(reasons: Sequence[Reason]) -> list[Reason]:
    """Those that come to something, the weightiest first."""
    return sorted((reason for reason in reasons if in_tenths(reason.worth)), key=lambda one: -abs(one.worth))


def _beside(others: Sequence[Considered]) -> list[Change]:
    """What the first plan led to beside the mean of the others."""
    summed = _summed([change for one in others for change in one.later])
    return [Change(one.what, -one.amount / len(others), -one.worth / len(others)) for one in summed]


def _led_to(changes: Sequence[Change], presenter: AnyPresenter, party: Party, text: Words) -> list[Reason]:
    """Why a plan came to more or less in games played on."""
    own = [change for change in changes if change.what != RIVAL]
    best = [change for change in changes if change.what == RIVAL]
    theirs = [Reason(RIVAL, rival(change.amount, text), change.worth) for change in best]
    return [*presenter.reasons(own, party, text), *theirs]


def _at_once(
    one: Considered, first: Considered, less: float, presenter: AnyPresenter, party: Party, text: Words
) -> list[Reason]:
    """Why it is worth less as far as that is seen at once, and what comes later."""
    beside = [Change(change.what, -change.amount, -change.worth) for change in first.changes]
    reasons = presenter.reasons([*one.changes, *beside], party, text)
    later = -less - _sum(reasons)
    return [*reasons, Reason(AFTERWARDS, text("reason-afterwards"), later)]


def _plans(told: Sequence[Told], most: int, first: str, text: Words) -> list[str]:
    lines = list[str]()
    for number, plan in enumerate(told, start=1):
        lines.append(text(first, moves=plan.moves) if number == 1 else _plan_line(number, plan, text))
        if plan.at_hand:
            lines.append(text("hint-at-once", things=text("list-parts").join(plan.at_hand)))
        if number == 1 and plan.reasons:
            lines.append(text("hint-beside-others"))
        if plan.apart.at_hand:
            things = text("list-parts").join(plan.apart.at_hand)
            lines.append(text("hint-alike-apart", number=plan.apart.number, things=things))
        if plan.apart.number:
            lines.append(text("hint-alike", number=plan.apart.number))
        else:
            lines += _reason_lines(plan.reasons, most, text)
    return lines


def _plan_line(number: int, plan: Told, text: Words) -> str:
    """A plan that was not the first, with what it is worth more or less than that."""
    if plan.even:
        return text("compared-even", number=number, moves=plan.moves)
    key = "compared-better" if plan.overlooked else "compared-less"
    return text(key, number=number, moves=plan.moves, worth=signed_tenths(-plan.less, text))


def _reason_lines(reasons: Sequence[Reason], most: int, text: Words) -> list[str]:
    """The first of them, and what the others come to, which is never more than the largest that is named.

    Of two others both are named, where a message has room: their sum would say less in a line as long.
    """
    few = FEW if most == REASONS else 1
    shown, rest = reasons[:most], reasons[most:]
    while rest and (len(rest) <= few or abs(_sum(rest)) > max(abs(reason.worth) for reason in shown)):
        shown, rest = reasons[: len(shown) + 1], reasons[len(shown) + 1 :]
    lines = [
        text("compared-reason", worth=signed_tenths(reason.worth, text), reason=reason.text) for reason in shown
    ]
    if rest and in_tenths(_sum(rest)):
        lines.append(text("compared-rest", worth=signed_tenths(_sum(rest), text), count=len(rest)))
    return lines


def _sum(reasons: Sequence[Reason]) -> float:
    return sum(reason.worth for reason in reasons)
