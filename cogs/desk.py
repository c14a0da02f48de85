"""What every panel of a game is made from: a position, who looks at it, and in which language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from bot.choices import SHARED
from bot.controls import Op, button_id, menu_id
from bot.post import MENU_LIMIT, Button, Choice, Control, Menu, Style, fit, rows_of
from bot.presenter import Party, Position
from bot.words import Words
from cogs.signs import MOST, Signs, signed
from games.engine.contract import A, AnyGame, S, V
from games.engine.event import Seat

K = TypeVar("K", bound=msgspec.Struct)
"""One kind of action."""

Rows: TypeAlias = tuple[tuple[Control, ...], ...]
LABEL: Final = 80
CHOICE: Final = 100
PLACEHOLDER: Final = 150
ROWS: Final = 4
BUTTONS: Final = 20
"""Choices that stand as buttons; more of them become menus."""


class Entry(msgspec.Struct, frozen=True):
    """An entry of a menu to be heard: its details each by itself, so that what all share need not be repeated."""

    label: str
    value: str
    details: tuple[str, ...] = ()


class Desk(msgspec.Struct, Generic[S, A, V], frozen=True):
    """A position before its owner, with the table's people and the texts of a language. Each game names itself."""

    game: ClassVar[AnyGame]
    position: Position[S, V]
    party: Party
    words: Words

    @property
    def state(self) -> S:
        """Sealed state and own open moves."""
        return self.position.state

    @property
    def view(self) -> V:
        """What the owner may see."""
        return self.position.view

    @property
    def seat(self) -> Seat:
        """The owner's seat."""
        return self.position.seat

    @property
    def signs(self) -> Signs:
        """The signs of the places that this turn may be about; none unless a game has some."""
        return {}

    def signed(self, places: str | Sequence[str], label: str) -> str:
        """A choice with the letters of the places it is about: "C · Steele"."""
        return signed(places, capital(label), self.signs, self.words)

    def legal(self) -> list[A]:
        """The owner's legal actions, the end of the turn left out: *Finish* is the frame's."""
        actions = self.game.legal_actions(self.state, self.seat)
        return [action for action in actions if action != self.game.end_turn]

    def may(self, action: A) -> bool:
        """Whether the owner can take the action now."""
        return self.game.check(self.state, self.seat, action) is None

    def press(self, label: str, argument: str, style: Style = "secondary") -> Button:
        """A button that does `argument`: an action in notation or one of the game's short forms."""
        return self._button("do", label, argument, style)

    def act(self, label: str, action: A, style: Style = "secondary") -> Button:
        """A button that takes an action."""
        return self.press(label, self.game.notation(action), style)

    def show(self, label: str, focus: str, style: Style = "secondary") -> Button:
        """A button that shows the panel with another focus."""
        return self._button("show", label, focus, style)

    def form(self, label: str, focus: str) -> Button:
        """A button that opens a form."""
        return self._button("form", label, focus, "secondary")

    def each(
        self,
        kind: type[K],
        label: Callable[[K], str],
        style: Style = "primary",
        order: Callable[[K], int] | None = None,
    ) -> list[Button]:
        """The legal actions of one kind as buttons, in an order of their own where there is one."""
        legal: list[Any] = [action for action in self.legal() if isinstance(action, kind)]
        if order is not None:
            legal.sort(key=order)
        return [self.act(label(action), action, style) for action in legal]

    def for_later(self, buttons: list[Button]) -> Rows:
        """Ways to answers for later, which say that they are."""
        said: list[Button] = []
        for one in buttons:
            # Within a label only German writes its nouns with a capital.
            what = one.label if self.words.language == "de" else one.label[:1].lower() + one.label[1:]
            said.append(replace(one, label=fit(self.words("for-later", what=what), LABEL)))
        return rows_of(said)

    def menus(self, name: str, placeholder: str, choices: list[Choice]) -> Rows:
        """Menus whose entries are done; more than one only where there are more than 25 entries."""
        return self._menus("do", name, placeholder, choices)

    def areas(self, name: str, placeholder: str, areas: Mapping[str, list[Choice]]) -> Rows:
        """A menu of all entries; where they are more than twenty, menus of one or several areas each."""
        pages = packed(areas)
        rows: Rows = ()
        for number, (named, choices) in enumerate(pages):
            area = self.words("menu-of-area", menu=placeholder, area=", ".join(named))
            rows += self.menus(f"{name}-{number}-", area if len(pages) > 1 else placeholder, choices)
        return rows

    def told_once(self, name: str, placeholder: str, entries: Sequence[Entry]) -> Rows:
        """A menu to be heard: what all its entries share is said once, in its placeholder."""
        shared = common(entries)
        placeholder = SHARED.join((placeholder, ", ".join(shared))) if shared else placeholder
        choices = [
            choice(one.label, one.value, ", ".join(part for part in one.details if part not in shared))
            for one in entries
        ]
        return self.menus(name, placeholder, choices)

    def narrowing(self, name: str, placeholder: str, choices: list[Choice]) -> Rows:
        """Menus whose entries are a focus to go on with."""
        return self._menus("show", name, placeholder, choices)

    def _menus(self, op: Op, name: str, placeholder: str, choices: list[Choice]) -> Rows:
        return tuple(
            (
                Menu(
                    menu_id(op, self.party.table, self.position.decision, f"{name}{start}"),
                    fit(placeholder, PLACEHOLDER),
                    tuple(choices[start : start + MENU_LIMIT]),
                ),
            )
            for start in range(0, len(choices), MENU_LIMIT)
        )

    def _button(self, op: Op, label: str, argument: str, style: Style) -> Button:
        identifier = button_id(op, self.party.table, self.position.decision, argument)
        return Button(fit(capital(label), LABEL), identifier, style)


def capital(text: str) -> str:
    """The text with a capital first letter, for labels and sentence beginnings."""
    return text[:1].upper() + text[1:]


def choice(label: str, value: str, description: str = "") -> Choice:
    """An entry of a menu, cut to what Discord takes."""
    return Choice(fit(capital(label), CHOICE), value, fit(capital(description), CHOICE))


def common(entries: Sequence[Entry]) -> list[str]:
    """The details that several entries all have."""
    if len(entries) < 2:
        return []
    return [part for part in entries[0].details if all(part in other.details for other in entries[1:])]


def packed(areas: Mapping[str, list[Choice]]) -> list[tuple[list[str], list[Choice]]]:
    """Areas with their entries on as few pages as hold twenty at most, each with the areas on it.

    One that has more of them is on several.
    """
    pages: list[tuple[list[str], list[Choice]]] = []
    for area, choices in areas.items():
        for start in range(0, len(choices), MOST):
            part = choices[start : start + MOST]
            if pages and len(pages[-1][1]) + len(part) <= MOST:
                named, held = pages[-1]
                pages[-1] = ([*named, area], [*held, *part])
            else:
                pages.append(([area], part))
    return pages


def fitting(labels: list[str]) -> str:
    """The first of the labels that fits a button, else the last."""
    return next((label for label in labels if len(label) <= LABEL), labels[-1])
