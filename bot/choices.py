"""What can be chosen, as text: read from the menus and buttons of a panel, so that both say the same."""

from typing import Any, Final, TypeAlias

import msgspec

from bot.controls import read_id
from bot.post import Button, Control, Menu
from bot.presenter import AnyPresenter, Party, Position
from bot.words import Words
from games.engine.bounds import State
from games.engine.contract import AnyGame, is_answer
from games.engine.event import Seat

Rows: TypeAlias = tuple[tuple[Control, ...], ...]
SHARED: Final = " – "
"""Parts a menu's title from what all its entries share, where it is made to be heard."""
LISTED: Final = 20
"""Targets that are named one by one; of more only what they are and how many."""


class Targets(msgspec.Struct, frozen=True):
    """What one menu offers, or the buttons of a panel together, which have no title."""

    title: str
    labels: tuple[str, ...]


def choices(rows: Rows, text: Words) -> list[str]:
    """Every control of a panel in lines: a menu's placeholder and then its entries, a button by itself."""
    lines: list[str] = []
    for control in (control for row in rows for control in row):
        if isinstance(control, Menu):
            lines.append(text("choices-menu", title=control.placeholder))
            lines += [_entry(one.label, one.description, text) for one in control.choices]
        elif isinstance(control, Button):
            lines.append(_entry(control.label, "", text))
    return lines


def _entry(label: str, description: str, text: Words) -> str:
    if description:
        return text("choices-entry-told", label=label, description=description)
    return text("choices-entry", label=label)


def targets(rows: Rows) -> list[Targets]:
    """What a decision can be: the menus, and the buttons that decide or lead on to more of the decision."""
    found = [
        Targets(_closed(one.placeholder), tuple(_closed(c.label) for c in one.choices)) for one in _menus(rows)
    ]
    buttons = tuple(_closed(one.label) for row in rows for one in row if isinstance(one, Button) and decides(one))
    return [*found, Targets("", buttons)] if buttons else found


def _closed(label: str) -> str:
    """A label without the dots that say that more is asked behind it."""
    return label.removesuffix("…")


def _menus(rows: Rows) -> list[Menu]:
    return [control for row in rows for control in row if isinstance(control, Menu)]


def short_title(placeholder: str) -> str:
    """A menu's title without what it says of its entries."""
    return placeholder.partition(SHARED)[0].partition(":")[0].strip().removesuffix("…")


def decides(button: Button) -> bool:
    """Whether a button takes an action, or is a main one that shows what more there is to it."""
    press = read_id(button.id)
    return press is not None and (press.op == "do" or (press.op == "show" and button.style == "primary"))


def public_targets(
    presenter: AnyPresenter, public: State, view: Any, seat: Seat, party: Party, text: Words
) -> list[Targets]:
    """What a seat that must decide may choose, from the public part of a state alone.

    Nothing where the choices hang on something hidden.
    """
    if presenter.choice_hidden(view):
        return []
    game = presenter.game
    position = Position(
        state=public,
        view=game.observe(public, seat),
        seat=seat,
        decision=0,
        moves=(),
        at_turn=True,
        can_finish=False,
    )
    return targets(without_answers(presenter.panel(position, "", party, text).rows, game, public, seat))


def without_answers(rows: Rows, game: AnyGame, state: State, seat: Seat) -> Rows:
    """The rows without buttons that leave an answer for later: they are no part of the decision."""

    def asked(control: Control) -> bool:
        press = read_id(control.id) if isinstance(control, Button) else None
        return press is None or press.op != "do" or not _is_answer(game, state, seat, press.arg)

    return tuple(tuple(control for control in row if asked(control)) for row in rows)


def _is_answer(game: AnyGame, state: State, seat: Seat, said: str) -> bool:
    actions = game.read(state, seat, said)
    return bool(actions) and is_answer(game, actions[0])


def named(found: Targets, text: Words, *, counted: bool) -> str:
    """One menu as a sentence: its title and what it offers, or only how much that is."""
    if counted:
        return text("choices-counted", title=found.title or text("choices-buttons"), count=len(found.labels))
    labels = text("choices-separator").join(found.labels)
    return text("choices-listed", title=found.title, labels=labels) if found.title else f"{labels}."
