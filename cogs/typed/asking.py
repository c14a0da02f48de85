"""What can be asked about, while it is typed: the commands of a game, then the values of their options in turn.

It is a question: what is legal comes first, but what is not is offered as well.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bot.post import MENU_LIMIT, Choice, fit
from bot.words import Words
from cogs.desk import CHOICE, capital, choice
from cogs.interactions.completing import NOTHING
from cogs.matching import matches
from cogs.moves import move_said
from cogs.typed.commands import Command, Option
from cogs.typed.given import Given
from cogs.typed.parts import Part
from cogs.typed.questions import actions_of, at_command, bare, command_of
from cogs.typed.tree import key_of
from cogs.typed.typed import Typed
from cogs.typed.vocabulary import NOBODY, keeping, none_fits
from games.engine.bounds import State
from games.engine.contract import is_answer
from games.engine.event import Seat
from games.engine.violation import MalformedAction

_NUMBERS: Final = 25
_LEAST: Final = 8
"""So many signs of the words of a command are worth standing before a value."""


def offered(typed: Typed, state: State, seat: Seat, current: str, words: Words, *, own: bool) -> Sequence[Choice]:
    """What may follow a line as far as it is typed, and the line itself if it can be read.

    Of what only the seat at turn knows, nothing comes first unless it is the asker's `own`.
    """
    line = bare(typed, current)
    command, rest = command_of(typed, line)
    if command is None:
        found = _commands(typed, state, seat, line, words)
    else:
        found = _options(typed, command, state, seat, rest, words, own=own)
    read = _as_typed(typed, state, seat, line, words)
    found = [*found, *(one for one in read if all(other.value != one.value for other in found))]
    return found[:MENU_LIMIT] or [keeping(line, none_fits(line, words))]


def _commands(typed: Typed, state: State, seat: Seat, line: str, words: Words) -> list[Choice]:
    """Commands that begin so, or say so of themselves; first those with something legal now."""
    every = [(one, words(f"cmd-{typed.group}-{one.name}")) for one in typed.commands.values()]
    fitting = [
        (one, said)
        for one, said in every
        if not line or f"{one.path} {one.name}".find(line.lower()) >= 0 or matches(line, (one.path, said))
    ]
    legal = _legal_words(typed, state, seat)
    fitting.sort(key=lambda found: found[0].name not in legal)
    return [_entry(one.path, said) for one, said in fitting]


def _legal_words(typed: Typed, state: State, seat: Seat) -> set[str]:
    """The commands that have something legal now."""
    game = typed.vocabulary.game
    begun = {game.notation(action).split()[0] for action in game.legal_actions(state, seat)}
    return {name for name, given in typed.given.items() if given.row.word in begun}


def _options(
    typed: Typed, command: Command, state: State, seat: Seat, rest: str, words: Words, *, own: bool
) -> list[Choice]:
    given, position = typed.given.get(command.name), at_command(typed, command, state, seat)
    if not command.options:
        return [] if rest else [_entry(command.path, _about(typed, command, words))]
    if given is None:
        return _grown(typed, command, position, seat, rest, words)
    taken, part, said = _progress(given, position, seat, rest)
    open_to_all = own or given.row.action not in given.game.secret
    legal = given.legal(position, seat, part.option.name, taken) if open_to_all else []
    every = list(dict.fromkeys((*legal, *_known(given, position, part))))
    kind, vocabulary = part.option.kind, given.vocabulary
    fitting = [value for value in every if value.lower().startswith(said.lower())] if said else every
    fitting = list(dict.fromkeys((*vocabulary.found(position, kind, said, every), *fitting)))
    before = " ".join((command.path, *taken.values()))
    entries: list[Choice] = []
    for value in fitting[:MENU_LIMIT]:
        if value in legal:
            label = vocabulary.entry(position, seat, given.row.word, kind, value, words).label
        else:
            label = vocabulary.name(position, kind, value, words)
        entries.append(_entry(f"{before} {value}", label, _about(typed, command, words)))
    if not every and not said:  # a number, or what there is only where it is legal: to be typed
        option = words(key_of(typed.group, command, part.option))
        return [_entry(before, option, _about(typed, command, words))]
    return entries


def _progress(given: Given, state: State, seat: Seat, rest: str) -> tuple[dict[str, str], Part, str]:
    """The options that are typed already, the one that is being typed, and what is typed of it."""
    taken: dict[str, str] = {}
    said = rest.split()
    for part in given.parts[:-1]:
        name = part.option.name
        values = {
            one.lower(): one for one in (*given.legal(state, seat, name, taken), *_known(given, state, part))
        }
        if not said or said[0].lower() not in values:
            return taken, part, " ".join(said)
        taken[name] = values[said.pop(0).lower()]
    return taken, given.parts[-1], " ".join(said)


def _known(given: Given, state: State, part: Part) -> Sequence[str]:
    """All values of an option, legal or not."""
    option: Option = part.option
    if part.either is not None:
        return (part.either.no, part.either.yes)
    if option.values:
        return option.values
    if option.between is not None:
        return tuple(map(str, range(option.between.least, option.between.most + 1)))[:_NUMBERS]
    return (*given.vocabulary.known(state, option.kind), *given.vocabulary.every(state, option.kind))


def _grown(typed: Typed, command: Command, state: State, seat: Seat, rest: str, words: Words) -> list[Choice]:
    """The values of the one option that grows while it is typed, as its own list offers them."""
    completed = next((option for option in command.options if option.completed), None)
    if completed is None:
        return []
    found = command.offered(state, seat, completed.name, rest, {}, words)
    if [one.value for one in found] == [NOTHING]:  # why there is nothing: the line stays as it is typed
        line = f"{command.path} {rest}".strip()
        return [_entry(line, found[0].label)] if len(line) <= CHOICE else []
    values = [(f"{command.path} {one.value}", one.label) for one in found]
    about = _about(typed, command, words)
    return [_entry(value, label, about) for value, label in values if len(value) <= CHOICE]


def _as_typed(typed: Typed, state: State, seat: Seat, line: str, words: Words) -> list[Choice]:
    """The line as it stands, if it means something."""
    try:
        actions = actions_of(typed, state, seat, line, words)
    except MalformedAction:
        return []
    game, presenter = typed.vocabulary.game, typed.vocabulary.presenter
    if len(line) > CHOICE or len(actions) != 1 or is_answer(game, actions[0]):
        return [] if len(line) > CHOICE else [choice(line, line)]
    return [_entry(line, move_said(presenter, state, actions[0], NOBODY, words))]


def _about(typed: Typed, command: Command, words: Words) -> str:
    """What a command does, in the words of a language."""
    return words(f"cmd-{typed.group}-{command.name}")


def _entry(line: str, said: str, about: str = "") -> Choice:
    """What a line means, a command's words before its value, and the line itself, never cut, in brackets."""
    room = CHOICE - len(line) - len(" ()")
    if not said or said == line or room < _LEAST or "(" in line:
        return choice(line, line)
    left = room - len(said) - len(": ")
    told = f"{fit(about, left)}: {said}" if about and left >= _LEAST else fit(said, room)
    return Choice(f"{capital(told)} ({line})", line)


