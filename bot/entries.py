"""The entries of Fluent files, read when first asked for: a language has thousands, a game uses hundreds."""

import re
import threading
from collections.abc import Iterable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Resource, Term, TermReference
from fluent.syntax.visitor import Visitor

_BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""An entry begins at the edge of a line; all that goes on with it is drawn in."""
_END: Final = re.compile(r"^(?=#)", re.MULTILINE)
"""A comment ends it."""


class Entries:
    """Messages and terms of one language, put into a bundle by `has` with what they refer to."""

    def __init__(self, bundle: FluentBundle, sources: Iterable[str]) -> None:
        self._bundle = bundle
        self._waiting: dict[str, str] = {}
        self._lock = threading.Lock()
        for source in sources:
            for name, text in entries_of(source):
                self._waiting.setdefault(name, text)

    def has(self, key: str) -> bool:
        """Whether there is a message; from now on the bundle has it, and all that it refers to."""
        if key in self._waiting:
            with self._lock:
                self._read(key)
        return self._bundle.has_message(key)

    def _read(self, key: str) -> None:
        found: dict[str, Message | Term] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in found or name not in self._waiting:
                continue
            entry = parsed(self._waiting[name])
            if entry is not None:
                found[name] = entry
                references = _References()
                references.visit(entry)
                wanted += references.names
        self._bundle.add_resource(Resource(list(found.values())))
        # Only now: whoever finds a name no longer waiting, finds it and all that it needs in the bundle.
        for name in (*found, key):
            self._waiting.pop(name, None)


def entries_of(source: str) -> list[tuple[str, str]]:
    """The name of each message of a file, and of each term with its hyphen, with the text of its entry."""
    begun = list(_BEGINNING.finditer(source))
    ends = [*(one.start() for one in begun[1:]), len(source)]
    entries: list[tuple[str, str]] = []
    for one, end in zip(begun, ends, strict=True):
        comment = _END.search(source, one.end(), end)
        entries.append((one[1], source[one.start() : comment.start() if comment else end]))
    return entries


def parsed(text: str) -> Message | Term | None:
    """The entry, without where in a file its parts stand; None if it is no entry that can be read."""
    body = FluentParser(with_spans=False).parse(text).body
    return next((entry for entry in body if isinstance(entry, Message | Term)), None)


class _References(Visitor):
    """The names of the messages and terms that an entry needs."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - as the visitor of Fluent asks
        """Note a message."""
        assert isinstance(node, MessageReference)
        self.names.append(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802 - as the visitor of Fluent asks
        """Note a term, and look at what it is given."""
        assert isinstance(node, TermReference)
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
