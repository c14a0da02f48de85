"""Whose answer a private message shows, where the guide was left, and what was refused of a form.

What follows late in a message gives way to what was pressed there since.
"""

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


class LeftOff:
    """At which page of the guide each table was left, as long as the same decision stands before the learner."""

    def __init__(self) -> None:
        self._pages = LRUCache[int, tuple[int, int]](KEPT)

    def leave(self, table: int, decision: int, page: int) -> None:
        """Record the page that is shown."""
        self._pages[table] = (decision, page)

    def page(self, table: int, decision: int) -> int:
        """The page that was shown last; the first where none was of this decision."""
        before, page = self._pages.get(table, (decision, 1))
        return page if before == decision else 1


class Written:
    """What somebody wrote into a form that was refused, as long as the same decision stands before them."""

    def __init__(self) -> None:
        self._forms = LRUCache[tuple[int, int], tuple[int, str, tuple[str, ...]]](KEPT)

    def keep(self, user: int, table: int, decision: int, form: str, values: tuple[str, ...]) -> None:
        """Record what the fields of a form hold, by the form's name."""
        self._forms[user, table] = (decision, form, values)

    def forget(self, user: int, table: int) -> None:
        """Record that it was taken."""
        self._forms.pop((user, table), None)

    def kept(self, user: int, table: int, decision: int) -> bool:
        """Whether anything of that decision is kept."""
        return self._forms.get((user, table), (None,))[0] == decision

    def into(self, user: int, table: int, decision: int, form: str) -> tuple[str, ...]:
        """What the fields of a form held when it was refused; nothing where it was another form or decision."""
        before, name, values = self._forms.get((user, table), (decision, "", ()))
        return values if (before, name) == (decision, form) else ()