# What is still to be chosen


class StillOpen(NamedTuple):
    """A command that lacks an option: what it does and what is asked, legal values, and how it is typed on.

    Where nothing is legal, `reason` says why, as far as the asker may know it.
    """

    about: str
    option: str
    legal: tuple[str, ...]
    line: str
    reason: str = ""


def still_open(typed: Typed, state: State, seat: Seat, text: str, words: Words, *, own: bool) -> StillOpen | None:
    """What a line lacks that is a command with the next of its options left out; None where it is none."""
    command, rest = command_of(typed, bare(typed, text))
    if command is None or not command.options:
        return None
    about, given = _about(typed, command, words), typed.given.get(command.name)
    if given is None:
        option = words(key_of(typed.group, command, command.options[0]))
        return None if rest else StillOpen(about, option, (), f"{command.path} …")
    position = at_command(typed, command, state, seat)
    taken, part, said = _progress(given, position, seat, rest)
    if said:
        return None
    option, kind = words(key_of(typed.group, command, part.option)), part.option.kind
    if not own and given.row.action in given.game.secret:
        return StillOpen(about, option, (), given.row.example)
    legal = given.legal(position, seat, part.option.name, taken)
    named = tuple(given.vocabulary.name(position, kind, value, words) for value in legal)
    if legal:
        return StillOpen(about, option, named, " ".join((command.path, *taken.values(), legal[0])))
    offered_now = given.offered(position, seat, part.option.name, "", taken, words) if own else ()
    return StillOpen(about, option, (), given.row.example, offered_now[0].label if offered_now else "")


def other_ways(
    typed: Typed, state: State, seat: Seat, text: str, action: Any, words: Words
) -> list[tuple[str, Any]]:
    """The same action with each value of an option that the line leaves open, and the value by name."""
    given = next((one for one in typed.given.values() if one.row.action is type(action)), None)
    if given is None:
        return []
    values = {part.option.name: part.value(action) for part in given.parts}
    said = bare(typed, text).lower().split()
    found: list[tuple[str, Any]] = []
    for part in given.parts:
        name, had = part.option.name, values[part.option.name]
        if part.option.required or (had and part.either is None) or had.lower() in said:
            continue
        for value in _known(given, state, part):
            (other,) = given.game.read(state, seat, given.line({**values, name: value}))
            if other != action:
                called = given.vocabulary.name(state, part.option.kind, value, words)
                presenter = given.vocabulary.presenter
                yes = part.option.yes_or_no
                found.append((move_said(presenter, state, other, NOBODY, words) if yes else called, other))
    return found
