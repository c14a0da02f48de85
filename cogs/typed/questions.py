"""What is asked about as text: a command of a game with its options, notation, or a plan, in one line."""

import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import combinations, pairwise
from typing import Any, Final, cast

from bot.tables.plans import plan_fault
from bot.words import LANGUAGES, Words
from bot.words import words as in_language
from cogs.matching import folded
from cogs.typed.commands import Command, Option, Options
from cogs.typed.typed import Typed
from games.engine.bounds import State
from games.engine.contract import AnyGame
from games.engine.event import Seat
from games.engine.violation import MalformedAction

TAIL: Final = " — "
"""May stand between a line and what it means, which is not read."""
_BRACKETED: Final = re.compile(r"\(([^()]*)\)")
"""A line behind what it means, as lists have it: who types on has both in the text."""
PARTED: Final = ";"
"""Parts values with blanks in them, where that is not clear without."""
_MOST_WORDS: Final = 14


def typed_of(game: str) -> Typed:
    """What can be typed of a game; its cog is known by name only."""
    return cast("Typed", import_module(f"cogs.{game}.cog").TYPED)


def bare(typed: Typed, text: str) -> str:
    """The line without what explains it in a list, and without the name of the game's group."""
    for found in reversed(list(_BRACKETED.finditer(text))):
        if command_of(typed, found[1])[0] is not None:
            text = f"{found[1]} {text[found.end() :]}"
            break
    line = " ".join(text.partition(TAIL)[0].split()).removeprefix("/")
    first, _, rest = line.partition(" ")
    return rest if first.lower() == typed.group and rest else line


def command_of(typed: Typed, line: str) -> tuple[Command | None, str]:
    """The command that begins a line, by its path or its own name, and what follows it."""
    lower = f"{line.lower()} "
    named = [(name, one) for one in typed.commands.values() for name in (one.path, one.name)]
    for name, command in sorted(named, key=lambda one: -len(one[0])):
        if lower.startswith(f"{name} "):
            return command, line[len(name) :].strip()
    return None, line


def actions_of(typed: Typed, state: State, seat: Seat, text: str, words: Words) -> Sequence[Any]:
    """The actions that a line means to a seat: of a command, in notation, or as a plan; raises MalformedAction."""
    line = bare(typed, text)
    command, rest = command_of(typed, line)
    faults: list[MalformedAction] = []
    if command is not None:
        found = _commanded(typed, command, rest, state, seat, words, faults)
        if found:
            return found
        unclear = next((fault for fault in faults if fault.code == "name-ambiguous"), None)
        if unclear is not None:  # a name of several things is no id
            raise unclear
    for position in positions(typed, state, seat):
        try:
            game = typed.vocabulary.game
            actions = game.read(position, seat, typed.vocabulary.presenter.spelt(position, seat, line))
        except MalformedAction as error:
            faults.append(error)
        else:
            if actions:
                return actions
    raise faults[0] if faults else MalformedAction("line-empty")


def positions(typed: Typed, state: State, seat: Seat) -> Iterator[State]:
    """The position, and those in which the commands of the game would be judged for the seat, each stage once."""
    game, seen = typed.vocabulary.game, set[str | None]()
    for position in (state, *(posed(game, state, seat, one.example_action) for one in typed.given.values())):
        stage = game.stage_of(position, seat)
        if stage not in seen:
            seen.add(stage)
            yield position


def posed(game: AnyGame, state: State, seat: Seat, action: Any) -> State:
    """The position as if it were the seat's turn at the stage of an action, where there can be such a one."""
    found = game.posed(state, seat, action)
    return state if found is None else found


def at_command(typed: Typed, command: Command, state: State, seat: Seat) -> State:
    """The position in which a command would be judged for the seat."""
    given = typed.given.get(command.name)
    return state if given is None else posed(typed.vocabulary.game, state, seat, given.example_action)


def _commanded(
    typed: Typed,
    command: Command,
    rest: str,
    state: State,
    seat: Seat,
    words: Words,
    faults: list[MalformedAction],
) -> Sequence[Any]:
    """What the command means with the rest divided among its options; of several meanings the legal one."""
    game, position = typed.vocabulary.game, at_command(typed, command, state, seat)
    found: list[Sequence[Any]] = []
    for options in ways(command, rest):
        try:
            actions = game.read(position, seat, command.meant(position, seat, options, words))
        except MalformedAction as error:
            faults.append(error)
        else:
            if actions:
                found.append(actions)
    legal = (one for one in found if plan_fault(game, one) is None and _begins_legally(game, position, seat, one))
    return next(legal, found[0] if found else ())


def _begins_legally(game: AnyGame, state: State, seat: Seat, actions: Sequence[Any]) -> bool:
    return game.check(state, seat, actions[0]) is None


def ways(command: Command, rest: str) -> Iterator[Options]:
    """Every way to divide the words among the options of a command: a word each comes first."""
    options, said = command.options, rest.split()
    if PARTED in rest:
        yield _given(options, [part.strip() for part in rest.split(PARTED)])
        return
    if len(said) > _MOST_WORDS:
        yield _given(options, [rest])
        return
    most, least = min(len(options), len(said)), sum(option.required for option in options)
    for count in range(most, least - 1, -1):
        for cuts in combinations(range(1, len(said)), count - 1) if count else [()]:
            bounds = (0, *cuts, len(said))
            parts = [" ".join(said[begin:end]) for begin, end in pairwise(bounds)]
            if count or not said:
                yield _given(options, parts if count else [])


def _given(options: Sequence[Option], parts: Sequence[str]) -> Options:
    given = zip(options, parts, strict=False)
    return {option.name: _answer(part) if option.yes_or_no else part for option, part in given if part}


def _answer(said: str) -> str:
    """Yes or no in any language, as Discord says it."""
    for value, key in (("True", "can-say-yes"), ("False", "can-say-no")):
        if any(folded(said) == folded(in_language(language)(key)) for language in LANGUAGES):
            return value
    return said
