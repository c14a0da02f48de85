"""What computers compared, and hints: three plans with their worth and the reasons, as private pages."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.controls import button_id
from bot.errors import Refused
from bot.names import colour_name, coloured, computer_name
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS, AnyPresenter, Party, Reason
from bot.round_words import round_in_words
from bot.tables.comparing import Comparison
from bot.tables.hinting import Hint
from bot.tables.loaded import Loaded
from bot.words import Words
from cogs.moves import move_said
from cogs.reasons import in_tenths, signed_tenths
from games.engine.bounds import State
from games.engine.contract import seals
from games.engine.event import Seat
from games.engine.violation import ActionError
from players.entry import LEAST_CHANGE, Change, Considered

MOVES: Final = 360
"""Characters of the moves of a plan."""
REASONS: Final = 4
"""So many of them are told of each plan; fewer where a message would be too long."""
SHARED: Final = 3
"""So many of those that all plans have."""
LEAST_DIFFERENT: Final = 0.15
"""Points by which a plan must differ from the first in something, or it is told as alike."""
LEAST_SHARED: Final = 0.5
"""Points that these must come to, or they are not worth the room."""


class _Told(NamedTuple):
    """A plan in words: its moves, how much less it is worth than the first, and why.

    The reasons of the first are what it changes; those of another are how that differs from the first. It is worth
    more only where that was `overlooked`: else chance alone makes what was weighed less often seem better.
    """

    moves: str
    less: float
    reasons: list[Reason]
    overlooked: bool = False
    forced: bool = False
    """Whether nothing was left but to end the turn: that needs no reasons."""


def comparison_post(found: Comparison, text: Words) -> Post:
    """What a computer compared before it played a line of the log, with the ways to those beside it."""
    lines = [_title(found, text)]
    if found.state is None or not found.compared:
        lines.append(text("compared-unreadable"))
    elif _is_secret(found):
        lines.append(text("compared-secret"))
    else:
        told = _all_told(found.compared, found.state, found.seat, found.loaded, text, hasty=found.hasty)
        lines = _fitted(lines, told, "compared-first", text)
    return Post(fit("\n".join(lines), TEXT_LIMIT), _ways(found, text))


def hint_post(hint: Hint, compared: Sequence[Considered], text: Words) -> Post:
    """What the computer would compare in the place of whoever asks, and the way back to their panel."""
    loaded, position = hint.loaded, hint.position
    told = _all_told(compared, position.state, position.seat, loaded, text)
    if [tuple(one.line) for one in compared] == [(loaded.game.notation(loaded.game.end_turn),)]:
        told = [told[0]._replace(reasons=[], forced=True)]
    head = [text("hint-title", level=text(f"level-{hint.question.level}"))]
    if position.moves:
        head.append(text("hint-after", count=len(position.moves)))
    beside = PRESENTERS[loaded.game.id].beside_hint(position, text)
    lines = _fitted(head, told, "hint-first", text, [beside] if beside else [])
    return Post(fit("\n".join(lines), TEXT_LIMIT), ((_back(loaded.row.id, text),),))


def no_hint(refused: Refused, table: int, text: Words) -> Post:
    """Why there is none, and the way back to the panel."""
    return Post(text(refused.key, **refused.values), ((_back(table, text),),))


def _back(table: int, text: Words) -> Button:
    return Button(text("button-hint-back"), button_id("act", table), "primary")


def hint_button(table: int, decision: int, text: Words) -> Button:
    """The way to a hint for a decision."""
    return Button(text("button-hint"), button_id("hint", table, decision))


def compared_button(table: int, text: Words) -> Button:
    """The way to what computers compared last."""
    return Button(text("button-compared"), button_id("compared", table))


def moves_in_words(
    line: Sequence[str], state: State, seat: Seat, party: Party, presenter: AnyPresenter, text: Words
) -> str:
    """The moves of a plan one after the other, up to the first that is final: what follows nobody has seen."""
    game, parts = presenter.game, list[str]()
    for number, notation in enumerate(line, start=1):
        try:
            action = game.parse(notation)
            parts.append(move_said(presenter, state, action, party, text))
            if number == len(line):
                break
            transition = game.apply(state, seat, action)
        except ActionError:
            break
        if transition.fired or seals(game, state, transition):
            break
        state = transition.state
    return fit(text("list-parts").join(parts), MOVES)


def _title(found: Comparison, text: Words) -> str:
    colour = found.loaded.seats[found.seat].colour
    name = coloured(computer_name(colour, found.level, text), colour, colour_name(colour, text))
    when = "" if found.round is None else round_in_words(found.round, found.loaded.row.game, text)
    return text("compared-title", name=name, round=when, number=found.number, count=found.count)


def _is_secret(found: Comparison) -> bool:
    """Whether the game still goes on, and what was chosen among hangs on what others do not know yet.

    What a computer holds in secret comes to light with the game's end, a choice that it made in secret with the
    round's.
    """
    loaded, state = found.loaded, found.state
    if loaded.row.status != "running" or state is None:
        return False
    game = loaded.game
    if PRESENTERS[game.id].choice_hidden(game.observe(state, None)):
        return True
    same_round = game.round_of(state) == game.round_of(loaded.state)
    return same_round and any(_chooses_secretly(one, state, found) for one in found.compared)


def _chooses_secretly(one: Considered, state: State, found: Comparison) -> bool:
    """Whether something is chosen on the way of a plan that whoever asks is not told."""
    game = found.loaded.game
    for notation in one.line[:-1]:
        try:
            transition = game.apply(state, found.seat, game.parse(notation))
        except ActionError:
            return True
        if not all(event.visible_to(found.viewer) for event in transition.events):
            return True
        state = transition.state
    return False


def _all_told(
    compared: Sequence[Considered], state: State, seat: Seat, loaded: Loaded, text: Words, *, hasty: bool = False
) -> list[_Told]:
    """The plans in words, whose seat is at turn in that position; those with the same words once, as the best."""
    presenter, party = PRESENTERS[loaded.game.id], loaded.party
    told: dict[str, _Told] = {}
    for one in compared:
        moves = moves_in_words(one.line, state, seat, party, presenter, text)
        if moves in told:
            continue
        changes = _beyond(one.changes, compared[0].changes) if told else one.changes
        least = LEAST_DIFFERENT if told else LEAST_CHANGE
        reasons = [reason for reason in presenter.reasons(changes, party, text) if abs(reason.worth) >= least]
        reasons.sort(key=lambda reason: -abs(reason.worth))
        told[moves] = _Told(moves, compared[0].worth - one.worth, reasons, hasty)
    return [*told.values()]


def _beyond(changes: Sequence[Change], first: Sequence[Change]) -> list[Change]:
    """How much more or less changes than in the first plan."""
    own, theirs = {one.what: one for one in changes}, {one.what: one for one in first}
    return [
        Change(
            what,
            (own[what].amount if what in own else 0) - (theirs[what].amount if what in theirs else 0),
            (own[what].worth if what in own else 0) - (theirs[what].worth if what in theirs else 0),
        )
        for what in {**own, **theirs}
    ]


def _fitted(
    head: list[str], told: Sequence[_Told], first: str, text: Words, foot: Sequence[str] = ()
) -> list[str]:
    """The head, the plans with as many reasons as a message holds, and the foot."""
    for most in range(REASONS, 0, -1):
        lines = [*head, *_plans(told, most, first, text), *foot]
        if sum(len(line) + 1 for line in lines) <= TEXT_LIMIT:
            return lines
    return [*head, *_plans(told, 1, first, text), *foot]


def _plans(told: Sequence[_Told], most: int, first: str, text: Words) -> list[str]:
    best, *others = told
    by = _differences(others)
    own = [reason for reason in best.reasons if not others or reason.about in by]
    own.sort(key=lambda reason: -by.get(reason.about, abs(reason.worth)))
    lines = [text(first, moves=best.moves), *_reason_lines(own, most, text)]
    if not best.reasons and not best.forced:
        lines.append(text("compared-as-planned"))
    for number, plan in enumerate(others, start=2):
        lines += [_plan_line(number, plan, text), *_reason_lines(plan.reasons, most, text)]
        if not plan.reasons:
            lines.append(text("compared-alike"))
    same = [reason for reason in best.reasons if reason not in own]
    if sum(abs(reason.worth) for reason in same) >= LEAST_SHARED:
        lines += [text("compared-shared", count=len(told)), *_reason_lines(same, min(most, SHARED), text)]
    return [*lines, text("compared-alone" if len(told) == 1 else "compared-foot")]


def _plan_line(number: int, plan: _Told, text: Words) -> str:
    """A plan that was not the first, with what it is worth more or less than that."""
    worth = signed_tenths(-plan.less, text)
    if not in_tenths(plan.less) or (plan.less < 0 and not plan.overlooked):
        return text("compared-even", number=number, moves=plan.moves)
    key = "compared-less" if plan.less > 0 else "compared-better"
    return text(key, number=number, moves=plan.moves, worth=worth)


def _reason_lines(reasons: Sequence[Reason], most: int, text: Words) -> list[str]:
    """The first of them, and what the others come to, which is never more than the largest that is named."""
    shown, rest = reasons[:most], reasons[most:]
    while rest and (len(rest) == 1 or abs(_sum(rest)) > max(abs(reason.worth) for reason in shown)):
        shown, rest = reasons[: len(shown) + 1], reasons[len(shown) + 1 :]
    lines = [
        text("compared-reason", worth=signed_tenths(reason.worth, text), reason=reason.text) for reason in shown
    ]
    if rest:
        lines.append(text("compared-rest", worth=signed_tenths(_sum(rest), text), count=len(rest)))
    return lines


def _sum(reasons: Sequence[Reason]) -> float:
    return sum(reason.worth for reason in reasons)


def _differences(others: Sequence[_Told]) -> dict[str, float]:
    """By how much at most the plans differ from the first in each thing that tells them apart."""
    found: dict[str, float] = {}
    for plan in others:
        for reason in plan.reasons:
            found[reason.about] = max(found.get(reason.about, 0.0), abs(reason.worth))
    return found


def _ways(found: Comparison, text: Words) -> tuple[tuple[Control, ...], ...]:
    table = found.loaded.row.id

    def way(key: str, line: int | None) -> Button:
        # Both have an id of their own, also where there is none to go to.
        return Button(text(key), button_id("compared", table, 0, f"{line or key}"), disabled=line is None)

    ways: list[Control] = [way("button-earlier", found.earlier), way("button-later", found.later)]
    if found.loaded.row.practice:
        ways.append(Button(text("button-practice"), button_id("practise", table, 0, "menu")))
    return (tuple(ways),)
