"""What is answered to whether something would be legal."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bot.outgoing.telling import told_plainly
from bot.post import TEXT_LIMIT, Post, fit
from bot.presenter import PRESENTERS, AnyPresenter, Party
from bot.rulebooks.references import way_to
from bot.tables.foretelling import Foretold, Question
from bot.words import MINUS, Words
from cogs.instead import STAGES, instead
from cogs.moves import move_said
from cogs.typed.asking import StillOpen
from games.engine.bounds import State
from games.engine.contract import REVEALED, AnyGame
from games.engine.event import Event, Seat, balance
from games.engine.violation import IllegalAction, Violation

LINES: Final = 10
"""Lines about what would happen."""
WHAT: Final = 300
"""Signs of what was asked about, as the answer repeats it."""


class Way(NamedTuple):
    """One of several values that may stand where none was said, by name, and the judgement with it."""

    name: str
    action: Any
    found: Foretold


def which_post(lacks: StillOpen, text: Words) -> Post:
    """What is still to be chosen, what is legal there, and how to go on."""
    # Within a sentence only German writes its nouns with a capital.
    option = lacks.option if text.language == "de" else lacks.option[:1].lower() + lacks.option[1:]
    lines = [text("can-which", what=lacks.about, option=option)]
    lines += [lacks.reason] if lacks.reason else []
    lines += [f"• {name}" for name in lacks.legal[:LINES]]
    lines += ["…"] if len(lacks.legal) > LINES else []
    return Post(fit("\n".join((*lines, text("can-which-on", line=lacks.line))), TEXT_LIMIT))


def can_post(
    asked: Question,
    actions: Sequence[Any],
    found: Foretold,
    text: Words,
    by: str = "",
    others: Sequence[Way] = (),
) -> Post:
    """Yes with cost and effect, no with the rule and the nearest legal thing, or why neither can be said.

    What is legal `by` a value that was not said is said to be so, and the `others` that there are.
    """
    loaded, game = asked.seen.loaded, asked.game
    presenter, party = PRESENTERS[game.id], loaded.party
    who, you = party.names[asked.seat], "-you" if asked.own else ""
    what = fit(in_words(game, presenter, found.before, asked.seat, actions, party, text), WHAT)
    what = text("can-way", what=what, way=by) if by else what
    lines = [text(f"can-{found.verdict}{you}", who=who, what=what)]
    match found.verdict:
        case "yes":
            lines += _effect(asked, found.events, presenter, party, text)
            lines += [text("can-open")] if found.open else []
            lines += [_other_way(one, presenter, party, text) for one in others]
        case "no":
            lines.append(_reason(found, len(actions), presenter, party, text))
            lines[-1] = lines[-1] if asked.own else text("can-told", who=who, reason=lines[-1])
            lines += [text("can-nearest-secret", who=who)] if _nearest_secret(found) else []
        case "elsewhere":
            lines += _stages(game, actions[0], presenter, text)
        case "secret":
            pass
    if found.as_if and found.verdict != "secret":
        lines.append(text("can-as-if-you" if asked.own else "can-as-if", who=who))
    rule = found.violation.rule if found.violation else found.events[0].rule if found.events else ""
    way = way_to(game.id, rule, loaded.row.id, text)
    return Post(fit("\n".join(lines), TEXT_LIMIT), () if way is None else ((way,),))


def in_words(
    game: AnyGame,
    presenter: AnyPresenter,
    state: State,
    seat: Seat,
    actions: Sequence[Any],
    party: Party,
    text: Words,
) -> str:
    """The actions in words, each where it would be taken; in notation what the position has no words for."""
    told: list[str] = []
    for action in actions:
        told.append(move_said(presenter, state, action, party, text))
        try:
            state = game.apply(state, seat, action).state
        except IllegalAction:
            continue
    return text("list-parts").join(told)


def _effect(
    asked: Question, events: Sequence[Event], presenter: AnyPresenter, party: Party, text: Words
) -> list[str]:
    """What it takes and brings, seat by seat, and what would happen."""
    changes = [
        line for seat in range(len(party.names)) if (line := _changes(seat, asked, events, presenter, party, text))
    ]
    lines = [line.text for line in told_plainly(events, party, presenter, text)]
    shown = [f"• {line}" for line in lines[:LINES]]
    more = ["…"] if len(lines) > LINES else []
    return [*(changes or [text("can-changes-nothing")]), *([text("can-happens")] if shown else []), *shown, *more]


def _changes(
    seat: Seat, asked: Question, events: Sequence[Event], presenter: AnyPresenter, party: Party, text: Words
) -> str:
    """Money, points and pieces of a seat, with their signs."""
    sums = balance(events, seat)
    summed = [
        f"{'+' if sum > 0 else MINUS}{_worth(one, abs(sum), presenter, text)}" for one, sum in sums.items() if sum
    ]
    if not summed:
        return ""
    you = asked.asker == seat
    return text("can-changes-you" if you else "can-changes", who=party.names[seat], changes=", ".join(summed))


def _worth(account: str, amount: int, presenter: AnyPresenter, text: Words) -> str:
    return presenter.amount(account, amount, text) or presenter.pieces(account, amount, text)


def _reason(found: Foretold, steps: int, presenter: AnyPresenter, party: Party, text: Words) -> str:
    """Why it is refused, at which step of a plan, and what is nearest to it."""
    violation = _violation(found)
    reason = presenter.refusal(violation, party, text)
    if violation.code == REVEALED:
        reason = f"{reason} {text('nearest-steps', count=found.step - 1)}"
    elif found.attempt is not None:
        reason = f"{reason} {instead(found.attempt, violation, presenter, party, text)}".rstrip()
    return reason if steps == 1 else text("can-step", step=found.step, steps=steps, reason=reason)


def _other_way(way: Way, presenter: AnyPresenter, party: Party, text: Words) -> str:
    """Another value that could stand there, or why it cannot."""
    if way.found.verdict == "no":
        return text("can-way-no", way=way.name, reason=presenter.refusal(_violation(way.found), party, text))
    return text("can-way-yes", way=way.name)


def _violation(found: Foretold) -> Violation:
    assert found.violation is not None
    return found.violation


def _nearest_secret(found: Foretold) -> bool:
    """Whether what is nearest hangs on what only the seat knows."""
    return found.attempt is None and _violation(found).code != REVEALED


def _stages(game: AnyGame, action: Any, presenter: AnyPresenter, text: Words) -> list[str]:
    """When it would be judged."""
    stages = [presenter.stage(name, text) for name in game.stages_of(action)[:STAGES]]
    return [text("can-when", stages=text("list-parts").join(stages))] if stages else []
