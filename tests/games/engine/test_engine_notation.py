"""Reading lines of words by their verb."""

import pytest

from games.engine.notation import MALFORMED, among, number, read_words, with_one, with_two, words_of
from games.engine.violation import MalformedAction

PLAIN = {"end": "the end", "dig": "dig anywhere"}
READERS = {
    "dig": with_one(lambda level: f"dig at {level}", number),
    "load": with_one(lambda coal: f"load {coal}", among(("grey", "black"), "not-a-coal")),
    "move": with_two(lambda count, coal: f"move {count} {coal}", number, str),
}


def read(line: str) -> str:
    return read_words(words_of(line), PLAIN, READERS)


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("end", "the end"),
        ("dig", "dig anywhere"),
        ("dig 3", "dig at 3"),
        ("load grey", "load grey"),
        ("move 2 x", "move 2 x"),
    ],
)
def test_the_verb_says_how_a_line_is_read(line: str, meaning: str):
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
