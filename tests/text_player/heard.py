"""What somebody hears who sees nothing: texts, and controls that bear no more than their words."""

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec

from bot.post import Button, Form, Menu, Post

SHARED: Final = " – "
"""Behind it the title of a menu says what all its entries share."""


class Control(msgspec.Struct, frozen=True):
    """A button or an entry of a menu, as it is read aloud: `handle` is good for pressing and says nothing."""

    handle: int
    label: str
    description: str = ""
    placeholder: str = ""

    @property
    def title(self) -> str:
        """The title of its menu, empty for a button."""
        return self.placeholder.partition(SHARED)[0]

    @property
    def details(self) -> str:
        """What is said of it besides its name: with it, and with all entries of its menu at once."""
        shared = self.placeholder.partition(SHARED)[2]
        return ", ".join(part for part in (self.description, shared) if part)


class Heard(msgspec.Struct, frozen=True):
    """A message: its text, the alt texts of its pictures, and its controls in their order."""

    text: str
    alts: tuple[str, ...] = ()
    controls: tuple[Control, ...] = ()


class Asked(msgspec.Struct, frozen=True):
    """A form: its title, and of each field a handle, the label, what stands in it and the example shown in it."""

    handle: int
    title: str
    fields: tuple[tuple[str, str, str], ...]


class Curtain:
    """Stands between a player and what is sent: custom ids and values stay on this side.

    Handles are drawn by lot, so that nothing can be read from them, not even the order.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._behind: dict[int, tuple[str, str]] = {}

    def of(self, post: Post, *, alts: bool = True) -> Heard:
        """A message as it is heard."""
        pictures = tuple(shot.alt for shot in post.shots) if alts else ()
        return Heard(post.text, pictures, tuple(self._controls(post)))

    def form(self, form: Form) -> Asked:
        """A form as it is heard."""
        fields = tuple((field.label, field.value, field.placeholder) for field in form.fields)
        return Asked(self.handle(form.id, ""), form.title, fields)

    def pressed(self, handle: int) -> tuple[str, str]:
        """The custom id behind a handle, and the value of the entry, empty for a button."""
        return self._behind[handle]

    def _controls(self, post: Post) -> Iterator[Control]:
        for row in post.rows:
            for control in row:
                match control:
                    case Button(disabled=False):
                        yield Control(self.handle(control.id, ""), control.label)
                    case Menu():
                        for entry in control.choices:
                            handle = self.handle(control.id, entry.value)
                            yield Control(handle, entry.label, entry.description, control.placeholder)
                    case _:
                        pass

    def handle(self, identifier: str, value: str) -> int:
        """A handle for a control that is put behind the curtain."""
        handle = self._rng.getrandbits(64)
        self._behind[handle] = (identifier, value)
        return handle
