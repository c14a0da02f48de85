"""Plans as people type them: steps with the names of things in place of their ids."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from bot.post import Choice
from bot.tables.plans import plan_fault
from bot.words import Words
from cogs.kohle_kolonie import reading, suggest
from cogs.kohle_kolonie.desk import CHOICE
from cogs.kohle_kolonie.refusing import malformed
from cogs.kohle_kolonie.resolving import NAMED, known, one_named
from games.engine.contract import apply_all
from games.engine.event import Seat
from games.engine.notation import LONGEST
from games.engine.violation import IllegalAction, MalformedAction
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State

_STEPS: Final = re.compile(r"\s*([,;])\s*")
_ARROW: Final = re.compile(r"\s*(?:→|->|=>|>)\s*")
_LAST: Final = (suggest.BONUS, "workers", "coins")
"""Fixed words that may follow a name: by which marker, or how a flip is paid."""


def actions(state: State, seat: Seat, text: str) -> Sequence[Action]:
    """The actions that a control's argument, a plan or a filled form means; raises MalformedAction."""
    return reading.actions(state, seat, spelled(state, seat, text))


def suggested(state: State, seat: Seat, typed: str, words: Words) -> list[Choice]:
    """Whether the plan being typed is legal, as the one entry of its list."""
    try:
        found = actions(state, seat, typed)
        fault = plan_fault(GAME, found)
        if fault is not None:
            return [suggest.none(words(fault), words)]
        apply_all(GAME, state, seat, found)
    except MalformedAction as error:
        return [suggest.none(malformed(error.code, error.params, words), words)]
    except IllegalAction as error:
        return [suggest.none(suggest.refused(error.violation, words), words)]
    return [Choice(words("kk-suggest-plan", steps=len(found)), typed[:CHOICE])]


def spelled(state: State, seat: Seat, text: str) -> str:
    """The text with each name in a step replaced by the id it means where the step is taken, if it means one."""
    if len(text) > LONGEST or "\n" in text.strip():
        return text
    parts = _STEPS.split(text)
    for place in range(0, len(parts), 2):
        parts[place] = _step(state, seat, parts[place])
        state = _after(state, seat, parts[place])
    return " ".join(parts).replace(" ,", ",").replace(" ;", ";")


def _after(state: State, seat: Seat, step: str) -> State:
    """The position after a step, or the same one where it cannot be taken."""
    try:
        return GAME.apply(state, seat, GAME.parse(step)).state
    except (MalformedAction, IllegalAction):
        return state


def _step(state: State, seat: Seat, step: str) -> str:
    verb, _, rest = step.strip().partition(" ")
    verb, words = verb.lower(), rest.split()
    options = [option for option in suggest.OPTIONS.get(verb, ()) if option in NAMED]
    last = words.pop() if words and len(words) > len(options) and words[-1].lower() in _LAST else ""
    if not options or _are_ids(state, options, words):
        return step
    found = list(dict.fromkeys(_meanings(state, seat, verb, options, " ".join(words))))
    return " ".join((verb, *found[0], last)).strip() if len(found) == 1 else step


def _are_ids(state: State, options: Sequence[str], words: Sequence[str]) -> bool:
    if len(words) != len(options):
        return False
    return all(
        word.lower() in {id.lower() for id in known(state, option)}
        for option, word in zip(options, words, strict=True)
    )


def _meanings(state: State, seat: Seat, verb: str, options: Sequence[str], said: str) -> Iterator[tuple[str, ...]]:
    """Every way in which the words name one thing for each option."""
    for parts in _divided(said, len(options)):
        found: dict[str, str] = {}
        for option, part in zip(options, parts, strict=True):
            id = one_named(state, seat, verb, option, part, found)
            if id is None:
                break
            found[option] = id
        else:
            yield tuple(found.values())


def _divided(said: str, count: int) -> Iterator[tuple[str, ...]]:
    """The words in as many parts as there are options: at an arrow, else wherever they can be parted."""
    parts = _ARROW.split(said)
    if len(parts) == count:
        yield tuple(parts)
        return
    words = said.split()
    for cut in range(1, len(words)):
        if count == 2:
            yield " ".join(words[:cut]), " ".join(words[cut:])
