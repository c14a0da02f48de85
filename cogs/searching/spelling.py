"""What somebody who types a question may mean by a word: other endings, parts of compounds, small slips."""

import sqlite3
from collections.abc import Iterable
from typing import Final

ENDINGS: Final = (
    "ements",
    "ement",
    "ungen",
    "ung",
    "ing",
    "ern",
    "en",
    "er",
    "es",
    "ed",
    "em",
    "aux",
    "x",
    "e",
    "s",
    "n",
)
"""What a word may lose, longest first, so that its plural and its forms are found by what is left."""
_STEM: Final = 4
"""Letters that are always kept."""
_INSIDE: Final = 5
"""Letters of a word that is looked for inside of others."""
_SLIPS: Final = ((8, 2), (4, 1))
"""From so many letters on so many slips are forgiven."""
_NEAR: Final = 60


class Vocabulary:
    """The words of a text, each of which can be found by what somebody types."""

    def __init__(self, connection: sqlite3.Connection, name: str, words: Iterable[str]) -> None:
        """Keep the words in a table `name` of the connection, by their runs of three letters."""
        self._connection, self._name = connection, name
        self._words = sorted(set(words))
        connection.execute(f"CREATE VIRTUAL TABLE {name} USING fts5(word, tokenize = 'trigram')")
        connection.executemany(f"INSERT INTO {name} VALUES (?)", ((word,) for word in self._words))

    def meant(self, word: str) -> list[str]:
        """The words that a typed one may mean; near ones only where nothing has its stem."""
        stem, found = stem_of(word), self.forms(word)
        if len(word) >= _INSIDE:
            found += [own for own in self._like(stem) if stem in own and own not in found]
        return found or self._near(word)

    def forms(self, word: str) -> list[str]:
        """The words that are a form of one, none that is only near."""
        stem = stem_of(word)
        return [own for own in self._words if own.startswith(stem) and _same(own, word, stem)]

    def _near(self, word: str) -> list[str]:
        slips = next((most for least, most in _SLIPS if len(word) >= least), 0)
        if not slips:
            return []
        kept = ((distance(word, own, slips), own) for own in self._like(word))
        near = sorted((far, own) for far, own in kept if far <= slips)
        return [own for far, own in near if far == near[0][0]]

    def _like(self, word: str) -> list[str]:
        """Words that share a run of three letters, those with most of them first."""
        runs = {word[at : at + 3] for at in range(len(word) - 2)}
        if not runs:
            return []
        asked = " OR ".join(f'"{run}"' for run in sorted(runs))
        sql = f"SELECT word FROM {self._name} WHERE {self._name} MATCH ? ORDER BY rank LIMIT ?"
        return [row[0] for row in self._connection.execute(sql, (asked, _NEAR))]


def stem_of(word: str) -> str:
    """A word without its ending."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _STEM:
            return word[: -len(ending)]
    return word


def forms(word: str) -> list[str]:
    """A word without each ending that it may have."""
    return [word[: -len(one)] for one in ENDINGS if word.endswith(one) and len(word) - len(one) >= 3]


def _same(own: str, word: str, stem: str) -> bool:
    """Whether a word that begins with the stem is a form of it: short stems begin too many others."""
    return own in (word, stem) or len(stem) > _STEM or stem_of(own) == stem


def distance(one: str, other: str, most: int) -> int:
    """How many letters are wrong, missing, more or swapped; `most` + 1 where it is more than that."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, sign in enumerate(one, 1):
        earlier, before = before, row
        row = [at]
        for place, own in enumerate(other, 1):
            cost = min(before[place] + 1, row[-1] + 1, before[place - 1] + (sign != own))
            if at > 1 and place > 1 and sign == other[place - 2] and own == one[at - 2]:
                cost = min(cost, earlier[place - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
