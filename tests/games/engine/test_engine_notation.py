"""Reading lines of words by their verb."""

from typing import Annotated, Any

import msgspec
import pytest

from games.engine.notation import MALFORMED, tokens_of
from games.engine.spelling import NUMBER, Spelling, spelt
from games.engine.table import Table
from games.engine.verbs import Verb
from games.engine.violation import MalformedAction


class End(msgspec.Struct, frozen=True):
    pass


class Dig(msgspec.Struct, frozen=True):
    level: Annotated[int | None, NUMBER] = None


class Load(msgspec.Struct, frozen=True):
    coal: Annotated[str, spelt(("grey", "black"), "not-a-coal")]


class Haul(msgspec.Struct, frozen=True):
    count: Annotated[int, NUMBER]
    coal: Annotated[str, Spelling(str)]


def nothing(*_: object) -> None:
    pass


TABLE: Table[Any, Any] = Table(
    Verb(action, example, "1", at=None, perform=nothing)
    for action, example in ((End, "end"), (Dig, "dig"), (Load, "load grey"), (Haul, "move 2 x"))
)


def read(line: str) -> object:
    return TABLE.read(tokens_of(line))


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("end", End()),
        ("dig", Dig()),
        ("dig 3", Dig(3)),
        ("load grey", Load("grey")),
        ("move 2 x", Haul(2, "x")),
    ],
)
def test_the_verb_says_how_a_line_is_read(line: str, meaning: object):
    """A verb may stand alone and with words too."""
    assert read(line) == meaning


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("sleep", "unknown-verb"),
        ("end now", "wrong-number-of-words"),
        ("dig 3 4", "wrong-number-of-words"),
        ("load", "wrong-number-of-words"),
        ("move 2", "wrong-number-of-words"),
        ("load gold", "not-a-coal"),
        ("dig deep", "not-a-number"),
        ("dig -1", "not-a-number"),
        ("dig 1000", "not-a-number"),
        ("dig ٣", "not-a-number"),
    ],
)
def test_what_cannot_be_read(line: str, code: str):
    with pytest.raises(MalformedAction) as caught:
        read(line)
    assert caught.value.code == code
    assert set(caught.value.params) == set(MALFORMED.get(code, ("word",)))
