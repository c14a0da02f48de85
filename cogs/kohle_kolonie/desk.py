"""What every panel of Kohle & Kolonie is made from: a position, who looks at it, and in which language."""

from typing import TypeAlias, cast

import msgspec

from bot.controls import Op, button_id, menu_id
from bot.post import MENU_LIMIT, Button, Choice, Control, Menu, Style, fit
from bot.presenter import Position, Scene
from bot.words import Words
from cogs.kohle_kolonie.names import Names, capital, names_of
from games.engine.event import Seat
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import Terrain, terrain_of
from games.kohle_kolonie.view import SeatView, View

Rows: TypeAlias = tuple[tuple[Control, ...], ...]
LABEL = 80
CHOICE = 100
PLACEHOLDER = 150
ROWS = 4
BUTTONS = 20
"""Choices that stand as buttons; more of them become menus."""


class Desk(msgspec.Struct, frozen=True):
    """A position before its owner, with the table's people and the texts of a language."""

    position: Position
    scene: Scene
    words: Words

    @property
    def state(self) -> State:
        """Sealed state and own open moves."""
        return cast(State, self.position.state)

    @property
    def view(self) -> View:
        """What the owner may see."""
        return cast(View, self.position.view)

    @property
    def seat(self) -> Seat:
        """The owner's seat."""
        return self.position.seat

    @property
    def me(self) -> SeatView:
        """The owner's side of the table."""
        return self.view.seats[self.position.seat]

    @property
    def terrain(self) -> Terrain:
        """The board as it is used here."""
        return terrain_of(self.state)

    @property
    def names(self) -> Names:
        """What everything is called."""
        return names_of(self.words, self.view.options.board)

    def legal(self) -> list[Action]:
        """The owner's legal actions, the end of the turn left out: *Finish* is the frame's."""
        actions = GAME.legal_actions(self.state, self.seat)
        return [action for action in actions if action != GAME.end_turn]

    def may(self, action: Action) -> bool:
        """Whether the owner can take the action now."""
        return GAME.check(self.state, self.seat, action) is None

    def press(self, label: str, argument: str, style: Style = "secondary") -> Button:
        """A button that does `argument`: an action in notation or one of our own short forms."""
        return self._button("do", label, argument, style)

    def act(self, label: str, action: Action, style: Style = "secondary") -> Button:
        """A button that takes an action."""
        return self.press(label, GAME.notation(action), style)

    def show(self, label: str, focus: str, style: Style = "secondary") -> Button:
        """A button that shows the panel with another focus."""
        return self._button("show", label, focus, style)

    def form(self, label: str, focus: str) -> Button:
        """A button that opens a form."""
        return self._button("form", label, focus, "secondary")

    def menus(self, name: str, placeholder: str, choices: list[Choice]) -> Rows:
        """Menus whose entries are done; more than one only where there are more than 25 entries."""
        return self._menus("do", name, placeholder, choices)

    def narrowing(self, name: str, placeholder: str, choices: list[Choice]) -> Rows:
        """Menus whose entries are a focus to go on with."""
        return self._menus("show", name, placeholder, choices)

    def _menus(self, op: Op, name: str, placeholder: str, choices: list[Choice]) -> Rows:
        return tuple(
            (
                Menu(
                    menu_id(op, self.scene.table, self.position.decision, f"{name}{start}"),
                    fit(placeholder, PLACEHOLDER),
                    tuple(choices[start : start + MENU_LIMIT]),
                ),
            )
            for start in range(0, len(choices), MENU_LIMIT)
        )

    def _button(self, op: Op, label: str, argument: str, style: Style) -> Button:
        identifier = button_id(op, self.scene.table, self.position.decision, argument)
        return Button(fit(capital(label), LABEL), identifier, style)


def choice(label: str, value: str, description: str = "") -> Choice:
    """An entry of a menu, cut to what Discord takes."""
    return Choice(fit(capital(label), CHOICE), value, fit(capital(description), CHOICE))


def fitting(labels: list[str]) -> str:
    """The first of the labels that fits a button, else the last."""
    return next((label for label in labels if len(label) <= LABEL), labels[-1])
