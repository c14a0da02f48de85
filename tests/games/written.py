"""What the source of a game writes down: its strings, and what it tells and refuses."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType

from games.engine import counting, notation, repairing
from games.engine.event import Event
from games.engine.violation import Violation

ENGINE = {
    "reveal-inside-plan",
    "not-a-number",
    *notation.MALFORMED,
    *counting.VIOLATIONS,
    *repairing.VIOLATIONS,
    *repairing.EVENTS,
}
"""Codes that the engine gives for the games."""


class Written:
    """The modules of a game's package. `composed` are strings that the source puts together from parts."""

    def __init__(self, game: ModuleType, composed: Iterable[str] = ()) -> None:
        sources = sorted(Path(game.__file__ or "").parent.glob("*.py"))
        self._trees = {source.name: ast.parse(source.read_text()) for source in sources}
        self._composed = frozenset(composed)

    def strings(self) -> set[str]:
        """Every string, and those composed."""
        nodes = (node for tree in self._trees.values() for node in ast.walk(tree))
        written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        return written | self._composed

    def arguments(self, functions: Mapping[str, int]) -> set[str]:
        """What calls of the functions say in the argument at the place given."""
        return {word for tree in self._trees.values() for word in self._said(tree, functions)}

    def _said(self, tree: ast.Module, functions: Mapping[str, int]) -> Iterator[str]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                at = functions.get(called)
                if at is not None and len(node.args) > at:
                    yield from self._literals(node.args[at])

    def _literals(self, node: ast.expr) -> set[str]:
        """What a string expression can be; a formatted one is any composed string of its shape."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return {node.value}
        if isinstance(node, ast.IfExp):
            return self._literals(node.body) | self._literals(node.orelse)
        if isinstance(node, ast.JoinedStr):
            texts = [part.value for part in node.values if isinstance(part, ast.Constant)]
            return {word for word in self._composed if all(str(text) in word for text in texts)}
        return set()


def said_as_listed(
    catalogue: ModuleType, games: Iterable[tuple[list[Violation], list[Event]]]
) -> tuple[set[str], set[str]]:
    """The codes and kinds that games brought up; each has the parameters and cites a rule of the catalogue."""
    codes, kinds = set[str](), set[str]()
    for refusals, events in games:
        for violation in refusals:
            assert tuple(violation.params) == catalogue.VIOLATIONS[violation.code], violation
            assert violation.rule in catalogue.RULES, violation
        for event in events:
            assert tuple(event.params) == catalogue.EVENTS[event.kind], event
            assert event.rule in catalogue.RULES, event
            for fact in event.facts if hasattr(catalogue, "FACTS") else ():
                assert tuple(fact.params) == catalogue.FACTS[fact.kind], fact
        codes |= {violation.code for violation in refusals}
        kinds |= {event.kind for event in events}
    return codes, kinds
