"""The way to a hint, for a process that has it thought in another: what a computer compares, never a plan alone.

Where a mind takes one plan for the only one, because a closed form decides, whoever asks for a hint wants to know
what the others would cost: to pass, beside a bid.
"""

import time
import traceback
from collections.abc import Hashable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from games.engine.event import Seat
from players.entry import LEAST_CHANGE, Change, Considered, Question, ThoughtError, think_of

if TYPE_CHECKING:
    from players.lines import Line, Plan
    from players.mind import AnyMind, Item

OTHERS: Final = 2
"""So many plans are set beside one that a computer takes for the only one, each beginning with another action."""
GAMES_PLAYED_ON: Final = 240
"""At most so many, three times those of a computer at a table: what a closed form decides often changes nothing at
once."""
SECONDS: Final = 1.0
"""So much longer than a computer at a table it may think for that."""


def advice_of(question: Question) -> list[Considered]:
    """What a computer would do next, and what else could be done, its choice first; raises ThoughtError."""
    began = time.monotonic()
    found = think_of(question)
    if len(found) > 1:
        return found
    try:
        return _with_others(question, found[0], began)
    except Exception as error:
        raise ThoughtError("".join(traceback.format_exception(error))) from None


def _with_others(question: Question, alone: Considered, began: float) -> list[Considered]:
    """That plan and the others, weighed against each other by games played on as several plans always are."""
    from games.engine.codec import decode_state
    from games.engine.rng import Rng
    from games.registry import GAMES
    from players.levels import level_of
    from players.lines import Line, Plan, follow
    from players.minds import mind_of
    from players.weighing import weighed

    game, seat, mind = GAMES[question.game], question.seat, mind_of(question.game)
    state, chance = decode_state(game, question.state), Random(question.seed)
    level = level_of(question.level, game.id)
    level = replace(level, games=min(GAMES_PLAYED_ON, 3 * level.games), seconds=level.seconds + SECONDS)
    seeds = [f"{chance.getrandbits(128):032x}" for _ in range(max(1, level.games))]

    def deal(number: int) -> Any:
        return mind.likely(game.unanswered(game.redeal(state, seat, Rng(seeds[number % len(seeds)]))), seat)

    def expired() -> bool:
        return time.monotonic() - began > level.seconds

    seen = deal(0)
    chosen = follow(game, Line((), seen), seat, tuple(map(game.parse, alone.line)))
    lines = [chosen, *_others(mind, seen, seat, chosen)]
    if len(lines) == 1:
        return [alone]
    plans = [_plan(mind, line, seat, level.rivals) for line in lines]
    if level.games:
        worth = {plan.actions: plan.worth for plan in weighed(mind, deal, seat, plans, level, expired)}
        plans = [Plan(plan.actions, worth[plan.actions]) for plan in plans]
    told = [_considered(mind, seen, line, seat, plan.worth) for line, plan in zip(lines, plans, strict=True)]
    return [told[0], *sorted(told[1:], key=lambda one: -one.worth)]


def _others(mind: "AnyMind", seen: Any, seat: Seat, chosen: "Line") -> Iterator["Line"]:
    """Lines that begin with other kinds of actions and lead elsewhere."""
    from players.lines import Line, completed, follow

    led_to: set[Hashable] = {mind.key(chosen.state, seat)}
    verbs = set[str]()
    for action in mind.game.legal_actions(seen, seat):
        verb = mind.game.notation(action).partition(" ")[0]
        if verb in verbs or action == chosen.actions[0]:
            continue
        other = completed(mind, follow(mind.game, Line((), seen), seat, (action,)), seat)
        if (key := mind.key(other.state, seat)) not in led_to:
            led_to.add(key)
            verbs.add(verb)
            yield other
        if len(verbs) == OTHERS:
            return


def _plan(mind: "AnyMind", line: "Line", seat: Seat, rivals: float) -> "Plan":
    from players.lines import Plan, turn_over
    from players.mind import margin

    return Plan(line.actions, margin(mind.worth(turn_over(mind, line, seat)), seat, rivals))


def _considered(mind: "AnyMind", before: Any, line: "Line", seat: Seat, worth: float) -> Considered:
    had = {item.what: item for item in mind.items(before, seat)}
    has = {item.what: item for item in mind.items(line.state, seat)}
    changes = [_change(what, had.get(what), has.get(what)) for what in {**had, **has}]
    told = sorted((one for one in changes if abs(one.worth) >= LEAST_CHANGE), key=lambda one: -abs(one.worth))
    return Considered(tuple(map(mind.game.notation, line.actions)), round(worth, 2), tuple(told))


def _change(what: str, old: "Item | None", new: "Item | None") -> Change:
    amount = (new.amount if new else 0) - (old.amount if old else 0)
    worth = (new.worth if new else 0) - (old.worth if old else 0)
    return Change(what, round(float(amount), 2), round(worth, 2))
