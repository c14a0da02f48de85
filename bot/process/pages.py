"""Whose answer a private message shows: what follows late in it gives way to what was pressed there since."""

from typing import Final

from cachetools import LRUCache

KEPT: Final = 10_000
"""Private messages of which it is remembered what was pressed there last."""


class Pages:
    """The newest interaction that is answered in each private message."""

    def __init__(self) -> None:
        self._newest = LRUCache[int, int](KEPT)
        self._messages = LRUCache[int, int](KEPT)

    def turn(self, interaction: int, message: int) -> None:
        """Record that an interaction is answered in a message that stood already."""
        self._messages[interaction] = message
        self._newest[message] = interaction

    def show(self, interaction: int, message: int) -> None:
        """Record in which message the answer to an interaction stands."""
        self._messages[interaction] = message
        self._newest.setdefault(message, interaction)

    def turned(self, interaction: int) -> bool:
        """Whether something else was pressed in the message of that answer since."""
        message = self._messages.get(interaction)
        return message is not None and self._newest.get(message, interaction) != interaction
