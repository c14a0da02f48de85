"""What somebody at a table has before them, and what its panel says: for the tests of every game's panels."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.controls import read_id
from bot.post import Button, Choice, Menu
from bot.presenter import Panel, Party, Position, Presenter
from bot.words import Words
from cogs.typed.commands import Options
from cogs.typed.typed import Typed
from games.engine.contract import AnyGame
from games.engine.event import Seat


def party_of(game: AnyGame, names: tuple[str, ...]) -> Party:
    """The people of a table with the greatest numbers that ids can have."""
    return Party(
        table=10**18 - 1,
        names=names,
        plain_names=names,
        colours=game.colours[: len(names)],
        users=tuple(range(1, len(names) + 1)),
    )


def position_of(game: AnyGame, state: Any, seat: Seat, moves: tuple[str, ...]) -> Position:
    """What the seat has before it."""
    at_turn = seat in game.active_seats(state)
    return Position(
        state=state,
        view=game.observe(state, seat),
        seat=seat,
        decision=10**9 - 1,
        moves=moves,
        at_turn=at_turn,
        can_finish=at_turn and game.check(state, seat, game.end_turn) is None,
    )


def acts(presenter: Presenter, state: Any, seat: Seat, text: str) -> tuple[Any, ...]:
    """What a typed text or a control's argument means; raises MalformedAction."""
    return tuple(presenter.game.read(state, seat, presenter.spelt(state, seat, text)))


def options_of(typed: Typed) -> dict[str, tuple[str, ...]]:
    """The options of each command that follows from a row."""
    return {name: tuple(part.option.name for part in one.parts) for name, one in typed.given.items() if one.parts}


def suggestions(
    typed: Typed, state: Any, seat: Seat, parameter: str, said: str, others: Options, words: Words
) -> Sequence[Choice]:
    """What is offered for "<command> <option>" where `said` is typed."""
    name, _, option = parameter.partition(" ")
    return typed.commands[name].offered(state, seat, option, said, others, words)


def arguments(shown: Panel, op: str) -> Iterator[str]:
    """Everything that the controls of one kind say when pressed."""
    for row in (*shown.rows, *shown.later):
        for control in row:
            if isinstance(control, Button | Menu) and (press := read_id(control.id)) and press.op == op:
                if isinstance(control, Menu):
                    yield from (choice.value for choice in control.choices)
                else:
                    yield press.arg


def said(presenter: Presenter, view: Any, party: Party, words: Words) -> list[str]:
    """A position in words, part by part: those of the first menu, of those within what is not said before."""
    told: list[str] = []
    for part in presenter.passages(view, party, words):
        lines = part.lines()
        if part.within:
            before = set("\n".join(told).splitlines())
            lines = [line for line in lines if line not in before]
        text = "\n".join(lines)
        told += [text] if text and text not in told else []
    return told
